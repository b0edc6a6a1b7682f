# Les leçons de dice-arena.

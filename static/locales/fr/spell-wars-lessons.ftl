# Les leçons de spell-wars.

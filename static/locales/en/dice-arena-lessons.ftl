# The lessons of dice-arena.

# The lessons of spell-wars.

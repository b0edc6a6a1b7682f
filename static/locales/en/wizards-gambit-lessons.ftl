# The lessons of wizards-gambit.

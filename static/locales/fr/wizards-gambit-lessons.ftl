# Les leçons de wizards-gambit.

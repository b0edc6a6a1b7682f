# Pourquoi un conseil de Wizard’s Gambit est bon, et ce qu’il risque : une phrase chacun, 110 caractères au plus.

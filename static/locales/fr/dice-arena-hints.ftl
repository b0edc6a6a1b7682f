# Pourquoi un conseil de Dice Arena est bon, et ce qu’il risque : une phrase chacun, 110 caractères au plus.

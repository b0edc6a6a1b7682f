# Pourquoi un conseil d’Elfenwizards est bon, et ce qu’il risque : une phrase chacun, 110 caractères au plus.

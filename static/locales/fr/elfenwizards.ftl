# Elfenwizards: every key begins with elfenwizards-.

elfenwizards-name = Elfenwizards

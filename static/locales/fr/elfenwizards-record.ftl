# Ce qui se raconte des parties terminées : ce qui se compte, et les exploits.

elfenwizards-best-duel = Plus grande puissance dans un duel
elfenwizards-best-round = Plus de points en un tour
elfenwizards-feat-crowned = Couronne
elfenwizards-feat-crowned-text = Devenir Grand Druide.
elfenwizards-feat-crowned-twice = Deux fois couronne
elfenwizards-feat-crowned-twice-text = Finir la partie en devenant Grand Druide pour la deuxième fois.
elfenwizards-feat-from-the-roots = Depuis les racines
elfenwizards-feat-from-the-roots-text = Gagner avec un magicien renvoyé aux racines et remonté à un titre.
elfenwizards-feat-both-druids = Les deux Druides
elfenwizards-feat-both-druids-text = Remporter les deux titres de Druide dans un même tour.
elfenwizards-feat-great-duel = Un grand duel
elfenwizards-feat-great-duel-text = Remporter un titre avec 18 de puissance ou plus.
elfenwizards-feat-rich-round = Un tour d’or
elfenwizards-feat-rich-round-text = Marquer 30 points ou plus en un tour.
elfenwizards-feat-no-crown = Dans l’ombre du trône
elfenwizards-feat-no-crown-text = Gagner sans jamais devenir Grand Druide.
elfenwizards-feat-spotless = Sans tache
elfenwizards-feat-spotless-text = Gagner sans un seul jeton gris.
elfenwizards-feat-from-behind = Remontée
elfenwizards-feat-from-behind-text = Gagner après avoir été seul dernier à la fin du premier tour.
elfenwizards-feat-nothing-wasted = Rien de perdu
elfenwizards-feat-nothing-wasted-text = Utiliser cinq dés ou plus en un tour, et aucun en vain.

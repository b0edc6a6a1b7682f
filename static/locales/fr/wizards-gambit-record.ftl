# Ce qui se raconte des parties terminées : ce qui se compte, et les exploits.

wizards-gambit-best-spell = Meilleur sort, en points
wizards-gambit-best-turn = Plus de points en un tour
wizards-gambit-feat-grand-siege-magus = Mage du Grand Siège
wizards-gambit-feat-grand-siege-magus-text = Finir la partie avec dix points.
wizards-gambit-feat-under-negation = Malgré la négation
wizards-gambit-feat-under-negation-text = Réclamer un sort alors que le gambit d’un autre couvre votre grimoire.
wizards-gambit-feat-two-in-a-turn = Deux d’un coup
wizards-gambit-feat-two-in-a-turn-text = Réclamer deux sorts dans un même tour.
wizards-gambit-feat-great-spell = Un grand sort
wizards-gambit-feat-great-spell-text = Réclamer un sort de cinq points.
wizards-gambit-feat-no-gambit = Sans gambit
wizards-gambit-feat-no-gambit-text = Gagner sans jouer de gambit.
wizards-gambit-feat-gambits = Maître des gambits
wizards-gambit-feat-gambits-text = Jouer trois gambits dans une partie.
wizards-gambit-feat-counter-gambit = Contre-gambit
wizards-gambit-feat-counter-gambit-text = Détruire le gambit d’un autre avec le vôtre.
wizards-gambit-feat-pickpocket = Main leste
wizards-gambit-feat-pickpocket-text = Prendre trois cartes dans la main des autres en une partie.
wizards-gambit-feat-bounty = L’héritier de Colbach
wizards-gambit-feat-bounty-text = Jouer la Générosité de Colbach.
wizards-gambit-feat-from-behind = Remontée
wizards-gambit-feat-from-behind-text = Gagner après avoir eu cinq points de retard sur quelqu’un.
wizards-gambit-feat-swift = En coup de vent
wizards-gambit-feat-swift-text = Gagner à la huitième manche ou avant.

# Ce qui se raconte des parties terminées : ce qui se compte, et les exploits.

dice-arena-best-streak = Plus longue série dans l’arène : lancers en un tour
dice-arena-best-catch = Plus de dés pris en un tour
dice-arena-feat-last-die = Le dernier dé
dice-arena-feat-last-die-text = Lancer son dernier dé, et gagner quand même.
dice-arena-feat-great-group = Un grand groupe
dice-arena-feat-great-group-text = Prendre un groupe de quatre dés ou plus.
dice-arena-feat-long-turn = Tenter sa chance
dice-arena-feat-long-turn-text = Lancer cinq fois dans un même tour.
dice-arena-feat-harvest = Moisson
dice-arena-feat-harvest-text = Prendre sept dés ou plus en un tour.
dice-arena-feat-high-tower = Une haute tour
dice-arena-feat-high-tower-text = Empiler une tour de cinq dés.
dice-arena-feat-two-spells = Deux sorts d’un coup
dice-arena-feat-two-spells-text = Lancer deux sorts différents d’un seul jet.
dice-arena-feat-knock-out = Hors jeu
dice-arena-feat-knock-out-text = Voir un autre magicien éliminé pendant votre tour.
dice-arena-feat-turncoat = Girouette
dice-arena-feat-turncoat-text = Inverser trois fois le sens du jeu dans une partie.
dice-arena-feat-sure-hand = La main sûre
dice-arena-feat-sure-hand-text = Gagner sans qu’aucun de vos lancers ne coûte un dé.
dice-arena-feat-disarmed = Désarmé, pas battu
dice-arena-feat-disarmed-text = Trouver l’arène vide une fois, et gagner quand même.

# La règle d’Elfenwizards : chaque clé commence par elfenwizards-rules-.

elfenwizards-rules-intro =
    Elfenwizards est un jeu d’Alan R. Moon pour trois à six joueurs. Cette page en donne la règle
    avec nos propres mots. Là où le livret se tait, il a fallu trancher ; chacune de ces décisions
    est une note à la fin de son chapitre.

elfenwizards-rules-aim = Le but
elfenwizards-rules-aim-1 =
    Chacun dirige une guilde de magiciens sur le Grand Arbre. Les sorts gagnent des titres, les
    titres rapportent des points, et après { $rounds } tours au plus la guilde qui a le plus de
    points l’emporte.
elfenwizards-rules-aim-2 =
    Une guilde possède { $major } sorts majeurs, qui sont des dés, et { $minor } sorts mineurs, qui
    sont des pions et valent chacun { $power } de puissance.

elfenwizards-rules-board = Le plateau
elfenwizards-rules-board-1 =
    L’arbre porte les titres : un Grand Druide au sommet, deux Druides, quatre Sorciers, huit
    Nécromanciens. Au pied se trouvent quatre cases pour les simples Magiciens, sans limite de
    nombre. L’emplacement d’un titre reçoit un seul magicien.
elfenwizards-rules-board-2 =
    Les deux Druides sont candidats au titre de Grand Druide. Chaque titre de Druide se dispute
    entre les deux Sorciers placés dessous, chaque titre de Sorcier entre les deux Nécromanciens
    placés dessous, et chaque paire de titres de Nécromancien entre les Magiciens de la case placée
    dessous.
elfenwizards-rules-board-3 =
    La disposition exacte, un, deux, quatre et huit emplacements au-dessus de quatre cases, est
    reconstituée.

elfenwizards-rules-setup = La mise en place
elfenwizards-rules-setup-1 =
    Chaque guilde prend ses sorts et { $three }, { $four }, { $five } ou { $six } magiciens, à
    trois, quatre, cinq ou six joueurs. Le premier joueur est tiré au sort et prend le dragon. Qui
    possède le dragon joue en premier, les autres suivent dans le sens horaire.
elfenwizards-rules-setup-2 =
    Notre texte du livret n’a pas la table de placement ; la nôtre remplit tous les emplacements
    sauf celui du Grand Druide, donne à chaque guilde autant de magiciens, et n’oppose aucune guilde
    à elle-même. Les couleurs sont distribuées au hasard, sauf si vous les choisissez.
elfenwizards-rules-setup-3 =
    La sixième guilde est blanche ; le livret n’en nomme pas.
elfenwizards-rules-setup-4 =
    Un tour compte dix phases, toujours dans cet ordre.

elfenwizards-rules-p1 = Phase 1 : retraite du Grand Druide
elfenwizards-rules-p1-1 =
    Sauf au premier tour. Le propriétaire du Grand Druide paie un sort mineur, pris dans sa réserve
    ou dans la case Sorts mineurs ; ce sort reste sur le compteur de tours, au numéro du tour qui
    vient de finir, jusqu’à la fin de la partie. Il prend le dragon et met le Grand Druide dans une
    case Magiciens de son choix.
elfenwizards-rules-p1-2 =
    Si personne n’est Grand Druide, le dragon reste où il est.

elfenwizards-rules-p2 = Phase 2 : première allocation des sorts majeurs
elfenwizards-rules-p2-1 =
    À son tour, chacun lance tous les dés qu’il a devant lui et en place autant qu’il veut : sur une
    case Sorts majeurs pour la compétition de ce niveau, sur la case Sorts mineurs pour récupérer
    des sorts mineurs, sur la case Magie grise pour retirer des jetons. Les dés restés dans une case
    depuis le tour précédent y demeurent tels quels.
elfenwizards-rules-p2-2 =
    Une case reçoit autant de dés qu’on veut. Un dé placé ne change plus de case ; ici, vous pouvez
    disposer vos dés à loisir jusqu’à la confirmation, et l’annuler jusqu’au prochain lancer.
elfenwizards-rules-p2-3 =
    On peut ne placer aucun dé dans cette phase.

elfenwizards-rules-p3 = Phase 3 : seconde allocation des sorts majeurs
elfenwizards-rules-p3-1 =
    À son tour, chacun lance tous les dés encore devant lui, puis accepte ce lancer ou paie un sort
    mineur, posé dans la case Sorts mineurs, pour relancer une fois tous ces dés. Il doit ensuite
    les placer tous.

elfenwizards-rules-p4 = Phase 4 : récupération des sorts mineurs
elfenwizards-rules-p4-1 =
    Qui a des dés dans la case Sorts mineurs peut s’en servir pour y reprendre ses propres sorts
    mineurs : un sort pour { $pips } points, additionnés sur les dés utilisés ; le reste est perdu.
    Les dés utilisés reviennent devant leur propriétaire.
elfenwizards-rules-p4-2 =
    Les dés inutilisés restent là pour l’instant.
elfenwizards-rules-p4-3 =
    On procède dans l’ordre du tour, ici comme aux phases 6 et 9. Là où l’exemple du livret fait
    récupérer « deux dés » par un 4, nous lisons deux sorts mineurs.

elfenwizards-rules-p5 = Phase 5 : compétition
elfenwizards-rules-p5-1 =
    Dans l’ordre du tour, plusieurs fois s’il le faut, chacun place deux sorts auprès de magiciens
    ou passe ; qui passe ne place plus rien avant le tour suivant. Un dé d’une case Sorts majeurs va
    auprès d’un magicien de ce niveau, un sort mineur auprès de n’importe quel candidat. Les deux
    sorts peuvent soutenir un ou deux magiciens, de n’importe quelle guilde : soutenir le rival d’un
    rival est une arme connue. Un magicien reçoit autant de sorts qu’on veut. Qui n’a plus qu’un
    sort peut placer celui-là.
elfenwizards-rules-p5-2 =
    Quand les deux rivaux pour un titre sont au même joueur, les autres ne peuvent pas s’en mêler.
elfenwizards-rules-p5-3 =
    Un sort qui ne peut pas être placé ne compte pas : un dé à un niveau où il n’y a personne à
    soutenir n’oblige à rien.
elfenwizards-rules-p5-4 =
    La phase finit quand tous ont passé ; qui n’a plus rien à placer a passé.
elfenwizards-rules-p5-5 =
    Là où un soutien ne s’oppose à personne (un seul candidat, ou une case Magiciens qui en compte
    un ou deux) chacun peut en donner. Là où un joueur possède les deux rivaux, ou tous les
    magiciens d’une case qui en compte trois ou plus, lui seul peut y placer des sorts.

elfenwizards-rules-award = Toujours phase 5 : attribution des titres
elfenwizards-rules-award-1 =
    La puissance d’un magicien est la somme des dés placés auprès de lui, plus { $power } par sort
    mineur. Sans puissance personne ne monte, même seul. Les titres sont attribués de haut en bas et
    de gauche à droite : le Grand Druide d’abord, puis Druides, Sorciers et Nécromanciens.
elfenwizards-rules-award-2 =
    De deux rivaux, le plus puissant monte. Ceux qui ne montent pas vont dans la case Déconfiture de
    leur niveau : chaque titre se regagne donc à chaque tour.
elfenwizards-rules-award-3 =
    À puissance égale personne ne monte, même si les deux rivaux sont au même joueur.
elfenwizards-rules-award-4 =
    Une case Magiciens donne deux titres de Nécromancien à ses deux plus puissants. À plus de deux
    ex æquo en tête, personne ne monte ; à plusieurs ex æquo en second, seul le premier monte. Les
    Magiciens qui ne montent pas restent sur place.
elfenwizards-rules-award-5 =
    Un ou deux Magiciens qui ont de la puissance montent tous, à égalité ou non. Le plus puissant
    prend l’emplacement de gauche.
elfenwizards-rules-award-6 =
    Les dés utilisés reviennent devant leurs propriétaires, les sorts mineurs utilisés vont dans la
    case Sorts mineurs.
elfenwizards-rules-award-7 =
    Les dés restés sans usage dans les cases Sorts majeurs reviennent aussi, perdus pour ce tour ;
    les sorts mineurs non joués restent en réserve.

elfenwizards-rules-p6 = Phase 6 : récupération des sorts mineurs
elfenwizards-rules-p6-1 =
    Comme à la phase 4.
elfenwizards-rules-p6-2 =
    Ensuite chaque dé resté dans la case Sorts mineurs peut être repris sans usage ou laissé pour le
    tour suivant, au gré de son propriétaire.

elfenwizards-rules-p7 = Phase 7 : titres vacants
elfenwizards-rules-p7-1 =
    Les titres que personne n’a gagnés, sauf celui de Grand Druide, vont aux magiciens des cases
    Déconfiture : d’abord celle des Druides, puis celle des Sorciers, puis celle des Nécromanciens.
    Chacun prend un emplacement du plus haut rang vacant, plus haut ou plus bas qu’avant, de gré ou
    de force ; son propriétaire choisit lequel.
elfenwizards-rules-p7-2 =
    Dans une même case, on suit l’ordre du tour.
elfenwizards-rules-p7-3 =
    Qui a plusieurs magiciens dans une case les place l’un après l’autre, dans l’ordre de son choix,
    avant le joueur suivant.

elfenwizards-rules-p8 = Phase 8 : rétrogradation
elfenwizards-rules-p8-1 =
    À son tour, chacun met tous ses magiciens restés dans les cases Déconfiture dans des cases
    Magiciens de son choix. Ceux des cases des Druides et des Sorciers reçoivent un jeton de magie
    grise, qui reste sous le magicien quoi qu’il devienne.
elfenwizards-rules-p8-2 =
    Il y a { $tokens } jetons. Ils sont donnés à mesure que les magiciens sont placés ; quand il
    n’en reste plus, on n’en donne plus. Un jeton retiré peut être redonné, et un magicien peut en
    avoir autant qu’il en vient.

elfenwizards-rules-p9 = Phase 9 : jetons de magie grise
elfenwizards-rules-p9-1 =
    Qui a des dés dans la case Magie grise peut retirer un jeton gris à l’un de ses magiciens pour
    { $grey } points, additionnés sur les dés utilisés. Les dés utilisés reviennent ; les autres
    reviennent ou restent.
elfenwizards-rules-p9-2 =
    Suivant la proposition du traducteur, { $cheap } points suffisent.

elfenwizards-rules-p10 = Phase 10 : calcul des points
elfenwizards-rules-p10-1 =
    Chaque magicien rapporte selon son rang, moins un point par jeton gris sous lui :

elfenwizards-rules-end = La fin
elfenwizards-rules-end-1 =
    La partie finit après le calcul des points du tour { $rounds }, du tour où un joueur a reçu pour
    la seconde fois le titre de Grand Druide, ou du second tour où personne ne l’a reçu.
elfenwizards-rules-end-2 =
    Alors chaque sort mineur devant son propriétaire rapporte un point ; ceux du plateau et du
    compteur de tours ne rapportent rien. Le plus haut total gagne.
elfenwizards-rules-end-3 =
    À totaux égaux, la victoire est partagée.

elfenwizards-rules-talk = Les accords
elfenwizards-rules-talk-1 =
    On peut se promettre l’usage de ses sorts dans la compétition, et ne convenir de rien d’autre.
    Les promesses n’engagent à rien, et rien ne s’échange.
elfenwizards-rules-talk-2 =
    Un sablier limite les négociations : une minute avant chaque lancer aux phases 2 et 3, cinq
    minutes pour tous avant la phase 5. Il coule quand plusieurs personnes jouent sur cette page, et
    on peut l’écourter d’un commun accord.

# Les images et les exemples.
elfenwizards-rules-aim-figure = Un Grand Druide est désigné : un magicien se tient au sommet, et le nombre à côté de chaque rangée dit ce que vaut son rang.
elfenwizards-rules-board-figure = L’Arbre et ses titres, les racines, les cases Déconfiture à gauche, le compteur de tours et les cases de sorts.
elfenwizards-rules-setup-figure = Trois guildes au départ : chaque titre a son magicien, sauf le plus haut.
elfenwizards-rules-p1-figure = Le Grand Druide est redescendu aux racines ; le sort payé est sur le compteur de tours, entouré.
elfenwizards-rules-p2-figure = Un joueur a placé les dés qui en valent la peine et garde le reste pour la phase suivante.
elfenwizards-rules-p3-figure = Personne n’a plus de dé en main : tous sont dans les cases.
elfenwizards-rules-p4-figure = Des dés de la case Sorts mineurs ont rendu des sorts mineurs à la réserve.
elfenwizards-rules-p5-figure = La première guilde passe. Le nombre près de chaque candidat est la puissance des sorts posés à côté.
elfenwizards-rules-award-figure = Tous les titres sont attribués. Les perdants attendent dans la case Déconfiture de leur niveau, entourée.
elfenwizards-rules-p6-figure = Après la compétition, les sorts mineurs joués sont dans la case Sorts mineurs, entourée.
elfenwizards-rules-p7-figure = Un magicien battu vient de prendre un titre que personne n’a gagné.
elfenwizards-rules-p8-figure = De retour aux racines avec un jeton gris, entouré.
elfenwizards-rules-p9-figure = Les points de la case Magie grise, entourée, retirent des jetons.
elfenwizards-rules-p10-figure = Les nombres à côté des rangées sont les points de chaque rang.
elfenwizards-rules-end-figure = Le dernier tour commence, comme le montre le compteur de tours, entouré.
elfenwizards-rules-talk-figure = L’heure des promesses : les dés sont placés, et aucun sort n’est encore près d’un magicien.
elfenwizards-rules-p2-example = la première allocation d’une partie.
elfenwizards-rules-p4-example = les nombres du livret, un 4, deux 1, puis un 3 et un 1.
elfenwizards-rules-p4-example-0 = La case Sorts mineurs contient un 4 de Mia, deux 1 de Tom, un 3 et un 1 de Léa, et trois sorts mineurs de chacun.
elfenwizards-rules-p4-example-1 = Deux points rendent un sort : un 4 en rend deux.
elfenwizards-rules-p4-example-2 = 1 et 1 font deux points : un sort.
elfenwizards-rules-p4-example-3 = 3 et 1 font quatre points : deux sorts. Les points de tous les dés utilisés s’additionnent.
elfenwizards-rules-p5-example = les premiers sorts d’une compétition.
elfenwizards-rules-award-example = le duel du livret pour le plus haut titre.
elfenwizards-rules-award-example-0 = Le magicien de Mia est Druide 1, celui de Tom Druide 2 : ils sont rivaux pour le titre de Grand Druide. La case des Druides contient un 5 et un 6 de Mia, et un 6 de Tom.
elfenwizards-rules-award-example-2 = 5 et 6 font une puissance de 11.
elfenwizards-rules-award-example-4 = Un sort mineur ajoute 1 : 6 et 1 font 7. Personne n’a plus rien à placer.
elfenwizards-rules-award-example-5 = 11 l’emporte sur 7.
elfenwizards-rules-award-example-6 = Le vaincu attend dans la case Déconfiture des Druides, là où il a combattu.
elfenwizards-rules-p8-example = les vaincus redescendent aux racines.
elfenwizards-rules-p9-example = les dés du livret, un 5, un 2 et un 1, dans la case Magie grise.
elfenwizards-rules-p9-example-0 = Trois magiciens de Mia ont un jeton gris. La case Magie grise contient un 5, un 2 et un 1.
elfenwizards-rules-p9-example-1 = Quatre points retirent un jeton : 5, 2 et 1 font huit points et en retirent deux.
elfenwizards-rules-p9-example-2 = Mia choisit les magiciens qui en sont libérés.
elfenwizards-rules-p9-example-3 = Le troisième garde son jeton.

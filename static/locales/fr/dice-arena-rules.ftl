# Les règles de Dice Arena : toutes les clés commencent par dice-arena-rules-.

dice-arena-rules-intro =
    Des sorciers lancent des dés dans une arène, et les symboles égaux jettent des sorts. Le dernier
    qui a encore des dés gagne. Les lancers sont réels : les dés roulent, se heurtent, font tomber
    des tours et sortent de l’arène. Cette page dit les règles avec nos mots ; là où le livret se
    tait, il a fallu trancher, et chaque arbitrage est une note à la fin de son
    chapitre.

dice-arena-rules-aim = De quoi s’agit-il ?
dice-arena-rules-aim-1 =
    Chacun a une réserve de dés. Deux symboles égaux dans l’arène forment un groupe : qui en fait un
    reprend des dés. Qui n’en a plus est éliminé ; le dernier sorcier qui a des dés gagne.
dice-arena-rules-aim-2 =
    Un dé porte un X et cinq sorts, chacun sur une face : Immobulus, Lashlabask, Accio, Wingardium
    Leviosa, Confundo.

dice-arena-rules-setup = Mise en place
dice-arena-rules-setup-1 =
    À deux, chacun prend { $two } dés ; à trois, { $three } ; à quatre, { $four } ; à cinq, { $five }. Un
    des dés restants est lancé dans l’arène ; sur un X, on le relance. Les autres ne servent pas. On
    joue dans le sens horaire.
dice-arena-rules-setup-2 =
    On le relance aussi s’il manque l’arène. Le premier joueur est tiré au hasard, sauf si vous le
    choisissez.

dice-arena-rules-turn = Un tour
dice-arena-rules-turn-1 =
    Lancez un dé dans l’arène. Il peut en renverser d’autres, ou les faire sortir. Un dé qui manque
    l’arène, en rebondit ou en est chassé quitte aussitôt la partie ; puis tous ceux qui montrent X.
dice-arena-rules-turn-2 =
    Aucun sort en double ? Arrêtez-vous, ou lancez encore un dé, autant de fois que vous voulez et
    pouvez.
dice-arena-rules-turn-3 =
    Un groupe de deux ou plus ? Le sort est lancé, vous prenez les dés du groupe et votre tour finit.
    S’il y a plusieurs groupes, tous les sorts agissent, dans l’ordre donné ci-dessous.
dice-arena-rules-turn-4 =
    Expelliarmus : si l’arène est vide au début de votre tour, lancez tous vos dés d’un coup.

dice-arena-rules-spells = Les sorts
dice-arena-rules-spells-1 =
    Immobulus : ses dés restent en place, retenus, jusqu’à ce qu’un autre lancer les sépare. Les
    autres groupes vus avec lui sont sans effet.
dice-arena-rules-spells-2 =
    Ces autres groupes sont toujours pris. Un groupe retenu ne relance pas le sort par lui-même ; un
    dé qui vient de montrer Immobulus à côté, si, et il s’y joint. À moins de deux, ce sont de
    nouveau des dés ordinaires.
dice-arena-rules-spells-3 =
    Lashlabask : avant de rien prendre, tous les autres sorciers lancent un dé, en même temps. Puis
    vous prenez tous les groupes de l’arène. Ce que fait ce lancer n’a pas d’effet.
dice-arena-rules-spells-4 =
    Les X partent d’abord. Un sorcier sans dé passe. Un Immobulus formé par ce lancer est pris comme
    tout groupe ; celui qui était là reste, avec les dés qui s’y joignent. Les sorts déjà lancés
    gardent leur effet, même si ce lancer a défait leur groupe.
dice-arena-rules-spells-5 =
    Accio : prenez ses dés, et un dé de plus, au choix.
dice-arena-rules-spells-6 =
    On choisit quand tous les groupes sont pris : tout dé qu’Immobulus ne retient pas, même dans une
    tour, qui se referme.
dice-arena-rules-spells-7 =
    Wingardium Leviosa : prenez ses dés, et empilez tous ceux qui restent en une tour. Seul le dé du
    haut compte tant qu’elle tient. Elle doit résister aux lancers suivants.
dice-arena-rules-spells-8 =
    Vous choisissez l’ordre ; les dés gardent leur face. Les dés retenus sont empilés aussi, comme
    une ancienne tour. Si elle tombe en partie, le plus haut dé encore dessus compte. Un dé
    qui s’arrête à plat au sommet d’une tour en devient le sommet. Un seul dé n’est pas une tour.
dice-arena-rules-spells-9 =
    Confundo : prenez ses dés ; désormais on joue dans l’autre sens.

dice-arena-rules-end = Être éliminé, et gagner
dice-arena-rules-end-1 =
    Un sorcier sans dé à la fin d’un tour est éliminé. Le dernier qui en a gagne.
dice-arena-rules-end-2 =
    On vérifie quand tout est pris, pour tous. Si plus personne n’a de dés, celui dont c’est le tour
    sort d’abord, puis les autres dans le sens du jeu ; le dernier d’entre eux gagne.

dice-arena-rules-throw = Lancer
dice-arena-rules-throw-1 =
    Glissez un dé de votre réserve au-dessus de l’arène et lâchez-le. Si votre main bouge, le dé part
    de là où elle est, dans sa direction et à sa vitesse ; sa courbe le fait tourner. Lâché à l’arrêt,
    il va où est votre main, avec la force, le côté et la rotation choisis. Un lancer rapide près du
    bord opposé part de plus loin en arrière, et retombe avant le bord.
dice-arena-rules-throw-2 =
    Ou choisissez la force (touches 1, 2, 3) et la visée, dans la liste ou avec les flèches sur le sol
    de l’arène, puis pressez Lancer. Sur le sol, Maj et les flèches règlent la force et le côté, Page
    préc. et Page suiv. la rotation. Les mêmes valeurs donnent le même lancer, d’où qu’elles viennent.
    Un arc montre où il va et de quel côté il vient, une barre sa force.
dice-arena-rules-throw-3 =
    Un lancer sur un dé vise le point entre sa face et son centre, vu de la main. Un lancer fort est
    une arme et un risque : il peut pousser un dé par-dessus le bord, et s’y perdre.
dice-arena-rules-throw-4 =
    Un dé qui s’appuie sur un autre ou sur le bord est secoué à plat : toute l’arène bouge un peu et
    revient, trop doucement pour retourner un dé posé à plat. Si six fois n’y suffisent pas, seul le
    dé incliné est poussé.
dice-arena-rules-throw-5 =
    Les dés au bord peuvent être soulevés avant un lancer ; on les repose après.
dice-arena-rules-throw-6 =
    Qui va lancer peut le faire, pour Lashlabask aussi. Les dés reviennent comme ils étaient, jamais
    tournés ni empilés.
dice-arena-rules-throw-7 =
    Les réserves des autres sont cachées ; une réserve vide se voit.

dice-arena-rules-tournament = Tournoi
dice-arena-rules-tournament-1 =
    Autant de parties que de joueurs, chacune commencée par le suivant. Qui est éliminé marque autant
    de points qu’il reste de sorciers en lice ; le vainqueur n’en marque pas. Le moins de points
    gagne. Une égalité se partage, ou, si vous en êtes convenus, se joue en une partie de plus.
dice-arena-rules-tournament-2 =
    Des sorciers éliminés ensemble marquent chacun le nombre de ceux qui restent après eux.

# Les images et les exemples.
dice-arena-rules-aim-figure = Deux symboles égaux : un sort est lancé.
dice-arena-rules-setup-figure = Le premier dé est dans l’arène, et le premier tour commence.
dice-arena-rules-turn-figure = Un dé s’est arrêté. La liste à côté de l’arène trie par symbole ce qui s’y trouve.
dice-arena-rules-spells-figure = Immobulus : ses dés sont retenus là où ils sont.
dice-arena-rules-end-figure = Un sorcier sans dé est éliminé.
dice-arena-rules-throw-figure = L’arène vue d’en haut, avec cinq dés ou plus à viser.
dice-arena-rules-tournament-figure = La fin d’une partie, avec les points des éliminés.
dice-arena-rules-turn-example = le premier tour d’une partie, jusqu’au premier groupe pris.
dice-arena-rules-spells-example = Wingardium Leviosa bâtit une tour.
dice-arena-rules-tournament-example = la partie à trois du livret, à sa fin.
dice-arena-rules-tournament-example-0 = Il reste deux dés à Mia, un à Tom et un à Léa. Personne n’est encore éliminé.
dice-arena-rules-tournament-example-2 = Premier éliminé. Il reste deux sorciers en lice : 2 points.
dice-arena-rules-tournament-example-3 = Il en reste un : 1 point.
dice-arena-rules-tournament-example-4 = Le vainqueur n’en marque pas. Le moins de points gagne le tournoi.

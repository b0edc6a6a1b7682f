# Dice Arena : toutes les clés commencent par dice-arena-.

# Les choses.

dice-arena-face = { $face ->
    [x] X
    [immobulus] Immobulus
    [lashlabask] Lashlabask
    [accio] Accio
    [wingardium] Wingardium Leviosa
   *[confundo] Confundo
}
dice-arena-dice = { $count ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $count } dés
}
dice-arena-and = { $first } et { $last }
dice-arena-so-many = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
}
dice-arena-die = { $face }, { $row ->
    [high] au fond
    [mid] à mi-distance
   *[low] devant
}, { $side ->
    [low] à gauche
    [mid] au centre
   *[high] à droite
}
dice-arena-die-up = { $face }, sur un autre dé, { $row ->
    [high] au fond
    [mid] à mi-distance
   *[low] devant
}, { $side ->
    [low] à gauche
    [mid] au centre
   *[high] à droite
}
dice-arena-is-immobile = tenu par Immobulus
dice-arena-is-covered = recouvert, ne compte pas
dice-arena-is-lifted = soulevé du bord
dice-arena-tower = Tour de { $count } dés, en partant du sol
dice-arena-list = Dans l’arène
dice-arena-list-empty = L’arène est vide. Qui commence son tour maintenant doit lancer tous ses dés d’un coup.

# Lancer.

dice-arena-tray = Votre lancer
dice-arena-force = Force
dice-arena-force-name = { $force ->
    [gentle] Doux
    [firm] Ferme
   *[hard] Fort
}
dice-arena-clear = là où il y a le plus de place
dice-arena-do-clear = Viser là où il y a de la place
dice-arena-choose = Touchez le dé dans l’arène, ou dans la liste à côté.
dice-arena-point = à l’endroit marqué
dice-arena-aimed = Visée : { $what }. Glissez un dé de votre réserve dans l’arène : il vole comme votre main bouge. Ou pressez la réserve, puis le sol.
dice-arena-held = Pressez le sol là où il doit aller ; Échap le repose.
dice-arena-drag = Glissez dans l’arène pour lancer
dice-arena-floor = Le sol de l’arène : les flèches déplacent la visée, Entrée lance
dice-arena-floor-tap = Le sol de l’arène : touchez un dé
dice-arena-do-aim = Viser : { $what }
dice-arena-do-take = Prendre { $what }
dice-arena-do-stack = Empiler { $what }
dice-arena-do-throw = { $count ->
    [1] Lancer
   *[other] Lancer les { $count }
}
dice-arena-do-stop = S’arrêter là
dice-arena-do-lift = Soulever les dés du bord
dice-arena-turn-left = Regarder de plus à gauche
dice-arena-turn-right = Regarder de plus à droite
dice-arena-from-above = Regarder d’en haut
dice-arena-in-depth = Regarder de côté
dice-arena-repeat = Revoir le dernier lancer au ralenti
dice-arena-slow = Le relief est lent sur cet appareil : l’arène est vue d’en haut à présent. ◇ rétablit le relief.
dice-arena-lost = L’appareil ne dessine plus en relief : l’arène est vue d’en haut à présent. ◇ rétablit le relief.
dice-arena-expelliarmus = Expelliarmus !
dice-arena-with = On tourne dans le sens horaire
dice-arena-against = On tourne dans le sens inverse

# Ce qui est attendu.

dice-arena-prompt-name = { $name } : { $what }
dice-arena-prompt = { $decision ->
    [throw] lancez un dé
    [again] lancez encore un dé, ou arrêtez-vous
    [disarmed] Expelliarmus ! Lancez vos { $count } dés
    [lashlabask] { $by } a lancé Lashlabask : lancez un dé
    [take] Accio : prenez un dé de plus
   *[stack] { $count ->
        [1] choisissez le dé du bas de la tour
       *[other] choisissez le dé de l’étage { $count } de la tour
    }
}
dice-arena-prompt-air = Les dés sont en l’air…
dice-arena-prompt-over = La partie est finie.

# Ce qui s’est passé.

dice-arena-log-game = { $game ->
    [0] La partie commence
   *[other] La partie { $game } commence
} : { $count } dés chacun, { $name } joue en premier.
dice-arena-log-opening = Un dé de plus est lancé dans l’arène.
dice-arena-log-opening-again = Cela ne compte pas : le dé est relancé.
dice-arena-log-disarmed = Expelliarmus ! L’arène est vide : { $name } doit lancer tous ses dés.
dice-arena-log-lifted = { $name } soulève { $count ->
    [one] un dé
   *[other] { $count } dés
} du bord.
dice-arena-log-thrown = { $name } lance { $count ->
    [one] un dé
   *[other] { $count } dés
} { $how }.
dice-arena-how = { $force ->
    [gentle] doucement
    [firm] d’un geste ferme
   *[hard] fort
} { $aim ->
    [clear] à l’écart
   *[at] sur { $face }
}
dice-arena-log-landed = Résultat : { $shown }.
dice-arena-log-turned = Retournés : { $shown }.
dice-arena-log-fallen = { $count ->
    [one] Un dé tombe de la tour.
   *[other] { $count } dés de la tour tombent.
}
dice-arena-log-missed = Rien de ce lancer ne reste dans l’arène.
dice-arena-log-lost-x = { $count ->
    [one] X : le dé tombe en poussière.
   *[other] X : { $count } dés tombent en poussière.
}
dice-arena-log-lost-out = { $count ->
    [one] Un dé sort de l’arène, et du jeu.
   *[other] { $count } dés sortent de l’arène, et du jeu.
}
dice-arena-log-immobile = Immobulus retient { $count } dés où ils sont.
dice-arena-log-broken = Immobulus est rompu.
dice-arena-log-cast = { $name } lance le sort { $spells } !
dice-arena-log-taken = { $name } prend { $count } dés ({ $spell }).
dice-arena-log-summoned = Accio : { $name } prend aussi { $face }.
dice-arena-log-tower = Wingardium Leviosa : ce qui reste est empilé en une tour.
dice-arena-log-reversed = { $way ->
    [with] Confundo : on tourne de nouveau dans le sens horaire.
   *[against] Confundo : on tourne dans l’autre sens.
}
dice-arena-log-turn = { $name } joue.
dice-arena-log-stopped = { $name } s’arrête.
dice-arena-log-out = { $name } n’a plus de dés et sort du jeu ; { $points ->
    [one] 1 sorcier reste
   *[other] { $points } sorciers restent
} en lice.
dice-arena-log-won = { $name } a les derniers dés et gagne la partie !

# Conseils.

dice-arena-plan-lift = soulever les dés du bord
dice-arena-plan-stop = s’arrêter
dice-arena-plan-throw = lancer { $how }
dice-arena-plan-take = prendre { $face }
dice-arena-plan-stack = empiler { $face }
dice-arena-reason = { $reason ->
    [throw-first] Un tour commence par un lancer.
    [no-such-die] Ce dé n’est pas dans l’arène.
    [immobile] Immobulus retient ce dé.
    [nothing-to-lift] Il n’y a rien à soulever du bord.
   *[not-now] Ce n’est pas à décider maintenant.
}

# Devant les joueurs, et le score.

dice-arena-nearly = À un dé de la victoire
dice-arena-front-out = éliminé
dice-arena-game-won = gagne la partie !
dice-arena-front-absent = hors de cette partie
dice-arena-front-hidden = caché
dice-arena-front-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-arena-sheet = Dés en réserve
dice-arena-sheet-tournament = Le tournoi : le moins de points gagne
dice-arena-chart = Les points au fil des parties du tournoi ; le moins est le mieux
dice-arena-player = Joueur
dice-arena-reserve = Réserve
dice-arena-points = Points

# Variantes.

dice-arena-tournament = Tournoi
dice-arena-tournament-no = Une seule partie
dice-arena-tournament-share = Autant de parties que de joueurs ; égalité partagée
dice-arena-tournament-play-on = Autant de parties que de joueurs ; une de plus en cas d’égalité
dice-arena-first = Qui commence
dice-arena-first-drawn = Tiré au hasard
dice-arena-first-1 = Joueur 1
dice-arena-first-2 = Joueur 2
dice-arena-first-3 = Joueur 3
dice-arena-first-4 = Joueur 4
dice-arena-first-5 = Joueur 5
dice-arena-hidden-reserves = Cacher les réserves des autres
dice-arena-lift-from-rim = On peut soulever les dés du bord pour un lancer

# Pourquoi les conseils de Dice Arena proposent ce qu’ils proposent.

dice-arena-hint-throw = Sur 100 lancers de ce genre, environ { $cast } font un groupe et { $lost } coûtent le dé.
dice-arena-hint-last = C’est le dernier dé { DE($name) } : sans groupe, { $name } est hors jeu.
dice-arena-hint-throw-all = { $dice ->
    [0] Tous les dés
   *[other] Les { $dice } dés
} doivent être lancés : { $cast } fois sur 100 environ, un groupe. Sinon, { $name } est hors jeu.
dice-arena-hint-lashlabask = C’est un lancer de Lashlabask : qui l’a jeté prend les groupes, pas les lanceurs.
dice-arena-hint-stop = Un lancer à l’écart des dés fait un groupe au plus { $cast } fois sur 100, et coûte le dé { $lost } fois.
dice-arena-hint-lift = Les dés levés ne peuvent être éjectés, et reviennent tels quels.
dice-arena-hint-take = Un dé de plus pour { $name } ; { $left ->
    [0] il ne reste aucun { $face } aux autres
    [one] il reste un { $face } aux autres
   *[other] il reste { $left } { $face } aux autres
}.
dice-arena-hint-stack = Seul le dé du sommet compte pour les groupes, tant que la tour tient.

# Ce que sont les pièces de Dice Arena, là où elles sont et au glossaire de la règle (voir shell.ftl).

dice-arena-explain-x = X
dice-arena-explain-x-text = Un dé qui montre X quitte aussitôt le jeu.
dice-arena-explain-immobulus = Immobulus
dice-arena-explain-immobulus-text = Deux ou plus restent où ils sont, et nul ne les prend tant qu’un lancer ne rompt pas le sort. Le tour finit.
dice-arena-explain-immobulus-now = Dans l’arène : { $n }.
dice-arena-explain-lashlabask = Lashlabask
dice-arena-explain-lashlabask-text = Deux ou plus : tous les autres lancent un dé, puis vous prenez tous les groupes de l’arène.
dice-arena-explain-lashlabask-now = Dans l’arène : { $n }.
dice-arena-explain-accio = Accio
dice-arena-explain-accio-text = Deux ou plus : vous les prenez, avec un dé de plus à votre choix dans l’arène.
dice-arena-explain-accio-now = Dans l’arène : { $n }.
dice-arena-explain-wingardium = Wingardium Leviosa
dice-arena-explain-wingardium-text = Deux ou plus : vous les prenez et empilez le reste en une tour, dont seul le dé du dessus compte.
dice-arena-explain-wingardium-now = Dans l’arène : { $n }.
dice-arena-explain-confundo = Confundo
dice-arena-explain-confundo-text = Deux ou plus : vous les prenez, et le sens du jeu s’inverse.
dice-arena-explain-confundo-now = Dans l’arène : { $n }.
dice-arena-explain-tower = Tour
dice-arena-explain-tower-text = Seul son dé du dessus compte. Un lancer fort peut l’abattre ; les dés tombés comptent de nouveau.
dice-arena-explain-tower-now = Dés : { $n }.
dice-arena-explain-floor = Arène
dice-arena-explain-floor-text = Deux symboles égaux ou plus font un groupe : qui lance jette ce sort et les prend. Un dé hors du bord est perdu.

dice-arena-explain-rack = Vos dés
dice-arena-explain-rack-text = C’est votre vie : qui n’en a plus en fin de tour est éliminé. Glissez-en un dans l’arène pour le lancer.
dice-arena-explain-rack-now = Restants : { $n }.
dice-arena-explain-gentle = Doux
dice-arena-explain-gentle-text = Reste où il vise et bouge peu de choses. Il sort rarement de l’arène.
dice-arena-explain-firm = Ferme
dice-arena-explain-firm-text = Peut retourner sur un autre symbole le dé qu’il touche.
dice-arena-explain-hard = Fort
dice-arena-explain-hard-text = Peut abattre une tour ou rompre Immobulus, et faire sortir des dés, y compris le sien.
dice-arena-explain-throw = Lancer
dice-arena-explain-throw-text = Lance comme visé. Un groupe jette son sort et finit le tour ; sinon relancez, ou arrêtez-vous.
dice-arena-explain-throw-now = Dés : { $n }.
dice-arena-explain-stop = S’arrêter
dice-arena-explain-stop-text = Finit votre tour. Ce que vous avez lancé reste dans l’arène, à la merci des autres.
dice-arena-explain-lift = Soulever les dés du bord
dice-arena-explain-lift-text = Les dés du bord sont écartés pour ce lancer, puis remis à leur place.
dice-arena-explain-aim = Visée
dice-arena-explain-aim-text = Ce que vise le lancer. Pressez un dé ou le sol, ou les flèches, pour viser ailleurs.
dice-arena-explain-clear = Là où il y a de la place
dice-arena-explain-clear-text = Vise à l’écart des dés, pour n’en retourner aucun.
dice-arena-explain-views = Vue de l’arène
dice-arena-explain-views-text = Tourne la vue, ou montre l’arène d’en haut. Cela ne change rien au lancer.
dice-arena-explain-repeat = Le dernier lancer
dice-arena-explain-repeat-text = Montre encore une fois le dernier lancer, trois fois moins vite. Cela ne change rien à la partie.
dice-arena-explain-front = Dés d’un sorcier
dice-arena-explain-front-text = Dés en réserve. Qui n’en a plus en fin de tour est éliminé ; le dernier à en avoir gagne.
dice-arena-explain-direction = Sens du jeu
dice-arena-explain-direction-text = De quel côté de la table passe le tour. Confundo l’inverse.

dice-arena-explain-tournament = Tournoi
dice-arena-explain-tournament-text = Autant de parties que de joueurs. Éliminé, on marque un point par sorcier restant : le moins gagne.
dice-arena-explain-first = Qui commence
dice-arena-explain-first-text = Tiré au hasard, ou choisi. En tournoi, le premier joueur change à chaque partie.
dice-arena-explain-hidden-reserves = Réserves cachées
dice-arena-explain-hidden-reserves-text = Nul ne voit combien de dés il reste aux autres.
dice-arena-explain-lift-from-rim = Soulever les dés du bord
dice-arena-explain-lift-from-rim-text = Avant un lancer, on peut écarter les dés du bord, et les remettre ensuite.

# Les leçons de Dice Arena. Une étape dit quoi faire (60 caractères au plus) et pourquoi (90 au plus).
# Les dés décident : chaque texte doit être vrai quoi qu’ils montrent.

dice-arena-lesson-1-throw = Glissez un dé dans l’arène, ou pressez Lancer
dice-arena-lesson-1-throw-why = Un symbole en double : les deux dés sont à vous. Le dernier qui a des dés gagne.
dice-arena-lesson-1-again = Lancez encore, ou choisissez ce que demande le sort
dice-arena-lesson-1-again-why = Un double lance son sort et finit votre tour. Un X, ou un dé sorti, est perdu.
dice-arena-lesson-1-stop = Si rien n’est en double, pressez « S’arrêter là »
dice-arena-lesson-1-stop-why = Chaque lancer risque un dé. Sans dé à la fin du tour, on est éliminé : arrêtez à temps.
dice-arena-lesson-1-aim = Touchez un dé de l’arène pour le viser, puis lancez
dice-arena-lesson-1-aim-why = Touché, il peut montrer un autre symbole, ou sortir du jeu.
dice-arena-lesson-1-hard = Choisissez Fort, puis lancez
dice-arena-lesson-1-hard-why = Un lancer fort retourne des dés et renverse les tours, mais le vôtre peut sortir.
dice-arena-lesson-1-free = Maintenant, jouez comme vous voulez
dice-arena-lesson-1-free-why = Ce que font les sorts est dit quand on les lance.
dice-arena-lesson-1-try = Continuez : lancez, choisissez un dé ou arrêtez-vous
dice-arena-lesson-1-try-why = Chaque dé que vous laissez aide qui lance ensuite.
dice-arena-lesson-1-last = Continuez, et soyez le dernier à avoir des dés
dice-arena-lesson-1-last-why = Moins on a de dés, plus tôt il vaut mieux s’arrêter.
# What is explained when it happens for the first time (at most 90 characters).
dice-arena-lesson-1-immobulus = Immobulus ! Les dés en double restent en place, et les autres groupes n’ont pas d’effet.
dice-arena-lesson-1-lashlabask = Lashlabask ! Tous les autres ont lancé un dé avant que les doubles soient pris.
dice-arena-lesson-1-accio = Accio ! En plus des dés en double, il rapporte un dé de plus, au choix.
dice-arena-lesson-1-wingardium = Wingardium Leviosa ! Ce qui reste est empilé : seul le dé du haut compte.
dice-arena-lesson-1-confundo = Confundo ! Le jeu tourne maintenant dans l’autre sens.
dice-arena-lesson-1-expelliarmus = Expelliarmus ! L’arène était vide : le suivant lance tous ses dés.
dice-arena-lesson-1-x = Un X a quitté le jeu : le vôtre, ou un dé qui a été touché.
dice-arena-lesson-1-out = Un dé qui sort de l’arène est perdu pour de bon.

dice-arena-lesson-1-done =
    Vous savez lancer, viser, faire un double et vous arrêter, et ce que font les sorts. Continuez ;
    tournois et dés soulevés du bord vous attendent dans une nouvelle partie.

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

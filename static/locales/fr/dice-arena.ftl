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
dice-arena-expelliarmus = Expelliarmus !
dice-arena-with = On tourne dans le sens horaire
dice-arena-against = On tourne dans le sens inverse

# Ce qui est attendu.

dice-arena-prompt-name = { $name } : { $what }
dice-arena-prompt = { $decision ->
    [throw] lancez un dé
    [again] lancez encore un dé, ou arrêtez-vous
    [disarmed] Expelliarmus ! Lancez vos { $count } dés
    [lashlabask] Lashlabask ! Lancez un dé
    [take] Accio : prenez un dé de plus
   *[stack] empilez les dés, étage { $count }
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
    [firm] fermement
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
dice-arena-log-missed = Rien ne reste dans l’arène.
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

# Le carnet de jeu et la partie du jour : des pages que l’on va chercher quand on les ouvre.

record = Carnet de jeu
record-about = Chaque partie terminée dans ce navigateur est comptée ici, et nulle part ailleurs. Le carnet part avec le reste quand vous exportez tout.
record-empty = Rien pour l’instant. Terminez une partie, et elle sera comptée.
record-begin = Choisir un jeu
record-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
record-wins = { $count ->
    [0] aucune victoire
    [one] { $count } victoire
   *[other] { $count } victoires
}
record-tile-games = { $count ->
    [one] partie terminée
   *[other] parties terminées
}
record-tile-wins = { $count ->
    [one] gagnée, sur { $games } contre les robots
   *[other] gagnées, sur { $games } contre les robots
}
record-tile-row = { $count ->
    [one] victoire d’affilée
   *[other] victoires d’affilée
}
record-tile-days = { $count ->
    [one] jour de suite avec une partie du jour
   *[other] jours de suite avec une partie du jour
}
record-most = record : { $count }
record-best-score = Meilleur score
record-tables = Par table
record-table = Table
record-played = Jouées
record-won = Gagnées
record-share = Gagnées, sur 100
record-seats = { $count } joueurs
record-against-novice = contre des novices
record-against-apprentice = contre des apprentis
record-against-adept = contre des adeptes
record-against-archmage = contre des archimages
record-against-mixed = contre plusieurs niveaux
record-against-people = entre humains
record-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties, la plus ancienne d’abord
}
record-last-won = gagnée
record-last-lost = perdue
record-last-people = entre humains
record-weeks = Parties terminées, par semaine
record-feats = Exploits : { $done } sur { $of }
record-feat-times = { $count } fois
record-feat-open = pas encore
record-refused = { $count ->
    [one] Une entrée est inutilisable et a été laissée de côté ; tout le reste est là.
   *[other] { $count } entrées sont inutilisables et ont été laissées de côté ; tout le reste est là.
}
record-refused-damaged = { $count } abîmées, ou modifiées à la main
record-refused-newer = { $count } écrites par une version plus récente : rechargez la page pour l’obtenir
record-refused-record = { $count } de parties qui ne se rejouent pas jusqu’au bout ici
record-refused-drop = Les retirer
record-failed = Ce navigateur ne laisse rien garder à la page ; rien n’est donc compté.
record-clear = Vider le carnet
record-clear-question = Vider le carnet de jeu ? Comptes, records, séries et exploits seront oubliés. Vos parties sauvegardées restent.
record-clear-yes = Le vider
record-clear-no = Le garder
record-cleared = Le carnet est vide maintenant.

daily = La partie du jour
daily-about = Chaque jour, chaque jeu propose une table, la même pour tout le monde : vous contre des adeptes, avec le même hasard. Elle change à minuit, à votre heure. Le premier essai compte.
daily-first = Au menu aujourd’hui
daily-table = Vous et { $bots ->
    [one] un adepte
   *[other] { $bots } adeptes
}
daily-play = Jouer
daily-missed = Elle n’a pas été jouée.
daily-go-on = Continuer
daily-practise = S’entraîner : ne compte pas
daily-look = La revoir
daily-done = Fait pour aujourd’hui
daily-won = Gagnée, { $place } sur { $of }
daily-lost = { $place } sur { $of }
daily-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
daily-share-head = Conclave · { $game } · { $day }
daily-result = Votre résultat, à coller dans une conversation. Le texte ne dévoile rien ; son lien contient la partie, et le prouve.
daily-copy = Copier
daily-copied = Copié.
daily-copy-it = Il est sélectionné : copiez-le avec Ctrl+C.
daily-all = Toutes les parties du jour
daily-of = La partie du { $day }
daily-checking = On rejoue la partie…
daily-confirmed = Confirmé : la partie de ce lien, rejouée, donne ce résultat.
daily-confirmed-about = Elle a été jouée à la table de ce jour-là, contre des adeptes. Quand, et par qui, aucun lien ne peut le prouver.
daily-not-confirmed = Pas confirmé
daily-not-confirmed-unreadable = La partie de ce lien est abîmée, ou d’une version qui ne se joue pas ici.
daily-not-confirmed-over = La partie de ce lien n’est pas terminée.
daily-not-confirmed-game = Ce n’est pas la partie de ce jour-là : la table ou le hasard en est autre.
daily-not-confirmed-result = La partie de ce lien s’est terminée autrement qu’il n’est prétendu.
daily-watch = Voir la partie
daily-try = Jouer celle d’aujourd’hui
daily-symbols = En tête, entre deux, derrière après chaque partie du jeu

# Une table, plusieurs écrans : chargé par qui rejoint une telle table, avec `screens`.

screens-scan-for = Scanner la réponse d’un joueur

screens-join = Rejoindre une table
screens-name = Votre nom
screens-dealer-there = L’appareil de la table distribue, et peut tout voir. Personne d’autre ne voit ce que vous seul pouvez savoir.
screens-join-go = Rejoindre
screens-through = Cette table se rejoint par { $server }, qui apprend alors l’adresse de cet appareil, et rien de la partie.
screens-looking = À la recherche de la table…
screens-server-silent = { $server } ne répond pas. Cette page réessaie d’elle-même. En attendant, la table a un code qui marche sans lui, pour les appareils du même réseau.
screens-table-silent = La table n’est pas là en ce moment : son appareil dort peut-être, ou sa page est fermée. Cette page la rejoint dès son retour.
screens-full = Toutes les places de cette table sont prises.
screens-answer-show = Montrez ceci à la table
screens-answer-guest = L’appareil de la table scanne ce code, ou le téléphone de quelqu’un qui est déjà à la table. Ou envoyez-y le lien et ouvrez-le dans son navigateur.
screens-answer-link = Réponse
screens-answer-wait = En attente : la table ne l’a pas encore vue. Gardez cette page ouverte.
screens-connecting = Connexion…
screens-seated = { $name }, vous avez une place. La partie commence quand la table est prête.
screens-looks-on = en spectateur
screens-looks-on-soon = Vous regardez. La partie commence quand la table est prête.
screens-away = La table ne répond pas. Elle dort peut-être : la partie reprend ici dès son retour.
screens-between = La soirée continue à la table. Cet écran reprend de lui-même quand la partie suivante commence.
screens-leave = Quitter la table
screens-leave-how = Votre place devient libre : quelqu’un d’autre, ou un robot, peut la prendre. Pour y revenir plus tard, fermez plutôt cette page.
screens-leave-not = Rester
screens-leaving = La table va l’apprendre. Si elle est absente, gardez cette page ouverte jusqu’à son retour.
screens-lost = La connexion est terminée. Votre place est gardée : scannez le code de la table pour revenir.
screens-reload = Recharger la page
screens-handing = La réponse est portée à la table…
screens-handed = La table a la réponse. Vous pouvez fermer cette fenêtre.
screens-no-table-here = La table n’est pas ouverte dans ce navigateur. Ouvrez ce lien dans le navigateur de la table, ou collez-le là.

screens-left-uninvited = La table ne connaît plus cette invitation. Demandez un nouveau code.
screens-left-taken = Quelqu’un d’autre a cette place. Demandez un autre code.
screens-left-crowded = Cette table a autant d’écrans qu’elle en accepte.
screens-left-elsewhere = Vous avez ouvert cette place dans une autre fenêtre.
screens-left-dismissed = La table a donné cette place à quelqu’un d’autre.
screens-left-flooded = La table a coupé la connexion, parce qu’il en venait trop.
screens-left-game = La table joue maintenant à un autre jeu. Demandez un nouveau code.
screens-left-own = Vous avez quitté la table.

screens-told-undone = La table est revenue en arrière.
screens-told-redone = La table a refait ce qui était annulé.
screens-told-next = Une autre partie commence.
screens-told-swapped = Une autre partie commence, et chacun avance d’une place.
screens-stale = Il s’est passé quelque chose avant. Regardez à nouveau.
screens-refused = Cela ne se peut pas maintenant.
screens-next = La table commence la partie suivante : votre place est gardée.

screens-offered = Voulez-vous la table ?
screens-offered-how = La table doit passer sur cet appareil. Il distribuera alors et détiendra tous les secrets de la partie, et devra rester allumé avec cette page au premier plan. Votre place reste la vôtre.
screens-offered-take = Prendre la table
screens-offered-leave = Plutôt pas
screens-offered-comes = La table est en chemin. Gardez cette page ouverte.
screens-told-moved = Un autre appareil est désormais la table. Il distribue et détient tous les secrets de la partie.

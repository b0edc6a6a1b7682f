# Une table, plusieurs écrans : chargé par qui ouvre une telle table, avec `screens`.

screens-only-table = Cet appareil n’est que la table : il montre ce que tout le monde peut voir.
screens-open = Ouvrir la table
screens-seats = Places
screens-seat = Place { $number }
screens-seat-free = libre
screens-seat-here = est là
screens-seat-away = est absent
screens-seat-own = sur cet appareil
screens-seat-bot = un robot
screens-show-seat = Montrer le code de la place { $number }
screens-invite = Invitation à la place { $number }
screens-invite-how = Scannez ceci avec l’appareil photo d’un téléphone, ou envoyez le lien. Dans une autre fenêtre de ce navigateur, il mène tout de suite à la table.
screens-way-back = { $name } est absent : ce code ramène à la même place
screens-answer = Réponse de l’autre écran
screens-answer-how = L’autre écran montre une réponse. Scannez-la ici, ou avec le téléphone de quelqu’un qui est déjà à la table. Ou collez son lien, ou ouvrez ce lien dans ce navigateur.
screens-answer-take = Faire entrer
screens-scan = Scanner la réponse
screens-begin = Commencer
screens-begin-bots = Commencer, avec des robots aux places libres
screens-dealer = Cet appareil distribue, il détient donc tous les secrets de la partie. Les autres écrans ne reçoivent que ce que leur place peut savoir.
screens-relayed = Les autres arrivent par la page qui entoure ce jeu, et qui transmet ce qui se dit.
screens-no-server = Aucun serveur n’est sollicité.
screens-open-through = Les invités rejoignent cette table par { $server }, comme le dit le lien. { $server } apprend alors les adresses des appareils, et rien de la partie.
screens-without = Sans ce serveur
screens-link = Invitation pour tout le monde
screens-link-how = Un seul lien pour tous : qui l’ouvre prend la prochaine place libre, ou revient à la sienne. Envoyez-le dans une discussion, ou faites-le scanner.
screens-link-through = Il mène ici par { $server }.
screens-link-slow = C’est long. Certains réseaux isolent les appareils : le partage de connexion d’un téléphone aide, ou un serveur TURN que nomme le propriétaire de ce site.
screens-server-lost = { $server } ne répond pas, un nouvel essai suit. En attendant, le code ci-dessous marche sans lui, entre appareils du même réseau.
screens-trouble = Cela ne marche pas ?
screens-trouble-asleep = Gardez les deux écrans allumés, avec cette page devant, jusqu’à ce qu’ils soient connectés.
screens-trouble-expired = Un code vaut une demi-heure. Scannez à nouveau pour en avoir un autre.
screens-guests = Les autres écrans
screens-bot-plays = Un robot joue
screens-here-plays = Quelqu’un ici joue
screens-invite-here = Inviter quelqu’un à cette place
screens-wait = Attendre
screens-take-back = Reprendre la place
screens-onlooker = Quelqu’un
screens-onlookers = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
screens-invite-onlooker = Inviter quelqu’un à regarder
screens-dismiss = Renvoyer { $name }
screens-code = Code

screens-hand-over = Transmettre la table
screens-hand-over-how = L’appareil de { $name } devient la table : c’est lui qui distribue désormais et qui détient tous les secrets de la partie, mains cachées comprises. Chacun garde sa place, et cet appareil devient un invité.
screens-hand-over-ask = Demander à { $name }
screens-hand-over-asked = La question est posée à { $name }. La partie continue en attendant la réponse.
screens-hand-over-declined = { $name } préfère ne pas prendre la table. Elle reste ici.
screens-hand-over-not = Garder la table ici
screens-handing-over = La table passe sur l’appareil de { $name }. Gardez cette page ouverte jusqu’à ce que tout le monde y soit.
screens-was-table = Table

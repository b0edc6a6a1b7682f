# Le lobby : ce qui n’appartient à aucun jeu.

saves = Reprendre
save-unnamed = Une partie sauvegardée
save-about = { $what } · { $when }
save-over = { $what } · terminée · { $when }
save-name = Nom
rename = Renommer
rename-that = Renommer { $name }
export-that = Exporter { $name } dans un fichier
import = Importer une partie
delete = Supprimer
delete-that = Supprimer { $name }
delete-question = Supprimer « { $name } » pour de bon ? Un fichier exporté resterait.
keep = Garder
save-failed = Le navigateur a refusé d’enregistrer cela. Rien n’a changé.

series = Une soirée jeux
series-intro = Choisissez les joueurs une seule fois, puis enchaînez les jeux comme il vous plaît. Chaque partie compte autant : le rang donne les points.
series-screens = Chacun joue sur son propre écran, et cet appareil est la table
series-begin = Commencer la soirée
series-of = Soirée du { $day }
series-next = À quoi joue-t-on ?
series-on = Sur la table
series-go-on = Continuer { $game }
series-drop = Ranger cette partie
series-close = Clore la soirée
series-reopen = Continuer tout de même
series-another = Vers les soirées
series-past = Les autres soirées
series-unplayed = pas encore joué
series-played = { $count ->
    [one] joué une fois
   *[other] joué { $count } fois
}
series-players = de { $least } à { $most } joueurs
series-how = La première place donne autant de points qu’il y a de joueurs, la suivante un de moins, et ainsi de suite.
series-rank-head = Rang
series-rank = Rang { $rank }
series-sum = Total
series-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
series-won = La soirée est à { $name } !
series-shared = { $names } et { $last } se partagent la soirée !
series-not-kept = Ce navigateur ne laisse rien garder à la page ; sans cela, une soirée est oubliée entre deux parties.
series-lost = Ce navigateur n’a pas la soirée jeux de cette adresse. Commencez-en une autre ici.
name = Joueur
earlier = États antérieurs
earlier-that = États antérieurs de { $name }
earlier-words = Reprenez-en un comme une partie à part ; celle-ci reste telle quelle.
earlier-state = { $turn ->
    [one] Après { $turn } coup, { $when }
   *[other] Après { $turn } coups, { $when }
}
earlier-none = Il n’y en a pas encore : ils viennent au fil de la partie.
kept = Gardé dans ce navigateur
kept-used = Les parties et les réglages occupent { $size } Ko.
kept-room = Avec ses programmes, cette page utilise { $used } Mo sur les { $room } Mo que lui laisse le navigateur.
everything = Tout exporter
aside = Une sauvegarde abîmée, mise de côté
aside-export = Exporter la sauvegarde abîmée
aside-delete = Supprimer la sauvegarde abîmée
imported-new = { $count ->
    [one] Une partie a été importée.
   *[other] { $count } parties ont été importées.
}
imported-same = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
imported-others = Les réglages et le reste ont suivi.
imported-unreadable = { $count ->
    [one] Une sauvegarde illisible a été laissée de côté.
   *[other] { $count } sauvegardes illisibles ont été laissées de côté.
}
imported-refused = { $count ->
    [one] Une partie n’a pas trouvé de place.
   *[other] { $count } parties n’ont pas trouvé de place.
}

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
daily-not-yet = Chez vous, ce jour n’est pas encore venu.
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
daily-midnight = Minuit est passé : voici les parties du nouveau jour.
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

# Ce qui se raconte des parties terminées : ce qui se compte, et les exploits.

spell-wars-best-spell = Meilleur sort : vie qu’il a coûtée aux autres
spell-wars-best-steal = Plus gros vol : Sang pris d’un coup
spell-wars-feat-two-with-one = D’une pierre deux coups
spell-wars-feat-two-with-one-text = Tuer deux magiciens d’un seul sort.
spell-wars-feat-great-spell = Un grand sort
spell-wars-feat-great-spell-text = Coûter 17 points de vie ou plus aux autres d’un seul sort.
spell-wars-feat-scratched = À peine égratigné
spell-wars-feat-scratched-text = Survivre seul à une manche en y perdant huit points de vie au plus.
spell-wars-feat-back-from-the-dead = Revenant
spell-wars-feat-back-from-the-dead-text = Échapper à la mort, et survivre seul à la manche.
spell-wars-feat-alone = Sans partage
spell-wars-feat-alone-text = Gagner le match sans que personne d’autre ne survive à une manche.
spell-wars-feat-last-is-first = Les derniers seront les premiers
spell-wars-feat-last-is-first-text = Mourir parmi les premiers à la première manche, et gagner le match.
spell-wars-feat-own-medicine = L’arroseur arrosé
spell-wars-feat-own-medicine-text = Mourir de sa propre magie, et gagner le match quand même.
spell-wars-feat-prophet = Prophète
spell-wars-feat-prophet-text = Annoncer justement qui meurt ensuite.
spell-wars-feat-bounty = Chasseur de primes
spell-wars-feat-bounty-text = Toucher une prime.
spell-wars-feat-tower = Chez soi dans la Tour
spell-wars-feat-tower-text = Obtenir la Tour six fois dans un match.
spell-wars-feat-thief = Voleur de trésor
spell-wars-feat-thief-text = Obtenir un trésor qui était à un autre magicien.

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

# Ce qu’est cette page.

about = À propos de Conclave
about-version = Version { $version }, build { $build }
about-version-unreleased = Version { $version }, non publiée
about-kept = Ce qui est gardé, et où
about-sent = Tout reste dans ce navigateur, et rien n’est envoyé nulle part. Il n’y a ni compte ni cookies, et personne ne compte qui joue. Voici ce qui est gardé :
about-kept-games = vos parties, en double, avec quelques états antérieurs de chacune ;
about-kept-record = vos réglages et vos noms, le carnet de jeu, les soirées, les parties du jour, les leçons et les énigmes ;
about-kept-screens = pour les tables sur plusieurs écrans, à qui est quelle place ;
about-kept-page = et les jeux eux-mêmes, pour qu’on puisse y jouer sans réseau.
about-others = Sur plusieurs écrans, vos coups et vos noms vont aux écrans qui jouent avec vous, directement d’un appareil à l’autre. Si le propriétaire de ce site a désigné un serveur pour cela, la page le dit et demande avant de s’adresser à lui. Dans le cadre d’un autre site, c’est ce site qui peut garder la partie.
about-saves = Exporter ou supprimer ce qui est gardé
about-makers = Qui l’a fait
about-made = Conclave est fait par ses fondateurs, et il est libre : sous licence MIT ou Apache-2.0, au choix. Son caractère est l’Alegreya, de Huerta Tipográfica, sous licence SIL Open Font.
about-games = Il suit les règles de jeux publiés, par amour pour eux et sans lien avec leurs auteurs ni leurs éditeurs. Tous les textes et dessins sont les siens. Si un jeu vous plaît, achetez-le et jouez-y autour d’une table.
about-licenses = Tout ce qu’il contient, et sous quelles licences
about-source = Le code source
about-new = Les nouveautés

# Une ligne pour chaque changement que l’on remarque en jouant ; un numéro plus haut est plus récent.

about-new-1 = Quatre jeux, contre des robots de quatre niveaux, autour d’un appareil ou seul, en français et en anglais.
about-new-2 = Chaque jeu s’apprend en jouant une première partie ; les règles montrent le plateau lui-même.
about-new-3 = Les parties terminées s’analysent : où elles se sont décidées, et ce qu’on aurait pu faire d’autre.
about-new-4 = Le carnet de jeu, la partie du jour, et des énigmes tirées de vraies parties.
about-new-5 = Une table, plusieurs écrans : chacun joue sur le sien, et rejoint la table par un code ou un lien.
about-new-6 = Les robots ont leur tempérament : hardi, prudent, envieux ou calme.
about-new-7 = Elfenwizards : à trois, cinq ou six, toutes les couleurs partent à égalité (version 4 des règles).
about-new-8 = Spell Wars : plus aucun Trésor n’agit à la fin d’un tour dès qu’un seul sorcier est en vie (version 2 des règles).
about-new-9 = Dice Arena : viser un dé l’atteint mieux, un lancer trop fort peut passer par-dessus bord, et l’on secoue l’arène (version 2 des règles).
about-new-10 = Wizard’s Gambit : une incantation se joue dès qu’une de ses étapes peut agir (version 3 des règles).
about-new-11 = Wizard’s Gambit : les incantations faibles font piocher plus, et les fardeaux de cinq points pèsent plus lourd (version 4 des règles).
about-new-12 = Wizard’s Gambit : Chut permet une autre incantation, et qui se fait chaparder pioche une carte (version 5 des règles).
about-new-13 = Une table entière peut passer à un autre appareil, au milieu d’une partie.
about-new-14 = Les autres joueurs passent deux à cinq fois plus vite : seul ce qui vous concerne attend d’être lu.
about-new-15 = Le bouton Retour ferme ce qui est ouvert avant de quitter la page.
about-new-16 = Ce que demande votre système se fait aussitôt : ses couleurs, plus de contraste, moins de mouvement. Les commandes d’une seule lettre peuvent se désactiver.
about-new-17 = Les noms en hébreu et en arabe gardent leur ordre, et tout grandit avec le zoom du navigateur, sur les grands écrans aussi.
about-new-18 = Ce qui n’a pas pu être gardé est signalé, et gardé dès qu’il y a de la place ; un lien erroné dit quelle partie est en cause.
about-new-19 = Spell Wars à six et Wizard’s Gambit à cinq tiennent sur tous les écrans.
about-new-20 = Cette page, avec les licences de tout ce que Conclave contient.
about-new-21 = Un conseil prépare ce qu’il propose : ce qui reste à presser est marqué, dans chaque jeu.
about-new-22 = Spell Wars : la carte en action remplit la scène, et l’on prépare son prochain sort pendant que les autres jouent.
about-new-23 = Les parties sont gardées à deux endroits du navigateur, et reviennent de celui qui est entier.
about-new-24 = On voit qui est à un pas de gagner ; la leçon de Dice Arena explique chaque sort quand il est lancé.
about-new-25 = Pendant qu’un jeu se charge, une barre montre où il en est ; une table peut occuper tout l’écran ; et les liens ont une image dans les messageries.
about-new-26 = La préparation demande les couleurs après « Commencer » ; sur tablette aussi, tout ce qui est demandé est en vue, quel que soit le nombre de joueurs.

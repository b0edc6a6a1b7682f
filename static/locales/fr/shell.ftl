# Ce que dit chaque page : mise en place, table, réglages, défauts d’une sauvegarde.

product = Conclave
close = Fermer
done = C’est bon
home = Accueil
play = Jouer
learn = Apprendre
to-puzzles = Énigmes
screens = Plusieurs écrans
learn-offer = { $game } est nouveau pour vous ? Apprenez en jouant une première partie guidée
rules = Règles
rules-of = { $game } : les règles
texts-coming = Un instant…
texts-missing = Le chargement a échoué, peut-être faute de connexion. Réessayez dans un instant.
language = Langue
theme = Aspect
theme-night = Nuit
theme-day = Plein jour
theme-contrast = Fort contraste
speed = Vitesse
speed-instant = Immédiate
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
speed-step = Pas à pas
speed-still = Votre système demande moins de mouvement : tout s’affiche aussitôt, et les grands moments en cartes fixes.
sound = Son
full-screen = Plein écran
volume = Volume
confirm = Demander avant ce qui est irréversible
letters = Touches d’une lettre ou d’un signe (?, A, H, L, P, S, W)
saves-and-room = Sauvegardes et mémoire
settings = Réglages

elfenwizards-name = Elfenwizards
spell-wars-name = Spell Wars
wizards-gambit-name = Wizard’s Gambit
dice-arena-name = Dice Arena

export = Exporter
save-error-none = Ce fichier n’est pas une partie sauvegardée.
save-error-newer = Cette sauvegarde vient d’une version plus récente de Conclave. Rechargez la page pour l’obtenir.
save-error-older = Cette partie suivait d’anciennes règles que cette version ne joue plus.
save-error-damaged = Cette sauvegarde est abîmée : une partie manque ou a été modifiée.
save-earlier = La dernière sauvegarde était abîmée : voici la partie un peu plus tôt. L’autre est gardée sur la page des sauvegardes.
save-error-game = Cette sauvegarde est d’un jeu qui n’est pas ici : { $game }.
save-error-setup = Les règles n’admettent pas le début de cette sauvegarde.
save-error-illegal = Cette sauvegarde enfreint les règles à l’action { $number } : on ne peut pas la reprendre.
save-kept = Elle est gardée intacte et peut être exportée.
storage-blocked = Ce navigateur ne laisse rien enregistrer. La partie continue, mais finira avec cet onglet : exportez-la pour la garder.
storage-full = La mémoire du navigateur est pleine : la partie n’est plus sauvegardée. Elle continue ; exportez-la, ou supprimez d’anciennes parties.
missing-full = La mémoire du navigateur est pleine : tout n’a pas pu être gardé (résultats, réglages ou places à une table). Supprimez d’anciennes parties ; le reste sera gardé dès qu’il y aura de la place, tant que cette page reste ouverte.
missing-blocked = Le navigateur n’a pas tout gardé (résultats, réglages ou places à une table). La page réessaie tant qu’elle reste ouverte.
restored = { $count ->
    [one] Une partie ou un résultat s’était perdu ou abîmé dans ce navigateur : sa seconde mémoire l’a rendu intact.
   *[other] { $count } parties ou résultats s’étaient perdus ou abîmés dans ce navigateur : sa seconde mémoire les a rendus intacts.
}
report = Quelque chose ne va pas ici
report-about = Ce fichier dit ce qui aide à trouver une erreur de notre part. Rien n’est envoyé : enregistrez-le et, si vous voulez, donnez-le à qui s’occupe de cette page.
report-game = Il contient toute la partie jusqu’à cet instant, avec ce que les joueurs cachent.
report-content = Contenu du fichier
report-names = Avec les noms des joueurs
report-save = Enregistrer le fichier
slot-empty = Il n’y a pas de partie sauvegardée à cette adresse dans ce navigateur.

set-up = Nouvelle partie
players = Joueurs
person-name = Joueur { $number }
bot-name = { $number ->
    [1] Isaura
    [2] Corvin
    [3] Mélisande
    [4] Tiberius
    [5] Oriane
   *[other] Balthazar
}
who-person = Humain
who-novice = Robot novice
who-apprentice = Robot apprenti
who-adept = Robot adepte
who-archmage = Robot archimage
who-guest = Sur un écran
who-remote = Ailleurs
name-of = Nom du joueur { $number }
who-of = Qui joue pour le joueur { $number }
guild-of = Guilde du joueur { $number }
levels = Robots : un novice joue sa première idée, un apprenti joue vite, un adepte prévoit, un archimage joue au mieux. Corvin et Balthazar sont hardis, Isaura et Oriane prudentes, Mélisande jalouse qui mène, Tiberius garde son calme.
guilds-of-all = Couleurs
guilds-dealt = Distribuer les guildes au hasard
guild-red = Flamme, vermillon
guild-green = Feuille, verte
guild-blue = Vague, bleue
guild-yellow = Soleil, jaune
guild-black = Corbeau, noir
guild-white = Étoile, blanche
variants = Variantes
seed = Graine (le même nombre donne la même partie)
seed-drawn = tirée au hasard
seed-wrong = Une graine est un nombre entier, par exemple 42.
name-twice = Deux joueurs s’appellent { $name }. Il faut un nom à chacun.
set-up-wrong = La partie ne peut pas commencer ainsi : { $why }.
begin = Commencer

table-closed = Cette table est fermée
lost = Il n’y a rien ici
lost-words = Cette adresse ne mène nulle part. Les jeux sont à l’accueil.
link-seats = Le lien demande { $asked ->
    [one] un seul joueur
   *[other] { $asked } joueurs
} ; ce jeu se joue de { $least } à { $most }.
link-names = Le lien nomme { $names } joueurs, mais ils sont { $seats }.
link-part = La partie « { $part } » du lien n’a pas de sens pour ce jeu.
link-seed = La partie « { $part } » du lien doit être un nombre entier, pas « { $value } ».
link-value = La partie « { $part } » du lien dit « { $value } ». Elle peut dire : { $allowed }.
link-nonsense = L’adresse donne « { $value } » pour « { $part } », ce qui n’a pas de sens.
link-twice = L’adresse donne « { $part } » deux fois.
link-long = Cette adresse est plus longue que toutes celles de cette page.
rules-no-chapter = Ce chapitre n’existe pas. Voici les règles.

to-board = Au plateau
tools = Outils
board = Plateau
undo = Annuler
redo = Rétablir
hint = Conseil
log = Journal
log-all = Montrer tout le journal
log-only = Seulement ce que fait { $name }
sheet = Scores
what = Qu’est-ce que c’est ?
keys = Touches
key-tab = à la commande suivante
key-arrows = sur le plateau, et entre lui et votre main
key-enter = prend, pose, actionne
key-escape = ferme, ou repose ce que vous tenez
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
not-your-turn = Ce n’est pas à décider maintenant.

playback-on = Continuer
playback-next = Événement suivant
playback-skip = Passer
playback-skip-out = Voir le résultat
playback-again = Revoir ce qui s’est passé

hint-wait = L’archimage réfléchit…
hint-none = L’archimage n’a pas de conseil pour l’instant.
hint-plan = Bon pour { $name } : { $plan }.
hint-lost = { $name } ne peut presque plus gagner. Ce qui résiste le mieux : { $plan }.
hint-won = { $name } ne peut presque plus perdre. Le plus sûr : { $plan }.
hint-chance = Ainsi, environ { $chance } parties gagnées sur 100.
hint-less = Sinon : { $plan }, environ { $less } de moins sur 100.
hint-equal = Tout aussi bon : { $plan }.
hint-told = { $name } : { $plan }.
hint-do = Le faire
playback-why = Pourquoi ce coup ?
talk = Le temps de négocier. Les promesses sont gratuites et n’engagent personne.
talk-over = Continuer
curtain = { $name }, c’est à vous. Personne d’autre ne regarde ?
curtain-who = Qui a l’appareil ? Personne d’autre ne regarde ?
curtain-lift = Je suis { $name }
bots-failed = Les robots ne répondent pas.
chance-alone = La simulation des lancers est inaccessible : à cette table, le hasard seul en décide désormais.
retry = Réessayer
elsewhere = Cette partie a continué dans un autre onglet. Rien n’est écrasé.
elsewhere-theirs = Reprendre celle-là
elsewhere-mine = Garder celle-ci à part
elsewhere-lost = Ce que l’autre onglet a sauvegardé est illisible ici. Vous pouvez garder cette partie à part.
deleted = Cette partie a été supprimée dans un autre onglet. Elle est encore ouverte ici, mais n’est plus gardée.
deleted-keep = La garder et continuer

replay = Revoir
analysis = Analyse
moment = Moment
moment-of = { $turn } sur { $turns }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-close = Revenir à la partie
branch = Continuer à partir d’ici
share = Partager
shared-here = Une partie partagée : revoyez-la coup par coup. Elle n’est gardée ici que si vous jouez la suite.
shared-newer = Ce lien vient d’une version plus récente de Conclave. Rechargez la page pour l’obtenir.
shared-damaged = Ce lien est incomplet, ou a été modifié en chemin. Redemandez-le.
branch-name = { $name }, à partir du coup { $number }

wins = { $name } gagne !
share-victory = { $names } et { $last } partagent la victoire !
nobody-wins = Personne ne gagne.
level-milder = Trois parties perdues de suite. Des robots plus doux la prochaine fois ?
level-stronger = Trois parties gagnées de suite. Des robots plus forts la prochaine fois ?
rematch = Revanche
swap-seats = Changer de places
record-of-play = Carnet
daily-back = Partager le résultat
series-back = Retour à la soirée

# Ce que sont les commandes autour du plateau, et les champs de la mise en place.
# Chaque chose : son nom (30 caractères au plus), `-text` en une ou deux phrases, `-now` avec les nombres $n
# et $m qui comptent maintenant (160 caractères pour les deux), `-not` pourquoi cela ne peut pas servir. Une
# ligne chacun, sans choix.

explain-not-yours = Ce n’est pas à vous.

explain-what = Qu’est-ce que c’est ?
explain-what-text = Tant que c’est actif, toucher une pièce ou presser Entrée l’explique sans jouer. Échap ou ce bouton revient au jeu.
explain-home = Accueil
explain-home-text = Quitte la table. La partie est sauvegardée après chaque action et vous y attend.
explain-undo = Annuler
explain-undo-text = Reprend votre dernier pas, tant que rien de caché n’a été montré et qu’aucun dé n’a roulé depuis.
explain-undo-not = Il n’y a rien à reprendre : rien n’a été fait, ou quelque chose de caché a été révélé.
explain-redo = Rétablir
explain-redo-text = Refait ce qui a été annulé.
explain-redo-not = Rien n’a été annulé : il n’y a rien à refaire.
explain-hint = Conseil
explain-hint-text = L’archimage regarde ce que vous voyez et propose un coup. Il ne dit rien de ce qui vous est caché.
explain-hint-not = Un conseil est pour quelqu’un d’ici qui doit décider maintenant.
explain-replay = Revoir
explain-replay-text = Revient sur la partie, pas à pas. On peut aussi repartir d’un moment passé, dans une partie à part.
explain-sheet = Scores
explain-sheet-text = La feuille de points jusqu’ici, joueur par joueur.
explain-log = Journal
explain-log-text = Ce qui s’est passé, en phrases. En toucher une montre ce moment sur le plateau.
explain-rules = Règles
explain-rules-text = La règle de ce jeu avec nos mots ; chacune de nos décisions y est signalée.
explain-sound = Son
explain-sound-text = Active ou coupe les sons.
explain-full-screen = Plein écran
explain-full-screen-text = La table occupe tout l’écran. Une autre pression, ou Échap, le libère.
explain-leave = Quitter la table
explain-leave-text = Libère votre place, après une question. Qui ferme seulement la page la garde.
explain-scan = Scanner une réponse
explain-scan-text = Pour une table sans caméra : lui porte la réponse de qui veut la rejoindre, ou y revenir.
explain-share = Partager
explain-share-text = Un lien ou un fichier qui contient toute la partie, à revoir ou à poursuivre.
explain-keys = Touches
explain-keys-text = Ce que font les touches : tout se joue aussi sans souris.
explain-settings = Réglages
explain-settings-text = La vitesse des événements, l’aspect, et ce qui est demandé avant d’être fait.
explain-why = Pourquoi ce coup ?
explain-why-text = Le dernier robot qui a joué dit pourquoi, d’après ce que vous pouviez voir aussi.
explain-again = Revoir ce qui s’est passé
explain-again-text = Montre encore une fois ce qui s’est passé depuis votre dernière décision.
explain-next = Événement suivant
explain-next-text = Le montre tout de suite. Toucher le plateau, Entrée ou la barre d’espace font de même.
explain-pause = Pause
explain-pause-text = Chaque événement attend que vous le demandiez. La vitesse se choisit dans les réglages.
explain-go-on = Continuer
explain-go-on-text = Les événements se suivent de nouveau d’eux-mêmes.
explain-skip = Passer
explain-skip-text = Montre aussitôt où mène tout ce qui reste à montrer. Le journal le garde.
explain-seat = Joueur
explain-seat-text = Son nom et sa guilde, son score, et ce qu’il a devant lui. Qui doit décider brille.
explain-curtain = Rideau
explain-curtain-text = Cache le plateau jusqu’à ce que la bonne personne tienne l’appareil : nul ne voit les secrets d’un autre.

explain-level-person = Humain
explain-level-person-text = Quelqu’un décide sur cet appareil. À plusieurs, on se le passe ; les secrets attendent derrière un rideau.
explain-level-guest = Invité
explain-level-guest-text = Quelqu’un joue sur son propre écran : un téléphone, une tablette, un autre ordinateur. La table montre comment la rejoindre.
explain-level-novice = Robot novice
explain-level-novice-text = Joue sa première idée sans y regarder à deux fois : pour les enfants et les premières parties.
explain-level-apprentice = Robot apprenti
explain-level-apprentice-text = Joue vite et oublie beaucoup de choses : bien pour faire connaissance avec un jeu.
explain-level-adept = Robot adepte
explain-level-adept-text = Prévoit un peu et se trompe rarement beaucoup : bien quand on connaît la règle.
explain-level-archmage = Robot archimage
explain-level-archmage-text = Réfléchit le plus et joue le mieux. Il ne sait que ce que sa place peut savoir.
explain-level-remote = Ailleurs
explain-level-remote-text = La page qui entoure celle-ci envoie les coups, quand Conclave fait partie d’une autre page.
explain-guilds-dealt = Guildes
explain-guilds-dealt-text = Distribuées au hasard, ou choisies par chaque joueur.
explain-seed = Graine
explain-seed-text = Tout le hasard vient de ce nombre : la même graine et les mêmes coups donnent la même partie.

# Ce que toutes les leçons partagent.

lesson = Leçon
lesson-of = { $game } : leçon { $number }
lesson-step = { $step } sur { $steps }
lesson-know = Je sais le faire
lesson-help = Montrez-moi
lesson-again = Recommencer la leçon
lesson-leave = Quitter
lesson-refused = La règle le permet. Faites d’abord ce que demande la leçon, pour voir ce qui arrive.
lesson-over = La leçon est finie !
lesson-next = Leçon suivante
lesson-on = Continuer la partie
lesson-new = Nouvelle partie

# Les énigmes. Elles sont celles de tous les jeux ; `puzzle-` se lit à la
# table d’une énigme, `puzzles-` dans la liste.

puzzle = Énigme
puzzle-of = { $game } : énigme { $number }
puzzle-head = Énigme { $number } sur { $of } · { $grade }
puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile
puzzle-task = { $name }, que faites-vous ? Une décision est nettement meilleure.
puzzle-stands = { $name } : { $what }
puzzle-wrong = Ainsi, on gagne environ { $value } parties sur 100, avec la bonne décision { $best }.
puzzle-wrong-more = Rien n’est fait : essayez autre chose.
puzzle-right = Bien vu ! Ainsi, on gagne environ { $value } parties sur 100, avec une mauvaise décision { $next } au plus.
puzzle-shown = Voici la solution.
puzzle-shown-more = Elle est marquée sur le plateau. Jouez-la, et voyez ce que répondent les autres.
puzzle-show = Solution
puzzle-next = Énigme suivante
puzzle-again = Revenir à la décision
puzzle-list = Toutes les énigmes
puzzle-missing = Il n’y a pas d’énigme de ce numéro, ou elle a été faite pour d’anciennes règles.

puzzles = Énigmes
puzzles-about = Des moments de vraies parties entre robots, où une décision gagne ou perd nettement plus que toute autre. Trouvez-la sur le plateau ; la partie continue ensuite, si vous voulez.
puzzles-progress = { $solved } résolues sur { $of }, dont { $once } du premier coup
puzzles-easy = Faciles : un apprenti les trouve presque toujours
puzzles-medium = Moyennes : un apprenti les manque souvent
puzzles-hard = Difficiles : un apprenti les manque le plus souvent
puzzles-kept = Ce que vous avez résolu n’est gardé que sur cet appareil, et exporté avec tout le reste. Les parties qui commencent par une énigme ne comptent nulle part.
puzzles-more = Ailleurs
puzzles-of = Énigmes de { $game }
puzzle-link-open = Énigme { $number }
puzzle-link-shown = Énigme { $number } : solution vue
puzzle-link-solved = Énigme { $number } : résolue
puzzle-link-at-once = Énigme { $number } : résolue du premier coup

# L’analyse d’une partie finie : chargée quand on l’ouvre.

analysis-running = L’archimage revoit la partie…
analysis-stop = Arrêter
analysis-failed = L’archimage ne peut pas revoir la partie pour l’instant. Fermez et réessayez.
analysis-chances = Chances de gagner, sur 100
analysis-margin = À { $points ->
    [one] { $points } point
   *[other] { $points } points
} près, 19 fois sur 20.
analysis-turns = Les tournants
analysis-turn-luck = { $happened } { $name } passe de { $before } à { $after } sur 100.
analysis-turn-play = { $happened } Avec cela, { $name } passe de { $before } à { $after } sur 100.
analysis-turn-loss = { $happened } Une idée pour la prochaine fois, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $name } : { $better }.
analysis-show = Montrer
analysis-luck-and-play = La chance et le jeu
analysis-luck = La chance
analysis-luck-high = La fortune a souri à { $name } : { $points } points de plus que ce qu’on peut espérer.
analysis-luck-good = La fortune a été douce pour { $name } : { $points } points de plus que ce qu’on peut espérer.
analysis-luck-even = La fortune a donné à { $name } ce qu’on peut attendre.
analysis-luck-bad = { $name } a tenu bon malgré { $points } points de malchance.
analysis-luck-low = { $name } a bravé { $points } points de malchance : qu’elle tourne la prochaine fois.
analysis-play-best = Un jeu d’archimage.
analysis-play-good = Une main sûre.
analysis-play-fair = Un beau jeu, qui garde des idées pour la prochaine fois.
analysis-play-bold = Un jeu hardi, où il reste beaucoup à découvrir.
analysis-play-each = Points perdus à { $decisions ->
    [one] la seule décision
   *[other] chacune des { $decisions } décisions
} : { $each }.
analysis-play-none = Il n’y avait rien à décider.
analysis-books = Tous les chiffres
analysis-books-about = En points : une partie gagnée en vaut 100. Chaque ligne s’additionne : les chances au début, ce que la chance a apporté, ce que les décisions ont changé, les siennes et celles des autres, et ce que valaient la donne et les mains cachées donnent la fin.
analysis-begin = Début
analysis-loss = Ses décisions
analysis-gift = Celles des autres
analysis-rest = La donne
analysis-end = Fin

# Ce que les pages de règles de tous les jeux ont en commun : src/rules.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-hits = { $n ->
    [0] Rien trouvé.
    [one] Trouvé à un endroit.
   *[other] Trouvé à { $n } endroits.
}
rules-variant = Variante :
rules-note = Note { $n }
rules-note-back = Retour à la règle
rules-example = Exemple :
rules-before = Voici la situation de départ. Appuyez sur Suite.
rules-back = Retour
rules-next = Suite
rules-step = { $n } sur { $count }
rules-glossary = Glossaire

# Une table, plusieurs écrans.

screens-code-coming = Un instant…
screens-copy = Copier le lien
screens-share = Partager
screens-copied = Copié.
screens-copy-it = Le lien est sélectionné : copiez-le vous-même.
screens-answer-taken = Merci. L’autre écran se connecte.
screens-answer-used = Cette réponse a déjà servi, ou son invitation a été retirée. Scannez à nouveau le code de la table.
screens-no-answer = C’est une invitation, pas une réponse. L’autre écran montre la réponse une fois l’invitation ouverte.
screens-other-table = Ce code appartient à une autre table.
screens-trouble-network = Les deux appareils doivent être dans le même réseau. Certains réseaux pour invités isolent les appareils : ouvrez alors le partage de connexion d’un téléphone, et que les autres s’y connectent.
screens-missing = Absent : { $names }.

screens-slow = C’est long. Les deux appareils sont-ils dans le même réseau ? Certains réseaux pour invités isolent les appareils : le partage de connexion d’un téléphone aide.
screens-scan-broken = Ce qui lit les codes n’a pas pu être chargé. Y a-t-il un réseau ? Réessayez, ou collez le lien.

screens-code-damaged = Ce code est incomplet. Scannez-le à nouveau, ou copiez le lien entier.
screens-code-expired = Ce code a expiré. La table en montre un nouveau.
screens-other-build = L’un des deux écrans a une autre version de cette page. Rechargez la page sur les deux.

# Une table, plusieurs écrans.

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
screens-hand-over-how = L’appareil { DE($name) } devient la table : c’est lui qui distribue désormais et qui détient tous les secrets de la partie, mains cachées comprises. Chacun garde sa place, et cet appareil devient un invité.
screens-hand-over-ask = Demander à { $name }
screens-hand-over-asked = La question est posée à { $name }. La partie continue en attendant la réponse.
screens-hand-over-declined = { $name } préfère ne pas prendre la table. Elle reste ici.
screens-hand-over-not = Garder la table ici
screens-handing-over = La table passe sur l’appareil { DE($name) }. Gardez cette page ouverte jusqu’à ce que tout le monde y soit.
screens-was-table = Table

# Une table, plusieurs écrans.

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
screens-no-table = Cette table n’est pas gardée dans ce navigateur. Ouvrez-la là où elle a commencé, ou ouvrez-en une autre.
screens-seat-not-kept = Ce navigateur ne laisse rien garder à la page : votre place s’arrête avec elle, alors laissez-la ouverte.
screens-table-elsewhere = Cette table est ouverte dans une autre fenêtre de ce navigateur. Une seule fenêtre est la table : si celle-ci la reprend, l’autre affiche cette page et les invités viennent ici ; ceux qui n’arrivent pas d’eux-mêmes scannent un code.
screens-table-here = Reprendre la table ici
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

# Scanner un code avec l’appareil photo : chargé quand quelqu’un scanne.

scan-asking = En attente de la caméra. Si le navigateur demande si cette page peut s’en servir, acceptez.
scan-looking = Tenez le code de l’autre écran dans l’image : aussi grand que possible, et bien droit.
scan-hidden = La caméra est éteinte tant que personne ne regarde cette page.
scan-refused = Cette page ne peut pas se servir de la caméra. Autorisez-la dans le navigateur, par le signe à côté de l’adresse, puis réessayez. Ou prenez une photo du code.
scan-framed = La page autour de celle-ci ne lui laisse pas la caméra, ou elle a été refusée. Ouvrez la table dans une fenêtre à elle, ou prenez une photo du code.
scan-none = Il n’y a pas de caméra ici. Choisissez une image du code, laissez un téléphone de la table le scanner, ou collez le lien.
scan-busy = La caméra ne répond pas. Une autre application ou fenêtre s’en sert peut-être : fermez-la, puis réessayez.
scan-insecure = Les navigateurs ne prêtent la caméra qu’aux pages servies en HTTPS. Prenez une photo du code, ou collez le lien.
scan-reading = Recherche d’un code dans l’image…
scan-nothing = Aucun code lisible dans cette image. Le code devrait la remplir, droit et net.
scan-unreadable = Ce fichier n’est pas une image que le navigateur sait montrer.
scan-seen = L’image contient un code.
scan-photo = Prendre une photo
scan-picture = Choisir une image
scan-again = Réessayer

# Partager une partie.

share-title = Partager cette partie
share-about = Le lien contient toute la partie. Qui l’ouvre peut la revoir coup par coup, et jouer la suite à partir de n’importe quel moment ; personne d’autre ne la garde.
share-names = Avec les noms des joueurs
share-analysis = L’ouvrir sur l’analyse
share-link = Lien
share-copy = Copier le lien
share-copied = Copié.
share-copy-it = Votre navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le avec Ctrl C.
share-sheet = Partager le lien…
share-sheet-file = Partager le fichier…
share-file = Enregistrer un fichier
share-picture = Enregistrer une image
share-not-shared = Le partage n’a pas abouti.
share-no-link = Ce navigateur ne sait pas faire de lien d’une partie. Un fichier contient la même chose.
share-secrets = La partie n’est pas finie, et un lien dit tout : chaque main, chaque choix secret, et ce qui reste à piocher. Ne l’envoyez à personne qui y joue.
share-not-now = Pas maintenant
share-anyway = Partager quand même

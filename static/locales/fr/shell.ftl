# Ce que dit chaque page : mise en place, table, réglages, défauts d’une sauvegarde.

product = Conclave
close = Fermer
done = C’est bon
home = Accueil
play = Jouer
learn = Apprendre
to-puzzles = Énigmes
screens = Plusieurs écrans
learn-offer = { $game } est nouveau pour vous ? « Apprendre », plus bas, vous guide dans une première partie.
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
volume = Volume
confirm = Demander avant ce qui est irréversible
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
link-seats = Le lien demande { $asked ->
    [one] un seul joueur
   *[other] { $asked } joueurs
} ; ce jeu se joue de { $least } à { $most }.
link-names = Le lien nomme { $names } joueurs, mais ils sont { $seats }.
link-part = La partie « { $part } » du lien n’a pas de sens pour ce jeu.
link-seed = La partie « { $part } » du lien doit être un nombre entier, pas « { $value } ».
link-value = La partie « { $part } » du lien dit « { $value } ». Elle peut dire : { $allowed }.

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
playback-skip-out = À la manche suivante
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
retry = Réessayer
elsewhere = Cette partie a continué dans un autre onglet. Rien n’est écrasé.
elsewhere-theirs = Reprendre celle-là
elsewhere-mine = Garder celle-ci à part

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

# La page qui est là avant tout programme : l’accueil, et ce que le script de démarrage montre
# autour des programmes. Elle est mise en HTML, dans toutes les langues, à la construction.

home-motto = Des jeux de magie pour une longue soirée
home-games = Les jeux
home-players = { $least } à { $most } joueurs · { $minutes } min
home-first = À jouer en premier
home-series = Une soirée jeux : plusieurs parties, un seul classement
home-daily = La partie du jour
home-record = Carnet de jeu
home-puzzles = Énigmes
home-import = Importer une partie
home-about = À propos de Conclave

elfenwizards-character = Exigeant · un peu de hasard · coups bas
elfenwizards-description = Des guildes de magiciens montent dans le Grand Arbre. Pesez vos sorts, trahissez une promesse, et soyez Grand Druide au bon moment.
spell-wars-character = Léger · beaucoup de hasard · sans pitié
spell-wars-description = Trois cartes font un sort, et tout le monde le lance à la fois dans les ruines du donjon.
wizards-gambit-character = Réfléchi · un peu de hasard · menus larcins
wizards-gambit-description = Préparez ce dont les autres ont besoin, et scellez un sort avant qu’ils ne vous percent à jour.
dice-arena-character = Léger · hasard et adresse · sans pitié
dice-arena-description = De vrais dés dans une vraie arène : lancez bien, prenez vos groupes, et partez avant votre chance.

news-update = Une nouvelle version est prête.
news-updated = Voici la nouvelle version.
news-what = Les nouveautés
news-offline = Prêt à jouer sans réseau.
news-load = La charger
news-install = Installer Conclave

waiting = On prépare la table…
waiting-half = La moitié est chargée.
missing-title = Le jeu n’a pas pu être chargé
missing-words = La connexion est peut-être coupée. Rien n’est perdu ; réessayez dans un instant.
crash-title = Quelque chose s’est cassé
crash-words = L’erreur est de notre côté, pas du vôtre. Votre partie est sauvegardée jusqu’au dernier coup ; rechargez la page pour continuer, ou gardez la partie dans un fichier.
crash-reload = Recharger
no-script = Les jeux ont besoin de JavaScript et de WebAssembly.

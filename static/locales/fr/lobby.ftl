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
lost = Il n’y a rien ici
lost-words = Cette adresse ne mène nulle part. Les jeux sont à l’accueil.

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

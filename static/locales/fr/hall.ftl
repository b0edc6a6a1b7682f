# Le hall : ce qui n’appartient à aucun jeu.

saves = Reprendre
save-unnamed = Une partie sauvegardée
save-about = { $game } · { $players } · { $when }
save-over = { $game } · { $players } · terminée · { $when }
save-name = Nom
rename = Renommer
rename-that = Renommer { $name }
export-that = Exporter { $name } dans un fichier
import = Importer une partie
delete = Supprimer
delete-that = Supprimer { $name }
delete-question = Supprimer « { $name } » pour de bon ? Un fichier exporté resterait.
keep = Garder
save-failed = Le navigateur a refusé d’enregistrer cela. Rien n’a changé.
lost = Il n’y a rien ici
lost-words = Cette adresse ne mène nulle part. Les jeux sont à l’accueil.

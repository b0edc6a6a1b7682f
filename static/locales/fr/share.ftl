# Partager une partie : lu par static/share.js, qui ne connaît que des lignes de cette forme.

share-title = Partager cette partie
share-close = Fermer
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

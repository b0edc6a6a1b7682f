# Ce que sont les commandes autour du plateau, et les champs de la mise en place (lu par static/explain.js).
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

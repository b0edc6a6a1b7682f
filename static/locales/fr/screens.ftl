# Une table, plusieurs écrans : chargé par qui ouvre une telle table, ou la rejoint.

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

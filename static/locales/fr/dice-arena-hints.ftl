# Pourquoi les conseils de Dice Arena proposent ce qu’ils proposent : chargé au premier conseil.

dice-arena-hint-throw = Sur 100 lancers de ce genre, environ { $cast } font un groupe et { $lost } coûtent le dé.
dice-arena-hint-last = C’est le dernier dé de { $name } : sans groupe, { $name } est hors jeu.
dice-arena-hint-throw-all = { $dice ->
    [0] Tous les dés
   *[other] Les { $dice } dés
} doivent être lancés : { $cast } fois sur 100 environ, un groupe. Sinon, { $name } est hors jeu.
dice-arena-hint-lashlabask = C’est un lancer de Lashlabask : qui l’a jeté prend les groupes, pas les lanceurs.
dice-arena-hint-stop = Un lancer à l’écart des dés fait un groupe au plus { $cast } fois sur 100, et coûte le dé { $lost } fois.
dice-arena-hint-lift = Les dés levés ne peuvent être éjectés, et reviennent tels quels.
dice-arena-hint-take = Un dé de plus pour { $name } ; { $left ->
    [0] il ne reste aucun { $face } aux autres
    [one] il reste un { $face } aux autres
   *[other] il reste { $left } { $face } aux autres
}.
dice-arena-hint-stack = Seul le dé du sommet compte pour les groupes, tant que la tour tient.

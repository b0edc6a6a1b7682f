# Pourquoi les conseils de Wizard’s Gambit proposent ce qu’ils proposent : chargé au premier conseil.

wizards-gambit-hint-wins = Cela achève { $what } : avec { $total } points, { $name } gagne.
wizards-gambit-hint-claims = Cela achève { $what } pour { $points } { $points ->
    [one] point
   *[other] points
} : { $name } en a alors { $total }.
wizards-gambit-hint-near = Il ne manque plus à { $what } ({ $points } { $points ->
    [one] point
   *[other] points
}) que { $rune }.
wizards-gambit-hint-next = { $name } joue ensuite ; cartes encore cachées qui y vont : { $count }.
wizards-gambit-hint-far = Il manque encore { $left } runes à { $what } ({ $points } { $points ->
    [one] point
   *[other] points
}) : plus que l’ingrédient d’un tour ordinaire.
wizards-gambit-hint-lacks = { $what } vaut { $points } { $points ->
    [one] point
   *[other] points
}{ $left ->
    [0] ; il n’y manque rien
    [one] ; il y manque 1 rune
   *[other] ; il y manque { $left } runes
}.
wizards-gambit-hint-incantation = Cela s’ajoute à l’ingrédient : { $does }
wizards-gambit-hint-release = { $name } peut de nouveau réclamer des sorts.
wizards-gambit-hint-free = { $what } le permet, en plus de l’ingrédient et de l’action d’incantation.
wizards-gambit-hint-show = Aucun ingrédient de cette main ne peut être joué ; la montrer fait piocher { $count } cartes.
wizards-gambit-hint-draw = Rien d’autre ne vaut une carte : il en reste { $count } pour le tour suivant.
wizards-gambit-hint-decline = Rien de plus n’est défaussé, donné ou remplacé.
wizards-gambit-hint-opponent = { $name } a { $points } { $points ->
    [one] point
   *[other] points
} et { $count } { $count ->
    [one] carte
   *[other] cartes
}.
wizards-gambit-hint-fits = { $count ->
    [0] { $what } ne va sur aucun sort de la réserve à présent.
    [one] { $what } va sur un sort de la réserve à présent.
   *[other] { $what } va sur { $count } sorts de la réserve à présent.
}
wizards-gambit-hint-no-rune = { $what } n’est pas un ingrédient et ne va sur aucune rune.
wizards-gambit-hint-replace = { $new } ({ $points } { $points ->
    [one] point
   *[other] points
}) prend la place de { $old }.
wizards-gambit-hint-protect = Personne ne peut l’achever tant que le gambit est là.
wizards-gambit-hint-negate = { $what } n’agit plus pour { $name }.
wizards-gambit-hint-opens = Le gambit de { $name } s’en va : son sort peut de nouveau être réclamé.
wizards-gambit-hint-wakes = Le gambit de { $name } s’en va : le sort en dessous agit de nouveau.
wizards-gambit-hint-gambit = Le prix : { $name } ne peut réclamer aucun sort entre-temps.

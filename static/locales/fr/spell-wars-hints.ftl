# Pourquoi un conseil de Spell Wars est bon, et ce qu’il risque : une phrase chacun, 110 caractères au plus.

# Ce qui suit à coup sûr.

spell-wars-hint-kill = Vies de { $name } : { $m }. Des dégâts de { $n } tuent, et rapportent { $k } de Sang.
spell-wars-hint-hit = { $n } de dégâts : il reste { $k ->
    [one] { $k } vie
   *[other] { $k } vies
} sur { $m } à { $name }.
spell-wars-hint-self = Cela coûte { $n ->
    [one] { $n } vie
   *[other] { $n } vies
} à { $name } : il en reste { $m }.
spell-wars-hint-tower = Le Donjon est pris : { $n } de Sang pour qui le tient à la fin du tour.
spell-wars-hint-tower-helps = { $name } tient le Donjon, qui renforce { $what }.
spell-wars-hint-treasure = { $name } y gagne un Trésor.
spell-wars-hint-rob = { $name } perd { $what }.
spell-wars-hint-blood = { $name } y perd { $n } de Sang.
spell-wars-hint-heal = { $name } récupère { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}, jusqu’à { $m }.
spell-wars-hint-creature = { $name } perd { $what } : plus d’attaque, plus de protection.
spell-wars-hint-keep = { $what } reste : elle attaque encore au tour suivant, ou absorbe un coup.

# Un sort.

spell-wars-hint-dice = { $what } : { $n ->
    [one] { $n } dé,
   *[other] { $n } dés,
} { $k } ou plus dans { $m } lancers sur 100.
spell-wars-hint-low = Un lancer sous { $k } { $n ->
    [0] n’inflige rien aux autres.
   *[other] inflige au plus { $n } de dégâts.
}
spell-wars-hint-first = Un sort d’une carte passe avant tous les plus longs.
spell-wars-hint-order = { $n ->
    [0] Sans carte, seules les Créatures en jeu attaquent.
   *[other] { $n } cartes, initiative { $m } : les sorts plus courts passent avant.
}
spell-wars-hint-late = Avec { $n } cartes, tous les sorts plus courts passent avant.
spell-wars-hint-adds = { $what } agit aussi : le sort a alors { $n } cartes.
spell-wars-hint-glyph = Son glyphe donne un dé de plus à { $what }.
spell-wars-hint-resolve = { $what } agit d’abord ; puis { $n ->
    [one] { $n } autre de ce type.
   *[other] { $n } autres de ce type.
}
spell-wars-hint-tuck = { $what } : son glyphe compte ensuite dans chaque sort de { $name }.

# Les réponses.

spell-wars-hint-saves = Sinon, { $n } de dégâts tueraient { $name }, qui a { $m ->
    [one] { $m } vie
   *[other] { $m } vies
}.
spell-wars-hint-absorbs = { $name } garde { $m ->
    [one] { $m } vie
   *[other] { $m } vies
} ; sinon, il en resterait { $k }.
spell-wars-hint-suffers = { $name } a encore { $m ->
    [one] { $m } vie
   *[other] { $m } vies
} après { $n } de dégâts, et garde ses Créatures.
spell-wars-hint-dies = { $n } de dégâts tuent { $name } (vies : { $m }).
spell-wars-hint-block = { $name } peut absorber les { $n } de dégâts avec une Créature.
spell-wars-hint-creatures = { $name } a { $n ->
    [one] une Créature qui peut
   *[other] { $n } Créatures qui peuvent
} absorber un coup.
spell-wars-hint-price = Prix en Sang : { $n } ; { $name } garde { $m }.
spell-wars-hint-saves-blood = { $name } garde { $n } de Sang pour plus tard.
spell-wars-hint-tie = { $name } passe avant sans lancer de dé, et garde { $m } de Sang.
spell-wars-hint-deflect = { $name } a { $m ->
    [one] { $m } vie
   *[other] { $m } vies
}, et le sort vise quelqu’un d’autre.
spell-wars-hint-side = À gauche se trouve alors { $name }, avec { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}.
spell-wars-hint-type = { $what } : { $n ->
    [one] { $n } carte de ce type ne se voit
   *[other] { $n } cartes de ce type ne se voient
} nulle part.
spell-wars-hint-hand = { $name } garde { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main.
spell-wars-hint-roll = Les dés font { $n } ; relancés, ils font plus dans { $m } lancers sur 100.
spell-wars-hint-reroll-die = Relancé, le { $n } devient plus fort dans { $m } lancers sur 100.
spell-wars-hint-die = Le { $n } est pour la cible, le { $m } reste.
spell-wars-hint-react = { $what } agit parce que { $name } meurt avant son effet.
spell-wars-hint-substitute = { $what } meurt à la place de { $name }.
spell-wars-hint-gives = { $name } a encore { $n ->
    [one] { $n } Trésor.
   *[other] { $n } Trésors.
}
spell-wars-hint-use = { $what } agit une fois par tour ; { $name } a { $n } de Sang.
spell-wars-hint-no-die = Les dés restants décident seulement si la Créature reste.
spell-wars-hint-stands = { $name } a { $n ->
    [one] { $n } vie
   *[other] { $n } vies
} et { $m } de Sang.
spell-wars-hint-most = De ceux qui peuvent être choisis, { $name } a le plus de vies : { $n }.
spell-wars-hint-least = De ceux qui peuvent être choisis, { $name } a le moins de vies : { $n }.

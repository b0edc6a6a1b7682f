# Pourquoi un conseil d’Elfenwizards est bon, et ce qu’il risque : une phrase chacun, 110 caractères au plus.

# La retraite du Grand Druide.

elfenwizards-hint-pay-reserve = { $name } garde { $n } en réserve, et ceux de la case ({ $m }) restent à récupérer.
elfenwizards-hint-pay-box = { $name } garde ses { $n } en réserve : chacun vaut 1 de puissance dans la compétition.
elfenwizards-hint-magicians = { $what } : { $n ->
    [0] personne n’y est, et deux au plus montent.
    [one] { $n } y est, dont { $m } à { $name } ; deux au plus montent.
   *[other] { $n } y sont, dont { $m } à { $name } ; deux au plus montent.
}

# Lancer et placer les dés.

elfenwizards-hint-roll = { $n ->
    [one] { $n } dé donne environ { $m } points en moyenne.
   *[other] { $n } dés donnent environ { $m } points en moyenne.
}
elfenwizards-hint-throw = { $what } : { $n } points de dés ; un lancer en donne environ { $m }.
elfenwizards-hint-accept = Relancer coûterait à { $name } { $n ->
    [one] son dernier sort mineur.
   *[other] un de ses { $n } sorts mineurs.
}
elfenwizards-hint-reroll = { $n ->
    [one] Le dé est relancé ;
   *[other] Les { $n } dés sont tous relancés ;
} { $m ->
    [0] il ne reste aucun sort mineur.
    [one] il reste { $m } sort mineur.
   *[other] il reste { $m } sorts mineurs.
}
elfenwizards-hint-place-own = { $what } : { $n ->
    [one] { $n } magicien de { $name } y vise
   *[other] { $n } magiciens de { $name } y visent
} des titres à { $m } points.
elfenwizards-hint-place-others = { $what } : { $name } n’y a pas de magicien, mais peut trancher les duels d’autrui.
elfenwizards-hint-place-rival = { $name } y a { $n ->
    [one] { $n } point de dé
   *[other] { $n } points de dés
} au même niveau, contre { $m }.
elfenwizards-hint-place-minor = { $m ->
    [one] { $m } point de dé
   *[other] { $m } points de dés
} en case Sorts mineurs : { $n ->
    [0] rien à récupérer encore.
    [one] { $n } sort mineur récupéré.
   *[other] { $n } sorts mineurs récupérés.
}
elfenwizards-hint-place-grey = { $m ->
    [one] { $m } point de dé
   *[other] { $m } points de dés
} en case Magie grise : { $n ->
    [0] aucun jeton retiré encore.
    [one] { $n } jeton retiré, { $n } point par tour.
   *[other] { $n } jetons retirés, { $n } points par tour.
}
elfenwizards-hint-keep-rest = { $what } : { $n ->
    [one] { $n } point de dé à présent ;
   *[other] { $n } points de dés à présent ;
} relancé, environ { $m }.

# Les sorts mineurs.

elfenwizards-hint-recover = { $n ->
    [one] { $n } sort mineur revient
   *[other] { $n } sorts mineurs reviennent
} : { $name } en a alors { $m } en réserve.
elfenwizards-hint-recover-none = { $n ->
    [one] { $n } point de dé reste
   *[other] { $n } points de dés restent
} pour plus tard ; { $name } a { $m ->
    [0] 0 sort mineur
    [one] { $m } sort mineur
   *[other] { $m } sorts mineurs
} en réserve.
elfenwizards-hint-leave = { $n ->
    [one] { $n } point de dé attend
   *[other] { $n } points de dés attendent
} le tour suivant, mais { $m ->
    [one] { $m } dé de moins sera lancé.
   *[other] { $m } dés de moins seront lancés.
}
elfenwizards-hint-take-back = { $n ->
    [one] { $n } dé de plus
   *[other] { $n } dés de plus
} à lancer au tour suivant : environ { $m } points en moyenne.

# La compétition.

elfenwizards-hint-unopposed = Personne ne s’y oppose : une puissance de { $n } suffit pour ce titre : { $what }.
elfenwizards-hint-second = Deux montent de la case : une puissance de { $n } suffit, même si le plus puissant a { $m }.
elfenwizards-hint-lead = { $n } contre { $m } ({ $what }) : les sorts des autres n’y suffisent plus.
elfenwizards-hint-lead-open = { $n } contre { $m } ({ $what }) : d’autres sorts peuvent encore tout changer.
elfenwizards-hint-outbid = { $name } peut encore surenchérir ({ $what }) avec un { $n }{ $m ->
    [0] .
    [one] , et { $m } sort mineur.
   *[other] , et { $m } sorts mineurs.
}
elfenwizards-hint-outbid-minors = { $name } peut encore surenchérir ({ $what }) avec { $m ->
    [one] { $m } sort mineur.
   *[other] { $m } sorts mineurs.
}
elfenwizards-hint-worth = { $what } vaut { $n } points, { $m } de plus que le rang d’où il est gagné.
elfenwizards-hint-deny = En l’état, { $name } ne gagne plus ce titre : { $what }, { $n } points.
elfenwizards-hint-forecast = Si tous passaient maintenant, { $name } marquerait { $n } à ce tour, et non { $m }.
elfenwizards-hint-power = { $what } : puissance { $n }, et { $m } en face.
elfenwizards-hint-pass = Si tous passaient maintenant, { $name } aurait { $m ->
    [0] 0 titre
    [one] { $m } titre
   *[other] { $m } titres
} et marquerait { $n }.
elfenwizards-hint-pass-keeps = { $n ->
    [one] { $n } sort mineur reste
   *[other] { $n } sorts mineurs restent
} dans la réserve de { $name }.

# Les vaincus, et la magie grise.

elfenwizards-hint-vacant = { $what } vaut { $n } points par tour.
elfenwizards-hint-vacant-rival = Son rival pour le titre suivant : { $what }.
elfenwizards-hint-vacant-free = Personne n’est à côté pour disputer le titre suivant.
elfenwizards-hint-grey = En descendant, { $what } reçoit un jeton gris : { $n } point de moins par tour.
elfenwizards-hint-cleanse = { $m } points de dés retirent { $n ->
    [one] { $n } jeton gris : { $n } point par tour.
   *[other] { $n } jetons gris : { $n } points par tour.
}
elfenwizards-hint-cleanse-none = { $m ->
    [one] { $m } dé reste
   *[other] { $m } dés restent
} en case Magie grise, avec { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
elfenwizards-hint-remove-grey = { $what } marque alors { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $m ->
    [one] pour { $m } tour
   *[other] pour { $m } tours au plus
}.

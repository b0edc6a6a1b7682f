# Elfenwizards : chaque clé commence par elfenwizards-.


# Les choses.

elfenwizards-colour = { $guild ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
    [black] noir
   *[white] blanc
}
elfenwizards-rank = { $rank ->
    [high-druid] Grand Druide
    [druid] Druide
    [sorcerer] Sorcier
    [necromancer] Nécromancien
   *[magician] Magicien
}
elfenwizards-ranks = { $rank ->
    [high-druid] Grand Druide
    [druid] Druides
    [sorcerer] Sorciers
    [necromancer] Nécromanciens
   *[magician] Magiciens
}
elfenwizards-title = { $rank ->
    [druid] Druide
    [sorcerer] Sorcier
   *[necromancer] Nécromancien
} { $number }
elfenwizards-magician-box = case Magiciens { $number }
elfenwizards-defeat-box = la case Déconfiture des { $rank ->
    [druid] Druides
    [sorcerer] Sorciers
   *[necromancer] Nécromanciens
}
elfenwizards-defeat-label = Déconfiture : { $rank ->
    [druid] Druides
    [sorcerer] Sorciers
   *[necromancer] Nécromanciens
}
elfenwizards-defeat-short = ↓ { $rank ->
    [druid] Druides
    [sorcerer] Sorciers
   *[necromancer] Nécromanciens
}
elfenwizards-spell-box = { $box ->
    [druid] la case Sorts majeurs des Druides
    [sorcerer] la case Sorts majeurs des Sorciers
    [necromancer] la case Sorts majeurs des Nécromanciens
    [magician] la case Sorts majeurs des Magiciens
    [minor] la case Sorts mineurs
   *[grey] la case Magie grise
}
elfenwizards-box-label = { $box ->
    [druid] Druides
    [sorcerer] Sorciers
    [necromancer] Nécromanciens
    [magician] Magiciens
    [minor] Sorts mineurs
   *[grey] Magie grise
}
# Celle des Nécromanciens, avec un tiret conditionnel.
elfenwizards-box-narrow = Nécro­manciens
elfenwizards-the-wizard = { $own ->
    [yours] votre { $rank ->
        [high-druid] Grand Druide
        [druid] Druide
        [sorcerer] Sorcier
        [necromancer] Nécromancien
        [magician] Magicien
       *[wizard] magicien
    }
   *[other] le { $rank ->
        [high-druid] Grand Druide
        [druid] Druide
        [sorcerer] Sorcier
        [necromancer] Nécromancien
        [magician] Magicien
       *[wizard] magicien
    } { DE($name) }
}
elfenwizards-beside-wizard = { $own ->
    [yours] auprès de votre { $rank ->
        [high-druid] Grand Druide
        [druid] Druide
        [sorcerer] Sorcier
        [necromancer] Nécromancien
        [magician] Magicien
       *[wizard] magicien
    }
    [own] auprès du { $rank ->
        [high-druid] Grand Druide
        [druid] Druide
        [sorcerer] Sorcier
        [necromancer] Nécromancien
        [magician] Magicien
       *[wizard] magicien
    } de sa guilde
   *[other] auprès du { $rank ->
        [high-druid] Grand Druide
        [druid] Druide
        [sorcerer] Sorcier
        [necromancer] Nécromancien
        [magician] Magicien
       *[wizard] magicien
    } { DE($name) }
}
elfenwizards-wizard-label = Magicien { $guild } ({ $name })
elfenwizards-power-label = puissance { $count }
elfenwizards-grey-label = { $count ->
    [one] { $count } jeton de magie grise
   *[other] { $count } jetons de magie grise
}
elfenwizards-vacant = vacant
elfenwizards-nobody = personne
elfenwizards-tree = Le Grand Arbre
elfenwizards-defeat-boxes = Cases Déconfiture
elfenwizards-spell-boxes = Cases pour les sorts
elfenwizards-round-track = Compteur de tours
elfenwizards-round = Tour { $number }
elfenwizards-track-label = un sort mineur ({ $name })
elfenwizards-track-high-druid = Grand Druide : { $name }
elfenwizards-track-vacant = sans Grand Druide
elfenwizards-a-die = un { $pips }
elfenwizards-a-minor-spell = un sort mineur
elfenwizards-minor-spells = { $count ->
    [one] { $count } sort mineur
   *[other] { $count } sorts mineurs
}
elfenwizards-price = { $count } points de dé { $token ->
    [grey-token] retirent un jeton de magie grise
   *[minor-spell] récupèrent un sort mineur
}
elfenwizards-supply = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
elfenwizards-phase = Phase { $number } : { $number ->
    [1] retraite du Grand Druide
    [2] première allocation des sorts majeurs
    [3] seconde allocation des sorts majeurs
    [4] récupération des sorts mineurs
    [5] compétition et attribution des titres
    [6] récupération des sorts mineurs
    [7] titres vacants
    [8] rétrogradation
    [9] jetons de magie grise
   *[10] calcul des points
}
elfenwizards-level = { $ranks }, { $points } points chacun
elfenwizards-worth = { $rank ->
    [high-druid] Grand Druide
    [druid] Druide
    [sorcerer] Sorcier
    [necromancer] Nécromancien
   *[magician] Magicien
} : { $points } points

# Devant un joueur.

elfenwizards-front = { $dice ->
    [one] { $dice } sort majeur
   *[other] { $dice } sorts majeurs
} et { $minors ->
    [one] { $minors } sort mineur
   *[other] { $minors } sorts mineurs
} devant soi
elfenwizards-has-dragon = possède le dragon
elfenwizards-would-score = marquerait { $points } ce tour
elfenwizards-nearly = Gagnerait en l’état
elfenwizards-has-passed = a passé
elfenwizards-passed = passe

# Le plateau de la main.

elfenwizards-tray = Main et choix
elfenwizards-dice = Dés
elfenwizards-wizards = Magiciens
elfenwizards-in-hand = en main
elfenwizards-die-label = Dé { $pips } : { $place }
elfenwizards-roll = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
elfenwizards-accept = Accepter ce lancer
elfenwizards-reroll = Payer un sort mineur et tout relancer
elfenwizards-reroll-sure = Cela coûte un sort mineur, sans retour possible.
elfenwizards-reroll-yes = Oui, relancer
elfenwizards-pay-reserve = Payer de la réserve
elfenwizards-pay-box = Payer de la case Sorts mineurs
elfenwizards-tap-hollow = Choisir une case Magiciens.
elfenwizards-tap-hollow-all = Choisir une case Magiciens pour tous, ou d’abord un magicien.
elfenwizards-confirm-demotion-or = Confirmer, ou choisir une autre place pour un magicien.
elfenwizards-tap-title = Choisir un titre vacant.
elfenwizards-tap-wizard = Choisir un magicien pour ce sort.
elfenwizards-pick-wizard = Choisir un magicien.
elfenwizards-confirm-or = Confirmer, ou reprendre un sort.
elfenwizards-pick-all = Tous
elfenwizards-clear = Effacer
elfenwizards-confirm-dice = { $placed ->
    [0] { $rest ->
        [one] Garder le dé
       *[other] Garder les { $rest } dés
    }
   *[other] { $rest ->
        [0] Confirmer : placer { $placed }
       *[other] Placer { $placed }, garder { $rest }
    }
}
elfenwizards-dice-left = { $rest ->
    [one] Encore { $rest } dé
   *[other] Encore { $rest } dés
}
elfenwizards-put-on = { $count ->
    [one] Poser { $count } dé sur { $box }
   *[other] Poser { $count } dés sur { $box }
}
elfenwizards-put-best = Poser { $die } sur { $box }
elfenwizards-take-up = Reprendre ce qui est posé sur { $box }
elfenwizards-drafted = { $things } (à confirmer)
elfenwizards-drafted-spell = { $spell } : { $wizard }
elfenwizards-take-back-spell = Reprendre :
elfenwizards-confirm-spells = Confirmer
elfenwizards-pass = Passer pour ce tour
elfenwizards-recover = { $count ->
    [0] Y laisser les dés
    [one] Récupérer { $count } sort mineur
   *[other] Récupérer { $count } sorts mineurs
}
elfenwizards-cleanse = { $count ->
    [0] Y laisser les dés
    [one] Retirer { $count } jeton gris
   *[other] Retirer { $count } jetons gris
}
elfenwizards-take-back = { $dice ->
    [0] { $rest ->
        [one] Y laisser le dé
       *[other] Y laisser les { $rest }
    }
   *[other] { $rest ->
        [0] { $dice ->
            [one] Reprendre le dé
           *[other] Reprendre les { $dice }
        }
       *[other] Reprendre { $dice }, laisser { $rest }
    }
}
elfenwizards-sum-recover = { $sum } → { $count ->
    [0] trop peu de points
    [one] { $count } sort mineur
   *[other] { $count } sorts mineurs
} ({ $pips } points, 2 par sort)
elfenwizards-sum-cleanse = { $sum } → { $count ->
    [0] trop peu de points
    [one] { $count } jeton gris
   *[other] { $count } jetons gris
} ({ $pips } points)

# Ce qui est attendu.

elfenwizards-prompt-name = { $name } : { $what }
elfenwizards-prompt-over = La partie est finie.
elfenwizards-prompt = { $decision ->
    [pay-retreat] choisir le sort mineur qui paie la place de Grand Druide
    [settle-retreat] choisir une case Magiciens pour le Grand Druide qui se retire
    [roll] { $count ->
        [one] lancer le dé
       *[other] lancer { $count } dés
    }
    [place] placer des dés parmi ces { $count }, puis confirmer
    [accept-or-reroll] accepter ce lancer, ou payer un sort mineur pour tout relancer
    [place-all] placer tous ces dés, puis confirmer
    [recover] choisir des dés qui récupèrent des sorts mineurs
    [take-back-minor] reprendre des dés inutilisés, ou les laisser pour le tour suivant
    [support-or-pass] { $count ->
        [one] placer le dernier sort auprès d’un magicien, ou passer
       *[other] placer deux sorts auprès de magiciens, ou passer
    }
    [second-support] placer le second sort
    [take-title] choisir qui reçoit quel titre vacant
    [demote] choisir qui descend dans quelle case Magiciens
    [cleanse] choisir des dés qui retirent des jetons de magie grise
    [remove-grey] choisir un magicien à libérer d’un jeton gris (encore { $count })
   *[take-back-grey] reprendre des dés inutilisés, ou les laisser pour le tour suivant
}

# Ce qui s’est passé.

elfenwizards-log-first-player = { $name } commence, par tirage au sort, et prend le dragon.
elfenwizards-log-round = Le tour { $number } commence.
elfenwizards-log-no-high-druid = Personne n’était Grand Druide : { $name } garde le dragon.
elfenwizards-log-retreat-paid = { $name } paie le Grand Druide du tour { $round } d’un sort mineur, pris dans { $source ->
    [reserve] la réserve
   *[box] la case Sorts mineurs
}.
elfenwizards-log-dragon = { $name } prend le dragon.
elfenwizards-log-retired = { $wizard } se retire : { $place }.
elfenwizards-log-rolled = { $name } lance { $dice }.
elfenwizards-log-reroll = { $name } paie un sort mineur pour relancer.
elfenwizards-log-accepted = { $name } accepte le lancer.
elfenwizards-log-allocated = { $name } a placé ses dés : { $boxes }.
elfenwizards-log-rest-kept = { $name } garde { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} pour la seconde allocation.
elfenwizards-log-recovered = { $name } récupère { $count ->
    [one] { $count } sort mineur
   *[other] { $count } sorts mineurs
} avec { $dice }.
elfenwizards-log-taken-back = { $name } reprend { $dice } : { $box }.
elfenwizards-log-dice-left = { $name } laisse { $dice } sur { $box }.
elfenwizards-log-supported-against = { $name } place { $spell } { $wizard }, contre { $rival } : { $power } à { $rest }.
elfenwizards-log-supported = { $name } place { $spell } { $wizard } : puissance { $power }.
elfenwizards-log-nothing-left = { $name } n’a plus de sort à placer.
elfenwizards-log-passed = { $name } passe.
elfenwizards-log-awarded = { $wizard } devient { $title } avec une puissance de { $power }.
elfenwizards-log-unawarded = { $why ->
    [no-candidate] Personne ne se présente : { $title }.
    [no-power] Personne ne devient { $title }, faute de puissance.
   *[tied] Personne ne devient { $title } : égalité.
}
elfenwizards-log-defeated = { $wizard } tombe dans { $place }.
elfenwizards-log-returned = { $name } reprend { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $wasted ->
    [0] ,
   *[other] , dont { $wasted } sans usage,
} et met dans la case Sorts mineurs : { $minors ->
    [0] rien
    [one] { $minors } sort mineur
   *[other] { $minors } sorts mineurs
}.
elfenwizards-log-vacant-taken = { $wizard } reçoit le titre vacant de { $title }.
elfenwizards-log-demoted = { $wizard } redescend : { $place }{ $grey ->
    [0] .
   *[other] , avec un jeton de magie grise.
}
elfenwizards-log-no-grey-left = Il ne reste pas de jeton de magie grise pour { $wizard }.
elfenwizards-log-grey-paid = { $name } utilise { $dice } pour retirer { $count ->
    [one] { $count } jeton de magie grise
   *[other] { $count } jetons de magie grise
}.
elfenwizards-log-grey-removed = { $wizard } perd un jeton de magie grise.
elfenwizards-log-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $total } en tout.
elfenwizards-log-bonus = { $name } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses sorts mineurs : { $total } en tout.
elfenwizards-log-end-last-round = Le quatrième tour est fini, et la partie aussi.
elfenwizards-log-end-high-druid = { $name } a eu deux fois le Grand Druide : la partie est finie.
elfenwizards-log-end-vacancy = Pour la seconde fois personne n’est devenu Grand Druide : la partie est finie.

# Ce qu’un indice propose : un groupe de mots sans sujet.

elfenwizards-plan-and = { $first } et { $last }
elfenwizards-plan-place = placer { $dice } sur { $box }
elfenwizards-plan-keep-rest = garder le reste
elfenwizards-plan-roll = lancer les dés
elfenwizards-plan-accept = accepter le lancer
elfenwizards-plan-reroll = payer un sort mineur pour relancer
elfenwizards-plan-pay-retreat = payer de { $source ->
    [reserve] la réserve
   *[box] la case Sorts mineurs
}
elfenwizards-plan-settle = se retirer : { $place }
elfenwizards-plan-recover = { $count ->
    [0] y laisser les dés
   *[other] récupérer des sorts mineurs avec { $dice }
}
elfenwizards-plan-support = placer { $spell } { $wizard }
elfenwizards-plan-pass = passer
elfenwizards-plan-take-title = donner ce titre vacant : { $title }, { $wizard }
elfenwizards-plan-demote = faire descendre { $wizard } : { $place }
elfenwizards-plan-cleanse = { $count ->
    [0] y laisser les dés
   *[other] retirer des jetons gris avec { $dice }
}
elfenwizards-plan-remove-grey = libérer { $wizard } d’un jeton gris
elfenwizards-plan-take-back = { $count ->
    [0] y laisser les dés
   *[other] reprendre { $dice }
}

# La carte à la fin d’un tour.

elfenwizards-card = Fin du tour { $round }
elfenwizards-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout
elfenwizards-card-rank = { $rank ->
    [high-druid] Grand Druide
    [druid] { $count ->
        [one] Druide
       *[other] { $count } Druides
    }
    [sorcerer] { $count ->
        [one] Sorcier
       *[other] { $count } Sorciers
    }
    [necromancer] { $count ->
        [one] Nécromancien
       *[other] { $count } Nécromanciens
    }
   *[magician] { $count ->
        [one] Magicien
       *[other] { $count } Magiciens
    }
} { $points }
elfenwizards-card-grey = jetons gris −{ $count }
elfenwizards-card-won = Gagné : { $things }
elfenwizards-card-lost = Perdu : { $things }
elfenwizards-card-back = Revient : { $things }
elfenwizards-card-spells = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ; dans la case : { $minors ->
    [one] { $minors } sort mineur
   *[other] { $minors } sorts mineurs
}

# Pourquoi non.

elfenwizards-reason = { $reason ->
    [no-such-die] Il n’y a pas de tel dé.
    [no-minor-spell] Il n’y a pas de sort mineur à utiliser.
    [no-such-place] Il n’y a pas de tel endroit ni de tel magicien.
    [too-few-pips] Ces dés ont trop peu de points pour un effet.
    [not-a-candidate] Ce magicien n’est pas candidat au niveau de ce sort.
    [not-your-contest] Tous les rivaux y sont au même joueur : les autres ne peuvent rien y placer.
    [second-spell-due] Les sorts se placent deux par deux.
    [not-your-wizard] Ce magicien est à un autre joueur.
    [not-yet-served] Une autre case Déconfiture passe avant.
    [not-highest-vacant] Seuls les plus hauts titres vacants peuvent être pris.
    [no-grey-token] Il n’y a pas de jeton gris sous ce magicien.
   *[not-asked-now] Autre chose est à décider maintenant.
}

# Les points.

elfenwizards-sheet = Feuille de points
elfenwizards-chart = Les points au fil des tours
elfenwizards-player = Joueur
elfenwizards-bonus = Sorts
elfenwizards-total = Total

# Variantes.

elfenwizards-cheap-grey = Magie grise adoucie : retirer un jeton coûte 3 points de dés au lieu de 4
elfenwizards-clock = Sablier : 1 minute de négociation avant chaque lancer, 5 minutes avant la compétition

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
    [one] { $n } magicien { DE($name) } y vise
   *[other] { $n } magiciens { DE($name) } y visent
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
} dans la réserve { DE($name) }.

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

# Ce que sont les pièces d’Elfenwizards, là où elles sont et au glossaire de la règle (voir shell.ftl).

elfenwizards-explain-high-druid = Grand Druide
elfenwizards-explain-high-druid-text = Un des deux Druides au plus le gagne à chaque tour ; il le paie et redescend aux racines le tour suivant.
elfenwizards-explain-high-druid-now = { $n } points par tour.
elfenwizards-explain-druid = Druide
elfenwizards-explain-druid-text = Les deux Sorciers dessous se disputent ce titre ; un Druide est candidat au Grand Druide.
elfenwizards-explain-druid-now = { $n } points par tour pour la guilde qui l’a.
elfenwizards-explain-sorcerer = Sorcier
elfenwizards-explain-sorcerer-text = Les deux Nécromanciens dessous se disputent ce titre ; un Sorcier est candidat Druide.
elfenwizards-explain-sorcerer-now = { $n } points par tour pour la guilde qui l’a.
elfenwizards-explain-necromancer = Nécromancien
elfenwizards-explain-necromancer-text = Les Magiciens de la case dessous se disputent ce titre ; un Nécromancien est candidat Sorcier.
elfenwizards-explain-necromancer-now = { $n } points par tour pour sa guilde.
elfenwizards-explain-magician = Magicien
elfenwizards-explain-magician-text = Un magicien sans titre. Les deux plus puissants d’une case montent chez les Nécromanciens au-dessus.
elfenwizards-explain-magician-now = { $n } points par tour chacun.

elfenwizards-explain-box-druid = Sorts majeurs : Druides
elfenwizards-explain-box-druid-text = Les dés posés ici soutiennent des Druides candidats au Grand Druide, et personne d’autre.
elfenwizards-explain-box-druid-now = Points de dé ici : { $n }.
elfenwizards-explain-box-sorcerer = Sorts majeurs : Sorciers
elfenwizards-explain-box-sorcerer-text = Les dés posés ici soutiennent des Sorciers candidats Druides, et personne d’autre.
elfenwizards-explain-box-sorcerer-now = Points de dé ici : { $n }.
elfenwizards-explain-box-necromancer = Sorts majeurs : Nécromanciens
elfenwizards-explain-box-necromancer-text = Les dés posés ici soutiennent des Nécromanciens candidats Sorciers, et personne d’autre.
elfenwizards-explain-box-necromancer-now = Points de dé ici : { $n }.
elfenwizards-explain-box-magician = Sorts majeurs : Magiciens
elfenwizards-explain-box-magician-text = Les dés posés ici soutiennent des Magiciens candidats Nécromanciens, et personne d’autre.
elfenwizards-explain-box-magician-now = Points de dé ici : { $n }.
elfenwizards-explain-box-minor = Sorts mineurs
elfenwizards-explain-box-minor-text = Les sorts mineurs dépensés sont ici. Les dés posés ici vous rendent les vôtres.
elfenwizards-explain-box-minor-now = { $m } points de dé chacun ; ici : { $n }.
elfenwizards-explain-box-grey = Magie grise
elfenwizards-explain-box-grey-text = Les dés posés ici retirent des jetons gris à vos magiciens en fin de tour.
elfenwizards-explain-box-grey-now = { $n } points de dé par jeton ; jetons restants : { $m }.

elfenwizards-explain-defeat-druid = Déconfiture des Druides
elfenwizards-explain-defeat-druid-text = Un Druide qui n’est pas monté attend ici un titre vacant, le premier, ou descend au pied de l’arbre.
elfenwizards-explain-defeat-druid-now = Jetons gris alors : { $n }.
elfenwizards-explain-defeat-sorcerer = Déconfiture des Sorciers
elfenwizards-explain-defeat-sorcerer-text = Un Sorcier qui n’est pas monté attend ici un titre vacant, après les Druides, ou descend.
elfenwizards-explain-defeat-sorcerer-now = Jetons gris alors : { $n }.
elfenwizards-explain-defeat-necromancer = Déconfiture (Nécromanciens)
elfenwizards-explain-defeat-necromancer-text = Un Nécromancien qui n’est pas monté attend ici un titre vacant, le dernier, ou descend.
elfenwizards-explain-defeat-necromancer-now = Jetons gris alors : { $n }.

elfenwizards-explain-round = Compteur de tours
elfenwizards-explain-round-text = Sous chaque tour se tient son Grand Druide, ou le sort mineur qu’il a payé en se retirant. Un tiret : personne ne l’est devenu.
elfenwizards-explain-round-now = Tour { $n } sur { $m } au plus.
elfenwizards-explain-phase-1 = Retraite du Grand Druide
elfenwizards-explain-phase-1-text = Le Grand Druide du tour passé paie un sort mineur, prend le dragon et descend dans une case Magiciens.
elfenwizards-explain-phase-2 = Première allocation
elfenwizards-explain-phase-2-text = Chacun lance tous ses dés et en place autant qu’il veut. Un dé placé ne bouge plus.
elfenwizards-explain-phase-3 = Seconde allocation
elfenwizards-explain-phase-3-text = Chacun lance le reste, peut payer un sort mineur pour relancer, puis place tous ses dés.
elfenwizards-explain-phase-4 = Récupération
elfenwizards-explain-phase-4-text = Les dés de la case Sorts mineurs vous rendent vos sorts mineurs qui s’y trouvent.
elfenwizards-explain-phase-5 = Compétition
elfenwizards-explain-phase-5-text = À son tour, chacun pose deux sorts auprès de magiciens, de n’importe qui, ou passe. Puis les titres vont aux plus puissants.
elfenwizards-explain-phase-6 = Récupération
elfenwizards-explain-phase-6-text = Encore une fois, les dés de la case rendent des sorts mineurs. Les dés inutilisés peuvent y rester.
elfenwizards-explain-phase-7 = Titres vacants
elfenwizards-explain-phase-7-text = Les magiciens en Déconfiture prennent les titres que nul n’a gagnés, les plus hauts d’abord.
elfenwizards-explain-phase-8 = Rétrogradation
elfenwizards-explain-phase-8-text = Qui est encore en Déconfiture descend chez les Magiciens ; les anciens Druides et Sorciers reçoivent un jeton gris.
elfenwizards-explain-phase-9 = Jetons de magie grise
elfenwizards-explain-phase-9-text = Les dés de la case Magie grise retirent des jetons aux magiciens de leur guilde.
elfenwizards-explain-phase-10 = Calcul des points
elfenwizards-explain-phase-10-text = Chaque magicien rapporte selon son rang, moins un point par jeton gris.

elfenwizards-explain-front = Devant un joueur
elfenwizards-explain-front-text = Ses dés et ses sorts mineurs pas encore utilisés. Qui possède le dragon joue en premier.
elfenwizards-explain-front-now = Dés : { $n }, sorts mineurs : { $m }.
elfenwizards-explain-forecast = Marquerait
elfenwizards-explain-forecast-text = Ce que marqueraient les magiciens de cette guilde si l’arbre restait ainsi.
elfenwizards-explain-forecast-now = En ce moment : { $n }.
elfenwizards-explain-major-spell = Sort majeur
elfenwizards-explain-major-spell-text = Un dé. En compétition, ses points donnent leur puissance à un magicien du niveau de sa case.
elfenwizards-explain-major-spell-now = Celui-ci : { $n }.
elfenwizards-explain-minor-spell = Sort mineur
elfenwizards-explain-minor-spell-text = Un de puissance pour un candidat à tout niveau, ou le prix d’une relance. Gardé jusqu’à la fin, il vaut un point.
elfenwizards-explain-idle = Sort sans emploi
elfenwizards-explain-idle-text = Aucun candidat que vous puissiez soutenir n’est au niveau de ce dé, ou le sort est déjà posé.

elfenwizards-explain-roll = Lancer
elfenwizards-explain-roll-text = Lance tous les dés devant vous. Ceux restés dans une case depuis le tour passé ne sont pas lancés.
elfenwizards-explain-accept = Accepter ce lancer
elfenwizards-explain-accept-text = Garde ce qui est sorti. Chacun de ces dés doit ensuite être placé sur une case.
elfenwizards-explain-reroll = Relancer
elfenwizards-explain-reroll-text = Coûte un sort mineur, qui va dans la case Sorts mineurs, et relance tous ces dés une fois.
elfenwizards-explain-pass = Passer
elfenwizards-explain-pass-text = Vous ne posez plus de sort ce tour. Les dés inutilisés reviennent ; les sorts mineurs vous restent.
elfenwizards-explain-pay-retreat = Payer la place
elfenwizards-explain-pay-retreat-text = Un sort mineur va pour de bon au compteur de tours : de la réserve, où il sert encore, ou de la case.
elfenwizards-explain-confirm-dice = Confirmer les dés
elfenwizards-explain-confirm-dice-text = Jusque-là les dés se déplacent ; ensuite ils restent où ils sont.
elfenwizards-explain-confirm-spells = Confirmer les sorts
elfenwizards-explain-confirm-spells-text = Les sorts se posent deux par deux ; seul le dernier peut être posé seul.
elfenwizards-explain-pick-all = Tous
elfenwizards-explain-pick-all-text = Prend tous les dés de la main : il suffit alors de toucher une case pour les y poser.
elfenwizards-explain-pick-all-not = Il n’y a plus de dé à prendre dans la main.
elfenwizards-explain-clear = Effacer
elfenwizards-explain-clear-text = Reprend ce que vous avez disposé sans le confirmer.
elfenwizards-explain-clear-not = Rien n’est disposé qu’on puisse reprendre.

elfenwizards-explain-cheap-grey = Magie grise adoucie
elfenwizards-explain-cheap-grey-text = Retirer un jeton gris coûte 3 points de dé au lieu de 4 : on se relève plus vite.
elfenwizards-explain-clock = Sablier
elfenwizards-explain-clock-text = Du temps pour négocier avant les lancers et la compétition, entre gens d’une même table. On peut l’écourter.

# Les leçons d’Elfenwizards. Une étape dit quoi faire (60 caractères au plus) et pourquoi (90 au plus).

elfenwizards-lesson-1-roll = Lancez vos sept dés
elfenwizards-lesson-1-roll-why = Plus vos magiciens montent dans le Grand Arbre, plus votre guilde marque à chaque tour.
elfenwizards-lesson-1-place = 6 et 5 aux Druides, 4 aux Sorciers, puis confirmez
elfenwizards-lesson-1-place-why = Un dé est un sort pour les magiciens d’un niveau. Vous relancerez les quatre autres.
elfenwizards-lesson-1-again = Lancez les quatre autres, puis acceptez le lancer
elfenwizards-lesson-1-again-why = Un sort mineur permettrait de tous les relancer. Ceux-ci suffiront.
elfenwizards-lesson-1-rest = 4 en Magie grise, les 3 aux Nécromanciens, 1 aux Magiciens
elfenwizards-lesson-1-rest-why = Cette fois, tout dé doit être placé. La magie grise aide un magicien tombé : vous verrez.
elfenwizards-lesson-1-druid = Placez le 6 et le 5 auprès de votre Druide, et confirmez
elfenwizards-lesson-1-druid-why = Deux Druides, un titre de Grand Druide : 10 points au plus puissant.
elfenwizards-lesson-1-duel = { $p1 } mène 12 à 11 : ajoutez deux sorts mineurs
elfenwizards-lesson-1-duel-why = Un sort mineur vaut 1 à tout niveau. 13 bat 12 ; à puissance égale, personne ne monte.
elfenwizards-lesson-1-split = 4 à votre Sorcier de gauche, 1 à votre Magicien de droite
elfenwizards-lesson-1-split-why = Deux sorts, deux magiciens. D’une case montent deux Magiciens : ici, 1 suffit.
elfenwizards-lesson-1-pair = Un 3 auprès de chacun de vos deux Nécromanciens
elfenwizards-lesson-1-pair-why = Nul ne s’oppose encore à eux. Un Sorcier rapporte 5 points, un Nécromancien 3.
elfenwizards-lesson-1-pass = Passez : gardez vos cinq sorts mineurs
elfenwizards-lesson-1-pass-why = 1 point chacun à la fin. Suivent les titres : touchez le plateau pour aller plus vite.
elfenwizards-lesson-1-defeat = Envoyez votre Sorcier vaincu dans la première case, en bas
elfenwizards-lesson-1-defeat-why = La Déconfiture attend un titre vacant ; il n’y en a plus. Il descend, avec un jeton gris.
elfenwizards-lesson-1-grey = Utilisez le 4 de la case Magie grise
elfenwizards-lesson-1-grey-why = Un jeton gris coûte 1 point à chaque tour ; 4 points de dé, ici, en retirent un.
elfenwizards-lesson-1-retreat = Le Grand Druide se retire : payez de la case Sorts mineurs
elfenwizards-lesson-1-retreat-why = Chaque rang rapporte : 36 points pour vous. Un Grand Druide règne un tour, puis redescend.
elfenwizards-lesson-1-round = Choisissez sa case, puis lancez et placez à votre guise
elfenwizards-lesson-1-round-why = Nouveau : un dé aux Sorts mineurs en fait revenir, un pour 2 points de dé.
elfenwizards-lesson-1-titles = Gagnez des titres à votre façon, ou passez
elfenwizards-lesson-1-titles-why = Un sort peut aider n’importe quel magicien : le rival d’un rival, par exemple.
elfenwizards-lesson-1-done = Vous savez comment une guilde monte, tombe et marque. À découvrir : les égalités qui retiennent un rival, les titres vacants, les alliances.

# La règle d’Elfenwizards : chaque clé commence par elfenwizards-rules-.

elfenwizards-rules-intro =
    Elfenwizards est un jeu d’Alan R. Moon pour trois à six joueurs. Cette page en donne la règle
    avec nos propres mots. Là où le livret se tait, il a fallu trancher ; chacune de ces décisions
    est une note à la fin de son chapitre.

elfenwizards-rules-aim = Le but
elfenwizards-rules-aim-1 =
    Chacun dirige une guilde de magiciens sur le Grand Arbre. Les sorts gagnent des titres, les
    titres rapportent des points, et après { $rounds } tours au plus la guilde qui a le plus de
    points l’emporte.
elfenwizards-rules-aim-2 =
    Une guilde possède { $major } sorts majeurs, qui sont des dés, et { $minor } sorts mineurs, qui
    sont des pions et valent chacun { $power } de puissance.

elfenwizards-rules-board = Le plateau
elfenwizards-rules-board-1 =
    L’arbre porte les titres : un Grand Druide au sommet, deux Druides, quatre Sorciers, huit
    Nécromanciens. Au pied se trouvent quatre cases pour les simples Magiciens, sans limite de
    nombre. L’emplacement d’un titre reçoit un seul magicien.
elfenwizards-rules-board-2 =
    Les deux Druides sont candidats au titre de Grand Druide. Chaque titre de Druide se dispute
    entre les deux Sorciers placés dessous, chaque titre de Sorcier entre les deux Nécromanciens
    placés dessous, et chaque paire de titres de Nécromancien entre les Magiciens de la case placée
    dessous.
elfenwizards-rules-board-3 =
    La disposition exacte, un, deux, quatre et huit emplacements au-dessus de quatre cases, est
    reconstituée.

elfenwizards-rules-setup = La mise en place
elfenwizards-rules-setup-1 =
    Chaque guilde prend ses sorts et { $three }, { $four }, { $five } ou { $six } magiciens, à
    trois, quatre, cinq ou six joueurs. Le premier joueur est tiré au sort et prend le dragon. Qui
    possède le dragon joue en premier, les autres suivent dans le sens horaire.
elfenwizards-rules-setup-2 =
    Notre texte du livret n’a pas la table de placement ; la nôtre remplit tous les emplacements
    sauf celui du Grand Druide, donne à chaque guilde autant de magiciens, et n’oppose aucune guilde
    à elle-même. Les couleurs sont distribuées au hasard, sauf si vous les choisissez.
elfenwizards-rules-setup-3 =
    La sixième guilde est blanche ; le livret n’en nomme pas.
elfenwizards-rules-setup-4 =
    Un tour compte dix phases, toujours dans cet ordre.

elfenwizards-rules-p1 = Phase 1 : retraite du Grand Druide
elfenwizards-rules-p1-1 =
    Sauf au premier tour. Le propriétaire du Grand Druide paie un sort mineur, pris dans sa réserve
    ou dans la case Sorts mineurs ; ce sort reste sur le compteur de tours, au numéro du tour qui
    vient de finir, jusqu’à la fin de la partie. Il prend le dragon et met le Grand Druide dans une
    case Magiciens de son choix.
elfenwizards-rules-p1-2 =
    Si personne n’est Grand Druide, le dragon reste où il est.

elfenwizards-rules-p2 = Phase 2 : première allocation des sorts majeurs
elfenwizards-rules-p2-1 =
    À son tour, chacun lance tous les dés qu’il a devant lui et en place autant qu’il veut : sur une
    case Sorts majeurs pour la compétition de ce niveau, sur la case Sorts mineurs pour récupérer
    des sorts mineurs, sur la case Magie grise pour retirer des jetons. Les dés restés dans une case
    depuis le tour précédent y demeurent tels quels.
elfenwizards-rules-p2-2 =
    Une case reçoit autant de dés qu’on veut. Un dé placé ne change plus de case ; ici, vous pouvez
    disposer vos dés à loisir jusqu’à la confirmation, et l’annuler jusqu’au prochain lancer.
elfenwizards-rules-p2-3 =
    On peut ne placer aucun dé dans cette phase.

elfenwizards-rules-p3 = Phase 3 : seconde allocation des sorts majeurs
elfenwizards-rules-p3-1 =
    À son tour, chacun lance tous les dés encore devant lui, puis accepte ce lancer ou paie un sort
    mineur, posé dans la case Sorts mineurs, pour relancer une fois tous ces dés. Il doit ensuite
    les placer tous.

elfenwizards-rules-p4 = Phase 4 : récupération des sorts mineurs
elfenwizards-rules-p4-1 =
    Qui a des dés dans la case Sorts mineurs peut s’en servir pour y reprendre ses propres sorts
    mineurs : un sort pour { $pips } points, additionnés sur les dés utilisés ; le reste est perdu.
    Les dés utilisés reviennent devant leur propriétaire.
elfenwizards-rules-p4-2 =
    Les dés inutilisés restent là pour l’instant.
elfenwizards-rules-p4-3 =
    On procède dans l’ordre du tour, ici comme aux phases 6 et 9. Là où l’exemple du livret fait
    récupérer « deux dés » par un 4, nous lisons deux sorts mineurs.

elfenwizards-rules-p5 = Phase 5 : compétition
elfenwizards-rules-p5-1 =
    Dans l’ordre du tour, plusieurs fois s’il le faut, chacun place deux sorts auprès de magiciens
    ou passe ; qui passe ne place plus rien avant le tour suivant. Un dé d’une case Sorts majeurs va
    auprès d’un magicien de ce niveau, un sort mineur auprès de n’importe quel candidat. Les deux
    sorts peuvent soutenir un ou deux magiciens, de n’importe quelle guilde : soutenir le rival d’un
    rival est une arme connue. Un magicien reçoit autant de sorts qu’on veut. Qui n’a plus qu’un
    sort peut placer celui-là.
elfenwizards-rules-p5-2 =
    Quand les deux rivaux pour un titre sont au même joueur, les autres ne peuvent pas s’en mêler.
elfenwizards-rules-p5-3 =
    Un sort qui ne peut pas être placé ne compte pas : un dé à un niveau où il n’y a personne à
    soutenir n’oblige à rien.
elfenwizards-rules-p5-4 =
    La phase finit quand tous ont passé ; qui n’a plus rien à placer a passé.
elfenwizards-rules-p5-5 =
    Là où un soutien ne s’oppose à personne (un seul candidat, ou une case Magiciens qui en compte
    un ou deux) chacun peut en donner. Là où un joueur possède les deux rivaux, ou tous les
    magiciens d’une case qui en compte trois ou plus, lui seul peut y placer des sorts.

elfenwizards-rules-award = Toujours phase 5 : attribution des titres
elfenwizards-rules-award-1 =
    La puissance d’un magicien est la somme des dés placés auprès de lui, plus { $power } par sort
    mineur. Sans puissance personne ne monte, même seul. Les titres sont attribués de haut en bas et
    de gauche à droite : le Grand Druide d’abord, puis Druides, Sorciers et Nécromanciens.
elfenwizards-rules-award-2 =
    De deux rivaux, le plus puissant monte. Ceux qui ne montent pas vont dans la case Déconfiture de
    leur niveau : chaque titre se regagne donc à chaque tour.
elfenwizards-rules-award-3 =
    À puissance égale personne ne monte, même si les deux rivaux sont au même joueur.
elfenwizards-rules-award-4 =
    Une case Magiciens donne deux titres de Nécromancien à ses deux plus puissants. À plus de deux
    ex æquo en tête, personne ne monte ; à plusieurs ex æquo en second, seul le premier monte. Les
    Magiciens qui ne montent pas restent sur place.
elfenwizards-rules-award-5 =
    Un ou deux Magiciens qui ont de la puissance montent tous, à égalité ou non. Le plus puissant
    prend l’emplacement de gauche.
elfenwizards-rules-award-6 =
    Les dés utilisés reviennent devant leurs propriétaires, les sorts mineurs utilisés vont dans la
    case Sorts mineurs.
elfenwizards-rules-award-7 =
    Les dés restés sans usage dans les cases Sorts majeurs reviennent aussi, perdus pour ce tour ;
    les sorts mineurs non joués restent en réserve.

elfenwizards-rules-p6 = Phase 6 : récupération des sorts mineurs
elfenwizards-rules-p6-1 =
    Comme à la phase 4.
elfenwizards-rules-p6-2 =
    Ensuite chaque dé resté dans la case Sorts mineurs peut être repris sans usage ou laissé pour le
    tour suivant, au gré de son propriétaire.

elfenwizards-rules-p7 = Phase 7 : titres vacants
elfenwizards-rules-p7-1 =
    Les titres que personne n’a gagnés, sauf celui de Grand Druide, vont aux magiciens des cases
    Déconfiture : d’abord celle des Druides, puis celle des Sorciers, puis celle des Nécromanciens.
    Chacun prend un emplacement du plus haut rang vacant, plus haut ou plus bas qu’avant, de gré ou
    de force ; son propriétaire choisit lequel.
elfenwizards-rules-p7-2 =
    Dans une même case, on suit l’ordre du tour.
elfenwizards-rules-p7-3 =
    Qui a plusieurs magiciens dans une case les place l’un après l’autre, dans l’ordre de son choix,
    avant le joueur suivant.

elfenwizards-rules-p8 = Phase 8 : rétrogradation
elfenwizards-rules-p8-1 =
    À son tour, chacun met tous ses magiciens restés dans les cases Déconfiture dans des cases
    Magiciens de son choix. Ceux des cases des Druides et des Sorciers reçoivent un jeton de magie
    grise, qui reste sous le magicien quoi qu’il devienne.
elfenwizards-rules-p8-2 =
    Il y a { $tokens } jetons. Ils sont donnés à mesure que les magiciens sont placés ; quand il
    n’en reste plus, on n’en donne plus. Un jeton retiré peut être redonné, et un magicien peut en
    avoir autant qu’il en vient.

elfenwizards-rules-p9 = Phase 9 : jetons de magie grise
elfenwizards-rules-p9-1 =
    Qui a des dés dans la case Magie grise peut retirer un jeton gris à l’un de ses magiciens pour
    { $grey } points, additionnés sur les dés utilisés. Les dés utilisés reviennent ; les autres
    reviennent ou restent.
elfenwizards-rules-p9-2 =
    Suivant la proposition du traducteur, { $cheap } points suffisent.

elfenwizards-rules-p10 = Phase 10 : calcul des points
elfenwizards-rules-p10-1 =
    Chaque magicien rapporte selon son rang, moins un point par jeton gris sous lui :

elfenwizards-rules-end = La fin
elfenwizards-rules-end-1 =
    La partie finit après le calcul des points du tour { $rounds }, du tour où un joueur a reçu pour
    la seconde fois le titre de Grand Druide, ou du second tour où personne ne l’a reçu.
elfenwizards-rules-end-2 =
    Alors chaque sort mineur devant son propriétaire rapporte un point ; ceux du plateau et du
    compteur de tours ne rapportent rien. Le plus haut total gagne.
elfenwizards-rules-end-3 =
    À totaux égaux, la victoire est partagée.

elfenwizards-rules-talk = Les accords
elfenwizards-rules-talk-1 =
    On peut se promettre l’usage de ses sorts dans la compétition, et ne convenir de rien d’autre.
    Les promesses n’engagent à rien, et rien ne s’échange.
elfenwizards-rules-talk-2 =
    Un sablier limite les négociations : une minute avant chaque lancer aux phases 2 et 3, cinq
    minutes pour tous avant la phase 5. Il coule quand plusieurs personnes jouent sur cette page, et
    on peut l’écourter d’un commun accord.

# Les images et les exemples.
elfenwizards-rules-aim-figure = Un Grand Druide est désigné : un magicien se tient au sommet, et le nombre à côté de chaque rangée dit ce que vaut son rang.
elfenwizards-rules-board-figure = L’Arbre et ses titres, les racines, les cases Déconfiture à gauche, le compteur de tours et les cases de sorts.
elfenwizards-rules-setup-figure = Trois guildes au départ : chaque titre a son magicien, sauf le plus haut.
elfenwizards-rules-p1-figure = Le Grand Druide est redescendu aux racines ; le sort payé est sur le compteur de tours, entouré.
elfenwizards-rules-p2-figure = Un joueur a placé les dés qui en valent la peine et garde le reste pour la phase suivante.
elfenwizards-rules-p3-figure = Personne n’a plus de dé en main : tous sont dans les cases.
elfenwizards-rules-p4-figure = Des dés de la case Sorts mineurs ont rendu des sorts mineurs à la réserve.
elfenwizards-rules-p5-figure = La première guilde passe. Le nombre près de chaque candidat est la puissance des sorts posés à côté.
elfenwizards-rules-award-figure = Tous les titres sont attribués. Les perdants attendent dans la case Déconfiture de leur niveau, entourée.
elfenwizards-rules-p6-figure = Après la compétition, les sorts mineurs joués sont dans la case Sorts mineurs, entourée.
elfenwizards-rules-p7-figure = Un magicien battu vient de prendre un titre que personne n’a gagné.
elfenwizards-rules-p8-figure = De retour aux racines avec un jeton gris, entouré.
elfenwizards-rules-p9-figure = Les points de la case Magie grise, entourée, retirent des jetons.
elfenwizards-rules-p10-figure = Les nombres à côté des rangées sont les points de chaque rang.
elfenwizards-rules-end-figure = Le dernier tour commence, comme le montre le compteur de tours, entouré.
elfenwizards-rules-talk-figure = L’heure des promesses : les dés sont placés, et aucun sort n’est encore près d’un magicien.
elfenwizards-rules-p2-example = la première allocation d’une partie.
elfenwizards-rules-p4-example = les nombres du livret, un 4, deux 1, puis un 3 et un 1.
elfenwizards-rules-p4-example-0 = La case Sorts mineurs contient un 4 de Mia, deux 1 de Tom, un 3 et un 1 de Léa, et trois sorts mineurs de chacun.
elfenwizards-rules-p4-example-1 = Deux points rendent un sort : un 4 en rend deux.
elfenwizards-rules-p4-example-2 = 1 et 1 font deux points : un sort.
elfenwizards-rules-p4-example-3 = 3 et 1 font quatre points : deux sorts. Les points de tous les dés utilisés s’additionnent.
elfenwizards-rules-p5-example = les premiers sorts d’une compétition.
elfenwizards-rules-award-example = le duel du livret pour le plus haut titre.
elfenwizards-rules-award-example-0 = Le magicien de Mia est Druide 1, celui de Tom Druide 2 : ils sont rivaux pour le titre de Grand Druide. La case des Druides contient un 5 et un 6 de Mia, et un 6 de Tom.
elfenwizards-rules-award-example-2 = 5 et 6 font une puissance de 11.
elfenwizards-rules-award-example-4 = Un sort mineur ajoute 1 : 6 et 1 font 7. Personne n’a plus rien à placer.
elfenwizards-rules-award-example-5 = 11 l’emporte sur 7.
elfenwizards-rules-award-example-6 = Le vaincu attend dans la case Déconfiture des Druides, là où il a combattu.
elfenwizards-rules-p8-example = les vaincus redescendent aux racines.
elfenwizards-rules-p9-example = les dés du livret, un 5, un 2 et un 1, dans la case Magie grise.
elfenwizards-rules-p9-example-0 = Trois magiciens de Mia ont un jeton gris. La case Magie grise contient un 5, un 2 et un 1.
elfenwizards-rules-p9-example-1 = Quatre points retirent un jeton : 5, 2 et 1 font huit points et en retirent deux.
elfenwizards-rules-p9-example-2 = Mia choisit les magiciens qui en sont libérés.
elfenwizards-rules-p9-example-3 = Le troisième garde son jeton.

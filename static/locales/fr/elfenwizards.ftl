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
elfenwizards-the-wizard = le { $rank ->
    [high-druid] Grand Druide
    [druid] Druide
    [sorcerer] Sorcier
    [necromancer] Nécromancien
    [magician] Magicien
   *[wizard] magicien
} de { $name }
elfenwizards-beside-wizard = auprès du { $rank ->
    [high-druid] Grand Druide
    [druid] Druide
    [sorcerer] Sorcier
    [necromancer] Nécromancien
    [magician] Magicien
   *[wizard] magicien
} { $own ->
    [0] de { $name }
   *[other] de sa guilde
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

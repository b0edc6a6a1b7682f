# Ce que disent les cartes : une proposition pour chaque chose qu’une carte peut faire (src/spell_wars/face.rs les assemble).
# Elle commence par une minuscule, sans point ; $who est « you » ou « other », $name dit qui.

spell-wars-fx-slot = { $slot ->
    [source] Source
    [quality] Qualité
   *[destination] Destination
}
spell-wars-fx-glyph = { $glyph ->
    [arcane] Arcane
    [dark] Obscur
    [elemental] Élémental
    [illusion] Illusion
   *[primal] Primal
}

# Étiquettes.

spell-wars-fx-target = Cible
spell-wars-fx-reaction = Réaction, quand vous mourez
spell-wars-fx-gained = À l’acquisition
spell-wars-fx-go-start = Au début de votre passage
spell-wars-fx-first-actor = Si vous passez en premier
spell-wars-fx-last-actor = Si vous passez en dernier
spell-wars-fx-weakest = Si nul n’est plus faible en fin de tour
spell-wars-fx-next-round = Manche suivante
spell-wars-fx-pay = Payez { $n }{ $how ->
    [instead] , à la place
    [first] , d’abord
   *[also]
}
spell-wars-fx-pay-any = Payez autant que voulu
spell-wars-fx-tower = Avec le Donjon
spell-wars-fx-either = Soit
spell-wars-fx-or = Soit
spell-wars-fx-if-robbed = pris à un adversaire
spell-wars-fx-if-blocked = si une Créature bloque
spell-wars-fx-if-refused = s’il ne donne rien
spell-wars-fx-if-nobody-dead = aucun mort
spell-wars-fx-if-first-dead = premier mort de la manche
spell-wars-fx-if-no-token = si vous n’avez aucun jeton

# Qui.

spell-wars-fx-pick = { $pick ->
    [left] l’adversaire de gauche
    [right] l’adversaire de droite
    [strongest] l’adversaire le plus fort
    [weakest] l’adversaire le plus faible
    [most-blood] l’adversaire qui a le plus de Sang
    [most-treasures] l’adversaire qui a le plus de Trésors
    [most-creatures] l’adversaire qui a le plus de Créatures
    [acted] un adversaire déjà passé
    [without-tower] un adversaire sans le Donjon
    [holds-tower] l’adversaire qui tient le Donjon
    [tower-holder] le sorcier vivant qui tient le Donjon
    [without-creature] un adversaire sans Créature
    [without-treasure] un adversaire sans Trésor
    [with-treasure] un adversaire qui a un Trésor
    [with-blood] un adversaire qui a du Sang
    [any] un adversaire au choix
    [another] un autre adversaire
    [random] un adversaire désigné par un dé
   *[highest-roll] le meilleur lanceur
}
spell-wars-fx-the-target = la cible
spell-wars-fx-killer = votre assassin
spell-wars-fx-who = { $who ->
    [you] vous
    [each-opponent] chaque adversaire
    [each-other] chaque autre adversaire
    [everyone] chaque sorcier, vous compris,
    [acted] chaque adversaire déjà passé
    [not-acted] chaque adversaire pas encore passé
    [with-token] chaque adversaire qui a un jeton
    [with-treasure] chaque adversaire qui a un Trésor
    [without-treasure] chaque adversaire sans Trésor
    [even] chaque adversaire à la vie paire
    [odd] chaque adversaire à la vie impaire
    [holder-or-everyone] qui tient le Donjon (à défaut, tout le monde)
   *[noted] chaque voisin de la cible
}

# Combien.

spell-wars-fx-unit = { $unit ->
    [damage] { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
    [life] { $n ->
        [one] { $n } vie
       *[other] { $n } vies
    }
   *[blood] { $n } Sang
}
spell-wars-fx-amount = { $kind ->
    [n] { $what }
    [per-token] { $what } par jeton en jeu
    [per-treasure] { $what } par Trésor en jeu
    [per-creature] { $what } par Créature en jeu
    [per-hand-creature] { $what } par Créature qu’elle contient
    [per-dead] { $what } par sorcier mort
    [per-received] { $what } par carte reçue
    [per-discarded] { $what } par carte défaussée
    [per-step] { $what }, puis { $m }, puis { $third }… en tournant depuis votre droite
    [per-five-life] { $what } par tranche pleine de 5 vies
    [per-frail] { $what } par sorcier à { $m } vies ou moins
    [price-paid] autant de { $unit ->
        [damage] dégâts
        [life] vies
       *[blood] Sang
    } que payé
    [unless-last] { $what } ({ $m } à votre dernier adversaire)
   *[equal] autant de { $unit ->
        [damage] dégâts
        [life] vies
       *[blood] Sang
    } que { $kind ->
        [dice] le jet
        [chosen-die] le dé choisi
        [other-die] l’autre dé
        [low-die] le plus petit dé
        [high-die] le plus grand dé
        [own-roll] son propre jet
        [your-blood] votre Sang
       *[their-blood] le Sang de la cible
    }
}

# Ce qui se passe.

spell-wars-fx-aim = ciblez { $name }
spell-wars-fx-damage = { $who ->
    [you] vous subissez { $what }
   *[other] { $name } subit { $what }
}
spell-wars-fx-heal = { $who ->
    [you] récupérez { $what }
   *[other] { $name } récupère { $what }
}
spell-wars-fx-blood = { $who ->
    [you] gagnez { $what }
   *[other] { $name } gagne { $what }
}
spell-wars-fx-steal = volez { $n } Sang à { $name }
spell-wars-fx-give-blood = donnez { $n } Sang à { $name }
spell-wars-fx-lose-blood = { $name } perd { $n } Sang
spell-wars-fx-gain-treasure = { $who ->
    [you] gagnez
   *[other] { $name } gagne
} { $n ->
    [one] un Trésor
   *[other] { $n } Trésors
}
spell-wars-fx-lose-treasure = { $name } défausse un Trésor
spell-wars-fx-steal-treasure = volez un Trésor à { $name }
spell-wars-fx-swap-treasure = prenez un Trésor à { $name } en échange de celui-ci
spell-wars-fx-take-tower = prenez le Donjon
spell-wars-fx-hand-tower = donnez-le à { $name }
spell-wars-fx-roll = { $n ->
    [one] lancez un dé
   *[other] lancez { $n } dés
}
spell-wars-fx-each-rolls = chaque adversaire lance un dé
spell-wars-fx-choose-die = choisissez-en un
spell-wars-fx-choose = au choix :
spell-wars-fx-target-chooses = { $name } choisit :
spell-wars-fx-both = les deux !
spell-wars-fx-name-type = nommez un type de composant
spell-wars-fx-pass-hands = chaque sorcier passe toutes ces cartes de sa main à gauche
spell-wars-fx-discard-alike = défaussez autant de cartes d’un même type que voulu
spell-wars-fx-discard-other = défaussez jusqu’à { $n } cartes de votre main sans glyphe { $glyph }
spell-wars-fx-add-any = ajoutez une carte de votre main à votre sort
spell-wars-fx-add-slot = ajoutez une { $slot } de votre main à votre sort
spell-wars-fx-add-creature = vous pouvez ajouter une Créature de votre main à votre sort
spell-wars-fx-add-random = ajoutez à votre sort une carte de votre main tirée au hasard
spell-wars-fx-summon = révélez la pioche jusqu’à { $n ->
    [one] une Créature : elle rejoint
   *[other] { $n } Créatures : elles rejoignent
} votre sort
spell-wars-fx-adopt = révélez la pioche jusqu’à une Créature : elle est à vous, en jeu
spell-wars-fx-beg = { $name } peut ajouter une Créature de sa main à votre sort
spell-wars-fx-demand = { $name } doit vous donner une carte { $what } de sa main, sinon un Trésor
spell-wars-fx-show-hand = { $name } montre sa main
spell-wars-fx-kill-creature = tuez une des Créatures de la cible
spell-wars-fx-kill-creatures = toutes les Créatures de la cible meurent
spell-wars-fx-keep = elle reste
spell-wars-fx-keep-always = elle reste, quel que soit le jet
spell-wars-fx-more-dice = +{ $n ->
    [one] 1 dé
   *[other] { $n } dés
} à chacun de vos jets de puissance ce tour
spell-wars-fx-split-dice = répartissez les dés entre des adversaires déjà passés ; chaque dé est un jet à lui seul
spell-wars-fx-set-aside = mettez un Trésor de côté pour votre manche suivante
spell-wars-fx-draw-more-dead = piochez { $n } cartes Sorcier Mort de plus
spell-wars-fx-revive = défaussez cette carte et survivez avec { $n } vie
spell-wars-fx-substitute = une Créature de votre sort souffre à votre place, et vous survivez
spell-wars-fx-tuck = glissez un composant de votre main sous cette carte
spell-wars-fx-foretell = nommez le prochain mort ; si vous avez raison, gagnez { $n } Sang
spell-wars-fx-post = posez ceci au milieu : le prochain sorcier qui en tue un autre gagne { $n } Sang
spell-wars-fx-boost-spell = votre premier sort a { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de la pioche en plus
spell-wars-fx-exposed = { $clause }, sauf en payant { $n } ou en tenant le Donjon
spell-wars-fx-nothing = rien
spell-wars-fx-wild = remplace n’importe quel composant. Quand le sort est révélé, révélez la pioche jusqu’à une carte de ce type : elle prend la place

# Ce qui change tant que c’est là.

spell-wars-fx-passive = { $rule ->
    [wild-cards] votre Magie féroce devient { $n } cartes au lieu d’une
    [reroll-ones] relancez chaque 1 de vos jets de puissance
    [tower-blood] quand le Donjon vous donne du Sang en fin de tour, gagnez-en { $n } de plus
    [win-ties] à égalité d’initiative, payez { $n } pour passer d’abord
    [deflect] la première fois que le sort d’un adversaire ne cible que vous, payez { $n } pour l’envoyer à un autre sorcier
    [swap-sides] vos sorts peuvent échanger gauche et droite
    [reroll-roll] une fois par passage, relancez un jet de puissance ; le nouveau compte
    [reroll-die] une fois par tour, à votre passage, payez { $n } pour relancer un dé
    [tucked] son glyphe compte dans chacun de vos sorts
    [keep-creature] une fois par tour, payez { $n } pour garder une Créature de votre sort qui vient de se résoudre
    [last-death] si votre mort finit la manche, gagnez { $n } Sang
    [triple-blood] quand votre sort est révélé, gagnez { $n } Sang pour chaque trio d’un même glyphe
    [kill-blood] gagnez { $n } Sang de plus pour chaque adversaire tué
    [high-roll] gagnez { $n } Sang pour chaque jet de puissance de { $m } ou plus
    [creature-damage] vos Créatures infligent { $n } dégât de plus avec leurs jets de puissance
   *[mourn] quand un adversaire pioche une carte Sorcier Mort, lancez un dé : à { $m } ou plus, récupérez { $n } vie
}
spell-wars-fx-next-roll-dice = +{ $n ->
    [one] 1 dé
   *[other] { $n } dés
} à votre prochain jet de puissance ; reste jusque-là
spell-wars-fx-buried-tower = tant que vous êtes mort et tenez le Donjon, il vous donne { $n } Sang en fin de tour
spell-wars-fx-winner-draws-less = le vainqueur de cette manche pioche { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de moins au début de la suivante

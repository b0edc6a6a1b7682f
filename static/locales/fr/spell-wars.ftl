# Spell Wars: every key begins with spell-wars-. Names of cards; what they do is rendered from the cards themselves.

# Sources.

spell-wars-card-shufflebeard = Foulremix
spell-wars-card-professor-pluck = Taléboulas
spell-wars-card-lady-tollgate = Tikérestox
spell-wars-card-lucky-pipkin = Dépipax
spell-wars-card-baron-beaverton = Castoramax
spell-wars-card-madame-tombola = Necrophilus
spell-wars-card-mummy-dearest = Momidisis
spell-wars-card-the-taxing-thing = Nyarlaprizdetep
spell-wars-card-dame-flambina = Flaminus
spell-wars-card-old-kaboomski = Fukushimax
spell-wars-card-little-vesuvia = Volcanino
spell-wars-card-sparky-tinderbox = Brikébix
spell-wars-card-special-delivera = Bébéfédex
spell-wars-card-manyhands-morwen = Vishnakrax
spell-wars-card-bargain-bradwin = Brademinus
spell-wars-card-count-taxula = Multitax
spell-wars-card-grandpa-snooze = Pèredodux
spell-wars-card-toadstool-tim = Gonzofungus
spell-wars-card-hydra-pondwife = Hydraponix
spell-wars-card-goldilockjaw = Boucledorus

# Qualities.

spell-wars-card-treasure-trimmed = Trésormodix
spell-wars-card-open-handed = Gromago
spell-wars-card-pickpocketing = Roulepélax
spell-wars-card-unflappable = Trankilus
spell-wars-card-breathtaking = Asphixis
spell-wars-card-eye-watering = Oeilcrevax
spell-wars-card-heads-you-lose = Chancedecocus
spell-wars-card-grim-grinning = Mortalriktus
spell-wars-card-scorching-all-over = Sabruledepartoux
spell-wars-card-eyebrow-singeing = Poilcramus
spell-wars-card-ooh-thats-hot = Oulacécho
spell-wars-card-pitchforking = Fourchétix
spell-wars-card-odds-and-evens = Groclonar
spell-wars-card-badly-gift-wrapped = Cadopourrix
spell-wars-card-wobbly-kneed = Boulcheloux
spell-wars-card-neatly-halved = Coupéhendus
spell-wars-card-surprise-pet = Peutidardus
spell-wars-card-begonia-scented = Bégoniax
spell-wars-card-spiralling = Spiralex
spell-wars-card-sarabanding = Sarabandus

# Destinations, and Wild Magic.

spell-wars-card-jelly-cube = Cubengelus
spell-wars-card-baba-barbara = Barbaryaga
spell-wars-card-squashosaurus = Écrabouillax
spell-wars-card-ferry-marmoset = Ouististyx
spell-wars-card-countess-nibbula = Gracula
spell-wars-card-hungry-circus = Canibalocircus
spell-wars-card-goat-of-a-thousand-tots = Shub-Niggurath
spell-wars-card-mecha-mephista = Mecha-Satana
spell-wars-card-hotfoot-salamander = Bruleculus
spell-wars-card-baaa-serker = Beeeh-zerker !
spell-wars-card-puffing-dragonet = Tabapassif
spell-wars-card-facepalm-golem = Golemacifas
spell-wars-card-whiffy-miasma = Gaztoxicus
spell-wars-card-pocket-kraken = Tentaculax
spell-wars-card-crypto-cryptid = Logocrypto
spell-wars-card-ignoble-gnome = Ignôminus
spell-wars-card-cock-a-doodle-doom = Coco-Cocoricus
spell-wars-card-overfamiliar-bear = Tropintimus
spell-wars-card-free-range-whale = Sauvéwillix
spell-wars-card-penny-pinching-squirrel = Crassdépargnus
spell-wars-card-wild-magic = Magie féroce

# Treasures.

spell-wars-treasure-gong-of-reckoning = Gang du Gong
spell-wars-treasure-sofa-the-terrible = Divan le Terrible
spell-wars-treasure-loaded-dice = Dés Pipés
spell-wars-treasure-towering-talisman = Chalisman
spell-wars-treasure-sociable-worms = Vers Pas Solitaires
spell-wars-treasure-polite-deterrent = Dissuasion Nucléaire
spell-wars-treasure-two-headed-wand = Baguette Bicéphale
spell-wars-treasure-manual-of-second-thoughts = Manuel de Cryptozoic
spell-wars-treasure-coins-of-fate = Pièces du Destin
spell-wars-treasure-bottomless-buffet = Buffet à Volonté
spell-wars-treasure-nachos-of-wrath = Nachos de la Rage
spell-wars-treasure-prize-bull = Bœuf aux Hormones
spell-wars-treasure-trousers-of-the-deep = Braguette de Cthulhu
spell-wars-treasure-runners-up-cup = Coupe du Tocard
spell-wars-treasure-baby-monster = Bébé Monstre
spell-wars-treasure-greedy-handcuffs = Menottes d’Avarice
spell-wars-treasure-sacrificial-snow-globe = Globe Sacrificiel
spell-wars-treasure-triple-peashooter = Fusil à Triple Canon
spell-wars-treasure-wanted-poster = Avis de Recherche
spell-wars-treasure-sticky-fingers = Mains Poisseuses !
spell-wars-treasure-naughty-list = Liste du Père Fouettard
spell-wars-treasure-hobby-horse-of-thirteen = Chipodada
spell-wars-treasure-growly-granola = Granoloup
spell-wars-treasure-splatter-shield = Bouclier Anti-Fiente
spell-wars-treasure-rented-tuxedo = Smoking de Location

# Dead Wizard cards.

spell-wars-dead-little-angel = Petit Ange Parti Trop Tôt
spell-wars-dead-farewell-tour = Tournée d’Adieu
spell-wars-dead-blood-test = Bilan Sanguin
spell-wars-dead-wizard-underground = Sorcier sous Terre
spell-wars-dead-well-earned-rest = Repos Mérité
spell-wars-dead-magic-finger = Doigt Magique
spell-wars-dead-purr-in-peace = Ronronne en Paix
spell-wars-dead-light-headed = Baisse de Tension

# Wizards.

spell-wars-wizard-mortimer-moth = Mortimer Mite
spell-wars-wizard-mortimer-moth-line = Toute flamme l’attire, chacune l’étonne.
spell-wars-wizard-petunia-pyre = Pétunia Bûcher
spell-wars-wizard-petunia-pyre-line = Arrose son jardin d’étincelles.
spell-wars-wizard-barnaby-bramble = Barnabé Ronce
spell-wars-wizard-barnaby-bramble-line = Piquant dehors, pire dedans.
spell-wars-wizard-odessa-owlsworth = Odessa Chouettard
spell-wars-wizard-odessa-owlsworth-line = A lu tous les grimoires ; n’en a rendu aucun.
spell-wars-wizard-fizzwick-the-late = Pétillon le Tardif
spell-wars-wizard-fizzwick-the-late-line = Jamais à l’heure, même à son enterrement.
spell-wars-wizard-granny-gloom = Mamie Morose
spell-wars-wizard-granny-gloom-line = Tricote des orages et lâche exprès des mailles.
spell-wars-wizard-salvatore-spark = Salvatore Étincelle
spell-wars-wizard-salvatore-spark-line = Trois rappels, plus de public.
spell-wars-wizard-thistle-tempest = Chardon Tempête
spell-wars-wizard-thistle-tempest-line = Petite, bruyante, et souvent la tête en bas.

# Ce que disent les cartes : une proposition pour chaque chose qu’une carte peut faire (crates/rules/src/games/spell_wars/face/clause.rs les assemble).
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
spell-wars-fx-pay = { $how ->
    [instead] Payez { $n }, à la place
    [first] Payez { $n }, d’abord
   *[also] Payez { $n }
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
    [acted] un adversaire qui a déjà joué
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
    [acted] chaque adversaire qui a déjà joué
    [not-acted] chaque adversaire qui n’a pas encore joué
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
spell-wars-fx-split-dice = répartissez les dés entre des adversaires qui ont déjà joué ; chaque dé est un jet à lui seul
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

# Le plateau de Spell Wars : ce qui est là, ce qui est demandé, ce qui s’est passé.

spell-wars-quick = Combat rapide : trois manches, un point par victime et par manche survécue
spell-wars-aloud = Lire à voix haute le nom des sorts
spell-wars-nameless = { $name } :
spell-wars-magic-word = { $n ->
    [0] … Abracadabra !
    [1] … Hocus Pocus !
    [2] … Chamboulatout !
    [3] … Alakazoum !
    [4] … Bibidi-Boum !
   *[other] … Patatramus !
}
spell-wars-initiative = Initiative
spell-wars-sealed = Une carte face cachée
spell-wars-n-life = { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}
spell-wars-n-blood = { $n } Sang
spell-wars-n-creature = { $n ->
    [one] { $n } Créature
   *[other] { $n } Créatures
} en jeu
spell-wars-n-treasure = { $n ->
    [one] { $n } Trésor
   *[other] { $n } Trésors
}
spell-wars-n-tomb = { $n ->
    [one] { $n } carte Sorcier Mort
   *[other] { $n } cartes Sorcier Mort
}
spell-wars-n-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
spell-wars-n-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
spell-wars-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
spell-wars-nearly = À un jeton de la victoire
spell-wars-holds-tower = tient le Donjon
spell-wars-is-dead = mort, et pas ravi de l’être
spell-wars-is-ready = sort scellé
spell-wars-is-writing = gribouille…
spell-wars-has-acted = a lancé son sort
spell-wars-round = Manche { $n }, tour { $m }
spell-wars-deck = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} dans la pioche
spell-wars-kill-pays = { $name } gagne { $n } Sang
spell-wars-kill-pays-point = { $name } gagne { $n } Sang et un point
spell-wars-tower-middle = Le Donjon est à prendre
spell-wars-bounty = { $what } : { $n } Sang pour le prochain tueur
spell-wars-prophecy = Prochain mort annoncé : { $name }
spell-wars-tucked = Sous le buffet : { $what }
spell-wars-aims-at = vise
spell-wars-dice-from = { $n } { $n ->
    [one] glyphe
   *[other] glyphes
} { $what } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $m ->
    [0] .
   *[other] , et { $m } de plus.
}
spell-wars-dice-card = { $name } lance les dés, la carte le veut.
spell-wars-dice-opponent = Le dé désigne une victime.
spell-wars-no-target = Pas de cible : personne n’est touché.
spell-wars-dice-mourning = L’enterrement d’un autre.

# Un sort en préparation.

spell-wars-your-spell = Votre sort
spell-wars-pick-cards = Jusqu’à trois cartes : une Source, une Qualité, une Destination. Avec moins de cartes, on passe plus tôt.
spell-wars-take-back = Reprendre :
spell-wars-put-here = Poser ici :
spell-wars-will-roll = { $n } { $n ->
    [one] glyphe
   *[other] glyphes
} { $what } : { $n ->
    [one] { $n } dé.
   *[other] { $n } dés.
}
spell-wars-size = { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
spell-wars-seal = Sceller le sort

# Ce qui est demandé.

spell-wars-prompt = { $name } : { $what }
spell-wars-prompt-over = La partie est finie.
spell-wars-prompt-casting = Les sorts volent.
spell-wars-prompt-own = { $name } : préparez et scellez un sort de trois cartes au plus
spell-wars-prompt-prepare = Les sorts se préparent : { $name }
spell-wars-ask-pay = Payer { $n } Sang pour { $what } ?
spell-wars-ask-pay-up-to = Payer jusqu’à { $n } Sang pour { $what } ?
spell-wars-ask-target = { $what } : choisissez la cible
spell-wars-ask-deal-die = { $what } : à qui un dé du jet ?
spell-wars-ask-deflect-to = Qui le sort frappe-t-il à la place ?
spell-wars-ask-foretell = Qui meurt ensuite ?
spell-wars-ask-option = { $what } : faites un choix
spell-wars-ask-swap-sides = Échanger gauche et droite dans ce sort ?
spell-wars-ask-type = { $what } : nommez un type de composant
spell-wars-ask-hand-add = { $what } : quelle carte rejoint le sort ?
spell-wars-ask-hand-lend = { $what } : prêter une Créature à ce sort ?
spell-wars-ask-hand-give = { $what } : quelle carte donnez-vous ?
spell-wars-ask-hand-discard = { $what } : quelle carte défaussez-vous ?
spell-wars-ask-hand-tuck = { $what } : quelle carte glissez-vous dessous ?
spell-wars-ask-die = { $what } : quel dé pour la cible ?
spell-wars-ask-reroll = Garder ce jet ?
spell-wars-ask-block = { $what } inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}. Bloquer ?
spell-wars-ask-resolve = Quelle carte se résout ensuite ?
spell-wars-ask-react = Quelle Réaction d’abord ?
spell-wars-ask-substitute = Quelle Créature souffre à votre place ?
spell-wars-ask-kill = Chez { $what }, quelle Créature meurt ?
spell-wars-ask-give-up = { $what } : quel Trésor cédez-vous ?
spell-wars-ask-take = Quel Trésor prenez-vous à { $what } ?
spell-wars-ask-use-treasure = Utiliser un Trésor maintenant ?
spell-wars-ask-keep-creature = Payer { $n } Sang pour garder { $what } ?
spell-wars-ask-win-tie = Payer { $n } Sang pour passer d’abord ?
spell-wars-ask-deflect = { $what } ne cible que vous. Payer { $n } Sang pour envoyer le sort à un autre ?
spell-wars-take-damage = Encaisser { $n } : vie { $life } → { $left }
spell-wars-would-take = subit { $n } : vie { $life } → { $left }
spell-wars-stands = Vie { $n }, Sang { $what }
spell-wars-block-with = { $what } absorbe tout, et disparaît
spell-wars-this-one = { $what }
spell-wars-no-pay = Ne pas payer
spell-wars-no-die = C’est tout : le reste ne vise personne
spell-wars-no-add = N’en ajouter aucune
spell-wars-no-more = C’est tout
spell-wars-no-give = Ne rien donner
spell-wars-no-reroll = Garder le jet
spell-wars-no-treasure = Continuer
spell-wars-pay-n = Payer { $n } Sang (reste { $what })
spell-wars-sides-kept = Les laisser
spell-wars-sides-swapped = Les échanger
spell-wars-reroll-all = Relancer tous les dés
spell-wars-reroll-one = Relancer le { $n } pour { $what } Sang
spell-wars-this-die = Le dé { $n } pour la cible, le dé { $what } est de trop
spell-wars-place = { $what } comme { $slot }
spell-wars-plan-spell = lancer { $what }

# Ce qui s’est passé.

spell-wars-log-round = La manche { $n } commence{ $n ->
    [1] .
   *[other] . Tout le monde revit !
}
spell-wars-log-turn = Le tour { $n } commence.
spell-wars-log-drew = { $name } pioche { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}{ $is ->
    [seen] : { $what }.
   *[hidden] .
}
spell-wars-log-shuffled = La défausse est mélangée en une nouvelle pioche.
spell-wars-log-ready = { $name } scelle un sort.
spell-wars-log-sealed = Tous les sorts sont scellés. Les plus courts d’abord !
spell-wars-log-initiative = { $name } a l’initiative { $n }.
spell-wars-log-tie = { $name } lance un { $n } pour départager.
spell-wars-log-tie-bought = { $name } paie les vers et passe d’abord.
spell-wars-log-casts = { $name } lance { $what }
spell-wars-log-casts-nothing = { $name } lance… rien du tout.
spell-wars-log-wild = Magie féroce ! { $is ->
    [seen] { $n ->
        [one] { $what } rejoint
       *[other] { $what } rejoignent
    } le sort { DE($name) }.
   *[hidden] Elle fait long feu.
}
spell-wars-log-summoned = { $is ->
    [seen] { $n ->
        [one] { $what } surgit et rejoint
       *[other] { $what } surgissent et rejoignent
    } le sort { DE($name) }.
   *[hidden] Aucune Créature ne vient pour { $name }.
}
spell-wars-log-adopted = { $is ->
    [seen] { $what } emménage chez { $name }.
   *[hidden] Aucune Créature ne vient pour { $name }.
}
spell-wars-log-boosted = { $is ->
    [seen] La pioche ajoute { $what } au sort { DE($name) }.
   *[hidden] La pioche n’a rien à ajouter pour { $name }.
}
spell-wars-log-joined = { $same ->
    [yes] { $name } ajoute { $what } à son sort.
   *[no] { $other } prête { $what } au sort { DE($name) }.
}
spell-wars-log-resolving = { $name } : { $what } !
spell-wars-log-reaction = Dans un dernier souffle, { $name } a encore { $what }.
spell-wars-log-triggered = { $what }, pour { $name } : { $more }
spell-wars-log-paid = { $name } paie { $n } Sang.
spell-wars-log-used = { $name } utilise { $what }.
spell-wars-log-targets = { $same ->
    [yes] { $name } est dans la ligne de mire.
   *[no] { $name } cible { $other }.
}
spell-wars-log-option = { $name } choisit : { $more }
spell-wars-log-type = { $name } nomme : { $what }.
spell-wars-log-sides = { $name } { $n ->
    [1] échange gauche et droite.
   *[other] laisse gauche et droite en place.
}
spell-wars-log-deflected = { $name } envoie le sort à { $other } !
spell-wars-log-rolled = { $name } lance { $what }.
spell-wars-log-rolled-opponent = Le dé montre { $what }.
spell-wars-log-rolled-power = { $more } : { $name } lance { $what }.
spell-wars-log-rerolled = { $name } relance un dé : { $n }.
spell-wars-labelled = { $label } : { $text }
spell-wars-log-tier = { $what }, { $more }.
spell-wars-log-tier-missed = { $what }, { $more } : pas de cible, personne n’est touché.
spell-wars-log-tower-helped = { $name } tient le Donjon : { $more }
spell-wars-log-helped = { $name } a { $what } : { $more }
spell-wars-log-die = { $name } choisit le { $n }.
spell-wars-log-dealt = { $name } répartit les dés : { $what }.
spell-wars-log-blocked = { $what } encaisse { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} pour { $name }, et disparaît.
spell-wars-log-damaged = { $name } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $same ->
    [yes] . Contre son camp !
   *[no] , cadeau { DE($other) }.
}
spell-wars-log-deadly = { $name } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $same ->
    [yes] , vie restante { $what } : mortel. Contre son camp !
   *[no] , cadeau { DE($other) }, vie restante { $what } : mortel.
}
spell-wars-log-healed = { $name } récupère { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}.
spell-wars-log-blood = { $name } gagne { $n } Sang.
spell-wars-log-blood-kill = { $name } gagne { $n } Sang pour ce meurtre.
spell-wars-log-blood-tower = { $name } gagne { $n } Sang grâce au Donjon.
spell-wars-log-blood-lost = { $name } perd { $n } Sang.
spell-wars-log-blood-moved = { $n } Sang passe { DE($name) } à { $other }.
spell-wars-log-tower = { $name } prend le Donjon.
spell-wars-log-tower-from = { $name } prend le Donjon à { $other }.
spell-wars-log-treasure = { $name } gagne { $what }.
spell-wars-log-set-aside = { $name } met { $what } de côté pour la manche suivante.
spell-wars-log-taken-up = { $name } récupère { $what }.
spell-wars-log-treasure-lost = { $name } défausse { $what }.
spell-wars-log-treasure-moved = { $what } passe { DE($name) } à { $other }.
spell-wars-log-swapped = { $name } échange { $what } contre { $more } { DE($other) }.
spell-wars-log-no-treasure = Il ne reste aucun Trésor pour { $name }.
spell-wars-log-discarded = { $name } défausse { $what }.
spell-wars-log-passed = { $name } passe { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à { $other }{ $is ->
    [seen] : { $what }.
   *[hidden] .
}
spell-wars-log-demanded = { $name } veut une carte { $what } { DE($other) }, qui { $n ->
    [0] n’en a pas.
   *[other] en a une.
}
spell-wars-log-gave-nothing = { $name } ne donne rien.
spell-wars-log-shown = { $name } montre sa main : { $is ->
    [seen] { $what }.
   *[hidden] pas une carte.
}
spell-wars-log-creature-killed = { $what } { DE($name) } meurt.
spell-wars-log-kept = { $what } reste chez { $name }.
spell-wars-log-dice-added = { $name } a { $n ->
    [one] { $n } dé
   *[other] { $n } dés
} de plus ce tour.
spell-wars-log-revived = { $what } ! { $name } se relève avec { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}.
spell-wars-log-substituted = { $what } prend le coup pour { $name }.
spell-wars-log-died = { $name } est mort. { $other } tâche d’avoir l’air triste.
spell-wars-log-suicide = { $name } est mort, et sans l’aide de personne.
spell-wars-log-prophecy = { $name } l’avait bien dit !
spell-wars-log-dead = { $name } pioche { $what }.
spell-wars-log-posted = { $name } affiche { $what } : { $n } Sang pour le prochain tueur.
spell-wars-log-bounty = { $name } touche la prime.
spell-wars-log-foretold = { $same ->
    [yes] { $name } annonce sa propre fin.
   *[no] { $name } annonce la fin { DE($other) }.
}
spell-wars-log-tucked = { $name } glisse { $what } sous le buffet.
spell-wars-log-boost = Le prochain premier sort { DE($name) } a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de plus.
spell-wars-log-fewer = { $name } piochera { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de moins.
spell-wars-log-token = { $name } est le dernier sorcier debout, et gagne un jeton !
spell-wars-log-survived = { $name } est le dernier sorcier debout : 1 point !
spell-wars-log-point = { $name } marque un point.
spell-wars-log-match-won = { $name } gagne la partie !
spell-wars-log-match-ended = La partie est finie.

# Pourquoi non.

spell-wars-reason = { $reason ->
    [not-in-hand] Cette carte n’est pas en main.
    [other-slot] Un composant va à la place de son type.
    [slot-taken] Il y a déjà une carte à cette place.
    [empty] Un sort a au moins une carte.
    [compulsory] Cela ne se refuse pas.
    [price] Ce prix n’est pas demandé, ou le Sang manque.
    [target] Ce sorcier ne peut pas être choisi.
    [option] Cette option n’est pas ouverte.
    [card] Cette carte ne peut pas être choisie.
    [treasure] Ce Trésor ne peut pas être choisi.
    [die] Il n’y a pas de tel dé.
   *[not-asked] Autre chose est à décider maintenant.
}

# Scores.

spell-wars-sheet = Manche { $n }
spell-wars-sheet-wizard = Sorcier
spell-wars-sheet-tokens = Jetons
spell-wars-sheet-points = Points
spell-wars-sheet-life = Vie
spell-wars-sheet-blood = Sang
spell-wars-sheet-treasures = Trésors
spell-wars-chart = La vie, tour après tour

# Pourquoi un conseil de Spell Wars est bon, et ce qu’il risque : une phrase chacun, 110 caractères au plus.

# Ce qui suit à coup sûr.

spell-wars-hint-kill = Vies { DE($name) } : { $m }. Des dégâts de { $n } tuent, et rapportent { $k } de Sang.
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
   *[other] inflige au plus { $n } { $n ->
        [one] dégât
       *[other] dégâts
    }.
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
spell-wars-hint-tuck = { $what } : son glyphe compte ensuite dans chaque sort { DE($name) }.

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
spell-wars-hint-die = Le dé { $n } est pour la cible, le dé { $m } est de trop.
spell-wars-hint-react = { $what } agit parce que { $name } meurt avant son effet.
spell-wars-hint-substitute = { $what } meurt à la place { DE($name) }.
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

# Ce que sont les pièces de Spell Wars, là où elles sont et au glossaire de la règle (voir shell.ftl).

spell-wars-explain-source = Source
spell-wars-explain-source-text = La première partie d’un sort : d’où il vient. Elle s’applique d’abord.
spell-wars-explain-quality = Qualité
spell-wars-explain-quality-text = La deuxième partie d’un sort : comment il est. Elle s’applique après la Source, avant la Destination.
spell-wars-explain-destination = Destination
spell-wars-explain-destination-text = La dernière partie d’un sort : une Créature qui attaque aux dés. Son nombre est l’initiative du sort.
spell-wars-explain-wild = Magie féroce
spell-wars-explain-wild-text = Remplace n’importe quelle partie. Quand le sort est lancé, la pioche donne une carte de ce type.

spell-wars-explain-arcane = Arcane
spell-wars-explain-arcane-text = Une magie qui aime les Trésors. Chaque carte d’une même magie dans le sort donne un dé à sa Créature.
spell-wars-explain-dark = Obscur
spell-wars-explain-dark-text = Une magie qui blesse aussi son maître. Chaque carte d’une même magie donne un dé à sa Créature.
spell-wars-explain-elemental = Élémental
spell-wars-explain-elemental-text = Une magie de dégâts francs. Chaque carte d’une même magie dans le sort donne un dé à sa Créature.
spell-wars-explain-illusion = Illusion
spell-wars-explain-illusion-text = Une magie qui ajoute des cartes au sort. Chaque carte d’une même magie donne un dé à sa Créature.
spell-wars-explain-primal = Primal
spell-wars-explain-primal-text = Une magie de soins et de Créatures. Chaque carte d’une même magie donne un dé à sa Créature.
spell-wars-explain-initiative = Initiative
spell-wars-explain-initiative-text = Les sorts courts passent d’abord. À taille égale, la plus haute initiative ; on départage aux dés.
spell-wars-explain-initiative-now = Celle-ci : { $n }.
spell-wars-explain-tier = Résultat d’un jet
spell-wars-explain-tier-text = Une Créature lance un dé par carte de sa magie dans le sort. La somme dit laquelle des trois lignes a lieu.
spell-wars-explain-pay = Prix en Sang
spell-wars-explain-pay-text = Cette partie n’a lieu que si vous payez tant de Sang quand la carte s’applique.
spell-wars-explain-tower-line = Avec le Donjon
spell-wars-explain-tower-line-text = Cette partie n’a lieu que si vous tenez le Donjon quand la carte s’applique. Elle ne coûte rien.
spell-wars-explain-when = Condition
spell-wars-explain-when-text = Cette partie n’a lieu qu’à ce moment ou dans ce cas, par exemple si vous mourez avant qu’elle s’applique.

spell-wars-explain-wizard = Sorcier
spell-wars-explain-wizard-text = Ce qu’a un joueur. À gauche, à droite : le prochain sorcier vivant de ce côté. Pressez pour voir ses cartes.
spell-wars-explain-life = Vie
spell-wars-explain-life-text = Un sorcier qui n’en a plus est mort jusqu’à la manche suivante.
spell-wars-explain-life-now = En ce moment : { $n }, au plus { $m }.
spell-wars-explain-blood = Sang
spell-wars-explain-blood-text = Paie les lignes marquées d’une goutte ; les morts et le Donjon en rapportent.
spell-wars-explain-blood-now = En ce moment : { $n }, au plus { $m }.
spell-wars-explain-creature = Créature en jeu
spell-wars-explain-creature-text = Reste devant son sorcier, donne des dés de sa magie, et peut être sacrifiée contre des dégâts.
spell-wars-explain-creature-now = Ici : { $n }.
spell-wars-explain-treasure = Trésor
spell-wars-explain-treasure-text = Aide qui le possède jusqu’à la fin de la manche. Touchez son sorcier pour lire la carte.
spell-wars-explain-treasure-now = Ici : { $n }.
spell-wars-explain-tomb = Cartes Sorcier Mort
spell-wars-explain-tomb-text = Qui est mort en pioche une à chaque tour. Elles aident à la manche suivante.
spell-wars-explain-tomb-now = Ici : { $n }.
spell-wars-explain-hand = Main
spell-wars-explain-hand-text = Les cartes de sort, complétées à huit au début de chaque tour. Nul autre ne les voit.
spell-wars-explain-hand-now = Cartes : { $n }.
spell-wars-explain-won = Gagné
spell-wars-explain-won-text = Un jeton par manche survécue : le second gagne la partie. En combat rapide, des points.
spell-wars-explain-won-now = En ce moment : { $n }.
spell-wars-explain-tower = Donjon
spell-wars-explain-tower-text = Qui le tient gagne du Sang en fin de tour, et les lignes marquées d’un Donjon agissent.
spell-wars-explain-sealed = Carte face cachée
spell-wars-explain-sealed-text = Une partie d’un sort pas encore lancé. On sait combien il y en a, pas lesquelles.
spell-wars-explain-strip = Sort de ce tour
spell-wars-explain-strip-text = S’il est en préparation, prêt ou en attente ; ses cartes une fois qu’il est lancé.

spell-wars-explain-round = Manche et tour
spell-wars-explain-round-text = En un tour chacun lance un sort. Une manche dure tant qu’il reste plus d’un sorcier vivant.
spell-wars-explain-round-now = Manche { $n }, tour { $m }.
spell-wars-explain-deck = Pioche
spell-wars-explain-deck-text = Les cartes encore à piocher. Quand elle est vide, on mélange la défausse.
spell-wars-explain-deck-now = Cartes restantes : { $n }.
spell-wars-explain-bounty = Prime
spell-wars-explain-bounty-text = Du Sang pour le premier qui fait ce que demande ce Trésor.
spell-wars-explain-bounty-now = En ce moment : { $n }.
spell-wars-explain-prophecy = Prophétie
spell-wars-explain-prophecy-text = Quelqu’un a dit qui mourra d’abord. S’il a raison, cela rapporte du Sang.
spell-wars-explain-power = Jet de puissance
spell-wars-explain-power-text = Les dés d’une Créature ou d’une carte. Une Créature en lance un par carte de sa magie dans le sort.
spell-wars-explain-place = Place du sort
spell-wars-explain-place-text = Une carte de chaque type au plus. Moins de cartes, le sort passe plus tôt ; plus de cartes, il est plus fort.
spell-wars-explain-plan = Carte du prochain sort
spell-wars-explain-plan-text = Pendant que les autres jouent, choisissez les cartes du prochain sort : elles y seront déjà. Personne ne les voit, et tout peut encore changer.
spell-wars-explain-seal = Sceller le sort
spell-wars-explain-seal-text = Pose le sort en secret. Quand tous l’ont fait, les sorts sont lancés l’un après l’autre.

spell-wars-explain-quick = Combat rapide
spell-wars-explain-quick-text = Quelques manches sans jetons : un point par mort infligée, un pour survivre à une manche. Le plus de points gagne.

# Les leçons de Spell Wars. Une étape dit que faire (60 caractères au plus) et pourquoi (90 au plus).

# La première : un sort, son ordre, ses cibles, ses dés.

spell-wars-lesson-1-first = Touchez Taléboulas, puis scellez le sort
spell-wars-lesson-1-first-why = Le dernier sorcier en vie gagne. Cette carte inflige 3 dégâts au voisin de gauche.
spell-wars-lesson-1-three = Scellez un sort de vos trois cartes Illusion
spell-wars-lesson-1-three-why = Une Source, une Qualité, une Destination. Les sorts plus courts passent avant.
spell-wars-lesson-1-whom = Choisissez { $p1 }
spell-wars-lesson-1-whom-why = De 10 vies à 9. La carte suivante inflige alors 3 à chaque adversaire à vie impaire.
spell-wars-lesson-1-dice = Lancez Tentaculax sur { $p2 }
spell-wars-lesson-1-dice-why = D’abord la cible, puis les dés : un par glyphe Illusion de votre sort.
spell-wars-lesson-1-initiative = Scellez Boucledorus et Crassdépargnus
spell-wars-lesson-1-initiative-why = À taille égale, la plus haute initiative passe d’abord. Crassdépargnus a 18.
spell-wars-lesson-1-lend = Choisissez { $p2 }
spell-wars-lesson-1-lend-why = Une Créature prêtée à votre sort, ou bien un dé de dégâts : à votre cible de voir.
spell-wars-lesson-1-tie = Envoyez Crassdépargnus sur { $p1 }
spell-wars-lesson-1-tie-why = Il vise le plus de Sang. Personne n’en a : à égalité, vous choisissez.
spell-wars-lesson-1-own = Composez maintenant votre propre sort
spell-wars-lesson-1-own-why = Mêmes glyphes, plus de dés ; moins de cartes, plus tôt le tour.
spell-wars-lesson-1-aims = Voyez qui vos cartes viseraient, puis scellez
spell-wars-lesson-1-aims-why = Pendant la préparation, chaque sorcier montre quelles cartes le prennent pour cible.
spell-wars-lesson-1-last = Soyez le dernier sorcier en vie
spell-wars-lesson-1-last-why = Cela gagne la manche, et un jeton. Deux jetons gagnent la partie.
spell-wars-lesson-1-done = Vous savez composer un sort, choisir son moment et ses cibles. Dans la leçon suivante : le Sang, le Donjon, les Trésors, les Créatures qui restent, et la mort.

# La seconde : le Sang, le Donjon, les Créatures, les Trésors, la mort.

spell-wars-lesson-2-tower = Scellez Bégoniax et Ignôminus
spell-wars-lesson-2-tower-why = Le Sang paie plus de magie. Bégoniax vous en donne 2, et le Donjon de { $p2 }.
spell-wars-lesson-2-blood = Scellez Taléboulas et Gromago
spell-wars-lesson-2-blood-why = Vous avez 3 Sang : 2 de votre carte, 1 du Donjon à la fin du tour.
spell-wars-lesson-2-block = Bloquez avec Ignôminus
spell-wars-lesson-2-block-why = Une Créature qui reste attaque à chaque tour, ou absorbe un coup entier pour vous.
spell-wars-lesson-2-pay = Payez 2 Sang pour Taléboulas
spell-wars-lesson-2-pay-why = Il inflige alors 3 dégâts à chaque adversaire. Vie de { $p1 } : 3, pas plus.
spell-wars-lesson-2-treasure = Payez 2 Sang pour Gromago
spell-wars-lesson-2-treasure-why = Tuer donne 3 Sang. Gagnez 2 Trésors ; { $p2 } doit en défausser un.
spell-wars-lesson-2-dead = Scellez Volcanino et Golemacifas
spell-wars-lesson-2-dead-why = Dans la mort, { $p1 } pioche à chaque tour une carte Sorcier Mort : une aide.
spell-wars-lesson-2-keep = Gardez votre Sang : touchez Continuer
spell-wars-lesson-2-keep-why = À votre passage, vos Trésors servent. Le Gang coûte 2 pour 1 seul dégât.
spell-wars-lesson-2-again = Relancez le 3 pour 2 Sang
spell-wars-lesson-2-again-why = 3 ne suffit pas : { $p2 } a 5 vies. Votre Globe Sacrificiel relance un dé.
spell-wars-lesson-2-round = Tout le monde revit : lancez ce qui vous plaît
spell-wars-lesson-2-round-why = Vous avez un jeton et gardez votre Sang. La mort a laissé une Créature à { $p1 }.
spell-wars-lesson-2-spend = Dépensez du Sang quand une carte vous le propose
spell-wars-lesson-2-spend-why = Le Sang reste à vous de manche en manche, mort ou vif.
spell-wars-lesson-2-token = Gagnez aussi cette manche
spell-wars-lesson-2-token-why = Le second jeton gagne la partie.
spell-wars-lesson-2-done = Sang, Donjon, Trésors, Créatures et mort : vous connaissez tout cela. Il vous reste la Magie féroce, les Réactions, et bien des cartes étranges.

# Les règles de Spell Wars, avec nos mots.

spell-wars-rules-intro = Jadis, les sorciers discutaient. Puis l’un d’eux changea un collègue en soupe, et depuis, c’est comme ça.

spell-wars-rules-aim = Le but
spell-wars-rules-aim-1 = Être le dernier sorcier debout. Une manche dure jusqu’à ce qu’il n’en reste qu’un, qui gagne un jeton Dernier Survivant ; le second jeton gagne la partie.
spell-wars-rules-aim-2 = Chacun commence une manche avec { $life } vies et n’en a jamais plus de { $most }. La mort est un désagrément, pas une excuse : tout le monde revient à la manche suivante.
spell-wars-rules-aim-3 = Le combat rapide a { $rounds } manches et pas de jetons : un point par adversaire tué, un point pour qui survit à une manche. Se tuer soi-même ne rapporte rien. À égalité gagne qui a survécu à une manche en dernier.

spell-wars-rules-cards = Ce qu’il y a sur les cartes
spell-wars-rules-cards-1 = Un sort a jusqu’à trois composants, un de chaque type : une Source (qui a eu l’idée), une Qualité (ce qui cloche) et une Destination (ce qui accourt). Les Destinations sont des Créatures et ont une initiative.
spell-wars-rules-cards-2 = Chaque composant porte un des cinq glyphes : Arcane, Obscur, Élémental, Illusion ou Primal. Des glyphes égaux dans un sort renforcent sa Créature.
spell-wars-rules-cards-3 = La Magie féroce remplace n’importe quel composant. Quand le sort est révélé, on révèle la pioche jusqu’à une carte de ce type, qui rejoint le sort à sa place.
spell-wars-rules-cards-4 = Votre adversaire le plus fort est celui qui a le plus de vies, le plus faible celui qui en a le moins. À égalité, vous choisissez. « Adversaire » veut toujours dire vivant.

spell-wars-rules-turn = Un tour
spell-wars-rules-turn-1 = Chaque sorcier vivant complète sa main à { $hand } cartes ; chaque mort pioche une carte Sorcier Mort.
spell-wars-rules-turn-2 = Tous placent en secret un sort de trois cartes au plus, une de chaque type au plus. Leur nombre reste secret jusqu’à ce que tous soient prêts.
spell-wars-rules-turn-3 = Les sorts sont lancés l’un après l’autre. Puis le tour finit, et qui tient le Donjon, mort ou vif, gagne { $tower } Sang.
spell-wars-rules-turn-4 = Un sort a au moins une carte, sauf si la main est vide.

spell-wars-rules-order = Qui passe d’abord
spell-wars-rules-order-1 = Les sorts de moins de cartes passent d’abord. Entre sorts de même taille, la plus haute initiative passe d’abord ; on ne l’annonce que quand c’est le tour de cette taille. Les égalités se jouent aux dés.
spell-wars-rules-order-2 = Une Créature gardée d’un tour précédent ne compte pas dans la taille du sort. La Magie féroce comme Destination a l’initiative 0.
spell-wars-rules-order-3 = Un jet d’égalité vaut pour tout le tour. Si un sort perd une carte avant son passage, sa place change avec sa taille.

spell-wars-rules-cast = Lancer un sort
spell-wars-rules-cast-1 = Retournez le sort, dites son nom avec conviction, puis résolvez Source, Qualité et Destination dans cet ordre. Ensuite tout est défaussé, sauf les Créatures qui restent.
spell-wars-rules-cast-2 = Une carte qui s’ajoute en route se résout ensuite, à son rang : une nouvelle Source passe avant la Destination, même s’il y a déjà eu une Source.
spell-wars-rules-cast-3 = La cible est choisie avant les dés. Une partie qui ne peut rien faire est sautée, et une option qui ne peut rien n’est pas offerte si l’autre peut.
spell-wars-rules-cast-4 = Gauche et droite veulent dire le prochain sorcier vivant de ce côté. « Déjà passé » veut dire avoir fini un sort ce tour.
spell-wars-rules-cast-5 = Ce qui vous est demandé, et quand, n’apprend rien de votre main aux autres : on vous demande les cartes que vous pouvez défausser même si aucune ne convient, et celle que vous devez donner ou ajouter même si une seule convient.
spell-wars-rules-cast-6 = À deux sorciers en vie, l’adversaire est le voisin des deux côtés. Ce qui demande un autre adversaire que lui est sauté, et Dissuasion Nucléaire n’a personne à qui renvoyer un sort.
spell-wars-rules-cast-7 = Si plusieurs adversaires ont fait le plus haut jet, le lanceur choisit parmi eux.

spell-wars-rules-power = Jets de puissance
spell-wars-rules-power-1 = Une Créature attaque avec un dé pour chaque carte de votre sort et chaque Créature à vous en jeu qui porte son glyphe, elle comprise. La somme donne { $low }, { $middle } ou { $high }.
spell-wars-rules-power-2 = Une Créature sans cible lance quand même, juste pour savoir si elle reste.
spell-wars-rules-power-3 = Les cartes ajoutées comptent, résolues ou non ; une Créature sans cible ne fait rien d’autre de ce que dit son résultat.
spell-wars-rules-power-4 = Si l’on paie le prix de Gaztoxicus, chaque dé est attribué à un adversaire avant d’être lancé, et compte comme un jet à lui seul.
spell-wars-rules-power-5 = La Créature que Shub-Niggurath permet de jouer de la main, vous pouvez aussi la garder.

spell-wars-rules-creatures = Créatures
spell-wars-rules-creatures-1 = Une Créature dont le résultat dit qu’elle reste est posée devant vous, et doit attaquer de nouveau à votre prochain tour, où elle devra encore mériter sa place.
spell-wars-rules-creatures-2 = Chaque fois qu’un adversaire vous inflige des dégâts, vous pouvez défausser une Créature en jeu : elle absorbe tous ces dégâts, si grands soient-ils. Une seule bloque à la fois.
spell-wars-rules-creatures-3 = Vous pouvez voir le jet avant de décider. Les cartes face cachée ne bloquent pas.
spell-wars-rules-creatures-4 = Ce que vous vous infligez ne se bloque pas. Seuls les dégâts sont absorbés ; le reste de l’effet a lieu.
spell-wars-rules-creatures-5 = Le Bœuf aux Hormones ne garde que des composants du sort, pas des Créatures déjà posées.

spell-wars-rules-blood = Le Sang
spell-wars-rules-blood-1 = Le Sang achète davantage : le prix d’une carte se paie en entier ou pas du tout, avant ses dés. Vous n’en avez jamais plus de { $most }, et il reste à vous de manche en manche, mort ou vif.
spell-wars-rules-blood-2 = Chaque prix se paie une fois par tour. Tuer un adversaire donne { $kill } Sang, qui ne peuvent payer la carte même qui a tué.
spell-wars-rules-blood-3 = Personne ne perd, ne donne ni ne se fait voler plus de Sang qu’il n’en a.
spell-wars-rules-blood-4 = Pour X vous pouvez brûler autant de Sang que vous voulez, même plus qu’il n’en faut pour guérir. Un prix qui n’achèterait rien, comme chacun peut le voir, n’est pas demandé.

spell-wars-rules-death = Mourir
spell-wars-rules-death-1 = À 0 vie vous êtes mort : main, Trésors et Créatures sont défaussés, et vous piochez une carte Sorcier Mort. Certaines aident aussitôt, d’autres à la manche suivante.
spell-wars-rules-death-2 = Les composants à Réaction agissent encore quand vous mourez, s’ils sont non résolus dans votre sort, même face cachée. Certains empêchent la mort.
spell-wars-rules-death-3 = Si le sort de quelqu’un le tue en même temps que son dernier adversaire, il gagne quand même la manche.
spell-wars-rules-death-4 = Plusieurs morts à la fois se règlent depuis la gauche du responsable. Quand il reste un sorcier, le composant en cours s’achève, puis la manche finit.
spell-wars-rules-death-5 = Une Réaction qui empêche une mort l’empêche tout à fait : pas de Sang pour le tueur, pas de carte Sorcier Mort. Leur maître choisit l’ordre des Réactions, celles qui sauvent d’abord.
spell-wars-rules-death-6 = Si une Réaction tue le dernier survivant, le jeton va à qui avait tué le premier son dernier adversaire. Repos Mérité regarde vos jetons quand la manche suivante commence.
spell-wars-rules-death-7 = Bégoniax compte les morts avant d’infliger ses dégâts : qui en meurt ne compte pas.

spell-wars-rules-tower = Le Donjon
spell-wars-rules-tower-1 = Bien des sorts veulent le Donjon, et font plus pour qui le tient. Tuer son détenteur vous le donne. À chaque manche il commence au milieu.
spell-wars-rules-tower-2 = On regarde si vous tenez le Donjon quand on arrive à cette ligne de la carte : une Source peut le prendre pour la Qualité.
spell-wars-rules-tower-3 = Un détenteur mort de sa propre main le garde, pour ce que ça vaut.

spell-wars-rules-treasures = Trésors
spell-wars-rules-treasures-1 = Les Trésors sont posés devant vous et peuvent être volés. Celui qui a un prix s’utilise une fois par tour, à votre passage, avant, entre ou après vos composants.
spell-wars-rules-treasures-2 = Ce qu’un Trésor fait à l’acquisition n’a lieu que s’il vient de la pioche, pas s’il est volé, donné ou échangé.
spell-wars-rules-treasures-3 = Le Fusil à Triple Canon compte une fois, quand le sort est révélé.
spell-wars-rules-treasures-4 = Qui a les Mains Poisseuses et passe en premier doit les échanger, si un adversaire a un Trésor.
spell-wars-rules-treasures-5 = Une prime posée au milieu y reste à la fin de la manche.
spell-wars-rules-treasures-6 = Qui défausse un Trésor choisit lequel ; qui en vole un aussi. La Dissuasion Nucléaire est proposée la première fois qu’un sort ne cible que vous.
spell-wars-rules-treasures-7 = Les Trésors de fin de tour agissent dans l’ordre des places, après le Donjon : un Trésor gagné à ce moment agit aussi, si la place de son propriétaire est encore à venir. Aucun n’agit dès qu’un seul sorcier vit.

spell-wars-rules-end = Manche et partie
spell-wars-rules-end-1 = À la fin d’une manche, chacun défausse main, Trésors et Créatures, et garde Sang, jetons et cartes Sorcier Mort. Puis vient ce qui est dû pour la nouvelle manche.
spell-wars-rules-end-2 = Les pioches ne sont pas mélangées entre les manches, seulement quand elles sont vides.
spell-wars-rules-end-3 = Ce qui est dû pour la nouvelle manche se gagne dans l’ordre des places, avant de piocher ; la vie revient à { $life }.
spell-wars-rules-end-4 = Si une pioche et sa défausse sont vides, on ne pioche rien.

spell-wars-rules-all = Toutes les cartes
spell-wars-rules-dead = Cartes Sorcier Mort

# Les images et les exemples.
spell-wars-rules-aim-figure = Les premiers dégâts de la partie : la vie, que chacun veut garder et que les autres veulent prendre.
spell-wars-rules-cards-figure = Un sort complet : Source, Qualité et Destination, chacune avec son glyphe, dans l’ordre de lecture.
spell-wars-rules-turn-figure = Tous les sorts sont scellés. On sait seulement combien de cartes chacun compte.
spell-wars-rules-order-figure = Moins il y a de cartes, plus on passe tôt. À égalité, la plus haute initiative l’emporte.
spell-wars-rules-cast-figure = La carte en cours est éclairée, et la ligne du dessus dit qui elle vise.
spell-wars-rules-power-figure = Un jet de puissance a atteint le résultat du milieu : sa ligne est éclairée.
spell-wars-rules-creatures-figure = Une Créature qui reste est devant son sorcier une fois le sort fini.
spell-wars-rules-blood-figure = Les gouttes comptent le Sang, jusqu’au bout de la piste.
spell-wars-rules-death-figure = Un sorcier est mort ; les survivants continuent.
spell-wars-rules-tower-figure = Qui tient le Donjon en porte le signe, et le perd dès qu’un autre le prend.
spell-wars-rules-treasures-figure = Les Trésors sont sous le sort de leur propriétaire.
spell-wars-rules-end-figure = Les morts reçoivent leurs cartes ; leurs effets viennent à la manche suivante.
spell-wars-rules-all-figure = Un Trésor vient d’aider un jet.
spell-wars-rules-order-example = les quatre sorts du livret, de deux, trois, trois et trois cartes.
spell-wars-rules-order-example-0 = Tom a placé deux cartes, les autres trois chacun.
spell-wars-rules-order-example-1 = Deux cartes passent avant trois, et personne d’autre n’en a deux. Sans Destination, l’initiative est 0.
spell-wars-rules-order-example-2 = Ce sort est résolu jusqu’au bout avant que les autres annoncent leur initiative.
spell-wars-rules-order-example-5 = 17, 14 et 14.
spell-wars-rules-order-example-6 = 17 est la plus haute.
spell-wars-rules-order-example-8 = Les deux 14 lancent un dé chacun, et le plus haut passe d’abord.
spell-wars-rules-order-example-10 = Le plus bas passe en dernier.
spell-wars-rules-cast-example = le sort complet du livret, de trois cartes.
spell-wars-rules-cast-example-0 = Max, à droite, a déjà lancé un sort de deux cartes. De ceux qui en ont trois, Mia a la plus haute initiative, 16. Personne ne tient le Donjon et personne n’a de Créature.
spell-wars-rules-cast-example-3 = Il était au milieu. Il n’a été volé à personne, donc la carte ne fait rien de plus.
spell-wars-rules-cast-example-6 = 1 et 2 désignent l’adversaire de gauche, 3 et 4 celui d’en face, 5 et 6 celui de droite.
spell-wars-rules-cast-example-8 = Un nouveau jet donne les dégâts : 3.
spell-wars-rules-cast-example-10 = La Source vient de prendre le Donjon, et la Qualité s’en sert déjà. Un autre adversaire : pas Léa.
spell-wars-rules-cast-example-13 = Personne n’a de Créature, donc Mia peut choisir n’importe qui.
spell-wars-rules-cast-example-14 = Le glyphe de la Destination est Illusion, celui de la Source aussi : deux dés.
spell-wars-rules-cast-example-15 = 7 est entre 5 et 9.
spell-wars-rules-cast-example-17 = Elle pourra absorber des dégâts, ou frapper encore au prochain tour.
spell-wars-rules-death-example = les derniers instants d’un sorcier.

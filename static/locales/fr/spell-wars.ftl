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

# Ce que disent les cartes : une proposition pour chaque chose qu’une carte peut faire (src/games/spell_wars/face/clause.rs les assemble).
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
spell-wars-pick-cards = Jusqu’à trois cartes : une Source, une Qualité, une Destination. Moins de cartes, plus tôt le tour.
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
spell-wars-ask-kill = Quelle Créature meurt ({ $what }) ?
spell-wars-ask-give-up = { $what } : quel Trésor cédez-vous ?
spell-wars-ask-take = Quel Trésor prenez-vous ({ $what }) ?
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
spell-wars-this-die = { $n } pour la cible, reste { $what }
spell-wars-place = { $what } comme { $slot }
spell-wars-plan-spell = lancer { $what }

# Ce qui s’est passé.

spell-wars-log-round = La manche { $n } commence. Tout le monde revit !
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
    } le sort de { $name }.
   *[hidden] Elle fait long feu.
}
spell-wars-log-summoned = { $is ->
    [seen] { $n ->
        [one] { $what } surgit et rejoint
       *[other] { $what } surgissent et rejoignent
    } le sort de { $name }.
   *[hidden] Aucune Créature ne vient pour { $name }.
}
spell-wars-log-adopted = { $is ->
    [seen] { $what } emménage chez { $name }.
   *[hidden] Aucune Créature ne vient pour { $name }.
}
spell-wars-log-boosted = { $is ->
    [seen] La pioche ajoute { $what } au sort de { $name }.
   *[hidden] La pioche n’a rien à ajouter pour { $name }.
}
spell-wars-log-joined = { $same ->
    [yes] { $name } ajoute { $what } à son sort.
   *[no] { $other } prête { $what } au sort de { $name }.
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
   *[no] , cadeau de { $other }.
}
spell-wars-log-deadly = { $name } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}{ $same ->
    [yes] , vie restante { $what } : mortel. Contre son camp !
   *[no] , cadeau de { $other }, vie restante { $what } : mortel.
}
spell-wars-log-healed = { $name } récupère { $n ->
    [one] { $n } vie
   *[other] { $n } vies
}.
spell-wars-log-blood = { $name } gagne { $n } Sang.
spell-wars-log-blood-kill = { $name } gagne { $n } Sang pour ce meurtre.
spell-wars-log-blood-tower = { $name } gagne { $n } Sang grâce au Donjon.
spell-wars-log-blood-lost = { $name } perd { $n } Sang.
spell-wars-log-blood-moved = { $n } Sang passe de { $name } à { $other }.
spell-wars-log-tower = { $name } prend le Donjon.
spell-wars-log-tower-from = { $name } prend le Donjon à { $other }.
spell-wars-log-treasure = { $name } gagne { $what }.
spell-wars-log-set-aside = { $name } met { $what } de côté pour la manche suivante.
spell-wars-log-taken-up = { $name } récupère { $what }.
spell-wars-log-treasure-lost = { $name } défausse { $what }.
spell-wars-log-treasure-moved = { $what } passe de { $name } à { $other }.
spell-wars-log-swapped = { $name } échange { $what } contre { $more } de { $other }.
spell-wars-log-no-treasure = Il ne reste aucun Trésor pour { $name }.
spell-wars-log-discarded = { $name } défausse { $what }.
spell-wars-log-passed = { $name } passe { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} à { $other }{ $is ->
    [seen] : { $what }.
   *[hidden] .
}
spell-wars-log-demanded = { $name } veut une carte { $what } de { $other }, qui { $n ->
    [0] n’en a pas.
   *[other] en a une.
}
spell-wars-log-gave-nothing = { $name } ne donne rien.
spell-wars-log-shown = { $name } montre sa main : { $is ->
    [seen] { $what }.
   *[hidden] pas une carte.
}
spell-wars-log-creature-killed = { $what } de { $name } meurt.
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
   *[no] { $name } annonce la fin de { $other }.
}
spell-wars-log-tucked = { $name } glisse { $what } sous le buffet.
spell-wars-log-boost = Le prochain premier sort de { $name } a { $n ->
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

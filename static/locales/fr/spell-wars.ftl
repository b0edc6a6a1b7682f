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
spell-wars-card-baaa-serker = Beeeh-zerker !
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
spell-wars-treasure-sticky-fingers = Mains Poisseuses !
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
spell-wars-wizard-odessa-owlsworth-line = A lu tous les grimoires ; n’en a rendu aucun.
spell-wars-wizard-fizzwick-the-late = Pétillon le Tardif
spell-wars-wizard-fizzwick-the-late-line = Jamais à l’heure, pas même à son enterrement.
spell-wars-wizard-granny-gloom = Mamie Morose
spell-wars-wizard-granny-gloom-line = Tricote des orages et lâche exprès des mailles.
spell-wars-wizard-salvatore-spark = Salvatore Étincelle
spell-wars-wizard-salvatore-spark-line = Trois rappels, plus de public.
spell-wars-wizard-thistle-tempest = Chardon Tempête
spell-wars-wizard-thistle-tempest-line = Petite, bruyante, et souvent la tête en bas.

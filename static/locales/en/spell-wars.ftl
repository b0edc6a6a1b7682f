# Spell Wars: every key begins with spell-wars-. Names of cards; what they do is rendered from the cards themselves.

# Sources.

spell-wars-card-shufflebeard = Shufflebeard’s
spell-wars-card-professor-pluck = Professor Pluck’s
spell-wars-card-lady-tollgate = Lady Tollgate’s
spell-wars-card-lucky-pipkin = Lucky Pipkin’s
spell-wars-card-baron-beaverton = Baron Beaverton’s
spell-wars-card-madame-tombola = Madame Tombola’s
spell-wars-card-mummy-dearest = Mummy Dearest’s
spell-wars-card-the-taxing-thing = The Taxing Thing’s
spell-wars-card-dame-flambina = Dame Flambina’s
spell-wars-card-old-kaboomski = Old Kaboomski’s
spell-wars-card-little-vesuvia = Little Vesuvia’s
spell-wars-card-sparky-tinderbox = Sparky Tinderbox’s
spell-wars-card-special-delivera = Special Delivera’s
spell-wars-card-manyhands-morwen = Manyhands Morwen’s
spell-wars-card-bargain-bradwin = Bargain Bradwin’s
spell-wars-card-count-taxula = Count Taxula’s
spell-wars-card-grandpa-snooze = Grandpa Snooze’s
spell-wars-card-toadstool-tim = Toadstool Tim’s
spell-wars-card-hydra-pondwife = Hydra Pondwife’s
spell-wars-card-goldilockjaw = Goldilockjaw’s

# Qualities.

spell-wars-card-treasure-trimmed = Treasure-Trimmed
spell-wars-card-open-handed = Open-Handed
spell-wars-card-pickpocketing = Pickpocketing
spell-wars-card-unflappable = Unflappable
spell-wars-card-breathtaking = Breathtaking
spell-wars-card-eye-watering = Eye-Watering
spell-wars-card-heads-you-lose = Heads-You-Lose
spell-wars-card-grim-grinning = Grim-Grinning
spell-wars-card-scorching-all-over = Scorching-All-Over
spell-wars-card-eyebrow-singeing = Eyebrow-Singeing
spell-wars-card-ooh-thats-hot = Ooh-That’s-Hot
spell-wars-card-pitchforking = Pitchforking
spell-wars-card-odds-and-evens = Odds-and-Evens
spell-wars-card-badly-gift-wrapped = Badly Gift-Wrapped
spell-wars-card-wobbly-kneed = Wobbly-Kneed
spell-wars-card-neatly-halved = Neatly Halved
spell-wars-card-surprise-pet = Surprise-Pet
spell-wars-card-begonia-scented = Begonia-Scented
spell-wars-card-spiralling = Spiralling
spell-wars-card-sarabanding = Sarabanding

# Destinations, and Wild Magic.

spell-wars-card-jelly-cube = Jelly Cube
spell-wars-card-baba-barbara = Baba Barbara
spell-wars-card-squashosaurus = Squashosaurus
spell-wars-card-ferry-marmoset = Ferry Marmoset
spell-wars-card-countess-nibbula = Countess Nibbula
spell-wars-card-hungry-circus = Hungry Circus
spell-wars-card-goat-of-a-thousand-tots = Goat of a Thousand Tots
spell-wars-card-mecha-mephista = Mecha-Mephista
spell-wars-card-hotfoot-salamander = Hotfoot Salamander
spell-wars-card-baaa-serker = Baaa-serker!
spell-wars-card-puffing-dragonet = Puffing Dragonet
spell-wars-card-facepalm-golem = Facepalm Golem
spell-wars-card-whiffy-miasma = Whiffy Miasma
spell-wars-card-pocket-kraken = Pocket Kraken
spell-wars-card-crypto-cryptid = Crypto-Cryptid
spell-wars-card-ignoble-gnome = Ignoble Gnome
spell-wars-card-cock-a-doodle-doom = Cock-a-Doodle-Doom
spell-wars-card-overfamiliar-bear = Overfamiliar Bear
spell-wars-card-free-range-whale = Free-Range Whale
spell-wars-card-penny-pinching-squirrel = Penny-Pinching Squirrel
spell-wars-card-wild-magic = Wild Magic

# Treasures.

spell-wars-treasure-gong-of-reckoning = Gong of Reckoning
spell-wars-treasure-sofa-the-terrible = Sofa the Terrible
spell-wars-treasure-loaded-dice = Loaded Dice
spell-wars-treasure-towering-talisman = Towering Talisman
spell-wars-treasure-sociable-worms = Sociable Worms
spell-wars-treasure-polite-deterrent = Polite Deterrent
spell-wars-treasure-two-headed-wand = Two-Headed Wand
spell-wars-treasure-manual-of-second-thoughts = Manual of Second Thoughts
spell-wars-treasure-coins-of-fate = Coins of Fate
spell-wars-treasure-bottomless-buffet = Bottomless Buffet
spell-wars-treasure-nachos-of-wrath = Nachos of Wrath
spell-wars-treasure-prize-bull = Prize Bull
spell-wars-treasure-trousers-of-the-deep = Trousers of the Deep
spell-wars-treasure-runners-up-cup = Runner-Up’s Cup
spell-wars-treasure-baby-monster = Baby Monster
spell-wars-treasure-greedy-handcuffs = Greedy Handcuffs
spell-wars-treasure-sacrificial-snow-globe = Sacrificial Snow Globe
spell-wars-treasure-triple-peashooter = Triple Peashooter
spell-wars-treasure-wanted-poster = Wanted Poster
spell-wars-treasure-sticky-fingers = Sticky Fingers
spell-wars-treasure-naughty-list = Naughty List
spell-wars-treasure-hobby-horse-of-thirteen = Hobby Horse of Thirteen
spell-wars-treasure-growly-granola = Growly Granola
spell-wars-treasure-splatter-shield = Splatter Shield
spell-wars-treasure-rented-tuxedo = Rented Tuxedo

# Dead Wizard cards.

spell-wars-dead-little-angel = Little Angel
spell-wars-dead-farewell-tour = Farewell Tour
spell-wars-dead-blood-test = Blood Test
spell-wars-dead-wizard-underground = Wizard Underground
spell-wars-dead-well-earned-rest = Well-Earned Rest
spell-wars-dead-magic-finger = Magic Finger
spell-wars-dead-purr-in-peace = Purr in Peace
spell-wars-dead-light-headed = Light-Headed

# Wizards.

spell-wars-wizard-mortimer-moth = Mortimer Moth
spell-wars-wizard-mortimer-moth-line = Drawn to every flame, and surprised by each.
spell-wars-wizard-petunia-pyre = Petunia Pyre
spell-wars-wizard-petunia-pyre-line = Waters her garden with sparks.
spell-wars-wizard-barnaby-bramble = Barnaby Bramble
spell-wars-wizard-barnaby-bramble-line = Prickly outside, pricklier inside.
spell-wars-wizard-odessa-owlsworth = Odessa Owlsworth
spell-wars-wizard-odessa-owlsworth-line = Read every spell book; returned none.
spell-wars-wizard-fizzwick-the-late = Fizzwick the Late
spell-wars-wizard-fizzwick-the-late-line = Never on time, not even for his own funeral.
spell-wars-wizard-granny-gloom = Granny Gloom
spell-wars-wizard-granny-gloom-line = Knits thunderclouds, drops stitches on purpose.
spell-wars-wizard-salvatore-spark = Salvatore Spark
spell-wars-wizard-salvatore-spark-line = Three encores, no audience left.
spell-wars-wizard-thistle-tempest = Thistle Tempest
spell-wars-wizard-thistle-tempest-line = Small, loud, and usually upside down.

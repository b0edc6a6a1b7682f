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

# What cards say: a clause for each thing that a card can do (crates/rules/src/games/spell_wars/face/clause.rs puts them together).
# A clause begins small and ends open; $who is "you" or "other", $name says whom.

spell-wars-fx-slot = { $slot ->
    [source] Source
    [quality] Quality
   *[destination] Destination
}
spell-wars-fx-glyph = { $glyph ->
    [arcane] Arcane
    [dark] Dark
    [elemental] Elemental
    [illusion] Illusion
   *[primal] Primal
}

# Labels.

spell-wars-fx-target = Target
spell-wars-fx-reaction = Reaction, when you die
spell-wars-fx-gained = When gained
spell-wars-fx-go-start = As your go starts
spell-wars-fx-first-actor = If you go first
spell-wars-fx-last-actor = If you went last
spell-wars-fx-weakest = If nobody is weaker as a turn ends
spell-wars-fx-next-round = Next round
spell-wars-fx-pay = { $how ->
    [instead] Pay { $n }, instead
    [first] Pay { $n }, before that
   *[also] Pay { $n }
}
spell-wars-fx-pay-any = Pay any amount
spell-wars-fx-tower = With the Tower
spell-wars-fx-either = Either
spell-wars-fx-or = Or
spell-wars-fx-if-robbed = taken from an opponent
spell-wars-fx-if-blocked = if a Creature blocks it
spell-wars-fx-if-refused = if they give none
spell-wars-fx-if-nobody-dead = nobody dead
spell-wars-fx-if-first-dead = first to die this round
spell-wars-fx-if-no-token = if you have no token

# Whom.

spell-wars-fx-pick = { $pick ->
    [left] your left-hand opponent
    [right] your right-hand opponent
    [strongest] your strongest opponent
    [weakest] your weakest opponent
    [most-blood] the opponent with the most Blood
    [most-treasures] the opponent with the most Treasures
    [most-creatures] the opponent with the most Creatures
    [acted] an opponent who already acted
    [without-tower] an opponent without the Tower
    [holds-tower] the opponent who holds the Tower
    [tower-holder] the living holder of the Tower
    [without-creature] an opponent without a Creature
    [without-treasure] an opponent without a Treasure
    [with-treasure] an opponent with a Treasure
    [with-blood] an opponent with Blood
    [any] an opponent of your choice
    [another] another opponent
    [random] an opponent picked by a die
   *[highest-roll] the highest roller
}
spell-wars-fx-the-target = the target
spell-wars-fx-killer = your killer
spell-wars-fx-who = { $who ->
    [you] you
    [each-opponent] each opponent
    [each-other] each other opponent
    [everyone] every wizard, you too,
    [acted] each opponent who already acted
    [not-acted] each opponent yet to act
    [with-token] each opponent with a token
    [with-treasure] each opponent with a Treasure
    [without-treasure] each opponent without a Treasure
    [even] each opponent on even life
    [odd] each opponent on odd life
    [holder-or-everyone] whoever holds the Tower (everybody, if nobody does)
   *[noted] each neighbour of the target
}

# How much.

spell-wars-fx-unit = { $unit ->
    [damage] { $n } damage
    [life] { $n } life
   *[blood] { $n } Blood
}
spell-wars-fx-amount = { $kind ->
    [n] { $what }
    [per-token] { $what } per token in play
    [per-treasure] { $what } per Treasure in play
    [per-creature] { $what } per Creature in play
    [per-hand-creature] { $what } per Creature in it
    [per-dead] { $what } per dead wizard
    [per-received] { $what } per card received
    [per-discarded] { $what } per card discarded
    [per-step] { $what }, then { $m }, then { $third }… from your right around
    [per-five-life] { $what } per full 5 life it has
    [per-frail] { $what } per wizard on { $m } life or less
    [price-paid] as much { $unit } as you paid
    [unless-last] { $what } ({ $m } to your last opponent)
   *[equal] { $unit ->
        [damage] damage
        [life] life
       *[blood] Blood
    } equal to { $kind ->
        [dice] the roll
        [chosen-die] the picked die
        [other-die] the other die
        [low-die] the lower die
        [high-die] the higher die
        [own-roll] their own roll
        [your-blood] your Blood
       *[their-blood] the target’s Blood
    }
}

# What happens.

spell-wars-fx-aim = target { $name }
spell-wars-fx-damage = { $who ->
    [you] you take { $what }
   *[other] { $name } takes { $what }
}
spell-wars-fx-heal = { $who ->
    [you] heal { $what }
   *[other] { $name } heals { $what }
}
spell-wars-fx-blood = { $who ->
    [you] gain { $what }
   *[other] { $name } gains { $what }
}
spell-wars-fx-steal = steal { $n } Blood from { $name }
spell-wars-fx-give-blood = give { $n } Blood to { $name }
spell-wars-fx-lose-blood = { $name } loses { $n } Blood
spell-wars-fx-gain-treasure = { $who ->
    [you] gain
   *[other] { $name } gains
} { $n ->
    [one] a Treasure
   *[other] { $n } Treasures
}
spell-wars-fx-lose-treasure = { $name } discards a Treasure
spell-wars-fx-steal-treasure = steal a Treasure from { $name }
spell-wars-fx-swap-treasure = swap this for a Treasure of { $name }
spell-wars-fx-take-tower = take the Tower
spell-wars-fx-hand-tower = hand it to { $name }
spell-wars-fx-roll = { $n ->
    [one] roll a die
   *[other] roll { $n } dice
}
spell-wars-fx-each-rolls = each opponent rolls a die
spell-wars-fx-choose-die = pick one
spell-wars-fx-choose = choose one:
spell-wars-fx-target-chooses = { $name } chooses one:
spell-wars-fx-both = both!
spell-wars-fx-name-type = name a type of component
spell-wars-fx-pass-hands = every wizard passes all such hand cards to the left
spell-wars-fx-discard-alike = discard any number of hand cards of one type
spell-wars-fx-discard-other = discard up to { $n } hand cards that are not { $glyph }
spell-wars-fx-add-any = add a card of your hand to your spell
spell-wars-fx-add-slot = add a { $slot } of your hand to your spell
spell-wars-fx-add-creature = you may add a Creature of your hand to your spell
spell-wars-fx-add-random = add a random card of your hand to your spell
spell-wars-fx-summon = reveal the deck down to { $n ->
    [one] a Creature: it joins
   *[other] { $n } Creatures: they join
} your spell
spell-wars-fx-adopt = reveal the deck down to a Creature: it is yours, in play
spell-wars-fx-beg = { $name } may add a Creature of their hand to your spell
spell-wars-fx-demand = { $name } must give you an { $what } card of their hand, or else a Treasure
spell-wars-fx-show-hand = { $name } shows their hand
spell-wars-fx-kill-creature = kill one of the target’s Creatures
spell-wars-fx-kill-creatures = all the target’s Creatures die
spell-wars-fx-keep = it stays
spell-wars-fx-keep-always = it stays, whatever the roll
spell-wars-fx-more-dice = +{ $n ->
    [one] 1 die
   *[other] { $n } dice
} on each of your power rolls this turn
spell-wars-fx-split-dice = deal the dice to different opponents who already acted; each die is a roll of its own
spell-wars-fx-set-aside = set a Treasure aside for your next round
spell-wars-fx-draw-more-dead = draw { $n } more Dead Wizard cards
spell-wars-fx-revive = discard this, and live on with { $n } life
spell-wars-fx-substitute = a Creature in your spell suffers in your place, and you live on
spell-wars-fx-tuck = slide a component of your hand under this
spell-wars-fx-foretell = name who dies next; if you are right, gain { $n } Blood
spell-wars-fx-post = put this in the middle: the next wizard to kill another gains { $n } Blood
spell-wars-fx-boost-spell = your first spell has { $n ->
    [one] 1 card
   *[other] { $n } cards
} of the deck more
spell-wars-fx-exposed = { $clause }, unless you pay { $n } or hold the Tower
spell-wars-fx-nothing = nothing
spell-wars-fx-wild = takes any place in your spell. As the spell is revealed, reveal the deck down to a card of that type: it joins your spell instead

# What lies there and makes a difference.

spell-wars-fx-passive = { $rule ->
    [wild-cards] your Wild Magic turns into { $n } cards instead of one
    [reroll-ones] roll again every 1 of your power rolls
    [tower-blood] whenever the Tower gives you Blood as a turn ends, gain { $n } more
    [win-ties] when tied in initiative, pay { $n } to go first
    [deflect] the first time that an opponent’s spell targets you alone, pay { $n } to turn it to another wizard
    [swap-sides] your spells may swap left and right
    [reroll-roll] once in your go, roll a power roll again; the new one counts
    [reroll-die] once a turn, in your go, pay { $n } to roll a die again
    [tucked] its glyph counts in each of your spells
    [keep-creature] once a turn, pay { $n } to keep a Creature of your spell that just resolved
    [last-death] if your death ends the round, gain { $n } Blood
    [triple-blood] as your spell is revealed, gain { $n } Blood for each three of one glyph in it
    [kill-blood] gain { $n } more Blood for each opponent you kill
    [high-roll] gain { $n } Blood for each power roll of { $m } or more
    [creature-damage] your Creatures deal { $n } damage more with their power rolls
   *[mourn] when an opponent draws a Dead Wizard card, roll a die: on { $m } or more, heal { $n } life
}
spell-wars-fx-next-roll-dice = +{ $n ->
    [one] 1 die
   *[other] { $n } dice
} on your next power roll; stays until then
spell-wars-fx-buried-tower = while you are dead and hold the Tower, it gives you { $n } Blood as a turn ends
spell-wars-fx-winner-draws-less = whoever wins this round draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} fewer at the start of the next

# The board of Spell Wars: what is there, what is asked, what happened.

spell-wars-quick = Quick match: three rounds, a point for each opponent killed and for each round survived
spell-wars-aloud = Read the names of spells aloud
spell-wars-nameless = { $name }’s
spell-wars-magic-word = { $n ->
    [0] … Abracadabra!
    [1] … Hocus-Pocus!
    [2] … Shazzle-Bazzle!
    [3] … Alakazoom!
    [4] … Bibbity-Boom!
   *[other] … Flimflamoramus!
}
spell-wars-initiative = Initiative
spell-wars-sealed = A card face down
spell-wars-n-life = { $n } life
spell-wars-n-blood = { $n } Blood
spell-wars-n-creature = { $n ->
    [one] 1 Creature
   *[other] { $n } Creatures
} in play
spell-wars-n-treasure = { $n ->
    [one] 1 Treasure
   *[other] { $n } Treasures
}
spell-wars-n-tomb = { $n ->
    [one] 1 Dead Wizard card
   *[other] { $n } Dead Wizard cards
}
spell-wars-n-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
spell-wars-n-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
spell-wars-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
spell-wars-nearly = One token from winning
spell-wars-holds-tower = holds the Tower
spell-wars-is-dead = dead, and not at all happy about it
spell-wars-is-ready = spell sealed
spell-wars-is-writing = scribbling…
spell-wars-has-acted = has cast
spell-wars-round = Round { $n }, turn { $m }
spell-wars-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck
spell-wars-kill-pays = { $name } gains { $n } Blood
spell-wars-kill-pays-point = { $name } gains { $n } Blood and a point
spell-wars-tower-middle = The Tower is up for grabs
spell-wars-bounty = { $what }: { $n } Blood for the next killer
spell-wars-prophecy = Said to die next: { $name }
spell-wars-tucked = Under the buffet: { $what }
spell-wars-aims-at = aims at
spell-wars-dice-from = { $n } { $what } { $n ->
    [one] glyph: 1 die
   *[other] glyphs: { $n } dice
}{ $m ->
    [0] .
    [one] , and 1 more.
   *[other] , and { $m } more.
}
spell-wars-dice-card = { $name } rolls, as the card says.
spell-wars-dice-opponent = The die picks a victim.
spell-wars-no-target = No target: it hits nobody.
spell-wars-dice-mourning = Somebody else’s funeral.

# A spell being prepared.

spell-wars-your-spell = Your spell
spell-wars-pick-cards = Choose up to three cards: one Source, one Quality, one Destination. Fewer cards go earlier.
spell-wars-take-back = Take back:
spell-wars-put-here = Put it here:
spell-wars-will-roll = { $n } { $what } { $n ->
    [one] glyph: 1 die.
   *[other] glyphs: { $n } dice.
}
spell-wars-size = { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
spell-wars-seal = Seal the spell

# What is asked.

spell-wars-prompt = { $name }: { $what }
spell-wars-prompt-over = The match is over.
spell-wars-prompt-casting = Spells are flying.
spell-wars-prompt-own = { $name }: prepare a spell of up to three cards, and seal it
spell-wars-prompt-prepare = Spells are being prepared: { $name }
spell-wars-ask-pay = Pay { $n } Blood for { $what }?
spell-wars-ask-pay-up-to = Pay up to { $n } Blood for { $what }?
spell-wars-ask-target = { $what }: choose the target
spell-wars-ask-deal-die = { $what }: who gets a die of the roll?
spell-wars-ask-deflect-to = Whom does the spell hit instead?
spell-wars-ask-foretell = Who dies next?
spell-wars-ask-option = { $what }: choose one
spell-wars-ask-swap-sides = Swap left and right in this spell?
spell-wars-ask-type = { $what }: name a type of component
spell-wars-ask-hand-add = { $what }: which card joins the spell?
spell-wars-ask-hand-lend = { $what }: lend a Creature to that spell?
spell-wars-ask-hand-give = { $what }: which card do you give?
spell-wars-ask-hand-discard = { $what }: which card do you discard?
spell-wars-ask-hand-tuck = { $what }: which card goes under it?
spell-wars-ask-die = { $what }: which die is for the target?
spell-wars-ask-reroll = Keep this roll?
spell-wars-ask-block = { $what } deals { $n } damage. Block it?
spell-wars-ask-resolve = Which card resolves next?
spell-wars-ask-react = Which Reaction comes first?
spell-wars-ask-substitute = Which Creature suffers in your place?
spell-wars-ask-kill = Which Creature of { $what } dies?
spell-wars-ask-give-up = { $what }: which Treasure goes?
spell-wars-ask-take = Which Treasure of { $what } do you take?
spell-wars-ask-use-treasure = Use a Treasure now?
spell-wars-ask-keep-creature = Pay { $n } Blood to keep { $what }?
spell-wars-ask-win-tie = Pay { $n } Blood to go first?
spell-wars-ask-deflect = { $what } targets you alone. Pay { $n } Blood to turn the spell to another?
spell-wars-take-damage = Take { $n }: life { $life } → { $left }
spell-wars-would-take = takes { $n }: life { $life } → { $left }
spell-wars-stands = { $n } life, { $what } Blood
spell-wars-block-with = { $what } absorbs it all, and is gone
spell-wars-this-one = { $what }
spell-wars-no-pay = Do not pay
spell-wars-no-die = No more: the rest hits nobody
spell-wars-no-add = Add none
spell-wars-no-more = No more
spell-wars-no-give = Give none
spell-wars-no-reroll = Keep the roll
spell-wars-no-treasure = Go on
spell-wars-pay-n = Pay { $n } Blood ({ $what } left)
spell-wars-sides-kept = Leave them
spell-wars-sides-swapped = Swap them
spell-wars-reroll-all = Roll all dice again
spell-wars-reroll-one = Roll the { $n } again for { $what } Blood
spell-wars-this-die = Die { $n } for the target, die { $what } stays over
spell-wars-place = { $what } as { $slot }
spell-wars-plan-spell = cast { $what }

# What happened.

spell-wars-log-round = Round { $n } begins{ $n ->
    [1] .
   *[other] . Everybody is alive again!
}
spell-wars-log-turn = Turn { $n } begins.
spell-wars-log-drew = { $name } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}{ $is ->
    [seen] : { $what }.
   *[hidden] .
}
spell-wars-log-shuffled = The discard is shuffled into a new deck.
spell-wars-log-ready = { $name } seals a spell.
spell-wars-log-sealed = All spells are sealed. Fewest cards go first!
spell-wars-log-initiative = { $name } has initiative { $n }.
spell-wars-log-tie = { $name } rolls a { $n } for the tie.
spell-wars-log-tie-bought = { $name } pays the worms and goes first.
spell-wars-log-casts = { $name } casts { $what }
spell-wars-log-casts-nothing = { $name } casts … nothing at all.
spell-wars-log-wild = Wild Magic! { $is ->
    [seen] { $what } { $n ->
        [one] joins
       *[other] join
    } the spell of { $name }.
   *[hidden] It fizzles out.
}
spell-wars-log-summoned = { $is ->
    [seen] { $what } { $n ->
        [one] turns
       *[other] turn
    } up and { $n ->
        [one] joins
       *[other] join
    } the spell of { $name }.
   *[hidden] No Creature turns up for { $name }.
}
spell-wars-log-adopted = { $is ->
    [seen] { $what } moves in with { $name }.
   *[hidden] No Creature turns up for { $name }.
}
spell-wars-log-boosted = { $is ->
    [seen] The deck adds { $what } to the spell of { $name }.
   *[hidden] The deck has nothing to add for { $name }.
}
spell-wars-log-joined = { $same ->
    [yes] { $name } adds { $what } to the spell.
   *[no] { $other } lends { $what } to the spell of { $name }.
}
spell-wars-log-resolving = { $name }: { $what }!
spell-wars-log-reaction = With their last breath, { $name } still has { $what }.
spell-wars-log-triggered = { $what }, for { $name }: { $more }
spell-wars-log-paid = { $name } pays { $n } Blood.
spell-wars-log-used = { $name } uses { $what }.
spell-wars-log-targets = { $same ->
    [yes] { $name } stands in the line of fire.
   *[no] { $name } targets { $other }.
}
spell-wars-log-option = { $name } chooses: { $more }
spell-wars-log-type = { $name } names: { $what }.
spell-wars-log-sides = { $name } { $n ->
    [1] swaps left and right.
   *[other] leaves left and right as they are.
}
spell-wars-log-deflected = { $name } turns the spell to { $other }!
spell-wars-log-rolled = { $name } rolls { $what }.
spell-wars-log-rolled-opponent = The die shows { $what }.
spell-wars-log-rolled-power = { $more }: { $name } rolls { $what }.
spell-wars-log-rerolled = { $name } rolls a die again: { $n }.
spell-wars-labelled = { $label }: { $text }
spell-wars-log-tier = { $what }, { $more }.
spell-wars-log-tier-missed = { $what }, { $more }. There is no target: that hits nobody.
spell-wars-log-tower-helped = { $name } holds the Tower: { $more }
spell-wars-log-helped = { $name } has { $what }: { $more }
spell-wars-log-die = { $name } picks the { $n }.
spell-wars-log-dealt = { $name } deals the dice to { $what }.
spell-wars-log-blocked = { $what } takes { $n } damage for { $name }, and is gone.
spell-wars-log-damaged = { $same ->
    [yes] { $name } takes { $n } damage. Own goal!
   *[no] { $name } takes { $n } damage from { $other }.
}
spell-wars-log-deadly = { $same ->
    [yes] { $name } takes { $n } damage with { $what } life left: deadly. Own goal!
   *[no] { $name } takes { $n } damage from { $other } with { $what } life left: deadly.
}
spell-wars-log-healed = { $name } heals { $n } life.
spell-wars-log-blood = { $name } gains { $n } Blood.
spell-wars-log-blood-kill = { $name } gains { $n } Blood for the kill.
spell-wars-log-blood-tower = { $name } gains { $n } Blood for holding the Tower.
spell-wars-log-blood-lost = { $name } loses { $n } Blood.
spell-wars-log-blood-moved = { $n } Blood goes from { $name } to { $other }.
spell-wars-log-tower = { $name } takes the Tower.
spell-wars-log-tower-from = { $name } takes the Tower from { $other }.
spell-wars-log-treasure = { $name } gains { $what }.
spell-wars-log-set-aside = { $name } sets { $what } aside for the next round.
spell-wars-log-taken-up = { $name } takes up { $what }.
spell-wars-log-treasure-lost = { $name } discards { $what }.
spell-wars-log-treasure-moved = { $what } goes from { $name } to { $other }.
spell-wars-log-swapped = { $name } swaps { $what } for { $more } of { $other }.
spell-wars-log-no-treasure = No Treasure is left for { $name }.
spell-wars-log-discarded = { $name } discards { $what }.
spell-wars-log-passed = { $name } passes { $n ->
    [one] 1 card
   *[other] { $n } cards
} to { $other }{ $is ->
    [seen] : { $what }.
   *[hidden] .
}
spell-wars-log-demanded = { $name } wants an { $what } card of { $other }, who { $n ->
    [0] has none.
   *[other] has one.
}
spell-wars-log-gave-nothing = { $name } gives nothing.
spell-wars-log-shown = { $name } shows their hand: { $is ->
    [seen] { $what }.
   *[hidden] not one card.
}
spell-wars-log-creature-killed = { $what } of { $name } dies.
spell-wars-log-kept = { $what } stays with { $name }.
spell-wars-log-dice-added = { $name } has { $n ->
    [one] 1 more die
   *[other] { $n } more dice
} this turn.
spell-wars-log-revived = { $what }! { $name } gets up again with { $n } life.
spell-wars-log-substituted = { $what } takes the blow for { $name }.
spell-wars-log-died = { $name } is dead. { $other } tries to look sorry.
spell-wars-log-suicide = { $name } is dead, and did it alone.
spell-wars-log-prophecy = { $name } said so all along!
spell-wars-log-dead = { $name } draws { $what }.
spell-wars-log-posted = { $name } puts up { $what }: { $n } Blood for the next killer.
spell-wars-log-bounty = { $name } claims the bounty.
spell-wars-log-foretold = { $same ->
    [yes] { $name } foretells their own end.
   *[no] { $name } foretells the end of { $other }.
}
spell-wars-log-tucked = { $name } slides { $what } under the buffet.
spell-wars-log-boost = The next first spell of { $name } has { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}.
spell-wars-log-fewer = { $name } will draw { $n ->
    [one] 1 card
   *[other] { $n } cards
} fewer.
spell-wars-log-token = { $name } is the Last Wizard Standing, and gains a token!
spell-wars-log-survived = { $name } is the Last Wizard Standing: 1 point!
spell-wars-log-point = { $name } scores a point.
spell-wars-log-match-won = { $name } wins the match!
spell-wars-log-match-ended = The match is over.

# Why not.

spell-wars-reason = { $reason ->
    [not-in-hand] That card is not in hand.
    [other-slot] A component goes to the place of its type.
    [slot-taken] There is a card in that place already.
    [empty] A spell needs at least one card.
    [compulsory] This cannot be declined.
    [price] That price is not asked, or there is not enough Blood.
    [target] That wizard cannot be chosen.
    [option] That option is not open.
    [card] That card cannot be chosen.
    [treasure] That Treasure cannot be chosen.
    [die] There is no such die to choose.
   *[not-asked] Something else is to be decided now.
}

# Scores.

spell-wars-sheet = Round { $n }
spell-wars-sheet-wizard = Wizard
spell-wars-sheet-tokens = Tokens
spell-wars-sheet-points = Points
spell-wars-sheet-life = Life
spell-wars-sheet-blood = Blood
spell-wars-sheet-treasures = Treasures
spell-wars-chart = Life, turn by turn

# Why a hint of Spell Wars is good, and what it risks: a sentence each, of at most 110 characters.

# What follows for sure.

spell-wars-hint-kill = { $name } has { $m } life left: { $n } damage kills, and that brings { $k } Blood.
spell-wars-hint-hit = { $n } damage leaves { $name } with { $k } life of { $m }.
spell-wars-hint-self = It costs { $name } { $n } life: { $m } left.
spell-wars-hint-tower = It takes the Tower: { $n } Blood for who holds it at the end of the turn.
spell-wars-hint-tower-helps = { $name } holds the Tower, which adds to { $what }.
spell-wars-hint-treasure = It brings { $name } a Treasure.
spell-wars-hint-rob = { $name } loses { $what }.
spell-wars-hint-blood = { $name } loses { $n } Blood by it.
spell-wars-hint-heal = { $name } heals { $n }, up to { $m } life.
spell-wars-hint-creature = { $name } loses { $what }: it can neither attack nor absorb.
spell-wars-hint-keep = { $what } stays: it attacks again next turn, or absorbs one hit.

# A spell.

spell-wars-hint-dice = { $what }: { $n ->
    [one] 1 die,
   *[other] { $n } dice,
} { $k } or more in { $m } of 100 rolls.
spell-wars-hint-low = A roll under { $k } { $n ->
    [0] hurts no opponent.
   *[other] does at most { $n } damage.
}
spell-wars-hint-first = A spell of one card goes before all larger ones.
spell-wars-hint-order = { $n ->
    [0] Without a card only Creatures in play attack.
   *[other] { $n } cards, initiative { $m }: spells of fewer cards go first.
}
spell-wars-hint-late = With { $n } cards, all shorter spells go first.
spell-wars-hint-adds = { $what } acts too: the spell then has { $n } cards.
spell-wars-hint-glyph = Its glyph brings { $what } a die more.
spell-wars-hint-resolve = { $what } acts first; then { $n ->
    [one] 1 more of this type.
   *[other] { $n } more of this type.
}
spell-wars-hint-tuck = { $what }: its glyph then counts in each spell of { $name }.

# Answers.

spell-wars-hint-saves = Otherwise { $n } damage would kill { $name }, who has { $m } life.
spell-wars-hint-absorbs = { $name } keeps { $m } life; otherwise { $k } would be left.
spell-wars-hint-suffers = { $name } still has { $m } life after { $n } damage, and keeps the Creatures.
spell-wars-hint-dies = { $n } damage kills { $name }, who has { $m } life.
spell-wars-hint-block = { $name } can absorb the { $n } damage with a Creature.
spell-wars-hint-creatures = { $name } has { $n ->
    [one] a Creature that
   *[other] { $n } Creatures that
} can absorb a hit.
spell-wars-hint-price = Of the Blood, { $n } is paid, and { $name } keeps { $m }.
spell-wars-hint-saves-blood = { $name } keeps { $n } Blood for later.
spell-wars-hint-tie = { $name } goes first without a roll, and keeps { $m } Blood.
spell-wars-hint-deflect = { $name } has { $m } life, and the spell hits another wizard.
spell-wars-hint-side = On the left is then { $name }, with { $n } life.
spell-wars-hint-type = { $what }: { $n ->
    [one] 1 card of this type lies
   *[other] { $n } cards of this type lie
} nowhere in sight.
spell-wars-hint-hand = { $name } keeps { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand.
spell-wars-hint-roll = The dice show { $n }; thrown again, they come to more in { $m } of 100 rolls.
spell-wars-hint-reroll-die = Thrown again, the { $n } becomes more in { $m } of 100 rolls.
spell-wars-hint-die = The die with { $n } is for the target, the one with { $m } stays over.
spell-wars-hint-react = { $what } works because { $name } dies before it acts.
spell-wars-hint-substitute = { $what } dies instead of { $name }.
spell-wars-hint-gives = { $name } still has { $n ->
    [one] 1 Treasure.
   *[other] { $n } Treasures.
}
spell-wars-hint-use = { $what } works once a turn; { $name } has { $n } Blood.
spell-wars-hint-no-die = The dice left over only decide whether the Creature stays.
spell-wars-hint-stands = { $name } has { $n } life and { $m } Blood.
spell-wars-hint-most = { $name } has the most life of those who can be chosen: { $n }.
spell-wars-hint-least = { $name } has the least life of those who can be chosen: { $n }.

# What the pieces of Spell Wars are, where they stand and in the glossary of the rules (see shell.ftl).

spell-wars-explain-source = Source
spell-wars-explain-source-text = The first part of a spell: whose idea it was. It resolves first, and most do harm or take something.
spell-wars-explain-quality = Quality
spell-wars-explain-quality-text = The second part of a spell: what it is like. It resolves after the Source, before the Destination.
spell-wars-explain-destination = Destination
spell-wars-explain-destination-text = The last part of a spell: a Creature that attacks with dice. Its number is the spell’s initiative.
spell-wars-explain-wild = Wild Magic
spell-wars-explain-wild-text = Stands in for any part that is missing. When the spell is cast, the deck gives a card of that type.

spell-wars-explain-arcane = Arcane
spell-wars-explain-arcane-text = A magic fond of Treasures. Each card of one magic in your spell adds a die to its Creature’s roll.
spell-wars-explain-dark = Dark
spell-wars-explain-dark-text = A magic that harms its user too. Each card of one magic in your spell adds a die to its Creature’s roll.
spell-wars-explain-elemental = Elemental
spell-wars-explain-elemental-text = A magic of plain damage. Each card of one magic in your spell adds a die to its Creature’s roll.
spell-wars-explain-illusion = Illusion
spell-wars-explain-illusion-text = A magic that adds cards to spells. Each card of one magic in your spell adds a die to its Creature’s roll.
spell-wars-explain-primal = Primal
spell-wars-explain-primal-text = A magic of healing and Creatures. Each card of one magic in your spell adds a die to its Creature’s roll.
spell-wars-explain-initiative = Initiative
spell-wars-explain-initiative-text = Short spells go first. Among spells of one size the highest initiative does; ties are rolled for.
spell-wars-explain-initiative-now = This one: { $n }.
spell-wars-explain-tier = Result of a roll
spell-wars-explain-tier-text = A Creature rolls a die for each card of its magic in the spell. The sum says which of the three lines happens.
spell-wars-explain-pay = Price in Blood
spell-wars-explain-pay-text = This part happens only if you pay so much Blood when the card resolves.
spell-wars-explain-tower-line = With the Tower
spell-wars-explain-tower-line-text = This part happens only if you hold the Tower when the card resolves. It costs nothing.
spell-wars-explain-when = Condition
spell-wars-explain-when-text = This part happens only at that time or in that case, such as your death before the card resolves.

spell-wars-explain-wizard = Wizard
spell-wars-explain-wizard-text = What a player has. Left and right mean the next living wizard on that side. Press to see their cards.
spell-wars-explain-life = Life
spell-wars-explain-life-text = A wizard with none is dead until the next round begins.
spell-wars-explain-life-now = Now: { $n } of at most { $m }.
spell-wars-explain-blood = Blood
spell-wars-explain-blood-text = Pays for the lines with a drop, and is won by kills and by the Tower.
spell-wars-explain-blood-now = Now: { $n }, at most { $m }.
spell-wars-explain-creature = Creature in play
spell-wars-explain-creature-text = Stays in front of its wizard, adds dice of its magic, and can be given up to block damage.
spell-wars-explain-creature-now = Here: { $n }.
spell-wars-explain-treasure = Treasure
spell-wars-explain-treasure-text = Helps its owner until the end of the round, as it says. Press its owner to read the card.
spell-wars-explain-treasure-now = Here: { $n }.
spell-wars-explain-tomb = Dead Wizard cards
spell-wars-explain-tomb-text = Who is dead draws one each turn. They help in the next round.
spell-wars-explain-tomb-now = Here: { $n }.
spell-wars-explain-hand = Hand
spell-wars-explain-hand-text = Cards for spells, drawn up to eight at the beginning of each turn. Nobody else sees them.
spell-wars-explain-hand-now = Cards now: { $n }.
spell-wars-explain-won = Won
spell-wars-explain-won-text = A token for each round survived: the second one wins the match. In a quick match, points for kills and survival.
spell-wars-explain-won-now = Now: { $n }.
spell-wars-explain-tower = Tower
spell-wars-explain-tower-text = Whoever holds it gains Blood at the end of each turn, and the lines with a Tower on cards work.
spell-wars-explain-sealed = Card face down
spell-wars-explain-sealed-text = Part of a spell that is not yet cast. How many cards there are is no secret any more, which they are is.
spell-wars-explain-strip = Spell of this turn
spell-wars-explain-strip-text = Whether the spell is being written, is ready, or waits; its cards once it is cast.

spell-wars-explain-round = Round and turn
spell-wars-explain-round-text = In a turn everybody casts one spell. A round lasts until one wizard lives.
spell-wars-explain-round-now = Round { $n }, turn { $m }.
spell-wars-explain-deck = Deck
spell-wars-explain-deck-text = The cards still to be drawn. When it is empty, the discard is shuffled.
spell-wars-explain-deck-now = Cards left: { $n }.
spell-wars-explain-bounty = Bounty
spell-wars-explain-bounty-text = Blood for the first to do what this Treasure asks for.
spell-wars-explain-bounty-now = Now: { $n }.
spell-wars-explain-prophecy = Prophecy
spell-wars-explain-prophecy-text = Somebody has said who dies next. If that is right, it pays Blood.
spell-wars-explain-power = Power roll
spell-wars-explain-power-text = The dice of a Creature or of a card. A Creature rolls one for each card of its magic in the spell.
spell-wars-explain-place = Place in the spell
spell-wars-explain-place-text = One card of each type at most. Fewer cards mean an earlier spell, and more cards a stronger one.
spell-wars-explain-plan = Card for the next spell
spell-wars-explain-plan-text = While others cast, choose cards for your next spell: they will lie in their places. Nobody sees them, and you may still change your mind.
spell-wars-explain-seal = Seal the spell
spell-wars-explain-seal-text = Lays the spell down in secret. When everybody has, the spells are cast one after another.

spell-wars-explain-quick = Quick match
spell-wars-explain-quick-text = A few rounds without tokens: a point for each kill, and one for surviving a round. Most points win.

# The lessons of Spell Wars. A step has what to do (at most 60 characters) and why (at most 90).

# The first: a spell, its order, its targets, its dice.

spell-wars-lesson-1-first = Tap Professor Pluck’s, then seal the spell
spell-wars-lesson-1-first-why = Wizards duel until one lives. This card deals 3 damage to the wizard on your left.
spell-wars-lesson-1-three = Seal a spell of your three Illusion cards
spell-wars-lesson-1-three-why = One Source, one Quality, one Destination. Spells of fewer cards go before it.
spell-wars-lesson-1-whom = Choose { $p1 }
spell-wars-lesson-1-whom-why = 10 life becomes 9. Your next card then deals 3 to each opponent on odd life.
spell-wars-lesson-1-dice = Aim the Pocket Kraken at { $p2 }
spell-wars-lesson-1-dice-why = First the target, then the dice: one for each Illusion glyph in your spell.
spell-wars-lesson-1-initiative = Seal Goldilockjaw’s and Penny-Pinching Squirrel
spell-wars-lesson-1-initiative-why = Among spells of equal size, the highest initiative goes first. The Squirrel has 18.
spell-wars-lesson-1-lend = Choose { $p2 }
spell-wars-lesson-1-lend-why = They may lend your spell a Creature. If they do not, a die of damage hits them.
spell-wars-lesson-1-tie = Send the Squirrel to { $p1 }
spell-wars-lesson-1-tie-why = It goes for the most Blood. Nobody has any: in a tie, the choice is yours.
spell-wars-lesson-1-own = Now make a spell of your own
spell-wars-lesson-1-own-why = Equal glyphs bring more dice, fewer cards an earlier go.
spell-wars-lesson-1-aims = See whom your cards would hit, then seal
spell-wars-lesson-1-aims-why = While you put a spell together, the wizards show which of your cards aims at them.
spell-wars-lesson-1-last = Be the last wizard alive
spell-wars-lesson-1-last-why = That wins the round, and a token. Two tokens win the match.
spell-wars-lesson-1-done = You can build a spell, time it and aim it. Still to discover, in the next lesson: Blood, the Tower, Treasures, Creatures that stay, and death.

# The second: Blood, the Tower, Creatures, Treasures, death.

spell-wars-lesson-2-tower = Seal Begonia-Scented and Ignoble Gnome
spell-wars-lesson-2-tower-why = Blood buys more magic. The Begonia gives you 2, and the Tower of { $p2 }.
spell-wars-lesson-2-blood = Seal Professor Pluck’s and Open-Handed
spell-wars-lesson-2-blood-why = You have 3 Blood: 2 from your card, 1 from the Tower as the turn ended.
spell-wars-lesson-2-block = Block with the Ignoble Gnome
spell-wars-lesson-2-block-why = A Creature that stays attacks again each turn, or absorbs one whole hit for you.
spell-wars-lesson-2-pay = Pay 2 Blood for Professor Pluck’s
spell-wars-lesson-2-pay-why = It then hits each opponent for 3, not just one. { $p1 } has only 3 life.
spell-wars-lesson-2-treasure = Pay 2 Blood for Open-Handed
spell-wars-lesson-2-treasure-why = A kill gives 3 Blood. Gain 2 Treasures, and { $p2 } must discard one.
spell-wars-lesson-2-dead = Seal Little Vesuvia’s and Facepalm Golem
spell-wars-lesson-2-dead-why = { $p1 } is dead, and draws a Dead Wizard card each turn: help now or next round.
spell-wars-lesson-2-keep = Keep your Blood: press Go on
spell-wars-lesson-2-keep-why = On your go you may use Treasures. The Gong costs 2, and would do 1 damage.
spell-wars-lesson-2-again = Roll the 3 again for 2 Blood
spell-wars-lesson-2-again-why = { $p2 } has 5 life, and 3 is not enough. Your Snow Globe rolls a die again.
spell-wars-lesson-2-round = All are alive again: cast what you like
spell-wars-lesson-2-round-why = You won a token and keep your Blood. Death left { $p1 } a Creature in play.
spell-wars-lesson-2-spend = Spend Blood when a card offers you more
spell-wars-lesson-2-spend-why = Blood stays yours from round to round, dead or alive.
spell-wars-lesson-2-token = Win this round as well
spell-wars-lesson-2-token-why = The second token wins the match.
spell-wars-lesson-2-done = Blood, Tower, Treasures, Creatures and death: you know them all. Still to discover: Wild Magic, Reactions, and many strange cards.

# The rules of Spell Wars in our words.

spell-wars-rules-intro = Once, wizards argued. Then somebody turned a colleague into soup, and it has been like this ever since.

spell-wars-rules-aim = The point of it
spell-wars-rules-aim-1 = Be the last wizard standing. A round goes on until one wizard lives, who gains a Last Wizard Standing token; the second token wins the match.
spell-wars-rules-aim-2 = Everybody begins a round with { $life } life and never has more than { $most }. Death is a nuisance, not an excuse: everybody comes back for the next round.
spell-wars-rules-aim-3 = The quick match has { $rounds } rounds and no tokens: a point for each opponent you kill, and a point for surviving a round. Killing yourself scores nothing. On a tie, whoever survived a round last wins.

spell-wars-rules-cards = What is on the cards
spell-wars-rules-cards-1 = A spell has up to three components, one of each type: a Source (whose idea it was), a Quality (what is wrong with it) and a Destination (what comes running). Destinations are Creatures, and have an initiative.
spell-wars-rules-cards-2 = Every component shows one of five glyphs: Arcane, Dark, Elemental, Illusion or Primal. Equal glyphs in a spell make its Creature stronger.
spell-wars-rules-cards-3 = Wild Magic takes the place of any component. As the spell is revealed, the deck is revealed down to a card of that type, which joins the spell instead.
spell-wars-rules-cards-4 = Your strongest opponent is the one with the most life, your weakest the one with the least. Where several tie, you choose. “Opponent” always means a living one.

spell-wars-rules-turn = A turn
spell-wars-rules-turn-1 = Every living wizard draws up to { $hand } cards; every dead one draws a Dead Wizard card.
spell-wars-rules-turn-2 = All of you secretly place a spell of up to three cards, at most one of each type. How many cards it has is a secret until everybody is ready.
spell-wars-rules-turn-3 = The spells are cast one after another. Then the turn ends, and whoever holds the Tower, dead or alive, gains { $tower } Blood.
spell-wars-rules-turn-4 = A spell has at least one card, unless the hand is empty.

spell-wars-rules-order = Who casts first
spell-wars-rules-order-1 = Spells of fewer cards go first. Among spells of one size, the highest initiative goes first; it is announced only when that size has its turn. Ties are rolled for.
spell-wars-rules-order-2 = A Creature kept from an earlier turn is no part of the spell’s size. Wild Magic as a Destination has initiative 0.
spell-wars-rules-order-3 = A roll at a tie counts for the whole turn. If a spell loses a card before its turn, its place changes with its size.

spell-wars-rules-cast = Casting a spell
spell-wars-rules-cast-1 = Turn the spell over, say its name with feeling, then resolve Source, Quality and Destination in that order. Then everything is discarded but the Creatures that stay.
spell-wars-rules-cast-2 = A card that joins on the way resolves next at its rank: a new Source comes before the Destination, even though there was a Source already.
spell-wars-rules-cast-3 = The target is chosen before the dice are rolled. A part that can do nothing is skipped, and an option that can do nothing is not offered if the other can.
spell-wars-rules-cast-4 = Left and right mean the next living wizard on that side. “Already acted” means having finished a spell in this turn.
spell-wars-rules-cast-5 = What you are asked, and when, tells others nothing about your hand: you are asked for cards that you may discard even if none of yours fits, and for one that you must give or add even if only one does.
spell-wars-rules-cast-6 = With two wizards alive the opponent is the neighbour on both sides. What needs another opponent than that one is skipped, and the Polite Deterrent has nobody to pass a spell on to.
spell-wars-rules-cast-7 = Where several opponents have rolled highest, the caster chooses among them.

spell-wars-rules-power = Power rolls
spell-wars-rules-power-1 = A Creature attacks with one die for each card of your spell, and each Creature of yours in play, that has its glyph, itself included. The sum gives { $low }, { $middle } or { $high }.
spell-wars-rules-power-2 = A Creature without a target still rolls, only to see whether it stays.
spell-wars-rules-power-3 = Cards that were added count, resolved or not; a Creature without a target does nothing else of what its result says.
spell-wars-rules-power-4 = If Whiffy Miasma’s price is paid, each die is given to an opponent before it is rolled, and is a roll of its own.
spell-wars-rules-power-5 = The Creature that Goat of a Thousand Tots lets you play from your hand is yours to play or to keep.

spell-wars-rules-creatures = Creatures
spell-wars-rules-creatures-1 = A Creature whose result says that it stays lies in front of you, and must attack again in your next turn, when it needs to earn its keep anew.
spell-wars-rules-creatures-2 = Whenever an opponent deals you damage, you may discard one Creature in play: it absorbs that whole damage for you, however much it is. Only one can block at a time.
spell-wars-rules-creatures-3 = You may see the roll before you decide. Cards face down cannot block.
spell-wars-rules-creatures-4 = What you do to yourself cannot be blocked. Only the damage is absorbed; the rest of the effect happens.
spell-wars-rules-creatures-5 = The Prize Bull keeps only components of the spell, not Creatures that lay there before.

spell-wars-rules-blood = Blood
spell-wars-rules-blood-1 = Blood buys more: the price on a card is paid whole or not at all, before its dice are rolled. You never have more than { $most }, and it stays yours from round to round, dead or alive.
spell-wars-rules-blood-2 = Each price can be paid once a turn. Killing an opponent gives you { $kill } Blood, which cannot pay for the very card that killed.
spell-wars-rules-blood-3 = Nobody loses, gives or is robbed of more Blood than they have.
spell-wars-rules-blood-4 = For X you may burn as much Blood as you like, even more than heals. A price that would buy nothing, as everybody can see, is not asked for.

spell-wars-rules-death = Dying
spell-wars-rules-death-1 = At 0 life you are dead: your hand, Treasures and Creatures are discarded, and you draw a Dead Wizard card. Some help at once, others in the next round.
spell-wars-rules-death-2 = Components with a Reaction still act when you die, if they lie unresolved in your spell, even face down. Some prevent the death.
spell-wars-rules-death-3 = If somebody’s own spell kills them and their last opponent with them, they still win the round.
spell-wars-rules-death-4 = Several die at once, from the left of whoever did it. When one wizard is left, the component being resolved is finished, and then the round ends.
spell-wars-rules-death-5 = A Reaction that prevents a death prevents all of it: no Blood for the killer, no Dead Wizard card. The owner chooses the order of Reactions, preventing ones first.
spell-wars-rules-death-6 = If a Reaction kills the last survivor, the token goes to whoever had killed their last opponent first. Well-Earned Rest looks for your tokens as the next round starts.
spell-wars-rules-death-7 = Begonia-Scented counts the dead before it deals damage: whoever dies of it does not count.

spell-wars-rules-tower = The Tower
spell-wars-rules-tower-1 = Many spells want the Tower, and do more for whoever holds it. Killing its holder gives it to you. Each round it begins in the middle.
spell-wars-rules-tower-2 = Whether you hold the Tower is looked at when that line of the card is reached: a Source may take it for the Quality.
spell-wars-rules-tower-3 = A holder who dies by their own hand keeps it, for what good it may do them.

spell-wars-rules-treasures = Treasures
spell-wars-rules-treasures-1 = Treasures lie open in front of you and can be stolen. One with a price can be used once a turn, in your own go, before, between or after your components.
spell-wars-rules-treasures-2 = What a Treasure does when gained happens only when it comes from the deck, not when it is stolen, given or swapped.
spell-wars-rules-treasures-3 = The Triple Peashooter counts once, as the spell is revealed.
spell-wars-rules-treasures-4 = Whoever has the Sticky Fingers and goes first must swap them, if any opponent has a Treasure.
spell-wars-rules-treasures-5 = A bounty in the middle stays there when the round ends.
spell-wars-rules-treasures-6 = Who discards a Treasure chooses which; who steals one chooses, too. The Polite Deterrent is offered the first time that a spell targets you alone.
spell-wars-rules-treasures-7 = Treasures at the end of a turn work in the order of seats, after the Tower: one gained at that very moment works, too, if its owner’s seat is still to come. None does once a single wizard lives.

spell-wars-rules-end = Round and match
spell-wars-rules-end-1 = When a round ends, everybody discards hand, Treasures and Creatures, and keeps Blood, tokens and Dead Wizard cards. Then comes what is due for the new round.
spell-wars-rules-end-2 = The decks are not shuffled between rounds, only when they are empty.
spell-wars-rules-end-3 = What is due for the new round is gained in the order of seats, before cards are drawn; life is back at { $life }.
spell-wars-rules-end-4 = If a deck and its discard are both empty, nothing is drawn.

spell-wars-rules-all = All the cards
spell-wars-rules-dead = Dead Wizard cards

# The pictures and examples.
spell-wars-rules-aim-figure = The first damage of the match: life is what everybody wants to keep, and others to take.
spell-wars-rules-cards-figure = A whole spell: Source, Quality and Destination, each with its glyph, in reading order.
spell-wars-rules-turn-figure = All spells are sealed. Only how many cards each one has is known.
spell-wars-rules-order-figure = Fewer cards go first. Among equals the higher initiative does.
spell-wars-rules-cast-figure = The card being carried out is lit, and the line above says at whom it points.
spell-wars-rules-power-figure = A power roll has reached its middle result: the line of that result is lit.
spell-wars-rules-creatures-figure = A Creature that stays lies in front of its wizard after the spell is over.
spell-wars-rules-blood-figure = Drops count Blood, up to the limit of the track.
spell-wars-rules-death-figure = One wizard is dead; those still standing go on.
spell-wars-rules-tower-figure = Who holds the Tower has its sign, and loses it to whoever takes it next.
spell-wars-rules-treasures-figure = Treasures lie below the spell of their owner.
spell-wars-rules-end-figure = Dead wizards are dealt their cards; what they say comes with the next round.
spell-wars-rules-all-figure = A Treasure has just helped a roll.
spell-wars-rules-order-example = the book’s four spells, of two, three, three and three cards.
spell-wars-rules-order-example-0 = Tom has placed two cards, the others three each.
spell-wars-rules-order-example-1 = Two cards come before three, and nobody else has two. Without a Destination the initiative is 0.
spell-wars-rules-order-example-2 = This spell is carried out to its end before the others tell their initiatives.
spell-wars-rules-order-example-5 = 17, 14 and 14.
spell-wars-rules-order-example-6 = 17 is the highest.
spell-wars-rules-order-example-8 = The two 14s roll a die each, and the higher one casts first.
spell-wars-rules-order-example-10 = The lower one casts last.
spell-wars-rules-cast-example = the book’s complete spell of three cards.
spell-wars-rules-cast-example-0 = Max, at the right, has already cast a spell of two cards. Of those with three cards Mia has the highest initiative, 16. Nobody holds the Tower, and nobody has a Creature.
spell-wars-rules-cast-example-3 = It stood in the middle. Nobody was robbed of it, so the card does nothing more.
spell-wars-rules-cast-example-6 = 1 and 2 are the opponent at the left, 3 and 4 the one opposite, 5 and 6 the one at the right.
spell-wars-rules-cast-example-8 = The same die is rolled again for the damage: 3.
spell-wars-rules-cast-example-10 = The Source took the Tower just now, and the Quality already uses it. Another opponent: not Léa.
spell-wars-rules-cast-example-13 = Nobody has a Creature, so Mia may choose anybody.
spell-wars-rules-cast-example-14 = The Destination’s glyph is Illusion, and so is the Source’s: two dice.
spell-wars-rules-cast-example-15 = 7 lies between 5 and 9.
spell-wars-rules-cast-example-17 = It can absorb damage later, or strike once more in the next turn.
spell-wars-rules-death-example = a wizard’s last moments.

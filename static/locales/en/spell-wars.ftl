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

# What cards say: a clause for each thing that a card can do (src/games/spell_wars/face/clause.rs puts them together).
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
spell-wars-fx-pay = Pay { $n }{ $how ->
    [instead] , instead
    [first] , before that
   *[also]
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
spell-wars-this-die = { $n } for the target, { $what } is left
spell-wars-place = { $what } as { $slot }
spell-wars-plan-spell = cast { $what }

# What happened.

spell-wars-log-round = Round { $n } begins. Everybody is alive again!
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

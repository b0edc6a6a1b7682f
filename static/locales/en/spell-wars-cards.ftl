# What cards say: a clause for each thing that a card can do (src/spell_wars/face.rs puts them together).
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

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
spell-wars-hint-die = The { $n } is for the target, the { $m } is left.
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

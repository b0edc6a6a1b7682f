# Dice Arena: every key begins with dice-arena-.

# Things.

dice-arena-face = { $face ->
    [x] X
    [immobulus] Immobulus
    [lashlabask] Lashlabask
    [accio] Accio
    [wingardium] Wingardium Leviosa
   *[confundo] Confundo
}
dice-arena-dice = { $count ->
    [0] no dice
    [one] 1 die
   *[other] { $count } dice
}
dice-arena-and = { $first } and { $last }
dice-arena-so-many = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
}
dice-arena-die = { $face }, { $row ->
    [high] back
    [mid] middle
   *[low] front
} { $side ->
    [low] left
    [mid] centre
   *[high] right
}
dice-arena-die-up = { $face }, on another die, { $row ->
    [high] back
    [mid] middle
   *[low] front
} { $side ->
    [low] left
    [mid] centre
   *[high] right
}
dice-arena-is-immobile = held by Immobulus
dice-arena-is-covered = covered, does not count
dice-arena-is-lifted = lifted off the rim
dice-arena-tower = Tower of { $count }, from the ground up
dice-arena-list = In the arena
dice-arena-list-empty = Nothing lies here. Whoever’s turn begins now must throw every die at once.

# Throwing.

dice-arena-tray = Your throw
dice-arena-force = How hard
dice-arena-force-name = { $force ->
    [gentle] Gentle
    [firm] Firm
   *[hard] Hard
}
dice-arena-clear = where there is most room
dice-arena-do-clear = Aim into the open
dice-arena-choose = Tap the die in the arena, or in the list beside it.
dice-arena-point = at the marked spot
dice-arena-aimed = Aim: { $what }. Drag a die from your reserve into the arena: as your hand moves, it flies. Or press the reserve, then the floor.
dice-arena-held = Press the floor where it is to go; Escape lays it down.
dice-arena-drag = Drag into the arena to throw
dice-arena-floor = The arena floor: arrow keys move the aim, Enter throws
dice-arena-floor-tap = The arena floor: tap a die
dice-arena-do-aim = Aim: { $what }
dice-arena-do-take = Take { $what }
dice-arena-do-stack = Stack { $what }
dice-arena-do-throw = { $count ->
    [1] Throw
   *[other] Throw all { $count }
}
dice-arena-do-stop = Stop here
dice-arena-do-lift = Lift dice off the rim
dice-arena-turn-left = Look from further left
dice-arena-turn-right = Look from further right
dice-arena-from-above = Look from above
dice-arena-in-depth = Look from the side
dice-arena-repeat = Show the last throw again, slowly
dice-arena-slow = Drawing in depth is slow on this device: the arena is seen from above now. ◇ brings depth back.
dice-arena-expelliarmus = Expelliarmus!
dice-arena-with = Play goes clockwise
dice-arena-against = Play goes counter-clockwise

# What is expected.

dice-arena-prompt-name = { $name }: { $what }
dice-arena-prompt = { $decision ->
    [throw] throw a die
    [again] throw another die, or stop
    [disarmed] Expelliarmus! Throw all { $count } dice
    [lashlabask] Lashlabask! Throw one die
    [take] Accio: take one more die
   *[stack] stack the dice, level { $count }
}
dice-arena-prompt-air = The dice are in the air…
dice-arena-prompt-over = The game is over.

# What happened.

dice-arena-log-game = { $game ->
    [0] The game begins
   *[other] Game { $game } begins
}: { $count } dice for everybody, { $name } goes first.
dice-arena-log-opening = One more die is thrown into the arena.
dice-arena-log-opening-again = That does not count, and the die is thrown again.
dice-arena-log-disarmed = Expelliarmus! The arena is empty: { $name } must throw every die.
dice-arena-log-lifted = { $name } lifts { $count ->
    [one] a die
   *[other] { $count } dice
} off the rim.
dice-arena-log-thrown = { $name } throws { $count ->
    [one] a die
   *[other] { $count } dice
} { $how }.
dice-arena-how = { $force ->
    [gentle] gently
    [firm] firmly
   *[hard] hard
} { $aim ->
    [clear] into the open
   *[at] at { $face }
}
dice-arena-log-landed = It lands: { $shown }.
dice-arena-log-turned = Turned over: { $shown }.
dice-arena-log-fallen = { $count ->
    [one] One die falls off the tower.
   *[other] { $count } dice of the tower fall.
}
dice-arena-log-missed = Nothing stays in the arena.
dice-arena-log-lost-x = { $count ->
    [one] X: the die crumbles to dust.
   *[other] X: { $count } dice crumble to dust.
}
dice-arena-log-lost-out = { $count ->
    [one] A die leaves the arena, and the game.
   *[other] { $count } dice leave the arena, and the game.
}
dice-arena-log-immobile = Immobulus holds { $count } dice where they are.
dice-arena-log-broken = Immobulus is broken.
dice-arena-log-cast = { $name } casts { $spells }!
dice-arena-log-taken = { $name } takes { $count } dice ({ $spell }).
dice-arena-log-summoned = Accio: { $name } also takes { $face }.
dice-arena-log-tower = Wingardium Leviosa: what is left is stacked into a tower.
dice-arena-log-reversed = { $way ->
    [with] Confundo: play goes clockwise again.
   *[against] Confundo: play goes counter-clockwise.
}
dice-arena-log-turn = { $name }’s turn.
dice-arena-log-stopped = { $name } stops.
dice-arena-log-out = { $name } has no dice left and is out, with { $points ->
    [one] 1 wizard
   *[other] { $points } wizards
} still in.
dice-arena-log-won = { $name } has the last dice and wins the game!

# Advice.

dice-arena-plan-lift = lift the dice off the rim
dice-arena-plan-stop = stop
dice-arena-plan-throw = throw { $how }
dice-arena-plan-take = take { $face }
dice-arena-plan-stack = stack { $face }
dice-arena-reason = { $reason ->
    [throw-first] A turn begins with a throw.
    [no-such-die] There is no such die in the arena.
    [immobile] Immobulus holds that die.
    [nothing-to-lift] There is nothing to lift off the rim now.
   *[not-now] That is not to be decided now.
}

# In front of the players, and the score.

dice-arena-front-out = out
dice-arena-game-won = wins the game!
dice-arena-front-absent = not in this game
dice-arena-front-hidden = hidden
dice-arena-front-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-arena-sheet = Dice in reserve
dice-arena-sheet-tournament = The tournament: the fewest points win
dice-arena-chart = Points over the games of the tournament, the fewest being best
dice-arena-player = Player
dice-arena-reserve = Reserve
dice-arena-points = Points

# Variants.

dice-arena-tournament = Tournament
dice-arena-tournament-no = A single game
dice-arena-tournament-share = As many games as players; ties share
dice-arena-tournament-play-on = As many games as players; ties play once more
dice-arena-first = Who goes first
dice-arena-first-drawn = Drawn by chance
dice-arena-first-1 = Player 1
dice-arena-first-2 = Player 2
dice-arena-first-3 = Player 3
dice-arena-first-4 = Player 4
dice-arena-first-5 = Player 5
dice-arena-hidden-reserves = Hide the reserves of the others
dice-arena-lift-from-rim = Dice may be lifted off the rim for a throw

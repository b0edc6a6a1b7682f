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
dice-arena-lost = The device has stopped drawing in depth: the arena is seen from above now. ◇ brings depth back.
dice-arena-expelliarmus = Expelliarmus!
dice-arena-with = Play goes clockwise
dice-arena-against = Play goes counter-clockwise

# What is expected.

dice-arena-prompt-name = { $name }: { $what }
dice-arena-prompt = { $decision ->
    [throw] throw a die
    [again] throw another die, or stop
    [disarmed] Expelliarmus! Throw all { $count } dice
    [lashlabask] { $by } cast Lashlabask: throw one die
    [take] Accio: take one more die
   *[stack] { $count ->
        [1] choose the bottom die of the tower
       *[other] choose the die for level { $count } of the tower
    }
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
dice-arena-log-missed = Nothing of this throw stays in the arena.
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

dice-arena-nearly = One die from winning
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

# Why Dice Arena's hints propose what they propose.

dice-arena-hint-throw = Of 100 such throws about { $cast } make a group, and { $lost } cost the die.
dice-arena-hint-last = It is the last die of { $name }: without a group { $name } is out.
dice-arena-hint-throw-all = { $dice ->
    [0] All dice
   *[other] All { $dice } dice
} must be thrown: about { $cast } of 100 such throws make a group. Without one { $name } is out.
dice-arena-hint-lashlabask = It is thrown for Lashlabask: whoever cast that takes the groups, not the throwers.
dice-arena-hint-stop = A throw clear of the dice makes a group at most { $cast } times in 100, and costs the die { $lost } times.
dice-arena-hint-lift = Lifted dice cannot be knocked out, and come back as they were.
dice-arena-hint-take = A die more for { $name }; { $left ->
    [0] no { $face } is left for the others
    [one] one { $face } is left for the others
   *[other] { $left } { $face } are left for the others
}.
dice-arena-hint-stack = Only the top die counts for groups, as long as the tower stands.

# What the pieces of Dice Arena are, where they stand and in the glossary of the rules (see shell.ftl).

dice-arena-explain-x = X
dice-arena-explain-x-text = A die that shows X leaves the game at once.
dice-arena-explain-immobulus = Immobulus
dice-arena-explain-immobulus-text = Two or more stay where they lie, and nobody takes them until another throw breaks the spell. Your turn ends.
dice-arena-explain-immobulus-now = In the arena: { $n }.
dice-arena-explain-lashlabask = Lashlabask
dice-arena-explain-lashlabask-text = Two or more: every other wizard throws a die at once, then you take every group in the arena.
dice-arena-explain-lashlabask-now = In the arena: { $n }.
dice-arena-explain-accio = Accio
dice-arena-explain-accio-text = Two or more: you take them, and one more die of your choice from the arena.
dice-arena-explain-accio-now = In the arena: { $n }.
dice-arena-explain-wingardium = Wingardium Leviosa
dice-arena-explain-wingardium-text = Two or more: you take them and stack the rest into a tower, of which only the top die counts.
dice-arena-explain-wingardium-now = In the arena: { $n }.
dice-arena-explain-confundo = Confundo
dice-arena-explain-confundo-text = Two or more: you take them, and the direction of play turns round.
dice-arena-explain-confundo-now = In the arena: { $n }.
dice-arena-explain-tower = Tower
dice-arena-explain-tower-text = Only its top die counts for groups. A hard throw can bring it down; fallen dice count again.
dice-arena-explain-tower-now = Dice: { $n }.
dice-arena-explain-floor = Arena
dice-arena-explain-floor-text = Two or more equal symbols are a group: the thrower casts that spell and takes them. Dice over the rim are lost.

dice-arena-explain-rack = Your dice
dice-arena-explain-rack-text = They are your life: whoever has none at the end of a turn is out. Drag one into the arena to throw it.
dice-arena-explain-rack-now = Left: { $n }.
dice-arena-explain-gentle = Gentle
dice-arena-explain-gentle-text = Stays where it is aimed and moves little. It seldom leaves the arena.
dice-arena-explain-firm = Firm
dice-arena-explain-firm-text = May turn the die it hits over to another symbol.
dice-arena-explain-hard = Hard
dice-arena-explain-hard-text = Can break a tower or Immobulus and knock dice out, also the thrown one.
dice-arena-explain-throw = Throw
dice-arena-explain-throw-text = Throws as aimed. With a group you cast its spell and the turn ends; else throw again, or stop.
dice-arena-explain-throw-now = Dice: { $n }.
dice-arena-explain-stop = Stop
dice-arena-explain-stop-text = Ends your turn. What you have thrown stays in the arena for others to match.
dice-arena-explain-lift = Lift dice off the rim
dice-arena-explain-lift-text = Dice on the rim are out of the way of this throw, and are put back after it.
dice-arena-explain-aim = Aim
dice-arena-explain-aim-text = What the throw goes for. Press a die or the floor, or use the arrow keys, to aim elsewhere.
dice-arena-explain-clear = Where there is room
dice-arena-explain-clear-text = Aims away from all dice, so that nothing there is turned over.
dice-arena-explain-views = View of the arena
dice-arena-explain-views-text = Turns the view or shows the arena from above. It changes nothing of the throw.
dice-arena-explain-repeat = The last throw
dice-arena-explain-repeat-text = Shows the last throw once more, at a third of its speed. It changes nothing in the game.
dice-arena-explain-front = Dice of a wizard
dice-arena-explain-front-text = Dice in reserve. Who has none at the end of a turn is out; the last one with dice wins.
dice-arena-explain-direction = Direction of play
dice-arena-explain-direction-text = Which way round the table the turn goes on. Confundo reverses it.

dice-arena-explain-tournament = Tournament
dice-arena-explain-tournament-text = As many games as players. Who is out scores a point for each wizard still in: the fewest points win.
dice-arena-explain-first = Who begins
dice-arena-explain-first-text = Drawn at random, or chosen. In a tournament the first player changes with every game.
dice-arena-explain-hidden-reserves = Hidden reserves
dice-arena-explain-hidden-reserves-text = Nobody sees how many dice the others have left.
dice-arena-explain-lift-from-rim = Lifting dice off the rim
dice-arena-explain-lift-from-rim-text = Before a throw, dice on the rim may be lifted out of its way, and put back after it.

# The lessons of Dice Arena. A step has what to do (at most 60 characters) and why (at most 90).
# Dice decide by themselves: every text must be true however they fall.

dice-arena-lesson-1-throw = Drag a die into the arena, or press Throw
dice-arena-lesson-1-throw-why = Match a symbol there: both dice are yours. The last wizard with dice wins.
dice-arena-lesson-1-again = Throw again, or choose what your spell asks
dice-arena-lesson-1-again-why = Equal symbols cast their spell and end your turn. An X, or a die outside, is lost.
dice-arena-lesson-1-stop = When a throw matches nothing, press Stop here
dice-arena-lesson-1-stop-why = Each throw risks a die, and whoever ends a turn with none is out: stop in time.
dice-arena-lesson-1-aim = Press a die in the arena to aim at it, then throw
dice-arena-lesson-1-aim-why = A hit may turn it to another symbol, or knock it out of the game.
dice-arena-lesson-1-hard = Choose Hard, then throw
dice-arena-lesson-1-hard-why = Hard throws turn dice and topple towers, but yours may fly out too.
dice-arena-lesson-1-free = Now play as you like
dice-arena-lesson-1-free-why = What the spells do is told when they are cast.
dice-arena-lesson-1-try = Go on: throw, choose a die, or stop
dice-arena-lesson-1-try-why = Every die that you leave there helps whoever throws next.
dice-arena-lesson-1-last = Play on, and be the last with dice
dice-arena-lesson-1-last-why = The fewer dice you have, the sooner it pays to stop.
# What is explained when it happens for the first time (at most 90 characters).
dice-arena-lesson-1-immobulus = Immobulus! Two or more stay where they lie, and other groups have no effect.
dice-arena-lesson-1-lashlabask = Lashlabask! All others threw a die before the equal ones were taken.
dice-arena-lesson-1-accio = Accio! Besides the equal ones it brings one more die, of the wizard’s choice.
dice-arena-lesson-1-wingardium = Wingardium Leviosa! What is left is stacked: only the top die counts.
dice-arena-lesson-1-confundo = Confundo! Play goes the other way round from now on.
dice-arena-lesson-1-expelliarmus = Expelliarmus! The arena was empty: whoever comes next throws all of their dice.
dice-arena-lesson-1-x = An X has left the game. It may be yours or one that was hit.
dice-arena-lesson-1-out = A die that leaves the arena is lost for good.

dice-arena-lesson-1-done =
    You can throw, aim, match and stop, and know what the spells do. Play on from here;
    tournaments and dice lifted off the rim wait in a new game.

# The rules of Dice Arena: every key begins with dice-arena-rules-.

dice-arena-rules-intro =
    Wizards throw dice into an arena, and equal symbols cast spells. Whoever has dice left at the end
    wins. Throws are real: dice roll, bump into each other, fall off towers and out of the arena.
    This page tells the rules in our own words; where the book is silent we had to decide, and each
    such decision is a note at the end of its chapter.

dice-arena-rules-aim = What it is about
dice-arena-rules-aim-1 =
    Each wizard has a reserve of dice. Two equal symbols in the arena are a group: whoever makes one
    takes dice back. Who has none left is out; the last wizard with dice wins.
dice-arena-rules-aim-2 =
    A die has an X and five spells, each on one face: Immobulus, Lashlabask, Accio, Wingardium
    Leviosa, Confundo.

dice-arena-rules-setup = Set-up
dice-arena-rules-setup-1 =
    Two wizards take { $two } dice each, three take { $three }, four take { $four }, five take
    { $five }. One of the others is thrown into the arena; on an X it is thrown again. What is left
    plays no part. Play goes clockwise.
dice-arena-rules-setup-2 =
    It is thrown again too when it misses the arena. Who begins is drawn, unless you choose.

dice-arena-rules-turn = A turn
dice-arena-rules-turn-1 =
    Throw one die into the arena. It may knock other dice over, or out. A die that misses, bounces
    out or is knocked out leaves the game at once; then every die that shows X does.
dice-arena-rules-turn-2 =
    No two dice show the same spell? Stop, or throw another die, as often as you like and have dice.
dice-arena-rules-turn-3 =
    A group of two or more? The spell is cast, you take the dice of the group, and your turn ends.
    With several groups all spells take effect, in the order in which they are listed below.
dice-arena-rules-turn-4 =
    Expelliarmus: if the arena is empty when your turn begins, you must throw all your dice at once.

dice-arena-rules-spells = The spells
dice-arena-rules-spells-1 =
    Immobulus: its dice stay where they are, held, until another throw breaks them up. Other groups
    seen with it have no effect.
dice-arena-rules-spells-2 =
    Those other groups are always taken. A held group is no cast by itself; a die that newly shows
    Immobulus beside it is, and joins it. With fewer than two dice left they are ordinary dice again.
dice-arena-rules-spells-3 =
    Lashlabask: before anything is taken, all other wizards throw one die each, at the same time.
    Then you take every group that lies in the arena. What this throw makes has no effect.
dice-arena-rules-spells-4 =
    Dice that show X go first. A wizard without dice skips. An Immobulus made by this throw is taken
    like any group; one that stood before stays, with dice that join it. Spells cast before keep their
    effects, even if this throw broke up their group.
dice-arena-rules-spells-5 =
    Accio: take its dice, and one more die of your choice.
dice-arena-rules-spells-6 =
    You choose when all groups are taken: any die that Immobulus does not hold, also out of a tower,
    which closes up.
dice-arena-rules-spells-7 =
    Wingardium Leviosa: take its dice, and stack all that remain into one tower. Only its top die
    counts while it stands. It must survive the throws to come.
dice-arena-rules-spells-8 =
    You choose the order; dice keep their faces. Held dice are stacked too, and an old tower with
    them. If a tower falls in part, the highest die left on it counts. A die that comes to rest
    flat on top of a tower becomes its top. A single die is no tower.
dice-arena-rules-spells-9 =
    Confundo: take its dice; play goes the other way round from now on.

dice-arena-rules-end = Going out, and winning
dice-arena-rules-end-1 =
    A wizard without dice at the end of a turn is out. The last one with dice wins.
dice-arena-rules-end-2 =
    This is checked after everything is taken, for all wizards. Should nobody have dice left, the one
    whose turn it is goes out first, then the others in the direction of play; the last of them wins.

dice-arena-rules-throw = Throwing
dice-arena-rules-throw-1 =
    Drag a die from your reserve over the arena and let go. While your hand moves, the die leaves it
    where it is, in its direction and at its speed; the curve of your hand spins it. Let go at rest,
    it goes to where your hand is; how hard, from which side and with which spin, as was chosen. A
    quick throw near the far rim begins further back, and comes down before the rim.
dice-arena-rules-throw-2 =
    Or choose how hard (keys 1, 2, 3) and what to aim at, in the list or with the arrow keys on the
    arena’s floor, and press Throw. On the floor, Shift with the arrow keys sets force and side, Page
    Up and Page Down the spin. The same values give the same throw, however they were set. An arc shows
    where it goes and from which side, a bar how hard.
dice-arena-rules-throw-3 =
    A throw at a die flies at the point between its face and its middle, as your hand sees it. Hard
    throws are a weapon and a risk: they can knock a die over the rim, and be lost over it.
dice-arena-rules-throw-4 =
    A die that leans on another or on the rim is shaken flat: the whole arena is moved a little and
    back, too softly to turn a die that lies flat. If that does not help six times, the leaning die
    alone is pushed.
dice-arena-rules-throw-5 =
    Dice at the rim may be lifted off before a throw, and are put back after it.
dice-arena-rules-throw-6 =
    Whoever is about to throw may do so, also for Lashlabask. The dice come back as they were, never
    turned or stacked.
dice-arena-rules-throw-7 =
    The reserves of the others are hidden; an empty one is seen to be.

dice-arena-rules-tournament = Tournament
dice-arena-rules-tournament-1 =
    As many games as players, each beginning one seat further on. Whoever goes out scores as many
    points as wizards are still in; the winner scores none. The fewest points win. A tie is shared,
    or, if you agreed so, the tied wizards play one more game for the victory.
dice-arena-rules-tournament-2 =
    Wizards who go out together each score the number still in after them.

# The pictures and examples.
dice-arena-rules-aim-figure = Two equal symbols: a spell is cast.
dice-arena-rules-setup-figure = The first die lies in the arena, and the first turn begins.
dice-arena-rules-turn-figure = A die has come to rest. The list beside the arena sorts what lies there by symbol.
dice-arena-rules-spells-figure = Immobulus: its dice are held where they lie.
dice-arena-rules-end-figure = A wizard without dice is out.
dice-arena-rules-throw-figure = The arena from above, with five dice or more to aim at.
dice-arena-rules-tournament-figure = The end of a game, with the points of those who went out.
dice-arena-rules-turn-example = the first turn of a game, up to the first group taken.
dice-arena-rules-spells-example = Wingardium Leviosa builds a tower.
dice-arena-rules-tournament-example = the book’s game of three, at its end.
dice-arena-rules-tournament-example-0 = Mia has two dice left, Tom and Léa have one each. Nobody is out yet.
dice-arena-rules-tournament-example-2 = The first to go out. Two wizards are still in: 2 points.
dice-arena-rules-tournament-example-3 = One is still in: 1 point.
dice-arena-rules-tournament-example-4 = The winner scores none. Fewest points win the tournament.

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

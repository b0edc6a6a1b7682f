# The lessons of Dice Arena. A step has what to do (at most 60 characters) and why (at most 90).
# Dice decide by themselves: every text must be true however they fall.

dice-arena-lesson-1-throw = Drag a die into the arena, or press Throw
dice-arena-lesson-1-throw-why = Match a symbol there: both dice are yours. The last wizard with dice wins.
dice-arena-lesson-1-again = Throw again, or choose what your spell asks
dice-arena-lesson-1-again-why = Equal symbols cast their spell and end your turn. An X, or a die outside, is lost.
dice-arena-lesson-1-stop = When a throw matches nothing, press Stop here
dice-arena-lesson-1-stop-why = What you threw stays there. Whoever has no dice at the end of a turn is out.
dice-arena-lesson-1-aim = Press a die in the arena to aim at it, then throw
dice-arena-lesson-1-aim-why = A hit may turn it to another symbol, or knock it out of the game.
dice-arena-lesson-1-hard = Choose Hard, then throw
dice-arena-lesson-1-hard-why = Hard throws turn dice and topple towers, but yours may fly out too.
dice-arena-lesson-1-free = Now play as you like
dice-arena-lesson-1-free-why = Wingardium Leviosa stacks the dice that are left. Only the top one counts.
dice-arena-lesson-1-try = Go on: throw, choose a die, or stop
dice-arena-lesson-1-try-why = Two Accio bring one more die, of your choice. Two Immobulus stay where they lie.
dice-arena-lesson-1-last = Play on, and be the last with dice
dice-arena-lesson-1-last-why = Confundo turns play round. With Lashlabask the others throw before you take.

dice-arena-lesson-1-done =
    You can throw, aim, match and stop, and know what the spells do. Play on from here;
    tournaments and dice lifted off the rim wait in a new game.

# What is told of finished games: what is counted, and feats.

dice-arena-best-streak = Longest streak in the arena: throws in a turn
dice-arena-best-catch = Most dice taken in a turn
dice-arena-feat-last-die = The last die
dice-arena-feat-last-die-text = Throw your last die, and win all the same.
dice-arena-feat-great-group = A great group
dice-arena-feat-great-group-text = Take a group of four dice or more.
dice-arena-feat-long-turn = Pressing your luck
dice-arena-feat-long-turn-text = Throw five times in one turn.
dice-arena-feat-harvest = Harvest
dice-arena-feat-harvest-text = Take seven dice or more in one turn.
dice-arena-feat-high-tower = A high tower
dice-arena-feat-high-tower-text = Stack a tower of five dice.
dice-arena-feat-two-spells = Two spells at once
dice-arena-feat-two-spells-text = Cast two different spells with one throw.
dice-arena-feat-knock-out = Knock-out
dice-arena-feat-knock-out-text = Have another wizard go out in your turn.
dice-arena-feat-turncoat = Turncoat
dice-arena-feat-turncoat-text = Reverse the direction of play three times in one game.
dice-arena-feat-sure-hand = A sure hand
dice-arena-feat-sure-hand-text = Win without any throw of yours costing a die.
dice-arena-feat-disarmed = Disarmed, not beaten
dice-arena-feat-disarmed-text = Face an empty arena once, and win all the same.

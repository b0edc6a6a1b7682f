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

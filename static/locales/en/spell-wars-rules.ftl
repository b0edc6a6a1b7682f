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

spell-wars-rules-power = Power rolls
spell-wars-rules-power-1 = A Creature attacks with one die for each card of your spell, and each Creature of yours in play, that has its glyph, itself included. The sum gives { $low }, { $middle } or { $high }.
spell-wars-rules-power-2 = A Creature without a target still rolls, only to see whether it stays.
spell-wars-rules-power-3 = Cards that were added count, resolved or not; a Creature without a target does nothing else of what its result says.

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

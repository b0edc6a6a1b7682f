# The rules of Wizard’s Gambit: every key begins with wizards-gambit-rules-.

wizards-gambit-rules-intro = Wizards gather around one reserve of spells. All of you add ingredients to the same spells; whoever adds the last one takes the spell.

wizards-gambit-rules-aim = Aim
wizards-gambit-rules-aim-1 = Be the first to own spells worth { $points } points: the Grand Siege Magus.

wizards-gambit-rules-setup = Set-up
wizards-gambit-rules-setup-1 = Four spells lie face up around the spell deck: the reserve. Each names the ingredients it takes, its points, and what it does for its owner.
wizards-gambit-rules-setup-2 = Everybody gets { $hand } component cards, and a gambit face up. The gambits left over go into the component deck. The highest numeral begins; turns go clockwise.
wizards-gambit-rules-setup-3 = There are as many cards of each of the seven ingredients, and the numerals I to VIII of the gambits settle only who begins.

wizards-gambit-rules-turn = A turn
wizards-gambit-rules-turn-1 = In the play phase, in any order: you must play one ingredient, and you may take one incantation action.
wizards-gambit-rules-turn-2 = An ingredient goes beside a spell of the reserve that still lacks it. A Prismatic Flake is wild: it goes beside any spell with room.
wizards-gambit-rules-turn-3 = An incantation action is one of these: play an incantation, play a gambit, release your gambit.
wizards-gambit-rules-turn-4 = Then draw one component card, which ends the turn: what happens at the end of a turn happens, and you discard down to { $hand } cards of your choice.
wizards-gambit-rules-turn-5 = Nobody says what a Flake stands for. A play is allowed as long as the cards on a spell can still be matched with its runes. It is the same with an agate that the owner of the Philosopher’s Agate has played: it stands for whatever leaves a matching, and is never fixed.

wizards-gambit-rules-cannot = Nothing to play
wizards-gambit-rules-cannot-1 = If you cannot play an ingredient, show your hand to all and draw two cards instead of one; that ends your turn.
wizards-gambit-rules-cannot-2 = You can only do so when really no ingredient can be played. You may take your incantation action first; if it makes an ingredient playable, you must play one.
wizards-gambit-rules-cannot-3 = If your hand becomes empty in your turn, the turn ends and you draw { $hand } cards.
wizards-gambit-rules-cannot-4 = That is looked at when the card you played, and all that came of it, is done. It ends the turn even if you have played no ingredient.

wizards-gambit-rules-claim = Claiming a spell
wizards-gambit-rules-claim-1 = Whoever plays the last missing ingredient puts the spell on top of their spell book. Its ingredients are discarded, and the reserve is filled up at once.
wizards-gambit-rules-claim-2 = All points in the book count, but only its top spell is awake: those under it sleep. Anyone may look through any book.
wizards-gambit-rules-claim-3 = Capabilities that you may use work once a turn, in your own turn. What the old top spell was just doing is finished before the new one wakes.
wizards-gambit-rules-claim-4 = What an effect completes is claimed when that effect ends, by the wizard whose turn it is. Of several completed spells they choose which one first. (With the cards of this edition no effect completes two.)
wizards-gambit-rules-claim-5 = A capability for the start of your turn waits for your next turn.

wizards-gambit-rules-effects = Incantations
wizards-gambit-rules-effects-1 = An incantation has its effect and is discarded.
wizards-gambit-rules-effects-2 = An incantation can be played if at least one of its steps can act now. If none can, it would do nothing and cannot be played: a draw needs a card to be drawn, leave to play more (as of Colbach’s Bounty or Quickening) another card in your hand.
wizards-gambit-rules-effects-3 = A step with nothing to act on is skipped. A spell’s capability is different: it works only if everything that it lets you choose is there.
wizards-gambit-rules-effects-4 = A spell that a card replaces in the reserve is shuffled back into the spell deck.

wizards-gambit-rules-gambits = Gambits
wizards-gambit-rules-gambits-1 = Using a gambit is an incantation action, though a gambit is no incantation: what concerns incantations does not touch it.
wizards-gambit-rules-gambits-2 = It protects a spell of the reserve: nobody adds to it or claims it. Or it negates a spell book: its top spell sleeps, and so do spells claimed later; points still count. Or it destroys an opponent’s gambit in play: both leave the game.
wizards-gambit-rules-gambits-3 = You may release your own gambit in play: it leaves the game. One that protects a spell can be released only in a later turn.
wizards-gambit-rules-gambits-4 = While your gambit is in play you cannot claim spells, and you cannot put a second one into play.
wizards-gambit-rules-gambits-5 = A protected spell is out of play for everybody, its protector too. There is one gambit at most on a spell or book. An empty book is no target; your own book is.
wizards-gambit-rules-gambits-6 = With your gambit in play you may add to spells, but not the last missing ingredient. If only such plays are left, you cannot play.
wizards-gambit-rules-gambits-7 = From a hand the lowest numeral is played first. A gambit discarded from a hand goes to the discard. After { $stall } rounds in which nobody played an ingredient or claimed, all gambits in play leave the game.

wizards-gambit-rules-hands = Cards and hands
wizards-gambit-rules-hands-1 = A gambit drawn from the deck is held in hand and counts there; the one that you began with does not. Cards are played in your own turn only.
wizards-gambit-rules-hands-2 = If your hand becomes empty in another’s turn, draw { $hand } cards at once; you lose no turn.
wizards-gambit-rules-hands-3 = When the component deck is empty, the discard is shuffled and becomes the deck. If that is empty too, nobody draws.
wizards-gambit-rules-hands-4 = What you have seen of a hand, the table remembers for you as long as the card must still be there.

wizards-gambit-rules-end = The end
wizards-gambit-rules-end-1 = With { $points } points you win at once, also while your book is negated.
wizards-gambit-rules-end-2 = When the spell deck is empty, the reserve shrinks. If no spell is left at all, most points win; those who have as many share the victory.
wizards-gambit-rules-end-3 = Dawn ends the game after round { $round }: most points win, and those who have as many share the victory. It is there so that every game ends; no game that people play comes to it.
wizards-gambit-rules-end-4 = The win is looked at before the reserve is filled up and before the claimed spell does anything.

wizards-gambit-rules-cards = All the cards
wizards-gambit-rules-cards-1 = Bounty, Corrupt Exchange, Colbach’s Bounty and Prosperity are known from the book; the other cards are this edition’s own.

# The pictures and examples.
wizards-gambit-rules-aim-figure = A spell has been claimed: it lies on top of its owner’s book, which counts its points.
wizards-gambit-rules-setup-figure = The start: four spells around the deck, a book for each player, and your hand.
wizards-gambit-rules-turn-figure = The ingredient just played lies in its rune slot.
wizards-gambit-rules-cannot-figure = Somebody could play no ingredient and has shown the whole hand.
wizards-gambit-rules-claim-figure = Empty slots are what a spell still lacks: whoever fills the last one takes it.
wizards-gambit-rules-effects-figure = An incantation has just been played.
wizards-gambit-rules-gambits-figure = A gambit in play, with its owner’s colour.
wizards-gambit-rules-hands-figure = A hand that was shown: what was seen stays known.
wizards-gambit-rules-end-figure = The end: the winner’s book has points enough.
wizards-gambit-rules-cards-figure = Spells of the reserve: ingredients at the foot, points at the top, the capability between.
wizards-gambit-rules-turn-example = the first turn of a game.
wizards-gambit-rules-claim-example = the book’s claim, Bounty on top of Corrupt Exchange.
wizards-gambit-rules-claim-example-0 = Mia’s book has 4 points. Corrupt Exchange lies on top, and works at the start of Mia’s turn.
wizards-gambit-rules-claim-example-4 = Bounty lacked only this rune.
wizards-gambit-rules-claim-example-5 = 1 point more makes 5. Bounty lies on top now, and is awake at once; Corrupt Exchange sleeps.
wizards-gambit-rules-claim-example-7 = Bounty at work: one card more than usual.
wizards-gambit-rules-claim-example-8 = Five cards may be kept.
wizards-gambit-rules-gambits-example = a gambit is played, and leaves again.
wizards-gambit-rules-spells = Spells
wizards-gambit-rules-incantations = Incantations

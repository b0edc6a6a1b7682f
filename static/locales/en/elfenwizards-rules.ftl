# The rules of Elfenwizards: every key begins with elfenwizards-rules-.

elfenwizards-rules-intro =
    Elfenwizards is a game by Alan R. Moon for three to six players. This page tells the rules in
    our own words. Where the book is silent we had to decide; each such decision is a note at
    the end of its chapter.

elfenwizards-rules-aim = What it is about
elfenwizards-rules-aim-1 =
    Each player leads a guild of wizards on the Great Tree. Spells win titles, titles score points,
    and after { $rounds } rounds at most the guild with the most points wins.
elfenwizards-rules-aim-2 =
    A guild owns { $major } major spells, which are dice, and { $minor } minor spells, which are
    chips and worth { $power } power each.

elfenwizards-rules-board = The board
elfenwizards-rules-board-1 =
    The tree carries titles: one High Druid at the top, two Druids, four Sorcerers, eight
    Necromancers. At the roots are four boxes for simple Magicians, with room for any number. A
    title’s space holds one wizard at most.
elfenwizards-rules-board-2 =
    The two Druids stand for High Druid. Each Druid title is contested by the two Sorcerers below
    it, each Sorcerer title by the two Necromancers below it, and each pair of Necromancer titles by
    the Magicians of the box below it.
elfenwizards-rules-board-3 =
    The exact layout of one, two, four and eight spaces over four boxes is reconstructed.

elfenwizards-rules-setup = Set-up
elfenwizards-rules-setup-1 =
    Every guild takes its spells and { $three }, { $four }, { $five } or { $six } wizards at a table
    of three, four, five or six. A first player is drawn and takes the dragon. Whoever holds the
    dragon goes first, the others follow clockwise.
elfenwizards-rules-setup-2 =
    Our text of the book lacks its table of starting places; ours fills every space but the High
    Druid’s, gives every guild equally many wizards, and lets no guild begin against itself. Colours
    are dealt at random unless you choose them.
elfenwizards-rules-setup-3 =
    White is the sixth guild; the book names none.
elfenwizards-rules-setup-4 =
    A round has ten phases, always in this order.

elfenwizards-rules-p1 = Phase 1: retreat of the High Druid
elfenwizards-rules-p1-1 =
    Not in the first round. The High Druid’s owner pays one minor spell, from the reserve or from
    the Minor Spell box; it lies on the round track, at the number of the round just ended, for the
    rest of the game. The owner takes the dragon and moves the High Druid into a Magician box of
    choice.
elfenwizards-rules-p1-2 =
    When nobody is High Druid the dragon stays where it is.

elfenwizards-rules-p2 = Phase 2: first allocation
elfenwizards-rules-p2-1 =
    In turn, each player rolls all dice in front of them and places any of them on boxes: a Major
    Spell box for the competition at one level, the Minor Spell box to recover minor spells, the
    Grey Magic box to remove grey tokens. Dice left in a box from the last round stay there as they
    are.
elfenwizards-rules-p2-2 =
    A box takes any number of dice. A die that has been placed never moves to another box; here,
    you may rearrange your dice until you confirm, and undo that until the next dice are rolled.
elfenwizards-rules-p2-3 =
    A player may place none at all in this phase.

elfenwizards-rules-p3 = Phase 3: second allocation
elfenwizards-rules-p3-1 =
    In turn, each player rolls all dice still in front of them, then accepts the roll or pays one
    minor spell into the Minor Spell box to roll all of those dice once more. Then every one of them
    must be placed.

elfenwizards-rules-p4 = Phase 4: recovery of minor spells
elfenwizards-rules-p4-1 =
    Owners of dice in the Minor Spell box may use them to take back their own minor spells from that
    box: one spell for every { $pips } pips, added over the dice used; what is over is lost. Used
    dice come back in front of their owner.
elfenwizards-rules-p4-2 =
    Dice that are not used stay for now.
elfenwizards-rules-p4-3 =
    Players do so in turn order, here and in phases 6 and 9. Where the book’s example lets a 4
    recover “two dice”, we read two minor spells.

elfenwizards-rules-p5 = Phase 5: competition
elfenwizards-rules-p5-1 =
    In turn, round and round, each player places two spells beside wizards or passes; who passes is
    out until the next round. A die from a Major Spell box goes beside a wizard of that level, a
    minor spell beside any candidate. The two spells may support one wizard or two, and anybody’s:
    helping a rival’s rival is a known weapon. Any number of spells may support a wizard. Whoever
    has only one spell left may place that one.
elfenwizards-rules-p5-2 =
    When both rivals for a title belong to one player, the others may not interfere there.
elfenwizards-rules-p5-3 =
    Spells that cannot be placed do not count as spells left: a die at a level without a wizard that
    it could support binds nobody.
elfenwizards-rules-p5-4 =
    The phase ends when all have passed; a player with nothing left to place has passed.
elfenwizards-rules-p5-5 =
    Where support opposes nobody (a lone candidate, or a Magician box with one or two wizards)
    anybody may give it. Where one player owns both rivals, or all of three or more in a Magician
    box, only that player may place.

elfenwizards-rules-award = Still phase 5: award of titles
elfenwizards-rules-award-1 =
    A wizard’s power is the pips of the dice beside it and { $power } for each minor spell. Without
    power nobody rises, not even alone. Titles are awarded from the top down and from left to right:
    the High Druid first, then Druids, Sorcerers and Necromancers.
elfenwizards-rules-award-2 =
    Of two rivals the one with more power rises to the title. Those who do not rise go to the Defeat
    box of their level, so that every title is won anew in every round.
elfenwizards-rules-award-3 =
    With equal power nobody rises, even when both rivals belong to one player.
elfenwizards-rules-award-4 =
    A Magician box gives two Necromancer titles to its two strongest. Are more than two tied for
    first, nobody rises; are several tied for second, only the leader does. Magicians who do not
    rise stay where they are.
elfenwizards-rules-award-5 =
    One or two Magicians with any power both rise, equal or not. The strongest takes the left space.
elfenwizards-rules-award-6 =
    Dice that were used come back in front of their owners, minor spells that were used go to the
    Minor Spell box.
elfenwizards-rules-award-7 =
    Dice left unused in the Major Spell boxes come back too, wasted; minor spells not placed stay in
    the reserve.

elfenwizards-rules-p6 = Phase 6: recovery of minor spells
elfenwizards-rules-p6-1 =
    As in phase 4.
elfenwizards-rules-p6-2 =
    Afterwards each die left in the Minor Spell box may be taken back unused or left for the next
    round, as its owner likes.

elfenwizards-rules-p7 = Phase 7: vacant titles
elfenwizards-rules-p7-1 =
    Titles that nobody won, except High Druid, go to wizards in the Defeat boxes: first those of the
    Druids’ box, then the Sorcerers’, then the Necromancers’. Each takes a space of the highest
    vacant rank, be it higher or lower than before and whether it likes to or not; the owner chooses
    which.
elfenwizards-rules-p7-2 =
    Within a box players go in turn order.
elfenwizards-rules-p7-3 =
    An owner of several wizards in one box places them one after the other, in any order, before the
    next owner.

elfenwizards-rules-p8 = Phase 8: demotion
elfenwizards-rules-p8-1 =
    In turn, each player puts all wizards left in the Defeat boxes into Magician boxes of choice.
    Those from the Druids’ and the Sorcerers’ box receive a grey token, which stays under the wizard
    whatever it becomes.
elfenwizards-rules-p8-2 =
    There are { $tokens } tokens. They are given as wizards are placed, in that order; when none is
    left, none is given. One that is removed can be given again, and a wizard may have any number.

elfenwizards-rules-p9 = Phase 9: grey tokens
elfenwizards-rules-p9-1 =
    Owners of dice in the Grey Magic box may remove one grey token from their wizards for every
    { $grey } pips, added over the dice used. Used dice come back; the others may come back or stay.
elfenwizards-rules-p9-2 =
    Following the translator’s suggestion, { $cheap } pips are enough.

elfenwizards-rules-p10 = Phase 10: scoring
elfenwizards-rules-p10-1 =
    Every wizard scores for its rank, less a point for each grey token under it:

elfenwizards-rules-end = The end
elfenwizards-rules-end-1 =
    The game ends after the scoring of round { $rounds }, of the round in which a player received
    the High Druid title for the second time, or of the second round in which nobody received it.
elfenwizards-rules-end-2 =
    Then every minor spell in front of its owner scores a point; those on the board and on the round
    track score nothing. The highest total wins.
elfenwizards-rules-end-3 =
    Equal totals share the victory.

elfenwizards-rules-talk = Agreements
elfenwizards-rules-talk-1 =
    Players may promise each other how they will use their spells in the competition, and agree on
    nothing else. Promises bind nobody, and nothing can be traded.
elfenwizards-rules-talk-2 =
    A clock limits negotiations: one minute before each player’s roll in phases 2 and 3, five
    minutes for all before phase 5. It runs when several people play on this page, and can be
    skipped by agreement.

# The pictures and examples.
elfenwizards-rules-aim-figure = A High Druid has been chosen: one wizard stands at the top, and the number beside each row says what a rank scores.
elfenwizards-rules-board-figure = The tree with its titles, the roots, the Defeat boxes at the left, the round track, and the boxes for spells.
elfenwizards-rules-setup-figure = Three guilds at the start: every title but the highest has its wizard.
elfenwizards-rules-p1-figure = The High Druid has gone back to the roots; the spell paid lies on the round track, ringed.
elfenwizards-rules-p2-figure = A player has placed the dice worth placing, and keeps the rest for the next phase.
elfenwizards-rules-p3-figure = Nobody has a die left in hand: all of them lie in the boxes.
elfenwizards-rules-p4-figure = Dice in the Minor Spell box have brought minor spells back to the reserve.
elfenwizards-rules-p5-figure = The first guild passes. The number at each candidate is the power of the spells beside it.
elfenwizards-rules-award-figure = All titles are awarded. Who lost waits in the Defeat box of the level, ringed.
elfenwizards-rules-p6-figure = After the competition the minor spells that were used lie in the Minor Spell box, ringed.
elfenwizards-rules-p7-figure = A defeated wizard has just taken a title that nobody won.
elfenwizards-rules-p8-figure = Back at the roots with a grey token, ringed.
elfenwizards-rules-p9-figure = Pips in the Grey Magic box, ringed, remove tokens.
elfenwizards-rules-p10-figure = The numbers beside the rows are the points of each rank.
elfenwizards-rules-end-figure = The last round begins, as the round track, ringed, shows.
elfenwizards-rules-talk-figure = The moment for promises: the dice are placed, and no spell lies beside a wizard yet.
elfenwizards-rules-p2-example = the first allocation of a game.
elfenwizards-rules-p4-example = the book’s numbers, a 4, two 1s, and a 3 with a 1.
elfenwizards-rules-p4-example-0 = In the Minor Spell box lie a 4 of Mia’s, two 1s of Tom’s, a 3 and a 1 of Léa’s, and three minor spells of each.
elfenwizards-rules-p4-example-1 = Two pips bring one spell back: a 4 brings two.
elfenwizards-rules-p4-example-2 = 1 and 1 are two pips: one spell.
elfenwizards-rules-p4-example-3 = 3 and 1 are four pips: two spells. The pips of all dice used count together.
elfenwizards-rules-p5-example = the first spells of a competition.
elfenwizards-rules-award-example = the book’s duel for the highest title.
elfenwizards-rules-award-example-0 = Mia’s wizard is Druid 1, Tom’s is Druid 2: they are rivals for High Druid. The Druids’ box holds a 5 and a 6 of Mia’s, and a 6 of Tom’s.
elfenwizards-rules-award-example-2 = 5 and 6 make a power of 11.
elfenwizards-rules-award-example-4 = A minor spell adds 1: 6 and 1 make 7. Nobody has anything left to place.
elfenwizards-rules-award-example-5 = 11 beats 7.
elfenwizards-rules-award-example-6 = The loser waits in the Defeat box of the Druids, where it fought.
elfenwizards-rules-p8-example = the defeated go down to the roots.
elfenwizards-rules-p9-example = the book’s dice, a 5, a 2 and a 1, in the Grey Magic box.
elfenwizards-rules-p9-example-0 = Three wizards of Mia’s have a grey token. In the Grey Magic box lie a 5, a 2 and a 1.
elfenwizards-rules-p9-example-1 = Four pips remove one token: 5, 2 and 1 are eight pips, and remove two.
elfenwizards-rules-p9-example-2 = Mia chooses which wizards are freed.
elfenwizards-rules-p9-example-3 = The third keeps its token.

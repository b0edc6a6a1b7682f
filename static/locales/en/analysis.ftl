# The analysis of a finished game: fetched when it is opened.

analysis-running = The Archmage looks back over the game…
analysis-stop = Stop
analysis-failed = The Archmage cannot look back just now. Close this and try again.
analysis-chances = Chances to win, in 100
analysis-margin = To within { $points ->
    [one] { $points } point
   *[other] { $points } points
}, 19 times in 20.
analysis-turns = Where it turned
analysis-turn-luck = { $happened } That took { $name } from { $before } to { $after } in 100.
analysis-turn-play = { $happened } With that, { $name } went from { $before } to { $after } in 100.
analysis-turn-loss = { $happened } An idea for next time, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $name }: { $better }.
analysis-show = Show
analysis-luck-and-play = Luck and play
analysis-luck = Luck
analysis-luck-high = Fortune smiled on { $name }: { $points } points above what one may hope for.
analysis-luck-good = Fortune was kind to { $name }: { $points } points above what one may hope for.
analysis-luck-even = Fortune gave { $name } what one may expect.
analysis-luck-bad = { $name } held out against { $points } points of bad luck.
analysis-luck-low = { $name } braved { $points } points of bad luck: may it turn next time.
analysis-play-best = Played like an archmage.
analysis-play-good = A sure hand.
analysis-play-fair = Good play, with ideas left for next time.
analysis-play-bold = Bold play, with much to discover.
analysis-play-each = { $decisions ->
    [one] The only decision
   *[other] Each of { $decisions } decisions
} gave away { $each } points.
analysis-play-none = There was nothing to decide.
analysis-books = All figures
analysis-books-about = In points, of which a won game has 100. Each row adds up: the chances at the beginning, what luck brought, what one’s own and others’ decisions changed, and what the deal and hidden hands were worth make the end.
analysis-begin = Beginning
analysis-loss = Own decisions
analysis-gift = Others’ decisions
analysis-rest = The deal
analysis-end = End

# The record of play, and the game of the day: pages that are fetched when they are opened.

record = Record of play
record-about = Every game that is finished in this browser is counted here, and nowhere else. It goes along when you export everything.
record-empty = Nothing here yet. Finish a game, and it will be counted.
record-begin = Choose a game
record-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
record-wins = { $count ->
    [0] no victory
    [one] { $count } victory
   *[other] { $count } victories
}
record-tile-games = { $count ->
    [one] game finished
   *[other] games finished
}
record-tile-wins = { $count ->
   *[other] won, of { $games } against bots
}
record-tile-row = { $count ->
    [one] victory in a row
   *[other] victories in a row
}
record-tile-days = { $count ->
    [one] day in a row with a daily game
   *[other] days in a row with a daily game
}
record-most = most ever: { $count }
record-best-score = Best score
record-tables = By table
record-table = Table
record-played = Played
record-won = Won
record-share = Won, in 100
record-seats = { $count } players
record-against-novice = against novices
record-against-apprentice = against apprentices
record-against-adept = against adepts
record-against-archmage = against archmages
record-against-mixed = against several levels
record-against-people = among people
record-last = { $count ->
    [one] The last game
   *[other] The last { $count } games, oldest first
}
record-last-won = won
record-last-lost = lost
record-last-people = among people
record-weeks = Games finished, by week
record-feats = Feats: { $done } of { $of }
record-feat-times = { $count } times
record-feat-open = not yet
record-refused = { $count ->
    [one] One entry cannot be used, and was left out; everything else is here.
   *[other] { $count } entries cannot be used, and were left out; everything else is here.
}
record-refused-damaged = { $count } damaged, or changed by hand
record-refused-newer = { $count } written by a newer version: reload the page to get it
record-refused-record = { $count } of games that do not replay to an end here
record-refused-drop = Remove them
record-failed = This browser does not let the page keep anything, so nothing is counted.
record-clear = Clear the record
record-clear-question = Clear the record of play? All counts, bests, streaks and feats are forgotten. Your saved games stay.
record-clear-yes = Clear it
record-clear-no = Keep it
record-cleared = The record is empty now.

daily = The game of the day
daily-about = Every day each game has one table, the same for everybody: you against adepts, with the same luck. It changes at your midnight, and your first try counts.
daily-first = Today’s proposal
daily-table = You and { $bots ->
    [one] one adept
   *[other] { $bots } adepts
}
daily-play = Play it
daily-missed = It was not played.
daily-go-on = Go on
daily-practise = Practise: does not count
daily-look = Look at it
daily-done = Done for today
daily-won = Won, { $place } of { $of }
daily-lost = { $place } of { $of }
daily-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
daily-share-head = Conclave · { $game } · { $day }
daily-result = Your result, to paste into a chat. The text gives nothing away; its link holds the game, and proves it.
daily-copy = Copy
daily-copied = Copied.
daily-copy-it = It is selected: copy it with Ctrl+C.
daily-all = All games of the day
daily-of = The game of { $day }
daily-checking = The game is being replayed…
daily-confirmed = Confirmed: the game in this link replays to this result.
daily-confirmed-about = It was played at the table of that day, against adepts. When, and by whom, no link can prove.
daily-not-confirmed = Not confirmed
daily-not-confirmed-unreadable = The game in this link is damaged, or of a version that is not played here.
daily-not-confirmed-over = The game in this link has not ended.
daily-not-confirmed-game = This is not the game of that day: its table, or its luck, is another.
daily-not-confirmed-result = The game in this link ended otherwise than is claimed.
daily-watch = Watch the game
daily-try = Play today’s
daily-symbols = Ahead, between, behind after each part of the game

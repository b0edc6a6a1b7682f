# The lobby: what belongs to no game.

saves = Continue
save-unnamed = A saved game
save-about = { $what } · { $when }
save-over = { $what } · finished · { $when }
save-name = Name
rename = Rename
rename-that = Rename { $name }
export-that = Export { $name } as a file
import = Import a saved game
delete = Delete
delete-that = Delete { $name }
delete-question = Delete “{ $name }” for good? An exported file would stay.
keep = Keep
save-failed = The browser refused to store that. Nothing was changed.
lost = There is nothing here
lost-words = This address leads nowhere. The games are at home.

series = A game night
series-intro = Pick the players once, then play any of the games in turn. Every game counts the same: each player gets points by rank.
series-screens = Everybody plays on a screen of their own, and this device is the table
series-begin = Begin the evening
series-of = Game night of { $day }
series-next = What shall we play?
series-on = On the table
series-go-on = Go on with { $game }
series-drop = Put this game away
series-close = Close the evening
series-reopen = Play on after all
series-another = To the game nights
series-past = Other game nights
series-unplayed = not played yet
series-played = { $count ->
    [one] played once
   *[other] played { $count } times
}
series-players = for { $least } to { $most } players
series-how = First place gives as many points as there are players, the next one point less, and so on.
series-rank-head = Rank
series-rank = Rank { $rank }
series-sum = Total
series-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [0] no victory
    [one] { $wins } victory
   *[other] { $wins } victories
}
series-won = The night belongs to { $name }!
series-shared = { $names } and { $last } share the night!
series-not-kept = This browser does not let the page keep anything, and without that a game night is forgotten between two games.
name = Player
earlier = Earlier states
earlier-that = Earlier states of { $name }
earlier-words = Take one up as a game of its own; this one stays as it is.
earlier-state = { $turn ->
    [one] After one move, { $when }
   *[other] After { $turn } moves, { $when }
}
earlier-none = There are none yet: they come as the game goes on.
kept = Kept in this browser
kept-used = Games and settings take up { $size } KB.
kept-room = With its programs this page uses { $used } MB of the { $room } MB that the browser lets it have.
everything = Export everything
aside = A damaged save, set aside
aside-export = Export the damaged save
aside-delete = Delete the damaged save
imported-new = { $count ->
    [one] One game was brought in.
   *[other] { $count } games were brought in.
}
imported-same = { $count ->
    [one] One game was here already.
   *[other] { $count } games were here already.
}
imported-others = The settings, and whatever else was kept, came along.
imported-unreadable = { $count ->
    [one] One save could not be read, and was left out.
   *[other] { $count } saves could not be read, and were left out.
}
imported-refused = { $count ->
    [one] One game found no room.
   *[other] { $count } games found no room.
}

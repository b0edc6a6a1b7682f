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
series-lost = This browser does not have the game night of this address. Begin another one here.
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

# The record of play, and the game of the day.

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
daily-not-yet = This day has not come yet where you are.
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
daily-midnight = Midnight has passed: these are the games of the new day.
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

# What is told of finished games: what is counted, and feats.

elfenwizards-best-duel = Most power in a duel
elfenwizards-best-round = Most points in a round
elfenwizards-feat-crowned = Crowned
elfenwizards-feat-crowned-text = Become High Druid.
elfenwizards-feat-crowned-twice = Crowned twice
elfenwizards-feat-crowned-twice-text = End the game by becoming High Druid a second time.
elfenwizards-feat-from-the-roots = From the roots
elfenwizards-feat-from-the-roots-text = Win, with a wizard who was sent down to the roots and rose to a title again.
elfenwizards-feat-both-druids = Both Druids
elfenwizards-feat-both-druids-text = Win both Druid titles in one round.
elfenwizards-feat-great-duel = A great duel
elfenwizards-feat-great-duel-text = Win a title with 18 power or more.
elfenwizards-feat-rich-round = A rich round
elfenwizards-feat-rich-round-text = Score 30 points or more in one round.
elfenwizards-feat-no-crown = The power behind
elfenwizards-feat-no-crown-text = Win without ever becoming High Druid.
elfenwizards-feat-spotless = Spotless
elfenwizards-feat-spotless-text = Win without a single grey token.
elfenwizards-feat-from-behind = From behind
elfenwizards-feat-from-behind-text = Win after having been alone in last place when the first round ended.
elfenwizards-feat-nothing-wasted = Nothing wasted
elfenwizards-feat-nothing-wasted-text = Use five dice or more in one round, and none in vain.

# What is told of finished games: what is counted, and feats.

spell-wars-best-spell = Best spell: life it cost others
spell-wars-best-steal = Biggest steal: Blood taken at once
spell-wars-feat-two-with-one = Two with one
spell-wars-feat-two-with-one-text = Kill two wizards with one spell.
spell-wars-feat-great-spell = A great spell
spell-wars-feat-great-spell-text = Cost others 17 life or more with one spell.
spell-wars-feat-scratched = Hardly scratched
spell-wars-feat-scratched-text = Be the last survivor of a round in which you lost eight life or less.
spell-wars-feat-back-from-the-dead = Back from the dead
spell-wars-feat-back-from-the-dead-text = Escape death, and be the last survivor of the round.
spell-wars-feat-alone = Nobody else
spell-wars-feat-alone-text = Win the match without anybody else surviving a round.
spell-wars-feat-last-is-first = The last shall be first
spell-wars-feat-last-is-first-text = Be among the first to die in the first round, and win the match.
spell-wars-feat-own-medicine = One’s own medicine
spell-wars-feat-own-medicine-text = Die of your own magic, and win the match all the same.
spell-wars-feat-prophet = Prophet
spell-wars-feat-prophet-text = Foretell rightly who dies next.
spell-wars-feat-bounty = Bounty hunter
spell-wars-feat-bounty-text = Claim a bounty.
spell-wars-feat-tower = At home in the Tower
spell-wars-feat-tower-text = Get the Tower six times in one match.
spell-wars-feat-thief = Treasure thief
spell-wars-feat-thief-text = Get a treasure that was another wizard’s.

# What is told of finished games: what is counted, and feats.

wizards-gambit-best-spell = Best spell, in points
wizards-gambit-best-turn = Most points in a turn
wizards-gambit-feat-grand-siege-magus = Grand Siege Magus
wizards-gambit-feat-grand-siege-magus-text = End the game with ten points.
wizards-gambit-feat-under-negation = Despite the negation
wizards-gambit-feat-under-negation-text = Claim a spell while another’s gambit lies on your spell book.
wizards-gambit-feat-two-in-a-turn = Two in a turn
wizards-gambit-feat-two-in-a-turn-text = Claim two spells in one turn.
wizards-gambit-feat-great-spell = A great spell
wizards-gambit-feat-great-spell-text = Claim a spell worth five points.
wizards-gambit-feat-no-gambit = No gambit
wizards-gambit-feat-no-gambit-text = Win without playing a gambit.
wizards-gambit-feat-gambits = Master of gambits
wizards-gambit-feat-gambits-text = Play three gambits in one game.
wizards-gambit-feat-counter-gambit = Counter-gambit
wizards-gambit-feat-counter-gambit-text = Destroy another’s gambit with yours.
wizards-gambit-feat-pickpocket = Pickpocket
wizards-gambit-feat-pickpocket-text = Take three cards out of others’ hands in one game.
wizards-gambit-feat-bounty = Colbach’s heir
wizards-gambit-feat-bounty-text = Play Colbach’s Bounty.
wizards-gambit-feat-from-behind = From behind
wizards-gambit-feat-from-behind-text = Win after having been five points behind somebody.
wizards-gambit-feat-swift = Swift
wizards-gambit-feat-swift-text = Win in the eighth round or before.

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

# What this page is.

about = About Conclave
about-version = Version { $version }, build { $build }
about-version-unreleased = Version { $version }, not released
about-kept = What is kept, and where
about-sent = Everything stays in this browser, and nothing of it is sent anywhere. There is no account, there are no cookies, and nobody counts who plays. These are kept:
about-kept-games = your games, twice, with a few earlier states of each;
about-kept-record = your settings and names, the record of play, game nights, days, lessons and puzzles;
about-kept-screens = for tables on many screens, which seat is whose;
about-kept-page = and the games themselves, so that they can be played without a network.
about-others = On many screens your moves and names go to the screens that play with you, straight from device to device. Where the owner of this site has named a server for that, the page says so and asks before it turns there. In a frame of another site, that site may keep the game.
about-saves = Export or delete what is kept
about-makers = Who has made it
about-made = Conclave is made by its founders, and is free: under the licences MIT or Apache-2.0, at your choice. Its type is Alegreya, by Huerta Tipográfica, under the SIL Open Font Licence.
about-games = It follows the rules of published games, for love of them and without ties to their authors or publishers. All words and drawings here are its own. If you like a game, buy it and play it at a table.
about-licenses = All that is in it, and under which licences
about-source = The source
about-new = What is new

# A line for each change that a player notices; a higher number is newer. (CHANGELOG.md has all of them.)

about-new-1 = Four games, against bots of four levels, around one device or alone, in English and French.
about-new-2 = Each game is learned by playing a first one; the rules show the board itself.
about-new-3 = Finished games are analysed: where they were decided, and what else could have been done.
about-new-4 = The record of play, the game of the day, and puzzles from real games.
about-new-5 = One table, many screens: everybody plays on a screen of their own, joined by a code or a link.
about-new-6 = Bots have tempers: bold, careful, envious or even.
about-new-7 = Elfenwizards: with three, five or six, every colour starts evenly (version 4 of the rules).
about-new-8 = Spell Wars: no Treasure works at the end of a turn once a single wizard lives (version 2 of the rules).
about-new-9 = Dice Arena: a throw at a die hits it best, hard throws can be lost over the rim, and the arena is shaken (version 2 of the rules).
about-new-10 = Wizard’s Gambit: an incantation can be played if one of its steps can act (version 3 of the rules).
about-new-11 = Wizard’s Gambit: weak incantations draw more, and burdens of five points weigh more (version 4 of the rules).
about-new-12 = Wizard’s Gambit: Hush allows another incantation, and whoever is pilfered draws a card (version 5 of the rules).
about-new-13 = A whole table can go over to another device, in the middle of a game.
about-new-14 = Others are shown two to five times as fast: only what concerns you waits to be read.
about-new-15 = The Back button closes what is open before it leaves the page.
about-new-16 = What your system asks for is done at once: its colours, more contrast, less motion. Commands of one letter can be turned off.
about-new-17 = Names in Hebrew and Arabic keep their order, and all grows with your browser's zoom on large screens as well.
about-new-18 = What could not be kept is said to be missing, and kept as soon as there is room; a wrong link says which part is wrong.
about-new-19 = Spell Wars with six and Wizard’s Gambit with five fit every screen.
about-new-20 = This page, with the licences of everything that is in it.
about-new-21 = A hint lays out what it advises: what is left to press is marked, in every game.
about-new-22 = Spell Wars: the card at work fills the stage, and the next spell can be laid out while others cast.
about-new-23 = Games are kept in two stores of the browser, and come back from the one that is whole.
about-new-24 = Who is one step from winning is marked; the lesson of Dice Arena explains each spell when it is cast.
about-new-25 = While a game loads, a bar tells how much of it has come; a table can take the whole screen; and links show a picture in chats.
about-new-26 = Set-up asks for colours after “Begin”; on tablets, too, all that is asked is in view with any number of players.

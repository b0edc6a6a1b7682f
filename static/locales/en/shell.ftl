# What every page says: set-up, the table, settings, what is wrong with a save.

product = Conclave
close = Close
done = Done
home = Home
play = Play
learn = Learn
to-puzzles = Puzzles
screens = Several screens
learn-offer = New to { $game }? “Learn” below guides you through a first game.
rules = Rules
rules-of = { $game }: the rules
texts-coming = On its way…
texts-missing = This could not be fetched. The line may be down; try again in a moment.
language = Language
theme = Look
theme-night = Night
theme-day = Daylight
theme-contrast = High contrast
speed = Speed
speed-instant = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
speed-step = Step by step
speed-still = Your system asks for less motion, so everything is shown at once, and great moments as still cards.
sound = Sound
volume = Volume
confirm = Ask before what cannot be undone
saves-and-room = Saves and storage
settings = Settings

elfenwizards-name = Elfenwizards
spell-wars-name = Spell Wars
wizards-gambit-name = Wizard’s Gambit
dice-arena-name = Dice Arena

export = Export
save-error-none = This file is not a saved game.
save-error-newer = A newer version of Conclave wrote this save. Reload the page to get that version.
save-error-older = This game was played under older rules that this version no longer plays.
save-error-damaged = This save is damaged: part of it is missing or was changed.
save-earlier = The last save of this game was damaged, so this is its state a little earlier. The damaged one is set aside: the page of saves has it.
save-error-game = This save is of a game that is not here: { $game }.
save-error-setup = This save begins with a table that the rules do not allow.
save-error-illegal = This save breaks the rules at action { $number }, so it cannot be played on.
save-kept = It is kept untouched, and can be exported.
storage-blocked = This browser does not let the page keep anything. The game goes on, but it ends with this tab: export it to keep it.
storage-full = The browser’s storage is full, so the game is no longer saved. It goes on; export it, or delete old saves.
slot-empty = There is no saved game at this address in this browser.

set-up = New game
players = Players
person-name = Player { $number }
bot-name = { $number ->
    [1] Isaura
    [2] Corvin
    [3] Mélisande
    [4] Tiberius
    [5] Oriane
   *[other] Balthazar
}
who-person = Person
who-novice = Novice bot
who-apprentice = Apprentice bot
who-adept = Adept bot
who-archmage = Archmage bot
who-guest = At a screen
who-remote = Elsewhere
name-of = Name of player { $number }
who-of = Who plays for player { $number }
guild-of = Guild of player { $number }
levels = Bots: a novice plays its first idea, an apprentice plays quickly, an adept thinks ahead, an archmage plays best. Corvin and Balthazar are bold, Isaura and Oriane careful, Mélisande envies whoever leads, Tiberius keeps calm.
guilds-dealt = Deal the guilds at random
guild-red = Flame, vermilion
guild-green = Leaf, green
guild-blue = Wave, blue
guild-yellow = Sun, yellow
guild-black = Raven, black
guild-white = Star, white
variants = Variants
seed = Seed (the same number gives the same game)
seed-drawn = drawn by chance
seed-wrong = A seed is a whole number, such as 42.
name-twice = Two players are called { $name }. Everybody needs a name of their own.
set-up-wrong = The game cannot begin like this: { $why }.
begin = Begin

table-closed = This table is closed
link-seats = The link asks for { $asked ->
    [one] one player
   *[other] { $asked } players
}; this game takes { $least } to { $most }.
link-names = The link names { $names } players, but { $seats } play.
link-part = The link’s “{ $part }” makes no sense for this game.
link-seed = The link’s “{ $part }” must be a whole number, not “{ $value }”.
link-value = The link’s “{ $part }” says “{ $value }”. It can say: { $allowed }.

to-board = To the board
tools = Tools
board = Board
undo = Undo
redo = Redo
hint = Hint
log = Log
log-all = Show the whole log
log-only = Only what { $name } does
sheet = Scores
what = What is this?
keys = Keys
key-tab = to the next control
key-arrows = over the board, and between it and your hand
key-enter = picks up, puts down, presses
key-escape = closes, or puts back what is in your hand
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
not-your-turn = That is not to be decided now.

playback-on = Go on
playback-next = Next event
playback-skip = Skip
playback-skip-out = To the next round
playback-again = Show again what has happened

hint-wait = The Archmage is thinking…
hint-none = The Archmage has no advice just now.
hint-plan = Good for { $name }: { $plan }.
hint-lost = { $name } can hardly win any more. This holds out best: { $plan }.
hint-won = { $name } can hardly lose any more. The surest way: { $plan }.
hint-chance = Won like this: about { $chance } games in 100.
hint-less = Otherwise: { $plan }, about { $less } fewer of 100.
hint-equal = Just as good: { $plan }.
hint-told = { $name }: { $plan }.
hint-do = Do it
playback-why = Why that move?
talk = Time to talk. Promises are free, and bind nobody.
talk-over = Go on
curtain = { $name }, it is your turn. Is nobody else looking?
curtain-who = Who has the device? Is nobody else looking?
curtain-lift = I am { $name }
bots-failed = The bots cannot be reached.
retry = Try again
elsewhere = This game was carried on in another tab. Nothing is overwritten.
elsewhere-theirs = Take up that one
elsewhere-mine = Keep this one as another game

replay = Replay
analysis = Analysis
moment = Moment
moment-of = { $turn } of { $turns }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-close = Back to the game
branch = Play on from here
share = Share
shared-here = Somebody shared this game with you. Look at it move by move; it is not kept here until you play on from one of its moments.
shared-newer = A newer version of Conclave made this link. Reload the page to get that version.
shared-damaged = This link is incomplete, or was changed on its way. Ask for it once more.
branch-name = { $name }, from move { $number }

wins = { $name } wins!
share-victory = { $names } and { $last } share the victory!
nobody-wins = Nobody wins.
level-milder = Three games lost in a row. Milder bots next time?
level-stronger = Three games won in a row. Stronger bots next time?
rematch = Rematch
swap-seats = Swap seats
record-of-play = Record
daily-back = Share the result
series-back = Back to the game night

# What every page says: set-up, the table, settings, what is wrong with a save.

product = Conclave
close = Close
done = Done
home = Home
play = Play
learn = Learn
to-puzzles = Puzzles
screens = Several screens
learn-offer = New to { $game }? Learn it in a guided first game
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
full-screen = Full screen
volume = Volume
confirm = Ask before what cannot be undone
letters = Keys of one letter or sign (?, A, H, L, P, S, W)
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
missing-full = The browser’s storage is full, so not everything could be kept: results, settings, or seats at a table. Delete old saves; what is missing is kept as soon as there is room, while this page stays open.
missing-blocked = The browser did not let the page keep everything: results, settings, or seats at a table. The page keeps trying while it stays open.
restored = { $count ->
    [one] A game or result had been lost or damaged in this browser, and has come back whole from its second store.
   *[other] { $count } games or results had been lost or damaged in this browser, and have come back whole from its second store.
}
report = Something is wrong here
report-about = This file tells what helps to find a mistake of ours. Nothing is sent: save it, and give it to whoever looks after this page, if you like.
report-game = It holds the whole game up to this moment, with what players hold in secret.
report-content = What the file holds
report-names = With the players’ names
report-save = Save the file
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
guilds-of-all = Colours
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
lost = There is nothing here
lost-words = This address leads nowhere. The games are at home.
link-seats = The link asks for { $asked ->
    [one] one player
   *[other] { $asked } players
}; this game takes { $least } to { $most }.
link-names = The link names { $names } players, but { $seats } play.
link-part = The link’s “{ $part }” makes no sense for this game.
link-seed = The link’s “{ $part }” must be a whole number, not “{ $value }”.
link-value = The link’s “{ $part }” says “{ $value }”. It can say: { $allowed }.
link-nonsense = The address says “{ $value }” for “{ $part }”, which makes no sense.
link-twice = The address says “{ $part }” twice.
link-long = This address is longer than any of this page.
rules-no-chapter = There is no such chapter. These are the rules.

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
playback-skip-out = Show the result
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
chance-alone = What simulates the throws cannot be reached: at this table chance decides them from now on.
retry = Try again
elsewhere = This game was carried on in another tab. Nothing is overwritten.
elsewhere-theirs = Take up that one
elsewhere-mine = Keep this one as another game
elsewhere-lost = What the other tab has saved cannot be read here. You can keep this one as another game.
deleted = This game was deleted in another tab. It is still here, but it is not kept.
deleted-keep = Keep it and play on

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

# What the controls around every board, and the fields of set-up, are.
# Each piece: its name (at most 30 characters), `-text` in one or two sentences, `-now` with the numbers $n
# and $m that matter now (160 characters for both), `-not` why it cannot be used. One line each, without
# choices.

explain-not-yours = It is not your turn.

explain-what = What is this?
explain-what-text = While this is on, a tap or Enter explains a piece and plays nothing. Escape, or this button again, goes back to playing.
explain-home = Home
explain-home-text = Leaves the table. The game is saved after every action and waits for you there.
explain-undo = Undo
explain-undo-text = Takes back your last step, as far as nothing hidden was shown and no die was rolled since.
explain-undo-not = There is nothing to take back: nothing was done yet, or something hidden has come to light.
explain-redo = Redo
explain-redo-text = Does again what was taken back.
explain-redo-not = Nothing was taken back, so there is nothing to do again.
explain-hint = Hint
explain-hint-text = The archmage looks at what you can see, and proposes a move. It tells nothing that is hidden from you.
explain-hint-not = A hint is for somebody here who is to decide now.
explain-replay = Replay
explain-replay-text = Looks back at the game, step by step. You can also play on from an earlier moment, as a game of its own.
explain-sheet = Scores
explain-sheet-text = The score sheet so far, player by player.
explain-log = Log
explain-log-text = What has happened, in sentences. Pressing one shows that moment on the board.
explain-rules = Rules
explain-rules-text = The rules of this game in our words, with every ruling of ours named.
explain-sound = Sound
explain-sound-text = Switches the sounds on or off.
explain-full-screen = Full screen
explain-full-screen-text = The table takes the whole screen. Another press gives it back, and so does Escape.
explain-leave = Leave the table
explain-leave-text = Gives up your seat, after a question. Who only closes the page keeps it.
explain-scan = Scan a player’s answer
explain-scan-text = For a table without a camera: takes the answer of somebody who wants to join, or to come back, to it.
explain-share = Share
explain-share-text = A link or a file with the whole game in it, for others to look at or to play on.
explain-keys = Keys
explain-keys-text = What the keys do: everything can be played without a mouse.
explain-settings = Settings
explain-settings-text = How fast events are shown, how it looks, and what is asked before it is done.
explain-why = Why that move?
explain-why-text = The last bot to act tells why it did what it did, from what you could see too.
explain-again = Show again
explain-again-text = Shows once more what has happened since your last decision.
explain-next = Next event
explain-next-text = Shows the next event now. A press on the board, Enter or the space bar do the same.
explain-pause = Pause
explain-pause-text = Events wait until you ask for the next one. The speed is chosen in the settings.
explain-go-on = Go on
explain-go-on-text = Events follow one another by themselves again.
explain-skip = Skip
explain-skip-text = Shows at once how everything ends that is still to be shown. The log keeps it.
explain-seat = Player
explain-seat-text = Name and guild, the score, and what lies in front of the player. Whoever must decide glows.
explain-curtain = Curtain
explain-curtain-text = Hides the board until the player it is meant for holds the device, so that nobody sees another’s secrets.

explain-level-person = Human
explain-level-person-text = Somebody at this device decides. Several people pass it around; what is secret waits behind a curtain.
explain-level-guest = Guest
explain-level-guest-text = Somebody plays on a screen of their own: a phone, a tablet, another computer. The table shows how to join.
explain-level-novice = Novice bot
explain-level-novice-text = Plays its first idea and misses what takes a second look: right for children and first games.
explain-level-apprentice = Apprentice bot
explain-level-apprentice-text = Plays quickly and overlooks a lot: right for getting to know a game.
explain-level-adept = Adept bot
explain-level-adept-text = Thinks ahead a little and seldom makes gross mistakes: right once you know the rules.
explain-level-archmage = Archmage bot
explain-level-archmage-text = Thinks longest and plays best. It knows no more than its seat may know.
explain-level-remote = Elsewhere
explain-level-remote-text = The page around this one sends the moves, when Conclave is part of another page.
explain-guilds-dealt = Guilds
explain-guilds-dealt-text = Dealt at random, or chosen by each player.
explain-seed = Seed
explain-seed-text = All chance comes from this number: the same seed with the same moves gives the same game.

# What all lessons share.

lesson = Lesson
lesson-of = { $game }: lesson { $number }
lesson-step = { $step } of { $steps }
lesson-know = I know this
lesson-help = Show me
lesson-again = Begin the lesson again
lesson-leave = Leave
lesson-refused = The rules allow that. For now, do what the lesson asks, to see what comes of it.
lesson-over = That was the lesson!
lesson-next = Next lesson
lesson-on = Play on from here
lesson-new = New game

# Puzzles. They belong to all games; `puzzle-` is at the table of one,
# `puzzles-` in the list.

puzzle = Puzzle
puzzle-of = { $game }: puzzle { $number }
puzzle-head = Puzzle { $number } of { $of } · { $grade }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-task = { $name }, what do you do? One decision is clearly better.
puzzle-stands = { $name }: { $what }
puzzle-wrong = That wins about { $value } of 100 games, the right decision { $best }.
puzzle-wrong-more = Nothing has been done: try something else.
puzzle-right = Right! That wins about { $value } of 100 games, a wrong decision { $next } at most.
puzzle-shown = This is the solution.
puzzle-shown-more = It is marked on the board. Do it, and see what the others answer.
puzzle-show = Solution
puzzle-next = Next puzzle
puzzle-again = Back to the decision
puzzle-list = All puzzles
puzzle-missing = There is no puzzle with this number, or it was made for earlier rules.

puzzles = Puzzles
puzzles-about = Moments of real games between bots, in which one decision wins or loses clearly more than any other. Find it on the board; then the game goes on, if you like.
puzzles-progress = { $solved } of { $of } solved, { $once } of them at once
puzzles-easy = Easy: an apprentice nearly always finds these
puzzles-medium = Medium: an apprentice often misses these
puzzles-hard = Hard: an apprentice mostly misses these
puzzles-kept = What you have solved is kept on this device only, and exported with everything else. Games that begin with a puzzle count nowhere.
puzzles-more = More
puzzles-of = Puzzles of { $game }
puzzle-link-open = Puzzle { $number }
puzzle-link-shown = Puzzle { $number }: solution seen
puzzle-link-solved = Puzzle { $number }: solved
puzzle-link-at-once = Puzzle { $number }: solved at once

# The analysis of a finished game.

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

# What the rules pages of all games share: src/rules.

rules-contents = Contents
rules-search = Search the rules
rules-hits = { $n ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $n } places.
}
rules-variant = Variant:
rules-note = Note { $n }
rules-note-back = Back to the rule
rules-example = Example:
rules-before = This is how it stands before. Press Next.
rules-back = Back
rules-next = Next
rules-step = { $n } of { $count }
rules-glossary = Glossary

# One table, many screens.

screens-code-coming = One moment…
screens-copy = Copy the link
screens-share = Share
screens-copied = Copied.
screens-copy-it = The link is selected: copy it yourself.
screens-answer-taken = Thank you. The other screen is connecting.
screens-answer-used = This answer was used already, or its invitation was withdrawn. Scan the code at the table again.
screens-no-answer = That is an invitation, not an answer. The other screen shows the answer once it has opened the invitation.
screens-other-table = This code belongs to another table.
screens-trouble-network = Both devices must be in the same network. Some guest networks keep devices apart: then open a hotspot on one phone, and let the others use it.
screens-missing = { $names }: away.

screens-slow = This takes long. Are both devices in the same network? Some guest networks keep devices apart: a phone’s hotspot helps.
screens-scan-broken = What reads the codes could not be fetched. Is there a network? Try again, or paste the link.

screens-code-damaged = This code is incomplete. Scan it again, or copy the whole link.
screens-code-expired = This code has expired. The table shows a new one.
screens-other-build = One of the two screens has another version of this page. Load the page again on both.

# The table itself.

screens-only-table = This device is only the table: it shows what everybody may see.
screens-open = Open the table
screens-seats = Seats
screens-seat = Seat { $number }
screens-seat-free = free
screens-seat-here = is here
screens-seat-away = is away
screens-seat-own = at this device
screens-seat-bot = a bot
screens-show-seat = Show the code for seat { $number }
screens-invite = Invitation to seat { $number }
screens-invite-how = Scan this with a phone’s camera, or send the link. In another window of this browser it joins at once.
screens-way-back = { $name } is away: this code leads back to the same seat
screens-answer = Answer from the other screen
screens-answer-how = The other screen shows an answer. Scan it here, or with the phone of somebody who is at the table already. Or paste its link, or open that link in this browser.
screens-answer-take = Let in
screens-scan = Scan the answer
screens-begin = Begin
screens-begin-bots = Begin, with bots on the free seats
screens-dealer = This device deals, so it holds every secret of the game. The other screens only get what their seat may know.
screens-relayed = The others join through the page around this game, which carries what is said.
screens-no-server = No server is asked for anything.
screens-open-through = Guests reach this table through { $server }, as the link says. { $server } then learns the addresses of the devices, and nothing of the game.
screens-without = Without it
screens-link = Invitation for everybody
screens-link-how = One link for all: whoever opens it takes the next free seat, or comes back to their own. Send it in a chat, or let it be scanned.
screens-link-through = It leads here through { $server }.
screens-link-slow = This takes long. Some networks keep devices apart: a phone’s hotspot helps, or a TURN server that the owner of this site names.
screens-server-lost = { $server } does not answer, and is tried again. Meanwhile the code below works without it, between devices in the same network.
screens-trouble = It does not work?
screens-trouble-asleep = Keep both screens on, with this page in front, until they are connected.
screens-trouble-expired = Codes hold for half an hour. Scan again for a new one.
screens-guests = The other screens
screens-bot-plays = A bot plays
screens-here-plays = Somebody here plays
screens-invite-here = Invite somebody to this seat
screens-wait = Wait
screens-take-back = Take the seat back
screens-onlooker = Somebody
screens-onlookers = { $count ->
    [0] Nobody looks on
    [one] One looks on
   *[other] { $count } look on
}
screens-invite-onlooker = Invite somebody to look on
screens-dismiss = Send { $name } away
screens-code = Code

screens-hand-over = Hand the table over
screens-hand-over-how = { $name }’s device becomes the table: it deals from then on and holds every secret of the game, hidden hands too. Everybody stays where they sit, and this device becomes a guest.
screens-hand-over-ask = Ask { $name }
screens-hand-over-asked = { $name } is being asked. The game goes on until the answer is here.
screens-hand-over-declined = { $name } would rather not have the table. It stays here.
screens-hand-over-not = Keep the table here
screens-handing-over = The table goes over to { $name }’s device. Keep this page open until everybody is there.
screens-was-table = Table

# Whoever joins such a table.

screens-scan-for = Scan a player’s answer

screens-join = Join a table
screens-name = Your name
screens-dealer-there = The device with the table deals, and can see all. Nobody else sees what only you may know.
screens-join-go = Join
screens-through = This table is reached through { $server }, which then learns this device’s address, and nothing of the game.
screens-looking = Looking for the table…
screens-server-silent = { $server } does not answer. This page tries again by itself. Meanwhile the table has a code that works without it, for devices in the same network.
screens-table-silent = The table is not there at the moment: its device may be asleep, or its page closed. This page joins as soon as it is back.
screens-full = All seats at this table are taken.
screens-answer-show = Show this to the table
screens-answer-guest = The device with the table scans this code, or anybody’s phone that is at the table already does. Or send the link there and open it in its browser.
screens-answer-link = Answer
screens-answer-wait = Waiting until the table has seen it. Keep this page open.
screens-connecting = Connecting…
screens-seated = { $name }, you have a seat. The game begins when the table is ready.
screens-looks-on = looking on
screens-looks-on-soon = You look on. The game begins when the table is ready.
screens-away = The table does not answer. It may be asleep: the game goes on here as soon as it is back.
screens-between = The game night goes on at the table. This screen goes on by itself when the next game begins.
screens-leave = Leave the table
screens-leave-how = Your seat becomes free, and somebody else, or a bot, can have it. To come back to it later, close this page instead.
screens-leave-not = Stay
screens-leaving = The table is being told. If it is away, keep this page open until it is back.
screens-lost = The connection has ended. Your seat is kept: scan the code at the table to come back.
screens-no-table = This table is not kept in this browser. Open it where it was begun, or open another one.
screens-seat-not-kept = This browser does not let the page keep anything: your seat ends with this page, so leave it open.
screens-table-elsewhere = This table is open in another window of this browser. One window is the table: if this one takes it over, the other shows this page, and guests come here; those who do not by themselves scan a code.
screens-table-here = Take the table over here
screens-reload = Load the page again
screens-handing = Taking the answer to the table…
screens-handed = The table has the answer. You can close this window.
screens-no-table-here = The table is not open in this browser. Open this link in the browser that has the table, or paste it there.

screens-left-uninvited = The table does not know this invitation any more. Ask for a new code.
screens-left-taken = Somebody else has this seat. Ask for another code.
screens-left-crowded = There are as many screens at this table as it takes.
screens-left-elsewhere = You have opened this seat in another window.
screens-left-dismissed = The table has given this seat to somebody else.
screens-left-flooded = The table has closed the connection, because too much came over it.
screens-left-game = The table plays another game now. Ask for a new code.
screens-left-own = You have left the table.

screens-told-undone = The table has taken something back.
screens-told-redone = The table has done again what was taken back.
screens-told-next = Another game begins.
screens-told-swapped = Another game begins, and everybody sits one seat further on.
screens-stale = Something happened before that. Look again.
screens-refused = That cannot be done now.
screens-next = The table begins the next game: your seat is kept.

screens-offered = Will you have the table?
screens-offered-how = The table is to go over to this device. It then deals and holds every secret of the game, and has to stay on with this page in front. Your seat stays yours.
screens-offered-take = Take the table
screens-offered-leave = Rather not
screens-offered-comes = The table is on its way. Keep this page open.
screens-told-moved = Another device is the table now. It deals, and holds every secret of the game.

# Scanning a code with the camera.

scan-asking = Waiting for the camera. If the browser asks whether this page may use it, allow it.
scan-looking = Hold the code of the other screen into the picture: as large as it fits, and straight.
scan-hidden = The camera is off while nobody looks at this page.
scan-refused = This page may not use the camera. Allow it in the browser, with the sign beside the address, and try again. Or take a photo of the code.
scan-framed = The page around this one does not let it use the camera, or it was refused. Open the table in a window of its own, or take a photo of the code.
scan-none = There is no camera here. Choose a picture of the code, let somebody’s phone scan it, or paste the link.
scan-busy = The camera does not answer. Another app or window may use it: close it there, and try again.
scan-insecure = Browsers lend the camera only to pages that come over HTTPS. Take a photo of the code, or paste the link.
scan-reading = Looking for a code in the picture…
scan-nothing = There is no code to be read in this picture. The code should fill it, straight and sharp.
scan-unreadable = This file is no picture that the browser can show.
scan-seen = The picture has a code.
scan-photo = Take a photo
scan-picture = Choose a picture
scan-again = Try again

# Sharing a game.

share-title = Share this game
share-about = The link holds the whole game. Whoever opens it can look at it move by move, and play on from any moment; nobody else keeps it.
share-names = With the players’ names
share-analysis = Open it on the analysis
share-link = Link
share-copy = Copy the link
share-copied = Copied.
share-copy-it = Your browser does not let the page copy. The link is selected: copy it with Ctrl C.
share-sheet = Share the link…
share-sheet-file = Share as a file…
share-file = Save as a file
share-picture = Save a picture
share-not-shared = That could not be shared.
share-no-link = This browser cannot make links of games. A file holds the same.
share-secrets = This game is not over, and a link tells everything: every hand, every secret choice, and what is still to be drawn. Send it to nobody who plays in it.
share-not-now = Not now
share-anyway = Share it all the same

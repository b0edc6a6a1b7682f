# What the controls around every board, and the fields of set-up, are (static/explain.js reads this file).
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

# The page that is there before any program: home, and what the start script shows around
# programs. It is rendered into HTML, in all languages, when the page is built.

home-motto = Wizard games for a long evening
home-games = The games
home-players = { $least }–{ $most } players · { $minutes } min
home-first = Begin with this one
home-series = A game night: several games, one scoreboard
home-daily = The game of the day
home-record = Record of play
home-puzzles = Puzzles
home-import = Import a saved game
home-about = About Conclave

elfenwizards-character = Weighty · some luck · sharp elbows
elfenwizards-description = Guilds of wizards climb the Great Tree. Weigh your spells, break a promise, and be High Druid when it counts.
spell-wars-character = Light · much luck · no mercy
spell-wars-description = Three cards make a spell, and everybody casts at once in the ruins of the keep.
wizards-gambit-character = Some thought · some luck · a little theft
wizards-gambit-description = Brew what the others need, and seal a spell before they see through you.
dice-arena-character = Light · luck and aim · no mercy
dice-arena-description = Real dice in a real pit: throw well, take your groups, and leave before your luck does.

news-update = A new version is ready.
news-updated = This is the new version.
news-what = What is new
news-offline = Ready to play without a network.
news-load = Load it
news-install = Install Conclave

waiting = Setting the table…
waiting-half = Half of it is here.
missing-title = The game could not be loaded
missing-words = The line may be down. Nothing is lost; try again in a moment.
crash-title = Something has broken
crash-words = That was a mistake of ours, not yours. Your game is saved up to the last move; load the page again to go on, or keep the game as a file.
crash-reload = Load again
no-script = The games need JavaScript and WebAssembly.

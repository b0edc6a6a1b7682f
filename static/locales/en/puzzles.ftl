# Puzzles: fetched when they are opened. They belong to all games; `puzzle-` is at the table of one,
# `puzzles-` in the list.

puzzle = Puzzle
puzzle-of = { $game }: puzzle { $number }
puzzle-head = Puzzle { $number } of { $of } · { $grade }
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-task = { $name }, what do you do? One decision is clearly better.
puzzle-task-more = Decide on the board. The log tells what has happened so far.
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

# What all lessons share: fetched when one is opened.

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

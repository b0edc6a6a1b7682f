# The lessons of Elfenwizards. A step has what to do (at most 60 characters) and why (at most 90).

elfenwizards-lesson-1-roll = Roll your seven dice
elfenwizards-lesson-1-roll-why = Each die becomes a spell: the more pips, the more it is worth.
elfenwizards-lesson-1-done = You have rolled your dice.

# Sharing a game: read by static/share.js, which knows lines of this form only.

share-title = Share this game
share-close = Close
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

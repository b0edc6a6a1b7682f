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

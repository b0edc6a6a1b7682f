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

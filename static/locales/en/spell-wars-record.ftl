# What is told of finished games: what is counted, and feats.

spell-wars-best-spell = Best spell: life it cost others
spell-wars-best-steal = Biggest steal: Blood taken at once
spell-wars-feat-two-with-one = Two with one
spell-wars-feat-two-with-one-text = Kill two wizards with one spell.
spell-wars-feat-great-spell = A great spell
spell-wars-feat-great-spell-text = Cost others 17 life or more with one spell.
spell-wars-feat-scratched = Hardly scratched
spell-wars-feat-scratched-text = Be the last survivor of a round in which you lost eight life or less.
spell-wars-feat-back-from-the-dead = Back from the dead
spell-wars-feat-back-from-the-dead-text = Escape death, and be the last survivor of the round.
spell-wars-feat-alone = Nobody else
spell-wars-feat-alone-text = Win the match without anybody else surviving a round.
spell-wars-feat-last-is-first = The last shall be first
spell-wars-feat-last-is-first-text = Be among the first to die in the first round, and win the match.
spell-wars-feat-own-medicine = One’s own medicine
spell-wars-feat-own-medicine-text = Die of your own magic, and win the match all the same.
spell-wars-feat-prophet = Prophet
spell-wars-feat-prophet-text = Foretell rightly who dies next.
spell-wars-feat-bounty = Bounty hunter
spell-wars-feat-bounty-text = Claim a bounty.
spell-wars-feat-tower = At home in the Tower
spell-wars-feat-tower-text = Get the Tower six times in one match.
spell-wars-feat-thief = Treasure thief
spell-wars-feat-thief-text = Get a treasure that was another wizard’s.

# Ce qui se raconte des parties terminées : ce qui se compte, et les exploits.

spell-wars-best-spell = Meilleur sort : vie qu’il a coûtée aux autres
spell-wars-best-steal = Plus gros vol : Sang pris d’un coup
spell-wars-feat-two-with-one = D’une pierre deux coups
spell-wars-feat-two-with-one-text = Tuer deux magiciens d’un seul sort.
spell-wars-feat-great-spell = Un grand sort
spell-wars-feat-great-spell-text = Coûter 17 points de vie ou plus aux autres d’un seul sort.
spell-wars-feat-scratched = À peine égratigné
spell-wars-feat-scratched-text = Survivre seul à une manche en y perdant huit points de vie au plus.
spell-wars-feat-back-from-the-dead = Revenant
spell-wars-feat-back-from-the-dead-text = Échapper à la mort, et survivre seul à la manche.
spell-wars-feat-alone = Sans partage
spell-wars-feat-alone-text = Gagner le match sans que personne d’autre ne survive à une manche.
spell-wars-feat-last-is-first = Les derniers seront les premiers
spell-wars-feat-last-is-first-text = Mourir parmi les premiers à la première manche, et gagner le match.
spell-wars-feat-own-medicine = L’arroseur arrosé
spell-wars-feat-own-medicine-text = Mourir de sa propre magie, et gagner le match quand même.
spell-wars-feat-prophet = Prophète
spell-wars-feat-prophet-text = Annoncer justement qui meurt ensuite.
spell-wars-feat-bounty = Chasseur de primes
spell-wars-feat-bounty-text = Toucher une prime.
spell-wars-feat-tower = Chez soi dans la Tour
spell-wars-feat-tower-text = Obtenir la Tour six fois dans un match.
spell-wars-feat-thief = Voleur de trésor
spell-wars-feat-thief-text = Obtenir un trésor qui était à un autre magicien.

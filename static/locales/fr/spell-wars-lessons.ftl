# Les leçons de Spell Wars. Une étape dit que faire (60 caractères au plus) et pourquoi (90 au plus).

# La première : un sort, son ordre, ses cibles, ses dés.

spell-wars-lesson-1-first = Touchez Taléboulas, puis scellez le sort
spell-wars-lesson-1-first-why = Le dernier sorcier en vie gagne. Cette carte inflige 3 dégâts au voisin de gauche.
spell-wars-lesson-1-three = Scellez un sort de vos trois cartes Illusion
spell-wars-lesson-1-three-why = Une Source, une Qualité, une Destination. Les sorts plus courts passent avant.
spell-wars-lesson-1-whom = Choisissez { $p1 }
spell-wars-lesson-1-whom-why = De 10 vies à 9. La carte suivante inflige alors 3 à chaque adversaire à vie impaire.
spell-wars-lesson-1-dice = Lancez Tentaculax sur { $p2 }
spell-wars-lesson-1-dice-why = D’abord la cible, puis les dés : un par glyphe Illusion de votre sort.
spell-wars-lesson-1-initiative = Scellez Boucledorus et Crassdépargnus
spell-wars-lesson-1-initiative-why = À taille égale, la plus haute initiative passe d’abord. Crassdépargnus a 18.
spell-wars-lesson-1-lend = Choisissez { $p2 }
spell-wars-lesson-1-lend-why = Une Créature prêtée à votre sort, ou bien un dé de dégâts : à votre cible de voir.
spell-wars-lesson-1-tie = Envoyez Crassdépargnus sur { $p1 }
spell-wars-lesson-1-tie-why = Il vise le plus de Sang. Personne n’en a : à égalité, vous choisissez.
spell-wars-lesson-1-own = Composez maintenant votre propre sort
spell-wars-lesson-1-own-why = Mêmes glyphes, plus de dés ; moins de cartes, plus tôt le tour.
spell-wars-lesson-1-aims = Voyez qui vos cartes viseraient, puis scellez
spell-wars-lesson-1-aims-why = Pendant la préparation, chaque sorcier montre quelles cartes le prennent pour cible.
spell-wars-lesson-1-last = Soyez le dernier sorcier en vie
spell-wars-lesson-1-last-why = Cela gagne la manche, et un jeton. Deux jetons gagnent la partie.
spell-wars-lesson-1-done = Vous savez composer un sort, choisir son moment et ses cibles. Dans la leçon suivante : le Sang, le Donjon, les Trésors, les Créatures qui restent, et la mort.

# La seconde : le Sang, le Donjon, les Créatures, les Trésors, la mort.

spell-wars-lesson-2-tower = Scellez Bégoniax et Ignôminus
spell-wars-lesson-2-tower-why = Le Sang paie plus de magie. Bégoniax vous en donne 2, et le Donjon de { $p2 }.
spell-wars-lesson-2-blood = Scellez Taléboulas et Gromago
spell-wars-lesson-2-blood-why = Vous avez 3 Sang : 2 de votre carte, 1 du Donjon à la fin du tour.
spell-wars-lesson-2-block = Bloquez avec Ignôminus
spell-wars-lesson-2-block-why = Une Créature qui reste attaque à chaque tour, ou absorbe un coup entier pour vous.
spell-wars-lesson-2-pay = Payez 2 Sang pour Taléboulas
spell-wars-lesson-2-pay-why = Il inflige alors 3 dégâts à chaque adversaire. Vie de { $p1 } : 3, pas plus.
spell-wars-lesson-2-treasure = Payez 2 Sang pour Gromago
spell-wars-lesson-2-treasure-why = Tuer donne 3 Sang. Gagnez 2 Trésors ; { $p2 } doit en défausser un.
spell-wars-lesson-2-dead = Scellez Volcanino et Golemacifas
spell-wars-lesson-2-dead-why = Dans la mort, { $p1 } pioche à chaque tour une carte Sorcier Mort : une aide.
spell-wars-lesson-2-keep = Gardez votre Sang : touchez Continuer
spell-wars-lesson-2-keep-why = À votre passage, vos Trésors servent. Le Gang coûte 2 pour 1 seul dégât.
spell-wars-lesson-2-again = Relancez le 3 pour 2 Sang
spell-wars-lesson-2-again-why = 3 ne suffit pas : { $p2 } a 5 vies. Votre Globe Sacrificiel relance un dé.
spell-wars-lesson-2-round = Tout le monde revit : lancez ce qui vous plaît
spell-wars-lesson-2-round-why = Vous avez un jeton et gardez votre Sang. La mort a laissé une Créature à { $p1 }.
spell-wars-lesson-2-spend = Dépensez du Sang quand une carte vous le propose
spell-wars-lesson-2-spend-why = Le Sang reste à vous de manche en manche, mort ou vif.
spell-wars-lesson-2-token = Gagnez aussi cette manche
spell-wars-lesson-2-token-why = Le second jeton gagne la partie.
spell-wars-lesson-2-done = Sang, Donjon, Trésors, Créatures et mort : vous connaissez tout cela. Il vous reste la Magie féroce, les Réactions, et bien des cartes étranges.

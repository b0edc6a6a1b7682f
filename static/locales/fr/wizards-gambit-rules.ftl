# Les règles du Gambit des magiciens : chaque clé commence par wizards-gambit-rules-.

wizards-gambit-rules-intro = Des magiciens se réunissent autour d’une même réserve de sorts. Tous ajoutent des ingrédients aux mêmes sorts ; qui pose le dernier emporte le sort.

wizards-gambit-rules-aim = But du jeu
wizards-gambit-rules-aim-1 = Posséder le premier des sorts valant { $points } points : être Mage du Grand Siège.

wizards-gambit-rules-setup = Mise en place
wizards-gambit-rules-setup-1 = Quatre sorts sont visibles autour de leur paquet : c’est la réserve. Chacun indique les ingrédients qu’il demande, ses points, et ce qu’il fait pour son maître.
wizards-gambit-rules-setup-2 = Chacun reçoit { $hand } cartes de composants, et un gambit visible. Les autres gambits rejoignent le paquet de composants. Le plus grand chiffre commence ; on joue dans le sens des aiguilles d’une montre.
wizards-gambit-rules-setup-3 = Il y a autant de cartes de chacun des sept ingrédients, et les chiffres I à VIII des gambits ne décident que de qui commence.

wizards-gambit-rules-turn = Un tour
wizards-gambit-rules-turn-1 = Dans la phase de jeu, dans l’ordre voulu : vous devez poser un ingrédient, et vous pouvez effectuer une action d’incantation.
wizards-gambit-rules-turn-2 = Un ingrédient se pose près d’un sort de la réserve à qui il manque encore. Le Flocon prismatique est un joker : il va près de tout sort où il reste de la place.
wizards-gambit-rules-turn-3 = Une action d’incantation est l’une de celles-ci : jouer une incantation, jouer un gambit, libérer votre gambit.
wizards-gambit-rules-turn-4 = Piochez ensuite une carte de composants, ce qui finit le tour : les effets de fin de tour ont lieu, puis vous ne gardez que { $hand } cartes de votre choix.
wizards-gambit-rules-turn-5 = Personne ne dit ce qu’un Flocon remplace. On peut poser tant que les cartes d’un sort peuvent encore répondre à ses runes. Il en va de même d’une agate posée par qui possède l’Agate philosophale : elle vaut pour toute rune qui laisse une réponse possible, et n’est jamais fixée.

wizards-gambit-rules-cannot = Rien à poser
wizards-gambit-rules-cannot-1 = Si vous ne pouvez poser aucun ingrédient, montrez votre main à tous et piochez deux cartes au lieu d’une ; cela finit votre tour.
wizards-gambit-rules-cannot-2 = Ce n’est permis que si vraiment aucun ingrédient ne peut être posé. L’action d’incantation peut venir avant ; si elle rend un ingrédient jouable, il faut en poser un.
wizards-gambit-rules-cannot-3 = Si votre main devient vide à votre tour, le tour finit et vous piochez { $hand } cartes.
wizards-gambit-rules-cannot-4 = On le regarde quand la carte jouée, et tout ce qui en découle, est terminé. Cela finit le tour même sans ingrédient posé.

wizards-gambit-rules-claim = Réclamer un sort
wizards-gambit-rules-claim-1 = Qui pose le dernier ingrédient manquant place le sort sur son livre de sorts. Ses ingrédients sont défaussés, et la réserve est complétée aussitôt.
wizards-gambit-rules-claim-2 = Tous les points du livre comptent, mais seul le sort du dessus est éveillé : les autres dorment. Chacun peut parcourir tous les livres.
wizards-gambit-rules-claim-3 = Les capacités facultatives servent une fois par tour, à votre tour. Ce que l’ancien sort du dessus est en train de faire s’achève avant que le nouveau s’éveille.
wizards-gambit-rules-claim-4 = Ce qu’un effet achève est réclamé quand cet effet est fini, par le magicien dont c’est le tour. Si plusieurs sorts sont complets, il choisit lequel d’abord. (Avec les cartes de cette édition, aucun effet n’en achève deux.)
wizards-gambit-rules-claim-5 = Une capacité de début de tour attend votre prochain tour.

wizards-gambit-rules-effects = Incantations
wizards-gambit-rules-effects-1 = Une incantation produit son effet, puis elle est défaussée.
wizards-gambit-rules-effects-2 = Une incantation peut être jouée si au moins une de ses étapes peut agir. Sinon elle ne ferait rien et ne peut être jouée : piocher veut une carte à piocher, le droit de jouer davantage (Générosité de Colbach, Accélération…) une autre carte en main.
wizards-gambit-rules-effects-3 = Une étape qui n’a rien sur quoi agir est sautée. Il en va autrement de la capacité d’un sort : elle n’agit que si tout ce qu’elle fait choisir est là.
wizards-gambit-rules-effects-4 = Un sort qu’une carte remplace dans la réserve est mélangé au paquet de sorts.

wizards-gambit-rules-gambits = Gambits
wizards-gambit-rules-gambits-1 = Utiliser un gambit est une action d’incantation, mais un gambit n’est pas une incantation : ce qui concerne les incantations ne l’atteint pas.
wizards-gambit-rules-gambits-2 = Il protège un sort de la réserve : personne n’y ajoute ni ne le réclame. Ou il annule un livre de sorts : son sort du dessus dort, de même que ceux réclamés ensuite ; les points comptent toujours. Ou il détruit un gambit adverse en jeu : les deux quittent la partie.
wizards-gambit-rules-gambits-3 = Vous pouvez libérer votre gambit en jeu : il quitte la partie. Celui qui protège un sort ne peut l’être qu’à un tour suivant.
wizards-gambit-rules-gambits-4 = Tant que votre gambit est en jeu, vous ne pouvez réclamer aucun sort, ni en mettre un second en jeu.
wizards-gambit-rules-gambits-5 = Un sort protégé est hors jeu pour tous, son protecteur compris. Il y a au plus un gambit par sort ou par livre. Un livre vide ne peut être visé ; le vôtre peut l’être.
wizards-gambit-rules-gambits-6 = Avec votre gambit en jeu vous pouvez poser des ingrédients, mais pas le dernier qui manque. S’il ne reste que cela, vous ne pouvez pas jouer.
wizards-gambit-rules-gambits-7 = D’une main on joue d’abord le plus petit chiffre. Un gambit défaussé d’une main va à la défausse. Après { $stall } manches sans ingrédient posé ni sort réclamé, tous les gambits en jeu quittent la partie.

wizards-gambit-rules-hands = Cartes et mains
wizards-gambit-rules-hands-1 = Un gambit pioché se garde en main et y compte ; celui du départ n’y compte pas. On ne joue des cartes qu’à son propre tour.
wizards-gambit-rules-hands-2 = Si votre main devient vide au tour d’un autre, piochez aussitôt { $hand } cartes ; vous ne perdez aucun tour.
wizards-gambit-rules-hands-3 = Quand le paquet de composants est vide, la défausse est mélangée et le remplace. Si elle est vide aussi, personne ne pioche.
wizards-gambit-rules-hands-4 = Ce que vous avez vu d’une main, la table s’en souvient pour vous tant que la carte doit encore y être.

wizards-gambit-rules-end = La fin
wizards-gambit-rules-end-1 = Avec { $points } points vous gagnez aussitôt, même si votre livre est annulé.
wizards-gambit-rules-end-2 = Quand le paquet de sorts est vide, la réserve rétrécit. S’il n’y a plus aucun sort, le plus de points l’emporte ; à égalité, la victoire est partagée.
wizards-gambit-rules-end-3 = L’aube finit la partie après la manche { $round } : le plus de points l’emporte, et à égalité la victoire est partagée. Elle existe pour que toute partie finisse ; aucune partie jouée n’y arrive.
wizards-gambit-rules-end-4 = La victoire se constate avant que la réserve soit complétée et avant que le sort réclamé agisse.

wizards-gambit-rules-cards = Toutes les cartes
wizards-gambit-rules-cards-1 = Générosité, Échange corrompu, Générosité de Colbach et Prospérité viennent du livre ; les autres cartes sont propres à cette édition.

# Les images et les exemples.
wizards-gambit-rules-aim-figure = Un sort est réclamé : il est sur le dessus du livre de sorts de son propriétaire, qui en compte les points.
wizards-gambit-rules-setup-figure = Le départ : quatre sorts autour de la pioche, un livre de sorts par joueur, et votre main.
wizards-gambit-rules-turn-figure = L’ingrédient qui vient d’être posé est dans son emplacement de rune.
wizards-gambit-rules-cannot-figure = Un joueur ne pouvait poser aucun ingrédient et a montré toute sa main.
wizards-gambit-rules-claim-figure = Les emplacements vides sont ce qui manque au sort : qui remplit le dernier l’emporte.
wizards-gambit-rules-effects-figure = Une incantation vient d’être jouée.
wizards-gambit-rules-gambits-figure = Un gambit en jeu, à la couleur de son propriétaire.
wizards-gambit-rules-hands-figure = Une main montrée : ce qui a été vu reste connu.
wizards-gambit-rules-end-figure = La fin : le livre du vainqueur a assez de points.
wizards-gambit-rules-cards-figure = Des sorts de la réserve : les ingrédients au pied, les points en haut, la capacité entre les deux.
wizards-gambit-rules-turn-example = le premier tour d’une partie.
wizards-gambit-rules-claim-example = le sort acquis du livret, Générosité par-dessus Échange corrompu.
wizards-gambit-rules-claim-example-0 = Le grimoire de Mia a 4 points. Échange corrompu est au-dessus, et agit au début du tour de Mia.
wizards-gambit-rules-claim-example-4 = Il ne manquait que cette rune à Générosité.
wizards-gambit-rules-claim-example-5 = 1 point de plus fait 5. Générosité est maintenant au-dessus et veille aussitôt ; Échange corrompu dort.
wizards-gambit-rules-claim-example-7 = L’effet de Générosité : une carte de plus que d’habitude.
wizards-gambit-rules-claim-example-8 = On garde cinq cartes au plus.
wizards-gambit-rules-gambits-example = un gambit est joué, puis s’en va.
wizards-gambit-rules-spells = Sorts
wizards-gambit-rules-incantations = Incantations

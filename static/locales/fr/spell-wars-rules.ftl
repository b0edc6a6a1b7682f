# Les règles de Spell Wars, avec nos mots.

spell-wars-rules-intro = Jadis, les sorciers discutaient. Puis l’un d’eux changea un collègue en soupe, et depuis, c’est comme ça.

spell-wars-rules-aim = Le but
spell-wars-rules-aim-1 = Être le dernier sorcier debout. Une manche dure jusqu’à ce qu’il n’en reste qu’un, qui gagne un jeton Dernier Survivant ; le second jeton gagne la partie.
spell-wars-rules-aim-2 = Chacun commence une manche avec { $life } vies et n’en a jamais plus de { $most }. La mort est un désagrément, pas une excuse : tout le monde revient à la manche suivante.
spell-wars-rules-aim-3 = Le combat rapide a { $rounds } manches et pas de jetons : un point par adversaire tué, un point pour qui survit à une manche. Se tuer soi-même ne rapporte rien. À égalité gagne qui a survécu à une manche en dernier.

spell-wars-rules-cards = Ce qu’il y a sur les cartes
spell-wars-rules-cards-1 = Un sort a jusqu’à trois composants, un de chaque type : une Source (qui a eu l’idée), une Qualité (ce qui cloche) et une Destination (ce qui accourt). Les Destinations sont des Créatures et ont une initiative.
spell-wars-rules-cards-2 = Chaque composant porte un des cinq glyphes : Arcane, Obscur, Élémental, Illusion ou Primal. Des glyphes égaux dans un sort renforcent sa Créature.
spell-wars-rules-cards-3 = La Magie féroce remplace n’importe quel composant. Quand le sort est révélé, on révèle la pioche jusqu’à une carte de ce type, qui rejoint le sort à sa place.
spell-wars-rules-cards-4 = Votre adversaire le plus fort est celui qui a le plus de vies, le plus faible celui qui en a le moins. À égalité, vous choisissez. « Adversaire » veut toujours dire vivant.

spell-wars-rules-turn = Un tour
spell-wars-rules-turn-1 = Chaque sorcier vivant complète sa main à { $hand } cartes ; chaque mort pioche une carte Sorcier Mort.
spell-wars-rules-turn-2 = Tous placent en secret un sort de trois cartes au plus, une de chaque type au plus. Leur nombre reste secret jusqu’à ce que tous soient prêts.
spell-wars-rules-turn-3 = Les sorts sont lancés l’un après l’autre. Puis le tour finit, et qui tient le Donjon, mort ou vif, gagne { $tower } Sang.
spell-wars-rules-turn-4 = Un sort a au moins une carte, sauf si la main est vide.

spell-wars-rules-order = Qui passe d’abord
spell-wars-rules-order-1 = Les sorts de moins de cartes passent d’abord. Entre sorts de même taille, la plus haute initiative passe d’abord ; on ne l’annonce que quand c’est le tour de cette taille. Les égalités se jouent aux dés.
spell-wars-rules-order-2 = Une Créature gardée d’un tour précédent ne compte pas dans la taille du sort. La Magie féroce comme Destination a l’initiative 0.
spell-wars-rules-order-3 = Un jet d’égalité vaut pour tout le tour. Si un sort perd une carte avant son passage, sa place change avec sa taille.

spell-wars-rules-cast = Lancer un sort
spell-wars-rules-cast-1 = Retournez le sort, dites son nom avec conviction, puis résolvez Source, Qualité et Destination dans cet ordre. Ensuite tout est défaussé, sauf les Créatures qui restent.
spell-wars-rules-cast-2 = Une carte qui s’ajoute en route se résout ensuite, à son rang : une nouvelle Source passe avant la Destination, même s’il y a déjà eu une Source.
spell-wars-rules-cast-3 = La cible est choisie avant les dés. Une partie qui ne peut rien faire est sautée, et une option qui ne peut rien n’est pas offerte si l’autre peut.
spell-wars-rules-cast-4 = Gauche et droite veulent dire le prochain sorcier vivant de ce côté. « Déjà passé » veut dire avoir fini un sort ce tour.
spell-wars-rules-cast-5 = Ce qui vous est demandé, et quand, n’apprend rien de votre main aux autres : on vous demande les cartes que vous pouvez défausser même si aucune ne convient, et celle que vous devez donner ou ajouter même si une seule convient.

spell-wars-rules-power = Jets de puissance
spell-wars-rules-power-1 = Une Créature attaque avec un dé pour chaque carte de votre sort et chaque Créature à vous en jeu qui porte son glyphe, elle comprise. La somme donne { $low }, { $middle } ou { $high }.
spell-wars-rules-power-2 = Une Créature sans cible lance quand même, juste pour savoir si elle reste.
spell-wars-rules-power-3 = Les cartes ajoutées comptent, résolues ou non ; une Créature sans cible ne fait rien d’autre de ce que dit son résultat.

spell-wars-rules-creatures = Créatures
spell-wars-rules-creatures-1 = Une Créature dont le résultat dit qu’elle reste est posée devant vous, et doit attaquer de nouveau à votre prochain tour, où elle devra encore mériter sa place.
spell-wars-rules-creatures-2 = Chaque fois qu’un adversaire vous inflige des dégâts, vous pouvez défausser une Créature en jeu : elle absorbe tous ces dégâts, si grands soient-ils. Une seule bloque à la fois.
spell-wars-rules-creatures-3 = Vous pouvez voir le jet avant de décider. Les cartes face cachée ne bloquent pas.
spell-wars-rules-creatures-4 = Ce que vous vous infligez ne se bloque pas. Seuls les dégâts sont absorbés ; le reste de l’effet a lieu.
spell-wars-rules-creatures-5 = Le Bœuf aux Hormones ne garde que des composants du sort, pas des Créatures déjà posées.

spell-wars-rules-blood = Le Sang
spell-wars-rules-blood-1 = Le Sang achète davantage : le prix d’une carte se paie en entier ou pas du tout, avant ses dés. Vous n’en avez jamais plus de { $most }, et il reste à vous de manche en manche, mort ou vif.
spell-wars-rules-blood-2 = Chaque prix se paie une fois par tour. Tuer un adversaire donne { $kill } Sang, qui ne peuvent payer la carte même qui a tué.
spell-wars-rules-blood-3 = Personne ne perd, ne donne ni ne se fait voler plus de Sang qu’il n’en a.
spell-wars-rules-blood-4 = Pour X vous pouvez brûler autant de Sang que vous voulez, même plus qu’il n’en faut pour guérir. Un prix qui n’achèterait rien, comme chacun peut le voir, n’est pas demandé.

spell-wars-rules-death = Mourir
spell-wars-rules-death-1 = À 0 vie vous êtes mort : main, Trésors et Créatures sont défaussés, et vous piochez une carte Sorcier Mort. Certaines aident aussitôt, d’autres à la manche suivante.
spell-wars-rules-death-2 = Les composants à Réaction agissent encore quand vous mourez, s’ils sont non résolus dans votre sort, même face cachée. Certains empêchent la mort.
spell-wars-rules-death-3 = Si le sort de quelqu’un le tue en même temps que son dernier adversaire, il gagne quand même la manche.
spell-wars-rules-death-4 = Plusieurs morts à la fois se règlent depuis la gauche du responsable. Quand il reste un sorcier, le composant en cours s’achève, puis la manche finit.
spell-wars-rules-death-5 = Une Réaction qui empêche une mort l’empêche tout à fait : pas de Sang pour le tueur, pas de carte Sorcier Mort. Leur maître choisit l’ordre des Réactions, celles qui sauvent d’abord.
spell-wars-rules-death-6 = Si une Réaction tue le dernier survivant, le jeton va à qui avait tué le premier son dernier adversaire. Repos Mérité regarde vos jetons quand la manche suivante commence.

spell-wars-rules-tower = Le Donjon
spell-wars-rules-tower-1 = Bien des sorts veulent le Donjon, et font plus pour qui le tient. Tuer son détenteur vous le donne. À chaque manche il commence au milieu.
spell-wars-rules-tower-2 = On regarde si vous tenez le Donjon quand on arrive à cette ligne de la carte : une Source peut le prendre pour la Qualité.
spell-wars-rules-tower-3 = Un détenteur mort de sa propre main le garde, pour ce que ça vaut.

spell-wars-rules-treasures = Trésors
spell-wars-rules-treasures-1 = Les Trésors sont posés devant vous et peuvent être volés. Celui qui a un prix s’utilise une fois par tour, à votre passage, avant, entre ou après vos composants.
spell-wars-rules-treasures-2 = Ce qu’un Trésor fait à l’acquisition n’a lieu que s’il vient de la pioche, pas s’il est volé, donné ou échangé.
spell-wars-rules-treasures-3 = Le Fusil à Triple Canon compte une fois, quand le sort est révélé.
spell-wars-rules-treasures-4 = Qui a les Mains Poisseuses et passe en premier doit les échanger, si un adversaire a un Trésor.
spell-wars-rules-treasures-5 = Une prime posée au milieu y reste à la fin de la manche.
spell-wars-rules-treasures-6 = Qui défausse un Trésor choisit lequel ; qui en vole un aussi. La Dissuasion Nucléaire est proposée la première fois qu’un sort ne cible que vous.
spell-wars-rules-treasures-7 = Les Trésors de fin de tour agissent dans l’ordre des places, après le Donjon : un Trésor gagné à ce moment agit aussi, si la place de son propriétaire est encore à venir. Aucun n’agit dès qu’un seul sorcier vit.

spell-wars-rules-end = Manche et partie
spell-wars-rules-end-1 = À la fin d’une manche, chacun défausse main, Trésors et Créatures, et garde Sang, jetons et cartes Sorcier Mort. Puis vient ce qui est dû pour la nouvelle manche.
spell-wars-rules-end-2 = Les pioches ne sont pas mélangées entre les manches, seulement quand elles sont vides.
spell-wars-rules-end-3 = Ce qui est dû pour la nouvelle manche se gagne dans l’ordre des places, avant de piocher ; la vie revient à { $life }.
spell-wars-rules-end-4 = Si une pioche et sa défausse sont vides, on ne pioche rien.

spell-wars-rules-all = Toutes les cartes
spell-wars-rules-dead = Cartes Sorcier Mort

# Les images et les exemples.
spell-wars-rules-aim-figure = Les premiers dégâts de la partie : la vie, que chacun veut garder et que les autres veulent prendre.
spell-wars-rules-cards-figure = Un sort complet : Source, Qualité et Destination, chacune avec son glyphe, dans l’ordre de lecture.
spell-wars-rules-turn-figure = Tous les sorts sont scellés. On sait seulement combien de cartes chacun compte.
spell-wars-rules-order-figure = Moins il y a de cartes, plus on passe tôt. À égalité, la plus haute initiative l’emporte.
spell-wars-rules-cast-figure = La carte en cours est éclairée, et la ligne du dessus dit qui elle vise.
spell-wars-rules-power-figure = Un jet de puissance a atteint le résultat du milieu : sa ligne est éclairée.
spell-wars-rules-creatures-figure = Une Créature qui reste est devant son sorcier une fois le sort fini.
spell-wars-rules-blood-figure = Les gouttes comptent le Sang, jusqu’au bout de la piste.
spell-wars-rules-death-figure = Un sorcier est mort ; les survivants continuent.
spell-wars-rules-tower-figure = Qui tient le Donjon en porte le signe, et le perd dès qu’un autre le prend.
spell-wars-rules-treasures-figure = Les Trésors sont sous le sort de leur propriétaire.
spell-wars-rules-end-figure = Les morts reçoivent leurs cartes ; leurs effets viennent à la manche suivante.
spell-wars-rules-all-figure = Un Trésor vient d’aider un jet.
spell-wars-rules-order-example = les quatre sorts du livret, de deux, trois, trois et trois cartes.
spell-wars-rules-order-example-0 = Tom a placé deux cartes, les autres trois chacun.
spell-wars-rules-order-example-1 = Deux cartes passent avant trois, et personne d’autre n’en a deux. Sans Destination, l’initiative est 0.
spell-wars-rules-order-example-2 = Ce sort est résolu jusqu’au bout avant que les autres annoncent leur initiative.
spell-wars-rules-order-example-5 = 17, 14 et 14.
spell-wars-rules-order-example-6 = 17 est la plus haute.
spell-wars-rules-order-example-8 = Les deux 14 lancent un dé chacun, et le plus haut passe d’abord.
spell-wars-rules-order-example-10 = Le plus bas passe en dernier.
spell-wars-rules-cast-example = le sort complet du livret, de trois cartes.
spell-wars-rules-cast-example-0 = Max, à droite, a déjà lancé un sort de deux cartes. De ceux qui en ont trois, Mia a la plus haute initiative, 16. Personne ne tient le Donjon et personne n’a de Créature.
spell-wars-rules-cast-example-3 = Il était au milieu. Il n’a été volé à personne, donc la carte ne fait rien de plus.
spell-wars-rules-cast-example-6 = 1 et 2 désignent l’adversaire de gauche, 3 et 4 celui d’en face, 5 et 6 celui de droite.
spell-wars-rules-cast-example-8 = Un nouveau jet donne les dégâts : 3.
spell-wars-rules-cast-example-10 = La Source vient de prendre le Donjon, et la Qualité s’en sert déjà. Un autre adversaire : pas Léa.
spell-wars-rules-cast-example-13 = Personne n’a de Créature, donc Mia peut choisir n’importe qui.
spell-wars-rules-cast-example-14 = Le glyphe de la Destination est Illusion, celui de la Source aussi : deux dés.
spell-wars-rules-cast-example-15 = 7 est entre 5 et 9.
spell-wars-rules-cast-example-17 = Elle pourra absorber des dégâts, ou frapper encore au prochain tour.
spell-wars-rules-death-example = les derniers instants d’un sorcier.

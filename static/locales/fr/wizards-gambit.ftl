# Le Gambit des magiciens : chaque clé commence par wizards-gambit-.
# Les nombres viennent des données des cartes.

# Ingrédients.

wizards-gambit-ingredient-angels-breath = Souffle de l’ange
wizards-gambit-ingredient-phoenix-ash = Cendres du phénix
wizards-gambit-ingredient-dragons-tooth = Dent de dragon
wizards-gambit-ingredient-griffin-feather = Plume de griffon
wizards-gambit-ingredient-mermaids-tears = Larmes de la sirène
wizards-gambit-ingredient-cleft-agate = Agate disjointe
wizards-gambit-ingredient-prismatic-flake = Flocon prisma­tique

# Sorts : un nom, et une ligne pour l’ambiance.

wizards-gambit-spell-bounty = Générosité
wizards-gambit-spell-bounty-mood = Le cellier se remplit pendant que vous dormez.
wizards-gambit-spell-many-hands = Mille Mains
wizards-gambit-spell-many-hands-mood = Deux pour remuer, deux pour verser, une pour tenir la lampe.
wizards-gambit-spell-silver-tongue = Langue d’Argent
wizards-gambit-spell-silver-tongue-mood = Jamais son maître n’a bredouillé une formule.
wizards-gambit-spell-philosophers-agate = Agate philosophale
wizards-gambit-spell-philosophers-agate-mood = Fendez-la encore : elle devient ce qui vous manque.
wizards-gambit-spell-unseen-hand = Main invisible
wizards-gambit-spell-unseen-hand-mood = Quelque chose a bougé sur la table voisine.
wizards-gambit-spell-free-spirit = Esprit libre
wizards-gambit-spell-free-spirit-mood = Il ne tient aucune promesse, surtout pas la vôtre.
wizards-gambit-spell-light-fingers = Doigts légers
wizards-gambit-spell-light-fingers-mood = Vous le rendrez. Un jour.
wizards-gambit-spell-corrupt-exchange = Échange corrompu
wizards-gambit-spell-corrupt-exchange-mood = Les deux souriaient ; un seul savait pourquoi.
wizards-gambit-spell-gleaning = Glanage
wizards-gambit-spell-gleaning-mood = Rien n’est rebut avant un second regard.
wizards-gambit-spell-bottomless-satchel = Besace sans fond
wizards-gambit-spell-bottomless-satchel-mood = Le déjeuner de l’an passé y est encore, quelque part.
wizards-gambit-spell-scrying-bowl = Coupe de vision
wizards-gambit-spell-scrying-bowl-mood = Une eau calme, et trois lendemains dedans.
wizards-gambit-spell-warded-sleeves = Manches scellées
wizards-gambit-spell-warded-sleeves-mood = Les runes de l’ourlet mordent.
wizards-gambit-spell-siphon = Siphon
wizards-gambit-spell-siphon-mood = Cela goutte vers le haut.
wizards-gambit-spell-tithe = Dîme
wizards-gambit-spell-tithe-mood = Toute réussite a ses menus frais.
wizards-gambit-spell-hourglass = Sablier
wizards-gambit-spell-hourglass-mood = Retournez-le : la matinée recommence.
wizards-gambit-spell-winters-breath = Souffle d’hiver
wizards-gambit-spell-winters-breath-mood = Les étagères rivales craquent sous le givre.
wizards-gambit-spell-kindling = Petit bois
wizards-gambit-spell-kindling-mood = Le chef-d’œuvre d’autrui brûle tout aussi bien.
wizards-gambit-spell-seal-keeper = Garde des sceaux
wizards-gambit-spell-seal-keeper-mood = La cire se souvient de l’anneau.
wizards-gambit-spell-glass-tower = Tour de verre
wizards-gambit-spell-glass-tower-mood = Une vue splendide, dans les deux sens.
wizards-gambit-spell-vow-of-silence = Vœu de silence
wizards-gambit-spell-vow-of-silence-mood = La grandeur, au prix d’un mot.
wizards-gambit-spell-heavy-crown = Lourde couronne
wizards-gambit-spell-heavy-crown-mood = Il faut une main pour la tenir.
wizards-gambit-spell-open-purse = Bourse ouverte
wizards-gambit-spell-open-purse-mood = Généreux à l’excès, et l’excès est le vôtre.
wizards-gambit-spell-hungry-void = Vide affamé
wizards-gambit-spell-hungry-void-mood = Il ne choisit pas. Il mange.
wizards-gambit-spell-open-gates = Portes ouvertes
wizards-gambit-spell-open-gates-mood = Chacun est bienvenu chez ce qui fut à vous.
wizards-gambit-spell-crown-of-thorns = Couronne d’épines
wizards-gambit-spell-crown-of-thorns-mood = Chaque aube, elle réclame un présent.

# Incantations.

wizards-gambit-incantation-colbachs-bounty = Géné­rosité de Colbach
wizards-gambit-incantation-colbachs-bounty-mood = Colbach ne quittait jamais la table les manches pleines.
wizards-gambit-incantation-prosperity = Prospérité
wizards-gambit-incantation-prosperity-mood = Une charrette s’arrête dehors. C’est pour vous.
wizards-gambit-incantation-quickening = Accé­lération
wizards-gambit-incantation-quickening-mood = Le chaudron bout avant qu’on l’allume.
wizards-gambit-incantation-pilfering = Chapar­dage
wizards-gambit-incantation-pilfering-mood = Regardez donc ailleurs un instant.
wizards-gambit-incantation-transposition = Trans­position
wizards-gambit-incantation-transposition-mood = Vous étiez sûr de l’avoir posé à gauche.
wizards-gambit-incantation-dispelling = Dissi­pation
wizards-gambit-incantation-dispelling-mood = La cire coule, la couleur passe, la promesse finit.
wizards-gambit-incantation-third-eye = Troisième œil
wizards-gambit-incantation-third-eye-mood = Il ne cligne pas.
wizards-gambit-incantation-fresh-wind = Vent frais
wizards-gambit-incantation-fresh-wind-mood = Ouvrez la fenêtre : que sortent les mauvaises idées.
wizards-gambit-incantation-turned-page = Page tournée
wizards-gambit-incantation-turned-page-mood = Il y avait un autre sort au verso.
wizards-gambit-incantation-remembrance = Souve­nance
wizards-gambit-incantation-remembrance-mood = Les cendres savent encore leur forme.
wizards-gambit-incantation-hush = Chut
wizards-gambit-incantation-hush-mood = Même la grande magie dort si on l’en prie.
wizards-gambit-incantation-leaden-tongue = Langue de plomb
wizards-gambit-incantation-leaden-tongue-mood = Le mot était là il y a un instant.

# Ce que font les cartes : quand, toujours, et pas à pas.

wizards-gambit-clause-once-a-turn = Une fois par tour : { $text }
wizards-gambit-clause-at-start = Au début de votre tour : { $text }
wizards-gambit-clause-at-end = À la fin de votre tour : { $text }
wizards-gambit-clause-when-claimed = Quand vous le réclamez : { $text }
wizards-gambit-clause-after-others-claim = Quand un autre magicien réclame un sort : { $text }
wizards-gambit-clause-after-incantation = Quand vous jouez une incantation : { $text }

wizards-gambit-rule-draw-more =
    Piochez { $count } { $count ->
        [one] carte
       *[other] cartes
    } de plus à votre phase de pioche.
wizards-gambit-rule-opponents-draw-more =
    Chaque adversaire pioche { $count } { $count ->
        [one] carte
       *[other] cartes
    } de plus à sa phase de pioche.
wizards-gambit-rule-more-ingredients =
    Vous pouvez jouer { $count } { $count ->
        [one] ingrédient
       *[other] ingrédients
    } de plus par tour.
wizards-gambit-rule-more-incantations =
    Vous pouvez effectuer { $count } { $count ->
        [one] action d’incantation
       *[other] actions d’incantation
    } de plus par tour.
wizards-gambit-rule-no-incantations = Vous ne pouvez pas jouer d’incantation.
wizards-gambit-rule-wild = Vos cartes { $ingredient } valent n’importe quelle rune.
wizards-gambit-rule-claims-despite-gambit = Vous pouvez réclamer des sorts avec un gambit en jeu.
wizards-gambit-rule-gambits-return = Libérer votre gambit ne prend pas d’action d’incantation, et il revient dans votre main.
wizards-gambit-rule-hand-limit =
    Votre main est limitée à { $count } { $count ->
        [one] carte
       *[other] cartes
    }.
wizards-gambit-rule-hand-safe = Les cartes adverses ne peuvent ni regarder, ni prendre, ni défausser des cartes de votre main.
wizards-gambit-rule-hand-open = Votre main est visible de tous.

wizards-gambit-step-may = (Facultatif.)
wizards-gambit-step-target = Choisissez un adversaire.
wizards-gambit-step-target-capability = Choisissez un adversaire dont le livre a une capacité.
wizards-gambit-step-draw-you =
    Piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
wizards-gambit-step-draw-target =
    Il pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
wizards-gambit-step-draw-each-opponent =
    Chaque adversaire pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
wizards-gambit-step-draw-as-many =
    { $count ->
        [0] Piochez-en autant.
        [one] Piochez-en autant, plus une.
       *[other] Piochez-en autant, plus { $count }.
    }
wizards-gambit-step-discard-you =
    Défaussez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
wizards-gambit-step-discard-target =
    Il défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de son choix.
wizards-gambit-step-discard-each-opponent =
    Chaque adversaire défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de son choix.
wizards-gambit-step-discard-random-you =
    Défaussez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } au hasard.
wizards-gambit-step-discard-random-target =
    Il défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    } au hasard.
wizards-gambit-step-discard-random-each-opponent =
    Chaque adversaire défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    } au hasard.
wizards-gambit-step-discard-up-to =
    Défaussez jusqu’à { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
wizards-gambit-step-give = Donnez-lui une carte de votre choix.
wizards-gambit-step-take-random = Prenez une carte au hasard dans sa main.
wizards-gambit-step-take-ingredient = Regardez sa main et prenez-y un ingrédient.
wizards-gambit-step-look-target = Regardez sa main.
wizards-gambit-step-look-each-opponent = Regardez la main de chaque adversaire.
wizards-gambit-step-move = Déplacez un ingrédient vers un autre sort de la réserve à qui il manque.
wizards-gambit-step-swap = Échangez deux ingrédients de deux sorts de la réserve, à qui ils manquent.
wizards-gambit-step-take-from-pool = Prenez en main un ingrédient d’un sort de la réserve.
wizards-gambit-step-remove-from-pool = Défaussez un ingrédient d’un sort de la réserve.
wizards-gambit-step-recover-ingredient = Prenez un ingrédient dans la défausse.
wizards-gambit-step-recover-card = Prenez une carte dans la défausse.
wizards-gambit-step-replace = Remplacez un sort de la réserve par le prochain du paquet. Il y est mélangé, et ses ingrédients sont défaussés.
wizards-gambit-step-scry =
    Regardez les { $count } prochains { $count ->
        [one] sort
       *[other] sorts
    } ; l’un d’eux peut remplacer un sort de la réserve, qui est mélangé au paquet ; ses ingrédients sont défaussés.
wizards-gambit-step-dispel = Retirez de la partie un gambit en jeu.
wizards-gambit-step-hush = Ses capacités dorment jusqu’à la fin de son prochain tour.
wizards-gambit-step-bind = Il n’a pas d’action d’incantation à son prochain tour.
wizards-gambit-step-more-ingredients =
    Vous pouvez jouer { $count } { $count ->
        [one] ingrédient
       *[other] ingrédients
    } de plus ce tour-ci.
wizards-gambit-step-more-incantations =
    Vous avez { $count } { $count ->
        [one] action d’incantation
       *[other] actions d’incantation
    } de plus ce tour-ci.
wizards-gambit-step-play-hand = Vous pouvez jouer ce tour-ci toutes les cartes que vous avez maintenant en main.

# Les choses.

wizards-gambit-gambit = Gambit { $what }
wizards-gambit-gambit-protect = Sur un sort de la réserve : personne ne peut y ajouter ni le réclamer.
wizards-gambit-gambit-negate = Ou sur un livre de sorts : son sort du dessus dort.
wizards-gambit-gambit-destroy = Ou contre un gambit adverse en jeu : les deux quittent la partie.
wizards-gambit-gambit-price = Tant que le vôtre est en jeu, vous ne pouvez réclamer aucun sort.
wizards-gambit-ingredient-does = Posez-le près d’un sort à qui il manque.
wizards-gambit-flake-does = Joker : il va près de tout sort inachevé.
wizards-gambit-kind-ingredient = Ingrédient
wizards-gambit-kind-incantation = Incantation
wizards-gambit-kind-gambit = Gambit
wizards-gambit-takes = Demande { $what }
wizards-gambit-a-card = une carte
wizards-gambit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wizards-gambit-copies = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# La réserve.

wizards-gambit-pool = Réserve de sorts
wizards-gambit-read = Lire { $what }
wizards-gambit-missing = { $count ->
    [one] Manque { $count } ingrédient
   *[other] Manquent { $count } ingrédients
}
wizards-gambit-any = { $count } au choix
wizards-gambit-rune-there = { $what } : posé
wizards-gambit-rune-lacking = { $what } : manque
wizards-gambit-protected = Protégé par { $name }
wizards-gambit-negated = Annulé par { $name }
wizards-gambit-spells-left = Paquet de sorts : { $count }
wizards-gambit-cards-left = Paquet de composants : { $count }
wizards-gambit-discard = Défausse : { $count }. La parcourir
wizards-gambit-pile-discard = Défausse
wizards-gambit-pile-gone = Hors de la partie
wizards-gambit-none = Rien

# Livres et mains.

wizards-gambit-books = Livres de sorts
wizards-gambit-book = Ouvrir le livre de sorts – { $name } : { $count ->
    [0] vide
    [one] { $count } sort, total { $points }
   *[other] { $count } sorts, total { $points }
}
wizards-gambit-book-of = Livre de sorts – { $name }
wizards-gambit-no-spell = Aucun sort
wizards-gambit-awake = Éveillé
wizards-gambit-asleep = Endormi
wizards-gambit-hushed = Chut : endormi jusqu’à la fin de son tour
wizards-gambit-bound = Sans action d’incantation à son tour
wizards-gambit-open = Main visible
wizards-gambit-known = Vous connaissez de cette main : { $what }
wizards-gambit-front = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
wizards-gambit-front-gambit = { $what }, gambit de départ
wizards-gambit-sheet = Qui a { $count } points le premier l’emporte. Chaque livre, de son premier sort à celui du dessus :
wizards-gambit-chart = Les points au fil des tours
wizards-gambit-magus = est Mage du Grand Siège !

# Votre tour.

wizards-gambit-tray = Votre main et votre tour
wizards-gambit-hand = Main
wizards-gambit-offer = Au choix
wizards-gambit-step-play-ingredient = { $count ->
    [0] Ingrédient
    [1] Ingrédient
   *[other] Ingrédient × { $count }
}
wizards-gambit-step-play-incantation = { $count ->
    [0] Incantation ou gambit
    [1] Incantation ou gambit
   *[other] Incantation ou gambit × { $count }
}
wizards-gambit-step-then-draw = Piocher { $count }
wizards-gambit-step-is-due = à faire
wizards-gambit-step-is-may = si l’on veut
wizards-gambit-step-is-done = ✓
wizards-gambit-step-is-last = à la fin
wizards-gambit-choose-target = Choisissez : tout ce qui convient brille.
wizards-gambit-pick = Prenez une carte pour la lire et voir où elle va.
wizards-gambit-not-now = Ce n’est pas à vous de jouer.
wizards-gambit-cannot-play = Aucun de vos ingrédients ne peut être joué : montrez votre main à tous et piochez davantage.

wizards-gambit-prompt-over = La partie est finie.
wizards-gambit-prompt-name = { $name } : { $what }
wizards-gambit-prompt-card = { $card } – { $what }
wizards-gambit-prompt-play = posez un ingrédient ; incantation ou gambit si vous voulez
wizards-gambit-prompt-ingredient = posez un ingrédient
wizards-gambit-prompt-more = encore un ingrédient, ou piochez pour finir
wizards-gambit-prompt-incantation = incantation ou gambit, ou piochez pour finir
wizards-gambit-prompt-draw = piochez pour finir votre tour
wizards-gambit-prompt-claim = plusieurs sorts sont complets : lequel d’abord ?
wizards-gambit-prompt-discard = ne gardez que { $count } cartes
wizards-gambit-prompt-may = l’utiliser ce tour-ci ?
wizards-gambit-prompt-discard-some = { $count ->
    [one] défaussez une carte
   *[other] défaussez { $count } cartes
}

# Ce qui peut être fait.

wizards-gambit-do-ingredient = poser { $what } sur { $more }
wizards-gambit-do-incantation = jouer { $what }
wizards-gambit-do-protect = protéger { $what }
wizards-gambit-do-negate = annuler le livre de sorts de { $other }
wizards-gambit-do-destroy = détruire le gambit de { $other }
wizards-gambit-do-release = libérer votre gambit
wizards-gambit-do-use = utiliser { $what }
wizards-gambit-do-show = montrer votre main et piocher { $count }
wizards-gambit-do-draw = piocher { $count } et finir le tour
wizards-gambit-do-accept = l’utiliser
wizards-gambit-do-decline = y renoncer
wizards-gambit-do-enough = ne plus défausser
wizards-gambit-do-nothing = ne rien prendre
wizards-gambit-do-leave = laisser la réserve telle quelle
wizards-gambit-do-opponent = choisir { $other }
wizards-gambit-do-discard = défausser { $what }
wizards-gambit-do-give = donner { $what }
wizards-gambit-do-take = prendre { $what }
wizards-gambit-do-take-from = prendre { $what } de { $more }
wizards-gambit-do-remove-from = défausser { $what } de { $more }
wizards-gambit-do-move = déplacer { $what } vers { $more }
wizards-gambit-do-swap = échanger { $what } et { $more }
wizards-gambit-do-replace = remplacer { $what }
wizards-gambit-do-replace-by = remplacer { $what } par { $more }
wizards-gambit-do-dispel = retirer le gambit de { $other }
wizards-gambit-do-claim = réclamer d’abord { $what }

# Ce qui s’est passé.

wizards-gambit-log-gambit-dealt = { $name } commence avec le gambit { $what }.
wizards-gambit-log-drew = { $name } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
wizards-gambit-log-drew-seen = { $name } pioche { $what }.
wizards-gambit-log-reshuffled = La défausse est mélangée et devient le paquet de composants.
wizards-gambit-log-revealed = { $what } rejoint la réserve.
wizards-gambit-log-turn = Manche { $count } : au tour de { $name }.
wizards-gambit-log-ingredient = { $name } pose { $what } sur { $more }.
wizards-gambit-log-incantation = { $name } joue l’incantation { $what }.
wizards-gambit-log-capability = { $what } agit pour { $name }.
wizards-gambit-log-declined = { $name } n’utilise pas { $what }.
wizards-gambit-log-shown = { $name } ne peut poser aucun ingrédient et montre { $what }.
wizards-gambit-log-opened = La main de { $name } est visible : { $what }.
wizards-gambit-log-closed = La main de { $name } est de nouveau cachée.
wizards-gambit-log-protect = { $name } protège { $what } d’un gambit.
wizards-gambit-log-negate = { $name } annule d’un gambit le livre de sorts de { $other }.
wizards-gambit-log-released = { $name } libère son gambit.
wizards-gambit-log-returned = { $name } reprend son gambit en main.
wizards-gambit-log-destroyed = Le gambit de { $name } est détruit.
wizards-gambit-log-dispelled = Le gambit de { $name } est dissipé.
wizards-gambit-log-stalled = La partie piétinait : le gambit de { $name } la quitte.
wizards-gambit-log-spent = { $name } sacrifie un gambit pour en détruire un autre.
wizards-gambit-log-claimed = { $name } réclame { $what } et a { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
wizards-gambit-log-lost = { $name } perd au hasard { $what }.
wizards-gambit-log-discarded = { $name } défausse { $what }.
wizards-gambit-log-gave = { $name } donne à { $other } { $what }.
wizards-gambit-log-took = { $name } prend à { $other } { $what }.
wizards-gambit-log-looked = { $name } regarde la main de { $other }.
wizards-gambit-log-looked-seen = { $name } regarde la main de { $other } : { $what }.
wizards-gambit-from-to = de { $from } à { $to }
wizards-gambit-log-moved = { $name } déplace { $what } { $more }.
wizards-gambit-log-swapped = { $name } échange { $what } et { $more }.
wizards-gambit-log-taken = { $name } prend { $what } de { $more }.
wizards-gambit-log-removed = { $name } défausse { $what } de { $more }.
wizards-gambit-log-recovered = { $name } prend { $what } dans la défausse.
wizards-gambit-log-scried = { $name } regarde { $count ->
    [one] un sort
   *[other] { $count } sorts
} du paquet.
wizards-gambit-log-replaced = { $more } prend la place de { $what }, qui est mélangé au paquet de sorts.
wizards-gambit-log-hushed = Les sorts de { $name } n’ont pas de capacité jusqu’à la fin de son prochain tour.
wizards-gambit-log-bound = { $name } n’a pas d’action d’incantation à son prochain tour.
wizards-gambit-log-more-ingredients = { $name } peut poser { $count ->
    [one] un ingrédient de plus
   *[other] { $count } ingrédients de plus
} ce tour-ci.
wizards-gambit-log-more-incantations = { $name } peut effectuer { $count ->
    [one] une action d’incantation de plus
   *[other] { $count } actions d’incantation de plus
} ce tour-ci.
wizards-gambit-log-freed = { $name } peut jouer toute sa main ce tour-ci.
wizards-gambit-log-emptied = La main de { $name } est vide : cela finit le tour.
wizards-gambit-log-end-magus = { $name } est Mage du Grand Siège.
wizards-gambit-log-end-no-spell = Il ne reste aucun sort : le plus de points l’emporte.
wizards-gambit-log-end-dawn = L’aube se lève : le plus de points l’emporte.

wizards-gambit-reason = { $reason ->
    [protected] Un gambit protège ce sort.
    [not-lacking] Aucune rune libre ne prend cet ingrédient.
    [gambit-in-play] Il achèverait un sort, et votre gambit en jeu vous empêche d’en réclamer.
    [no-ingredient-left] Vous avez joué votre ingrédient de ce tour.
    [no-incantation-left] Vous n’avez plus d’action d’incantation ce tour-ci.
    [silenced] Votre sort du dessus vous interdit les incantations.
    [nothing-to-do] En ce moment, elle ne ferait rien.
    [second-gambit] Vous avez déjà un gambit en jeu.
    [occupied] Il y a déjà un gambit.
    [empty-book] Ce livre est vide.
    [just-played] Il vient d’être joué ce tour-ci.
    [used] Déjà utilisé ce tour-ci.
    [can-play] Un ingrédient peut être posé.
    [ingredient-due] Il faut d’abord poser un ingrédient.
    [compulsory] On ne peut y renoncer.
   *[not-now] Ce n’est pas ce qu’il faut décider maintenant.
}

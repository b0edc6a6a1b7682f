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
wizards-gambit-nearly = À une rune de la victoire
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
wizards-gambit-do-negate = annuler le livre de sorts { DE($other) }
wizards-gambit-do-destroy = détruire le gambit { DE($other) }
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
wizards-gambit-do-take-from = prendre { $what } { DE($more) }
wizards-gambit-do-remove-from = défausser { $what } { DE($more) }
wizards-gambit-do-move = déplacer { $what } vers { $more }
wizards-gambit-do-swap = échanger { $what } et { $more }
wizards-gambit-do-replace = remplacer { $what }
wizards-gambit-do-replace-by = remplacer { $what } par { $more }
wizards-gambit-do-dispel = retirer le gambit { DE($other) }
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
wizards-gambit-log-turn = Manche { $count } : au tour { DE($name) }.
wizards-gambit-log-ingredient = { $name } pose { $what } sur { $more }.
wizards-gambit-log-incantation = { $name } joue l’incantation { $what }.
wizards-gambit-log-capability = { $what } agit pour { $name }.
wizards-gambit-log-declined = { $name } n’utilise pas { $what }.
wizards-gambit-log-shown = { $name } ne peut poser aucun ingrédient et montre { $what }.
wizards-gambit-log-opened = La main { DE($name) } est visible : { $what }.
wizards-gambit-log-closed = La main { DE($name) } est de nouveau cachée.
wizards-gambit-log-protect = { $name } protège { $what } d’un gambit.
wizards-gambit-log-negate = { $name } annule d’un gambit le livre de sorts { DE($other) }.
wizards-gambit-log-released = { $name } libère son gambit.
wizards-gambit-log-returned = { $name } reprend son gambit en main.
wizards-gambit-log-destroyed = Le gambit { DE($name) } est détruit.
wizards-gambit-log-dispelled = Le gambit { DE($name) } est dissipé.
wizards-gambit-log-stalled = La partie piétinait : le gambit { DE($name) } la quitte.
wizards-gambit-log-spent = { $name } sacrifie un gambit pour en détruire un autre.
wizards-gambit-log-claimed = { $name } réclame { $what } et a { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
wizards-gambit-log-lost = { $name } perd au hasard { $what }.
wizards-gambit-log-discarded = { $name } défausse { $what }.
wizards-gambit-log-gave = { $name } donne à { $other } { $what }.
wizards-gambit-log-took = { $name } prend à { $other } { $what }.
wizards-gambit-log-looked = { $name } regarde la main { DE($other) }.
wizards-gambit-log-looked-seen = { $name } regarde la main { DE($other) } : { $what }.
wizards-gambit-from-to = { DE($from) } à { $to }
wizards-gambit-log-moved = { $name } déplace { $what } { $more }.
wizards-gambit-log-swapped = { $name } échange { $what } et { $more }.
wizards-gambit-log-taken = { $name } prend { $what } { DE($more) }.
wizards-gambit-log-removed = { $name } défausse { $what } { DE($more) }.
wizards-gambit-log-recovered = { $name } prend { $what } dans la défausse.
wizards-gambit-log-scried = { $name } regarde { $count ->
    [one] un sort
   *[other] { $count } sorts
} du paquet.
wizards-gambit-log-replaced = { $more } prend la place de { $what }, qui est mélangé au paquet de sorts.
wizards-gambit-log-hushed = Les sorts { DE($name) } n’ont pas de capacité jusqu’à la fin de son prochain tour.
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
wizards-gambit-log-emptied = La main { DE($name) } est vide : cela finit le tour.
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

# Pourquoi les conseils de Wizard’s Gambit proposent ce qu’ils proposent.

wizards-gambit-hint-wins = Cela achève { $what } : avec { $total } points, { $name } gagne.
wizards-gambit-hint-claims = Cela achève { $what } pour { $points } { $points ->
    [one] point
   *[other] points
} : { $name } en a alors { $total }.
wizards-gambit-hint-near = Il ne manque plus à { $what } ({ $points } { $points ->
    [one] point
   *[other] points
}) que { $rune }.
wizards-gambit-hint-next = { $name } joue ensuite ; cartes encore cachées qui y vont : { $count }.
wizards-gambit-hint-far = Il manque encore { $left } runes à { $what } ({ $points } { $points ->
    [one] point
   *[other] points
}) : plus que l’ingrédient d’un tour ordinaire.
wizards-gambit-hint-lacks = { $what } vaut { $points } { $points ->
    [one] point
   *[other] points
}{ $left ->
    [0] ; il n’y manque rien
    [one] ; il y manque 1 rune
   *[other] ; il y manque { $left } runes
}.
wizards-gambit-hint-incantation = Cela s’ajoute à l’ingrédient : { $does }
wizards-gambit-hint-release = { $name } peut de nouveau réclamer des sorts.
wizards-gambit-hint-free = { $what } le permet, en plus de l’ingrédient et de l’action d’incantation.
wizards-gambit-hint-show = Aucun ingrédient de cette main ne peut être joué ; la montrer fait piocher { $count } cartes.
wizards-gambit-hint-draw = Rien d’autre ne vaut une carte : il en reste { $count } pour le tour suivant.
wizards-gambit-hint-decline = Rien de plus n’est défaussé, donné ou remplacé.
wizards-gambit-hint-opponent = { $name } a { $points } { $points ->
    [one] point
   *[other] points
} et { $count } { $count ->
    [one] carte
   *[other] cartes
}.
wizards-gambit-hint-fits = { $count ->
    [0] { $what } ne va sur aucun sort de la réserve à présent.
    [one] { $what } va sur un sort de la réserve à présent.
   *[other] { $what } va sur { $count } sorts de la réserve à présent.
}
wizards-gambit-hint-no-rune = { $what } n’est pas un ingrédient et ne va sur aucune rune.
wizards-gambit-hint-replace = { $new } ({ $points } { $points ->
    [one] point
   *[other] points
}) prend la place de { $old }.
wizards-gambit-hint-protect = Personne ne peut l’achever tant que le gambit est là.
wizards-gambit-hint-negate = { $what } n’agit plus pour { $name }.
wizards-gambit-hint-opens = Le gambit { DE($name) } s’en va : son sort peut de nouveau être réclamé.
wizards-gambit-hint-wakes = Le gambit { DE($name) } s’en va : le sort en dessous agit de nouveau.
wizards-gambit-hint-gambit = Le prix : { $name } ne peut réclamer aucun sort entre-temps.

# Ce que sont les pièces de Wizard’s Gambit, là où elles sont et au glossaire de la règle (voir shell.ftl).

wizards-gambit-explain-reserve = Sort de la réserve
wizards-gambit-explain-reserve-text = Qui pose le dernier ingrédient manquant le réclame.
wizards-gambit-explain-reserve-now = Points : { $m } ; runes manquantes : { $n }.
wizards-gambit-explain-rune = Case de rune
wizards-gambit-explain-rune-text = Un ingrédient qui manque à ce sort. Un Flocon prismatique va à n’importe quelle place.
wizards-gambit-explain-laid = Ingrédient posé
wizards-gambit-explain-laid-text = Il est sur le sort pour tout le monde. Il est défaussé quand le sort est réclamé.
wizards-gambit-explain-spells-left = Pioche des sorts
wizards-gambit-explain-spells-left-text = Un sort réclamé est remplacé d’ici aussitôt. Quand elle est vide, la réserve diminue.
wizards-gambit-explain-spells-left-now = Sorts restants : { $n }.
wizards-gambit-explain-cards-left = Pioche des composants
wizards-gambit-explain-cards-left-text = Ingrédients, incantations et gambits. On y pioche une carte à la fin de chaque tour.
wizards-gambit-explain-cards-left-now = Cartes restantes : { $n }.
wizards-gambit-explain-discard = Défausse
wizards-gambit-explain-discard-text = Les cartes jouées et défaussées, visibles de tous. On la mélange quand la pioche est vide.
wizards-gambit-explain-discard-now = Cartes : { $n }.

wizards-gambit-explain-book = Livre de sorts
wizards-gambit-explain-book-text = Tous ses sorts comptent leurs points, mais seul celui du dessus agit. Chacun peut le feuilleter.
wizards-gambit-explain-book-now = { $n } points sur { $m }.
wizards-gambit-explain-points = Points de sort
wizards-gambit-explain-points-text = Qui en a dix le premier dans son livre gagne. Moins un sort en a, plus il est fort.
wizards-gambit-explain-points-now = Ici : { $n }.
wizards-gambit-explain-hushed = Réduit au silence
wizards-gambit-explain-hushed-text = La capacité du sort du dessus de ce livre n’agit pas, le temps que dit la carte.
wizards-gambit-explain-bound = Pas d’incantation
wizards-gambit-explain-bound-text = Ce magicien ne peut pas faire d’action d’incantation, le temps que dit la carte.
wizards-gambit-explain-open = Main ouverte
wizards-gambit-explain-open-text = Chacun peut voir les cartes en main de ce magicien.
wizards-gambit-explain-known = Cartes connues
wizards-gambit-explain-known-text = Ce que vous avez vu de cette main et qui s’y trouve encore.
wizards-gambit-explain-protected = Aura de protection
wizards-gambit-explain-protected-text = Un gambit sur un sort : nul n’y ajoute rien ni ne le réclame tant que le gambit reste.
wizards-gambit-explain-negated = Négation
wizards-gambit-explain-negated-text = Un gambit sur un livre : son sort du dessus n’agit pas, mais les points comptent.
wizards-gambit-explain-front = Devant un magicien
wizards-gambit-explain-front-text = Les cartes en main, cinq au plus en fin de tour, et le gambit de départ tant qu’il n’est pas joué.
wizards-gambit-explain-front-now = Cartes : { $n }.

wizards-gambit-explain-ingredient = Ingrédient
wizards-gambit-explain-ingredient-text = Va sur un sort auquel il manque. Il faut en jouer un par tour, si c’est possible.
wizards-gambit-explain-incantation = Incantation
wizards-gambit-explain-incantation-text = A un effet puis est défaussée. Une action d’incantation est permise par tour.
wizards-gambit-explain-gambit = Gambit
wizards-gambit-explain-gambit-text = Protège un sort, annule un livre ou détruit un autre gambit. Tant que le vôtre est en jeu, vous ne réclamez rien.
wizards-gambit-explain-play-ingredient = Jouer un ingrédient
wizards-gambit-explain-play-ingredient-text = Auprès d’un sort auquel il manque : il le faut, avant de piocher, si c’est possible.
wizards-gambit-explain-play-ingredient-now = Encore permis : { $n }.
wizards-gambit-explain-play-incantation = Action d’incantation
wizards-gambit-explain-play-incantation-text = Une incantation, ou un gambit joué ou libéré : facultatif, avant ou après l’ingrédient.
wizards-gambit-explain-play-incantation-now = Encore permises : { $n }.
wizards-gambit-explain-then-draw = Piocher
wizards-gambit-explain-then-draw-text = Termine le tour. Ensuite on défausse jusqu’à cinq cartes.
wizards-gambit-explain-then-draw-now = Cartes : { $n }.
wizards-gambit-explain-capability = Capacité
wizards-gambit-explain-capability-text = Ce que peut le sort du dessus de votre livre, une fois dans votre tour.
wizards-gambit-explain-release = Libérer le gambit
wizards-gambit-explain-release-text = Retire votre gambit du jeu pour de bon : vous pouvez de nouveau réclamer des sorts.
wizards-gambit-explain-show-hand = Montrer sa main
wizards-gambit-explain-show-hand-text = Vous ne pouvez jouer aucun ingrédient : tous voient votre main, le tour finit, et vous piochez deux cartes.

# La leçon du Gambit des magiciens. Une étape dit quoi faire (60 caractères au plus) et pourquoi (90 au plus).

wizards-gambit-lesson-1-rune = Posez Cendres du phénix sur Vœu de silence
wizards-gambit-lesson-1-rune-why = Ces sorts sont communs : qui pose la dernière rune réclame le sort. But : 10 points.
wizards-gambit-lesson-1-draw = Piochez une carte : c’est la fin du tour
wizards-gambit-lesson-1-draw-why = Chacun doit poser un ingrédient par tour. C’est à { $p1 }.
wizards-gambit-lesson-1-incantation = Jouez l’incantation Accélération
wizards-gambit-lesson-1-incantation-why = On peut en jouer une par tour. Celle-ci permet de poser deux ingrédients de plus.
wizards-gambit-lesson-1-claim = Posez-y Dent de dragon et Larmes de la sirène
wizards-gambit-lesson-1-claim-why = { $p1 } a posé Souffle de l’ange : il ne manque plus qu’eux à Vœu de silence.
wizards-gambit-lesson-1-burden = Il est à vous. Piochez pour finir votre tour
wizards-gambit-lesson-1-burden-why = 4 points, et un fardeau : sous Vœu de silence, vous ne jouez aucune incantation.
wizards-gambit-lesson-1-near = Posez Cendres du phénix sur Souffle d’hiver
wizards-gambit-lesson-1-near-why = Il n’y manquera qu’Agate disjointe. Vous l’avez, mais { $p1 } l’a peut-être aussi.
wizards-gambit-lesson-1-protect = Protégez Souffle d’hiver avec votre gambit
wizards-gambit-lesson-1-protect-why = Ni vous ni personne n’y ajoute plus rien. Sur un livre, il endort le sort du dessus.
wizards-gambit-lesson-1-wait = Piochez pour finir votre tour
wizards-gambit-lesson-1-wait-why = Un gambit n’est pas une incantation : Vœu de silence le permet.
wizards-gambit-lesson-1-release = Libérez votre gambit
wizards-gambit-lesson-1-release-why = Tant qu’il est en jeu, vous ne réclamez rien. Le libérer est votre action d’incantation.
wizards-gambit-lesson-1-take = Posez Agate disjointe sur Souffle d’hiver
wizards-gambit-lesson-1-take-why = La dernière rune : 3 points, et { $p1 } doit défausser deux cartes.
wizards-gambit-lesson-1-sleep = Piochez pour finir votre tour
wizards-gambit-lesson-1-sleep-why = Seul le sort du dessus agit : Vœu de silence dort. Tous les points comptent : 7.
wizards-gambit-lesson-1-try = À vous : encore 3 points pour gagner
wizards-gambit-lesson-1-try-why = Vœu de silence dort : vos incantations agissent. Quel sort vaut 3 points ou plus ?
wizards-gambit-lesson-1-on = Continuez jusqu’à ce que quelqu’un ait 10 points
wizards-gambit-lesson-1-on-why = Rien à poser ? Montrez votre main et piochez deux cartes. Main vide : piochez-en cinq.
wizards-gambit-lesson-1-done = Runes, sorts réclamés, incantations, gambits, fardeaux : vous savez jouer. Il reste à découvrir 25 sorts, 12 incantations, et le bon gambit sur le bon livre.

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
wizards-gambit-rules-cannot-5 = Ce qui s’ajoute à votre pioche, comme votre Générosité ou les Portes ouvertes d’un adversaire, s’ajoute aussi à ces deux cartes.

wizards-gambit-rules-claim = Réclamer un sort
wizards-gambit-rules-claim-1 = Qui pose le dernier ingrédient manquant place le sort sur son livre de sorts. Ses ingrédients sont défaussés, et la réserve est complétée aussitôt.
wizards-gambit-rules-claim-2 = Tous les points du livre comptent, mais seul le sort du dessus est éveillé : les autres dorment. Chacun peut parcourir tous les livres.
wizards-gambit-rules-claim-3 = Les capacités facultatives servent une fois par tour, à votre tour. Ce que l’ancien sort du dessus est en train de faire s’achève avant que le nouveau s’éveille.
wizards-gambit-rules-claim-4 = Ce qu’un effet achève est réclamé quand cet effet est fini, par le magicien dont c’est le tour. Si plusieurs sorts sont complets, il choisit lequel d’abord. (Avec les cartes de cette édition, aucun effet n’en achève deux.)
wizards-gambit-rules-claim-5 = Une capacité de début de tour attend votre prochain tour.
wizards-gambit-rules-claim-6 = Ce qui se passe quand un sort est réclamé est annoncé même si personne n’est atteint, comme Souffle d’hiver devant des mains vides ou protégées.

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
wizards-gambit-rules-cards-1 = Générosité et Échange corrompu viennent du livre, Générosité de Colbach et Prospérité des réponses de l’éditeur aux questions ; les autres cartes sont propres à cette édition.

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

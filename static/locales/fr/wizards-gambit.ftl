# Le Gambit des magiciens : chaque clé commence par wizards-gambit-.
# Les nombres viennent des données des cartes.

# Ingrédients.

wizards-gambit-ingredient-angels-breath = Souffle de l’ange
wizards-gambit-ingredient-phoenix-ash = Cendres du phénix
wizards-gambit-ingredient-dragons-tooth = Dent de dragon
wizards-gambit-ingredient-griffin-feather = Plume de griffon
wizards-gambit-ingredient-mermaids-tears = Larmes de la sirène
wizards-gambit-ingredient-cleft-agate = Agate disjointe
wizards-gambit-ingredient-prismatic-flake = Flocon prismatique

# Sorts : un nom, et une ligne pour l’ambiance.

wizards-gambit-spell-bounty = Générosité
wizards-gambit-spell-bounty-mood = Le cellier se remplit pendant que vous dormez.
wizards-gambit-spell-many-hands = Mille Mains
wizards-gambit-spell-many-hands-mood = Deux pour remuer, deux pour verser, une pour tenir la lampe.
wizards-gambit-spell-silver-tongue = Langue d’Argent
wizards-gambit-spell-silver-tongue-mood = Jamais son maître n’a bredouillé une formule.
wizards-gambit-spell-philosophers-agate = Agate philosophale
wizards-gambit-spell-philosophers-agate-mood = Fendez-la encore : elle devient ce qui vous manque.
wizards-gambit-spell-unseen-hand = Main invisible
wizards-gambit-spell-unseen-hand-mood = Quelque chose a bougé sur la table voisine.
wizards-gambit-spell-free-spirit = Esprit libre
wizards-gambit-spell-free-spirit-mood = Il ne tient aucune promesse, surtout pas la vôtre.
wizards-gambit-spell-light-fingers = Doigts légers
wizards-gambit-spell-light-fingers-mood = Vous le rendrez. Un jour.
wizards-gambit-spell-corrupt-exchange = Échange corrompu
wizards-gambit-spell-corrupt-exchange-mood = Les deux souriaient ; un seul savait pourquoi.
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
wizards-gambit-spell-hourglass-mood = Retournez-le : la matinée recommence.
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

wizards-gambit-incantation-colbachs-bounty = Générosité de Colbach
wizards-gambit-incantation-colbachs-bounty-mood = Colbach ne quittait jamais la table les manches pleines.
wizards-gambit-incantation-prosperity = Prospérité
wizards-gambit-incantation-prosperity-mood = Une charrette s’arrête dehors. C’est pour vous.
wizards-gambit-incantation-quickening = Accélération
wizards-gambit-incantation-quickening-mood = Le chaudron bout avant qu’on l’allume.
wizards-gambit-incantation-pilfering = Chapardage
wizards-gambit-incantation-pilfering-mood = Regardez donc ailleurs un instant.
wizards-gambit-incantation-transposition = Transposition
wizards-gambit-incantation-transposition-mood = Vous étiez sûr de l’avoir posé à gauche.
wizards-gambit-incantation-dispelling = Dissipation
wizards-gambit-incantation-dispelling-mood = La cire coule, la couleur passe, la promesse finit.
wizards-gambit-incantation-third-eye = Troisième œil
wizards-gambit-incantation-third-eye-mood = Il ne cligne pas.
wizards-gambit-incantation-fresh-wind = Vent frais
wizards-gambit-incantation-fresh-wind-mood = Ouvrez la fenêtre : que sortent les mauvaises idées.
wizards-gambit-incantation-turned-page = Page tournée
wizards-gambit-incantation-turned-page-mood = Il y avait un autre sort au verso.
wizards-gambit-incantation-remembrance = Souvenance
wizards-gambit-incantation-remembrance-mood = Les cendres savent encore leur forme.
wizards-gambit-incantation-hush = Chut
wizards-gambit-incantation-hush-mood = Même la grande magie dort si on l’en prie.
wizards-gambit-incantation-leaden-tongue = Langue de plomb
wizards-gambit-incantation-leaden-tongue-mood = Le mot était là il y a un instant.

# Ce que font les cartes : quand, toujours, et pas à pas.

wizards-gambit-clause-always = { $text }
wizards-gambit-clause-once-a-turn = Une fois par tour : { $text }
wizards-gambit-clause-at-start = Au début de votre tour : { $text }
wizards-gambit-clause-at-end = À la fin de votre tour : { $text }
wizards-gambit-clause-when-claimed = Quand vous le réclamez : { $text }
wizards-gambit-clause-after-others-claim = Quand un autre magicien réclame un sort : { $text }
wizards-gambit-clause-after-incantation = Quand vous jouez une incantation : { $text }

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

wizards-gambit-step-may = Vous pouvez :
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
wizards-gambit-step-discard-random =
    Défaussez { $count ->
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
wizards-gambit-step-replace = Remplacez un sort de la réserve par le prochain du paquet ; ses ingrédients sont défaussés.
wizards-gambit-step-scry =
    Regardez les { $count } prochains { $count ->
        [one] sort
       *[other] sorts
    } ; l’un d’eux peut remplacer un sort de la réserve, dont les ingrédients sont défaussés.
wizards-gambit-step-dispel = Retirez de la partie un gambit en jeu.
wizards-gambit-step-hush = Ses sorts n’ont pas de capacité jusqu’à la fin de son prochain tour.
wizards-gambit-step-bind = Il n’a pas d’action d’incantation à son prochain tour.
wizards-gambit-step-more-ingredients =
    Vous pouvez jouer { $count } { $count ->
        [one] ingrédient
       *[other] ingrédients
    } de plus ce tour-ci.
wizards-gambit-step-more-incantations =
    Vous pouvez effectuer { $count } { $count ->
        [one] action d’incantation
       *[other] actions d’incantation
    } de plus ce tour-ci.
wizards-gambit-step-play-hand = Vous pouvez jouer ce tour-ci toutes les cartes que vous avez maintenant en main.

# Wizard’s Gambit: every key begins with wizards-gambit-.
# Numbers come from the cards’ data.

# Ingredients.

wizards-gambit-ingredient-angels-breath = Angel’s Breath
wizards-gambit-ingredient-phoenix-ash = Phoenix Ash
wizards-gambit-ingredient-dragons-tooth = Dragon’s Tooth
wizards-gambit-ingredient-griffin-feather = Griffin Feather
wizards-gambit-ingredient-mermaids-tears = Mermaid’s Tears
wizards-gambit-ingredient-cleft-agate = Cleft Agate
wizards-gambit-ingredient-prismatic-flake = Prismatic Flake

# Spells: a name, and a line for the mood.

wizards-gambit-spell-bounty = Bounty
wizards-gambit-spell-bounty-mood = The cellar refills itself while you sleep.
wizards-gambit-spell-many-hands = Many Hands
wizards-gambit-spell-many-hands-mood = Two to stir, two to pour, and one to hold the lamp.
wizards-gambit-spell-silver-tongue = Silver Tongue
wizards-gambit-spell-silver-tongue-mood = No spell was ever mumbled by its owner.
wizards-gambit-spell-philosophers-agate = Philosopher’s Agate
wizards-gambit-spell-philosophers-agate-mood = Split it once more and it becomes what you need.
wizards-gambit-spell-unseen-hand = Unseen Hand
wizards-gambit-spell-unseen-hand-mood = Something on the neighbouring table has moved.
wizards-gambit-spell-free-spirit = Free Spirit
wizards-gambit-spell-free-spirit-mood = It keeps no promises, least of all yours.
wizards-gambit-spell-light-fingers = Light Fingers
wizards-gambit-spell-light-fingers-mood = You will give it back. One day.
wizards-gambit-spell-corrupt-exchange = Corrupt Exchange
wizards-gambit-spell-corrupt-exchange-mood = Both sides smiled; one of them knew why.
wizards-gambit-spell-gleaning = Gleaning
wizards-gambit-spell-gleaning-mood = Nothing is waste until you have looked at it twice.
wizards-gambit-spell-bottomless-satchel = Bottomless Satchel
wizards-gambit-spell-bottomless-satchel-mood = Somewhere in there is last year’s lunch.
wizards-gambit-spell-scrying-bowl = Scrying Bowl
wizards-gambit-spell-scrying-bowl-mood = Still water, and three tomorrows in it.
wizards-gambit-spell-warded-sleeves = Warded Sleeves
wizards-gambit-spell-warded-sleeves-mood = The runes in the hem bite.
wizards-gambit-spell-siphon = Siphon
wizards-gambit-spell-siphon-mood = It drips upwards.
wizards-gambit-spell-tithe = Tithe
wizards-gambit-spell-tithe-mood = Every success has a small fee.
wizards-gambit-spell-hourglass = Hourglass
wizards-gambit-spell-hourglass-mood = Turn it, and begin the morning again.
wizards-gambit-spell-winters-breath = Winter’s Breath
wizards-gambit-spell-winters-breath-mood = The shelves of your rivals crackle with frost.
wizards-gambit-spell-kindling = Kindling
wizards-gambit-spell-kindling-mood = Someone else’s masterpiece burns just as well.
wizards-gambit-spell-seal-keeper = Seal-Keeper
wizards-gambit-spell-seal-keeper-mood = Wax remembers the ring.
wizards-gambit-spell-glass-tower = Glass Tower
wizards-gambit-spell-glass-tower-mood = A splendid view, in both directions.
wizards-gambit-spell-vow-of-silence = Vow of Silence
wizards-gambit-spell-vow-of-silence-mood = Greatness, at the price of a word.
wizards-gambit-spell-heavy-crown = Heavy Crown
wizards-gambit-spell-heavy-crown-mood = You need one hand to hold it up.
wizards-gambit-spell-open-purse = Open Purse
wizards-gambit-spell-open-purse-mood = Generous to a fault, and the fault is yours.
wizards-gambit-spell-hungry-void = Hungry Void
wizards-gambit-spell-hungry-void-mood = It does not choose. It only eats.
wizards-gambit-spell-open-gates = Open Gates
wizards-gambit-spell-open-gates-mood = Everyone is welcome to what was yours.
wizards-gambit-spell-crown-of-thorns = Crown of Thorns
wizards-gambit-spell-crown-of-thorns-mood = Each dawn it asks for a gift.

# Incantations.

wizards-gambit-incantation-colbachs-bounty = Colbach’s Bounty
wizards-gambit-incantation-colbachs-bounty-mood = Colbach never left a table with anything in his sleeves.
wizards-gambit-incantation-prosperity = Prosperity
wizards-gambit-incantation-prosperity-mood = A cart stops outside. It is for you.
wizards-gambit-incantation-quickening = Quick­ening
wizards-gambit-incantation-quickening-mood = The cauldron boils before the fire is lit.
wizards-gambit-incantation-pilfering = Pilfering
wizards-gambit-incantation-pilfering-mood = Look the other way a moment, would you?
wizards-gambit-incantation-transposition = Trans­position
wizards-gambit-incantation-transposition-mood = You were sure you had put it on the left.
wizards-gambit-incantation-dispelling = Dispelling
wizards-gambit-incantation-dispelling-mood = Wax runs, colours fade, promises end.
wizards-gambit-incantation-third-eye = Third Eye
wizards-gambit-incantation-third-eye-mood = It does not blink.
wizards-gambit-incantation-fresh-wind = Fresh Wind
wizards-gambit-incantation-fresh-wind-mood = Open the window; let the bad ideas out.
wizards-gambit-incantation-turned-page = Turned Page
wizards-gambit-incantation-turned-page-mood = There was another spell on the back.
wizards-gambit-incantation-remembrance = Remem­brance
wizards-gambit-incantation-remembrance-mood = The ashes still know their shape.
wizards-gambit-incantation-hush = Hush
wizards-gambit-incantation-hush-mood = Even great magic sleeps if you ask it kindly.
wizards-gambit-incantation-leaden-tongue = Leaden Tongue
wizards-gambit-incantation-leaden-tongue-mood = The word was right there a moment ago.

# What cards do: when, always, and step by step.

wizards-gambit-clause-once-a-turn = Once a turn: { $text }
wizards-gambit-clause-at-start = When your turn begins: { $text }
wizards-gambit-clause-at-end = When your turn ends: { $text }
wizards-gambit-clause-when-claimed = When claimed: { $text }
wizards-gambit-clause-after-others-claim = When another wizard claims a spell: { $text }
wizards-gambit-clause-after-incantation = When you play an incantation: { $text }

wizards-gambit-rule-draw-more =
    Draw { $count } more { $count ->
        [one] card
       *[other] cards
    } in your draw phase.
wizards-gambit-rule-opponents-draw-more =
    Each opponent draws { $count } more { $count ->
        [one] card
       *[other] cards
    } in their draw phase.
wizards-gambit-rule-more-ingredients =
    You may play { $count } more { $count ->
        [one] ingredient
       *[other] ingredients
    } each turn.
wizards-gambit-rule-more-incantations =
    You may take { $count } more { $count ->
        [one] incantation action
       *[other] incantation actions
    } each turn.
wizards-gambit-rule-no-incantations = You cannot play incantations.
wizards-gambit-rule-wild = Your { $ingredient } may stand for any rune.
wizards-gambit-rule-claims-despite-gambit = You may claim spells with a gambit in play.
wizards-gambit-rule-gambits-return = Releasing your gambit takes no incantation action, and it comes to your hand.
wizards-gambit-rule-hand-limit =
    Your hand limit is { $count } { $count ->
        [one] card
       *[other] cards
    }.
wizards-gambit-rule-hand-safe = Opponents’ cards cannot look at, take or discard cards of your hand.
wizards-gambit-rule-hand-open = Your hand lies open.

wizards-gambit-step-may = (Optional.)
wizards-gambit-step-target = Choose an opponent.
wizards-gambit-step-target-capability = Choose an opponent whose book has a capability.
wizards-gambit-step-draw-you =
    Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
wizards-gambit-step-draw-target =
    They draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
wizards-gambit-step-draw-each-opponent =
    Each opponent draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
wizards-gambit-step-draw-as-many =
    { $count ->
        [0] Draw as many.
        [one] Draw as many, and one more.
       *[other] Draw as many, and { $count } more.
    }
wizards-gambit-step-discard-you =
    Discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
wizards-gambit-step-discard-target =
    They discard { $count ->
        [one] a card
       *[other] { $count } cards
    } of their choice.
wizards-gambit-step-discard-each-opponent =
    Each opponent discards { $count ->
        [one] a card
       *[other] { $count } cards
    } of their choice.
wizards-gambit-step-discard-random-you =
    Discard { $count ->
        [one] a card
       *[other] { $count } cards
    } at random.
wizards-gambit-step-discard-random-target =
    They discard { $count ->
        [one] a card
       *[other] { $count } cards
    } at random.
wizards-gambit-step-discard-random-each-opponent =
    Each opponent discards { $count ->
        [one] a card
       *[other] { $count } cards
    } at random.
wizards-gambit-step-discard-up-to =
    Discard up to { $count ->
        [one] a card
       *[other] { $count } cards
    }.
wizards-gambit-step-give = Give them a card of your choice.
wizards-gambit-step-take-random = Take a card from their hand at random.
wizards-gambit-step-take-ingredient = Look at their hand and take an ingredient from it.
wizards-gambit-step-look-target = Look at their hand.
wizards-gambit-step-look-each-opponent = Look at every opponent’s hand.
wizards-gambit-step-move = Move an ingredient to another pool spell that lacks it.
wizards-gambit-step-swap = Swap two ingredients of two pool spells, where each lacks the other’s.
wizards-gambit-step-take-from-pool = Take an ingredient from a pool spell into your hand.
wizards-gambit-step-remove-from-pool = Discard an ingredient from a pool spell.
wizards-gambit-step-recover-ingredient = Take an ingredient from the discard.
wizards-gambit-step-recover-card = Take a card from the discard.
wizards-gambit-step-replace = Replace a pool spell by the next of the deck. It is shuffled into the deck, and its ingredients are discarded.
wizards-gambit-step-scry =
    Look at the next { $count } { $count ->
        [one] spell
       *[other] spells
    }; one may replace a pool spell, which is shuffled into the deck; its ingredients are discarded.
wizards-gambit-step-dispel = Remove a gambit in play from the game.
wizards-gambit-step-hush = Their spells have no capability until the end of their next turn.
wizards-gambit-step-bind = They take no incantation action in their next turn.
wizards-gambit-step-more-ingredients =
    You may play { $count } more { $count ->
        [one] ingredient
       *[other] ingredients
    } this turn.
wizards-gambit-step-more-incantations =
    You may take { $count } more { $count ->
        [one] incantation action
       *[other] incantation actions
    } this turn.
wizards-gambit-step-play-hand = You may play any of the cards now in your hand this turn.

# Things.

wizards-gambit-gambit = Gambit { $what }
wizards-gambit-gambit-protect = On a spell of the reserve: nobody can add to it or claim it.
wizards-gambit-gambit-negate = Or on a spell book: its top spell sleeps.
wizards-gambit-gambit-destroy = Or against an opponent’s gambit in play: both leave the game.
wizards-gambit-gambit-price = While yours is in play you cannot claim spells.
wizards-gambit-ingredient-does = Play it beside a spell that lacks it.
wizards-gambit-flake-does = Wild: it fits beside any spell that is not complete.
wizards-gambit-kind-ingredient = Ingredient
wizards-gambit-kind-incantation = Incantation
wizards-gambit-kind-gambit = Gambit
wizards-gambit-takes = Takes { $what }
wizards-gambit-a-card = a card
wizards-gambit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wizards-gambit-copies = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# The reserve.

wizards-gambit-pool = Spell reserve
wizards-gambit-read = Read { $what }
wizards-gambit-missing = { $count ->
    [one] Lacks 1 ingredient
   *[other] Lacks { $count } ingredients
}
wizards-gambit-any = any { $count }
wizards-gambit-rune-there = { $what }: there
wizards-gambit-rune-lacking = { $what }: lacking
wizards-gambit-protected = Protected by { $name }
wizards-gambit-negated = Negated by { $name }
wizards-gambit-spells-left = Spell deck: { $count }
wizards-gambit-cards-left = Component deck: { $count }
wizards-gambit-discard = Discard: { $count }. Look through it
wizards-gambit-pile-discard = Discard
wizards-gambit-pile-gone = Out of the game
wizards-gambit-none = None

# Books and hands.

wizards-gambit-books = Spell books
wizards-gambit-book = Open { $name }’s spell book: { $count ->
    [0] empty
    [one] { $count } spell, { $points } points
   *[other] { $count } spells, { $points } points
}
wizards-gambit-book-of = { $name }’s spell book
wizards-gambit-no-spell = No spell yet
wizards-gambit-awake = Awake
wizards-gambit-asleep = Asleep
wizards-gambit-hushed = Hushed: asleep until the end of their turn
wizards-gambit-bound = No incantation action in their turn
wizards-gambit-open = Hand lies open
wizards-gambit-known = You know of this hand: { $what }
wizards-gambit-nearly = One rune from winning
wizards-gambit-front = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
wizards-gambit-front-gambit = { $what }, starting gambit
wizards-gambit-sheet = The first with { $count } points wins. Each book from its first spell to its top one:
wizards-gambit-chart = Points over the rounds
wizards-gambit-magus = is the Grand Siege Magus!

# Your turn.

wizards-gambit-tray = Your hand and your turn
wizards-gambit-hand = Hand
wizards-gambit-offer = To choose from
wizards-gambit-step-play-ingredient = { $count ->
    [0] Ingredient
    [1] Ingredient
   *[other] Ingredient × { $count }
}
wizards-gambit-step-play-incantation = { $count ->
    [0] Incantation or gambit
    [1] Incantation or gambit
   *[other] Incantation or gambit × { $count }
}
wizards-gambit-step-then-draw = Draw { $count }
wizards-gambit-step-is-due = now
wizards-gambit-step-is-may = if you like
wizards-gambit-step-is-done = ✓
wizards-gambit-step-is-last = at the end
wizards-gambit-choose-target = Choose: all that can be chosen glows.
wizards-gambit-pick = Pick up a card to read it and to see where it goes.
wizards-gambit-not-now = Not your move just now.
wizards-gambit-cannot-play = None of your ingredients can be played: show your hand to all and draw more.

wizards-gambit-prompt-over = The game is over.
wizards-gambit-prompt-name = { $name }: { $what }
wizards-gambit-prompt-card = { $card } – { $what }
wizards-gambit-prompt-play = play an ingredient; an incantation or gambit too, if you like
wizards-gambit-prompt-ingredient = play an ingredient
wizards-gambit-prompt-more = another ingredient, or draw to end your turn
wizards-gambit-prompt-incantation = an incantation or gambit if you like, or draw to end your turn
wizards-gambit-prompt-draw = draw to end your turn
wizards-gambit-prompt-claim = several spells are complete: which one first?
wizards-gambit-prompt-discard = discard down to { $count } cards
wizards-gambit-prompt-may = use it this turn?
wizards-gambit-prompt-discard-some = { $count ->
    [one] discard a card
   *[other] discard { $count } cards
}

# What can be done.

wizards-gambit-do-ingredient = play { $what } on { $more }
wizards-gambit-do-incantation = play { $what }
wizards-gambit-do-protect = protect { $what }
wizards-gambit-do-negate = negate the spell book of { $other }
wizards-gambit-do-destroy = destroy the gambit of { $other }
wizards-gambit-do-release = release your gambit
wizards-gambit-do-use = use { $what }
wizards-gambit-do-show = show your hand and draw { $count }
wizards-gambit-do-draw = draw { $count } and end the turn
wizards-gambit-do-accept = use it
wizards-gambit-do-decline = leave it
wizards-gambit-do-enough = discard no more
wizards-gambit-do-nothing = take nothing
wizards-gambit-do-leave = leave the reserve as it is
wizards-gambit-do-opponent = choose { $other }
wizards-gambit-do-discard = discard { $what }
wizards-gambit-do-give = give { $what }
wizards-gambit-do-take = take { $what }
wizards-gambit-do-take-from = take { $what } from { $more }
wizards-gambit-do-remove-from = discard { $what } from { $more }
wizards-gambit-do-move = move { $what } to { $more }
wizards-gambit-do-swap = swap { $what } and { $more }
wizards-gambit-do-replace = replace { $what }
wizards-gambit-do-replace-by = replace { $what } by { $more }
wizards-gambit-do-dispel = remove the gambit of { $other }
wizards-gambit-do-claim = claim { $what } first

# What happened.

wizards-gambit-log-gambit-dealt = { $name } begins with gambit { $what }.
wizards-gambit-log-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
wizards-gambit-log-drew-seen = { $name } draws { $what }.
wizards-gambit-log-reshuffled = The discard is shuffled and becomes the component deck.
wizards-gambit-log-revealed = { $what } joins the reserve.
wizards-gambit-log-turn = Round { $count }: it is { $name }’s turn.
wizards-gambit-log-ingredient = { $name } plays { $what } on { $more }.
wizards-gambit-log-incantation = { $name } plays the incantation { $what }.
wizards-gambit-log-capability = { $what } works for { $name }.
wizards-gambit-log-declined = { $name } leaves { $what } unused.
wizards-gambit-log-shown = { $name } cannot play an ingredient and shows { $what }.
wizards-gambit-log-opened = { $name }’s hand lies open: { $what }.
wizards-gambit-log-closed = { $name }’s hand is closed again.
wizards-gambit-log-protect = { $name } protects { $what } with a gambit.
wizards-gambit-log-negate = { $name } negates { $other }’s spell book with a gambit.
wizards-gambit-log-released = { $name } releases the gambit.
wizards-gambit-log-returned = { $name } takes the gambit back.
wizards-gambit-log-destroyed = { $name }’s gambit is destroyed.
wizards-gambit-log-dispelled = { $name }’s gambit is dispelled.
wizards-gambit-log-stalled = The game had stalled: { $name }’s gambit leaves it.
wizards-gambit-log-spent = { $name } gives up a gambit to destroy another.
wizards-gambit-log-claimed = { $name } claims { $what } and has { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
wizards-gambit-log-lost = { $name } loses { $what } by chance.
wizards-gambit-log-discarded = { $name } discards { $what }.
wizards-gambit-log-gave = { $name } gives { $other } { $what }.
wizards-gambit-log-took = { $name } takes { $what } from { $other }.
wizards-gambit-log-looked = { $name } looks at { $other }’s hand.
wizards-gambit-log-looked-seen = { $name } looks at { $other }’s hand: { $what }.
wizards-gambit-from-to = from { $from } to { $to }
wizards-gambit-log-moved = { $name } moves { $what } { $more }.
wizards-gambit-log-swapped = { $name } swaps { $what } and { $more }.
wizards-gambit-log-taken = { $name } takes { $what } from { $more }.
wizards-gambit-log-removed = { $name } discards { $what } from { $more }.
wizards-gambit-log-recovered = { $name } takes { $what } from the discard.
wizards-gambit-log-scried = { $name } looks at { $count ->
    [one] a spell
   *[other] { $count } spells
} of the deck.
wizards-gambit-log-replaced = { $more } takes the place of { $what }, which is shuffled into the spell deck.
wizards-gambit-log-hushed = { $name }’s spells have no capability until the end of { $name }’s next turn.
wizards-gambit-log-bound = { $name } takes no incantation action next turn.
wizards-gambit-log-more-ingredients = { $name } may play { $count ->
    [one] one more ingredient
   *[other] { $count } more ingredients
} this turn.
wizards-gambit-log-more-incantations = { $name } may take { $count ->
    [one] one more incantation action
   *[other] { $count } more incantation actions
} this turn.
wizards-gambit-log-freed = { $name } may play the whole hand this turn.
wizards-gambit-log-emptied = { $name }’s hand is empty: that ends the turn.
wizards-gambit-log-end-magus = { $name } is the Grand Siege Magus.
wizards-gambit-log-end-no-spell = No spell is left: most points win.
wizards-gambit-log-end-dawn = Dawn breaks: most points win.

wizards-gambit-reason = { $reason ->
    [protected] A gambit protects that spell.
    [not-lacking] No open rune takes this ingredient.
    [gambit-in-play] It would complete a spell, and your gambit in play lets you claim none.
    [no-ingredient-left] You have played your ingredient this turn.
    [no-incantation-left] You have no incantation action left this turn.
    [silenced] Your top spell lets you play no incantations.
    [nothing-to-do] Just now it would do nothing.
    [second-gambit] You already have a gambit in play.
    [occupied] There is a gambit already.
    [empty-book] That book is empty.
    [just-played] It was played this very turn.
    [used] It has been used this turn.
    [can-play] An ingredient can be played.
    [ingredient-due] An ingredient must be played first.
    [compulsory] It cannot be declined.
   *[not-now] That is not what is to be decided now.
}

# Why Wizard's Gambit's hints propose what they propose.

wizards-gambit-hint-wins = It completes { $what }: with { $total } points { $name } wins.
wizards-gambit-hint-claims = It completes { $what } for { $points } { $points ->
    [one] point
   *[other] points
}: { $name } then has { $total }.
wizards-gambit-hint-near = { $what } ({ $points } { $points ->
    [one] point
   *[other] points
}) then lacks only { $rune }.
wizards-gambit-hint-next = { $name } comes next; { $count ->
    [one] 1 fitting card is
   *[other] { $count } fitting cards are
} out of sight.
wizards-gambit-hint-far = { $what } ({ $points } { $points ->
    [one] point
   *[other] points
}) then still lacks { $left } runes: more than the one ingredient that each turn allows by itself.
wizards-gambit-hint-lacks = { $what } is worth { $points } { $points ->
    [one] point
   *[other] points
} and { $left ->
    [0] lacks nothing more
    [one] lacks 1 rune
   *[other] lacks { $left } runes
}.
wizards-gambit-hint-incantation = It comes on top of the ingredient: { $does }
wizards-gambit-hint-release = { $name } can claim spells again.
wizards-gambit-hint-free = { $what } allows it, beside the ingredient and the incantation action.
wizards-gambit-hint-show = No ingredient of this hand can be played; showing it draws { $count } cards.
wizards-gambit-hint-draw = Nothing more is worth a card: { $count ->
    [one] 1 card stays
   *[other] { $count } cards stay
} for the next turn.
wizards-gambit-hint-decline = Nothing more is discarded, given or replaced.
wizards-gambit-hint-opponent = { $name } has { $points } { $points ->
    [one] point
   *[other] points
} and { $count } { $count ->
    [one] card
   *[other] cards
}.
wizards-gambit-hint-fits = { $count ->
    [0] { $what } fits no spell of the reserve now.
    [one] { $what } fits one spell of the reserve now.
   *[other] { $what } fits { $count } spells of the reserve now.
}
wizards-gambit-hint-no-rune = { $what } is no ingredient: it fits no rune.
wizards-gambit-hint-replace = { $new } ({ $points } { $points ->
    [one] point
   *[other] points
}) takes the place of { $old }.
wizards-gambit-hint-protect = Nobody can complete it while the gambit lies there.
wizards-gambit-hint-negate = { $what } stops working for { $name }.
wizards-gambit-hint-opens = { $name }’s gambit leaves: its spell can be claimed again.
wizards-gambit-hint-wakes = { $name }’s gambit leaves: the spell below works again.
wizards-gambit-hint-gambit = The price: { $name } cannot claim spells meanwhile.

# What the pieces of Wizard’s Gambit are, where they stand and in the glossary of the rules (see shell.ftl).

wizards-gambit-explain-reserve = Spell of the reserve
wizards-gambit-explain-reserve-text = Whoever lays the last missing ingredient claims it.
wizards-gambit-explain-reserve-now = Points: { $m }; runes still missing: { $n }.
wizards-gambit-explain-rune = Rune slot
wizards-gambit-explain-rune-text = An ingredient that this spell lacks. A Prismatic Flake can be laid in any place.
wizards-gambit-explain-laid = Ingredient laid
wizards-gambit-explain-laid-text = It lies on the spell for everybody. It is discarded when the spell is claimed.
wizards-gambit-explain-spells-left = Spell deck
wizards-gambit-explain-spells-left-text = A claimed spell is replaced from here at once. When it is empty, the reserve shrinks.
wizards-gambit-explain-spells-left-now = Spells left: { $n }.
wizards-gambit-explain-cards-left = Component deck
wizards-gambit-explain-cards-left-text = Ingredients, incantations and gambits. One card is drawn at the end of each turn.
wizards-gambit-explain-cards-left-now = Cards left: { $n }.
wizards-gambit-explain-discard = Discard
wizards-gambit-explain-discard-text = Played and discarded cards, open to all. It is shuffled when the deck is empty.
wizards-gambit-explain-discard-now = Cards there: { $n }.

wizards-gambit-explain-book = Spell book
wizards-gambit-explain-book-text = All its spells count their points, but only the top one works. Anyone may look through it.
wizards-gambit-explain-book-now = { $n } of { $m } points.
wizards-gambit-explain-points = Spell points
wizards-gambit-explain-points-text = Who first has ten in the book wins at once. The fewer a spell has, the stronger it is.
wizards-gambit-explain-points-now = Here: { $n }.
wizards-gambit-explain-hushed = Silenced
wizards-gambit-explain-hushed-text = The capability of this book’s top spell does not work for the time that the card says.
wizards-gambit-explain-bound = No incantations
wizards-gambit-explain-bound-text = This wizard cannot take an incantation action for the time that the card says.
wizards-gambit-explain-open = Open hand
wizards-gambit-explain-open-text = Everybody may see the cards in this wizard’s hand.
wizards-gambit-explain-known = Known cards
wizards-gambit-explain-known-text = What you have seen of this hand and is still in it.
wizards-gambit-explain-protected = Aura of protection
wizards-gambit-explain-protected-text = A gambit on a spell: nobody adds anything to it, nor claims it, until the gambit leaves.
wizards-gambit-explain-negated = Negation
wizards-gambit-explain-negated-text = A gambit on a book: its top spell does not work, but points still count.
wizards-gambit-explain-front = In front of a wizard
wizards-gambit-explain-front-text = The cards in hand, at most five at the end of a turn, and the starting gambit until it is played.
wizards-gambit-explain-front-now = Cards now: { $n }.

wizards-gambit-explain-ingredient = Ingredient
wizards-gambit-explain-ingredient-text = Goes on a spell that lacks it. One must be played each turn, if one can be.
wizards-gambit-explain-incantation = Incantation
wizards-gambit-explain-incantation-text = Has one effect and is discarded. One incantation action is allowed each turn.
wizards-gambit-explain-gambit = Gambit
wizards-gambit-explain-gambit-text = Protects a spell, negates a book or destroys another gambit. While yours is in play you cannot claim spells.
wizards-gambit-explain-play-ingredient = Play an ingredient
wizards-gambit-explain-play-ingredient-text = Beside a spell that lacks it: you must, before you draw, if you can.
wizards-gambit-explain-play-ingredient-now = Still allowed: { $n }.
wizards-gambit-explain-play-incantation = Incantation action
wizards-gambit-explain-play-incantation-text = An incantation, or a gambit played or released: you may, before or after the ingredient.
wizards-gambit-explain-play-incantation-now = Still allowed: { $n }.
wizards-gambit-explain-then-draw = Draw
wizards-gambit-explain-then-draw-text = Ends the turn. Then you discard down to five cards.
wizards-gambit-explain-then-draw-now = Cards: { $n }.
wizards-gambit-explain-capability = Capability
wizards-gambit-explain-capability-text = What the top spell of your book can do, once in your turn.
wizards-gambit-explain-release = Release the gambit
wizards-gambit-explain-release-text = Takes your gambit out of play, and out of the game: you can claim spells again.
wizards-gambit-explain-show-hand = Show your hand
wizards-gambit-explain-show-hand-text = You can play no ingredient: all see your hand, the turn ends, and you draw two cards.

# The lesson of Wizard’s Gambit. A step has what to do (at most 60 characters) and why (at most 90).

wizards-gambit-lesson-1-rune = Put Phoenix Ash on Vow of Silence
wizards-gambit-lesson-1-rune-why = All wizards add to these four spells. Add a spell’s last rune to claim it; 10 points win.
wizards-gambit-lesson-1-draw = Draw a card: that ends your turn
wizards-gambit-lesson-1-draw-why = Everybody must play one ingredient a turn. { $p1 } is next.
wizards-gambit-lesson-1-incantation = Play the incantation Quickening
wizards-gambit-lesson-1-incantation-why = You may play one incantation a turn. This one allows two more ingredients.
wizards-gambit-lesson-1-claim = Add Dragon’s Tooth and Mermaid’s Tears to Vow of Silence
wizards-gambit-lesson-1-claim-why = { $p1 } has added Angel’s Breath: only these two runes are missing.
wizards-gambit-lesson-1-burden = It is yours. Draw to end your turn
wizards-gambit-lesson-1-burden-why = 4 points, and a burden: with Vow of Silence on top you can play no incantations.
wizards-gambit-lesson-1-near = Put Phoenix Ash on Winter’s Breath
wizards-gambit-lesson-1-near-why = Then only Cleft Agate is missing. You have it, but { $p1 } may have one too.
wizards-gambit-lesson-1-protect = Protect Winter’s Breath with your gambit
wizards-gambit-lesson-1-protect-why = Then nobody, you included, can add to it. On a spell book it puts the top spell to sleep.
wizards-gambit-lesson-1-wait = Draw to end your turn
wizards-gambit-lesson-1-wait-why = A gambit is no incantation: Vow of Silence did not forbid it.
wizards-gambit-lesson-1-release = Release your gambit
wizards-gambit-lesson-1-release-why = While it is in play you cannot claim. Releasing it is your incantation action.
wizards-gambit-lesson-1-take = Put Cleft Agate on Winter’s Breath
wizards-gambit-lesson-1-take-why = The last rune: 3 points, and { $p1 } has to discard two cards.
wizards-gambit-lesson-1-sleep = Draw to end your turn
wizards-gambit-lesson-1-sleep-why = Only the top spell works: Vow of Silence sleeps. All points count: you have 7.
wizards-gambit-lesson-1-try = As you like now: 3 more points win
wizards-gambit-lesson-1-try-why = Vow of Silence sleeps: incantations work again. Which spell is worth 3 or more?
wizards-gambit-lesson-1-on = Play on until somebody has 10 points
wizards-gambit-lesson-1-on-why = If no ingredient fits, show your hand and draw two. An empty hand draws five.
wizards-gambit-lesson-1-done = You know runes, claims, incantations, gambits and burdens. Left to discover: 25 spells, 12 incantations, and the right gambit on the right spell book.

# The rules of Wizard’s Gambit: every key begins with wizards-gambit-rules-.

wizards-gambit-rules-intro = Wizards gather around one reserve of spells. All of you add ingredients to the same spells; whoever adds the last one takes the spell.

wizards-gambit-rules-aim = Aim
wizards-gambit-rules-aim-1 = Be the first to own spells worth { $points } points: the Grand Siege Magus.

wizards-gambit-rules-setup = Set-up
wizards-gambit-rules-setup-1 = Four spells lie face up around the spell deck: the reserve. Each names the ingredients it takes, its points, and what it does for its owner.
wizards-gambit-rules-setup-2 = Everybody gets { $hand } component cards, and a gambit face up. The gambits left over go into the component deck. The highest numeral begins; turns go clockwise.
wizards-gambit-rules-setup-3 = There are as many cards of each of the seven ingredients, and the numerals I to VIII of the gambits settle only who begins.

wizards-gambit-rules-turn = A turn
wizards-gambit-rules-turn-1 = In the play phase, in any order: you must play one ingredient, and you may take one incantation action.
wizards-gambit-rules-turn-2 = An ingredient goes beside a spell of the reserve that still lacks it. A Prismatic Flake is wild: it goes beside any spell with room.
wizards-gambit-rules-turn-3 = An incantation action is one of these: play an incantation, play a gambit, release your gambit.
wizards-gambit-rules-turn-4 = Then draw one component card, which ends the turn: what happens at the end of a turn happens, and you discard down to { $hand } cards of your choice.
wizards-gambit-rules-turn-5 = Nobody says what a Flake stands for. A play is allowed as long as the cards on a spell can still be matched with its runes. It is the same with an agate that the owner of the Philosopher’s Agate has played: it stands for whatever leaves a matching, and is never fixed.

wizards-gambit-rules-cannot = Nothing to play
wizards-gambit-rules-cannot-1 = If you cannot play an ingredient, show your hand to all and draw two cards instead of one; that ends your turn.
wizards-gambit-rules-cannot-2 = You can only do so when really no ingredient can be played. You may take your incantation action first; if it makes an ingredient playable, you must play one.
wizards-gambit-rules-cannot-3 = If your hand becomes empty in your turn, the turn ends and you draw { $hand } cards.
wizards-gambit-rules-cannot-4 = That is looked at when the card you played, and all that came of it, is done. It ends the turn even if you have played no ingredient.
wizards-gambit-rules-cannot-5 = What adds to your draw, as your Bounty or an opponent’s Open Gates, adds to these two cards as well.

wizards-gambit-rules-claim = Claiming a spell
wizards-gambit-rules-claim-1 = Whoever plays the last missing ingredient puts the spell on top of their spell book. Its ingredients are discarded, and the reserve is filled up at once.
wizards-gambit-rules-claim-2 = All points in the book count, but only its top spell is awake: those under it sleep. Anyone may look through any book.
wizards-gambit-rules-claim-3 = Capabilities that you may use work once a turn, in your own turn. What the old top spell was just doing is finished before the new one wakes.
wizards-gambit-rules-claim-4 = What an effect completes is claimed when that effect ends, by the wizard whose turn it is. Of several completed spells they choose which one first. (With the cards of this edition no effect completes two.)
wizards-gambit-rules-claim-5 = A capability for the start of your turn waits for your next turn.
wizards-gambit-rules-claim-6 = What happens when a spell is claimed is announced even where it reaches nobody, as Winter’s Breath among empty or protected hands.

wizards-gambit-rules-effects = Incantations
wizards-gambit-rules-effects-1 = An incantation has its effect and is discarded.
wizards-gambit-rules-effects-2 = An incantation can be played if at least one of its steps can act now. If none can, it would do nothing and cannot be played: a draw needs a card to be drawn, leave to play more (as of Colbach’s Bounty or Quickening) another card in your hand.
wizards-gambit-rules-effects-3 = A step with nothing to act on is skipped. A spell’s capability is different: it works only if everything that it lets you choose is there.
wizards-gambit-rules-effects-4 = A spell that a card replaces in the reserve is shuffled back into the spell deck.

wizards-gambit-rules-gambits = Gambits
wizards-gambit-rules-gambits-1 = Using a gambit is an incantation action, though a gambit is no incantation: what concerns incantations does not touch it.
wizards-gambit-rules-gambits-2 = It protects a spell of the reserve: nobody adds to it or claims it. Or it negates a spell book: its top spell sleeps, and so do spells claimed later; points still count. Or it destroys an opponent’s gambit in play: both leave the game.
wizards-gambit-rules-gambits-3 = You may release your own gambit in play: it leaves the game. One that protects a spell can be released only in a later turn.
wizards-gambit-rules-gambits-4 = While your gambit is in play you cannot claim spells, and you cannot put a second one into play.
wizards-gambit-rules-gambits-5 = A protected spell is out of play for everybody, its protector too. There is one gambit at most on a spell or book. An empty book is no target; your own book is.
wizards-gambit-rules-gambits-6 = With your gambit in play you may add to spells, but not the last missing ingredient. If only such plays are left, you cannot play.
wizards-gambit-rules-gambits-7 = From a hand the lowest numeral is played first. A gambit discarded from a hand goes to the discard. After { $stall } rounds in which nobody played an ingredient or claimed, all gambits in play leave the game.

wizards-gambit-rules-hands = Cards and hands
wizards-gambit-rules-hands-1 = A gambit drawn from the deck is held in hand and counts there; the one that you began with does not. Cards are played in your own turn only.
wizards-gambit-rules-hands-2 = If your hand becomes empty in another’s turn, draw { $hand } cards at once; you lose no turn.
wizards-gambit-rules-hands-3 = When the component deck is empty, the discard is shuffled and becomes the deck. If that is empty too, nobody draws.
wizards-gambit-rules-hands-4 = What you have seen of a hand, the table remembers for you as long as the card must still be there.

wizards-gambit-rules-end = The end
wizards-gambit-rules-end-1 = With { $points } points you win at once, also while your book is negated.
wizards-gambit-rules-end-2 = When the spell deck is empty, the reserve shrinks. If no spell is left at all, most points win; those who have as many share the victory.
wizards-gambit-rules-end-3 = Dawn ends the game after round { $round }: most points win, and those who have as many share the victory. It is there so that every game ends; no game that people play comes to it.
wizards-gambit-rules-end-4 = The win is looked at before the reserve is filled up and before the claimed spell does anything.

wizards-gambit-rules-cards = All the cards
wizards-gambit-rules-cards-1 = Bounty and Corrupt Exchange are known from the book, Colbach’s Bounty and Prosperity from its publisher’s answers to questions; the other cards are this edition’s own.

# The pictures and examples.
wizards-gambit-rules-aim-figure = A spell has been claimed: it lies on top of its owner’s book, which counts its points.
wizards-gambit-rules-setup-figure = The start: four spells around the deck, a book for each player, and your hand.
wizards-gambit-rules-turn-figure = The ingredient just played lies in its rune slot.
wizards-gambit-rules-cannot-figure = Somebody could play no ingredient and has shown the whole hand.
wizards-gambit-rules-claim-figure = Empty slots are what a spell still lacks: whoever fills the last one takes it.
wizards-gambit-rules-effects-figure = An incantation has just been played.
wizards-gambit-rules-gambits-figure = A gambit in play, with its owner’s colour.
wizards-gambit-rules-hands-figure = A hand that was shown: what was seen stays known.
wizards-gambit-rules-end-figure = The end: the winner’s book has points enough.
wizards-gambit-rules-cards-figure = Spells of the reserve: ingredients at the foot, points at the top, the capability between.
wizards-gambit-rules-turn-example = the first turn of a game.
wizards-gambit-rules-claim-example = the book’s claim, Bounty on top of Corrupt Exchange.
wizards-gambit-rules-claim-example-0 = Mia’s book has 4 points. Corrupt Exchange lies on top, and works at the start of Mia’s turn.
wizards-gambit-rules-claim-example-4 = Bounty lacked only this rune.
wizards-gambit-rules-claim-example-5 = 1 point more makes 5. Bounty lies on top now, and is awake at once; Corrupt Exchange sleeps.
wizards-gambit-rules-claim-example-7 = Bounty at work: one card more than usual.
wizards-gambit-rules-claim-example-8 = Five cards may be kept.
wizards-gambit-rules-gambits-example = a gambit is played, and leaves again.
wizards-gambit-rules-spells = Spells
wizards-gambit-rules-incantations = Incantations

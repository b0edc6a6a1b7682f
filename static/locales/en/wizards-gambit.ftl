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

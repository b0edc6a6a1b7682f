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
wizards-gambit-incantation-quickening = Quickening
wizards-gambit-incantation-quickening-mood = The cauldron boils before the fire is lit.
wizards-gambit-incantation-pilfering = Pilfering
wizards-gambit-incantation-pilfering-mood = Look the other way a moment, would you?
wizards-gambit-incantation-transposition = Transposition
wizards-gambit-incantation-transposition-mood = You were sure you had put it on the left.
wizards-gambit-incantation-dispelling = Dispelling
wizards-gambit-incantation-dispelling-mood = Wax runs, colours fade, promises end.
wizards-gambit-incantation-third-eye = Third Eye
wizards-gambit-incantation-third-eye-mood = It does not blink.
wizards-gambit-incantation-fresh-wind = Fresh Wind
wizards-gambit-incantation-fresh-wind-mood = Open the window; let the bad ideas out.
wizards-gambit-incantation-turned-page = Turned Page
wizards-gambit-incantation-turned-page-mood = There was another spell on the back.
wizards-gambit-incantation-remembrance = Remembrance
wizards-gambit-incantation-remembrance-mood = The ashes still know their shape.
wizards-gambit-incantation-hush = Hush
wizards-gambit-incantation-hush-mood = Even great magic sleeps if you ask it kindly.
wizards-gambit-incantation-leaden-tongue = Leaden Tongue
wizards-gambit-incantation-leaden-tongue-mood = The word was right there a moment ago.

# What cards do: when, always, and step by step.

wizards-gambit-clause-always = { $text }
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

wizards-gambit-step-may = You may:
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
wizards-gambit-step-discard-random =
    Discard { $count ->
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
wizards-gambit-step-replace = Replace a pool spell by the next of the deck; its ingredients are discarded.
wizards-gambit-step-scry =
    Look at the next { $count } { $count ->
        [one] spell
       *[other] spells
    }; one may replace a pool spell, whose ingredients are discarded.
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

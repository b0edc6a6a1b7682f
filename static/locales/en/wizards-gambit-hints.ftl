# Why Wizard's Gambit's hints propose what they propose: fetched with the first hint.

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

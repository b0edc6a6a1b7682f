# Why a hint of Elfenwizards is good, and what it risks: a sentence each, of at most 110 characters.

# The retreat of the High Druid.

elfenwizards-hint-pay-reserve = { $name } then has { $n } in reserve, and the { $m } in the box can still be recovered.
elfenwizards-hint-pay-box = { $name } keeps all { $n } in reserve: each is 1 power in the competition.
elfenwizards-hint-magicians = { $what }: { $n ->
    [0] nobody stands there, and at most two rise.
    [one] 1 stands there, { $m } of { $name }’s; at most two rise.
   *[other] { $n } stand there, { $m } of { $name }’s; at most two rise.
}

# Throwing and placing dice.

elfenwizards-hint-roll = { $n ->
    [one] 1 die brings about { $m } pips on average.
   *[other] { $n } dice bring about { $m } pips on average.
}
elfenwizards-hint-throw = { $what }: { $n } pips, where a throw brings about { $m }.
elfenwizards-hint-accept = A re-roll would cost { $name } { $n ->
    [one] the last minor spell.
   *[other] one of { $n } minor spells.
}
elfenwizards-hint-reroll = { $n ->
    [one] The die is thrown again;
   *[other] All { $n } dice are thrown again;
} { $m ->
    [0] no minor spell stays.
    [one] 1 minor spell stays.
   *[other] { $m } minor spells stay.
}
elfenwizards-hint-place-own = { $what }: { $n ->
    [one] 1 wizard of { $name } stands
   *[other] { $n } wizards of { $name } stand
} there for titles worth { $m } points each.
elfenwizards-hint-place-others = { $what }: { $name } has no wizard there, but others’ duels can be decided.
elfenwizards-hint-place-rival = { $name } has { $n ->
    [one] 1 pip
   *[other] { $n } pips
} at the same level, against { $m }.
elfenwizards-hint-place-minor = { $m ->
    [one] 1 pip
   *[other] { $m } pips
} in the Minor Spell box { $n ->
    [0] recover none yet: there are too few spells or pips.
    [one] recover 1 minor spell.
   *[other] recover { $n } minor spells.
}
elfenwizards-hint-place-grey = { $m ->
    [one] 1 pip
   *[other] { $m } pips
} in the Grey Magic box { $n ->
    [0] remove no token yet.
    [one] remove 1 grey token: 1 point a round.
   *[other] remove { $n } grey tokens: { $n } points a round.
}
elfenwizards-hint-keep-rest = { $what }: { $n ->
    [one] 1 pip now;
   *[other] { $n } pips now;
} thrown again, about { $m }.

# Minor spells.

elfenwizards-hint-recover = { $n ->
    [one] 1 minor spell comes
   *[other] { $n } minor spells come
} back: { $name } then has { $m } in reserve.
elfenwizards-hint-recover-none = { $n ->
    [one] 1 pip stays
   *[other] { $n } pips stay
} for later; { $name } has { $m ->
    [0] no minor spell
    [one] 1 minor spell
   *[other] { $m } minor spells
} in reserve.
elfenwizards-hint-leave = { $n ->
    [one] 1 pip needs
   *[other] { $n } pips need
} no throw next round, but { $m ->
    [one] 1 die fewer is thrown.
   *[other] { $m } dice fewer are thrown.
}
elfenwizards-hint-take-back = { $n ->
    [one] 1 die more
   *[other] { $n } dice more
} to throw next round: about { $m } pips on average.

# The competition.

elfenwizards-hint-unopposed = Nobody opposes: power { $n } is enough for this title: { $what }.
elfenwizards-hint-second = Two rise from the box: power { $n } is enough, though the strongest has { $m }.
elfenwizards-hint-lead = { $n } against { $m } ({ $what }), and nobody else has spells enough left to change that.
elfenwizards-hint-lead-open = { $n } against { $m } ({ $what }): spells yet to come could still change that.
elfenwizards-hint-outbid = { $name } can still outbid it ({ $what }) with a { $n }{ $m ->
    [0] .
    [one] , and 1 minor spell.
   *[other] , and { $m } minor spells.
}
elfenwizards-hint-outbid-minors = { $name } can still outbid it ({ $what }) with { $m ->
    [one] 1 minor spell.
   *[other] { $m } minor spells.
}
elfenwizards-hint-worth = { $what } is worth { $n } points, { $m } more than the rank it is won from.
elfenwizards-hint-deny = As it stands, { $name } no longer wins this title: { $what }, { $n } points.
elfenwizards-hint-forecast = If all passed now, { $name } would score { $n } in this round, not { $m }.
elfenwizards-hint-power = { $what }: power { $n }, and { $m } against it.
elfenwizards-hint-pass = If all passed now, { $name } would win { $m ->
    [0] no title
    [one] 1 title
   *[other] { $m } titles
} and score { $n }.
elfenwizards-hint-pass-keeps = { $n ->
    [one] 1 minor spell stays
   *[other] { $n } minor spells stay
} in { $name }’s reserve.

# The defeated, and grey magic.

elfenwizards-hint-vacant = { $what } is worth { $n } points a round.
elfenwizards-hint-vacant-rival = Its rival for the next title is { $what }.
elfenwizards-hint-vacant-free = Nobody stands beside it against whom to win the next title.
elfenwizards-hint-grey = On the way down { $what } gets a grey token: { $n } point less a round.
elfenwizards-hint-cleanse = { $m } pips remove { $n ->
    [one] 1 grey token: 1 point a round.
   *[other] { $n } grey tokens: { $n } points a round.
}
elfenwizards-hint-cleanse-none = { $m ->
    [one] 1 die stays
   *[other] { $m } dice stay
} in the Grey Magic box, with { $n ->
    [one] 1 pip.
   *[other] { $n } pips.
}
elfenwizards-hint-remove-grey = { $what } then scores { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $m ->
    [one] for 1 round
   *[other] for up to { $m } rounds
}.

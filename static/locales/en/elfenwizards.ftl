# Elfenwizards: every key begins with elfenwizards-.


# Things.

elfenwizards-colour = { $guild ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [black] black
   *[white] white
}
elfenwizards-rank = { $rank ->
    [high-druid] High Druid
    [druid] Druid
    [sorcerer] Sorcerer
    [necromancer] Necromancer
   *[magician] Magician
}
elfenwizards-ranks = { $rank ->
    [high-druid] High Druid
    [druid] Druids
    [sorcerer] Sorcerers
    [necromancer] Necromancers
   *[magician] Magicians
}
elfenwizards-title = { $rank ->
    [druid] Druid
    [sorcerer] Sorcerer
   *[necromancer] Necromancer
} { $number }
elfenwizards-magician-box = Magician box { $number }
elfenwizards-defeat-box = the { $rank ->
    [druid] Druid
    [sorcerer] Sorcerer
   *[necromancer] Necromancer
} Defeat box
elfenwizards-defeat-label = Defeat: { $rank ->
    [druid] Druids
    [sorcerer] Sorcerers
   *[necromancer] Necromancers
}
elfenwizards-defeat-short = ↓ { $rank ->
    [druid] Druids
    [sorcerer] Sorcerers
   *[necromancer] Necromancers
}
elfenwizards-spell-box = { $box ->
    [druid] the Druids’ Major Spell box
    [sorcerer] the Sorcerers’ Major Spell box
    [necromancer] the Necromancers’ Major Spell box
    [magician] the Magicians’ Major Spell box
    [minor] the Minor Spell box
   *[grey] the Grey Magic box
}
elfenwizards-box-label = { $box ->
    [druid] Druids
    [sorcerer] Sorcerers
    [necromancer] Necromancers
    [magician] Magicians
    [minor] Minor spells
   *[grey] Grey magic
}
# That of the Necromancers, with a soft hyphen where it may be broken.
elfenwizards-box-narrow = Necro­mancers
elfenwizards-the-wizard = { $own ->
    [yours] your
   *[other] { $name }’s
} { $rank ->
    [high-druid] High Druid
    [druid] Druid
    [sorcerer] Sorcerer
    [necromancer] Necromancer
    [magician] Magician
   *[wizard] wizard
}
elfenwizards-beside-wizard = beside { $own ->
    [yours] your
    [own] their own
   *[other] { $name }’s
} { $rank ->
    [high-druid] High Druid
    [druid] Druid
    [sorcerer] Sorcerer
    [necromancer] Necromancer
    [magician] Magician
   *[wizard] wizard
}
elfenwizards-wizard-label = { $guild } wizard ({ $name })
elfenwizards-power-label = power { $count }
elfenwizards-grey-label = { $count ->
    [one] 1 grey token
   *[other] { $count } grey tokens
}
elfenwizards-vacant = vacant
elfenwizards-nobody = nobody
elfenwizards-tree = The Great Tree
elfenwizards-defeat-boxes = Defeat boxes
elfenwizards-spell-boxes = Boxes for spells
elfenwizards-round-track = Round track
elfenwizards-round = Round { $number }
elfenwizards-track-label = a minor spell of { $name }
elfenwizards-track-high-druid = High Druid: { $name }
elfenwizards-track-vacant = no High Druid
elfenwizards-a-die = a { $pips }
elfenwizards-a-minor-spell = a minor spell
elfenwizards-minor-spells = { $count ->
    [one] 1 minor spell
   *[other] { $count } minor spells
}
elfenwizards-price = { $count } pips { $token ->
    [grey-token] remove a grey token
   *[minor-spell] recover a minor spell
}
elfenwizards-supply = { $count ->
    [one] 1 grey token left
   *[other] { $count } grey tokens left
}
elfenwizards-phase = Phase { $number }: { $number ->
    [1] retreat of the High Druid
    [2] first allocation of major spells
    [3] second allocation of major spells
    [4] recovery of minor spells
    [5] competition and award of titles
    [6] recovery of minor spells
    [7] vacant titles
    [8] demotion
    [9] grey tokens
   *[10] scoring
}
elfenwizards-level = { $ranks }, { $points } points each
elfenwizards-worth = { $rank ->
    [high-druid] High Druid
    [druid] Druid
    [sorcerer] Sorcerer
    [necromancer] Necromancer
   *[magician] Magician
}: { $points } points

# In front of a player.

elfenwizards-front = { $dice ->
    [one] 1 major spell
   *[other] { $dice } major spells
} and { $minors ->
    [one] 1 minor spell
   *[other] { $minors } minor spells
} in front
elfenwizards-has-dragon = holds the dragon
elfenwizards-would-score = would score { $points } this round
elfenwizards-nearly = Would win as things stand
elfenwizards-has-passed = has passed
elfenwizards-passed = passed

# The tray.

elfenwizards-tray = Hand and choices
elfenwizards-dice = Dice
elfenwizards-wizards = Wizards
elfenwizards-in-hand = in hand
elfenwizards-die-label = Die { $pips }: { $place }
elfenwizards-roll = { $count ->
    [one] Roll 1 die
   *[other] Roll { $count } dice
}
elfenwizards-accept = Accept this roll
elfenwizards-reroll = Pay a minor spell, roll all again
elfenwizards-reroll-sure = This costs a minor spell and cannot be undone.
elfenwizards-reroll-yes = Yes, roll again
elfenwizards-pay-reserve = Pay from the reserve
elfenwizards-pay-box = Pay from the Minor Spell box
elfenwizards-tap-hollow = Choose a Magician box.
elfenwizards-tap-hollow-all = Choose a Magician box for all of them, or one wizard first.
elfenwizards-confirm-demotion-or = Confirm, or choose another place for a wizard.
elfenwizards-tap-title = Choose a vacant title.
elfenwizards-tap-wizard = Choose a wizard for this spell.
elfenwizards-pick-wizard = Choose a wizard.
elfenwizards-confirm-or = Confirm, or take a spell back.
elfenwizards-pick-all = All
elfenwizards-clear = Clear
elfenwizards-confirm-dice = { $placed ->
    [0] { $rest ->
        [one] Keep the die
       *[other] Keep all { $rest } dice
    }
   *[other] { $rest ->
        [0] Confirm: place { $placed }
       *[other] Confirm: place { $placed }, keep { $rest }
    }
}
elfenwizards-dice-left = { $rest ->
    [one] 1 die to go
   *[other] { $rest } dice to go
}
elfenwizards-put-on = { $count ->
    [one] Put 1 die on { $box }
   *[other] Put { $count } dice on { $box }
}
elfenwizards-put-best = Put { $die } on { $box }
elfenwizards-take-up = Take up what was put on { $box }
elfenwizards-drafted = { $things } (not confirmed)
elfenwizards-drafted-spell = { $spell } beside { $wizard }
elfenwizards-take-back-spell = Take back:
elfenwizards-confirm-spells = Confirm
elfenwizards-pass = Pass for this round
elfenwizards-recover = { $count ->
    [0] Leave the dice there
    [one] Recover 1 minor spell
   *[other] Recover { $count } minor spells
}
elfenwizards-cleanse = { $count ->
    [0] Leave the dice there
    [one] Remove 1 grey token
   *[other] Remove { $count } grey tokens
}
elfenwizards-take-back = { $dice ->
    [0] { $rest ->
        [one] Leave the die there
       *[other] Leave all { $rest } there
    }
   *[other] { $rest ->
        [0] { $dice ->
            [one] Take the die back
           *[other] Take all { $dice } back
        }
       *[other] Take { $dice } back, leave { $rest }
    }
}
elfenwizards-sum-recover = { $sum } → { $count ->
    [0] too few pips
    [one] 1 minor spell
   *[other] { $count } minor spells
} ({ $pips } pips, 2 a spell)
elfenwizards-sum-cleanse = { $sum } → { $count ->
    [0] too few pips
    [one] 1 grey token
   *[other] { $count } grey tokens
} ({ $pips } pips)

# What is expected.

elfenwizards-prompt-name = { $name }: { $what }
elfenwizards-prompt-over = The game is over.
elfenwizards-prompt = { $decision ->
    [pay-retreat] choose which minor spell pays for having been High Druid
    [settle-retreat] choose a Magician box for the retired High Druid
    [roll] { $count ->
        [one] roll the die
       *[other] roll { $count } dice
    }
    [place] place any of these { $count } dice, then confirm
    [accept-or-reroll] accept this roll, or pay a minor spell to roll all again
    [place-all] place every one of these dice, then confirm
    [recover] choose dice that recover minor spells
    [take-back-minor] take unused dice back, or leave them for the next round
    [support-or-pass] { $count ->
        [one] place your last spell beside a wizard, or pass
       *[other] place two spells beside wizards, or pass
    }
    [second-support] place the second spell
    [take-title] choose who takes which vacant title
    [demote] choose who goes down to which Magician box
    [cleanse] choose dice that remove grey tokens
    [remove-grey] choose a wizard to free of a grey token ({ $count } to go)
   *[take-back-grey] take unused dice back, or leave them for the next round
}

# What happened.

elfenwizards-log-first-player = { $name } is drawn to go first and takes the dragon.
elfenwizards-log-round = Round { $number } begins.
elfenwizards-log-no-high-druid = Nobody was High Druid: the dragon stays with { $name }.
elfenwizards-log-retreat-paid = { $name } pays for the High Druid of round { $round } with a minor spell from { $source ->
    [reserve] the reserve
   *[box] the Minor Spell box
}.
elfenwizards-log-dragon = { $name } takes the dragon.
elfenwizards-log-retired = { $wizard } retires to { $place }.
elfenwizards-log-rolled = { $name } rolls { $dice }.
elfenwizards-log-reroll = { $name } pays a minor spell to roll again.
elfenwizards-log-accepted = { $name } accepts the roll.
elfenwizards-log-allocated = { $name } has placed dice: { $boxes }.
elfenwizards-log-rest-kept = { $name } keeps { $count ->
    [one] 1 die
   *[other] { $count } dice
} for the second allocation.
elfenwizards-log-recovered = { $name } recovers { $count ->
    [one] 1 minor spell
   *[other] { $count } minor spells
} with { $dice }.
elfenwizards-log-taken-back = { $name } takes { $dice } back from { $box }.
elfenwizards-log-dice-left = { $name } leaves { $dice } on { $box }.
elfenwizards-log-supported-against = { $name } places { $spell } { $wizard }, against { $rival }: { $power } to { $rest }.
elfenwizards-log-supported = { $name } places { $spell } { $wizard }: power { $power }.
elfenwizards-log-nothing-left = { $name } has no spell left to place.
elfenwizards-log-passed = { $name } passes.
elfenwizards-log-awarded = { $wizard } becomes { $title } with power { $power }.
elfenwizards-log-unawarded = { $why ->
    [no-candidate] Nobody stands for { $title }.
    [no-power] Nobody becomes { $title }, for want of power.
   *[tied] Nobody becomes { $title }: equal power.
}
elfenwizards-log-defeated = { $wizard } falls into { $place }.
elfenwizards-log-returned = Back to { $name }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $wasted ->
    [0] ;
   *[other] , { $wasted } of them wasted;
} to the Minor Spell box: { $minors ->
    [0] nothing
    [one] 1 minor spell
   *[other] { $minors } minor spells
}.
elfenwizards-log-vacant-taken = { $wizard } takes the vacant title of { $title }.
elfenwizards-log-demoted = { $wizard } goes down to { $place }{ $grey ->
    [0] .
   *[other] , and receives a grey token.
}
elfenwizards-log-no-grey-left = No grey token is left for { $wizard }.
elfenwizards-log-grey-paid = { $name } uses { $dice } to remove { $count ->
    [one] 1 grey token
   *[other] { $count } grey tokens
}.
elfenwizards-log-grey-removed = { $wizard } loses a grey token.
elfenwizards-log-scored = { $name } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $total } in all.
elfenwizards-log-bonus = { $name } receives { $points ->
    [one] 1 point
   *[other] { $points } points
} for minor spells: { $total } in all.
elfenwizards-log-end-last-round = The fourth round is over, and so is the game.
elfenwizards-log-end-high-druid = { $name } has had the High Druid twice: the game is over.
elfenwizards-log-end-vacancy = For the second time nobody became High Druid: the game is over.

# What a hint proposes: a phrase without a subject.

elfenwizards-plan-and = { $first } and { $last }
elfenwizards-plan-place = place { $dice } on { $box }
elfenwizards-plan-keep-rest = keep the rest
elfenwizards-plan-roll = roll
elfenwizards-plan-accept = accept the roll
elfenwizards-plan-reroll = pay a minor spell to roll again
elfenwizards-plan-pay-retreat = pay from { $source ->
    [reserve] the reserve
   *[box] the Minor Spell box
}
elfenwizards-plan-settle = retire to { $place }
elfenwizards-plan-recover = { $count ->
    [0] leave the dice there
   *[other] recover minor spells with { $dice }
}
elfenwizards-plan-support = place { $spell } { $wizard }
elfenwizards-plan-pass = pass
elfenwizards-plan-take-title = let { $wizard } take the title of { $title }
elfenwizards-plan-demote = send { $wizard } down to { $place }
elfenwizards-plan-cleanse = { $count ->
    [0] leave the dice there
   *[other] remove grey tokens with { $dice }
}
elfenwizards-plan-remove-grey = free { $wizard } of a grey token
elfenwizards-plan-take-back = { $count ->
    [0] leave the dice there
   *[other] take { $dice } back
}

# The card at the end of a round.

elfenwizards-card = Round { $round } is over
elfenwizards-card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all
elfenwizards-card-rank = { $rank ->
    [high-druid] High Druid
    [druid] { $count ->
        [one] Druid
       *[other] { $count } Druids
    }
    [sorcerer] { $count ->
        [one] Sorcerer
       *[other] { $count } Sorcerers
    }
    [necromancer] { $count ->
        [one] Necromancer
       *[other] { $count } Necromancers
    }
   *[magician] { $count ->
        [one] Magician
       *[other] { $count } Magicians
    }
} { $points }
elfenwizards-card-grey = grey tokens −{ $count }
elfenwizards-card-won = Won: { $things }
elfenwizards-card-lost = Lost: { $things }
elfenwizards-card-back = Back: { $things }
elfenwizards-card-spells = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; in the box: { $minors ->
    [one] 1 minor spell
   *[other] { $minors } minor spells
}

# Why not.

elfenwizards-reason = { $reason ->
    [no-such-die] There is no such die.
    [no-minor-spell] There is no minor spell to use.
    [no-such-place] There is no such place or wizard.
    [too-few-pips] Those dice have too few pips to do anything.
    [not-a-candidate] That wizard is no candidate at the level of this spell.
    [not-your-contest] One player owns all rivals there: nobody else may place.
    [second-spell-due] Two spells are placed at a time.
    [not-your-wizard] That wizard is another player’s.
    [not-yet-served] Another Defeat box is served first.
    [not-highest-vacant] Only the highest vacant titles can be taken.
    [no-grey-token] There is no grey token under that wizard.
   *[not-asked-now] Something else is to be decided now.
}

# Scores.

elfenwizards-sheet = Score sheet
elfenwizards-chart = Scores over the rounds
elfenwizards-player = Player
elfenwizards-bonus = Spells
elfenwizards-total = Total

# Variants.

elfenwizards-cheap-grey = Milder grey magic: removing a token costs 3 pips instead of 4
elfenwizards-clock = Negotiation clock: 1 minute before each roll, 5 minutes before the competition

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

# What the pieces of Elfenwizards are, where they stand and in the glossary of the rules (see shell.ftl).

elfenwizards-explain-high-druid = High Druid
elfenwizards-explain-high-druid-text = At most one of the two Druids wins it in a round, then pays for it and goes back to the roots in the next.
elfenwizards-explain-high-druid-now = { $n } points a round.
elfenwizards-explain-druid = Druid
elfenwizards-explain-druid-text = The two Sorcerers below stand for this title; a Druid stands for High Druid.
elfenwizards-explain-druid-now = { $n } points a round for the guild that holds it.
elfenwizards-explain-sorcerer = Sorcerer
elfenwizards-explain-sorcerer-text = The two Necromancers below stand for this title; a Sorcerer stands for Druid.
elfenwizards-explain-sorcerer-now = { $n } points a round for the guild that holds it.
elfenwizards-explain-necromancer = Necromancer
elfenwizards-explain-necromancer-text = The Magicians in the box below stand for this title; a Necromancer stands for Sorcerer.
elfenwizards-explain-necromancer-now = { $n } points a round for its guild.
elfenwizards-explain-magician = Magician
elfenwizards-explain-magician-text = A wizard without a title. The two with the most power in a box rise to the Necromancers above it.
elfenwizards-explain-magician-now = { $n } points a round each.

elfenwizards-explain-box-druid = Druids’ Major Spell box
elfenwizards-explain-box-druid-text = Dice here support Druids in their contest to become High Druid, and nobody else.
elfenwizards-explain-box-druid-now = Pips here now: { $n }.
elfenwizards-explain-box-sorcerer = Sorcerers’ Major Spell box
elfenwizards-explain-box-sorcerer-text = Dice here support Sorcerers in their contest to become Druids, and nobody else.
elfenwizards-explain-box-sorcerer-now = Pips here now: { $n }.
elfenwizards-explain-box-necromancer = Necromancers’ Major Spell box
elfenwizards-explain-box-necromancer-text = Dice here support Necromancers in their contest to become Sorcerers, and nobody else.
elfenwizards-explain-box-necromancer-now = Pips here now: { $n }.
elfenwizards-explain-box-magician = Magicians’ Major Spell box
elfenwizards-explain-box-magician-text = Dice here support Magicians in their contest to become Necromancers, and nobody else.
elfenwizards-explain-box-magician-now = Pips here now: { $n }.
elfenwizards-explain-box-minor = Minor spells
elfenwizards-explain-box-minor-text = Spent minor spells lie here. Dice placed here bring your own back.
elfenwizards-explain-box-minor-now = { $m } pips for each; pips here now: { $n }.
elfenwizards-explain-box-grey = Grey magic
elfenwizards-explain-box-grey-text = Dice placed here remove grey tokens from your wizards at the end of the round.
elfenwizards-explain-box-grey-now = { $n } pips for each token; tokens left in the box: { $m }.

elfenwizards-explain-defeat-druid = Druids’ Defeat box
elfenwizards-explain-defeat-druid-text = A Druid who did not rise waits here, first for a vacant title, then to be demoted to the roots.
elfenwizards-explain-defeat-druid-now = Grey tokens then: { $n }.
elfenwizards-explain-defeat-sorcerer = Sorcerers’ Defeat box
elfenwizards-explain-defeat-sorcerer-text = A Sorcerer who did not rise waits here for a vacant title, after the Druids, or is demoted.
elfenwizards-explain-defeat-sorcerer-now = Grey tokens then: { $n }.
elfenwizards-explain-defeat-necromancer = Necromancers’ Defeat box
elfenwizards-explain-defeat-necromancer-text = A Necromancer who did not rise waits here for a vacant title, last of all, or is demoted.
elfenwizards-explain-defeat-necromancer-now = Grey tokens then: { $n }.

elfenwizards-explain-round = Round track
elfenwizards-explain-round-text = Below each round stands its High Druid, or the minor spell that it paid on retiring. A dash: nobody became High Druid.
elfenwizards-explain-round-now = Round { $n } of at most { $m }.
elfenwizards-explain-phase-1 = Retreat of the High Druid
elfenwizards-explain-phase-1-text = Last round’s High Druid pays a minor spell, takes the dragon and goes down to a Magician box.
elfenwizards-explain-phase-2 = First allocation
elfenwizards-explain-phase-2-text = Each player rolls all their dice and places as many as they like. A die that is placed stays.
elfenwizards-explain-phase-3 = Second allocation
elfenwizards-explain-phase-3-text = Each player rolls the rest, may pay a minor spell to roll once more, and then places every die.
elfenwizards-explain-phase-4 = Recovery of minor spells
elfenwizards-explain-phase-4-text = Dice in the Minor Spell box bring back your own minor spells that lie there.
elfenwizards-explain-phase-5 = Competition
elfenwizards-explain-phase-5-text = In turn, each player puts two spells beside wizards, any player’s, or passes for the round. Then titles go to the most power.
elfenwizards-explain-phase-6 = Recovery of minor spells
elfenwizards-explain-phase-6-text = Once more dice in the Minor Spell box bring back minor spells. Unused dice may stay there.
elfenwizards-explain-phase-7 = Vacant titles
elfenwizards-explain-phase-7-text = Wizards in the Defeat boxes take what titles nobody has won, the highest first.
elfenwizards-explain-phase-8 = Demotion
elfenwizards-explain-phase-8-text = Who is still in a Defeat box goes down to a Magician box; former Druids and Sorcerers get a grey token.
elfenwizards-explain-phase-9 = Grey tokens
elfenwizards-explain-phase-9-text = Dice in the Grey Magic box remove grey tokens from wizards of their guild.
elfenwizards-explain-phase-10 = Scoring
elfenwizards-explain-phase-10-text = Each wizard scores for its rank, less a point for each grey token under it.

elfenwizards-explain-front = In front of a player
elfenwizards-explain-front-text = Dice and minor spells not used yet. Whoever has the dragon plays first.
elfenwizards-explain-front-now = Dice: { $n }, minor spells: { $m }.
elfenwizards-explain-forecast = Would score
elfenwizards-explain-forecast-text = What the wizards of this guild would score, stood the tree as it does now.
elfenwizards-explain-forecast-now = Now: { $n }.
elfenwizards-explain-major-spell = Major spell
elfenwizards-explain-major-spell-text = A die. In the competition its pips are power for a wizard at the level of the box that it lies in.
elfenwizards-explain-major-spell-now = This one: { $n }.
elfenwizards-explain-minor-spell = Minor spell
elfenwizards-explain-minor-spell-text = One power for a candidate at any level, or the price of a second roll. Kept to the end, it is worth a point.
elfenwizards-explain-idle = Spell without a use
elfenwizards-explain-idle-text = No candidate stands at the level of this die that you may support, or it is drafted already.

elfenwizards-explain-roll = Roll
elfenwizards-explain-roll-text = Rolls all dice in front of you. Dice that lie in a box from the last round are not rolled.
elfenwizards-explain-accept = Accept this roll
elfenwizards-explain-accept-text = Keeps what you have rolled. Then every one of these dice must be placed on a box.
elfenwizards-explain-reroll = Roll again
elfenwizards-explain-reroll-text = Costs a minor spell, which goes to the Minor Spell box, and rolls all these dice once more.
elfenwizards-explain-pass = Pass
elfenwizards-explain-pass-text = You place no more spells in this round. Dice not used come back; minor spells stay with you.
elfenwizards-explain-pay-retreat = Paying for the place
elfenwizards-explain-pay-retreat-text = A minor spell goes to the round track for good: from your reserve, where it still has power, or from the box.
elfenwizards-explain-confirm-dice = Confirm the dice
elfenwizards-explain-confirm-dice-text = Until then dice can be moved about; afterwards they stay where they lie.
elfenwizards-explain-confirm-spells = Confirm the spells
elfenwizards-explain-confirm-spells-text = Two spells are placed at a time; only the last one may be placed alone.
elfenwizards-explain-pick-all = All
elfenwizards-explain-pick-all-text = Picks up every die of the hand, so that one press puts them all on a box.
elfenwizards-explain-pick-all-not = No more dice are in the hand to be picked up.
elfenwizards-explain-clear = Clear
elfenwizards-explain-clear-text = Takes back what you have laid out and not confirmed.
elfenwizards-explain-clear-not = Nothing is laid out that could be taken back.

elfenwizards-explain-cheap-grey = Softer grey magic
elfenwizards-explain-cheap-grey-text = Removing a grey token costs 3 pips instead of 4: who was demoted recovers sooner.
elfenwizards-explain-clock = Sand timer
elfenwizards-explain-clock-text = Time to talk before rolls and competition, for people at one table. It can be cut short.

# The lessons of Elfenwizards. A step has what to do (at most 60 characters) and why (at most 90).

elfenwizards-lesson-1-roll = Roll your seven dice
elfenwizards-lesson-1-roll-why = Your guild climbs the Great Tree: the higher its wizards, the more points each round.
elfenwizards-lesson-1-place = 6 and 5 on Druids, 4 on Sorcerers, then confirm
elfenwizards-lesson-1-place-why = Dice are spells for the wizards of one level. You will roll the other four again.
elfenwizards-lesson-1-again = Roll the other four, then accept the roll
elfenwizards-lesson-1-again-why = A minor spell would buy one more throw of all four. These will do.
elfenwizards-lesson-1-rest = 4 on Grey magic, both 3s on Necromancers, 1 on Magicians
elfenwizards-lesson-1-rest-why = This time every die must be placed. Grey magic helps a wizard that falls: you will see.
elfenwizards-lesson-1-druid = Place the 6 and the 5 beside your Druid, then confirm
elfenwizards-lesson-1-druid-why = Two Druids duel for the title of High Druid, worth 10 points. More power wins.
elfenwizards-lesson-1-duel = { $p1 } leads 12 to 11: add two minor spells
elfenwizards-lesson-1-duel-why = A minor spell has 1 power at any level. 13 beats 12; with equal power nobody rises.
elfenwizards-lesson-1-split = 4 to your leftmost Sorcerer, 1 to your rightmost Magician
elfenwizards-lesson-1-split-why = Two spells may help two wizards. Two of a Magician box rise: in this one, 1 is enough.
elfenwizards-lesson-1-pair = A 3 beside each of your two Necromancers
elfenwizards-lesson-1-pair-why = Nobody opposes them yet. A Sorcerer’s title is worth 5 points, a Necromancer’s 3.
elfenwizards-lesson-1-pass = Pass, and keep your five minor spells
elfenwizards-lesson-1-pass-why = Each is 1 point at the end. Titles follow: a tap on the board shows the next at once.
elfenwizards-lesson-1-defeat = Send your defeated Sorcerer to the first Magician box
elfenwizards-lesson-1-defeat-why = It lay in the Defeat box, but no title is vacant. So it goes down, with a grey token.
elfenwizards-lesson-1-grey = Use the 4 in the Grey Magic box
elfenwizards-lesson-1-grey-why = A grey token costs 1 point every round. Each 4 pips there remove one.
elfenwizards-lesson-1-retreat = High Druid retires: pay from the Minor Spell box
elfenwizards-lesson-1-retreat-why = All ranks scored: 36 points for you. A High Druid lasts one round, then starts below.
elfenwizards-lesson-1-round = Choose its box, then roll and place as you like
elfenwizards-lesson-1-round-why = New: dice on Minor spells bring back used ones, one for every 2 pips.
elfenwizards-lesson-1-titles = Win titles your way, two spells at a time, or pass
elfenwizards-lesson-1-titles-why = A spell may help anybody’s wizard: a rival’s rival, for instance.
elfenwizards-lesson-1-done = You know how a guild rises, falls and scores. Left to discover: ties that hold rivals down, vacant titles, and spells for a rival’s rival.

# The rules of Elfenwizards: every key begins with elfenwizards-rules-.

elfenwizards-rules-intro =
    Elfenwizards is a game by Alan R. Moon for three to six players. This page tells the rules in
    our own words. Where the book is silent we had to decide; each such decision is a note at
    the end of its chapter.

elfenwizards-rules-aim = What it is about
elfenwizards-rules-aim-1 =
    Each player leads a guild of wizards on the Great Tree. Spells win titles, titles score points,
    and after { $rounds } rounds at most the guild with the most points wins.
elfenwizards-rules-aim-2 =
    A guild owns { $major } major spells, which are dice, and { $minor } minor spells, which are
    chips and worth { $power } power each.

elfenwizards-rules-board = The board
elfenwizards-rules-board-1 =
    The tree carries titles: one High Druid at the top, two Druids, four Sorcerers, eight
    Necromancers. At the roots are four boxes for simple Magicians, with room for any number. A
    title’s space holds one wizard at most.
elfenwizards-rules-board-2 =
    The two Druids stand for High Druid. Each Druid title is contested by the two Sorcerers below
    it, each Sorcerer title by the two Necromancers below it, and each pair of Necromancer titles by
    the Magicians of the box below it.
elfenwizards-rules-board-3 =
    The exact layout of one, two, four and eight spaces over four boxes is reconstructed.

elfenwizards-rules-setup = Set-up
elfenwizards-rules-setup-1 =
    Every guild takes its spells and { $three }, { $four }, { $five } or { $six } wizards at a table
    of three, four, five or six. A first player is drawn and takes the dragon. Whoever holds the
    dragon goes first, the others follow clockwise.
elfenwizards-rules-setup-2 =
    Our text of the book lacks its table of starting places; ours fills every space but the High
    Druid’s, gives every guild equally many wizards, and lets no guild begin against itself. Colours
    are dealt at random unless you choose them.
elfenwizards-rules-setup-3 =
    White is the sixth guild; the book names none.
elfenwizards-rules-setup-4 =
    A round has ten phases, always in this order.

elfenwizards-rules-p1 = Phase 1: retreat of the High Druid
elfenwizards-rules-p1-1 =
    Not in the first round. The High Druid’s owner pays one minor spell, from the reserve or from
    the Minor Spell box; it lies on the round track, at the number of the round just ended, for the
    rest of the game. The owner takes the dragon and moves the High Druid into a Magician box of
    choice.
elfenwizards-rules-p1-2 =
    When nobody is High Druid the dragon stays where it is.

elfenwizards-rules-p2 = Phase 2: first allocation
elfenwizards-rules-p2-1 =
    In turn, each player rolls all dice in front of them and places any of them on boxes: a Major
    Spell box for the competition at one level, the Minor Spell box to recover minor spells, the
    Grey Magic box to remove grey tokens. Dice left in a box from the last round stay there as they
    are.
elfenwizards-rules-p2-2 =
    A box takes any number of dice. A die that has been placed never moves to another box; here,
    you may rearrange your dice until you confirm, and undo that until the next dice are rolled.
elfenwizards-rules-p2-3 =
    A player may place none at all in this phase.

elfenwizards-rules-p3 = Phase 3: second allocation
elfenwizards-rules-p3-1 =
    In turn, each player rolls all dice still in front of them, then accepts the roll or pays one
    minor spell into the Minor Spell box to roll all of those dice once more. Then every one of them
    must be placed.

elfenwizards-rules-p4 = Phase 4: recovery of minor spells
elfenwizards-rules-p4-1 =
    Owners of dice in the Minor Spell box may use them to take back their own minor spells from that
    box: one spell for every { $pips } pips, added over the dice used; what is over is lost. Used
    dice come back in front of their owner.
elfenwizards-rules-p4-2 =
    Dice that are not used stay for now.
elfenwizards-rules-p4-3 =
    Players do so in turn order, here and in phases 6 and 9. Where the book’s example lets a 4
    recover “two dice”, we read two minor spells.

elfenwizards-rules-p5 = Phase 5: competition
elfenwizards-rules-p5-1 =
    In turn, round and round, each player places two spells beside wizards or passes; who passes is
    out until the next round. A die from a Major Spell box goes beside a wizard of that level, a
    minor spell beside any candidate. The two spells may support one wizard or two, and anybody’s:
    helping a rival’s rival is a known weapon. Any number of spells may support a wizard. Whoever
    has only one spell left may place that one.
elfenwizards-rules-p5-2 =
    When both rivals for a title belong to one player, the others may not interfere there.
elfenwizards-rules-p5-3 =
    Spells that cannot be placed do not count as spells left: a die at a level without a wizard that
    it could support binds nobody.
elfenwizards-rules-p5-4 =
    The phase ends when all have passed; a player with nothing left to place has passed.
elfenwizards-rules-p5-5 =
    Where support opposes nobody (a lone candidate, or a Magician box with one or two wizards)
    anybody may give it. Where one player owns both rivals, or all of three or more in a Magician
    box, only that player may place.

elfenwizards-rules-award = Still phase 5: award of titles
elfenwizards-rules-award-1 =
    A wizard’s power is the pips of the dice beside it and { $power } for each minor spell. Without
    power nobody rises, not even alone. Titles are awarded from the top down and from left to right:
    the High Druid first, then Druids, Sorcerers and Necromancers.
elfenwizards-rules-award-2 =
    Of two rivals the one with more power rises to the title. Those who do not rise go to the Defeat
    box of their level, so that every title is won anew in every round.
elfenwizards-rules-award-3 =
    With equal power nobody rises, even when both rivals belong to one player.
elfenwizards-rules-award-4 =
    A Magician box gives two Necromancer titles to its two strongest. Are more than two tied for
    first, nobody rises; are several tied for second, only the leader does. Magicians who do not
    rise stay where they are.
elfenwizards-rules-award-5 =
    One or two Magicians with any power both rise, equal or not. The strongest takes the left space.
elfenwizards-rules-award-6 =
    Dice that were used come back in front of their owners, minor spells that were used go to the
    Minor Spell box.
elfenwizards-rules-award-7 =
    Dice left unused in the Major Spell boxes come back too, wasted; minor spells not placed stay in
    the reserve.

elfenwizards-rules-p6 = Phase 6: recovery of minor spells
elfenwizards-rules-p6-1 =
    As in phase 4.
elfenwizards-rules-p6-2 =
    Afterwards each die left in the Minor Spell box may be taken back unused or left for the next
    round, as its owner likes.

elfenwizards-rules-p7 = Phase 7: vacant titles
elfenwizards-rules-p7-1 =
    Titles that nobody won, except High Druid, go to wizards in the Defeat boxes: first those of the
    Druids’ box, then the Sorcerers’, then the Necromancers’. Each takes a space of the highest
    vacant rank, be it higher or lower than before and whether it likes to or not; the owner chooses
    which.
elfenwizards-rules-p7-2 =
    Within a box players go in turn order.
elfenwizards-rules-p7-3 =
    An owner of several wizards in one box places them one after the other, in any order, before the
    next owner.

elfenwizards-rules-p8 = Phase 8: demotion
elfenwizards-rules-p8-1 =
    In turn, each player puts all wizards left in the Defeat boxes into Magician boxes of choice.
    Those from the Druids’ and the Sorcerers’ box receive a grey token, which stays under the wizard
    whatever it becomes.
elfenwizards-rules-p8-2 =
    There are { $tokens } tokens. They are given as wizards are placed, in that order; when none is
    left, none is given. One that is removed can be given again, and a wizard may have any number.

elfenwizards-rules-p9 = Phase 9: grey tokens
elfenwizards-rules-p9-1 =
    Owners of dice in the Grey Magic box may remove one grey token from their wizards for every
    { $grey } pips, added over the dice used. Used dice come back; the others may come back or stay.
elfenwizards-rules-p9-2 =
    Following the translator’s suggestion, { $cheap } pips are enough.

elfenwizards-rules-p10 = Phase 10: scoring
elfenwizards-rules-p10-1 =
    Every wizard scores for its rank, less a point for each grey token under it:

elfenwizards-rules-end = The end
elfenwizards-rules-end-1 =
    The game ends after the scoring of round { $rounds }, of the round in which a player received
    the High Druid title for the second time, or of the second round in which nobody received it.
elfenwizards-rules-end-2 =
    Then every minor spell in front of its owner scores a point; those on the board and on the round
    track score nothing. The highest total wins.
elfenwizards-rules-end-3 =
    Equal totals share the victory.

elfenwizards-rules-talk = Agreements
elfenwizards-rules-talk-1 =
    Players may promise each other how they will use their spells in the competition, and agree on
    nothing else. Promises bind nobody, and nothing can be traded.
elfenwizards-rules-talk-2 =
    A clock limits negotiations: one minute before each player’s roll in phases 2 and 3, five
    minutes for all before phase 5. It runs when several people play on this page, and can be
    skipped by agreement.

# The pictures and examples.
elfenwizards-rules-aim-figure = A High Druid has been chosen: one wizard stands at the top, and the number beside each row says what a rank scores.
elfenwizards-rules-board-figure = The tree with its titles, the roots, the Defeat boxes at the left, the round track, and the boxes for spells.
elfenwizards-rules-setup-figure = Three guilds at the start: every title but the highest has its wizard.
elfenwizards-rules-p1-figure = The High Druid has gone back to the roots; the spell paid lies on the round track, ringed.
elfenwizards-rules-p2-figure = A player has placed the dice worth placing, and keeps the rest for the next phase.
elfenwizards-rules-p3-figure = Nobody has a die left in hand: all of them lie in the boxes.
elfenwizards-rules-p4-figure = Dice in the Minor Spell box have brought minor spells back to the reserve.
elfenwizards-rules-p5-figure = The first guild passes. The number at each candidate is the power of the spells beside it.
elfenwizards-rules-award-figure = All titles are awarded. Who lost waits in the Defeat box of the level, ringed.
elfenwizards-rules-p6-figure = After the competition the minor spells that were used lie in the Minor Spell box, ringed.
elfenwizards-rules-p7-figure = A defeated wizard has just taken a title that nobody won.
elfenwizards-rules-p8-figure = Back at the roots with a grey token, ringed.
elfenwizards-rules-p9-figure = Pips in the Grey Magic box, ringed, remove tokens.
elfenwizards-rules-p10-figure = The numbers beside the rows are the points of each rank.
elfenwizards-rules-end-figure = The last round begins, as the round track, ringed, shows.
elfenwizards-rules-talk-figure = The moment for promises: the dice are placed, and no spell lies beside a wizard yet.
elfenwizards-rules-p2-example = the first allocation of a game.
elfenwizards-rules-p4-example = the book’s numbers, a 4, two 1s, and a 3 with a 1.
elfenwizards-rules-p4-example-0 = In the Minor Spell box lie a 4 of Mia’s, two 1s of Tom’s, a 3 and a 1 of Léa’s, and three minor spells of each.
elfenwizards-rules-p4-example-1 = Two pips bring one spell back: a 4 brings two.
elfenwizards-rules-p4-example-2 = 1 and 1 are two pips: one spell.
elfenwizards-rules-p4-example-3 = 3 and 1 are four pips: two spells. The pips of all dice used count together.
elfenwizards-rules-p5-example = the first spells of a competition.
elfenwizards-rules-award-example = the book’s duel for the highest title.
elfenwizards-rules-award-example-0 = Mia’s wizard is Druid 1, Tom’s is Druid 2: they are rivals for High Druid. The Druids’ box holds a 5 and a 6 of Mia’s, and a 6 of Tom’s.
elfenwizards-rules-award-example-2 = 5 and 6 make a power of 11.
elfenwizards-rules-award-example-4 = A minor spell adds 1: 6 and 1 make 7. Nobody has anything left to place.
elfenwizards-rules-award-example-5 = 11 beats 7.
elfenwizards-rules-award-example-6 = The loser waits in the Defeat box of the Druids, where it fought.
elfenwizards-rules-p8-example = the defeated go down to the roots.
elfenwizards-rules-p9-example = the book’s dice, a 5, a 2 and a 1, in the Grey Magic box.
elfenwizards-rules-p9-example-0 = Three wizards of Mia’s have a grey token. In the Grey Magic box lie a 5, a 2 and a 1.
elfenwizards-rules-p9-example-1 = Four pips remove one token: 5, 2 and 1 are eight pips, and remove two.
elfenwizards-rules-p9-example-2 = Mia chooses which wizards are freed.
elfenwizards-rules-p9-example-3 = The third keeps its token.

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
elfenwizards-the-wizard = { $name }’s { $rank ->
    [high-druid] High Druid
    [druid] Druid
    [sorcerer] Sorcerer
    [necromancer] Necromancer
    [magician] Magician
   *[wizard] wizard
}
elfenwizards-beside-wizard = beside { $own ->
    [0] { $name }’s
   *[other] their own
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

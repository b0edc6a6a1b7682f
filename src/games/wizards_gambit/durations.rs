//! How long each event is shown, whom it concerns, and its sound.

use conclave_rules::games::wizards_gambit::state::Phase;
use conclave_rules::games::wizards_gambit::{Event, View};
use conclave_rules::table::Seat;

use crate::games::Sound;

/// How long an event wants to be looked at, at slow speed, in milliseconds.
pub fn duration_ms(event: &Event) -> u32 {
    match event {
        Event::GambitDealt { .. }
        | Event::GambitsShuffledIn(_)
        | Event::PhaseBegan(Phase::Start | Phase::Play | Phase::End | Phase::Discard)
        | Event::IncantationDone(_)
        | Event::SpellsShuffled
        | Event::HandClosed(_)
        | Event::GambitSpent { .. }
        | Event::TurnEnded { .. } => 0,
        Event::GameEnded(_) => 2400,
        Event::SpellClaimed { .. } => 1300,
        Event::IncantationPlayed { .. }
        | Event::CapabilityUsed { .. }
        | Event::GambitPlayed { .. }
        | Event::GambitLeft { .. }
        | Event::HandShown { .. }
        | Event::HandOpened { .. } => 800,
        Event::IngredientPlayed { .. } | Event::SpellReplaced { .. } => 600,
        Event::Drawn { .. } | Event::TurnBegan { .. } => 300,
        _ => 450,
    }
}

/// Whether `seat` has to read what is told of an event: something is done to them, or a spell is claimed.
pub fn concerns(event: &Event, before: &View, seat: Seat) -> bool {
    let by_another = before.table.turn.seat != seat;
    match *event {
        Event::SpellClaimed { .. } | Event::GameEnded(_) => true,
        Event::Passed { from, .. } => from == seat && by_another,
        Event::HandLookedAt { of: whose, .. }
        | Event::HandOpened { seat: whose, .. }
        | Event::HandEmptied(whose)
        | Event::Discarded { seat: whose, .. } => whose == seat && by_another,
        Event::Hushed(whose) | Event::Bound(whose) => whose == seat,
        _ => false,
    }
}

/// The sound of an event, if it has one.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::IncantationPlayed { .. } => Some(Sound::Magic(0)),
        Event::GambitPlayed { .. } => Some(Sound::Magic(1)),
        Event::IngredientPlayed { .. } | Event::SpellReplaced { .. } => Some(Sound::Place),
        Event::SpellClaimed { .. } => Some(Sound::Award),
        Event::GambitLeft { .. } | Event::Hushed(_) | Event::Bound(_) => Some(Sound::Lose),
        _ => None,
    }
}

//! How long each event is shown, and its sound.

use conclave_rules::games::wizards_gambit::Event;
use conclave_rules::games::wizards_gambit::state::Phase;

use crate::games::Sound;

/// How long an event wants to be looked at, in milliseconds.
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
        Event::SpellClaimed { .. } | Event::GameEnded(_) => 1300,
        Event::IncantationPlayed { .. }
        | Event::CapabilityUsed { .. }
        | Event::GambitPlayed { .. }
        | Event::GambitLeft { .. }
        | Event::HandShown { .. }
        | Event::HandOpened { .. } => 1000,
        Event::IngredientPlayed { .. } | Event::SpellReplaced { .. } => 800,
        Event::Drawn { .. } | Event::TurnBegan { .. } => 450,
        _ => 600,
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

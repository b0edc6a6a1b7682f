//! How long each event is shown, and its sound.

use conclave_rules::games::elfenwizards::board::Title;
use conclave_rules::games::elfenwizards::state::Phase;
use conclave_rules::games::elfenwizards::{Event, Unawarded};

use super::report::ends_round;
use crate::games::Sound;

/// How long an event wants to be looked at, in milliseconds.
pub fn duration_ms(event: &Event) -> u32 {
    match event {
        // How long the card stands at a table of bots, where no person presses to go on.
        event if ends_round(event) => 4_500,
        Event::FirstPlayerDrawn(_) | Event::RoundBegan(_) => 900,
        Event::PhaseBegan(Phase::Competition) => 500,
        Event::PhaseBegan(_)
        | Event::NoHighDruid
        | Event::DiceLeft { .. }
        | Event::RollAccepted(_)
        | Event::NoGreyTokenLeft(_)
        | Event::TitleUnawarded { why: Unawarded::NoCandidate, .. } => 0,
        Event::Rolled { .. } => 900,
        Event::DiePlaced { .. } => 240,
        Event::RestKept { .. } | Event::DiceTakenBack { .. } | Event::SpellsReturned { .. } => 250,
        Event::TitleUnawarded { .. } => 1_000,
        Event::Passed { .. } => 450,
        Event::Supported { .. } => 600,
        Event::TitleAwarded { title: Title::HIGH_DRUID, .. } => 2_600,
        Event::TitleAwarded { .. } => 1_500,
        Event::HighDruidRetired { .. } => 800,
        Event::VacantTitleTaken { .. } | Event::Demoted { .. } => 650,
        _ => 400,
    }
}

/// The sound of an event, if it has one.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } => Some(Sound::Roll),
        Event::DiePlaced { .. }
        | Event::Supported { .. }
        | Event::HighDruidRetired { .. }
        | Event::RetreatPaid { .. } => Some(Sound::Place),
        Event::TitleAwarded { .. }
        | Event::VacantTitleTaken { .. }
        | Event::MinorsRecovered { .. }
        | Event::GreyRemoved(_) => Some(Sound::Award),
        Event::Defeated { .. } | Event::Demoted { .. } => Some(Sound::Lose),
        _ => None,
    }
}

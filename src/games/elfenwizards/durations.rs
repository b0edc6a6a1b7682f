//! How long each event is shown, whom it concerns, and its sound.

use conclave_rules::games::elfenwizards::board::Title;
use conclave_rules::games::elfenwizards::state::{Phase, PublicState};
use conclave_rules::games::elfenwizards::{Event, Unawarded};
use conclave_rules::table::Seat;

use super::report::ends_round;
use super::stage::contenders;
use crate::games::Sound;

/// How long an event wants to be looked at, at slow speed, in milliseconds.
pub fn duration_ms(event: &Event) -> u32 {
    match event {
        // How long the card stands at a table of bots, where no person presses to go on.
        event if ends_round(event) => 4_500,
        Event::FirstPlayerDrawn(_) | Event::RoundBegan(_) => 700,
        Event::PhaseBegan(Phase::Competition) => 500,
        Event::PhaseBegan(_)
        | Event::NoHighDruid
        | Event::DiceLeft { .. }
        | Event::RollAccepted(_)
        | Event::NoGreyTokenLeft(_)
        | Event::TitleUnawarded { why: Unawarded::NoCandidate, .. } => 0,
        Event::Rolled { .. } => 700,
        Event::DiePlaced { .. } => 240,
        Event::RestKept { .. } | Event::DiceTakenBack { .. } | Event::SpellsReturned { .. } => 250,
        Event::TitleUnawarded { .. } => 700,
        Event::Passed { .. } => 300,
        Event::Supported { .. } => 340,
        Event::TitleAwarded { title: Title::HIGH_DRUID, .. } => 1_800,
        Event::TitleAwarded { .. } => 800,
        // It is seen together with the title that was lost.
        Event::Defeated { .. } => 240,
        Event::HighDruidRetired { .. } => 800,
        Event::VacantTitleTaken { .. } | Event::Demoted { .. } => 650,
        _ => 320,
    }
}

/// Whether `seat` has to read what is told of an event: a duel is decided in which a wizard of theirs meets
/// one of somebody else, or the highest title of all; or it is about their points.
pub fn concerns(event: &Event, before: &PublicState, seat: Seat) -> bool {
    let meets_another = |title: Title| {
        let owners = || contenders(title, before).into_iter().map(|id| before.wizard(id).owner);
        let is_duel = title.candidates().is_some();
        is_duel && owners().any(|owner| owner == seat) && owners().any(|owner| owner != seat)
    };
    match *event {
        Event::TitleAwarded { title, .. } => title == Title::HIGH_DRUID || meets_another(title),
        Event::TitleUnawarded { title, .. } => meets_another(title),
        Event::Scored { seat: whose, .. } | Event::BonusScored { seat: whose, .. } => whose == seat,
        _ => false,
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

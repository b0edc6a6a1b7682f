//! How long each event is shown, whom it concerns, and its sound.

use conclave_rules::games::dice_arena::{Event, Loss, View};
use conclave_rules::table::Seat;

use super::physics::Physics;
use crate::games::Sound;

/// How long an event wants to be looked at, at slow speed, in milliseconds.
pub fn duration_ms(event: &Event, physics: &Physics) -> u32 {
    match event {
        Event::GameWon(_) => 2_400,
        Event::GameBegan { .. } | Event::Disarmed(_) => 1_000,
        // Nothing to see; the throw is. What a bot aims at stands as long as the sentence about it.
        Event::OpeningThrown(_) | Event::Thrown { .. } | Event::Ended { .. } => 60,
        Event::Landed(landed) => physics.duration_ms(landed),
        Event::Lost { how: Loss::X, .. } => 850,
        Event::Lost { .. } | Event::TowerBegan | Event::Stopped(_) | Event::Lifted(_) => 350,
        Event::Cast { .. } => 1_100,
        Event::Taken { .. } | Event::Summoned { .. } | Event::Reversed(_) => 750,
        Event::Eliminated { .. } => 1_000,
        Event::Stacked(_) => 420,
        Event::Immobile(_) | Event::OpeningAgain(_) => 300,
        // A heading of the log.
        Event::TurnBegan(_) => 0,
    }
}

/// Whether `seat` has to read what is told of an event: what their throw has come to, or that somebody is
/// out.
pub fn concerns(event: &Event, before: &View, seat: Seat) -> bool {
    let acting = before.table.acting;
    match *event {
        Event::Lost { .. } | Event::Immobile(_) | Event::Cast { .. } | Event::Summoned { .. } => {
            acting == seat
        }
        Event::Taken { seat: whose, .. } | Event::Disarmed(whose) => whose == seat,
        Event::Eliminated { .. } | Event::GameWon(_) | Event::Ended { .. } => true,
        _ => false,
    }
}

/// The sound of an event, if it has one.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Landed(_) => Some(Sound::Roll),
        Event::Stacked(_) | Event::Lifted(_) => Some(Sound::Place),
        Event::Cast { spells, .. } => {
            // The spells of one throw sound as the first that takes effect.
            spells.iter().next().map(|spell| Sound::Magic(spell as u8))
        }
        Event::Taken { .. } | Event::Summoned { .. } => Some(Sound::Award),
        Event::Lost { .. } | Event::Eliminated { .. } => Some(Sound::Lose),
        _ => None,
    }
}

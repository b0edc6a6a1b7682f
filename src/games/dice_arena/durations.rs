//! How long each event is shown, and its sound.

use conclave_rules::games::dice_arena::{Event, Loss};

use super::physics::Physics;
use crate::games::Sound;

/// How long an event wants to be looked at, in milliseconds.
pub fn duration_ms(event: &Event, physics: &Physics) -> u32 {
    match event {
        Event::GameBegan { .. } | Event::Disarmed(_) | Event::GameWon(_) => 1_000,
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

//! How long each event is shown, whom it concerns, and its sound.

use conclave_rules::games::spell_wars::{Event, View};
use conclave_rules::table::Seat;

use crate::games::Sound;

/// How long an event wants to be looked at, at slow speed, in milliseconds.
pub fn duration_ms(event: &Event) -> u32 {
    match event {
        Event::SpellRevealed { .. } => 1600,
        Event::RoundWon(_) | Event::MatchEnded => 2400,
        Event::Died { .. } => 1500,
        Event::Rolled { .. } => 1100,
        Event::TierReached { .. }
        | Event::WildReplaced { .. }
        | Event::Summoned { .. }
        | Event::Adopted { .. }
        | Event::Boosted { .. }
        | Event::HandShown { .. }
        | Event::DeadDrawn { .. }
        | Event::TreasureGained { .. }
        | Event::Triggered { .. }
        | Event::Blocked { .. }
        | Event::Revived { .. }
        | Event::Substituted { .. }
        | Event::SpellsSealed(_) => 900,
        Event::Resolving { .. }
        | Event::Damaged { .. }
        | Event::Deflected { .. }
        | Event::Rerolled { .. }
        | Event::TieRolled { .. }
        | Event::TowerTaken { .. }
        | Event::TowerHelped { .. }
        | Event::OptionTaken { .. }
        | Event::Kept { .. }
        | Event::Paid { .. }
        | Event::RoundBegan(_) => 700,
        // The beginning of a go has no sentence: it is seen with what is told next.
        Event::GoEnded(_)
        | Event::Healed { .. }
        | Event::BloodGained { .. }
        | Event::BloodLost { .. }
        | Event::BloodMoved { .. }
        | Event::TreasureUsed { .. }
        | Event::TreasureHelped { .. }
        | Event::TreasureMoved { .. }
        | Event::TreasureDiscarded { .. }
        | Event::TreasuresSwapped { .. }
        | Event::Joined { .. }
        | Event::CreatureKilled { .. }
        | Event::Targeted { .. }
        | Event::InitiativeShown { .. } => 450,
        _ => 0,
    }
}

/// Whether `seat` has to read what is told of an event: they are hit or lose something, what lies with the
/// others is theirs to take, or somebody dies.
pub fn concerns(event: &Event, before: &View, seat: Seat) -> bool {
    match *event {
        Event::Damaged { seat: whose, by, .. } => whose == seat && by != seat,
        Event::BloodLost { seat: whose, .. }
        | Event::TreasureDiscarded { seat: whose, .. }
        | Event::HandDiscarded { seat: whose, .. }
        | Event::DrawReduced { seat: whose, .. }
        | Event::Revived { seat: whose, .. }
        | Event::DeadDrawn { seat: whose, .. }
        | Event::BloodMoved { from: whose, .. }
        | Event::TreasureMoved { from: whose, .. }
        | Event::HandPassed { from: whose, .. }
        | Event::TreasuresSwapped { with: whose, .. }
        | Event::Demanded { of: whose, .. }
        | Event::TowerTaken { from: Some(whose), .. } => whose == seat,
        // The dead are waiting for the end.
        Event::Died { .. } => !before.table.player(seat).dead,
        Event::RoundWon(_) | Event::PointScored(_) | Event::MatchEnded => true,
        _ => false,
    }
}

/// The sound of an event, if it has one.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => Some(Sound::Roll),
        Event::Ready(_) | Event::SpellRevealed { .. } | Event::Kept { .. } => Some(Sound::Place),
        // Wild Magic has no glyph.
        Event::Resolving { card, .. } => card.glyph().map(|glyph| Sound::Magic(glyph as u8)),
        Event::TreasureGained { .. }
        | Event::RoundWon(_)
        | Event::MatchEnded
        | Event::Healed { .. } => Some(Sound::Award),
        Event::Damaged { .. } | Event::Died { .. } => Some(Sound::Lose),
        _ => None,
    }
}

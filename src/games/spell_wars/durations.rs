//! How long each event is shown, and its sound.

use conclave_rules::games::spell_wars::Event;

use crate::games::Sound;

/// How long an event wants to be looked at, in milliseconds.
pub fn duration_ms(event: &Event) -> u32 {
    match event {
        Event::SpellRevealed { .. } => 2200,
        Event::Rolled { .. } | Event::Died { .. } | Event::RoundWon(_) | Event::MatchEnded => 1500,
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
        | Event::SpellsSealed(_) => 1200,
        Event::Resolving { .. }
        | Event::Damaged { .. }
        | Event::Targeted { .. }
        | Event::Deflected { .. }
        | Event::Rerolled { .. }
        | Event::TieRolled { .. }
        | Event::TowerTaken { .. }
        | Event::TowerHelped { .. }
        | Event::OptionTaken { .. }
        | Event::Kept { .. }
        | Event::Paid { .. }
        | Event::RoundBegan(_) => 900,
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
        | Event::InitiativeShown { .. } => 600,
        _ => 0,
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

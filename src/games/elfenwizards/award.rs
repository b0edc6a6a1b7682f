//! Titles that are being awarded, one after another.

use conclave_rules::games::elfenwizards::board::Title;
use conclave_rules::games::elfenwizards::state::{Phase, WizardId};
use conclave_rules::games::elfenwizards::{Event, PublicState};

/// How far the award of the titles has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// How many titles are decided.
    pub decided: usize,
    /// Who receives each: of those decided, only the newest.
    pub leaders: [Option<WizardId>; Title::COUNT],
}

impl Award {
    /// Nothing is decided yet.
    pub fn of(position: &PublicState) -> Award {
        Award { decided: 0, leaders: position.leaders() }
    }

    /// The award as the board shows it now; none before all have passed. Wizards move
    /// while it goes on: who leads is what it was when it began.
    pub fn go_on(
        award: Option<Award>,
        position: &PublicState,
        event: Option<&Event>,
    ) -> Option<Award> {
        let passed = position.competition.passed.len();
        if position.phase != Phase::Competition || passed < position.players.len() {
            return None;
        }
        let mut award = award.unwrap_or_else(|| Award::of(position));
        let (title, winner) = match event {
            Some(&Event::TitleAwarded { title, wizard, .. }) => (title, Some(wizard)),
            Some(&Event::TitleUnawarded { title, .. }) => (title, None),
            _ => return Some(award),
        };
        award.decided = title.index() + 1;
        award.leaders[..title.index()].fill(None);
        award.leaders[title.index()] = winner;
        Some(award)
    }
}

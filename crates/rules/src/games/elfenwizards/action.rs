//! What a player may do, and why the rules may refuse it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::{MagicianBox, SpellBox, Title};
use super::dice::Dice;
use super::state::{Spell, WizardId};

/// One decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Phase 1: pay for having been High Druid with a minor spell, from the
    /// reserve (true) or from the Minor Spell box (false).
    PayRetreat {
        /// Whether it comes from the reserve.
        from_reserve: bool,
    },
    /// Phase 1: put the retired High Druid into a Magician box.
    SettleRetreat(MagicianBox),
    /// Phases 2 and 3: throw the dice in front of you.
    Roll,
    /// Phases 2 and 3: place a die. It stays where it is put.
    Place {
        /// What the die shows, 1–6.
        pips: u8,
        /// Where it goes.
        on: SpellBox,
    },
    /// Phase 2: leave the remaining dice for phase 3.
    KeepRest,
    /// Phase 3: accept the roll.
    Accept,
    /// Phase 3: pay a minor spell and roll all those dice once more.
    Reroll,
    /// Phases 4 and 6: use these dice to recover minor spells; none to leave
    /// them.
    Recover(Dice),
    /// Phase 5: place a spell beside a wizard.
    Support {
        /// What is placed.
        spell: Spell,
        /// Beside whom.
        wizard: WizardId,
    },
    /// Phase 5: place no more spells in this round.
    Pass,
    /// Phase 7: a defeated wizard takes a vacant title.
    TakeTitle {
        /// Who.
        wizard: WizardId,
        /// Which.
        title: Title,
    },
    /// Phase 8: a defeated wizard goes down to a Magician box.
    Demote {
        /// Who.
        wizard: WizardId,
        /// Where to.
        to: MagicianBox,
    },
    /// Phase 9: use these dice to remove grey tokens; none to leave them.
    Cleanse(Dice),
    /// Phase 9: free a wizard of a grey token.
    RemoveGrey(WizardId),
    /// Phases 6 and 9: take these unused dice back; those left stay for the next
    /// round.
    TakeBack(Dice),
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Something else is to be decided now.
    NotAskedNow,
    /// The player has no such die there.
    NoSuchDie,
    /// The player has no minor spell there.
    NoMinorSpell,
    /// There is no such space, box or wizard on this board.
    NoSuchPlace,
    /// Those dice would recover or remove nothing.
    TooFewPips,
    /// The wizard stands for no title, or not at the level of that spell.
    NotACandidate,
    /// One player owns all rivals of this contest: no other player may place there.
    NotYourContest,
    /// Two spells are placed at a time: the second is still missing.
    SecondSpellDue,
    /// The wizard is another player's.
    NotYourWizard,
    /// Another Defeat box comes first.
    NotYetServed,
    /// The title is taken, or a higher one is vacant.
    NotHighestVacant,
    /// There is no grey token under that wizard.
    NoGreyToken,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NotAskedNow => "something else is to be decided now",
            Reason::NoSuchDie => "there is no such die",
            Reason::NoMinorSpell => "there is no minor spell to use",
            Reason::NoSuchPlace => "there is no such place or wizard",
            Reason::TooFewPips => "those dice have too few pips to do anything",
            Reason::NotACandidate => "that wizard is no candidate at the level of this spell",
            Reason::NotYourContest => "one player owns all rivals there; nobody else may place",
            Reason::SecondSpellDue => "two spells are placed at a time",
            Reason::NotYourWizard => "that wizard is another player's",
            Reason::NotYetServed => "another Defeat box is served first",
            Reason::NotHighestVacant => "only the highest vacant titles can be taken",
            Reason::NoGreyToken => "there is no grey token under that wizard",
        })
    }
}

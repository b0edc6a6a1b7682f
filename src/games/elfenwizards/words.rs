//! The names of things and events in the reader's language.

use conclave_i18n::capital;
use conclave_rules::games::elfenwizards::board::{
    DefeatBox, MagicianBox, Place, Rank, SpellBox, Title, TreeLevel,
};
use conclave_rules::games::elfenwizards::state::{Phase, Spell, WizardId};
use conclave_rules::games::elfenwizards::{Dice, Elfenwizards};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::pieces::guild_id;
use crate::games::words::{GameWords, use_game_words};
use crate::table::sentence::face;
use crate::text::Arg;

/// A number as a value in a text.
pub fn number(n: impl Into<i64>) -> Arg<'static> {
    Arg::Number(n.into())
}

/// The chapter of the rules about a phase, by its id.
pub const fn chapter(phase: Phase) -> &'static str {
    match phase {
        Phase::Retreat => "p1",
        Phase::FirstAllocation => "p2",
        Phase::SecondAllocation => "p3",
        Phase::FirstRecovery => "p4",
        Phase::Competition => "p5",
        Phase::SecondRecovery => "p6",
        Phase::VacantTitles => "p7",
        Phase::Demotion => "p8",
        Phase::GreyMagic => "p9",
        Phase::Scoring => "p10",
    }
}

/// A rank's id in texts.
pub const fn rank_id(rank: Rank) -> &'static str {
    match rank {
        Rank::HighDruid => "high-druid",
        Rank::Druid => "druid",
        Rank::Sorcerer => "sorcerer",
        Rank::Necromancer => "necromancer",
        Rank::Magician => "magician",
    }
}

/// The texts of this game.
pub type Words = GameWords<Elfenwizards>;

/// The texts of this game in the reader's language.
#[hook]
pub fn use_words() -> Words {
    use_game_words()
}

impl Words {
    /// A rank: "Druid".
    pub fn rank(&self, rank: Rank) -> String {
        self.tr_args("rank", &[("rank", rank_id(rank).into())])
    }

    /// Those of a rank: "Druids".
    pub fn ranks(&self, rank: Rank) -> String {
        self.tr_args("ranks", &[("rank", rank_id(rank).into())])
    }

    /// Those of a rank, and what they are worth: "Druids, 7 points each".
    pub fn level(&self, rank: Rank) -> String {
        let (ranks, points) = (self.ranks(rank), number(rank.points()));
        self.tr_args("level", &[("ranks", (&ranks).into()), ("points", points)])
    }

    /// A title: "Druid 2"; there is only one High Druid.
    pub fn title(&self, title: Title) -> String {
        match title.rank() {
            Rank::HighDruid => self.rank(Rank::HighDruid),
            rank => {
                let place = number(title.column() + 1);
                self.tr_args("title", &[("rank", rank_id(rank).into()), ("number", place)])
            }
        }
    }

    /// A Magician box: "Magician box 2".
    pub fn magicians(&self, magicians: MagicianBox) -> String {
        self.tr_args("magician-box", &[("number", number(magicians.0 + 1))])
    }

    /// A Defeat box: "the Druid Defeat box".
    pub fn defeat(&self, from: DefeatBox) -> String {
        let rank = match from {
            DefeatBox::Druid => Rank::Druid,
            DefeatBox::Sorcerer => Rank::Sorcerer,
            DefeatBox::Necromancer => Rank::Necromancer,
        };
        self.tr_args("defeat-box", &[("rank", rank_id(rank).into())])
    }

    /// A box for spells, in a sentence: "the Druids' Major Spell box".
    pub fn spell_box(&self, on: SpellBox) -> String {
        self.tr_args("spell-box", &[("box", box_id(on).into())])
    }

    /// A box for spells, on a label: "Druids".
    pub fn box_label(&self, on: SpellBox) -> String {
        self.tr_args("box-label", &[("box", box_id(on).into())])
    }

    /// Dice by their faces: "⚅⚄⚄".
    pub fn faces(&self, dice: Dice) -> String {
        dice.iter().map(face).collect()
    }

    /// Dice by their pips: "6, 5, 5".
    pub fn dice(&self, dice: Dice) -> String {
        let pips: Vec<String> = dice.iter().map(|pips| pips.to_string()).collect();
        pips.join(", ")
    }

    /// A spell: "a 5", "a minor spell".
    pub fn spell(&self, spell: Spell) -> String {
        match spell {
            Spell::Minor => self.tr("a-minor-spell"),
            Spell::Major(pips) => self.tr_args("a-die", &[("pips", number(pips))]),
        }
    }
}

/// The texts of this game, and the table they speak of.
pub type TableWords = crate::games::words::TableWords<Elfenwizards>;

impl TableWords {
    /// The guild's colour as a word: "red".
    pub fn guild(&self, seat: Seat) -> String {
        let guild = self.view.players.get(seat.index()).map_or("red", |p| guild_id(p.guild));
        self.tr_args("colour", &[("guild", guild.into())])
    }

    /// A wizard by owner and rank: "Anna's Druid", "your Druid".
    pub fn wizard(&self, id: WizardId) -> String {
        self.wizard_as("the-wizard", id, None)
    }

    /// A wizard by owner and rank, as the text `key` says it of what `seat` does.
    fn wizard_as(&self, key: &str, id: WizardId, seat: Option<Seat>) -> String {
        let Some(wizard) = self.view.wizards.get(id.index()) else { return String::new() };
        let rank = match wizard.place {
            Place::Title(title) => rank_id(title.rank()),
            Place::Magicians(_) => rank_id(Rank::Magician),
            Place::Defeat(_) => "wizard",
        };
        let own = match seat {
            _ if self.is_you(wizard.owner) => "yours",
            Some(seat) if seat == wizard.owner => "own",
            _ => "other",
        };
        let name = self.name(wizard.owner).into();
        self.tr_args(key, &[("name", name), ("own", own.into()), ("rank", rank.into())])
    }

    /// A wizard and where it stands: "Anna's Druid (Druid 1)".
    pub fn wizard_at(&self, id: WizardId) -> String {
        self.with_place(self.wizard(id), id)
    }

    /// What is said of a wizard, and in brackets where it stands.
    fn with_place(&self, wizard: String, id: WizardId) -> String {
        match self.view.wizards.get(id.index()).map(|wizard| wizard.place) {
            Some(Place::Title(title)) if title != Title::HIGH_DRUID => {
                format!("{wizard} ({})", self.title(title))
            }
            Some(Place::Magicians(magicians)) => {
                format!("{wizard} ({})", self.magicians(magicians))
            }
            _ => wizard,
        }
    }

    /// Where a spell of `seat` goes: "beside Anna's Druid (Druid 1)", "beside their own Druid",
    /// "beside your Druid".
    pub fn beside(&self, id: WizardId, seat: Seat) -> String {
        let beside = self.wizard_as("beside-wizard", id, Some(seat));
        self.with_place(beside, id)
    }

    /// A spell that is drafted: "a 5 beside Anna's Druid (Druid 1)".
    pub fn drafted(&self, spell: Spell, wizard: WizardId) -> String {
        let (spell, wizard) = (self.spell(spell), self.wizard_at(wizard));
        let args = [("spell", (&spell).into()), ("wizard", (&wizard).into())];
        self.tr_args("drafted-spell", &args)
    }

    /// Where a wizard stands, and all there is to see about it: "Druid 1: red wizard of
    /// Anna".
    pub fn wizard_there(&self, id: WizardId) -> String {
        let place = match self.view.wizards.get(id.index()).map(|wizard| wizard.place) {
            Some(Place::Title(title)) => self.title(title),
            Some(Place::Magicians(magicians)) => self.magicians(magicians),
            Some(Place::Defeat(from)) => capital(&self.defeat(from)),
            None => return String::new(),
        };
        [place, self.wizard_label(id)].join(": ")
    }

    /// All there is to see about a wizard: "Red wizard of Anna, power 7, 1 grey
    /// token".
    pub fn wizard_label(&self, id: WizardId) -> String {
        let Some(wizard) = self.view.wizards.get(id.index()) else { return String::new() };
        let guild = self.guild(wizard.owner);
        let mut label = self.tr_args(
            "wizard-label",
            &[("guild", guild.as_str().into()), ("name", self.name(wizard.owner).into())],
        );
        let mut add = |key: &str, n: i64| {
            label += ", ";
            label += &self.tr_args(key, &[("count", Arg::Number(n))]);
        };
        if self.view.power(id) > 0 {
            add("power-label", self.view.power(id).into());
        }
        if wizard.grey > 0 {
            add("grey-label", wizard.grey.into());
        }
        label
    }
}

/// A box's id in texts.
pub const fn box_id(on: SpellBox) -> &'static str {
    match on {
        SpellBox::Major(TreeLevel::Druid) => "druid",
        SpellBox::Major(TreeLevel::Sorcerer) => "sorcerer",
        SpellBox::Major(TreeLevel::Necromancer) => "necromancer",
        SpellBox::Major(TreeLevel::Magician) => "magician",
        SpellBox::Minor => "minor",
        SpellBox::Grey => "grey",
    }
}

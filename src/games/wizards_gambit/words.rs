//! The names of things in the reader's language.

use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::games::wizards_gambit::cards::{
    Card, Cards, ComponentFace, Gambit, Ingredient,
};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{EffectSource, PoolSlot, PublicState};
use conclave_rules::table::Seat;
use conclave_session::wording::wizards_gambit as wording;
use yew::prelude::*;

use crate::games::GUILDS;
use crate::games::words::{GameWords, use_game_words};

/// The id of a seat's guild.
pub const fn guild(seat: Seat) -> &'static str {
    GUILDS[seat.0 as usize % GUILDS.len()]
}

/// The CSS class of a seat's colours.
pub fn guild_class(seat: Seat) -> String {
    format!("guild-{}", guild(seat))
}

/// A gambit's numeral.
pub const fn numeral(gambit: Gambit) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"][gambit as usize]
}

/// The texts of this game.
pub type Words = GameWords<WizardsGambit>;

/// The texts of this game, from the page's context.
#[hook]
pub fn use_words() -> Words {
    use_game_words()
}

impl Words {
    /// The text called `wizards-gambit-{key}` about so many.
    pub fn count(&self, key: &str, count: u8) -> String {
        self.tr_args(key, &[("count", count.into())])
    }

    /// The text called `wizards-gambit-{key}` about this.
    pub fn about(&self, key: &str, what: &str) -> String {
        self.tr_args(key, &[("what", what.into())])
    }

    /// A spell's name.
    pub fn spell(&self, spell: Spell) -> String {
        self.tr(&format!("spell-{}", spell.card().key))
    }

    /// An ingredient's name.
    pub fn ingredient(&self, ingredient: Ingredient) -> String {
        self.card(ingredient.card())
    }

    /// A card's name.
    pub fn card(&self, card: Card) -> String {
        match card.face() {
            ComponentFace::Ingredient(ingredient) => {
                self.tr(&format!("ingredient-{}", ingredient.key()))
            }
            ComponentFace::Incantation(incantation) => self.incantation(incantation),
            ComponentFace::Gambit(gambit) => self.about("gambit", numeral(gambit)),
        }
    }

    /// An incantation's name.
    pub fn incantation(&self, incantation: Incantation) -> String {
        self.tr(&format!("incantation-{}", incantation.key()))
    }

    /// What an effect comes from: a card's name.
    pub fn source(&self, source: EffectSource) -> String {
        match source {
            EffectSource::Spell(spell, _) => self.spell(spell),
            EffectSource::Incantation(incantation) => self.incantation(incantation),
        }
    }

    /// Cards by name: "2 × Phoenix Ash, Quickening".
    pub fn cards(&self, cards: Cards) -> String {
        let name = |card| match cards.count(card) {
            1 => self.card(card),
            count => format!("{count} × {}", self.card(card)),
        };
        cards.kinds().map(name).collect::<Vec<_>>().join(", ")
    }

    /// What a spell does for its owner, sentence by sentence.
    pub fn spell_does(&self, spell: Spell) -> Vec<String> {
        wording::spell(spell, &|key, args| self.page().tr_args(key, args))
    }

    /// What a card is for, sentence by sentence.
    pub fn card_does(&self, card: Card) -> Vec<String> {
        match card.face() {
            ComponentFace::Ingredient(Ingredient::PrismaticFlake) => vec![self.tr("flake-does")],
            ComponentFace::Ingredient(_) => vec![self.tr("ingredient-does")],
            ComponentFace::Incantation(incantation) => {
                vec![wording::incantation(incantation, &|key, args| self.page().tr_args(key, args))]
            }
            ComponentFace::Gambit(_) => ["protect", "negate", "destroy", "price"]
                .map(|what| self.tr(&format!("gambit-{what}")))
                .into(),
        }
    }
}

/// The texts of this game, and the table they speak of.
pub type TableWords = crate::games::words::TableWords<WizardsGambit>;

impl TableWords {
    /// The public part of the state.
    pub fn table(&self) -> &PublicState {
        &self.view.table
    }

    /// The name of the spell at a place of the pool.
    pub fn spell_at(&self, slot: PoolSlot) -> String {
        self.table().spell_at(slot).map_or_else(String::new, |there| self.spell(there.spell))
    }
}

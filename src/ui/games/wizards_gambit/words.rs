//! How things are called, in the reader's language.

use conclave::games::wizards_gambit::cards::{Card, Cards, Face, Gambit, Ingredient};
use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{EffectSource, Slot, Table};
use conclave::games::wizards_gambit::{View, wording};
use conclave::table::Seat;

use crate::games::PlayerInfo;
use crate::text::{Arg, Text};

/// The guilds of a table, seat by seat.
pub const GUILDS: [&str; 5] = ["red", "green", "blue", "yellow", "black"];

/// The words for what lies on a table.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub text: &'a Text,
    /// Who sits where.
    pub players: &'a [PlayerInfo],
    /// The table spoken of, as one viewer sees it.
    pub view: &'a View,
}

/// The text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A gambit's numeral.
pub const fn numeral(gambit: Gambit) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"][gambit as usize]
}

impl<'a> Words<'a> {
    /// What lies open.
    pub fn table(&self) -> &'a Table {
        &self.view.table
    }

    /// The text called `wizards-gambit-{key}`.
    pub fn tr(&self, key: &str) -> String {
        self.tr_args(key, &[])
    }

    /// The text called `wizards-gambit-{key}` with values put into it.
    pub fn tr_args(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.text.tr_args(&["wizards-gambit-", key].concat(), args)
    }

    /// The text called `wizards-gambit-{key}` about so many.
    pub fn count(&self, key: &str, count: u8) -> String {
        self.tr_args(key, &[("count", count.into())])
    }

    /// The text called `wizards-gambit-{key}` about this.
    pub fn about(&self, key: &str, what: &str) -> String {
        self.tr_args(key, &[("what", what.into())])
    }

    /// The player's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The CSS class of a seat's colours.
    pub fn guild(&self, seat: Seat) -> String {
        ["guild-", GUILDS[seat.index() % GUILDS.len()]].concat()
    }

    /// A spell's name.
    pub fn spell(&self, spell: Spell) -> String {
        self.tr(&["spell-", spell.card().key].concat())
    }

    /// The name of the spell at a place of the pool.
    pub fn spell_at(&self, slot: Slot) -> String {
        self.table().spell_at(slot).map_or_else(String::new, |there| self.spell(there.spell))
    }

    /// An ingredient's name.
    pub fn ingredient(&self, ingredient: Ingredient) -> String {
        self.card(ingredient.card())
    }

    /// A card's name.
    pub fn card(&self, card: Card) -> String {
        match card.face() {
            Face::Ingredient(ingredient) => self.tr(&["ingredient-", ingredient.key()].concat()),
            Face::Incantation(incantation) => self.incantation(incantation),
            Face::Gambit(gambit) => self.about("gambit", numeral(gambit)),
        }
    }

    /// An incantation's name.
    pub fn incantation(&self, incantation: Incantation) -> String {
        self.tr(&["incantation-", incantation.key()].concat())
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
        let mut words = String::new();
        for card in cards.kinds() {
            if !words.is_empty() {
                words.push_str(", ");
            }
            let count = cards.count(card);
            if count > 1 {
                words.push((b'0' + count) as char);
                words.push_str(" × ");
            }
            words.push_str(&self.card(card));
        }
        words
    }

    /// What a spell does for its owner, sentence by sentence.
    pub fn spell_does(&self, spell: Spell) -> Vec<String> {
        wording::spell(spell, &|key, args| self.text.tr_args(key, args))
    }

    /// What a card is for, sentence by sentence.
    pub fn card_does(&self, card: Card) -> Vec<String> {
        match card.face() {
            Face::Ingredient(Ingredient::PrismaticFlake) => vec![self.tr("flake-does")],
            Face::Ingredient(_) => vec![self.tr("ingredient-does")],
            Face::Incantation(incantation) => {
                vec![wording::incantation(incantation, &|key, args| self.text.tr_args(key, args))]
            }
            Face::Gambit(_) => ["protect", "negate", "destroy", "price"]
                .map(|what| self.tr(&["gambit-", what].concat()))
                .into(),
        }
    }
}

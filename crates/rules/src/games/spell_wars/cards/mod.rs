//! What is printed on the cards: 120 components, 8 Wild Magic, 25 treasures and
//! 25 Dead Wizard cards, as data.
//!
//! One row a card, in the order of the printed numbers. What a card does is
//! written in the language of [`effect`](super::effect).

mod dead;
mod destinations;
mod qualities;
mod set;
mod sources;
mod treasures;
mod wizards;

use serde::{Deserialize, Serialize};

use super::effect::{Cost, Pick, Step};

pub use dead::{DEAD_WIZARDS, DeadCard, DeadPile, DeadRow, Lasting};
pub use set::Cards;
pub use treasures::{PASSIVES, Passive, TREASURES, Treasure, TreasureRow, Treasures};
pub use wizards::{WIZARDS, Wizard};

/// A place in a spell, and the type of the component that fills it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// The first word of a spell.
    Source,
    /// The second.
    Quality,
    /// The last: a Creature in this box.
    Destination,
}

impl Slot {
    /// All of them, in the order in which a spell resolves.
    pub const ALL: [Slot; 3] = [Slot::Source, Slot::Quality, Slot::Destination];

    /// The slot as an index into an array of three.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the five magics.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glyph {
    /// Treasures.
    Arcane,
    /// Danger, to all wizards.
    Dark,
    /// Damage.
    Elemental,
    /// Swift and sly.
    Illusion,
    /// Healing and creatures.
    Primal,
}

impl Glyph {
    /// All of them.
    pub const ALL: [Glyph; 5] =
        [Glyph::Arcane, Glyph::Dark, Glyph::Elemental, Glyph::Illusion, Glyph::Primal];
}

/// What is printed on a component.
#[derive(Debug)]
pub struct Component {
    /// Its name in files and tests.
    pub key: &'static str,
    /// Its type.
    pub slot: Slot,
    /// Its magic.
    pub glyph: Glyph,
    /// Initiative; 0 for what is no Destination.
    pub initiative: u8,
    /// What its owner may pay for more.
    pub cost: Option<Cost>,
    /// Whom a Creature attacks.
    pub target: Option<Pick>,
    /// What it does; for a Creature, what happens before its power roll.
    pub steps: &'static [Step],
    /// What a power roll of 1–4, 5–9 and 10 or more does.
    pub tiers: [&'static [Step]; 3],
    /// What it does if its owner dies before it resolves.
    pub reaction: Option<Reaction>,
}

/// What an unresolved component does when its owner dies.
#[derive(Debug)]
pub struct Reaction {
    /// Whether it prevents the death.
    pub saves: bool,
    /// What it does.
    pub steps: &'static [Step],
}

/// How many copies of each component there are.
const COPIES: u8 = 2;
/// Kinds of components.
pub const COMPONENTS: usize = 60;
/// Where the Wild Magic cards begin.
const FIRST_WILD: u8 = 120;
/// Cards in the main deck.
pub const MAIN_DECK: usize = 128;

/// A card of the main deck: the printed number (EP2) less 1.
///
/// Both copies of a component are equal in everything but this number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card with this number; none beyond the deck.
    pub const fn new(id: u8) -> Option<Card> {
        if (id as usize) < MAIN_DECK { Some(Card(id)) } else { None }
    }

    /// The first copy of the component called `key`, or the first Wild Magic
    /// (`wild-magic`).
    pub fn named(key: &str) -> Option<Card> {
        if key == WILD_KEY {
            return Some(Card(FIRST_WILD));
        }
        let kind = (0..COMPONENTS).find(|&kind| component(kind).key == key)?;
        Some(Card(kind as u8 * COPIES))
    }

    /// Every card of the main deck.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..MAIN_DECK as u8).map(Card)
    }

    /// The card's number, from 0.
    #[inline]
    pub const fn id(self) -> u8 {
        self.0
    }

    /// Which kind it is: 0–59 for components, 60 for Wild Magic.
    #[inline]
    pub const fn kind(self) -> usize {
        if self.is_wild() { COMPONENTS } else { (self.0 / COPIES) as usize }
    }

    /// Whether it is Wild Magic.
    #[inline]
    pub const fn is_wild(self) -> bool {
        self.0 >= FIRST_WILD
    }

    /// What is printed on it; none for Wild Magic.
    #[inline]
    pub fn component(self) -> Option<&'static Component> {
        (!self.is_wild()).then(|| component(self.kind()))
    }

    /// The card's name in files and tests.
    pub fn key(self) -> &'static str {
        self.component().map_or(WILD_KEY, |component| component.key)
    }

    /// Its type; none for Wild Magic.
    #[inline]
    pub const fn slot(self) -> Option<Slot> {
        match self.0 {
            0..40 => Some(Slot::Source),
            40..80 => Some(Slot::Quality),
            80..120 => Some(Slot::Destination),
            _ => None,
        }
    }

    /// Its magic; none for Wild Magic.
    #[inline]
    pub fn glyph(self) -> Option<Glyph> {
        // Four kinds of each glyph follow one another in each type.
        (!self.is_wild()).then(|| Glyph::ALL[usize::from(self.0 / 8) % 5])
    }

    /// The initiative it gives as the Destination of a spell.
    #[inline]
    pub fn initiative(self) -> u8 {
        self.component().map_or(0, |component| component.initiative)
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(id: u8) -> Result<Card, Self::Error> {
        Card::new(id).ok_or("no such card")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

/// Wild Magic's name in files and tests.
pub const WILD_KEY: &str = "wild-magic";

/// The component of a kind below [`COMPONENTS`].
fn component(kind: usize) -> &'static Component {
    match kind {
        0..20 => &sources::SOURCES[kind],
        20..40 => &qualities::QUALITIES[kind - 20],
        _ => &destinations::DESTINATIONS[kind - 40],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_tell_type_and_glyph_as_the_rows_do() {
        for card in Card::all() {
            let row = card.component();
            assert_eq!(card.slot(), row.map(|row| row.slot), "{card:?}");
            assert_eq!(card.glyph(), row.map(|row| row.glyph), "{card:?}");
        }
    }

    #[test]
    fn names_find_their_cards() {
        for card in Card::all() {
            assert_eq!(Card::named(card.key()).map(Card::kind), Some(card.kind()));
        }
    }
}

//! The component cards: ingredients, incantations, gambits, and handfuls of
//! them.

use std::fmt;

use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::incantations::Incantation;

/// An ingredient: what spells are made of. A spell's runes name the first six.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ingredient {
    /// A rune of its own.
    AngelsBreath,
    /// A rune of its own.
    PhoenixAsh,
    /// A rune of its own.
    DragonsTooth,
    /// A rune of its own.
    GriffinFeather,
    /// A rune of its own.
    MermaidsTears,
    /// A rune of its own.
    CleftAgate,
    /// Wild: stands for any rune, and no rune asks for it.
    PrismaticFlake,
}

impl Ingredient {
    /// How many ingredients there are.
    pub const COUNT: usize = 7;
    /// Every ingredient.
    pub const ALL: [Ingredient; Ingredient::COUNT] = [
        Ingredient::AngelsBreath,
        Ingredient::PhoenixAsh,
        Ingredient::DragonsTooth,
        Ingredient::GriffinFeather,
        Ingredient::MermaidsTears,
        Ingredient::CleftAgate,
        Ingredient::PrismaticFlake,
    ];
    /// How many cards of each ingredient the box holds (**ruling**: 63 cards,
    /// as many of each).
    pub const COPIES: u8 = 9;

    /// The ingredient's name in locale files.
    pub const fn key(self) -> &'static str {
        match self {
            Ingredient::AngelsBreath => "angels-breath",
            Ingredient::PhoenixAsh => "phoenix-ash",
            Ingredient::DragonsTooth => "dragons-tooth",
            Ingredient::GriffinFeather => "griffin-feather",
            Ingredient::MermaidsTears => "mermaids-tears",
            Ingredient::CleftAgate => "cleft-agate",
            Ingredient::PrismaticFlake => "prismatic-flake",
        }
    }

    /// The card that bears it.
    #[inline]
    pub const fn card(self) -> Card {
        Card(self as u8)
    }
}

/// A gambit, by its numeral. **Ruling**: the eight are numbered I to VIII; each
/// has a colour of its own. The numeral only settles who starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Gambit {
    /// 1.
    I,
    /// 2.
    II,
    /// 3.
    III,
    /// 4.
    IV,
    /// 5.
    V,
    /// 6.
    VI,
    /// 7.
    VII,
    /// 8.
    VIII,
}

impl Gambit {
    /// How many gambits there are.
    pub const COUNT: usize = 8;
    /// Every gambit.
    pub const ALL: [Gambit; Gambit::COUNT] = [
        Gambit::I,
        Gambit::II,
        Gambit::III,
        Gambit::IV,
        Gambit::V,
        Gambit::VI,
        Gambit::VII,
        Gambit::VIII,
    ];

    /// The card that bears it.
    #[inline]
    pub const fn card(self) -> Card {
        Card(Card::FIRST_GAMBIT + self as u8)
    }
}

/// What a component card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum ComponentFace {
    /// An ingredient.
    Ingredient(Ingredient),
    /// An incantation.
    Incantation(Incantation),
    /// A gambit.
    Gambit(Gambit),
}

/// A component card, known by what it is: two cards with equal faces are the
/// same to every rule. Ingredients come first, then incantations, then gambits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "ComponentFace", from = "ComponentFace")]
pub struct Card(u8);

impl Card {
    const FIRST_INCANTATION: u8 = Ingredient::COUNT as u8;
    const FIRST_GAMBIT: u8 = Card::FIRST_INCANTATION + Incantation::COUNT as u8;
    /// How many different cards there are.
    pub const KINDS: usize = Card::FIRST_GAMBIT as usize + Gambit::COUNT;

    /// What the card is.
    #[inline]
    pub const fn face(self) -> ComponentFace {
        if self.0 < Card::FIRST_INCANTATION {
            ComponentFace::Ingredient(Ingredient::ALL[self.0 as usize])
        } else if self.0 < Card::FIRST_GAMBIT {
            ComponentFace::Incantation(
                Incantation::ALL[(self.0 - Card::FIRST_INCANTATION) as usize],
            )
        } else {
            ComponentFace::Gambit(Gambit::ALL[(self.0 - Card::FIRST_GAMBIT) as usize])
        }
    }

    /// The ingredient it bears, if it is one.
    #[inline]
    pub const fn ingredient(self) -> Option<Ingredient> {
        match self.face() {
            ComponentFace::Ingredient(ingredient) => Some(ingredient),
            _ => None,
        }
    }

    /// The card as an index, below [`Card::KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every different card, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }
}

impl From<ComponentFace> for Card {
    fn from(face: ComponentFace) -> Card {
        match face {
            ComponentFace::Ingredient(ingredient) => ingredient.card(),
            ComponentFace::Incantation(incantation) => incantation.card(),
            ComponentFace::Gambit(gambit) => gambit.card(),
        }
    }
}

impl From<Card> for ComponentFace {
    fn from(card: Card) -> ComponentFace {
        card.face()
    }
}

impl Incantation {
    /// The card that bears it.
    #[inline]
    pub const fn card(self) -> Card {
        Card(Card::FIRST_INCANTATION + self as u8)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            ComponentFace::Ingredient(ingredient) => ingredient.fmt(f),
            ComponentFace::Incantation(incantation) => incantation.fmt(f),
            ComponentFace::Gambit(gambit) => gambit.fmt(f),
        }
    }
}

/// Some cards, in no order: a hand, the discard, the runes of a spell. Nobody
/// can read off it in which order cards came. Written as the list of its cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards {
    /// Counts of the kinds from [`HALF`] on. (First, so that sets are ordered as if all counts were
    /// one long number. A number of 128 bits is slow in WebAssembly, which shifts it by a function.)
    high: u64,
    /// Counts of the kinds before.
    low: u64,
}

/// Bits that count the cards of one kind: no kind has more than 9.
const WIDTH: u32 = 4;
const MASK: u64 = (1 << WIDTH) - 1;
/// The lowest bit of every count.
const ONES: u64 = u64::MAX / MASK;
/// How many kinds are counted in one word.
const HALF: u8 = (u64::BITS / WIDTH) as u8;
const _: () = assert!(Card::KINDS <= 2 * HALF as usize);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards { high: 0, low: 0 };

    /// These ingredients.
    pub const fn of(ingredients: &[Ingredient]) -> Cards {
        let mut cards = Cards::NONE;
        let mut i = 0;
        while i < ingredients.len() {
            cards.add(ingredients[i].card());
            i += 1;
        }
        cards
    }

    /// All 89 component cards of the box.
    pub fn whole_box() -> Cards {
        let mut cards = Cards::NONE;
        for card in Card::all() {
            let copies = match card.face() {
                ComponentFace::Ingredient(_) => Ingredient::COPIES,
                ComponentFace::Incantation(incantation) => incantation.copies(),
                ComponentFace::Gambit(_) => 1,
            };
            for _ in 0..copies {
                cards.add(card);
            }
        }
        cards
    }

    /// So many of `card`.
    #[inline]
    const fn some(card: Card, count: u8) -> Cards {
        let counts = (count as u64) << ((card.0 % HALF) as u32 * WIDTH);
        if card.0 < HALF { Cards { high: 0, low: counts } } else { Cards { high: counts, low: 0 } }
    }

    /// How many of `card`.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        let counts = if card.0 < HALF { self.low } else { self.high };
        (counts >> ((card.0 % HALF) as u32 * WIDTH) & MASK) as u8
    }

    /// Whether there is such a card.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        *self = self.plus(Cards::some(card, 1));
    }

    /// Takes a card out, if there is one; says whether there was.
    #[inline]
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            *self = self.minus(Cards::some(card, 1));
        }
        there
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.high | self.low == 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        const BYTES: u64 = u64::MAX / 0xff;
        const PAIRS: u64 = BYTES * 0x0f;
        // Neighbouring counts added, then all bytes by multiplying.
        let low = (self.low & PAIRS) + (self.low >> WIDTH & PAIRS);
        let high = (self.high & PAIRS) + (self.high >> WIDTH & PAIRS);
        ((low + high).wrapping_mul(BYTES) >> 56) as u8
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, more: Cards) -> Cards {
        Cards { high: self.high + more.high, low: self.low + more.low }
    }

    /// Both together; none if that is more than the box holds of some card.
    #[must_use]
    pub fn checked_plus(self, more: Cards) -> Option<Cards> {
        let fits = |card| self.count(card) + more.count(card) <= Ingredient::COPIES;
        more.kinds().all(fits).then(|| self.plus(more))
    }

    /// These without `part`, which must be among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, part: Cards) -> Cards {
        Cards { high: self.high - part.high, low: self.low - part.low }
    }

    /// These without `part`; none if it is not among them.
    #[must_use]
    pub fn checked_minus(self, part: Cards) -> Option<Cards> {
        self.contains(part).then(|| self.minus(part))
    }

    /// Whether all cards of `part` are among these.
    pub fn contains(self, part: Cards) -> bool {
        part.kinds().all(|card| part.count(card) <= self.count(card))
    }

    /// The cards that are in both.
    #[must_use]
    pub fn common(self, other: Cards) -> Cards {
        let mut both = Cards::NONE;
        for card in self.kinds() {
            both = both.plus(Cards::some(card, self.count(card).min(other.count(card))));
        }
        both
    }

    /// What is surely still there after one card left, nobody knows which: one
    /// fewer of each.
    #[inline]
    #[must_use]
    pub const fn fewer(self) -> Cards {
        const fn ones(counts: u64) -> u64 {
            (counts | counts >> 1 | counts >> 2 | counts >> 3) & ONES
        }
        self.minus(Cards { high: ones(self.high), low: ones(self.low) })
    }

    /// Only the kinds before this one.
    #[inline]
    const fn before(self, kind: u8) -> Cards {
        let low =
            if kind < HALF { self.low & !(u64::MAX << (kind as u32 * WIDTH)) } else { self.low };
        let high =
            if kind > HALF { self.high & !(u64::MAX << ((kind - HALF) as u32 * WIDTH)) } else { 0 };
        Cards { high, low }
    }

    /// Only the ingredients.
    #[inline]
    #[must_use]
    pub const fn ingredients(self) -> Cards {
        self.before(Card::FIRST_INCANTATION)
    }

    /// Only the gambits.
    #[inline]
    #[must_use]
    pub const fn gambits(self) -> Cards {
        self.minus(self.before(Card::FIRST_GAMBIT))
    }

    /// Only the incantations.
    #[inline]
    #[must_use]
    pub const fn incantations(self) -> Cards {
        self.before(Card::FIRST_GAMBIT).minus(self.ingredients())
    }

    /// The different cards, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let (word, first) =
                if rest.low != 0 { (&mut rest.low, 0) } else { (&mut rest.high, HALF) };
            if *word == 0 {
                return None;
            }
            let kind = word.trailing_zeros() / WIDTH;
            *word &= !(MASK << (kind * WIDTH));
            Some(Card(first + kind as u8))
        })
    }

    /// Every card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// The card at `index` when they lie in order.
    pub fn nth(self, index: u8) -> Option<Card> {
        let mut left = index;
        self.kinds().find(|&card| {
            let count = self.count(card);
            let here = left < count;
            left = left.wrapping_sub(count);
            here
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Compact formats want the length first.
        let mut list = serializer.serialize_seq(Some(usize::from(self.len())))?;
        for card in self.iter() {
            list.serialize_element(&card)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        let mut cards = Cards::NONE;
        for card in list {
            if cards.count(card) == Ingredient::COPIES {
                return Err(serde::de::Error::custom("more cards than the box holds"));
            }
            cards.add(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_63_ingredients_18_incantations_and_8_gambits() {
        let all = Cards::whole_box();
        assert_eq!(all.len(), 89);
        assert_eq!(all.ingredients().len(), 63);
        assert_eq!(all.incantations().len(), 18);
        assert_eq!(all.gambits().len(), 8);
        assert_eq!(all.iter().count(), 89);
    }

    #[test]
    fn every_card_knows_its_face() {
        for card in Card::all() {
            assert_eq!(Card::from(card.face()), card);
        }
    }

    #[test]
    fn cards_come_and_go() {
        let [ash, agate] = [Ingredient::PhoenixAsh.card(), Ingredient::CleftAgate.card()];
        let mut hand: Cards = [agate, ash, agate].into_iter().collect();
        assert_eq!((hand.len(), hand.count(agate)), (3, 2));
        assert_eq!(hand.iter().collect::<Vec<_>>(), [ash, agate, agate]);
        assert_eq!((hand.nth(0), hand.nth(2), hand.nth(3)), (Some(ash), Some(agate), None));
        assert_eq!(hand.fewer().iter().collect::<Vec<_>>(), [agate]);
        assert!(hand.remove(ash) && !hand.remove(ash));
        assert!(!hand.has(ash) && hand.contains(Cards::of(&[Ingredient::CleftAgate])));
        assert_eq!(hand.common(Cards::of(&[Ingredient::CleftAgate])).len(), 1);
    }

    #[test]
    fn no_more_cards_are_read_than_the_box_holds() {
        let nine = format!("[{}]", [r#"{"Ingredient":"CleftAgate"}"#; 9].join(","));
        let ten = format!("[{}]", [r#"{"Ingredient":"CleftAgate"}"#; 10].join(","));
        assert_eq!(serde_json::from_str::<Cards>(&nine).ok().map(Cards::len), Some(9));
        assert!(serde_json::from_str::<Cards>(&ten).is_err());
    }
}

//! The incantations. The book shows Colbach's Bounty and Prosperity; the others
//! are this edition's own.

use serde::{Deserialize, Serialize};

use super::effect::{Affected, Having, Step};

/// An incantation: one effect, then discarded.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
pub enum Incantation {
    /// Play your whole hand.
    #[default]
    ColbachsBounty,
    /// Many cards.
    Prosperity,
    /// An ingredient more.
    Quickening,
    /// Another's ingredient.
    Pilfering,
    /// Two ingredients change places.
    Transposition,
    /// A gambit less.
    Dispelling,
    /// No secrets.
    ThirdEye,
    /// Other cards.
    FreshWind,
    /// Another spell.
    TurnedPage,
    /// What was discarded.
    Remembrance,
    /// A capability falls silent.
    Hush,
    /// A tongue falls silent.
    LeadenTongue,
}

impl Incantation {
    /// How many different incantations there are.
    pub const COUNT: usize = 12;
    /// Every incantation.
    pub const ALL: [Incantation; Incantation::COUNT] = [
        Incantation::ColbachsBounty,
        Incantation::Prosperity,
        Incantation::Quickening,
        Incantation::Pilfering,
        Incantation::Transposition,
        Incantation::Dispelling,
        Incantation::ThirdEye,
        Incantation::FreshWind,
        Incantation::TurnedPage,
        Incantation::Remembrance,
        Incantation::Hush,
        Incantation::LeadenTongue,
    ];

    /// The incantation's name in locale files.
    pub const fn key(self) -> &'static str {
        match self {
            Incantation::ColbachsBounty => "colbachs-bounty",
            Incantation::Prosperity => "prosperity",
            Incantation::Quickening => "quickening",
            Incantation::Pilfering => "pilfering",
            Incantation::Transposition => "transposition",
            Incantation::Dispelling => "dispelling",
            Incantation::ThirdEye => "third-eye",
            Incantation::FreshWind => "fresh-wind",
            Incantation::TurnedPage => "turned-page",
            Incantation::Remembrance => "remembrance",
            Incantation::Hush => "hush",
            Incantation::LeadenTongue => "leaden-tongue",
        }
    }

    /// How many cards of it the box holds.
    pub const fn copies(self) -> u8 {
        match self {
            Incantation::Quickening => 3,
            Incantation::Prosperity
            | Incantation::Pilfering
            | Incantation::Transposition
            | Incantation::FreshWind => 2,
            _ => 1,
        }
    }

    /// What it does.
    pub const fn steps(self) -> &'static [Step] {
        match self {
            Incantation::ColbachsBounty => &[Step::PlayHand],
            Incantation::Prosperity => &[Step::Draw(Affected::You, 5)],
            Incantation::Quickening => &[Step::MoreIngredients(2)],
            Incantation::Pilfering => &[
                Step::Target(Having::Cards),
                Step::TakeIngredient,
                Step::Draw(Affected::Target, 1),
                Step::MoreIngredients(1),
            ],
            Incantation::Transposition => &[Step::Swap, Step::MoreIngredients(1)],
            Incantation::Dispelling => {
                &[Step::Dispel, Step::Draw(Affected::You, 2), Step::MoreIncantations(1)]
            }
            Incantation::ThirdEye => {
                &[Step::Look(Affected::EachOpponent), Step::Draw(Affected::You, 3)]
            }
            Incantation::FreshWind => &[Step::DiscardUpTo(5), Step::DrawAsMany(3)],
            Incantation::TurnedPage => &[Step::Replace, Step::MoreIngredients(1)],
            Incantation::Remembrance => &[Step::RecoverCard, Step::RecoverIngredient],
            Incantation::Hush => &[
                Step::Target(Having::Capability),
                Step::Hush,
                Step::Draw(Affected::You, 2),
                Step::MoreIncantations(1),
            ],
            Incantation::LeadenTongue => &[
                Step::Target(Having::Anything),
                Step::Bind,
                Step::Discard(Affected::Target, 1),
                Step::Draw(Affected::You, 2),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eighteen_cards_one_to_three_of_each() {
        let copies: Vec<u8> = Incantation::ALL.iter().map(|i| i.copies()).collect();
        assert_eq!(copies.iter().sum::<u8>(), 18);
        assert!(copies.iter().all(|copies| (1..=3).contains(copies)));
    }

    #[test]
    fn all_lists_every_incantation_in_order() {
        for (index, incantation) in Incantation::ALL.into_iter().enumerate() {
            assert_eq!(incantation as usize, index);
        }
    }
}

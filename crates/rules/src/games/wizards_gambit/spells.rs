//! The spells. The book names Corrupt Exchange and Bounty; the others, and what
//! all of them ask for, are this edition's own.

use serde::{Deserialize, Serialize};

use super::cards::{Cards, Ingredient};
use super::effect::{Affected, Clause, Having, Rule, Step};

/// A spell. The fewer its points, the stronger its capability; spells of 4 and 5
/// points burden their owner.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
pub enum Spell {
    /// 1 point. More cards: the book's own.
    #[default]
    Bounty,
    /// 1 point. More ingredients.
    ManyHands,
    /// 1 point. More incantations.
    SilverTongue,
    /// 1 point. A named ingredient is wild.
    PhilosophersAgate,
    /// 1 point. Ingredients change spells.
    UnseenHand,
    /// 1 point. A gambit binds its wizard no longer.
    FreeSpirit,
    /// 1 point. Others' cards.
    LightFingers,
    /// 2 points. A card for a card: the book's own name.
    CorruptExchange,
    /// 2 points. What was discarded.
    Gleaning,
    /// 2 points. A larger hand.
    BottomlessSatchel,
    /// 2 points. Spells to come.
    ScryingBowl,
    /// 2 points. A hand out of reach.
    WardedSleeves,
    /// 2 points. Ingredients come back.
    Siphon,
    /// 3 points. A share in others' fortune.
    Tithe,
    /// 3 points. Other cards.
    Hourglass,
    /// 3 points. Others' cards wither.
    WintersBreath,
    /// 3 points. Ingredients burn.
    Kindling,
    /// 3 points. Gambits come back.
    SealKeeper,
    /// 4 points. An open hand.
    GlassTower,
    /// 4 points. No incantations.
    VowOfSilence,
    /// 4 points. A smaller hand.
    HeavyCrown,
    /// 4 points. Cards for another.
    OpenPurse,
    /// 5 points. Cards lost.
    HungryVoid,
    /// 5 points. Cards for all others.
    OpenGates,
    /// 5 points. A tribute every turn.
    CrownOfThorns,
}

/// What stands on a spell card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpellCard {
    /// The spell's name in locale files.
    pub key: &'static str,
    /// Spell points, 1 to 5.
    pub points: u8,
    /// The ingredients it takes, 3 to 6; never a Prismatic Flake.
    pub runes: Cards,
    /// How many ingredients that is.
    pub size: u8,
    /// What it does for its owner, or to them.
    pub clauses: &'static [Clause],
}

impl Spell {
    /// How many spells there are.
    pub const COUNT: usize = 25;
    /// Every spell, by points.
    pub const ALL: [Spell; Spell::COUNT] = [
        Spell::Bounty,
        Spell::ManyHands,
        Spell::SilverTongue,
        Spell::PhilosophersAgate,
        Spell::UnseenHand,
        Spell::FreeSpirit,
        Spell::LightFingers,
        Spell::CorruptExchange,
        Spell::Gleaning,
        Spell::BottomlessSatchel,
        Spell::ScryingBowl,
        Spell::WardedSleeves,
        Spell::Siphon,
        Spell::Tithe,
        Spell::Hourglass,
        Spell::WintersBreath,
        Spell::Kindling,
        Spell::SealKeeper,
        Spell::GlassTower,
        Spell::VowOfSilence,
        Spell::HeavyCrown,
        Spell::OpenPurse,
        Spell::HungryVoid,
        Spell::OpenGates,
        Spell::CrownOfThorns,
    ];

    /// What stands on the card.
    #[inline]
    pub fn card(self) -> &'static SpellCard {
        &CARDS[self as usize]
    }
}

const fn card(
    key: &'static str,
    points: u8,
    runes: &[Ingredient],
    clauses: &'static [Clause],
) -> SpellCard {
    SpellCard { key, points, runes: Cards::of(runes), size: runes.len() as u8, clauses }
}

const A: Ingredient = Ingredient::AngelsBreath;
const P: Ingredient = Ingredient::PhoenixAsh;
const D: Ingredient = Ingredient::DragonsTooth;
const G: Ingredient = Ingredient::GriffinFeather;
const M: Ingredient = Ingredient::MermaidsTears;
const C: Ingredient = Ingredient::CleftAgate;

/// The cards, in the order of [`Spell::ALL`].
static CARDS: [SpellCard; Spell::COUNT] = [
    card("bounty", 1, &[A, P, M, C], &[Clause::Always(Rule::DrawMore(1))]),
    card("many-hands", 1, &[D, D, G, A], &[Clause::Always(Rule::MoreIngredients(1))]),
    card(
        "silver-tongue",
        1,
        &[A, P, M],
        &[
            Clause::Always(Rule::MoreIncantations(1)),
            Clause::AfterIncantation(&[Step::Draw(Affected::You, 1)]),
        ],
    ),
    card(
        "philosophers-agate",
        1,
        &[P, D, C],
        &[Clause::Always(Rule::Wild(Ingredient::CleftAgate))],
    ),
    card("unseen-hand", 1, &[A, G, M, M], &[Clause::OnceATurn(&[Step::Move])]),
    card(
        "free-spirit",
        1,
        &[A, G, C],
        &[
            Clause::Always(Rule::ClaimsDespiteGambit),
            Clause::OnceATurn(&[Step::Target(Having::Cards), Step::Look(Affected::Target)]),
        ],
    ),
    card(
        "light-fingers",
        1,
        &[P, D, G, C],
        &[Clause::OnceATurn(&[Step::Target(Having::Cards), Step::TakeRandom])],
    ),
    card(
        "corrupt-exchange",
        2,
        &[D, D, M],
        &[Clause::AtStart(&[Step::May, Step::Target(Having::Cards), Step::Give, Step::TakeRandom])],
    ),
    card(
        "gleaning",
        2,
        &[A, P, C],
        &[Clause::OnceATurn(&[Step::RecoverIngredient, Step::Discard(Affected::You, 1)])],
    ),
    card(
        "bottomless-satchel",
        2,
        &[G, M, C],
        &[Clause::Always(Rule::HandLimit(8)), Clause::WhenClaimed(&[Step::Draw(Affected::You, 3)])],
    ),
    card("scrying-bowl", 2, &[A, M, M], &[Clause::OnceATurn(&[Step::Scry(3)])]),
    card(
        "warded-sleeves",
        2,
        &[A, D, G],
        &[Clause::Always(Rule::HandSafe), Clause::WhenClaimed(&[Step::Draw(Affected::You, 2)])],
    ),
    card("siphon", 2, &[P, D, C, C], &[Clause::OnceATurn(&[Step::TakeFromPool])]),
    card("tithe", 3, &[A, P, D], &[Clause::AfterOthersClaim(&[Step::Draw(Affected::You, 1)])]),
    card(
        "hourglass",
        3,
        &[D, G, M, C],
        &[Clause::OnceATurn(&[Step::DiscardUpTo(2), Step::DrawAsMany(0)])],
    ),
    card(
        "winters-breath",
        3,
        &[P, G, C],
        &[Clause::WhenClaimed(&[Step::Discard(Affected::EachOpponent, 2)])],
    ),
    card(
        "kindling",
        3,
        &[P, P, D],
        &[Clause::OnceATurn(&[Step::Discard(Affected::You, 1), Step::RemoveFromPool])],
    ),
    card("seal-keeper", 3, &[G, M, C], &[Clause::Always(Rule::GambitsReturn)]),
    card("glass-tower", 4, &[A, A, M, C], &[Clause::Always(Rule::HandOpen)]),
    card("vow-of-silence", 4, &[A, P, D, M], &[Clause::Always(Rule::NoIncantations)]),
    card("heavy-crown", 4, &[D, D, M, C], &[Clause::Always(Rule::HandLimit(3))]),
    card(
        "open-purse",
        4,
        &[A, G, G, C],
        &[Clause::AtEnd(&[Step::Target(Having::Anything), Step::Draw(Affected::Target, 1)])],
    ),
    card(
        "hungry-void",
        5,
        &[P, P, D, M, C],
        &[Clause::AtEnd(&[Step::DiscardRandom(Affected::You, 2)])],
    ),
    card("open-gates", 5, &[A, A, D, G, M], &[Clause::Always(Rule::OpponentsDrawMore(2))]),
    card(
        "crown-of-thorns",
        5,
        &[P, D, G, M, C],
        &[
            Clause::AtStart(&[Step::Target(Having::Anything), Step::Give]),
            Clause::Always(Rule::HandLimit(4)),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_fall_off_from_seven_spells_of_one_to_three_of_five() {
        let with = |points| Spell::ALL.iter().filter(|s| s.card().points == points).count();
        assert_eq!([1, 2, 3, 4, 5].map(with), [7, 6, 5, 4, 3]);
    }

    #[test]
    fn every_spell_takes_three_to_six_ingredients_and_never_a_flake() {
        for spell in Spell::ALL {
            let card = spell.card();
            assert!((3..=6).contains(&card.size), "{}", card.key);
            assert_eq!(card.size, card.runes.len());
            assert!(!card.runes.has(Ingredient::PrismaticFlake.card()), "{}", card.key);
        }
    }

    #[test]
    fn spells_ask_for_every_ingredient_about_equally_often() {
        let named = 6;
        let runes: u8 = Spell::ALL.iter().map(|s| s.card().runes.len()).sum();
        let fair = runes / named;
        for ingredient in Ingredient::ALL.into_iter().take(usize::from(named)) {
            let asked: u8 =
                Spell::ALL.iter().map(|s| s.card().runes.count(ingredient.card())).sum();
            assert!(asked.abs_diff(fair) <= 2, "{ingredient:?} {asked}, fair is {fair}");
        }
    }

    #[test]
    fn all_lists_every_spell_in_order_under_a_name_of_its_own() {
        for (index, spell) in Spell::ALL.into_iter().enumerate() {
            assert_eq!(spell as usize, index);
            assert!(Spell::ALL[..index].iter().all(|s| s.card().key != spell.card().key));
        }
    }

    #[test]
    fn no_two_spells_have_the_same_capability() {
        for (index, spell) in Spell::ALL.into_iter().enumerate() {
            let same = |s: &Spell| s.card().clauses == spell.card().clauses;
            assert!(!Spell::ALL[..index].iter().any(same), "{}", spell.card().key);
        }
    }
}

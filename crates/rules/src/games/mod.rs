//! The games. Each game of the `register` has rules, and a policy for its bots;
//! `tests/register.rs` lists what else it needs.

use std::ops::RangeInclusive;

pub mod dice_arena;
pub mod elfenwizards;
pub mod spell_wars;
#[cfg(test)]
pub(crate) mod testing;
pub mod wizards_gambit;

use crate::bots::Policy;
use crate::table::{Achievements, Rules};
use conclave_register::with_games;

/// What is known of a game without playing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its name in links, saves, files, texts and styles.
    pub id: &'static str,
    /// Its name in Rust, and that of its program.
    pub module: &'static str,
    /// How many players it is for.
    pub seats: RangeInclusive<u8>,
    /// How wide the drawing of its name is, in units of which it is 120 high.
    pub lettering: u16,
    /// How many sit at the first table that is proposed.
    pub table: u8,
    /// How long a game of one person at that table takes, at normal speed.
    pub minutes: u8,
    /// How many lessons it has.
    pub lessons: usize,
}

/// Something to be done with one game, whichever it is.
pub trait WithGame {
    /// What comes of it.
    type Out;
    /// Does it for the game `G`.
    fn with<G: Policy + Achievements>(self) -> Self::Out;
}

macro_rules! define_games {
    ($({
        id: $id:literal, module: $module:ident, rules: $rules:ident,
        lettering: $lettering:literal, table: $table:literal, minutes: $minutes:literal,
        lessons: $lessons:literal
    })*) => {
        /// All games, in the order in which they are shown.
        pub const GAMES: &[Game] = &[$(Game {
            id: $id,
            module: stringify!($module),
            seats: <$module::$rules as Rules>::SEATS,
            lettering: $lettering,
            table: $table,
            minutes: $minutes,
            lessons: $lessons,
        }),*];

        /// The ids of all games, in the order in which they are shown.
        pub const IDS: [&str; GAMES.len()] = [$($id),*];

        /// Does `what` for the game called `id`; none when there is no such game.
        pub fn with_game<W: WithGame>(id: &str, what: W) -> Option<W::Out> {
            match id {
                $($id => Some(what.with::<$module::$rules>()),)*
                _ => None,
            }
        }
    };
}
with_games!(define_games);

/// The game that is best for beginners who know none of them: the shortest and lightest.
pub const FIRST: &str = dice_arena::DiceArena::ID;

/// The game called `id`, if there is one.
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The id that the rules give themselves.
    struct Id;

    impl WithGame for Id {
        type Out = &'static str;
        fn with<G: Policy>(self) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn the_register_and_the_rules_agree_on_the_ids() {
        for id in IDS {
            assert_eq!(with_game(id, Id), Some(id));
        }
        assert_eq!(with_game("chess", Id), None);
    }
}

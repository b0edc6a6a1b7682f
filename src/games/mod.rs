//! The register of games: the one place that lists them. A registered game has
//! rules, and a policy for its bots.

pub mod dice_arena;
pub mod elfenwizards;
pub mod spell_wars;
pub mod wizards_gambit;

use crate::bots::Policy;
use crate::games::dice_arena::DiceArena;
use crate::games::elfenwizards::Elfenwizards;
use crate::games::spell_wars::SpellWars;
use crate::games::wizards_gambit::WizardsGambit;
use crate::table::Rules as _;

/// Something to be done with one game, whichever it is.
pub trait WithGame {
    /// What comes of it.
    type Out;
    /// Does it for the game `G`.
    fn with<G: Policy>(self) -> Self::Out;
}

/// The ids of all games, in the order in which they are shown.
pub const IDS: [&str; 4] = [Elfenwizards::ID, SpellWars::ID, WizardsGambit::ID, DiceArena::ID];

/// Does `what` for the game called `id`; none when there is no such game.
pub fn with_game<W: WithGame>(id: &str, what: W) -> Option<W::Out> {
    match id {
        Elfenwizards::ID => Some(what.with::<Elfenwizards>()),
        SpellWars::ID => Some(what.with::<SpellWars>()),
        WizardsGambit::ID => Some(what.with::<WizardsGambit>()),
        DiceArena::ID => Some(what.with::<DiceArena>()),
        _ => None,
    }
}

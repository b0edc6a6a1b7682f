//! Dice Arena as a table that others join from their own screens: the page as in `dice_arena.rs`, built with
//! the feature `host`.

use conclave::games::dice_arena::DiceArena;

fn main() {
    conclave_ui::app::run::<DiceArena>();
}

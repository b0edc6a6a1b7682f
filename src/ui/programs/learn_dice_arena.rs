//! Dice Arena with its lessons: the game's page as in `dice_arena.rs`, built with the feature `lessons`.

use conclave::games::dice_arena::DiceArena;

fn main() {
    conclave_ui::app::run::<DiceArena>();
}

//! Dice Arena on the screen of a guest who joins a table: built with the feature `join`.

use conclave::games::dice_arena::DiceArena;

fn main() {
    conclave_ui::app::run::<DiceArena>();
}

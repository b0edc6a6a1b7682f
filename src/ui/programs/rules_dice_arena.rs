//! The rules of Dice Arena, to read: a page, or a dialog over a table.

use conclave::games::dice_arena::DiceArena;

fn main() {
    conclave_ui::rules::run::<DiceArena>();
}

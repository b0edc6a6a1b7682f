//! Dice Arena: its page, and its bots.

use conclave::games::dice_arena::DiceArena;

fn main() {
    conclave_ui::app::run::<DiceArena>();
}

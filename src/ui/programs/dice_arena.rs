//! Dice Arena: its page, and its bots.

use conclave::games::dice_arena::{self, DiceArena};

fn main() {
    conclave_ui::app::run::<DiceArena>(dice_arena::reply);
}

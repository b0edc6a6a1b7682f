//! Dice Arena: everything of it, in a window; its bots and its analysis, in a worker.

use conclave_rules::games::dice_arena::DiceArena;

fn main() {
    conclave::app::run::<DiceArena>();
}

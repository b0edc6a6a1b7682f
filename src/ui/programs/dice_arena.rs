//! Dice Arena: everything of it, in a window; its bots and its analysis, in a worker.

use conclave::games::dice_arena::DiceArena;

fn main() {
    conclave_ui::app::run::<DiceArena>();
}

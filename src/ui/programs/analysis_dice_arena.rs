//! The analysis of Dice Arena: its dialog, and its worker.

use conclave::games::dice_arena::{self, DiceArena};

fn main() {
    conclave_ui::analysis::run::<DiceArena>(dice_arena::analyst);
}

//! The analysis of Dice Arena: its dialog, and its worker.

fn main() {
    conclave_ui::analysis::run::<conclave::games::dice_arena::DiceArena>(
        conclave::games::dice_arena::analyst,
    );
}

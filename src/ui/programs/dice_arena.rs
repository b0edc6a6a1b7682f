//! Dice Arena: its page, and its bots.

fn main() {
    conclave_ui::app::run::<conclave::games::dice_arena::DiceArena>(
        conclave::games::dice_arena::reply,
    );
}

//! The rules of Dice Arena, to read: a page, or a dialog over a table.

fn main() {
    conclave_ui::rules::run::<conclave::games::dice_arena::DiceArena>();
}

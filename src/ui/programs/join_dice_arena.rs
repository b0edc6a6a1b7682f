//! Dice Arena on the screen of somebody who joins a table: built with the feature `join`.

fn main() {
    conclave_ui::app::run::<conclave::games::dice_arena::DiceArena>(
        conclave::games::dice_arena::reply,
    );
}

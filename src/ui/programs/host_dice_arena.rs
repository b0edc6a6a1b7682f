//! Dice Arena as a table that others join from their own screens: the page as in `dice_arena.rs`, built with the feature
//! `host`.

fn main() {
    conclave_ui::app::run::<conclave::games::dice_arena::DiceArena>(
        conclave::games::dice_arena::reply,
    );
}

//! Dice Arena on many screens: the page as in `dice_arena.rs`, built with the feature `screens`.

fn main() {
    conclave_ui::app::run::<conclave::games::dice_arena::DiceArena>(
        conclave::games::dice_arena::reply,
    );
}

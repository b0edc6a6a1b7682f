//! Dice Arena with its lessons: the game's page as in `dice_arena.rs`, built with the feature `lessons`.

fn main() {
    conclave_ui::app::run::<conclave::games::dice_arena::DiceArena>(
        conclave::games::dice_arena::reply,
    );
}

//! Elfenwizards with its lessons: the game's page as in `elfenwizards.rs`, built with the feature `lessons`.

use conclave::games::elfenwizards::Elfenwizards;

fn main() {
    conclave_ui::app::run::<Elfenwizards>();
}

//! Elfenwizards with its lessons: the game's page as in `elfenwizards.rs`, built with the feature `lessons`.

fn main() {
    conclave_ui::app::run::<conclave::games::elfenwizards::Elfenwizards>(
        conclave::games::elfenwizards::reply,
    );
}

//! Elfenwizards on many screens: the page as in `elfenwizards.rs`, built with the feature `screens`.

fn main() {
    conclave_ui::app::run::<conclave::games::elfenwizards::Elfenwizards>(
        conclave::games::elfenwizards::reply,
    );
}

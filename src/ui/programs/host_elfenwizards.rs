//! Elfenwizards as a table that others join from their own screens: the page as in `elfenwizards.rs`, built with the feature
//! `host`.

fn main() {
    conclave_ui::app::run::<conclave::games::elfenwizards::Elfenwizards>(
        conclave::games::elfenwizards::reply,
    );
}

//! Elfenwizards as a table that others join from their own screens: the page as in `elfenwizards.rs`, built with
//! the feature `host`.

use conclave::games::elfenwizards::Elfenwizards;

fn main() {
    conclave_ui::app::run::<Elfenwizards>();
}

//! Elfenwizards on the screen of a guest who joins a table: built with the feature `join`.

use conclave::games::elfenwizards::Elfenwizards;

fn main() {
    conclave_ui::app::run::<Elfenwizards>();
}

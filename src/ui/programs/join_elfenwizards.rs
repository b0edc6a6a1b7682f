//! Elfenwizards on the screen of somebody who joins a table: built with the feature `join`.

fn main() {
    conclave_ui::app::run::<conclave::games::elfenwizards::Elfenwizards>(
        conclave::games::elfenwizards::reply,
    );
}

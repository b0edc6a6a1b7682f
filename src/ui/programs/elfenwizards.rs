//! Elfenwizards: its page, and its bots.

use conclave::games::elfenwizards::Elfenwizards;

fn main() {
    conclave_ui::app::run::<Elfenwizards>();
}

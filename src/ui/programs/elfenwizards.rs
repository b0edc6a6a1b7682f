//! Elfenwizards: its page, and its bots.

use conclave::games::elfenwizards::{self, Elfenwizards};

fn main() {
    conclave_ui::app::run::<Elfenwizards>(elfenwizards::reply);
}

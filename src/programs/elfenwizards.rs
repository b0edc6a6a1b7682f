//! Elfenwizards: everything of it, in a window; its bots and its analysis, in a worker.

use conclave_rules::games::elfenwizards::Elfenwizards;

fn main() {
    conclave::app::run::<Elfenwizards>();
}

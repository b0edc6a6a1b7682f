//! Elfenwizards: everything of it, in a window; its bots and its analysis, in a worker.

use conclave::games::elfenwizards::Elfenwizards;

fn main() {
    conclave_ui::app::run::<Elfenwizards>();
}

//! The analysis of Elfenwizards: its dialog, and its worker.

use conclave::games::elfenwizards::{self, Elfenwizards};

fn main() {
    conclave_ui::analysis::run::<Elfenwizards>(elfenwizards::analyst);
}

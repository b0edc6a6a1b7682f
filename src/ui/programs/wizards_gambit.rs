//! Wizard's Gambit: its page, and its bots.

use conclave::games::wizards_gambit::{self, WizardsGambit};

fn main() {
    conclave_ui::app::run::<WizardsGambit>(wizards_gambit::reply);
}

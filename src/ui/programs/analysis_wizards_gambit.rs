//! The analysis of Wizard's Gambit: its dialog, and its worker.

use conclave::games::wizards_gambit::{self, WizardsGambit};

fn main() {
    conclave_ui::analysis::run::<WizardsGambit>(wizards_gambit::analyst);
}

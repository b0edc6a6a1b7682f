//! Wizard's Gambit: everything of it, in a window; its bots and its analysis, in a worker.

use conclave_rules::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave::app::run::<WizardsGambit>();
}

//! Wizard's Gambit: everything of it, in a window; its bots and its analysis, in a worker.

use conclave::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave_ui::app::run::<WizardsGambit>();
}

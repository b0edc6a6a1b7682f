//! Wizard's Gambit: its page, and its bots.

use conclave::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave_ui::app::run::<WizardsGambit>();
}

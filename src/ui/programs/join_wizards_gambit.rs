//! Wizard's Gambit on the screen of a guest who joins a table: built with the feature `join`.

use conclave::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave_ui::app::run::<WizardsGambit>();
}

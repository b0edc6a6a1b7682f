//! Wizard's Gambit as a table that others join from their own screens: the page as in `wizards_gambit.rs`, built with
//! the feature `host`.

use conclave::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave_ui::app::run::<WizardsGambit>();
}

//! Wizard's Gambit with its lessons: the game's page as in `wizards_gambit.rs`, built with the feature `lessons`.

use conclave::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave_ui::app::run::<WizardsGambit>();
}

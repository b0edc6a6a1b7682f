//! Wizard's Gambit as a table that others join from their own screens: the page as in `wizards_gambit.rs`, built with the feature
//! `host`.

fn main() {
    conclave_ui::app::run::<conclave::games::wizards_gambit::WizardsGambit>(
        conclave::games::wizards_gambit::reply,
    );
}

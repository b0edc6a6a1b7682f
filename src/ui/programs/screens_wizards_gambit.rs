//! Wizard's Gambit on many screens: the page as in `wizards_gambit.rs`, built with the feature `screens`.

fn main() {
    conclave_ui::app::run::<conclave::games::wizards_gambit::WizardsGambit>(
        conclave::games::wizards_gambit::reply,
    );
}

//! Wizard's Gambit with its lessons: the game's page as in `wizards_gambit.rs`, built with the feature `lessons`.

fn main() {
    conclave_ui::app::run::<conclave::games::wizards_gambit::WizardsGambit>(
        conclave::games::wizards_gambit::reply,
    );
}

//! Wizard's Gambit on the screen of somebody who joins a table: built with the feature `join`.

fn main() {
    conclave_ui::app::run::<conclave::games::wizards_gambit::WizardsGambit>(
        conclave::games::wizards_gambit::reply,
    );
}

//! Wizard's Gambit: its page, and its bots.

fn main() {
    conclave_ui::app::run::<conclave::games::wizards_gambit::WizardsGambit>(
        conclave::games::wizards_gambit::reply,
    );
}

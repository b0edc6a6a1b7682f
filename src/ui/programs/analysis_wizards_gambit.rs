//! The analysis of Wizard's Gambit: its dialog, and its worker.

fn main() {
    conclave_ui::analysis::run::<conclave::games::wizards_gambit::WizardsGambit>(
        conclave::games::wizards_gambit::analyst,
    );
}

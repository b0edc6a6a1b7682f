//! The rules of Wizard's Gambit, to read: a page, or a dialog over a table.

fn main() {
    conclave_ui::rules::run::<conclave::games::wizards_gambit::WizardsGambit>();
}

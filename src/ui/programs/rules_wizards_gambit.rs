//! The rules of Wizard's Gambit, to read: a page, or a dialog over a table.

use conclave::games::wizards_gambit::WizardsGambit;

fn main() {
    conclave_ui::rules::run::<WizardsGambit>();
}

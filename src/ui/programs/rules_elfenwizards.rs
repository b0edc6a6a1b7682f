//! The rules of Elfenwizards, to read: a page, or a dialog over a table.

use conclave::games::elfenwizards::Elfenwizards;

fn main() {
    conclave_ui::rules::run::<Elfenwizards>();
}

//! The rules of Elfenwizards, to read: a page, or a dialog over a table.

fn main() {
    conclave_ui::rules::run::<conclave::games::elfenwizards::Elfenwizards>();
}

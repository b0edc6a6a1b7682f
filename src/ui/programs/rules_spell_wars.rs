//! The rules of Spell Wars, to read: a page, or a dialog over a table.

fn main() {
    conclave_ui::rules::run::<conclave::games::spell_wars::SpellWars>();
}

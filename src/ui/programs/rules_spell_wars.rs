//! The rules of Spell Wars, to read: a page, or a dialog over a table.

use conclave::games::spell_wars::SpellWars;

fn main() {
    conclave_ui::rules::run::<SpellWars>();
}

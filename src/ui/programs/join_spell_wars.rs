//! Spell Wars on the screen of a guest who joins a table: built with the feature `join`.

use conclave::games::spell_wars::SpellWars;

fn main() {
    conclave_ui::app::run::<SpellWars>();
}

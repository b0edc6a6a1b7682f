//! Spell Wars as a table that others join from their own screens: the page as in `spell_wars.rs`, built with
//! the feature `host`.

use conclave::games::spell_wars::SpellWars;

fn main() {
    conclave_ui::app::run::<SpellWars>();
}

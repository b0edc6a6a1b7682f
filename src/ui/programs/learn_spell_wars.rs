//! Spell Wars with its lessons: the game's page as in `spell_wars.rs`, built with the feature `lessons`.

use conclave::games::spell_wars::SpellWars;

fn main() {
    conclave_ui::app::run::<SpellWars>();
}

//! Spell Wars: everything of it, in a window; its bots and its analysis, in a worker.

use conclave_rules::games::spell_wars::SpellWars;

fn main() {
    conclave::app::run::<SpellWars>();
}

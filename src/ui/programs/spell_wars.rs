//! Spell Wars: everything of it, in a window; its bots and its analysis, in a worker.

use conclave::games::spell_wars::SpellWars;

fn main() {
    conclave_ui::app::run::<SpellWars>();
}

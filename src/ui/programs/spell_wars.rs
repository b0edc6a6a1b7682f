//! Spell Wars: its page, and its bots.

use conclave::games::spell_wars::SpellWars;

fn main() {
    conclave_ui::app::run::<SpellWars>();
}

//! Spell Wars: its page, and its bots.

use conclave::games::spell_wars::{self, SpellWars};

fn main() {
    conclave_ui::app::run::<SpellWars>(spell_wars::reply);
}

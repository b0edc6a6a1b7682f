//! The analysis of Spell Wars: its dialog, and its worker.

use conclave::games::spell_wars::{self, SpellWars};

fn main() {
    conclave_ui::analysis::run::<SpellWars>(spell_wars::analyst);
}

//! The analysis of Spell Wars: its dialog, and its worker.

fn main() {
    conclave_ui::analysis::run::<conclave::games::spell_wars::SpellWars>(
        conclave::games::spell_wars::analyst,
    );
}

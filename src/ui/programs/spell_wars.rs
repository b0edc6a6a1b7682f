//! Spell Wars: its page, and its bots.

fn main() {
    conclave_ui::app::run::<conclave::games::spell_wars::SpellWars>(
        conclave::games::spell_wars::reply,
    );
}

//! Spell Wars on the screen of somebody who joins a table: built with the feature `join`.

fn main() {
    conclave_ui::app::run::<conclave::games::spell_wars::SpellWars>(
        conclave::games::spell_wars::reply,
    );
}

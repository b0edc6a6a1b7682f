//! Spell Wars as a table that others join from their own screens: the page as in `spell_wars.rs`, built with the feature
//! `host`.

fn main() {
    conclave_ui::app::run::<conclave::games::spell_wars::SpellWars>(
        conclave::games::spell_wars::reply,
    );
}

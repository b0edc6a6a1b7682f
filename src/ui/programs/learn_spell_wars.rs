//! Spell Wars with its lessons: the game's page as in `spell_wars.rs`, built with the feature `lessons`.

fn main() {
    conclave_ui::app::run::<conclave::games::spell_wars::SpellWars>(
        conclave::games::spell_wars::reply,
    );
}

//! Spell Wars on many screens: the page as in `spell_wars.rs`, built with the feature `screens`.

fn main() {
    conclave_ui::app::run::<conclave::games::spell_wars::SpellWars>(
        conclave::games::spell_wars::reply,
    );
}

//! What types, magics and cards are called and drawn as.

use conclave_i18n::{Arg, Catalog};
use conclave_rules::games::spell_wars::cards::{DeadCard, Glyph, Slot, Treasure};
use conclave_rules::games::spell_wars::effect::Pick;

/// A type of component in words: "Source".
pub fn slot(slot: Slot, words: &Catalog) -> String {
    tr_args(words, "slot", &[("slot", slot_id(slot).into())])
}

/// A magic in words: "Arcane".
pub fn glyph(glyph: Glyph, words: &Catalog) -> String {
    tr_args(words, "glyph", &[("glyph", glyph_id(glyph).into())])
}

/// How a target is picked, in words: "your left-hand opponent".
pub fn pick(pick: Pick, words: &Catalog) -> String {
    let pick = match pick {
        Pick::Left => "left",
        Pick::Right => "right",
        Pick::Strongest => "strongest",
        Pick::Weakest => "weakest",
        Pick::MostBlood => "most-blood",
        Pick::MostTreasures => "most-treasures",
        Pick::MostCreatures => "most-creatures",
        Pick::Acted => "acted",
        Pick::WithoutTower => "without-tower",
        Pick::HoldsTower => "holds-tower",
        Pick::TowerHolder => "tower-holder",
        Pick::WithoutCreature => "without-creature",
        Pick::WithoutTreasure => "without-treasure",
        Pick::WithTreasure => "with-treasure",
        Pick::WithBlood => "with-blood",
        Pick::Any => "any",
        Pick::Another => "another",
        Pick::Random => "random",
        Pick::HighestRoll => "highest-roll",
    };
    tr_args(words, "pick", &[("pick", pick.into())])
}

/// A type's id in texts and drawings.
pub const fn slot_id(slot: Slot) -> &'static str {
    match slot {
        Slot::Source => "source",
        Slot::Quality => "quality",
        Slot::Destination => "destination",
    }
}

/// What a treasure or a Dead Wizard card can be about, as a drawing.
const SIGNS: [&str; 9] =
    ["life", "blood", "die", "tower", "creature", "hand", "elemental", "treasure", "token"];

/// What each treasure is about, then each Dead Wizard card, in order: a digit is a
/// place in [`SIGNS`].
const ABOUT: &[u8; 33] = b"652315525504106721871240021137545";

/// The drawing of what a treasure does.
pub fn treasure_sign(treasure: Treasure) -> &'static str {
    sign(treasure.id())
}

/// The drawing of what a Dead Wizard card does.
pub fn dead_sign(card: DeadCard) -> &'static str {
    sign(25 + card.id())
}

fn sign(of: u8) -> &'static str {
    let digit = ABOUT.get(usize::from(of)).copied().unwrap_or(b'7');
    SIGNS[usize::from(digit - b'0') % SIGNS.len()]
}

/// A magic's id in texts and drawings.
pub const fn glyph_id(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Arcane => "arcane",
        Glyph::Dark => "dark",
        Glyph::Elemental => "elemental",
        Glyph::Illusion => "illusion",
        Glyph::Primal => "primal",
    }
}

/// A text of the faces, with values put into it.
pub(super) fn tr_args(words: &Catalog, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    words.tr_args(&format!("spell-wars-fx-{key}"), args).unwrap_or_default()
}

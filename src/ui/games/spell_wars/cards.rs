//! Card faces, and spells joined by their ribbon.

use conclave::games::spell_wars::cards::{Card, DeadCard, Glyph, Slot, Treasure};
use conclave::games::spell_wars::face::{self, FaceLine, Mark, glyph_id, slot_id};
use yew::prelude::*;

use super::moment::Moment;
use super::words::Words;
use crate::components::tags::{all, class, el, said, tag, tip, unseen, words as text};
use crate::components::tags::{drawing, part};

/// A drawing of ours, by its symbol.
pub fn art(id: &str, class: &'static str) -> Html {
    drawing(class, "0 0 24 24", vec![part(&["sw-", id].concat())])
}

/// A small drawing in a line of text.
pub fn icon(id: &str) -> Html {
    art(id, "spell-wars-icon")
}

/// A drawing of two parts.
pub fn two_parts(class: &str, below: &str, above: &str) -> Html {
    drawing(class, "0 0 24 24", [below, above].map(|id| part(&["sw-", id].concat())).into())
}

/// Words for those who see only: others are told otherwise.
pub fn quiet(name: &'static str, words: String) -> Html {
    el!(name, "aria-hidden" = "true", [text(words)])
}

/// A magic's sign, with its name for those who do not see it.
pub fn glyph(words: Words, glyph: Glyph) -> Html {
    let name = face::glyph(glyph, words.text.catalog());
    let id = glyph_id(glyph);
    let inside = vec![icon(id), unseen(name.clone())];
    tip(&["spell-wars-glyph is-", id].concat(), name, inside)
}

/// An initiative.
pub fn initiative(words: Words, n: u8) -> Html {
    let name = words.tr("initiative");
    let inside = vec![unseen(name.clone() + " "), text(n.to_string())];
    tip("spell-wars-initiative", name, inside)
}

/// One die as it lies.
pub fn die(pips: u8) -> Html {
    art(&["die-", &pips.to_string()].concat(), "spell-wars-die")
}

/// The picture on a card. Sources are wizards: a hat by their magic, a face of
/// their own.
fn emblem(card: Card) -> Html {
    let Some(glyph) = card.glyph() else { return art("wild", "spell-wars-emblem") };
    match card.slot() {
        Some(Slot::Source) => {
            let hat = ["hat-", glyph_id(glyph)].concat();
            let face = ["face-", &(card.kind() % 4).to_string()].concat();
            two_parts("spell-wars-emblem", &face, &hat)
        }
        _ => art(card.key(), "spell-wars-emblem"),
    }
}

/// What a card looks like around what it says.
#[derive(Clone, Copy, Default)]
pub struct FaceLook<'a> {
    /// Further classes: `is-lit`, `is-done`, `is-mini`…
    pub class: &'static str,
    /// What is happening, if it happens on this card.
    pub moment: Option<&'a Moment>,
    /// The chances of the results of its power roll, in hundredths.
    pub chances: Option<[u8; 3]>,
}

/// The lines of a card.
pub fn lines(lines: &[FaceLine], look: FaceLook) -> Html {
    let mut tier = 0;
    let line = |line: &FaceLine| {
        let lit = look.moment.is_some_and(|moment| moment.lights(line));
        let mark = match line.mark {
            Mark::Plain => "",
            Mark::Pay => "is-pay",
            Mark::Tower => "is-tower",
            Mark::Option(_) => "is-option",
            Mark::When => "is-when",
            Mark::Tier => "is-tier",
        };
        let chance = look.chances.filter(|_| line.mark == Mark::Tier).map(|chances| {
            tier += 1;
            chances[(tier - 1).min(2)]
        });
        let mut inside = Vec::new();
        if line.mark == Mark::Pay {
            inside.push(icon("blood"));
        }
        if line.mark == Mark::Tower {
            inside.push(icon("tower"));
        }
        if !line.label.is_empty() {
            inside.extend([said("b", "", line.label.clone()), text(" ")]);
        }
        inside.push(said("span", "", line.text.clone()));
        if let Some(chance) = chance {
            let chance = [" ", &chance.to_string(), "\u{a0}%"].concat();
            inside.push(said("i", "", chance));
        }
        tag("li", &class(mark, &[(lit, "is-lit")]), inside)
    };
    tag("ul", "spell-wars-lines", lines.iter().map(line).collect())
}

/// A card's face: its ribbon with the name, its picture, what it says.
pub fn card(words: Words, card: Card, look: FaceLook) -> Html {
    let kind = card.slot().map_or("wild", slot_id);
    let magic = card.glyph().map_or("wild", glyph_id);
    let mut ribbon: Vec<Html> = card.glyph().map(|of| glyph(words, of)).into_iter().collect();
    ribbon.push(said("b", "", words.card(card)));
    if card.initiative() > 0 {
        ribbon.push(initiative(words, card.initiative()));
    }
    tag(
        "div",
        &["spell-wars-card is-", kind, " is-", magic, " ", look.class].concat(),
        vec![tag("div", "spell-wars-ribbon", ribbon), emblem(card), lines(&words.face(card), look)],
    )
}

/// An empty place in a spell.
pub fn empty(words: Words, slot: Slot, class: &'static str) -> Html {
    let name = said("b", "", words.slot(slot));
    tag(
        "div",
        &["spell-wars-card is-empty ", class].concat(),
        vec![tag("div", "spell-wars-ribbon", vec![name]), art(slot_id(slot), "spell-wars-emblem")],
    )
}

/// A card face down: nothing but that it is there.
pub fn sealed(words: Words) -> Html {
    let name = words.tr("sealed");
    let inside = vec![art("envelope", "spell-wars-envelope"), unseen(name.clone())];
    tip("spell-wars-sealed", name, inside)
}

/// A treasure, and what it says.
pub fn treasure(words: Words, treasure: Treasure, moment: Option<&Moment>) -> Html {
    let lines = words.treasure_face(treasure);
    let look = FaceLook { moment, ..FaceLook::default() };
    thing(&["treasure", face::treasure_sign(treasure)], words.treasure(treasure), &lines, look)
}

/// A Dead Wizard card, and what it says.
pub fn dead(words: Words, card: DeadCard) -> Html {
    let lines = face::dead(card.row(), words.text.catalog());
    thing(&["tomb", face::dead_sign(card)], words.dead(card), &lines, FaceLook::default())
}

/// A small card: drawings of what it is and does, its name, and what it says.
pub fn thing(signs: &[&str], name: String, face: &[FaceLine], look: FaceLook) -> Html {
    tag(
        "div",
        &class("spell-wars-thing", &[(look.moment.is_some(), "is-lit")]),
        vec![all(signs.iter().map(|sign| icon(sign))), said("b", "", name), lines(face, look)],
    )
}

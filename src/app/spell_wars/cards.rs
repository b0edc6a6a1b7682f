//! Card faces, and spells joined by their ribbon.

use conclave::spell_wars::cards::{Card, DeadCard, Glyph, Slot, Treasure};
use conclave::spell_wars::face::{self, Line, Mark, glyph_id, slot_id};
use yew::prelude::*;

use super::moment::Moment;
use super::words::Words;

/// A drawing of ours, by its symbol.
pub fn art(id: &str, class: &'static str) -> Html {
    let href = ["#sw-", id].concat();
    html! { <svg {class} viewBox="0 0 24 24" aria-hidden="true"><use {href} /></svg> }
}

/// A small drawing in a line of text.
pub fn icon(id: &str) -> Html {
    art(id, "spell-wars-icon")
}

/// A magic's sign, with its name for those who do not see it.
pub fn glyph(words: Words, glyph: Glyph) -> Html {
    let name = face::glyph(glyph, words.text.catalog());
    html! {
        <span class={classes!("spell-wars-glyph", ["is-", glyph_id(glyph)].concat())} title={name.clone()}>
            { icon(glyph_id(glyph)) }<span class="unseen">{ name }</span>
        </span>
    }
}

/// One die as it lies.
pub fn die(pips: u8) -> Html {
    let id = ["die-", &pips.to_string()].concat();
    art(&id, "spell-wars-die")
}

/// The picture on a card. Sources are wizards: a hat by their magic, a face of
/// their own.
fn emblem(card: Card) -> Html {
    let Some(glyph) = card.glyph() else { return art("wild", "spell-wars-emblem") };
    match card.slot() {
        Some(Slot::Source) => {
            let hat = ["#sw-hat-", glyph_id(glyph)].concat();
            let face = ["#sw-face-", &(card.kind() % 4).to_string()].concat();
            html! {
                <svg class="spell-wars-emblem" viewBox="0 0 24 24" aria-hidden="true">
                    <use href={face} /><use href={hat} />
                </svg>
            }
        }
        _ => art(card.key(), "spell-wars-emblem"),
    }
}

/// What a card looks like around what it says.
#[derive(Clone, Copy, Default)]
pub struct Look<'a> {
    /// Further classes: `is-lit`, `is-done`, `is-mini`…
    pub class: &'static str,
    /// What is happening, if it happens on this card.
    pub moment: Option<&'a Moment>,
    /// The chances of the results of its power roll, in hundredths.
    pub chances: Option<[u8; 3]>,
}

/// The lines of a card.
pub fn lines(lines: &[Line], look: Look) -> Html {
    let mut tier = 0;
    let line = |line: &Line| {
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
        html! {
            <li class={classes!(mark, lit.then_some("is-lit"))}>
                if line.mark == Mark::Pay { { icon("blood") } }
                if line.mark == Mark::Tower { { icon("tower") } }
                if !line.label.is_empty() { <b>{ &line.label }</b>{ " " } }
                <span>{ &line.text }</span>
                if let Some(chance) = chance { { " " }<i>{ chance }{ "\u{a0}%" }</i> }
            </li>
        }
    };
    html! { <ul class="spell-wars-lines">{ for lines.iter().map(line) }</ul> }
}

/// A card's face: its ribbon with the name, its picture, what it says.
pub fn card(words: Words, card: Card, look: Look) -> Html {
    let kind = card.slot().map_or("is-wild", |slot| match slot {
        Slot::Source => "is-source",
        Slot::Quality => "is-quality",
        Slot::Destination => "is-destination",
    });
    let magic = card.glyph().map(|glyph| ["is-", glyph_id(glyph)].concat());
    html! {
        <div class={classes!("spell-wars-card", kind, magic, look.class)}>
            <div class="spell-wars-ribbon">
                { for card.glyph().map(|of| glyph(words, of)) }
                <b>{ words.card(card) }</b>
                if card.initiative() > 0 {
                    <span class="spell-wars-initiative" title={words.say("initiative")}>
                        <span class="unseen">{ words.say("initiative") }{ " " }</span>{ card.initiative() }
                    </span>
                }
            </div>
            { emblem(card) }
            { lines(&words.face(card), look) }
        </div>
    }
}

/// An empty place in a spell.
pub fn empty(words: Words, slot: Slot, class: &'static str) -> Html {
    html! {
        <div class={classes!("spell-wars-card", "is-empty", class)}>
            <div class="spell-wars-ribbon"><b>{ words.slot(slot) }</b></div>
            { art(slot_id(slot), "spell-wars-emblem") }
        </div>
    }
}

/// A card face down: nothing but that it is there.
pub fn sealed(words: Words) -> Html {
    html! {
        <span class="spell-wars-sealed" title={words.say("sealed")}>
            { art("envelope", "spell-wars-envelope") }<span class="unseen">{ words.say("sealed") }</span>
        </span>
    }
}

/// A treasure, and what it says.
pub fn treasure(words: Words, treasure: Treasure, moment: Option<&Moment>) -> Html {
    let face = words.treasure_face(treasure);
    thing("treasure", words.treasure(treasure), &face, Look { moment, ..Look::default() })
}

/// A Dead Wizard card, and what it says.
pub fn dead(words: Words, card: DeadCard) -> Html {
    let face = face::dead(card.row(), words.text.catalog());
    thing("tomb", words.dead(card), &face, Look::default())
}

fn thing(symbol: &'static str, name: String, face: &[Line], look: Look) -> Html {
    html! {
        <div class={classes!("spell-wars-thing", look.moment.map(|_| "is-lit"))}>
            { icon(symbol) }<b>{ name }</b>
            { lines(face, look) }
        </div>
    }
}

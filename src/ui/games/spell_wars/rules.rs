//! The rules page: the whole game in our words, our rulings named.

use conclave::games::spell_wars::cards::{Card, DEAD_WIZARDS, Slot, TREASURES};
use conclave::games::spell_wars::face::{self, FaceLine};
use yew::prelude::*;

use super::Text;
use super::cards::{FaceLook, thing};
use crate::components::tags::{self, all, said, tag};

/// The chapters: how many paragraphs each has, and which of them are rulings of
/// ours, one bit each.
const CHAPTERS: [(&str, u8, u32); 12] = [
    ("aim", 3, 0b000),
    ("cards", 4, 0b0000),
    ("turn", 4, 0b1000),
    ("order", 3, 0b100),
    ("cast", 4, 0b1100),
    ("power", 3, 0b100),
    ("creatures", 5, 0b11000),
    ("blood", 3, 0b100),
    ("death", 6, 0b111000),
    ("tower", 3, 0b100),
    ("treasures", 6, 0b111110),
    ("end", 4, 0b1100),
];

/// The rules.
pub fn rules(text: &Text) -> Html {
    let say = |key: &str| text.tr(&["spell-wars-rules-", key].concat());
    let paragraph = |id: &str, number: u8, ruling: bool| {
        let words = say(&[id, "-", &(number + 1).to_string()].concat());
        if !ruling {
            return said("p", "", words);
        }
        let mark = said("b", "", say("ruling"));
        tag("p", "spell-wars-ruling", vec![mark, tags::words(" "), tags::words(words)])
    };
    let chapter = |&(id, paragraphs, rulings): &(&str, u8, u32)| {
        let mut inside = vec![said("h2", "", say(id))];
        inside.extend((0..paragraphs).map(|at| paragraph(id, at, rulings & (1 << at) != 0)));
        tag("section", "", inside)
    };
    tag(
        "div",
        "spell-wars-rules",
        vec![said("p", "", say("intro")), all(CHAPTERS.iter().map(chapter)), cards(text)],
    )
}

/// Every card, what it is called and what it does.
fn cards(text: &Text) -> Html {
    let catalog = text.catalog();
    let say = |key: &str| text.tr(&["spell-wars-", key].concat());
    let list = |title: String, cards: Vec<(&str, &str, Vec<FaceLine>)>| {
        let card = |(of, key, face): (&str, &str, Vec<FaceLine>)| {
            thing(&[], say(&[of, key].concat()), &face, FaceLook::default())
        };
        let title = said("summary", "", title);
        tag("details", "", std::iter::once(title).chain(cards.into_iter().map(card)).collect())
    };
    let of_slot = |slot: Slot| {
        let cards = Card::all().filter(|card| card.slot() == Some(slot) && card.id() % 2 == 0);
        let rows = cards.filter_map(Card::component);
        let faces = rows.map(|row| ("card-", row.key, face::component(row, catalog)));
        list(face::slot(slot, catalog), faces.collect())
    };
    let treasures =
        TREASURES.iter().map(|row| ("treasure-", row.key, face::treasure(row, catalog)));
    let dead = DEAD_WIZARDS.iter().map(|row| ("dead-", row.key, face::dead(row, catalog)));
    tag(
        "section",
        "",
        vec![
            said("h2", "", say("rules-all")),
            all(Slot::ALL.map(of_slot)),
            list(say("sheet-treasures"), treasures.collect()),
            list(say("rules-dead"), dead.collect()),
        ],
    )
}

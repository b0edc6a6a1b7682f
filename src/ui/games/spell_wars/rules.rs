//! The rules page: the whole game in our words, our rulings named.

use conclave::games::spell_wars::cards::{Card, DEAD_WIZARDS, Slot, TREASURES};
use conclave::games::spell_wars::face::{self, FaceLine};
use yew::prelude::*;

use super::Text;
use super::card_face::small_card;
use super::words::Words;

/// The chapters: how many paragraphs each has, and which of them are rulings of
/// ours, one bit each.
const CHAPTERS: [(&str, u8, u32); 12] = [
    ("aim", 3, 0b000),
    ("cards", 4, 0b0000),
    ("turn", 4, 0b1000),
    ("order", 3, 0b100),
    ("cast", 5, 0b11100),
    ("power", 3, 0b100),
    ("creatures", 5, 0b11000),
    ("blood", 4, 0b1100),
    ("death", 6, 0b111000),
    ("tower", 3, 0b100),
    ("treasures", 7, 0b1111110),
    ("end", 4, 0b1100),
];

/// The rules.
pub fn rules(text: &Text) -> Html {
    let words = Words::new(text);
    let tr = |key: &str| words.tr(&format!("rules-{key}"));
    html! {
        <div class="spell-wars-rules">
            <p key="intro">{ tr("intro") }</p>
            for (id, paragraphs, rulings) in CHAPTERS {
                <section key={id}>
                    <h2 key="title">{ tr(id) }</h2>
                    for at in 0..paragraphs {
                        if rulings & (1 << at) != 0 {
                            <p key={at} class="ruling">
                                <b>{ tr("ruling") }</b>
                                { " " }
                                { tr(&format!("{id}-{}", at + 1)) }
                            </p>
                        } else {
                            <p key={at}>{ tr(&format!("{id}-{}", at + 1)) }</p>
                        }
                    }
                </section>
            }
            { all_cards(text, &words) }
        </div>
    }
}

/// Every card, what it is called and what it does.
fn all_cards(text: &Text, words: &Words) -> Html {
    let catalog = text.catalog();
    let of_slot = |slot: Slot| {
        let cards = Card::all().filter(move |card| card.slot() == Some(slot) && card.id() % 2 == 0);
        cards
            .filter_map(Card::component)
            .map(|row| (words.tr(&format!("card-{}", row.key)), face::component(row, catalog)))
    };
    let treasures = TREASURES
        .iter()
        .map(|row| (words.tr(&format!("treasure-{}", row.key)), face::treasure(row, catalog)));
    let dead = DEAD_WIZARDS
        .iter()
        .map(|row| (words.tr(&format!("dead-{}", row.key)), face::dead(row, catalog)));
    html! {
        <section>
            <h2 key="title">{ words.tr("rules-all") }</h2>
            for slot in Slot::ALL {
                { card_list(&words.slot(slot), of_slot(slot)) }
            }
            { card_list(&words.tr("sheet-treasures"), treasures) }
            { card_list(&words.tr("rules-dead"), dead) }
        </section>
    }
}

/// Cards of one sort, to be opened.
fn card_list(title: &str, cards: impl Iterator<Item = (String, Vec<FaceLine>)>) -> Html {
    html! {
        <details key={title}>
            <summary key="summary">{ title }</summary>
            { for cards.map(|(name, lines)| small_card(&[], &name.into(), lines, None)) }
        </details>
    }
}

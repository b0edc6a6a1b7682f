//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave::games::spell_wars::SpellWars;
use conclave::games::spell_wars::cards::{Card, DEAD_WIZARDS, Slot, TREASURES};
use conclave::games::spell_wars::face::{self, FaceLine, tier_label};
use conclave::games::spell_wars::table::{
    CAP, HAND_SIZE, KILL_BLOOD, QUICK_ROUNDS, START_LIFE, TOWER_BLOOD,
};
use yew::prelude::*;

use super::Text;
use super::card_face::small_card;
use super::words::Words;
use crate::rules::GameRules;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling};

impl GameRules for SpellWars {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule, Rule, Rule]),
        ("cards", &[Rule, Rule, Rule, Rule]),
        ("turn", &[Rule, Rule, Rule, Ruling]),
        ("order", &[Rule, Rule, Ruling]),
        ("cast", &[Rule, Rule, Ruling, Ruling, Ruling]),
        ("power", &[Rule, Rule, Ruling]),
        ("creatures", &[Rule, Rule, Rule, Ruling, Ruling]),
        ("blood", &[Rule, Rule, Ruling, Ruling]),
        ("death", &[Rule, Rule, Rule, Ruling, Ruling, Ruling]),
        ("tower", &[Rule, Rule, Ruling]),
        ("treasures", &[Rule, Ruling, Ruling, Ruling, Ruling, Ruling, Ruling]),
        ("end", &[Rule, Rule, Ruling, Ruling]),
        ("all", &[]),
    ];

    fn text(text: &Text, key: &str) -> String {
        let [low, middle, high] = [0, 1, 2].map(tier_label);
        let numbers = [
            ("life", START_LIFE.into()),
            ("most", CAP.into()),
            ("hand", HAND_SIZE.into()),
            ("rounds", QUICK_ROUNDS.into()),
            ("kill", KILL_BLOOD.into()),
            ("tower", TOWER_BLOOD.into()),
            ("low", (&low).into()),
            ("middle", (&middle).into()),
            ("high", (&high).into()),
        ];
        Words::new(text).tr_args(&format!("rules-{key}"), &numbers)
    }

    fn after(id: &str, text: &Text) -> Html {
        if id == "all" { all_cards(text) } else { Html::default() }
    }
}

/// Every card, what it is called and what it does.
fn all_cards(text: &Text) -> Html {
    let words = &Words::new(text);
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
        <>
            for slot in Slot::ALL {
                { card_list(&words.slot(slot), of_slot(slot)) }
            }
            { card_list(&words.tr("sheet-treasures"), treasures) }
            { card_list(&words.tr("rules-dead"), dead) }
        </>
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

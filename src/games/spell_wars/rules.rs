//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave_rules::games::spell_wars::cards::{Card, DEAD_WIZARDS, Slot, TREASURES};
use conclave_rules::games::spell_wars::public_state::{
    CAP, HAND_SIZE, KILL_BLOOD, QUICK_ROUNDS, START_LIFE, TOWER_BLOOD,
};
use conclave_rules::games::spell_wars::{Event, SpellWars};
use conclave_session::wording::spell_wars::{self as face, FaceLine, tier_label};

use super::card_face::small_card;
use super::words::Words;
use super::{Text, book_examples};
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling};
use crate::rules::figure_set::{Example, ExampleSource, Figure};
use crate::rules::{CardEntry, CardGroup, GameRules};

impl GameRules for SpellWars {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule, Rule, Rule]),
        ("cards", &[Rule, Rule, Rule, Rule]),
        ("turn", &[Rule, Rule, Rule, Ruling]),
        ("order", &[Rule, Rule, Ruling]),
        ("cast", &[Rule, Rule, Ruling, Ruling, Ruling, Ruling, Ruling]),
        ("power", &[Rule, Rule, Ruling, Ruling, Ruling]),
        ("creatures", &[Rule, Rule, Rule, Ruling, Ruling]),
        ("blood", &[Rule, Rule, Ruling, Ruling]),
        ("death", &[Rule, Rule, Rule, Ruling, Ruling, Ruling, Ruling]),
        ("tower", &[Rule, Rule, Ruling]),
        ("treasures", &[Rule, Ruling, Ruling, Ruling, Ruling, Ruling, Ruling]),
        ("end", &[Rule, Rule, Ruling, Ruling]),
        ("all", &[]),
    ];

    const GAME: &'static str = include_str!("../../../static/figures/spell-wars.conclave");
    const FIGURES: &'static [Figure<SpellWars>] = &[
        Figure {
            chapter: "aim",
            part: "board",
            at: |event, _| matches!(event, Some(Event::Damaged { .. })),
            marks: "",
        },
        Figure {
            chapter: "cards",
            part: "stage",
            at: |event, _| matches!(event, Some(Event::Targeted { .. })),
            marks: "",
        },
        Figure {
            chapter: "turn",
            part: "board",
            at: |event, _| matches!(event, Some(Event::SpellsSealed(_))),
            marks: "",
        },
        Figure {
            chapter: "order",
            part: "wizards",
            at: |event, _| matches!(event, Some(Event::GoBegan(_))),
            marks: "",
        },
        Figure {
            chapter: "cast",
            part: "stage",
            at: |event, _| matches!(event, Some(Event::Damaged { .. })),
            marks: "",
        },
        Figure {
            chapter: "power",
            part: "stage",
            at: |event, _| matches!(event, Some(Event::TierReached { tier: 1, .. })),
            marks: "",
        },
        Figure {
            chapter: "creatures",
            part: "stage",
            at: |event, _| matches!(event, Some(Event::Kept { .. })),
            marks: "",
        },
        Figure {
            chapter: "blood",
            part: "wizards",
            at: |event, _| matches!(event, Some(Event::BloodGained { .. })),
            marks: "",
        },
        Figure {
            chapter: "death",
            part: "wizards",
            at: |event, _| matches!(event, Some(Event::Died { .. })),
            marks: "",
        },
        Figure {
            chapter: "tower",
            part: "wizards",
            at: |event, _| matches!(event, Some(Event::TowerTaken { .. })),
            marks: "",
        },
        Figure {
            chapter: "treasures",
            part: "stage",
            at: |_, view| {
                view.table.active.is_some_and(|seat| {
                    !view.table.player(seat).treasures.is_empty()
                        && !view.table.player(seat).spell.is_empty()
                })
            },
            marks: "",
        },
        Figure {
            chapter: "end",
            part: "board",
            at: |event, _| matches!(event, Some(Event::DeadDrawn { .. })),
            marks: "",
        },
        Figure {
            chapter: "all",
            part: "stage",
            at: |event, _| matches!(event, Some(Event::TreasureHelped { .. })),
            marks: "",
        },
    ];
    const EXAMPLES: &'static [Example<SpellWars>] = &[
        Example {
            chapter: "order",
            part: "wizards",
            source: ExampleSource::Book(book_examples::order),
            from: |event, _| matches!(event, Some(Event::SpellsSealed(_))),
            until: |event, view| {
                matches!(event, Some(Event::SpellRevealed { .. })) && view.table.acted.len() == 3
            },
        },
        Example {
            chapter: "cast",
            part: "stage",
            source: ExampleSource::Book(book_examples::spell),
            from: |event, _| matches!(event, Some(Event::GoBegan(_))),
            until: |event, _| matches!(event, Some(Event::GoEnded(_))),
        },
        Example {
            chapter: "death",
            part: "board",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::GoBegan(_))),
            until: |event, _| matches!(event, Some(Event::Died { .. })),
        },
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

    fn cards(text: &Text) -> Vec<CardGroup> {
        let words = &Words::new(text);
        let catalog = text.catalog();
        let of_slot = |slot: Slot| {
            let cards =
                Card::all().filter(move |card| card.slot() == Some(slot) && card.id() % 2 == 0);
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
        let slots = Slot::ALL.map(|slot| group(words.slot(slot), of_slot(slot)));
        let others =
            [group(words.tr("sheet-treasures"), treasures), group(words.tr("rules-dead"), dead)];
        slots.into_iter().chain(others).collect()
    }
}

/// Cards of one sort, each with its name and lines.
fn group(title: String, cards: impl Iterator<Item = (String, Vec<FaceLine>)>) -> CardGroup {
    let entry = |(name, lines): (String, Vec<FaceLine>)| {
        let words: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        let words = words.join(" ");
        let html = small_card(&[], &name.clone().into(), lines, None);
        CardEntry { name, words, html }
    };
    CardGroup { title, cards: cards.map(entry).collect() }
}

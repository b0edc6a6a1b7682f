//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{
    HAND, LAST_ROUND, STALLED_ROUNDS, WINNING_POINTS,
};
use conclave_rules::games::wizards_gambit::{Event, WizardsGambit};
use conclave_session::wording::wizards_gambit as wording;
use yew::prelude::*;

use super::book_examples;
use super::words::Words;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling};
use crate::rules::figure_set::{Example, ExampleSource, Figure};
use crate::rules::{CardEntry, CardGroup, GameRules};
use crate::text::Text;

impl GameRules for WizardsGambit {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule]),
        ("setup", &[Rule, Rule, Ruling]),
        ("turn", &[Rule, Rule, Rule, Rule, Ruling]),
        ("cannot", &[Rule, Ruling, Rule, Ruling, Ruling]),
        ("claim", &[Rule, Rule, Rule, Ruling, Ruling, Ruling]),
        ("effects", &[Rule, Ruling, Ruling, Ruling]),
        ("gambits", &[Rule, Rule, Rule, Rule, Ruling, Ruling, Ruling]),
        ("hands", &[Rule, Rule, Ruling, Ruling]),
        ("end", &[Rule, Ruling, Ruling, Ruling]),
        ("cards", &[Rule]),
    ];

    const GAME: &'static str = include_str!("../../../static/figures/wizards-gambit.conclave");
    const FIGURES: &'static [Figure<WizardsGambit>] = &[
        Figure {
            chapter: "aim",
            part: "books",
            at: |event, _| matches!(event, Some(Event::SpellClaimed { .. })),
            marks: "",
        },
        Figure { chapter: "setup", part: "board", at: |_, _| true, marks: "" },
        Figure {
            chapter: "turn",
            part: "reserve",
            at: |event, _| matches!(event, Some(Event::IngredientPlayed { .. })),
            marks: "",
        },
        Figure {
            chapter: "cannot",
            part: "books",
            at: |event, _| matches!(event, Some(Event::HandShown { .. })),
            marks: "",
        },
        Figure {
            chapter: "claim",
            part: "reserve",
            at: |event, view| {
                matches!(event, Some(Event::IngredientPlayed { .. })) && view.table.round > 2
            },
            marks: "",
        },
        Figure {
            chapter: "effects",
            part: "board",
            at: |event, _| matches!(event, Some(Event::IncantationPlayed { .. })),
            marks: "",
        },
        Figure {
            chapter: "gambits",
            part: "board",
            at: |event, _| matches!(event, Some(Event::GambitPlayed { .. })),
            marks: "",
        },
        Figure {
            chapter: "hands",
            part: "board",
            at: |event, _| matches!(event, Some(Event::HandShown { .. })),
            marks: "",
        },
        Figure {
            chapter: "end",
            part: "books",
            at: |event, _| matches!(event, Some(Event::GameEnded(_))),
            marks: "",
        },
        Figure { chapter: "cards", part: "reserve", at: |_, _| true, marks: "" },
    ];
    const EXAMPLES: &'static [Example<WizardsGambit>] = &[
        Example {
            chapter: "turn",
            part: "board",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::TurnBegan { .. })),
            until: |event, _| matches!(event, Some(Event::TurnEnded { .. })),
        },
        Example {
            chapter: "claim",
            part: "board",
            source: ExampleSource::Book(book_examples::claim),
            from: |event, _| matches!(event, Some(Event::TurnBegan { .. })),
            until: |event, _| matches!(event, Some(Event::TurnEnded { .. })),
        },
        Example {
            chapter: "gambits",
            part: "board",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::GambitPlayed { .. })),
            until: |event, _| matches!(event, Some(Event::GambitLeft { .. })),
        },
    ];

    fn text(text: &Text, key: &str) -> String {
        let numbers = [
            ("points", WINNING_POINTS.into()),
            ("hand", HAND.into()),
            ("round", LAST_ROUND.into()),
            ("stall", STALLED_ROUNDS.into()),
        ];
        Words::new(text).tr_args(&format!("rules-{key}"), &numbers)
    }

    fn cards(text: &Text) -> Vec<CardGroup> {
        let words = Words::new(text);
        let does = |incantation: Incantation| {
            wording::incantation(incantation, &|key, args| text.tr_args(key, args))
        };
        let spell = |spell: Spell| {
            let points = words.count("points", spell.card().points);
            entry(words.spell(spell), points, words.spell_does(spell).join(" "))
        };
        let incantation = |of: Incantation| {
            entry(words.incantation(of), words.count("copies", of.copies()), does(of))
        };
        vec![
            CardGroup {
                title: words.tr("rules-spells"),
                cards: Spell::ALL.into_iter().map(spell).collect(),
            },
            CardGroup {
                title: words.tr("rules-incantations"),
                cards: Incantation::ALL.into_iter().map(incantation).collect(),
            },
        ]
    }
}

/// A card: its name, its number, and what it does.
fn entry(name: String, number: String, words: String) -> CardEntry {
    let html = html! {
        <>
            <h3>{ &name }{ " " }<small>{ number }</small></h3>
            <p>{ &words }</p>
        </>
    };
    CardEntry { name, words, html }
}

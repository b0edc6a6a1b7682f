//! The rules page: the whole game in our words, our rulings named.

use conclave_rules::games::elfenwizards::board::Rank;
use conclave_rules::games::elfenwizards::state::{
    GREY_TOKENS, MAJOR_SPELLS, MINOR_SPELL_PRICE, MINOR_SPELLS, Phase, ROUNDS, Spell,
};
use conclave_rules::games::elfenwizards::{Elfenwizards, Event, GreyPrice, wizards_per_guild};
use yew::prelude::*;

use super::book_examples;
use super::words::{Words, number, rank_id};
use crate::rules::GameRules;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling, Variant};
use crate::rules::figure_set::{Example, ExampleSource, Figure};
use crate::text::{Arg, Text};

impl GameRules for Elfenwizards {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule, Rule]),
        ("board", &[Rule, Rule, Ruling]),
        ("setup", &[Rule, Ruling, Ruling, Rule]),
        ("p1", &[Rule, Ruling]),
        ("p2", &[Rule, Rule, Ruling]),
        ("p3", &[Rule]),
        ("p4", &[Rule, Rule, Ruling]),
        ("p5", &[Rule, Rule, Ruling, Rule, Ruling]),
        ("award", &[Rule, Rule, Ruling, Rule, Ruling, Rule, Ruling]),
        ("p6", &[Rule, Ruling]),
        ("p7", &[Rule, Rule, Ruling]),
        ("p8", &[Rule, Ruling]),
        ("p9", &[Rule, Variant]),
        ("p10", &[Rule]),
        ("end", &[Rule, Rule, Ruling]),
        ("talk", &[Rule, Variant]),
    ];

    const GAME: &'static str = include_str!("../../../static/figures/elfenwizards.conclave");
    const FIGURES: &'static [Figure<Elfenwizards>] = &[
        Figure {
            chapter: "aim",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::TitleAwarded { title, .. }) if title.rank() == Rank::HighDruid),
            marks: "",
        },
        Figure { chapter: "board", part: "board", at: |_, _| true, marks: "" },
        Figure { chapter: "setup", part: "tree", at: |_, _| true, marks: ".elfenwizards-token" },
        Figure {
            chapter: "p1",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::HighDruidRetired { .. })),
            marks: ".elfenwizards-track",
        },
        Figure {
            chapter: "p2",
            part: "boxes",
            at: |event, _| matches!(event, Some(Event::RestKept { .. })),
            marks: "",
        },
        Figure {
            chapter: "p3",
            part: "boxes",
            at: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::FirstRecovery))),
            marks: "",
        },
        Figure {
            chapter: "p4",
            part: "boxes",
            at: |event, _| matches!(event, Some(Event::MinorsRecovered { .. })),
            marks: "[data-box=minor]",
        },
        Figure {
            chapter: "p5",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::Passed { .. })),
            marks: "",
        },
        Figure {
            chapter: "award",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::SpellsReturned { .. })),
            marks: ".elfenwizards-defeat",
        },
        Figure {
            chapter: "p6",
            part: "boxes",
            at: |event, _| matches!(event, Some(Event::SpellsReturned { .. })),
            marks: "[data-box=minor]",
        },
        Figure {
            chapter: "p7",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::VacantTitleTaken { .. })),
            marks: "",
        },
        Figure {
            chapter: "p8",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::Demoted { grey: true, .. })),
            marks: ".elfenwizards-greys",
        },
        Figure {
            chapter: "p9",
            part: "boxes",
            at: |event, _| matches!(event, Some(Event::GreyPaid { .. })),
            marks: "[data-box=grey]",
        },
        Figure {
            chapter: "p10",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::Scoring))),
            marks: ".elfenwizards-worths",
        },
        Figure {
            chapter: "end",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::RoundBegan(4))),
            marks: ".elfenwizards-track",
        },
        Figure {
            chapter: "talk",
            part: "tree",
            at: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::Competition))),
            marks: "",
        },
    ];
    const EXAMPLES: &'static [Example<Elfenwizards>] = &[
        Example {
            chapter: "p2",
            part: "boxes",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::FirstAllocation))),
            until: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::SecondAllocation))),
        },
        Example {
            chapter: "p4",
            part: "boxes",
            source: ExampleSource::Book(book_examples::recovery),
            from: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::FirstRecovery))),
            until: |event, _| matches!(event, Some(Event::MinorsRecovered { seat, .. }) if *seat == book_examples::LAST),
        },
        Example {
            chapter: "p5",
            part: "tree",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::Competition))),
            until: |event, _| matches!(event, Some(Event::Passed { .. })),
        },
        Example {
            chapter: "award",
            part: "tree",
            source: ExampleSource::Book(book_examples::duel),
            from: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::Competition))),
            until: |event, _| matches!(event, Some(Event::Defeated { .. })),
        },
        Example {
            chapter: "p8",
            part: "tree",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::Demotion))),
            until: |event, _| {
                matches!(event, Some(Event::PhaseBegan(Phase::GreyMagic | Phase::Scoring)))
            },
        },
        Example {
            chapter: "p9",
            part: "board",
            source: ExampleSource::Book(book_examples::grey_tokens),
            from: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::GreyMagic))),
            until: |event, _| matches!(event, Some(Event::PhaseBegan(Phase::Scoring))),
        },
    ];

    fn text(text: &Text, key: &str) -> String {
        let wizards = |players| Arg::Number(wizards_per_guild(players) as i64);
        let numbers = [
            ("rounds", number(ROUNDS)),
            ("major", number(MAJOR_SPELLS)),
            ("minor", number(MINOR_SPELLS)),
            ("power", number(Spell::Minor.power())),
            ("pips", number(MINOR_SPELL_PRICE)),
            ("tokens", number(GREY_TOKENS)),
            ("grey", number(GreyPrice::FourPips.pips())),
            ("three", wizards(3)),
            ("four", wizards(4)),
            ("five", wizards(5)),
            ("six", wizards(6)),
            ("cheap", number(GreyPrice::ThreePips.pips())),
        ];
        Words::new(text).tr_args(&format!("rules-{key}"), &numbers)
    }

    /// What each rank scores.
    fn after(id: &str, text: &Text) -> Html {
        let words = Words::new(text);
        let worth = |rank: Rank| {
            let args = [("rank", rank_id(rank).into()), ("points", number(rank.points()))];
            html! { <li key={rank_id(rank)}>{ words.tr_args("worth", &args) }</li> }
        };
        match id {
            "p10" => html! { <ul>{ for Rank::ALL.map(worth) }</ul> },
            _ => Html::default(),
        }
    }
}

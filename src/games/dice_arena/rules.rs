//! The rules page: the whole game in our words, our rulings named.

use std::rc::Rc;

use conclave_rules::games::dice_arena::{Dice, DiceArena, Event, Face, dice_each};
use yew::prelude::*;

use super::book_examples;
use super::dice_list::DiceList;
use super::flat::FlatArena;
use super::pieces::Symbol;
use super::scene::Scene;
use super::target::ThrowTarget;
use super::words::{TableWords, Words, number};
use crate::games::GameUi;
use crate::rules::GameRules;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling, Variant};
use crate::rules::figure_set::{Example, ExampleSource, Figure, FigureScene};
use crate::text::Text;

/// The spells in the order in which their chapter tells them, each followed by a ruling.
const SPELLS: [Face; 5] =
    [Face::Immobulus, Face::Lashlabask, Face::Accio, Face::WingardiumLeviosa, Face::Confundo];

impl GameRules for DiceArena {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule, Ruling]),
        ("setup", &[Rule, Ruling]),
        ("turn", &[Rule, Rule, Rule, Rule]),
        ("spells", &[Rule, Ruling, Rule, Ruling, Rule, Ruling, Rule, Ruling, Rule]),
        ("end", &[Rule, Ruling]),
        ("throw", &[Rule, Rule, Rule, Ruling, Variant, Ruling, Variant]),
        ("tournament", &[Variant, Ruling]),
    ];

    const GAME: &'static str = include_str!("../../../static/figures/dice-arena.conclave");
    const FIGURES: &'static [Figure<DiceArena>] = &[
        Figure {
            chapter: "aim",
            part: "arena",
            at: |event, _| matches!(event, Some(Event::Cast { .. })),
            marks: "",
        },
        Figure {
            chapter: "setup",
            part: "arena",
            at: |event, _| matches!(event, Some(Event::TurnBegan(_))),
            marks: "",
        },
        Figure {
            chapter: "turn",
            part: "arena",
            at: |event, view| {
                matches!(event, Some(Event::Landed(_))) && view.table.arena.dice().len() >= 4
            },
            marks: "",
        },
        Figure {
            chapter: "spells",
            part: "arena",
            at: |event, _| matches!(event, Some(Event::Immobile(_))),
            marks: "",
        },
        Figure {
            chapter: "end",
            part: "seats",
            at: |event, _| matches!(event, Some(Event::Eliminated { .. })),
            marks: "",
        },
        Figure {
            chapter: "throw",
            part: "arena",
            at: |event, view| {
                matches!(event, Some(Event::Landed(_))) && view.table.arena.dice().len() >= 5
            },
            marks: "",
        },
        Figure {
            chapter: "tournament",
            part: "seats",
            at: |event, _| matches!(event, Some(Event::GameWon(_))),
            marks: "",
        },
    ];
    const EXAMPLES: &'static [Example<DiceArena>] = &[
        Example {
            chapter: "turn",
            part: "arena",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::TurnBegan(_))),
            until: |event, _| matches!(event, Some(Event::Taken { .. })),
        },
        Example {
            chapter: "spells",
            part: "arena",
            source: ExampleSource::Game,
            from: |event, _| matches!(event, Some(Event::Cast { spells, .. }) if spells.has(Face::WingardiumLeviosa)),
            until: |event, view| {
                matches!(event, Some(Event::TurnBegan(_))) && view.table.arena.tower.height() > 1
            },
        },
        Example {
            chapter: "tournament",
            part: "seats",
            source: ExampleSource::Book(book_examples::points),
            from: |event, _| matches!(event, Some(Event::TurnBegan(seat)) if *seat == book_examples::FIRST),
            until: |event, _| matches!(event, Some(Event::GameWon(_))),
        },
    ];

    fn text(text: &Text, key: &str) -> String {
        let numbers = [
            ("two", number(dice_each(2))),
            ("three", number(dice_each(3))),
            ("four", number(dice_each(4))),
            ("five", number(dice_each(5))),
        ];
        Words::new(text).tr_args(&format!("rules-{key}"), &numbers)
    }

    fn drawing(key: &str, _: &Text) -> Option<Html> {
        let at: usize = key.strip_prefix("spells-")?.parse().ok()?;
        let face = (at % 2 == 1).then(|| SPELLS.get(at / 2)).flatten()?;
        Some(html! { <><Symbol face={*face} />{ " " }</> })
    }

    /// The arena from straight above, with what lies in it; or what the players have.
    fn draw(part: &'static str, scene: &FigureScene<DiceArena>, text: &Text) -> Html {
        if part == "seats" {
            return DiceArena::score_sheet(&TableWords::new(text, &scene.players, &scene.view));
        }
        let (view, event) = (Rc::clone(&scene.view), scene.event.clone());
        let scene = Scene::new(view, event, Rc::default(), &[], &[], Dice::NONE);
        html! {
            <div class="dice-arena">
                <div class="dice-arena-main">
                    <div key="picture" class="dice-arena-picture"><FlatArena scene={scene.clone()} /></div>
                    <DiceList
                        key="list"
                        {scene}
                        aim={None::<ThrowTarget>}
                        onchoose={Callback::noop()}
                        onpoint={Callback::noop()}
                    />
                </div>
            </div>
        }
    }
}

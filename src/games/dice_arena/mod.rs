//! Dice Arena on the page.
//!
//! | where | what |
//! |---|---|
//! | `board`, `msg` | the board as a whole, and what players do at it |
//! | `arena_view` | the picture of the arena, with the floor that can be tapped |
//! | `solid`, `flat` | the arena in depth with light and shadow, and as a plain drawing |
//! | `overlay` | what lies over the picture: where a throw would go, spells being cast |
//! | `stage` | what is staged: groups taken, who is out or has won |
//! | `dice_list` | what lies in the arena, as a list |
//! | `tray`, `rack` | the controls of the player who throws, and the dice to throw |
//! | `scene` | what there is to see at one moment |
//! | `target`, `gesture` | from choices, and from a pointer's movement, to throws |
//! | `eye` | perspective |
//! | `physics` | throws, simulated in the arena's worker |
//! | `pieces` | dice and symbols |
//! | `words`, `narrator` | how things are called, and the sentences of the log |
//! | `durations` | how long events are shown, and what is heard of them |
//! | `scores` | what lies in front of each player, and the score sheet |
//! | `rules` | the rules, our rulings named |
//! | `book_examples` | positions of the rule book, for the examples of the rules |

mod arena_view;
mod board;
mod book_examples;
mod dice_list;
mod durations;
mod eye;
mod flat;
mod gesture;
mod lesson;
mod msg;
mod narrator;
mod overlay;
mod physics;
mod pieces;
mod rack;
mod reasons;
#[cfg(all(test, target_arch = "wasm32"))]
mod render_tests;
mod rules;
mod scene;
mod scores;
mod solid;
mod stage;
mod target;
mod tray;
mod words;

use conclave_rules::games::dice_arena::state;
use conclave_rules::games::dice_arena::{
    Action, DiceArena, Event, First, Guilds, Options, Reason, State, Tournament, View,
};
use conclave_rules::table::Seat;
use yew::prelude::*;

use crate::games::{GameUi, SWITCH, ScoreStep, Sound, Variant};
use crate::text::Text;
use physics::Physics;
use pieces::GUILDS;
use words::{TableWords, Words};

impl GameUi for DiceArena {
    type Board = board::Board;
    type Services = Physics;
    const VARIANTS: &'static [Variant<Options>] = &[
        Variant {
            name: "tournament",
            choices: &["no", "share", "play-on"],
            get: |options| options.tournament as usize,
            set: |options, choice| {
                options.tournament = match choice {
                    1 => Tournament::TiesShare,
                    2 => Tournament::TiesPlayOn,
                    _ => Tournament::No,
                };
            },
        },
        Variant {
            name: "first",
            choices: &["drawn", "1", "2", "3", "4", "5"],
            get: |options| match options.first {
                First::Drawn => 0,
                First::Chosen(seat) => seat.index() + 1,
            },
            set: |options, choice| {
                options.first = match choice {
                    0 => First::Drawn,
                    seat => First::Chosen(Seat(seat as u8 - 1)),
                };
            },
        },
        Variant {
            name: "hidden-reserves",
            choices: SWITCH,
            get: |options| usize::from(options.hidden_reserves),
            set: |options, choice| options.hidden_reserves = choice == 1,
        },
        Variant {
            name: "lift-from-rim",
            choices: SWITCH,
            get: |options| usize::from(options.lift_from_rim),
            set: |options, choice| options.lift_from_rim = choice == 1,
        },
    ];

    fn guilds(seats: u8) -> &'static [&'static str] {
        &GUILDS[..usize::from(seats).min(GUILDS.len())]
    }

    fn set_guilds(options: &mut Options, guilds: Option<&[&'static str]>) {
        options.guilds = Guilds::default();
        for (place, id) in options.guilds.0.iter_mut().zip(guilds.unwrap_or_default()) {
            if let Some(at) = GUILDS.iter().position(|guild| guild == id) {
                *place = at as u8;
            }
        }
    }

    fn guild(view: &View, seat: Seat) -> &'static str {
        pieces::guild(view, seat)
    }

    fn scores(_: &View) -> Vec<i32> {
        // Dice are what counts, and points are few and bad: `seat_summary` shows both.
        Vec::new()
    }

    fn nearly_wins(view: &View, seat: Seat) -> bool {
        scores::nearly_wins(view, seat)
    }

    fn turn_of(view: &View) -> Option<Seat> {
        Some(view.table.active)
    }

    fn seat_summary(view: &View, seat: Seat, _: &Text) -> Html {
        scores::seat_summary(view, seat)
    }

    fn standing(view: &View, seat: Seat, text: &Text) -> String {
        scores::standing(view, seat, &Words::new(text))
    }

    fn score_sheet(words: &TableWords) -> Html {
        scores::score_sheet(&words.view, &words.players)
    }

    fn prompt(words: &TableWords) -> String {
        narrator::prompt(words)
    }

    fn chapter(view: &View) -> &'static str {
        match view.table.decision {
            state::Decision::Take | state::Decision::Stack => "spells",
            state::Decision::Nothing => "end",
            _ => "turn",
        }
    }

    fn sentence(event: &Event, before: &TableWords) -> Option<String> {
        narrator::sentence(event, before)
    }

    fn begins_part(event: &Event) -> bool {
        matches!(event, Event::GameBegan { .. } | Event::TurnBegan(_))
    }

    fn ends_part(event: &Event, view: &View) -> bool {
        // The end of a single game has its own page.
        matches!(event, Event::GameWon(_)) && view.table.options.tournament != Tournament::No
    }

    fn is_staged(event: &Event) -> bool {
        stage::is_staged(event)
    }

    fn concerns(event: &Event, before: &View, seat: Seat) -> bool {
        durations::concerns(event, before, seat)
    }

    fn duration_ms(event: &Event, physics: &Physics) -> u32 {
        durations::duration_ms(event, physics)
    }

    fn is_told_at_rest(event: &Event) -> bool {
        matches!(event, Event::Landed(_))
    }

    fn sound(event: &Event) -> Option<Sound> {
        durations::sound(event)
    }

    fn describe_plan(actions: &[Action], words: &TableWords) -> String {
        narrator::plan(actions, words)
    }

    fn acts_openly(_: &Action) -> bool {
        true
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        narrator::reason(reason, text)
    }

    fn score_step(view: &View, _: &Text) -> Option<ScoreStep> {
        // In a single game there are no points.
        let table = &view.table;
        let points = table.points.iter().take(table.seats.into());
        (table.options.tournament != Tournament::No).then(|| ScoreStep {
            step: table.game.into(),
            name: table.game.to_string(),
            values: points.map(|&points| points.into()).collect(),
        })
    }

    fn request_chance(
        state: &State,
        seed: u64,
        physics: &Physics,
        answer: Callback<Option<Action>>,
    ) -> bool {
        physics.simulate_throw(state, seed, answer);
        true
    }

    fn gesture(physics: &Physics, seat: Seat) -> Option<Vec<u8>> {
        postcard::to_allocvec(&physics.take_made(seat)?).ok()
    }

    fn take_gesture(physics: &Physics, seat: Seat, made: &[u8]) {
        if let Ok(swing) = postcard::from_bytes(made) {
            physics.made(seat, gesture::possible(swing));
        }
    }
}

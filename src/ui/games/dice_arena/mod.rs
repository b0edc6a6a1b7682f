//! Dice Arena on the page.
//!
//! | where | what |
//! |---|---|
//! | `board` | the board as a whole |
//! | `hand` | from gestures and choices to throws |
//! | `physics` | throws, simulated in the arena's worker |
//! | `eye`, `look` | how the arena is looked at, and what there is to see |
//! | `solid` | the arena in depth, with light and shadow |
//! | `flat` | the arena as a plain drawing |
//! | `overlay` | what lies over the picture |
//! | `list`, `tray` | the list of what lies there, and what lies before a player |
//! | `pieces` | dice and symbols |
//! | `words`, `log` | how things and events are called |
//! | `scores` | what lies in front of each player, and the score sheet |
//! | `rules` | the rules, our rulings named |

mod board;
mod eye;
mod flat;
mod hand;
mod list;
mod log;
mod look;
mod overlay;
mod physics;
mod pieces;
mod rules;
mod scores;
mod solid;
mod tray;
mod words;

use conclave::games::dice_arena::{
    Action, DiceArena, Event, First, Guilds, Options, Reason, State, Tournament, View,
};
use conclave::table::Seat;
use yew::prelude::*;

use crate::games::{GameUi, PlayerInfo, SWITCH, Sound, Variant};
use crate::text::Text;
use physics::Physics;
use pieces::GUILDS;
use words::Words;

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
        // Dice are what counts, and points are few and bad: `front` tells of both.
        Vec::new()
    }

    fn seat_summary(view: &View, seat: Seat, text: &Text) -> Html {
        scores::seat_summary(Words { text, players: &[], view }, seat)
    }

    fn score_sheet(view: &View, players: &[PlayerInfo], text: &Text) -> Html {
        scores::score_sheet(Words { text, players, view })
    }

    fn prompt(view: &View, players: &[PlayerInfo], text: &Text) -> String {
        log::prompt(Words { text, players, view })
    }

    fn sentence(
        event: &Event,
        before: &View,
        players: &[PlayerInfo],
        text: &Text,
    ) -> Option<String> {
        log::sentence(event, Words { text, players, view: before })
    }

    fn duration_ms(event: &Event, physics: &Physics) -> u32 {
        log::duration_ms(event, physics)
    }

    fn sound(event: &Event) -> Option<Sound> {
        log::sound(event)
    }

    fn describe_plan(
        actions: &[Action],
        view: &View,
        players: &[PlayerInfo],
        text: &Text,
    ) -> String {
        log::plan(actions, Words { text, players, view })
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        log::reason(reason, text)
    }

    fn score_history(view: &View, _: &Text) -> Option<(u16, String, Vec<i32>)> {
        // In a single game there are no points.
        let table = &view.table;
        let points = table.points.iter().take(table.seats.into());
        (table.options.tournament != Tournament::No).then(|| {
            (table.game.into(), table.game.to_string(), points.map(|&p| p.into()).collect())
        })
    }

    fn rules(text: &Text) -> Html {
        rules::rules(text)
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
}

//! Wizard's Gambit on the page.
//!
//! | where | what |
//! |---|---|
//! | `board` | the board as a whole, and the player's hands on it |
//! | `intent` | what the player is about to do |
//! | `scene` | what the parts of the board share |
//! | `pool`, `books`, `tray` | those parts |
//! | `cards` | the cards' faces, and the full text of each |
//! | `words`, `log` | how things and events are called |
//! | `scores` | what lies in front of a seat, and the score sheet |
//! | `rules` | the rules, our rulings named |

mod board;
mod books;
mod cards;
mod intent;
mod log;
mod pool;
mod rules;
mod scene;
mod scores;
mod tray;
mod words;

use conclave::games::wizards_gambit::{Action, Event, Options, Reason, View, WizardsGambit};
use conclave::table::Seat;
use yew::prelude::*;

use crate::games::{GameUi, Sitter, Sound, Variant};
use crate::text::Text;
use words::{GUILDS, Words};

impl GameUi for WizardsGambit {
    type Board = board::Board;
    // The book has none.
    const VARIANTS: &'static [Variant<Options>] = &[];

    const CHOOSES_GUILDS: bool = false;

    fn guilds(seats: u8) -> &'static [&'static str] {
        &GUILDS[..usize::from(seats).min(GUILDS.len())]
    }

    fn guild(_: &View, seat: Seat) -> &'static str {
        GUILDS[seat.index() % GUILDS.len()]
    }

    fn scores(view: &View) -> Vec<i32> {
        let table = &view.table;
        table.all_seats().map(|seat| table.player(seat).points().into()).collect()
    }

    fn front(view: &View, seat: Seat, text: &Text) -> Html {
        scores::front(view, seat, text)
    }

    fn sheet(view: &View, sitters: &[Sitter], text: &Text) -> Html {
        scores::sheet(Words { text, sitters, view })
    }

    fn prompt(view: &View, sitters: &[Sitter], text: &Text) -> String {
        log::prompt(Words { text, sitters, view })
    }

    fn sentence(event: &Event, before: &View, sitters: &[Sitter], text: &Text) -> Option<String> {
        log::sentence(event, Words { text, sitters, view: before })
    }

    fn pace(event: &Event) -> u32 {
        log::pace(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        log::sound(event)
    }

    fn plan(actions: &[Action], view: &View, sitters: &[Sitter], text: &Text) -> String {
        log::plan(actions, Words { text, sitters, view })
    }

    fn reason(reason: Reason, text: &Text) -> String {
        log::reason(reason, text)
    }

    fn course(view: &View, _: &Text) -> Option<(u16, String, Vec<i32>)> {
        let round = view.table.round;
        Some((round.into(), round.to_string(), Self::scores(view)))
    }

    fn rules(text: &Text) -> Html {
        rules::rules(text)
    }
}

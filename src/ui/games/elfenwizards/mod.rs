//! Elfenwizards on the page.
//!
//! | where | what |
//! |---|---|
//! | `board` | the board as a whole, and the player's hands on it |
//! | `intent` | what the player is about to do |
//! | `geometry` | where everything is |
//! | `scenery`, `scene`, `boxes`, `tray` | the parts of the board |
//! | `pieces` | dice, chips, wizards, sigils |
//! | `words`, `log` | how things and events are called |
//! | `scores` | score sheet, and the course of the scores |
//! | `rules` | the rules, our rulings named |
//! | `variants` | the variants at set-up |

mod board;
mod boxes;
mod geometry;
mod intent;
mod log;
mod pieces;
mod rules;
mod scene;
mod scenery;
mod scores;
mod tray;
mod variants;
mod words;

use conclave::games::elfenwizards::{
    Action, Elfenwizards, Event, Guild, Options, Position, Reason,
};
use conclave::table::Seat;
use yew::prelude::*;

use crate::games::{GameUi, Sitter, Sound, Variant};
use crate::text::Text;
use pieces::{GUILDS, guild_id};
use words::Words;

impl GameUi for Elfenwizards {
    type Board = board::Board;
    const VARIANTS: &'static [Variant<Options>] = variants::VARIANTS;

    fn guilds(seats: u8) -> &'static [&'static str] {
        &GUILDS[..usize::from(seats).min(GUILDS.len())]
    }

    fn set_guilds(options: &mut Options, guilds: Option<&[&'static str]>) {
        options.guilds = guilds.map(|guilds| {
            guilds
                .iter()
                .filter_map(|id| GUILDS.iter().position(|g| g == id))
                .map(|at| Guild::ALL[at])
                .collect()
        });
    }

    fn guild(view: &Position, seat: Seat) -> &'static str {
        view.players.get(seat.index()).map_or(GUILDS[0], |player| guild_id(player.guild))
    }

    fn scores(view: &Position) -> Vec<i32> {
        view.players.iter().map(|player| player.score()).collect()
    }

    fn front(view: &Position, seat: Seat, text: &Text) -> Html {
        scores::front(view, seat, text)
    }

    fn sheet(view: &Position, sitters: &[Sitter], text: &Text) -> Html {
        scores::sheet(Words { text, sitters, position: view })
    }

    fn talk(view: &Position) -> Option<u32> {
        view.negotiation()
    }

    fn prompt(view: &Position, sitters: &[Sitter], text: &Text) -> String {
        log::prompt(Words { text, sitters, position: view })
    }

    fn sentence(
        event: &Event,
        before: &Position,
        sitters: &[Sitter],
        text: &Text,
    ) -> Option<String> {
        log::sentence(event, Words { text, sitters, position: before })
    }

    fn pace(event: &Event) -> u32 {
        log::pace(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        log::sound(event)
    }

    fn plan(actions: &[Action], view: &Position, sitters: &[Sitter], text: &Text) -> String {
        log::plan(actions, Words { text, sitters, position: view })
    }

    fn reason(reason: Reason, text: &Text) -> String {
        log::reason(reason, text)
    }

    fn course(view: &Position, text: &Text) -> Option<(u16, String, Vec<i32>)> {
        scores::course(Words { text, sitters: &[], position: view })
    }

    fn rules(text: &Text) -> Html {
        rules::rules(text)
    }
}

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

use crate::games::{GameUi, PlayerInfo, Sound, Variant};
use crate::text::Text;
use pieces::{GUILDS, guild_id};
use words::Words;

impl GameUi for Elfenwizards {
    type Board = board::Board;
    type Services = ();
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

    fn seat_summary(view: &Position, seat: Seat, text: &Text) -> Html {
        scores::seat_summary(view, seat, text)
    }

    fn score_sheet(view: &Position, players: &[PlayerInfo], text: &Text) -> Html {
        scores::score_sheet(Words { text, players, position: view })
    }

    fn negotiation_seconds(view: &Position) -> Option<u32> {
        view.negotiation()
    }

    fn prompt(view: &Position, players: &[PlayerInfo], text: &Text) -> String {
        log::prompt(Words { text, players, position: view })
    }

    fn sentence(
        event: &Event,
        before: &Position,
        players: &[PlayerInfo],
        text: &Text,
    ) -> Option<String> {
        log::sentence(event, Words { text, players, position: before })
    }

    fn duration_ms(event: &Event, (): &()) -> u32 {
        log::duration_ms(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        log::sound(event)
    }

    fn describe_plan(
        actions: &[Action],
        view: &Position,
        players: &[PlayerInfo],
        text: &Text,
    ) -> String {
        log::plan(actions, Words { text, players, position: view })
    }

    fn explain_refusal(reason: Reason, text: &Text) -> String {
        log::reason(reason, text)
    }

    fn score_history(view: &Position, text: &Text) -> Option<(u16, String, Vec<i32>)> {
        scores::score_history(Words { text, players: &[], position: view })
    }

    fn rules(text: &Text) -> Html {
        rules::rules(text)
    }
}

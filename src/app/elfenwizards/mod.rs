//! Elfenwizards on the page. (A plain list of actions, until its board lands.)

use conclave::elfenwizards::state::Decision;
use conclave::elfenwizards::{Action, Elfenwizards, Event, Guild, Options, Position, Reason};
use conclave::table::Seat;
use yew::prelude::*;

use super::game::{BoardProps, GameUi, OptionsProps, Sitter};
use super::text::Text;

/// The guild ids, in the order in which guilds join.
const GUILDS: [&str; 6] = ["red", "green", "blue", "yellow", "black", "white"];

/// The id of a guild.
fn guild_id(guild: Guild) -> &'static str {
    GUILDS[Guild::ALL.iter().position(|&g| g == guild).unwrap_or_default()]
}

/// The board.
#[component]
pub fn Board(props: &BoardProps<Elfenwizards>) -> Html {
    props
        .legal
        .iter()
        .map(|action| {
            let onclick = props.act.reform({
                let action = *action;
                move |_: MouseEvent| vec![action]
            });
            html! { <button type="button" {onclick}>{ format!("{action:?}") }</button> }
        })
        .collect()
}

/// The form for the variants.
#[component]
pub fn Variants(_props: &OptionsProps<Options>) -> Html {
    Html::default()
}

impl GameUi for Elfenwizards {
    type Board = Board;
    type Variants = Variants;

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

    fn front(_view: &Position, _seat: Seat, _text: &Text) -> Html {
        Html::default()
    }

    fn sheet(_view: &Position, _sitters: &[Sitter], _text: &Text) -> Html {
        Html::default()
    }

    fn talk(view: &Position) -> Option<u32> {
        let contest = &view.contest;
        match view.decision {
            _ if !view.negotiation_clock => None,
            Decision::Roll => Some(60),
            Decision::SupportOrPass if contest.supports.is_empty() && contest.passed.is_empty() => {
                Some(300)
            }
            _ => None,
        }
    }

    fn prompt(view: &Position, sitters: &[Sitter], _text: &Text) -> String {
        let name = sitters.get(view.acting.index()).map_or("", |sitter| &sitter.name);
        format!("{name}: {:?}", view.decision)
    }

    fn sentence(
        event: &Event,
        _before: &Position,
        _sitters: &[Sitter],
        _text: &Text,
    ) -> Option<String> {
        Some(format!("{event:?}"))
    }

    fn pace(_event: &Event) -> u32 {
        300
    }

    fn plan(actions: &[Action], _view: &Position, _sitters: &[Sitter], _text: &Text) -> String {
        format!("{actions:?}")
    }

    fn reason(reason: Reason, _text: &Text) -> String {
        reason.to_string()
    }

    fn ending(_view: &Position, _sitters: &[Sitter], _text: &Text) -> Html {
        Html::default()
    }

    fn rules(_text: &Text) -> Html {
        Html::default()
    }
}

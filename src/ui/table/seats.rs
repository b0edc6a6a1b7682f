//! The seats bar: who plays, their scores, whose turn it is.

use std::rc::Rc;

use conclave::session::Controller;
use conclave::table::{Seat, Seats};
use yew::prelude::*;

use crate::components::icons::Icon;
use crate::components::tags::sigil;
use crate::components::tags::{all, class, el, keyed, none, said, span, tip, unseen, words};
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

/// The seats of a table. `acting` are those who must decide in what is shown;
/// `thinking` those whose bot is at it.
pub fn seats_bar<G: GameUi>(
    view: &G::View,
    players: &Rc<[PlayerInfo]>,
    acting: Seats,
    thinking: bool,
    text: &Text,
) -> Html {
    let scores = G::scores(view);
    let best = scores.iter().max().copied();
    let seat = |(at, player): (usize, &PlayerInfo)| {
        let seat = Seat(at as u8);
        let acts = acting.has(seat);
        let who = player.controller;
        let score = scores.get(at).copied();
        let leads = best == score && score != Some(0);
        let guild = text.tr(&["guild-", player.guild].concat());
        let score = score.map_or_else(none, |score| {
            span(
                &class("seat-score", &[(leads, "seat-leads")]),
                vec![
                    el!("span", "aria-hidden" = "true", [words(score.to_string())]),
                    unseen(text.tr_args("points", &[("count", score.into())])),
                ],
            )
        });
        let more = [(acts, "seat-acting"), (acts && thinking, "seat-thinking")];
        keyed(
            at,
            el!(
                "li",
                "class" = class(&["seat guild-", player.guild].concat(), &more),
                "aria-current" = acts.then_some("true"),
                [
                    tip("seat-guild", guild.clone(), vec![sigil(player.guild), unseen(guild)]),
                    span(
                        "seat-words",
                        vec![
                            said("span", "seat-name", player.name.to_string()),
                            span(
                                "seat-who",
                                vec![
                                    if matches!(who, Controller::Bot(_)) {
                                        Icon::Bot
                                    } else {
                                        Icon::Person
                                    }
                                    .draw(),
                                    said(
                                        "span",
                                        "seat-who-name",
                                        text.tr(&["who-", who.id()].concat())
                                    ),
                                ]
                            ),
                        ]
                    ),
                    score,
                    span("seat-front", vec![G::seat_summary(view, seat, text)])
                ]
            ),
        )
    };
    el!(
        "ul",
        "class" = "seats",
        "aria-label" = text.tr("players"),
        "data-count" = players.len().to_string(),
        [all(players.iter().enumerate().map(seat))]
    )
}

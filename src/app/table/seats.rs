//! The seats bar: who plays, their scores, whose turn it is.

use std::rc::Rc;

use conclave::page::{Occupant, Who};
use conclave::table::{Seat, Seats};
use yew::prelude::*;

use crate::art::sigil;
use crate::game::{GameUi, Sitter};
use crate::icons::Icon;
use crate::text::Text;

/// The seats of a table. `acting` are those who must decide in what is shown;
/// `thinking` those whose bot is at it.
pub fn seats_bar<G: GameUi>(
    view: &G::View,
    sitters: &Rc<[Sitter]>,
    occupants: &[Occupant],
    acting: Seats,
    thinking: bool,
    text: &Text,
) -> Html {
    let scores = G::scores(view);
    let best = scores.iter().max().copied();
    let seat = |(at, sitter): (usize, &Sitter)| {
        let seat = Seat(at as u8);
        let acts = acting.has(seat);
        let who = occupants.get(at).map_or(Who::Person, |occupant| occupant.who);
        let score = scores.get(at).copied();
        let leads = best == score && score != Some(0);
        html! {
            <li
                key={at}
                class={classes!(
                    "seat",
                    format!("guild-{}", sitter.guild),
                    acts.then_some("seat-acting"),
                    (acts && thinking).then_some("seat-thinking"),
                )}
                aria-current={acts.then_some("true")}
            >
                <span class="seat-guild" title={text.say(&format!("guild-{}", sitter.guild))}>
                    { sigil(sitter.guild) }
                    <span class="unseen">{ text.say(&format!("guild-{}", sitter.guild)) }</span>
                </span>
                <span class="seat-words">
                    <span class="seat-name">{ &sitter.name }</span>
                    <span class="seat-who">
                        { if who == Who::Person { Icon::Person } else { Icon::Bot }.draw() }
                        <span class="seat-who-name">{ text.say(&format!("who-{}", who.id())) }</span>
                    </span>
                </span>
                if let Some(score) = score {
                    <span class={classes!("seat-score", leads.then_some("seat-leads"))}>
                        <span aria-hidden="true">{ score }</span>
                        <span class="unseen">{ text.tell("points", &[("count", score.into())]) }</span>
                    </span>
                }
                <span class="seat-front">{ G::front(view, seat, text) }</span>
            </li>
        }
    };
    html! {
        <ul class="seats" aria-label={text.say("players")} data-count={sitters.len().to_string()}>
            { for sitters.iter().enumerate().map(seat) }
        </ul>
    }
}

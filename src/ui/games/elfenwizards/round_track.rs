//! The round track: four moons, under them the minor spells that retired High Druids paid;
//! and the phase of the round.

use conclave::games::elfenwizards::state::{Decision, ROUNDS};
use conclave::table::Seat;
use yew::prelude::*;

use super::geometry::Arrangement;
use super::log::phase_name;
use super::pieces::Chip;
use super::spot::placed;
use super::words::{Words, number};
use crate::board::renders;

/// Properties of [`RoundTrack`].
#[derive(Properties, PartialEq)]
pub struct RoundTrackProps {
    /// The words for the table shown.
    pub words: Words,
    /// How the board is arranged.
    pub arrangement: Arrangement,
}

/// The round track, and the phase.
#[component]
pub fn RoundTrack(RoundTrackProps { words, arrangement }: &RoundTrackProps) -> Html {
    renders::note("RoundTrack");
    let position = &words.position;
    let step = |round: u8| {
        let paid: Vec<Seat> = (0..position.seats())
            .map(Seat)
            .filter(|&seat| position.player(seat).track.contains(&round))
            .collect();
        let now = round == position.round;
        let mut label = words.tr_args("round", &[("number", number(round))]);
        for &seat in &paid {
            label += ", ";
            label += &words.tr_args("track-label", &[("name", words.name(seat).into())]);
        }
        let past = (round < position.round).then_some("is-past");
        html! {
            <li
                key={round}
                class={classes!(now.then_some("is-now"), past)}
                aria-current={now.then_some("step")}
                title={label.clone()}
            >
                <span key="label" class="visually-hidden">{ label }</span>
                <b key="number" aria-hidden="true">{ round }</b>
                { for paid.iter().map(|&seat| html! {
                    <Chip key={seat.0} guild={position.player(seat).guild} />
                }) }
            </li>
        }
    };
    html! {
        <>
            <ol
                key="track"
                class="elfenwizards-track"
                style={placed(arrangement.track())}
                aria-label={words.tr("round-track")}
            >
                { for (1..=ROUNDS).map(step) }
            </ol>
            if position.decision != Decision::Nothing {
                <p key="phase" class="elfenwizards-phase" style={placed(arrangement.phase())}>
                    { phase_name(position.phase, words) }
                </p>
            }
        </>
    }
}

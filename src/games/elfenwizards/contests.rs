//! Lanterns under the titles that are being contested.

use conclave_rules::games::elfenwizards::PublicState;
use conclave_rules::games::elfenwizards::board::Title;
use conclave_rules::games::elfenwizards::state::Phase;
use yew::prelude::*;

use super::award::Award;
use super::geometry::{Arrangement, PLANK};
use crate::board::renders;

/// The lantern under a title.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lantern {
    /// Which title.
    pub title: Title,
    /// How far it hangs to the stronger of two rivals, from -1 (all power is on the left) to 1;
    /// none where the candidates have no rivals.
    pub lean: Option<f32>,
    /// Whether a wizard would receive the title now.
    pub lit: bool,
}

impl Lantern {
    /// The lanterns of a table; none but in the competition.
    pub fn all(position: &PublicState, award: Award) -> Vec<Lantern> {
        if position.phase != Phase::Competition {
            return Vec::new();
        }
        let lantern = |title: Title| {
            let rivals = title
                .candidates()
                .and_then(|[left, right]| Some((position.holder(left)?, position.holder(right)?)));
            let opposed = rivals.filter(|&(left, right)| {
                title.index() >= award.decided
                    && position.wizard(left).owner != position.wizard(right).owner
            });
            let lean = opposed.map(|(left, right)| {
                let (left, right) = (position.power(left), position.power(right));
                (f32::from(right) - f32::from(left)) / f32::from((left + right).max(1))
            });
            Lantern { title, lean, lit: award.leaders[title.index()].is_some() }
        };
        Title::all().map(lantern).collect()
    }
}

/// Properties of [`Contests`].
#[derive(Properties, PartialEq)]
pub struct ContestsProps {
    /// The lanterns.
    pub lanterns: Vec<Lantern>,
    /// How the board is arranged.
    pub arrangement: Arrangement,
}

/// A lantern under each title that is being contested: lit when a wizard would receive it
/// now. Between rivals it hangs from a beam that leans to the leader; alone where the
/// candidates have no rivals.
#[component]
pub fn Contests(ContestsProps { lanterns, arrangement }: &ContestsProps) -> Html {
    renders::note("Contests");
    if lanterns.is_empty() {
        return html! {};
    }
    let (width, height) = arrangement.size();
    let contest = |&Lantern { title, lean, lit }: &Lantern| {
        let stand = arrangement.title(title);
        let (opposed, lean) = (lean.is_some(), lean.unwrap_or_default());
        html! {
            <g
                key={title.0}
                class={classes!("elfenwizards-contest", lit.then_some("is-lit"))}
                transform={format!("translate({:.1} {:.1})", stand.x, stand.y + PLANK)}
            >
                if opposed {
                    <path key="beam"
                        class="elfenwizards-beam"
                        d="M-5 .8H5M0 0V.8"
                        style={format!("transform:rotate({:.1}deg)", lean * 9.0)}
                    />
                }
                <use key="lantern"
                    class="elfenwizards-lantern"
                    href="#lantern"
                    x="-1.700"
                    y=".4"
                    width="3.400"
                    height="4.400"
                    style={format!("transform:translateX({:.1}px)", lean * 4.2)}
                />
            </g>
        }
    };
    html! {
        <svg
            class="elfenwizards-contests"
            viewBox={format!("0 0 {width} {height}")}
            aria-hidden="true"
        >
            { for lanterns.iter().map(contest) }
        </svg>
    }
}

//! Lanterns under the titles that are being contested.

use conclave::games::elfenwizards::board::Title;
use conclave::games::elfenwizards::state::{Phase, WizardId};
use yew::prelude::*;

use super::geometry::{Arrangement, PLANK};
use super::words::Words;
use crate::components::drawing::Tenths;

/// Properties of [`Contests`].
#[derive(Properties, PartialEq)]
pub struct ContestsProps {
    /// The table shown.
    pub words: Words,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// Who would receive each title.
    pub leaders: [Option<WizardId>; Title::COUNT],
    /// How many titles are decided.
    pub decided: usize,
}

/// A lantern under each title that is being contested: lit when a wizard would receive it
/// now. Between rivals it hangs from a beam that leans to the leader; alone where the
/// candidates have no rivals.
#[component]
pub fn Contests(props: &ContestsProps) -> Html {
    let ContestsProps { words, arrangement, leaders, decided } = props;
    let position = &words.position;
    if position.phase != Phase::Competition {
        return html! {};
    }
    let (width, height) = arrangement.size();
    let contest = |title: Title| {
        let stand = arrangement.title(title);
        let rivals = title
            .candidates()
            .and_then(|[left, right]| Some((position.holder(left)?, position.holder(right)?)));
        let opposed = rivals.filter(|&(left, right)| {
            title.index() >= *decided && position.wizard(left).owner != position.wizard(right).owner
        });
        let lean = opposed.map_or(0.0, |(left, right)| {
            let (left, right) = (position.power(left), position.power(right));
            (f32::from(right) - f32::from(left)) / f32::from((left + right).max(1))
        });
        let lit = leaders[title.index()].is_some();
        html! {
            <g
                key={title.0}
                class={classes!("elfenwizards-contest", lit.then_some("is-lit"))}
                transform={format!("translate({} {})", Tenths(stand.x), Tenths(stand.y + PLANK))}
            >
                if opposed.is_some() {
                    <path key="beam"
                        class="elfenwizards-beam"
                        d="M-5 .8H5M0 0V.8"
                        style={format!("transform:rotate({}deg)", Tenths(lean * 9.0))}
                    />
                }
                <use key="lantern"
                    class="elfenwizards-lantern"
                    href="#lantern"
                    x="-1.700"
                    y=".4"
                    width="3.400"
                    height="4.400"
                    style={format!("transform:translateX({}px)", Tenths(lean * 4.2))}
                />
            </g>
        }
    };
    html! {
        <svg
            class="elfenwizards-contests"
            viewBox={format!("0 0 {} {}", Tenths(width), Tenths(height))}
            aria-hidden="true"
        >
            { for Title::all().map(contest) }
        </svg>
    }
}

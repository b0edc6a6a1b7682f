//! The Defeat boxes beside the tree.

use std::rc::Rc;

use conclave_i18n::capital;
use conclave_rules::games::elfenwizards::board::{DefeatBox, Rank};
use yew::prelude::*;

use super::geometry::Arrangement;
use super::pieces::Symbol;
use super::spot::{Crowd, TreeSpot, placed};
use super::target::Target;
use super::words::{rank_id, use_words};
use crate::board::explain::explain;
use crate::board::renders;

/// The id in texts of the rank that a Defeat box is named after.
pub const fn defeat_rank(from: DefeatBox) -> &'static str {
    rank_id(match from {
        DefeatBox::Druid => Rank::Druid,
        DefeatBox::Sorcerer => Rank::Sorcerer,
        DefeatBox::Necromancer => Rank::Necromancer,
    })
}

/// What explains a Defeat box: how many grey tokens a wizard gets there.
pub fn explain_defeat(from: DefeatBox) -> AttrValue {
    explain(&format!("defeat-{}", defeat_rank(from)), &[from.gives_grey().into()])
}

/// Properties of [`DefeatFrames`].
#[derive(Properties, PartialEq)]
pub struct DefeatFramesProps {
    /// How the board is arranged.
    pub arrangement: Arrangement,
}

/// The frames of the Defeat boxes, as they are seen.
#[component]
pub fn DefeatFrames(DefeatFramesProps { arrangement }: &DefeatFramesProps) -> Html {
    let words = use_words();
    let key = match arrangement {
        Arrangement::Wide => "defeat-label",
        Arrangement::Tall => "defeat-short",
    };
    let frame = |from: DefeatBox| {
        html! {
            <div
                key={defeat_rank(from)}
                class="elfenwizards-defeat"
                style={placed(arrangement.defeat(from))}
                data-explain={explain_defeat(from)}
                aria-hidden="true"
            >
                <span key="name">{ words.tr_args(key, &[("rank", defeat_rank(from).into())]) }</span>
                if from.gives_grey() {
                    <Symbol key="grey" id="grey-token" />
                }
            </div>
        }
    };
    html! { <>{ for DefeatBox::ALL.map(frame) }</> }
}

/// Properties of [`DefeatBoxes`].
#[derive(Properties, PartialEq)]
pub struct DefeatBoxesProps {
    /// The wizards in each, in the order of [`DefeatBox::ALL`].
    pub defeated: [Rc<[TreeSpot]>; 3],
    /// Called when a wizard is tapped.
    pub tap: Callback<Target>,
}

/// The Defeat boxes with the wizards in them, as they are heard and tapped.
#[component]
pub fn DefeatBoxes(DefeatBoxesProps { defeated, tap }: &DefeatBoxesProps) -> Html {
    renders::note("DefeatBoxes");
    let words = use_words();
    html! {
        <div role="group" aria-label={words.tr("defeat-boxes")}>
            for (from, wizards) in DefeatBox::ALL.into_iter().zip(defeated) {
                <div key={defeat_rank(from)}>
                    <span class="visually-hidden">{ capital(&words.defeat(from)) }</span>
                    <Crowd {wizards} {tap} />
                </div>
            }
        </div>
    }
}

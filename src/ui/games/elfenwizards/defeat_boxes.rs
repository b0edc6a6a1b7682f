//! The Defeat boxes beside the tree.

use std::rc::Rc;

use conclave::games::elfenwizards::board::{DefeatBox, Place, Rank};
use conclave::i18n::capital;
use yew::prelude::*;

use super::geometry::{Arrangement, Stand};
use super::pieces::Symbol;
use super::spot::{Crowd, TreeMarks, placed};
use super::target::Target;
use super::words::{Words, rank_id};

/// The id in texts of the rank that a Defeat box is named after.
pub const fn defeat_rank(from: DefeatBox) -> &'static str {
    rank_id(match from {
        DefeatBox::Druid => Rank::Druid,
        DefeatBox::Sorcerer => Rank::Sorcerer,
        DefeatBox::Necromancer => Rank::Necromancer,
    })
}

/// Properties of [`DefeatFrames`].
#[derive(Properties, PartialEq)]
pub struct DefeatFramesProps {
    /// The words.
    pub words: Words,
    /// How the board is arranged.
    pub arrangement: Arrangement,
}

/// The frames of the Defeat boxes, as they are seen.
#[component]
pub fn DefeatFrames(DefeatFramesProps { words, arrangement }: &DefeatFramesProps) -> Html {
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
    /// The words for the table shown.
    pub words: Words,
    /// Where every wizard stands.
    pub stands: Rc<[Stand]>,
    /// What means something now.
    pub marks: TreeMarks,
    /// Called when a wizard is tapped.
    pub tap: Callback<Target>,
}

/// The Defeat boxes with the wizards in them, as they are heard and tapped.
#[component]
pub fn DefeatBoxes(DefeatBoxesProps { words, stands, marks, tap }: &DefeatBoxesProps) -> Html {
    let defeated = |from: DefeatBox| {
        html! {
            <div key={defeat_rank(from)}>
                <span class="visually-hidden">{ capital(&words.defeat(from)) }</span>
                <Crowd {words} place={Place::Defeat(from)} {stands} {marks} {tap} />
            </div>
        }
    };
    html! {
        <div role="group" aria-label={words.tr("defeat-boxes")}>
            { for DefeatBox::ALL.map(defeated) }
        </div>
    }
}

//! The tree with its wizards: the drawing, and the same as a structure for keyboard and
//! screen reader.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::board::Rank;
use yew::prelude::*;

use super::contests::Contests;
use super::defeat_boxes::{DefeatBoxes, DefeatFrames};
use super::geometry::Arrangement;
use super::round_track::RoundTrack;
use super::scenery::Scenery;
use super::spot::{Crowd, Spot, TreeSpot, explain_rank, placed};
use super::target::Target;
use super::tree::TreeContents;
use super::wizard_token::WizardToken;
use super::words::{rank_id, use_words};
use crate::board::renders;

/// Properties of [`TreeScene`].
#[derive(Properties, PartialEq)]
pub struct TreeSceneProps {
    /// What it shows.
    pub tree: TreeContents,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// Called when something is tapped.
    pub tap: Callback<Target>,
}

/// The tree with all that is on it and around it but the boxes for spells.
#[component]
pub fn TreeScene(TreeSceneProps { tree, arrangement, tap }: &TreeSceneProps) -> Html {
    renders::note("TreeScene");
    let words = use_words();
    let arrangement = *arrangement;
    let rank = |rank: Rank| {
        let titles = rank.titles().iter().filter_map(|title| {
            let of = tree.titles.get(title.index())?;
            Some(html! { <li key={title.0}><Spot {of} {tap} /></li> })
        });
        let hollows = tree.hollows.iter().filter(|_| rank == Rank::Magician);
        let hollows = hollows.map(|(of, wizards)| {
            html! { <Hollow key={of.target.key()} {of} {wizards} {tap} /> }
        });
        html! {
            <ul key={rank_id(rank)} aria-label={words.level(rank)}>
                { for titles }
                { for hollows }
            </ul>
        }
    };
    let worth = |rank: Rank| {
        let (x, y) = arrangement.worth(rank);
        let style = format!("--x:{x:.1};--y:{y:.1}");
        html! { <b key={rank_id(rank)} {style} data-explain={explain_rank(rank)}>{ rank.points() }</b> }
    };
    html! {
        <div class="elfenwizards-scene">
            <Scenery {arrangement} />
            <Contests lanterns={tree.lanterns.clone()} {arrangement} />
            <div class="elfenwizards-worths" aria-hidden="true">
                { for Rank::ALL.map(worth) }
            </div>
            <RoundTrack progress={tree.progress.clone()} {arrangement} />
            <DefeatFrames {arrangement} />
            <div aria-hidden="true">
                for (id, token) in tree.tokens.iter().enumerate() {
                    <WizardToken key={id} ..token.clone() />
                }
            </div>
            <div role="group" aria-label={words.tr("tree")}>{ for Rank::ALL.map(rank) }</div>
            <DefeatBoxes defeated={tree.defeated.clone()} {tap} />
        </div>
    }
}

/// Properties of [`Hollow`].
#[derive(Properties, PartialEq)]
pub struct HollowProps {
    /// The hollow.
    pub of: TreeSpot,
    /// The wizards there.
    pub wizards: Rc<[TreeSpot]>,
    /// Called when something there is tapped.
    pub tap: Callback<Target>,
}

/// A hollow at the roots, where Magicians are.
#[component]
pub fn Hollow(HollowProps { of, wizards, tap }: &HollowProps) -> Html {
    renders::note("Hollow");
    html! {
        <li>
            if of.marks.target {
                <Spot key="spot" {of} {tap} />
            } else {
                <span
                    key="name"
                    class="elfenwizards-spot target"
                    style={placed(of.area)}
                    data-explain={&of.explain}
                    data-try={of.target.key()}
                >
                    <span class="visually-hidden">{ &of.label }</span>
                </span>
            }
            <Crowd key="crowd" {wizards} {tap} />
        </li>
    }
}

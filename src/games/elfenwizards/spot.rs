//! Places on the tree as controls for keyboard and screen reader, enabled where a tap has an
//! effect. The drawings of wizards and platforms themselves are hidden from screen readers.

use std::rc::Rc;

use yew::html::ImplicitClone;
use yew::prelude::*;

use conclave_rules::games::elfenwizards::board::{Place, Rank};

use super::defeat_boxes::explain_defeat;
use super::geometry::Area;
use super::target::{HeldForTree, Target};
use super::words::{rank_id, use_words};
use crate::board::explain::explain;
use crate::board::renders;
use crate::components::icons::aria_bool;

/// CSS that puts something into an area.
pub fn placed(area: Area) -> String {
    let Area { x, y, w, h } = area;
    format!("--x:{x:.1};--y:{y:.1};--w:{w:.1};--h:{h:.1}")
}

/// What explains a rank: the points for it.
pub fn explain_rank(rank: Rank) -> AttrValue {
    explain(rank_id(rank), &[rank.points().into()])
}

/// What explains a place on the tree.
fn explain_place(place: Place) -> AttrValue {
    match place {
        Place::Title(title) => explain_rank(title.rank()),
        Place::Magicians(_) => explain_rank(Rank::Magician),
        Place::Defeat(from) => explain_defeat(from),
    }
}

/// What on the tree means something now.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeMarks {
    /// What can be tapped.
    pub targets: Rc<[Target]>,
    /// What a hint points at.
    pub hinted: Rc<[Target]>,
    /// What is picked up.
    pub held: HeldForTree,
    /// What is smaller, in units of the board, cannot be tapped here: the tray offers it.
    pub least: f32,
}

impl TreeMarks {
    /// Whether this can be tapped.
    pub fn is_target(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }

    /// Whether what can be tapped has no mark: nearly everything can, and nothing is held.
    pub fn is_quiet(&self) -> bool {
        self.held == HeldForTree::AnySpell
    }

    /// Whether a hint points at it.
    pub fn is_hinted(&self, target: Target) -> bool {
        self.hinted.contains(&target)
    }

    /// Whether it is the wizard that is picked up.
    pub fn is_picked(&self, target: Target) -> bool {
        self.held.wizard().is_some_and(|wizard| target == Target::Wizard(wizard))
    }

    /// How a place is marked.
    fn of(&self, target: Target, area: Area) -> SpotMarks {
        let is_target = self.is_target(target);
        SpotMarks {
            target: is_target,
            small: area.w.min(area.h) < self.least,
            quiet: self.is_quiet(),
            picked: self.is_picked(target),
            hinted: self.is_hinted(target),
            drags: self.can_drag(target),
            takes: is_target && self.held.goes_to(target),
        }
    }

    /// Whether it can be dragged: a wizard that can be moved.
    pub fn can_drag(&self, target: Target) -> bool {
        let moving = matches!(self.held, HeldForTree::Wizard(_));
        moving && matches!(target, Target::Wizard(_)) && self.is_target(target)
    }
}

/// How a place is marked, and what can be done there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotMarks {
    /// Whether it can be tapped.
    pub target: bool,
    /// Whether it is too small to be tapped here: the tray offers it.
    pub small: bool,
    /// Whether no mark says that it can be tapped.
    pub quiet: bool,
    /// Whether it is the wizard that is picked up.
    pub picked: bool,
    /// Whether a hint points at it.
    pub hinted: bool,
    /// Whether it can be dragged.
    pub drags: bool,
    /// Whether it takes what is held.
    pub takes: bool,
}

/// A place on the tree, as it is heard about and tapped.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeSpot {
    /// What a tap there means.
    pub target: Target,
    /// What it is, in words.
    pub label: AttrValue,
    /// Where it is.
    pub area: Area,
    /// How it is marked.
    pub marks: SpotMarks,
    /// What explains it.
    pub explain: AttrValue,
}

impl ImplicitClone for TreeSpot {}

impl TreeSpot {
    /// The spot at `place` that a tap on `target` means.
    pub fn new(
        target: Target,
        place: Place,
        label: String,
        area: Area,
        marks: &TreeMarks,
    ) -> TreeSpot {
        let (label, marks) = (label.into(), marks.of(target, area));
        TreeSpot { target, label, area, marks, explain: explain_place(place) }
    }
}

/// Properties of [`Spot`].
#[derive(Properties, PartialEq)]
pub struct SpotProps {
    /// What it shows.
    pub of: TreeSpot,
    /// Called when it is tapped.
    pub tap: Callback<Target>,
}

/// A place that can be heard about, and tapped when that means something.
#[component]
pub fn Spot(SpotProps { of, tap }: &SpotProps) -> Html {
    renders::note("Spot");
    let TreeSpot { target, label, area, marks, explain } = of;
    let (target, style) = (*target, placed(*area));
    let drop_key = marks.takes.then(|| target.key());
    if !marks.target || marks.small {
        return html! {
            <span
                class="elfenwizards-spot target"
                {style}
                data-explain={explain}
                data-try={(!marks.target).then(|| target.key())}
                data-drop={drop_key}
            >
                <span class="visually-hidden">{ label }</span>
            </span>
        };
    }
    let class = classes!(
        "elfenwizards-spot",
        "target",
        "is-target",
        marks.quiet.then_some("is-quiet"),
        marks.picked.then_some("is-picked"),
        marks.hinted.then_some("is-hinted"),
    );
    html! {
        <button
            type="button"
            {class}
            {style}
            data-explain={explain}
            aria-label={label}
            aria-pressed={(marks.drags || marks.picked).then(|| aria_bool(marks.picked))}
            data-spot={target.key()}
            data-drag={marks.drags.then(|| target.key())}
            data-drop={drop_key}
            onclick={tap.reform(move |_: MouseEvent| target)}
        />
    }
}

/// Properties of [`Crowd`].
#[derive(Properties, PartialEq)]
pub struct CrowdProps {
    /// The wizards there.
    pub wizards: Rc<[TreeSpot]>,
    /// Called when one is tapped.
    pub tap: Callback<Target>,
}

/// The wizards in a box.
#[component]
pub fn Crowd(CrowdProps { wizards, tap }: &CrowdProps) -> Html {
    let words = use_words();
    if wizards.is_empty() {
        return html! { <span class="visually-hidden">{ words.tr("nobody") }</span> };
    }
    html! {
        <ul>
            for of in wizards.iter() {
                <li key={of.target.key()}><Spot {of} {tap} /></li>
            }
        </ul>
    }
}

//! Places on the tree as controls for keyboard and screen reader, enabled where a tap has an
//! effect. The drawings of wizards and platforms themselves are hidden from screen readers.

use std::rc::Rc;

use conclave::games::elfenwizards::board::Place;
use yew::prelude::*;

use super::geometry::{Area, Stand};
use super::target::{HeldForTree, Piece, Target};
use super::words::Words;
use crate::components::drawing::Tenths;

/// CSS that puts something into an area.
pub fn placed(area: Area) -> String {
    let Area { x, y, w, h } = area;
    format!("--x:{};--y:{};--w:{};--h:{}", Tenths(x), Tenths(y), Tenths(w), Tenths(h))
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

impl yew::html::ImplicitClone for TreeMarks {}

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

    /// The key by which it takes what is held.
    fn drop_key(&self, target: Target) -> Option<String> {
        (self.is_target(target) && self.held.goes_to(target)).then(|| target.key())
    }

    /// The key by which it can be dragged: a wizard that can be moved.
    pub fn drag_key(&self, target: Target) -> Option<String> {
        match (self.held, target) {
            (HeldForTree::Wizard(_), Target::Wizard(wizard)) if self.is_target(target) => {
                Some(Piece::Wizard(wizard).key())
            }
            _ => None,
        }
    }
}

/// Properties of [`Spot`].
#[derive(Properties, PartialEq)]
pub struct SpotProps {
    /// What a tap there means.
    pub target: Target,
    /// What it is, in words.
    pub label: AttrValue,
    /// Where it is.
    pub area: Area,
    /// What means something now.
    pub marks: TreeMarks,
    /// Called when it is tapped.
    pub tap: Callback<Target>,
}

/// A place that can be heard about, and tapped when that means something.
#[component]
pub fn Spot(SpotProps { target, label, area, marks, tap }: &SpotProps) -> Html {
    let target = *target;
    let style = placed(*area);
    if !marks.is_target(target) || area.w.min(area.h) < marks.least {
        return html! {
            <span
                class="elfenwizards-spot"
                {style}
                title={label}
                data-drop={marks.drop_key(target)}
            >
                <span class="visually-hidden">{ label }</span>
            </span>
        };
    }
    let picked = marks.is_picked(target);
    let class = classes!(
        "elfenwizards-spot",
        "is-target",
        marks.is_quiet().then_some("is-quiet"),
        picked.then_some("is-picked"),
        marks.is_hinted(target).then_some("is-hinted"),
    );
    html! {
        <button
            type="button"
            {class}
            {style}
            title={label}
            aria-label={label}
            aria-pressed={picked.then_some("true")}
            data-drag={marks.drag_key(target)}
            data-drop={marks.drop_key(target)}
            onclick={tap.reform(move |_: MouseEvent| target)}
        />
    }
}

/// Properties of [`Crowd`].
#[derive(Properties, PartialEq)]
pub struct CrowdProps {
    /// The words for the table shown.
    pub words: Words,
    /// Which box.
    pub place: Place,
    /// Where every wizard stands.
    pub stands: Rc<[Stand]>,
    /// What means something now.
    pub marks: TreeMarks,
    /// Called when one is tapped.
    pub tap: Callback<Target>,
}

/// The wizards in a box.
#[component]
pub fn Crowd(CrowdProps { words, place, stands, marks, tap }: &CrowdProps) -> Html {
    let mut wizards = words.position.wizards_at(*place).peekable();
    if wizards.peek().is_none() {
        return html! { <span class="visually-hidden">{ words.tr("nobody") }</span> };
    }
    let spots = wizards.filter_map(|wizard| {
        let area = stands.get(wizard.index())?.hot;
        Some(html! {
            <li key={wizard.0}>
                <Spot
                    target={Target::Wizard(wizard)}
                    label={words.wizard_there(wizard)}
                    {area}
                    {marks}
                    {tap}
                />
            </li>
        })
    });
    html! { <ul>{ for spots }</ul> }
}

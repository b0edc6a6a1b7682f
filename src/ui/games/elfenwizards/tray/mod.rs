//! The tray at the lower edge: the hand, and the action buttons; a component for each kind of
//! decision.

mod allocate;
mod buttons;
mod choose;
mod pick_dice;
mod support;
mod wizards;

use std::rc::Rc;

use conclave::games::elfenwizards::Action;
use conclave::games::elfenwizards::state::{Decision, WizardId};
use yew::prelude::*;

use super::geometry::Arrangement;
use super::intent::Intent;
use super::msg::Msg;
use super::stage::{AwardStage, Decided};
use super::target::{HAND, Target};
use super::words::Words;
use crate::board::renders;
use allocate::AllocateTray;
use buttons::{MsgButton, Watch};
use choose::ChooseTray;
use pick_dice::PickDiceTray;
use support::SupportTray;
use wizards::{DemoteTray, MoveTray};

/// Properties of [`Tray`].
#[derive(Properties, PartialEq)]
pub struct TrayProps {
    /// The words for the table as it is.
    pub words: Words,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// What is smaller on the board, in units, cannot be tapped there.
    pub least: f32,
    /// What the player is about to do.
    pub intent: Rc<Intent>,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// What can be tapped on the tree.
    pub targets: Rc<[Target]>,
    /// The title that is just being awarded, or not.
    pub decided: Option<Decided>,
    /// Whether there is a hint to take up.
    pub hint: bool,
    /// Whether the player was asked to confirm a re-roll.
    pub asking: bool,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray.
#[component]
pub fn Tray(props: &TrayProps) -> Html {
    renders::note("Tray");
    let TrayProps {
        words,
        arrangement,
        least,
        intent,
        legal,
        targets,
        decided,
        hint,
        asking,
        send,
    } = props;
    if words.position.decision == Decision::Nothing {
        return html! {};
    }
    let inside = match &**intent {
        Intent::Watch => match decided {
            Some(decided) => html! { <AwardStage {words} decided={decided.clone()} /> },
            None => html! { <Watch {words} /> },
        },
        Intent::Choose => {
            html! { <ChooseTray {words} {legal} wizards={wizards_of(targets)} asking={*asking} {send} /> }
        }
        Intent::Allocate { draft, picked } => {
            let (draft, picked) = (draft.clone(), picked.clone());
            html! { <AllocateTray {words} arrangement={*arrangement} {draft} {picked} {send} /> }
        }
        Intent::Support { .. } => {
            let wizards = wizards_of(targets);
            html! {
                <SupportTray
                    {words}
                    arrangement={*arrangement}
                    least={*least}
                    {intent}
                    {legal}
                    {wizards}
                    {send}
                />
            }
        }
        Intent::PickDice { from, dice, picked } => {
            let (from, dice, picked) = (*from, dice.clone(), picked.clone());
            let chosen = intent.picked_dice();
            html! { <PickDiceTray {words} {legal} {from} {dice} {picked} {chosen} {send} /> }
        }
        Intent::Move { picked } => {
            html! { <MoveTray {words} wizards={wizards_of(targets)} picked={*picked} {send} /> }
        }
        Intent::Demote { draft, preview, picked } => {
            let (words, draft) = (words.at(preview), draft.clone());
            html! { <DemoteTray {words} {draft} picked={*picked} {send} /> }
        }
    };
    html! {
        <section
            class="elfenwizards-tray tray"
            aria-label={words.tr("tray")}
            data-drop={intent.can_go_back().then_some(HAND)}
        >
            { inside }
            if *hint && intent.is_draft() {
                <MsgButton key="take-hint" label={words.tr("take-hint")} msg={Msg::TakeHint} {send} />
            }
        </section>
    }
}

/// The wizards among what can be tapped.
fn wizards_of(targets: &[Target]) -> Vec<WizardId> {
    let wizard = |target: &Target| match *target {
        Target::Wizard(wizard) => Some(wizard),
        _ => None,
    };
    targets.iter().filter_map(wizard).collect()
}

#[cfg(test)]
mod tests;

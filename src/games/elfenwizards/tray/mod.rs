//! The tray at the lower edge: the hand, and the action buttons; a component for each kind of
//! decision.

mod allocate;
mod buttons;
mod choose;
mod pick_dice;
mod support;
mod wizards;

use std::rc::Rc;

use conclave_rules::games::elfenwizards::Action;
use conclave_rules::games::elfenwizards::state::WizardId;
use yew::prelude::*;

use super::geometry::Arrangement;
use super::intent::Intent;
use super::msg::Msg;
use super::pieces::Symbol;
use super::stage::{AwardStage, Decided};
use super::target::{HAND, Target};
use super::words::{TableWords, use_words};
use crate::board::renders;
use allocate::AllocateTray;
use buttons::RolledDice;
pub use buttons::{Hint, RolledDiceProps};
use choose::ChooseTray;
use pick_dice::PickDiceTray;
use support::SupportTray;
use wizards::{DemoteTray, MoveTray, TrayWizard};

/// What the tray shows.
#[derive(Clone, PartialEq, Debug)]
pub enum TrayContents {
    /// Nothing is decided any more: the game is over.
    Nothing,
    /// Another player decides: what they have rolled, if anything.
    Watch(RolledDiceProps),
    /// A title is being awarded.
    Award(Decided),
    /// A player here decides.
    Decide(DecisionTray),
}

/// The decision of a player at this device.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionTray {
    /// The words for the table as it is.
    pub words: TableWords,
    /// What the player is about to do.
    pub intent: Rc<Intent>,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// What can be tapped on the tree.
    pub targets: Rc<[Target]>,
    /// What is smaller on the board, in units, cannot be tapped there.
    pub least: f32,
    /// Whether the player was asked to confirm a re-roll.
    pub asking: bool,
}

/// Properties of [`Tray`].
#[derive(Properties, PartialEq)]
pub struct TrayProps {
    /// What it shows.
    pub contents: TrayContents,
    /// How the board is arranged.
    pub arrangement: Arrangement,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray.
#[component]
pub fn Tray(TrayProps { contents, arrangement, send }: &TrayProps) -> Html {
    renders::note("Tray");
    let words = use_words();
    let (inside, intent) = match contents {
        TrayContents::Nothing => return html! {},
        TrayContents::Watch(rolled) if rolled.dice.is_empty() => {
            let quiet = html! {
                <p class="elfenwizards-quiet" aria-hidden="true"><Symbol id="dragon" /></p>
            };
            (quiet, None)
        }
        TrayContents::Watch(rolled) => (html! { <RolledDice ..rolled.clone() /> }, None),
        TrayContents::Award(decided) => (html! { <AwardStage decided={decided.clone()} /> }, None),
        TrayContents::Decide(decision) => {
            (decision.controls(*arrangement, send), Some(&decision.intent))
        }
    };
    html! {
        <section
            class="elfenwizards-tray tray"
            aria-label={words.tr("tray")}
            data-drop={intent.filter(|intent| intent.can_go_back()).map(|_| HAND)}
        >
            { inside }
        </section>
    }
}

impl DecisionTray {
    /// The controls for this kind of decision.
    fn controls(&self, arrangement: Arrangement, send: &Callback<Msg>) -> Html {
        let DecisionTray { words, intent, legal, targets, least, asking, .. } = self;
        let wizards = || TrayWizard::all(words, wizards_of(targets));
        match &**intent {
            Intent::Watch => html! {},
            Intent::Choose => {
                let (wizards, asking) = (wizards(), *asking);
                html! { <ChooseTray {words} {legal} {wizards} {asking} {send} /> }
            }
            Intent::Allocate { draft, picked } => {
                let guild = words.view.player(words.view.acting).guild;
                let (draft, picked) = (draft.clone(), picked.clone());
                html! { <AllocateTray {guild} {arrangement} {draft} {picked} {send} /> }
            }
            Intent::Support { .. } => {
                let (least, wizards) = (*least, wizards_of(targets));
                html! {
                    <SupportTray {words} {arrangement} {least} {intent} {legal} {wizards} {send} />
                }
            }
            Intent::PickDice { from, dice, picked } => {
                let (from, dice, picked) = (*from, dice.clone(), picked.clone());
                let chosen = intent.picked_dice();
                html! { <PickDiceTray {words} {legal} {from} {dice} {picked} {chosen} {send} /> }
            }
            Intent::Move { picked } => {
                html! { <MoveTray wizards={wizards()} picked={*picked} {send} /> }
            }
            Intent::Demote { draft, preview, picked } => {
                let wizards = TrayWizard::all(&words.at(preview), draft.wizards());
                html! { <DemoteTray {wizards} draft={draft.clone()} picked={*picked} {send} /> }
            }
        }
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

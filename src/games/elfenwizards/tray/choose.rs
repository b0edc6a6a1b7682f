//! The tray where a button is chosen, or a place on the board tapped at once.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::Action;
use conclave_rules::games::elfenwizards::state::Decision;
use yew::prelude::*;

use super::super::msg::Msg;
use super::super::pieces::Die;
use super::super::words::{TableWords, number};
use super::buttons::{ActionButton, MsgButton, RolledDice, RolledDiceProps};
use super::wizards::{TrayWizard, WizardPicks};

/// Properties of [`ChooseTray`].
#[derive(Properties, PartialEq)]
pub struct ChooseTrayProps {
    /// The words for the table.
    pub words: TableWords,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// The wizards that can be chosen.
    pub wizards: Vec<TrayWizard>,
    /// Whether the player was asked to confirm a re-roll.
    pub asking: bool,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// The tray where a button is chosen, or a place on the board tapped at once.
#[component]
pub fn ChooseTray(props: &ChooseTrayProps) -> Html {
    let ChooseTrayProps { words, legal, wizards, asking, send } = props;
    let player = words.view.player(words.view.acting);
    match words.view.decision {
        Decision::Roll => {
            let label = words.tr_args("roll", &[("count", number(player.unrolled))]);
            let guild = player.guild;
            html! {
                <>
                    <div class="elfenwizards-hand tray-row" aria-hidden="true">
                        { for (0..player.unrolled).map(|at| html! { <Die key={at} {guild} /> }) }
                    </div>
                    <ActionButton main=true {label} action={Action::Roll} {legal} {send} />
                </>
            }
        }
        Decision::AcceptOrReroll => html! {
            <>
                <RolledDice key="rolled" ..RolledDiceProps::of(words) />
                <ActionButton key="accept"
                    main=true
                    label={words.tr("accept")}
                    action={Action::Accept}
                    {legal}
                    {send}
                />
                if *asking {
                    <p key="note" class="elfenwizards-note" role="alert">{ words.tr("reroll-sure") }</p>
                    <ActionButton key="reroll-yes"
                        costs=true
                        label={words.tr("reroll-yes")}
                        action={Action::Reroll}
                        {legal}
                        {send}
                    />
                } else {
                    <MsgButton key="reroll" costs=true label={words.tr("reroll")} msg={Msg::Reroll} {send} />
                }
            </>
        },
        Decision::PayRetreat => {
            let pay = |from_reserve: bool| {
                let key = if from_reserve { "pay-reserve" } else { "pay-box" };
                let action = Action::PayRetreat { from_reserve };
                html! { <ActionButton {key} label={words.tr(key)} {action} {legal} {send} /> }
            };
            html! { <>{ for [true, false].map(pay) }</> }
        }
        Decision::SettleRetreat => {
            html! { <p class="elfenwizards-note is-aside">{ words.tr("tap-hollow") }</p> }
        }
        Decision::RemoveGrey => {
            html! { <WizardPicks wizards={wizards.clone()} {send} /> }
        }
        _ => html! {},
    }
}

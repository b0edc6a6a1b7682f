//! Components that all kinds of trays share.

use std::rc::Rc;

use conclave::games::elfenwizards::{Action, Dice};
use yew::prelude::*;

use super::super::msg::Msg;
use super::super::pieces::{Die, Symbol};
use super::super::words::Words;
use crate::components::icons::aria_bool;

/// Properties of [`MsgButton`].
#[derive(Properties, PartialEq)]
pub struct MsgButtonProps {
    /// Its words.
    pub label: AttrValue,
    /// Whether it is what most people want now.
    #[prop_or_default]
    pub main: bool,
    /// Whether it costs something: then the focus never comes to it by itself.
    #[prop_or_default]
    pub costs: bool,
    /// Whether there is nothing for it to do. It keeps its place all the same: what stands
    /// beside it is not moved under the hand.
    #[prop_or_default]
    pub disabled: bool,
    /// What it says to the board.
    pub msg: Msg,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// A verb.
#[component]
pub fn MsgButton(props: &MsgButtonProps) -> Html {
    let MsgButtonProps { label, main, costs, disabled, msg, send } = props;
    let msg = msg.clone();
    html! {
        <button
            type="button"
            class={classes!("button", main.then_some("button-main"))}
            disabled={*disabled}
            data-costs={costs.then_some("")}
            onclick={send.reform(move |_: MouseEvent| msg.clone())}
        >
            { label }
        </button>
    }
}

/// Properties of [`ActionButton`].
#[derive(Properties, PartialEq)]
pub struct ActionButtonProps {
    /// Its words.
    pub label: AttrValue,
    /// Whether it is what most people want now.
    #[prop_or_default]
    pub main: bool,
    /// Whether it costs something.
    #[prop_or_default]
    pub costs: bool,
    /// What it does.
    pub action: Action,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// Where messages go.
    pub send: Callback<Msg>,
}

/// A button for an action, there exactly when the action is legal.
#[component]
pub fn ActionButton(props: &ActionButtonProps) -> Html {
    let ActionButtonProps { label, main, costs, action, legal, send } = props;
    if !legal.contains(action) {
        return html! {};
    }
    let msg = Msg::Act(vec![*action]);
    html! { <MsgButton {label} main={*main} costs={*costs} {msg} {send} /> }
}

/// Properties of [`Hand`].
#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// Its label.
    pub label: AttrValue,
    /// What lies in it.
    pub children: Html,
}

/// Things of the hand side by side, under one name.
#[component]
pub fn Hand(HandProps { label, children }: &HandProps) -> Html {
    html! {
        <div class="elfenwizards-hand tray-row" role="group" aria-label={label}>
            { children.clone() }
        </div>
    }
}

/// Properties of [`Pick`].
#[derive(Properties, PartialEq)]
pub struct PickProps {
    /// Its name.
    pub label: AttrValue,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// Whether it is picked up.
    pub picked: bool,
    /// The key by which it can be dragged, if it can.
    #[prop_or_default]
    pub drag: Option<AttrValue>,
    /// What it says to the board.
    pub msg: Msg,
    /// What two clicks at once say.
    #[prop_or_default]
    pub twice: Option<Msg>,
    /// Where messages go.
    pub send: Callback<Msg>,
    /// What is seen.
    pub children: Html,
}

/// Something of the hand that can be picked up.
#[component]
pub fn Pick(props: &PickProps) -> Html {
    let PickProps { label, class, picked, drag, msg, twice, send, children } = props;
    let msg = msg.clone();
    let ondblclick = twice.clone().map(|twice| send.reform(move |_: MouseEvent| twice.clone()));
    html! {
        <button
            type="button"
            class={classes!("elfenwizards-pick", class.clone(), picked.then_some("is-picked"))}
            aria-pressed={aria_bool(*picked)}
            data-drag={drag}
            onclick={send.reform(move |_: MouseEvent| msg.clone())}
            {ondblclick}
        >
            <span class="visually-hidden">{ label }</span>
            { children.clone() }
        </button>
    }
}

/// Properties of [`Note`].
#[derive(Properties, PartialEq)]
pub struct NoteProps {
    /// What is said.
    pub label: AttrValue,
}

/// What to do next, where the board says it, too.
#[component]
pub fn Note(NoteProps { label }: &NoteProps) -> Html {
    html! { <p class="elfenwizards-note is-aside">{ label }</p> }
}

/// Properties of [`Rolled`].
#[derive(Properties, PartialEq)]
pub struct RolledProps {
    /// The words for the table.
    pub words: Words,
    /// What was rolled.
    pub dice: Dice,
}

/// What the acting player has rolled.
#[component]
pub fn Rolled(RolledProps { words, dice }: &RolledProps) -> Html {
    let acting = words.position.acting;
    let guild = words.position.player(acting).guild;
    html! {
        <div
            class="elfenwizards-hand tray-row is-thrown"
            role="img"
            aria-label={format!("{}: {}", words.name(acting), words.dice(*dice))}
        >
            { for dice.iter().enumerate().map(|(at, pips)| html! { <Die key={at} {pips} {guild} /> }) }
        </div>
    }
}

/// Properties of [`Watch`].
#[derive(Properties, PartialEq)]
pub struct WatchProps {
    /// The words for the table.
    pub words: Words,
}

/// The tray while another player decides: their roll, if there is one.
#[component]
pub fn Watch(WatchProps { words }: &WatchProps) -> Html {
    let dice = words.position.player(words.position.acting).hand;
    if dice.is_empty() {
        return html! {
            <p class="elfenwizards-quiet" aria-hidden="true"><Symbol id="dragon" /></p>
        };
    }
    html! { <Rolled {words} {dice} /> }
}

//! Components that all kinds of trays share.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::{Action, Dice, Guild};
use yew::prelude::*;

use super::super::msg::Msg;
use super::super::pieces::Die;
use super::super::words::{TableWords, use_words};
use crate::components::icons::aria_bool;
use crate::hints::is_advised;

/// What a hint advises, for the buttons that do it.
#[derive(Clone, PartialEq, Default)]
pub struct Hint(pub Rc<[Action]>);

impl Hint {
    /// Whether what a button says is what the hint advises.
    fn is(&self, msg: &Msg) -> bool {
        match msg {
            Msg::Act(actions) => is_advised(actions, &self.0),
            Msg::Reroll => is_advised(&[Action::Reroll], &self.0),
            _ => false,
        }
    }
}

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
    let (said, explain) = (msg.clone(), explain_button(msg));
    let hinted = use_context::<Hint>().is_some_and(|hint| hint.is(msg));
    html! {
        <button
            type="button"
            class={classes!("button", main.then_some("button-main"), hinted.then_some("is-hinted"))}
            aria-disabled={disabled.then_some("true")}
            data-costs={costs.then_some("")}
            data-explain={explain}
            onclick={(!disabled).then(|| send.reform(move |_: MouseEvent| said.clone()))}
        >
            { label }
        </button>
    }
}

/// What explains the button that says this.
const fn explain_button(msg: &Msg) -> Option<&'static str> {
    let Msg::Act(actions) = msg else {
        return match msg {
            Msg::Reroll => Some("reroll"),
            Msg::PickAll => Some("pick-all"),
            Msg::Clear => Some("clear"),
            _ => None,
        };
    };
    Some(match actions.as_slice() {
        [Action::Roll, ..] => "roll",
        [Action::Accept, ..] => "accept",
        [Action::Reroll, ..] => "reroll",
        [Action::Pass, ..] => "pass",
        [Action::PayRetreat { .. }, ..] => "pay-retreat",
        [Action::Place { .. } | Action::KeepRest, ..] => "confirm-dice",
        [Action::Support { .. }, ..] => "confirm-spells",
        _ => return None,
    })
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
    /// The key of the place that it stands for, if it does.
    #[prop_or_default]
    pub spot: Option<AttrValue>,
    /// What explains it.
    #[prop_or_default]
    pub explain: Option<AttrValue>,
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
    let PickProps { label, class, picked, drag, spot, explain, msg, twice, send, children } = props;
    let msg = msg.clone();
    let ondblclick = twice.clone().map(|twice| send.reform(move |_: MouseEvent| twice.clone()));
    html! {
        <button
            type="button"
            class={classes!("elfenwizards-pick", "target", class.clone(), picked.then_some("is-picked"))}
            aria-pressed={aria_bool(*picked)}
            data-drag={drag}
            data-spot={spot}
            data-explain={explain}
            onclick={send.reform(move |_: MouseEvent| msg.clone())}
            {ondblclick}
        >
            <span class="visually-hidden">{ label }</span>
            { children.clone() }
        </button>
    }
}

/// Properties of [`RolledDice`].
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct RolledDiceProps {
    /// The name of who has rolled them.
    pub name: AttrValue,
    /// The guild of who has rolled them.
    pub guild: Guild,
    /// What was rolled.
    pub dice: Dice,
}

impl RolledDiceProps {
    /// What the acting player has rolled.
    pub fn of(words: &TableWords) -> RolledDiceProps {
        let acting = words.view.acting;
        let player = words.view.player(acting);
        let name = words.name(acting).to_owned().into();
        RolledDiceProps { name, guild: player.guild, dice: player.hand }
    }
}

/// What a player has rolled.
#[component]
pub fn RolledDice(&RolledDiceProps { ref name, guild, dice }: &RolledDiceProps) -> Html {
    let words = use_words();
    let label = format!("{name}: {}", words.dice(dice));
    html! {
        <div class="elfenwizards-hand tray-row is-thrown" role="img" aria-label={label}>
            for (at, pips) in dice.iter().enumerate() {
                <Die key={at} {pips} {guild} />
            }
        </div>
    }
}

//! What lies before whoever throws: the dice of the reserve, how hard to throw,
//! and the buttons.

use conclave::dice_arena::{Action, Force};
use yew::prelude::*;

use super::board::Msg;
use super::pieces;
use super::words::{Words, force_id, number};

/// What the tray is made from.
pub struct Tray<'a> {
    /// The words, and the table.
    pub words: Words<'a>,
    /// What can be done.
    pub legal: &'a [Action],
    /// What a hint proposes.
    pub hint: &'a [Action],
    /// How hard to throw.
    pub force: Force,
    /// Whether a throw is possible.
    pub throws: bool,
    /// What the throw is aimed at, in words.
    pub aimed: String,
    /// Whether dice are in the hand.
    pub holding: bool,
    /// What to do.
    pub send: &'a Callback<Msg>,
}

impl Tray<'_> {
    /// The tray; empty when nobody here has to decide.
    pub fn show(&self) -> Html {
        let words = self.words;
        let table = &words.view.table;
        if self.legal.is_empty() {
            return html! { <div class="dice-arena-tray is-empty" /> };
        }
        let reserve = words.view.reserves[table.acting.index() % 5].unwrap_or_default();
        let flying = if table.disarmed { reserve } else { 1 };
        html! {
            <div class="dice-arena-tray" role="group" aria-label={words.say("tray")}>
                if self.throws {
                    { self.reserve(reserve, flying) }
                    <div class="dice-arena-force" role="group" aria-label={words.say("force")}>
                        { for Force::ALL.map(|force| self.force(force)) }
                    </div>
                }
                <div class="row">
                    if self.throws {
                        { self.button(
                            words.tell("do-throw", &[("count", number(flying))]),
                            "button button-main dice-arena-throw",
                            Msg::Throw,
                            self.hint.iter().any(|a| matches!(a, Action::Throw(_))),
                        ) }
                    }
                    { self.simple(Action::Stop, "do-stop", "button dice-arena-stop") }
                    { self.simple(Action::Lift, "do-lift", "button dice-arena-lift") }
                </div>
                <p class="dice-arena-aimed">
                    if self.throws { { &self.aimed } } else { { words.say("choose") } }
                </p>
            </div>
        }
    }

    /// The dice of the reserve, those on top ready to be dragged.
    fn reserve(&self, reserve: u8, flying: u8) -> Html {
        let send = self.send;
        let class = classes!("dice-arena-reserve", self.holding.then_some("is-holding"));
        html! {
            <div
                {class}
                title={self.words.say("drag")}
                onpointerdown={send.reform(Msg::Grab)}
                onpointermove={send.reform(Msg::Drag)}
                onpointerup={send.reform(Msg::Drop)}
                onpointercancel={send.reform(|_: PointerEvent| Msg::LetGo)}
            >
                { for (0..reserve).map(|at| html! {
                    <span class={(at < flying).then_some("is-next")}>{ pieces::blank() }</span>
                }) }
                <span class="unseen">{ self.words.dice(reserve) }</span>
            </div>
        }
    }

    fn force(&self, force: Force) -> Html {
        let on = force == self.force;
        html! {
            <button
                type="button"
                class={classes!("button", on.then_some("is-chosen"))}
                aria-pressed={if on { "true" } else { "false" }}
                onclick={self.send.reform(move |_: MouseEvent| Msg::Force(force))}
            >
                { self.words.tell("force-name", &[("force", force_id(force).into())]) }
            </button>
        }
    }

    /// The button for an action, if that is possible.
    fn simple(&self, action: Action, key: &str, class: &'static str) -> Html {
        if !self.legal.contains(&action) {
            return Html::default();
        }
        let hinted = self.hint.contains(&action);
        self.button(self.words.say(key), class, Msg::Act(action), hinted)
    }

    fn button(&self, label: String, class: &'static str, msg: Msg, hinted: bool) -> Html {
        let onclick = self.send.reform(move |_: MouseEvent| msg.clone());
        let class = classes!(class, hinted.then_some("is-hinted"));
        html! { <button type="button" {class} {onclick}>{ label }</button> }
    }
}

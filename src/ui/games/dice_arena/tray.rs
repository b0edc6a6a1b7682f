//! What lies before whoever throws: the dice of the reserve, how hard to throw,
//! and the buttons.

use conclave::games::dice_arena::{Action, Force};
use yew::prelude::*;

use super::board::Msg;
use super::pieces;
use super::words::{Words, force_id, number};
use crate::components::tags::{
    all, button, class, el, none, said, span, tag, unseen, when, words as text,
};

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
            return tag("div", "dice-arena-tray is-empty", Vec::new());
        }
        let reserve = words.view.reserves[table.acting.index() % 5].unwrap_or_default();
        let flying = if table.disarmed { reserve } else { 1 };
        let throwing = || {
            let forces = el!(
                "div",
                "class" = "dice-arena-force",
                "role" = "group",
                "aria-label" = words.tr("force"),
                [all(Force::ALL.map(|force| self.force(force)))]
            );
            all([self.reserve(reserve, flying), forces])
        };
        let throw = || {
            let label = words.tr_args("do-throw", &[("count", number(flying))]);
            let hinted = self.hint.iter().any(|a| matches!(a, Action::Throw(_)));
            self.button(label, "button button-main dice-arena-throw", Msg::Throw, hinted)
        };
        let ways = vec![
            when(self.throws, throw),
            self.simple(Action::Stop, "do-stop", "button dice-arena-stop"),
            self.simple(Action::Lift, "do-lift", "button dice-arena-lift"),
        ];
        let aimed = if self.throws { self.aimed.clone() } else { words.tr("choose") };
        el!(
            "div",
            "class" = "dice-arena-tray",
            "role" = "group",
            "aria-label" = words.tr("tray"),
            [
                when(self.throws, throwing),
                tag("div", "row", ways),
                said("p", "dice-arena-aimed", aimed)
            ]
        )
    }

    /// The dice of the reserve, those on top ready to be dragged.
    fn reserve(&self, reserve: u8, flying: u8) -> Html {
        let send = self.send;
        let die = |at| span(if at < flying { "is-next" } else { "" }, vec![pieces::blank()]);
        el!(
            "div",
            "class" = class("dice-arena-reserve", &[(self.holding, "is-holding")]),
            "title" = self.words.tr("drag"),
            onpointerdown = send.reform(Msg::Grab),
            onpointermove = send.reform(Msg::Drag),
            onpointerup = send.reform(Msg::Drop),
            onpointercancel = send.reform(|_: PointerEvent| Msg::LetGo),
            [all((0..reserve).map(die)), unseen(self.words.dice(reserve))]
        )
    }

    fn force(&self, force: Force) -> Html {
        let on = force == self.force;
        let choose = self.send.reform(move |_: MouseEvent| Msg::Force(force));
        let name = self.words.tr_args("force-name", &[("force", force_id(force).into())]);
        button(&class("button", &[(on, "is-chosen")]), choose, Some(on), vec![text(name)])
    }

    /// The button for an action, if that is possible.
    fn simple(&self, action: Action, key: &str, class: &str) -> Html {
        if !self.legal.contains(&action) {
            return none();
        }
        let hinted = self.hint.contains(&action);
        self.button(self.words.tr(key), class, Msg::Act(action), hinted)
    }

    fn button(&self, label: String, looks: &str, msg: Msg, hinted: bool) -> Html {
        let onclick = self.send.reform(move |_: MouseEvent| msg.clone());
        button(&class(looks, &[(hinted, "is-hinted")]), onclick, None, vec![text(label)])
    }
}

//! What the parts of the board are shown with, and what they share.

use conclave::games::wizards_gambit::state::Place;
use conclave::games::wizards_gambit::{Action, Event};
use yew::prelude::*;

use crate::components::tags::{button, class, el, none, said, words};

use super::board::Msg;
use super::cards;
use super::intent::{self, Held, Tap, Target};
use super::log;
use super::words::{Words, capital};

/// The table as it is shown just now.
pub struct Scene<'a> {
    /// The table, and its words.
    pub words: Words<'a>,
    /// What is just happening.
    pub event: Option<&'a Event>,
    /// What is allowed.
    pub legal: &'a [Action],
    /// What a hint proposes.
    pub hint: &'a [Action],
    /// What is picked up.
    pub held: Option<Held>,
    /// Where taps go.
    pub send: &'a Callback<Msg>,
}

impl Scene<'_> {
    /// What a tap on `target` does.
    pub fn tap(&self, target: Target) -> Option<Tap> {
        intent::tap(self.legal, self.held, target, self.words.table())
    }

    /// What a tap on `target` does, in words.
    pub fn tap_name(&self, target: Target) -> Option<String> {
        match self.tap(target)? {
            Tap::Act(action) => Some(capital(&log::phrase(action, self.words))),
            Tap::Hold(_) => None,
        }
    }

    /// How `target` glows.
    pub fn lit(&self, target: Target) -> String {
        let table = self.words.table();
        let hinted =
            self.hint.iter().any(|&action| intent::concerns(action, None, Some(target), table));
        class(
            "",
            &[
                (self.tap(target).is_some(), "is-target"),
                (hinted, "is-hinted"),
                (happening(self.event) == Some(target), "is-happening"),
            ],
        )
    }

    /// The button that covers a spell or book: what it does when it glows, else
    /// `quiet`.
    pub fn cover(&self, target: Target, label: String, quiet: Msg) -> Html {
        let (label, msg) = match self.tap_name(target) {
            Some(name) => (name, Msg::Tap(target)),
            None => (label, quiet),
        };
        el!(
            "button",
            "type" = "button",
            "class" = "wizards-gambit-cover",
            "aria-label" = label,
            onclick = self.on(msg)
        )
    }

    /// What a click sends.
    pub fn on(&self, msg: Msg) -> Callback<MouseEvent> {
        self.send.reform(move |_| msg.clone())
    }

    /// The gambit at a place, if there is one.
    pub fn seal_at(&self, place: Place, key: &str) -> Html {
        let table = self.words.table();
        let owner = table.gambit_at(place);
        let seal = owner.and_then(|owner| Some((owner, table.player(owner).in_play?.gambit)));
        let Some((owner, gambit)) = seal else { return none() };
        let label = self.words.tr_args(key, &[("name", self.words.name(owner).into())]);
        let class = ["wizards-gambit-sealed ", &self.words.guild(owner)].concat();
        el!(
            "p",
            "class" = class,
            "title" = label.clone(),
            [cards::seal(gambit), said("span", "", label)]
        )
    }

    /// A verb.
    pub fn verb(&self, main: bool, label: String, msg: Msg) -> Html {
        let class = if main { "button button-main" } else { "button" };
        button(class, self.on(msg), None, vec![words(label)])
    }

    /// A verb for an action, there exactly when the action is legal.
    pub fn action(&self, main: bool, action: Action) -> Html {
        if !self.legal.contains(&action) {
            return none();
        }
        self.verb(main, capital(&log::phrase(action, self.words)), Msg::Act(action))
    }
}

/// Where something is happening.
fn happening(event: Option<&Event>) -> Option<Target> {
    Some(match *event? {
        Event::IngredientPlayed { on: slot, .. }
        | Event::IngredientMoved { to: slot, .. }
        | Event::IngredientTaken { from: slot, .. }
        | Event::IngredientRemoved { from: slot, .. }
        | Event::SpellRevealed { slot, .. }
        | Event::SpellReplaced { slot, .. }
        | Event::GambitPlayed { place: Place::Pool(slot), .. }
        | Event::GambitLeft { place: Place::Pool(slot), .. } => Target::Slot(slot),
        Event::SpellClaimed { seat, .. }
        | Event::CapabilityUsed { seat, .. }
        | Event::GambitPlayed { place: Place::Book(seat), .. }
        | Event::GambitLeft { place: Place::Book(seat), .. }
        | Event::Hushed(seat)
        | Event::Bound(seat) => Target::Book(seat),
        _ => return None,
    })
}

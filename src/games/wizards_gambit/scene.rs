//! The table as it is shown just now, and how its places are marked.

use std::rc::Rc;

use conclave_i18n::capital;
use conclave_rules::games::wizards_gambit::cards::Gambit;
use conclave_rules::games::wizards_gambit::state::{GambitPlace, PublicState};
use conclave_rules::games::wizards_gambit::{Action, Event, View};
use conclave_rules::table::Seat;
use yew::html::ImplicitClone;
use yew::prelude::*;

use super::cards::Seal;
use super::intent::{self, Held, Tap, Target};
use super::msg::BoardCommand;
use super::narrator;
use super::words::{TableWords, guild_class, use_words};
use crate::games::same;

/// The table as it is shown just now; cheap to clone, and to compare.
#[derive(Clone, Debug)]
pub struct TableScene {
    /// The table, and its words.
    pub words: TableWords,
    /// What is just happening.
    pub event: Option<Rc<Event>>,
    /// What is allowed.
    pub legal: Rc<[Action]>,
    /// What a hint proposes.
    pub hint: Rc<[Action]>,
    /// What is picked up.
    pub held: Option<Held>,
    /// What was shown when the reader last decided.
    pub before: Option<Rc<View>>,
}

impl ImplicitClone for TableScene {}

impl PartialEq for TableScene {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
            && self.held == other.held
            && self.event.as_ref().map(Rc::as_ptr) == other.event.as_ref().map(Rc::as_ptr)
            && self.legal == other.legal
            && self.hint == other.hint
            && same(&self.before, &other.before)
    }
}

/// What a part of the board is given that shows much of the table.
#[derive(Properties, PartialEq)]
pub struct TableSceneProps {
    /// The table.
    pub scene: TableScene,
    /// Called when something on it is used.
    pub on: Callback<BoardCommand>,
}

/// How a place or a card is marked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks {
    /// Something can be done there now.
    pub target: bool,
    /// A hint is about it.
    pub hinted: bool,
    /// Something is just happening there.
    pub happening: bool,
}

impl From<Marks> for Classes {
    fn from(marks: Marks) -> Classes {
        classes!(
            marks.target.then_some("is-target"),
            marks.hinted.then_some("is-hinted"),
            marks.happening.then_some("is-happening"),
        )
    }
}

impl TableScene {
    /// The public part of the state.
    pub fn table(&self) -> &PublicState {
        self.words.table()
    }

    /// The public part of the state when the reader last decided.
    pub fn before(&self) -> Option<&PublicState> {
        self.before.as_ref().map(|view| &view.table)
    }

    /// What a tap on `target` does.
    pub fn tap(&self, target: Target) -> Option<Tap> {
        intent::tap(&self.legal, self.held, target, self.table())
    }

    /// What a tap on `target` does, in words; none if it does nothing to the game.
    pub fn tap_name(&self, target: Target) -> Option<AttrValue> {
        match self.tap(target)? {
            Tap::Act(action) => Some(self.action_name(action)),
            Tap::Hold(_) => None,
        }
    }

    /// What an action does, for the control that does it.
    pub fn action_name(&self, action: Action) -> AttrValue {
        capital(&narrator::phrase(action, &self.words)).into()
    }

    /// How `target` is marked.
    pub fn marks(&self, target: Target) -> Marks {
        let table = self.table();
        Marks {
            target: self.tap(target).is_some(),
            hinted: self
                .hint
                .iter()
                .any(|&action| intent::concerns(action, None, Some(target), table)),
            happening: self.event.as_deref().and_then(happening) == Some(target),
        }
    }

    /// The gambit at a place, if there is one.
    pub fn gambit_at(&self, place: GambitPlace) -> Option<GambitInPlay> {
        let owner = self.table().gambit_at(place)?;
        let gambit = self.table().player(owner).in_play?.gambit;
        Some(GambitInPlay { gambit, owner, name: self.words.name(owner).to_owned().into() })
    }
}

/// A gambit that lies on a spell or a book.
#[derive(Clone, PartialEq, Debug)]
pub struct GambitInPlay {
    /// Which.
    pub gambit: Gambit,
    /// Whose.
    pub owner: Seat,
    /// The owner's name.
    pub name: AttrValue,
}

/// Properties of [`SealInPlay`].
#[derive(Properties, PartialEq)]
pub struct SealInPlayProps {
    /// The gambit.
    pub of: GambitInPlay,
    /// The text that says what it does there: `protected` or `negated`.
    pub does: &'static str,
}

/// A gambit's seal across a spell or a book.
#[component]
pub fn SealInPlay(SealInPlayProps { of, does }: &SealInPlayProps) -> Html {
    let label = use_words().tr_args(does, &[("name", of.name.as_str().into())]);
    html! {
        <p
            class={classes!("wizards-gambit-sealed", guild_class(of.owner))}
            data-explain={*does}
        >
            <Seal gambit={of.gambit} />
            <span>{ label }</span>
        </p>
    }
}

/// Where something is happening.
fn happening(event: &Event) -> Option<Target> {
    Some(match *event {
        Event::IngredientPlayed { on: slot, .. }
        | Event::IngredientMoved { to: slot, .. }
        | Event::IngredientTaken { from: slot, .. }
        | Event::IngredientRemoved { from: slot, .. }
        | Event::SpellRevealed { slot, .. }
        | Event::SpellReplaced { slot, .. }
        | Event::GambitPlayed { place: GambitPlace::Pool(slot), .. }
        | Event::GambitLeft { place: GambitPlace::Pool(slot), .. } => Target::Slot(slot),
        Event::SpellClaimed { seat, .. }
        | Event::CapabilityUsed { seat, .. }
        | Event::GambitPlayed { place: GambitPlace::Book(seat), .. }
        | Event::GambitLeft { place: GambitPlace::Book(seat), .. }
        | Event::Hushed(seat)
        | Event::Bound(seat) => Target::Book(seat),
        _ => return None,
    })
}

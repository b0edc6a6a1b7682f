//! What is shown of the arena at one moment, independent of the renderer.

use std::rc::Rc;

use conclave_rules::games::dice_arena::state::{Arena, Decision};
use conclave_rules::games::dice_arena::{Action, Dice, Die, Event, Face, Loss, Pose, View};
use yew::prelude::*;

use super::target::dice_of;

/// A die that is just leaving the arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LeavingDie {
    /// Which.
    pub die: Die,
    /// What it shows.
    pub face: Face,
    /// Where it lay.
    pub pose: Pose,
    /// How it leaves, as a CSS class.
    pub how: &'static str,
}

/// Everything that the arena is drawn from; cheap to clone and to compare.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The table.
    pub view: Rc<View>,
    /// What is just happening.
    pub event: Option<Rc<Event>>,
    /// Dice that are leaving.
    pub leaving: Rc<[LeavingDie]>,
    /// Dice that can be aimed at, taken or stacked now.
    pub targets: Dice,
    /// Dice that a hint points at.
    pub hinted: Dice,
    /// Dice that something is happening to.
    pub happening: Dice,
    /// Dice chosen or pointed at.
    pub marked: Dice,
    /// Dice of the last throw, each lot with the guild of whoever threw it.
    pub thrown: Rc<[(Dice, &'static str)]>,
}

impl PartialEq for Scene {
    fn eq(&self, other: &Scene) -> bool {
        self.is_same_moment(other)
            && (self.targets, self.hinted, self.marked, &self.thrown)
                == (other.targets, other.hinted, other.marked, &other.thrown)
    }
}

impl Scene {
    /// What is seen of `view` while `event` happens.
    pub fn new(
        view: Rc<View>,
        event: Option<Rc<Event>>,
        leaving: Rc<[LeavingDie]>,
        legal: &[Action],
        hint: &[Action],
        marked: Dice,
    ) -> Scene {
        let happening = event.as_deref().map_or(Dice::NONE, |e| happening(e, &view));
        let (targets, hinted) = (dice_of(legal), dice_of(hint));
        Scene { view, event, leaving, targets, hinted, happening, marked, thrown: Rc::default() }
    }

    /// Whether dice lie and move as in `other`; what is marked may differ.
    pub fn is_same_moment(&self, other: &Scene) -> bool {
        let same_event = match (&self.event, &other.event) {
            (Some(this), Some(that)) => Rc::ptr_eq(this, that),
            (this, that) => this.is_none() && that.is_none(),
        };
        same_event
            && Rc::ptr_eq(&self.view, &other.view)
            && Rc::ptr_eq(&self.leaving, &other.leaving)
    }

    /// The arena.
    pub fn arena(&self) -> &Arena {
        &self.view.table.arena
    }

    /// The guild of who has just thrown a die, if somebody has.
    pub fn thrower(&self, die: Die) -> Option<&'static str> {
        self.thrown.iter().find(|(dice, _)| dice.has(die)).map(|(_, guild)| *guild)
    }

    /// How a die looks: CSS classes to add to `base`.
    pub fn class(&self, base: &'static str, die: Die) -> Classes {
        let arena = self.arena();
        classes!(
            base,
            self.happening.has(die).then_some("is-happening"),
            self.marked.has(die).then_some("is-marked"),
            self.hinted.has(die).then_some("is-hinted"),
            arena.immobile.has(die).then_some("is-immobile"),
            arena.lifted.has(die).then_some("is-lifted"),
            arena.tower.covered().has(die).then_some("is-covered"),
            self.wants(die).then_some("is-target"),
            self.thrower(die).map(|guild| format!("is-thrown guild-{guild}")),
        )
    }

    /// Whether a die waits to be chosen. What can merely be aimed at does not: that
    /// would be everything.
    pub fn wants(&self, die: Die) -> bool {
        matches!(self.view.table.decision, Decision::Take | Decision::Stack)
            && self.targets.has(die)
    }
}

/// The dice that `event` is just happening to, in the view after it.
fn happening(event: &Event, view: &View) -> Dice {
    let arena = &view.table.arena;
    match event {
        Event::Cast { spells, .. } => {
            spells.iter().map(|spell| arena.counting(spell)).fold(Dice::NONE, Dice::or)
        }
        Event::Immobile(dice) => *dice,
        Event::Stacked(die) => Dice::one(*die),
        _ => Dice::NONE,
    }
}

/// The dice that leave with `event`, as they lay in the view before it.
pub fn leaving(event: &Event, before: &View) -> Rc<[LeavingDie]> {
    let (dice, how) = match event {
        Event::Lost { dice, how: Loss::X } => (*dice, "is-crumbling"),
        Event::Taken { dice, .. } => (*dice, "is-taken"),
        Event::Summoned { die, .. } => (Dice::one(*die), "is-taken"),
        Event::Landed(landed) => (landed.showing.out(), "is-flying-out"),
        _ => return Rc::default(),
    };
    let arena = &before.table.arena;
    let places = arena.places();
    let one = |die: Die| {
        let (face, pose) = (arena.showing.face(die)?, *places.get(die.index())?);
        Some(LeavingDie { die, face, pose, how })
    };
    dice.iter().filter_map(one).collect()
}

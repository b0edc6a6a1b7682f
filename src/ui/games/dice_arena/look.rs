//! What there is to see of the arena at one moment, however it is drawn.

use conclave::games::dice_arena::state::Decision;
use conclave::games::dice_arena::{Action, Aim, Dice, Die, Event, Face, Loss, Pose, View};

use crate::components::tags::class;

/// A die that is just leaving the arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leaving {
    /// Which.
    pub die: Die,
    /// What it shows.
    pub face: Face,
    /// Where it lay.
    pub pose: Pose,
    /// How it leaves, as a CSS class.
    pub how: &'static str,
}

/// What is seen.
pub struct DieLook<'a> {
    /// The table.
    pub view: &'a View,
    /// Dice that can be aimed at, taken or stacked now.
    pub targets: Dice,
    /// Dice that a hint points at.
    pub hinted: Dice,
    /// Dice that something is happening to.
    pub happening: Dice,
    /// Dice chosen or pointed at.
    pub marked: Dice,
    /// Dice that are leaving.
    pub leaving: &'a [Leaving],
}

impl DieLook<'_> {
    /// How a die looks: CSS classes to add to `base`.
    pub fn class(&self, base: &str, die: Die) -> String {
        let arena = &self.view.table.arena;
        let looks = [
            (self.happening.has(die), "is-happening"),
            (self.marked.has(die), "is-marked"),
            (self.hinted.has(die), "is-hinted"),
            (arena.immobile.has(die), "is-immobile"),
            (arena.lifted.has(die), "is-lifted"),
            (arena.tower.covered().has(die), "is-covered"),
            (self.wants(die), "is-target"),
        ];
        class(base, &looks)
    }

    /// Whether a die waits to be chosen. What can merely be aimed at does not: that
    /// would be everything.
    pub fn wants(&self, die: Die) -> bool {
        matches!(self.view.table.decision, Decision::Take | Decision::Stack)
            && self.targets.has(die)
    }
}

/// The dice that these actions are about.
pub fn pointed_at(actions: &[Action]) -> Dice {
    let die = |action: &Action| match *action {
        Action::Take(die) | Action::Stack(die) => Some(die),
        Action::Throw(intent) => match intent.aim {
            Aim::At(die) => Some(die),
            Aim::Clear => None,
        },
        _ => None,
    };
    actions.iter().filter_map(die).collect()
}

/// The dice that `event` is just happening to, in the view after it.
pub fn happening(event: Option<&Event>, view: &View) -> Dice {
    let arena = &view.table.arena;
    match event {
        Some(Event::Cast { spells, .. }) => {
            spells.iter().map(|spell| arena.counting(spell)).fold(Dice::NONE, Dice::or)
        }
        Some(Event::Immobile(dice)) => *dice,
        Some(Event::Stacked(die)) => Dice::one(*die),
        _ => Dice::NONE,
    }
}

/// The dice that leave with `event`, as they lay in the view before it.
pub fn leaving(event: Option<&Event>, before: &View) -> Vec<Leaving> {
    let (dice, how) = match event {
        Some(Event::Lost { dice, how: Loss::X }) => (*dice, "is-crumbling"),
        Some(Event::Taken { dice, .. }) => (*dice, "is-taken"),
        Some(Event::Summoned { die, .. }) => (Dice::one(*die), "is-taken"),
        Some(Event::Landed(landed)) => (landed.showing.out(), "is-flying-out"),
        _ => return Vec::new(),
    };
    let arena = &before.table.arena;
    let places = arena.places();
    let one = |die: Die| {
        let (face, pose) = (arena.showing.face(die)?, *places.get(die.index())?);
        Some(Leaving { die, face, pose, how })
    };
    dice.iter().filter_map(one).collect()
}

//! What the player is about to do: what is picked up, and what it could be put on.
//! Everything is read off the list of legal actions.

use conclave::games::wizards_gambit::cards::{Card, Face, Ingredient};
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{Place, Slot, Table};
use conclave::games::wizards_gambit::{Action, GambitUse};
use conclave::table::Seat;

/// What is picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// A card: of the hand, or among those offered.
    Card(Card),
    /// The starting gambit.
    Gambit,
    /// Whichever gambit of the hand the rules take.
    AnyGambit,
    /// A spell that was looked at.
    Spell(Spell),
    /// An ingredient beside a pool spell.
    Token(Slot, Ingredient),
}

/// What can be tapped on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A spell of the pool.
    Slot(Slot),
    /// An ingredient beside it.
    Token(Slot, Ingredient),
    /// A wizard's spell book, or the seal on it.
    Book(Seat),
}

/// What a tap does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// This.
    Act(Action),
    /// It picks this up.
    Hold(Held),
}

impl Target {
    /// The target as a number, for the page: it finds out what a card was dropped
    /// on.
    pub fn id(self) -> usize {
        match self {
            Target::Slot(slot) => slot.index(),
            Target::Book(seat) => 10 + seat.index(),
            Target::Token(slot, ingredient) => 20 + 10 * slot.index() + ingredient as usize,
        }
    }

    /// The slot or book with that number.
    pub fn place(id: usize) -> Option<Target> {
        match id {
            10..20 => Some(Target::Book(Seat(id as u8 - 10))),
            20.. => None,
            _ => Slot::ALL.get(id).copied().map(Target::Slot),
        }
    }

    const fn of(place: Place) -> Target {
        match place {
            Place::Pool(slot) => Target::Slot(slot),
            Place::Book(seat) => Target::Book(seat),
        }
    }
}

/// Where the gambit of `seat` lies.
fn seal_of(seat: Seat, table: &Table) -> Option<Target> {
    table.player(seat).in_play.map(|seal| Target::of(seal.place))
}

/// What an action is done with, and what it is done to; none for what has a
/// button of its own.
pub fn parts(action: Action, table: &Table) -> (Option<Held>, Option<Target>) {
    match action {
        Action::PlayIngredient { ingredient, on } => {
            (Some(Held::Card(ingredient.card())), Some(Target::Slot(on)))
        }
        Action::PlayIncantation(incantation) => (Some(Held::Card(incantation.card())), None),
        Action::PlayGambit { from_hand, as_ } => {
            let target = match as_ {
                GambitUse::Protect(slot) => Some(Target::Slot(slot)),
                GambitUse::Negate(seat) => Some(Target::Book(seat)),
                GambitUse::Destroy(seat) => seal_of(seat, table),
            };
            (Some(if from_hand { Held::AnyGambit } else { Held::Gambit }), target)
        }
        Action::Card(card) => (Some(Held::Card(card)), None),
        Action::Opponent(seat) => (None, Some(Target::Book(seat))),
        Action::Pick { from, ingredient } => (None, Some(Target::Token(from, ingredient))),
        Action::Move { from, ingredient, to } => {
            (Some(Held::Token(from, ingredient)), Some(Target::Slot(to)))
        }
        Action::Swap { first, one, second, other } => {
            (Some(Held::Token(first, one)), Some(Target::Token(second, other)))
        }
        Action::Slot(slot) | Action::Claim(slot) => (None, Some(Target::Slot(slot))),
        Action::Replace { slot, with } => (Some(Held::Spell(with)), Some(Target::Slot(slot))),
        Action::GambitOf(seat) => (None, seal_of(seat, table)),
        Action::Release
        | Action::UseCapability
        | Action::ShowHand
        | Action::Draw
        | Action::Accept
        | Action::Decline => (None, None),
    }
}

/// Whether an action done with `with` can be done with `held`: gambits of a hand
/// are alike.
fn fits(with: Held, held: Held) -> bool {
    match (with, held) {
        (Held::AnyGambit, Held::Card(card)) => matches!(card.face(), Face::Gambit(_)),
        _ => with == held,
    }
}

/// What a tap on `target` does now; none when it does nothing.
pub fn tap(legal: &[Action], held: Option<Held>, target: Target, table: &Table) -> Option<Tap> {
    // Of two ingredients that swap, either can be picked up first.
    let both = |action: &Action| match *action {
        Action::Swap { first, one, second, other } => [
            Some(*action),
            Some(Action::Swap { first: second, one: other, second: first, other: one }),
        ],
        action => [Some(action), None],
    };
    let mut pick = None;
    for action in legal {
        for way in both(action).into_iter().flatten() {
            let (with, to) = parts(way, table);
            if to == Some(target)
                && with.is_none_or(|with| held.is_some_and(|held| fits(with, held)))
            {
                return Some(Tap::Act(*action));
            }
            if let (Some(Held::Token(slot, ingredient)), Target::Token(..)) = (with, target)
                && target == Target::Token(slot, ingredient)
            {
                pick = with.map(Tap::Hold);
            }
        }
    }
    pick
}

/// What the held card does by itself, without a target.
pub fn deed(legal: &[Action], held: Option<Held>, table: &Table) -> Option<Action> {
    let held = held?;
    legal.iter().copied().find(|&action| {
        let (with, to) = parts(action, table);
        to.is_none() && with.is_some_and(|with| fits(with, held))
    })
}

/// Whether something can be done with `held`.
pub fn useful(legal: &[Action], held: Held, table: &Table) -> bool {
    legal.iter().any(|&action| parts(action, table).0.is_some_and(|with| fits(with, held)))
}

/// Whether `action` is about `held` or `target`.
pub fn concerns(action: Action, held: Option<Held>, target: Option<Target>, table: &Table) -> bool {
    let (with, to) = parts(action, table);
    let with = with.is_some_and(|with| held.is_some_and(|held| fits(with, held)));
    with || (target.is_some() && to == target)
}

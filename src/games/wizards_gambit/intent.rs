//! What the player is about to do: what is picked up, and what it could be put on.
//! Everything is read off the list of legal actions.

use conclave_rules::games::wizards_gambit::cards::{Card, Cards, ComponentFace, Ingredient};
use conclave_rules::games::wizards_gambit::effect::Rule;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace, PoolSlot, PublicState};
use conclave_rules::games::wizards_gambit::{Action, GambitUse, Reason};
use conclave_rules::table::Seat;

use super::cards::CardLook;
use crate::board::drag;

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
    Token(PoolSlot, Ingredient),
}

/// What can be tapped on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A spell of the pool.
    Slot(PoolSlot),
    /// An ingredient beside it.
    Token(PoolSlot, Ingredient),
    /// An open rune slot beside it, which takes that ingredient.
    Rune(PoolSlot, Ingredient),
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

impl Held {
    /// The key of its card in the page (`data-drag`): what is dragged is found by it.
    pub fn key(self) -> String {
        match self {
            Held::Card(card) => drag::key("card", card.index()),
            Held::Gambit => drag::key("gambit", 0),
            Held::AnyGambit => drag::key("gambit", 1),
            Held::Spell(spell) => drag::key("spell", spell as usize),
            Held::Token(slot, ingredient) => drag::key("token", beside(slot, ingredient)),
        }
    }

    /// What has that key.
    pub fn from_key(key: &str) -> Option<Held> {
        let of = |kind| drag::number_of(kind, key);
        None.or_else(|| Card::all().nth(of("card")?).map(Held::Card))
            .or_else(|| [Held::Gambit, Held::AnyGambit].get(of("gambit")?).copied())
            .or_else(|| Spell::ALL.get(of("spell")?).copied().map(Held::Spell))
            .or_else(|| of_beside(of("token")?).map(|(slot, of)| Held::Token(slot, of)))
    }
}

impl Target {
    /// The key of its place in the page (`data-drop`): what a card is dropped on is
    /// found by it.
    pub fn key(self) -> String {
        match self {
            Target::Slot(slot) => drag::key("slot", slot.index()),
            Target::Book(seat) => drag::key("book", seat.index()),
            Target::Token(slot, ingredient) => drag::key("token", beside(slot, ingredient)),
            Target::Rune(slot, ingredient) => drag::key("rune", beside(slot, ingredient)),
        }
    }

    /// The target with that key.
    pub fn from_key(key: &str) -> Option<Target> {
        let of = |kind| drag::number_of(kind, key);
        None.or_else(|| PoolSlot::ALL.get(of("slot")?).copied().map(Target::Slot))
            .or_else(|| Some(Target::Book(Seat(of("book")?.try_into().ok()?))))
            .or_else(|| of_beside(of("token")?).map(|(slot, of)| Target::Token(slot, of)))
            .or_else(|| of_beside(of("rune")?).map(|(slot, of)| Target::Rune(slot, of)))
    }

    const fn of(place: GambitPlace) -> Target {
        match place {
            GambitPlace::Pool(slot) => Target::Slot(slot),
            GambitPlace::Book(seat) => Target::Book(seat),
        }
    }
}

/// An ingredient beside a spell, as a number.
const fn beside(slot: PoolSlot, ingredient: Ingredient) -> usize {
    Ingredient::COUNT * slot.index() + ingredient as usize
}

/// The ingredient beside a spell that has that number.
fn of_beside(number: usize) -> Option<(PoolSlot, Ingredient)> {
    let slot = PoolSlot::ALL.get(number / Ingredient::COUNT)?;
    Some((*slot, *Ingredient::ALL.get(number % Ingredient::COUNT)?))
}

/// Where the gambit of `seat` lies.
fn seal_of(seat: Seat, table: &PublicState) -> Option<Target> {
    table.player(seat).in_play.map(|seal| Target::of(seal.place))
}

/// What an action is done with, and what it is done to; none for what has a
/// button of its own.
pub fn parts(action: Action, table: &PublicState) -> (Option<Held>, Option<Target>) {
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
pub fn fits(with: Held, held: Held) -> bool {
    match (with, held) {
        (Held::AnyGambit, Held::Card(card)) => matches!(card.face(), ComponentFace::Gambit(_)),
        _ => with == held,
    }
}

/// What a hint advises to use first, if it is picked up for that: of a gambit of this hand, a card that is one.
pub fn advised(hint: &[Action], hand: Cards, table: &PublicState) -> Option<Held> {
    // (A card that is asked for may be given at a press: it is not picked up first.)
    let &action = hint.first().filter(|action| !matches!(action, Action::Card(_)))?;
    match parts(action, table).0? {
        Held::AnyGambit => hand.iter().map(Held::Card).find(|&card| fits(Held::AnyGambit, card)),
        held => Some(held),
    }
}

/// Whether the held ingredient is laid on an open rune slot for `rune` when it goes
/// to the spell at `slot`: on its own rune, or on any if it stands for any.
fn fits_rune(held: Option<Held>, slot: PoolSlot, rune: Ingredient, table: &PublicState) -> bool {
    let ingredient = match held {
        Some(Held::Card(card)) => card.ingredient(),
        Some(Held::Token(_, ingredient)) => Some(ingredient),
        _ => None,
    };
    let (Some(ingredient), Some(there)) = (ingredient, table.spell_at(slot)) else {
        return false;
    };
    let wild = ingredient == Ingredient::PrismaticFlake || !there.lacks(ingredient);
    wild || ingredient == rune
}

/// The action that is meant when what is held is put on a card that does not take it.
pub fn attempt(held: Option<Held>, on: CardLook, table: &PublicState) -> Option<Action> {
    let lies = |slot: &PoolSlot| {
        table.spell_at(*slot).is_some_and(|there| on == CardLook::Spell(there.spell))
    };
    let slot = PoolSlot::ALL.into_iter().find(lies)?;
    let protect = |from_hand| Action::PlayGambit { from_hand, as_: GambitUse::Protect(slot) };
    match held? {
        Held::Card(card) => match card.face() {
            ComponentFace::Ingredient(ingredient) => {
                Some(Action::PlayIngredient { ingredient, on: slot })
            }
            ComponentFace::Gambit(_) => Some(protect(true)),
            ComponentFace::Incantation(_) => None,
        },
        Held::Gambit => Some(protect(false)),
        _ => None,
    }
}

/// What a tap on `target` does now; none when it does nothing.
pub fn tap(
    legal: &[Action],
    held: Option<Held>,
    target: Target,
    table: &PublicState,
) -> Option<Tap> {
    // A rune slot that fits stands for its spell: the rules know only the spell.
    if let Target::Rune(slot, rune) = target {
        return fits_rune(held, slot, rune, table)
            .then(|| tap(legal, held, Target::Slot(slot), table))
            .flatten();
    }
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
        for same in both(action).into_iter().flatten() {
            let (with, to) = parts(same, table);
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

/// What can be done with what is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeldUse {
    /// Nothing, for nothing is asked of the viewer.
    NotNow,
    /// It does this by itself.
    Act(Action),
    /// It is put on something.
    Targets,
    /// Nothing; the rules say why.
    Refused(Reason),
}

/// What can be done with `held`, or why nothing can. `free` are the cards that may be
/// played beyond what a turn allows.
pub fn held_use(legal: &[Action], held: Held, table: &PublicState, free: Cards) -> HeldUse {
    if legal.is_empty() {
        return HeldUse::NotNow;
    }
    let by_itself = legal.iter().copied().find(|&action| {
        let (with, to) = parts(action, table);
        to.is_none() && with.is_some_and(|with| fits(with, held))
    });
    match by_itself {
        Some(action) => HeldUse::Act(action),
        None if useful(legal, held, table) => HeldUse::Targets,
        None => HeldUse::Refused(why_not(held, table, free)),
    }
}

/// Why nothing can be done with what is held.
fn why_not(held: Held, table: &PublicState, free: Cards) -> Reason {
    let seat = table.turn.seat;
    if table.decision != Decision::Play {
        return Reason::NotAskedNow;
    }
    let card = match held {
        Held::Card(card) => Some(card),
        _ => None,
    };
    let is_free = card.is_some_and(|card| free.has(card));
    match card.map(Card::face) {
        Some(ComponentFace::Ingredient(ingredient)) => {
            let lacked = |slot: &PoolSlot| {
                table.reachable(*slot).is_some_and(|spell| spell.lacks(ingredient))
            };
            if table.ingredients_left() == 0 && !is_free {
                Reason::NoIngredientLeft
            } else if !table.may_claim(seat) && PoolSlot::ALL.iter().any(lacked) {
                Reason::GambitInPlay
            } else {
                Reason::NotLacking
            }
        }
        Some(ComponentFace::Incantation(_)) if table.rule(seat, Rule::NoIncantations) => {
            Reason::Silenced
        }
        Some(ComponentFace::Gambit(_)) | None if table.player(seat).in_play.is_some() => {
            Reason::SecondGambit
        }
        _ if table.player(seat).bound || table.incantations_left() == 0 && !is_free => {
            Reason::NoIncantationLeft
        }
        _ => Reason::NothingToDo,
    }
}

/// Whether something can be done with `held`.
pub fn useful(legal: &[Action], held: Held, table: &PublicState) -> bool {
    legal.iter().any(|&action| parts(action, table).0.is_some_and(|with| fits(with, held)))
}

/// Whether `action` is about `held` or `target`.
pub fn concerns(
    action: Action,
    held: Option<Held>,
    target: Option<Target>,
    table: &PublicState,
) -> bool {
    let (with, to) = parts(action, table);
    let with = with.is_some_and(|with| held.is_some_and(|held| fits(with, held)));
    with || (target.is_some() && to == target)
}

#[cfg(test)]
mod tests;

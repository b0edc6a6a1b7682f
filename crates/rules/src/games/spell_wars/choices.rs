//! Legal actions: one description of each question's answers, from which both the list
//! of legal actions and the check of one action follow.

use super::action::{Action, Reason};
use super::cards::{Card, Cards, Slot, Treasure, Treasures};
use super::pending::{Ask, Decision};
use super::public_state::{HAND_SIZE, Phase};
use super::state::State;
use crate::table::{Seat, Seats};

/// The answers that a question takes.
#[derive(Clone, Copy, Default)]
pub(super) struct Choices {
    decline: bool,
    /// Least and most Blood; 0 and 0 when nothing is paid.
    pay: (u8, u8),
    seats: Seats,
    /// One bit each.
    options: u8,
    types: bool,
    cards: Cards,
    treasures: Treasures,
    /// One bit each.
    dice: u32,
}

impl Choices {
    /// The answers to `ask`.
    pub(super) fn of(state: &State, ask: Ask) -> Choices {
        let none = Choices::default();
        let table = &state.table;
        let player = table.player(ask.seat);
        match ask.decision {
            Decision::Pay(price)
            | Decision::KeepCreature(price, _)
            | Decision::WinTie(price)
            | Decision::Deflect(price) => Choices { decline: true, pay: (price, price), ..none },
            Decision::PayUpTo(most) => Choices { decline: true, pay: (1, most), ..none },
            Decision::Target(seats) | Decision::DeflectTo(seats) | Decision::Foretell(seats) => {
                Choices { seats, ..none }
            }
            Decision::DealDie { among, enough } => {
                Choices { seats: among, decline: enough, ..none }
            }
            Decision::Option | Decision::SwapSides => Choices { options: 3, ..none },
            Decision::Type => Choices { types: true, ..none },
            Decision::HandCard { which, optional, .. } => {
                let cards = which.among(state.hands[ask.seat.index()]).kinds();
                Choices { cards, decline: optional, ..none }
            }
            Decision::Die => Choices { dice: 3, ..none },
            Decision::Reroll { all, one } => {
                let treasures = all.map_or(Treasures::NONE, Treasures::one);
                let dice = if one.is_some() { distinct(&state.pending.dice) } else { 0 };
                Choices { decline: true, treasures, dice, ..none }
            }
            Decision::Block { .. } => Choices { decline: true, cards: player.creatures, ..none },
            Decision::Resolve(cards) | Decision::React(cards) => Choices { cards, ..none },
            Decision::Substitute => Choices { cards: in_spell(state, ask.seat), ..none },
            Decision::Kill(seat) => Choices { cards: table.player(seat).creatures, ..none },
            Decision::GiveUp => Choices { treasures: player.treasures, ..none },
            Decision::Take(seat) => Choices { treasures: table.player(seat).treasures, ..none },
            Decision::UseTreasure(treasures) => Choices { treasures, decline: true, ..none },
        }
    }

    /// Every answer, sorted.
    fn list(self, out: &mut Vec<Action>) {
        if self.decline {
            out.push(Action::Decline);
        }
        if self.pay.0 > 0 {
            out.extend((self.pay.0..=self.pay.1).map(Action::Pay));
        }
        out.extend(self.seats.iter().map(Action::Target));
        out.extend((0..2).filter(|bit| self.options & (1 << bit) != 0).map(Action::Option));
        if self.types {
            out.extend(Slot::ALL.map(Action::Type));
        }
        out.extend(self.cards.iter().map(Action::Card));
        out.extend(self.treasures.iter().map(Action::Treasure));
        let mut dice = self.dice;
        while dice != 0 {
            out.push(Action::Die(dice.trailing_zeros() as u8));
            dice &= dice - 1;
        }
    }

    /// Whether an answer is among them, or why not.
    fn allow(self, action: Action) -> Result<(), Reason> {
        let check = |ok, reason| if ok { Ok(()) } else { Err(reason) };
        match action {
            Action::Place { .. } | Action::Ready => Err(Reason::NotAskedNow),
            Action::Decline => check(self.decline, Reason::Compulsory),
            Action::Pay(blood) => {
                let (least, most) = self.pay;
                check(least > 0 && (least..=most).contains(&blood), Reason::OtherPrice)
            }
            Action::Target(seat) => check(self.seats.has(seat), Reason::NotATarget),
            Action::Option(option) => {
                check(option < 2 && self.options & (1 << option) != 0, Reason::NoSuchOption)
            }
            Action::Type(_) => check(self.types, Reason::NotAskedNow),
            Action::Card(card) => check(self.cards.has(card), Reason::NotThatCard),
            Action::Treasure(treasure) => {
                check(self.treasures.has(treasure), Reason::NotThatTreasure)
            }
            Action::Die(at) => check(at < 32 && self.dice & (1 << at) != 0, Reason::NoSuchDie),
        }
    }
}

/// The first die of each face, one bit each.
fn distinct(dice: &[u8]) -> u32 {
    let mut faces = 0u8;
    let mut bits = 0;
    for (at, &die) in dice.iter().enumerate() {
        if faces & (1 << die) == 0 {
            faces |= 1 << die;
            bits |= 1 << at;
        }
    }
    bits
}

/// The Creatures in the spell of `seat`, face down or up, but not those kept.
pub(super) fn in_spell(state: &State, seat: Seat) -> Cards {
    let placed: Cards = state.placed[seat.index()].into_iter().flatten().collect();
    (state.table.player(seat).spell | placed) & Cards::CREATURES
}

/// All that `seat` may do now, sorted.
pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.pending.ask {
        Some(ask) if ask.seat == seat => Choices::of(state, ask).list(out),
        Some(_) => {}
        None if state.to_act().has(seat) => {
            let placed = &state.placed[seat.index()];
            let hand = state.hands[seat.index()];
            for card in hand.kinds().iter() {
                let own = card.slot();
                let fitting = own.as_ref().map_or(&Slot::ALL[..], std::slice::from_ref);
                let free = fitting.iter().filter(|slot| placed[slot.index()].is_none());
                out.extend(free.map(|&slot| Action::Place { card, slot }));
            }
            if may_be_ready(hand, placed) {
                out.push(Action::Ready);
            }
        }
        None => {}
    }
}

/// A spell has at least one card, unless there is none to place (**ruling**).
fn may_be_ready(hand: Cards, placed: &[Option<Card>; 3]) -> bool {
    hand.is_empty() || placed.iter().any(Option::is_some)
}

/// Whether `seat`, who is to act, may do this, or why not.
pub(super) fn allow(state: &State, seat: Seat, action: Action) -> Result<(), Reason> {
    if let Some(ask) = state.pending.ask {
        return Choices::of(state, ask).allow(action);
    }
    debug_assert!(state.table.phase == Phase::Preparing);
    let placed = &state.placed[seat.index()];
    let hand = state.hands[seat.index()];
    match action {
        // Of two equal cards the lower is placed: one way to do one thing.
        Action::Place { card, .. } if !hand.kinds().has(card) => Err(Reason::NotInHand),
        Action::Place { card, slot } if card.slot().is_some_and(|own| own != slot) => {
            Err(Reason::OtherSlot)
        }
        Action::Place { slot, .. } if placed[slot.index()].is_some() => Err(Reason::SlotTaken),
        Action::Place { .. } => Ok(()),
        Action::Ready if may_be_ready(hand, placed) => Ok(()),
        Action::Ready => Err(Reason::EmptySpell),
        _ => Err(Reason::NotAskedNow),
    }
}

/// Whether only one answer makes sense, so that the player need not be asked.
pub(super) fn only<T: Copy>(mut among: impl Iterator<Item = T>) -> Option<T> {
    let first = among.next()?;
    among.next().is_none().then_some(first)
}

/// The only treasure of a set.
pub(super) fn only_treasure(among: Treasures) -> Option<Treasure> {
    only(among.iter())
}

/// How many cards a wizard draws to.
pub(super) fn draws_to(fewer: u8) -> u8 {
    HAND_SIZE.saturating_sub(fewer)
}

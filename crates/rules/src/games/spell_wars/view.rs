//! Hidden information: hands, spells face down, and the deck; redaction and
//! determinization.

use super::apply_event::Placed;
use super::cards::{Card, Cards, Slot};
use super::event::Event;
use super::pending::Decision;
use super::public_state::{Phase, PublicState};
use super::state::{Own, State, View};
use crate::table::{PerSeat, Rng, Seat, Seats, Viewer};

/// What `viewer` may know of a state.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) if seat.0 < state.table.seats() => {
            Some(Own { seat, hand: state.hands[seat.index()], placed: state.placed[seat.index()] })
        }
        _ => None,
    };
    View { table: state.table.clone(), pending: state.pending.clone(), own }
}

/// What `viewer` may know of an event.
pub(super) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    match *event {
        Event::Placed { seat, .. } if !is(seat) => None,
        Event::Drew { seat, count, .. } if !is(seat) => {
            Some(Event::Drew { seat, count, cards: Cards::NONE })
        }
        Event::HandPassed { from, to, count, .. } if !is(from) && !is(to) => {
            Some(Event::HandPassed { from, to, count, cards: Cards::NONE })
        }
        _ => Some(*event),
    }
}

/// Whether the event revealed something that could not be known before.
pub(super) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew { .. }
            | Event::SpellsSealed(_)
            | Event::InitiativeShown { .. }
            | Event::TieRolled { .. }
            | Event::SpellRevealed { .. }
            | Event::WildReplaced { .. }
            | Event::Summoned { .. }
            | Event::Adopted { .. }
            | Event::Boosted { .. }
            | Event::Joined { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::TreasureGained { .. }
            | Event::TreasureMoved { .. }
            | Event::TreasureSetAside { .. }
            | Event::HandPassed { .. }
            | Event::Demanded { .. }
            | Event::GaveNothing(_)
            | Event::HandShown { .. }
            | Event::HandDiscarded { .. }
            | Event::Revived { .. }
            | Event::Substituted { .. }
            | Event::Triggered { .. }
            | Event::Tucked { .. }
            | Event::Cleared { .. }
            | Event::DeadDrawn { .. }
    )
}

/// Deals the cards that the viewer does not see, consistently with the view.
struct Dealer<'a> {
    unseen: Cards,
    rng: &'a mut Rng,
}

impl Dealer<'_> {
    /// One of the unseen cards in `among`.
    fn deal(&mut self, among: Cards) -> Option<Card> {
        let card = (self.unseen & among).random(self.rng)?;
        self.unseen -= Cards::one(card);
        Some(card)
    }

    /// A card for a place in a spell: one of its type, or Wild Magic.
    fn deal_slot(&mut self, slot: Slot) -> Option<Card> {
        self.deal(Cards::of_slot(slot) | Cards::WILD)
    }
}

/// How often cards are dealt anew when the few that are unseen did not fit.
const ATTEMPTS: u32 = 24;

/// A state that `view` could be a view of.
///
/// What is known of hidden cards is kept: how many each hand and spell has, the
/// initiative that a spell announced, and that a hand holds what it was asked for.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let mut dealt = deal(view, rng, false);
    for attempt in 1..ATTEMPTS {
        // With nearly all cards in sight, who is served first may take what only
        // fits another.
        if dealt.deck.len() == view.table.deck {
            break;
        }
        dealt = deal(view, rng, attempt % 2 == 1);
    }
    State {
        table: view.table.clone(),
        pending: view.pending.clone(),
        hands: dealt.hands,
        placed: dealt.placed,
        deck: dealt.deck,
        rng: rng.split(),
    }
}

/// Hands, placed spells and deck, as dealt.
struct DealtCards {
    hands: PerSeat<Cards>,
    placed: PerSeat<Placed>,
    deck: Cards,
}

/// Deals what the viewer does not see; spells before the hand that was asked for
/// something, or after.
fn deal(view: &View, rng: &mut Rng, spells_first: bool) -> DealtCards {
    let table = &view.table;
    let mut seen = table.discard | table.tucked.map_or(Cards::NONE, Cards::one);
    for player in &table.players {
        seen |= player.spell | player.creatures;
    }
    let mut hands: PerSeat<Cards> = Default::default();
    let mut placed: PerSeat<Placed> = Default::default();
    let own = view.own.as_ref();
    if let Some(own) = own {
        hands[own.seat.index()] = own.hand;
        placed[own.seat.index()] = own.placed;
        seen |= own.hand | own.placed.into_iter().flatten().collect();
    }
    let others: Seats =
        Seats::all(table.seats()).iter().filter(|&s| own.is_none_or(|o| o.seat != s)).collect();
    let mut dealer = Dealer { unseen: !seen, rng };

    // What is known most exactly comes first, so that it finds its cards.
    for seat in others.iter() {
        let player = table.player(seat);
        if let Some(initiative) = player.initiative.filter(|_| player.sealed > 0) {
            placed[seat.index()][Slot::Destination.index()] = match initiative {
                0 if player.sealed == 3 => dealer.deal(Cards::WILD),
                0 => None,
                _ => dealer.deal(with_initiative(initiative)),
            };
        }
    }
    if spells_first {
        deal_spells(&mut dealer, table, others, &mut placed);
    }
    deal_what_was_asked(&mut dealer, view, others, &mut hands);
    if !spells_first {
        deal_spells(&mut dealer, table, others, &mut placed);
    }
    for seat in others.iter() {
        let player = table.player(seat);
        let down = placed[seat.index()].iter().flatten().count() as u8;
        let secret = if table.phase == Phase::Preparing { down } else { 0 };
        let count = player.hand.saturating_sub(secret);
        while hands[seat.index()].len() < count {
            let Some(card) = dealer.deal(Cards::ALL) else { break };
            hands[seat.index()] |= Cards::one(card);
        }
    }
    DealtCards { hands, placed, deck: dealer.unseen }
}

/// Who must choose among hand cards has one that fits; who may need not have any.
fn deal_what_was_asked(
    dealer: &mut Dealer<'_>,
    view: &View,
    others: Seats,
    hands: &mut PerSeat<Cards>,
) {
    let Some(ask) = view.pending.ask.filter(|ask| others.has(ask.seat)) else { return };
    let Decision::HandCard { which, optional: false, .. } = ask.decision else { return };
    hands[ask.seat.index()] |= dealer.deal(which.among(Cards::ALL)).into_iter().collect();
}

/// Deals the spell of each wizard.
fn deal_spells(
    dealer: &mut Dealer<'_>,
    table: &PublicState,
    others: Seats,
    placed: &mut PerSeat<Placed>,
) {
    for seat in others.iter() {
        let player = table.player(seat);
        if table.phase == Phase::Preparing {
            // How many cards a wizard has placed is a secret until all are ready; a spell
            // that is ready has a card at least.
            if table.ready.has(seat) && player.hand > 0 {
                let size = 1 + dealer.rng.below(3).min(u32::from(player.hand) - 1) as u8;
                deal_spell(dealer, &mut placed[seat.index()], size, None);
            }
        } else {
            deal_spell(dealer, &mut placed[seat.index()], player.sealed, player.initiative);
        }
    }
}

/// The Creatures of an initiative.
fn with_initiative(initiative: u8) -> Cards {
    Cards::CREATURES.iter().filter(|card| card.initiative() == initiative).collect()
}

/// Fills a spell up to its size, at random. One that announced an initiative has
/// its Destination already, or none.
fn deal_spell(dealer: &mut Dealer<'_>, placed: &mut Placed, size: u8, initiative: Option<u8>) {
    let mut slots = Slot::ALL;
    dealer.rng.shuffle(&mut slots);
    // A spell of initiative 0 might have Wild Magic as its Destination; it is
    // determinized without, unless that is the only way.
    let settled = initiative.is_some();
    for pass in [false, true] {
        for slot in slots {
            let filled = placed.iter().flatten().count() as u8;
            let barred = settled && slot == Slot::Destination;
            if filled < size && placed[slot.index()].is_none() && barred == pass {
                placed[slot.index()] =
                    if barred { dealer.deal(Cards::WILD) } else { dealer.deal_slot(slot) };
            }
        }
    }
}

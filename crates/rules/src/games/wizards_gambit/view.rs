//! Views: what one viewer may know; and determinization of the rest.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards};
use super::choices;
use super::effect::Step;
use super::event::Event;
use super::pile::Pile;
use super::spells::Spell;
use super::state::{
    COMPONENTS, Hidden, MAX_LOOKED_AT, MAX_PLAYERS, PUBLIC, PublicState, State, row,
};
use crate::table::{Rng, Seat, Seats, Viewer};

/// What one viewer may know. It is built up from nothing, and has no place for
/// others' hands or the order of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The public part of the state.
    pub table: PublicState,
    /// Whose view it is; none for a spectator.
    pub seat: Option<Seat>,
    /// The viewer's own hand.
    pub hand: Cards,
    /// What the viewer surely knows of each hand: cards that were shown, looked
    /// at, passed or recovered, as far as they must still be there. Nothing for
    /// the viewer's own.
    pub known: [Cards; MAX_PLAYERS],
    /// What each other wizard surely knows of the viewer's hand; at [`PUBLIC`],
    /// what all players know of it.
    pub exposed: [Cards; PUBLIC + 1],
    /// The spells of the deck that the viewer is looking at, the top one first.
    pub looked_at: Pile<Spell, MAX_LOOKED_AT>,
    /// The cards that the viewer may play over and above what a turn allows.
    pub free: Cards,
}

impl View {
    /// Whether this is the view of `seat`.
    #[inline]
    pub(super) fn is_of(&self, seat: Seat) -> bool {
        self.seat == Some(seat)
    }

    /// Every component card whose place the viewer does not know: those in the
    /// deck and the unknown ones of others' hands.
    pub fn unknown_cards(&self) -> Cards {
        self.known
            .iter()
            .try_fold(self.hand, |sum, &known| sum.checked_plus(known))
            .and_then(|seen| self.table.elsewhere_than(seen))
            .unwrap_or_default()
    }
}

/// Every spell that is still in the deck, in the order of [`Spell::ALL`]:
/// everybody can tell.
pub(super) fn spells_to_come(table: &PublicState) -> Pile<Spell, { Spell::COUNT }> {
    let mut out = [false; Spell::COUNT];
    for there in table.pool.iter().flatten() {
        out[there.spell as usize] = true;
    }
    for &spell in table.players.iter().flat_map(|player| player.book.iter()) {
        out[spell as usize] = true;
    }
    Spell::ALL.into_iter().filter(|&spell| !out[spell as usize]).collect()
}

/// What `viewer` may know.
pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let State { table, hidden } = state;
    let mut view = View {
        table: *table,
        seat: None,
        hand: Cards::NONE,
        known: Default::default(),
        exposed: Default::default(),
        looked_at: Pile::new(),
        free: Cards::NONE,
    };
    match viewer {
        Viewer::Seat(seat) if table.has_seat(seat) => {
            view.seat = Some(seat);
            view.hand = state.hand(seat);
            view.known = hidden.known[seat.index()];
            view.exposed = hidden.known.map(|known| known[seat.index()]);
            if table.acting == seat {
                view.looked_at = choices::looked_at(state);
            }
            if table.turn.seat == seat {
                view.free = hidden.free;
            }
        }
        _ => view.known = hidden.known[PUBLIC],
    }
    view
}

/// A state that `view` could be a view of: unseen cards are dealt at random to
/// the hands that must hold them, the rest is the deck.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let table = view.table;
    let mut rng = rng.split();
    let mut cards: ArrayVec<Card, COMPONENTS> =
        view.unknown_cards().iter().take(COMPONENTS).collect();
    rng.shuffle(&mut cards);
    let mut hands = view.known;
    for seat in table.all_seats() {
        let hand = &mut hands[seat.index()];
        if view.is_of(seat) {
            *hand = view.hand;
            continue;
        }
        for _ in hand.len()..table.player(seat).hand {
            if let Some(card) = cards.pop() {
                hand.add(card);
            }
        }
    }
    // What others know of each other, the viewer does not: they are taken to
    // know what the viewer knows.
    let mut known = [[Cards::NONE; MAX_PLAYERS]; PUBLIC + 1];
    for other in table.all_viewers().iter() {
        let known = &mut known[row(other)];
        *known = view.known;
        if let Some(viewer) = view.seat {
            known[viewer.index()] = view.exposed[row(other)];
        }
        if other != Seat::CHANCE {
            known[other.index()] = Cards::NONE;
        }
    }
    // A player who chooses from a hand has looked at it.
    if let (Some(Step::TakeIngredient), Some(effect)) = (table.step(), table.effect())
        && let Some(of) = effect.target
    {
        known[row(effect.seat)][of.index()] = hands[of.index()];
    }
    let mut spells = spells_to_come(&table);
    rng.shuffle(spells.as_mut_slice());
    if !view.looked_at.is_empty() {
        let rest = spells.iter().copied().filter(|spell| !view.looked_at.contains(spell));
        spells = rest.chain(view.looked_at.iter().rev().copied()).collect();
    }
    // Another player plays a whole hand: which cards came later is not known.
    let free = if view.is_of(table.turn.seat) {
        view.free
    } else if table.turn.hand_freed {
        hands[table.turn.seat.index()]
    } else {
        Cards::NONE
    };
    let deck = cards.into_iter().collect();
    State { table, hidden: Hidden { hands, known, deck, spells, free, rng } }
}

/// What `viewer` may know of an event.
pub(super) fn redact(event: &Event, viewer: Viewer) -> Event {
    let sees = |seat: Seat| viewer == Viewer::Seat(seat);
    let mut event = *event;
    match &mut event {
        Event::Drawn { cards, seen, .. } if !among(*seen, viewer) => *cards = Cards::NONE,
        Event::Passed { card, seen, .. } if !among(*seen, viewer) => *card = None,
        Event::HandLookedAt { by, of, cards } if !sees(*by) && !sees(*of) => {
            *cards = Cards::NONE;
        }
        Event::SpellsLookedAt { seat, spells, .. } if !sees(*seat) => spells.clear(),
        _ => {}
    }
    event
}

/// Whether `viewer` is one of those who see it; what everybody sees, those who
/// look on see as well.
pub(super) fn among(seen: Seats, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Seat(seat) => seen.has(seat),
        Viewer::Spectator => seen.has(Seat::CHANCE),
    }
}

//! Set-up: gambits, hands, the pool, and who begins.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Cards, Gambit};
use super::event::Event;
use super::pile::Pile;
use super::spells::Spell;
use super::state::{
    COMPONENTS, Decision, HAND, Hidden, MAX_PLAYERS, PlayerState, PoolSlot, PublicState, State,
    Turn,
};
use crate::table::{Rng, Seat, Seed};

/// The variants agreed on at set-up: the book has none.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {}

/// Sets the table for `seats` players. The first turn has not begun.
pub(super) fn set_up(seats: u8, seed: Seed, events: &mut Vec<Event>) -> State {
    let mut rng = Rng::new(seed);
    let whole_box = Cards::whole_box();
    let mut gambits = Gambit::ALL;
    rng.shuffle(&mut gambits);
    let mut spells: Pile<Spell, { Spell::COUNT }> = Spell::ALL.into_iter().collect();
    rng.shuffle(spells.as_mut_slice());
    let mut deck: Pile<Card, COMPONENTS> = whole_box.minus(whole_box.gambits()).iter().collect();
    rng.shuffle(deck.as_mut_slice());
    let mut state = State {
        table: PublicState {
            seats,
            players: [PlayerState::default(); MAX_PLAYERS],
            pool: [None; PoolSlot::COUNT],
            spells_left: spells.len() as u8,
            deck_left: deck.len() as u8,
            discard: Cards::NONE,
            gone: Cards::NONE,
            first: Seat(0),
            round: 0,
            turn: Turn::new(Seat(0)),
            idle: 0,
            effects: Pile::new(),
            acting: Seat(0),
            decision: Decision::Nothing,
        },
        hidden: Hidden {
            hands: Default::default(),
            known: Default::default(),
            deck,
            spells,
            free: Cards::NONE,
            rng,
        },
    };
    for seat in state.table.all_seats() {
        state.draw(seat, HAND, events);
    }
    for slot in PoolSlot::ALL {
        state.reveal_spell(slot, events);
    }
    let (dealt, rest) = gambits.split_at(usize::from(seats));
    let mut highest = None;
    for (seat, &gambit) in state.table.all_seats().zip(dealt) {
        state.emit(Event::GambitDealt { seat, gambit }, events);
        highest = highest.max(Some((gambit, seat)));
    }
    // The rest goes into the component deck, which is shuffled once more.
    for gambit in rest {
        state.hidden.deck.push(gambit.card());
    }
    state.hidden.rng.shuffle(state.hidden.deck.as_mut_slice());
    state.emit(Event::GambitsShuffledIn(rest.len() as u8), events);
    if let Some((_, seat)) = highest {
        state.table.first = seat;
    }
    state
}

impl State {
    /// Turns the top spell of the deck up at `slot`; nothing when the deck is
    /// empty (**ruling**: the pool shrinks).
    pub(super) fn reveal_spell(&mut self, slot: PoolSlot, events: &mut Vec<Event>) {
        if let Some(spell) = self.hidden.spells.pop() {
            self.emit(Event::SpellRevealed { slot, spell }, events);
        }
    }
}

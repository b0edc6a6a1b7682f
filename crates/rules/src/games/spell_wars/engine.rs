//! The engine: processes the top of the stack until a player must decide, and has the
//! primitives that all other modules use.

use super::action::Action;
use super::cards::{Cards, DeadCard, Lasting, Passive, Slot, Treasure, Treasures};
use super::choices::draws_to;
use super::event::{BloodFor, Event, RollFor};
use super::pending::{Ask, Decision, Run, Script, StackFrame};
use super::public_state::{CAP, Phase, PublicState};
use super::state::State;
use crate::table::{Seat, Seats};

/// A state being moved, and what comes of it.
pub(super) struct Engine<'a> {
    pub(super) state: &'a mut State,
    events: &'a mut Vec<Event>,
    /// The answer to the question asked last, for who asked to take.
    answer: Option<Action>,
}

/// Begins a match: the first round.
pub(super) fn begin(state: &mut State, events: &mut Vec<Event>) {
    let mut engine = Engine { state, events, answer: None };
    engine.emit(Event::RoundBegan(1));
    engine.push(StackFrame::RoundStart(Seat(0)));
    engine.go_on();
}

/// Does what `seat` decided; it must be allowed.
pub(super) fn act(state: &mut State, seat: Seat, action: Action, events: &mut Vec<Event>) {
    let mut engine = Engine { state, events, answer: None };
    match action {
        Action::Place { card, slot } => engine.emit(Event::Placed { seat, card, slot }),
        Action::Ready => {
            engine.emit(Event::Ready(seat));
            if engine.state.to_act().is_empty() {
                engine.seal();
                engine.push(StackFrame::Order);
                engine.go_on();
            }
        }
        _ => {
            engine.state.pending.ask = None;
            engine.answer = Some(action);
            engine.go_on();
        }
    }
}

/// Whether what is asked is what the stack leads to: going on without an answer
/// asks the same again, and nothing else happens.
pub(super) fn asks_again(state: &State) -> bool {
    let mut again = state.clone();
    again.pending.ask = None;
    let mut events = Vec::new();
    Engine { state: &mut again, events: &mut events, answer: None }.go_on();
    events.is_empty() && again == *state
}

/// The order in which seats are served: from the left of `seat`, who is last.
pub(super) fn from_left(seat: Seat, count: u8) -> impl Iterator<Item = Seat> {
    (1..=count).map(move |step| Seat((seat.0 + step) % count))
}

impl Engine<'_> {
    /// The public part of the state.
    #[inline]
    pub(super) fn table(&self) -> &PublicState {
        &self.state.table
    }

    /// Emits an event: applies it to the state and records it.
    #[inline]
    pub(super) fn emit(&mut self, event: Event) {
        self.state.apply_event(&event);
        self.events.push(event);
    }

    /// Goes on until a player must decide or nothing is left to do.
    fn go_on(&mut self) {
        while self.is_free() {
            let Some(top) = self.state.pending.stack.len().checked_sub(1) else { return };
            // A copy goes on, until something else is on top or it is done, and is put back, so that
            // it may put others on top.
            let mut frame = self.state.pending.stack[top];
            let mut done = false;
            while !done && self.is_free() && self.state.pending.stack.len() == top + 1 {
                done = self.step(&mut frame);
            }
            if done {
                self.state.pending.stack.remove(top);
            } else {
                self.state.pending.stack[top] = frame;
            }
        }
    }

    /// Whether nobody must decide first.
    fn is_free(&self) -> bool {
        self.state.pending.ask.is_none() && self.state.table.phase != Phase::Over
    }

    /// Goes one step on with what is on top; whether it is done.
    fn step(&mut self, frame: &mut StackFrame) -> bool {
        match frame {
            StackFrame::RoundStart(seat) => self.round_start(seat),
            StackFrame::TurnStart(seat) => self.turn_start(seat),
            StackFrame::Order => self.order(),
            StackFrame::Go(go) => self.continue_go(go),
            StackFrame::Run(run) => self.run(run),
            StackFrame::Hit(hit) => self.hit(hit),
            StackFrame::Death(death) => self.death(death),
            StackFrame::TurnEnd(seat, served) => self.turn_end(seat, served),
            StackFrame::RoundEnd => self.round_end(),
        }
    }

    /// Begins something: it goes on before all that was begun before.
    pub(super) fn push(&mut self, frame: StackFrame) {
        let pushed = self.state.pending.stack.try_push(frame).is_ok();
        debug_assert!(pushed, "more begun at once than the rules allow");
    }

    /// Begins a script.
    pub(super) fn start(&mut self, script: Script, seat: Seat) {
        self.emit(Event::Triggered { seat, script });
        self.push(StackFrame::Run(Run::new(script, seat)));
    }

    /// Asks; the frame that asks is gone on with once there is an answer.
    pub(super) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.state.pending.ask = Some(Ask { seat, decision });
    }

    /// The answer to what was asked last.
    #[inline]
    pub(super) fn answer(&mut self) -> Option<Action> {
        self.answer.take()
    }

    /// Whether `seat` pays `price` for what `decision` offers: asked if they can
    /// afford it. None while waiting for the answer.
    pub(super) fn offer(&mut self, seat: Seat, price: u8, decision: Decision) -> Option<bool> {
        match self.answer() {
            Some(Action::Pay(blood)) => {
                self.emit(Event::Paid { seat, blood });
                Some(true)
            }
            Some(_) => Some(false),
            None if self.table().player(seat).blood < price => Some(false),
            None => {
                self.ask(seat, decision);
                None
            }
        }
    }

    /// The wizard that `asked` chooses among these; the only one without asking.
    /// None while waiting for the answer, or among none.
    pub(super) fn choose_seat(
        &mut self,
        asked: Seat,
        among: Seats,
        decision: Decision,
    ) -> Option<Seat> {
        if let Some(Action::Target(seat)) = self.answer() {
            return Some(seat);
        }
        if among.len() <= 1 {
            return among.first();
        }
        self.ask(asked, decision);
        None
    }

    /// Blood for `seat`; nothing if it is full.
    pub(super) fn gain_blood(&mut self, seat: Seat, blood: u8, why: BloodFor) {
        let blood = blood.min(CAP - self.table().player(seat).blood);
        if blood > 0 {
            self.emit(Event::BloodGained { seat, blood, why });
        }
    }

    /// Up to so much Blood from one to another.
    pub(super) fn move_blood(&mut self, from: Seat, to: Seat, most: u8) {
        let blood = most.min(self.table().player(from).blood);
        if blood > 0 {
            self.emit(Event::BloodMoved { from, to, blood });
        }
    }

    /// Heals a living wizard, as far as life goes.
    pub(super) fn heal(&mut self, seat: Seat, life: u8) {
        let player = self.table().player(seat);
        let life = life.min(CAP - player.life);
        if life > 0 && player.alive() {
            self.emit(Event::Healed { seat, life });
        }
    }

    /// A treasure of `seat` that changes the rules as `is` says, and how; tells
    /// that it did.
    pub(super) fn helped<T>(&mut self, seat: Seat, is: impl Fn(Passive) -> Option<T>) -> Option<T> {
        let (treasure, how) = self.table().passive(seat, is)?;
        self.emit(Event::TreasureHelped { seat, treasure });
        Some(how)
    }

    /// Gives the Tower to `seat`; says from whom it came.
    pub(super) fn take_tower(&mut self, seat: Seat) -> Option<Seat> {
        let from = self.table().tower;
        if from == Some(seat) {
            return None;
        }
        self.emit(Event::TowerTaken { seat, from });
        from
    }

    /// The top treasure of the deck, the discard shuffled in if it is empty.
    pub(super) fn top_treasure(&mut self) -> Option<Treasure> {
        if self.table().treasure_deck.is_empty() && !self.table().treasure_discard.is_empty() {
            self.emit(Event::TreasuresShuffled);
        }
        let deck = self.state.table.treasure_deck;
        if deck.is_empty() { None } else { deck.random(&mut self.state.rng) }
    }

    /// `seat` gains a treasure; what it does when gained happens next.
    pub(super) fn gain_treasure(&mut self, seat: Seat) {
        match self.top_treasure() {
            Some(treasure) => {
                self.emit(Event::TreasureGained { seat, treasure });
                self.treasure_gained(seat, treasure);
            }
            None => self.emit(Event::NoTreasureLeft(seat)),
        }
    }

    /// What a treasure does when gained from the deck. **Ruling**: one stolen,
    /// given or swapped does nothing of the kind.
    pub(super) fn treasure_gained(&mut self, seat: Seat, treasure: Treasure) {
        if !treasure.row().gain.is_empty() {
            self.start(Script::Gain(treasure), seat);
        }
    }

    /// `seat` draws a Dead Wizard card; what it does at once happens next.
    pub(super) fn draw_dead(&mut self, seat: Seat) {
        if self.table().dead_deck.is_empty() && !self.table().dead_discard.is_empty() {
            self.emit(Event::DeadShuffled);
        }
        let deck = self.table().dead_deck;
        if deck.is_empty() {
            return;
        }
        let Some(card) = deck.random(&mut self.state.rng) else { return };
        self.emit(Event::DeadDrawn { seat, card });
        self.mourn(seat);
        if !card.row().immediate.is_empty() {
            self.start(Script::Immediate(card), seat);
        }
    }

    /// An opponent of `dead` may heal when they draw a Dead Wizard card.
    fn mourn(&mut self, dead: Seat) {
        for seat in self.table().opponents(dead).iter() {
            let shield = self.helped(seat, |passive| match passive {
                Passive::MournHeal(from, life) => Some((from, life)),
                _ => None,
            });
            if let Some((from, life)) = shield {
                let die = self.state.rng.die();
                let dice = [die].into_iter().collect();
                self.emit(Event::Rolled { seat, dice, why: RollFor::Mourning });
                if die >= from {
                    self.heal(seat, life);
                }
            }
        }
    }

    /// `seat` draws up to a full hand.
    pub(super) fn draw_hand(&mut self, seat: Seat) {
        let player = self.table().player(seat);
        let mut missing = draws_to(player.fewer).saturating_sub(player.hand);
        let mut drawn_any = false;
        while missing > 0 {
            if self.state.deck.is_empty() && !self.shuffle_deck() {
                break;
            }
            let count = missing.min(self.state.deck.len());
            let mut cards = Cards::NONE;
            for _ in 0..count {
                if let Some(card) = self.state.deck.random(&mut self.state.rng) {
                    self.state.deck -= Cards::one(card);
                    cards |= Cards::one(card);
                }
            }
            missing -= count;
            drawn_any = true;
            self.emit(Event::Drew { seat, count, cards });
        }
        if !drawn_any && self.table().player(seat).fewer > 0 {
            self.emit(Event::Drew { seat, count: 0, cards: Cards::NONE });
        }
    }

    /// Makes the discard the deck; whether there is any card.
    fn shuffle_deck(&mut self) -> bool {
        if self.table().discard.is_empty() {
            return false;
        }
        self.state.deck |= self.state.table.discard;
        self.emit(Event::DeckShuffled);
        true
    }

    /// The top card of the deck, for who makes its event; the discard shuffled in
    /// if the deck is empty.
    pub(super) fn top_card(&mut self) -> Option<super::cards::Card> {
        if self.state.deck.is_empty() && !self.shuffle_deck() {
            return None;
        }
        let card = self.state.deck.random(&mut self.state.rng)?;
        self.state.deck -= Cards::one(card);
        Some(card)
    }

    /// Reveals cards from the deck until `want` of a type are found: those, and
    /// the others. What is revealed is set aside meanwhile: only an older discard
    /// is shuffled in (**ruling**).
    pub(super) fn reveal_until(&mut self, slot: Slot, want: u8) -> (Cards, Cards) {
        let mut found = Cards::NONE;
        let mut others = Cards::NONE;
        while found.len() < want {
            let Some(card) = self.top_card() else { break };
            let one = Cards::one(card);
            if card.slot() == Some(slot) {
                found |= one;
            } else {
                others |= one;
            }
        }
        (found, others)
    }

    /// Discards a Dead Wizard card of `seat`.
    pub(super) fn use_dead(&mut self, seat: Seat, card: DeadCard) {
        self.emit(Event::DeadUsed { seat, card });
    }

    /// What the dead cards of `seat` that lie there say, as `is` picks it, times
    /// their number.
    pub(super) fn lasting(&self, seat: Seat, is: impl Fn(Lasting) -> Option<u8>) -> u8 {
        let pile = self.table().player(seat).dead_cards;
        pile.kinds()
            .filter_map(|card| Some(card.row().lasting.and_then(&is)? * pile.count(card)))
            .sum()
    }

    /// Whether a treasure was used in this turn.
    pub(super) fn used(&self, treasure: Treasure) -> bool {
        self.table().used.has(treasure)
    }

    /// The treasures of `seat` whose price can be paid now, and buys something.
    pub(super) fn usable(&self, seat: Seat) -> Treasures {
        let player = self.table().player(seat);
        if player.treasures.is_empty() || player.blood == 0 {
            return Treasures::NONE;
        }
        let fresh = player.treasures.without(self.table().used);
        fresh.iter().filter(|t| t.row().cost.is_some_and(|cost| self.can_pay(seat, cost))).collect()
    }
}

//! A small language for scenarios: put cards, cast, answer, look at what is left.
//!
//! A question that the scenario did not plan fails the test, and so does a planned
//! answer that was not asked for.

use std::collections::VecDeque;

use conclave_rules::games::spell_wars::cards::{
    Card, Cards, DeadCard, DeadPile, Glyph, Slot, Treasure, Treasures,
};
use conclave_rules::games::spell_wars::pending::StackFrame;
use conclave_rules::games::spell_wars::public_state::{Phase, PlayerState};
use conclave_rules::games::spell_wars::{Action, Event, Options, SpellWars, State, View};
use conclave_rules::table::{Rng, Rules, Seat, Seats, Seed, Setup, Viewer};

/// The first copy of a card that is still free, or the card itself.
pub fn card(key: &str) -> Card {
    Card::named(key).unwrap_or_else(|| panic!("no card {key}"))
}

pub fn treasure(key: &str) -> Treasure {
    Treasure::named(key).unwrap_or_else(|| panic!("no treasure {key}"))
}

pub fn dead(key: &str) -> DeadCard {
    DeadCard::named(key).unwrap_or_else(|| panic!("no Dead Wizard card {key}"))
}

/// A planned answer: who, and what. Cards are named, since copies differ.
#[derive(Clone, Debug)]
pub enum PlannedAnswer {
    Do(u8, Action),
    Card(u8, &'static str),
}

pub fn pay(seat: u8, blood: u8) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Pay(blood))
}
pub fn no(seat: u8) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Decline)
}
pub fn target(seat: u8, target: u8) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Target(Seat(target)))
}
pub fn option(seat: u8, option: u8) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Option(option))
}
pub fn name(seat: u8, slot: Slot) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Type(slot))
}
pub fn pick(seat: u8, card: &'static str) -> PlannedAnswer {
    PlannedAnswer::Card(seat, card)
}
pub fn choose(seat: u8, key: &str) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Treasure(treasure(key)))
}
pub fn die(seat: u8, at: u8) -> PlannedAnswer {
    PlannedAnswer::Do(seat, Action::Die(at))
}

/// A table in the middle of a turn: no spell was cast yet, and only the wizards who
/// were given a spell will cast.
pub struct Scenario {
    pub state: State,
    pub events: Vec<Event>,
}

impl Scenario {
    /// A match in which all wizards have 20 life, no Blood, and no cards at all.
    pub fn new(seats: u8) -> Scenario {
        Scenario::with(seats, Options::default())
    }

    pub fn with(seats: u8, options: Options) -> Scenario {
        let setup = Setup { seats, options };
        let mut state = SpellWars::begin(&setup, Seed(1), &mut Vec::new()).unwrap();
        state.hands = Default::default();
        state.deck = Cards::ALL;
        state.table.deck = state.deck.len();
        for player in &mut state.table.players {
            player.hand = 0;
        }
        state.table.phase = Phase::Casting;
        state.table.ready = Seats::all(seats);
        state.table.gone = Seats::all(seats);
        state.pending.stack.push(StackFrame::Order);
        Scenario { state, events: Vec::new() }
    }

    fn player(&mut self, seat: u8) -> &mut PlayerState {
        &mut self.state.table.players[usize::from(seat)]
    }

    /// Takes a card out of the deck: the first free copy.
    fn draw(&mut self, key: &str) -> Card {
        let kind = card(key).kind();
        // What `only_deck` hid counts as free.
        let last = self.state.table.players.len() - 1;
        let hidden = self.state.hands[last];
        let pool = self.state.deck | self.state.table.discard | hidden;
        let loose = pool - hidden;
        let free = loose.iter().chain(pool.iter()).find(|c| c.kind() == kind);
        let free = free.unwrap_or_else(|| panic!("no {key} left"));
        self.state.deck -= Cards::one(free);
        self.state.table.discard -= Cards::one(free);
        self.state.hands[last] -= Cards::one(free);
        self.state.table.players[last].hand = self.state.hands[last].len();
        self.state.table.deck = self.state.deck.len();
        free
    }

    pub fn life(&mut self, seat: u8, life: u8) -> &mut Scenario {
        self.player(seat).life = life;
        self
    }

    pub fn blood(&mut self, seat: u8, blood: u8) -> &mut Scenario {
        self.player(seat).blood = blood;
        self
    }

    pub fn tokens(&mut self, seat: u8, tokens: u8) -> &mut Scenario {
        self.player(seat).tokens = tokens;
        self
    }

    pub fn tower(&mut self, seat: u8) -> &mut Scenario {
        self.state.table.tower = Some(Seat(seat));
        self
    }

    /// Already dead in this round.
    pub fn buried(&mut self, seat: u8) -> &mut Scenario {
        let player = self.player(seat);
        player.life = 0;
        player.dead = true;
        self
    }

    pub fn hand(&mut self, seat: u8, keys: &[&str]) -> &mut Scenario {
        for key in keys {
            let card = self.draw(key);
            self.state.hands[usize::from(seat)] |= Cards::one(card);
            self.player(seat).hand += 1;
        }
        self
    }

    pub fn creature(&mut self, seat: u8, key: &str) -> &mut Scenario {
        let card = self.draw(key);
        self.player(seat).creatures |= Cards::one(card);
        self
    }

    pub fn treasure(&mut self, seat: u8, key: &str) -> &mut Scenario {
        let one = Treasures::one(treasure(key));
        self.state.table.treasure_deck = self.state.table.treasure_deck.without(one);
        let player = self.player(seat);
        player.treasures = player.treasures.with(one);
        self
    }

    pub fn tucked(&mut self, key: &str) -> &mut Scenario {
        let card = self.draw(key);
        self.state.table.tucked = Some(card);
        self
    }

    pub fn dead_card(&mut self, seat: u8, key: &str) -> &mut Scenario {
        self.state.table.dead_deck.remove(dead(key));
        self.player(seat).dead_cards.add(dead(key));
        self
    }

    /// Finished a spell in this turn.
    pub fn acted(&mut self, seat: u8) -> &mut Scenario {
        self.state.table.acted = self.state.table.acted.with(Seat(seat));
        self
    }

    /// The deck is these cards, the rest is discarded.
    pub fn deck(&mut self, keys: &[&str]) -> &mut Scenario {
        let rest = self.state.deck;
        self.state.table.discard |= rest;
        self.state.deck = Cards::NONE;
        for key in keys {
            let card = self.draw(key);
            self.state.deck |= Cards::one(card);
        }
        self.state.table.deck = self.state.deck.len();
        self
    }

    /// No card is left in deck and discard but these.
    pub fn only_deck(&mut self, keys: &[&str]) -> &mut Scenario {
        self.deck(keys);
        // Hidden away in the last seat's hand, where nothing looks.
        let last = self.state.table.players.len() - 1;
        let rest = std::mem::take(&mut self.state.table.discard);
        self.state.hands[last] |= rest;
        self.state.table.players[last].hand += rest.len();
        self
    }

    /// The next treasure is this one, and there is no other.
    pub fn next_treasures(&mut self, keys: &[&str]) -> &mut Scenario {
        let next: Treasures = keys.iter().map(|key| treasure(key)).collect();
        let table = &mut self.state.table;
        table.treasure_discard = table.treasure_deck.without(next);
        table.treasure_deck = next;
        self
    }

    /// The next Dead Wizard cards are these.
    pub fn next_dead(&mut self, keys: &[&str]) -> &mut Scenario {
        let table = &mut self.state.table;
        let mut rest = std::mem::take(&mut table.dead_deck);
        for key in keys {
            rest.remove(dead(key));
            table.dead_deck.add(dead(key));
        }
        table.dead_discard.absorb(&mut rest);
        self
    }

    /// The dice that will be thrown first.
    pub fn dice(&mut self, dice: &[u8]) -> &mut Scenario {
        let shows = |seed: &u64| {
            let mut rng = Rng::new(Seed(*seed));
            dice.iter().all(|&die| rng.die() == die)
        };
        let seed = (0..).find(shows).unwrap();
        self.state.rng = Rng::new(Seed(seed));
        self
    }

    /// Places a spell, face down, for a wizard who has still to cast.
    pub fn spell(&mut self, seat: u8, keys: &[&str]) -> &mut Scenario {
        let mut wild_slots = Slot::ALL.into_iter();
        for key in keys {
            // "quality:wild-magic" says what Wild Magic stands for.
            let (slot, key) = match key.split_once(':') {
                Some((slot, key)) => {
                    let named = wild_slots.find(|s| format!("{s:?}").to_lowercase() == slot);
                    (named, key)
                }
                None => (card(key).slot(), *key),
            };
            let card = self.draw(key);
            let slot = slot.expect("a slot");
            let place = &mut self.state.placed[usize::from(seat)][slot.index()];
            assert!(place.is_none(), "two cards for {slot:?}");
            *place = Some(card);
            self.player(seat).sealed += 1;
        }
        self.state.table.gone = self.state.table.gone.without(Seat(seat));
        self
    }

    fn answer(&mut self, plan: &mut VecDeque<PlannedAnswer>) -> bool {
        let Some(ask) = self.state.pending.ask else { return false };
        let question = ask.decision;
        let Some(answer) = plan.pop_front() else {
            panic!("{:?} is asked {question:?}, which was not planned", ask.seat)
        };
        let (seat, action) = match answer {
            PlannedAnswer::Do(seat, action) => (Seat(seat), action),
            PlannedAnswer::Card(seat, key) => {
                let mut legal = Vec::new();
                SpellWars::legal(&self.state, Seat(seat), &mut legal);
                let named = legal.iter().find(
                    |action| matches!(action, Action::Card(c) if c.kind() == card(key).kind()),
                );
                let named = named.copied();
                let unable = || panic!("{key} is no answer to {question:?}: {legal:?}");
                (Seat(seat), named.unwrap_or_else(unable))
            }
        };
        let done = SpellWars::apply(&mut self.state, seat, &action, &mut self.events);
        done.unwrap_or_else(|why| panic!("{seat:?} {action:?} at {question:?}: {why}"));
        true
    }

    /// Goes on from the stack without an answer, by asking the engine to.
    fn begin(&mut self) {
        // An empty spell: the last player to be ready starts the engine.
        self.state.pending.stack.clear();
        let seats = self.state.table.seats();
        let (gone, sealed) = (self.state.table.gone, self.sizes());
        let waiting = Seats::all(seats).iter().find(|&s| !gone.has(s)).expect("somebody casts");
        self.state.table.phase = Phase::Preparing;
        self.state.table.ready = Seats::all(seats).without(waiting);
        for (player, size) in self.state.table.players.iter_mut().zip(sealed) {
            player.hand += size;
            player.sealed = 0;
        }
        SpellWars::apply(&mut self.state, waiting, &Action::Ready, &mut self.events).unwrap();
    }

    fn sizes(&self) -> Vec<u8> {
        self.state.table.players.iter().map(|player| player.sealed).collect()
    }

    /// Casts a spell of `seat`, alone, with these answers; what it leaves.
    pub fn cast(&mut self, seat: u8, keys: &[&str], answers: &[PlannedAnswer]) -> CastResult {
        self.spell(seat, keys);
        self.play(seat, answers)
    }

    /// Everybody casts who was given a spell, until the go of `last` has ended;
    /// what is left then.
    pub fn play(&mut self, last: u8, answers: &[PlannedAnswer]) -> CastResult {
        let view = SpellWars::view(&self.state, Viewer::Spectator);
        let mut before = view;
        for (player, size) in before.table.players.iter_mut().zip(self.sizes()) {
            player.hand += size;
            player.sealed = 0;
        }
        let mut plan: VecDeque<PlannedAnswer> = answers.iter().cloned().collect();
        let over = |events: &[Event]| events.contains(&Event::GoEnded(Seat(last)));
        self.begin();
        while !over(&self.events) && self.answer(&mut plan) {}
        assert!(over(&self.events), "the go of {last} never ended: {:?}", self.state.pending);
        assert!(plan.is_empty(), "nobody asked for {plan:?}");
        let check = self.state.validate();
        assert!(check.is_ok(), "{check:?}");
        let end = self.events.iter().position(|e| *e == Event::GoEnded(Seat(last))).unwrap();
        for event in &self.events[..=end] {
            SpellWars::apply_event(&mut before, event);
        }
        CastResult {
            view: before,
            events: self.events[..=end].to_vec(),
            later: self.events[end + 1..].to_vec(),
        }
    }

    /// Like [`play`](Scenario::play), but whatever is asked is answered with the first
    /// thing that is legal: for scenarios about the order of things.
    pub fn play_loosely(&mut self, last: u8) -> CastResult {
        let over = |events: &[Event]| events.contains(&Event::GoEnded(Seat(last)));
        self.begin();
        while !over(&self.events) {
            let ask = self.state.pending.ask.expect("the go goes on");
            let mut legal = Vec::new();
            SpellWars::legal(&self.state, ask.seat, &mut legal);
            SpellWars::apply(&mut self.state, ask.seat, &legal[0], &mut self.events).unwrap();
        }
        let end = self.events.iter().position(|e| *e == Event::GoEnded(Seat(last))).unwrap();
        CastResult {
            view: SpellWars::view(&self.state, Viewer::Spectator),
            events: self.events[..=end].to_vec(),
            later: self.events[end + 1..].to_vec(),
        }
    }

    /// Casts when the deck's card is drawn before the planned dice: one draw from a
    /// deck of one card takes one number of the generator.
    pub fn cast_drawing_first(
        &mut self,
        seat: u8,
        keys: &[&str],
        answers: &[PlannedAnswer],
    ) -> CastResult {
        let shows = |seed: &u64| {
            let mut rng = Rng::new(Seed(*seed));
            rng.below(1);
            [2, 2].iter().all(|&die| rng.die() == die)
        };
        self.state.rng = Rng::new(Seed((0..).find(shows).unwrap()));
        self.cast(seat, keys, answers)
    }
}

/// What a cast left behind, at the moment it ended.
pub struct CastResult {
    pub view: View,
    /// What happened until then.
    pub events: Vec<Event>,
    /// What happened after: the end of the turn and beyond.
    pub later: Vec<Event>,
}

impl CastResult {
    pub fn player(&self, seat: u8) -> &PlayerState {
        self.view.table.player(Seat(seat))
    }

    /// Everybody's life, in the order of seats.
    pub fn lives(&self) -> Vec<u8> {
        self.view.table.players.iter().map(|player| player.life).collect()
    }

    /// Everybody's Blood.
    pub fn bloods(&self) -> Vec<u8> {
        self.view.table.players.iter().map(|player| player.blood).collect()
    }

    pub fn tower(&self) -> Option<u8> {
        self.view.table.tower.map(|seat| seat.0)
    }

    pub fn creatures(&self, seat: u8) -> Vec<&'static str> {
        self.player(seat).creatures.iter().map(Card::key).collect()
    }

    pub fn treasures(&self, seat: u8) -> Vec<&'static str> {
        self.player(seat).treasures.iter().map(Treasure::key).collect()
    }

    pub fn dead_cards(&self, seat: u8) -> Vec<&'static str> {
        let pile: DeadPile = self.player(seat).dead_cards;
        pile.kinds()
            .flat_map(|card| std::iter::repeat_n(card.key(), usize::from(pile.count(card))))
            .collect()
    }

    /// The components that resolved, in order, of all casters.
    pub fn resolved(&self) -> Vec<&'static str> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::Resolving { card, .. } => Some(card.key()),
                _ => None,
            })
            .collect()
    }

    /// Who went, in order.
    pub fn went(&self) -> Vec<u8> {
        self.events
            .iter()
            .filter_map(|event| match event {
                Event::GoBegan(seat) => Some(seat.0),
                _ => None,
            })
            .collect()
    }

    pub fn happened(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }
}

/// Any card of a glyph is of that glyph: for tests of hands.
pub fn glyph_of(key: &str) -> Glyph {
    card(key).glyph().unwrap()
}

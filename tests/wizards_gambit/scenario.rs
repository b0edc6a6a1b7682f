//! A small language for scenarios: who holds what, what lies where, who does what.

use conclave_rules::games::wizards_gambit::cards::{Card, Cards, Gambit, Ingredient};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{
    Decision, GambitPlace, InPlay, Phase, PoolSlot, PoolSpell,
};
use conclave_rules::games::wizards_gambit::{
    Action, Event, GambitUse, Options, Reason, State, View, WizardsGambit,
};
use conclave_rules::table::{Illegal, Rules, Seat, Seed, Setup, Viewer};

pub use Ingredient::{
    AngelsBreath as A, CleftAgate as C, DragonsTooth as D, GriffinFeather as G, MermaidsTears as M,
    PhoenixAsh as P, PrismaticFlake as F,
};
pub use PoolSlot::{East, North, South, West};

/// The seats of a scenario: the active wizard, and the next ones clockwise.
pub const ME: Seat = Seat(0);
pub const LEFT: Seat = Seat(1);
pub const NEXT: Seat = Seat(2);

/// A scenario: it is the play phase of [`ME`]'s turn.
#[derive(Clone)]
pub struct Scenario {
    pub state: State,
    told: Vec<Event>,
    /// Whether soundness is left alone: for scenarios that no game comes to.
    pub unchecked: bool,
}

/// The rune that [`Scenario::almost`] leaves open.
pub fn last(spell: Spell) -> Ingredient {
    spell.card().runes.kinds().next().unwrap().ingredient().unwrap()
}

/// Ingredients as cards.
pub fn cards(ingredients: &[Ingredient]) -> Vec<Card> {
    ingredients.iter().map(|ingredient| ingredient.card()).collect()
}

impl Scenario {
    /// A table of `seats` with nothing on it: all cards in the decks, no starting
    /// gambits.
    pub fn new(seats: u8) -> Scenario {
        let setup = Setup { seats, options: Options::default() };
        let mut state = WizardsGambit::begin(&setup, Seed(7), &mut Vec::new()).unwrap();
        let table = &mut state.table;
        for seat in 0..usize::from(seats) {
            let hand = std::mem::take(&mut state.hidden.hands[seat]);
            hand.iter().for_each(|card| state.hidden.deck.push(card));
            table.players[seat].hand = 0;
            let gambit = table.players[seat].gambit.take().unwrap();
            state.hidden.deck.push(gambit.card());
        }
        for there in std::mem::take(&mut table.pool).into_iter().flatten() {
            state.hidden.spells.push(there.spell);
        }
        table.first = ME;
        table.turn.seat = ME;
        table.acting = ME;
        Scenario { state, told: Vec::new(), unchecked: false }
    }

    /// Takes a card out of the deck.
    fn fetch(&mut self, card: Card) {
        let deck = &mut self.state.hidden.deck;
        let at = deck.iter().position(|&c| c == card).expect("the deck still has it");
        let left = deck.as_mut_slice();
        left[at..].rotate_left(1);
        deck.pop();
    }

    fn fetch_spell(&mut self, spell: Spell) {
        let deck = &mut self.state.hidden.spells;
        let at = deck.iter().position(|&s| s == spell).expect("the deck still has it");
        deck.as_mut_slice()[at..].rotate_left(1);
        deck.pop();
    }

    /// Gives a hand.
    pub fn hand(mut self, seat: Seat, hand: impl IntoIterator<Item = Card>) -> Scenario {
        for card in hand {
            self.fetch(card);
            self.state.hidden.hands[seat.index()].add(card);
            self.state.table.players[seat.index()].hand += 1;
        }
        self
    }

    /// Puts a spell into the pool with ingredients beside it.
    pub fn pool(mut self, slot: PoolSlot, spell: Spell, laid: &[Ingredient]) -> Scenario {
        self.fetch_spell(spell);
        let mut there = PoolSpell::new(spell);
        for ingredient in laid {
            self.fetch(ingredient.card());
            there.laid.add(ingredient.card());
        }
        self.state.table.pool[slot.index()] = Some(there);
        self
    }

    /// Puts a spell into the pool that lacks only [`last`] of it.
    pub fn almost(self, slot: PoolSlot, spell: Spell) -> Scenario {
        let mut runes = spell.card().runes;
        runes.remove(last(spell).card());
        let laid: Vec<Ingredient> = runes.iter().filter_map(Card::ingredient).collect();
        self.pool(slot, spell, &laid)
    }

    /// Gives a book, the last spell on top.
    pub fn book(mut self, seat: Seat, spells: &[Spell]) -> Scenario {
        for &spell in spells {
            self.fetch_spell(spell);
            self.state.table.players[seat.index()].book.push(spell);
        }
        self
    }

    /// Gives a starting gambit.
    pub fn gambit(mut self, seat: Seat, gambit: Gambit) -> Scenario {
        self.fetch(gambit.card());
        self.state.table.players[seat.index()].gambit = Some(gambit);
        self
    }

    /// Puts a gambit into play, in an earlier turn.
    pub fn in_play(mut self, seat: Seat, gambit: Gambit, place: GambitPlace) -> Scenario {
        self.fetch(gambit.card());
        let in_play = InPlay { gambit, place, fresh: false };
        self.state.table.players[seat.index()].in_play = Some(in_play);
        self
    }

    /// Puts cards on the deck, the first to be drawn first.
    pub fn deck(mut self, top: impl IntoIterator<Item = Card>) -> Scenario {
        let top: Vec<Card> = top.into_iter().collect();
        for &card in &top {
            self.fetch(card);
        }
        for &card in top.iter().rev() {
            self.state.hidden.deck.push(card);
        }
        self
    }

    /// Puts spells on the spell deck, the first to be turned up first.
    pub fn spells(mut self, top: &[Spell]) -> Scenario {
        for &spell in top {
            self.fetch_spell(spell);
        }
        for &spell in top.iter().rev() {
            self.state.hidden.spells.push(spell);
        }
        self
    }

    /// Puts cards into the discard.
    pub fn discard(mut self, cards: impl IntoIterator<Item = Card>) -> Scenario {
        for card in cards {
            self.fetch(card);
            self.state.table.discard.add(card);
        }
        self
    }

    /// Leaves only so many cards in the deck; the others go to the discard.
    pub fn deck_of(mut self, count: usize) -> Scenario {
        while self.state.hidden.deck.len() > count {
            let card = self.state.hidden.deck[0];
            self.fetch(card);
            self.state.table.discard.add(card);
        }
        self
    }

    /// Gives a hand everything that lies in the discard.
    pub fn discard_to(mut self, seat: Seat) -> Scenario {
        for card in std::mem::take(&mut self.state.table.discard).iter() {
            self.state.hidden.hands[seat.index()].add(card);
            self.state.table.players[seat.index()].hand += 1;
        }
        self
    }

    /// Fills what was left open (hands of others up to three cards, empty places
    /// of the pool), and lets the play phase begin.
    pub fn ready(mut self) -> Scenario {
        for seat in 1..self.state.table.seats {
            while self.state.table.players[usize::from(seat)].hand < 3 {
                let Some(&card) = self.state.hidden.deck.first() else { break };
                self = self.hand(Seat(seat), [card]);
            }
        }
        self.at_play_with_pool()
    }

    /// Fills only the pool, and lets the play phase begin.
    pub fn at_play_with_pool(mut self) -> Scenario {
        for slot in PoolSlot::ALL {
            if self.state.table.pool[slot.index()].is_none()
                && let Some(&spell) = self.state.hidden.spells.first()
            {
                self = self.pool(slot, spell, &[]);
            }
        }
        self.at_play()
    }

    /// Lets the play phase begin with exactly what was arranged.
    pub fn at_play(mut self) -> Scenario {
        let state = &mut self.state;
        state.table.deck_left = state.hidden.deck.len() as u8;
        state.table.spells_left = state.hidden.spells.len() as u8;
        state.table.turn.phase = Phase::Play;
        state.table.decision = Decision::Play;
        assert_eq!(state.validate(), Ok(()), "the scenario is sound");
        self
    }

    /// Everything `seat` may do.
    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        WizardsGambit::legal(&self.state, seat, &mut legal);
        legal
    }

    /// Does it.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Scenario {
        self.told.clear();
        let done = WizardsGambit::apply(&mut self.state, seat, &action, &mut self.told);
        assert_eq!(done, Ok(()), "{action:?}");
        assert!(self.unchecked || self.state.validate() == Ok(()), "{:?}", self.state.validate());
        self
    }

    /// Does it as the active wizard.
    #[track_caller]
    pub fn me(&mut self, action: Action) -> &mut Scenario {
        self.act(ME, action)
    }

    /// Why it is refused.
    #[track_caller]
    pub fn refused(&self, action: Action) -> Reason {
        let mut state = self.state.clone();
        match WizardsGambit::apply(&mut state, ME, &action, &mut Vec::new()) {
            Err(Illegal::Rule(why)) => why,
            other => panic!("{action:?} gave {other:?}"),
        }
    }

    /// What happened at the last action.
    pub fn told(&self) -> &[Event] {
        &self.told
    }

    /// Whether that happened at the last action.
    pub fn happened(&self, event: &Event) -> bool {
        self.told.contains(event)
    }

    pub fn held(&self, seat: Seat) -> Cards {
        self.state.hand(seat)
    }

    pub fn size(&self, seat: Seat) -> u8 {
        self.state.hand(seat).len()
    }

    pub fn points(&self, seat: Seat) -> u8 {
        self.state.table.player(seat).points()
    }

    pub fn turn_of(&self) -> Seat {
        self.state.table.turn.seat
    }

    pub fn decision(&self) -> (Seat, Decision) {
        (self.state.table.acting, self.state.table.decision)
    }

    pub fn at(&self, slot: PoolSlot) -> Option<Spell> {
        self.state.table.spell_at(slot).map(|there| there.spell)
    }

    pub fn laid(&self, slot: PoolSlot) -> Cards {
        self.state.table.spell_at(slot).unwrap().ingredients()
    }

    pub fn view(&self, seat: Seat) -> View {
        WizardsGambit::view(&self.state, Viewer::Seat(seat))
    }

    /// How many cards `seat` drew at the last action.
    pub fn drew(&self, by: Seat) -> u8 {
        self.told
            .iter()
            .map(|event| match *event {
                Event::Drawn { seat, count, .. } if seat == by => count,
                _ => 0,
            })
            .sum()
    }

    /// Plays on until it is `seat`'s turn in the play phase, everybody doing the
    /// first thing that ends their turn.
    pub fn until_turn_of(&mut self, seat: Seat) -> &mut Scenario {
        for _ in 0..100 {
            if self.turn_of() == seat && self.state.table.decision == Decision::Play {
                return self;
            }
            self.step_on();
        }
        panic!("{seat:?} never has a turn");
    }

    /// Does something that brings the turn nearer to its end.
    pub fn step_on(&mut self) {
        let acting = self.state.table.acting;
        let legal = self.legal(acting);
        let ends =
            |action: &&Action| matches!(action, Action::Draw | Action::ShowHand | Action::Decline);
        let action = *legal.iter().find(ends).unwrap_or(&legal[0]);
        self.act(acting, action);
    }

    /// Ends the active wizard's turn: an ingredient (a harmless one) and a draw.
    pub fn end_turn(&mut self) -> &mut Scenario {
        let seat = self.turn_of();
        while self.turn_of() == seat {
            self.step_on();
        }
        self
    }
}

pub fn play(ingredient: Ingredient, on: PoolSlot) -> Action {
    Action::PlayIngredient { ingredient, on }
}

pub fn cast(incantation: Incantation) -> Action {
    Action::PlayIncantation(incantation)
}

pub fn card(ingredient: Ingredient) -> Action {
    Action::Card(ingredient.card())
}

/// Plays the starting gambit.
pub fn gambit(as_: GambitUse) -> Action {
    Action::PlayGambit { from_hand: false, as_ }
}

/// Plays a gambit of the hand.
pub fn from_hand(as_: GambitUse) -> Action {
    Action::PlayGambit { from_hand: true, as_ }
}

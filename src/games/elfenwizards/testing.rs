//! A table for the unit tests of the board's parts.

use std::rc::Rc;

use conclave_rules::games::elfenwizards::state::{Decision, State};
use conclave_rules::games::elfenwizards::{Dice, Elfenwizards, Event, PublicState};
use conclave_rules::table::{Rng, Seat, Seed, Setup};
use conclave_session::{Controller, Player, Session};

use super::intent::Intent;
use super::words::TableWords;
use crate::games::PlayerInfo;
use crate::testing;
use crate::text::Text;

/// A new table of Anna, Bea and Cleo; Anna is about to act.
pub fn words(text: &Text) -> TableWords {
    let state = (0..).map(|seed| session(seed).play().state().clone());
    words_of(text, &state.into_iter().find(|state| state.position.acting.0 == 0).expect("a table"))
}

/// Dice with these pips.
pub fn dice(pips: &[u8]) -> Dice {
    pips.iter().copied().collect()
}

/// Games where a player must make this decision.
pub fn sessions_at(decision: Decision) -> impl Iterator<Item = Session<Elfenwizards>> {
    (0..1000).filter_map(move |seed| {
        let mut session = session(seed);
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = session.play().to_act().first() {
            if session.play().state().position.decision == decision {
                return Some(session);
            }
            let legal = session.play().legal(seat);
            let action = *rng.pick(&legal).expect("whoever acts can");
            session.act(seat, &[action]).expect("it is legal");
        }
        None
    })
}

/// A game at a decision, and what its acting player is about to do.
pub fn asked(decision: Decision) -> (Session<Elfenwizards>, Seat, Intent) {
    asked_where(decision, |_| true)
}

/// The same, where the acting player is about to do this.
pub fn asked_where(
    decision: Decision,
    wanted: impl Fn(&Intent) -> bool,
) -> (Session<Elfenwizards>, Seat, Intent) {
    let mut found = sessions_at(decision).map(|session| {
        let seat = session.play().to_act().first().expect("somebody acts");
        let legal = session.play().legal(seat);
        let intent = Intent::of(&session.play().state().position, Some(seat), &legal);
        (session, seat, intent)
    });
    found.find(|(.., intent)| wanted(intent)).expect("random players get there")
}

/// The table before a random game, and all its events until after the first round.
pub fn session_after_a_round() -> (PublicState, Vec<Event>) {
    let mut session = session(3);
    let start = session.play().state().position.clone();
    let mut rng = Rng::new(Seed(3));
    while session.play().state().position.round < 2 {
        let seat = session.play().to_act().first().expect("the game goes on");
        let legal = session.play().legal(seat);
        session.act(seat, &[*rng.pick(&legal).expect("a choice")]).expect("it is legal");
    }
    let entries = session.play().entries();
    (start, entries.iter().flat_map(|entry| &entry.events).copied().collect())
}

/// Who sits at these tables.
pub fn players() -> Rc<[PlayerInfo]> {
    testing::players(&["Anna", "Bea", "Cleo"])
}

fn session(seed: u64) -> Session<Elfenwizards> {
    let person = Player { name: String::new(), controller: Controller::Person };
    let setup = Setup { seats: 3, options: Default::default() };
    Session::begin(setup, Seed(seed), vec![person; 3]).expect("a table")
}

fn words_of(text: &Text, state: &State) -> TableWords {
    TableWords::new(text, &players(), &Rc::new(state.position.clone()))
}

//! A raised version alone retires every older record.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{
    Outcome, Play, Record, RecordError, Rng, Rules, Seat, Seats, Seed, Setup, SetupError,
    Unchanged, Viewer,
};

/// A game whose author changed a rule, raised [`Rules::VERSION`], and thought of
/// nothing else.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Changed<G>(PhantomData<G>);

impl<G: Rules> Rules for Changed<G> {
    const ID: &'static str = G::ID;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const VERSION: u32 = G::VERSION + 1;
    const MAX_ACTIONS: usize = G::MAX_ACTIONS;
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Reason = G::Reason;

    fn unchanged(setup: &Setup<Self::Options>) -> Option<Unchanged> {
        G::unchanged(setup)
    }
    fn begin(
        setup: &Setup<Self::Options>,
        seed: Seed,
        events: &mut Vec<Self::Event>,
    ) -> Result<Self::State, SetupError> {
        G::begin(setup, seed, events)
    }
    fn to_act(state: &Self::State) -> Seats {
        G::to_act(state)
    }
    fn legal(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        G::legal(state, seat, out);
    }
    fn act(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Reason> {
        G::act(state, seat, action, events)
    }
    fn view(state: &Self::State, viewer: Viewer) -> Self::View {
        G::view(state, viewer)
    }
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        G::redact(event, viewer)
    }
    fn apply_event(view: &mut Self::View, event: &Self::Event) {
        G::apply_event(view, event);
    }
    fn reveals(event: &Self::Event) -> bool {
        G::reveals(event)
    }
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self::State {
        G::determinize(view, rng)
    }
    fn outcome(state: &Self::State) -> Option<Outcome> {
        G::outcome(state)
    }
}

pub fn a_raised_version_alone_retires_every_older_record<G: Rules>() {
    for seats in G::SEATS {
        let setup = Setup { seats, options: G::Options::default() };
        let play = Play::<G>::begin(setup, Seed(1)).unwrap();
        for version in 1..=G::VERSION {
            let old = Record { version, ..play.record().clone() };
            let later = Record::<Changed<G>>::from_json(&old.to_json()).map(|_| ());
            assert_eq!(later, Err(RecordError::Older), "version {version}, {seats} seats");
        }
        let new = Record::<Changed<G>>::new(play.record().setup.clone(), Seed(1));
        assert!(new.replay().is_ok());
    }
}

#[test]
fn records_of_start_tables_that_did_not_change_replay() {
    let readable = |seats| {
        let setup = Setup { seats, options: Default::default() };
        let record = Record::<Elfenwizards>::new(setup, Seed(1));
        let plays = |&version: &u32| Record { version, ..record.clone() }.replay().is_ok();
        (1..=Elfenwizards::VERSION).filter(plays).collect::<Vec<u32>>()
    };
    assert_eq!([3, 4, 5, 6].map(readable), [vec![3, 4], vec![1, 2, 3, 4], vec![3, 4], vec![4]]);
}

//! What guests are sent, byte by byte: of two games that differ only in what a seat may not know, its
//! guest gets the same bytes.

use conclave_rules::games::dice_arena::DiceArena;
use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::table::{Outcome, Rng, Rules, Seat, Seats, Seed, Setup, SetupError, Viewer};
use conclave_screens::TablePlace;
use conclave_screens::wire::{Beginning, Update, encode};
use conclave_tests::enough;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use super::super::Conforming;
use super::super::walk::walks;

/// The bytes that a guest gets of a state, and of what led there.
fn bytes<W: Rules>(
    place: TablePlace,
    setup: &Setup<W::Options>,
    state: &W::State,
    led: Option<(Seat, &[W::Event])>,
) -> Vec<u8> {
    let mut update = Update::<W>::of(place, state, 7);
    match led {
        Some((seat, events)) => update.add(place, seat, events),
        None => update.beginning = Some(Beginning::of(place, setup.clone(), state, &[])),
    }
    encode(&update.message(1))
}

/// Looks for bytes that differ though their guest may know of no difference, where the messages are
/// made as `W` has it. How many pairs were compared, and how many of them after an action too.
fn search<G, W>(each: u64) -> Result<[u32; 2], String>
where
    G: Conforming,
    W: Rules<Options = G::Options, State = G::State, Action = G::Action, Event = G::Event>,
{
    let (mut compared, mut after) = (0, 0);
    for mut walk in walks::<G>(each) {
        let setup = walk.play.record().setup.clone();
        while let Some((seat, action)) = walk.choose() {
            let viewers: Vec<Viewer> = walk.viewers().collect();
            for viewer in viewers {
                let place = match viewer {
                    Viewer::Seat(seat) => TablePlace::Seat(seat),
                    Viewer::Spectator => TablePlace::Spectator,
                };
                let state = walk.play.state();
                let (other, same) = G::shuffled(state, viewer, seat, &action, &mut walk.rng);
                if other == *state {
                    continue;
                }
                compared += 1;
                let [one, two] =
                    [state, &other].map(|state| bytes::<W>(place, &setup, state, None));
                if one != two {
                    return Err(format!("{viewer:?} before {action:?} of {seat:?}"));
                }
                let done = [(state, &action), (&other, &same)].map(|(state, action)| {
                    let (mut state, mut events) = (state.clone(), Vec::new());
                    G::apply(&mut state, seat, action, &mut events).unwrap();
                    (state, events)
                });
                // From where something hidden is rightly shown, the games may differ.
                if done.iter().flat_map(|(_, events)| events).any(|e| G::shows(e, viewer)) {
                    continue;
                }
                after += 1;
                let [one, two] = done.map(|(state, events)| {
                    bytes::<W>(place, &setup, &state, Some((seat, &events)))
                });
                if one != two {
                    return Err(format!("{viewer:?} after {action:?} of {seat:?}"));
                }
            }
            walk.play.act(seat, action).unwrap();
        }
    }
    Ok([compared, after])
}

pub fn sends_guests_nothing_but_what_they_may_know<G: Conforming>() {
    // Short games, and games with few secrets, need more of them.
    let least = enough(300, 1_000);
    let mut games = enough(1, 8);
    let [compared, after] = loop {
        let found = search::<G, G>(games).unwrap_or_else(|leak| panic!("{leak}"));
        games *= 4;
        if found[0] >= least || games > 1_000 {
            break found;
        }
    };
    assert!(compared >= least, "{compared} pairs");
    assert!(after >= compared / 4, "{after} of {compared} to the end");
}

/// What a mutant gives away.
trait Leak {
    /// Whose eyes it gives somebody for their view.
    fn eyes(viewer: Viewer) -> Viewer {
        viewer
    }
    /// Whether it tells everybody the whole of every event.
    const EVENTS: bool = false;
    /// For which seat it lists what is legal.
    fn chooser(seat: Seat) -> Seat {
        seat
    }
}

/// Gives everybody the view of the first seat.
#[derive(Clone, Copy, Debug)]
struct View;
impl Leak for View {
    fn eyes(_: Viewer) -> Viewer {
        Viewer::Seat(Seat(0))
    }
}

/// Tells everybody everything that happens.
#[derive(Clone, Copy, Debug)]
struct Events;
impl Leak for Events {
    const EVENTS: bool = true;
}

/// Gives everybody the choices of the first seat.
#[derive(Clone, Copy, Debug)]
struct Choices;
impl Leak for Choices {
    fn chooser(_: Seat) -> Seat {
        Seat(0)
    }
}

/// A game with a leak.
#[derive(Clone, Copy, Debug)]
struct Mutant<G, L>(PhantomData<(G, L)>);

impl<G: Rules, L: Leak + Copy + std::fmt::Debug + 'static> Rules for Mutant<G, L> {
    const ID: &'static str = G::ID;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const VERSION: u32 = G::VERSION;
    const MAX_ACTIONS: usize = G::MAX_ACTIONS;
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Reason = G::Reason;

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
        G::legal(state, L::chooser(seat), out);
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
        G::view(state, L::eyes(viewer))
    }
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event> {
        if L::EVENTS { Some(event.clone()) } else { G::redact(event, viewer) }
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

/// Whether the search finds out about a game with a leak.
fn is_caught<G: Conforming, L: Leak + Copy + std::fmt::Debug + 'static>() {
    let found = search::<G, Mutant<G, L>>(4);
    assert!(found.is_err(), "a leak of {} went unnoticed", G::ID);
}

#[test]
fn messages_that_leak_are_caught() {
    is_caught::<SpellWars, View>();
    is_caught::<SpellWars, Events>();
    is_caught::<SpellWars, Choices>();
    is_caught::<WizardsGambit, View>();
    is_caught::<WizardsGambit, Events>();
    is_caught::<WizardsGambit, Choices>();
    is_caught::<DiceArena, View>();
}

//! Secrecy: two games that differ only in what a viewer may not know look the same
//! to that viewer, and go on looking the same whatever anybody does, until something
//! is rightly shown.
//!
//! The pairs come from [`Conforming::shuffled`], which knows where hidden things lie
//! and nothing of what views and events show: a view that shares too much fails.

use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::games::{spell_wars, wizards_gambit};
use conclave_rules::table::{Rules, Seat, Viewer};
use conclave_tests::enough;

use super::Conforming;
use super::walk::walks;

/// What viewers are given of a game: the rules' own, or a mutant's, which leaks.
pub struct Disclosure<G: Rules> {
    pub view: fn(&G::State, Viewer) -> G::View,
    pub redact: fn(&G::Event, Viewer) -> Option<G::Event>,
}

impl<G: Rules> Disclosure<G> {
    /// What the rules give.
    fn honest() -> Disclosure<G> {
        Disclosure { view: G::view, redact: G::redact }
    }
}

/// How much was compared.
#[derive(Default)]
struct Compared {
    /// Pairs of states that do differ.
    different: u32,
    /// Of those, the ones in which the action showed the viewer nothing new.
    to_the_end: u32,
}

/// Plays so many games at each table, and looks at each step for something that a
/// viewer is given but may not know.
fn search_leak<G: Conforming>(eyes: &Disclosure<G>, each: u64) -> Result<Compared, String> {
    let mut compared = Compared::default();
    for mut walk in walks::<G>(each) {
        while let Some((seat, action)) = walk.choose() {
            let viewers: Vec<Viewer> = walk.viewers().collect();
            for viewer in viewers {
                let state = walk.play.state();
                let (other, same) = G::shuffled(state, viewer, seat, &action, &mut walk.rng);
                if other == *state {
                    continue;
                }
                compared.different += 1;
                let pair = [(state, &action), (&other, &same)];
                compared.to_the_end += u32::from(compare(eyes, pair, viewer, seat)?);
            }
            walk.play.act(seat, action).unwrap();
        }
    }
    Ok(compared)
}

/// Compares what `viewer` is given of two states, and of two actions of `seat` that
/// look alike to them. Whether the actions showed the viewer nothing new.
fn compare<G: Conforming>(
    eyes: &Disclosure<G>,
    pair: [(&G::State, &G::Action); 2],
    viewer: Viewer,
    seat: Seat,
) -> Result<bool, String> {
    let of = |what: &str| format!("{what}, seen by {viewer:?}, before {:?} of {seat:?}", pair[0].1);
    let equal = |same: bool, what: &str| if same { Ok(()) } else { Err(of(what)) };
    let [one, two] = pair.map(|(state, _)| (eyes.view)(state, viewer));
    equal(one == two, "the view")?;
    let [one, two] = pair.map(|(state, _)| G::to_act(state));
    equal(one == two, "who acts")?;
    if let Viewer::Seat(own) = viewer {
        let [one, two] = pair.map(|(state, _)| {
            let mut legal = Vec::new();
            G::legal(state, own, &mut legal);
            legal
        });
        equal(one == two, "what is legal")?;
    }
    let done = pair.map(|(state, action)| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        G::apply(&mut state, seat, action, &mut events).map_err(|why| why.to_string())?;
        // From where something hidden is rightly shown, the games may differ.
        let shown = events.iter().position(|event| G::shows(event, viewer));
        if let Some(event) = shown.map(|at| &events[at])
            && !G::reveals(event)
        {
            return Err(format!("undo may go back past {event:?}"));
        }
        let seen = &events[..shown.unwrap_or(events.len())];
        let seen: Vec<_> = seen.iter().filter_map(|e| (eyes.redact)(e, viewer)).collect();
        Ok((state, seen, shown.is_some()))
    });
    let [one, two] = done;
    let (one, two) = (one.map_err(|why| of(&why))?, two.map_err(|why| of(&why))?);
    let shown = one.2 || two.2;
    let common = if shown { one.1.len().min(two.1.len()) } else { usize::MAX };
    let first = |events: &[G::Event]| events[..common.min(events.len())].to_vec();
    if first(&one.1) != first(&two.1) {
        let differ = one.1.iter().zip(&two.1).find(|(one, two)| one != two);
        return Err(of(&format!("the events {differ:?}")));
    }
    if shown {
        return Ok(false);
    }
    equal((eyes.view)(&one.0, viewer) == (eyes.view)(&two.0, viewer), "the view after it")?;
    Ok(true)
}

pub fn shows_a_viewer_nothing_but_what_they_may_know<G: Conforming>() {
    // Short games, and games with few secrets, need more of them.
    let mut games = enough(2, 8);
    let least = enough(300, 1_000);
    let compared = loop {
        let found =
            search_leak(&Disclosure::<G>::honest(), games).unwrap_or_else(|leak| panic!("{leak}"));
        games *= 4;
        if found.different >= least || games > 1_000 {
            break found;
        }
    };
    assert!(compared.different >= least, "{} pairs", compared.different);
    assert!(compared.to_the_end >= compared.different / 4, "{} to the end", compared.to_the_end);
}

/// Whether the search finds out about a mutant.
fn is_caught<G: Conforming>(mutant: Disclosure<G>) {
    assert!(search_leak(&mutant, 4).is_err(), "a leak of {} went unnoticed", G::ID);
}

/// A mutant that shows everybody the whole of one kind of event.
macro_rules! tells_all {
    ($game:ident, $event:pat) => {
        Disclosure::<$game> {
            redact: |event, viewer| {
                let leaks = matches!(event, $event);
                if leaks { Some(*event) } else { $game::redact(event, viewer) }
            },
            ..Disclosure::honest()
        }
    };
}

#[test]
fn an_event_of_spell_wars_that_leaks_is_caught() {
    use spell_wars::Event;
    is_caught(tells_all!(SpellWars, _));
    is_caught(tells_all!(SpellWars, Event::Placed { .. }));
    is_caught(tells_all!(SpellWars, Event::Drew { .. }));
    is_caught(tells_all!(SpellWars, Event::HandPassed { .. }));
}

#[test]
fn an_event_of_wizards_gambit_that_leaks_is_caught() {
    use wizards_gambit::Event;
    is_caught(tells_all!(WizardsGambit, _));
    is_caught(tells_all!(WizardsGambit, Event::Drawn { .. }));
    is_caught(tells_all!(WizardsGambit, Event::Passed { .. }));
    is_caught(tells_all!(WizardsGambit, Event::HandLookedAt { .. }));
    is_caught(tells_all!(WizardsGambit, Event::SpellsLookedAt { .. }));
}

#[test]
fn a_view_of_spell_wars_that_shows_too_much_is_caught() {
    // Where a card lies of which everybody should only know that it is somewhere.
    is_caught(Disclosure::<SpellWars> {
        view: |state, viewer| {
            let mut view = SpellWars::view(state, viewer);
            view.table.discard |= state.hands[0];
            view
        },
        ..Disclosure::honest()
    });
    is_caught(Disclosure::<SpellWars> {
        view: |state, viewer| {
            let mut view = SpellWars::view(state, viewer);
            let placed = state.placed.iter().flatten().flatten().copied();
            view.table.discard |= placed.collect();
            view
        },
        ..Disclosure::honest()
    });
    // Who looks on sees what a player sees.
    is_caught(Disclosure::<SpellWars> {
        view: |state, viewer| match viewer {
            Viewer::Spectator => SpellWars::view(state, Viewer::Seat(Seat(0))),
            seat => SpellWars::view(state, seat),
        },
        ..Disclosure::honest()
    });
}

#[test]
fn a_view_of_wizards_gambit_that_shows_too_much_is_caught() {
    is_caught(Disclosure::<WizardsGambit> {
        view: |state, viewer| {
            let mut view = WizardsGambit::view(state, viewer);
            if viewer != Viewer::Seat(Seat(0)) {
                view.known[0] = state.hand(Seat(0));
            }
            view
        },
        ..Disclosure::honest()
    });
    is_caught(Disclosure::<WizardsGambit> {
        view: |state, viewer| {
            let mut view = WizardsGambit::view(state, viewer);
            view.looked_at = state.hidden.spells.iter().rev().take(1).copied().collect();
            view
        },
        ..Disclosure::honest()
    });
}

//! Entry points for forged input: each takes bytes from anywhere and must come
//! back, without a panic, with what it promises.
//!
//! `forged` feeds them through proptest. With a nightly toolchain and cargo-fuzz
//! a fuzz target is one line around any of them.

use conclave_rules::bot_wire::{self, WorkerRequest};
use conclave_rules::bots::BotRequest;
use conclave_rules::table::{Record, Rng, Seat, Seed};

use super::Conforming;

/// Any bytes as an action of any seat in a given state: accepted exactly when
/// listed, refused without a trace. Whether the bytes were an action at all.
pub fn action<G: Conforming>(state: &G::State, seat: Seat, bytes: &[u8]) -> bool {
    let Ok(action) = postcard::from_bytes::<G::Action>(bytes) else { return false };
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let mut after = state.clone();
    let mut events = Vec::new();
    let done = G::apply(&mut after, seat, &action, &mut events);
    // The chance player's actions are not listed.
    let listed = done.is_ok() == legal.contains(&action) || seat == Seat::CHANCE;
    assert!(listed, "{action:?}: {done:?}");
    if done.is_err() {
        assert_eq!(&after, state);
        assert!(events.is_empty());
    }
    true
}

/// Any text as a record: an error, or a game in which everything is in order.
pub fn record<G: Conforming>(text: &str) {
    let Ok(record) = Record::<G>::from_json(text) else { return };
    match record.replay() {
        Ok(play) => G::check(play.state()).unwrap(),
        Err(why) => assert!(!why.to_string().is_empty()),
    }
}

/// Any bytes as a state: an error, or a state that a game finds wrong, or one from
/// which a game can be played to its end. Whether they were such a state.
pub fn state<G: Conforming>(bytes: &[u8], seed: u64) -> bool {
    let Ok(state) = postcard::from_bytes::<G::State>(bytes) else { return false };
    let right = G::check(&state).is_ok();
    if right {
        play_on::<G>(state, seed);
    }
    right
}

/// Any bytes as a view: an error, or a view that a game finds wrong, or one that can be
/// determinized and played to its end. Whether they were such a view.
pub fn view<G: Conforming>(bytes: &[u8], seed: u64) -> bool {
    let Ok(view) = postcard::from_bytes::<G::View>(bytes) else { return false };
    let right = G::check_view(&view).is_ok();
    if right {
        play_on::<G>(G::determinize(&view, &mut Rng::new(Seed(seed))), seed);
    }
    right
}

/// Any bytes as a question to a bot, unless it is about what no game looks like, which no page
/// asks its own worker: an error, or an answer.
pub fn question<G: Conforming>(bytes: &[u8]) {
    if let Some(WorkerRequest::Bot(BotRequest { view, .. })) = WorkerRequest::decode(bytes)
        && let Ok(view) = postcard::from_bytes::<G::View>(&view)
        && G::check_view(&view).is_err()
    {
        return;
    }
    let mut games = 0;
    let reply = bot_wire::reply::<G>(bytes, &mut || {
        games += 1;
        games < 4
    });
    let _ = bot_wire::decode::<G>(&reply);
}

/// Plays at random until the end.
fn play_on<G: Conforming>(mut state: G::State, seed: u64) {
    let mut rng = Rng::new(Seed(seed));
    let mut legal = Vec::new();
    for _ in 0..G::MAX_ACTIONS {
        let Some(seat) = G::to_act(&state).first() else {
            assert!(G::outcome(&state).is_some());
            return;
        };
        let action = if seat == Seat::CHANCE {
            G::sample_chance(&state, &mut rng)
        } else {
            legal.clear();
            G::legal(&state, seat, &mut legal);
            rng.pick(&legal).cloned()
        };
        let action = action.expect("who is to act can act");
        G::apply(&mut state, seat, &action, &mut Vec::new()).unwrap();
        G::check(&state).unwrap();
    }
    panic!("the game takes too long");
}

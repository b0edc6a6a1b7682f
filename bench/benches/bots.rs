//! `cargo bench -p conclave-bench --bench bots`: iterations of a bot's
//! search, by number of players.

use conclave_rules::bots::{Level, Policy, search};
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Play, Rng, Seed, Setup, Viewer};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Iterations of an Adept's search in the first round.
#[divan::bench(args = 3..=6)]
fn determinized_games(bencher: Bencher, seats: u8) {
    iterations::<Elfenwizards>(bencher, seats, 70);
}

/// Searches `turn` random actions into a game.
fn iterations<G: Policy>(bencher: Bencher, seats: u8, turn: usize) {
    let setup = Setup { seats, options: G::Options::default() };
    let mut play = Play::<G>::begin(setup, Seed(1)).expect("the game takes so many seats");
    let mut rng = Rng::new(Seed(1));
    let seat = loop {
        let seat = play.to_act().first().expect("the game goes on");
        let legal = play.legal(seat);
        if play.ply() >= turn && legal.len() > 2 {
            break seat;
        }
        let action = rng.pick(&legal).expect("who is to act can act").clone();
        play.act(seat, action).expect("what is listed is accepted");
    };
    let view = G::view(play.state(), Viewer::Seat(seat));
    let effort = Level::Adept.effort();
    let think = || search::<G>(&view, seat, effort, Seed(7), &mut || true);
    let iterations = think().map_or(0, |answer| answer.iterations);
    bencher.counter(ItemsCount::new(iterations)).bench_local(think);
}

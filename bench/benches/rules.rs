//! `cargo bench -p conclave-bench`: random games and the replay of a long
//! record, by number of players.

use conclave_bench::RandomPlayer;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Play, Record, Rng, Seed, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Actions of random games, legal lists included.
#[divan::bench(args = 3..=6)]
fn random_actions(bencher: Bencher, seats: u8) {
    let mut player = RandomPlayer::<Elfenwizards>::new(seats);
    const GAMES: u32 = 100;
    let actions = player.play_many(GAMES);
    bencher.counter(ItemsCount::new(actions)).bench_local(|| player.play_many(GAMES));
}

/// Actions of the longest of many random records, replayed from JSON.
#[divan::bench(args = 3..=6)]
fn replayed_actions(bencher: Bencher, seats: u8) {
    let records = (0..50).map(|seed| random_record(seats, seed));
    let longest = records.max_by_key(|record| record.actions.len());
    let Some(record) = longest else { return };
    let text = record.to_json();
    bencher.counter(ItemsCount::new(record.actions.len())).bench(|| {
        Record::<Elfenwizards>::from_json(&text).and_then(|record| record.replay()).map(|_| ())
    });
}

fn random_record(seats: u8, seed: u64) -> Record<Elfenwizards> {
    let setup = Setup { seats, options: Default::default() };
    let mut play =
        Play::<Elfenwizards>::begin(setup, Seed(seed)).expect("the game takes so many seats");
    let mut rng = Rng::new(Seed(seed));
    while let Some(seat) = play.to_act().first() {
        let legal = play.legal(seat);
        let action = *rng.pick(&legal).expect("who is to act can act");
        play.act(seat, action).expect("what is listed is accepted");
    }
    play.record().clone()
}

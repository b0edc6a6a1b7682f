//! Fairness: a bot answers alike in two worlds that its seat cannot tell apart, whatever its
//! level. The pairs come from [`Conforming::shuffled`], as those of `secrecy` do.

use conclave_rules::bot_wire;
use conclave_rules::bots::{BotRequest, Level, Temper};
use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::table::{Rules, Seat, Viewer};
use conclave_tests::enough;

use super::Conforming;
use super::walk::walks;

/// How many positions of each game are compared in a thorough check, one level after the other.
const POSITIONS: u32 = 2_000;
/// How many are compared every day.
const FEW_POSITIONS: u32 = 400;
/// A level that simulates more games than this is stopped by the clock, as on a slow device.
const MOST_ITERATIONS: u32 = 20;

/// What a bot answers, in bytes, when it is asked about a state.
type Bot<G> = fn(&<G as Rules>::State, BotRequest) -> Vec<u8>;

/// The bots' worker: what it gets to know of the state is the seat's view.
fn honest<G: Conforming>(state: &G::State, request: BotRequest) -> Vec<u8> {
    let view = bot_wire::view::<G>(state, request.seat);
    let mut iterations = 1;
    bot_wire::reply::<G>(&bot_wire::encode(&BotRequest { view, ..request }), &mut || {
        iterations += 1;
        iterations <= MOST_ITERATIONS
    })
}

/// A mutant, whose answers depend on the whole state.
fn peeking<G: Conforming>(state: &G::State, request: BotRequest) -> Vec<u8> {
    let bytes = postcard::to_allocvec(state).unwrap();
    let seed =
        bytes.iter().fold(0u64, |seed, &byte| u64::from(byte).wrapping_add(seed.wrapping_mul(31)));
    honest::<G>(state, BotRequest { seed, ..request })
}

/// In how many pairs of positions, of how many, `bot` answered differently.
fn told_apart<G: Conforming>(bot: Bot<G>, positions: u32) -> (u32, u32) {
    let (mut compared, mut different) = (0, 0);
    // As many as it takes: a game may be short.
    for mut walk in walks::<G>(400) {
        while let Some((seat, action)) = walk.choose() {
            // Not each position: those of one turn are much the same.
            if seat != Seat::CHANCE && walk.rng.below(4) == 0 {
                let state = walk.play.state();
                let viewer = Viewer::Seat(seat);
                let (other, _) = G::shuffled(state, viewer, seat, &action, &mut walk.rng);
                if other != *state {
                    let level = Level::ALL[compared as usize % Level::ALL.len()];
                    let request = BotRequest {
                        game: G::ID.to_owned(),
                        view: Vec::new(),
                        seat,
                        level,
                        temper: Temper::of(seat),
                        seed: walk.rng.bits(),
                    };
                    let [one, two] = [state, &other].map(|world| bot(world, request.clone()));
                    assert!(bot_wire::decode::<G>(&one).is_ok(), "no answer");
                    compared += 1;
                    different += u32::from(one != two);
                    if compared == positions {
                        return (different, compared);
                    }
                }
            }
            walk.play.act(seat, action).unwrap();
        }
    }
    (different, compared)
}

pub fn bots_answer_alike_in_worlds_that_their_seat_cannot_tell_apart<G: Conforming>() {
    let positions = enough(FEW_POSITIONS, POSITIONS);
    assert_eq!(told_apart::<G>(honest::<G>, positions), (0, positions));
}

#[test]
fn a_bot_that_looks_at_hidden_cards_is_caught() {
    assert!(told_apart::<SpellWars>(peeking::<SpellWars>, 40).0 > 0);
    assert!(told_apart::<WizardsGambit>(peeking::<WizardsGambit>, 40).0 > 0);
}

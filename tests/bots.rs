//! What holds of every bot in every registered game.

use conclave::bots::wire::{self, NoAnswer};
use conclave::bots::{BotReply, BotRequest, Effort, Level, Policy, search};
use conclave::games::elfenwizards::Elfenwizards;
use conclave::games::{IDS, WithGame, with_game};
use conclave::table::{Play, Rng, Rules, Seat, Seed, Setup, Viewer};

/// Does something with every game, for every number of players.
trait EveryTable: Copy {
    fn at<G: Policy>(self, seats: u8);
}

fn at_every_table(what: impl EveryTable) {
    struct Tables<T>(T);
    impl<T: EveryTable> WithGame for Tables<T> {
        type Out = ();
        fn with<G: Policy>(self) {
            G::SEATS.for_each(|seats| self.0.at::<G>(seats));
        }
    }
    for id in IDS {
        with_game(id, Tables(what)).expect("a registered game");
    }
}

fn begin<G: Rules>(seats: u8, seed: u64) -> Play<G> {
    Play::begin(Setup { seats, options: G::Options::default() }, Seed(seed)).expect("a table")
}

fn effort(iterations: u32) -> Effort {
    Effort { iterations, ..Level::Adept.effort() }
}

fn think<G: Policy>(
    state: &G::State,
    seat: Seat,
    effort: Effort,
    seed: u64,
) -> BotReply<G::Action> {
    let view = G::view(state, Viewer::Seat(seat));
    search::<G>(&view, seat, effort, Seed(seed), &mut || true).expect("something to decide")
}

/// Plays a game in which everybody decides by `decide`, calling it for every
/// decision; the answer's first action is done.
fn play_out<G: Policy>(
    play: &mut Play<G>,
    rng: &mut Rng,
    mut decide: impl FnMut(&Play<G>, Seat, &mut Rng) -> Vec<G::Action>,
) {
    for _ in 0..G::MAX_ACTIONS {
        let acting = play.to_act();
        if acting.has(Seat::CHANCE) {
            let action = G::sample_chance(play.state(), rng).expect("the chance player acts");
            play.act(Seat::CHANCE, action).expect("the chance player keeps the rules");
            continue;
        }
        let Some(seat) = acting.first() else { return };
        for action in decide(play, seat, rng) {
            if !play.legal(seat).contains(&action) {
                break;
            }
            play.act(seat, action).expect("legal");
        }
    }
    panic!("a game without an end");
}

fn anything<G: Rules>(play: &Play<G>, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
    rng.pick(&play.legal(seat)).cloned().into_iter().collect()
}

#[test]
fn every_level_finishes_games_at_every_table() {
    #[derive(Clone, Copy)]
    struct Finish;
    impl EveryTable for Finish {
        fn at<G: Policy>(self, seats: u8) {
            for level in Level::ALL {
                let mut play = begin::<G>(seats, 11);
                // Strong bots differ from weak ones in effort only.
                let effort = effort(level.effort().iterations.min(24));
                play_out(&mut play, &mut Rng::new(Seed(1)), |play, seat, rng| {
                    think::<G>(play.state(), seat, effort, rng.bits()).plan
                });
                assert!(G::outcome(play.state()).is_some(), "{} {seats} {level:?}", G::ID);
            }
        }
    }
    at_every_table(Finish);
}

#[test]
fn every_plan_is_legal_action_by_action() {
    #[derive(Clone, Copy)]
    struct Legal;
    impl EveryTable for Legal {
        fn at<G: Policy>(self, seats: u8) {
            let mut play = begin::<G>(seats, 5);
            play_out(&mut play, &mut Rng::new(Seed(2)), |play, seat, rng| {
                let answer = think::<G>(play.state(), seat, effort(12), rng.bits());
                assert!(!answer.plan.is_empty());
                assert!((0.0..=1.0).contains(&answer.win_probability), "{answer:?}");
                for plan in [Some(&answer.plan), answer.alternative.as_ref().map(|(plan, _)| plan)]
                {
                    let mut state = play.state().clone();
                    for action in plan.into_iter().flatten() {
                        let mut events = Vec::new();
                        G::apply(&mut state, seat, action, &mut events)
                            .unwrap_or_else(|why| panic!("{why} in {plan:?}"));
                        if events.iter().any(G::reveals) {
                            break;
                        }
                    }
                }
                answer.plan
            });
        }
    }
    at_every_table(Legal);
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_choice() {
    #[derive(Clone, Copy)]
    struct Blind;
    impl EveryTable for Blind {
        fn at<G: Policy>(self, seats: u8) {
            let mut play = begin::<G>(seats, 3);
            play_out(&mut play, &mut Rng::new(Seed(3)), |play, seat, rng| {
                if rng.below(6) == 0 {
                    let view = G::view(play.state(), Viewer::Seat(seat));
                    // Another state that looks the same from this seat: chance and
                    // everything hidden are drawn anew.
                    let other = G::determinize(&view, rng);
                    let seed = rng.bits();
                    assert_eq!(
                        think::<G>(play.state(), seat, effort(20), seed),
                        think::<G>(&other, seat, effort(20), seed),
                    );
                }
                anything(play, seat, rng)
            });
        }
    }
    at_every_table(Blind);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    #[derive(Clone, Copy)]
    struct Same;
    impl EveryTable for Same {
        fn at<G: Policy>(self, seats: u8) {
            let mut play = begin::<G>(seats, 9);
            play_out(&mut play, &mut Rng::new(Seed(4)), |play, seat, rng| {
                if rng.below(8) == 0 {
                    let bytes = wire::encode(&question::<G>(play, seat));
                    assert_eq!(
                        wire::reply::<G>(&bytes, &mut || true),
                        wire::reply::<G>(&bytes, &mut || true)
                    );
                }
                anything(play, seat, rng)
            });
        }
    }
    at_every_table(Same);
}

fn question<G: Policy>(play: &Play<G>, seat: Seat) -> BotRequest {
    BotRequest {
        game: G::ID.to_owned(),
        view: wire::view::<G>(play.state(), seat),
        seat,
        level: Level::Apprentice,
        seed: 12,
    }
}

#[test]
fn a_search_cut_short_answers_legally() {
    #[derive(Clone, Copy)]
    struct Hurried;
    impl EveryTable for Hurried {
        fn at<G: Policy>(self, seats: u8) {
            let mut play = begin::<G>(seats, 7);
            play_out(&mut play, &mut Rng::new(Seed(5)), |play, seat, rng| {
                let level = Level::Archmage;
                let question = BotRequest { level, ..question(play, seat) };
                let reply = wire::reply::<G>(&wire::encode(&question), &mut || false);
                let answer = wire::decode::<G>(&reply).expect("an answer");
                assert_eq!(answer.iterations, 1);
                let mut state = play.state().clone();
                G::apply(&mut state, seat, &answer.plan[0], &mut Vec::new()).expect("legal");
                anything(play, seat, rng)
            });
        }
    }
    at_every_table(Hurried);
}

#[test]
fn a_question_that_makes_no_sense_gets_an_error() {
    #[derive(Clone, Copy)]
    struct Forged;
    impl EveryTable for Forged {
        fn at<G: Policy>(self, seats: u8) {
            let mut play = begin::<G>(seats, 13);
            play_out(&mut play, &mut Rng::new(Seed(6)), |play, seat, rng| {
                let good = question(play, seat);
                let reply = |question: &BotRequest| {
                    wire::decode::<G>(&wire::reply::<G>(&wire::encode(question), &mut || true))
                };
                let other = Seat(seat.0 + seats);
                assert!(reply(&BotRequest { seat: other, ..good.clone() }).is_err());
                assert!(reply(&BotRequest { seat: Seat(200), ..good.clone() }).is_err());
                let mut short = good.clone();
                short.view.truncate(rng.below(short.view.len() as u32) as usize);
                assert!(reply(&short).is_err());
                let mut bytes = wire::encode(&good);
                bytes.truncate(rng.below(bytes.len() as u32) as usize);
                assert!(wire::decode::<G>(&wire::reply::<G>(&bytes, &mut || false)).is_err());
                anything(play, seat, rng)
            });
        }
    }
    at_every_table(Forged);
    let unknown = BotRequest {
        game: "chess".to_owned(),
        view: Vec::new(),
        seat: Seat(0),
        level: Level::Adept,
        seed: 0,
    };
    let reply = wire::reply::<Elfenwizards>(&wire::encode(&unknown), &mut || true);
    let why = NoAnswer::OtherGame("chess".to_owned()).to_string();
    assert_eq!(wire::decode::<Elfenwizards>(&reply), Err(NoAnswer::Refused(why)));
}

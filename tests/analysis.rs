//! The analysis of finished games: its books close, chance is fair in the long run, good play
//! loses nothing, and a blunder stands out.

use conclave_rules::analysis::{Analysis, Report};
use conclave_rules::bots::{Effort, Policy, search};
use conclave_rules::games::dice_arena::DiceArena;
use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
use conclave_rules::games::{GAMES, WithGame, with_game};
use conclave_rules::table::{Play, Rng, Seat, Seed, Setup, Viewer};
use conclave_tests::enough;

/// A game of bots that simulate so many games for each decision.
fn game<G: Policy>(seats: u8, seed: u64, iterations: u32) -> Play<G> {
    let setup = Setup { seats, options: G::Options::default() };
    let play = Play::begin(setup, Seed(seed)).expect("a game");
    finish(play, seed, iterations)
}

/// Lets bots play a game to its end.
fn finish<G: Policy>(mut play: Play<G>, seed: u64, iterations: u32) -> Play<G> {
    let mut rng = Rng::new(Seed(seed ^ 0xb07));
    let effort = Effort::plain(iterations);
    while let Some(seat) = play.to_act().first() {
        if seat == Seat::CHANCE {
            let action = G::sample_chance(play.state(), &mut rng).expect("chance acts");
            play.act(seat, action).expect("what chance may do");
            continue;
        }
        let view = G::view(play.state(), Viewer::Seat(seat));
        let reply = search::<G>(&view, seat, effort, Seed(rng.bits()), &mut || true);
        for action in reply.expect("the seat decides").plan {
            if play.act(seat, action).is_err() || !play.to_act().has(seat) {
                break;
            }
        }
    }
    play
}

/// The report after the first sweep, or after all.
fn report<G: Policy>(play: &Play<G>, seed: u64, whole: bool) -> Report<G::Action> {
    let mut analysis = Analysis::new(play, Seed(seed)).expect("a finished game");
    while analysis.step() && (whole || !analysis.has_report()) {}
    analysis.report()
}

/// Checks that the books of a game close.
struct BooksClose;

struct Of<W>(u8, W);

impl WithGame for Of<BooksClose> {
    type Out = ();
    fn with<G: Policy>(self) {
        let play = game::<G>(self.0, 5, 8);
        let report = report(&play, 1, false);
        assert_eq!(report.plies.len(), play.ply() + 1);
        for ply in &report.plies {
            let sum: f32 = ply.win.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4, "{}: {:?}", G::ID, ply.win);
            assert!(ply.win.iter().all(|win| (-1e-6..=1.000_001).contains(win)), "{:?}", ply.win);
        }
        let outcome = G::outcome(play.state()).expect("a finished game");
        let (begin, end) = (&report.plies[0].win, &report.plies[play.ply()].win);
        for seat in 0..usize::from(self.0) {
            assert_eq!(end[seat], outcome.share(Seat(seat as u8)));
            let booked = report.luck[seat] - report.loss[seat] + report.gift[seat];
            let left = end[seat] - begin[seat] - booked - report.rest[seat];
            assert!(left.abs() < 1e-4, "{} seat {seat}: {left}", G::ID);
        }
        let open = (0..self.0).all(|seat| !G::has_secrets(play.at_ply(0).state(), Seat(seat)));
        assert_eq!(open, ["elfenwizards", "dice-arena"].contains(&G::ID));
        if open {
            assert!(report.rest.iter().all(|&rest| rest == 0.0), "{}: {:?}", G::ID, report.rest);
        }
    }
}

#[test]
fn the_books_close_and_nothing_is_left_over_where_everything_lies_open() {
    for game in GAMES {
        with_game(game.id, Of(*game.seats.start(), BooksClose));
        if game.seats.contains(&(game.seats.start() + 1)) {
            with_game(game.id, Of(game.seats.start() + 1, BooksClose));
        }
    }
}

#[test]
fn a_game_that_goes_on_has_no_analysis() {
    let setup = Setup { seats: 3, options: Default::default() };
    let play = Play::<Elfenwizards>::begin(setup, Seed(1)).expect("a game");
    assert!(Analysis::new(&play, Seed(1)).is_none());
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let play = game::<DiceArena>(2, 2, 8);
    assert_eq!(report(&play, 7, true), report(&play, 7, true));
    assert_ne!(report(&play, 7, true), report(&play, 8, true));
}

/// By seat: the mean luck in games of bots, and its standard error.
fn mean_luck<G: Policy>(seats: u8, games: u64) -> Vec<(f64, f64)> {
    let lucks: Vec<Vec<f32>> =
        (0..games).map(|seed| report(&game::<G>(seats, seed, 8), seed, false).luck).collect();
    let of_seat = |seat: usize| {
        let values = || lucks.iter().map(|luck| f64::from(luck[seat]));
        let mean = values().sum::<f64>() / games as f64;
        let variance = values().map(|luck| (luck - mean).powi(2)).sum::<f64>() / games as f64;
        (mean, (variance / games as f64).sqrt())
    };
    (0..usize::from(seats)).map(of_seat).collect()
}

#[test]
fn luck_is_nothing_in_the_mean_of_many_games() {
    let lucks =
        [mean_luck::<DiceArena>(2, enough(30, 60)), mean_luck::<Elfenwizards>(3, enough(6, 12))];
    for (mean, error) in lucks.into_iter().flatten() {
        assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
    }
}

#[test]
fn an_archmage_loses_next_to_nothing_by_its_decisions() {
    let (mut loss, mut decisions) = (0.0, 0);
    for seed in 0..enough(1, 4) {
        let report = report(&game::<DiceArena>(3, seed, 1500), 1, true);
        loss += report.loss.iter().sum::<f32>();
        decisions += report.decisions.iter().sum::<u32>();
    }
    let each = loss / decisions as f32;
    assert!((0.0..0.006).contains(&each), "{each} a decision");
}

#[test]
fn a_planted_blunder_is_first_of_the_mistakes() {
    let setup = Setup { seats: 3, options: Default::default() };
    let mut play = Play::<Elfenwizards>::begin(setup, Seed(4)).expect("a game");
    // In the first round somebody leaves all dice in the hand.
    let mut planted = None;
    while planted.is_none() {
        let seat = play.to_act().first().expect("the game goes on");
        let action = if play.legal(seat).contains(&Action::KeepRest) {
            planted = Some(play.ply());
            Action::KeepRest
        } else {
            play.legal(seat)[0]
        };
        play.act(seat, action).expect("a legal action");
    }
    let play = finish(play, 4, 300);
    let report = report(&play, 1, true);
    let first = &report.mistakes[0];
    assert_eq!(Some(first.ply), planted, "{:?}", report.mistakes);
    assert!(!first.instead.is_empty());
}

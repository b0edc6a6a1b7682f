//! `lab bench`: how fast rules and bots are on this machine.

use std::time::{Duration, Instant};

use conclave_rules::bots::{Level, Policy, Temper, search};
use conclave_rules::games::WithGame;
use conclave_rules::table::{Rng, Rules, Seat, Seed, Viewer};
use serde::Serialize;

use super::Failure;
use super::game::{GameArgs, LabGame};
use super::player::PlayerKind;

/// The arguments of `lab bench`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// How long to measure each thing, in seconds.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
}

/// What is printed.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    players: u8,
    random_actions_per_second: f64,
    replayed_actions_per_second: f64,
    record_actions: usize,
    bots: Vec<Thinking>,
}

/// How a level thinks.
#[derive(Serialize)]
struct Thinking {
    level: &'static str,
    iterations_per_second: f64,
    answers: usize,
    /// Milliseconds that an answer takes: half take less than the first, 95 % less
    /// than the second.
    median_ms: f64,
    p95_ms: f64,
}

/// Measures and prints.
///
/// # Errors
/// The arguments ask for what there is not.
pub fn run(args: &Args) -> Result<(), Failure> {
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err("--seconds takes 0.01 to 3600".into());
    }
    let summary = args.game.with(Bench(args))?;
    println!("{}", serde_json::to_string(&summary)?);
    Ok(())
}

struct Bench<'a>(&'a Args);

impl WithGame for Bench<'_> {
    type Out = Result<Summary, Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let Args { game, seconds } = self.0;
        let time = Duration::from_secs_f64(*seconds);
        let players = vec![PlayerKind::Random; usize::from(game.players)];
        let mut table = LabGame::<G>::begin(game.setup::<G>()?, game.seed, &players)?;
        table.finish()?;
        eprintln!("random play");
        let random_actions_per_second = random_play::<G>(game, time)?;
        eprintln!("replay");
        let record = table.play.record();
        let began = Instant::now();
        let mut replayed = 0;
        while began.elapsed() < time {
            replayed += record.replay()?.ply();
        }
        let replayed_actions_per_second = replayed as f64 / began.elapsed().as_secs_f64();
        let bots = Level::ALL.into_iter().map(|level| {
            eprintln!("{}", level.id());
            thinking::<G>(game, level, time)
        });
        Ok(Summary {
            game: G::ID,
            players: game.players,
            random_actions_per_second,
            replayed_actions_per_second,
            record_actions: record.actions.len(),
            bots: bots.collect::<Result<_, _>>()?,
        })
    }
}

/// Games of random actions, nothing kept: the rules alone.
fn random_play<G: Rules>(game: &GameArgs, time: Duration) -> Result<f64, Failure> {
    let setup = game.setup::<G>()?;
    let mut rng = Rng::new(Seed(game.seed));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let (began, mut actions) = (Instant::now(), 0u64);
    while began.elapsed() < time {
        events.clear();
        let mut state = G::begin(&setup, Seed(rng.bits()), &mut events)?;
        while let Some(first) = G::to_act(&state).first() {
            let is_chance = G::to_act(&state).has(Seat::CHANCE);
            let seat = if is_chance { Seat::CHANCE } else { first };
            let action = if is_chance {
                G::sample_chance(&state, &mut rng)
            } else {
                legal.clear();
                G::legal(&state, seat, &mut legal);
                rng.pick(&legal).cloned()
            };
            let action = action.ok_or("nobody knows what to do")?;
            events.clear();
            G::apply(&mut state, seat, &action, &mut events).map_err(|why| why.to_string())?;
            actions += 1;
        }
    }
    Ok(actions as f64 / began.elapsed().as_secs_f64())
}

/// Every decision of games that bots of this level play, for as long as `time`.
fn thinking<G: Policy>(game: &GameArgs, level: Level, time: Duration) -> Result<Thinking, Failure> {
    let mut rng = Rng::new(Seed(game.seed));
    let bot = PlayerKind::Bot { level, temper: Temper::Even, iterations: None };
    let players = vec![bot; usize::from(game.players)];
    let mut answers = Vec::new();
    let mut iterations = 0.0;
    let all = Instant::now();
    'games: loop {
        let seed = rng.bits();
        let mut play = LabGame::<G>::begin(game.setup::<G>()?, seed, &players)?.play;
        while let Some(first) = play.to_act().first() {
            if all.elapsed() >= time {
                break 'games;
            }
            if play.to_act().has(Seat::CHANCE) {
                let action =
                    G::sample_chance(play.state(), &mut rng).ok_or("nobody knows what to do")?;
                play.act(Seat::CHANCE, action).map_err(|why| why.to_string())?;
                continue;
            }
            let view = G::view(play.state(), Viewer::Seat(first));
            let began = Instant::now();
            let seed = Seed(rng.bits());
            let answer = search::<G>(&view, first, G::effort(level), seed, &mut || true)
                .ok_or("nobody knows what to do")?;
            iterations += f64::from(answer.iterations);
            answers.push(began.elapsed().as_secs_f64() * 1000.0);
            for action in answer.plan {
                if play.legal(first).binary_search(&action).is_err() {
                    break;
                }
                play.act(first, action).map_err(|why| why.to_string())?;
            }
        }
    }
    answers.sort_by(f64::total_cmp);
    let rank = |part: f64| {
        let last = answers.len().saturating_sub(1);
        answers.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
    };
    Ok(Thinking {
        level: level.id(),
        iterations_per_second: iterations * 1000.0 / answers.iter().sum::<f64>(),
        answers: answers.len(),
        median_ms: rank(0.5),
        p95_ms: rank(0.95),
    })
}

//! `lab simulate`: many games, counted.

use conclave_rules::bots::Policy;
use conclave_rules::games::WithGame;
use serde::Serialize;

use super::Failure;
use super::game::{GameArgs, LabGame};
use super::player::Players;
use super::work;

/// The arguments of `lab simulate`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Who plays: random, novice, apprentice, adept or archmage, with the number of games
    /// that a bot may simulate for a decision if not the level's own (adept@200); or
    /// the plain search with so many (plain@1500).
    /// One for all, or one for each seat with commas between.
    #[arg(long, default_value = "random", value_parser = Players::parse)]
    policy: Players,
    /// How many games to play; each has the next seed.
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// On how many threads.
    #[arg(long, default_value_t = work::threads())]
    threads: usize,
}

/// What is printed.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    players: u8,
    policy: Vec<String>,
    games: usize,
    seed: u64,
    /// By seat.
    wins: Vec<f32>,
    share: Vec<f32>,
    score: Vec<f32>,
    actions: Lengths,
    results: Vec<GameRow>,
}

#[derive(Serialize)]
struct Lengths {
    least: usize,
    mean: f32,
    most: usize,
}

#[derive(Serialize)]
struct GameRow {
    seed: u64,
    actions: usize,
    scores: Vec<i32>,
    winners: Vec<u8>,
}

/// Plays the games and prints what came of them.
///
/// # Errors
/// The arguments ask for what there is not.
pub fn run(args: &Args) -> Result<(), Failure> {
    let summary = args.game.with(Simulate(args))?;
    println!("{}", serde_json::to_string(&summary)?);
    Ok(())
}

struct Simulate<'a>(&'a Args);

impl WithGame for Simulate<'_> {
    type Out = Result<Summary, Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let Args { game, policy, games, threads } = self.0;
        let seats = game.players;
        let players = policy.seated(seats)?;
        let results = work::spread(*games, *threads, "game", |i| {
            let seed = game.seed.wrapping_add(i as u64);
            let mut table = LabGame::<G>::begin(game.setup::<G>()?, seed, &players)?;
            table.finish()?;
            let outcome = G::outcome(table.play.state()).ok_or("a game without an outcome")?;
            Ok(GameRow {
                seed,
                actions: table.play.ply(),
                scores: outcome.scores.clone(),
                winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            })
        })?;
        let count = results.len().max(1) as f32;
        let mut wins = vec![0.0; usize::from(seats)];
        let mut score = vec![0.0; usize::from(seats)];
        for result in &results {
            for &winner in &result.winners {
                wins[usize::from(winner)] += 1.0 / result.winners.len() as f32;
            }
            for (sum, &points) in score.iter_mut().zip(&result.scores) {
                *sum += points as f32 / count;
            }
        }
        let lengths = || results.iter().map(|result| result.actions);
        Ok(Summary {
            game: G::ID,
            players: seats,
            policy: players.iter().map(ToString::to_string).collect(),
            games: results.len(),
            seed: game.seed,
            share: wins.iter().map(|wins| wins / count).collect(),
            wins,
            score,
            actions: Lengths {
                least: lengths().min().unwrap_or_default(),
                mean: lengths().sum::<usize>() as f32 / count,
                most: lengths().max().unwrap_or_default(),
            },
            results,
        })
    }
}

//! `lab ladder`: two kinds of players against each other.

use conclave_rules::bots::Policy;
use conclave_rules::games::WithGame;
use serde::Serialize;

use super::Failure;
use super::game::{GameArgs, LabGame};
use super::player::PlayerKind;
use super::work;

/// The arguments of `lab ladder`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Who should be the better: a player as in --policy of `lab trace`.
    #[arg(value_parser = PlayerKind::parse)]
    better: PlayerKind,
    /// Against whom.
    #[arg(value_parser = PlayerKind::parse)]
    other: PlayerKind,
    /// How many games at least; every seating is played equally often.
    #[arg(long, default_value_t = 200)]
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
    better: String,
    other: String,
    games: usize,
    seed: u64,
    seatings: usize,
    share: f64,
    low: f64,
    high: f64,
    margin: f64,
    actions: f64,
    seconds: f64,
}

/// Plays the games and prints who won how many.
///
/// # Errors
/// The arguments ask for what there is not.
pub fn run(args: &Args) -> Result<(), Failure> {
    let summary = args.game.with(Ladder(args))?;
    println!("{}", serde_json::to_string(&summary)?);
    Ok(())
}

/// Every way to seat half of `seats` players (rounded down) as the better ones:
/// bit by seat.
fn seatings(seats: u8) -> Vec<u8> {
    let half = u32::from(seats / 2);
    (0..=u8::MAX >> (8 - seats.min(8))).filter(|seating| seating.count_ones() == half).collect()
}

/// The interval in which the true share lies with 95 % probability, given the
/// share found in `games` games (Wilson's score interval).
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.959_964;
    let centre = share + z * z / (2.0 * games);
    let reach = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((centre - reach) / scale, (centre + reach) / scale)
}

struct Ladder<'a>(&'a Args);

/// One game of a ladder: the better players' share of victory, by how many points
/// a head they scored more, and how many actions it took.
type Bout = (f64, f64, usize);

impl WithGame for Ladder<'_> {
    type Out = Result<Summary, Failure>;

    fn with<G: Policy>(self) -> Self::Out {
        let Args { game, better, other, games, threads } = self.0;
        let seats = game.players;
        if !G::SEATS.contains(&seats) {
            // Says so in the game's own words.
            LabGame::<G>::begin(game.setup::<G>()?, game.seed, &[])?;
            return Err("no table of that size".into());
        }
        let seatings = seatings(seats);
        let rounds = games.div_ceil(seatings.len());
        let began = std::time::Instant::now();
        let bouts: Vec<Bout> = work::spread(rounds * seatings.len(), *threads, "game", |i| {
            let seating = seatings[i % seatings.len()];
            let is_better = |seat: u8| seating & 1 << seat != 0;
            let players: Vec<PlayerKind> =
                (0..seats).map(|seat| if is_better(seat) { *better } else { *other }).collect();
            let seed = game.seed.wrapping_add(i as u64);
            let mut table = LabGame::<G>::begin(game.setup::<G>()?, seed, &players)?;
            table.finish()?;
            let outcome = G::outcome(table.play.state()).ok_or("a game without an outcome")?;
            let share = outcome.winners.iter().filter(|seat| is_better(seat.0)).count() as f64
                / outcome.winners.len().max(1) as f64;
            let mean = |better: bool| {
                let scores =
                    (0..).zip(&outcome.scores).filter(|&(seat, _)| is_better(seat) == better);
                let (count, sum) = scores.fold((0, 0), |(n, sum), (_, score)| (n + 1, sum + score));
                f64::from(sum) / f64::from(count.max(1))
            };
            Ok((share, mean(true) - mean(false), table.play.ply()))
        })?;
        let count = bouts.len() as f64;
        let share = bouts.iter().map(|bout| bout.0).sum::<f64>() / count;
        let (low, high) = wilson(share, count);
        Ok(Summary {
            game: G::ID,
            players: seats,
            better: better.to_string(),
            other: other.to_string(),
            games: bouts.len(),
            seed: game.seed,
            seatings: seatings.len(),
            share,
            low,
            high,
            margin: bouts.iter().map(|bout| bout.1).sum::<f64>() / count,
            actions: bouts.iter().map(|bout| bout.2 as f64).sum::<f64>() / count,
            seconds: began.elapsed().as_secs_f64(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_seats_in_every_way() {
        assert_eq!(seatings(4).len(), 6);
        assert_eq!(seatings(3).len(), 3);
        assert_eq!(seatings(6).len(), 20);
    }

    #[test]
    fn the_interval_holds_the_share_and_narrows() {
        let (low, high) = wilson(0.7, 200.0);
        assert!((0.632..0.634).contains(&low) && (0.758..0.761).contains(&high), "{low} {high}");
        let (lower, higher) = wilson(0.7, 2000.0);
        assert!(low < lower && lower < 0.7 && 0.7 < higher && higher < high);
    }
}

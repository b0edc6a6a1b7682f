//! Measures the physics of throws. See docs/lab.md.

use std::time::Instant;

use conclave_arena::fit;
use conclave_arena::measure::{self, ThrowReport, ThrowTally};
use conclave_arena::played::{self, LandingSource};
use conclave_arena::simulate;
use conclave_rules::games::dice_arena::{Aim, Force, ThrowIntent};
use conclave_rules::table::{Rng, Seed};

const HELP: &str = "arena_lab COMMAND [COUNT [PART]]
  alone, crowds, handfuls, towers, speed   measures throws of that kind
  all                                      measures all of them
  hits                                     what throws do to the die they are aimed at
  energy                                   how far energy grows, in throws of every kind, or of
                                           those with this part in their names: 2 Tower
  at-towers                                what throws of every force do to the towers of played
                                           games
  games                                    games with the physics and with the model
  fit                                      writes crates/rules/src/games/dice_arena/fitted.rs anew";

fn main() -> std::process::ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let count: Option<u32> = arguments.next().and_then(|n| n.parse().ok());
    let part = arguments.next().unwrap_or_default();
    match command.as_str() {
        "alone" => alone(count.unwrap_or(20_000)),
        "crowds" => crowds(count.unwrap_or(100)),
        "handfuls" => handfuls(count.unwrap_or(100)),
        "towers" => towers(count.unwrap_or(100)),
        "speed" => speed(),
        "hits" => hits(count.unwrap_or(2_000)),
        "at-towers" => {
            // Not the games that the model is fitted from.
            for (force, class, share, of) in fit::at_towers(count.unwrap_or(4_000), 2) {
                println!("{force:?}, {class}: {share:.2} % of {of}");
            }
        }
        "games" => games(count.unwrap_or(400)),
        "energy" => energy(count.unwrap_or(10_000), &part),
        "all" => {
            let count = count.unwrap_or(2_000).max(20);
            alone(count);
            crowds(count / 20);
            handfuls(count / 20);
            towers(count / 20);
            speed();
        }
        "fit" => {
            let text = fit::fitted(count.unwrap_or(4_000), 1);
            let path =
                concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/src/games/dice_arena/fitted.rs");
            if let Err(why) = std::fs::write(path, text) {
                eprintln!("cannot write {path}: {why}");
                return std::process::ExitCode::FAILURE;
            }
        }
        _ => {
            eprintln!("{HELP}");
            return std::process::ExitCode::from(2);
        }
    }
    std::process::ExitCode::SUCCESS
}

fn share(part: u32, of: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(of.max(1))
}

fn alone(count: u32) {
    println!("alone:");
    for force in Force::ALL {
        let start = Instant::now();
        let tally = measure::alone(force, count, 1 + force as u64);
        println!(
            "  {force:?}: faces {:?} chi-square {:.2}, out {:.2} %, shaken {:.2} %, steps {}, {:?} each",
            tally.faces,
            tally.chi_square(),
            share(tally.thrown_out, tally.throws),
            share(tally.shakes, tally.throws),
            tally.steps / u64::from(tally.throws),
            start.elapsed() / count
        );
    }
}

fn worst(report: &mut ThrowReport, other: ThrowReport) {
    report.growth = report.growth.max(other.growth);
    report.depth = report.depth.max(other.depth);
    report.level = report.level.min(other.level);
}

fn crowds(count: u32) {
    println!("crowds:");
    let mut rng = Rng::new(Seed(5));
    for dice in [4, 12, 20] {
        for force in Force::ALL {
            for at in [false, true] {
                let mut tally = ThrowTally::default();
                let mut report = ThrowReport { level: 1.0, ..ThrowReport::default() };
                for _ in 0..count {
                    let arena = measure::scattered(dice, &mut rng);
                    let aim = if at {
                        Aim::At(conclave_rules::games::dice_arena::Die(0))
                    } else {
                        Aim::Clear
                    };
                    let request = measure::throw(&arena, ThrowIntent { force, aim }, &mut rng);
                    let (simulation, seen) = measure::examine(&request);
                    worst(&mut report, seen);
                    tally.add(&request, &simulation);
                }
                println!(
                    "  {dice} dice {force:?} at {at}: disturbs {:.1} %, turned {:.2}, out {:.2} + {:.2} thrown, shaken {:.2}, steps {}; {report:?}",
                    share(tally.disturbing, tally.throws),
                    share(tally.turned, tally.throws),
                    share(tally.knocked_out, tally.throws),
                    share(tally.thrown_out, tally.throws),
                    share(tally.shakes, tally.throws),
                    tally.steps / u64::from(tally.throws),
                );
            }
        }
    }
}

fn handfuls(count: u32) {
    println!("handfuls:");
    let mut rng = Rng::new(Seed(6));
    for dice in [2, 8, 20] {
        for force in Force::ALL {
            let mut tally = ThrowTally::default();
            let mut report = ThrowReport { level: 1.0, ..ThrowReport::default() };
            for _ in 0..count {
                let request = measure::handful(dice, force, &mut rng);
                let (simulation, seen) = measure::examine(&request);
                worst(&mut report, seen);
                tally.add(&request, &simulation);
            }
            println!(
                "  {dice} dice {force:?}: faces {:?} out {:.2} % a die, shaken {:.2}, steps {}; {report:?}",
                tally.faces,
                share(tally.thrown_out, tally.throws * u32::from(dice)),
                share(tally.shakes, tally.throws),
                tally.steps / u64::from(tally.throws),
            );
        }
    }
}

fn towers(count: u32) {
    println!("towers:");
    let mut rng = Rng::new(Seed(7));
    for height in 2..=10 {
        let runs = (0..count).map(|_| measure::stand_untouched(height, 960, &mut rng));
        let (stand, depth) = runs.fold((0, 0.0f32), |(stand, deepest), (dice, depth)| {
            (stand + u32::from(dice == height), deepest.max(depth))
        });
        println!("  {height} high untouched: {stand} of {count} stand, {depth} deep");
    }
    for height in [2, 4, 7, 10] {
        for force in Force::ALL {
            for at in [false, true] {
                let mut tally = ThrowTally::default();
                let mut report = ThrowReport { level: 1.0, ..ThrowReport::default() };
                for _ in 0..count {
                    let arena = measure::with_tower(height, &mut rng);
                    let top = arena.tower.top().unwrap_or_default();
                    let aim = if at { Aim::At(top) } else { Aim::Clear };
                    let request = measure::throw(&arena, ThrowIntent { force, aim }, &mut rng);
                    let (simulation, seen) = measure::examine(&request);
                    worst(&mut report, seen);
                    tally.add(&request, &simulation);
                }
                println!(
                    "  {height} high {force:?} at {at}: stands {:.1} %, falls {:.1} %, shaken {:.2}, steps {}; {report:?}",
                    share(tally.standing, tally.throws),
                    share(tally.fallen, tally.throws),
                    share(tally.shakes, tally.throws),
                    tally.steps / u64::from(tally.throws),
                );
            }
        }
    }
}

/// What throws do to the die that they are aimed at, or past.
fn hits(count: u32) {
    println!("hits among 8 dice (moved, turned, out; thrown out; others out; %):");
    let mut rng = Rng::new(Seed(9));
    for force in [Force::Gentle.strength(), Force::Firm.strength(), Force::Hard.strength(), 100] {
        for (at_rim, beside) in [(false, 0), (false, 500), (false, 1_000), (true, 0)] {
            let hits = measure::hits(8, at_rim, beside, force, count, &mut rng);
            let share = |part: u32| share(part, hits.throws);
            println!(
                "  force {force} {} {beside:4} beside: {:.1} {:.1} {:.1}; {:.1}; {:.1}",
                if at_rim { "at the rim" } else { "anywhere  " },
                share(hits.moved),
                share(hits.turned),
                share(hits.out),
                share(hits.thrown_out),
                share(hits.others_out),
            );
        }
    }
}

/// How games go with the physics, and with the outcome model.
fn games(count: u32) {
    println!("throws and casts a game, with the physics and with the model:");
    for seats in 2..=5 {
        let [physics, model] = [LandingSource::Physics, LandingSource::Model].map(|source| {
            let mut rng = Rng::new(Seed(u64::from(seats)));
            let count = if source == LandingSource::Model { 10 * count } else { count };
            let games = (0..count).map(|_| played::game(seats, source, &mut rng, |_, _, _| {}));
            let (throws, casts) =
                games.fold((0, 0), |(t, c), game| (t + game.throws, c + game.casts));
            (f64::from(throws) / f64::from(count), f64::from(casts) / f64::from(count))
        });
        println!(
            "  {seats} players: throws {:.2} and {:.2}, casts {:.2} and {:.2}",
            physics.0, model.0, physics.1, model.1
        );
    }
}

/// How far the energy of dice ever grows, in throws of the kinds whose names have this part.
fn energy(count: u32, part: &str) {
    println!("growth of energy, in % of the throw's: in 99 of 100 throws, and at most:");
    let mut rng = Rng::new(Seed(10));
    let mut every = Vec::new();
    for kind in measure::ThrowKind::all().into_iter().filter(|kind| kind.name.contains(part)) {
        let throws = (0..count).map(|_| measure::examine(&kind.throw(&mut rng)).1.growth);
        let mut growth: Vec<f32> = throws.collect();
        growth.sort_by(f32::total_cmp);
        let most = growth.last().copied().unwrap_or(0.0);
        let usual = growth[growth.len() * 99 / 100];
        println!("  {}: {:.4} {:.4}", kind.name, 100.0 * usual, 100.0 * most);
        every.extend(growth);
    }
    every.sort_by(f32::total_cmp);
    let at = |part: usize| 100.0 * every[(every.len() - 1) * part / 100];
    println!("  all {}: {:.4} {:.4}", every.len(), at(99), at(100));
}

fn speed() {
    let requests = measure::samples(20, 210);
    let start = Instant::now();
    let longest = requests
        .iter()
        .map(|request| {
            let start = Instant::now();
            std::hint::black_box(simulate(request));
            start.elapsed()
        })
        .max();
    println!("20 dice: {:?} a throw, at most {longest:?}", start.elapsed() / 210);
}

//! Measures the physics of throws. See docs/lab.md.

use std::time::Instant;

use conclave::games::dice_arena::{Aim, Force, ThrowIntent};
use conclave::table::{Rng, Seed};
use conclave_arena::measure::{self, Tally, ThrowReport};
use conclave_arena::simulate;

const HELP: &str = "arena_lab COMMAND [COUNT]
  alone, crowds, handfuls, towers, speed   measures throws of that kind
  all                                      measures all of them
  fit                                      writes src/games/dice_arena/fitted.rs anew";

fn main() -> std::process::ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let count: Option<u32> = arguments.next().and_then(|n| n.parse().ok());
    match command.as_str() {
        "alone" => alone(count.unwrap_or(20_000)),
        "crowds" => crowds(count.unwrap_or(100)),
        "handfuls" => handfuls(count.unwrap_or(100)),
        "towers" => towers(count.unwrap_or(100)),
        "speed" => speed(),
        "all" => {
            let count = count.unwrap_or(2_000).max(20);
            alone(count);
            crowds(count / 20);
            handfuls(count / 20);
            towers(count / 20);
            speed();
        }
        "fit" => {
            let text = conclave_arena::fit::fitted(count.unwrap_or(4_000), 1);
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/games/dice_arena/fitted.rs");
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
                let mut tally = Tally::default();
                let mut report = ThrowReport { level: 1.0, ..ThrowReport::default() };
                for _ in 0..count {
                    let arena = measure::scattered(dice, &mut rng);
                    let aim =
                        if at { Aim::At(conclave::games::dice_arena::Die(0)) } else { Aim::Clear };
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
            let mut tally = Tally::default();
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
        let runs = (0..count).map(|_| measure::stand_untouched(height, 480, &mut rng));
        let (stand, depth) = runs.fold((0, 0.0f32), |(stand, deepest), (dice, depth)| {
            (stand + u32::from(dice == height), deepest.max(depth))
        });
        println!("  {height} high untouched: {stand} of {count} stand, {depth} deep");
    }
    for height in [2, 4, 7, 10] {
        for force in Force::ALL {
            for at in [false, true] {
                let mut tally = Tally::default();
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

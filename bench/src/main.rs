//! The same random games natively and as WebAssembly, side by side.
//!
//! `cargo run --profile fast -p conclave-bench -- MODULE.wasm`; `cargo xtask
//! bench` builds the module first. WebAssembly runs in Node, whose engine is
//! Chromium's.

use std::process::{Command, ExitCode};
use std::time::Instant;

use conclave_bench::elfenwizards;

/// Games in one measurement: few, so that some go undisturbed on a busy machine.
const GAMES: u32 = 500;
/// Measurements, of which the best counts.
const TRIES: u32 = 60;

/// Plays the same games in WebAssembly; prints, for each table, the number of
/// actions and the seconds of the best try.
const SCRIPT: &str = r#"
const [file, games, tries] = process.argv.slice(1);
WebAssembly.instantiate(require("fs").readFileSync(file)).then(({ instance }) => {
  for (let seats = 3; seats <= 6; seats++) {
    let best = Infinity, actions = 0;
    for (let i = 0; i < tries; i++) {
      const start = performance.now();
      actions = instance.exports.elfenwizards(seats, games);
      best = Math.min(best, performance.now() - start);
    }
    console.log(actions >>> 0, best / 1000);
  }
});
"#;

/// Actions, and the seconds that they took.
struct Measured {
    actions: u32,
    seconds: f64,
}

impl Measured {
    fn per_second(&self) -> f64 {
        f64::from(self.actions) / self.seconds
    }
}

fn native(seats: u32) -> Measured {
    let mut best = Measured { actions: 0, seconds: f64::INFINITY };
    for _ in 0..TRIES {
        let start = Instant::now();
        let actions = elfenwizards(seats, GAMES);
        best = Measured { actions, seconds: best.seconds.min(start.elapsed().as_secs_f64()) };
    }
    best
}

fn wasm(module: &str) -> Option<Vec<Measured>> {
    let arguments = ["-e", SCRIPT, module, &GAMES.to_string(), &TRIES.to_string()];
    let output = Command::new("node").args(arguments).output().ok()?;
    let measured = String::from_utf8(output.stdout).ok()?;
    measured
        .lines()
        .map(|line| {
            let (actions, seconds) = line.split_once(' ')?;
            Some(Measured { actions: actions.parse().ok()?, seconds: seconds.parse().ok()? })
        })
        .collect()
}

fn main() -> ExitCode {
    let Some(module) = std::env::args().nth(1) else {
        eprintln!("say which module: cargo xtask bench builds it");
        return ExitCode::FAILURE;
    };
    println!("| players | actions a game | native, actions/s | wasm, actions/s | wasm ÷ native |");
    println!("|---|---|---|---|---|");
    let Some(in_wasm) = wasm(&module).filter(|measured| measured.len() == 4) else {
        eprintln!("Node did not run {module}");
        return ExitCode::FAILURE;
    };
    for (seats, wasm) in (3..).zip(in_wasm) {
        let native = native(seats);
        if native.actions != wasm.actions {
            eprintln!("not the same games: {} and {} actions", native.actions, wasm.actions);
            return ExitCode::FAILURE;
        }
        println!(
            "| {seats} | {} | {:.2} M | {:.2} M | {:.2} |",
            native.actions / GAMES,
            native.per_second() / 1e6,
            wasm.per_second() / 1e6,
            wasm.per_second() / native.per_second()
        );
    }
    ExitCode::SUCCESS
}

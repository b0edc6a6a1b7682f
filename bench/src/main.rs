//! The same random games natively and as WebAssembly, side by side.
//!
//! `cargo run --profile fast -p conclave-bench -- MODULE.wasm`; `cargo xtask
//! bench` builds the module first. WebAssembly runs in Node, whose engine is
//! Chromium's.

use std::process::{Command, ExitCode};
use std::time::Instant;

use conclave_bench::elfenwizards;

/// Games in one try: few, so that some tries go undisturbed on a busy machine.
const GAMES: u32 = 500;
/// Tries in a row, of which the best counts; the first ones warm up.
const TRIES: u32 = 20;
/// How often native and WebAssembly take turns, so that both see the machine at
/// its best.
const TURNS: u32 = 6;

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

/// Actions, and the seconds that they took at best.
#[derive(Clone, Copy)]
struct Measured {
    actions: u32,
    seconds: f64,
}

impl Measured {
    const NOTHING: Measured = Measured { actions: 0, seconds: f64::INFINITY };

    fn per_second(&self) -> f64 {
        f64::from(self.actions) / self.seconds
    }

    /// Another try at the same games.
    fn again(&mut self, other: Measured) {
        *self = Measured { seconds: self.seconds.min(other.seconds), ..other };
    }
}

/// The tables for 3 to 6 players.
type Tables = [Measured; 4];

fn native() -> Tables {
    let mut tables = [Measured::NOTHING; 4];
    for (seats, table) in (3..).zip(&mut tables) {
        for _ in 0..TRIES {
            let start = Instant::now();
            let actions = elfenwizards(seats, GAMES);
            table.again(Measured { actions, seconds: start.elapsed().as_secs_f64() });
        }
    }
    tables
}

fn wasm(module: &str) -> Option<Tables> {
    let arguments = ["-e", SCRIPT, module, &GAMES.to_string(), &TRIES.to_string()];
    let output = Command::new("node").args(arguments).output().ok()?;
    let mut tables = [Measured::NOTHING; 4];
    let lines = String::from_utf8(output.stdout).ok()?;
    let mut lines = lines.lines();
    for table in &mut tables {
        let (actions, seconds) = lines.next()?.split_once(' ')?;
        *table = Measured { actions: actions.parse().ok()?, seconds: seconds.parse().ok()? };
    }
    Some(tables)
}

fn main() -> ExitCode {
    let Some(module) = std::env::args().nth(1) else {
        eprintln!("say which module: cargo xtask bench builds it");
        return ExitCode::FAILURE;
    };
    let (mut natives, mut wasms) = ([Measured::NOTHING; 4], [Measured::NOTHING; 4]);
    for _ in 0..TURNS {
        let Some(in_wasm) = wasm(&module) else {
            eprintln!("Node did not run {module}");
            return ExitCode::FAILURE;
        };
        wasms.iter_mut().zip(in_wasm).for_each(|(table, again)| table.again(again));
        natives.iter_mut().zip(native()).for_each(|(table, again)| table.again(again));
    }
    println!("| players | actions a game | native, actions/s | wasm, actions/s | wasm ÷ native |");
    println!("|---|---|---|---|---|");
    for ((seats, native), wasm) in (3..).zip(natives).zip(wasms) {
        if native.actions != wasm.actions {
            eprintln!("not the same games: {} and {} actions", native.actions, wasm.actions);
            return ExitCode::FAILURE;
        }
        println!(
            "| {seats} | {} | {:.1} M | {:.1} M | {:.2} |",
            native.actions / GAMES,
            native.per_second() / 1e6,
            wasm.per_second() / 1e6,
            wasm.per_second() / native.per_second()
        );
    }
    ExitCode::SUCCESS
}

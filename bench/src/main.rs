//! The same random games natively and as WebAssembly, side by side.
//!
//! `cargo run --profile fast -p conclave-bench -- MODULE.wasm`; `cargo xtask
//! bench` builds the module first. WebAssembly runs in Node, whose engine is
//! Chromium's.

use std::process::{Command, ExitCode};
use std::time::Instant;

use conclave_bench::{GAMES, random};

/// Games in one try: few, so that some tries go undisturbed on a busy machine.
const PLAYED: u32 = 100;
/// Tries in a row, of which the best counts.
const TRIES: u32 = 20;
/// How often native and WebAssembly take turns, so that both see the machine at
/// its best.
const TURNS: u32 = 4;

/// Plays the same games in WebAssembly; prints, for each table, the number of
/// actions and the seconds of the best try. Before them it plays for a while, since
/// the engine compiles for speed what has run for long enough, which twenty tries
/// of a short game have not.
const SCRIPT: &str = r#"
const [file, games, tries, ...tables] = process.argv.slice(1);
WebAssembly.instantiate(require("fs").readFileSync(file)).then(({ instance }) => {
  for (const table of tables) {
    const [game, seats] = table.split(",");
    const warm = performance.now() + 300;
    while (performance.now() < warm) instance.exports.random(game, seats, games);
    let best = Infinity, actions = 0;
    for (let i = 0; i < tries; i++) {
      const start = performance.now();
      actions = instance.exports.random(game, seats, games);
      best = Math.min(best, performance.now() - start);
    }
    console.log(actions >>> 0, best / 1000);
  }
});
"#;

/// Actions, and the seconds that they took at best.
#[derive(Clone, Copy)]
struct Timing {
    actions: u32,
    seconds: f64,
}

impl Timing {
    const NOTHING: Timing = Timing { actions: 0, seconds: f64::INFINITY };

    fn per_second(&self) -> f64 {
        f64::from(self.actions) / self.seconds
    }

    /// Another try at the same games.
    fn again(&mut self, other: Timing) {
        *self = Timing { seconds: self.seconds.min(other.seconds), ..other };
    }
}

/// Every table of every game: the game's number in [`GAMES`], and the seats.
fn tables() -> Vec<(u32, u32)> {
    let games = (0u32..).zip(GAMES);
    games.flat_map(|(game, of)| (of.seats.0..=of.seats.1).map(move |seats| (game, seats))).collect()
}

fn native() -> Vec<Timing> {
    let best = |(game, seats)| {
        let mut best = Timing::NOTHING;
        for _ in 0..TRIES {
            let start = Instant::now();
            let actions = random(game, seats, PLAYED);
            best.again(Timing { actions, seconds: start.elapsed().as_secs_f64() });
        }
        best
    };
    tables().into_iter().map(best).collect()
}

fn wasm(module: &str) -> Option<Vec<Timing>> {
    let output = Command::new("node")
        .args(["-e", SCRIPT, module, &PLAYED.to_string(), &TRIES.to_string()])
        .args(tables().iter().map(|(game, seats)| format!("{game},{seats}")))
        .output()
        .ok()?;
    let read = |line: &str| {
        let (actions, seconds) = line.split_once(' ')?;
        Some(Timing { actions: actions.parse().ok()?, seconds: seconds.parse().ok()? })
    };
    let measured =
        String::from_utf8(output.stdout).ok()?.lines().map(read).collect::<Option<Vec<_>>>()?;
    (measured.len() == tables().len()).then_some(measured)
}

fn main() -> ExitCode {
    let Some(module) = std::env::args().nth(1) else {
        eprintln!("say which module: cargo xtask bench builds it");
        return ExitCode::FAILURE;
    };
    let nothing = vec![Timing::NOTHING; tables().len()];
    let (mut natives, mut wasms) = (nothing.clone(), nothing);
    for _ in 0..TURNS {
        let Some(in_wasm) = wasm(&module) else {
            eprintln!("Node did not run {module}");
            return ExitCode::FAILURE;
        };
        wasms.iter_mut().zip(in_wasm).for_each(|(table, again)| table.again(again));
        natives.iter_mut().zip(native()).for_each(|(table, again)| table.again(again));
    }
    println!(
        "| game | players | actions a game | native, actions/s | wasm, actions/s | wasm ÷ native |"
    );
    println!("|---|---|---|---|---|---|");
    for (((game, seats), native), wasm) in tables().into_iter().zip(natives).zip(wasms) {
        if native.actions != wasm.actions {
            eprintln!("not the same games: {} and {} actions", native.actions, wasm.actions);
            return ExitCode::FAILURE;
        }
        println!(
            "| {} | {seats} | {} | {:.1} M | {:.1} M | {:.2} |",
            GAMES[game as usize].id,
            native.actions / PLAYED,
            native.per_second() / 1e6,
            wasm.per_second() / 1e6,
            wasm.per_second() / native.per_second()
        );
    }
    ExitCode::SUCCESS
}

//! Running `wasm-opt`, which makes the released programs smaller.

use crate::command::run;
use crate::parallel;
use crate::tools::Tools;
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// The features of WebAssembly that the compiler uses by default. wasm-opt must be given all of them;
/// given more, it would write programs that browsers refuse.
const FEATURES: [&str; 8] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-call-indirect-overlong",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What wasm-opt does, in this order; measured by what is left after brotli (5 KB less for each game
/// than one `-Oz`).
const PASSES: [&str; 22] = [
    // The compiler puts the stack first: nothing lies at the lowest addresses.
    "--low-memory-unused",
    "--generate-global-effects",
    // What is the same wherever it is computed.
    "--gufa",
    "-Oz",
    // Slow (half a minute for each program), and worth 1 KB.
    "--flatten",
    "--rereloop",
    "-Oz",
    // What is the same by now (0.5 KB).
    "--gufa",
    "-Oz",
    // Fewer copies between locals.
    "--simplify-locals-nostructure",
    "--merge-locals",
    "--coalesce-locals",
    "--reorder-locals",
    // What the passes above have left behind.
    "--vacuum",
    "--remove-unused-brs",
    "--merge-blocks",
    "--vacuum",
    // Alignment is a hint that engines do without; brotli does better when all say the same.
    "--dealign",
    "--strip-producers",
    // The compiler has inlined what is worth it, and brotli likes the same twice better than a
    // local that holds it.
    "--skip-pass=inlining-optimizing",
    "--skip-pass=local-cse",
    // Zeros between data cost less than beginning the data anew after them (0.5 KB).
    "--skip-pass=memory-packing",
];

/// What the names of programs begin with that no first visit loads: one `-Oz` is enough for them, and
/// takes a quarter of the time.
const LATER_PROGRAMS: [&str; 7] =
    ["learn", "hints", "analysis", "rules", "record", "arena", "scan"];

/// wasm-opt with all its options; the names of the two files are to be added.
pub fn optimizer(tools: &Tools) -> Result<Command> {
    with_passes(tools, &PASSES)
}

fn with_passes(tools: &Tools, passes: &[&str]) -> Result<Command> {
    let mut command = Command::new(tools.program("wasm-opt")?);
    command.env("PATH", tools.search_path()?).args(FEATURES).args(passes);
    Ok(command)
}

/// Optimizes every program in a build, in place, as many at a time as there are cores.
pub fn optimize_programs(tools: &Tools, dist: &Path) -> Result<()> {
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(dist)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "wasm") {
            programs.push(path);
        }
    }
    parallel::map(&programs, |wasm| optimize(tools, wasm))?;
    Ok(())
}

fn optimize(tools: &Tools, wasm: &Path) -> Result<()> {
    let name = wasm.file_name().unwrap_or_default().to_string_lossy();
    let later = LATER_PROGRAMS.iter().any(|later| name.starts_with(later));
    let passes: &[&str] = if later { &["-Oz"] } else { &PASSES };
    run(with_passes(tools, passes)?.arg(wasm).arg("-o").arg(wasm))
}

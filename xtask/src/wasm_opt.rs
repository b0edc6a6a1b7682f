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
    run(with_passes(tools, passes)?.arg(wasm).arg("-o").arg(wasm))?;
    if later {
        return Ok(());
    }
    let mut program = std::fs::read(wasm)?;
    program.extend(zeros_section());
    Ok(std::fs::write(wasm, program)?)
}

/// How many zeros end a program.
const ZEROS: usize = 1 << 14;

/// A custom section, which browsers skip, of zeros.
///
/// Brotli at its highest quality models what is three quarters text or more as text
/// (`BrotliIsMostlyUTF8` in its encoder), and our programs lie at that border, from 74.6 % to 75.6 %:
/// on the wrong side of it a program weighs 2 KB more, and any change could bring it there. Zeros are
/// no text, and weigh some twenty bytes.
fn zeros_section() -> Vec<u8> {
    const NAME: &[u8] = b"zeros";
    let mut section = vec![0];
    let mut size = 1 + NAME.len() + ZEROS;
    // LEB128: seven bits in a byte, the lowest first, and a bit that says whether there are more.
    while size >= 0x80 {
        section.push(size as u8 | 0x80);
        size >>= 7;
    }
    section.extend([size as u8, NAME.len() as u8]);
    section.extend(NAME);
    section.resize(section.len() + ZEROS, 0);
    section
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_zeros_is_as_long_as_it_says() {
        let section = zeros_section();
        let [id, rest @ ..] = section.as_slice() else { panic!("no section") };
        assert_eq!(*id, 0, "custom");
        let length = rest.iter().position(|byte| byte & 0x80 == 0).expect("an end") + 1;
        let (size, body) = rest.split_at(length);
        let size = size.iter().rev().fold(0, |size, byte| size << 7 | usize::from(byte & 0x7f));
        assert_eq!(size, body.len());
        assert_eq!(&body[..6], b"\x05zeros");
    }
}

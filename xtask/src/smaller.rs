//! Programs made small by wasm-opt, and short names between a program and its script.
//!
//! wasm-bindgen names each function of the browser that a program calls after what it does and a
//! hash, once in the program and once in its script. Nobody reads those names; of each program they
//! are 4 KB after brotli. wasm-opt gives them names of a letter or two, and says which; the script
//! is told here.

use crate::tools::Tools;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

/// The features of WebAssembly that the compiler uses by default. wasm-opt must be told all of them;
/// told more, it would write programs that browsers refuse.
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

/// What wasm-opt does, in this order; each was measured by what is left after brotli.
const PASSES: [&str; 12] = [
    // The compiler puts the stack first: nothing lies at the lowest addresses.
    "--low-memory-unused",
    "--generate-global-effects",
    "-Oz",
    "--generate-global-effects",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--generate-global-effects",
    "-Oz",
    "--strip-producers",
    // The compiler has inlined what is worth it, and brotli likes the same twice better than a
    // local that holds it.
    "--skip-pass=inlining-optimizing",
    "--skip-pass=local-cse",
];

/// wasm-opt, told how to make a program small; what is missing are the names of its files.
pub fn optimizer(tools: &Tools) -> Result<Command> {
    let mut command = Command::new(tools.program("wasm-opt")?);
    command.env("PATH", tools.search_path()?).args(FEATURES).args(PASSES);
    Ok(command)
}

/// What wasm-opt tells: each name with its new one.
#[derive(Deserialize)]
struct Renamed {
    /// Module, name, new name.
    imports: Vec<(String, String, String)>,
    /// Name, new name.
    exports: Vec<(String, String)>,
}

/// The module that all imports come from, once names are short.
const MODULE: &str = "a";

/// Makes every program in a build small, and shortens its names.
pub fn make_small(tools: &Tools, dist: &Path) -> Result<()> {
    for entry in std::fs::read_dir(dist)? {
        let wasm = entry?.path();
        let name = wasm.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(program) = name.strip_suffix("_bg.wasm") else { continue };
        let output = optimizer(tools)?
            .arg("--minify-imports-and-exports-and-modules")
            .arg(&wasm)
            .arg("-o")
            .arg(&wasm)
            .output()?;
        if !output.status.success() {
            bail!("wasm-opt: {}", String::from_utf8_lossy(&output.stderr));
        }
        let renamed = serde_json::from_slice(&output.stdout)
            .with_context(|| format!("wasm-opt did not say what it renamed in {program}"))?;
        let script = dist.join(format!("{program}.js"));
        let text = std::fs::read_to_string(&script)?;
        std::fs::write(&script, rewritten(&text, &renamed))?;
    }
    Ok(())
}

/// The script with the new names: what a program imports is a key of the script's list, what it
/// exports is asked for after a dot.
fn rewritten(script: &str, renamed: &Renamed) -> String {
    let imports: HashMap<&str, &str> =
        renamed.imports.iter().map(|(_, old, new)| (old.as_str(), new.as_str())).collect();
    let exports: HashMap<&str, &str> =
        renamed.exports.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect();
    let mut text = String::with_capacity(script.len());
    let mut rest = script;
    while !rest.is_empty() {
        let in_name = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let end = rest.find(|c| !in_name(c)).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let known = if text.ends_with('.') { exports.get(name) } else { imports.get(name) };
        text.push_str(known.copied().unwrap_or(name));
        let next = after.find(in_name).unwrap_or(after.len());
        let (between, after) = after.split_at(next);
        text.push_str(between);
        rest = after;
    }
    if let Some((module, ..)) = renamed.imports.first() {
        text = text.replace(&format!("\"{module}\""), &format!("\"{MODULE}\""));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_calls_its_program_by_the_new_names() {
        let of = |text: &str| text.to_owned();
        let renamed = Renamed {
            imports: vec![
                (of("./go_bg.js"), of("__wbg_click_d990"), of("$")),
                (of("./go_bg.js"), of("__wbg_click_d9901"), of("Ba")),
            ],
            exports: vec![(of("memory"), of("c")), (of("__wbindgen_export2"), of("Mc"))],
        };
        let script = r#"let memory={"./go_bg.js":{__wbg_click_d990:f,__wbg_click_d9901(e){u.__wbindgen_export2(u.memory)}}}"#;
        assert_eq!(rewritten(script, &renamed), r#"let memory={"a":{$:f,Ba(e){u.Mc(u.c)}}}"#);
    }
}

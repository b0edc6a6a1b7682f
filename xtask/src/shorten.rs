//! Short names between a program and its script.
//!
//! wasm-bindgen names each function of the browser that a program calls after what it does and a
//! hash, once in the program and once in its script. Nobody reads those names; of each program they
//! are 4 KB after brotli. wasm-opt gives them names of a letter or two, and says which; the script
//! is told here.

use crate::tools::{FEATURES, Tools};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

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

/// Shortens the names of every program in a build. (And lets wasm-opt look at each a second time,
/// which finds another half per cent.)
pub fn shorten(tools: &Tools, dist: &Path) -> Result<()> {
    for entry in std::fs::read_dir(dist)? {
        let wasm = entry?.path();
        let name = wasm.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(program) = name.strip_suffix("_bg.wasm") else { continue };
        let output = Command::new(tools.program("wasm-opt")?)
            .env("PATH", tools.search_path()?)
            .args(FEATURES)
            .args(["-Oz", "--minify-imports-and-exports-and-modules"])
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

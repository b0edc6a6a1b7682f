//! Measuring the rules natively and as WebAssembly, side by side.

use crate::command::{cargo, run};
use crate::tools::{FEATURES, Tools, say};
use anyhow::Result;
use std::process::Command;

/// Builds both, the module as the page's programs are built, and prints a table.
pub fn measure(tools: &Tools) -> Result<()> {
    let optimizer = tools.for_pages()?.npm;
    say("building for the measurement");
    let package = ["--quiet", "--package=conclave-bench"];
    run(cargo()
        .args(["build", "--release"])
        .args(package)
        .args(["--example=module", "--target=wasm32-unknown-unknown"]))?;
    let folder = crate::root().join("target/wasm32-unknown-unknown/release/examples");
    let mut module = folder.join("module.wasm");
    if optimizer {
        let optimized = folder.join("module.opt.wasm");
        run(Command::new(tools.program("wasm-opt")?)
            .arg("-Oz")
            .args(FEATURES)
            .arg(&module)
            .arg("-o")
            .arg(&optimized))?;
        module = optimized;
    }
    let native = ["--profile=fast"];
    run(cargo().arg("build").args(package).args(native))?;
    run(cargo().arg("run").args(package).args(native).arg("--").arg(module))
}

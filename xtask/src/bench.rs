//! Measuring the rules natively and as WebAssembly, side by side.

use crate::command::{cargo, run};
use crate::tools::{Tools, print_status};
use anyhow::Result;
use std::process::Command;

/// Builds both, the module as the page's programs are built, and prints a table.
pub fn measure(tools: &Tools) -> Result<()> {
    tools.for_pages()?;
    let optimized = tools.for_release()?;
    print_status("building for the measurement");
    let package = ["--quiet", "--package=conclave-bench"];
    run(cargo()
        .args(["build", "--release"])
        .args(package)
        .args(["--example=module", "--target=wasm32-unknown-unknown"]))?;
    let folder = crate::root().join("target/wasm32-unknown-unknown/release/examples");
    let mut module = folder.join("module.wasm");
    if optimized {
        let optimized = folder.join("module.opt.wasm");
        // As Trunk does it for the page (`data-wasm-opt` in index.html).
        let mut optimizer = Command::new(tools.program("wasm-opt")?);
        optimizer.arg("-O1");
        run(optimizer.arg(&module).arg("-o").arg(&optimized))?;
        module = optimized;
    }
    let native = ["--profile=fast"];
    run(cargo().arg("build").args(package).args(native))?;
    run(cargo().arg("run").args(package).args(native).arg("--").arg(module))
}

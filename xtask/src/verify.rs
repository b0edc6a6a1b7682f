//! `cargo xtask test`: everything that must hold, one step at a time.

use crate::budget;
use crate::command::{cargo, run};
use crate::pages::Pages;
use crate::tools::{Browser, Tools, print_status};
use anyhow::Result;
use std::process::Command;
use std::time::{Duration, Instant};

/// How much to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checks {
    /// Leave out the release build and the browsers.
    pub quick: bool,
    /// The browsers to test in.
    pub browsers: Vec<Browser>,
}

impl Default for Checks {
    fn default() -> Self {
        Self { quick: false, browsers: vec![Browser::Chromium] }
    }
}

/// A step that was taken.
struct Taken {
    name: String,
    time: Duration,
    failure: Option<String>,
}

/// Takes steps, tells about each, and remembers how it went.
#[derive(Default)]
struct Steps(Vec<Taken>);

impl Steps {
    /// Takes a step and returns whether it went well. The next step is taken either way: one run
    /// should tell everything that is wrong.
    fn take(&mut self, name: &str, step: impl FnOnce() -> Result<()>) -> bool {
        println!("\n--- {name}");
        let start = Instant::now();
        let failure = step().err().map(|error| format!("{error:#}"));
        let time = start.elapsed();
        match &failure {
            None => println!("--- {name}: passed in {:.1} s", time.as_secs_f32()),
            Some(why) => println!("--- {name}: FAILED in {:.1} s: {why}", time.as_secs_f32()),
        }
        let passed = failure.is_none();
        self.0.push(Taken { name: name.into(), time, failure });
        passed
    }

    fn failed(&self) -> usize {
        self.0.iter().filter(|taken| taken.failure.is_some()).count()
    }

    fn summary(&self) -> String {
        let mut text = String::from("\n");
        for taken in &self.0 {
            let mark = if taken.failure.is_none() { "passed" } else { "FAILED" };
            text += &format!("{mark} {:>7.1} s  {}\n", taken.time.as_secs_f32(), taken.name);
        }
        let failed = self.failed();
        text + &format!("{} passed, {failed} failed", self.0.len() - failed)
    }
}

/// Runs the checks; the answer is whether all of them passed.
pub fn run_checks(tools: &Tools, checks: &Checks) -> Result<bool> {
    let mut steps = Steps::default();
    steps.take("tools for checking", || tools.for_checks());
    steps.take("formatting", || run(cargo().args(["fmt", "--all", "--check"])));
    steps.take("clippy, native", || {
        run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-Dwarnings"]))
    });
    steps.take("clippy, WebAssembly", || {
        run(cargo().args(["clippy", "--quiet"]).args(PAGE_PROGRAMS).args(["--", "-Dwarnings"]))
    });
    steps.take("documentation", || {
        run(cargo()
            .args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "-Dwarnings"))
    });
    steps.take("documentation, WebAssembly", || {
        run(cargo()
            .args(["doc", "--quiet", "--no-deps", "--document-private-items"])
            .args(PAGE_PROGRAMS)
            .env("RUSTDOCFLAGS", "-Dwarnings"))
    });
    // Cargo's test profile is made for the rules: these are compiled already, unoptimised.
    steps.take("tests of the tools", || {
        run(cargo().args(["test", "--quiet", "--package=xtask", "--profile=dev"]))
    });
    steps.take("native tests", || {
        run(cargo().args([
            "test",
            "--quiet",
            "--workspace",
            "--exclude=xtask",
            "--exclude=browser-tests",
        ]))
    });
    if !checks.quick {
        page_steps(tools, checks, &mut steps);
    }
    println!("{}", steps.summary());
    Ok(steps.failed() == 0)
}

/// What the page is made of, for the browser; native checks see only stand-ins.
const PAGE_PROGRAMS: [&str; 5] = [
    "--package=conclave-ui",
    "--package=conclave-arena",
    "--lib",
    "--bins",
    "--target=wasm32-unknown-unknown",
];

fn page_steps(tools: &Tools, checks: &Checks, steps: &mut Steps) {
    let mut dist = None;
    let built = steps.take("release build", || {
        dist = Some(Pages::default().build(tools)?);
        Ok(())
    });
    if let Some(dist) = &dist {
        steps.take("download budget", || {
            if tools.for_release()? {
                return budget::check(dist);
            }
            // It is about the page that is released, and this is not it.
            print_status("this machine lacks what makes the page small: its size says nothing");
            Ok(())
        });
    }
    for browser in &checks.browsers {
        let name = format!("browser tests, {}", browser.name());
        if !built {
            steps.take(&name, || anyhow::bail!("there is no page to test"));
            continue;
        }
        steps.take(&name, || {
            tools.for_browser(*browser)?;
            run(&mut browser_tests(*browser))
        });
    }
}

/// Two tests at a time: a browser and a driver each keep two cores busy.
fn browser_tests(browser: Browser) -> Command {
    let mut command = cargo();
    command
        .args(["test", "--quiet", "--package=browser-tests", "--profile=dev", "--no-fail-fast"])
        .args(["--", "--test-threads=2"])
        .env("CONCLAVE_BROWSER", browser.name());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_counts_the_steps() {
        let mut steps = Steps::default();
        assert!(steps.take("one", || Ok(())));
        assert!(!steps.take("two", || anyhow::bail!("no")));
        assert!(steps.take("three", || Ok(())));
        assert_eq!(steps.failed(), 1);
        let summary = steps.summary();
        assert_eq!(summary.lines().last(), Some("2 passed, 1 failed"));
        assert!(summary.lines().any(|line| line.starts_with("FAILED") && line.ends_with("two")));
    }
}

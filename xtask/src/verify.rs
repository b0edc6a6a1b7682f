//! `cargo xtask test`: all checks, one step at a time.

use crate::budget;
use crate::command::{cargo, run, works};
use crate::pages::Pages;
use crate::tools::{Browser, Tools, print_status};
use anyhow::Result;
use clap::Args;
use std::process::Command;
use std::time::{Duration, Instant};

/// How much to check.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct Checks {
    /// Leave out the release build and the browsers.
    #[arg(long)]
    pub quick: bool,
    /// Also what sweeps and what measures: every size with every decision, all puzzles and lessons, random
    /// games by the thousand, other browsers. It takes hours rather than minutes.
    #[arg(long, conflicts_with = "quick")]
    pub thorough: bool,
    /// The browser to test in (chromium, firefox, webkit), or all of them.
    // (By its whole name, so that clap takes one argument for the whole list.)
    #[arg(long, value_name = "NAME", value_parser = browsers, default_value = "chromium")]
    pub browsers: std::vec::Vec<Browser>,
}

/// One browser by name, or `all` of them.
fn browsers(name: &str) -> Result<Vec<Browser>, &'static str> {
    if name == "all" {
        return Ok(Browser::ALL.into());
    }
    let browser = Browser::named(name).ok_or("it is not chromium, firefox, webkit or all")?;
    Ok(vec![browser])
}

impl Default for Checks {
    fn default() -> Self {
        Self { quick: false, thorough: false, browsers: vec![Browser::Chromium] }
    }
}

/// A step that was taken.
struct StepResult {
    name: String,
    time: Duration,
    /// What of it was left out, and why, where a tool or the network is missing.
    left_out: Option<&'static str>,
    failure: Option<String>,
}

/// Runs steps, reports each, and records its result.
#[derive(Default)]
struct Checklist(Vec<StepResult>);

impl Checklist {
    /// Takes a step and returns whether it went well. The next step is taken either way: one run
    /// should report everything that is wrong.
    fn take(&mut self, name: &str, step: impl FnOnce() -> Result<()>) -> bool {
        self.take_partly(name, || step().map(|()| None))
    }

    /// As [`take`](Self::take), for a step that can be left out: then it returns why.
    fn take_partly(
        &mut self,
        name: &str,
        step: impl FnOnce() -> Result<Option<&'static str>>,
    ) -> bool {
        println!("\n--- {name}");
        let start = Instant::now();
        let (left_out, failure) = match step() {
            Ok(left_out) => (left_out, None),
            Err(error) => (None, Some(format!("{error:#}"))),
        };
        let time = start.elapsed();
        match (&failure, left_out) {
            (None, None) => println!("--- {name}: passed in {:.1} s", time.as_secs_f32()),
            (None, Some(why)) => println!("--- {name}: left out: {why}"),
            (Some(why), _) => println!("--- {name}: FAILED in {:.1} s: {why}", time.as_secs_f32()),
        }
        let passed = failure.is_none();
        self.0.push(StepResult { name: name.into(), time, left_out, failure });
        passed
    }

    fn failed(&self) -> usize {
        self.0.iter().filter(|taken| taken.failure.is_some()).count()
    }

    fn summary(&self) -> String {
        let mut text = String::from("\n");
        for taken in &self.0 {
            let (mark, why) = match (&taken.failure, taken.left_out) {
                (Some(_), _) => ("FAILED", String::new()),
                (None, Some(why)) => ("left out", format!(": {why}")),
                (None, None) => ("passed", String::new()),
            };
            let seconds = taken.time.as_secs_f32();
            text += &format!("{mark:<8} {seconds:>7.1} s  {}{why}\n", taken.name);
        }
        let failed = self.failed();
        let left_out = self.0.iter().filter(|taken| taken.left_out.is_some()).count();
        text += &format!("{} passed, {failed} failed", self.0.len() - failed - left_out);
        if left_out > 0 {
            text += &format!(", {left_out} left out");
        }
        text
    }
}

/// Runs the checks; the answer is whether all of them passed.
pub fn run_checks(tools: &Tools, checks: &Checks) -> Result<bool> {
    let mut steps = Checklist::default();
    steps.take("tools for checking", || tools.for_checks());
    steps.take("formatting", || run(cargo().args(["fmt", "--all", "--check"])));
    steps.take("types of the scripts", || {
        tools.for_scripts()?;
        // A service worker knows another browser than a page does.
        for project in ["static/tsconfig.json", "static/tsconfig.worker.json"] {
            run(Command::new(tools.program("tsc")?)
                .current_dir(crate::root())
                .args(["--project", project]))?;
        }
        Ok(())
    });
    steps.take_partly("licences and advisories", || check_dependencies(tools));
    // All programs of the page compile natively as well: checking them once is enough.
    steps.take("clippy", || {
        run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-Dwarnings"]))
    });
    steps.take("documentation", || {
        run(cargo()
            .args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "-Dwarnings"))
    });
    // In one go: whatever two packages share is compiled once, and the longest of all tests do not wait for
    // each other's package.
    steps.take("native tests", || run(&mut native_tests(checks.thorough)));
    if checks.thorough {
        steps.take("dice come to rest, whatever is thrown", || {
            run(cargo().args(["test", "--quiet", "--package=conclave-arena", "--", "--ignored"]))
        });
    }
    if !checks.quick {
        page_steps(tools, checks, &mut steps);
    }
    println!("{}", steps.summary());
    Ok(steps.failed() == 0)
}

/// The environment variable that has tests play as many games, and try as many inputs, as there should be before
/// a release.
const THOROUGH: &str = "CONCLAVE_THOROUGH";

/// All tests that need no browser.
fn native_tests(thorough: bool) -> Command {
    let mut command = cargo();
    command.args(["test", "--quiet", "--no-fail-fast"]);
    if thorough {
        command.env(THOROUGH, "1");
    }
    command
}

/// Has `cargo deny` look at the dependencies, where it is there or can be fetched.
fn check_dependencies(tools: &Tools) -> Result<Option<&'static str>> {
    if !tools.for_dependencies()? {
        return Ok(Some("cargo deny is not installed, nor cargo binstall, which would fetch it"));
    }
    let program = tools.program("cargo-deny")?;
    let deny = |arguments: &[&str]| {
        let mut deny = Command::new(&program);
        deny.current_dir(crate::root()).args(arguments);
        deny
    };
    run(&mut deny(&["check", "licenses", "bans", "sources"]))?;
    if !works(&mut deny(&["fetch", "db"])) {
        return Ok(Some("the list of advisories cannot be fetched (licences: passed)"));
    }
    run(&mut deny(&["check", "advisories"]))?;
    Ok(None)
}

/// The package of the page.
const PAGE: &str = "--package=conclave";

/// Tests compiled to WebAssembly and run by wasm-bindgen's runner, which was installed with it: golden games and
/// throws under node, the page's own in headless Chromium. (The runner knows no `--quiet`.)
///
/// In one go, as the native ones: one package is compiled while another's tests are linked.
fn wasm_tests(tools: &Tools) -> Result<()> {
    const TESTS: [&str; 7] = [
        "--no-fail-fast",
        PAGE,
        "--lib",
        "--package=conclave-tests",
        "--test=golden",
        "--package=conclave-arena",
        "--test=same_bits",
    ];
    run(wasm_test_command(tools, SHORT_SOAK)?.args(TESTS))
}

/// How long a table with eight guests is played among the tests (`src/screens/soak.rs`).
const SHORT_SOAK: Duration = Duration::from_secs(4);

/// How long everything else in a run of tests as WebAssembly may take.
const ENOUGH: Duration = Duration::from_secs(60);

fn wasm_test_command(tools: &Tools, soak: Duration) -> Result<Command> {
    let runner = tools.program("wasm-bindgen-test-runner")?;
    let mut command = cargo();
    command
        .args(["test", "--target=wasm32-unknown-unknown"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", tools.program("chromedriver").unwrap_or_default())
        // Connections within one machine, and exact figures of memory.
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", crate::root().join("src/webdriver.json"))
        .env("WASM_BINDGEN_TEST_TIMEOUT", (soak + ENOUGH).as_secs().to_string())
        .env("SOAK_SECONDS", soak.as_secs().to_string());
    Ok(command)
}

/// Plays a table with eight guests for so many minutes, and prints what was measured.
pub fn soak(tools: &Tools, minutes: u32) -> Result<()> {
    tools.for_pages()?;
    tools.for_browser(Browser::Chromium)?;
    let mut command = wasm_test_command(tools, Duration::from_secs(60) * minutes)?;
    run(command.args([PAGE, "--lib", "soak", "--", "--nocapture"]))
}

fn page_steps(tools: &Tools, checks: &Checks, steps: &mut Checklist) {
    steps.take("tools for building", || tools.for_pages());
    steps.take("tests as WebAssembly", || {
        tools.for_browser(Browser::Chromium)?;
        wasm_tests(tools)
    });
    let mut dist = None;
    let built = steps.take("release build", || {
        dist = Some(Pages::default().build(tools)?);
        Ok(())
    });
    if let Some(dist) = &dist {
        steps.take("download budget", || {
            if tools.for_release()? {
                println!("{}", budget::check(dist)?);
                return Ok(());
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
            let mut tests = browser_tests(*browser, at_a_time());
            if checks.thorough {
                tools.for_signalling()?;
                tools.for_package()?;
                tests.args(["--include-ignored", "--skip", MEASUREMENTS]);
            }
            run(&mut tests)
        });
    }
    if built && checks.thorough {
        let chromium = Browser::Chromium;
        steps.take("measurements in chromium", || {
            tools.for_browser(chromium)?;
            run(browser_tests(chromium, 1).args(["--include-ignored", "--nocapture", MEASUREMENTS]))
        });
        for browser in Browser::ALL {
            if checks.browsers.contains(&browser) {
                continue;
            }
            steps.take_partly(&format!("browser tests, {}", browser.name()), || {
                if !tools.has_browser(browser) {
                    return Ok(Some("it is not installed"));
                }
                tools.for_browser(browser)?;
                run(&mut browser_tests(browser, at_a_time()))?;
                Ok(None)
            });
        }
    }
}

/// The browser tests that measure, which have the machine to themselves.
const MEASUREMENTS: &str = "measurements::";

/// How many browser tests run at a time: two for each core, since half of the time a test waits for what is shown.
fn at_a_time() -> usize {
    2 * std::thread::available_parallelism().map_or(1, usize::from).min(4)
}

/// The journeys through the released page. Each test is named when it ends: they take some minutes, and
/// somebody waits. What failed is said at the end, in a few lines each: helpers name the line of the test that
/// called them, so the way there is not printed.
fn browser_tests(browser: Browser, at_a_time: usize) -> Command {
    let mut command = cargo();
    command
        .args(["test", "--test=browser"])
        .args(["--", &format!("--test-threads={at_a_time}")])
        .env("CONCLAVE_BROWSER", browser.name())
        .env("RUST_BACKTRACE", "0");
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_counts_the_steps() {
        let mut steps = Checklist::default();
        assert!(steps.take("one", || Ok(())));
        assert!(!steps.take("two", || anyhow::bail!("no")));
        assert!(steps.take("three", || Ok(())));
        assert!(steps.take_partly("four", || Ok(Some("no tool"))));
        assert_eq!(steps.failed(), 1);
        let summary = steps.summary();
        assert_eq!(summary.lines().last(), Some("2 passed, 1 failed, 1 left out"));
        assert!(summary.contains("left out") && summary.contains("four: no tool"));
        assert!(summary.lines().any(|line| line.starts_with("FAILED") && line.ends_with("two")));
    }
}

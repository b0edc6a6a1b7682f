//! `cargo xtask`: the command line.

use anyhow::{Context, Result};
use clap::Parser;
use std::process::ExitCode;
use xtask::command::{cargo, run};
use xtask::lighthouse::Lighthouse;
use xtask::pages::{Pages, Quality};
use xtask::release::Release;
use xtask::serve::{Server, Site};
use xtask::shot::Screenshot;
use xtask::tools::{Browser, Tools, print_status};
use xtask::verify::{self, Checks};
use xtask::{bench, budget, finish};

/// Builds, plays and checks Conclave.
///
/// Each command installs what it lacks.
#[derive(Debug, PartialEq, Eq, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
enum Task {
    /// Build the page quickly, serve it and print the address.
    Play {
        /// Build again at every change.
        #[arg(long)]
        dev: bool,
        #[arg(long, default_value_t = 8017)]
        port: u16,
    },
    /// Build the small page into dist, for any place or for one path.
    Build(Pages),
    /// Check everything (docs/testing.md).
    Test(Checks),
    /// Build and pack what is given to others into target/packages: the page in an archive, the npm package
    /// conclave-game, and checksums.
    Release(Release),
    /// Take a picture of the built page, and print its console errors and what --js returned.
    Shot(Screenshot),
    /// Trunk's last hook: not for people.
    #[command(hide = true)]
    Finish,
    /// Measure the rules natively and as WebAssembly (docs/performance.md); needs Node.
    Bench,
    /// Play a table with eight guests over real connections, and print how long messages took and how much
    /// memory the page (docs/many-screens-protocol.md).
    Soak {
        #[arg(long, default_value_t = 20)]
        minutes: u32,
    },
    /// Have Lighthouse look at home and at each game's table, on a telephone; fails below what is wanted.
    Lighthouse(Lighthouse),
}

impl Task {
    fn run(self) -> Result<ExitCode> {
        let tools = Tools::locate()?;
        match self {
            Task::Play { dev: true, port } => {
                let pages = Pages { quality: Quality::Play, base: "/".into(), ..Pages::default() };
                pages.watch(&tools, port)?;
            }
            Task::Play { dev: false, port } => {
                let pages = Pages { quality: Quality::Play, ..Pages::default() };
                let dist = pages.build(&tools)?;
                let server =
                    Server::start(Site::new(dist), ("127.0.0.1", port)).with_context(|| {
                        format!("cannot serve on port {port}; --port takes another")
                    })?;
                print_status(&format!("play at {} (Ctrl+C stops)", server.url()));
                server.forever()?;
            }
            Task::Build(pages) => {
                let dist = pages.build(&tools)?;
                if pages.quality == Quality::Release {
                    println!("{}", budget::check(&dist)?);
                }
            }
            Task::Test(checks) => {
                if !verify::run_checks(&tools, &checks)? {
                    return Ok(ExitCode::FAILURE);
                }
            }
            Task::Release(release) => release.run(&tools)?,
            Task::Finish => finish::finish(&tools)?,
            Task::Bench => bench::measure(&tools)?,
            Task::Soak { minutes } => verify::soak(&tools, minutes)?,
            Task::Lighthouse(lighthouse) => {
                let pages = Pages::default();
                let dist = if lighthouse.no_build { pages.dist() } else { pages.build(&tools)? };
                tools.for_lighthouse()?;
                lighthouse.measure(&tools, &dist)?;
            }
            Task::Shot(shot) => {
                if !shot.no_build {
                    shot.pages().build(&tools)?;
                }
                tools.for_browser(Browser::Chromium)?;
                // Its own program: compiling a browser's client must not hold up the other commands.
                run(cargo()
                    .args(["run", "--quiet", "--bin=shot", "--"])
                    .args(std::env::args_os().skip(2)))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn main() -> ExitCode {
    match Task::parse().run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("conclave: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn parse(arguments: &[&str]) -> Result<Task, clap::Error> {
        Task::try_parse_from([&["xtask"], arguments].concat())
    }

    #[test]
    fn the_command_line_makes_sense() {
        Task::command().debug_assert();
    }

    #[test]
    fn the_commands_of_the_readme_are_understood() {
        let task = |arguments: &[&str]| parse(arguments).expect("a task");
        assert_eq!(task(&["play"]), Task::Play { dev: false, port: 8017 });
        assert_eq!(task(&["play", "--dev", "--port", "1"]), Task::Play { dev: true, port: 1 });
        assert_eq!(task(&["build"]), Task::Build(Pages::default()));
        assert_eq!(
            task(&["build", "--base", "/games/"]),
            Task::Build(Pages { base: "/games/".into(), ..Pages::default() })
        );
        assert_eq!(
            task(&["build", "--site", "https://games.example"]),
            Task::Build(Pages { site: Some("https://games.example/".into()), ..Pages::default() })
        );
        assert_eq!(task(&["test"]), Task::Test(Checks::default()));
        let tag = Some("v0.1.0".to_owned());
        let release = Release { tag, ..Release::default() };
        assert_eq!(task(&["release", "--tag=v0.1.0"]), Task::Release(release));
        assert_eq!(
            task(&["test", "--quick", "--browsers=all"]),
            Task::Test(Checks { quick: true, thorough: false, browsers: Browser::ALL.into() })
        );
        let thorough = Checks { thorough: true, ..Checks::default() };
        assert_eq!(task(&["test", "--thorough"]), Task::Test(thorough));
        assert_eq!(
            task(&["lighthouse", "--runs", "5", "--only=home", "--no-build"]),
            Task::Lighthouse(Lighthouse {
                runs: 5,
                no_build: true,
                card: false,
                only: "home".into()
            })
        );
    }

    #[test]
    fn nonsense_is_refused() {
        for arguments in [
            &["dance"][..],
            &["play", "x"],
            &["play", "--port=x"],
            &["test", "--browsers=lynx"],
            &["test", "--quick", "--thorough"],
        ] {
            assert!(parse(arguments).is_err(), "{arguments:?}");
        }
    }
}

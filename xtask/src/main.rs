//! `cargo xtask`: the command line.

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use std::process::ExitCode;
use xtask::command::{cargo, run};
use xtask::lighthouse::Lighthouse;
use xtask::pages::{Pages, Quality};
use xtask::serve::{Server, Site};
use xtask::shot::{self, Screenshot};
use xtask::tools::{Browser, Tools, print_status};
use xtask::verify::{self, Checks};
use xtask::{bench, budget, finish};

/// The default port.
const PORT: u16 = 8017;

const USAGE: &str = "\
cargo xtask play [--dev] [--port N]
    Builds the page quickly, serves it and prints the address. --dev builds again at every change.
cargo xtask test [--quick | --thorough] [--browsers chromium|all]
    Checks everything. --quick leaves out the release build and the browsers; --thorough adds what sweeps
    and what measures, and takes hours. More: docs/testing.md.
cargo xtask build [--base /path/] [--dev]
    Builds the small page into dist (with --dev: a quick one into target/dist-dev) for any place,
    or for one path.
cargo xtask bench
    Measures the rules natively and as WebAssembly (needs Node). More: docs/performance.md.
cargo xtask soak [--minutes 20]
    Plays a table with eight guests over real connections for so long, and prints how long messages
    took and how much memory the page. More: docs/many-screens-protocol.md.
cargo xtask lighthouse [--runs 3] [--only NAME] [--card] [--no-build]
    Has Lighthouse look at home and at each game's table, on a telephone; fails below what is
    wanted. --card: this machine has a graphics card, so draw Dice Arena in depth.";

/// The parsed command line.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Play { dev: bool, port: u16 },
    Build(Pages),
    Test(Checks),
    Shot(Screenshot),
    Finish,
    Bench,
    Soak { minutes: u32 },
    Lighthouse(Lighthouse),
}

impl Task {
    fn parse(mut parser: Parser) -> Result<Self> {
        let Some(Arg::Value(name)) = parser.next()? else {
            return Ok(Task::Help);
        };
        match name.string()?.as_str() {
            "play" => {
                let (mut dev, mut port) = (false, PORT);
                while let Some(argument) = parser.next()? {
                    match argument {
                        Arg::Long("dev") => dev = true,
                        Arg::Long("port") => port = parser.value()?.parse()?,
                        _ => return Err(argument.unexpected().into()),
                    }
                }
                Ok(Task::Play { dev, port })
            }
            "build" => {
                let mut pages = Pages::default();
                while let Some(argument) = parser.next()? {
                    match argument {
                        Arg::Long("base") => pages.base = parser.value()?.string()?,
                        Arg::Long("dev") => pages.quality = Quality::Dev,
                        _ => return Err(argument.unexpected().into()),
                    }
                }
                Ok(Task::Build(pages))
            }
            "test" => {
                let mut checks = Checks::default();
                while let Some(argument) = parser.next()? {
                    match argument {
                        Arg::Long("quick") => checks.quick = true,
                        Arg::Long("thorough") => checks.thorough = true,
                        Arg::Long("browsers") => {
                            checks.browsers = browsers(&parser.value()?.string()?)?
                        }
                        _ => return Err(argument.unexpected().into()),
                    }
                }
                Ok(Task::Test(checks))
            }
            "shot" => Ok(Task::Shot(Screenshot::parse(&mut parser)?)),
            // Trunk's last hook: not for people.
            "finish" => Ok(Task::Finish),
            "bench" => Ok(Task::Bench),
            "soak" => {
                let mut minutes = 20;
                while let Some(argument) = parser.next()? {
                    match argument {
                        Arg::Long("minutes") => minutes = parser.value()?.parse()?,
                        _ => return Err(argument.unexpected().into()),
                    }
                }
                Ok(Task::Soak { minutes })
            }
            "lighthouse" => {
                let mut lighthouse = Lighthouse::default();
                while let Some(argument) = parser.next()? {
                    match argument {
                        Arg::Long("runs") => lighthouse.runs = parser.value()?.parse()?,
                        Arg::Long("only") => lighthouse.only = parser.value()?.string()?,
                        Arg::Long("card") => lighthouse.card = true,
                        Arg::Long("no-build") => lighthouse.no_build = true,
                        _ => return Err(argument.unexpected().into()),
                    }
                }
                Ok(Task::Lighthouse(lighthouse))
            }
            "help" => Ok(Task::Help),
            other => bail!("there is no command {other}\n\n{USAGE}\n{}", shot::USAGE),
        }
    }

    fn run(self) -> Result<ExitCode> {
        let tools = Tools::locate()?;
        match self {
            Task::Help => println!("{USAGE}\n{}", shot::USAGE),
            Task::Play { dev: true, port } => {
                let pages = Pages { quality: Quality::Dev, base: "/".into() };
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
                    .args(["run", "--quiet", "--package=browser-tests", "--bin=shot", "--"])
                    .args(std::env::args_os().skip(2)))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// One browser by name, or `all` of them.
fn browsers(name: &str) -> Result<Vec<Browser>> {
    if name == "all" {
        return Ok(Browser::ALL.into());
    }
    let browser = Browser::named(name)
        .with_context(|| format!("{name} is not chromium, firefox, webkit or all"))?;
    Ok(vec![browser])
}

fn main() -> ExitCode {
    match Task::parse(Parser::from_env()).and_then(Task::run) {
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

    fn parse(arguments: &[&str]) -> Result<Task> {
        Task::parse(Parser::from_args(arguments))
    }

    #[test]
    fn the_commands_of_the_readme_are_understood() {
        let task = |arguments: &[&str]| parse(arguments).expect("a task");
        assert_eq!(task(&["play"]), Task::Play { dev: false, port: 8017 });
        assert_eq!(task(&["play", "--dev", "--port", "1"]), Task::Play { dev: true, port: 1 });
        assert_eq!(task(&["build"]), Task::Build(Pages::default()));
        assert_eq!(
            task(&["build", "--base", "/games/"]),
            Task::Build(Pages { base: "/games/".into(), quality: Quality::Release })
        );
        assert_eq!(task(&["test"]), Task::Test(Checks::default()));
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
        assert_eq!(task(&[]), Task::Help);
    }

    #[test]
    fn nonsense_is_refused() {
        for arguments in
            [&["dance"][..], &["play", "x"], &["play", "--port=x"], &["test", "--browsers=lynx"]]
        {
            assert!(parse(arguments).is_err(), "{arguments:?}");
        }
    }
}

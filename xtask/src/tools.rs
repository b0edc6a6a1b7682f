//! The programs that the page and its tests need beside Cargo, and how to get them.
//!
//! They live in one folder, `conclave/tools` in the user's cache folder, or wherever
//! `CONCLAVE_TOOLS` says: `bin/` is a `cargo install` root, and `npm/` has a folder for each set of npm's
//! packages. Nothing is installed twice, and nothing outside that folder is touched except what
//! only a package manager can bring (the wasm32 target, browsers).
//!
//! Versions are named here, for programs from crates.io, and in `xtask/npm`, for npm's, with what their lock
//! files say; nowhere else.

use crate::command::{Progress, cargo, npm, output, run, works};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The Trunk we build with: 0.22 asks for a newer compiler.
pub const TRUNK: &str = "0.21.14";
/// Must be the very version of the `wasm-bindgen` crate in `Cargo.lock`.
pub const WASM_BINDGEN: &str = "0.2.129";
/// What has wasm-bindgen work three times as fast, and compile a fifth longer: the crates that read programs and
/// write them are optimized.
const QUICK_WASM_BINDGEN: [&str; 3] = [
    "--config=profile.dev.package.walrus.opt-level=1",
    "--config=profile.dev.package.wasmparser.opt-level=1",
    "--config=profile.dev.package.wasm-bindgen-cli-support.opt-level=1",
];
/// The signalling server that tests of many screens join a table through.
pub const MATCHBOX_SERVER: &str = "0.14.0";
/// Firefox's driver.
pub const GECKODRIVER: &str = "0.37.1";
/// What looks at licences and advisories of dependencies.
pub const CARGO_DENY: &str = "0.20.2";

/// npm's packages that are installed together: a folder in `xtask/npm` with `package.json` and its lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NpmSet {
    /// What makes a released page small: binaryen, which carries `wasm-opt`, and esbuild.
    Page,
    /// TypeScript, which checks the scripts in `static/`, and axe, which the browser tests run.
    Checks,
    /// What measures pages.
    Lighthouse,
    /// What bundles the page that the npm package is tested in.
    Vite,
}

impl NpmSet {
    /// All of them.
    const ALL: [NpmSet; 4] = [NpmSet::Page, NpmSet::Checks, NpmSet::Lighthouse, NpmSet::Vite];

    /// The name of its folder.
    fn name(self) -> &'static str {
        match self {
            NpmSet::Page => "page",
            NpmSet::Checks => "checks",
            NpmSet::Lighthouse => "lighthouse",
            NpmSet::Vite => "vite",
        }
    }
}

/// A browser that the tests can drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium through ChromeDriver.
    Chromium,
    /// Firefox through geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser through WebKitWebDriver.
    WebKit,
}

impl Browser {
    /// Every browser, in the order they are tried.
    pub const ALL: [Browser; 3] = [Browser::Chromium, Browser::Firefox, Browser::WebKit];

    /// The name used in arguments, environment variables and reports.
    pub fn name(self) -> &'static str {
        match self {
            Browser::Chromium => "chromium",
            Browser::Firefox => "firefox",
            Browser::WebKit => "webkit",
        }
    }

    /// The browser of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|browser| browser.name() == name)
    }

    /// The programs that driving it takes, with the Debian package of each. `None` where Debian
    /// has none.
    fn programs(self) -> &'static [(&'static str, Option<&'static str>)] {
        match self {
            Browser::Chromium => {
                &[("chromium", Some("chromium")), ("chromedriver", Some("chromium-driver"))]
            }
            Browser::Firefox => &[("firefox-esr", Some("firefox-esr")), ("geckodriver", None)],
            Browser::WebKit => &[
                ("WebKitWebDriver", Some("webkit2gtk-driver")),
                ("Xvfb", Some("xvfb")),
                ("locale-gen", Some("locales")),
            ],
        }
    }
}

/// The tools folder.
#[derive(Clone, Debug)]
pub struct Tools {
    folder: PathBuf,
}

impl Tools {
    /// Finds the tools folder, which need not exist yet.
    pub fn locate() -> Result<Self> {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let folder = if let Some(folder) = variable("CONCLAVE_TOOLS") {
            PathBuf::from(folder)
        } else if let Some(cache) = variable("XDG_CACHE_HOME").or_else(|| variable("LOCALAPPDATA"))
        {
            Path::new(&cache).join("conclave").join("tools")
        } else if let Some(home) = std::env::home_dir() {
            home.join(".cache").join("conclave").join("tools")
        } else {
            bail!("no home folder to keep tools in: set CONCLAVE_TOOLS to a folder");
        };
        Ok(Self { folder })
    }

    /// A search path on which our pinned tools come before any others.
    pub fn search_path(&self) -> Result<OsString> {
        let mut folders = vec![self.folder.join("bin")];
        folders.extend(NpmSet::ALL.map(|set| self.npm_folder(set, ".bin")));
        folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
        Ok(std::env::join_paths(folders)?)
    }

    /// A program of ours, or of the same name on the search path.
    pub fn program(&self, name: &str) -> Result<PathBuf> {
        let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
        std::env::split_paths(&self.search_path()?)
            .map(|folder| folder.join(&file))
            .find(|path| path.is_file())
            .with_context(|| format!("{name} is not installed"))
    }

    /// The accessibility checker's script.
    pub fn axe(&self) -> PathBuf {
        self.npm_folder(NpmSet::Checks, "axe-core").join("axe.min.js")
    }

    /// Makes sure that the page can be built.
    pub fn for_pages(&self) -> Result<()> {
        self.wasm_target()?;
        self.crate_program(
            "trunk",
            "trunk",
            TRUNK,
            &["--no-default-features", "--features=rustls"],
        )?;
        self.crate_program("wasm-bindgen", "wasm-bindgen-cli", WASM_BINDGEN, &QUICK_WASM_BINDGEN)
    }

    /// Makes sure that a released page can be made small. `false` without npm: it is larger then.
    pub fn for_release(&self) -> Result<bool> {
        let npm = self.npm_set(NpmSet::Page)?;
        if !npm {
            print_status(
                "npm is not installed, so there is no wasm-opt: building without it (larger, slower)",
            );
        }
        Ok(npm)
    }

    /// Makes sure that the source can be checked.
    pub fn for_checks(&self) -> Result<()> {
        self.wasm_target()?;
        for (program, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
            if !works(cargo().args([program, "--version"])) {
                print_status(&format!("adding {component} to the Rust toolchain"));
                run(Command::new("rustup").args(["component", "add", component]))?;
            }
        }
        Ok(())
    }

    /// Makes sure that dependencies can be looked at, if that takes no compiling: it would take longer than all
    /// other checks. `false` without.
    pub fn for_dependencies(&self) -> Result<bool> {
        const DENY: &str = "cargo-deny";
        Ok(self.has_version(DENY, CARGO_DENY)
            || self.fetch_program(DENY, DENY, CARGO_DENY)?
            || self.program(DENY).is_ok())
    }

    /// Makes sure that the scripts' types can be checked.
    pub fn for_scripts(&self) -> Result<()> {
        self.need_npm_set(NpmSet::Checks, "TypeScript, which checks the scripts")
    }

    /// Whether a browser and its driver are installed.
    pub fn has_browser(&self, browser: Browser) -> bool {
        browser.programs().iter().all(|(program, _)| self.program(program).is_ok())
    }

    /// Makes sure that the browser tests can run in a browser.
    pub fn for_browser(&self, browser: Browser) -> Result<()> {
        let missing =
            || browser.programs().iter().filter(|(program, _)| self.program(program).is_err());
        apt_install(&missing().filter_map(|(_, package)| *package).collect::<Vec<_>>())?;
        if browser == Browser::Firefox {
            self.crate_program("geckodriver", "geckodriver", GECKODRIVER, &[])?;
        }
        if let Some((program, _)) = missing().next() {
            bail!("{program} is needed to test in {}: please install it", browser.name());
        }
        self.for_axe()
    }

    /// Makes sure that there is a signalling server to test with. Any version on the search path is
    /// accepted, because the program does not print its own.
    pub fn for_signalling(&self) -> Result<()> {
        const SERVER: &str = "matchbox_server";
        match self.program(SERVER) {
            Ok(_) => Ok(()),
            Err(_) => self.crate_program(SERVER, SERVER, MATCHBOX_SERVER, &[]),
        }
    }

    /// Makes sure that the accessibility checker is there.
    fn for_axe(&self) -> Result<()> {
        self.need_npm_set(NpmSet::Checks, "axe-core, the accessibility checker")
    }

    /// Makes sure that Lighthouse can look at the page.
    pub fn for_lighthouse(&self) -> Result<()> {
        self.for_browser(Browser::Chromium)?;
        self.need_npm_set(NpmSet::Lighthouse, "Lighthouse")
    }

    /// Makes sure that a page with the npm package can be bundled.
    pub fn for_package(&self) -> Result<()> {
        self.need_npm_set(NpmSet::Vite, "Vite, which bundles a page with the npm package")
    }

    fn wasm_target(&self) -> Result<()> {
        const TARGET: &str = "wasm32-unknown-unknown";
        let folder =
            output(Command::new("rustc").args(["--print=target-libdir", "--target", TARGET]))?;
        if Path::new(folder.trim()).is_dir() {
            return Ok(());
        }
        print_status("adding WebAssembly to the Rust toolchain");
        run(Command::new("rustup").args(["target", "add", TARGET]))
            .context("the Rust toolchain has no wasm32-unknown-unknown, and rustup cannot add it")
    }

    /// Installs a program from crates.io unless that version of it is there: by `cargo binstall`
    /// where that is installed and finds one that is compiled, otherwise by compiling it.
    fn crate_program(
        &self,
        program: &str,
        package: &str,
        version: &str,
        options: &[&str],
    ) -> Result<()> {
        if self.has_version(program, version) || self.fetch_program(program, package, version)? {
            return Ok(());
        }
        let progress = Progress::start(format!("compiling {package} {version}, once"));
        let mut command = cargo();
        command
            .args(["install", "--quiet", "--locked", "--force", package])
            .args(["--version", version])
            .args(options)
            .arg("--root")
            .arg(&self.folder)
            // These run for seconds only, and compile three times as fast without optimization.
            .arg("--debug")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_INCREMENTAL", "0")
            .env_remove("CARGO_TARGET_DIR");
        run(&mut command).with_context(|| format!("cannot install {package}"))?;
        print_status(&format!("compiled {package} in {}", progress.elapsed()));
        Ok(())
    }

    /// Whether this very version of a program is there.
    fn has_version(&self, program: &str, version: &str) -> bool {
        self.program(program).is_ok_and(|path| {
            output(Command::new(path).arg("--version"))
                .is_ok_and(|text| text.split_whitespace().any(|word| word == version))
        })
    }

    /// Fetches a program that is compiled already, where `cargo binstall` is installed and finds one.
    fn fetch_program(&self, program: &str, package: &str, version: &str) -> Result<bool> {
        if !works(cargo().args(["binstall", "-V"])) {
            return Ok(false);
        }
        let _progress = Progress::start(format!("fetching {package} {version}"));
        let mut fetch = cargo();
        fetch
            .args(["binstall", "--no-confirm", "--force", "--disable-strategies=compile"])
            .arg("--root")
            .arg(&self.folder)
            .arg(format!("{package}@{version}"));
        Ok(works(&mut fetch) && self.has_version(program, version))
    }

    /// Makes sure that a set of npm's packages is there; an error that names what it is for without npm.
    fn need_npm_set(&self, set: NpmSet, what: &str) -> Result<()> {
        if !self.npm_set(set)? {
            bail!("npm is needed to install {what}: please install it");
        }
        Ok(())
    }

    /// Installs a set of npm's packages, as its lock file says, unless it is there; `false` without npm.
    fn npm_set(&self, set: NpmSet) -> Result<bool> {
        const LOCK: &str = "package-lock.json";
        let from = crate::root().join("xtask/npm").join(set.name());
        let to = self.folder.join("npm").join(set.name());
        let lock = std::fs::read(from.join(LOCK))?;
        // npm writes a lock of its own in there when all is installed.
        let whole = to.join("node_modules/.package-lock.json").exists();
        if whole && std::fs::read(to.join(LOCK)).is_ok_and(|installed| installed == lock) {
            return Ok(true);
        }
        if !works(npm().arg("--version")) {
            return Ok(false);
        }
        print_status(&format!("installing from npm: {}", set.name()));
        std::fs::create_dir_all(&to)?;
        for file in ["package.json", LOCK] {
            std::fs::copy(from.join(file), to.join(file))?;
        }
        run(npm().args(["ci", "--no-audit", "--no-fund", "--silent", "--prefix"]).arg(&to))?;
        Ok(true)
    }

    fn npm_folder(&self, set: NpmSet, inside: &str) -> PathBuf {
        self.folder.join("npm").join(set.name()).join("node_modules").join(inside)
    }
}

/// Installs Debian packages, as root or through a sudo that asks no password.
fn apt_install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let list = packages.join(" ");
    if !works(Command::new("apt-get").arg("--version")) {
        bail!("please install {list} (these are the names of the Debian packages)");
    }
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root && !works(Command::new("sudo").args(["-n", "true"])) {
        bail!("please run: sudo apt-get install {list}");
    }
    print_status(&format!("installing {list} with apt-get"));
    let apt = || {
        let mut command = if root {
            Command::new("apt-get")
        } else {
            let mut command = Command::new("sudo");
            command.args(["-n", "apt-get"]);
            command
        };
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq").stdout(Stdio::null());
        command
    };
    run(apt().arg("update"))?;
    run(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages))
}

/// Prints a progress message that stands out from the output of the programs we start.
pub fn print_status(text: &str) {
    println!("conclave: {text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> String {
        std::fs::read_to_string(crate::root().join(name)).expect("a file of the project")
    }

    #[test]
    fn the_program_and_the_crate_of_wasm_bindgen_are_one_version() {
        let wanted = format!("name = \"wasm-bindgen\"\nversion = \"{WASM_BINDGEN}\"");
        assert!(file("Cargo.lock").contains(&wanted));
    }

    #[test]
    fn browsers_are_found_by_name() {
        for browser in Browser::ALL {
            assert_eq!(Browser::named(browser.name()), Some(browser));
        }
        assert_eq!(Browser::named("lynx"), None);
    }
}

//! Starting browsers, and leaving nothing behind.

use crate::scratch::Scratch;
use crate::tasks::TRACED;
use crate::visitor::Visitor;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use std::fmt::Display;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::{Capabilities, WebDriver};
use tokio::runtime::Runtime;
use xtask::command::run;
use xtask::tools::{Browser, Tools};

/// How long a driver may take until it listens. Generous: two may start on a busy machine.
const START: Duration = Duration::from_secs(30);

/// How long a browser may take over one command before the test is given up.
const COMMAND: Duration = Duration::from_secs(120);

/// The folder for files that the page offers, in the browser's own.
const DOWNLOADS: &str = "downloads";

/// A program that ends with its owner, and its folder with it.
struct RunningProgram(Child);

impl RunningProgram {
    /// Starts a command under a shell, which ends it when its own input ends: that is when this program
    /// does, in whatever way. Browsers that wait for the next test have nobody else to end them.
    fn start(command: &Command, folder: &Scratch, output: Stdio) -> std::io::Result<Self> {
        // A browser may be writing its last when its folder is removed: then once more.
        const UNTIL_INPUT_ENDS: &str = r#""$@" & cat > /dev/null; kill $!; wait
            for second in 1 2 3 4 5; do rm -rf "$0" && break; sleep 1; done"#;
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(UNTIL_INPUT_ENDS).arg(&folder.0).arg(command.get_program());
        shell.args(command.get_args());
        for (name, value) in command.get_envs() {
            shell.env(name, value.unwrap_or_default());
        }
        shell.stdin(Stdio::piped()).stdout(output).stderr(Stdio::null()).spawn().map(Self)
    }
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        // This fails only if it has ended already.
        let _ = self.0.wait();
    }
}

/// A browser under a driver's control. The fields go in this order: session first, folder last.
pub(crate) struct BrowserSession {
    pub(crate) browser: Browser,
    pub(crate) driver: WebDriver,
    /// How many tests have had this browser.
    pub(crate) visitors: u32,
    runtime: Runtime,
    _driver_program: RunningProgram,
    _display: Option<RunningProgram>,
    scratch: Scratch,
}

impl BrowserSession {
    /// Drives a future of the driver to its end.
    pub(crate) fn block<T, E: Display>(
        &self,
        future: impl Future<Output = Result<T, E>>,
    ) -> Result<T> {
        self.runtime.block_on(async {
            match tokio::time::timeout(COMMAND, future).await {
                Ok(result) => result.map_err(|error| anyhow!("{error}")),
                Err(_) => bail!("the browser does not answer"),
            }
        })
    }

    /// Ends the browser. Ended politely, it takes its helpers and its profile along.
    pub(crate) fn end(self) {
        // It fails only if the browser has ended already.
        let _ = self.block(self.driver.clone().quit());
    }

    /// Where files go that the page offers.
    pub(crate) fn downloads(&self) -> PathBuf {
        self.scratch.0.join(DOWNLOADS)
    }

    /// Starts a driver and a browser with a fresh profile.
    pub(crate) fn start(browser: Browser, visitor: &Visitor) -> Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        // A free port may be taken by another process, and a driver may end at its first
        // word: then try again.
        let mut last = None;
        for _ in 0..3 {
            let scratch = Scratch::new()?;
            std::fs::create_dir_all(scratch.0.join(DOWNLOADS))?;
            let (display, display_name) = match browser {
                Browser::WebKit => {
                    let (display, name) = virtual_display(&scratch)?;
                    (Some(display), Some(name))
                }
                _ => (None, None),
            };
            let port = free_port()?;
            let mut command = driver_command(browser, port, &scratch)?;
            if let Some(name) = &display_name {
                desktop(&mut command, name, visitor, &scratch)?;
            }
            let mut program = RunningProgram::start(&command, &scratch, Stdio::null())
                .with_context(|| format!("cannot start the driver of {}", browser.name()))?;
            let capabilities = capabilities(browser, visitor, &scratch)?;
            let session = runtime.block_on(async {
                until_listening(&mut program, port).await?;
                WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities)
                    .await
                    .with_context(|| format!("{} does not start", browser.name()))
            });
            match session {
                Ok(driver) => {
                    return Ok(Self {
                        browser,
                        driver,
                        visitors: 0,
                        runtime,
                        _driver_program: program,
                        _display: display,
                        scratch,
                    });
                }
                Err(error) => last = Some(error),
            }
        }
        Err(last.context("no driver")?)
    }
}

fn driver_command(browser: Browser, port: u16, scratch: &Scratch) -> Result<Command> {
    let tools = Tools::locate()?;
    let (name, arguments) = match browser {
        Browser::Chromium => ("chromedriver", vec![format!("--port={port}")]),
        Browser::Firefox => (
            "geckodriver",
            vec![
                format!("--port={port}"),
                // Its default is one port for everybody, which two at a time cannot have.
                format!("--websocket-port={}", free_port()?),
                format!("--profile-root={}", scratch.0.display()),
            ],
        ),
        Browser::WebKit => ("WebKitWebDriver", vec![format!("--port={port}")]),
    };
    let mut command = Command::new(tools.program(name)?);
    command.args(arguments);
    Ok(command)
}

fn capabilities(browser: Browser, visitor: &Visitor, scratch: &Scratch) -> Result<Capabilities> {
    let tools = Tools::locate()?;
    let mut capabilities = match browser {
        Browser::Chromium => json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "binary": tools.program("chromium")?,
                "args": [
                    "--headless",
                    // Root may not use the sandbox; the only page in here is ours.
                    "--no-sandbox",
                    "--disable-gpu",
                    "--use-angle=swiftshader",
                    "--enable-unsafe-swiftshader",
                    "--disable-dev-shm-usage",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    // A pipe ends with the driver, and then so does the browser.
                    "--remote-debugging-pipe",
                    format!("--lang={}", visitor.language),
                    format!("--accept-lang={}", visitor.language),
                    format!("--user-data-dir={}", scratch.0.display()),
                ],
                "prefs": {
                    "intl.accept_languages": visitor.language,
                    "download.default_directory": scratch.0.join(DOWNLOADS),
                    // 1 allows, 2 refuses; it covers all that pages can store.
                    "profile.default_content_setting_values.cookies":
                        1 + i32::from(visitor.no_storage),
                },
            },
        }),
        Browser::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "binary": tools.program("firefox-esr")?,
                "args": ["-headless"],
                "prefs": {
                    "ui.prefersReducedMotion": i32::from(visitor.reduced_motion),
                    "intl.accept_languages": visitor.language,
                    "intl.locale.requested": visitor.language,
                    "layout.css.prefers-color-scheme.content-override":
                        i32::from(!visitor.dark),
                    "browser.download.dir": scratch.0.join(DOWNLOADS),
                    "browser.download.folderList": 2,
                    "network.cookie.cookieBehavior": if visitor.no_storage { 2 } else { 5 },
                    "media.peerconnection.ice.obfuscate_host_addresses": !visitor.plain_addresses,
                    "media.peerconnection.ice.loopback": visitor.plain_addresses,
                },
            },
        }),
        Browser::WebKit => json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {
                "binary": mini_browser()?,
                "args": if visitor.dark {
                    vec!["--automation", "--dark-mode"]
                } else {
                    vec!["--automation"]
                },
            },
        }),
    };
    if browser == Browser::Chromium
        && visitor.plain_addresses
        && let Some(arguments) = capabilities["goog:chromeOptions"]["args"].as_array_mut()
    {
        arguments.push(json!("--disable-features=WebRtcHideLocalIpsWithMdns"));
    }
    if browser == Browser::Chromium && visitor.watching {
        capabilities["goog:loggingPrefs"]["performance"] = json!("ALL");
        capabilities["goog:chromeOptions"]["perfLoggingPrefs"] =
            json!({ "enableNetwork": false, "enablePage": false, "traceCategories": TRACED });
    }
    let Value::Object(map) = capabilities else {
        bail!("capabilities are an object");
    };
    Ok(Capabilities::from(map))
}

/// WebKit's test browser is in a folder of libraries, whose name depends on version and machine.
fn mini_browser() -> Result<PathBuf> {
    let library_folders = std::fs::read_dir("/usr/lib")?.flatten().map(|entry| entry.path());
    for folder in library_folders {
        for version in ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"] {
            let program = folder.join(version).join("MiniBrowser");
            if program.is_file() {
                return Ok(program);
            }
        }
    }
    bail!("WebKit's MiniBrowser is not installed")
}

/// WebKit cannot run without a display: this starts a virtual one.
fn virtual_display(scratch: &Scratch) -> Result<(RunningProgram, String)> {
    let program = Tools::locate()?.program("Xvfb")?;
    let mut command = Command::new(program);
    command.args(["-displayfd", "1", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"]);
    let mut display = RunningProgram::start(&command, scratch, Stdio::piped())
        .context("cannot start a virtual display")?;
    let mut number = String::new();
    let output = display.0.stdout.take().context("a display without output")?;
    BufReader::new(output).read_line(&mut number)?;
    Ok((display, format!(":{}", number.trim())))
}

/// Tells WebKit about its visitor: it asks the desktop, not the driver.
fn desktop(
    command: &mut Command,
    display: &str,
    visitor: &Visitor,
    scratch: &Scratch,
) -> Result<()> {
    let settings = scratch.0.join("gtk-3.0");
    std::fs::create_dir_all(&settings)?;
    let animations = !visitor.reduced_motion;
    std::fs::write(
        settings.join("settings.ini"),
        format!("[Settings]\ngtk-enable-animations={animations}\n"),
    )?;
    // Few machines have any locale but C, which is no language: make the one we need.
    let locale = match visitor.language.as_str() {
        "en" => "en_US".into(),
        "fr" => "fr_FR".into(),
        other => other.replace('-', "_"),
    };
    let locales = scratch.0.join("locales");
    std::fs::create_dir_all(&locales)?;
    let file = format!("{locale}.UTF-8");
    run(Command::new("localedef")
        .args(["--no-archive", "-i", &locale, "-f", "UTF-8"])
        .arg(locales.join(&file)))?;
    command
        .env("LOCPATH", &locales)
        .env("LC_ALL", file)
        .env("DISPLAY", display)
        .env("XDG_CONFIG_HOME", &scratch.0)
        .env("XDG_CACHE_HOME", &scratch.0)
        .env("XDG_DATA_HOME", &scratch.0)
        .env("LANGUAGE", &visitor.language);
    Ok(())
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

async fn until_listening(program: &mut RunningProgram, port: u16) -> Result<()> {
    let start = Instant::now();
    while start.elapsed() < START {
        if let Some(status) = program.0.try_wait()? {
            bail!("the driver ended at once ({status})");
        }
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("the driver does not listen on port {port}")
}

//! Starting browsers, and leaving nothing behind.

use crate::scratch::Scratch;
use crate::tasks::TRACED;
use crate::visitor::Visitor;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::{Capabilities, WebDriver};
use xtask::command::run;
use xtask::tools::{Browser, Tools};

/// How long a driver may take until it listens. Generous: two may start on a busy machine.
const START: Duration = Duration::from_secs(30);

/// The folder for files that the page offers, in the browser's own.
const DOWNLOADS: &str = "downloads";

/// A program that ends with its owner.
struct RunningProgram(Child);

impl Drop for RunningProgram {
    fn drop(&mut self) {
        // Both fail only if it has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A browser under a driver's control. The fields go in this order: session first, folder last.
pub(crate) struct BrowserSession {
    pub(crate) browser: Browser,
    pub(crate) driver: WebDriver,
    _driver_program: RunningProgram,
    _display: Option<RunningProgram>,
    scratch: Scratch,
}

impl BrowserSession {
    /// Where files go that the page offers.
    pub(crate) fn downloads(&self) -> PathBuf {
        self.scratch.0.join(DOWNLOADS)
    }

    /// Starts a driver and a browser with a fresh profile.
    pub(crate) async fn start(browser: Browser, visitor: &Visitor) -> Result<Self> {
        let scratch = Scratch::new()?;
        std::fs::create_dir_all(scratch.0.join(DOWNLOADS))?;
        let (display, display_name) = match browser {
            Browser::WebKit => {
                let (display, name) = virtual_display()?;
                (Some(display), Some(name))
            }
            _ => (None, None),
        };
        // A free port may be taken by another process, and a driver may end at its first
        // word: then try again.
        let mut last = None;
        for _ in 0..3 {
            let port = free_port()?;
            let mut command = driver_command(browser, port, &scratch)?;
            if let Some(name) = &display_name {
                desktop(&mut command, name, visitor, &scratch)?;
            }
            let mut program = RunningProgram(
                command
                    .stdin(Stdio::null())
                    .stdout(Stdio::null())
                    .stderr(Stdio::null())
                    .spawn()
                    .with_context(|| format!("cannot start the driver of {}", browser.name()))?,
            );
            if let Err(error) = until_listening(&mut program, port).await {
                last = Some(error);
                continue;
            }
            let session = WebDriver::new(
                format!("http://127.0.0.1:{port}"),
                capabilities(browser, visitor, &scratch)?,
            )
            .await
            .with_context(|| format!("{} does not start", browser.name()));
            let driver = match session {
                Ok(driver) => driver,
                Err(error) => {
                    last = Some(error);
                    continue;
                }
            };
            return Ok(Self {
                browser,
                driver,
                _driver_program: program,
                _display: display,
                scratch,
            });
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
fn virtual_display() -> Result<(RunningProgram, String)> {
    let program = Tools::locate()?.program("Xvfb")?;
    let mut display = RunningProgram(
        Command::new(program)
            .args(["-displayfd", "1", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start a virtual display")?,
    );
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

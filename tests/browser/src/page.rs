//! What a test does with a page.

use crate::driver::Session;
use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use thirtyfour::common::command::{Command, ExtensionCommand};
use thirtyfour::{By, TypingData, WebDriver, WebElement};
use tokio::runtime::Runtime;
use xtask::serve::{POLICY, Server, Site};
use xtask::tools::{Browser, Tools};

/// How long helpers wait for what they need. Generous: a busy machine is no failure.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often they look.
const LOOK: Duration = Duration::from_millis(40);
/// How long a browser may take over one command before the test is given up.
const COMMAND: Duration = Duration::from_secs(120);

/// Collects errors where the driver cannot report them; Chromium's can, and sees more, save in
/// frames of other sites. A page with it needs `'nonce-recorder'` in its policy.
pub const RECORDER: &str = "<script nonce='recorder'>\
    window.__errors=[];\
    addEventListener('error',e=>__errors.push(e.message||'cannot load '+(e.target.src||e.target.href)),true);\
    addEventListener('unhandledrejection',e=>__errors.push('unhandled: '+e.reason));\
    {const log=console.error;console.error=(...a)=>{__errors.push(a.join(' '));log(...a)}}\
    </script>";

/// Who comes to the page, and with what.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Width and height of the page in CSS pixels.
    pub size: (u32, u32),
    /// Whether the system asks pages for less motion.
    pub reduced_motion: bool,
    /// Whether the system asks pages to be dark.
    pub dark: bool,
    /// The browser's language.
    pub language: String,
    /// Whether the browser refuses to store anything for pages (Chromium and Firefox only).
    pub no_storage: bool,
    /// A finger instead of a mouse (Chromium only).
    pub touch: bool,
    /// Whether to trace what the page's main thread does, for [`Page::longest_task`] (Chromium only).
    pub watching: bool,
    /// The folder with the page.
    pub folder: PathBuf,
    /// The path the page is served under.
    pub base: String,
    /// The Content-Security-Policy that it is served with.
    pub policy: String,
}

impl Default for Visitor {
    fn default() -> Self {
        Self {
            size: (1280, 800),
            reduced_motion: false,
            dark: false,
            language: "en".into(),
            no_storage: false,
            touch: false,
            watching: false,
            folder: xtask::root().join("dist"),
            base: "/".into(),
            policy: POLICY.into(),
        }
    }
}

impl Visitor {
    /// A small phone.
    pub fn with_phone() -> Self {
        Self { size: (360, 640), touch: true, ..Self::default() }
    }

    /// A full-size screen.
    pub fn with_big_screen() -> Self {
        Self { size: (1920, 1080), ..Self::default() }
    }

    /// Opens a route of the page, such as `#/`, in the browser that the tests run in.
    #[track_caller]
    pub fn open(self, route: &str) -> Page {
        or_panic(Page::start(self, route))
    }
}

/// A page in a browser of its own.
///
/// Dropping it ends browser, driver and server, and fails the test if the page logged errors.
pub struct Page {
    // An option only because dropping it must end the session first of all.
    session: Option<Session>,
    // None once a test has taken the network away.
    server: RefCell<Option<Server>>,
    address: String,
    runtime: Runtime,
    visitor: Visitor,
    errors: RefCell<Vec<String>>,
    patience: Cell<Duration>,
    // The size of the frame that stands in for a window which cannot be that small.
    frame: Cell<Option<(u32, u32)>>,
}

impl Page {
    /// Opens a route of the page, such as `#/`, in a window of 1280×800.
    #[track_caller]
    pub fn open(route: &str) -> Self {
        Visitor::default().open(route)
    }

    fn start(visitor: Visitor, route: &str) -> Result<Self> {
        if !visitor.folder.join("index.html").is_file() {
            bail!("there is no page in {}: cargo xtask build", visitor.folder.display());
        }
        let name = std::env::var("CONCLAVE_BROWSER").unwrap_or_else(|_| "chromium".into());
        let browser = Browser::named(&name).with_context(|| format!("no browser {name}"))?;
        let mut site = Site::new(&visitor.folder);
        site.base.clone_from(&visitor.base);
        site.policy.clone_from(&visitor.policy);
        if browser != Browser::Chromium {
            site.head = RECORDER.into();
            site.policy = site.policy.replace("script-src", "script-src 'nonce-recorder'");
        }
        let server = Server::start(site, "127.0.0.1:0")?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let session = runtime.block_on(Session::start(browser, &visitor))?;
        let page = Self {
            session: Some(session),
            address: server.url(),
            server: RefCell::new(Some(server)),
            runtime,
            visitor,
            errors: RefCell::default(),
            patience: Cell::new(PATIENCE),
            frame: Cell::default(),
        };
        page.emulate()?;
        page.try_goto(route)?;
        Ok(page)
    }

    /// The browser that this is.
    pub fn browser(&self) -> Browser {
        self.session().browser
    }

    /// The driver, for what no helper here does; see [`Page::wait_on`].
    pub fn driver(&self) -> &WebDriver {
        &self.session().driver
    }

    /// Drives a future of the driver to its end.
    #[track_caller]
    pub fn wait_on<T, E: Display>(&self, future: impl Future<Output = Result<T, E>>) -> T {
        or_panic(self.block(future))
    }

    /// The address of a route.
    pub fn url(&self, route: &str) -> String {
        format!("{}{route}", self.address)
    }

    /// Lets the helpers wait longer, for games that bots play among themselves.
    pub fn be_patient(&self, patience: Duration) {
        self.patience.set(patience);
    }

    /// How long the helpers wait.
    pub(crate) fn patience(&self) -> Duration {
        self.patience.get()
    }

    /// Lets the page do something before it is looked at again.
    pub(crate) fn rest(&self) {
        std::thread::sleep(LOOK);
    }

    /// Goes to another route, as if typed into the address bar. One that differs only after `#`
    /// does not load the page again.
    #[track_caller]
    pub fn goto(&self, route: &str) {
        or_panic(self.try_goto(route));
    }

    /// Ends the server: from here on there is no network.
    pub fn go_offline(&self) {
        self.server.take();
    }

    /// Loads the page again, as F5 does.
    #[track_caller]
    pub fn reload(&self) {
        self.collect_errors();
        // Firefox's driver loads again as Shift+F5 does, which goes past what the page keeps.
        if self.frame.get().is_none() && self.browser() != Browser::Firefox {
            return self.wait_on(self.driver().refresh());
        }
        self.js("window.__old = true; location.reload();");
        self.wait_until("window.__old === undefined && document.readyState === 'complete'");
    }

    /// Opens a route in a second tab (same storage), which becomes the one that helpers act on.
    /// The answer is the first tab, for [`Page::to_tab`].
    #[track_caller]
    pub fn open_tab(&self, route: &str) -> thirtyfour::WindowHandle {
        self.collect_errors();
        let first = self.wait_on(self.driver().window());
        let second = self.wait_on(self.driver().new_tab());
        self.to_tab(&second);
        or_panic(self.emulate());
        self.goto(route);
        first
    }

    /// Makes a tab the one that helpers act on.
    #[track_caller]
    pub fn to_tab(&self, tab: &thirtyfour::WindowHandle) {
        self.collect_errors();
        self.wait_on(self.driver().switch_to_window(tab.clone()));
    }

    /// Waits until a selector matches, and returns the first match.
    #[track_caller]
    pub fn wait(&self, css: &str) -> WebElement {
        self.patiently(&format!("nothing matches {css}"), || {
            Ok(self.block(self.driver().find_all(By::Css(css)))?.into_iter().next())
        })
    }

    /// Waits until a selector matches nothing any more.
    #[track_caller]
    pub fn wait_gone(&self, css: &str) {
        self.patiently(&format!("there is still a {css}"), || {
            Ok((self.try_count(css)? == 0).then_some(()))
        });
    }

    /// Waits until an expression of JavaScript is true.
    #[track_caller]
    pub fn wait_until(&self, expression: &str) {
        self.patiently(&format!("never true: {expression}"), || {
            let value = self.try_js(&format!("return Boolean({expression});"))?;
            Ok((value == Value::Bool(true)).then_some(()))
        });
    }

    /// How many elements a selector matches just now.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        or_panic(self.try_count(css))
    }

    /// Clicks the first match of a selector, once that is possible.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.patiently(&format!("cannot click {css}"), || {
            let found = self.block(self.driver().find(By::Css(css)))?;
            self.try_click(&found)?;
            Ok(Some(()))
        });
    }

    /// Clicks the first match of a selector that a person would call by this name: its label for
    /// screen readers or its text.
    #[track_caller]
    pub fn click_named(&self, css: &str, name: &str) {
        let find = format!(
            "const text = (s) => (s || '').replace(/\\s+/g, ' ').trim();
             return [...document.querySelectorAll({css})].find((e) =>
                 text(e.getAttribute('aria-label')) === {name} || text(e.textContent) === {name}
             ) ?? null;",
            css = json!(css),
            name = json!(name),
        );
        self.patiently(&format!("cannot click a {css} named {name}"), || {
            let found = self.block(self.driver().execute(find.as_str(), Vec::new()))?;
            if found.json().is_null() {
                return Ok(None);
            }
            self.try_click(&found.element()?)?;
            Ok(Some(()))
        });
    }

    /// Presses keys one after another, wherever the focus is: `"abc"`, `Key::Tab`.
    #[track_caller]
    pub fn press(&self, keys: impl Into<TypingData>) {
        let chain = self.driver().action_chain().send_keys(keys);
        self.wait_on(chain.perform());
    }

    /// Presses a key while holding another, such as Control.
    #[track_caller]
    pub fn press_with(&self, held: thirtyfour::Key, key: impl Into<char>) {
        let key: char = key.into();
        let chain = self.driver().action_chain();
        self.wait_on(
            chain.key_down(held.value()).key_down(key).key_up(key).key_up(held.value()).perform(),
        );
    }

    /// Empties a field and types into it.
    #[track_caller]
    pub fn type_into(&self, css: &str, text: &str) {
        let field = self.wait(css);
        self.wait_on(async {
            field.clear().await?;
            field.send_keys(text).await
        });
    }

    /// Drags the middle of one element to the middle of another.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.wait(from), self.wait(to));
        let chain = self.driver().action_chain().drag_and_drop_element(&from, &to);
        self.wait_on(chain.perform());
    }

    /// The visible text of the first match of a selector.
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        let found = self.wait(css);
        self.wait_on(found.text())
    }

    /// An attribute of the first match of a selector.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let found = self.wait(css);
        self.wait_on(found.attr(name))
    }

    /// Gives a file to a file field, which may be hidden.
    #[track_caller]
    pub fn upload(&self, css: &str, file: &Path) {
        let field = self.wait(css);
        self.wait_on(field.send_keys(file.display().to_string()));
    }

    /// Waits until a file that the page offered has arrived, and returns where it is. It is gone
    /// when the page is. Chromium and Firefox only.
    #[track_caller]
    pub fn downloaded(&self, name: &str) -> PathBuf {
        let file = self.session().downloads().join(name);
        self.patiently(&format!("no file {name} was downloaded"), || {
            // While it arrives it is empty or has another name.
            let there = file.metadata().is_ok_and(|data| data.len() > 0);
            Ok(there.then(|| file.clone()))
        })
    }

    /// Slows the page's main thread down so many times. Chromium only.
    #[track_caller]
    pub fn slow_down(&self, times: u32) {
        or_panic(self.try_devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })));
    }

    /// How long the page's main thread has run scripts so far, in milliseconds. Chromium only.
    #[track_caller]
    pub fn script_time(&self) -> f64 {
        self.devtools("Performance.enable");
        let answer = self.devtools("Performance.getMetrics");
        let metrics = answer["metrics"].as_array().into_iter().flatten();
        let script = metrics.filter(|metric| metric["name"] == "ScriptDuration");
        script.filter_map(|metric| metric["value"].as_f64()).sum::<f64>() * 1_000.0
    }

    /// Runs the body of a function in the page and returns its result (of a promise: its value).
    #[track_caller]
    pub fn js(&self, body: &str) -> Value {
        or_panic(self.try_js(body))
    }

    /// What the page keeps in `localStorage` under a key.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        let value = self.js(&format!("return localStorage.getItem({});", json!(key)));
        value.as_str().map(str::to_owned)
    }

    /// Puts something into the page's `localStorage`.
    #[track_caller]
    pub fn store(&self, key: &str, value: &str) {
        self.js(&format!("localStorage.setItem({}, {});", json!(key), json!(value)));
    }

    /// Waits until the page is kept for offline, by having it say so. Its first visit only.
    #[track_caller]
    pub fn wait_until_kept(&self) {
        self.wait(".news[data-now=offline]:not([hidden])");
    }

    /// Makes the page exactly this large, in CSS pixels.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        or_panic(self.try_resize(width, height));
    }

    /// Fails if the page can be scrolled sideways.
    #[track_caller]
    pub fn assert_no_sideways_scroll(&self) {
        let wide = self.js("const root = document.documentElement;
             if (root.scrollWidth <= root.clientWidth) return [];
             return [...document.querySelectorAll('body *')]
                 .filter((e) => e.getBoundingClientRect().right > root.clientWidth + 0.5)
                 .slice(0, 10).map((e) => e.outerHTML.slice(0, 120));");
        assert_eq!(wide, json!([]), "the page is wider than the window");
    }

    /// Takes a picture of the window, `target/screenshots/NAME.png`.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let file = screenshots().join(format!("{name}.png"));
        or_panic(self.try_screenshot(&file));
        file
    }

    /// Takes a picture of the window.
    pub fn try_screenshot(&self, file: &Path) -> Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let picture = self.block(self.driver().screenshot_as_png())?;
        Ok(std::fs::write(file, picture)?)
    }

    /// What axe finds wrong for people with disabilities, a text for each finding.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        or_panic(self.try_axe())
    }

    /// Fails if axe finds anything wrong.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let findings = self.axe();
        assert!(findings.is_empty(), "axe found:\n{}", findings.join("\n"));
    }

    /// The errors that the page logged since this was last asked; asking forgives them.
    pub fn take_errors(&self) -> Vec<String> {
        self.collect_errors();
        self.errors.take()
    }

    /// Fails if the page logged an error. Every test ends with this by itself.
    #[track_caller]
    pub fn assert_no_errors(&self) {
        let errors = self.take_errors();
        assert!(errors.is_empty(), "the page logged errors:\n{}", errors.join("\n"));
    }

    fn session(&self) -> &Session {
        self.session.as_ref().expect("the session lives as long as the page")
    }

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

    /// Tries until there is an answer, or time is up.
    #[track_caller]
    fn patiently<T>(&self, complaint: &str, attempt: impl Fn() -> Result<Option<T>>) -> T {
        let start = Instant::now();
        loop {
            let failure = match attempt() {
                Ok(Some(answer)) => return answer,
                Ok(None) => None,
                Err(error) => Some(error),
            };
            if start.elapsed() > self.patience.get() {
                let why = failure.map(|error| format!(": {error:#}")).unwrap_or_default();
                panic!("{complaint} after {} s{why}", self.patience.get().as_secs());
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Clicks an element; where something lies over it, such as a bar at the foot of the page, scrolls
    /// first, as a person would.
    pub(crate) fn try_click(&self, element: &WebElement) -> Result<()> {
        const UNCOVER: &str = "const [element] = arguments;
            const { left, top, width, height } = element.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!element.contains(seen))
                element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });";
        self.block(async {
            self.driver().execute(UNCOVER, vec![element.to_json()?]).await?;
            element.click().await
        })
    }

    fn try_goto(&self, route: &str) -> Result<()> {
        self.collect_errors();
        let url = self.url(route);
        let Some((width, height)) = self.frame.get() else {
            return self.block(self.driver().goto(url));
        };
        if self.try_js("return window.frameElement !== null;")? == Value::Bool(true) {
            self.try_js(&format!("location.assign({});", json!(url)))?;
            return Ok(());
        }
        // An empty page of the same origin, with the frame in its corner.
        self.block(self.driver().goto(self.url("no-such-page")))?;
        self.try_js(&format!(
            "const frame = document.createElement('iframe');
             frame.style = 'border: 0; width: {width}px; height: {height}px';
             frame.src = {};
             document.body.style = 'margin: 0';
             document.body.replaceChildren(frame);
             return new Promise((loaded) => {{ frame.onload = () => loaded(true); }});",
            json!(url)
        ))?;
        self.block(self.driver().enter_frame(0))
    }

    fn try_js(&self, body: &str) -> Result<Value> {
        Ok(self.block(self.driver().execute(body, Vec::new()))?.json().clone())
    }

    fn try_count(&self, css: &str) -> Result<usize> {
        Ok(self.block(self.driver().find_all(By::Css(css)))?.len())
    }

    fn try_axe(&self) -> Result<Vec<String>> {
        let file = Tools::locate()?.axe();
        let script = std::fs::read_to_string(&file)
            .with_context(|| format!("axe-core is not installed ({})", file.display()))?;
        let body = format!(
            "{script};
             return axe.run().then((report) => report.violations.map((found) =>
                 found.id + ' (' + found.impact + '): ' + found.help + found.nodes.map((node) =>
                     '\\n    ' + node.html.slice(0, 200) + '\\n        ' +
                     node.failureSummary.replace(/\\n/g, '\\n        ')).join('')));"
        );
        Ok(serde_json::from_value(self.try_js(&body)?)?)
    }

    fn try_resize(&self, width: u32, height: u32) -> Result<()> {
        if self.browser() == Browser::Chromium {
            // A window has a least width; what the page is told has not.
            return self.try_devtools(
                "Emulation.setDeviceMetricsOverride",
                json!({
                    "width": width, "height": height,
                    "deviceScaleFactor": 1, "mobile": self.visitor.touch,
                }),
            );
        }
        if self.frame.get().is_some() {
            self.frame.set(Some((width, height)));
            let style = format!("width = '{width}px'; s.height = '{height}px'");
            self.try_js(&format!("const s = window.frameElement.style; s.{style};"))?;
            return Ok(());
        }
        // A window's size includes its frame: set it, measure the page, set it again.
        let (mut outer_width, mut outer_height) = (width, height);
        for _ in 0..3 {
            self.block(self.driver().set_window_rect(0, 0, outer_width, outer_height))?;
            let inner = self.try_js("return [innerWidth, innerHeight];")?;
            let inner: (u32, u32) = serde_json::from_value(inner)?;
            if inner == (width, height) {
                return Ok(());
            }
            outer_width = (outer_width + width).saturating_sub(inner.0);
            outer_height = (outer_height + height).saturating_sub(inner.1);
        }
        // Desktop windows have a least width; a frame, which is all that a page knows of its
        // window, has not. It is made when the page is opened.
        if self.block(self.driver().current_url())?.scheme() == "http" {
            bail!("this window cannot be {width}x{height}: say so before the page is opened");
        }
        self.frame.set(Some((width, height)));
        Ok(())
    }

    /// Tells the browser about its visitor.
    fn emulate(&self) -> Result<()> {
        self.try_resize(self.visitor.size.0, self.visitor.size.1)?;
        if self.browser() != Browser::Chromium {
            return Ok(());
        }
        let motion = if self.visitor.reduced_motion { "reduce" } else { "no-preference" };
        let scheme = if self.visitor.dark { "dark" } else { "light" };
        self.try_devtools(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-reduced-motion", "value": motion },
                { "name": "prefers-color-scheme", "value": scheme },
            ] }),
        )?;
        self.try_devtools(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": self.visitor.touch, "maxTouchPoints": 5 }),
        )
    }

    /// A command of Chromium's developer tools, for what no helper here does.
    #[track_caller]
    pub fn devtools(&self, method: &str) -> Value {
        or_panic(self.ask_devtools(method, json!({})))
    }

    fn try_devtools(&self, method: &str, parameters: Value) -> Result<()> {
        self.ask_devtools(method, parameters).map(drop)
    }

    fn ask_devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        let command = DevTools(json!({ "cmd": method, "params": parameters }));
        let answer = self.block(self.driver().cmd(Command::ExtensionCommand(Box::new(command))))?;
        Ok(answer.value_json()?)
    }

    /// The errors in Chromium's log. They reach it a little later than they happen: what we say
    /// ourselves comes after all of them.
    fn console(&self) -> Result<Vec<String>> {
        const LAST: &str = "all has been said";
        self.try_js(&format!("console.debug('{LAST}');"))?;
        let start = Instant::now();
        let mut errors = Vec::new();
        loop {
            let entries = self.block(self.driver().browser_log())?;
            let complete = entries.iter().any(|entry| entry.message.contains(LAST));
            let severe = entries.into_iter().filter(|entry| entry.level == "SEVERE");
            errors.extend(severe.map(|entry| entry.message));
            if complete || start.elapsed() > PATIENCE {
                return Ok(errors);
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Moves what the browser recorded into our list, before it is lost or asked for.
    fn collect_errors(&self) {
        let found = if self.browser() == Browser::Chromium {
            self.console()
        } else {
            self.try_js("return (window.__errors ?? []).splice(0);")
                .map(|value| serde_json::from_value(value).unwrap_or_default())
        };
        self.errors.borrow_mut().extend(
            found.unwrap_or_else(|error| vec![format!("cannot read the console: {error:#}")]),
        );
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let failing = std::thread::panicking();
        self.collect_errors();
        let errors = self.errors.take();
        if failing {
            let thread = std::thread::current();
            let name = thread.name().unwrap_or("test").replace("::", "-");
            let file = screenshots().join("failed").join(format!("{name}.png"));
            if self.try_screenshot(&file).is_ok() {
                eprintln!("the page when it failed: {}", file.display());
            }
            for error in &errors {
                eprintln!("the page logged: {error}");
            }
        }
        if let Some(session) = self.session.take() {
            // Ended politely, a browser takes its helpers and its profile along.
            let _ = self.block(session.driver.clone().quit());
        }
        assert!(failing || errors.is_empty(), "the page logged errors:\n{}", errors.join("\n"));
    }
}

#[derive(Debug)]
struct DevTools(Value);

impl ExtensionCommand for DevTools {
    fn parameters_json(&self) -> Option<Value> {
        Some(self.0.clone())
    }

    fn method(&self) -> http::Method {
        http::Method::POST
    }

    fn endpoint(&self) -> Arc<str> {
        "/goog/cdp/execute".into()
    }
}

fn screenshots() -> PathBuf {
    xtask::root().join("target/screenshots")
}

#[track_caller]
pub(crate) fn or_panic<T, E: Display>(result: Result<T, E>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error:#}"),
    }
}

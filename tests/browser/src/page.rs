//! A page in a browser: opening it, going about in it, running scripts.

use crate::driver::BrowserSession;
use crate::errors::record_errors;
use crate::pool;
use crate::screens::screenshots;
use crate::visitor::Visitor;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::future::Future;
use std::time::{Duration, Instant};
use thirtyfour::WebDriver;
use xtask::serve::{Server, Site};
use xtask::tools::Browser;

/// How long helpers wait for what they need. Generous: a busy machine is no failure.
pub(crate) const DEFAULT_TIMEOUT: Duration = Duration::from_secs(20);
/// How often they look.
pub(crate) const LOOK: Duration = Duration::from_millis(40);
/// In how many pictures one after the other an element that stands still is in the same place.
const STILL: u32 = 10;

/// A page in a browser that nobody else uses meanwhile.
///
/// Dropping it ends the server, leaves the browser to the next test, and fails this one if the page logged
/// errors.
pub struct Page {
    // An option only because dropping it must end the session first of all.
    session: Option<BrowserSession>,
    // None once a test has taken the network away.
    server: RefCell<Option<Server>>,
    address: String,
    pub(crate) visitor: Visitor,
    pub(crate) errors: RefCell<Vec<String>>,
    timeout: Cell<Duration>,
    // The size of the frame that stands in for a window which cannot be that small.
    pub(crate) frame: Cell<Option<(u32, u32)>>,
}

impl Page {
    /// Opens a route of the page, such as `#/`, in a window of 1280×800.
    #[track_caller]
    pub fn open(route: &str) -> Self {
        Visitor::default().open(route)
    }

    pub(crate) fn start(visitor: Visitor, route: &str) -> Result<Self> {
        if !visitor.folder.join("index.html").is_file() {
            bail!("there is no page in {}: cargo xtask build", visitor.folder.display());
        }
        let name = std::env::var("CONCLAVE_BROWSER").unwrap_or_else(|_| "chromium".into());
        let browser = Browser::named(&name).with_context(|| format!("no browser {name}"))?;
        let mut site = Site::new(&visitor.folder);
        site.base.clone_from(&visitor.base);
        site.policy.clone_from(&visitor.policy);
        site.kept = visitor.keeps_page;
        if browser != Browser::Chromium {
            record_errors(&mut site);
        }
        let server = Server::start(site, "127.0.0.1:0")?;
        let session = pool::take(browser, &visitor)?;
        let page = Self {
            session: Some(session),
            address: server.url(),
            server: RefCell::new(Some(server)),
            visitor,
            errors: RefCell::default(),
            timeout: Cell::new(DEFAULT_TIMEOUT),
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
    pub fn set_timeout(&self, timeout: Duration) {
        self.timeout.set(timeout);
    }

    /// How long the helpers wait.
    pub(crate) fn timeout(&self) -> Duration {
        self.timeout.get()
    }

    /// Waits until an element has stood in the same place for some pictures: a page that has another size is laid
    /// out more than once.
    #[track_caller]
    pub fn wait_still(&self, css: &str) {
        self.js(&format!(
            "window.__still = 0;
             let last = '';
             const look = () => {{
                 const place = JSON.stringify(document.querySelector({css:?})?.getBoundingClientRect());
                 window.__still = place === last ? window.__still + 1 : 0;
                 last = place;
                 if (window.__still < {STILL}) requestAnimationFrame(look);
             }};
             requestAnimationFrame(look);"
        ));
        self.wait_until(&format!("window.__still === {STILL}"));
    }

    /// Lets the page do something before it is looked at again.
    pub fn rest(&self) {
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
        self.wait_until_loaded();
    }

    /// Waits until there is another page than the one that was marked as old, in whole.
    #[track_caller]
    fn wait_until_loaded(&self) {
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

    /// Closes the tab that helpers act on, and makes another one that.
    #[track_caller]
    pub fn close_tab(&self, next: &thirtyfour::WindowHandle) {
        self.collect_errors();
        self.wait_on(self.driver().close_window());
        self.wait_on(self.driver().switch_to_window(next.clone()));
    }

    /// Waits until an expression of JavaScript is true.
    #[track_caller]
    pub fn wait_until(&self, expression: &str) {
        self.patiently(&format!("never true: {expression}"), || {
            Ok(self.watch_until(expression)?.then_some(()))
        });
    }

    /// Has the page itself watch for a while whether an expression of JavaScript becomes true: to ask again
    /// and again keeps page and driver busy.
    pub(crate) fn watch_until(&self, expression: &str) -> Result<bool> {
        let seen = self.try_js(&format!(
            "const end = performance.now() + 400;
             return new Promise((tell, fail) => {{
                 const look = () => {{
                     try {{
                         if ({expression}) tell(true);
                         else if (performance.now() > end) tell(false);
                         else setTimeout(look, 40);
                     }} catch (error) {{
                         fail(error);
                     }}
                 }};
                 look();
             }});"
        ))?;
        Ok(seen == Value::Bool(true))
    }

    /// Runs the body of a function in the page and returns its result (of a promise: its value).
    #[track_caller]
    pub fn js(&self, body: &str) -> Value {
        or_panic(self.try_js(body))
    }

    pub(crate) fn session(&self) -> &BrowserSession {
        self.session.as_ref().expect("the session lives as long as the page")
    }

    pub(crate) fn block<T, E: Display>(
        &self,
        future: impl Future<Output = Result<T, E>>,
    ) -> Result<T> {
        self.session().block(future)
    }

    /// Tries until there is an answer, or time is up.
    #[track_caller]
    pub(crate) fn patiently<T>(
        &self,
        complaint: &str,
        attempt: impl Fn() -> Result<Option<T>>,
    ) -> T {
        let start = Instant::now();
        loop {
            let failure = match attempt() {
                Ok(Some(answer)) => return answer,
                Ok(None) => None,
                Err(error) => Some(error),
            };
            if start.elapsed() > self.timeout.get() {
                let why = failure.map(|error| format!(": {error:#}")).unwrap_or_default();
                panic!("{complaint} after {} s{why}", self.timeout.get().as_secs());
            }
            std::thread::sleep(LOOK);
        }
    }

    fn try_goto(&self, route: &str) -> Result<()> {
        self.collect_errors();
        let url = self.url(route);
        let Some((width, height)) = self.frame.get() else {
            return self.block(self.driver().goto(url));
        };
        if self.try_js("return window.frameElement !== null;")? == Value::Bool(true) {
            let loads = self.try_js(&format!(
                "const to = {};
                 const loads = to.split('#')[0] !== location.href.split('#')[0];
                 if (loads) window.__old = true;
                 location.assign(to);
                 return loads;",
                json!(url)
            ))?;
            // The driver waits for windows, and not for frames.
            if loads == Value::Bool(true) {
                self.wait_until_loaded();
            }
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

    pub(crate) fn try_js(&self, body: &str) -> Result<Value> {
        Ok(self.block(self.driver().execute(body, Vec::new()))?.json().clone())
    }
}

thread_local! {
    /// How many pictures this test has left: it may have several pages.
    static PICTURES: Cell<usize> = const { Cell::new(1) };
}

impl Drop for Page {
    fn drop(&mut self) {
        let failing = std::thread::panicking();
        self.collect_errors();
        let errors = self.errors.take();
        if failing {
            let thread = std::thread::current();
            let name = thread.name().unwrap_or("test").replace("::", "-");
            let picture = PICTURES.replace(PICTURES.get() + 1);
            let file = screenshots().join("failed").join(format!("{name}-{picture}.png"));
            if self.try_screenshot(&file).is_ok() {
                eprintln!("the page when it failed: {}", file.display());
            }
            for error in &errors {
                eprintln!("the page logged: {error}");
            }
        }
        if let Some(session) = self.session.take() {
            if failing || !errors.is_empty() {
                session.end();
            } else {
                pool::give_back(session, &self.visitor, &self.address);
            }
        }
        assert!(failing || errors.is_empty(), "the page logged errors:\n{}", errors.join("\n"));
    }
}

#[track_caller]
pub(crate) fn or_panic<T, E: Display>(result: Result<T, E>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error:#}"),
    }
}

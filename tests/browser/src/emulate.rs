//! What the browser pretends to be: a size, a taste, a slow machine.

use crate::driver::BrowserSession;
use crate::page::{Page, or_panic};
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use thirtyfour::common::command::{Command, ExtensionCommand};
use xtask::tools::Browser;

/// How long after each other the page is told where a finger is that drags.
const FINGER_STEP: Duration = Duration::from_millis(25);

/// How long a finger rests on what it drags: what moves up or down at once may scroll.
const REST: Duration = Duration::from_millis(300);

impl Page {
    /// Makes the page exactly this large, in CSS pixels.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        or_panic(self.try_resize(width, height));
    }

    /// Slows the page's main thread down so many times. Chromium only.
    #[track_caller]
    pub fn slow_down(&self, times: u32) {
        or_panic(self.try_devtools("Emulation.setCPUThrottlingRate", json!({ "rate": times })));
    }

    /// Lets no font come, as where the network is slow: text is drawn in the system's faces. Chromium only.
    #[track_caller]
    pub fn block_fonts(&self) {
        self.devtools("Network.enable");
        or_panic(self.try_devtools("Network.setBlockedURLs", json!({ "urls": ["*.woff2"] })));
    }

    /// Lets so many bytes a second through the page's line, or all that come. Chromium only.
    #[track_caller]
    pub fn set_line(&self, bytes_a_second: Option<u32>) {
        self.devtools("Network.enable");
        let throughput = bytes_a_second.map_or(-1, i64::from);
        or_panic(self.try_devtools(
            "Network.emulateNetworkConditions",
            json!({
                "offline": false, "latency": 0,
                "downloadThroughput": throughput, "uploadThroughput": -1,
            }),
        ));
    }

    /// Shows the page as it is printed. Chromium only.
    #[track_caller]
    pub fn print(&self) {
        or_panic(self.try_devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })));
    }

    /// Zooms in by so much, as a browser does, in a window of this size. Chromium only.
    #[track_caller]
    pub fn zoom(&self, (width, height): (u32, u32), zoom: f64) {
        self.js(&format!(
            "Object.defineProperty(window, 'outerWidth', {{ get: () => {width}, configurable: true }});"
        ));
        let part = |length: u32| (f64::from(length) / zoom).round();
        or_panic(self.try_devtools(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": part(width), "height": part(height),
                "deviceScaleFactor": zoom, "mobile": false,
            }),
        ));
        self.wait_until(&format!("innerWidth === {}", part(width)));
        self.rest();
    }

    /// Has the system ask pages for something else than the visitor does: names of media features, and their
    /// values. Chromium only.
    #[track_caller]
    pub fn prefer(&self, features: &[(&str, &str)]) {
        or_panic(self.try_prefer(features));
    }

    fn try_prefer(&self, features: &[(&str, &str)]) -> Result<()> {
        let motion = if self.visitor.reduced_motion { "reduce" } else { "no-preference" };
        let scheme = if self.visitor.dark { "dark" } else { "light" };
        let visitors = [("prefers-reduced-motion", motion), ("prefers-color-scheme", scheme)];
        // Of two of a name the last one holds.
        let features = visitors.iter().chain(features);
        let features: Vec<Value> =
            features.map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.try_devtools("Emulation.setEmulatedMedia", json!({ "features": features }))
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

    fn try_resize(&self, width: u32, height: u32) -> Result<()> {
        if self.browser() == Browser::Chromium {
            // A window has a minimum width; an emulated viewport has none.
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
    pub(crate) fn emulate(&self) -> Result<()> {
        self.try_resize(self.visitor.size.0, self.visitor.size.1)?;
        if self.browser() != Browser::Chromium {
            return Ok(());
        }
        self.try_prefer(&[])?;
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

    /// Lays a finger on the middle of the first match of a selector for so long. Chromium only.
    #[track_caller]
    pub fn touch(&self, css: &str, time: Duration) {
        let mut finger = Finger::down(self, self.bring_to_finger(css, "center"));
        finger.rest(time);
        finger.up();
    }

    /// Swipes up by so much with a finger that begins on the first match of a selector. Chromium only.
    #[track_caller]
    pub fn swipe_up(&self, css: &str, by: f64) {
        let (x, y) = self.bring_to_finger(css, "nearest");
        let mut finger = Finger::down(self, (x, y));
        finger.slide((x, y - by), 8);
        finger.up();
    }

    /// Drags the middle of the first match of a selector to the middle of another with a finger, as fast as
    /// a hand does that rests for a moment first. What is dragged moves; once it is picked up, the page does not. Chromium only.
    #[track_caller]
    pub fn drag_with_finger(&self, piece: &str, goal: &str) {
        self.wait_gone(".table[data-fresh]");
        let (x, y) = self.bring_to_finger(piece, "nearest");
        let mut finger = Finger::down(self, (x, y));
        finger.rest(REST);
        finger.slide((x, y - 12.0), 2);
        // A goal that was out of sight has been brought into it.
        finger.rest(FINGER_STEP * 4);
        let to = self.middle(goal);
        finger.slide(to, 16);
        let moved = (self.middle(goal).1 - to.1).abs();
        assert!(moved < 10.0, "{goal} moved by {moved} px with the finger");
        finger.up();
    }

    /// Brings something into view, there in the window, and returns where its middle is.
    #[track_caller]
    fn bring_to_finger(&self, css: &str, block: &str) -> (f64, f64) {
        self.wait(css);
        self.js(&format!(
            "document.querySelector({})
                 .scrollIntoView({{ block: '{block}', behavior: 'instant' }});",
            json!(css)
        ));
        // The page is told of it with the next frame.
        std::thread::sleep(Duration::from_millis(400));
        self.middle(css)
    }

    /// Where the middle of the first match of a selector is, in CSS pixels of the window.
    #[track_caller]
    fn middle(&self, css: &str) -> (f64, f64) {
        self.wait(css);
        let middle = self.js(&format!(
            "const at = document.querySelector({});
             const area = at.getBoundingClientRect();
             return [area.x + area.width / 2, area.y + area.height / 2];",
            json!(css)
        ));
        or_panic(serde_json::from_value(middle))
    }

    fn try_devtools(&self, method: &str, parameters: Value) -> Result<()> {
        self.ask_devtools(method, parameters).map(drop)
    }

    fn ask_devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        self.session().devtools(method, parameters)
    }
}

/// A finger on the window of a page. The page is told the times that a finger needs for what it does, however long a
/// busy machine takes to pass that on: whether something is swiped or held depends on them.
struct Finger<'a> {
    page: &'a Page,
    /// Where it is, in CSS pixels of the window.
    at: (f64, f64),
    /// When, since 1970.
    time: Duration,
}

impl<'a> Finger<'a> {
    /// Lays it on the window.
    #[track_caller]
    fn down(page: &'a Page, at: (f64, f64)) -> Self {
        let time = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock that goes right");
        let finger = Finger { page, at, time };
        finger.tell("touchStart", &[at]);
        finger
    }

    /// Lets it lie for so long.
    fn rest(&mut self, time: Duration) {
        std::thread::sleep(time);
        self.time += time;
    }

    /// Moves it to another place.
    #[track_caller]
    fn slide(&mut self, to: (f64, f64), steps: u32) {
        let from = self.at;
        for step in 1..=steps {
            let part = f64::from(step) / f64::from(steps);
            let way = |from: f64, to: f64| from + (to - from) * part;
            self.at = (way(from.0, to.0), way(from.1, to.1));
            self.rest(FINGER_STEP);
            self.tell("touchMove", &[self.at]);
        }
    }

    /// Takes it off.
    #[track_caller]
    fn up(mut self) {
        self.rest(FINGER_STEP);
        self.tell("touchEnd", &[]);
    }

    #[track_caller]
    fn tell(&self, what: &str, places: &[(f64, f64)]) {
        let points: Vec<Value> = places.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let time = self.time.as_secs_f64();
        let parameters = json!({ "type": what, "touchPoints": points, "timestamp": time });
        or_panic(self.page.try_devtools("Input.dispatchTouchEvent", parameters));
    }
}

impl BrowserSession {
    /// A command of Chromium's developer tools, for the tab that is driven.
    pub(crate) fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        let command = DevTools(json!({ "cmd": method, "params": parameters }));
        let answer = self.block(self.driver.cmd(Command::ExtensionCommand(Box::new(command))))?;
        Ok(answer.value_json()?)
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

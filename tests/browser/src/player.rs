//! A player for any game, who uses only what can be seen and touched.

use crate::page::or_panic;
use crate::{Key, NEVER, Page, WebElement};
use anyhow::{Result, bail};
use serde_json::Value;
use std::time::{Duration, Instant};

macro_rules! next {
    ($({ id: $id:literal, module: $module:ident, $($rest:tt)* })*) => {
        &[$(($id, include_str!(concat!(stringify!($module), ".js")))),*]
    };
}

/// For each game, what finds the control that brings it forward.
const NEXT: &[(&str, &str)] = conclave_register::with_games!(next);

/// A function that says where the page is wider than the window, if it is.
const SIDEWAYS: &str = "() => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return null;
    const wide = [...page.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 0.5);
    return wide.map((element) => element.outerHTML.slice(0, 120)).join('\\n');
}";

/// A function that says whether events are being shown, so that Enter shows the next one: the focus is
/// at no control.
const SHOWING: &str = "() => document.querySelector('.table[data-showing]') !== null
    && !document.activeElement.matches('button:enabled, a, input, select')";

/// How long the page itself watches for something to do before it says that there is nothing, in
/// milliseconds.
const WATCH: u32 = 500;

/// How many Tab presses, forward if positive, lead from the focus to an element.
const STEPS: &str = "
    const [to] = arguments;
    const from = document.activeElement ?? document.body;
    if (from === to) return 0;
    const after = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    const stops = [...document.querySelectorAll(
        'a[href], button:not(:disabled), input:not(:disabled), select, [tabindex=\"0\"]'
    )].filter((stop) => stop.checkVisibility());
    return after(from, to)
        ? stops.filter((stop) => after(from, stop) && (stop === to || after(stop, to))).length
        : -stops.filter((stop) => after(stop, from) && (stop === to || after(to, stop))).length;";

/// How long somebody in a hurry reads before asking for the next event.
const READ: Duration = Duration::from_millis(200);

/// How long somebody waits before pressing again.
pub(crate) const AGAIN: Duration = Duration::from_secs(10);

/// How a player reaches a control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// With the mouse.
    Mouse,
    /// With the mouse at the speed of people, who come, look, and hold its button for a moment.
    CalmMouse,
    /// With Tab, Shift+Tab and Enter, which also hurries what is shown.
    Keyboard,
}

/// What the game wants of the people at the page.
enum Next {
    /// What was waited for is there.
    Enough,
    Over,
    Wait {
        /// How many actions there have been.
        ply: String,
        /// Whether Enter, for those who play with the keyboard, shows the next event.
        showing: bool,
    },
    Use(WebElement),
}

impl Page {
    /// Plays for all people at a table, until the game is over or `enough` (an
    /// expression of JavaScript) is true. Returns how many controls were used.
    ///
    /// Panics when nothing happens for as long as helpers wait.
    #[track_caller]
    pub fn play(&self, hands: Hands, enough: &str) -> usize {
        let mut used = 0;
        let mut since = Instant::now();
        let mut turn = String::new();
        let mut again = false;
        loop {
            match self.next_control(hands, enough, WATCH) {
                Next::Enough | Next::Over => return used,
                // What moves, or is covered for a moment, is tried again: a person would, too.
                Next::Use(control) => match self.try_use(&control, hands) {
                    Ok(()) => {
                        used += 1;
                        since = Instant::now();
                    }
                    Err(error) if since.elapsed() > self.timeout() => {
                        panic!("a control cannot be used: {error:#}")
                    }
                    Err(_) => self.rest(),
                },
                Next::Wait { ply, showing } => {
                    if ply != turn {
                        turn = ply;
                        since = Instant::now();
                        again = false;
                    }
                    // A press may have come just when something appeared, which takes none for a moment: a
                    // person presses again. Once, so that what never does anything is noticed.
                    if !again && since.elapsed() > AGAIN {
                        again = true;
                        self.forget_used();
                    }
                    assert!(
                        since.elapsed() < self.timeout(),
                        "the game does not go on after turn {turn}, with {used} controls used"
                    );
                    if showing {
                        self.press_enter_unless(enough);
                        std::thread::sleep(READ);
                    }
                }
            }
        }
    }

    /// Presses Enter. Should an expression of JavaScript be true by the time the page hears of it, the page
    /// takes no notice: what a test waits for is not hurried past.
    #[track_caller]
    fn press_enter_unless(&self, enough: &str) {
        self.js(&format!(
            "const listen = (event) => {{
                 if ({enough}) event.stopImmediatePropagation();
             }};
             addEventListener('keydown', listen, {{ capture: true, once: true }});"
        ));
        self.press(Key::Enter);
    }

    /// Uses the control that brings the game forward here, if there is one. Returns whether there was;
    /// none when the game is over.
    #[track_caller]
    pub fn play_once(&self) -> Option<bool> {
        match self.next_control(Hands::Mouse, NEVER, 0) {
            Next::Over => None,
            Next::Enough | Next::Wait { .. } => Some(false),
            // The table may take it away while one goes there: then there is something else to do.
            Next::Use(control) => Some(self.try_use(&control, Hands::Mouse).is_ok()),
        }
    }

    /// What there is to do for these hands, as soon as there is something; at the latest after so many
    /// milliseconds. The
    /// page watches by itself: to ask it again and again costs more than most of what it does.
    #[track_caller]
    fn next_control(&self, hands: Hands, enough: &str, watch: u32) -> Next {
        let showing = if hands == Hands::Keyboard { SHOWING } else { "() => false" };
        let game = self.attribute(".table", "data-game").unwrap_or_default();
        let next = NEXT.iter().find(|(id, _)| *id == game).map_or("return null;", |next| next.1);
        let found = self.js(&format!(
            "const sideways = {SIDEWAYS};
             const showing = {showing};
             const next = () => {{ {next} }};
             const look = () => {{
                 const wide = sideways();
                 if (wide !== null) return {{ wide }};
                 if ({enough}) return {{ enough: true }};
                 const control = next();
                 const ply = document.querySelector('.table')?.dataset.ply ?? '';
                 return {{ control, ply, showing: control === null && showing() }};
             }};
             const end = performance.now() + {watch};
             return new Promise((tell, fail) => {{
                 const watch = () => {{
                     try {{
                         const seen = look();
                         const nothing = seen.control === null && !seen.showing;
                         if (nothing && performance.now() < end) setTimeout(watch, 40);
                         else tell(seen);
                     }} catch (error) {{
                         fail(error);
                     }}
                 }};
                 watch();
             }});"
        ));
        // A telephone shows such a page smaller, and what is pressed is elsewhere.
        assert!(found["wide"].is_null(), "the page can be scrolled sideways: {}", found["wide"]);
        if found["enough"] == true {
            return Next::Enough;
        }
        match &found["control"] {
            control if control == "over" => Next::Over,
            Value::Null => Next::Wait {
                ply: found["ply"].as_str().unwrap_or_default().to_owned(),
                showing: found["showing"] == true,
            },
            control => {
                let handle = self.driver().handle().clone();
                Next::Use(or_panic(WebElement::from_json(control.clone(), handle)))
            }
        }
    }

    /// Uses the control that was found last. One that could not be reached is found again.
    fn try_use(&self, control: &WebElement, hands: Hands) -> Result<()> {
        let used = self.try_reach(control, hands);
        if used.is_err() {
            self.forget_used();
        }
        used
    }

    /// Lets the control that was used last be used again, though nothing has changed.
    #[track_caller]
    pub(crate) fn forget_used(&self) {
        self.js("delete window.__used;");
    }

    /// Uses the control that an expression of JavaScript finds, if there is one and it can be used now; says
    /// whether it was. For what a table may take away while one goes there: what has come in its place
    /// is not pressed.
    pub fn reach_if_there(&self, expression: &str, hands: Hands) -> bool {
        let script = format!("return {expression};");
        let found = self.block(self.driver().execute(script, Vec::new()));
        let control = found.and_then(|found| Ok(found.element()?));
        control.is_ok_and(|control| self.try_reach(&control, hands).is_ok())
    }

    fn try_reach(&self, control: &WebElement, hands: Hands) -> Result<()> {
        match hands {
            Hands::Mouse => return self.try_click(control),
            Hands::CalmMouse => return self.try_press(control),
            Hands::Keyboard => {}
        }
        // Boxes that can be scrolled may be stops too: correct the way as we go.
        for _ in 0..12 {
            let steps = self.block(async {
                let to = control.to_json()?;
                self.driver().execute(STEPS, vec![to]).await
            })?;
            let steps = steps.json().as_i64().unwrap_or_default();
            if steps == 0 {
                // What has just appeared takes no press.
                self.wait_gone(".table[data-fresh]");
                self.press(Key::Enter);
                return Ok(());
            }
            let tabs = Key::Tab.value().to_string().repeat(steps.unsigned_abs() as usize);
            let shift = Key::Shift.value();
            let chain = self.driver().action_chain();
            if steps > 0 {
                self.block(chain.send_keys(tabs).perform())?;
            } else {
                self.block(chain.key_down(shift).send_keys(tabs).key_up(shift).perform())?;
            }
        }
        bail!("Tab does not lead to {control:?}")
    }
}

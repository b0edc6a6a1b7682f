//! What tests ask of a game at its table, whichever it is.

use crate::Key;
use crate::page::Page;
use serde::Deserialize;
use std::time::{Duration, Instant};

/// How long something may take that bots have a part in, on a busy machine.
pub const LONG: Duration = Duration::from_secs(120);
/// An expression that never becomes true: play to the end.
pub const NEVER: &str = "false";
/// What of a table comes last when it opens.
const LAST_OF_TABLE: &str = ".table .table-side";

/// A big moment of a game, as it was shown.
#[derive(Debug)]
pub struct StagedMoment {
    /// What stood on it.
    pub words: String,
    /// For how long it was seen, in milliseconds.
    pub shown_ms: f64,
}

impl StagedMoment {
    /// Checks that it was there to be seen: it is staged for a quarter of a second at least (at fast speed), and a busy
    /// machine draws it later than it was asked to.
    #[track_caller]
    pub fn assert_seen(&self) {
        assert!(self.shown_ms > 150.0, "too short to be seen: {self:?}");
    }
}

/// An event as it was told while it was shown.
#[derive(Debug, Deserialize)]
pub struct ToldEvent {
    /// The sentence.
    pub words: String,
    /// The names of the players whose seats were framed.
    pub framed: Vec<String>,
    /// The names of those who decide next in the game itself, of which this is shown.
    pub next: Vec<String>,
}

impl Page {
    /// From now on notes every element of a class that is seen, whatever the game that is opened in
    /// this page by [`Page::goto`]: such moments pass by while a test waits.
    pub fn watch_moments(&self, class: &str) {
        self.js(&format!(
            "window.__moments = [];
             const look = () => {{
                 const seen = document.querySelector('.{class}');
                 const last = window.__moments.at(-1);
                 const same = seen?.className === last?.of && seen?.textContent === last?.words;
                 // What was painted is seen until the next frame is, however late that comes.
                 if (last && !last.over) {{
                     last.to = performance.now();
                     last.over = !same;
                 }}
                 if (seen && (!last || last.over)) {{
                     const from = performance.now();
                     window.__moments.push({{ of: seen.className, words: seen.textContent, from, to: from }});
                 }}
                 requestAnimationFrame(look);
             }};
             look();"
        ));
    }

    /// Waits for the first moment of those watched that is over and has this class too.
    #[track_caller]
    pub fn moment(&self, class: &str) -> StagedMoment {
        self.moment_where(&format!("of.split(' ').includes('{class}')"))
    }

    /// Waits for the first moment of those watched that is over and says this.
    #[track_caller]
    pub fn moment_saying(&self, words: &str) -> StagedMoment {
        self.moment_where(&format!("words.includes('{words}')"))
    }

    #[track_caller]
    fn moment_where(&self, condition: &str) -> StagedMoment {
        let find = format!("window.__moments.find(({{ of, words, over }}) => over && {condition})");
        self.wait_until(&find);
        let found = self.js(&format!("return {find};"));
        let words = found["words"].as_str().unwrap_or_default().to_owned();
        let time = |name: &str| found[name].as_f64().unwrap_or_default();
        StagedMoment { words, shown_ms: time("to") - time("from") }
    }

    /// From now on notes every sentence that tells what is being shown, whose seats are framed then, and
    /// who decides next in the game itself, in any game that is opened in this page by [`Page::goto`].
    pub fn watch_story(&self) {
        self.js(
            r"window.__story = [];
              const text = (element) => element.textContent.replace(/\s+/g, ' ').trim();
              const look = () => {
                  const table = document.querySelector('.table[data-showing]');
                  const told = table?.querySelector('.prompt > span');
                  if (told) {
                      const names = [...table.querySelectorAll('.seat-name')].map(text);
                      const framed = [...table.querySelectorAll('.seat-acting .seat-name')].map(text);
                      const next = table.dataset.acting.split(',').map((seat) => names[seat] ?? '');
                      const now = { words: text(told), framed, next };
                      if (JSON.stringify(now) !== JSON.stringify(window.__story.at(-1)))
                          window.__story.push(now);
                  }
                  requestAnimationFrame(look);
              };
              look();",
        );
    }

    /// What was told since [`Page::watch_story`], or since this was last asked.
    #[track_caller]
    pub fn story(&self) -> Vec<ToldEvent> {
        let story = self.js("return window.__story.splice(0);");
        serde_json::from_value(story).expect("what was noted")
    }

    /// Shows one event after the other, as fast as a press of Enter follows another, until this is true.
    #[track_caller]
    pub fn hurry_until(&self, expression: &str) {
        let start = Instant::now();
        while self.js(&format!("return Boolean({expression});")) != true {
            if self.count(".table[data-showing]") > 0 {
                self.press(Key::Enter);
                // What it shows is seen, and noted, before the next press.
                self.js("return new Promise((seen) =>
                     requestAnimationFrame(() => requestAnimationFrame(() => seen(true))));");
            } else {
                self.rest();
            }
            assert!(start.elapsed() < LONG, "never true, however one hurries: {expression}");
        }
    }

    /// Opens a game, with patience for its bots.
    #[track_caller]
    pub fn open_table(route: &str) -> Self {
        let page = Self::open(route);
        page.set_timeout(LONG);
        page.wait(LAST_OF_TABLE);
        page
    }

    /// Opens another game in the page as it is, by way of home, with the settings of a first visit and no game kept:
    /// parts of one journey need not load a page each.
    #[track_caller]
    pub fn open_another_table(&self, route: &str) {
        self.set_timeout(LONG);
        self.goto("#/");
        self.wait_gone(".table");
        // Saves are deleted as the page does it, or they would come back from its second store.
        self.js("for (const name of Object.keys(localStorage)) {
                 if (name.startsWith('conclave:save:')) localStorage.setItem(`conclave:gone:${name}`, '');
                 if (!/^conclave:(gone|told)/.test(name)) localStorage.removeItem(name);
             }");
        self.goto(route);
        self.wait(LAST_OF_TABLE);
    }

    /// Changes how fast events are shown while the game goes on: the setting, which the page reads anew
    /// when its address may have changed. (A speed in the address itself would count more.)
    pub fn set_speed(&self, speed: &str) {
        self.store("conclave:settings", &format!("speed={speed}"));
        self.js("dispatchEvent(new HashChangeEvent('hashchange'));");
        self.wait(&format!(".table[data-speed={speed}]"));
    }

    /// The number of actions so far.
    #[track_caller]
    pub fn ply(&self) -> usize {
        let turn = self.attribute(".table", "data-ply");
        turn.and_then(|turn| turn.parse().ok()).expect("a number of actions")
    }

    /// Fails unless the game is over, with a winner, a score for each player, no seat to act,
    /// and a chart of how it went.
    #[track_caller]
    pub fn assert_over(&self, seats: usize) {
        self.wait(".game-over");
        let outcome = self.attribute(".table", "data-outcome").unwrap_or_default();
        let (winners, scores) = outcome.split_once(";scores=").unwrap_or_default();
        assert!(winners.len() > "winners=".len(), "nobody won: {outcome:?}");
        assert_eq!(scores.split(',').count(), seats, "{outcome:?}");
        assert_eq!(self.attribute(".table", "data-acting").as_deref(), Some(""));
        self.assert_chart(seats);
    }
}

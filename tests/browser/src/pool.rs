//! Browsers that wait for the next test. To start one costs as much as a short test, so a test takes over
//! what another has done with: with an empty tab, nothing stored, and another address to visit.

use crate::driver::BrowserSession;
use crate::visitor::Visitor;
use anyhow::Result;
use serde_json::json;
use std::sync::{Mutex, PoisonError};
use xtask::tools::Browser;

/// How many visitors a browser serves before it ends, and what it may have kept or leaked with it.
const VISITORS: u32 = 25;

/// How many browsers may wait: as many as a table on many screens has, twice.
const WAITING: usize = 8;

/// A browser without a visitor.
struct WaitingBrowser {
    session: BrowserSession,
    /// Who came last.
    visitor: Visitor,
}

static WAITING_BROWSERS: Mutex<Vec<WaitingBrowser>> = Mutex::new(Vec::new());

/// A browser for this visitor: one that waits for such, or a new one.
pub(crate) fn take(browser: Browser, visitor: &Visitor) -> Result<BrowserSession> {
    let mut waiting = WAITING_BROWSERS.lock().unwrap_or_else(PoisonError::into_inner);
    let found = waiting.iter().position(|waiting| {
        waiting.session.browser == browser && waiting.visitor.starts_browser_like(visitor)
    });
    let taken = found.map(|found| waiting.remove(found).session);
    // Others need not wait until a browser has started.
    drop(waiting);
    taken.map_or_else(|| BrowserSession::start(browser, visitor), Ok)
}

/// Lets a browser wait for the next visitor, after one who was at this address; or ends it, if it
/// cannot be emptied.
pub(crate) fn give_back(mut session: BrowserSession, visitor: &Visitor, address: &str) {
    session.visitors += 1;
    // Other browsers are told at their start what Chromium is told at any time.
    let reusable = session.browser == Browser::Chromium && session.visitors < VISITORS;
    if !reusable || session.empty(address).is_err() {
        return session.end();
    }
    let mut waiting = WAITING_BROWSERS.lock().unwrap_or_else(PoisonError::into_inner);
    // Whoever waits longest is of a kind that is rarely asked for.
    let too_many = (waiting.len() >= WAITING).then(|| waiting.remove(0));
    waiting.push(WaitingBrowser { session, visitor: visitor.clone() });
    drop(waiting);
    if let Some(WaitingBrowser { session, .. }) = too_many {
        session.end();
    }
}

impl Visitor {
    /// Whether a browser that was started for this visitor is right for another: the rest is
    /// emulated in each tab.
    fn starts_browser_like(&self, other: &Visitor) -> bool {
        let started_with = |visitor: &Visitor| {
            let Visitor { no_storage, watching, plain_addresses, .. } = *visitor;
            (visitor.language.clone(), no_storage, watching, plain_addresses)
        };
        started_with(self) == started_with(other)
    }
}

impl BrowserSession {
    /// Leaves one empty tab, and nothing of the visitor who was at this address.
    fn empty(&self, address: &str) -> Result<()> {
        self.block(self.driver.action_chain().reset_actions())?;
        let everything = json!({ "origin": address.trim_end_matches('/'), "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", everything)?;
        let visited = self.block(self.driver.windows())?;
        // What is emulated ends with the tab it is emulated in.
        let empty = self.block(self.driver.new_tab())?;
        for tab in visited {
            self.block(self.driver.switch_to_window(tab))?;
            self.block(self.driver.close_window())?;
        }
        self.block(self.driver.switch_to_window(empty))?;
        // What was logged belongs to the last visit.
        self.block(self.driver.browser_log())?;
        for file in std::fs::read_dir(self.downloads())? {
            std::fs::remove_file(file?.path())?;
        }
        Ok(())
    }
}

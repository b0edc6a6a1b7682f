//! The errors that a page logs.

use crate::page::{DEFAULT_TIMEOUT, LOOK, Page};
use anyhow::Result;
use std::time::Instant;
use xtask::serve::Site;
use xtask::tools::Browser;

/// Collects errors where the driver cannot report them; Chromium's can, and sees more, save in
/// frames of other sites. What is fetched ahead is no error when it does not come: browsers give it up
/// when somebody leaves. A page with it needs `'nonce-recorder'` in its policy.
const RECORDER: &str = "<script nonce='recorder'>\
    window.__errors=[];\
    addEventListener('error',e=>{if(e.message)__errors.push(e.message);\
    else if(e.target.rel!=='prefetch')__errors.push('cannot load '+(e.target.src||e.target.href))},true);\
    addEventListener('unhandledrejection',e=>__errors.push('unhandled: '+e.reason));\
    {const log=console.error;console.error=(...a)=>{__errors.push(a.join(' '));log(...a)}}\
    </script>";

/// Has the pages of a site collect their errors.
pub fn record_errors(site: &mut Site) {
    site.head = RECORDER.into();
    site.policy = site.policy.replace("script-src", "script-src 'nonce-recorder'");
}

impl Page {
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
            if complete || start.elapsed() > DEFAULT_TIMEOUT {
                return Ok(errors);
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Moves what the browser recorded into our list, before it is lost or asked for.
    pub(crate) fn collect_errors(&self) {
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

//! Who comes to the page.

use crate::page::{Page, or_panic};
use std::path::PathBuf;
use xtask::serve::POLICY;

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
    /// Whether the page is kept for use without a network. That is a quarter of all that a browser does
    /// in the first seconds, so it is for tests of that, and of what a first visit costs.
    pub keeps_page: bool,
    /// A finger instead of a mouse (Chromium only).
    pub touch: bool,
    /// Whether to trace what the page's main thread does, for [`Page::longest_task`] (Chromium only).
    pub watching: bool,
    /// Whether pages learn the machine's addresses, which browsers hide behind names that only a network
    /// resolves: for connections between two browsers here (Chromium and Firefox only).
    pub plain_addresses: bool,
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
            keeps_page: false,
            touch: false,
            watching: false,
            plain_addresses: false,
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

    /// Opens a route of the page, such as `#/`, in the browser that the tests run in.
    #[track_caller]
    pub fn open(self, route: &str) -> Page {
        or_panic(Page::start(self, route))
    }
}

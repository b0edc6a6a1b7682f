//! A browser with the built page in it, for tests that read like a person's actions.
//!
//! ```no_run
//! use browser_tests::{Key, Page};
//!
//! let page = Page::open("#/");
//! page.click_named("button, a", "Elfenwizards");
//! page.press(Key::Tab);
//! page.wait("[data-game=elfenwizards]");
//! page.assert_accessible();
//! ```
//!
//! `cargo xtask test` builds the page and runs these tests; `CONCLAVE_BROWSER` names the browser.
//! Every helper waits a while for what it needs, then panics and says what was missing. Each test
//! has a server and storage of its own, and a browser that no other test uses meanwhile. A page that logged an error fails its test at
//! the end, and a failing test leaves a picture in `target/screenshots/failed`.

mod accessibility;
mod actions;
mod driver;
mod emulate;
mod errors;
mod game;
mod page;
mod party;
mod player;
mod pool;
mod scratch;
mod screens;
mod tasks;
mod visitor;

pub use accessibility::{AccessibilityTree, AccessibleNode};
pub use errors::record_errors;
pub use game::{LONG, NEVER};
pub use page::Page;
pub use party::{Party, play_on, route};
pub use player::Hands;
pub use scratch::PageCopy;
pub use thirtyfour::{Key, WebElement};
pub use visitor::Visitor;
pub use xtask::tools::Browser;

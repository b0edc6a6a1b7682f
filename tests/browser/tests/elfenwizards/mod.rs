//! Elfenwizards at the page, from the first roll to the last.

mod dragging;
mod phases;
mod placing;
mod saving;
mod whole_games;

use browser_tests::Page;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::games::elfenwizards::state::{Decision, PublicState};
use conclave_session::saves::Save;

use crate::positions;

/// Opens a table where nothing waits for an animation.
fn table(seats: &str, more: &str) -> Page {
    Page::open_table(&route(seats, more))
}

fn route(seats: &str, more: &str) -> String {
    format!("#/play/elfenwizards?seats={seats}&seed=7&speed=instant&lang=en{more}")
}

fn acting(page: &Page) -> Option<String> {
    page.attribute(".table", "data-acting")
}

/// Rolls, puts the first die on the first box, and stops before it is confirmed.
fn roll_and_draft(page: &Page) {
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".can-drag");
    page.click(".can-drag");
    page.click(".elfenwizards-cover");
    page.wait(".can-drag.is-away");
}

/// Opens a table at which a player must make this decision, as it comes up in random games.
fn open_table_at(page: &Page, decision: Decision, speed: &str) {
    open_table_where(page, speed, |position| position.decision == decision);
}

/// Opens a table at such a position, as it comes up in random games.
fn open_table_where(page: &Page, speed: &str, wanted: impl Fn(&PublicState) -> bool) {
    let save = save_where(3, wanted);
    page.goto("#/");
    page.wait_gone(".table");
    page.store("conclave:settings", &format!("speed={speed}"));
    page.store("conclave:save:x", &save.seal());
    page.goto("#/game/x");
    page.wait(".table");
}

/// A random game of so many people that has come to such a position.
fn save_where(seats: u8, wanted: impl Fn(&PublicState) -> bool) -> Save {
    positions::save_where::<Elfenwizards>(seats, |state, _| wanted(&state.position))
}

//! Hints: their reasons, doing what they say, and bots that tell theirs.

use std::time::Duration;

use browser_tests::Page;

/// A table of one person and two bots, at the speed that is chosen at first.
fn table(game: &str) -> Page {
    let page = Page::open_table(&format!(
        "#/play/{game}?seats=person,apprentice,apprentice&seed=7&speed=normal&lang=en"
    ));
    page.set_timeout(Duration::from_secs(90));
    page
}

/// Waits for a hint, and does what it says; returns it.
fn do_as_hinted(page: &Page) -> String {
    page.wait(".table-tools [aria-label^='Hint']:not([aria-disabled])");
    page.click(".table-tools [aria-label^='Hint']");
    page.wait_until("document.querySelector('.hint p')?.textContent.includes('in 100')");
    let hint = page.text(".hint p");
    let before = page.ply();
    page.click_named(".hint button", "Do it");
    page.wait_gone(".hint");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {before}"));
    hint
}

/// Waits until a bot can say why, and has it say so.
fn told(page: &Page) -> String {
    page.click("[aria-label^='Why']");
    page.wait(".hint p");
    page.text(".hint p")
}

#[test]
fn elfenwizards_hints_name_their_reason_and_are_done() {
    let page = table("elfenwizards");
    // A bot begins.
    let told = told(&page);
    assert!(told.contains("stand there for titles worth"), "{told}");
    page.click_named(".hint button", "Close");
    page.wait_gone(".hint");
    let hint = do_as_hinted(&page);
    assert!(hint.contains("7 dice bring about 25 pips on average."), "{hint}");
}

#[test]
#[ignore = "thorough: another game"]
fn spell_wars_hints_name_their_reason_and_are_done() {
    let page = table("spell-wars");
    let hint = do_as_hinted(&page);
    let reasons = ["of 100 rolls.", "goes before all larger ones.", "go first.", "life left:"];
    assert!(reasons.iter().any(|reason| hint.contains(reason)), "{hint}");
}

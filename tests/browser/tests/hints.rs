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

/// Asks for a hint at each size, and has it cover nothing, be whole and, where the log has a place beside the
/// board, move nothing.
fn stands_by_itself(page: &Page, sizes: &[(u32, u32)]) {
    // Where the board stands, once it has found its size.
    let place = || {
        page.wait_still(".table-board");
        page.js("return ['x', 'y', 'width', 'height'].map((side) =>
                Math.round(document.querySelector('.table-board').getBoundingClientRect()[side]));")
    };
    for &(width, height) in sizes {
        page.resize(width, height);
        page.wait(".table-tools [aria-label^='Hint']:not([aria-disabled])");
        let before = place();
        page.click(".table-tools [aria-label^='Hint']");
        page.wait_until("document.querySelector('.hint p')?.textContent.includes('in 100')");
        let after = place();
        if width >= 1024 {
            assert_eq!(after, before, "the board at {width}×{height}");
        }
        let wrong = page.js(
            "const hint = document.querySelector('.hint').getBoundingClientRect();
                const words = document.querySelector('.hint p');
                const parts = '.table-board, .prompt, .table-bar, .seats, .lesson, .log, .playback-controls';
                const under = [...document.querySelectorAll(parts)].filter((part) => {
                    const { left, right, top, bottom } = part.getBoundingClientRect();
                    return right > left && left < hint.right - 1 && right > hint.left + 1
                        && top < hint.bottom - 1 && bottom > hint.top + 1;
                });
                const wrong = under.map((part) => part.className);
                if (words.scrollHeight > words.clientHeight + 1) wrong.push('cut');
                if (hint.top < 0 || hint.bottom > innerHeight) wrong.push('out of sight');
                return wrong.join();",
        );
        page.screenshot(&format!("hint-{width}x{height}"));
        assert_eq!(wrong, "", "at {width}×{height}");
        page.click_named(".hint button", "Close");
        page.wait_gone(".hint");
    }
}

#[test]
fn a_hint_has_a_place_of_its_own_at_every_size() {
    let sizes = [(1280, 800), (1024, 768), (360, 640), (740, 360), (1920, 1080)];
    let page = table("elfenwizards");
    page.wait_until("!document.querySelector('.table').hasAttribute('data-showing')");
    stands_by_itself(&page, &sizes);
}

#[test]
#[ignore = "thorough: the other games"]
fn hints_of_all_games_have_a_place_of_their_own() {
    let sizes = [(1280, 800), (1024, 768), (360, 640), (740, 360)];
    for game in ["spell-wars", "wizards-gambit", "dice-arena"] {
        let page = table(game);
        page.wait_until("!document.querySelector('.table').hasAttribute('data-showing')");
        stands_by_itself(&page, &sizes);
    }
}

#[test]
#[ignore = "thorough: another game"]
fn spell_wars_hints_name_their_reason_and_are_done() {
    let page = table("spell-wars");
    let hint = do_as_hinted(&page);
    let reasons = ["of 100 rolls.", "goes before all larger ones.", "go first.", "life left:"];
    assert!(reasons.iter().any(|reason| hint.contains(reason)), "{hint}");
}

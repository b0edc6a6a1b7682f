//! A game night: several games among the same players.

use browser_tests::{Browser, LONG, Page};
use conclave_session::series::Series;

/// Picks two bots for players, and begins.
fn begin(page: &Page) {
    page.store("conclave:settings", "speed=instant");
    page.goto("#/series");
    page.click_named(".pill", "2");
    page.wait_gone(".chair:nth-child(3)");
    for chair in 1..=2 {
        page.js(&format!(
            "const who = document.querySelector('.chair:nth-child({chair}) select');
             who.value = 'apprentice';
             who.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ));
    }
    page.type_into(".chair:nth-child(1) .chair-name", "Ada");
    page.type_into(".chair:nth-child(2) .chair-name", "Béa, too");
    page.click(".set-up-form .button-main");
    page.wait(".series-games");
}

/// What stands in the last column, best player first.
fn totals(page: &Page) -> Vec<u64> {
    let sums = page.js(
        "return [...document.querySelectorAll('td.series-sum')].map((cell) => +cell.textContent);",
    );
    sums.as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).collect()
}

#[test]
fn a_night_is_played_resumed_closed_taken_out_and_brought_back() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    begin(&page);
    page.assert_accessible();
    page.assert_no_sideways_scroll();
    assert_eq!(
        page.js("return document.querySelector('[data-game=elfenwizards] button').disabled;"),
        true,
        "Elfenwizards is for three"
    );

    page.click(".series-games [data-game=spell-wars] button");
    page.wait(".table[data-game=spell-wars]");
    page.wait(".game-over");
    assert!(page.text(".spell-wars").contains("Béa, too"));
    page.click(".game-over .button-main");
    page.wait(".series-games");
    assert_eq!(totals(&page), [2, 1]);
    page.reload();
    page.wait(".series-games");
    assert_eq!(totals(&page), [2, 1], "forgotten");

    page.click_named(".series button", "Close the evening");
    page.wait(".podium");
    page.assert_accessible();
    assert_eq!(page.count(".podium-step"), 2);
    if page.browser() == Browser::WebKit {
        // Its driver has no say in where downloads go.
        return;
    }
    page.click_named(".series button", "Export");
    let name = page.js("const title = document.querySelector('.series h1').textContent;
         return title.replace(/[^A-Za-z0-9¡-\u{ffff}]/g, '-') + '.conclave';");
    let file = page.downloaded(name.as_str().expect("a name"));
    let text = std::fs::read_to_string(&file).expect("the file is text");
    let series = Series::open(&text).expect("the file is an evening");
    assert_eq!((series.rounds.len(), series.over), (1, true));
    assert_eq!(series.players[1].name, "Béa, too");

    page.click_named(".series button", "Delete");
    page.wait(".set-up-form");
    page.goto("#/saves");
    page.upload(".import input", &file);
    page.wait(".podium");
    assert_eq!(totals(&page), [2, 1]);
}

#[test]
#[ignore = "thorough: crates/session/src/series.rs holds most of it"]
fn a_game_that_was_left_is_gone_on_with_or_put_away() {
    let page = Page::open("#/evening");
    page.click(".set-up-form .button-main");
    page.click(".series-games [data-game=elfenwizards] button");
    page.click(".elfenwizards .button-main");
    page.wait(".table:not([data-ply='0'])");
    page.goto("#/series");
    assert_eq!(page.text(".series-next .button-main"), "Go on with Elfenwizards");
    page.click(".series-next .button-main");
    page.wait(".table:not([data-ply='0'])");
    page.goto("#/series");
    page.click_named(".series button", "Put this game away");
    page.wait(".series-games");
    assert_eq!(totals(&page), [0, 0, 0]);
    // Another game takes its place, and not its save.
    page.click(".series-games [data-game=spell-wars] button");
    page.wait(".table[data-game=spell-wars]");
}

#[test]
#[ignore = "thorough: crates/session/src/series.rs holds most of it"]
fn where_nothing_is_kept_a_night_says_so() {
    let page = Page::open("#/");
    page.js(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };",
    );
    page.goto("#/series");
    page.click(".set-up-form .button-main");
    // The night is there for as long as the page is, and can be taken out as a file.
    page.wait(".series:not(:has(.set-up-form)) [role=alert]");
    page.click_named(".series button", "Export");
}

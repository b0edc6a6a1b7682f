//! Every address ends in a page with a sentence and a way on.

use browser_tests::Page;

/// What is visible of the page that an address leads to.
const SHOWN: &str = "[...document.querySelectorAll('main')].find((main) => main.offsetHeight)";

/// Goes to an address, and waits until another page is there that says these words (any, when there are none)
/// and has a link or a button.
fn look(page: &Page, address: &str, words: &str) {
    page.js(&format!(
        "for (const main of document.querySelectorAll('main')) main.dataset.before = '';
         location.hash = {address:?};"
    ));
    page.wait_until(&format!(
        "((main) => main && (main.dataset.before === undefined || {words:?})
             && main.querySelector(':scope h1, :scope .table')
             && main.innerText.trim().length > 20 && main.innerText.includes({words:?})
             && [...main.querySelectorAll('a[href], button:enabled')].some((way) => way.offsetHeight)
         )({SHOWN}) /* {} */",
        address.chars().take(60).collect::<String>()
    ));
}

#[test]
fn no_address_ends_in_a_page_without_a_sentence_and_a_way_on() {
    let page = Page::open("#/rules/elfenwizards");
    let long = "9".repeat(9_000);
    // Pages of one game, right and wrong.
    for (rest, words) in [
        ("new/GAME", ""),
        ("new/GAME/x", "leads nowhere"),
        ("learn/GAME", ""),
        ("learn/GAME/x", "leads nowhere"),
        ("learn/GAME?lesson=1", ""),
        ("learn/GAME?lesson=99", "“99” for “lesson”"),
        ("learn/GAME?lesson=abc", "“abc” for “lesson”"),
        ("puzzles/GAME", ""),
        ("puzzles/GAME?puzzle=2", ""),
        ("puzzles/GAME?puzzle=abc", "“abc” for “puzzle”"),
        ("puzzles/GAME?puzzle=9999", "no puzzle with this number"),
        ("rules/GAME?chapter=nope", "no such chapter"),
        ("join/GAME", "code is incomplete"),
        ("join/GAME/AAAA", "code is incomplete"),
        ("join/GAME/Bonjour?names=Ada", "code is incomplete"),
        ("host/GAME", ""),
        ("host/GAME?table=xyz", "“xyz” for “table”"),
        ("host/GAME?table=00000000000000ff", "not kept in this browser"),
        ("host/GAME?seats=guest,guest,nobody", "“nobody”"),
        ("host/GAME?seats=guest,adept,adept&ice=x", "“ice”"),
        ("play/GAME?seats=person,adept,adept&seed=7&speed=instant", ""),
        ("play/GAME/x", "leads nowhere"),
        ("play/GAME?seats=person,adept,adept&seats=person", "“seats” twice"),
        ("play/GAME?seed=LONG", "longer than any"),
        ("play/GAME?seats=BOTS", "asks for 99"),
        ("play/GAME?seats=person,adept", "asks for 2"),
        ("play/GAME?seats=wizard", "“wizard”"),
        ("play/GAME?seed=x", "“x”"),
        ("play/GAME?names=a,a,b&seats=person,person,person", "are called"),
        ("play/GAME?guilds=red,red,red", "“guilds”"),
        ("play/GAME?moon=full", "“moon”"),
        ("play/GAME?lang=tlh", "“tlh”"),
        ("game/nope", "no saved game"),
        ("game/table-zzz", "no saved game"),
        ("game/table-00000000000000ff", "no saved game"),
        ("game/%F0%9F%8E%B2%2F%3C", "no saved game"),
    ] {
        let bots = ["novice"; 99].join(",");
        let rest =
            rest.replace("GAME", "elfenwizards").replace("LONG", &long).replace("BOTS", &bots);
        look(&page, &format!("#/{rest}"), words);
    }
    // Pages of no single game, and of games that there are not.
    for (address, words) in [
        ("#/series", ""),
        ("#/series/nope", "does not have the game night"),
        ("#/record", ""),
        ("#/record/x", "leads nowhere"),
        ("#/about", "About Conclave"),
        ("#/daily", ""),
        ("#/daily/nope", "leads nowhere"),
        ("#/daily?day=2026-02-31", "“2026-02-31” for “day”"),
        ("#/daily?day=2999-01-01", "has not come"),
        ("#/daily/elfenwizards/xyz?day=2026-11-22&scores=1", "Not confirmed"),
        ("#/new", "leads nowhere"),
        ("#/play/chess?seats=person", "leads nowhere"),
        ("#/series/", ""),
        ("#/join/chess/AAAA", "leads nowhere"),
        ("#/record", ""),
        ("#/nowhere", "leads nowhere"),
    ] {
        look(&page, address, words);
    }
}

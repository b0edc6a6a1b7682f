//! A game in a link: from one browser to another.

use browser_tests::{Browser, Page, Visitor};
use conclave_rules::games::IDS;
use conclave_session::saves::{Save, SaveError};
use serde_json::json;

/// A save as the tests of the library keep them: of a game `begun`, or `over`, by its
/// present rules.
fn fixture(game: &str, stage: &str) -> String {
    let folder = xtask::root().join("tests/fixtures/saves/2");
    let files = std::fs::read_dir(folder).expect("there are fixtures");
    files
        .map(|file| file.expect("it can be read").path())
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with(game) && name.ends_with(&format!("-{stage}.conclave"))
        })
        .map(|path| std::fs::read_to_string(path).expect("the file is text"))
        .max_by_key(|text| Save::open(text).expect("a save").engine)
        .expect("there is such a fixture")
}

/// A table with that save on it.
fn table(game: &str, stage: &str) -> Page {
    let page = Page::open("#/");
    page.store("conclave:save:x", &fixture(game, stage));
    page.goto("#/game/x");
    page.wait(".table");
    page
}

/// The link that the open dialog offers, without the address of the page.
fn link(page: &Page) -> String {
    page.wait("#share-link");
    page.wait_until("document.querySelector('#share-link').value !== ''");
    let link = page.js("return new URL(document.querySelector('#share-link').value).hash;");
    link.as_str().expect("a text").to_owned()
}

/// What is kept of games in the browser, by name.
fn kept(page: &Page) -> Vec<String> {
    let keys =
        page.js("return Object.keys(localStorage).filter((key) => /:(save|copy):/.test(key));");
    serde_json::from_value(keys).expect("a list of names")
}

#[test]
fn a_finished_game_is_shared_and_played_on_from() {
    is_shared_and_played_on_from(&["spell-wars"]);
}

#[test]
#[ignore = "thorough: every game; tests/reliability has their saves"]
fn a_finished_game_of_each_kind_is_shared_and_played_on_from() {
    is_shared_and_played_on_from(&IDS);
}

fn is_shared_and_played_on_from(games: &[&str]) {
    for game in games {
        let page = table(game, "over");
        page.click_named(".game-over button", "Share");
        let with_names = link(&page);
        assert!(with_names.starts_with(&format!("#/shared/{game}/2.")), "{with_names}");
        page.assert_accessible();
        page.click(".dialog .check input");
        page.wait_until(&format!(
            "new URL(document.querySelector('#share-link').value).hash !== {}",
            json!(with_names)
        ));
        let nameless = link(&page);
        println!("{game}: {} characters, without names {}", with_names.len(), nameless.len());
        let turn = page.attribute(".table", "data-ply");
        let outcome = page.attribute(".table", "data-outcome");
        drop(page);

        let page = Page::open(&with_names);
        page.wait(".table .replay");
        assert_eq!(page.attribute(".table", "data-ply"), turn);
        assert_eq!(page.attribute(".table", "data-outcome"), outcome);
        assert!(page.text(".table").contains("Béa"));
        page.assert_accessible();
        // It can be looked at to its end, and shared again.
        page.click_named(".replay button", "To the end");
        page.click_named(".replay button", "Share");
        assert_eq!(link(&page), with_names);
        page.click_named(".dialog button", "Close");
        page.wait_gone(".dialog");
        page.click_named(".replay button", "Back to the game");
        page.wait(".game-over");
        assert_eq!(kept(&page), [""; 0], "nothing is kept of what others shared");

        page.click_named(".table-tools button", "Replay");
        page.click_named(".replay button", "To the beginning");
        page.click_named(".replay button", "One step on");
        page.click_named(".replay button", "Play on from here");
        page.wait_until("location.hash.startsWith('#/game/')");
        page.wait(".table[data-ply]:not([data-outcome])");
        assert!(kept(&page).iter().any(|name| name.starts_with("conclave:save:")));

        page.goto(&nameless);
        page.wait(".table .replay");
        assert!(page.text(".table").contains("Player 1"));
        assert!(!page.text(".table").contains("Béa"));
    }
}

#[test]
#[ignore = "thorough: a way of its own"]
fn a_picture_of_the_end_is_saved() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=apprentice,apprentice,apprentice&seed=7&speed=instant&lang=en",
    );
    page.set_timeout(std::time::Duration::from_secs(90));
    page.wait(".game-over .score-chart");
    page.click_named(".game-over button", "Share");
    page.wait("#share-link");
    if page.browser() == Browser::WebKit {
        // Its driver has no say in where downloads go.
        return;
    }
    page.click_named(".dialog button", "Save a picture");
    let picture = std::fs::read(page.downloaded("Elfenwizards.png")).expect("a file");
    assert!(picture.starts_with(b"\x89PNG\r\n"), "it is no picture");
    let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("a number"));
    let (width, height) = (number(16), number(20));
    // The sheet with names and points is 675 high, and the board below it wider than high; its wizards
    // take more bytes than a surface of one colour.
    assert!(width == 1200 && (1000..1900).contains(&height), "{width} x {height}");
    assert!(picture.len() > 200_000, "{} bytes", picture.len());
}

#[test]
#[ignore = "thorough: a way of its own"]
fn a_link_opens_on_the_analysis_if_its_sender_wishes() {
    let page = table("elfenwizards", "over");
    page.click_named(".game-over button", "Share");
    assert!(!link(&page).contains('?'));
    page.click_named(".dialog .check", "Open it on the analysis");
    page.wait_until("document.querySelector('#share-link').value.endsWith('?analysis')");
    let address = link(&page);
    drop(page);
    let page = Page::open(&address);
    page.wait(".dialog:has(.analysis)");
    page.wait(".table[data-analysis]");
    page.click_named(".dialog:has(.analysis) button", "Close");
    page.wait_gone(".dialog:has(.analysis)");
    page.wait(".table .replay");
    assert_eq!(kept(&page), [""; 0], "nothing is kept of what others shared");
}

#[test]
fn a_link_gives_no_secret_away_unasked_and_says_what_it_lacks() {
    a_running_game_with_secrets_is_not_shared_unasked();
    a_link_that_was_cut_or_is_newer_says_so();
}

fn a_running_game_with_secrets_is_not_shared_unasked() {
    let page = table("spell-wars", "begun");
    page.click_named(".table-tools button", "Share");
    page.wait(".dialog");
    assert_eq!(page.count("#share-link"), 0);
    assert!(page.text(".dialog").contains("every hand"));
    page.assert_accessible();
    page.click_named(".dialog button", "Not now");
    page.wait_gone(".dialog");
    page.click_named(".table-tools button", "Share");
    page.click_named(".dialog button", "Share it all the same");
    let link = link(&page);
    let turn = page.attribute(".table", "data-ply");
    drop(page);

    // The recipient can play on from there.
    let page = Page::open(&link);
    page.wait(".table .replay");
    assert_eq!(page.attribute(".table", "data-ply"), turn);
    page.click_named(".replay button", "To the end");
    page.click_named(".replay button", "Play on from here");
    page.wait_until("location.hash.startsWith('#/game/')");
    page.wait_gone(".replay");
    assert_eq!(page.count(".banner"), 0);
}

#[test]
#[ignore = "thorough: a way of its own"]
fn where_all_lies_open_nothing_is_asked_and_the_link_is_copied() {
    let page = table("elfenwizards", "begun");
    page.click_named(".table-tools button", "Share");
    let link = link(&page);
    page.click_named(".dialog button", "Copy the link");
    // Not every browser lets a test at its clipboard: then it says how to copy.
    page.wait_until("document.querySelector('.dialog [role=status]').textContent !== ''");
    if page.browser() != Browser::WebKit {
        page.click_named(".dialog button", "Save as a file");
        let file = page.downloaded("Jeudi--à-neuf.conclave");
        let save = Save::open(&std::fs::read_to_string(file).expect("a text")).expect("a save");
        assert!(save.turn >= 14 && save.created == 0);
    }
    // A link that is pasted over another page of the same game.
    page.goto("#/");
    page.goto(&link);
    page.wait(".table .replay");
}

fn a_link_that_was_cut_or_is_newer_says_so() {
    let page = table("wizards-gambit", "over");
    page.click_named(".game-over button", "Share");
    let link = link(&page);
    let (head, _) = link.split_at(link.len() - 20);
    for (link, words) in [
        (head.to_owned(), "incomplete"),
        ("#/shared/wizards-gambit/".to_owned(), "incomplete"),
        ("#/shared/wizards-gambit/2.1.0.7.%%%".to_owned(), "incomplete"),
        (link.replace("wizards-gambit", "spell-wars"), "incomplete"),
        (link.replacen("/2.", "/1.", 1), "incomplete"),
        (link.replacen("/2.", "/3.", 1), "newer"),
    ] {
        page.goto("#/");
        page.goto(&link);
        page.wait_until(&format!(
            "document.querySelector(':is(#app, #lobby) .message')?.textContent.includes('{words}')"
        ));
    }
    page.assert_accessible();
}

#[test]
fn whatever_a_link_says_it_is_unpacked_to_a_save_or_an_error() {
    let page = Page::open("#/");
    let corpus: Vec<_> = IDS.map(|game| fixture(game, "over").trim().to_owned()).to_vec();
    let made = page.js(&format!(
        "return (async () => {{
            const {{ pack, unpack }} = await import('./share.js');
            const links = await Promise.all({}.map(pack));
            const out = [];
            let state = 7;
            const below = (n) => (state = (state * 48271) % 2147483647) % n;
            for (let i = 0; i < 800; i++) {{
                const [, , game, link] = links[below(links.length)].split('/');
                const chars = [...link];
                for (let n = below(4); n > 0; n--) {{
                    const at = below(chars.length);
                    const what = 'Az09-_.%é '[below(10)];
                    chars.splice(at, below(2), ...(below(3) ? [what] : []));
                    if (!below(9)) chars.length = at;
                }}
                out.push([chars.join('') === link, await unpack(game, chars.join(''))]);
            }}
            // A small link that would be a very large game, and one that is very long.
            const many = await new Response(new Blob([new Uint8Array(5e7)]).stream()
                .pipeThrough(new CompressionStream('deflate-raw'))).bytes?.() ?? new Uint8Array();
            const text = btoa(String.fromCharCode(...many.slice(0, 60000)));
            out.push([false, await unpack('elfenwizards', `2.1.0.7.${{text}}`)]);
            out.push([false, await unpack('elfenwizards', '2.1.0.7.' + 'A'.repeat(3e6))]);
            return out;
        }})();",
        json!(corpus)
    ));
    let made: Vec<(bool, String)> = serde_json::from_value(made).expect("what was unpacked");
    assert!(made.iter().filter(|(whole, _)| *whole).count() > 50);
    for (whole, sealed) in made {
        match Save::open(&sealed) {
            Ok(save) => assert!(save.turn > 0),
            Err(why) => assert!(!whole && why != SaveError::NotASave, "{why}: {sealed}"),
        }
    }
}

#[test]
#[ignore = "thorough: a way of its own"]
fn the_share_dialog_fits_on_a_phone() {
    let page = Visitor::with_phone().open("#/");
    page.store("conclave:save:x", &fixture("dice-arena", "over"));
    page.goto("#/game/x");
    page.wait(".game-over");
    page.click_named(".game-over button", "Share");
    link(&page);
    page.assert_no_sideways_scroll();
    page.assert_accessible();
}

//! The rules, to read: pictures, examples, contents, search, notes; on paper; and from a table.

use browser_tests::Page;
use conclave_rules::games::IDS;
use thirtyfour::Key;

/// The rules page of a game.
fn rules(game: &str, lang: &str) -> Page {
    let page = Page::open(&format!("#/rules/{game}?lang={lang}"));
    page.wait(".rules-text h2");
    page
}

/// Opens the rules of a game in the page as it is.
fn open_rules(page: &Page, game: &str, lang: &str) {
    page.goto("#/");
    page.wait_gone(".rules-text");
    page.goto(&format!("#/rules/{game}?lang={lang}"));
    page.wait(".rules-text h2");
}

#[test]
#[ignore = "thorough: every chapter"]
fn every_chapter_has_a_picture_on_every_screen_in_both_languages() {
    for game in IDS {
        for (lang, width, height) in
            [("en", 360, 640), ("fr", 360, 640), ("en", 1280, 800), ("fr", 1280, 800)]
        {
            let page = rules(game, lang);
            page.resize(width, height);
            let bare = page.js("return [...document.querySelectorAll('.rules-text > section[id]')]
                .filter((one) => ![...one.querySelectorAll('.rules-board')]
                    .some((board) => board.clientHeight > 40 && board.innerText.trim() + board.querySelector('svg')))
                .map((one) => one.id);");
            assert_eq!(bare.as_array().map(Vec::len), Some(0), "{game} {lang} {width}: {bare}");
            let cut = page.js("const cut = [];
                for (const board of document.querySelectorAll('.rules-board')) {
                    const around = board.getBoundingClientRect();
                    for (const moment of board.querySelectorAll('.stage-card')) {
                        const { top, bottom } = moment.getBoundingClientRect();
                        if (top < around.top || bottom > around.bottom) cut.push('a moment beside its board');
                    }
                    for (const stage of board.querySelectorAll('.spell-wars-stage'))
                        if (stage.scrollHeight > stage.clientHeight + 1) cut.push(stage.textContent);
                }
                return cut;");
            assert_eq!(cut.as_array().map(Vec::len), Some(0), "{game} {lang} {width}: {cut}");
            page.assert_no_sideways_scroll();
            page.screenshot(&format!("rules-{game}-{lang}-{width}"));
        }
    }
}

#[test]
#[ignore = "thorough: every chapter"]
fn axe_finds_nothing_in_the_rules_of_any_game() {
    for game in IDS {
        let page = rules(game, "en");
        page.assert_accessible();
    }
}

#[test]
fn the_rules_are_read_stepped_through_and_searched() {
    let page = Page::open("#/");
    an_example_is_stepped_through_by_keyboard(&page);
    what_is_searched_for_is_listed_marked_and_gone_to(&page);
    notes_lead_there_and_back(&page);
    a_chapter_is_an_address_and_the_contents_tell_where_one_is(&page);
}

fn an_example_is_stepped_through_by_keyboard(page: &Page) {
    open_rules(page, "spell-wars", "en");
    let step = || page.text("#rules-cast-example .rules-step");
    page.js("document.querySelector('#rules-cast-example .rules-next').focus();");
    let before = step();
    page.press(Key::Enter);
    page.wait_until("/^1 of/.test(document.querySelector('#rules-cast-example .rules-controls span:not(.small-icon)').textContent)");
    let first = step();
    assert_ne!(first, before);
    page.press(Key::Right);
    page.press(Key::Right);
    assert_ne!(step(), first);
    page.press(Key::Left);
    page.press(Key::Left);
    assert_eq!(step(), first);
    page.press(Key::Left);
    page.press(Key::Left);
    assert_eq!(step(), before, "it does not go further back than its beginning");
}

#[test]
#[ignore = "thorough: every chapter"]
fn the_examples_of_the_books_are_stepped_through_with_their_numbers() {
    for (game, chapter, said) in [
        ("elfenwizards", "award", "11 l’emporte sur 7."),
        ("spell-wars", "cast", "7 est entre 5 et 9."),
        ("wizards-gambit", "claim", "1 point de plus fait 5."),
        ("dice-arena", "tournament", "Il reste deux sorciers en lice"),
    ] {
        let page = rules(game, "fr");
        let example = format!("#rules-{chapter}-example");
        let mut told = page.text(&format!("{example} .rules-step"));
        let next = format!("{example} .rules-next");
        while page.count(&format!("{next}:not([aria-disabled])")) > 0 {
            page.click(&next);
            told += &page.text(&format!("{example} .rules-step"));
        }
        assert!(told.contains(said), "{game}: {told}");
    }
}

fn what_is_searched_for_is_listed_marked_and_gone_to(page: &Page) {
    open_rules(page, "elfenwizards", "fr");
    page.type_into(".rules-search input", "deconfiture");
    page.wait(".rules-hits li");
    assert!(page.text(".rules-text mark").to_lowercase().contains("déconfiture"));
    page.click(".rules-hits li:nth-child(2) a");
    page.wait_until("document.activeElement.id.startsWith('rules-') && document.activeElement.querySelector('mark')");
    page.type_into(".rules-search input", "zzzz");
    page.wait_gone(".rules-hits");
    assert_eq!(page.text(".rules-search [role=status]"), "Rien trouvé.");

    // A card is found in its folded list.
    open_rules(page, "wizards-gambit", "en");
    page.type_into(".rules-search input", "prosperity");
    page.wait(".rules-hits li");
    // The Enter that ends the writing of a word in Japanese goes nowhere.
    page.js(
        "document.querySelector('.rules-search input').dispatchEvent(new KeyboardEvent('keydown',
        { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));",
    );
    page.rest();
    assert_eq!(page.js("return document.activeElement.type;"), "search");
    page.click(".rules-hits li:last-child a");
    page.wait(".rules-cards[open] .is-found");
}

fn notes_lead_there_and_back(page: &Page) {
    open_rules(page, "spell-wars", "en");
    page.click("#rules-ref-3");
    page.wait_until("document.activeElement.id === 'rules-note-3'");
    page.press(Key::Enter);
    page.wait_until("document.activeElement.id === 'rules-ref-3'");
}

fn a_chapter_is_an_address_and_the_contents_tell_where_one_is(page: &Page) {
    page.goto("#/rules/elfenwizards?chapter=p7");
    page.wait_until("document.activeElement.id === 'rules-p7'");
    let current = "document.querySelector('.rules-contents [aria-current]')?.hash";
    page.wait_until(&format!("{current} === '#/rules/elfenwizards?chapter=p7'"));
    page.click(".rules-contents li:nth-child(4) a");
    page.wait_until("location.hash === '#/rules/elfenwizards?chapter=p1'");
    page.wait_until(&format!("{current} === location.hash"));
}

#[test]
fn what_a_table_asks_for_leads_to_its_chapter_and_back() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=person,apprentice,apprentice&seed=7&speed=instant&lang=en",
    );
    // Until then bots act, and what the table asks of them leads to a chapter as well.
    page.wait(".table[data-acting='0'] .prompt a");
    let ply = page.ply();
    let chapter = page.attribute(".prompt a", "href").expect("an address");
    page.click(".prompt a");
    let id = chapter.rsplit('=').next().expect("a chapter").to_owned();
    page.wait_until(&format!("document.activeElement.id === 'rules-{id}'"));
    page.assert_accessible();
    // The keys of the table are not those of the rules.
    page.press("s");
    page.press(Key::Escape);
    page.wait_gone("dialog");
    page.wait_until("document.activeElement.matches('.prompt a')");
    assert_eq!(page.ply(), ply);
    // A second time.
    page.click(".prompt a");
    page.wait_until(&format!("document.activeElement.id === 'rules-{id}'"));
    // Nor when nothing in the rules has the focus.
    page.click("dialog[open] .rules-text p");
    page.wait_until("document.activeElement.matches('body, dialog')");
    let open = || (page.count("dialog[open]"), page.count(".table-log-open"));
    let before = open();
    page.press("s");
    page.press("l");
    page.js("return new Promise(requestAnimationFrame);");
    assert_eq!(open(), before, "the sheet, or the log, was opened behind the rules");
    page.press(Key::Escape);
    page.wait_gone("dialog");
    // From what names the phase on the tree, too.
    page.click(".elfenwizards-phase a");
    page.wait_until(&format!("document.activeElement.id === 'rules-{id}'"));
    page.press(Key::Escape);
    page.wait_gone("dialog");
    page.wait_until("document.activeElement.matches('.elfenwizards-phase a')");
    assert_eq!(page.ply(), ply);
    // And from the menu.
    page.click_named(".table-tools button", "Rules");
    page.wait("dialog[open] .rules-text h2");
}

#[test]
#[ignore = "thorough: every chapter"]
fn on_paper_all_is_unfolded_and_nothing_can_be_pressed() {
    for game in IDS {
        let page = rules(game, "en");
        page.print();
        page.wait_until(
            "![...document.querySelectorAll('details.rules-cards')].some((one) => !one.open)",
        );
        let pressed = page.js("return [...document.querySelectorAll('.rules-page :is(button, input, summary, nav a)')]
            .filter((one) => one.checkVisibility() && !one.closest('[inert], .rules-cards')).map((one) => one.outerHTML);");
        assert_eq!(pressed.as_array().map(Vec::len), Some(0), "{game}: {pressed}");
        let steps = page.js("return [...document.querySelectorAll('.rules-all-steps')].every((one) => one.clientHeight > 20);");
        assert_eq!(steps, true, "{game}");
        page.screenshot(&format!("rules-{game}-paper"));
    }
}

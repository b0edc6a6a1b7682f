//! A page whose texts others have wrapped, as translators of browsers do, though it asks them not to.

use browser_tests::{Hands, LONG, Page};

/// Puts every text of the page into an element of its own, in place of what the program has put there, and
/// goes on doing so.
const TRANSLATE: &str = "
    const translate = () => {
        const texts = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode())
            if (!texts.currentNode.parentElement.closest('font, svg')) found.push(texts.currentNode);
        for (const text of found) {
            const font = document.createElement('font');
            font.append(text.data);
            text.replaceWith(font);
        }
    };
    translate();
    new MutationObserver(translate).observe(document.querySelector('#app'),
        { subtree: true, childList: true, characterData: true });";

#[test]
#[ignore = "thorough: src/boot.rs holds most of it"]
fn a_page_that_is_translated_all_the_same_is_played_and_says_what_is_so() {
    let page = Page::open("#/");
    assert_eq!(page.js("return document.documentElement.translate;"), false);
    assert_eq!(page.attribute("meta[name=google]", "content").as_deref(), Some("notranslate"));
    page.js(TRANSLATE);
    page.goto("#/play/spell-wars?seats=person,apprentice&seed=7&speed=instant&quick=on&lang=en");
    page.wait(".table");
    page.play(Hands::Mouse, "Number(document.querySelector('.table').dataset.ply) > 24");
    assert!(page.count("#app font") > 20);

    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.js(TRANSLATE);
    page.goto("#/play/elfenwizards?seats=novice,novice,novice&seed=7&speed=instant&lang=en");
    page.wait(".table[data-outcome]");
    assert!(page.count("#app font") > 20);
    let scores = || page.text(".seats");
    let translated = scores();
    page.reload();
    page.wait(".table[data-outcome]");
    assert_eq!(translated, scores());
}

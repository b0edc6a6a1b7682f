//! The bots' worker, on its own.

use browser_tests::{LONG, Page, PageCopy, Visitor};

#[test]
fn the_worker_starts_and_says_that_it_listens() {
    let page = Page::open("#/");
    let first = page.js("const program = document.querySelector('meta[name=program]').content;
         const name = new URL(program, location.href).href;
         const worker = new Worker('bots.js', { type: 'module', name });
         return new Promise((heard, failed) => {
             worker.onmessage = (message) => heard(`heard ${message.data}`);
             worker.onerror = (error) => failed(`worker: ${error.message}`);
         });");
    assert!(first.as_str().is_some_and(|text| text.starts_with("heard")), "{first}");
}

#[test]
fn bots_that_cannot_be_loaded_are_missed_in_words_and_can_be_asked_again() {
    let copy = PageCopy::make();
    let bots = copy.folder().join("bots.js");
    std::fs::remove_file(&bots).expect("bots have a script");
    let page =
        copy.open("#/play/elfenwizards?seats=adept,adept,adept&seed=4&speed=instant&lang=en");
    page.be_patient(LONG);
    page.wait(".banner");
    assert!(page.text(".banner").contains("The bots cannot be reached."));
    assert_eq!(page.turn(), 0);
    std::fs::copy(Visitor::default().folder.join("bots.js"), bots).expect("a copy");
    page.take_errors();
    page.click_named(".banner button", "Try again");
    page.wait(".ending");
    assert_eq!(page.count(".banner"), 0);
}

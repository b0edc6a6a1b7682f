//! The bots' worker.

use browser_tests::{LONG, PageCopy, Visitor};

#[test]
fn bots_that_cannot_be_loaded_are_missed_in_words_and_their_program_is_the_pages_own() {
    let copy = PageCopy::make();
    let worker = copy.folder().join("worker.js");
    std::fs::remove_file(&worker).expect("workers have a script");
    let page =
        copy.open("#/play/elfenwizards?seats=adept,adept,adept&seed=4&speed=instant&lang=en");
    page.set_timeout(LONG);
    page.wait(".banner");
    assert!(page.text(".banner").contains("The bots cannot be reached."));
    assert_eq!(page.ply(), 0);
    // What the page has compiled is not fetched again.
    for file in copy.files() {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        if name.starts_with("elfenwizards") && name.ends_with(".wasm") {
            std::fs::remove_file(file).expect("gone");
        }
    }
    std::fs::copy(Visitor::default().folder.join("worker.js"), worker).expect("a copy");
    page.take_errors();
    page.click_named(".banner button", "Try again");
    page.wait(".game-over");
    assert_eq!(page.count(".banner"), 0);
    // What is kept for playing offline misses the program, too.
    page.take_errors();
}

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
    page.set_timeout(LONG);
    page.wait(".banner");
    assert!(page.text(".banner").contains("The bots cannot be reached."));
    assert_eq!(page.ply(), 0);
    std::fs::copy(Visitor::default().folder.join("bots.js"), bots).expect("a copy");
    page.take_errors();
    page.click_named(".banner button", "Try again");
    page.wait(".game-over");
    assert_eq!(page.count(".banner"), 0);
}

/// Three archmages play each game; prints how long the page waited for them. (Hints think as long.)
#[test]
#[ignore = "a measurement that says something on a quiet machine only; see docs/performance.md"]
fn how_long_archmages_take() {
    for game in conclave::games::IDS {
        let page = Page::open("#/");
        page.set_timeout(6 * LONG);
        page.js("window.__waited = [];
             window.Worker = class extends Worker {
                 constructor(script, options) {
                     super(script, options);
                     this.thinks = String(script).includes('bots.js');
                 }
                 postMessage(...question) {
                     const asked = performance.now();
                     const heard = () => window.__waited.push(performance.now() - asked);
                     if (this.thinks) this.addEventListener('message', heard, { once: true });
                     super.postMessage(...question);
                 }
             };");
        page.goto(&format!(
            "#/play/{game}?seats=archmage,archmage,archmage&seed=1&speed=instant&lang=en"
        ));
        page.wait(".game-over");
        let waited = page.js("return window.__waited.sort((a, b) => a - b);");
        let waited: Vec<f64> = serde_json::from_value(waited).expect("a list of times");
        assert!(!waited.is_empty(), "nobody was asked");
        let share = |percent: usize| waited[(waited.len() - 1) * percent / 100];
        println!(
            "{game}: {} answers, in ms: median {:.0}, 95 % {:.0}, longest {:.0}",
            waited.len(),
            share(50),
            share(95),
            share(100)
        );
    }
}

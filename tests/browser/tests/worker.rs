//! The bots' worker, on its own.

use browser_tests::Page;

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

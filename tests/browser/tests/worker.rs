//! The bots' worker, on its own.

use browser_tests::Page;

#[test]
fn the_worker_starts_and_says_that_it_listens() {
    let page = Page::open("#/");
    let first =
        page.js("const script = document.querySelector('meta[name=\"bot-worker\"]').content;
         const worker = new Worker(script, { type: 'module' });
         return new Promise((heard, failed) => {
             worker.onmessage = (message) => heard(`heard ${message.data}`);
             worker.onerror = (error) => failed(`worker: ${error.message}`);
         });");
    assert!(first.as_str().is_some_and(|text| text.starts_with("heard")), "{first}");
}

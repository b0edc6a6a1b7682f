//! The bots' worker, on its own.

use browser_tests::{Page, Visitor};
use std::path::{Path, PathBuf};

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

/// A copy of the page, gone when this is.
struct Copy(PathBuf);

impl Copy {
    fn of(folder: &Path) -> Self {
        let copy = std::env::temp_dir().join(format!("conclave-copy-{}", std::process::id()));
        copy_all(folder, &copy);
        Self(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // What remains is in the system's folder for such.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn copy_all(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("the page is built") {
        let entry = entry.expect("the folder can be read");
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy_all(&from, &to);
        } else {
            std::fs::copy(from, to).expect("a copy");
        }
    }
}

#[test]
fn bots_that_cannot_be_loaded_are_missed_in_words_and_can_be_asked_again() {
    let Visitor { folder, .. } = Visitor::default();
    let copy = Copy::of(&folder);
    let bots = copy.0.join("bots.js");
    std::fs::remove_file(&bots).expect("bots have a script");
    let visitor = Visitor { folder: copy.0.clone(), ..Visitor::default() };
    let page =
        visitor.open("#/play/elfenwizards?seats=adept,adept,adept&seed=4&speed=instant&lang=en");
    page.be_patient(std::time::Duration::from_secs(90));
    page.wait(".banner");
    assert!(page.text(".banner").contains("The bots cannot be reached."));
    assert_eq!(page.attribute(".table", "data-turn").as_deref(), Some("0"));
    std::fs::copy(folder.join("bots.js"), bots).expect("a copy");
    page.take_errors();
    page.click_named(".banner button", "Try again");
    page.wait(".ending");
    assert_eq!(page.count(".banner"), 0);
}

//! Folders that go with their owners.

use crate::page::Page;
use crate::visitor::Visitor;
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A folder that goes with its owner.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new() -> Result<Self> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("conclave-browser-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A browser may be writing its last; what remains is in the system's folder for such.
        for _ in 0..20 {
            if fs::remove_dir_all(&self.0).is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// A copy of the built page, which a test may change.
pub struct PageCopy(Scratch);

impl PageCopy {
    /// Copies the page.
    ///
    /// # Panics
    /// If there is no such folder, or the disk is full.
    pub fn make() -> Self {
        let copy = Self(Scratch::new().expect("a folder"));
        let page = Visitor::default().folder;
        for file in files(&page) {
            let to = copy.folder().join(file.strip_prefix(&page).expect("a file of the page"));
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            fs::copy(file, to).expect("a copy");
        }
        copy
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.0.0
    }

    /// All its files.
    pub fn files(&self) -> Vec<PathBuf> {
        files(self.folder())
    }

    /// Opens a route of it, which is kept for use without a network.
    #[track_caller]
    pub fn open(&self, route: &str) -> Page {
        let folder = self.folder().to_owned();
        Visitor { folder, keeps_page: true, ..Visitor::default() }.open(route)
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

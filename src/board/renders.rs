//! How often components are rendered, for tests which show that a message renders what it
//! changes and no more. Outside of tests it costs nothing.

/// Counts that the component of this name is being rendered. To be called first of all in
/// its function.
#[inline]
pub fn note(name: &'static str) {
    #[cfg(test)]
    counting::note(name);
    #[cfg(not(test))]
    let _ = name;
}

#[cfg(test)]
pub use counting::take;

#[cfg(test)]
mod counting {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    thread_local! {
        static COUNTS: RefCell<BTreeMap<&'static str, usize>> = RefCell::default();
    }

    pub fn note(name: &'static str) {
        COUNTS.with_borrow_mut(|counts| *counts.entry(name).or_default() += 1);
    }

    /// How often each component was rendered since this was last asked, by name.
    pub fn take() -> BTreeMap<&'static str, usize> {
        COUNTS.with_borrow_mut(std::mem::take)
    }

    #[test]
    fn counts_by_name_and_begins_anew() {
        note("Tray");
        note("Tray");
        note("Box");
        assert_eq!(take(), BTreeMap::from([("Box", 1), ("Tray", 2)]));
        assert_eq!(take(), BTreeMap::new());
    }
}

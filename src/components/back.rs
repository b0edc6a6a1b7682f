//! The Back button, which closes what is open over a page before it leaves the page.
//!
//! Each layer over the page (a dialog, a sheet) has an entry of its own in the browser's history, whose state
//! is how many are open. Whoever goes back comes to an entry with fewer, and the rest are closed; a layer that
//! is closed otherwise takes its entry along. In a frame there are no such entries: they would be the host's.

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use web_sys::{History, window};
use yew::prelude::*;

use crate::router::is_framed;

/// What is open over the page.
#[derive(Default)]
struct Layers {
    /// The open ones, the topmost last: a number, and what closes it.
    open: Vec<(u32, Callback<()>)>,
    /// How many entries of the history are theirs.
    entries: usize,
    /// Whether entries are being taken away: that takes a moment, and ends with an event like that of the Back
    /// button.
    leaving: bool,
    /// How many there have been.
    count: u32,
    /// Listens to the Back button.
    listener: Option<EventListener>,
    /// Runs until entries are made or taken away: where one layer follows on another, neither happens.
    settling: Option<Timeout>,
}

thread_local! {
    static LAYERS: RefCell<Layers> = RefCell::default();
}

/// Something that is open; closed when it is dropped.
struct Layer(u32);

impl Layer {
    fn open(onback: Callback<()>) -> Layer {
        LAYERS.with_borrow_mut(|layers| {
            if layers.listener.is_none() {
                let went = |_: &Event| go_to_depth();
                layers.listener =
                    window().map(|window| EventListener::new(&window, "popstate", went));
            }
            layers.count += 1;
            layers.open.push((layers.count, onback));
            layers.settling = Some(Timeout::new(0, settle));
            Layer(layers.count)
        })
    }
}

impl Drop for Layer {
    fn drop(&mut self) {
        LAYERS.with_borrow_mut(|layers| {
            layers.open.retain(|(number, _)| *number != self.0);
            layers.settling = Some(Timeout::new(0, settle));
        });
    }
}

fn history() -> Option<History> {
    window()?.history().ok()
}

/// How many layers are open according to the entry of the history that the page is at.
fn depth() -> usize {
    let state = history().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_f64()).map_or(0, |depth| depth as usize)
}

/// Makes as many entries as there are layers.
fn settle() {
    let Some(history) = history().filter(|_| !is_framed()) else { return };
    let counted = LAYERS.with_borrow_mut(|layers| {
        layers.settling = None;
        let wanted = layers.open.len();
        (!layers.leaving).then(|| (wanted, std::mem::replace(&mut layers.entries, wanted)))
    });
    let Some((wanted, entries)) = counted else { return };
    for depth in entries + 1..=wanted {
        // Refused only to pages that make hundreds of entries.
        drop(history.push_state(&JsValue::from_f64(depth as f64), ""));
    }
    // (Whoever has followed a link out of a layer is at an entry of another kind, and stays there.)
    if entries > wanted && depth() == entries {
        LAYERS.with_borrow_mut(|layers| layers.leaving = true);
        drop(history.go_with_delta(wanted as i32 - entries as i32));
    }
}

/// The page is at another entry of its history: closes what is not open there.
fn go_to_depth() {
    let depth = depth();
    let closed = LAYERS.with_borrow_mut(|layers| {
        if std::mem::take(&mut layers.leaving) {
            // Our own doing. What has been opened since stays, and gets its entry now.
            layers.entries = depth;
            layers.settling = Some(Timeout::new(0, settle));
            return Vec::new();
        }
        layers.entries = depth.min(layers.entries);
        layers.open.split_off(depth.min(layers.open.len()))
    });
    for (_, onback) in closed.into_iter().rev() {
        onback.emit(());
    }
}

/// As long as this is `open`, the Back button calls `onback`, which closes it.
#[hook]
pub fn use_back(open: bool, onback: Callback<()>) {
    let latest = use_mut_ref(Callback::noop);
    *latest.borrow_mut() = onback;
    use_effect_with(open, move |&open| {
        let close = Callback::from(move |()| {
            let onback = latest.borrow().clone();
            onback.emit(());
        });
        let layer = open.then(|| Layer::open(close));
        move || drop(layer)
    });
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;
    use std::time::Duration;

    use wasm_bindgen_test::wasm_bindgen_test;
    use yew::platform::time::sleep;

    use super::*;

    /// Lets the browser go where it was told to.
    async fn rest() {
        sleep(Duration::from_millis(200)).await;
    }

    #[wasm_bindgen_test]
    async fn what_opens_while_the_entry_of_another_is_taken_away_stays_open_until_somebody_goes_back()
     {
        let before = depth();
        let first = Layer::open(Callback::noop());
        settle();
        assert_eq!(depth(), before + 1);
        drop(first);
        settle();
        let closed = Rc::new(Cell::new(0));
        let count = Rc::clone(&closed);
        let _second = Layer::open(Callback::from(move |()| count.set(count.get() + 1)));
        settle();
        rest().await;
        assert_eq!((closed.get(), depth()), (0, before + 1));
        history().expect("a history").back().expect("it goes back");
        rest().await;
        assert_eq!((closed.get(), depth()), (1, before));
    }
}

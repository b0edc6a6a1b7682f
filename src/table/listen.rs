//! Event listeners of the table: keys, stray presses, other tabs, and the embedder.

use std::cell::RefCell;
use std::rc::Rc;

use conclave_session::saves::slot_of_key;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, StorageEvent, Window};
use yew::prelude::*;

use super::command::{Command, GameCommand, PageCommand, Panel};
use super::frame_state::TableInput;
use super::open::TableSource;
use super::{Msg, Table, controller};
use crate::board::{arrow_keys, keys};
use crate::boot;
use crate::games::GameUi;

/// Listens, as long as these are kept.
pub(super) fn listeners<G: GameUi, S: TableSource<G>>(
    ctx: &Context<Table<G, S>>,
) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else {
        return Vec::new();
    };
    let keys =
        listen_to_keys(&window, ctx.link().callback(Msg::Input), ctx.link().callback(Msg::Do));
    let link = ctx.link().clone();
    let stored = EventListener::new(&window, "storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        let id = key.as_deref().and_then(slot_of_key).map(str::to_owned);
        link.send_message(Msg::Game(controller::Msg::SlotChanged(id)));
    });
    let link = ctx.link().clone();
    let embedder = EventListener::new(&window, "conclave", move |_| {
        link.send_message(Msg::Game(controller::Msg::Embed(boot::command())));
    });
    let mut listeners = vec![keys, stored, embedder];
    listeners.extend(stray_presses(&window));
    listeners
}

/// Listens to the keyboard at a table: to every key, and to the commands among them.
fn listen_to_keys(
    window: &Window,
    oninput: Callback<TableInput>,
    oncommand: Callback<Command>,
) -> EventListener {
    EventListener::new_with_options(
        window,
        "keydown",
        EventListenerOptions::enable_prevent_default(),
        move |event| {
            if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                // A dialog has the keys, even when nothing in it has the focus.
                let behind = is_there("dialog[open]");
                let show_next = !behind && asks_for_next(event);
                oninput.emit(TableInput::Key { show_next });
                if behind {
                    return;
                }
                if show_next {
                    event.prevent_default();
                    return;
                }
                if let Some(command) = shortcut(event) {
                    event.prevent_default();
                    oncommand.emit(command);
                }
                // A board handles the keys pressed inside it; these are pressed at the section
                // around it, which has the focus after `.table-board` was focused.
                let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let board = at.filter(|at| at.matches(".table-board").unwrap_or(false));
                if board.is_some_and(|board| arrow_keys::walk(&board, &event.key())) {
                    event.prevent_default();
                }
            }
        },
    )
}

/// What has just appeared, and takes no press yet.
const FRESH: &str = ".table[data-fresh] :is(.table-board, .curtain, .game-over)";

/// Stops presses that were not meant for the control they reach: those by the keyboard at what has just
/// appeared (`styles/table/playback.css` keeps the pointer from it), and the second click of a
/// double click whose first one has put another control under the pointer.
fn stray_presses(window: &Window) -> [EventListener; 2] {
    let begun = RefCell::new(None);
    let is_stray = Rc::new(move |event: &Event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            return matches!(event.key().as_str(), "Enter" | " ") && is_at(event, FRESH);
        }
        let Some(event) = event.dyn_ref::<MouseEvent>() else { return false };
        let now = pressed(event);
        if event.detail() < 2 {
            begun.replace(now);
            return false;
        }
        matches!((&*begun.borrow(), now), (Some((ply, control)), Some((ply_now, control_now)))
            if *ply != ply_now && *control != control_now)
    });
    ["click", "keydown"].map(|name| {
        let is_stray = is_stray.clone();
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        EventListener::new_with_options(window, name, options, move |event| {
            if is_stray(event) {
                event.stop_propagation();
                event.prevent_default();
            }
        })
    })
}

/// Whether an event is at what the selector selects, or inside it.
fn is_at(event: &Event, css: &str) -> bool {
    let at = event.target().and_then(|at| at.dyn_into::<Element>().ok());
    at.is_some_and(|at| at.closest(css).ok().flatten().is_some())
}

/// Controls that do something of their own when they are pressed.
const CONTROLS: &str = "button:enabled, a, input, select, textarea, summary, dialog *";

/// Whether a press here asks for the next event: it is on the board, or on the line that
/// tells the event, and at no control.
pub fn on_board_or_prompt(event: &Event) -> bool {
    is_at(event, ".table-board, .prompt") && !is_at(event, CONTROLS)
}

/// The chapter of the rules that a press on a link asks for, to be shown over the table instead of
/// following the link. In another tab or window the link leads to a page.
pub fn linked_chapter(event: &MouseEvent) -> Option<String> {
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    let at = event.target_dyn_into::<Element>()?;
    let chapter = at.closest("a[data-chapter]").ok()??.get_attribute("data-chapter")?;
    event.prevent_default();
    Some(chapter)
}

/// Whether the page has what the selector selects.
fn is_there(css: &str) -> bool {
    gloo::utils::document().query_selector(css).is_ok_and(|found| found.is_some())
}

/// Whether a key asks for the next event.
fn asks_for_next(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ")
        && !event.repeat()
        && is_there(".table[data-showing]")
        && event
            .target()
            .and_then(|at| at.dyn_into::<Element>().ok())
            .is_none_or(|at| !at.matches(CONTROLS).unwrap_or(false))
}

/// For a click at the table: how many actions the game has, and which control was clicked (the
/// seats to act, and its label).
fn pressed(event: &MouseEvent) -> Option<(String, String)> {
    let at = event.target()?.dyn_into::<Element>().ok()?;
    let table = at.closest(".table").ok()??;
    let button = at.closest("button").ok().flatten();
    let label = button.and_then(|b| b.get_attribute("aria-label").or_else(|| b.text_content()));
    let control = table.get_attribute("data-acting")? + &label.unwrap_or_default();
    Some((table.get_attribute("data-ply")?, control))
}

/// What a key means at any table; games have keys of their own on their boards.
fn shortcut(event: &KeyboardEvent) -> Option<Command> {
    let typing = event.target().is_some_and(|target| {
        target.dyn_ref::<Element>().is_some_and(|element| {
            element.matches("input:not([type=range]), select, textarea").unwrap_or(false)
        })
    });
    if typing || event.default_prevented() || event.alt_key() || event.is_composing() {
        return None;
    }
    let command = event.ctrl_key() || event.meta_key();
    let key = keys::meant(&event.key(), &event.code());
    // The reader may want no commands of one letter.
    if !command && key.chars().count() == 1 && is_there(".table[data-letters=off]") {
        return None;
    }
    match (key.as_str(), command, event.shift_key()) {
        ("z", true, false) => Some(GameCommand::Undo.into()),
        ("y", true, _) | ("z", true, true) => Some(GameCommand::Redo.into()),
        ("?", false, _) => Some(PageCommand::Open(Some(Panel::Keys)).into()),
        ("w", false, false) => Some(PageCommand::Explain.into()),
        ("h", false, false) => Some(GameCommand::Hint.into()),
        ("l", false, false) => Some(PageCommand::ToggleLog.into()),
        ("s", false, false) => Some(PageCommand::Open(Some(Panel::Sheet)).into()),
        ("p", false, false) => Some(GameCommand::Pause.into()),
        ("a", false, false) => Some(GameCommand::Again.into()),
        ("Escape", false, false) => Some(GameCommand::Close.into()),
        _ => None,
    }
}

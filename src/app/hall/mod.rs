//! What belongs to no game: the list of saves at home, and the pages that no game's
//! program draws. A program of its own, so that nobody loads a game to see it.

mod evening;
mod keeping;
mod saves;

use std::rc::Rc;

use conclave::page::saves::{Shelf, SlotId};
use gloo_events::EventListener;
use yew::prelude::*;

use crate::boot;
use crate::router::Route;
use crate::saves::{ENDING, explain};
use crate::shell::{self, Shell};
use crate::storage::{Local, file_name, offer_file};
use crate::text::Text;
use evening::EveningPage;
use saves::SaveList;

/// Runs the hall.
pub fn run() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.get_element_by_id("hall")) {
        yew::Renderer::<Hall>::with_root(root).render();
    }
}

/// The hall: at home its list of saves, elsewhere a page.
pub struct Hall {
    shell: Shell,
    /// Whether the address has changed since the page was last drawn.
    moved: bool,
    _listener: Option<EventListener>,
}

/// The address has changed.
pub struct Moved;

impl Component for Hall {
    type Message = Moved;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let shelf = Shelf::new(Local::open());
        let settings = Rc::new(shell::kept_settings(shelf.store()));
        let moved = ctx.link().callback(|()| Moved);
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| moved.emit(())));
        let shell = Shell {
            text: Text::loaded("hall"),
            settings,
            still: shell::wants_less_motion(),
            // Home's own switches change the settings, without a program.
            change: Callback::noop(),
            shelf: Rc::new(shelf),
        };
        Hall { shell, moved: false, _listener: listener }
    }

    fn update(&mut self, _: &Context<Self>, Moved: Moved) -> bool {
        self.moved = true;
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let shell = &self.shell;
        match (boot::place().as_str(), Route::current()) {
            ("home", _) => {
                let document = web_sys::window().and_then(|window| window.document());
                let host = document.and_then(|document| document.get_element_by_id("saves"));
                host.map_or_else(Html::default, |host| {
                    yew::create_portal(html! { <SaveList shell={shell.clone()} /> }, host)
                })
            }
            ("hall", Route::Evening(id)) => {
                let key = id.clone().unwrap_or_default();
                page(html! { <EveningPage {key} shell={shell.clone()} {id} /> })
            }
            ("hall", Route::Slot(id)) => page(closed(&id, shell)),
            ("hall", _) => page(message(shell, "lost", shell.text.say("lost-words"), None)),
            _ => Html::default(),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let arrived = std::mem::take(&mut self.moved) && !first;
        if boot::place() == "hall" {
            let text = &self.shell.text;
            let key = match Route::current() {
                Route::Evening(_) => "evening",
                _ => "lost",
            };
            shell::show(&text.say(key), arrived, text);
        }
    }
}

fn page(content: Html) -> Html {
    html! { <main id="page">{ content }</main> }
}

/// A slot that no game's program can open.
fn closed(id: &SlotId, shell: &Shell) -> Html {
    let text = &shell.text;
    let (words, keep) = match shell.shelf.read(id).ok().flatten() {
        None => (text.say("slot-empty"), None),
        Some(Err(why)) => (explain(&why, text), Some(id)),
        Some(Ok(save)) => {
            (text.tell("save-error-game", &[("game", (&save.game).into())]), Some(id))
        }
    };
    message(shell, "table-closed", words, keep)
}

/// Something said instead of a page. What is in the slot `keep` can be taken out as
/// a file.
fn message(shell: &Shell, title: &str, words: String, keep: Option<&SlotId>) -> Html {
    let text = &shell.text;
    let export = keep.cloned().map(|id| {
        let shell = shell.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Ok(Some(content)) = shell.shelf.text(&id) {
                offer_file(&file_name(&id, ENDING), &content);
            }
        });
        html! { <button type="button" class="button" {onclick}>{ text.say("export") }</button> }
    });
    html! {
        <div class="message vellum">
            <h1 tabindex="-1">{ text.say(title) }</h1>
            <p>{ words }</p>
            <div class="row">
                { for export }
                <a class="button button-main" href="#/">{ text.say("home") }</a>
            </div>
        </div>
    }
}

//! What belongs to no game: the list of saves at home, and the pages that no game's
//! program draws. A program of its own, so that nobody loads a game to see it.

use std::rc::Rc;

use conclave::session::saves::{SaveStore, SlotId};
use gloo::events::EventListener;
use yew::prelude::*;

use super::saves::{SaveList, SaveListProps};
use super::series::{SeriesPage, SeriesProps};
use crate::boot;
use crate::components::notices::message;
use crate::components::tags::{component, link, none, said, tag, when};
use crate::context::PageContext;
use crate::router::Route;
use crate::save_errors::explain;
use crate::shell::{self, Shell, page};
use crate::storage::Local;
use crate::text::Text;

/// Runs the lobby.
pub fn run() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.get_element_by_id("lobby")) {
        yew::Renderer::<Lobby>::with_root(root).render();
    }
}

/// The lobby: at home its list of saves, elsewhere a page.
pub struct Lobby {
    shell: Shell,
    /// Whether the address has changed since the page was last drawn.
    moved: bool,
    _listener: Option<EventListener>,
}

/// The address has changed.
pub struct Moved;

impl Component for Lobby {
    type Message = Moved;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let save_store = SaveStore::new(Local::open());
        let settings = Rc::new(shell::load_settings(save_store.store()));
        let moved = ctx.link().callback(|()| Moved);
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| moved.emit(())));
        let shell = Shell {
            text: Text::loaded("lobby"),
            settings,
            still: shell::wants_less_motion(),
            // Home's own switches change the settings, without a program.
            change: Callback::noop(),
            save_store: Rc::new(save_store),
        };
        Lobby { shell, moved: false, _listener: listener }
    }

    fn update(&mut self, _: &Context<Self>, Moved: Moved) -> bool {
        self.moved = true;
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let shell = &self.shell;
        let route = Route::current();
        let content = match (boot::place().as_str(), &route) {
            ("home", _) => {
                let document = web_sys::window().and_then(|window| window.document());
                let host = document.and_then(|document| document.get_element_by_id("saves"));
                let list = component::<SaveList>(SaveListProps { shell: shell.clone() });
                return self
                    .in_context(host.map_or_else(none, |host| yew::create_portal(list, host)));
            }
            ("lobby", Route::Series(id)) => {
                let (shell, id) = (shell.clone(), id.clone());
                component::<SeriesPage>(SeriesProps { shell, id })
            }
            ("lobby", Route::Slot(id)) => closed(id, shell),
            ("lobby", _) => message(shell, "lost", shell.text.tr("lost-words"), None, None),
            _ => return none(),
        };
        self.in_context(page(&route, content))
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let arrived = std::mem::take(&mut self.moved) && !first;
        if boot::place() == "lobby" {
            let text = &self.shell.text;
            let key = match Route::current() {
                Route::Series(_) => "evening",
                _ => "lost",
            };
            shell::show(&text.tr(key), arrived, text);
        }
    }
}

impl Lobby {
    fn in_context(&self, content: Html) -> Html {
        let Shell { text, settings, .. } = &self.shell;
        html! {
            <PageContext text={text.clone()} settings={settings.clone()}>{ content }</PageContext>
        }
    }
}

/// A slot that no game's program can open.
fn closed(id: &SlotId, shell: &Shell) -> Html {
    let text = &shell.text;
    let (words, keep) = match shell.save_store.read(id).ok().flatten() {
        None => (text.tr("slot-empty"), None),
        Some(Err(why)) => (explain(&why, text), Some(id.as_str())),
        Some(Ok(save)) => {
            (text.tr_args("save-error-game", &[("game", (&save.game).into())]), Some(id.as_str()))
        }
    };
    message(shell, "table-closed", words, keep, None)
}

/// Something kept, in a list: its name, what else there is to know, and what can be
/// done with it; it opens at `address`, unless it is broken.
pub(super) fn entry(
    address: Option<String>,
    name: String,
    about: String,
    tools: Vec<Html>,
) -> Html {
    let told = vec![said("span", "save-name", name), said("span", "save-about", about)];
    let told = match address {
        Some(address) => link("save-link", address, told),
        None => tag("p", "save-link save-broken", told),
    };
    let tools = when(!tools.is_empty(), || tag("div", "save-tools", tools));
    tag("li", "save", vec![told, tools])
}

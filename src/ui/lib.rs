//! The page: set-up, a table that can play any game, the saves. Home itself is
//! `index.html`.
//!
//! Each game is a program of its own (`programs`), with its page and its bots, so
//! that nobody downloads a game that is not played. `static/boot.js` starts the
//! program that an address asks for; a worker of that program thinks for the bots.
//! What belongs to no game, such as the list of saves at home, is a program too:
//! the lobby.
//!
//! | where | what |
//! |---|---|
//! | `game` | what a game brings; one folder per game implements it |
//! | `table` | the table, the same for every game |
//! | `setup`, `settings` | the other pages and dialogs of a game |
//! | `chairs` | picking who plays, in forms |
//! | `lobby` | what belongs to no game |
//! | `saves` | what is said of saves |
//! | `notices` | what is said in a box of its own |
//! | `router` | which page an address names |
//! | `shell` | what all pages share |
//! | `text` | the words, in the reader's language |
//! | `art`, `icons`, `drawing`, `sound` | drawings and tones |
//! | `keys` | walking over a board with the arrow keys |
//! | `tags` | elements, made by functions |
//! | `worker_client` | requests to a worker: the bots' (`bot_client`, whose other end is `bot_worker`), Dice Arena's physics |
//! | `boot` | what the script that started the program does for it |
//! | `storage` | what the browser keeps |

pub mod board;
pub mod boot;
pub mod bot_client;
pub mod bot_worker;
pub mod components;
pub mod context;
pub mod games;
pub mod pages;
pub mod random;
pub mod router;
pub mod save_errors;
pub mod shell;
pub mod sound;
pub mod storage;
pub mod table;
#[cfg(test)]
mod testing;
pub mod text;
pub mod worker_client;

use std::marker::PhantomData;
use std::rc::Rc;

use components::tags::{component, el, heading, link, none, said, tag, words};
use conclave::bots::wire;
use conclave::session::link::Link;
use conclave::session::saves::SaveStore;
use conclave::session::{Settings, Speed, Theme};
use context::PageContext;
use games::GameUi;
use gloo::events::EventListener;
use pages::setup::{SetUp, SetUpProps};
use router::Route;
use shell::{Shell, page};
use storage::Local;
use table::open::GameSource;
use table::{Table, TableProps};
use text::Text;
use yew::prelude::*;

/// Runs the program of the game `G`: its page in a window, its bots in a worker,
/// who answer with `reply`.
pub fn run<G: GameUi>(reply: wire::Reply) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        bot_worker::start(reply);
        return;
    };
    if let Some(root) = document.get_element_by_id("app") {
        yew::Renderer::<App<G>>::with_root(root).render();
    }
}

/// The whole page.
pub struct App<G> {
    route: Route,
    /// Whether it is a page of this game.
    mine: bool,
    /// Whether the texts of the rules page did not come.
    no_rules: bool,
    /// What the address wants of the settings, as long as its page is open and
    /// the reader wants nothing else; it is not kept.
    wants: Wants,
    /// The settings that are kept.
    kept: Settings,
    shell: Shell,
    /// Whether the address has changed since the page was last drawn.
    moved: bool,
    _listener: Option<EventListener>,
    game: PhantomData<G>,
}

/// What happens to the page.
pub enum Msg {
    /// The address has changed.
    Moved,
    /// The texts of the rules page have come, or not.
    Rules(bool),
    /// The reader wants these settings.
    Change(Settings),
}

impl<G: GameUi> Component for App<G> {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let save_store = SaveStore::new(Local::open());
        let kept = shell::load_settings(save_store.store());
        let route = Route::current();
        let wants = Wants::of(&route);
        let moved = ctx.link().callback(|()| Msg::Moved);
        let listener = web_sys::window()
            .map(|window| EventListener::new(&window, "hashchange", move |_| moved.emit(())));
        let shell = Shell {
            text: Text::loaded(G::ID),
            settings: Rc::new(wants.applied_to(&kept)),
            still: shell::wants_less_motion(),
            change: ctx.link().callback(Msg::Change),
            save_store: Rc::new(save_store),
        };
        let app = App {
            route,
            mine: boot::place() == G::ID,
            no_rules: false,
            wants,
            kept,
            shell,
            moved: false,
            _listener: listener,
            game: PhantomData,
        };
        app.fetch_rules(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                let route = Route::current();
                // A host changes settings without going anywhere.
                self.moved = route != self.route;
                self.route = route;
                self.mine = boot::place() == G::ID;
                self.wants = Wants::of(&self.route);
                // Home changes settings without this program.
                self.kept = shell::load_settings(self.shell.save_store.store());
                self.fetch_rules(ctx);
            }
            Msg::Rules(came) => {
                self.no_rules = !came;
                self.moved = true;
            }
            Msg::Change(settings) => {
                self.wants = self.wants.without_changed(&self.shell.settings, &settings);
                self.kept = self.wants.restored(settings, &self.kept);
                shell::store_settings(self.shell.save_store.store(), &self.kept);
            }
        }
        self.shell.settings = Rc::new(self.wants.applied_to(&self.kept));
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        if !self.mine {
            return none();
        }
        let shell = &self.shell;
        shell::look(shell.settings.theme);
        let content = match &self.route {
            Route::SetUp(_) => {
                component::<SetUp<G>>(SetUpProps { shell: shell.clone(), game: PhantomData })
            }
            Route::Play { query, .. } => table::<G>(GameSource::Link(query.clone()), shell),
            Route::Slot(id) => table::<G>(GameSource::Slot(id.clone()), shell),
            // Until the start script has unpacked it there is nothing to show.
            Route::Shared(_) => boot::shared()
                .map_or_else(none, |sealed| table::<G>(GameSource::Shared(sealed), shell)),
            Route::Rules(_) if shell.text.has_rules() => rules::<G>(shell),
            Route::Rules(_) => {
                let key = if self.no_rules { "rules-missing" } else { "rules-coming" };
                said("p", "message", shell.text.tr(key))
            }
            // Of these the start script has another program.
            Route::Home | Route::Saves | Route::Series(_) | Route::Unknown => none(),
        };
        html! {
            <PageContext text={shell.text.clone()} settings={shell.settings.clone()}>
                { page(&self.route, content) }
            </PageContext>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let arrived = std::mem::take(&mut self.moved) && !first;
        if self.mine {
            shell::show(&self.shell.text.tr(&format!("{}-name", G::ID)), arrived, &self.shell.text);
        }
    }
}

impl<G: GameUi> App<G> {
    /// Fetches what the rules page says, when that is the page.
    fn fetch_rules(&self, ctx: &Context<Self>) {
        if self.mine && matches!(self.route, Route::Rules(_)) && !self.shell.text.has_rules() {
            self.shell.text.fetch_rules(G::ID, ctx.link().callback(Msg::Rules));
        }
    }
}

fn table<G: GameUi>(source: GameSource, shell: &Shell) -> Html {
    component::<Table<G>>(TableProps { source, shell: shell.clone(), game: PhantomData })
}

/// What a link wants of the settings. (Its language is the start script's
/// business.)
#[derive(Clone, PartialEq, Default)]
struct Wants {
    speed: Option<Speed>,
    theme: Option<Theme>,
}

impl Wants {
    /// What the address wants.
    fn of(route: &Route) -> Wants {
        let Route::Play { query, .. } = route else {
            return Wants::default();
        };
        // A link that makes no sense is explained at its table.
        let link = Link::parse(query).unwrap_or_default();
        Wants { speed: link.speed, theme: link.theme }
    }

    /// The settings that are in force.
    fn applied_to(&self, kept: &Settings) -> Settings {
        let mut settings = kept.clone();
        settings.speed = self.speed.unwrap_or(settings.speed);
        settings.theme = self.theme.unwrap_or(settings.theme);
        settings
    }

    /// What is left of it after the reader has changed the settings.
    fn without_changed(&self, old: &Settings, new: &Settings) -> Wants {
        Wants {
            speed: self.speed.filter(|_| old.speed == new.speed),
            theme: self.theme.filter(|_| old.theme == new.theme),
        }
    }

    /// The settings to keep: where the link has its way, those of before.
    fn restored(&self, mut settings: Settings, kept: &Settings) -> Settings {
        if self.speed.is_some() {
            settings.speed = kept.speed;
        }
        if self.theme.is_some() {
            settings.theme = kept.theme;
        }
        settings
    }
}

/// The rules of the game, to read.
fn rules<G: GameUi>(shell: &Shell) -> Html {
    let text = &shell.text;
    let name = text.tr(&format!("{}-name", G::ID));
    // Whoever has read enough leaves above, whoever has read all of it below.
    let ways = || {
        tag(
            "div",
            "row",
            vec![
                link(
                    "button button-main",
                    ["#/new/", G::ID].concat(),
                    vec![words(text.tr("play"))],
                ),
                link("button", "#/".into(), vec![words(text.tr("home"))]),
            ],
        )
    };
    el!(
        "article",
        "class" = "rules-page vellum",
        "data-game" = G::ID,
        [
            heading("", vec![words(text.tr_args("rules-of", &[("game", (&name).into())]))]),
            ways(),
            G::rules(text),
            ways()
        ]
    )
}

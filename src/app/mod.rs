//! The page: home, set-up, and a table that can play any game.
//!
//! | where | what |
//! |---|---|
//! | [`game`] | what a game brings; one folder per game implements it |
//! | [`games`] | which games there are |
//! | [`table`] | the table, the same for every game |
//! | [`home`], [`setup`], [`saves`], [`settings`] | the other pages and dialogs |
//! | [`router`] | which page an address names |
//! | [`shell`] | what all pages share |
//! | [`text`] | the words, in the reader's language |
//! | [`art`], [`icons`], [`sound`] | drawings and tones |
//! | [`worker`] | the line to the bots |
//! | [`storage`] | what the browser keeps |
//! | [`mod@panic`] | what is shown after a crash |

pub mod art;
pub mod dialog;
pub mod elfenwizards;
pub mod game;
pub mod games;
pub mod home;
pub mod icons;
pub mod panic;
pub mod router;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shell;
pub mod sound;
pub mod storage;
pub mod table;
pub mod text;
pub mod worker;

use std::rc::Rc;

use conclave::page::link::Link;
use conclave::page::saves::Shelf;
use conclave::page::{Settings, Speed, Theme};
use game::GameUi;
use games::{WithUi, with_ui};
use router::Route;
use setup::SetUp;
use shell::Shell;
use storage::Local;
use table::Table;
use table::open::Source;
use text::Text;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The whole page.
#[component]
pub fn App() -> Html {
    let shelf = use_memo((), |()| Shelf::new(Local::open()));
    let handed = use_mut_ref(|| None);
    let route = router::use_route();
    let kept = {
        let shelf = Rc::clone(&shelf);
        use_state_eq(move || shell::kept_settings(shelf.store()))
    };
    // What a link wants is so as long as its page is open, unless the reader
    // wants something else; it is not kept.
    let wants = use_state_eq(|| (route.clone(), Wants::of(&route)));
    let wanted = if wants.0 == route { wants.1.clone() } else { Wants::of(&route) };
    let settings = Rc::new(wanted.applied_to(&kept));
    let locale = {
        let languages = shell::browser_languages();
        settings.locale(languages.iter().map(String::as_str))
    };
    let text = use_memo(locale, |locale| Text::of(*locale));
    let change = {
        let (shelf, kept, route) = (Rc::clone(&shelf), kept.clone(), route.clone());
        let (shown, wants) = (Rc::clone(&settings), wants.setter());
        Callback::from(move |settings: Settings| {
            let still_wanted = wanted.without_changed(&shown, &settings);
            let settings = still_wanted.restored(settings, &kept);
            shell::keep_settings(shelf.store(), &settings);
            wants.set((route.clone(), still_wanted));
            kept.set(settings);
        })
    };
    use_effect_with((locale, settings.theme), |(locale, theme)| {
        if let Some(root) = web_sys::window().and_then(|w| w.document()?.document_element()) {
            drop(root.set_attribute("lang", locale.id()));
            drop(root.set_attribute("data-theme", theme.id()));
        }
    });
    // Another address is another page, even where both are tables.
    let page = format!("{route:?}");
    let shell = Shell {
        text: (*text).clone(),
        settings,
        still: shell::wants_less_motion(),
        change,
        shelf,
        handed,
    };
    html! {
        <>
            { art::sprite() }
            <Page key={page} {route} {shell} />
        </>
    }
}

/// What a link wants of the settings.
#[derive(Clone, PartialEq, Default)]
struct Wants {
    speed: Option<Speed>,
    theme: Option<Theme>,
    language: Option<String>,
}

impl Wants {
    /// What the address wants.
    fn of(route: &Route) -> Wants {
        let Route::Play { query, .. } = route else {
            return Wants::default();
        };
        // A link that makes no sense is explained at its table.
        let link = Link::parse(query).unwrap_or_default();
        let language = link.lang.map(|locale| locale.id().to_owned());
        Wants { speed: link.speed, theme: link.theme, language }
    }

    /// The settings that are in force.
    fn applied_to(&self, kept: &Settings) -> Settings {
        let mut settings = kept.clone();
        settings.speed = self.speed.unwrap_or(settings.speed);
        settings.theme = self.theme.unwrap_or(settings.theme);
        settings.language = self.language.clone().or(settings.language);
        settings
    }

    /// What is left of it after the reader has changed the settings.
    fn without_changed(&self, old: &Settings, new: &Settings) -> Wants {
        Wants {
            speed: self.speed.filter(|_| old.speed == new.speed),
            theme: self.theme.filter(|_| old.theme == new.theme),
            language: self.language.clone().filter(|_| old.language == new.language),
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
        if self.language.is_some() {
            settings.language.clone_from(&kept.language);
        }
        settings
    }
}

/// What a page is given.
#[derive(Properties, PartialEq)]
struct PageProps {
    route: Route,
    shell: Shell,
}

/// The page that an address names.
#[component]
fn Page(props: &PageProps) -> Html {
    let PageProps { route, shell } = props;
    use_effect_with((), |()| {
        // A new page is read from its heading on; the first one from the top.
        thread_local!(static FIRST: std::cell::Cell<bool> = const { std::cell::Cell::new(true) });
        if !FIRST.replace(false) {
            let heading = web_sys::window()
                .and_then(|w| w.document()?.query_selector("h1").ok().flatten())
                .and_then(|heading| heading.dyn_into::<web_sys::HtmlElement>().ok());
            if let Some(heading) = heading {
                drop(heading.focus());
            }
            if let Some(window) = web_sys::window() {
                window.scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
    });
    let (title, content) = match route {
        Route::Home => (None, home::home(shell)),
        Route::SetUp(game) => (Some(game.clone()), game_page(game, SetUpPage(shell))),
        Route::Rules(game) => (Some(game.clone()), game_page(game, RulesPage(shell))),
        Route::Play { game, query } => {
            let source = Source::Link(query.clone());
            (Some(game.clone()), game_page(game, TablePage(source, shell)))
        }
        Route::Slot(id) => {
            let game = slot_game(id, shell);
            let source = Source::Slot(id.clone());
            (Some(game.clone()), game_page(&game, TablePage(source, shell)))
        }
        Route::Unknown => (None, Html::default()),
    };
    let product = shell.text.say("product");
    let title = match title.filter(|game| games::playable(game)) {
        Some(game) => format!("{} – {product}", shell.text.say(&format!("{game}-name"))),
        None => product,
    };
    use_effect_with(title, |title| {
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(title);
        }
    });
    let content = if content == Html::default() { lost(shell) } else { content };
    html! { <main id="page">{ content }</main> }
}

/// A page of the game called `id`; nothing when there is no such game.
fn game_page(id: &str, page: impl WithUi) -> Html {
    with_ui(id, page).unwrap_or_default()
}

/// The game of a slot; that of a save which cannot be read is anybody's guess,
/// and any table will explain it.
fn slot_game(id: &str, shell: &Shell) -> String {
    let kept = shell.shelf.read(id).ok().flatten();
    if let Some(Ok(save)) = kept {
        return save.game;
    }
    let handed = shell.handed.borrow();
    handed
        .as_ref()
        .filter(|(to, _)| to == id)
        .map_or_else(|| games::SHOWN[0].to_owned(), |(_, save)| save.game.clone())
}

struct SetUpPage<'a>(&'a Shell);
impl WithUi for SetUpPage<'_> {
    fn with<G: GameUi>(self) -> Html {
        html! { <SetUp<G> shell={self.0.clone()} /> }
    }
}

struct TablePage<'a>(Source, &'a Shell);
impl WithUi for TablePage<'_> {
    fn with<G: GameUi>(self) -> Html {
        html! { <Table<G> source={self.0} shell={self.1.clone()} /> }
    }
}

struct RulesPage<'a>(&'a Shell);
impl WithUi for RulesPage<'_> {
    fn with<G: GameUi>(self) -> Html {
        let text = &self.0.text;
        let name = text.say(&format!("{}-name", G::ID));
        html! {
            <article class="rules-page vellum" data-game={G::ID}>
                <h1 tabindex="-1">{ text.tell("rules-of", &[("game", (&name).into())]) }</h1>
                { G::rules(text) }
                <div class="row">
                    <a class="button button-main" href={format!("#/new/{}", G::ID)}>{ text.say("play") }</a>
                    <a class="button" href="#/">{ text.say("home") }</a>
                </div>
            </article>
        }
    }
}

/// An address that leads nowhere.
fn lost(shell: &Shell) -> Html {
    let text = &shell.text;
    html! {
        <div class="message vellum">
            <h1 tabindex="-1">{ text.say("lost") }</h1>
            <p>{ text.say("lost-words") }</p>
            <div class="row"><a class="button button-main" href="#/">{ text.say("home") }</a></div>
        </div>
    }
}

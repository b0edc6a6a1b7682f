//! The program of a game: which of its pages the address names, and the settings in force.

use std::marker::PhantomData;
use std::rc::Rc;

use crate::components::notices::{LostPage, MissingNotice};
use crate::context::PageContext;
use crate::explain::{Explainer, Explanations};
use crate::pages::lesson::LessonPage;
use crate::pages::puzzles::PuzzlePage;
use crate::pages::setup::SetUp;
use crate::router::Route;
use crate::rules::GameRules;
use crate::rules::dialog::RulesDialog;
use crate::rules::rules_page::RulesPage;
use crate::screens::deliver_code;
use crate::screens::host_page::{HostPage, is_table, table_of_slot};
use crate::screens::join_page::JoinPage;
use crate::shell::{self, Page, Shell};
use crate::storage::open_saves;
use crate::table::Table;
use crate::table::open::GameSource;
use crate::text::Text;
use crate::{boot, bot_worker};
use conclave_session::lesson;
use conclave_session::link::Link;
use conclave_session::{Settings, Speed, Theme};
use gloo::events::EventListener;
use yew::prelude::*;

/// Runs the program of the game `G`: its page in a window, its bots and its analysis in a worker.
pub fn run<G: GameRules>() {
    // A worker has no document.
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        bot_worker::start::<G>();
        return;
    };
    if let Some(root) = document.get_element_by_id("app") {
        yew::Renderer::<App<G>>::with_root(root).render();
    }
}

/// The whole page.
pub struct App<G> {
    route: Route,
    /// Whether the address names a page of this game.
    mine: bool,
    /// The settings that the address asks for. They hold while its page is open and the
    /// reader chooses no others, and are not stored.
    link_settings: LinkSettings,
    /// The stored settings.
    kept: Settings,
    shell: Shell,
    /// The rules over the page, when they are open: at which chapter.
    rules: Option<Option<AttrValue>>,
    /// Whether the address has changed since the page was last drawn.
    moved: bool,
    _listeners: Vec<EventListener>,
    game: PhantomData<G>,
}

/// Messages of the page.
pub enum Msg {
    /// The address has changed.
    Moved,
    /// The reader wants these settings.
    Change(Settings),
    /// The system asks for something else than before: less motion, more contrast.
    Preferences,
    /// The rules are to be opened over the page, at this chapter if there is one.
    OpenRules(Option<AttrValue>),
    /// The reader is done with them.
    CloseRules,
}

impl<G: GameRules> Component for App<G> {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let save_store = open_saves();
        let kept = shell::load_settings(save_store.store());
        let route = Route::current();
        let mine = is_mine::<G>();
        let link_settings = LinkSettings::of(&route);
        let moved = ctx.link().callback(|()| Msg::Moved);
        let mut listeners =
            shell::listen_to_preferences(&ctx.link().callback(|()| Msg::Preferences));
        listeners.extend(
            web_sys::window()
                .map(|window| EventListener::new(&window, "hashchange", move |_| moved.emit(()))),
        );
        let text = Text::loaded(G::ID);
        let shell = Shell {
            explainer: Explainer::new(text.clone()),
            text,
            settings: Rc::new(link_settings.applied_to(&kept)),
            still: shell::wants_less_motion(),
            change: ctx.link().callback(Msg::Change),
            open_rules: ctx.link().callback(Msg::OpenRules),
            save_store: Rc::new(save_store),
        };
        App {
            route,
            mine,
            link_settings,
            kept,
            shell,
            rules: None,
            moved: false,
            _listeners: listeners,
            game: PhantomData,
        }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                let route = Route::current();
                // A table stays where it is when the answer of a guest is opened in its window.
                if let Route::Join { code, .. } = &route
                    && deliver_code(code)
                {
                    return false;
                }
                // An embedder changes the address only to change settings.
                self.moved = route != self.route;
                self.route = route;
                self.rules = None;
                self.mine = is_mine::<G>();
                self.link_settings = LinkSettings::of(&self.route);
                // Home changes settings without this program.
                self.kept = shell::load_settings(self.shell.save_store.store());
            }
            Msg::Change(settings) => {
                self.link_settings =
                    self.link_settings.without_changed(&self.shell.settings, &settings);
                self.kept = self.link_settings.restored(settings, &self.kept);
                shell::store_settings(self.shell.save_store.store(), &self.kept);
            }
            Msg::Preferences => self.shell.still = shell::wants_less_motion(),
            Msg::OpenRules(chapter) => self.rules = Some(chapter),
            Msg::CloseRules => self.rules = None,
        }
        self.shell.settings = Rc::new(self.link_settings.applied_to(&self.kept));
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if !self.mine {
            // What this program could not keep is kept as soon as it can be, whatever page is shown.
            return html! { <MissingNotice key="missing" shell={self.shell.clone()} /> };
        }
        let Shell { text, settings, .. } = &self.shell;
        html! {
            <PageContext text={text.clone()} settings={settings.clone()}>
                <Page key={self.route.key()} shell={self.shell.clone()}>{ self.content() }</Page>
                <Explanations key="explanations" explainer={self.shell.explainer.clone()} />
                if let Some(chapter) = &self.rules {
                    <RulesDialog<G>
                        key="rules"
                        text={text.clone()}
                        chapter={chapter.clone()}
                        onclose={ctx.link().callback(|()| Msg::CloseRules)}
                    />
                }
            </PageContext>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let arrived = std::mem::take(&mut self.moved) && !first;
        if self.mine {
            shell::apply_theme(&self.shell.settings);
            let text = &self.shell.text;
            shell::show(&title(&self.route, G::ID, text), arrived, text);
        }
    }
}

/// Whether the address names a page of this game. Those of two games may be in one page, when a game night
/// on many screens goes on from one to the other (`static/start.js`).
fn is_mine<G: GameRules>() -> bool {
    boot::place() == G::ID
}

impl<G: GameRules> App<G> {
    /// The page that the address names.
    fn content(&self) -> Html {
        let shell = self.shell.clone();
        let source = match &self.route {
            Route::SetUp(_) => return html! { <SetUp<G> {shell} /> },
            Route::Host { query, .. } if is_table(query) => {
                return html! { <HostPage<G> {shell} query={query.clone()} /> };
            }
            Route::Host { query, .. } => {
                return html! { <SetUp<G> {shell} screens={AttrValue::from(query.clone())} /> };
            }
            Route::Join { code, query } => {
                return html! { <JoinPage<G> {shell} code={code.clone()} query={query.clone()} /> };
            }
            Route::Rules { chapter, .. } => {
                return html! { <RulesPage<G> chapter={chapter.clone().map(AttrValue::from)} /> };
            }
            Route::Learn { lesson, .. } => return self.lesson(*lesson),
            Route::Puzzles { puzzle, .. } => {
                return html! { <PuzzlePage<G> {shell} number={*puzzle} /> };
            }
            Route::Slot(id) if table_of_slot(id).is_some() => {
                return html! { <HostPage<G> {shell} table={table_of_slot(id)} /> };
            }
            Route::Slot(id) => match lesson::number_of_slot(id, G::ID) {
                Some(number) => return self.lesson(number),
                None => GameSource::Slot(id.clone()),
            },
            Route::Play { query, .. } => GameSource::Link(query.clone()),
            Route::Shared(_) => match boot::shared() {
                Some(sealed) => GameSource::Shared(sealed),
                // The start script has not unpacked it yet.
                None => return Html::default(),
            },
            Route::Wrong(wrong) => return html! { <LostPage {shell} wrong={wrong.clone()} /> },
            Route::Unknown => return html! { <LostPage {shell} game={G::ID} /> },
            // The lobby's.
            Route::Home
            | Route::Saves
            | Route::Series(_)
            | Route::Record
            | Route::About
            | Route::Report
            | Route::Daily { .. }
            | Route::Claim(_) => return Html::default(),
        };
        html! { <Table<G> {source} {shell} game={PhantomData} /> }
    }

    /// A lesson.
    fn lesson(&self, number: usize) -> Html {
        html! { <LessonPage<G> shell={self.shell.clone()} {number} /> }
    }
}

/// What the page at an address of a game is called: tabs and histories tell its pages apart.
fn title(route: &Route, game: &str, text: &Text) -> String {
    let game = text.tr(&format!("{game}-name"));
    let called = |key: &str| text.tr_args(key, &[("game", (&game).into())]);
    let before = |key: &str| [&text.tr(key), &game].map(String::as_str).join(" – ");
    match route {
        Route::Rules { .. } => called("rules-of"),
        Route::Puzzles { .. } => called("puzzles-of"),
        Route::Learn { lesson, .. } => {
            let args = [("game", (&game).into()), ("number", (*lesson).into())];
            text.tr_args("lesson-of", &args)
        }
        Route::SetUp(_) => before("set-up"),
        Route::Host { .. } | Route::Join { .. } => before("screens"),
        Route::Wrong(_) | Route::Unknown => text.tr("lost"),
        _ => game,
    }
}

/// The settings that a link asks for. (Its language is the start script's
/// business.)
#[derive(Clone, PartialEq, Default)]
struct LinkSettings {
    speed: Option<Speed>,
    theme: Option<Theme>,
}

impl LinkSettings {
    /// The settings that the address asks for.
    fn of(route: &Route) -> LinkSettings {
        let query = match route {
            Route::Play { query, .. } => query,
            Route::Host { query, .. } | Route::Join { query, .. } => query,
            _ => return LinkSettings::default(),
        };
        // The table explains an invalid link.
        let link = Link::parse(query).unwrap_or_default();
        LinkSettings { speed: link.speed, theme: link.theme }
    }

    /// The settings that are in force.
    fn applied_to(&self, kept: &Settings) -> Settings {
        let mut settings = kept.clone();
        settings.speed = self.speed.unwrap_or(settings.speed);
        settings.theme = self.theme.or(settings.theme);
        settings
    }

    /// What is left of it after the reader has changed the settings.
    fn without_changed(&self, old: &Settings, new: &Settings) -> LinkSettings {
        LinkSettings {
            speed: self.speed.filter(|_| old.speed == new.speed),
            theme: self.theme.filter(|_| old.theme == new.theme),
        }
    }

    /// The settings to store: where those of the link are in force, the ones from before.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn link_settings(address: &str) -> LinkSettings {
        LinkSettings::of(&Route::parse(address))
    }

    #[test]
    fn a_link_has_its_way_without_being_kept() {
        let link_settings =
            link_settings("#/play/elfenwizards?seats=person,adept,adept&speed=fast&theme=day");
        let kept = Settings { sound: false, ..Settings::default() };
        let now = link_settings.applied_to(&kept);
        assert_eq!((now.speed, now.theme, now.sound), (Speed::Fast, Some(Theme::Day), false));
        // Another setting changes: the link's part is not kept with it.
        let changed = Settings { sound: true, ..now.clone() };
        let link_settings = link_settings.without_changed(&now, &changed);
        let kept = link_settings.restored(changed, &kept);
        assert_eq!((kept.speed, kept.theme, kept.sound), (Speed::Normal, None, true));
    }

    #[test]
    fn what_the_reader_changes_is_kept_though_the_link_wanted_something_else() {
        let link_settings = link_settings("#/play/elfenwizards?speed=fast");
        let kept = Settings::default();
        let now = link_settings.applied_to(&kept);
        let changed = Settings { speed: Speed::Instant, ..now.clone() };
        let link_settings = link_settings.without_changed(&now, &changed);
        let kept = link_settings.restored(changed, &kept);
        assert_eq!(link_settings.applied_to(&kept).speed, Speed::Instant);
    }

    #[test]
    fn each_page_of_a_game_has_a_title_of_its_own() {
        let text = crate::testing::text(conclave_i18n::Locale::English);
        let titles = [
            ("#/new/elfenwizards", "New game – Elfenwizards"),
            ("#/play/elfenwizards", "Elfenwizards"),
            ("#/rules/elfenwizards?chapter=p2", "Elfenwizards: the rules"),
            ("#/learn/elfenwizards?lesson=1", "Elfenwizards: lesson 1"),
            ("#/puzzles/elfenwizards", "Puzzles of Elfenwizards"),
            ("#/host/elfenwizards", "Several screens – Elfenwizards"),
            ("#/nonsense", "There is nothing here"),
        ];
        for (address, expected) in titles {
            assert_eq!(title(&Route::parse(address), "elfenwizards", &text), expected);
        }
    }

    #[test]
    fn pages_that_are_no_link_want_nothing() {
        for address in ["#/", "#/new/elfenwizards?speed=fast", "#/play/elfenwizards?speed=warp"] {
            assert!(link_settings(address) == LinkSettings::default(), "{address}");
        }
    }
}

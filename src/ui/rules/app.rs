//! The page at `#/rules/GAME`. The start script has fetched its texts with the program.

use std::rc::Rc;

use conclave::session::Settings;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::GameRules;
use super::figure_set::FigureSet;
use super::reader::Reader;
use crate::boot;
use crate::components::heading::PageHeading;
use crate::context::{PageContext, use_text};
use crate::router::Route;
use crate::shell::{self, Page};
use crate::storage::Local;
use crate::text::Text;

/// The page.
pub struct RulesApp<G: GameRules> {
    text: Text,
    settings: Rc<Settings>,
    /// Whether the address names this page.
    mine: bool,
    /// The chapter that the address names.
    chapter: Option<AttrValue>,
    /// Whether the page has just been arrived at from another one.
    arrived: bool,
    figures: Rc<FigureSet<G>>,
    _listener: EventListener,
}

/// Messages of the page.
pub enum Msg {
    /// The address has changed.
    Moved,
}

/// Whether the address names the rules of the game `G`, and the chapter that it names.
fn is_here<G: GameRules>() -> (bool, Option<AttrValue>) {
    match Route::current() {
        Route::Rules { chapter, .. } if boot::place() == G::ID => (true, chapter.map(Into::into)),
        _ => (false, None),
    }
}

/// The settings as they are kept: home changes them without this program.
fn settings() -> Rc<Settings> {
    Rc::new(shell::load_settings(&Local::open()))
}

impl<G: GameRules> Component for RulesApp<G> {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let (mine, chapter) = is_here::<G>();
        let moved = ctx.link().callback(|()| Msg::Moved);
        let text = Text::loaded(G::ID);
        RulesApp {
            figures: Rc::new(FigureSet::replay(&text)),
            text,
            settings: settings(),
            mine,
            chapter,
            arrived: false,
            _listener: EventListener::new(&window(), "hashchange", move |_| moved.emit(())),
        }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                let (here, chapter) = is_here::<G>();
                self.chapter = chapter;
                self.arrived = here && !self.mine;
                self.mine = here;
                self.settings = settings();
            }
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        if !self.mine {
            return Html::default();
        }
        let text = &self.text;
        let name = text.tr(&format!("{}-name", G::ID));
        html! {
            <PageContext text={text.clone()} settings={self.settings.clone()}>
                <Page>
                    <article class="rules-page vellum" data-game={G::ID}>
                        <PageHeading>
                            { text.tr_args("rules-of", &[("game", (&name).into())]) }
                        </PageHeading>
                        <PageLinks game={G::ID} />
                        <Reader<G>
                            text={text.clone()}
                            figures={&self.figures}
                            page=true
                            chapter={self.chapter.clone()}
                        />
                        <PageLinks game={G::ID} />
                    </article>
                </Page>
            </PageContext>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.mine {
            shell::apply_theme(self.settings.theme);
            let arrived = std::mem::take(&mut self.arrived);
            shell::show(&self.text.tr(&format!("{}-name", G::ID)), arrived, &self.text);
        }
    }
}

/// Properties of [`PageLinks`].
#[derive(Properties, PartialEq)]
struct PageLinksProps {
    game: &'static str,
}

/// To set-up, to the lessons, and home.
#[component]
fn PageLinks(&PageLinksProps { game }: &PageLinksProps) -> Html {
    let text = use_text();
    html! {
        <div class="row">
            <a key="play" class="button button-main" href={format!("#/new/{game}")}>
                { text.tr("play") }
            </a>
            <a key="learn" class="button" href={format!("#/learn/{game}")}>
                { text.tr("learn") }
            </a>
            <a key="home" class="button" href="#/">{ text.tr("home") }</a>
        </div>
    }
}

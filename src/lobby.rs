//! The program of what belongs to no single game: the list of saves at home, game nights, the record of
//! play, the game of the day, what this page is.

use std::rc::Rc;

use conclave_session::excerpt;
use conclave_session::history::daily::Day;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::{document, window};
use yew::prelude::*;

use crate::boot;
use crate::components::notices::{LostPage, MessagePage};
use crate::context::PageContext;
use crate::pages::about::About;
use crate::pages::report::ReportPage;
use crate::pages::saves::SaveList;
use crate::pages::series::SeriesPage;
use crate::record::claim_page::ClaimPage;
use crate::record::daily_page::DailyPage;
use crate::record::record_page::RecordPage;
use crate::record::today;
use crate::router::{Route, reload_for};
use crate::save_errors::explain;
use crate::shell::{self, Page, Shell};
use crate::storage::open_saves;
use crate::text::Text;

/// Runs the lobby.
pub fn run() {
    if let Some(root) = document().get_element_by_id("lobby") {
        yew::Renderer::<Lobby>::with_root(root).render();
    }
}

/// The lobby: at home its list of saves, elsewhere a page.
pub struct Lobby {
    shell: Shell,
    route: Route,
    /// Whose page the address names ([`boot::place`]).
    place: String,
    /// Whether the address has changed since the page was last drawn.
    moved: bool,
    /// The day that the reader's calendar shows.
    today: Day,
    /// Whether that has changed since this page was opened.
    midnight: bool,
    _listener: EventListener,
    _calendar: Interval,
}

/// Messages of the lobby.
pub enum Msg {
    /// The address has changed.
    Moved,
    /// Another day may have begun.
    Day,
}

/// How often it looks at the calendar, in milliseconds.
const LOOK_MS: u32 = 15_000;

impl Component for Lobby {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let save_store = open_saves();
        let settings = Rc::new(shell::load_settings(save_store.store()));
        let moved = ctx.link().callback(|()| Msg::Moved);
        let look = ctx.link().callback(|()| Msg::Day);
        let shell = Shell {
            text: Text::loaded("lobby"),
            settings,
            still: shell::wants_less_motion(),
            // Home's own switches change the settings, without a program.
            change: Callback::noop(),
            // There are no pieces to explain.
            explainer: Default::default(),
            // There is no game here whose rules could be opened.
            open_rules: Callback::noop(),
            save_store: Rc::new(save_store),
        };
        Lobby {
            shell,
            route: Route::current(),
            place: boot::place(),
            moved: false,
            today: today(),
            midnight: false,
            _calendar: Interval::new(LOOK_MS, move || look.emit(())),
            _listener: EventListener::new(&window(), "hashchange", move |_| moved.emit(())),
        }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        let before = std::mem::replace(&mut self.today, today());
        match msg {
            Msg::Moved => {
                self.route = Route::current();
                self.place = boot::place();
                self.moved = true;
                self.midnight = false;
                true
            }
            Msg::Day => {
                let midnight = self.today != before;
                self.midnight |= midnight;
                midnight
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Shell { text, settings, .. } = &self.shell;
        html! {
            <PageContext text={text.clone()} settings={settings.clone()}>
                { self.content(ctx) }
            </PageContext>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let arrived = std::mem::take(&mut self.moved) && !first;
        if self.place == "lobby" {
            let text = &self.shell.text;
            let key = match self.route {
                Route::Series(_) => "series",
                Route::Record => "record",
                Route::About => "about",
                Route::Report => "report",
                Route::Daily { .. } | Route::Claim(_) => "daily",
                _ => "lost",
            };
            shell::show(&text.tr(key), arrived, text);
        }
    }
}

impl Lobby {
    /// What the address names, as far as it is the lobby's.
    fn content(&self, ctx: &Context<Self>) -> Html {
        let (shell, today) = (self.shell.clone(), self.today);
        match self.place.as_str() {
            "home" => {
                let host = document().get_element_by_id("saves");
                let storage = self.route == Route::Saves;
                let saves = html! { <SaveList {shell} {storage} /> };
                host.map(|host| yew::create_portal(saves, host)).unwrap_or_default()
            }
            "lobby" => {
                let content = match &self.route {
                    Route::Series(id) => html! { <SeriesPage {shell} id={id.clone()} /> },
                    Route::Slot(id) => html! { <ClosedSlot {shell} id={id.clone()} /> },
                    Route::Record => html! { <RecordPage {shell} {today} /> },
                    Route::About => html! { <About text={shell.text} /> },
                    Route::Report => html! { <ReportPage {shell} /> },
                    Route::Daily { day: Some(day), .. } if *day > today => {
                        let (title, words) =
                            (shell.text.tr("lost"), shell.text.tr("daily-not-yet"));
                        html! { <MessagePage {shell} {title} {words} /> }
                    }
                    Route::Daily { game, day } => {
                        let day = day.unwrap_or(today);
                        html! {
                            <DailyPage
                                {shell}
                                {day}
                                {today}
                                game={game.clone()}
                                midnight={self.midnight}
                                onmidnight={ctx.link().callback(|()| Msg::Day)}
                            />
                        }
                    }
                    Route::Claim(claim) => {
                        html! { <ClaimPage claim={claim.clone()} {today} /> }
                    }
                    Route::Wrong(wrong) => html! { <LostPage {shell} wrong={wrong.clone()} /> },
                    _ => html! { <LostPage {shell} /> },
                };
                html! { <Page key={self.route.key()} shell={self.shell.clone()}>{ content }</Page> }
            }
            _ => Html::default(),
        }
    }
}

/// Properties of [`ClosedSlot`].
#[derive(Properties, PartialEq)]
struct ClosedSlotProps {
    shell: Shell,
    /// The slot's name.
    id: AttrValue,
}

/// A slot that no game's program can open, and why.
#[component]
fn ClosedSlot(ClosedSlotProps { shell, id }: &ClosedSlotProps) -> Html {
    let text = &shell.text;
    let read = shell.save_store.read(id).ok().flatten();
    let slot = read.is_some().then(|| id.clone());
    if let Some(Ok(save)) = &read {
        reload_for(save, "lobby");
    }
    let words = match read {
        None => text.tr("slot-empty"),
        Some(Err(why)) => explain(&why, text),
        Some(Ok(save)) => {
            text.tr_args("save-error-game", &[("game", (&excerpt(&save.game)).into())])
        }
    };
    html! { <MessagePage shell={shell.clone()} title={text.tr("table-closed")} {words} {slot} /> }
}

//! The program of the record: which of its pages the address names.

use std::rc::Rc;

use conclave::history::daily::Day;
use conclave::session::saves::SaveStore;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::claim_page::ClaimPage;
use super::daily_page::DailyPage;
use super::record_page::RecordPage;
use super::route::RecordRoute;
use crate::boot;
use crate::context::PageContext;
use crate::shell::{self, Page, Shell};
use crate::storage::{Local, now};
use crate::text::Text;

/// The program.
pub struct RecordApp {
    shell: Shell,
    /// The fragment that the address bar has.
    address: String,
    /// Whether the address has changed since the page was last drawn.
    address_changed: bool,
    _listener: EventListener,
}

/// The address has changed.
pub struct AddressChanged;

impl Component for RecordApp {
    type Message = AddressChanged;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let save_store = SaveStore::new(Local::open());
        let address_changed = ctx.link().callback(|()| AddressChanged);
        let shell = Shell {
            text: Text::loaded("record"),
            settings: Rc::new(shell::load_settings(save_store.store())),
            still: shell::wants_less_motion(),
            // Nothing here changes a setting.
            change: Callback::noop(),
            save_store: Rc::new(save_store),
        };
        RecordApp {
            shell,
            address: address(),
            address_changed: false,
            _listener: EventListener::new(&window(), "hashchange", move |_| {
                address_changed.emit(())
            }),
        }
    }

    fn update(&mut self, _: &Context<Self>, AddressChanged: AddressChanged) -> bool {
        self.address = address();
        self.address_changed = true;
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let Shell { text, settings, .. } = &self.shell;
        // Elsewhere the page is another program's.
        if boot::place() != "record" {
            return Html::default();
        }
        let shell = self.shell.clone();
        html! {
            <PageContext text={text.clone()} settings={settings.clone()}>
                <Page key={self.address.clone()}>
                    { content(shell, &self.address) }
                </Page>
            </PageContext>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let arrived = std::mem::take(&mut self.address_changed) && !first;
        if boot::place() == "record" {
            let text = &self.shell.text;
            let key = match RecordRoute::parse(&self.address) {
                RecordRoute::Record => "record",
                RecordRoute::Daily { .. } | RecordRoute::Claim(_) => "daily",
            };
            shell::show(&text.tr(key), arrived, text);
        }
    }
}

/// The page at an address.
fn content(shell: Shell, address: &str) -> Html {
    let today = today();
    match RecordRoute::parse(address) {
        RecordRoute::Record => html! { <RecordPage {shell} {today} /> },
        RecordRoute::Daily { game, day } => {
            // No day comes before its time.
            let day = day.filter(|day| *day <= today).unwrap_or(today);
            html! { <DailyPage {shell} {day} {today} {game} /> }
        }
        RecordRoute::Claim(claim) => html! { <ClaimPage {claim} {today} /> },
    }
}

/// The fragment that the address bar has now.
fn address() -> String {
    window().location().hash().unwrap_or_default()
}

/// The day that the reader's calendar shows.
pub fn today() -> Day {
    let ahead = -js_sys::Date::new_0().get_timezone_offset() * 60_000.0;
    Day::of_time((now() as f64 + ahead) as u64)
}

/// A day, as the reader writes dates.
pub fn format_day(day: Day, text: &Text) -> String {
    text.date(day.noon() as f64, &[("dateStyle", "long"), ("timeZone", "UTC")])
}

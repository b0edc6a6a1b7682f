//! One window is the table. A second one would play the same game over the first, and its guests would be nowhere.

use conclave_art::Lettering;
use yew::prelude::*;

use super::code::TableId;
use crate::components::heading::PageHeading;
use crate::context::use_text;
use crate::locks::{Lock, Refused, Wait, locks};

/// How long a page that is loaded again waits for the lock of the page before it, in milliseconds.
const WAIT_MS: u32 = 1_000;

/// Properties of [`SoleTable`].
#[derive(Properties, PartialEq)]
pub struct SoleTableProps {
    /// The game's id.
    pub game: &'static str,
    /// Which table; another one is another component.
    pub table: TableId,
    /// Its page.
    pub children: Html,
}

/// The page of a table, as long as this window is the table; in every other one a way to take it over. Where
/// the browser has no locks (pages without HTTPS), every window shows it.
pub struct SoleTable {
    is: Window,
    /// Keeps other windows from being the table.
    lock: Option<Lock>,
}

/// What this window is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Window {
    /// Nobody knows yet.
    Asking,
    /// The table.
    Table,
    /// Another one than the table's.
    Other,
}

/// What happens to the table.
pub enum Msg {
    /// What came of the request to be the table.
    Asked(Result<Option<Lock>, Refused>),
    /// This window is to be the table.
    TakeOver,
    /// Another window has become the table.
    Lost,
}

impl Component for SoleTable {
    type Message = Msg;
    type Properties = SoleTableProps;

    fn create(ctx: &Context<Self>) -> Self {
        ask(ctx, Wait::For(WAIT_MS));
        SoleTable { is: Window::Asking, lock: None }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Asked(Ok(Some(lock))) => {
                let lost = ctx.link().callback(|()| Msg::Lost);
                lock.when_lost(move || lost.emit(()));
                self.lock = Some(lock);
                self.is = Window::Table;
            }
            Msg::Asked(Ok(None)) => self.is = Window::Other,
            Msg::Asked(Err(Refused)) => self.is = Window::Table,
            Msg::TakeOver => ask(ctx, Wait::Steal),
            Msg::Lost => {
                self.lock = None;
                self.is = Window::Other;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let SoleTableProps { game, children, .. } = ctx.props();
        match self.is {
            Window::Asking => Html::default(),
            Window::Table => children.clone(),
            Window::Other => {
                let ontake = ctx.link().callback(|_: MouseEvent| Msg::TakeOver);
                html! { <OpenElsewhere {game} {ontake} /> }
            }
        }
    }
}

/// Asks to be the table.
fn ask(ctx: &Context<SoleTable>, wait: Wait) {
    let name = format!("conclave:table:{:016x}", ctx.props().table);
    ctx.link().send_future(async move {
        Msg::Asked(match locks() {
            Some(locks) => Lock::take(&locks, &name, wait).await,
            None => Err(Refused),
        })
    });
}

/// Properties of [`OpenElsewhere`].
#[derive(Properties, PartialEq)]
struct OpenElsewhereProps {
    game: &'static str,
    /// Called to take the table over.
    ontake: Callback<MouseEvent>,
}

/// Says where the table is, and offers to take it over.
#[component]
fn OpenElsewhere(OpenElsewhereProps { game, ontake }: &OpenElsewhereProps) -> Html {
    let text = use_text();
    html! {
        <div class="screens message vellum" data-game={*game} data-elsewhere="">
            <PageHeading key="heading">
                <Lettering of={*game} name={text.tr(&format!("{game}-name"))} />
            </PageHeading>
            <p key="words" role="status">{ text.tr("screens-table-elsewhere") }</p>
            <div key="row" class="row">
                <button type="button" class="button button-main button-large" onclick={ontake}>
                    { text.tr("screens-table-here") }
                </button>
                <a class="button" href="#/">{ text.tr("home") }</a>
            </div>
        </div>
    }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::testing::page::{Mounted, click, count, until};
    use crate::testing::text;
    use conclave_i18n::Locale;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[wasm_bindgen_test]
    async fn one_window_is_the_table_until_another_takes_it_over() {
        let text = text(Locale::English);
        let table = |class: &'static str| {
            html! {
                <SoleTable game="elfenwizards" table=77><p class={class} /></SoleTable>
            }
        };
        let first = Mounted::new(&text, table("first")).await;
        until(|| count(".first") == 1).await;
        let _second = Mounted::new(&text, table("second")).await;
        until(|| count("[data-elsewhere]") == 1).await;
        assert_eq!((count(".first"), count(".second")), (1, 0));
        click("[data-elsewhere] .button-main").await;
        until(|| count(".second") == 1).await;
        // The first is told, and may have it again.
        until(|| count(".first") == 0 && count("[data-elsewhere]") == 1).await;
        click("[data-elsewhere] .button-main").await;
        until(|| count(".first") == 1 && count(".second") == 0).await;
        drop(first);
        // Whoever comes next finds it free.
        let _third = Mounted::new(&text, table("third")).await;
        until(|| count(".third") == 1).await;
    }
}

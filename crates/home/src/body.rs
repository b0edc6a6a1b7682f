//! The body of the page before any program runs: home, the places of the programs, and
//! what `static/start.js` and `static/offline.js` show around them.

use yew::prelude::*;

use crate::all_languages::{AllLanguages, Languages};
use crate::home::Home;

/// The body, in all languages.
#[component]
pub fn Body() -> Html {
    html! {
        <ContextProvider<Languages> context={Languages::all()}>
            <Home />
            <div id="lobby"></div>
            <div id="app"></div>
            <News />
            <div id="waiting" class="message" role="status" hidden=true>
                <label>
                    <AllLanguages of="waiting" />
                    <progress value="0" />
                </label>
                <span class="visually-hidden" data-half="" hidden=true>
                    <AllLanguages of="waiting-half" />
                </span>
            </div>
            // What start.js shows in a table's place while its program is on its way.
            <template id="table-frame">
                <div class="table-frame" aria-hidden="true"></div>
            </template>
            <Missing />
            <Crash />
            <NoScript />
        </ContextProvider<Languages>>
    }
}

/// What `offline.js` has to say: never in the middle of a game (`pages.css`).
#[component]
fn News() -> Html {
    html! {
        <div id="news" class="news" role="status" hidden=true>
            <span data-news="update"><AllLanguages of="news-update" /></span>
            <span data-news="updated"><AllLanguages of="news-updated" /></span>
            <span data-news="offline"><AllLanguages of="news-offline" /></span>
            <button type="button" class="button button-main" data-news="update">
                <AllLanguages of="news-load" />
            </button>
            <a class="button button-main" data-news="updated" href="#/about">
                <AllLanguages of="news-what" />
            </a>
            <button type="button" class="button button-main" data-news="install">
                <AllLanguages of="news-install" />
            </button>
            <button type="button" class="button button-quiet"><AllLanguages of="close" /></button>
        </div>
    }
}

/// What `start.js` shows when no program comes.
#[component]
fn Missing() -> Html {
    html! {
        <template id="missing">
            <main class="message vellum">
                <h1 tabindex="-1"><AllLanguages of="missing-title" /></h1>
                <p><AllLanguages of="missing-words" /></p>
                <div class="row">
                    <button type="button" class="button button-main" data-reload="">
                        <AllLanguages of="retry" />
                    </button>
                    <a class="button" href="#/" data-reload=""><AllLanguages of="home" /></a>
                </div>
            </main>
        </template>
    }
}

/// What `start.js` shows after a crash.
#[component]
fn Crash() -> Html {
    html! {
        <template id="crash">
            <main class="message vellum">
                <h1 tabindex="-1"><AllLanguages of="crash-title" /></h1>
                <p><AllLanguages of="crash-words" /></p>
                <div class="row">
                    <button type="button" class="button button-main" data-reload="">
                        <AllLanguages of="crash-reload" />
                    </button>
                    <a class="button" data-export=""><AllLanguages of="export" /></a>
                    <a class="button" href="#/report"><AllLanguages of="report" /></a>
                </div>
            </main>
        </template>
    }
}

/// What browsers without scripts show. They know no reader's language.
#[component]
fn NoScript() -> Html {
    let languages: Languages = use_context().unwrap_or_default();
    html! {
        <noscript><p class="message">{ languages.tr("no-script").join(" – ") }</p></noscript>
    }
}

/// The body as HTML.
///
/// # Errors
/// When the system lets no task run.
pub fn render() -> std::io::Result<String> {
    to_html::<Body>(())
}

/// A component as HTML, without a program.
///
/// # Errors
/// When the system lets no task run.
pub fn to_html<C: BaseComponent>(props: C::Properties) -> std::io::Result<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let tasks = tokio::task::LocalSet::new();
    let component = yew::LocalServerRenderer::<C>::with_props(props).hydratable(false);
    Ok(tasks.block_on(&runtime, component.render()))
}

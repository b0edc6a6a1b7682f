//! What unit tests of components share.
//!
//! There are two kinds of unit tests in this package. `#[test]` runs natively: logic, and the markup
//! of components ([`markup`]). What needs a browser (focus, sizes, events) is marked
//! `#[wasm_bindgen_test]` in a module of its own, and runs in headless Chromium:
//!
//! ```ignore
//! #[cfg(all(test, target_arch = "wasm32"))]
//! mod tests {
//!     use super::*;
//!     use wasm_bindgen_test::wasm_bindgen_test;
//!
//!     #[wasm_bindgen_test]
//!     fn a_button_takes_the_focus() {
//!         let button = gloo::utils::document().create_element("button").expect("an element");
//!         gloo::utils::body().append_child(&button).expect("in the page");
//!         // … `async` tests may await promises and timers.
//!         button.remove();
//!     }
//! }
//! ```
//!
//! All tests share one page, so each removes what it adds. `cargo xtask test` runs them; alone, with
//! the runner that is installed with wasm-bindgen:
//!
//! ```sh
//! CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=~/.cache/conclave/tools/bin/wasm-bindgen-test-runner \
//! CHROMEDRIVER=/usr/bin/chromedriver \
//!     cargo test -p conclave --lib --target wasm32-unknown-unknown
//! ```

use std::collections::HashMap;
use std::rc::Rc;

use conclave_i18n::{Catalog, Locale};
use conclave_rules::table::{Play, Rng, Seed, Setup, Viewer};
use conclave_session::{Controller, Speed};
use yew::prelude::*;

use crate::context::PageContext;
use crate::games::words::TableWords;
use crate::games::{BoardProps, GUILDS, GameUi, PlayerInfo};
use crate::text::Text;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

thread_local! {
    /// Reading all texts takes some milliseconds, and tests ask for them thousands of times.
    static TEXTS: HashMap<Locale, Text> =
        Locale::ALL.map(|locale| (locale, Text::new(Catalog::of(locale)))).into();
}

/// All texts of a language.
pub fn text(locale: Locale) -> Text {
    TEXTS.with(|texts| texts[&locale].clone())
}

/// People of these names, each in a guild of their own.
pub fn players(names: &[&'static str]) -> Rc<[PlayerInfo]> {
    let player = |(&name, guild): (&&'static str, _)| PlayerInfo {
        name: name.into(),
        guild,
        controller: Controller::Person,
    };
    names.iter().zip(GUILDS).map(player).collect()
}

/// What a board is given that is only watched while nothing happens.
pub fn watched<G: GameUi>(text: &Text, view: G::View, players: Rc<[PlayerInfo]>) -> BoardProps<G> {
    BoardProps {
        view: Rc::new(view),
        before: None,
        event: None,
        seat: None,
        legal: Rc::new([]),
        hint: Rc::new([]),
        wanted: Rc::new([]),
        players,
        text: text.clone(),
        speed: Speed::Instant,
        services: Default::default(),
        confirm: false,
        act: Callback::noop(),
    }
}

/// Plays random games, and checks the reasons for what can be done at each decision: there are
/// some, short and complete in both languages; a spectator, from whom the reason may be hidden, gets
/// complete sentences too. `told` gets the English ones of the player who decides, with their view
/// and the action.
pub fn check_reasons<G: GameUi<Options: Default>>(
    names: &[&'static str],
    games: u64,
    mut told: impl FnMut(&G::View, &G::Action, &[String]),
) {
    let texts = Locale::ALL.map(text);
    let players = players(names);
    for seed in 0..games {
        let setup = Setup { seats: names.len() as u8, options: Default::default() };
        let mut play = Play::<G>::begin(setup, Seed(seed)).expect("a game");
        let mut rng = Rng::new(Seed(seed));
        for _ in 0..600 {
            let Some(seat) = play.to_act().first() else { break };
            let legal = play.legal(seat);
            let action = rng.pick(&legal).expect("whoever acts can").clone();
            let own = G::view(play.state(), Viewer::Seat(seat));
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = Rc::new(G::view(play.state(), viewer));
                for text in &texts {
                    let plan = [action.clone()];
                    let said = G::reasons(&plan, seat, &TableWords::new(text, &players, &view));
                    assert!(viewer == Viewer::Spectator || !said.is_empty(), "{action:?}");
                    assert!(said.len() <= 2, "{said:?}");
                    for sentence in &said {
                        let whole = !sentence.contains("-hint-") && !sentence.contains(['{', '}']);
                        assert!(whole && sentence.chars().count() <= 110, "{sentence}");
                    }
                    if viewer != Viewer::Spectator && text.locale() == Locale::English {
                        told(&own, &action, &said);
                    }
                }
            }
            play.act(seat, action).expect("it is legal");
        }
    }
}

/// What a component is given inside the page's context.
#[derive(Properties, PartialEq)]
struct RootProps {
    text: Text,
    children: Html,
}

#[component]
fn Root(RootProps { text, children }: &RootProps) -> Html {
    html! {
        <PageContext text={text.clone()} settings={Rc::default()}>
            { children.clone() }
        </PageContext>
    }
}

/// The markup of `content`, as the page would show it first.
pub fn markup(text: &Text, content: Html) -> String {
    let props = RootProps { text: text.clone(), children: content };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let set = tokio::task::LocalSet::new();
    set.block_on(&runtime, async {
        yew::LocalServerRenderer::<Root>::with_props(props).hydratable(false).render().await
    })
}

/// Components in a browser's page, for tests that click and count what is rendered.
#[cfg(target_arch = "wasm32")]
pub mod page {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use gloo::render::request_animation_frame;
    use gloo::utils::{body, document};
    use wasm_bindgen::JsCast;
    use web_sys::{Element, HtmlElement};
    use yew::platform::pinned::oneshot;
    use yew::prelude::*;

    use super::{Root, RootProps};
    use crate::board::renders;
    use crate::text::Text;

    /// A part of the page with something rendered in it; gone when it is dropped.
    pub struct Mounted {
        root: Element,
        app: Option<yew::AppHandle<Root>>,
    }

    impl Mounted {
        /// Renders `content` inside an element of class `table`.
        pub async fn new(text: &Text, content: Html) -> Mounted {
            let root = document().create_element("div").expect("an element");
            root.set_class_name("table");
            body().append_child(&root).expect("in the page");
            let props = RootProps { text: text.clone(), children: content };
            let app = yew::Renderer::<Root>::with_root_and_props(root.clone(), props).render();
            rendered().await;
            Mounted { root, app: Some(app) }
        }

        /// What is there.
        pub fn markup(&self) -> String {
            self.root.inner_html()
        }

        /// Renders `content` in place of what is there.
        pub async fn show(&mut self, text: &Text, content: Html) {
            if let Some(app) = &mut self.app {
                app.update(RootProps { text: text.clone(), children: content });
            }
            rendered().await;
        }
    }

    /// What is rendered, and how often, when `after` is shown in place of `before`.
    pub async fn renders_between(
        text: &Text,
        before: Html,
        after: Html,
    ) -> BTreeMap<&'static str, usize> {
        let mut mounted = Mounted::new(text, before).await;
        renders::take();
        mounted.show(text, after).await;
        renders::take()
    }

    impl Drop for Mounted {
        fn drop(&mut self) {
            if let Some(app) = self.app.take() {
                app.destroy();
            }
            self.root.remove();
        }
    }

    /// Lets everything be rendered that is to be: what the browser tells of the next picture, such as a size that has
    /// changed, can ask for another one.
    pub async fn rendered() {
        for _ in 0..3 {
            let (shown, picture) = oneshot::channel();
            let _frame = request_animation_frame(|_| {
                let _ = shown.send(());
            });
            picture.await.expect("the page is seen");
        }
    }

    /// Waits until something has come about.
    pub async fn until(has_come: impl Fn() -> bool) {
        for _ in 0..40 {
            if has_come() {
                return;
            }
            yew::platform::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it has not come about");
    }

    /// The first element that a selector selects.
    pub fn find(css: &str) -> HtmlElement {
        let found = document().query_selector(css).expect("a selector");
        found.unwrap_or_else(|| panic!("no {css}")).dyn_into().expect("an element")
    }

    /// How many elements a selector selects.
    pub fn count(css: &str) -> usize {
        document().query_selector_all(css).expect("a selector").length() as usize
    }

    /// Clicks the first element that a selector selects, and lets what comes of it be rendered.
    pub async fn click(css: &str) {
        find(css).click();
        rendered().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::icons::{Icon, IconButton};
    use conclave_art::Sigil;

    #[test]
    fn a_component_becomes_markup() {
        let text = text(Locale::English);
        let button = html! { <IconButton icon={Icon::Close} label="Close" onclick={|_| ()} /> };
        let found = markup(&text, html! { <><Sigil of="red" />{ button }</> });
        assert!(found.contains("<use href=\"#sigil-red\">"), "{found}");
        assert!(found.contains("aria-label=\"Close\""), "{found}");
    }
}

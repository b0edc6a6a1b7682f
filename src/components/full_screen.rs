//! The whole screen for the page, where the browser has it to give: iPhones have not, nor have frames whose host
//! does not pass it on.

use gloo::events::EventListener;
use gloo::utils::document;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use crate::components::icons::Icon;
use crate::screens::wake_lock::call;

/// Whether the page has the whole screen, and what changes that.
#[derive(Clone, PartialEq)]
pub struct FullScreen {
    /// Whether it has it now.
    pub is_on: bool,
    /// Takes the screen, or gives it back; only in answer to a press, as browsers want it.
    pub switch: Callback<MouseEvent>,
}

impl FullScreen {
    /// What a button shows that changes it.
    pub fn icon(&self) -> Icon {
        if self.is_on { Icon::Window } else { Icon::FullScreen }
    }
}

/// The whole screen, if the page can have it. It is known also when Escape, or whatever else the browser has, gives
/// it back.
#[hook]
pub fn use_full_screen() -> Option<FullScreen> {
    let is_on = use_state(has_screen);
    {
        let is_on = is_on.clone();
        use_effect_with((), move |()| {
            let changed = move |_: &Event| is_on.set(has_screen());
            let listener = EventListener::new(&document(), "fullscreenchange", changed);
            move || drop(listener)
        });
    }
    document()
        .fullscreen_enabled()
        .then(|| FullScreen { is_on: *is_on, switch: Callback::from(|_| switch_screen()) })
}

fn has_screen() -> bool {
    document().fullscreen_element().is_some()
}

/// The page as a whole takes the screen: dialogs and explanations, which stand beside the table, are of it.
fn switch_screen() {
    let asked = if has_screen() {
        call(&document(), "exitFullscreen", &[])
    } else {
        document().document_element().and_then(|root| call(&root, "requestFullscreen", &[]))
    };
    if let Some(asked) = asked {
        // A browser that refuses leaves everything as it is.
        spawn_local(async { drop(JsFuture::from(asked).await) });
    }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use super::*;
    use crate::testing::page::{Mounted, click, rendered};
    use crate::testing::text;
    use conclave_i18n::Locale;
    use js_sys::Function;
    use wasm_bindgen::JsValue;
    use wasm_bindgen_test::wasm_bindgen_test;

    #[component]
    fn Switch() -> Html {
        match use_full_screen() {
            None => html! { <p>{ "none" }</p> },
            Some(FullScreen { is_on, switch }) => html! {
                <button onclick={switch}>{ if is_on { "on" } else { "off" } }</button>
            },
        }
    }

    fn run(script: &str) {
        Function::new_no_args(script).call0(&JsValue::NULL).expect("it runs");
    }

    /// Puts what counts in the place of the browser's own, which a test's press does not move.
    const STUB: &str = "
        let element = null;
        const define = (of, name, what) => Object.defineProperty(of, name, { configurable: true, ...what });
        const now = (next) => async () => {
            element = next;
            document.dispatchEvent(new Event('fullscreenchange'));
        };
        define(document, 'fullscreenEnabled', { get: () => true });
        define(document, 'fullscreenElement', { get: () => element });
        define(document, 'exitFullscreen', { value: now(null) });
        define(document.documentElement, 'requestFullscreen', { value: now(document.documentElement) });";
    const RESTORE: &str = "
        for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) delete document[name];
        delete document.documentElement.requestFullscreen;";

    #[wasm_bindgen_test]
    async fn a_switch_knows_who_has_the_screen_whoever_gives_it_back() {
        run(STUB);
        let text = text(Locale::English);
        let mut page = Mounted::new(&text, html! { <Switch key="here" /> }).await;
        assert_eq!(page.markup(), "<button>off</button>");
        click(".table button").await;
        assert_eq!(page.markup(), "<button>on</button>");
        // Escape, and whatever else browsers have.
        run("document.exitFullscreen()");
        rendered().await;
        assert_eq!(page.markup(), "<button>off</button>");
        run(
            "Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });",
        );
        page.show(&text, html! { <Switch key="not-here" /> }).await;
        assert_eq!(page.markup(), "<p>none</p>");
        drop(page);
        run(RESTORE);
    }
}

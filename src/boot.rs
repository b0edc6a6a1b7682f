//! Bindings to `static/start.js`, which started this program.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(js_namespace = conclave)]
extern "C" {
    /// The texts of the program of this name in the reader's language, as in
    /// locale files.
    pub fn texts(program: &str) -> String;

    /// The address of this program's script.
    pub fn program() -> String;

    /// Changes the language to the one with this id: stores the choice, and reloads the
    /// page.
    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(language: &str);

    /// Sets which slot is being played: the one to offer as a file after a crash.
    pub fn playing(slot: &str);

    /// A game's lessons, as JSON; an error when they do not come.
    #[wasm_bindgen(catch)]
    pub async fn lessons(game: &str) -> Result<JsValue, JsValue>;

    /// A game's puzzles, packed; an error when they do not come.
    #[wasm_bindgen(catch)]
    pub async fn puzzles(game: &str) -> Result<JsValue, JsValue>;

    /// Whose page the address names: a game's id, `home`, or `lobby` for everything
    /// else.
    pub fn place() -> String;

    /// Passes on in memory a sealed save that could not be stored: the program that opens
    /// this slot gets it.
    #[wasm_bindgen(js_name = passInMemory)]
    pub fn pass_in_memory(slot: &str, save: &str);

    /// The sealed save that was handed to this slot.
    #[wasm_bindgen(js_name = passedInMemory)]
    pub fn passed_in_memory(slot: &str) -> Option<String>;

    /// The sealed save that was in the link which the address is, if it is one.
    pub fn shared() -> Option<String>;

    /// Plays the sound of that name in that game, so loud (percent). Browsers
    /// allow sounds only after the first press in a page.
    #[wasm_bindgen(js_name = playSound)]
    pub fn play_sound(game: &str, name: &str, volume: u8);

    /// The address, within the page, of the game in a sealed save: `#/shared/GAME/PACKED`; an error
    /// where the browser cannot compress it.
    #[wasm_bindgen(catch)]
    pub async fn pack(save: &str) -> Result<JsValue, JsValue>;

    /// The sealed save that is packed in a link of this game.
    #[wasm_bindgen(catch)]
    pub async fn unpack(game: &str, packed: &str) -> Result<JsValue, JsValue>;

    /// The end of the game that is on the page as a picture, a `Blob`; undefined when there is none to be
    /// drawn, an error when what draws it does not come.
    #[wasm_bindgen(catch)]
    pub async fn picture() -> Result<JsValue, JsValue>;

    /// The page's storage, if the browser allows any. In a frame of an embedder it is memory,
    /// since the embedder keeps the game.
    pub fn storage() -> Option<web_sys::Storage>;

    /// The second store, of another kind (`static/second_store.js`), once it has been read; none where the browser
    /// has none, and in a frame of an embedder.
    #[wasm_bindgen(js_name = secondStorage)]
    pub fn second_storage() -> Option<web_sys::Storage>;

    /// Whether an embedder has this page in a frame, and exchanges messages with it.
    pub fn framed() -> bool;

    /// Posts a message to the embedder, which the scripts call the host: see `conclave_session::embed`.
    #[wasm_bindgen(js_name = postToHost)]
    pub fn post_to_embedder(message: &str);

    /// Gives the embedder a message to be carried to another screen at the table of this frame, or to the
    /// table (`table`).
    pub fn relay(to: &str, message: &[u8]);

    /// The embedder's next command, as text.
    pub fn command() -> String;

    /// After a crash, for a report of it: the error, what was shown, and the slot that was being played.
    pub fn failure() -> Option<js_sys::Array>;

    /// Whether the program has crashed. Timers and listeners may still run then,
    /// but nothing may be saved any more.
    pub fn crashed() -> bool;
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use conclave_i18n::Locale;
    use wasm_bindgen_test::wasm_bindgen_test;
    use yew::prelude::*;

    use super::*;
    use crate::testing::page::{Mounted, find};
    use crate::testing::text;

    #[wasm_bindgen(module = "/static/own_nodes.js")]
    extern "C" {
        #[wasm_bindgen(js_name = keepOwnNodes)]
        fn keep_own_nodes();
    }

    /// What has texts beside elements that come, go and change places.
    fn drawn(score: usize) -> Html {
        let order = (0..4).map(|i| (i + score) % 4);
        html! {
            <div class="drawn">
                { "Score: " }{ score }
                if score % 2 == 1 {
                    <b>{ "odd " }{ score }</b>
                }
                { " of " }{ score + 7 }
                if score % 3 == 0 {
                    { "three" }
                }
                <ul>
                    for number in order {
                        <li key={number}>{ number }</li>
                    }
                </ul>
                if score > 2 { <p>{ "late" }</p> } else { { "soon" } }
            </div>
        }
    }

    #[wasm_bindgen_test]
    async fn a_page_whose_texts_others_have_wrapped_is_drawn_right() {
        keep_own_nodes();
        let text = text(Locale::English);
        let of_every_text = |change: &str| {
            js_sys::Function::new_no_args(&format!(
                "const root = document.querySelector('.drawn');
                 const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
                 const texts = [];
                 while (walker.nextNode()) texts.push(walker.currentNode);
                 for (const text of texts) {{
                     const font = document.createElement('font');
                     {change}
                 }}"
            ))
        };
        let mut fresh = Vec::new();
        for score in [1, 3, 6, 2] {
            let _page = Mounted::new(&text, drawn(score)).await;
            fresh.push((score, find(".drawn").text_content()));
        }
        for change in [
            "text.before(font); font.append(text);",
            "font.append(text.data); text.replaceWith(font);",
            // All that is in one element, together.
            "const parent = text.parentNode; font.append(...parent.childNodes); parent.append(font);",
        ] {
            let others = of_every_text(change);
            let mut page = Mounted::new(&text, drawn(0)).await;
            for (score, wanted) in &fresh {
                others.call0(&JsValue::NULL).expect("a script");
                page.show(&text, drawn(*score)).await;
                assert_eq!(find(".drawn").text_content(), *wanted, "{score} after: {change}");
            }
        }
    }
}

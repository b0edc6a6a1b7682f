//! Tests in a browser that a message renders what it changes, and no more of the board.

use std::rc::Rc;

use conclave::games::elfenwizards::Elfenwizards;
use conclave::games::elfenwizards::state::Decision;
use conclave::i18n::Locale;
use conclave::session::Speed;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::board::Board;
use super::testing::{players, sessions_at};
use crate::board::renders;
use crate::context::PageContext;
use crate::games::BoardProps;
use crate::text::Text;

#[derive(Properties, PartialEq)]
struct RootProps {
    text: Text,
}

/// A board where dice are to be placed.
#[component]
fn Root(RootProps { text }: &RootProps) -> Html {
    let session = sessions_at(Decision::Place).next().expect("random players get there");
    let seat = session.play().to_act().first();
    let legal = seat.map(|seat| session.play().legal(seat)).unwrap_or_default();
    let props = BoardProps::<Elfenwizards> {
        view: Rc::new(session.play().state().position.clone()),
        event: None,
        seat,
        legal: legal.into(),
        hint: Rc::new([]),
        players: players(),
        text: text.clone(),
        speed: Speed::Instant,
        services: (),
        confirm: false,
        act: Callback::noop(),
    };
    html! {
        <PageContext text={text.clone()} settings={Rc::default()}>
            <Board ..props />
        </PageContext>
    }
}

/// Lets everything be rendered that is to be.
async fn render_pending() {
    let pause = Promise::new(&mut |done, _| {
        let window = gloo::utils::window();
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, 100);
    });
    let _ = JsFuture::from(pause).await;
}

fn click(css: &str) {
    let found = gloo::utils::document().query_selector(css).ok().flatten();
    let button = found.and_then(|button| button.dyn_into::<HtmlElement>().ok());
    button.unwrap_or_else(|| panic!("no {css}")).click();
}

#[wasm_bindgen_test]
async fn a_die_that_is_picked_up_redraws_hand_and_boxes_but_not_the_tree() {
    let text = crate::testing::text(Locale::English, &["shell", "elfenwizards"]);
    let root = gloo::utils::document().create_element("div").expect("an element");
    gloo::utils::body().append_child(&root).expect("a body");
    let app = yew::Renderer::<Root>::with_root_and_props(root.clone(), RootProps { text }).render();
    render_pending().await;
    let first = renders::take();
    for part in ["TreeScene", "SpellBoxes", "RoundTrack", "Tray"] {
        assert!(first.contains_key(part), "{part} was never rendered: {first:?}");
    }

    click(".can-drag");
    render_pending().await;
    let picked = renders::take();
    assert_eq!(picked.get("Tray"), Some(&1), "{picked:?}");
    assert_eq!(picked.get("SpellBoxes"), Some(&1), "the boxes can be tapped now: {picked:?}");
    assert_eq!(picked.get("TreeScene"), None, "{picked:?}");
    assert_eq!(picked.get("RoundTrack"), None, "{picked:?}");

    click(".elfenwizards-cover");
    render_pending().await;
    let put = renders::take();
    assert_eq!(put.get("Tray"), Some(&1), "{put:?}");
    assert_eq!(put.get("TreeScene"), None, "{put:?}");
    app.destroy();
    root.remove();
}

//! Tests in a browser that a message renders what it changes, and no more of the board.

use std::rc::Rc;

use conclave::games::elfenwizards::Elfenwizards;
use conclave::games::elfenwizards::state::Decision;
use conclave::i18n::Locale;
use conclave::session::Speed;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use super::board::Board;
use super::testing::{players, sessions_at};
use crate::board::renders;
use crate::games::BoardProps;
use crate::testing::page::{Mounted, click};
use crate::testing::text;

#[wasm_bindgen_test]
async fn a_die_that_is_picked_up_redraws_hand_and_boxes_but_not_the_tree() {
    let text = text(Locale::English, &["shell", "elfenwizards"]);
    let session = sessions_at(Decision::Place).next().expect("random players get there");
    let seat = session.play().to_act().first();
    let props = BoardProps::<Elfenwizards> {
        view: Rc::new(session.play().state().position.clone()),
        event: None,
        seat,
        legal: seat.map(|seat| session.play().legal(seat)).unwrap_or_default().into(),
        hint: Rc::new([]),
        wanted: Rc::default(),
        players: players(),
        text: text.clone(),
        speed: Speed::Instant,
        services: (),
        confirm: false,
        act: Callback::noop(),
    };
    let _board = Mounted::new(&text, html! { <Board ..props /> }).await;
    let first = renders::take();
    for part in ["TreeScene", "SpellBoxes", "RoundTrack", "Tray"] {
        assert!(first.contains_key(part), "{part} was never rendered: {first:?}");
    }

    click(".can-drag").await;
    let picked = renders::take();
    assert_eq!(picked.get("Tray"), Some(&1), "{picked:?}");
    assert_eq!(picked.get("SpellBoxes"), Some(&1), "the boxes can be tapped now: {picked:?}");
    assert_eq!(picked.get("TreeScene"), None, "{picked:?}");
    assert_eq!(picked.get("RoundTrack"), None, "{picked:?}");

    click(".elfenwizards-cover").await;
    let put = renders::take();
    assert_eq!(put.get("Tray"), Some(&1), "{put:?}");
    assert_eq!(put.get("TreeScene"), None, "{put:?}");
}

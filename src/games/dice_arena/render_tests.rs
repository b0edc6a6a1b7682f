//! Tests in a browser that a message or an event renders what it changes, and no more of the board.

use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::dice_arena::state::{Decision, Throw};
use conclave_rules::games::dice_arena::{
    Action, Aim, Dice, DiceArena, Die, Event, Face, Force, ThrowIntent,
};
use conclave_rules::table::{Rules, Seat, Seed, Setup, Viewer};
use gloo::utils::document;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::board::Board;
use super::pieces::mark;
use crate::board::renders;
use crate::games::BoardProps;
use crate::testing::page::{Mounted, find, rendered, renders_between, until};
use crate::testing::{text, watched};
use crate::text::Text;

/// A board where the first player throws, at one die that lies there or into the open.
fn board(text: &Text) -> Html {
    let setup = Setup { seats: 2, options: Default::default() };
    let mut state = DiceArena::begin(&setup, Seed(1), &mut Vec::new()).expect("a game");
    let table = &mut state.table;
    table.arena.flying = Dice::NONE;
    table.arena.lay(Face::Accio);
    (table.acting, table.decision, table.throw) = (Seat(0), Decision::Throw, Throw::Own);
    let throws = |aim| Force::ALL.map(|force| Action::Throw(ThrowIntent { force, aim }));
    let legal = [throws(Aim::Clear), throws(Aim::At(Die(0)))].into_iter().flatten().collect();
    let view = DiceArena::view(&state, Viewer::Seat(Seat(0)));
    let watched = watched::<DiceArena>(text, view, Rc::new([]));
    let props = BoardProps { seat: Some(Seat(0)), legal, ..watched };
    html! { <Board ..props /> }
}

/// A pointer does this over the middle of `element`, a little to the right.
fn point(event: &str, element: &HtmlElement, right: f64) {
    let area = element.get_bounding_client_rect();
    let x = area.x() + area.width() / 2.0 + right;
    let y = area.y() + area.height() / 2.0;
    let dispatch = js_sys::Function::new_with_args(
        "node, type, x, y",
        "node.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true,
            button: 0, buttons: 1, pointerId: 7, clientX: x, clientY: y }))",
    );
    let arguments: [JsValue; 4] = [element.into(), event.into(), x.into(), y.into()];
    dispatch
        .call4(&JsValue::NULL, &arguments[0], &arguments[1], &arguments[2], &arguments[3])
        .expect("an event");
}

#[wasm_bindgen_test]
async fn a_message_renders_what_it_changes() {
    let text = text(Locale::English);
    let _board = Mounted::new(&text, board(&text)).await;
    let first = renders::take();
    assert!(first.contains_key("DiceList") && first.contains_key("Rack"), "{first:?}");

    find(".dice-arena-force button:last-child").click();
    rendered().await;
    let force = renders::take();
    assert_eq!(force.get("Tray"), Some(&1), "{force:?}");
    assert_eq!(force.get("AimArc"), Some(&1), "{force:?}");
    for part in ["DiceList", "DieChip", "Rack"] {
        assert_eq!(force.get(part), None, "{part} does not depend on the force: {force:?}");
    }

    let (die, floor) = (find(".dice-arena-reserve .is-next"), find(".dice-arena-floor"));
    point("pointerdown", &die, 0.0);
    point("pointermove", &floor, -20.0);
    rendered().await;
    let lifted = renders::take();
    assert!(lifted.contains_key("Rack"), "the dice leave the rack: {lifted:?}");
    for step in 0..5 {
        point("pointermove", &floor, f64::from(step) * 4.0);
    }
    rendered().await;
    assert!(renders::take().is_empty(), "a drag goes past the virtual DOM");
    let arc = document().query_selector(".dice-arena-aim.is-held").expect("a selector");
    let arc = arc.expect("the arc of the throw");
    assert_eq!(arc.get_attribute("visibility").as_deref(), Some("visible"));
    assert!(arc.has_attribute("data-force"));
    point("pointerup", &floor, 0.0);
    rendered().await;
    assert!(document().query_selector(".is-held").expect("a selector").is_none());
}

#[wasm_bindgen_test]
async fn an_immobulus_redraws_its_own_dice_in_the_list_and_no_others() {
    let text = text(Locale::English);
    let setup = Setup { seats: 2, options: Default::default() };
    let mut state = DiceArena::begin(&setup, Seed(1), &mut Vec::new()).expect("a game");
    let arena = &mut state.table.arena;
    arena.flying = Dice::NONE;
    let faces = [Face::Immobulus, Face::Accio, Face::Immobulus, Face::Confundo, Face::Immobulus];
    let dice = faces.map(|face| (face, arena.lay(face)));
    let view = DiceArena::view(&state, Viewer::Spectator);
    let first = Some(Rc::new(Event::TurnBegan(Seat(0))));
    let before = BoardProps { event: first, ..watched::<DiceArena>(&text, view, Rc::new([])) };
    let standing = dice.iter().filter(|(face, _)| *face == Face::Immobulus);
    let event = Event::Immobile(standing.map(|&(_, die)| die).collect());
    let mut view = (*before.view).clone();
    DiceArena::apply_event(&mut view, &event);
    let after = BoardProps { view: Rc::new(view), event: Some(Rc::new(event)), ..before.clone() };
    let (before, after) = (html! { <Board ..before /> }, html! { <Board ..after /> });
    let rendered = renders_between(&text, before, after).await;
    assert_eq!(rendered.get("DiceList"), Some(&1), "{rendered:?}");
    assert_eq!(rendered.get("DieChip"), Some(&3), "{rendered:?}");
    for part in ["Tray", "Rack", "AimArc"] {
        assert_eq!(rendered.get(part), None, "{part}: {rendered:?}");
    }
}

/// Takes the graphics processor away from this canvas, as a driver does that is reset.
fn lose(canvas: &HtmlElement) {
    let lose = js_sys::Function::new_with_args(
        "canvas",
        "canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()",
    );
    lose.call1(&JsValue::NULL, canvas).expect("it is lost");
}

/// The board with what the page's drawings have: the marks of the dice.
fn board_with_marks(text: &Text) -> Html {
    let symbol = |face| html! { <symbol id={mark(face)}><path d="M4 4h16v16z" /></symbol> };
    html! {
        <>
            <svg key="marks">{ for Face::ALL.map(symbol) }</svg>
            <key="board">{ board(text) }</>
        </>
    }
}

/// The canvas in depth, if there is one.
fn canvas() -> Option<web_sys::Element> {
    document().query_selector(".dice-arena-picture canvas").expect("a selector")
}

#[wasm_bindgen_test]
async fn an_arena_whose_graphics_are_lost_is_drawn_anew_and_then_seen_from_above() {
    let text = text(Locale::English);
    let _board = Mounted::new(&text, board_with_marks(&text)).await;
    if canvas().is_none() {
        find(".dice-arena-views button").click();
        rendered().await;
    }
    let first = find(".dice-arena-picture canvas");
    lose(&first);
    until(|| canvas().is_some_and(|canvas| canvas != *first)).await;
    assert!(document().query_selector(".dice-arena-slow").expect("a selector").is_none());
    lose(&find(".dice-arena-picture canvas"));
    until(|| canvas().is_none()).await;
    let told = find(".dice-arena-slow");
    assert!(told.text_content().is_some_and(|words| words.contains("stopped drawing in depth")));
    // It can be had again.
    find(".dice-arena-views button").click();
    rendered().await;
    assert!(canvas().is_some());
}

#[wasm_bindgen_test]
async fn depth_that_is_opened_thirty_times_takes_no_context_from_others() {
    let text = text(Locale::English);
    let witness = document().create_element("canvas").expect("a canvas");
    let context = js_sys::Function::new_with_args("canvas", "return canvas.getContext('webgl2')");
    let context = context.call1(&JsValue::NULL, &witness).expect("no error");
    let context: web_sys::WebGl2RenderingContext = context.unchecked_into();
    let _board = Mounted::new(&text, board_with_marks(&text)).await;
    for _ in 0..30 {
        // In depth, then from above.
        if canvas().is_none() {
            find(".dice-arena-views button").click();
            until(|| canvas().is_some()).await;
        }
        find(".dice-arena-views button:last-child").click();
        until(|| canvas().is_none()).await;
    }
    assert!(!context.is_context_lost(), "the browser has taken away the oldest");
}

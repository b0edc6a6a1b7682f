//! Tests in a browser that a message or an event renders what it changes, and no more of the
//! board.

use std::collections::BTreeMap;
use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::elfenwizards::state::{Decision, Spell};
use conclave_rules::games::elfenwizards::{Action, Elfenwizards, Event, PublicState};
use conclave_rules::table::Rules;
use conclave_session::Session;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use super::board::Board;
use super::testing::{players, sessions_at};
use crate::board::renders;
use crate::games::BoardProps;
use crate::testing::page::{Mounted, click, renders_between};
use crate::testing::{text, watched};

fn position(session: &Session<Elfenwizards>) -> &PublicState {
    &session.play().state().position
}

/// What is rendered when the acting player does this and the first event of it is shown.
async fn rendered_by(
    session: &mut Session<Elfenwizards>,
    action: Action,
    expected: impl Fn(&Event) -> bool,
) -> BTreeMap<&'static str, usize> {
    let text = text(Locale::English);
    let before = watched::<Elfenwizards>(&text, position(session).clone(), players());
    let mut shown = position(session).clone();
    let seat = session.play().to_act().first().expect("somebody acts");
    session.act(seat, &[action]).expect("it is legal");
    let event = *session.play().entries().last().and_then(|e| e.events.first()).expect("an event");
    assert!(expected(&event), "{event:?}");
    Elfenwizards::apply_event(&mut shown, &event);
    let view = Rc::new(shown);
    let after = BoardProps { view, event: Some(Rc::new(event)), ..before.clone() };
    renders_between(&text, html! { <Board ..before /> }, html! { <Board ..after /> }).await
}

#[wasm_bindgen_test]
async fn a_die_that_is_placed_redraws_its_box_and_the_tray() {
    let mut session = sessions_at(Decision::Place).next().expect("random players get there");
    let legal = session.play().legal(position(&session).acting);
    let place = legal.iter().find(|action| matches!(action, Action::Place { .. }));
    let place = *place.expect("a die can be placed");
    let placed = |event: &Event| matches!(event, Event::DiePlaced { .. });
    let rendered = rendered_by(&mut session, place, placed).await;
    let expected = [("SpellBoxPart", 1), ("SpellBoxes", 1), ("Tray", 1)];
    assert_eq!(rendered, BTreeMap::from(expected));
}

#[wasm_bindgen_test]
async fn a_spell_beside_a_wizard_redraws_that_wizard_and_where_the_spell_came_from() {
    let mut session =
        sessions_at(Decision::SupportOrPass).next().expect("random players get there");
    let legal = session.play().legal(position(&session).acting);
    let major = |action: &&Action| matches!(action, Action::Support { spell: Spell::Major(_), .. });
    let support = *legal.iter().find(major).expect("a die can support a wizard");
    let supported = |event: &Event| matches!(event, Event::Supported { .. });
    let rendered = rendered_by(&mut session, support, supported).await;
    for (part, times) in [("TreeScene", 1), ("WizardToken", 1), ("Spot", 1), ("SpellBoxPart", 1)] {
        assert_eq!(rendered.get(part), Some(&times), "{part}: {rendered:?}");
    }
    for part in ["RoundTrack", "DefeatBoxes"] {
        assert_eq!(rendered.get(part), None, "{part}: {rendered:?}");
    }
}

#[wasm_bindgen_test]
async fn a_die_that_is_picked_up_redraws_hand_and_boxes_but_not_the_tree() {
    let text = text(Locale::English);
    let session = sessions_at(Decision::Place).next().expect("random players get there");
    let seat = session.play().to_act().first();
    let legal = seat.map(|seat| session.play().legal(seat)).unwrap_or_default().into();
    let props = BoardProps {
        seat,
        legal,
        ..watched::<Elfenwizards>(&text, position(&session).clone(), players())
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

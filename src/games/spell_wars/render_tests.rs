//! Tests in a browser that a message or an event renders what it changes, and no more of the board.

use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::spell_wars::{Event, Options, SpellWars};
use conclave_rules::table::{Play, Rules, Seat, Seed, Setup, Viewer};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use super::board::Board;
use crate::board::renders;
use crate::games::BoardProps;
use crate::testing::page::{Mounted, click, count, renders_between};
use crate::testing::{players, text, watched};
use crate::text::Text;

/// A match of three that has just begun, as the first of them sees it; the others are watched.
fn board(text: &Text) -> BoardProps<SpellWars> {
    let setup = Setup { seats: 3, options: Options::default() };
    let play = Play::<SpellWars>::begin(setup, Seed(7)).expect("a match");
    let view = SpellWars::view(play.state(), Viewer::Seat(Seat(0)));
    BoardProps {
        seat: Some(Seat(0)),
        legal: play.legal(Seat(0)).into(),
        ..watched(text, view, players(&["Ann", "Bob", "Cid"]))
    }
}

#[wasm_bindgen_test]
async fn damage_redraws_the_panel_of_who_suffers_it() {
    let text = text(Locale::English);
    let event = Some(Rc::new(Event::DeckShuffled));
    let before = BoardProps { seat: None, legal: Rc::new([]), event, ..board(&text) };
    let event = Event::Damaged { seat: Seat(1), by: Seat(2), life: 17, damage: 3 };
    let mut view = (*before.view).clone();
    SpellWars::apply_event(&mut view, &event);
    let view = Rc::new(view);
    let after = BoardProps { view, event: Some(Rc::new(event)), ..before.clone() };
    let (before, after) = (html! { <Board ..before /> }, html! { <Board ..after /> });
    let rendered = renders_between(&text, before, after).await;
    assert_eq!(rendered.get("WizardPanel"), Some(&1), "{rendered:?}");
    for part in ["CardFace", "Hand", "HandCard", "SpellRow", "Question", "Preparation"] {
        assert_eq!(rendered.get(part), None, "{part}: {rendered:?}");
    }
}

#[wasm_bindgen_test]
async fn a_card_that_is_picked_redraws_its_slot_and_itself_but_not_the_rest_of_the_hand() {
    let text = text(Locale::English);
    let props = board(&text);
    let _board = Mounted::new(&text, html! { <Board ..props /> }).await;
    let first = renders::take();
    assert_eq!(first.get("WizardPanel"), Some(&3), "{first:?}");
    let cards = first.get("HandCard").copied().unwrap_or_default();
    assert!(cards > 4, "{first:?}");

    click(".spell-wars-hand .spell-wars-pick:enabled").await;
    let picked = renders::take();
    assert_eq!(picked.get("HandCard"), Some(&1), "{picked:?}");
    assert_eq!(picked.get("CardFace"), Some(&1), "only the one in the slot is new: {picked:?}");
    assert_eq!(picked.get("Preparation"), Some(&1), "{picked:?}");
    assert_eq!(picked.get("Hand"), Some(&1), "what is picked is marked: {picked:?}");
    // Before the first card nobody was a target of the spell.
    let targets = count(".spell-wars-preview");
    let panels = picked.get("WizardPanel").copied().unwrap_or_default();
    assert_eq!(panels, targets, "those whom the spell would pick: {picked:?}");
    for part in ["SpellRow", "Question", "Stage"] {
        assert_eq!(picked.get(part), None, "{part}: {picked:?}");
    }
}

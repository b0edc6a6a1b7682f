//! Tests in a browser that a message or an event renders what it changes, and no more of the board.

use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::wizards_gambit::{Action, Event, Options, WizardsGambit};
use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use super::board::Board;
use crate::board::renders;
use crate::games::BoardProps;
use crate::testing::page::{Mounted, click, count, renders_between};
use crate::testing::{players, text, watched};
use crate::text::Text;

/// A game of three that has just begun, as the player who acts sees it.
fn board(text: &Text, play: &Play<WizardsGambit>) -> BoardProps<WizardsGambit> {
    let seat = play.to_act().first().expect("somebody begins");
    let view = WizardsGambit::view(play.state(), Viewer::Seat(seat));
    let (seat, legal) = (Some(seat), play.legal(seat).into());
    BoardProps { seat, legal, ..watched(text, view, players(&["Ann", "Bob", "Cid"])) }
}

fn game() -> Play<WizardsGambit> {
    let setup = Setup { seats: 3, options: Options::default() };
    Play::begin(setup, Seed(5)).expect("a game")
}

#[wasm_bindgen_test]
async fn an_ingredient_that_is_played_redraws_the_spell_that_it_lies_beside() {
    let text = text(Locale::English);
    let mut play = game();
    let before = BoardProps { seat: None, legal: Rc::new([]), ..board(&text, &play) };
    let seat = play.to_act().first().expect("somebody begins");
    let legal = play.legal(seat);
    let ingredient = legal.iter().find(|action| matches!(action, Action::PlayIngredient { .. }));
    let ingredient = *ingredient.expect("an ingredient can be played");
    let events = play.act(seat, ingredient).expect("it is legal");
    let played = events.iter().find(|event| matches!(event, Event::IngredientPlayed { .. }));
    let event = *played.expect("the event of it");
    let mut view = *before.view;
    WizardsGambit::apply_event(&mut view, &event);
    let view = Rc::new(view);
    let after = BoardProps { view, event: Some(Rc::new(event)), ..before.clone() };
    let (before, after) = (html! { <Board ..before /> }, html! { <Board ..after /> });
    let rendered = renders_between(&text, before, after).await;
    assert_eq!(rendered.get("SpellCard"), Some(&1), "{rendered:?}");
    // The book of who played it says how many cards they hold.
    assert_eq!(rendered.get("Book"), Some(&1), "{rendered:?}");
    assert_eq!(rendered.get("Decks"), None, "{rendered:?}");
}

#[wasm_bindgen_test]
async fn a_card_that_is_picked_up_redraws_itself_and_the_spells_that_take_it_but_no_book() {
    let text = text(Locale::English);
    let props = board(&text, &game());
    let _board = Mounted::new(&text, html! { <Board ..props /> }).await;
    let first = renders::take();
    assert_eq!((first.get("Book"), first.get("SpellCard")), (Some(&3), Some(&4)), "{first:?}");

    click(".wizards-gambit-pick.is-useful").await;
    let held = renders::take();
    assert_eq!(held.get("HandCard"), Some(&1), "the card in the hand: {held:?}");
    assert_eq!(held.get("Book"), None, "{held:?}");
    assert_eq!(held.get("Decks"), None, "{held:?}");
    let spells = count(".wizards-gambit-spell.is-target");
    assert!(spells > 0);
    assert_eq!(held.get("SpellCard"), Some(&spells), "those that take the card: {held:?}");
}

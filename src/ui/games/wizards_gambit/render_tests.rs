//! Tests in a browser that a message renders what it changes, and no more of the board.

use std::rc::Rc;

use conclave::games::wizards_gambit::{Options, WizardsGambit};
use conclave::i18n::Locale;
use conclave::session::{Controller, Speed};
use conclave::table::{Play, Rules, Seed, Setup, Viewer};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::prelude::*;

use super::board::Board;
use super::words::GUILDS;
use crate::board::renders;
use crate::games::{BoardProps, PlayerInfo};
use crate::testing::page::{Mounted, click};
use crate::testing::text;

#[wasm_bindgen_test]
async fn a_card_that_is_picked_up_redraws_itself_and_the_spells_that_take_it_but_no_book() {
    let text = text(Locale::English, &["shell", "wizards-gambit"]);
    let setup = Setup { seats: 3, options: Options::default() };
    let play = Play::<WizardsGambit>::begin(setup, Seed(5)).expect("a game");
    let seat = play.to_act().first().expect("somebody begins");
    let player = |at: usize| PlayerInfo {
        name: format!("Player {at}").into(),
        guild: GUILDS[at],
        controller: Controller::Person,
    };
    let props = BoardProps::<WizardsGambit> {
        view: Rc::new(WizardsGambit::view(play.state(), Viewer::Seat(seat))),
        event: None,
        seat: Some(seat),
        legal: play.legal(seat).into(),
        hint: Rc::new([]),
        wanted: Rc::default(),
        players: (0..3).map(player).collect(),
        text: text.clone(),
        speed: Speed::Instant,
        services: (),
        confirm: false,
        act: Callback::noop(),
    };
    let _board = Mounted::new(&text, html! { <Board ..props /> }).await;
    let first = renders::take();
    assert_eq!((first.get("Book"), first.get("SpellCard")), (Some(&3), Some(&4)), "{first:?}");

    click(".wizards-gambit-pick.is-useful").await;
    let held = renders::take();
    assert_eq!(held.get("HandCard"), Some(&1), "the card in the hand: {held:?}");
    assert_eq!(held.get("Book"), None, "{held:?}");
    assert_eq!(held.get("Decks"), None, "{held:?}");
    assert!(held.get("SpellCard").is_some_and(|&spells| spells <= 4), "{held:?}");
}

//! Tests that a component is rendered again only when its properties have changed.

use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::wizards_gambit::cards::{Card, Ingredient};
use conclave_rules::games::wizards_gambit::state::PoolSlot;
use conclave_rules::games::wizards_gambit::{Action, Event, Options, State, WizardsGambit};
use conclave_rules::table::{Rules, Seat, Seed, Setup, Viewer};
use yew::prelude::*;

use super::books::BookProps;
use super::hand::PickState;
use super::intent::Held;
use super::msg::BoardCommand;
use super::reserve::SpellCardProps;
use super::scene::TableScene;
use super::words::TableWords;
use crate::testing::{players, text};

/// The scene of the player who acts.
fn scene_of(state: &State, held: Option<Held>) -> TableScene {
    let seat = state.table.acting;
    let mut legal = Vec::new();
    WizardsGambit::legal(state, seat, &mut legal);
    TableScene {
        words: TableWords::new(
            &text(Locale::English),
            &players(&["Ann", "Bob", "Cid"]),
            &Rc::new(WizardsGambit::view(state, Viewer::Seat(seat))),
        ),
        event: None,
        legal: legal.into(),
        hint: Rc::default(),
        held,
        before: None,
    }
}

/// The slots of the spells, the seats of the books and the cards of the hand that are
/// drawn again.
fn redrawn(before: &TableScene, after: &TableScene) -> (Vec<PoolSlot>, Vec<Seat>, Vec<Card>) {
    let on = Callback::<BoardCommand>::noop();
    let spell = |scene, slot| SpellCardProps::of(scene, slot, &on);
    let book = |scene, seat| BookProps::of(scene, seat, &on);
    let card = |scene: &TableScene, card| {
        let count = scene.words.view.hand.count(card);
        (count, PickState::of(scene, Held::Card(card), false))
    };
    let slots = PoolSlot::ALL.into_iter().filter(|&slot| spell(before, slot) != spell(after, slot));
    let seats = before.table().all_seats();
    let hand = before.words.view.hand.kinds();
    (
        slots.collect(),
        seats.filter(|&seat| book(before, seat) != book(after, seat)).collect(),
        hand.filter(|&kind| card(before, kind) != card(after, kind)).collect(),
    )
}

fn game() -> State {
    let setup = Setup { seats: 3, options: Options::default() };
    WizardsGambit::begin(&setup, Seed(5), &mut Vec::new()).expect("a game of three")
}

/// What the first ingredient that can be played is, and where it goes.
fn playable(scene: &TableScene) -> (Ingredient, Vec<PoolSlot>) {
    let plays = scene.legal.iter().filter_map(|action| match *action {
        Action::PlayIngredient { ingredient, on } => Some((ingredient, on)),
        _ => None,
    });
    let plays: Vec<_> = plays.collect();
    let (first, _) = plays[0];
    (first, plays.into_iter().filter(|(of, _)| *of == first).map(|(_, on)| on).collect())
}

#[test]
fn the_same_scene_draws_nothing_again() {
    let scene = scene_of(&game(), None);
    // What the board makes of the same properties each time it is rendered.
    assert!(scene == scene.clone());
    let another = TableScene { legal: scene.legal.iter().copied().collect(), ..scene.clone() };
    assert!(scene == another, "the same actions in another list");
}

#[test]
fn picking_a_card_up_draws_that_card_and_the_spells_that_take_it() {
    let before = scene_of(&game(), None);
    let (ingredient, takers) = playable(&before);
    let held = Held::Card(ingredient.card());
    let after = TableScene { held: Some(held), ..before.clone() };
    assert!(before != after);
    let (slots, books, cards) = redrawn(&before, &after);
    assert_eq!(slots, takers);
    assert_eq!(books, []);
    assert_eq!(cards, [ingredient.card()]);
}

#[test]
fn an_event_draws_the_spell_where_it_happens() {
    let state = game();
    let before = scene_of(&state, None);
    let (ingredient, takers) = playable(&before);
    let mut after = state.clone();
    let action = Action::PlayIngredient { ingredient, on: takers[0] };
    let seat = state.table.acting;
    let mut events = Vec::new();
    WizardsGambit::apply(&mut after, seat, &action, &mut events).expect("a legal action");
    let played = events.iter().find(|event| matches!(event, Event::IngredientPlayed { .. }));
    let mut view = *before.words.view;
    WizardsGambit::apply_event(&mut view, played.expect("the event of it"));
    let words = before.words.at(&Rc::new(view));
    let after = TableScene { words, event: played.map(|event| Rc::new(*event)), ..before.clone() };
    let (slots, books, _) = redrawn(&before, &after);
    assert_eq!(slots, [takers[0]], "only the spell beside which it lies");
    assert_eq!(books, [seat], "one card less is in this wizard's hand");
}

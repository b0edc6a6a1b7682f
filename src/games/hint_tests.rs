//! Tests in a browser that whoever presses what a hint marks, and nothing else, does what it advises.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use conclave_i18n::Locale;
use conclave_rules::games::dice_arena::DiceArena;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::table::{Play, Rng, Seat, Seed, Setup, Viewer};
use gloo::utils::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{BoardProps, GameUi};
use crate::testing::page::Mounted;
use crate::testing::{players, text, watched};

/// The control that a mark is about: itself, or the one in it or around it. What is picked up already needs no
/// second press.
fn control(marked: &Element) -> Option<Element> {
    let is = |css: &str| marked.matches(css).unwrap_or_default();
    let control = match is("button, [role=button]") {
        true => Some(marked.clone()),
        false => marked.query_selector("button, [role=button]").ok().flatten(),
    };
    let control = control.or_else(|| marked.closest("button").ok().flatten())?;
    (!control.matches("[aria-pressed=true], [aria-disabled]").unwrap_or_default())
        .then_some(control)
}

/// Presses one marked control that was not pressed before; returns whether there was one.
fn press_next(pressed: &mut Vec<Element>) -> bool {
    let marked = document().query_selector_all(".table .is-hinted").expect("a selector");
    let marked = (0..marked.length()).filter_map(|at| marked.item(at)?.dyn_into().ok());
    let next = marked.filter_map(|marked| control(&marked)).find(|it| !pressed.contains(it));
    let Some(next) = next else { return false };
    next.dyn_ref::<HtmlElement>().expect("a button").click();
    pressed.push(next);
    true
}

/// Follows the hints of a game through so many decisions.
async fn follows_its_marks<G: GameUi<Options: Default>>(seats: u8, seed: u64, decisions: usize) {
    let text = text(Locale::English);
    let players = players(&["Ann", "Bob", "Cid"][..seats.into()]);
    let setup = Setup { seats, options: Default::default() };
    let mut play = Play::<G>::begin(setup, Seed(seed)).expect("a game");
    let mut rng = Rng::new(Seed(seed));
    let acted = Rc::new(RefCell::new(Vec::new()));
    let act = {
        let acted = Rc::clone(&acted);
        Callback::from(move |actions: Vec<G::Action>| acted.borrow_mut().extend(actions))
    };
    for _ in 0..decisions {
        while play.to_act().first() == Some(Seat::CHANCE) {
            let chance = G::sample_chance(play.state(), &mut rng).expect("chance has its say");
            play.act(Seat::CHANCE, chance).expect("it is legal");
        }
        let Some(seat) = play.to_act().first() else { return };
        let legal = play.legal(seat);
        let mut plan = Vec::new();
        G::propose(play.state(), seat, &mut rng, &mut plan);
        plan.extend(rng.pick(&legal).filter(|_| plan.is_empty()).cloned());
        let view = G::view(play.state(), Viewer::Seat(seat));
        let decides = BoardProps {
            seat: Some(seat),
            legal: legal.into(),
            act: act.clone(),
            ..watched::<G>(&text, view, players.clone())
        };
        let advised = BoardProps { hint: plan.clone().into(), ..decides.clone() };
        let board = |props: BoardProps<G>| html! { <G::Board ..props /> };
        let mut mounted = Mounted::new(&text, board(decides)).await;
        mounted.show(&text, board(advised)).await;
        let mut pressed = Vec::new();
        while acted.borrow().is_empty() && press_next(&mut pressed) {
            yew::platform::time::sleep(Duration::from_millis(10)).await;
        }
        let done = acted.take();
        let markup = || mounted.markup();
        assert!(
            !done.is_empty(),
            "no mark leads to {plan:?} after {} presses: {}",
            pressed.len(),
            markup()
        );
        assert!(done.iter().all(|action| plan.contains(action)), "{done:?} instead of {plan:?}");
        for action in done {
            play.act(seat, action).expect("it is legal");
        }
    }
}

#[wasm_bindgen_test]
async fn the_marks_of_a_hint_lead_to_what_it_advises_in_elfenwizards() {
    follows_its_marks::<Elfenwizards>(3, 5, 24).await;
}

#[wasm_bindgen_test]
async fn the_marks_of_a_hint_lead_to_what_it_advises_in_spell_wars() {
    follows_its_marks::<SpellWars>(2, 5, 16).await;
}

#[wasm_bindgen_test]
async fn the_marks_of_a_hint_lead_to_what_it_advises_in_wizards_gambit() {
    follows_its_marks::<WizardsGambit>(3, 5, 20).await;
}

#[wasm_bindgen_test]
async fn the_marks_of_a_hint_lead_to_what_it_advises_in_dice_arena() {
    follows_its_marks::<DiceArena>(2, 5, 12).await;
}

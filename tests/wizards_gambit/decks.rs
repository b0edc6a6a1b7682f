//! What happens when a deck runs out.

use conclave::games::wizards_gambit::cards::{Cards, Gambit};
use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::Place;
use conclave::games::wizards_gambit::{Action, Event, GambitUse};

use super::scene::*;

#[test]
fn an_empty_component_deck_is_made_of_the_discard() {
    let mut scene = Scene::new(2)
        .hand(ME, [Incantation::Prosperity.card(), F.card()])
        .ready()
        .deck_of(2)
        .at_play();
    scene.me(cast(Incantation::Prosperity));
    assert_eq!(scene.size(ME), 6);
    assert!(scene.happened(&Event::Reshuffled));
    // What is being played is not among the reshuffled cards: it goes there after.
    let discard: Cards = [Incantation::Prosperity.card()].into_iter().collect();
    assert_eq!(scene.state.table.discard, discard);
}

#[test]
fn with_deck_and_discard_empty_nothing_is_drawn() {
    // [ruling]
    let mut scene = Scene::new(2).hand(ME, cards(&[F, F])).ready();
    scene = scene.deck_of(0).discard_to(LEFT).at_play();
    scene.me(play(F, North)).me(Action::Draw);
    assert_eq!((scene.drew(ME), scene.size(ME), scene.turn_of()), (0, 1, LEFT));
}

#[test]
fn an_empty_hand_stays_empty_while_there_is_nothing_to_draw() {
    // [ruling]
    let mut scene = Scene::new(2).hand(ME, cards(&[F])).ready();
    scene = scene.deck_of(0).discard_to(LEFT).at_play();
    scene.me(play(F, North));
    assert_eq!((scene.size(ME), scene.turn_of()), (0, LEFT));
}

#[test]
fn when_the_spell_deck_is_empty_the_pool_shrinks() {
    // [ruling]
    let spell = Spell::Tithe;
    let mut scene = Scene::new(2).almost(North, spell).hand(ME, cards(&[last(spell), F])).ready();
    scene.state.hidden.spells.clear();
    scene.state.table.spells_left = 0;
    scene.unchecked = true;
    scene.me(play(last(spell), North));
    assert_eq!(scene.at(North), None);
    assert_eq!(scene.state.table.pool.iter().flatten().count(), 3);
}

#[test]
fn gambits_that_left_the_game_are_not_shuffled_back() {
    let mut scene = Scene::new(2)
        .hand(ME, [Gambit::I.card(), Incantation::Prosperity.card(), F.card()])
        .book(ME, &[Spell::SilverTongue])
        .in_play(LEFT, Gambit::II, Place::Pool(North))
        .ready()
        .deck_of(1)
        .at_play();
    scene.me(from_hand(GambitUse::Destroy(LEFT)));
    scene.me(cast(Incantation::Prosperity));
    assert!(scene.happened(&Event::Reshuffled));
    assert_eq!(scene.state.table.gone.len(), 2);
    assert!(!scene.state.hidden.deck.contains(&Gambit::I.card()));
    assert!(!scene.state.hidden.deck.contains(&Gambit::II.card()));
}

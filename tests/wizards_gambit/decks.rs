//! What happens when a deck runs out.

use conclave_rules::games::wizards_gambit::cards::{Cards, Gambit};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::GambitPlace;
use conclave_rules::games::wizards_gambit::{Action, Event, GambitUse};

use super::scenario::*;

#[test]
fn an_empty_component_deck_is_made_of_the_discard() {
    let mut scenario = Scenario::new(2)
        .hand(ME, [Incantation::Prosperity.card(), F.card()])
        .ready()
        .deck_of(2)
        .at_play();
    scenario.me(cast(Incantation::Prosperity));
    assert_eq!(scenario.size(ME), 6);
    assert!(scenario.happened(&Event::Reshuffled));
    // What is being played is not among the reshuffled cards: it goes there after.
    let discard: Cards = [Incantation::Prosperity.card()].into_iter().collect();
    assert_eq!(scenario.state.table.discard, discard);
}

#[test]
fn with_deck_and_discard_empty_nothing_is_drawn() {
    // [ruling]
    let mut scenario = Scenario::new(2).hand(ME, cards(&[F, F])).ready();
    scenario = scenario.deck_of(0).discard_to(LEFT).at_play();
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!((scenario.drew(ME), scenario.size(ME), scenario.turn_of()), (0, 1, LEFT));
}

#[test]
fn an_empty_hand_stays_empty_while_there_is_nothing_to_draw() {
    // [ruling]
    let mut scenario = Scenario::new(2).hand(ME, cards(&[F])).ready();
    scenario = scenario.deck_of(0).discard_to(LEFT).at_play();
    scenario.me(play(F, North));
    assert_eq!((scenario.size(ME), scenario.turn_of()), (0, LEFT));
}

#[test]
fn when_the_spell_deck_is_empty_the_pool_shrinks() {
    // [ruling]
    let spell = Spell::Tithe;
    let mut scenario =
        Scenario::new(2).almost(North, spell).hand(ME, cards(&[last(spell), F])).ready();
    scenario.state.hidden.spells.clear();
    scenario.state.table.spells_left = 0;
    scenario.unchecked = true;
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.at(North), None);
    assert_eq!(scenario.state.table.pool.iter().flatten().count(), 3);
}

#[test]
fn gambits_that_left_the_game_are_not_shuffled_back() {
    let mut scenario = Scenario::new(2)
        .hand(ME, [Gambit::I.card(), Incantation::Prosperity.card(), F.card()])
        .book(ME, &[Spell::SilverTongue])
        .in_play(LEFT, Gambit::II, GambitPlace::Pool(North))
        .ready()
        .deck_of(1)
        .at_play();
    scenario.me(from_hand(GambitUse::Destroy(LEFT)));
    scenario.me(cast(Incantation::Prosperity));
    assert!(scenario.happened(&Event::Reshuffled));
    assert_eq!(scenario.state.table.gone.len(), 2);
    assert!(!scenario.state.hidden.deck.contains(&Gambit::I.card()));
    assert!(!scenario.state.hidden.deck.contains(&Gambit::II.card()));
}

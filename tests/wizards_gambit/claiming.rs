//! Claiming spells, and spell books.

use conclave_rules::games::wizards_gambit::cards::Gambit;
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, GambitPlace};
use conclave_rules::games::wizards_gambit::{Action, Event, Reason};

use super::scenario::*;

#[test]
fn the_player_of_the_last_missing_ingredient_claims_the_spell() {
    let spell = Spell::Tithe;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::Gleaning])
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.state.table.player(ME).book[..], [Spell::Gleaning, spell]);
    assert_eq!(scenario.points(ME), 5);
    assert!(scenario.happened(&Event::SpellClaimed { seat: ME, slot: North, spell, points: 5 }));
}

#[test]
fn the_ingredients_of_a_claimed_spell_are_discarded() {
    let spell = Spell::Tithe;
    let mut scenario =
        Scenario::new(2).almost(North, spell).hand(ME, cards(&[last(spell), F])).ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.state.table.discard, spell.card().runes);
}

#[test]
fn a_claimed_spell_is_replaced_before_anything_else() {
    // The FAQ: before the capability, or any other action.
    let spell = Spell::BottomlessSatchel;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .spells(&[Spell::OpenGates])
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.at(North), Some(Spell::OpenGates));
    let told = |is: fn(&Event) -> bool| scenario.told().iter().position(is).unwrap();
    let revealed = told(|event| matches!(event, Event::SpellRevealed { .. }));
    let drawn = told(|event| matches!(event, Event::Drawn { .. }));
    assert!(revealed < drawn);
}

#[test]
fn the_capability_of_a_claimed_spell_works_at_once() {
    let spell = Spell::ManyHands;
    let mut scenario =
        Scenario::new(2).almost(North, spell).hand(ME, cards(&[last(spell), F, F])).ready();
    scenario.me(play(last(spell), North)).me(play(F, North));
    assert_eq!(scenario.refused(play(F, North)), Reason::NoIngredientLeft);
}

#[test]
fn the_spell_beneath_goes_dormant() {
    let spell = Spell::Tithe;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::ManyHands])
        .hand(ME, cards(&[last(spell), F, F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.refused(play(F, North)), Reason::NoIngredientLeft);
}

#[test]
fn an_optional_capability_works_once_a_turn() {
    let mut scenario = Scenario::new(2)
        .book(ME, &[Spell::LightFingers])
        .hand(ME, cards(&[F, F]))
        .hand(LEFT, cards(&[A, A, A]))
        .ready();
    scenario.me(Action::UseCapability);
    assert_eq!(scenario.refused(Action::UseCapability), Reason::UsedThisTurn);
    scenario.until_turn_of(LEFT).until_turn_of(ME);
    assert!(scenario.legal(ME).contains(&Action::UseCapability));
}

#[test]
fn a_newly_claimed_capability_can_be_used_though_the_old_one_was() {
    let spell = Spell::LightFingers;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::Hourglass])
        .hand(ME, cards(&[last(spell), F, F]))
        .ready();
    scenario.me(Action::UseCapability).me(Action::Decline);
    scenario.me(play(last(spell), North)).me(Action::UseCapability);
}

#[test]
fn a_start_of_turn_capability_gained_in_a_turn_waits_for_the_next() {
    let spell = Spell::CorruptExchange;
    let mut scenario =
        Scenario::new(2).almost(North, spell).hand(ME, cards(&[last(spell), F, F])).ready();
    scenario.me(play(last(spell), North));
    assert_eq!(scenario.decision(), (ME, Decision::Play));
    scenario.me(Action::Draw);
    scenario.until_turn_of(LEFT);
    while scenario.turn_of() == LEFT {
        scenario.step_on();
    }
    assert_eq!(scenario.decision(), (ME, Decision::Step));
    assert_eq!(scenario.legal(ME), [Action::Accept, Action::Decline]);
}

#[test]
fn corrupt_exchange_on_a_book_of_four_claims_bounty_five_points_only_bounty_works() {
    // The book's example.
    let bounty = Spell::Bounty;
    let mut scenario = Scenario::new(2)
        .almost(North, bounty)
        .book(ME, &[Spell::Gleaning, Spell::CorruptExchange])
        .hand(ME, cards(&[last(bounty), F, F]))
        .ready();
    assert_eq!(scenario.points(ME), 4);
    scenario.me(play(last(bounty), North));
    assert_eq!(scenario.points(ME), 5);
    scenario.me(Action::Draw);
    assert_eq!(scenario.drew(ME), 2, "Bounty works");
    scenario.until_turn_of(LEFT);
    while scenario.turn_of() == LEFT {
        scenario.step_on();
    }
    assert_eq!(scenario.decision(), (ME, Decision::Play), "Corrupt Exchange does not");
}

#[test]
fn an_ingredient_moved_onto_a_spell_can_complete_it_for_the_active_wizard() {
    // [ruling]
    let spell = Spell::Tithe;
    let need = last(spell);
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .pool(East, Spell::GlassTower, &[need])
        .book(ME, &[Spell::UnseenHand])
        .hand(ME, cards(&[F, F]))
        .ready();
    scenario.me(Action::UseCapability);
    scenario.me(Action::Move { from: East, ingredient: need, to: North });
    assert_eq!(scenario.points(ME), 4);
    assert!(scenario.laid(East).is_empty());
}

#[test]
fn an_ingredient_cannot_be_moved_to_complete_a_spell_with_a_gambit_in_play() {
    // [ruling]
    let spell = Spell::Tithe;
    let need = last(spell);
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .pool(East, Spell::GlassTower, &[need])
        .pool(South, Spell::VowOfSilence, &[])
        .pool(West, Spell::OpenPurse, &[])
        .book(ME, &[Spell::UnseenHand])
        .hand(ME, cards(&[F, F]))
        .in_play(ME, Gambit::I, GambitPlace::Pool(West))
        .ready();
    scenario.me(Action::UseCapability);
    let complete = Action::Move { from: East, ingredient: need, to: North };
    assert_eq!(scenario.refused(complete), Reason::GambitInPlay);
    scenario.me(Action::Move { from: East, ingredient: need, to: South });
}

#[test]
fn of_two_spells_completed_at_once_the_active_wizard_chooses_which_to_claim_first() {
    let [one, other] = [Spell::BottomlessSatchel, Spell::Tithe];
    let mut scenario = Scenario::new(2)
        .almost(North, one)
        .almost(East, other)
        .hand(ME, cards(&[last(one), last(other), F]))
        .ready();
    // No card completes two today: lay one ingredient by hand.
    let mut hidden = scenario.state.hidden.hands[0];
    hidden.remove(last(other).card());
    scenario.state.hidden.hands[0] = hidden;
    scenario.state.table.players[0].hand -= 1;
    scenario.state.table.pool[East.index()].as_mut().unwrap().laid.add(last(other).card());
    scenario.me(play(last(one), North));
    assert_eq!(scenario.decision(), (ME, Decision::Claim));
    assert_eq!(scenario.legal(ME), [Action::Claim(North), Action::Claim(East)]);
    assert_eq!(scenario.refused(Action::Claim(West)), Reason::NotComplete);
    scenario.me(Action::Claim(North));
    // A claim, its capability included, finishes before the next.
    let told = |is: &dyn Fn(&Event) -> bool| scenario.told().iter().position(is).unwrap();
    let drawn = told(&|event| matches!(event, Event::Drawn { count: 3, .. }));
    let next = told(&|event| matches!(event, Event::SpellClaimed { slot: East, .. }));
    assert!(drawn < next);
    assert_eq!(scenario.state.table.player(ME).book[..], [one, other]);
}

#[test]
fn effects_under_way_finish_before_those_of_the_new_top_spell_begin() {
    // Silver Tongue's draw, and then Satchel's on claiming; never the other way.
    let satchel = Spell::BottomlessSatchel;
    let mut scenario = Scenario::new(2)
        .almost(North, satchel)
        .book(ME, &[Spell::SilverTongue])
        .hand(ME, [Incantation::Quickening.card(), last(satchel).card(), F.card()])
        .ready();
    scenario.me(cast(Incantation::Quickening));
    assert_eq!(scenario.drew(ME), 1);
    scenario.me(play(last(satchel), North));
    assert_eq!(scenario.drew(ME), 3);
    assert_eq!(scenario.state.table.effects.len(), 0);
}

#[test]
fn anyone_may_look_through_any_book() {
    let scenario =
        Scenario::new(3).book(ME, &[Spell::Gleaning, Spell::Tithe]).hand(ME, cards(&[F])).ready();
    assert_eq!(scenario.view(NEXT).table.player(ME).book[..], [Spell::Gleaning, Spell::Tithe]);
}

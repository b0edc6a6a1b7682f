//! Immobulus: standing, joined, broken.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{Action, Die, Event, Reason};
use conclave_rules::table::Illegal;

use crate::scenario::*;

#[test]
fn its_dice_are_not_taken_and_the_turn_ends() {
    let mut table = Scenario::of(2).arena("IC");
    table.turn(RED, "ICI");
    assert_eq!(table.lies(), "ICI");
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 2]));
    assert_eq!(table.held(), [7, 8]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn the_other_groups_are_taken_without_their_effects() {
    // [ruling]
    let mut table = Scenario::of(3).arena("IICCWWLLAA").reserves(&[2, 7, 7]);
    table.turn(RED, "IICCWWLLAAA");
    assert_eq!(table.cast(), [spells("ILAWC")]);
    assert_eq!(table.lies(), "II");
    assert_eq!(table.held(), [10, 7, 7]);
    assert_eq!(table.begins(), GREEN, "no reversal, no tower, no throw, no further die");
}

#[test]
fn a_standing_group_is_no_cast_by_itself() {
    // [ruling]
    let mut table = Scenario::of(2).arena("IIC").immobile(&[0, 1]);
    table.turn(RED, "IICA");
    assert_eq!(table.cast(), []);
    assert_eq!(table.asked(), (RED, Decision::ThrowOrStop));
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 1]));
}

#[test]
fn beside_a_standing_group_others_are_cast_with_their_effects() {
    let mut table = Scenario::of(3).arena("IIC").immobile(&[0, 1]);
    table.turn(RED, "IICC");
    assert_eq!(table.cast(), [spells("C")]);
    assert_eq!(table.lies(), "II");
    assert_eq!(table.begins(), BLUE, "reversed");
}

#[test]
fn a_die_that_joins_is_not_taken_either_and_casts_it_anew() {
    let mut table = Scenario::of(2).arena("IIAA").immobile(&[0, 1]);
    table.turn(RED, "IIAAI");
    assert_eq!(table.cast(), [spells("IA")]);
    assert_eq!(table.lies(), "II..I", "the other group is taken without its effect");
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 1, 4]));
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn a_turned_die_leaves_it_and_the_rest_stands() {
    let mut table = Scenario::of(2).arena("III").immobile(&[0, 1, 2]);
    table.turn(RED, "IIAC");
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 1]));
    assert_eq!(table.asked(), (RED, Decision::ThrowOrStop));
}

#[test]
fn reduced_to_one_die_it_is_broken_and_that_die_ordinary() {
    // [ruling]
    let mut table = Scenario::of(2).arena("II").immobile(&[0, 1]);
    table.turn(RED, "ILA");
    assert!(table.state.table.arena.immobile.is_empty());
    assert!(table.events.contains(&Event::Immobile(dice(&[]))));
    // An ordinary Immobulus die may be taken.
    table.turn(RED, "ILAA").act(RED, Action::Take(Die(0)));
    assert_eq!(table.lies(), ".L");
}

#[test]
fn broken_and_shown_again_at_once_it_is_a_new_cast() {
    // [ruling]: membership is per die. One of two leaves, another comes: the one
    // that is left is ordinary, and beside it a die newly shows Immobulus.
    let mut table = Scenario::of(2).arena("II").immobile(&[0, 1]);
    table.turn(RED, "ILI");
    assert_eq!(table.cast(), [spells("I")]);
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 2]));
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn a_die_may_leave_as_another_joins() {
    let mut table = Scenario::of(2).arena("III").immobile(&[0, 1, 2]);
    table.turn(RED, "IILI");
    assert_eq!(table.cast(), [spells("I")]);
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 1, 3]));
}

#[test]
fn knocked_out_dice_leave_it_too() {
    let mut table = Scenario::of(2).arena("IIA").immobile(&[0, 1]);
    table.turn(RED, "IoAL");
    assert!(table.state.table.arena.immobile.is_empty());
    assert_eq!(table.lies(), "I.AL");
}

#[test]
fn it_keeps_the_arena_from_being_empty() {
    let mut table = Scenario::of(2).arena("IIC").immobile(&[0, 1]);
    table.turn(RED, "IICC");
    assert!(!table.events.contains(&Event::Disarmed(GREEN)));
}

#[test]
fn accio_cannot_take_its_dice() {
    let mut table = Scenario::of(2).arena("IIALC").immobile(&[0, 1]);
    table.turn(RED, "IIALCA");
    table.refuses(RED, Action::Take(Die(0)), Illegal::Rule(Reason::Immobile));
    assert_eq!(table.legal(RED), [Action::Take(Die(3)), Action::Take(Die(4))]);
}

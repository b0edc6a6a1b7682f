//! Accio: one more die of choice.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{Action, Die, Event, Reason};
use conclave_rules::table::Illegal;

use crate::scenario::*;

#[test]
fn it_takes_its_dice_and_one_more_of_choice() {
    let mut table = Scenario::of(2).arena("ALC");
    table.turn(RED, "ALCA");
    assert_eq!(table.asked(), (RED, Decision::Take));
    assert_eq!(table.legal(RED), [Action::Take(Die(1)), Action::Take(Die(2))]);
    table.refuses(RED, Action::Take(Die(0)), Illegal::Rule(Reason::NoSuchDie));
    table.take(RED, 2);
    assert_eq!(table.lies(), ".L");
    assert_eq!(table.held(), [10, 8]);
}

#[test]
fn the_only_other_die_is_taken_without_asking() {
    let mut table = Scenario::of(2).arena("AL");
    table.turn(RED, "ALA");
    assert_eq!(table.lies(), "");
    assert_eq!(table.held(), [10, 8]);
    assert!(table.events.contains(&Event::Summoned { seat: RED, die: Die(1) }));
}

#[test]
fn it_takes_nothing_more_from_an_empty_arena() {
    let mut table = Scenario::of(2).arena("A");
    table.turn(RED, "AA");
    assert_eq!(table.held(), [9, 8]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn it_takes_one_more_die_however_large_its_group() {
    let mut table = Scenario::of(2).arena("AAALC");
    table.turn(RED, "AAALCA").take(RED, 3);
    assert_eq!(table.held(), [12, 8]);
    assert_eq!(table.lies(), "....C");
}

#[test]
fn it_chooses_when_all_cast_groups_are_set_aside() {
    // [ruling]
    let mut table = Scenario::of(2).arena("ACCLW");
    table.turn(RED, "ACCLWA");
    assert_eq!(table.legal(RED), [Action::Take(Die(3)), Action::Take(Die(4))]);
}

#[test]
fn only_a_standing_immobulus_left_leaves_nothing_to_choose() {
    let mut table = Scenario::of(2).arena("AII").immobile(&[1, 2]);
    table.turn(RED, "AIIA");
    assert_eq!(table.lies(), ".II");
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn it_may_take_any_die_of_a_tower_and_the_rest_closes_up() {
    // [ruling]
    for (taken, left) in [(1, [2, 3]), (2, [1, 3]), (3, [1, 2])] {
        let mut table = Scenario::of(2).arena("ALCW").tower(&[1, 2, 3]);
        table.turn(RED, "ALCWA").take(RED, taken);
        assert_eq!(table.stacked(), left);
        assert_eq!(table.held(), [10, 8]);
    }
}

#[test]
fn a_tower_of_two_is_no_tower_when_one_is_taken() {
    let mut table = Scenario::of(2).arena("ALC").tower(&[1, 2]);
    table.turn(RED, "ALCA").take(RED, 1);
    assert!(table.stacked().is_empty());
    assert_eq!(table.lies(), "..C");
}

#[test]
fn nothing_else_can_be_done_meanwhile() {
    let mut table = Scenario::of(2).arena("ALC");
    table.turn(RED, "ALCA");
    table.refuses(RED, Action::Stop, Illegal::Rule(Reason::NotAskedNow));
    table.refuses(RED, Action::Stack(Die(1)), Illegal::Rule(Reason::NotAskedNow));
    table.refuses(RED, Action::Throw(Default::default()), Illegal::Rule(Reason::NotAskedNow));
    table.refuses(GREEN, Action::Take(Die(1)), Illegal::NotActing);
}

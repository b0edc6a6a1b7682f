//! Confundo: the direction of play.

use conclave_rules::games::dice_arena::Event;
use conclave_rules::games::dice_arena::state::Direction;

use crate::scenario::*;

#[test]
fn play_goes_clockwise_first() {
    let mut table = Scenario::of(3).arena("L");
    table.turn(RED, "LA").stop(RED);
    assert_eq!(table.begins(), GREEN);
    table.turn(GREEN, "LAI").stop(GREEN);
    assert_eq!(table.begins(), BLUE);
    table.turn(BLUE, "LAIX").stop(BLUE);
    assert_eq!(table.begins(), RED);
}

#[test]
fn it_takes_its_dice_and_reverses_before_the_next_wizard_is_determined() {
    let mut table = Scenario::of(4).arena("CL");
    table.turn(RED, "CLC");
    assert_eq!(table.held(), [7, 6, 6, 6]);
    assert_eq!(table.begins(), YELLOW);
    table.turn(YELLOW, "AL").stop(YELLOW);
    assert_eq!(table.begins(), BLUE);
}

#[test]
fn a_second_one_reverses_back() {
    let mut table = Scenario::of(4).arena("CL");
    table.turn(RED, "CLC").turn(YELLOW, "CL").stop(YELLOW);
    table.turn(BLUE, "CLC");
    assert_eq!(table.state.table.direction, Direction::Clockwise);
    assert_eq!(table.begins(), YELLOW);
}

#[test]
fn a_large_group_reverses_once() {
    let mut table = Scenario::of(3).arena("CCC");
    table.turn(RED, "CCCC");
    let reversals = table.events.iter().filter(|e| matches!(e, Event::Reversed(_))).count();
    assert_eq!(reversals, 1);
    assert_eq!(table.begins(), BLUE);
}

#[test]
fn the_eliminated_are_passed_over_both_ways() {
    let mut table = Scenario::of(4).arena("CL").reserves(&[6, 0, 6, 0]);
    table.state.table.living = table.state.table.living.without(GREEN).without(YELLOW);
    table.turn(RED, "CLC");
    assert_eq!(table.begins(), BLUE);
    table.turn(BLUE, "AL").stop(BLUE);
    assert_eq!(table.begins(), RED);
}

#[test]
fn between_two_it_changes_nothing() {
    let mut table = Scenario::of(2).arena("CL");
    table.turn(RED, "CLC");
    assert_eq!(table.begins(), GREEN);
}

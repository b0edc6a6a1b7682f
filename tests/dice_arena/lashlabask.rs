//! Lashlabask: everybody else throws one die before anything is taken.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{Action, ThrowIntent};
use conclave_rules::table::{Illegal, Seat};

use crate::scenario::*;

#[test]
fn every_other_wizard_throws_one_die_at_the_same_time() {
    let mut table = Scenario::of(3).arena("LA");
    table.turn(RED, "LAL");
    assert_eq!(table.asked(), (GREEN, Decision::Throw));
    assert_eq!(table.lies(), "LAL", "nothing is taken before");
    table.refuses(BLUE, Action::Throw(ThrowIntent::default()), Illegal::NotActing);
    table.throw(GREEN).throw(BLUE);
    assert_eq!(table.asked(), (Seat::CHANCE, Decision::Chance));
    assert_eq!(table.state.table.arena.flying.len(), 2);
    table.lands("LALWI");
    assert_eq!(table.lies(), ".A.WI");
    assert_eq!(table.held(), [8, 6, 6]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn they_are_asked_in_the_direction_of_play() {
    let mut table = Scenario::of(4).arena("LA");
    table.state.table.direction = table.state.table.direction.reversed();
    table.turn(RED, "LAL").throw(YELLOW).throw(BLUE).throw(GREEN);
}

#[test]
fn a_thrower_cannot_stop() {
    let mut table = Scenario::of(3).arena("LA");
    table.turn(RED, "LAL");
    assert!(!table.legal(GREEN).contains(&Action::Stop));
}

#[test]
fn spells_made_by_that_throw_have_no_effects_and_are_taken() {
    let mut table = Scenario::of(3).arena("LAWC");
    table.turn(RED, "LAWCL").throw(GREEN).throw(BLUE).lands("LAWCLCW");
    assert_eq!(table.lies(), ".A");
    assert_eq!(table.held(), [12, 6, 6], "both L, both C, both W");
    assert!(table.stacked().is_empty());
    assert_eq!(table.begins(), GREEN, "no reversal");
}

#[test]
fn the_active_wizard_takes_every_group_that_is_there_then() {
    // The throw broke the Lashlabask itself.
    let mut table = Scenario::of(3).arena("LA");
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE).lands("WALAC");
    assert_eq!(table.lies(), "W.L.C");
    assert_eq!(table.held(), [8, 6, 6]);
}

#[test]
fn x_and_out_are_removed_before_taking() {
    // [ruling]
    let mut table = Scenario::of(3).arena("LA");
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE).lands("XALoA");
    assert_eq!(table.lies(), "..L");
    assert_eq!(table.held(), [8, 6, 6]);
    assert_eq!(dice_in_all(&table.state), 26);
}

#[test]
fn spells_cast_before_keep_their_effects_even_if_their_groups_were_broken() {
    let mut table = Scenario::of(3).arena("LCCA");
    table.turn(RED, "LCCAL");
    assert_eq!(table.cast(), [spells("LC")]);
    table.throw(GREEN).throw(BLUE).lands("LCWALII");
    assert_eq!(table.lies(), ".CWA", "two L are taken, and the two I thrown");
    assert_eq!(table.begins(), BLUE, "reversed all the same");
}

#[test]
fn accio_cast_before_takes_a_die_though_its_group_is_broken() {
    let mut table = Scenario::of(2).arena("LAAC");
    table.turn(RED, "LAACL").throw(GREEN).lands("LAXCLW");
    assert_eq!(table.asked(), (RED, Decision::Take));
    table.take(RED, 5);
    assert_eq!(table.lies(), ".A.C");
    assert_eq!(table.held(), [10, 7]);
}

#[test]
fn wingardium_cast_before_stacks_what_remains_after_it() {
    let mut table = Scenario::of(2).arena("LWWC");
    table.turn(RED, "LWWCL").throw(GREEN).lands("LWWCLA");
    table.stack(RED, &[5]);
    assert_eq!(table.stacked(), [5, 3]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn an_immobulus_formed_by_that_throw_is_taken_too() {
    // [ruling]
    let mut table = Scenario::of(3).arena("LI");
    table.turn(RED, "LIL").throw(GREEN).throw(BLUE).lands("LILIA");
    assert_eq!(table.lies(), "....A");
    assert_eq!(table.held(), [10, 6, 6]);
    assert!(table.state.table.arena.immobile.is_empty());
}

#[test]
fn an_immobulus_that_stood_before_stays_with_what_joins_it() {
    // [ruling]
    let mut table = Scenario::of(3).arena("LII").immobile(&[1, 2]);
    table.turn(RED, "LIIL").throw(GREEN).throw(BLUE).lands("LIILIA");
    assert_eq!(table.lies(), ".II.IA");
    assert_eq!(table.state.table.arena.immobile, dice(&[1, 2, 4]));
    assert_eq!(table.held(), [8, 6, 6]);
}

#[test]
fn an_immobulus_that_it_breaks_is_ordinary_and_taken_if_a_group_is_left() {
    let mut table = Scenario::of(3).arena("LII").immobile(&[1, 2]);
    table.turn(RED, "LIIL").throw(GREEN).throw(BLUE).lands("LIALIW");
    // One of two was turned: the other is ordinary, and with the new one a group
    // formed by this throw.
    assert_eq!(table.lies(), "..A..W");
    assert_eq!(table.held(), [10, 6, 6]);
}

#[test]
fn a_thrower_who_runs_out_is_out_at_the_end_of_the_turn() {
    let mut table = Scenario::of(3).arena("LA").reserves(&[5, 1, 7]);
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE);
    assert_eq!(table.living(), [RED, GREEN, BLUE], "not before");
    table.lands("LALWI");
    assert_eq!(table.living(), [RED, BLUE]);
    assert_eq!(table.begins(), BLUE);
    assert_eq!(table.points()[1], 2);
}

#[test]
fn several_throwers_may_run_out_together() {
    let mut table = Scenario::of(4).arena("LA").reserves(&[5, 1, 1, 7]);
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE).throw(YELLOW).lands("LALXXX");
    assert_eq!(table.living(), [RED, YELLOW]);
    assert_eq!(table.points(), [0, 2, 2, 0]);
}

#[test]
fn the_eliminated_do_not_throw() {
    let mut table = Scenario::of(3).arena("LA").reserves(&[5, 0, 7]);
    table.state.table.living = table.state.table.living.without(GREEN);
    table.turn(RED, "LAL").throw(BLUE).lands("LALW");
    assert_eq!(table.held(), [6, 0, 6]);
}

#[test]
fn the_last_die_of_the_last_opponent_wins_the_game() {
    let mut table = Scenario::of(2).arena("LA").reserves(&[3, 1]);
    table.turn(RED, "LAL").throw(GREEN).lands("LALA");
    assert_eq!(table.outcome().winners.first(), Some(RED));
}

#[test]
fn throwers_may_aim_too() {
    let mut table = Scenario::of(2).arena("LA");
    table.turn(RED, "LAL").throw_at(GREEN, 1).lands("LoLC");
    assert_eq!(table.lies(), "...C");
}

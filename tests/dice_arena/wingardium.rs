//! Wingardium Leviosa: towers.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{Action, Aim, Die, Force, Landed, Reason, ThrowIntent};
use conclave_rules::table::Illegal;

use crate::scenario::*;

#[test]
fn what_remains_is_stacked_in_the_order_of_choice() {
    // [ruling]
    let mut table = Scenario::of(2).arena("WLCA");
    table.turn(RED, "WLCAW");
    assert_eq!(table.asked(), (RED, Decision::Stack));
    table.refuses(RED, Action::Stack(Die(0)), Illegal::Rule(Reason::NoSuchDie));
    table.stack(RED, &[3]);
    table.refuses(RED, Action::Stack(Die(3)), Illegal::Rule(Reason::NoSuchDie));
    table.stack(RED, &[1]);
    assert_eq!(table.stacked(), [3, 1, 2], "the last needs no asking");
    assert_eq!(table.lies(), ".LCA", "faces are kept");
    assert_eq!(table.held(), [9, 8]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn one_remaining_die_is_an_ordinary_die() {
    // [ruling]
    let mut table = Scenario::of(2).arena("WL");
    table.turn(RED, "WLW");
    assert!(table.stacked().is_empty());
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn nothing_remaining_makes_no_tower() {
    let mut table = Scenario::of(2).arena("W");
    table.turn(RED, "WW");
    assert_eq!(table.lies(), "");
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn while_it_stands_only_its_top_counts() {
    let mut table = Scenario::of(2).arena("LCA").tower(&[0, 1, 2]);
    table.turn(RED, "LCAL");
    assert_eq!(table.cast(), [], "L lies below");
    table.turn(RED, "LCALC");
    assert_eq!(table.cast(), [], "C lies below");
    table.turn(RED, "LCALCA");
    assert_eq!(table.cast(), [spells("A")], "A is on top");
}

#[test]
fn equal_dice_within_a_tower_are_no_group() {
    let mut table = Scenario::of(2).arena("CCC").tower(&[0, 1, 2]);
    table.turn(RED, "CCCA");
    assert_eq!(table.cast(), []);
}

#[test]
fn taking_the_top_uncovers_the_next_die_for_later_throws() {
    let mut table = Scenario::of(2).arena("CLAI").tower(&[0, 1, 2]);
    table.turn(RED, "CLAIA").take(RED, 3);
    assert_eq!(table.lies(), "CL");
    assert_eq!(table.stacked(), [0, 1]);
    assert_eq!(table.begins(), GREEN);
    table.turn(GREEN, "CLA");
    assert_eq!(table.cast().len(), 1);
    table.turn(GREEN, "CLAL");
    assert_eq!(table.cast().last(), Some(&spells("L")));
}

#[test]
fn a_group_that_the_taking_uncovers_waits_for_the_next_throw() {
    let mut table = Scenario::of(2).arena("LA.L").tower(&[0, 1]);
    table.turn(RED, "LAAL");
    assert_eq!(table.asked(), (RED, Decision::Take));
    table.take(RED, 3);
    let mut other = Scenario::of(3).arena("LC.L").tower(&[0, 1]);
    other.turn(RED, "LCCL");
    assert_eq!(other.lies(), "L..L");
    assert_eq!(other.begins(), BLUE);
    other.turn(BLUE, "LA.L");
    assert_eq!(other.cast().last(), Some(&spells("L")));
}

#[test]
fn fallen_dice_count_again() {
    let mut table = Scenario::of(2).arena("LCA").tower(&[0, 1, 2]);
    table.throw_at(RED, 2).lands_with("LCAL", &[]);
    assert_eq!(table.cast(), [spells("L")]);
}

#[test]
fn a_fallen_tower_may_show_anything_and_lose_dice() {
    let mut table = Scenario::of(2).arena("LCA").tower(&[0, 1, 2]);
    table.throw_at(RED, 2).lands_with("XoWA", &[]);
    assert!(table.stacked().is_empty());
    assert_eq!(table.lies(), "..WA");
}

#[test]
fn of_a_partly_fallen_tower_the_highest_die_left_counts() {
    // [ruling]
    let mut table = Scenario::of(2).arena("LCWA").tower(&[0, 1, 2, 3]);
    table.throw_at(RED, 3).lands_with("LCAIW", &[0, 1]);
    assert_eq!(table.stacked(), [0, 1]);
    assert_eq!(table.cast(), []);
    table.turn(RED, "LCAIWC");
    assert_eq!(table.cast(), [spells("C")]);
}

#[test]
fn a_die_knocked_out_from_below_lets_the_rest_stand() {
    let mut table = Scenario::of(2).arena("LCWA").tower(&[0, 1, 2, 3]);
    table.throw_at(RED, 3).lands_with("LIWAC", &[0, 2, 3]);
    assert_eq!(table.stacked(), [0, 2, 3]);
}

#[test]
fn one_die_left_of_a_tower_is_an_ordinary_die() {
    // [ruling]
    let mut table = Scenario::of(2).arena("LCA").tower(&[0, 1, 2]);
    table.throw_at(RED, 2).lands_with("LWIA", &[0]);
    assert!(table.stacked().is_empty());
    assert_eq!(table.state.table.arena.counted(), dice(&[0, 1, 2, 3]));
}

#[test]
fn a_standing_immobulus_is_stacked_too_which_breaks_it() {
    // [ruling]
    let mut table = Scenario::of(2).arena("WIIL").immobile(&[1, 2]);
    table.turn(RED, "WIILW").stack(RED, &[1, 3]);
    assert_eq!(table.stacked(), [1, 3, 2]);
    assert!(table.state.table.arena.immobile.is_empty());
    // Its top die is an ordinary Immobulus: another makes a new cast.
    table.turn(GREEN, "IIIL");
    assert_eq!(table.cast().last(), Some(&spells("I")));
    assert_eq!(table.state.table.arena.immobile, dice(&[0, 2]));
}

#[test]
fn a_later_one_restacks_everything() {
    // [ruling]
    let mut table = Scenario::of(2).arena("LCWA").tower(&[0, 1]);
    table.turn(RED, "LCWAW").stack(RED, &[3, 1]);
    assert_eq!(table.stacked(), [3, 1, 0]);
}

#[test]
fn a_tower_is_aimed_at_by_its_top() {
    let table = Scenario::of(2).arena("LCA").tower(&[0, 2]);
    let at = |die| Action::Throw(ThrowIntent { force: Force::Firm, aim: Aim::At(Die(die)) });
    assert!(table.legal(RED).contains(&at(2)));
    table.refuses(RED, at(0), Illegal::Rule(Reason::NoSuchDie));
}

#[test]
fn a_die_that_stands_cannot_have_turned() {
    let mut table = Scenario::of(2).arena("LCA").tower(&[0, 1, 2]);
    table.throw(RED);
    for turned in ["LWAI", "LoAI"] {
        let standing = dice(&[0, 1, 2]);
        let landed = Landed { showing: showing(turned), standing, ..Landed::default() };
        let why = if turned == "LoAI" { Reason::Misplaced } else { Reason::TurnedUntouched };
        table.refuses_landing(landed, why);
    }
}

#[test]
fn nothing_stands_on_a_tower_of_which_fewer_than_two_dice_stand() {
    let mut table = Scenario::of(2).arena("LCA").tower(&[0, 1]);
    table.throw(RED);
    for standing in [dice(&[2]), dice(&[0, 3])] {
        let landed = Landed { showing: showing("LCAI"), standing, ..Landed::default() };
        table.refuses_landing(landed, Reason::Misplaced);
    }
}

#[test]
fn all_dice_of_the_game_but_two_may_stand_in_one_tower() {
    let arena = "LLLLLLLLLLLLLLLLLLLLLLLW";
    let mut table = Scenario::of(2).arena(arena).tower(&(0..22).collect::<Vec<_>>());
    table = table.reserves(&[1, 1]);
    table.turn(RED, "LLLLLLLLLLLLLLLLLLLLLLAWW");
    for _ in 0..22 {
        let next = table.legal(RED).pop().unwrap();
        table.act(RED, next);
    }
    assert_eq!(table.stacked().len(), 23);
    assert_eq!(table.begins(), GREEN);
}

//! Who is out, and who wins.

use conclave_rules::games::dice_arena::{Event, Options, Tournament};

use crate::scenario::*;

#[test]
fn the_last_wizard_with_dice_wins() {
    let mut table = Scenario::of(2).arena("C").reserves(&[1, 3]);
    table.turn(RED, "CA");
    let outcome = table.outcome();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [GREEN]);
    assert_eq!(outcome.scores, [1, 0]);
    assert!(table.events.contains(&Event::GameWon(GREEN)));
}

#[test]
fn the_last_die_may_bring_dice_back() {
    // [ruling]: pick-ups of the turn come first.
    let mut table = Scenario::of(2).arena("C").reserves(&[1, 3]);
    table.turn(RED, "CC");
    assert_eq!(table.held(), [2, 3]);
    assert_eq!(table.living(), [RED, GREEN]);
}

#[test]
fn an_immobulus_brings_no_dice_back() {
    let mut table = Scenario::of(3).arena("I").reserves(&[1, 3, 3]);
    table.turn(RED, "II");
    assert_eq!(table.living(), [GREEN, BLUE]);
}

#[test]
fn an_immobulus_with_another_group_does() {
    let mut table = Scenario::of(3).arena("ICC").reserves(&[1, 3, 3]);
    table.turn(RED, "ICCI");
    assert_eq!(table.living(), [RED, GREEN, BLUE]);
    assert_eq!(table.held(), [2, 3, 3]);
}

#[test]
fn stopping_with_dice_left_is_safe() {
    let mut table = Scenario::of(2).arena("C").reserves(&[2, 3]);
    table.turn(RED, "CA").stop(RED);
    assert_eq!(table.living(), [RED, GREEN]);
}

#[test]
fn the_active_wizard_may_go_out_with_a_thrower() {
    let mut table = Scenario::of(3).arena("LA").reserves(&[1, 1, 4]);
    // The throw breaks everything up: Red takes nothing.
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE).lands("XAoCW");
    assert_eq!(table.held(), [0, 0, 3]);
    assert_eq!(table.outcome().winners.first(), Some(BLUE));
    assert_eq!(table.points(), [1, 1, 0]);
}

#[test]
fn when_nobody_has_dice_left_the_last_in_play_direction_wins() {
    // [ruling]: the active wizard goes out first, then the others in the direction
    // of play, one after another.
    let mut table = Scenario::of(3).arena("LA").reserves(&[1, 1, 1]);
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE).lands("XAoCW");
    assert_eq!(table.outcome().winners.first(), Some(BLUE));
    assert_eq!(table.points(), [2, 1, 0]);
}

#[test]
fn mutual_elimination_goes_by_the_direction_after_confundo() {
    let mut table = Scenario::of(3).arena("LACC").reserves(&[1, 1, 1]);
    table.turn(RED, "LACCL").throw(GREEN).throw(BLUE).lands("XAXCoIW");
    assert_eq!(table.outcome().winners.first(), Some(GREEN));
    assert_eq!(table.points(), [2, 0, 1]);
}

#[test]
fn two_who_go_out_together_leave_the_other_as_winner() {
    let mut table = Scenario::of(2).arena("LA").reserves(&[1, 1]);
    table.turn(RED, "LAL").throw(GREEN).lands("XAoC");
    assert_eq!(table.outcome().winners.first(), Some(GREEN));
}

#[test]
fn the_eliminated_have_no_more_turns() {
    let mut table = Scenario::of(3).arena("C").reserves(&[1, 3, 3]);
    table.turn(RED, "CA").turn(GREEN, "CAL").stop(GREEN).turn(BLUE, "CALI").stop(BLUE);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn a_single_game_is_scored_as_in_a_tournament() {
    let options = Options { tournament: Tournament::No, ..Options::default() };
    let mut table = Scenario::with(3, options).arena("C").reserves(&[1, 1, 3]);
    table.turn(RED, "CA").turn(GREEN, "CAL");
    assert_eq!(table.outcome().scores, [2, 1, 0]);
}

#[test]
fn nothing_can_be_done_when_it_is_over() {
    let mut table = Scenario::of(2).arena("C").reserves(&[1, 3]);
    table.turn(RED, "CA");
    assert!(table.legal(RED).is_empty() && table.legal(GREEN).is_empty());
    table.refuses(
        GREEN,
        conclave_rules::games::dice_arena::Action::Stop,
        conclave_rules::table::Illegal::Over,
    );
}

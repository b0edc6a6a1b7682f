//! A turn: throwing, X, dice that leave, stopping, Expelliarmus, lifting.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{
    Action, Aim, Die, Event, Force, Landed, Options, Reason, ThrowIntent,
};
use conclave_rules::table::{Illegal, Seat};

use crate::scenario::*;

#[test]
fn a_turn_begins_with_a_throw() {
    let table = Scenario::of(2).arena("C");
    table.refuses(RED, Action::Stop, Illegal::Rule(Reason::ThrowFirst));
}

#[test]
fn without_a_group_one_may_throw_again_or_stop() {
    let mut table = Scenario::of(2).arena("C");
    table.turn(RED, "CA");
    assert_eq!(table.asked(), (RED, Decision::ThrowOrStop));
    table.turn(RED, "CAL").stop(RED);
    assert_eq!(table.lies(), "CAL");
    assert_eq!(table.held(), [6, 8]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn a_throw_goes_gently_firmly_or_hard_into_the_largest_gap_or_at_any_die() {
    let table = Scenario::of(2).arena("CA");
    let legal = table.legal(RED);
    assert_eq!(legal.len(), 9);
    for force in Force::ALL {
        for aim in [Aim::Clear, Aim::At(Die(0)), Aim::At(Die(1))] {
            assert!(legal.contains(&Action::Throw(ThrowIntent { force, aim })));
        }
    }
    let nowhere = ThrowIntent { force: Force::Hard, aim: Aim::At(Die(9)) };
    table.refuses(RED, Action::Throw(nowhere), Illegal::Rule(Reason::NoSuchDie));
}

#[test]
fn only_the_acting_wizard_decides() {
    let mut table = Scenario::of(2).arena("C");
    let throw = Action::Throw(ThrowIntent::default());
    table.refuses(GREEN, throw.clone(), Illegal::NotActing);
    table.throw(RED);
    table.refuses(RED, throw, Illegal::NotActing);
    assert!(table.legal(Seat::CHANCE).is_empty());
}

#[test]
fn a_die_that_misses_leaves_the_game() {
    let mut table = Scenario::of(2).arena("C");
    table.turn(RED, "Co");
    assert_eq!(table.lies(), "C");
    assert_eq!(table.held(), [7, 8]);
    assert_eq!(table.state.table.lost, 10);
    assert_eq!(table.asked(), (RED, Decision::ThrowOrStop));
}

#[test]
fn a_die_that_is_knocked_out_leaves_the_game() {
    let mut table = Scenario::of(2).arena("CA");
    table.turn(RED, "oAL");
    assert_eq!(table.lies(), ".AL");
}

#[test]
fn every_x_leaves_the_game_also_of_dice_that_were_hit() {
    let mut table = Scenario::of(2).arena("CA");
    table.turn(RED, "CXX");
    assert_eq!(table.lies(), "C");
    assert_eq!(dice_in_all(&table.state), 26);
}

#[test]
fn groups_are_looked_for_after_x_and_out() {
    let mut table = Scenario::of(2).arena("CAL");
    table.turn(RED, "CoXC");
    assert_eq!(table.lies(), "");
    assert_eq!(table.held(), [9, 8]);
    assert_eq!(table.cast(), [spells("C")]);
}

#[test]
fn a_die_that_was_hit_may_complete_a_group() {
    let mut table = Scenario::of(3).arena("CAL");
    table.throw_at(RED, 1).lands("CLLW");
    assert_eq!(table.cast(), [spells("L")]);
}

#[test]
fn a_thrown_die_takes_the_lowest_free_number() {
    let mut table = Scenario::of(2).arena("C.A");
    table.turn(RED, "CLA");
    assert_eq!(table.lies(), "CLA");
}

#[test]
fn a_cast_ends_the_turn() {
    let mut table = Scenario::of(2).arena("CL");
    table.turn(RED, "CLC");
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn out_of_dice_the_turn_ends() {
    let mut table = Scenario::of(3).arena("C").reserves(&[1, 7, 7]);
    table.turn(RED, "CA");
    assert_eq!(table.living(), [GREEN, BLUE]);
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn expelliarmus_throws_all_dice_into_an_empty_arena() {
    let mut table = Scenario::of(2).arena("C").reserves(&[7, 6]);
    table.turn(RED, "CC");
    assert_eq!(table.lies(), "");
    assert_eq!(table.begins(), GREEN);
    assert!(table.events.contains(&Event::Disarmed(GREEN)));
    assert_eq!(table.legal(GREEN).len(), 3, "three forces, and nothing to aim at");
    table.throw(GREEN);
    assert_eq!(table.held(), [8, 0]);
    table.lands("XAALLo");
    assert_eq!(table.cast().last(), Some(&spells("AL")));
}

#[test]
fn expelliarmus_without_a_group_leaves_a_wizard_without_dice() {
    let mut table = Scenario::of(3).arena("").reserves(&[3, 7, 7]);
    // The arena became empty in the turn before.
    table.state.table.disarmed = true;
    table.turn(RED, "XAL");
    assert_eq!(table.living(), [GREEN, BLUE]);
    assert_eq!(table.begins(), GREEN);
    assert_eq!(table.lies(), ".AL");
}

#[test]
fn expelliarmus_only_counts_at_the_start_of_a_turn() {
    let mut table = Scenario::of(2).arena("C");
    table.turn(RED, "oX");
    assert_eq!(table.lies(), "");
    assert_eq!(table.asked(), (RED, Decision::ThrowOrStop));
    table.throw(RED);
    assert_eq!(table.held(), [6, 8], "one die, not all");
}

fn with_lifting() -> Scenario {
    let options = Options { lift_from_rim: true, ..Options::default() };
    let mut table = Scenario::with(2, options).arena("C");
    table.throw(RED);
    let at_rim = dice(&[1]);
    table.answer(Landed { showing: showing("CA"), at_rim, ..Landed::default() });
    table
}

#[test]
fn by_agreement_dice_are_lifted_off_the_rim_and_put_back_unturned() {
    // [ruling]
    let mut table = with_lifting();
    table.act(RED, Action::Lift);
    assert_eq!(table.state.table.arena.lifted, dice(&[1]));
    let at_lifted = ThrowIntent { force: Force::Gentle, aim: Aim::At(Die(1)) };
    table.refuses(RED, Action::Throw(at_lifted), Illegal::Rule(Reason::NoSuchDie));
    table.refuses(RED, Action::Lift, Illegal::Rule(Reason::NothingToLift));
    table.throw(RED);
    for turned in ["CLW", "CoW"] {
        let landed = Landed { showing: showing(turned), ..Landed::default() };
        table.refuses_landing(landed, Reason::TurnedUntouched);
    }
    table.lands("CAW");
    assert_eq!(table.lies(), "CAW");
    assert!(table.state.table.arena.lifted.is_empty());
}

#[test]
fn nothing_is_lifted_without_agreement_or_without_dice_at_the_rim() {
    let mut table = Scenario::of(2).arena("C");
    table.throw(RED);
    let at_rim = dice(&[1]);
    table.answer(Landed { showing: showing("CA"), at_rim, ..Landed::default() });
    table.refuses(RED, Action::Lift, Illegal::Rule(Reason::NothingToLift));
    let mut agreed = with_lifting();
    agreed.turn(RED, "CAL");
    agreed.refuses(RED, Action::Lift, Illegal::Rule(Reason::NothingToLift));
}

#[test]
fn lifted_dice_are_down_again_when_the_turn_ends() {
    let mut table = with_lifting();
    table.act(RED, Action::Lift).stop(RED);
    assert!(table.state.table.arena.lifted.is_empty());
    assert_eq!(table.begins(), GREEN);
    table.act(GREEN, Action::Lift);
}

#[test]
fn the_throwers_of_lashlabask_may_lift_too() {
    // [ruling]
    let options = Options { lift_from_rim: true, ..Options::default() };
    let mut table = Scenario::with(3, options).arena("L");
    table.throw(RED);
    let at_rim = dice(&[1]);
    table.answer(Landed { showing: showing("LL"), at_rim, ..Landed::default() });
    table.act(GREEN, Action::Lift);
    table.refuses(GREEN, Action::Lift, Illegal::Rule(Reason::NothingToLift));
    table.throw(GREEN);
    table.refuses(BLUE, Action::Lift, Illegal::Rule(Reason::NothingToLift));
    table.throw(BLUE);
    let turned = Landed { showing: showing("LAWC"), ..Landed::default() };
    table.refuses_landing(turned, Reason::TurnedUntouched);
    table.lands("LLWC");
    assert!(table.state.table.arena.lifted.is_empty());
}

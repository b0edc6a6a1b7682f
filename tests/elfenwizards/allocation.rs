//! Phases 2 and 3: first and second allocation.

use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Action, Dice, Event, Reason};
use conclave_rules::table::Illegal;

use crate::scenario::*;

const ALL_BOXES: [conclave_rules::games::elfenwizards::board::SpellBox; 6] =
    [DRUID, SORCERER, NECROMANCER, MAGICIAN, MINOR, GREY];

/// Phase 2, with these dice rolled by Red.
fn red_rolled(pips: &[u8]) -> Scenario {
    Scenario::of(3).asking(RED, Phase::FirstAllocation, Decision::Place, pips)
}

/// Phase 3, with these dice rolled by Red.
fn red_rolled_the_rest(pips: &[u8]) -> Scenario {
    Scenario::of(3).asking(RED, Phase::SecondAllocation, Decision::AcceptOrReroll, pips)
}

#[test]
fn players_allocate_clockwise_from_the_dragon_in_both_phases() {
    let mut table = Scenario::of(4).dragon(BLUE).begin(Phase::FirstAllocation);
    for seat in [BLUE, YELLOW, RED, GREEN] {
        table.expect(seat, Decision::Roll);
        table.roll(seat);
        table.act(seat, Action::KeepRest);
    }
    table.expect_phase(Phase::SecondAllocation);
    for seat in [BLUE, YELLOW, RED, GREEN] {
        table.expect(seat, Decision::Roll);
        table.roll(seat);
        table.act(seat, Action::Accept);
        for pips in table.hand(seat).iter().collect::<Vec<_>>() {
            table.put(seat, &[pips], MAGICIAN);
        }
    }
    assert!(table.left(Phase::SecondAllocation));
}

#[test]
fn nobody_acts_out_of_turn() {
    let mut table = Scenario::of(3).begin(Phase::FirstAllocation);
    table.refuses_outright(GREEN, Action::Roll, Illegal::NotActing);
    table.refuses_outright(conclave_rules::table::Seat(200), Action::Roll, Illegal::NotActing);
    assert_eq!(table.legal(GREEN), []);
}

#[test]
fn each_player_rolls_all_dice_in_front_of_them() {
    let mut table = Scenario::of(3).begin(Phase::FirstAllocation);
    assert_eq!(table.roll(RED).len(), 7);
    assert_eq!(table.unrolled(RED), 0);
}

#[test]
fn dice_left_in_a_box_stay_there_unrolled() {
    let mut table = Scenario::of(3)
        .dice(RED, MINOR, &[5, 2])
        .dice(RED, GREY, &[1])
        .begin(Phase::FirstAllocation);
    assert_eq!(table.roll(RED).len(), 4);
    assert_eq!(table.dice_in(RED, MINOR), dice(&[5, 2]));
    assert_eq!(table.dice_in(RED, GREY), dice(&[1]));
}

#[test]
fn a_player_whose_dice_all_lie_in_boxes_rolls_nothing() {
    let mut table = Scenario::of(3)
        .dice(RED, MINOR, &[5, 2, 2, 2])
        .dice(RED, GREY, &[1, 1, 1])
        .begin(Phase::FirstAllocation);
    table.expect(GREEN, Decision::Roll);
}

#[test]
fn dice_may_go_to_any_of_the_six_boxes_any_number_in_each() {
    let mut table = red_rolled(&[6, 5, 4, 3, 2, 1, 1]);
    for (on, pips) in ALL_BOXES.into_iter().zip([6, 5, 4, 3, 2, 1]) {
        for each in table.hand(RED).faces() {
            assert!(table.legal(RED).contains(&Action::Place { pips: each, on }));
        }
        table.put(RED, &[pips], on);
        assert_eq!(table.dice_in(RED, on), dice(&[pips]));
    }
    let mut table = red_rolled(&[6, 5, 4, 3, 2, 1, 1]);
    table.put(RED, &[6, 5, 4, 3, 2, 1, 1], GREY);
    assert_eq!(table.dice_in(RED, GREY), dice(&[6, 5, 4, 3, 2, 1, 1]));
}

// [ruling]
#[test]
fn in_the_first_allocation_none_need_be_placed() {
    let mut table = red_rolled(&[6, 5, 4, 3, 2, 1, 1]);
    table.act(RED, Action::KeepRest).expect(GREEN, Decision::Roll);
    assert_eq!(table.unrolled(RED), 7);
    assert!(table.saw(Event::RestKept { seat: RED, dice: 7 }));
}

#[test]
fn dice_not_placed_in_the_first_allocation_are_rolled_again_in_the_second() {
    let mut table = red_rolled(&[6, 5, 4, 3, 2, 1, 1]);
    table.put(RED, &[6, 5], DRUID).act(RED, Action::KeepRest);
    for seat in [GREEN, BLUE] {
        table.roll(seat);
        table.act(seat, Action::KeepRest);
    }
    table.expect_phase(Phase::SecondAllocation).expect(RED, Decision::Roll);
    assert_eq!(table.roll(RED).len(), 5);
    assert_eq!(table.dice_in(RED, DRUID), dice(&[6, 5]));
}

#[test]
fn who_placed_every_die_in_the_first_allocation_has_no_second() {
    let mut table = red_rolled(&[6, 5, 4, 3, 2, 1, 1]);
    table.put(RED, &[6, 5, 4, 3, 2, 1, 1], DRUID);
    for seat in [GREEN, BLUE] {
        table.roll(seat);
        table.act(seat, Action::KeepRest);
    }
    table.expect_phase(Phase::SecondAllocation).expect(GREEN, Decision::Roll);
}

#[test]
fn a_placed_die_never_moves_again() {
    let mut table = red_rolled(&[6, 5, 5, 3, 2, 1, 1]);
    table.put(RED, &[6], DRUID);
    table.refuses(RED, Action::Place { pips: 6, on: GREY }, Reason::NoSuchDie);
    table.refuses(RED, Action::TakeBack(dice(&[6])), Reason::NotAskedNow);
}

#[test]
fn only_dice_that_were_rolled_can_be_placed() {
    let mut table = Scenario::of(3).begin(Phase::FirstAllocation);
    table.refuses(RED, Action::Place { pips: 1, on: GREY }, Reason::NotAskedNow);
    table.refuses(RED, Action::KeepRest, Reason::NotAskedNow);
    let mut table = red_rolled(&[2, 2, 2, 2, 2, 2, 3]);
    for pips in [0, 1, 4, 7, 255] {
        table.refuses(RED, Action::Place { pips, on: GREY }, Reason::NoSuchDie);
    }
    table.refuses(RED, Action::Roll, Reason::NotAskedNow);
}

#[test]
fn in_the_first_allocation_nothing_is_paid_to_roll_again() {
    let mut table = red_rolled(&[1, 1, 1, 1, 1, 1, 1]);
    table.refuses(RED, Action::Reroll, Reason::NotAskedNow);
    table.refuses(RED, Action::Accept, Reason::NotAskedNow);
}

#[test]
fn after_accepting_every_die_must_be_placed() {
    let mut table = red_rolled_the_rest(&[6, 2, 2]);
    table.refuses(RED, Action::Place { pips: 6, on: DRUID }, Reason::NotAskedNow);
    table.act(RED, Action::Accept).expect(RED, Decision::PlaceAll);
    table.put(RED, &[2, 2], MINOR);
    table.refuses(RED, Action::KeepRest, Reason::NotAskedNow);
    table.expect(RED, Decision::PlaceAll);
    table.put(RED, &[6], DRUID).expect(GREEN, Decision::Roll);
}

#[test]
fn rolling_again_costs_a_minor_spell_which_goes_into_the_minor_spell_box() {
    let mut table = red_rolled_the_rest(&[1, 1, 1]);
    table.act(RED, Action::Reroll);
    assert_eq!((table.reserve(RED), table.spent(RED)), (6, 1));
    assert!(table.saw(Event::RerollPaid(RED)));
}

#[test]
fn rolling_again_throws_all_remaining_dice_and_no_others() {
    let mut all_changed = false;
    for seed in 0..8 {
        let mut table = Scenario::of(3).dice(RED, GREY, &[4]).asking(
            RED,
            Phase::SecondAllocation,
            Decision::AcceptOrReroll,
            &[1, 1, 1],
        );
        table.state.rng = conclave_rules::table::Rng::new(conclave_rules::table::Seed(seed));
        table.act(RED, Action::Reroll);
        assert_eq!(table.hand(RED).len(), 3);
        assert_eq!(table.dice_in(RED, GREY), dice(&[4]));
        all_changed |= table.hand(RED).iter().all(|pips| pips > 1);
    }
    assert!(all_changed);
}

#[test]
fn dice_are_rolled_again_once_at_most() {
    let mut table = red_rolled_the_rest(&[1, 1, 1]);
    table.act(RED, Action::Reroll).expect(RED, Decision::PlaceAll);
    table.refuses(RED, Action::Reroll, Reason::NotAskedNow);
    table.refuses(RED, Action::KeepRest, Reason::NotAskedNow);
}

#[test]
fn without_a_minor_spell_in_reserve_the_roll_stands() {
    let mut table =
        Scenario::of(3).chips(RED, 0, 7).asking(RED, Phase::SecondAllocation, Decision::Roll, &[]);
    assert_eq!(table.roll(RED).len(), 7);
    table.expect(RED, Decision::PlaceAll).refuses(RED, Action::Reroll, Reason::NotAskedNow);
}

#[test]
fn a_spell_paid_for_rolling_again_can_be_recovered_in_the_same_round() {
    let mut table = red_rolled_the_rest(&[1, 1]);
    table.position().players[1].unrolled = 0;
    table.position().players[2].unrolled = 0;
    table.act(RED, Action::Reroll);
    let rolled: Vec<u8> = table.hand(RED).iter().collect();
    table.put(RED, &rolled, MINOR);
    table.expect_phase(Phase::FirstRecovery).expect(RED, Decision::Recover);
    table.recover(RED, &rolled);
    assert_eq!((table.reserve(RED), table.spent(RED)), (7, 0));
    assert_eq!(table.dice_in(RED, MINOR), Dice::NONE);
}

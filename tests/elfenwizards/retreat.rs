//! Phase 1: retreat of the High Druid.

use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Action, Event, Reason};

use crate::scenario::*;

/// Round 1 just ended with Green as High Druid and Red holding the dragon.
fn green_is_high_druid() -> Scenario {
    Scenario::of(3).wizards(RED, &[D1]).wizards(GREEN, &[GD, M2])
}

#[test]
fn nobody_retires_in_the_first_round() {
    for seed in 0..20 {
        let game = play(3, seed);
        assert!(!game.setup_events().contains(&Event::PhaseBegan(Phase::Retreat)));
    }
}

#[test]
fn the_high_druids_owner_pays_a_minor_spell_from_the_reserve_or_from_the_box_as_they_choose() {
    let mut table = green_is_high_druid().chips(GREEN, 4, 3).begin(Phase::Retreat);
    table.expect(GREEN, Decision::PayRetreat);
    table.act(GREEN, Action::PayRetreat { from_reserve: true });
    assert_eq!((table.reserve(GREEN), table.spent(GREEN)), (3, 3));

    let mut table = green_is_high_druid().chips(GREEN, 4, 3).begin(Phase::Retreat);
    table.act(GREEN, Action::PayRetreat { from_reserve: false });
    assert_eq!((table.reserve(GREEN), table.spent(GREEN)), (4, 2));
}

#[test]
fn with_minor_spells_in_one_place_only_that_place_pays_unasked() {
    let mut table = green_is_high_druid().chips(GREEN, 7, 0).begin(Phase::Retreat);
    table.expect(GREEN, Decision::SettleRetreat);
    assert_eq!((table.reserve(GREEN), table.spent(GREEN)), (6, 0));

    let mut table = green_is_high_druid().chips(GREEN, 0, 7).begin(Phase::Retreat);
    table.expect(GREEN, Decision::SettleRetreat);
    assert_eq!((table.reserve(GREEN), table.spent(GREEN)), (0, 6));
}

#[test]
fn the_spell_lies_on_the_number_of_the_round_just_ended_for_the_rest_of_the_game() {
    let mut table = green_is_high_druid().round(2).begin(Phase::Retreat);
    assert_eq!(table.state.position.round, 3);
    assert_eq!(table.state.position.player(GREEN).track[..], [2]);
    assert!(table.saw(Event::RetreatPaid { seat: GREEN, from_reserve: true, round: 2 }));
    // Whatever happens later.
    table.settle(GREEN, M1);
    while let Some((seat, _)) = table.asked() {
        let legal = table.legal(seat);
        table.act(seat, *legal.last().unwrap());
        assert_eq!(table.state.position.player(GREEN).track[0], 2);
    }
}

#[test]
fn the_high_druids_owner_takes_the_dragon_and_begins() {
    let mut table = green_is_high_druid().begin(Phase::Retreat);
    assert_eq!(table.state.position.dragon, GREEN);
    assert!(table.saw(Event::DragonTaken(GREEN)));
    table.settle(GREEN, M4);
    table.expect_phase(Phase::FirstAllocation).expect(GREEN, Decision::Roll);
}

#[test]
fn a_new_high_druid_takes_the_dragon_at_their_retreat_and_no_sooner() {
    let mut table = Scenario::of(3)
        .wizards(GREEN, &[D1])
        .wizards(RED, &[D2])
        .dice(RED, MINOR, &[1])
        .dice(GREEN, MINOR, &[1])
        .begin(Phase::Competition);
    table.pass(RED).support(GREEN, CHIP, (GREEN, D1)).support(GREEN, CHIP, (GREEN, D1));
    table.pass(BLUE).pass(GREEN).stands(GD, &[GREEN]);
    // Turn order is still Red's to begin.
    table.expect_phase(Phase::SecondRecovery).expect(RED, Decision::TakeBackMinor);
    table.take_back(RED, &[]).expect(GREEN, Decision::TakeBackMinor);
    assert_eq!(table.state.position.dragon, RED);
    table.until(Phase::FirstAllocation).expect(GREEN, Decision::Roll);
    assert_eq!(table.state.position.dragon, GREEN);
}

#[test]
fn the_retired_high_druid_goes_into_a_magician_box_of_choice() {
    for to in [M1, M2, M3, M4] {
        let mut table = green_is_high_druid().begin(Phase::Retreat);
        assert_eq!(table.legal(GREEN).len(), 4);
        table.settle(GREEN, to).stands(GD, &[]);
        assert!(table.at(to).contains(&GREEN));
    }
}

#[test]
fn retiring_brings_no_grey_token_and_keeps_those_there_are() {
    let mut table = green_is_high_druid().tokens(GREEN, GD, 2).begin(Phase::Retreat);
    table.settle(GREEN, M1);
    assert_eq!(table.grey(GREEN, M1), 2);
}

// [ruling]
#[test]
fn without_a_high_druid_the_dragon_stays() {
    let mut table = Scenario::of(3).dragon(BLUE).wizards(RED, &[D1]).begin(Phase::Retreat);
    assert!(table.saw(Event::NoHighDruid));
    table.expect_phase(Phase::FirstAllocation).expect(BLUE, Decision::Roll);
    assert_eq!(table.state.position.dragon, BLUE);
}

#[test]
fn first_the_payment_then_the_place() {
    let mut table = green_is_high_druid().chips(GREEN, 4, 3).begin(Phase::Retreat);
    table.refuses(GREEN, Action::SettleRetreat(roots(M1)), Reason::NotAskedNow);
    table.refuses(GREEN, Action::Roll, Reason::NotAskedNow);
    table.act(GREEN, Action::PayRetreat { from_reserve: true });
    table.refuses(GREEN, Action::PayRetreat { from_reserve: true }, Reason::NotAskedNow);
    let nowhere = conclave_rules::games::elfenwizards::board::MagicianBox(4);
    table.refuses(GREEN, Action::SettleRetreat(nowhere), Reason::NoSuchPlace);
    table.settle(GREEN, M1);
    table.refuses(GREEN, Action::SettleRetreat(roots(M1)), Reason::NotAskedNow);
}

//! Phases 4 and 6: minor spells come back.

use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Action, Event, Reason};

use crate::scenario::*;

/// Phase 4, with these dice of Red's in the Minor Spell box, and so many of
/// Red's spells.
fn first_recovery(pips: &[u8], spent: u8) -> Scenario {
    Scenario::of(3).dice(RED, MINOR, pips).chips(RED, 7 - spent, spent).begin(Phase::FirstRecovery)
}

/// Phase 6, the same. The board is empty, so that nothing else happens.
fn second_recovery(pips: &[u8], spent: u8) -> Scenario {
    Scenario::of(3).dice(RED, MINOR, pips).chips(RED, 7 - spent, spent).begin(Phase::SecondRecovery)
}

#[test]
fn one_minor_spell_comes_back_for_two_pips() {
    // The book's three examples among them: 4 brings two, 1 and 1 one, 3 and 1 two.
    for (pips, spells) in
        [(&[4][..], 2), (&[1, 1], 1), (&[3, 1], 2), (&[2], 1), (&[6, 6], 6), (&[6, 5, 1], 6)]
    {
        let mut table = first_recovery(pips, 7);
        table.recover(RED, pips);
        assert_eq!((table.reserve(RED), table.spent(RED)), (spells, 7 - spells), "{pips:?}");
        assert!(table.saw(Event::MinorsRecovered { seat: RED, dice: dice(pips), spells }));
    }
}

#[test]
fn pips_are_added_over_the_dice_used_and_the_remainder_is_lost() {
    for (pips, spells) in [(&[3][..], 1), (&[5], 2), (&[3, 3], 3), (&[5, 2, 2], 4)] {
        let mut table = first_recovery(pips, 7);
        table.recover(RED, pips);
        assert_eq!(table.reserve(RED), spells, "{pips:?}");
    }
}

#[test]
fn no_more_spells_come_back_than_lie_there() {
    let mut table = first_recovery(&[6], 1);
    table.recover(RED, &[6]);
    assert_eq!((table.reserve(RED), table.spent(RED)), (7, 0));
}

#[test]
fn only_ones_own_spells_come_back() {
    // Green's spells lie in the box, but Red's dice do not reach them.
    let mut table =
        Scenario::of(3).dice(RED, MINOR, &[6]).chips(GREEN, 0, 7).begin(Phase::FirstRecovery);
    assert_ne!(table.asked(), Some((RED, Decision::Recover)));
    table.until(Phase::SecondRecovery);
    table.expect(RED, Decision::TakeBackMinor);
    assert_eq!(table.spent(GREEN), 7);
}

#[test]
fn used_dice_return_in_front_of_their_owner_and_unused_dice_stay_for_now() {
    let mut table = first_recovery(&[4, 4, 1], 7);
    table.recover(RED, &[4]);
    assert_eq!(table.dice_in(RED, MINOR), dice(&[4, 1]));
    assert_eq!(table.unrolled(RED), 5);
    assert!(table.saw(Event::DiceLeft { seat: RED, on: MINOR, dice: dice(&[4, 1]) }));
    assert!(table.left(Phase::FirstRecovery), "no dice are taken back unused in phase 4");
}

#[test]
fn recovering_is_optional() {
    let mut table = first_recovery(&[4], 7);
    table.recover(RED, &[]);
    assert_eq!((table.reserve(RED), table.spent(RED)), (0, 7));
    assert_eq!(table.dice_in(RED, MINOR), dice(&[4]));
}

#[test]
fn any_of_the_dice_may_be_used() {
    let table = first_recovery(&[4, 4, 1], 7);
    let choices: Vec<Action> = [&[][..], &[4], &[4, 1], &[4, 4], &[4, 4, 1]]
        .iter()
        .map(|pips| Action::Recover(dice(pips)))
        .collect();
    let legal = table.legal(RED);
    assert_eq!(legal.len(), choices.len());
    assert!(choices.iter().all(|choice| legal.contains(choice)));
}

#[test]
fn dice_that_recover_nothing_are_not_used() {
    let mut table = first_recovery(&[4, 1], 7);
    table.refuses(RED, Action::Recover(dice(&[1])), Reason::TooFewPips);
    table.refuses(RED, Action::Recover(dice(&[4, 4])), Reason::NoSuchDie);
    table.refuses(RED, Action::Recover(dice(&[6])), Reason::NoSuchDie);
    table.refuses(RED, Action::TakeBack(dice(&[4])), Reason::NotAskedNow);
    table.refuses(RED, Action::Pass, Reason::NotAskedNow);
}

#[test]
fn who_can_recover_nothing_is_not_asked() {
    for (pips, spent) in [(&[1][..], 7), (&[6], 0), (&[], 7)] {
        let table = first_recovery(pips, spent);
        assert!(table.left(Phase::FirstRecovery), "{pips:?}, {spent} spent");
    }
}

// [ruling]
#[test]
fn players_recover_in_dragon_order_both_times() {
    let ready = |phase| {
        let mut table = Scenario::of(3).dragon(GREEN).chips_all_spent();
        for seat in [RED, GREEN, BLUE] {
            table = table.dice(seat, MINOR, &[2]);
        }
        table.begin(phase)
    };
    for phase in [Phase::FirstRecovery, Phase::SecondRecovery] {
        let mut table = ready(phase);
        for seat in [GREEN, BLUE, RED] {
            table.expect_phase(phase).expect(seat, Decision::Recover);
            table.recover(seat, &[2]);
        }
    }
}

#[test]
fn spells_recovered_in_phase_4_can_be_played_in_phase_5() {
    let mut table = Scenario::of(3)
        .wizards(RED, &[D1])
        .chips_all_spent()
        .dice(RED, MINOR, &[2])
        .begin(Phase::FirstRecovery);
    table.recover(RED, &[2]).expect(RED, Decision::SupportOrPass);
    table.support(RED, CHIP, (RED, D1)).stands(GD, &[RED]);
}

#[test]
fn spells_played_in_phase_5_can_be_recovered_in_phase_6() {
    let mut table = Scenario::of(3)
        .wizards(RED, &[D1])
        .chips(RED, 2, 5)
        .chips(GREEN, 0, 7)
        .chips(BLUE, 0, 7)
        .dice(RED, MINOR, &[6, 6, 4])
        .begin(Phase::FirstRecovery);
    table.recover(RED, &[]);
    table.support(RED, CHIP, (RED, D1)).support(RED, CHIP, (RED, D1));
    table.expect_phase(Phase::SecondRecovery).expect(RED, Decision::Recover);
    let everything = Event::MinorsRecovered { seat: RED, dice: dice(&[6, 6, 4]), spells: 7 };
    assert!(table.recover(RED, &[6, 6, 4]).saw(everything));
}

#[test]
fn dice_that_stayed_in_phase_4_recover_in_phase_6() {
    let mut table = first_recovery(&[4], 2);
    table.recover(RED, &[]).all_pass();
    table.expect_phase(Phase::SecondRecovery).recover(RED, &[4]);
    assert_eq!(table.reserve(RED), 7);
}

// [ruling]
#[test]
fn after_phase_6_unused_dice_stay_or_are_taken_back_die_by_die() {
    for (taken, left) in [(&[][..], &[5, 1, 1][..]), (&[1], &[5, 1]), (&[5, 1, 1], &[])] {
        let mut table = second_recovery(&[5, 1, 1, 2], 1);
        table.recover(RED, &[2]).expect(RED, Decision::TakeBackMinor);
        table.take_back(RED, taken);
        assert_eq!(table.dice_in(RED, MINOR), dice(left));
        assert_eq!(table.unrolled(RED), 4 + taken.len() as u8);
    }
}

// [ruling] Recovering is optional also where the book has "after recovering all".
#[test]
fn dice_are_taken_back_unused_even_when_spells_could_be_recovered() {
    let mut table = second_recovery(&[6], 7);
    table.recover(RED, &[]).expect(RED, Decision::TakeBackMinor);
    table.take_back(RED, &[6]);
    assert_eq!((table.spent(RED), table.unrolled(RED)), (7, 7));
    assert!(table.saw(Event::DiceTakenBack { seat: RED, from: MINOR, dice: dice(&[6]) }));
}

#[test]
fn dice_with_nothing_to_recover_are_only_asked_back() {
    let mut table = second_recovery(&[6], 0);
    table.expect(RED, Decision::TakeBackMinor);
    table.refuses(RED, Action::Recover(dice(&[6])), Reason::NotAskedNow);
    table.refuses(RED, Action::TakeBack(dice(&[6, 6])), Reason::NoSuchDie);
}

#[test]
fn when_every_die_was_used_nothing_is_asked_back() {
    let mut table = second_recovery(&[6], 3);
    table.recover(RED, &[6]);
    assert!(table.left(Phase::SecondRecovery));
}

#[test]
fn dice_left_in_the_box_recover_in_the_next_round() {
    let mut table = Scenario::of(3).dice(RED, MINOR, &[6]).chips(RED, 4, 3);
    table = table.begin(Phase::SecondRecovery);
    table.recover(RED, &[]).take_back(RED, &[]);
    table.until(Phase::SecondAllocation).until(Phase::FirstRecovery);
    assert_eq!(table.state.position.round, 2);
    assert!(table.dice_in(RED, MINOR).contains(dice(&[6])));
    let (reserve, spent) = (table.reserve(RED), table.spent(RED));
    table.recover(RED, &[6]);
    assert_eq!((table.reserve(RED), table.spent(RED)), (reserve + 3, spent - 3));
}

//! Phase 9: grey tokens are removed.

use conclave_rules::games::elfenwizards::state::{Decision, Phase, WizardId};
use conclave_rules::games::elfenwizards::{Action, Event, GreyPrice, Reason};

use crate::scenario::*;

/// Red has a wizard with so many tokens in M1, and these dice in the Grey Magic
/// box.
fn greyed(tokens: u8, pips: &[u8]) -> Scenario {
    Scenario::of(3).wizards(RED, &[M1]).tokens(RED, M1, tokens).dice(RED, GREY, pips)
}

#[test]
fn one_grey_token_is_removed_for_four_pips() {
    // The book's example among them: 5, 2 and 1 remove two.
    for (pips, removed) in
        [(&[4][..], 1), (&[5, 2, 1], 2), (&[6], 1), (&[1, 1, 1, 1], 1), (&[6, 6], 3), (&[6, 1], 1)]
    {
        let mut table = greyed(6, pips).begin(Phase::GreyMagic);
        table.cleanse(RED, pips);
        assert_eq!(table.grey(RED, M1), 6 - removed, "{pips:?}");
        assert!(table.saw(Event::GreyPaid { seat: RED, dice: dice(pips), tokens: removed }));
    }
}

// [variant]
#[test]
fn one_grey_token_is_removed_for_three_pips_if_so_agreed() {
    for (pips, removed) in [(&[3][..], 1), (&[6], 2), (&[5], 1), (&[2, 1], 1), (&[6, 6], 4)] {
        let mut table = greyed(6, pips).price(GreyPrice::ThreePips).begin(Phase::GreyMagic);
        table.cleanse(RED, pips);
        assert_eq!(table.grey(RED, M1), 6 - removed, "{pips:?}");
    }
}

#[test]
fn removed_tokens_return_to_the_grey_magic_box() {
    let mut table = greyed(2, &[4, 4]).begin(Phase::GreyMagic);
    assert_eq!(table.state.position.grey_supply, 10);
    table.cleanse(RED, &[4, 4]);
    assert_eq!(table.state.position.grey_supply, 12);
}

#[test]
fn tokens_are_removed_from_any_of_ones_own_wizards() {
    let ready = || {
        Scenario::of(3)
            .wizards(RED, &[M1, N3])
            .tokens(RED, M1, 2)
            .tokens(RED, N3, 1)
            .dice(RED, GREY, &[4, 4])
            .begin(Phase::GreyMagic)
    };
    let mut table = ready();
    let (first, second) = (table.wizard(RED, M1), table.wizard(RED, N3));
    table.cleanse(RED, &[4, 4]).expect(RED, Decision::RemoveGrey);
    table.act(RED, Action::RemoveGrey(first)).act(RED, Action::RemoveGrey(first));
    assert_eq!((table.grey(RED, M1), table.grey(RED, N3)), (0, 1));

    let mut table = ready();
    table.cleanse(RED, &[4, 4]).act(RED, Action::RemoveGrey(second));
    // Only one wizard has any left: no question.
    assert_eq!((table.grey(RED, M1), table.grey(RED, N3)), (1, 0));
}

#[test]
fn when_the_pips_free_all_wizards_nothing_is_asked() {
    let mut table = Scenario::of(3)
        .wizards(RED, &[M1, N3])
        .tokens(RED, M1, 1)
        .tokens(RED, N3, 1)
        .dice(RED, GREY, &[4, 4])
        .begin(Phase::GreyMagic);
    table.cleanse(RED, &[4, 4]);
    assert_eq!((table.grey(RED, M1), table.grey(RED, N3)), (0, 0));
}

#[test]
fn no_more_tokens_are_removed_than_lie_under_ones_wizards() {
    let mut table = greyed(1, &[6, 6]).wizards(BLUE, &[M1]).tokens(BLUE, M1, 3);
    table = table.begin(Phase::GreyMagic);
    table.cleanse(RED, &[6, 6]);
    assert_eq!((table.grey(RED, M1), table.grey(BLUE, M1)), (0, 3));
}

#[test]
fn used_dice_return_and_the_others_stay_or_return_die_by_die() {
    for (taken, left) in [(&[][..], &[2, 1][..]), (&[1], &[2]), (&[2, 1], &[])] {
        let mut table = greyed(5, &[5, 2, 1]).begin(Phase::GreyMagic);
        table.cleanse(RED, &[5]).expect(RED, Decision::TakeBackGrey);
        assert_eq!(table.unrolled(RED), 5);
        // Taking back ends the phase; what is left is looked at in the next round.
        table.take_back(RED, taken);
        assert_eq!(table.dice_in(RED, GREY), dice(left));
        assert_eq!(table.unrolled(RED), 5 + taken.len() as u8);
    }
}

#[test]
fn removing_is_optional() {
    let mut table = greyed(2, &[4]).begin(Phase::GreyMagic);
    table.cleanse(RED, &[]).expect(RED, Decision::TakeBackGrey).take_back(RED, &[]);
    assert_eq!(table.grey(RED, M1), 2);
    assert_eq!(table.dice_in(RED, GREY), dice(&[4]));
}

#[test]
fn who_has_nothing_to_remove_is_only_asked_what_to_take_back() {
    for (tokens, pips) in [(0, &[6, 6][..]), (3, &[2, 1])] {
        let mut table = greyed(tokens, pips).begin(Phase::GreyMagic);
        table.expect(RED, Decision::TakeBackGrey);
        table.refuses(RED, Action::Cleanse(dice(pips)), Reason::NotAskedNow);
        table.refuses(RED, Action::TakeBack(dice(&[5])), Reason::NoSuchDie);
    }
}

// [ruling]
#[test]
fn players_remove_tokens_in_dragon_order() {
    let mut table = Scenario::of(3).dragon(BLUE);
    for seat in [RED, GREEN, BLUE] {
        table = table.wizards(seat, &[M1]).tokens(seat, M1, 1).dice(seat, GREY, &[4]);
    }
    let mut table = table.begin(Phase::GreyMagic);
    for seat in [BLUE, RED, GREEN] {
        table.expect(seat, Decision::Cleanse).cleanse(seat, &[4]);
    }
}

#[test]
fn dice_that_remove_nothing_are_not_used() {
    let mut table = greyed(2, &[4, 1]).begin(Phase::GreyMagic);
    table.refuses(RED, Action::Cleanse(dice(&[1])), Reason::TooFewPips);
    table.refuses(RED, Action::Cleanse(dice(&[6])), Reason::NoSuchDie);
    table.refuses(RED, Action::TakeBack(dice(&[1])), Reason::NotAskedNow);
    table.refuses(RED, Action::Recover(dice(&[4])), Reason::NotAskedNow);
}

#[test]
fn only_ones_own_wizards_with_a_token_are_freed() {
    let mut table = Scenario::of(3)
        .wizards(RED, &[M1, N3, N4])
        .tokens(RED, M1, 1)
        .tokens(RED, N3, 1)
        .wizards(BLUE, &[M1])
        .tokens(BLUE, M1, 1)
        .dice(RED, GREY, &[4])
        .begin(Phase::GreyMagic);
    let (plain, rival) = (table.wizard(RED, N4), table.wizard(BLUE, M1));
    table.cleanse(RED, &[4]).expect(RED, Decision::RemoveGrey);
    table.refuses(RED, Action::RemoveGrey(plain), Reason::NoGreyToken);
    table.refuses(RED, Action::RemoveGrey(rival), Reason::NotYourWizard);
    table.refuses(RED, Action::RemoveGrey(WizardId(88)), Reason::NoSuchPlace);
    table.refuses(RED, Action::TakeBack(dice(&[])), Reason::NotAskedNow);
}

#[test]
fn tokens_are_removed_before_points_are_counted() {
    let mut table = greyed(1, &[4]).begin(Phase::GreyMagic);
    table.cleanse(RED, &[4]);
    assert_eq!(table.points(RED), 2);
}

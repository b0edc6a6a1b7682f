//! Phase 5, first part: the competition.

use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Action, Event, Reason};

use crate::scenario::*;

/// A table without wizards or spells to play: tests add what they are about.
fn bare(players: u8) -> Scenario {
    Scenario::of(players).chips_all_spent()
}

/// Two rivals for High Druid, Red and Blue, and everybody's reserves full.
fn duel() -> Scenario {
    Scenario::of(3).wizards(RED, &[D1]).wizards(BLUE, &[D2])
}

#[test]
fn players_place_two_spells_in_turn_clockwise_from_the_dragon() {
    let mut table = duel().dragon(BLUE).begin(Phase::Competition);
    for seat in [BLUE, RED, GREEN, BLUE] {
        table.expect(seat, Decision::SupportOrPass);
        table.support(seat, CHIP, (RED, D1));
        table.expect(seat, Decision::SecondSupport);
        table.support(seat, CHIP, (RED, D1));
    }
}

#[test]
fn two_majors_two_minors_or_one_of_each() {
    let pairs = [[die(6), die(5)], [CHIP, CHIP], [CHIP, die(6)], [die(5), CHIP]];
    for pair in pairs {
        let mut table = duel().dice(RED, DRUID, &[6, 5, 4]).begin(Phase::Competition);
        table.support(RED, pair[0], (RED, D1)).support(RED, pair[1], (RED, D1));
        table.expect(GREEN, Decision::SupportOrPass);
    }
}

#[test]
fn the_two_spells_support_one_wizard_or_two() {
    let mut table = duel().begin(Phase::Competition);
    table.support(RED, CHIP, (RED, D1)).support(RED, CHIP, (RED, D1));
    table.support(GREEN, CHIP, (RED, D1)).support(GREEN, CHIP, (BLUE, D2));
    let position = &table.state.position;
    assert_eq!(position.power(table.wizard(RED, D1)), 3);
    assert_eq!(position.power(table.wizard(BLUE, D2)), 1);
}

#[test]
fn spells_support_any_players_wizard() {
    let mut table = duel().dice(RED, DRUID, &[6]).begin(Phase::Competition);
    table.support(RED, die(6), (BLUE, D2)).support(RED, CHIP, (RED, D1));
    let rival = table.wizard(BLUE, D2);
    assert!(table.saw(Event::Supported { seat: RED, spell: die(6), wizard: rival, power: 6 }));
}

#[test]
fn there_is_no_limit_of_spells_beside_a_wizard() {
    let mut table = duel()
        .chips(GREEN, 0, 7)
        .chips(BLUE, 0, 7)
        .dice(RED, DRUID, &[6; 7])
        .begin(Phase::Competition);
    for _ in 0..7 {
        table.support(RED, CHIP, (RED, D1)).support(RED, die(6), (RED, D1));
    }
    table.stands(GD, &[RED]);
    let winner = table.wizard(RED, GD);
    assert!(table.saw(Event::TitleAwarded { title: title(GD), wizard: winner, power: 49 }));
}

#[test]
fn passing_is_final_for_the_round() {
    let mut table = duel().begin(Phase::Competition);
    table.pass(RED);
    table.support(GREEN, CHIP, (RED, D1)).support(GREEN, CHIP, (RED, D1));
    table.pass(BLUE).expect(GREEN, Decision::SupportOrPass);
    table.support(GREEN, CHIP, (RED, D1)).support(GREEN, CHIP, (RED, D1));
    table.expect(GREEN, Decision::SupportOrPass);
    assert!(table.saw(Event::Passed { seat: RED, nothing_left: false }));
}

#[test]
fn who_passed_places_spells_again_in_the_next_round() {
    let mut table = duel().begin(Phase::Competition);
    table.all_pass();
    assert_eq!(table.state.position.round, 1);
    table.until(Phase::Competition).expect(RED, Decision::SupportOrPass);
    assert_eq!(table.state.position.round, 2);
}

#[test]
fn the_competition_ends_when_all_have_passed() {
    let mut table = duel().begin(Phase::Competition);
    table.pass(RED).pass(GREEN).expect_phase(Phase::Competition);
    table.pass(BLUE);
    assert!(table.left(Phase::Competition));
}

#[test]
fn a_player_need_not_place_all_spells() {
    let mut table = duel().dice(RED, DRUID, &[6, 6]).begin(Phase::Competition);
    table.all_pass();
    assert_eq!(table.reserve(RED), 7);
}

#[test]
fn one_spell_is_not_placed_while_holding_two() {
    let mut table = duel().begin(Phase::Competition);
    table.support(RED, CHIP, (RED, D1));
    table.refuses(RED, Action::Pass, Reason::SecondSpellDue);
    table.refuses_outright(GREEN, Action::Pass, conclave_rules::table::Illegal::NotActing);
}

#[test]
fn a_player_with_one_spell_left_places_that_one() {
    let mut table = duel().chips(RED, 1, 6).begin(Phase::Competition);
    table.support(RED, CHIP, (RED, D1)).expect(GREEN, Decision::SupportOrPass);
    let mut table = bare(3)
        .wizards(RED, &[D1])
        .wizards(BLUE, &[D2])
        .dice(RED, DRUID, &[3])
        .chips(GREEN, 2, 5)
        .begin(Phase::Competition);
    table.support(RED, die(3), (RED, D1)).expect(GREEN, Decision::SupportOrPass);
}

#[test]
fn a_player_with_one_spell_left_may_pass() {
    let mut table = duel().chips(RED, 1, 6).begin(Phase::Competition);
    table.pass(RED).expect(GREEN, Decision::SupportOrPass);
    assert_eq!(table.reserve(RED), 1);
}

// [ruling]
#[test]
fn a_die_at_a_level_without_an_eligible_wizard_does_not_count_as_a_second_spell() {
    let mut table = bare(3)
        .wizards(RED, &[D1])
        .wizards(BLUE, &[D2])
        .dice(RED, DRUID, &[3])
        .dice(RED, SORCERER, &[6, 6])
        .chips(GREEN, 2, 5)
        .begin(Phase::Competition);
    table.support(RED, die(3), (RED, D1)).expect(GREEN, Decision::SupportOrPass);
}

// [ruling]
#[test]
fn a_player_whose_spells_can_support_nobody_has_passed() {
    // Both rivals for D1 are Blue's: Red's die at that level is of no use.
    let mut table = bare(3)
        .wizards(BLUE, &[S1, S2])
        .dice(RED, SORCERER, &[6])
        .dice(BLUE, SORCERER, &[1])
        .begin(Phase::Competition);
    assert!(table.saw(Event::Passed { seat: RED, nothing_left: true }));
    table.expect(BLUE, Decision::SupportOrPass);
}

#[test]
fn a_player_with_nothing_left_to_place_has_passed() {
    let mut table = duel().chips(RED, 2, 5).chips(GREEN, 0, 7).begin(Phase::Competition);
    table.support(RED, CHIP, (RED, D1)).support(RED, CHIP, (RED, D1));
    assert!(table.saw(Event::Passed { seat: GREEN, nothing_left: true }));
    table.expect(BLUE, Decision::SupportOrPass);
    table.support(BLUE, CHIP, (BLUE, D2)).support(BLUE, CHIP, (BLUE, D2));
    assert!(table.saw(Event::Passed { seat: RED, nothing_left: true }));
    table.expect(BLUE, Decision::SupportOrPass);
}

#[test]
fn a_die_only_supports_a_wizard_at_the_level_of_its_box() {
    let places = [D1, S1, N1, M1];
    let boxes = [DRUID, SORCERER, NECROMANCER, MAGICIAN];
    for (level, on) in boxes.into_iter().enumerate() {
        let mut table =
            bare(3).wizards(GREEN, &places).dice(RED, on, &[4]).begin(Phase::Competition);
        for (other, place) in places.into_iter().enumerate() {
            if other != level {
                table.refuses_support(RED, die(4), (GREEN, place), Reason::NoSuchDie);
            }
        }
        table.support(RED, die(4), (GREEN, places[level]));
    }
}

#[test]
fn a_minor_spell_supports_a_wizard_at_any_contested_level() {
    for place in [D2, S4, N5, M3] {
        let mut table = Scenario::of(3).wizards(GREEN, &[place]).begin(Phase::Competition);
        table.support(RED, CHIP, (GREEN, place));
        assert_eq!(table.reserve(RED), 6);
    }
}

#[test]
fn dice_in_the_minor_spell_and_grey_magic_boxes_support_nobody() {
    let mut table = duel()
        .dice(RED, MINOR, &[6])
        .dice(RED, GREY, &[5])
        .chips(RED, 2, 0)
        .begin(Phase::Competition);
    table.refuses_support(RED, die(6), (RED, D1), Reason::NoSuchDie);
    table.refuses_support(RED, die(5), (RED, D1), Reason::NoSuchDie);
}

#[test]
fn only_spells_that_one_has_are_placed() {
    let mut table =
        duel().dice(RED, DRUID, &[6]).dice(GREEN, DRUID, &[5]).begin(Phase::Competition);
    table.refuses_support(RED, die(5), (RED, D1), Reason::NoSuchDie);
    table.refuses_support(RED, die(0), (RED, D1), Reason::NoSuchDie);
    table.refuses_support(RED, die(7), (RED, D1), Reason::NoSuchDie);
    let mut table = duel().chips(RED, 0, 7).dice(RED, DRUID, &[6]).begin(Phase::Competition);
    table.refuses_support(RED, CHIP, (RED, D1), Reason::NoMinorSpell);
}

#[test]
fn a_wizard_who_stands_for_no_title_is_not_supported() {
    let mut table = duel().wizards(GREEN, &[GD, DRUIDS_DEFEATED]).begin(Phase::Competition);
    table.refuses_support(RED, CHIP, (GREEN, GD), Reason::NotACandidate);
    table.refuses_support(RED, CHIP, (GREEN, DRUIDS_DEFEATED), Reason::NotACandidate);
    let nobody = conclave_rules::games::elfenwizards::state::WizardId(24);
    table.refuses(RED, Action::Support { spell: CHIP, wizard: nobody }, Reason::NoSuchPlace);
    let nobody = conclave_rules::games::elfenwizards::state::WizardId(255);
    table.refuses(RED, Action::Support { spell: CHIP, wizard: nobody }, Reason::NoSuchPlace);
}

#[test]
fn where_one_player_owns_both_rivals_only_that_player_places() {
    for (rivals, level) in [([D1, D2], DRUID), ([S3, S4], SORCERER), ([N5, N6], NECROMANCER)] {
        let mut table = Scenario::of(3)
            .wizards(GREEN, &rivals)
            .wizards(BLUE, &[M1])
            .dice(RED, level, &[6])
            .dice(GREEN, level, &[1])
            .begin(Phase::Competition);
        for rival in rivals {
            table.refuses_support(RED, CHIP, (GREEN, rival), Reason::NotYourContest);
            table.refuses_support(RED, die(6), (GREEN, rival), Reason::NotYourContest);
        }
        table.pass(RED).support(GREEN, die(1), (GREEN, rivals[0]));
        table.support(GREEN, CHIP, (GREEN, rivals[1]));
    }
}

#[test]
fn neighbours_who_stand_for_different_titles_are_no_rivals() {
    // S2 and S3 stand for D1 and D2: each is a lone candidate.
    let mut table = Scenario::of(3).wizards(GREEN, &[S2, S3]).begin(Phase::Competition);
    table.support(RED, CHIP, (GREEN, S2)).support(RED, CHIP, (GREEN, S3));
}

// [ruling]
#[test]
fn anyone_may_support_a_lone_candidate() {
    for place in [D1, S2, N8, M4] {
        let mut table = Scenario::of(3).wizards(GREEN, &[place]).begin(Phase::Competition);
        table.support(RED, CHIP, (GREEN, place));
    }
}

// [ruling]
#[test]
fn anyone_may_support_in_a_magician_box_of_two_even_of_one_owner() {
    let mut table = Scenario::of(3).wizards(GREEN, &[M1, M1]).begin(Phase::Competition);
    table.support(RED, CHIP, (GREEN, M1));
}

// [ruling]
#[test]
fn in_a_magician_box_of_three_or_more_of_one_owner_only_that_owner_places() {
    for count in 3..=5 {
        let mut table = Scenario::of(3)
            .wizards(GREEN, &vec![M2; count])
            .wizards(BLUE, &[M1])
            .begin(Phase::Competition);
        table.refuses_support(RED, CHIP, (GREEN, M2), Reason::NotYourContest);
        table.pass(RED).support(GREEN, CHIP, (GREEN, M2));
    }
}

#[test]
fn anyone_may_support_in_a_magician_box_of_several_owners() {
    let mut table = Scenario::of(3)
        .wizards(GREEN, &[M2, M2, M2])
        .wizards(BLUE, &[M2])
        .begin(Phase::Competition);
    table.support(RED, CHIP, (GREEN, M2)).support(RED, CHIP, (BLUE, M2));
}

#[test]
fn with_nothing_to_contest_there_is_no_competition() {
    let table = Scenario::of(3).dice(RED, DRUID, &[6]).begin(Phase::Competition);
    for seat in [RED, GREEN, BLUE] {
        assert!(table.saw(Event::Passed { seat, nothing_left: true }));
    }
    assert!(table.left(Phase::Competition));
}

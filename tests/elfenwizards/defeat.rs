//! Phases 7 and 8: vacant titles, then demotion.

use conclave_rules::games::elfenwizards::board::{MagicianBox, Place, Title};
use conclave_rules::games::elfenwizards::state::{Decision, Phase, WizardId};
use conclave_rules::games::elfenwizards::{Action, Event, Reason};
use conclave_rules::table::Seat;

use crate::scenario::*;

const DRUIDS: [Place; 2] = [D1, D2];
const SORCERERS: [Place; 4] = [S1, S2, S3, S4];
const NECROMANCERS: [Place; 8] = [N1, N2, N3, N4, N5, N6, N7, N8];

/// Blue holds every title but the High Druid's and those in `vacant`.
fn all_but(vacant: &[Place]) -> Scenario {
    let held: Vec<Place> = [&DRUIDS[..], &SORCERERS, &NECROMANCERS]
        .concat()
        .into_iter()
        .filter(|place| !vacant.contains(place))
        .collect();
    Scenario::of(3).wizards(BLUE, &held)
}

/// The titles that wizards of `seat` may take now.
fn offered(table: &Scenario, seat: Seat) -> Vec<Title> {
    let mut titles: Vec<Title> = table
        .legal(seat)
        .into_iter()
        .map(|action| match action {
            Action::TakeTitle { title, .. } => title,
            other => panic!("{other:?} is offered too"),
        })
        .collect();
    titles.sort();
    titles.dedup();
    titles
}

#[test]
fn vacant_titles_go_to_defeated_druids_then_sorcerers_then_necromancers() {
    let mut table = all_but(&[D1, S1, N1])
        .wizards(RED, &[NECROMANCERS_DEFEATED, SORCERERS_DEFEATED, DRUIDS_DEFEATED])
        .begin(Phase::VacantTitles);
    // One vacancy of each rank and one wizard of each box: no choice at all.
    let ids: Vec<WizardId> = table.state.position.wizards_of(RED).collect();
    let taken = table.happened(|event| match *event {
        Event::VacantTitleTaken { wizard, title } => Some((wizard, title)),
        _ => None,
    });
    assert_eq!(taken, [(ids[2], title(D1)), (ids[1], title(S1)), (ids[0], title(N1))]);
    table.stands(D1, &[RED]);
}

#[test]
fn a_wizard_takes_a_title_of_the_highest_vacant_rank() {
    let mut table = all_but(&[S2, N3]).wizards(RED, &[DRUIDS_DEFEATED]).begin(Phase::VacantTitles);
    table.stands(S2, &[RED]).stands(N3, &[]);
}

#[test]
fn the_high_druids_title_is_not_taken_by_the_defeated() {
    let mut table = all_but(&[]).wizards(RED, &[DRUIDS_DEFEATED]).begin(Phase::VacantTitles);
    table.stands(GD, &[]).expect(RED, Decision::Demote);
}

#[test]
fn the_owner_chooses_between_vacant_titles_of_that_rank() {
    let mut table =
        all_but(&[S2, S4, N1, N2]).wizards(RED, &[SORCERERS_DEFEATED]).begin(Phase::VacantTitles);
    table.expect(RED, Decision::TakeTitle);
    assert_eq!(offered(&table, RED), [title(S2), title(S4)]);
    table.take_title((RED, SORCERERS_DEFEATED), S4).stands(S4, &[RED]).stands(S2, &[]);
}

#[test]
fn taking_a_vacant_title_is_compulsory() {
    let mut table = all_but(&[N1, N2]).wizards(RED, &[DRUIDS_DEFEATED]).begin(Phase::VacantTitles);
    table.refuses(RED, Action::Pass, Reason::NotAskedNow);
    let wizard = table.wizard(RED, DRUIDS_DEFEATED);
    table.refuses(RED, Action::Demote { wizard, to: roots(M1) }, Reason::NotAskedNow);
}

#[test]
fn only_a_title_of_the_highest_vacant_rank_can_be_taken() {
    let mut table =
        all_but(&[S2, S4, N1]).wizards(RED, &[DRUIDS_DEFEATED]).begin(Phase::VacantTitles);
    let wizard = table.wizard(RED, DRUIDS_DEFEATED);
    for wrong in [title(N1), title(S1), title(D1), title(GD), Title(15), Title(255)] {
        let action = Action::TakeTitle { wizard, title: wrong };
        table.refuses(RED, action, Reason::NotHighestVacant);
    }
}

#[test]
fn a_wizard_may_so_rise_or_sink_in_rank() {
    let mut table =
        all_but(&[D2]).wizards(RED, &[NECROMANCERS_DEFEATED]).begin(Phase::VacantTitles);
    table.stands(D2, &[RED]);
    let mut table = all_but(&[N8]).wizards(RED, &[DRUIDS_DEFEATED]).begin(Phase::VacantTitles);
    table.stands(N8, &[RED]);
}

#[test]
fn within_a_box_wizards_take_titles_in_turn_order_from_the_dragon() {
    let mut table = all_but(&[S1, S2, S3])
        .wizards(RED, &[DRUIDS_DEFEATED])
        .wizards(GREEN, &[DRUIDS_DEFEATED])
        .dragon(GREEN)
        .begin(Phase::VacantTitles);
    table.expect(GREEN, Decision::TakeTitle).take_title((GREEN, DRUIDS_DEFEATED), S1);
    table.expect(RED, Decision::TakeTitle).take_title((RED, DRUIDS_DEFEATED), S3);
    table.stands(S1, &[GREEN]).stands(S3, &[RED]);
}

// [ruling]
#[test]
fn an_owner_of_several_in_a_box_places_them_all_before_the_next_owner_in_any_order() {
    let mut table = all_but(&NECROMANCERS)
        .wizards(RED, &[NECROMANCERS_DEFEATED, NECROMANCERS_DEFEATED])
        .wizards(GREEN, &[NECROMANCERS_DEFEATED])
        .tokens(RED, NECROMANCERS_DEFEATED, 1)
        .begin(Phase::VacantTitles);
    let ids: Vec<WizardId> = table.state.position.wizards_of(RED).collect();
    let legal = table.legal(RED);
    assert_eq!(legal.len(), 2 * 8, "either wizard, any space");
    table.act(RED, Action::TakeTitle { wizard: ids[1], title: title(N5) });
    table.expect(RED, Decision::TakeTitle);
    table.act(RED, Action::TakeTitle { wizard: ids[0], title: title(N1) });
    table.expect(GREEN, Decision::TakeTitle);
    assert_eq!(table.state.position.wizard(ids[0]).grey, 1);
}

#[test]
fn an_owner_of_several_chooses_which_takes_the_only_vacant_title() {
    let mut table = all_but(&[N4])
        .wizards(RED, &[SORCERERS_DEFEATED, SORCERERS_DEFEATED])
        .begin(Phase::VacantTitles);
    table.expect(RED, Decision::TakeTitle);
    let ids: Vec<WizardId> = table.state.position.wizards_of(RED).collect();
    table.act(RED, Action::TakeTitle { wizard: ids[1], title: title(N4) });
    assert_eq!(table.state.position.holder(title(N4)), Some(ids[1]));
    table.expect(RED, Decision::Demote);
}

#[test]
fn another_defeat_box_or_another_players_wizard_waits() {
    let mut table = all_but(&[S1, S2, S3])
        .wizards(RED, &[DRUIDS_DEFEATED, SORCERERS_DEFEATED, M1])
        .wizards(GREEN, &[DRUIDS_DEFEATED])
        .begin(Phase::VacantTitles);
    let take = |wizard| Action::TakeTitle { wizard, title: title(S1) };
    let wizard = table.wizard(RED, SORCERERS_DEFEATED);
    table.refuses(RED, take(wizard), Reason::NotYetServed);
    let wizard = table.wizard(RED, M1);
    table.refuses(RED, take(wizard), Reason::NotYetServed);
    let wizard = table.wizard(GREEN, DRUIDS_DEFEATED);
    table.refuses(RED, take(wizard), Reason::NotYourWizard);
    table.refuses(RED, take(WizardId(99)), Reason::NoSuchPlace);
}

#[test]
fn titles_stay_vacant_when_no_wizard_is_left_in_the_defeat_boxes() {
    let mut table =
        all_but(&[S1, N1, N2]).wizards(RED, &[NECROMANCERS_DEFEATED]).begin(Phase::VacantTitles);
    table.stands(S1, &[RED]).stands(N1, &[]).stands(N2, &[]);
}

#[test]
fn the_rest_go_to_magician_boxes_of_choice() {
    for to in [M1, M2, M3, M4] {
        let mut table =
            all_but(&[]).wizards(RED, &[NECROMANCERS_DEFEATED]).begin(Phase::VacantTitles);
        table.expect_phase(Phase::Demotion);
        assert_eq!(table.legal(RED).len(), 4);
        table.demote((RED, NECROMANCERS_DEFEATED), to).stands(to, &[RED]);
    }
}

#[test]
fn from_the_dragon_each_player_demotes_all_of_theirs_in_any_order() {
    let mut table = all_but(&[])
        .wizards(RED, &[DRUIDS_DEFEATED, NECROMANCERS_DEFEATED])
        .wizards(GREEN, &[SORCERERS_DEFEATED, NECROMANCERS_DEFEATED])
        .dragon(GREEN)
        .begin(Phase::VacantTitles);
    assert_eq!(table.legal(GREEN).len(), 2 * 4);
    table.expect(GREEN, Decision::Demote).demote((GREEN, NECROMANCERS_DEFEATED), M1);
    table.expect(GREEN, Decision::Demote).demote((GREEN, SORCERERS_DEFEATED), M1);
    table.expect(RED, Decision::Demote).demote((RED, DRUIDS_DEFEATED), M1);
    table.expect(RED, Decision::Demote).demote((RED, NECROMANCERS_DEFEATED), M2);
    table.stands(M1, &[RED, GREEN, GREEN]);
}

#[test]
fn demoted_druids_and_sorcerers_receive_a_grey_token_and_necromancers_none() {
    let mut table = all_but(&[])
        .wizards(RED, &[DRUIDS_DEFEATED, SORCERERS_DEFEATED, NECROMANCERS_DEFEATED])
        .begin(Phase::VacantTitles);
    for (from, to, tokens) in
        [(DRUIDS_DEFEATED, M1, 1), (SORCERERS_DEFEATED, M2, 1), (NECROMANCERS_DEFEATED, M3, 0)]
    {
        table.demote((RED, from), to);
        assert_eq!(table.grey(RED, to), tokens);
    }
    assert_eq!(table.state.position.grey_supply, 10);
}

#[test]
fn who_took_a_vacant_title_receives_no_grey_token() {
    let table = all_but(&[N8]).wizards(RED, &[DRUIDS_DEFEATED]).begin(Phase::VacantTitles);
    assert_eq!(table.grey(RED, N8), 0);
}

#[test]
fn there_is_no_limit_of_grey_tokens_under_a_wizard() {
    let mut table = all_but(&[])
        .wizards(RED, &[DRUIDS_DEFEATED])
        .tokens(RED, DRUIDS_DEFEATED, 11)
        .begin(Phase::VacantTitles);
    table.demote((RED, DRUIDS_DEFEATED), M1);
    assert_eq!(table.grey(RED, M1), 12);
}

// [ruling]
#[test]
fn when_the_twelve_tokens_are_out_none_is_given_in_placing_order() {
    let mut table = all_but(&[])
        .tokens(BLUE, N1, 11)
        .wizards(RED, &[DRUIDS_DEFEATED, SORCERERS_DEFEATED])
        .begin(Phase::VacantTitles);
    table.demote((RED, SORCERERS_DEFEATED), M1).demote((RED, DRUIDS_DEFEATED), M2);
    assert_eq!(table.grey(RED, M1), 1, "the last token");
    assert_eq!(table.grey(RED, M2), 0);
    let second = table.wizard(RED, M2);
    assert!(table.saw(Event::NoGreyTokenLeft(second)));
}

#[test]
fn grey_tokens_stay_under_a_wizard_whatever_its_rank() {
    let mut table =
        Scenario::of(3).wizards(RED, &[M1]).tokens(RED, M1, 2).begin(Phase::Competition);
    table.support(RED, CHIP, (RED, M1)).support(RED, CHIP, (RED, M1)).all_pass();
    table.stands(N1, &[RED]);
    assert_eq!(table.grey(RED, N1), 2);
}

#[test]
fn nobody_demotes_another_players_wizard_or_one_who_was_not_defeated() {
    let mut table = all_but(&[])
        .wizards(RED, &[DRUIDS_DEFEATED, M1])
        .wizards(GREEN, &[DRUIDS_DEFEATED])
        .begin(Phase::VacantTitles);
    let to = roots(M4);
    let wizard = table.wizard(GREEN, DRUIDS_DEFEATED);
    table.refuses(RED, Action::Demote { wizard, to }, Reason::NotYourWizard);
    let wizard = table.wizard(RED, M1);
    table.refuses(RED, Action::Demote { wizard, to }, Reason::NoSuchPlace);
    let wizard = table.wizard(RED, DRUIDS_DEFEATED);
    let nowhere = MagicianBox(4);
    table.refuses(RED, Action::Demote { wizard, to: nowhere }, Reason::NoSuchPlace);
    table.refuses(RED, Action::Demote { wizard: WizardId(30), to }, Reason::NoSuchPlace);
    table.refuses(RED, Action::TakeTitle { wizard, title: title(N1) }, Reason::NotAskedNow);
}

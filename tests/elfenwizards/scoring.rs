//! Phase 10: points.

use conclave_rules::games::elfenwizards::Event;
use conclave_rules::games::elfenwizards::state::Phase;

use crate::scenario::*;

#[test]
fn ranks_score_10_7_5_3_and_2() {
    for (place, points) in [(GD, 10), (D1, 7), (D2, 7), (S3, 5), (N8, 3), (M2, 2)] {
        let table = Scenario::of(3).wizards(GREEN, &[place]).begin(Phase::Scoring);
        assert_eq!(table.points(GREEN), points, "{place:?}");
        assert_eq!(table.points(RED), 0);
    }
}

#[test]
fn every_wizard_of_a_guild_scores() {
    let table = Scenario::of(3)
        .wizards(RED, &[GD, D1, D2, S1, S2, N1, M1, M1])
        .wizards(GREEN, &[S3, N4, M1])
        .begin(Phase::Scoring);
    assert_eq!(table.points(RED), 10 + 7 + 7 + 5 + 5 + 3 + 2 + 2);
    assert_eq!(table.points(GREEN), 5 + 3 + 2);
}

#[test]
fn each_grey_token_costs_a_point_a_round() {
    let table = Scenario::of(3)
        .wizards(RED, &[D1, M1])
        .tokens(RED, D1, 1)
        .tokens(RED, M1, 3)
        .begin(Phase::Scoring);
    assert_eq!(table.points(RED), 7 + 2 - 4);
}

#[test]
fn points_of_a_round_may_be_negative() {
    let table = Scenario::of(3).wizards(RED, &[M1]).tokens(RED, M1, 5).begin(Phase::Scoring);
    assert_eq!(table.points(RED), -3);
}

#[test]
fn totals_accumulate_over_the_rounds() {
    let mut table = Scenario::of(3).wizards(RED, &[D1]).round(2);
    for player in &mut table.position().players {
        player.rounds.push(20);
    }
    let table = table.begin(Phase::Scoring);
    assert_eq!(table.state.position.player(RED).rounds[..], [20, 7]);
    assert_eq!(table.state.position.player(RED).score(), 27);
    assert!(table.saw(Event::Scored { seat: RED, points: 7, total: 27 }));
}

//! The end of the game.

use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Action, Ending, Event};
use conclave_rules::table::{Illegal, Outcome, Seats};

use crate::scenario::*;

/// Round `round` is about to be scored.
fn scored_in(round: u8) -> Scenario {
    Scenario::of(3).wizards(RED, &[D1]).wizards(GREEN, &[S1]).wizards(BLUE, &[N1]).round(round)
}

#[test]
fn the_game_ends_after_the_fourth_round() {
    for round in 1..=3 {
        let table = scored_in(round).begin(Phase::Scoring);
        assert!(table.outcome().is_none(), "round {round}");
        assert_eq!(table.state.position.round, round + 1);
    }
    let table = scored_in(4).begin(Phase::Scoring);
    assert!(table.saw(Event::GameEnded(Ending::LastRound)));
    assert_eq!(table.asked(), None);
}

#[test]
fn the_game_ends_after_the_round_in_which_a_player_is_high_druid_for_the_second_time() {
    // Not with the same wizard, nor in consecutive rounds: the count is the player's.
    let mut table = Scenario::of(3)
        .wizards(RED, &[D1, M1])
        .wizards(BLUE, &[D2])
        .round(3)
        .chips_all_spent()
        .chips(RED, 1, 6);
    table.position().players[RED.index()].high_druids = 1;
    table.position().players[BLUE.index()].high_druids = 1;
    let mut table = table.begin(Phase::Competition);
    table.support(RED, CHIP, (RED, D1));
    table.until(Phase::Scoring);
    assert!(table.saw(Event::GameEnded(Ending::SecondHighDruid(RED))));
    assert_eq!(table.state.position.round, 3, "the round was played to its end");
    assert_eq!(table.state.position.player(RED).rounds.len(), 1, "and scored");
}

#[test]
fn two_players_each_once_high_druid_end_nothing() {
    let mut table = scored_in(2);
    table.position().players[RED.index()].high_druids = 1;
    table.position().players[BLUE.index()].high_druids = 1;
    assert!(table.begin(Phase::Scoring).outcome().is_none());
}

#[test]
fn the_game_ends_after_the_second_round_in_which_nobody_is_high_druid() {
    let nobody_rises = |before: u8| {
        let mut table =
            Scenario::of(3).wizards(RED, &[D1]).wizards(BLUE, &[D2]).round(3).chips_all_spent();
        table.position().rounds_without_high_druid = before;
        let mut table = table.begin(Phase::Competition);
        while table.state.position.round == 3 {
            let Some((seat, _)) = table.asked() else { break };
            let first = table.legal(seat)[0];
            table.act(seat, first);
        }
        table
    };
    assert!(nobody_rises(0).outcome().is_none());
    let table = nobody_rises(1);
    assert!(table.saw(Event::GameEnded(Ending::SecondVacancy)));
    assert!(table.outcome().is_some());
}

#[test]
fn a_round_without_candidates_for_high_druid_counts_as_one_without() {
    let table = Scenario::of(3).begin(Phase::Competition);
    assert_eq!(table.state.position.rounds_without_high_druid, 1);
}

#[test]
fn minor_spells_in_front_of_a_player_score_one_point_each_at_the_end() {
    let mut table = scored_in(4).chips(RED, 5, 2).chips(GREEN, 0, 7).chips(BLUE, 3, 3);
    table.position().players[BLUE.index()].track.push(1);
    let table = table.begin(Phase::Scoring);
    // Not those in the Minor Spell box, nor those on the round track.
    for (seat, bonus, total) in [(RED, 5, 12), (GREEN, 0, 5), (BLUE, 3, 6)] {
        assert_eq!(table.state.position.player(seat).bonus, bonus);
        assert_eq!(table.state.position.player(seat).score(), total);
        assert!(table.saw(Event::BonusScored { seat, points: bonus, total }));
    }
}

#[test]
fn minor_spells_score_nothing_before_the_end() {
    let table = scored_in(2).begin(Phase::Scoring);
    assert_eq!(table.state.position.player(RED).score(), 7);
    assert_eq!(table.state.position.player(RED).bonus, 0);
}

#[test]
fn the_highest_total_wins() {
    let table = scored_in(4).chips_all_spent().begin(Phase::Scoring);
    assert_eq!(table.outcome(), Some(Outcome { scores: vec![7, 5, 3], winners: Seats::one(RED) }));
}

// [ruling]
#[test]
fn equal_totals_share_the_victory() {
    let table = scored_in(4).chips(RED, 0, 7).chips(GREEN, 2, 5).chips(BLUE, 4, 3);
    let outcome = table.begin(Phase::Scoring).outcome().unwrap();
    assert_eq!(outcome.scores, [7, 7, 7]);
    assert_eq!(outcome.winners, Seats::all(3));
    assert!((outcome.share(GREEN) - 1.0 / 3.0).abs() < 1e-6);
}

#[test]
fn after_the_end_nobody_does_anything() {
    let mut table = scored_in(4).begin(Phase::Scoring);
    assert_eq!(table.state.position.decision, Decision::Nothing);
    for seat in [RED, GREEN, BLUE] {
        table.refuses_outright(seat, Action::Roll, Illegal::Over);
        table.refuses_outright(seat, Action::Pass, Illegal::Over);
        assert_eq!(table.legal(seat), []);
    }
}

#[test]
fn the_ten_phases_follow_in_order_every_round() {
    let mut game = play(4, 11);
    let mut phases: Vec<Phase> = Vec::new();
    let mut note = |events: &[Event]| {
        phases.extend(events.iter().filter_map(|event| match *event {
            Event::PhaseBegan(phase) => Some(phase),
            _ => None,
        }));
    };
    note(game.setup_events());
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal(seat);
        note(game.act(seat, *legal.last().unwrap()).unwrap());
    }
    assert_eq!(phases[..9], Phase::ALL[1..], "the first round has no retreat");
    assert!(phases.len() > 9);
    for round in phases[9..].chunks(10) {
        assert_eq!(round, Phase::ALL);
    }
}

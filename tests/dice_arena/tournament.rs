//! Tournaments: games, points, ties.

use conclave_rules::games::dice_arena::{Event, Options, Tournament};
use conclave_rules::table::Seat;

use crate::scenario::*;

fn tournament(players: u8, tournament: Tournament) -> Scenario {
    Scenario::with(players, Options { tournament, ..Options::default() })
}

/// Ends the present game: the wizards go out one at a time in this order, each on
/// a turn of their own, and the last seat wins.
fn go_out(table: &mut Scenario, order: &[Seat]) {
    if table.state.table.arena.dice().is_empty() {
        table.lands("C");
    }
    for &seat in order {
        // The other wizards stop until it is this one's turn; the arena holds one die.
        while table.begins() != seat {
            let other = table.begins();
            let mut relaid = table.clone().arena("C");
            let mut reserves = relaid.state.reserves;
            reserves[other.index()] = 3;
            relaid = relaid.reserves(&reserves);
            relaid.turn(other, "CA").stop(other);
            *table = relaid;
        }
        let relaid = table.clone().arena("C");
        let mut reserves = relaid.state.reserves;
        reserves[seat.index()] = 1;
        *table = relaid.reserves(&reserves);
        table.throw(seat);
        table.lands("CX");
    }
}

#[test]
fn as_many_games_are_played_as_players() {
    for players in 2..=5 {
        let mut table = tournament(players, Tournament::TiesShare);
        let order: Vec<Seat> = (1..players).map(Seat).collect();
        for game in 1..=players {
            assert_eq!(table.state.table.game, game);
            go_out(&mut table, &order);
        }
        assert_eq!(table.outcome().winners.first(), Some(RED));
    }
}

#[test]
fn the_first_player_rotates() {
    let mut table = tournament(3, Tournament::TiesShare);
    let mut first = Vec::new();
    for _ in 0..3 {
        first.push(table.state.table.first);
        go_out(&mut table, &[BLUE, GREEN]);
    }
    assert_eq!(first, [RED, GREEN, BLUE]);
}

#[test]
fn each_game_is_set_up_anew() {
    let mut table = tournament(3, Tournament::TiesShare);
    table.state.table.direction = table.state.table.direction.reversed();
    go_out(&mut table, &[BLUE, GREEN]);
    assert_eq!(table.held(), [7, 7, 7]);
    assert_eq!(table.living(), [RED, GREEN, BLUE]);
    assert_eq!(table.state.table.direction, Default::default());
    assert_eq!(table.state.table.arena.flying.len(), 1, "an opening die is thrown");
    assert_eq!(dice_in_all(&table.state), 26);
}

#[test]
fn a_wizard_who_goes_out_scores_the_number_of_those_still_in() {
    let mut table = tournament(4, Tournament::TiesShare);
    go_out(&mut table, &[GREEN, RED, YELLOW]);
    assert_eq!(table.points(), [2, 3, 0, 1]);
}

#[test]
fn wizards_who_go_out_together_score_the_number_of_those_still_in_afterwards() {
    // [ruling]
    let mut table = tournament(4, Tournament::TiesShare).arena("LA").reserves(&[5, 1, 1, 5]);
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE).throw(YELLOW).lands("LALXXX");
    assert_eq!(table.points(), [0, 2, 2, 0]);
}

#[test]
fn points_add_up_and_the_fewest_win() {
    let mut table = tournament(3, Tournament::TiesPlayOn);
    go_out(&mut table, &[BLUE, GREEN]);
    go_out(&mut table, &[RED, BLUE]);
    go_out(&mut table, &[BLUE, GREEN]);
    assert_eq!(table.points(), [2, 2, 5]);
    // Red and Green are tied here; a third order decides.
    let mut table = tournament(3, Tournament::TiesPlayOn);
    go_out(&mut table, &[BLUE, GREEN]);
    go_out(&mut table, &[BLUE, RED]);
    go_out(&mut table, &[BLUE, GREEN]);
    assert_eq!(table.points(), [1, 2, 6]);
    assert_eq!(table.outcome().scores, [1, 2, 6]);
    assert_eq!(table.outcome().winners.iter().collect::<Vec<_>>(), [RED]);
}

#[test]
fn ties_share_the_victory() {
    let mut table = tournament(2, Tournament::TiesShare);
    go_out(&mut table, &[GREEN]);
    go_out(&mut table, &[RED]);
    assert_eq!(table.outcome().winners.iter().collect::<Vec<_>>(), [RED, GREEN]);
    assert!(matches!(table.events.last(), Some(Event::Ended { winners }) if winners.len() == 2));
}

#[test]
fn or_the_tied_play_one_more_game_that_decides() {
    let mut table = tournament(3, Tournament::TiesPlayOn);
    go_out(&mut table, &[GREEN, BLUE]);
    go_out(&mut table, &[GREEN, RED]);
    go_out(&mut table, &[GREEN, BLUE]);
    assert_eq!(table.points(), [1, 6, 2]);
    let mut table = tournament(3, Tournament::TiesPlayOn);
    go_out(&mut table, &[GREEN, BLUE]);
    go_out(&mut table, &[GREEN, RED]);
    go_out(&mut table, &[RED, BLUE]);
    assert_eq!(table.points(), [3, 4, 2]);
    let mut table = tournament(4, Tournament::TiesPlayOn);
    for order in [[GREEN, BLUE, YELLOW], [GREEN, BLUE, RED], [GREEN, BLUE, YELLOW]] {
        go_out(&mut table, &order);
    }
    go_out(&mut table, &[GREEN, BLUE, RED]);
    assert_eq!(table.points(), [2, 12, 8, 2]);
    // Red and Yellow play one more, with the dice of two.
    assert_eq!(table.state.table.game, 5);
    assert_eq!(table.living(), [RED, YELLOW]);
    assert_eq!(table.held(), [8, 0, 0, 8]);
    assert_eq!(table.state.table.first, RED, "the rotation goes on to the next of the tied");
    go_out(&mut table, &[RED]);
    let outcome = table.outcome();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [YELLOW]);
    assert_eq!(outcome.scores, [2, 12, 8, 2], "the deciding game adds no points");
}

#[test]
fn three_may_be_tied() {
    let mut table = tournament(3, Tournament::TiesPlayOn);
    go_out(&mut table, &[GREEN, BLUE]);
    go_out(&mut table, &[BLUE, RED]);
    go_out(&mut table, &[RED, GREEN]);
    assert_eq!(table.points(), [3, 3, 3]);
    assert_eq!(table.held(), [7, 7, 7]);
    go_out(&mut table, &[RED, BLUE]);
    assert_eq!(table.outcome().winners.first(), Some(GREEN));
}

//! Set-up: dice, the opening die, who begins, what can be agreed on.

use conclave_rules::games::dice_arena::state::Decision;
use conclave_rules::games::dice_arena::{
    DiceArena, Event, Face, First, Guilds, Options, Tournament,
};
use conclave_rules::table::{Rules, Seat, Seed, Setup, SetupError};

use crate::scenario::*;

#[test]
fn two_to_five_players_take_8_7_6_and_5_dice() {
    for (players, each, aside) in [(2, 8, 9), (3, 7, 4), (4, 6, 1), (5, 5, 0)] {
        let table = Scenario::begun(players, Options::default());
        assert_eq!(table.held(), vec![each; usize::from(players)]);
        assert_eq!(table.state.table.aside, aside);
        assert_eq!(table.state.table.arena.flying.len(), 1);
        assert_eq!(dice_in_all(&table.state), 26);
    }
}

#[test]
fn other_numbers_of_players_are_refused() {
    for seats in [0, 1, 6, 200] {
        let refused = DiceArena::begin(&setup(seats, Options::default()), Seed(1), &mut vec![]);
        assert_eq!(refused.unwrap_err(), SetupError::Seats { asked: seats, least: 2, most: 5 });
    }
}

#[test]
fn a_remaining_die_is_thrown_into_the_arena_first() {
    let mut table = Scenario::begun(3, Options::default());
    assert_eq!(table.asked(), (Seat::CHANCE, Decision::Chance));
    table.lands("W");
    assert_eq!(table.lies(), "W");
    assert_eq!(table.begins(), RED);
    assert_eq!(table.held(), [7, 7, 7]);
}

#[test]
fn the_opening_die_is_thrown_again_on_x() {
    let mut table = Scenario::begun(3, Options::default());
    table.lands("X").lands("X");
    assert_eq!(table.asked(), (Seat::CHANCE, Decision::Chance));
    assert_eq!(table.state.table.lost, 0);
    table.lands("A");
    assert_eq!(table.lies(), "A");
}

#[test]
fn the_opening_die_is_thrown_again_when_it_misses() {
    // [ruling]
    let mut table = Scenario::begun(5, Options::default());
    table.lands("o").lands("L");
    assert_eq!(table.lies(), "L");
    assert_eq!(table.state.table.lost, 0);
    assert_eq!(dice_in_all(&table.state), 26);
}

#[test]
fn the_first_player_is_chosen_or_drawn() {
    // [ruling]
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let drawn = Setup { seats: 4, options: Options::default() };
        let mut events = Vec::new();
        let state = DiceArena::begin(&drawn, Seed(seed), &mut events).unwrap();
        assert!(matches!(events[0], Event::GameBegan { first, .. } if first == state.table.first));
        first.insert(state.table.first);
        let options = Options { first: First::Chosen(BLUE), ..Options::default() };
        let chosen = Setup { seats: 4, options };
        let state = DiceArena::begin(&chosen, Seed(seed), &mut vec![]).unwrap();
        assert_eq!(state.table.first, BLUE);
    }
    assert_eq!(first.len(), 4, "every seat is drawn some time");
}

#[test]
fn a_first_player_who_is_not_at_the_table_is_refused() {
    let options = Options { first: First::Chosen(YELLOW), ..Options::default() };
    let refused = DiceArena::begin(&Setup { seats: 3, options }, Seed(1), &mut vec![]);
    assert!(matches!(refused, Err(SetupError::Option(_))));
}

#[test]
fn two_seats_with_the_same_guild_are_refused() {
    let with = |guilds| {
        let options = Options { guilds: Guilds(guilds), ..Options::default() };
        DiceArena::begin(&Setup { seats: 3, options }, Seed(1), &mut vec![])
    };
    assert!(with([4, 2, 0, 0, 0]).is_ok(), "seats that are not there have none");
    for refused in [[1, 2, 1, 0, 4], [0, 1, 5, 2, 3], [0, 1, 255, 2, 3]] {
        assert!(matches!(with(refused), Err(SetupError::Option(_))));
    }
}

#[test]
fn each_die_has_the_x_and_each_spell_once() {
    // [ruling]
    let letters: String = Face::ALL.into_iter().map(Face::letter).collect();
    assert_eq!(letters, "XILAWC");
}

#[test]
fn the_default_is_one_game_with_open_reserves() {
    let options = Options::default();
    assert_eq!(options.tournament, Tournament::No);
    assert!(!options.hidden_reserves && !options.lift_from_rim);
}

#[test]
fn hidden_reserves_are_not_in_the_others_views() {
    let table = Scenario::with(3, Options { hidden_reserves: true, ..Options::default() });
    assert_eq!(table.view(GREEN).reserves, [None, Some(7), None, Some(0), Some(0)]);
    assert!(DiceArena::has_secrets(&table.state, RED));
    // [ruling]: an empty reserve is seen to be empty.
    let mut last = table.arena("C").reserves(&[1, 7, 7]);
    last.throw(RED);
    assert_eq!(last.view(GREEN).reserves[0], Some(0));
    last.lands("CC");
    assert_eq!(last.view(GREEN).reserves[0], None);
    let open = Scenario::of(3);
    assert_eq!(open.view(GREEN).reserves[..3], [Some(7); 3]);
    assert!(!DiceArena::has_secrets(&open.state, RED));
}

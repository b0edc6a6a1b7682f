//! Set-up.

use std::collections::BTreeSet;

use conclave_rules::games::elfenwizards::state::{Decision, Phase};
use conclave_rules::games::elfenwizards::{Elfenwizards, Event, Guild, Options, wizards_per_guild};
use conclave_rules::table::{Play, Rules, Seat, Seed, Setup, SetupError};

use crate::scenario::*;

/// The start table.
const START: [(u8, [&str; 3], [&str; 4]); 4] = [
    (3, ["RG", "RGRG", "BRBGRBGB"], ["GB", "RGB", "RGB", "RB"]),
    (4, ["RG", "BYYB", "GYBYRBYB"], ["RGB", "RG", "RGY", "RG"]),
    (5, ["RG", "GKRK", "YBKRBYKG"], ["RBY", "GY", "GBYK", "RB"]),
    (6, ["RG", "GWBR", "KBWBWBWY"], ["GYK", "RK", "GY", "RYK"]),
];

fn seat_of(letter: char) -> Seat {
    Seat("RGBYKW".find(letter).unwrap() as u8)
}

/// A table with drawn guilds.
fn drawn(players: u8, seed: u64) -> Play<Elfenwizards> {
    Play::begin(Setup { seats: players, options: Options::default() }, Seed(seed)).unwrap()
}

#[test]
fn three_to_six_play() {
    for asked in [0, 1, 2, 7, 8, 255] {
        let setup = Setup { seats: asked, options: Options::default() };
        let refused = Elfenwizards::begin(&setup, Seed(1), &mut Vec::new());
        assert_eq!(refused, Err(SetupError::Seats { asked, least: 3, most: 6 }));
    }
    for players in 3..=6 {
        assert_eq!(drawn(players, 1).seats(), players);
    }
}

#[test]
fn each_player_takes_seven_major_and_seven_minor_spells() {
    let table = Scenario::started(5, Seed(3));
    for player in &table.state.position.players {
        assert_eq!(player.unrolled, 7);
        assert_eq!((player.reserve, player.spent), (7, 0));
        assert!(player.hand.is_empty() && player.boxes.iter().all(|dice| dice.is_empty()));
        assert!(player.track.is_empty() && player.rounds.is_empty());
    }
}

#[test]
fn twelve_grey_tokens_lie_in_the_grey_magic_box() {
    assert_eq!(Scenario::started(4, Seed(1)).state.position.grey_supply, 12);
}

#[test]
fn guilds_have_8_6_5_or_4_wizards_for_3_4_5_or_6_players() {
    for (players, each) in [(3, 8), (4, 6), (5, 5), (6, 4)] {
        let table = Scenario::started(players, Seed(1));
        for seat in 0..players {
            assert_eq!(table.state.position.wizards_of(Seat(seat)).count(), each);
        }
        assert_eq!(wizards_per_guild(players), each);
    }
}

// [ruling] The book's table is not in our text; this one is ours.
#[test]
fn wizards_start_where_the_start_table_says() {
    let titles = [&[D1, D2][..], &[S1, S2, S3, S4], &[N1, N2, N3, N4, N5, N6, N7, N8]];
    for (players, rows, boxes) in START {
        let mut table = Scenario::started(players, Seed(1));
        table.stands(GD, &[]);
        for (places, row) in titles.iter().zip(rows) {
            for (&place, letter) in places.iter().zip(row.chars()) {
                table.stands(place, &[seat_of(letter)]);
            }
        }
        for (place, row) in [M1, M2, M3, M4].into_iter().zip(boxes) {
            let mut owners: Vec<Seat> = row.chars().map(seat_of).collect();
            owners.sort();
            table.stands(place, &owners);
        }
    }
}

#[test]
fn red_green_and_blue_play_then_yellow_joins_then_black() {
    // [ruling] White is the sixth.
    let joining =
        [Guild::Red, Guild::Green, Guild::Blue, Guild::Yellow, Guild::Black, Guild::White];
    for players in 3..=6 {
        let mut guilds: Vec<Guild> =
            drawn(players, 9).state().position.players.iter().map(|p| p.guild).collect();
        guilds.sort();
        assert_eq!(guilds, joining[..usize::from(players)]);
    }
}

#[test]
fn guilds_are_dealt_to_seats_at_random() {
    let orders: BTreeSet<Vec<Guild>> = (0..200)
        .map(|seed| drawn(3, seed).state().position.players.iter().map(|p| p.guild).collect())
        .collect();
    assert_eq!(orders.len(), 6, "every order comes up");
}

// [variant]
#[test]
fn guilds_may_be_agreed_instead_of_dealt() {
    let agreed = vec![Guild::Blue, Guild::Red, Guild::Yellow, Guild::Green];
    let options = Options { guilds: Some(agreed.clone()), ..Options::default() };
    for seed in 0..5 {
        let setup = Setup { seats: 4, options: options.clone() };
        let play = Play::<Elfenwizards>::begin(setup, Seed(seed)).unwrap();
        let guilds: Vec<Guild> = play.state().position.players.iter().map(|p| p.guild).collect();
        assert_eq!(guilds, agreed);
    }
}

#[test]
fn agreed_guilds_are_those_of_the_table_each_once() {
    use Guild::{Black, Blue, Green, Red};
    for wrong in
        [vec![], vec![Red, Green], vec![Red, Red, Blue], vec![Red, Green, Black], vec![Red; 300]]
    {
        let options = Options { guilds: Some(wrong.clone()), ..Options::default() };
        let refused = Play::<Elfenwizards>::begin(Setup { seats: 3, options }, Seed(1)).map(|_| ());
        assert!(matches!(refused, Err(SetupError::Option(_))), "{wrong:?}");
    }
}

#[test]
fn the_first_player_is_drawn_at_random_and_takes_the_dragon() {
    let mut drawn_first = [0; 6];
    for seed in 0..600 {
        let play = drawn(6, seed);
        let dragon = play.state().position.dragon;
        assert_eq!(play.setup_events()[0], Event::FirstPlayerDrawn(dragon));
        assert_eq!(play.to_act().first(), Some(dragon));
        drawn_first[dragon.index()] += 1;
    }
    assert!(drawn_first.iter().all(|times| (60..140).contains(times)), "{drawn_first:?}");
}

#[test]
fn the_first_round_begins_with_the_first_allocation() {
    let mut table = Scenario::started(3, Seed(8));
    let dragon = table.state.position.dragon;
    table.expect_phase(Phase::FirstAllocation).expect(dragon, Decision::Roll);
    assert_eq!(table.state.position.round, 1);
    assert_eq!(
        table.events[1..],
        [Event::RoundBegan(1), Event::PhaseBegan(Phase::FirstAllocation)]
    );
}

// [variant] The clock is the table's affair: the rules know no time.
#[test]
fn the_negotiation_clock_changes_no_rule() {
    let with_clock = Options { negotiation_clock: true, ..Options::default() };
    let mut plain = play(4, 5);
    let mut clocked = Play::<Elfenwizards>::begin(setup(4, with_clock), Seed(5)).unwrap();
    assert!(clocked.state().position.negotiation_clock);
    while let Some(seat) = plain.to_act().first() {
        assert_eq!(plain.legal(seat), clocked.legal(seat));
        let action = plain.legal(seat)[0];
        assert_eq!(plain.act(seat, action).unwrap(), clocked.act(seat, action).unwrap());
    }
    assert_eq!(Elfenwizards::outcome(plain.state()), Elfenwizards::outcome(clocked.state()));
}

/// A table that agreed on the clock.
fn clocked(mut table: Scenario) -> Scenario {
    table.position().negotiation_clock = true;
    table
}

// [variant]
#[test]
fn the_clock_gives_a_minute_before_each_roll() {
    for phase in [Phase::FirstAllocation, Phase::SecondAllocation] {
        let table = Scenario::of(3).asking(GREEN, phase, Decision::Roll, &[]);
        assert_eq!(table.state.position.negotiation(), None);
        assert_eq!(clocked(table).state.position.negotiation(), Some(60));
    }
    let mut rolled = clocked(Scenario::of(3)).begin(Phase::FirstAllocation);
    rolled.roll(RED);
    assert_eq!(rolled.state.position.negotiation(), None);
}

// [variant]
#[test]
fn the_clock_gives_five_minutes_once_before_the_competition() {
    let duel = Scenario::of(3).wizards(RED, &[D1]).wizards(BLUE, &[D2]);
    let mut table = clocked(duel).begin(Phase::Competition);
    assert_eq!(table.state.position.negotiation(), Some(300));
    table.pass(RED).expect(GREEN, Decision::SupportOrPass);
    assert_eq!(table.state.position.negotiation(), None);
    table.support(GREEN, CHIP, (RED, D1));
    assert_eq!(table.state.position.negotiation(), None);
}

// [variant]
#[test]
fn the_clock_also_runs_when_the_dragon_holder_has_nothing_to_place() {
    let duel = Scenario::of(3).wizards(RED, &[D1]).wizards(BLUE, &[D2]).chips(RED, 0, 7);
    let table = clocked(duel).begin(Phase::Competition);
    assert_eq!(table.asked(), Some((GREEN, Decision::SupportOrPass)));
    assert_eq!(table.state.position.negotiation(), Some(300));
}

//! Whole games over lines that lose, double, delay and reorder messages, and break.

use conclave_rules::table::{Rng, Seat, Seed};
use conclave_screens::TablePlace;
use conclave_screens::memory::Faults;
use conclave_screens::wire::LONGEST_TO_GUEST;
use conclave_tests::enough;

use super::super::Conforming;
use super::super::walk::tables;
use super::room::TestTable;

/// How many games of each game are played in a thorough check: 10,000 of all four.
const GAMES: u32 = 2_500;
/// How many are played every day.
const FEW_GAMES: u32 = 30;

/// Every guest ends with what its seat sees at the table.
pub fn shows_guests_over_bad_lines_what_their_seats_see<G: Conforming>() {
    let tables = tables::<G>();
    let (mut guests, mut polls, mut broken, mut longest) = (0, 0, 0, 0);
    let games = enough(FEW_GAMES, GAMES);
    for seed in 0..u64::from(games) {
        let mut whims = Rng::new(Seed(seed ^ 0x5eed));
        let setup = tables[seed as usize % tables.len()].clone();
        let first = Seat(whims.below(u32::from(setup.seats)) as u8);
        let seats: Vec<Seat> =
            (0..setup.seats).map(Seat).filter(|&s| s == first || whims.below(3) == 0).collect();
        let faults = Faults {
            loss: whims.below(25),
            doubling: whims.below(25),
            delay: [0, 30, 400][whims.below(3) as usize],
        };
        let mut room = TestTable::<G>::new(setup, seed, &seats, faults);
        if whims.below(4) == 0 {
            room.come(TablePlace::Spectator, 100);
        }
        guests += room.screens.len();
        let mut quiet = 0;
        while !(room.is_over() && room.agrees()) {
            room.pass(u64::from(20 + whims.below(300)));
            room.host_polls();
            let acted = room.people_act();
            for at in 0..room.screens.len() {
                room.guest_polls(at);
                room.guest_decides(at);
                room.guest_polls(at);
                polls += 1;
                if whims.below(400) == 0 {
                    room.reconnect(at);
                    broken += 1;
                }
            }
            quiet = if acted { 0 } else { quiet + 1 };
            assert!(quiet < 20_000, "game {seed} stands still at {}", room.session.play().ply());
        }
        longest = longest.max(room.bytes_of_all(TablePlace::Seat(first)));
    }
    // Whoever comes late, or again with nothing, is sent the whole game in one message.
    assert!(longest < LONGEST_TO_GUEST / 2, "{longest} bytes");
    let games = games as usize;
    assert!(
        guests > games * 8 / 5 && broken > polls / 800,
        "{guests} guests, {broken} broken lines in {polls} polls of {games} games"
    );
}

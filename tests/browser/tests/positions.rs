//! Games that have come to a certain position, to begin a test there.

use conclave::session::saves::Save;
use conclave::session::{Controller, Player, Session};
use conclave::table::{Rng, Rules, Seat, Seed, Setup};

/// A random game of so many people in which somebody is to act at such a position.
pub fn save_where<R: Rules>(seats: u8, wanted: impl Fn(&R::State, Seat) -> bool) -> Save {
    let found = (0..10_000).find_map(|seed| {
        let person = Player { name: String::new(), controller: Controller::Person };
        let setup = Setup { seats, options: R::Options::default() };
        let people = vec![person; seats.into()];
        let mut session = Session::<R>::begin(setup, Seed(seed), people).expect("a table");
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = session.play().to_act().first() {
            if wanted(session.play().state(), seat) {
                return Some(session);
            }
            let legal = session.play().legal(seat);
            let action = rng.pick(&legal).expect("whoever acts can").clone();
            session.act(seat, &[action]).expect("it is legal");
        }
        None
    });
    Save::of(&found.expect("random players get there"), "", 0, 0)
}

//! Links that contain a whole game.
//!
//! A link is a sealed [`Save`], compressed: so it has the saves' schema, checksum
//! and migrations. `static/share.js` packs and unpacks it.

use super::saves::Save;
use conclave_rules::table::{Play, Rules, Seat};

/// The save as others may have it: the game, and the players' names if they
/// agree, but neither when it was played nor what it was called here.
pub fn packed(mut save: Save, names: bool) -> Save {
    save.name.clear();
    (save.created, save.saved) = (0, 0);
    // The receiver cannot undo the sender's steps.
    save.undo_points.clear();
    if !names {
        save.players.iter_mut().for_each(|player| player.name.clear());
    }
    save
}

/// Whether a link to this game would reveal secrets to one of its players.
pub fn reveals_secrets<G: Rules>(play: &Play<G>) -> bool {
    !play.to_act().is_empty()
        && (0..play.seats()).any(|seat| G::has_secrets(play.state(), Seat(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Controller, Player, Session};
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::games::spell_wars::SpellWars;
    use conclave_rules::table::{Seed, Setup};

    fn session<G: Rules>() -> Session<G> {
        let setup = Setup { seats: 3, options: Default::default() };
        let players = ["Ada", "Béa", "Cy"]
            .map(|name| Player { name: name.to_owned(), controller: Controller::Person })
            .to_vec();
        Session::begin(setup, Seed(1), players).unwrap()
    }

    #[test]
    fn a_link_holds_the_game_but_not_when_it_was_played_nor_by_whom_unless_they_agree() {
        let session = session::<Elfenwizards>();
        let save = Save::of(&session, "At Ada's place", 1, 2);
        for names in [true, false] {
            let link = Save::open(&packed(save.clone(), names).seal()).unwrap();
            assert_eq!((link.name.as_str(), link.created, link.saved), ("", 0, 0));
            let said = link.players.iter().map(|player| player.name.as_str());
            assert_eq!(said.collect::<String>(), if names { "AdaBéaCy" } else { "" });
            let opened = link.session::<Elfenwizards>().unwrap();
            assert_eq!(opened.play(), session.play());
            assert_eq!(opened.undo_target(), None);
        }
    }

    #[test]
    fn a_running_game_with_hands_reveals_secrets_and_an_open_one_does_not() {
        assert!(reveals_secrets(session::<SpellWars>().play()));
        assert!(!reveals_secrets(session::<Elfenwizards>().play()));
        let mut over = session::<SpellWars>();
        let mut rng = conclave_rules::table::Rng::new(Seed(1));
        while let Some(seat) = over.play().to_act().first() {
            let action = *rng.pick(&over.play().legal(seat)).unwrap();
            over.act(seat, &[action]).unwrap();
        }
        assert!(!reveals_secrets(over.play()));
    }
}

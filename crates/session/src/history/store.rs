//! Where finished games are kept: each under a key of its own, so that two tabs, or a store and a
//! file, come together without losing or counting anything twice.
//!
//! A table notes a game that has just ended as a sealed save ([`note`]), which costs it nothing; the
//! program that shows the history replays it and keeps a line in its place.

use super::finished::{FinishedError, FinishedGame};
use crate::saves::{Save, SaveError, Store, StoreError};
use conclave_rules::bots::Policy;
use conclave_rules::games::{WithGame, with_game};
use conclave_rules::table::Achievements;

/// The prefix of the keys.
pub(crate) const PREFIX: &str = "conclave:played:";
/// What stands in the place of a game that came here with moves of others.
pub(crate) const NOT_OURS: &str = "conclave-not-ours";

/// How many games are kept: the latest.
pub const KEEP: usize = 1_000;

/// The key of the game that is known by `id`.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// Notes a game that has just ended, as the sealed save `save`. The first end counts: what is kept
/// of the game already stays.
pub fn note(store: &impl Store, key: &str, save: &str) {
    if store.get(key) == Ok(None) {
        // Where nothing can be kept, there is no history.
        let _ = store.set(key, save);
    }
}

/// Keeps the game out of the history for good: it came here with moves of others, so that its end,
/// when it is played on, would tell little about the people here. An end that is kept already stays.
pub fn exclude(store: &impl Store, key: &str) {
    note(store, key, NOT_OURS);
}

/// Whether the game is kept out of the history.
pub fn is_excluded(store: &impl Store, key: &str) -> bool {
    store.get(key).is_ok_and(|text| text.as_deref() == Some(NOT_OURS))
}

/// What is kept of the games played here.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct History {
    /// The finished games, the latest first.
    pub games: Vec<FinishedGame>,
    /// The keys of entries that cannot be used, and why. They stay where they are.
    pub refused: Vec<(String, FinishedError)>,
}

impl History {
    /// Reads what is kept. Games that were noted are replayed, and kept as lines from then on.
    ///
    /// # Errors
    /// [`StoreError`] when storage cannot be read.
    pub fn read(store: &impl Store) -> Result<History, StoreError> {
        let mut history = History::default();
        for key in store.keys()? {
            let Some(id) = key.strip_prefix(PREFIX) else { continue };
            let Some(text) = store.get(&key)? else { continue };
            if text == NOT_OURS {
                continue;
            }
            let written = FinishedGame::is_written(&text);
            let game = if written { FinishedGame::read(&text) } else { replay(&text) };
            match game {
                Ok(game) if game.id == id => {
                    if !written {
                        let _ = store.set(&key, &game.write());
                    }
                    history.games.push(game);
                }
                Ok(_) => history.refused.push((key, FinishedError::Damaged)),
                Err(why) => history.refused.push((key, why)),
            }
        }
        history.games.sort_unstable_by(|a, b| (b.ended, &a.id).cmp(&(a.ended, &b.id)));
        for game in history.games.drain(KEEP.min(history.games.len())..) {
            store.remove(&key(&game.id))?;
        }
        Ok(history)
    }

    /// Forgets every game.
    ///
    /// # Errors
    /// [`StoreError`] when storage refuses.
    pub fn clear(store: &impl Store) -> Result<(), StoreError> {
        for key in store.keys()?.iter().filter(|key| key.starts_with(PREFIX)) {
            store.remove(key)?;
        }
        Ok(())
    }
}

/// The game in a sealed save.
fn replay(text: &str) -> Result<FinishedGame, FinishedError> {
    let save = Save::open(text).map_err(|why| match why {
        SaveError::Newer => FinishedError::Newer,
        _ => FinishedError::Damaged,
    })?;
    with_game(&save.game, ReplaySave(&save)).unwrap_or(Err(FinishedError::Damaged))
}

/// Replays a save.
struct ReplaySave<'a>(&'a Save);

impl WithGame for ReplaySave<'_> {
    type Out = Result<FinishedGame, FinishedError>;

    fn with<G: Policy + Achievements>(self) -> Self::Out {
        debug_assert_eq!(self.0.game, G::ID);
        FinishedGame::of::<G>(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::finished::tests::game_of;
    use super::super::id_of;
    use super::*;
    use crate::saves::{Memory, SaveStore};
    use crate::{Controller, Player, Session};
    use conclave_rules::bots::Level;
    use conclave_rules::games::spell_wars::SpellWars;
    use conclave_rules::games::wizards_gambit::WizardsGambit;
    use conclave_rules::table::{Rng, Rules, Seed, Setup};

    /// A game played at random to its end, as it would be saved; shorter by some actions.
    fn played<G: Rules>(seed: u64, less: usize) -> (String, Save) {
        let setup = Setup { seats: 2, options: G::Options::default() };
        let who = [Controller::Person, Controller::Bot(Level::Adept)];
        let players = who.map(|controller| Player { name: String::new(), controller }).to_vec();
        let mut session = Session::<G>::begin(setup, Seed(seed), players).unwrap();
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = session.play().to_act().first() {
            let action = rng.pick(&session.play().legal(seat)).unwrap().clone();
            session.act(seat, &[action]).unwrap();
        }
        let session = session.branch(session.play().ply() - less);
        let save = Save::of(&session, "", 1, 2_000 + seed);
        (key(&id_of(session.play().record())), save)
    }

    #[test]
    fn a_game_that_was_noted_is_replayed_once_and_stays() {
        let store = Memory::default();
        let (key, save) = played::<SpellWars>(5, 0);
        note(&store, &key, &save.seal());
        let history = History::read(&store).unwrap();
        assert_eq!((history.games.len(), history.refused.len()), (1, 0));
        let line = store.get(&key).unwrap().unwrap();
        assert_eq!(FinishedGame::read(&line).as_ref(), Ok(&history.games[0]));
        // The same game ends again, otherwise or in another tab.
        note(&store, &key, "conclave-save of another end");
        assert_eq!(store.get(&key).unwrap().unwrap(), line);
        assert_eq!(History::read(&store).unwrap(), history);
    }

    #[test]
    fn a_game_that_came_with_moves_of_others_is_not_counted() {
        let store = Memory::default();
        let (others, save) = played::<SpellWars>(5, 0);
        exclude(&store, &others);
        note(&store, &others, &save.seal());
        assert!(is_excluded(&store, &others));
        let (ours, save) = played::<SpellWars>(6, 0);
        note(&store, &ours, &save.seal());
        // What was played here first stays.
        exclude(&store, &ours);
        assert!(!is_excluded(&store, &ours));
        let history = History::read(&store).unwrap();
        assert_eq!((history.games.len(), history.refused.len()), (1, 0));
    }

    #[test]
    fn one_game_is_one_whatever_is_done_in_it() {
        let (key, save) = played::<WizardsGambit>(3, 0);
        let session = save.session::<WizardsGambit>().unwrap();
        assert_eq!(super::key(&id_of(session.branch(4).play().record())), key);
        assert_ne!(played::<WizardsGambit>(4, 0).0, key);
        assert_ne!(played::<SpellWars>(3, 0).0, key);
    }

    #[test]
    fn what_cannot_be_used_is_named_and_nothing_else_is_lost() {
        let store = Memory::default();
        let (good, save) = played::<SpellWars>(5, 0);
        let (unfinished, cut) = played::<SpellWars>(6, 3);
        let game = game_of(9, Level::Adept, true);
        let line = game.write();
        for (key, text) in [
            (good.as_str(), save.seal()),
            (&unfinished, cut.seal()),
            (&key(&game.id), line.clone()),
            (&key("spell-wars-000000000000000a"), line.clone()),
            (&key("spell-wars-000000000000000b"), line[..40].to_owned()),
            (&key("spell-wars-000000000000000c"), line.replacen(" 1 ", " 9 ", 1)),
            (&key("spell-wars-000000000000000d"), save.seal()),
            (&key("spell-wars-000000000000000e"), "conclave-save 3 of a later shape".to_owned()),
        ] {
            store.set(key, &text).unwrap();
        }
        let before = store.keys().unwrap().len();
        let history = History::read(&store).unwrap();
        assert_eq!(history.games.len(), 2);
        let why = |id: &str| {
            let refused = history.refused.iter().find(|(key, _)| key.ends_with(id));
            refused.map(|(_, why)| why.clone()).unwrap()
        };
        assert_eq!(why(&unfinished), FinishedError::NotOver);
        assert_eq!(why("00a"), FinishedError::Damaged, "it is of another game");
        assert_eq!(why("00b"), FinishedError::Damaged);
        assert_eq!(why("00c"), FinishedError::Newer);
        assert_eq!(why("00d"), FinishedError::Damaged, "it is of another seed");
        assert_eq!(why("00e"), FinishedError::Newer, "a save that a newer program noted");
        assert_eq!(store.keys().unwrap().len(), before);
        History::clear(&store).unwrap();
        assert_eq!(History::read(&store).unwrap(), History::default());
    }

    #[test]
    fn it_is_exported_with_everything_and_imported_by_union() {
        let (here, there) = (SaveStore::new(Memory::default()), SaveStore::new(Memory::default()));
        let keep = |store: &Memory, number| {
            let game = game_of(number, Level::Adept, true);
            store.set(&key(&game.id), &game.write()).unwrap();
        };
        for number in 1..5 {
            keep(here.store(), number);
        }
        for number in 3..8 {
            keep(there.store(), number);
        }
        let no_new_slot = || panic!("there is no game to import");
        let report = there.import(&here.export_all().unwrap(), no_new_slot);
        assert_eq!(report.others, 2);
        let history = History::read(there.store()).unwrap();
        let numbers: Vec<u64> = history.games.iter().map(|game| game.ended / 1_000).collect();
        assert_eq!(numbers, [7, 6, 5, 4, 3, 2, 1]);
    }

    #[test]
    fn no_more_than_the_latest_are_kept() {
        let store = Memory::default();
        for number in 0..KEEP as u64 + 20 {
            let game = game_of(number, Level::Adept, true);
            store.set(&key(&game.id), &game.write()).unwrap();
        }
        let history = History::read(&store).unwrap();
        assert_eq!((history.games.len(), store.keys().unwrap().len()), (KEEP, KEEP));
        assert_eq!(history.games.last().map(|game| game.ended), Some(20_000));
    }

    #[test]
    fn a_store_that_refuses_is_an_error_and_not_a_crash() {
        let store = Memory::default();
        store.block(true);
        note(&store, "conclave:played:x", "y");
        assert_eq!(History::read(&store), Err(StoreError::Blocked));
        assert_eq!(History::clear(&store), Err(StoreError::Blocked));
    }
}

//! Saves as older versions of this program wrote them, which are read forever.
//!
//! The files are in `tests/fixtures/saves`, a folder for each schema, and are never
//! written again: `CONCLAVE_BLESS=1 cargo test --test reliability` adds those of
//! the present schema and rules that are missing, and leaves the others alone. Later
//! rules of a game than its first have their number in the name. `games.txt` says
//! what the games in them came to.

use std::path::PathBuf;

use conclave_rules::bots::Policy;
use conclave_rules::games::{IDS, WithGame, with_game};
use conclave_rules::table::{RecordError, Rng, Seat, Seed, Setup, Unchanged};
use conclave_session::saves::{SAVE_FORMAT, Save};
use conclave_session::{Controller, Player, Session};

/// How far the game in a fixture has come.
const STAGES: [(&str, usize); 2] = [("begun", 14), ("over", usize::MAX)];

/// A random game that has come so far, with people and a bot around it.
pub fn session<G: Policy>(seed: u64, actions: usize) -> Session<G> {
    let seats = *G::SEATS.start();
    let players = (0..seats)
        .map(|seat| Player {
            name: ["Ada", "Béa", "Cy"][usize::from(seat) % 3].to_owned(),
            controller: if seat == 1 {
                Controller::all().last().unwrap()
            } else {
                Controller::Person
            },
        })
        .collect();
    let setup = Setup { seats, options: Default::default() };
    let mut session = Session::<G>::begin(setup, Seed(seed), players).unwrap();
    let mut rng = Rng::new(Seed(seed));
    for _ in 0..actions {
        let Some(seat) = session.play().to_act().first() else { break };
        let action = if seat == Seat::CHANCE {
            G::sample_chance(session.play().state(), &mut rng).unwrap()
        } else {
            rng.pick(&session.play().legal(seat)).unwrap().clone()
        };
        session.act(seat, &[action]).unwrap();
    }
    session
}

/// The save in a fixture, as it was made; now it is made by the present rules.
struct Made(usize);

impl WithGame for Made {
    type Out = Save;
    fn with<G: Policy>(self) -> Save {
        Save::of(&session::<G>(11, self.0), "Jeudi, à neuf", 1_700_000_000_000, 1_700_000_600_000)
    }
}

/// What the game in a save has come to.
struct DescribeSave<'a>(&'a Save);

impl WithGame for DescribeSave<'_> {
    type Out = String;
    fn with<G: Policy>(self) -> String {
        let DescribeSave(save) = self;
        let session = match save.session::<G>() {
            Ok(session) => session,
            // Rules may change, and then say so.
            Err(RecordError::Older) if save.engine < G::VERSION => return "older rules".into(),
            Err(why) => panic!("{why}"),
        };
        let play = session.play();
        assert_eq!((play.ply(), play.to_act().is_empty()), (save.turn, save.over));
        assert_eq!(session.undo_points(), save.undo_points);
        assert_eq!(session.players(), save.players);
        let since = Unchanged::oldest_playable::<G>(&play.record().setup);
        assert!(save.engine == 0 || (since..=G::VERSION).contains(&save.engine));
        let names: Vec<&str> = save.players.iter().map(|one| one.name.as_str()).collect();
        let scores = G::outcome(play.state()).map(|outcome| outcome.scores);
        let (turn, seed, names) = (play.ply(), play.record().seed.0, names.join(" "));
        format!("{:?}: {names}, {turn} actions from seed {seed}, {scores:?}", save.name)
    }
}

/// What the fixtures of a game would be if they were written today.
pub fn today(game: &str) -> Vec<Save> {
    STAGES.map(|(_, actions)| with_game(game, Made(actions)).unwrap()).to_vec()
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/saves")
}

/// What the file of a save is called.
fn named(save: &Save, stage: &str) -> String {
    let rules = if save.engine > 1 { format!("{}-", save.engine) } else { String::new() };
    format!("{SAVE_FORMAT}/{}-{rules}{stage}.conclave", save.game)
}

/// Every save that any schema left us: its name, and its text.
pub fn saves() -> Vec<(String, String)> {
    let mut saves = Vec::new();
    for schema in 1..=SAVE_FORMAT {
        for file in std::fs::read_dir(folder().join(schema.to_string())).unwrap() {
            let file = file.unwrap();
            let name = format!("{schema}/{}", file.file_name().into_string().unwrap());
            saves.push((name, std::fs::read_to_string(file.path()).unwrap()));
        }
    }
    saves.sort();
    saves
}

#[test]
fn saves_of_every_schema_are_read_forever() {
    let bless = std::env::var_os("CONCLAVE_BLESS").is_some();
    if bless {
        std::fs::create_dir_all(folder().join(SAVE_FORMAT.to_string())).unwrap();
        for game in IDS {
            for (save, (stage, _)) in today(game).iter().zip(STAGES) {
                let file = folder().join(named(save, stage));
                if !file.exists() {
                    std::fs::write(&file, save.seal() + "\n").unwrap();
                }
            }
        }
    }
    let known = std::fs::read_to_string(folder().join("games.txt")).unwrap_or_default();
    let mut unknown = String::new();
    let saves = saves();
    assert!(known.lines().count() <= saves.len(), "a save is lost");
    for (name, text) in saves {
        let save = Save::open(&text).unwrap();
        let come = with_game(&save.game, DescribeSave(&save)).unwrap();
        let game = name.trim_end_matches(".conclave");
        match known.lines().find_map(|line| line.strip_prefix(game)?.strip_prefix(' ')) {
            Some(expected) => {
                assert!([expected, "older rules"].contains(&&*come), "{name}: {come}")
            }
            None => unknown += &format!("{game} {come}\n"),
        }
        // Written again it is of the present schema, and the same game.
        let again = Save::open(&save.seal()).unwrap();
        assert_eq!(again, save);
    }
    if bless {
        std::fs::write(folder().join("games.txt"), known + &unknown).unwrap();
    } else {
        assert_eq!(unknown, "");
    }
}

//! Fuzzing: arbitrary input gives a result or an error, never a panic.
//!
//! Each target starts from what real games have written, damages it in many ways,
//! and goes on from those damaged inputs that were believed: they lead deepest. The
//! same inputs come every time; `CONCLAVE_FUZZ=100 cargo test --release --test
//! reliability fuzz` tries a hundred times as many, and others.

use std::hash::Hasher as _;
use std::panic::{AssertUnwindSafe, catch_unwind};

use conclave_rules::bot_wire::{self, WorkerRequest};
use conclave_rules::bots::{BotRequest, Level, Policy, Temper};
use conclave_rules::games::{IDS, WithGame, with_game};
use conclave_rules::table::{Outcome, Play, Record, Rng, Seat, Seats, Seed, Viewer};
use conclave_session::embed::{self, CommandMessage};
use conclave_session::link::{self, Link};
use conclave_session::saves::Save;
use conclave_session::series::{self, Series};
use conclave_session::share::packed;
use conclave_session::{Session, Settings};
use conclave_tests::enough;
use fnv::FnvHasher;

use crate::fixtures::{saves, session, today};

/// So many inputs, some seconds' worth: a third of them in the daily check.
fn inputs(least: usize) -> (usize, u64) {
    let times: Option<usize> =
        std::env::var("CONCLAVE_FUZZ").ok().and_then(|times| times.parse().ok());
    match times {
        Some(times) => (least * times, times as u64),
        None => (enough(least / 3, least), 1),
    }
}

/// No more inputs than this are kept to go on from.
const KEPT: usize = 400;

/// Gives damaged inputs to `target`, which returns whether it accepted one.
fn fuzz(corpus: Vec<Vec<u8>>, least: usize, mut target: impl FnMut(&[u8]) -> bool) {
    assert!(corpus.iter().all(|input| target(input)), "what was written is believed");
    let (count, seed) = inputs(least);
    let mut rng = Rng::new(Seed(seed));
    let mut kept = corpus.clone();
    let mut believed = 0;
    for number in 0..count {
        let mut input = rng.pick(&kept).unwrap().clone();
        for _ in 0..=rng.below(4) {
            damage(&mut input, &corpus, &mut rng);
        }
        match catch_unwind(AssertUnwindSafe(|| target(&input))) {
            Ok(false) => {}
            Ok(true) => {
                believed += 1;
                if kept.len() < KEPT {
                    kept.push(input);
                } else {
                    let place = rng.below(KEPT as u32) as usize;
                    kept[place.max(corpus.len()).min(KEPT - 1)] = input;
                }
            }
            Err(_) => panic!("input {number} of seed {seed}: {}", input.escape_ascii()),
        }
    }
    println!("{count} inputs, {believed} of them believed");
}

/// Damages an input in one way.
fn damage(input: &mut Vec<u8>, corpus: &[Vec<u8>], rng: &mut Rng) {
    const TELLING: [u8; 12] = [0, 1, 2, 3, 9, b' ', b'%', b'=', 0x7f, 0x80, 0xfe, 0xff];
    let at = rng.below(input.len() as u32 + 1) as usize;
    let to = (at + rng.below(9) as usize).min(input.len());
    let byte = if rng.below(2) == 0 { *rng.pick(&TELLING).unwrap() } else { rng.below(256) as u8 };
    match rng.below(9) {
        0 => input.truncate(at),
        1 => drop(input.drain(at..to)),
        2 => input.insert(at, byte),
        3 => {
            let again = input[at..to].to_vec();
            let place = rng.below(input.len() as u32 + 1) as usize;
            drop(input.splice(place..place, again));
        }
        4 => {
            // The end of another input.
            let other = rng.pick(corpus).unwrap();
            let from = rng.below(other.len() as u32 + 1) as usize;
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        5 if at < input.len() => input[at] ^= 1 << rng.below(8),
        6 if at < input.len() => input[at] = input[at].wrapping_add(1),
        7 if at < input.len() => input[at] = input[at].wrapping_sub(1),
        _ if at < input.len() => input[at] = byte,
        _ => input.push(byte),
    }
}

/// Looks at a game as a page does: all of this must be possible.
fn look_at<G: Policy>(play: &Play<G>) {
    let everybody = || (0..=play.seats()).map(Seat).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in everybody() {
        let view = G::view(play.state(), viewer);
        assert!(!format!("{view:?}").is_empty());
    }
    for seat in play.to_act().iter().filter(|&seat| seat != Seat::CHANCE) {
        assert!(!play.legal(seat).is_empty());
    }
    assert_eq!(G::outcome(play.state()).is_some(), play.to_act().is_empty());
    let events = play.entries().iter().flat_map(|entry| &entry.events).chain(play.setup_events());
    for event in events {
        everybody().for_each(|viewer| drop(G::redact(event, viewer)));
    }
}

/// Takes up a session as the page does. Whether it could.
fn take_up<G: Policy>(session: Result<Session<G>, impl ToString>) -> bool {
    match session {
        Err(why) => {
            assert!(!why.to_string().is_empty());
            false
        }
        Ok(mut session) => {
            look_at(session.play());
            let turn = session.play().ply();
            while session.undo() {}
            while session.redo() {}
            assert_eq!(session.play().ply(), turn);
            assert_eq!(session.branch(turn / 2).play().ply(), turn / 2);
            true
        }
    }
}

/// A save, opened by the program of its game.
struct OpenSave<'a>(&'a Save);

impl WithGame for OpenSave<'_> {
    type Out = bool;
    fn with<G: Policy>(self) -> bool {
        take_up(self.0.session::<G>())
    }
}

/// Any text as a save, from a file, from storage, or out of a link. Whether it was
/// one that can be played on.
fn save(text: &str) -> bool {
    match Save::open(text) {
        Err(why) => {
            assert!(!why.to_string().is_empty());
            false
        }
        Ok(save) => {
            let again = Save::open(&save.seal());
            assert_eq!(again.as_ref(), Ok(&save));
            // It may be shared.
            assert!(Save::open(&packed(save.clone(), false).seal()).is_ok());
            with_game(&save.game, OpenSave(&save)).unwrap_or(false)
        }
    }
}

/// Seals a body, whatever it is: a forger knows the checksum, too.
fn forged(schema: u32, game: &str, body: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digits = body.chunks(3).flat_map(|chunk| {
        let bits = chunk.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - chunk.len()));
        (0..=chunk.len()).map(move |at| DIGITS[(bits >> (18 - 6 * at)) as usize & 63] as char)
    });
    let body: String = digits.collect();
    let sum = |text: &str| {
        let mut hasher = FnvHasher::default();
        hasher.write(text.as_bytes());
        hasher.finish()
    };
    if schema == 1 {
        return format!("conclave-save 1 {game} {} {body}", sum(&body));
    }
    let head = format!("conclave-save {schema} {game} 1 0");
    format!("{head} {} {body}", sum(&format!("{head} {body}")))
}

#[test]
fn any_text_is_a_save_or_an_error() {
    // Games of older rules are not played on, and lead nowhere.
    let old = saves().into_iter().map(|(_, text)| text).filter(|text| save(text));
    let new = IDS.into_iter().flat_map(today).map(|save| save.seal());
    let corpus = old.chain(new).map(String::into_bytes).collect();
    fuzz(corpus, 20_000, |input| save(&String::from_utf8_lossy(input)));
}

#[test]
fn any_well_sealed_body_of_any_schema_is_a_game_or_an_error() {
    for game in IDS {
        for schema in [1, 2] {
            let corpus = bodies(game, schema);
            fuzz(corpus, 1_500, |input| save(&forged(schema, game, input)));
        }
    }
}

/// The bodies of two saves of a game, as a schema wrote them.
fn bodies(game: &str, schema: u32) -> Vec<Vec<u8>> {
    let bodies = today(game).into_iter().map(|save| {
        let mut body = postcard::to_allocvec(&save).unwrap();
        // The first schema had no word on the rules, which is the last one now.
        body.truncate(body.len() - usize::from(schema == 1));
        body
    });
    bodies.collect()
}

/// Any bytes as a record.
struct Records;

impl WithGame for Records {
    type Out = ();
    fn with<G: Policy>(self) {
        let corpus = (0..6).map(|seed| {
            let far = [5, 20, 60, 200][seed % 4];
            session::<G>(seed as u64, far).play().record().to_bytes()
        });
        fuzz(corpus.collect(), 3_000, |input| {
            Record::<G>::from_bytes(input).is_ok_and(|record| match record.replay() {
                Err(why) => {
                    assert!(!why.to_string().is_empty());
                    false
                }
                Ok(play) => {
                    look_at(&play);
                    // What is played on is of the present rules.
                    let record = Record { version: G::VERSION, ..record };
                    assert_eq!(play.record().to_bytes(), record.to_bytes());
                    true
                }
            })
        });
    }
}

#[test]
fn any_bytes_are_a_record_that_can_be_played_or_an_error() {
    for game in IDS {
        with_game(game, Records).unwrap();
    }
}

#[test]
fn any_text_is_a_link_or_an_error_that_names_its_part() {
    let corpus = [
        "seats=person,archmage,adept&seed=42&speed=instant&lang=fr&theme=day",
        "names=Ana%C3%AFs,Big+Ben,C&guilds=red,green,blue&clock=on",
        "tournament=play-on&first=1&hidden-reserves=on&lift-from-rim=on",
        "seats=person,person&names=%2C,a%2Cb&seed=18446744073709551615",
    ];
    let corpus = corpus.map(|query| query.as_bytes().to_vec()).to_vec();
    fuzz(corpus, 50_000, |input| {
        let text = String::from_utf8_lossy(input);
        let parts = link::parts(&text).count();
        assert!(parts <= text.len());
        match Link::parse(&text) {
            Err(why) => {
                assert!(!why.part.is_empty());
                false
            }
            Ok(link) => {
                assert!(link.variants.len() <= parts);
                // What was understood can be written again.
                let names: Vec<String> = link.names.iter().map(|name| link::encode(name)).collect();
                let again = Link::parse(&format!("names={}", names.join(","))).unwrap();
                assert!(link.names.is_empty() || again.names == link.names);
                true
            }
        }
    });
}

#[test]
fn any_text_is_a_game_night_or_an_error() {
    let players =
        session::<conclave_rules::games::elfenwizards::Elfenwizards>(1, 0).players().to_vec();
    let mut series = Series::new(players, 1_700_000_000_000);
    let empty = series.seal();
    IDS.iter().for_each(|game| series.begin(game));
    series.record_outcome(0, outcome(&[40, 31, 31]));
    let corpus = vec![empty.into_bytes(), series.seal().into_bytes()];
    fuzz(corpus, 20_000, |input| {
        let opened = Series::open(&String::from_utf8_lossy(input));
        opened.is_ok_and(|series| {
            series.standings();
            series.rounds.iter().for_each(|round| drop(series.address(round)));
            true
        })
    });
    let corpus = vec![series::write_outcome(&outcome(&[3, -2])).into_bytes()];
    fuzz(corpus, 20_000, |input| series::read_outcome(&String::from_utf8_lossy(input)).is_some());
}

/// How a game might have ended.
fn outcome(scores: &[i32]) -> Outcome {
    Outcome { scores: scores.to_vec(), winners: Seats::NONE.with(Seat(0)) }
}

#[test]
fn any_text_is_settings() {
    let corpus = ["lang=fr&theme=contrast&speed=fast&sound=off&confirm=off", "theme=day", ""];
    fuzz(corpus.map(|text| text.as_bytes().to_vec()).to_vec(), 50_000, |input| {
        let settings = Settings::parse(&String::from_utf8_lossy(input));
        assert_eq!(Settings::parse(&settings.write()), settings);
        true
    });
}

/// Any text as what the host of a framed game wants.
struct Commands;

impl WithGame for Commands {
    type Out = ();
    fn with<G: Policy>(self) {
        let session = session::<G>(2, 60);
        let entries = session.play().entries();
        let mut corpus = vec![b"undo".to_vec(), b"load x".to_vec()];
        for (number, entry) in entries.iter().enumerate() {
            let told = embed::acted(entry.seat, number, &entry.action);
            corpus.push(told.replacen("acted", "act", 1).into_bytes());
        }
        fuzz(corpus, 5_000, |input| {
            let command = CommandMessage::<G::Action>::parse(&String::from_utf8_lossy(input));
            let Some(command) = command else { return false };
            if let CommandMessage::Act { seat, number, action } = command {
                // There is one way to write it, and trying it harms nothing.
                let told = embed::acted(seat, number, &action).replacen("acted", "act", 1);
                assert_eq!(told.as_bytes(), input);
                let mut play = session.play().clone();
                if play.act(seat, action).is_ok() {
                    look_at(&play);
                }
            }
            true
        });
    }
}

#[test]
fn any_text_is_what_a_host_wants_or_nothing() {
    for game in IDS {
        with_game(game, Commands).unwrap();
    }
}

/// Any bytes between a page and its bots, either way, but for what a question shows of the game: a
/// worker has questions of its own page only, which shows what there is.
struct Wire;

impl WithGame for Wire {
    type Out = ();
    fn with<G: Policy>(self) {
        let mut replies = Vec::new();
        let (mut questions, mut views) = (Vec::new(), Vec::new());
        for seed in 0..4 {
            let session = session::<G>(seed, 6 + 3 * seed as usize);
            let play = session.play();
            let Some(seat) = play.to_act().iter().find(|&seat| seat != Seat::CHANCE) else {
                continue;
            };
            let view = bot_wire::view::<G>(play.state(), seat);
            views.push(view.clone());
            let question = bot_wire::encode(&BotRequest {
                game: G::ID.to_owned(),
                view,
                seat,
                level: Level::Apprentice,
                temper: Temper::of(seat),
                seed,
            });
            replies.push(reply::<G>(&question));
            questions.push(question);
        }
        fuzz(replies, 10_000, |input| bot_wire::decode::<G>(input).is_ok());
        let shows_another = |input: &[u8]| {
            let request = WorkerRequest::decode(input);
            matches!(request, Some(WorkerRequest::Bot(it)) if !views.contains(&it.view))
        };
        fuzz(questions, 500, |input| {
            !shows_another(input) && bot_wire::decode::<G>(&reply::<G>(input)).is_ok()
        });
    }
}

/// What a worker replies that has little time.
fn reply<G: Policy>(question: &[u8]) -> Vec<u8> {
    let mut games = 0;
    bot_wire::reply::<G>(question, &mut || {
        games += 1;
        games < 3
    })
}

#[test]
fn any_bytes_to_or_from_a_bot_are_answered_or_an_error() {
    for game in IDS {
        with_game(game, Wire).unwrap();
    }
}

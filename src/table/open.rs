//! Opening a table: from a slot of the saves, from a link, as a lesson or as a puzzle.

use std::rc::Rc;

use conclave_rules::bots::Level;
use conclave_rules::table::{RecordError, Seat, Seed, Setup, SetupError};
use conclave_session::excerpt;
use conclave_session::lesson;
use conclave_session::link::{Link, LinkError};
use conclave_session::puzzles::{self, progress};
use conclave_session::saves::{Save, SaveError, SlotId};
use conclave_session::series;
use conclave_session::{Controller, Player, Session};

use super::TableProps;
use super::controller::{
    Env, GuestGame, Guide, LessonTry, OwnGame, PuzzleHead, PuzzleTry, Source, TableController,
};
use super::effects::TableEffect;
use super::visiting::Visiting;
use crate::boot;
use crate::components::players::{ensure_distinct_names, name_all};
use crate::games::GameUi;
use crate::pages::setup;
use crate::random::random_seed;
use crate::router;
use crate::save_errors::{explain, explain_record};
use crate::shell::Shell;
use crate::storage::now;
use crate::text::Text;

/// Where a game comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameSource {
    /// A slot of the saves.
    Slot(SlotId),
    /// What follows the question mark of a link that starts a game.
    Link(String),
    /// The sealed save in a link that holds a game.
    Shared(String),
    /// A lesson.
    Lesson {
        /// Its number, counted from 1.
        number: usize,
        /// The game's lessons, packed.
        script: Rc<str>,
    },
    /// A puzzle.
    Puzzle {
        /// Its number, counted from 1.
        number: usize,
        /// The game's puzzles, packed.
        file: Rc<str>,
    },
}

/// A game about to be played.
pub struct Opened<G: GameUi> {
    /// Its slot; empty for a game opened from a shared link, which is read-only.
    pub id: SlotId,
    /// What the players call it.
    pub name: String,
    /// When it began, in milliseconds since 1970.
    pub created: u64,
    /// The game.
    pub session: Session<G>,
    /// Whether it is new, and not saved yet.
    pub new: bool,
    /// What the people must know of how it was opened.
    pub notice: Option<String>,
    /// The lesson that this game is, or the puzzle that it begins with.
    pub guide: Option<Guide<G>>,
}

/// Why there is no game, in words.
pub struct Closed {
    /// The sentence.
    pub words: String,
    /// The slot whose text can still be taken out as a file.
    pub keep: Option<SlotId>,
}

/// What a table is opened from, and the other screens at it.
pub trait TableSource<G: GameUi>: Source<G> {
    /// Where the game comes from.
    type Origin: Clone + PartialEq + 'static;

    /// Opens the table; returns what is to be done first, too.
    ///
    /// # Errors
    /// [`Closed`] when there is no game.
    fn open(
        origin: &Self::Origin,
        shell: &Shell,
        env: &Env<'_, G>,
    ) -> Result<(TableController<G, Self>, Vec<TableEffect>), Closed>;

    /// Looks what has come from other screens; returns what is to be done.
    fn poll(
        table: &mut TableController<G, Self>,
        props: &TableProps<G, Self>,
        env: &Env<'_, G>,
    ) -> Vec<TableEffect>;
}

impl<G: GameUi> TableSource<G> for OwnGame<G> {
    type Origin = GameSource;

    fn open(
        origin: &GameSource,
        shell: &Shell,
        env: &Env<'_, G>,
    ) -> Result<(TableController<G>, Vec<TableEffect>), Closed> {
        let game = open(origin, env.hosts, shell)?;
        boot::playing(&game.id);
        Ok(TableController::open(game, env))
    }

    fn poll(
        table: &mut TableController<G>,
        props: &TableProps<G>,
        env: &Env<'_, G>,
    ) -> Vec<TableEffect> {
        let Some(hosting) = &props.hosting else { return Vec::new() };
        let (effects, news) = hosting.poll(table, env);
        if news {
            hosting.told.emit(());
        }
        effects
    }
}

impl<G: GameUi> TableSource<G> for GuestGame<G> {
    type Origin = Visiting<G>;

    fn open(
        origin: &Visiting<G>,
        _: &Shell,
        env: &Env<'_, G>,
    ) -> Result<(TableController<G, GuestGame<G>>, Vec<TableEffect>), Closed> {
        Ok(TableController::visit(origin.clone(), env))
    }

    fn poll(
        table: &mut TableController<G, GuestGame<G>>,
        props: &TableProps<G, GuestGame<G>>,
        env: &Env<'_, G>,
    ) -> Vec<TableEffect> {
        let messages = props.source.take_messages().into_iter();
        messages.flat_map(|msg| table.update(msg, env)).collect()
    }
}

/// Opens the game that `source` names, at a table with guests at screens of their own or without.
///
/// # Errors
/// [`Closed`] when there is none.
pub fn open<G: GameUi>(
    source: &GameSource,
    hosts: bool,
    shell: &Shell,
) -> Result<Opened<G>, Closed> {
    let opened = match source {
        GameSource::Slot(id) => match read::<G>(id, shell) {
            Some(result) => result,
            None => Err(Closed { words: shell.text.tr("slot-empty"), keep: None }),
        },
        GameSource::Link(query) => {
            from_link(query, |link, players| link_slot(G::ID, link, players), shell)
        }
        GameSource::Shared(sealed) => shared(sealed, shell)
            .map_err(|words| Closed { words: shell.text.tr(words), keep: None }),
        GameSource::Lesson { number, script } => lesson::<G>(*number, script, shell)
            .ok_or_else(|| Closed { words: shell.text.tr("texts-missing"), keep: None }),
        GameSource::Puzzle { number, file } => puzzle::<G>(*number, file, shell)
            .ok_or_else(|| Closed { words: shell.text.tr("puzzle-missing"), keep: None }),
    };
    opened.map(|mut opened| {
        if !boot::framed() {
            opened.session.localize(Controller::Remote);
        }
        if !hosts {
            opened.session.localize(Controller::Guest);
        }
        opened
    })
}

/// The game of a shared link; or the key of the text that says why it cannot be opened.
fn shared<G: GameUi>(sealed: &str, shell: &Shell) -> Result<Opened<G>, &'static str> {
    let text = &shell.text;
    let why = |newer: bool| if newer { "shared-newer" } else { "shared-damaged" };
    let save = Save::open(sealed).map_err(|error| why(error == SaveError::Newer))?;
    let save = named::<G>(save, text);
    let session = save.session::<G>().map_err(|error| why(error == RecordError::Newer))?;
    let (id, name) = (SlotId::new(), save.name);
    Ok(Opened { id, name, created: 0, session, new: false, notice: None, guide: None })
}

/// The save, with default names where it has none: shared games may come without names.
fn named<G: GameUi>(mut save: Save, text: &Text) -> Save {
    name_all(&mut save.players, text);
    if save.name.trim().is_empty() {
        save.name = text.tr(&format!("{}-name", G::ID));
    }
    save
}

/// The game in a slot; none when the slot is empty.
fn read<G: GameUi>(id: &str, shell: &Shell) -> Option<Result<Opened<G>, Closed>> {
    let text = &shell.text;
    let kept = shell.save_store.read(id).ok().flatten();
    // What could not be stored is to be saved at once, so that the table says so if it still cannot be.
    let new = kept.is_none();
    let kept = kept.or_else(|| boot::passed_in_memory(id).map(|sealed| Save::open(&sealed)))?;
    let closed = |words| Closed { words, keep: Some(id.to_owned()) };
    if let Ok(save) = &kept {
        router::reload_for(save, G::ID);
    }
    let opened = |save: Save| {
        let save = named::<G>(save, text);
        let session = save.session::<G>().map_err(|why| closed(explain_record(&why, text)))?;
        let (name, created) = (save.name, save.created);
        let notice = save.earlier.then(|| text.tr("save-earlier"));
        let id = id.to_owned();
        Ok(Opened { id, name, created, session, new, notice, guide: None })
    };
    Some(kept.map_err(|why| closed(explain(&why, text))).and_then(opened))
}

/// The game of a table on many screens, in this slot: as a link asks for, or taken up where it stands.
///
/// # Errors
/// [`Closed`] when there is none.
pub fn hosted<G: GameUi>(query: &str, id: SlotId, shell: &Shell) -> Result<Opened<G>, Closed> {
    from_link(query, |_, _| id, shell)
}

/// The game of a link: the same link is the same game, taken up where it stands, in the slot that
/// `slot_of` names.
fn from_link<G: GameUi>(
    query: &str,
    slot_of: impl FnOnce(&Link, &[Player]) -> SlotId,
    shell: &Shell,
) -> Result<Opened<G>, Closed> {
    let text = &shell.text;
    let closed = |words| Closed { words, keep: None };
    let link = Link::parse(query).map_err(|why| closed(explain_link(&why, text)))?;
    let players = players::<G>(&link, shell);
    let (least, most) = G::SEATS.into_inner();
    if !(usize::from(least)..=usize::from(most)).contains(&players.len()) {
        return Err(closed(text.tr_args(
            "link-seats",
            &[("asked", players.len().into()), ("least", least.into()), ("most", most.into())],
        )));
    }
    ensure_distinct_names(&players, text).map_err(closed)?;
    if link.named_seats() > players.len() {
        let args = [("names", link.named_seats().into()), ("seats", players.len().into())];
        return Err(closed(text.tr_args("link-names", &args)));
    }
    let setup = setup::<G>(&link, players.len() as u8)
        .map_err(|part| closed(text.tr_args("link-part", &[("part", (&excerpt(part)).into())])))?;

    let id = slot_of(&link, &players);
    if let Some(opened) = read::<G>(&id, shell) {
        return opened;
    }
    let seed = link.seed.unwrap_or_else(|| Seed(random_seed()));
    let session = Session::begin(setup, seed, players).map_err(|why| {
        let part = match why {
            SetupError::Seats { .. } => "seats",
            SetupError::Option(_) => "options",
        };
        closed(text.tr_args("link-part", &[("part", part.into())]))
    })?;
    let name = text.tr(&format!("{}-name", G::ID));
    Ok(Opened { id, name, created: now(), session, new: true, notice: None, guide: None })
}

/// A lesson, taken up where it was left; from the beginning when it was finished. None when
/// there is no such lesson.
fn lesson<G: GameUi>(number: usize, script: &str, shell: &Shell) -> Option<Opened<G>> {
    let text = &shell.text;
    // A test sees to it that every lesson can be read and played.
    let mut lessons = lesson::from_json::<G>(script).ok()?;
    let of = lessons.len();
    let lesson = (1..=of).contains(&number).then(|| lessons.swap_remove(number - 1))?;
    let id = lesson::slot(G::ID, number);
    let guide = LessonTry { lesson, number, lessons: of, refused: false };
    let begun = read::<G>(&id, shell).and_then(Result::ok).filter(|opened| {
        let play = opened.session.play();
        guide.lesson.is_of(play) && !guide.lesson.progress(play).over
    });
    if let Some(begun) = begun {
        return Some(Opened { guide: Some(Guide::Lesson(guide)), ..begun });
    }
    let player = |who: &Controller| Player { name: String::new(), controller: *who };
    let mut players: Vec<Player> = guide.lesson.seats.iter().map(player).collect();
    name_all(&mut players, text);
    let session = guide.lesson.begin(players).ok()?;
    let game = text.tr(&format!("{}-name", G::ID));
    let name = text.tr_args("lesson-of", &[("game", (&game).into()), ("number", number.into())]);
    let (created, guide) = (now(), Some(Guide::Lesson(guide)));
    Some(Opened { id, name, created, session, new: true, notice: None, guide })
}

/// A puzzle, from its beginning. None when there is no such puzzle, or it was made for other rules.
fn puzzle<G: GameUi>(number: usize, file: &str, shell: &Shell) -> Option<Opened<G>> {
    let text = &shell.text;
    let (grade, puzzle) = puzzles::unpack::<G>(file, number)?;
    let key = progress::key(G::ID, file, number)?;
    let before = progress::read(shell.save_store.store(), &key);
    let player = |seat| {
        let bot = Controller::Bot(Level::Archmage);
        let controller = if Seat(seat) == puzzle.seat { Controller::Person } else { bot };
        Player { name: String::new(), controller }
    };
    let mut players: Vec<Player> = (0..puzzle.record.setup.seats).map(player).collect();
    name_all(&mut players, text);
    let session = Session::resume(&puzzle.record, players, Vec::new()).ok()?;
    let game = text.tr(&format!("{}-name", G::ID));
    let name = text.tr_args("puzzle-of", &[("game", (&game).into()), ("number", number.into())]);
    let of = puzzles::grades(file).count();
    let puzzle = PuzzleTry::new(puzzle, PuzzleHead { number, of, grade }, key, before);
    let guide = Some(Guide::Puzzle(puzzle));
    // It is never saved: the name of its slot only tells that it has one of its own.
    let id = format!("puzzle-{}-{number}", G::ID);
    Some(Opened { id, name, created: now(), session, new: false, notice: None, guide })
}

/// Who sits at a link's table.
fn players<G: GameUi>(link: &Link, shell: &Shell) -> Vec<Player> {
    let mut players = match &link.seats {
        None => {
            let mut players = setup::last_players::<G>(shell);
            for (player, name) in players.iter_mut().zip(&link.names) {
                player.name.clone_from(name);
            }
            players
        }
        Some(seats) => setup::players_at(seats, &link.names),
    };
    name_all(&mut players, &shell.text);
    players
}

/// What a link's table agreed on; or the part of the link that makes no sense.
fn setup<G: GameUi>(link: &Link, seats: u8) -> Result<Setup<G::Options>, &str> {
    let mut options = G::Options::default();
    setup::choose::<G>(&mut options, &link.variants)?;
    if let Some(asked) = &link.guilds {
        let known = G::guilds(seats);
        let guilds: Vec<&'static str> =
            asked.iter().filter_map(|id| known.iter().copied().find(|known| known == id)).collect();
        let twice = guilds.iter().enumerate().any(|(at, guild)| guilds[..at].contains(guild));
        let wrong = !G::CHOOSES_GUILDS || twice;
        if wrong || guilds.len() != usize::from(seats) || asked.len() != guilds.len() {
            return Err("guilds");
        }
        G::set_guilds(&mut options, Some(&guilds));
    }
    Ok(Setup { seats, options })
}

/// The slot of a link's game: that of the game night it belongs to, or its own. What only concerns how it
/// is shown is left out.
fn link_slot(game: &str, link: &Link, players: &[Player]) -> SlotId {
    if let Some(round) = &link.series {
        return series::slot(round);
    }
    let who: Vec<&str> = players.iter().map(|player| player.controller.id()).collect();
    let seed = link.seed.map(|seed| seed.0.to_string()).unwrap_or_default();
    let what = [
        link.names.join(","),
        link.guilds.iter().flatten().cloned().collect(),
        link.variants.iter().flat_map(|(name, value)| [name.clone(), value.clone()]).collect(),
    ]
    .join(";");
    let more = what
        .bytes()
        .fold(5381_u32, |hash, byte| hash.wrapping_mul(33).wrapping_add(u32::from(byte)));
    format!("link-{game}-{}-{seed}-{more:x}", who.join("-"))
}

/// What is wrong with a link, in words.
fn explain_link(why: &LinkError, text: &Text) -> String {
    let part = why.part.as_str();
    let allowed = why.allowed.join(", ");
    let args =
        [("part", part.into()), ("value", (&why.value).into()), ("allowed", (&allowed).into())];
    let key = match part {
        "seed" => "link-seed",
        _ if why.allowed.is_empty() => "link-nonsense",
        _ => "link-value",
    };
    text.tr_args(key, &args)
}

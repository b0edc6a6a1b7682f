//! What the pictures and examples of the rules show: a real game, replayed by the rules, and positions
//! of the rule book. A picture names its moment by what has just happened, so that another game serves
//! as well.

use std::rc::Rc;

use conclave_rules::table::{Rules, Seat, Viewer};
use conclave_session::saves::Save;
use conclave_session::{Controller, Session};
use yew::AttrValue;

use super::GameRules;
use crate::games::PlayerInfo;
use crate::games::words::TableWords;
use crate::text::Text;

/// What the players of that game are called, by seat.
const NAMES: [&str; 6] = ["Mia", "Tom", "Léa", "Max", "Nora", "Jan"];
/// Who looks on: the first player.
const VIEWER: Viewer = Viewer::Seat(Seat(0));
/// The most actions of an example of the book's.
const MOST_ACTIONS: usize = 200;

/// Whether this is the moment: the event that has just happened (none when the game begins), and
/// the view after it.
pub type FigureMoment<G> = fn(Option<&<G as Rules>::Event>, &<G as Rules>::View) -> bool;

/// A picture, called by the text `CHAPTER-figure`.
pub struct Figure<G: Rules> {
    /// The id of its chapter.
    pub chapter: &'static str,
    /// Which part of the board it shows, as [`GameRules::draw`] and the style sheet know it.
    pub part: &'static str,
    /// What it shows: the first moment of the game that is this one.
    pub at: FigureMoment<G>,
    /// What is ringed: a selector; empty for nothing.
    pub marks: &'static str,
}

/// An example to be stepped through, called by the text `CHAPTER-example`. What the text
/// `CHAPTER-example-N` says, if there is one, is added to its step N; 0 is where it begins.
pub struct Example<G: Rules> {
    /// The id of its chapter.
    pub chapter: &'static str,
    /// Which part of the board it shows.
    pub part: &'static str,
    /// What is played.
    pub source: ExampleSource<G>,
    /// Where it ends: the first such moment after a beginning.
    pub until: FigureMoment<G>,
    /// Where it begins: the last such moment before the end.
    pub from: FigureMoment<G>,
}

/// Where an example comes from.
pub enum ExampleSource<G: Rules> {
    /// The game that the pictures are taken from.
    Game,
    /// An example of the book's, with its numbers.
    Book(fn() -> Option<Situation<G>>),
}

/// A situation set up on the board, and what is done in it.
pub struct Situation<G: Rules> {
    /// How many players there are.
    pub seats: u8,
    /// How it stands.
    pub state: G::State,
    /// What is done then, chance included. What is asked after that gets the first answer that is
    /// legal.
    pub actions: Vec<(Seat, G::Action)>,
    /// Which events are steps, where they are put into words at all.
    pub shows: fn(&G::Event) -> bool,
}

/// What a picture is drawn from.
pub struct FigureScene<G: Rules> {
    /// The table.
    pub view: Rc<G::View>,
    /// What has just happened.
    pub event: Option<Rc<G::Event>>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
}

impl<G: Rules> Clone for FigureScene<G> {
    fn clone(&self) -> Self {
        FigureScene {
            view: Rc::clone(&self.view),
            event: self.event.clone(),
            players: Rc::clone(&self.players),
        }
    }
}

impl<G: Rules> PartialEq for FigureScene<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
    }
}

/// A step of an example.
pub struct ExampleStep<G: Rules> {
    /// The table after it.
    pub scene: FigureScene<G>,
    /// What has happened, as the log says it.
    pub words: AttrValue,
    /// What the rules have to say about it.
    pub remark: Option<AttrValue>,
}

/// All pictures and examples of a game's rules.
pub struct FigureSet<G: Rules> {
    /// The pictures, in the order of [`GameRules::FIGURES`].
    pub figures: Vec<Option<FigureScene<G>>>,
    /// The steps of the examples, in the order of [`GameRules::EXAMPLES`]; the first one is where
    /// it begins.
    pub examples: Vec<Vec<ExampleStep<G>>>,
}

/// An example while it is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recording {
    NotYet,
    Now,
    Over,
}

/// Something that has happened in a game, or its beginning.
struct Occurrence<'a, G: Rules> {
    /// What, and the table before it; none at the beginning.
    event: Option<(&'a G::Event, &'a G::View)>,
    /// The table after it.
    view: &'a G::View,
    players: &'a Rc<[PlayerInfo]>,
}

impl<G: GameRules> Occurrence<'_, G> {
    fn scene(&self) -> FigureScene<G> {
        FigureScene {
            view: Rc::new(self.view.clone()),
            event: self.event.map(|(event, _)| Rc::new(event.clone())),
            players: Rc::clone(self.players),
        }
    }

    fn is(&self, moment: FigureMoment<G>) -> bool {
        moment(self.event.map(|(event, _)| event), self.view)
    }

    /// As the log says it, if it says it at all.
    fn words(&self, text: &Text) -> Option<AttrValue> {
        let (event, before) = self.event?;
        let before = Rc::new(before.clone());
        G::sentence(event, &TableWords::new(text, self.players, &before)).map(AttrValue::from)
    }
}

/// A game that is looked at while it goes on.
struct Watched<G: Rules> {
    state: G::State,
    view: G::View,
    players: Rc<[PlayerInfo]>,
}

impl<G: GameRules> Watched<G> {
    fn new(state: G::State, seats: u8) -> Watched<G> {
        let view = G::view(&state, VIEWER);
        let players = (0..seats)
            .zip(NAMES)
            .map(|(seat, name)| PlayerInfo {
                name: AttrValue::Static(name),
                guild: G::guild(&view, Seat(seat)),
                controller: Controller::Person,
            })
            .collect();
        Watched { state, view, players }
    }

    /// How it stands before anything has happened.
    fn beginning(&self) -> Occurrence<'_, G> {
        Occurrence { event: None, view: &self.view, players: &self.players }
    }

    /// Does what a seat has decided, and shows each thing that comes of it. False if the rules
    /// refuse it.
    fn act(
        &mut self,
        seat: Seat,
        action: &G::Action,
        mut show: impl FnMut(&Occurrence<G>),
    ) -> bool {
        let mut events = Vec::new();
        let done = G::apply(&mut self.state, seat, action, &mut events).is_ok();
        let events: Vec<_> = events.iter().filter_map(|it| G::redact(it, VIEWER)).collect();
        let last = events.len();
        for (at, event) in (1..).zip(events) {
            let before = self.view.clone();
            G::apply_event(&mut self.view, &event);
            if at == last {
                // Who must decide, which no event shows.
                self.view = G::view(&self.state, VIEWER);
            }
            let event = Some((&event, &before));
            show(&Occurrence { event, view: &self.view, players: &self.players });
        }
        done
    }

    /// The first legal action of the first seat that is to act.
    fn first_legal(&self) -> Option<(Seat, G::Action)> {
        let seat = G::to_act(&self.state).first()?;
        let mut legal = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        legal.into_iter().next().map(|action| (seat, action))
    }
}

impl<G: GameRules> FigureSet<G> {
    /// Replays the game, and plays the book's examples. Without the game there are no pictures; a
    /// test sees to it that there is.
    pub fn replay(text: &Text) -> FigureSet<G> {
        let mut set = FigureSet {
            figures: G::FIGURES.iter().map(|_| None).collect(),
            examples: G::EXAMPLES.iter().map(|_| Vec::new()).collect(),
        };
        let session = Save::open(G::GAME).ok().and_then(|save| save.session::<G>().ok());
        if let Some(session) = session {
            set.record(&session, text);
        }
        for (steps, example) in set.examples.iter_mut().zip(G::EXAMPLES) {
            if let ExampleSource::Book(situation) = example.source {
                *steps = situation().and_then(|it| example.play(it, text)).unwrap_or_default();
            }
        }
        set
    }

    fn record(&mut self, session: &Session<G>, text: &Text) {
        let record = session.play().record();
        let Ok(state) = G::begin(&record.setup, record.seed, &mut Vec::new()) else { return };
        let mut game = Watched::<G>::new(state, record.setup.seats);
        let mut progress: Vec<Recording> = G::EXAMPLES.iter().map(|_| Recording::NotYet).collect();
        self.record_moment(&game.beginning(), &mut progress, text);
        for (seat, action) in &record.actions {
            game.act(*seat, action, |now| self.record_moment(now, &mut progress, text));
        }
        // An example without an end is left out.
        for (steps, progress) in self.examples.iter_mut().zip(progress) {
            if progress != Recording::Over {
                steps.clear();
            }
        }
    }

    /// Notes the moment for the pictures and examples that match it.
    fn record_moment(&mut self, now: &Occurrence<G>, progress: &mut [Recording], text: &Text) {
        for (place, figure) in self.figures.iter_mut().zip(G::FIGURES) {
            if place.is_none() && now.is(figure.at) {
                *place = Some(now.scene());
            }
        }
        for ((steps, example), progress) in self.examples.iter_mut().zip(G::EXAMPLES).zip(progress)
        {
            if matches!(example.source, ExampleSource::Game) {
                example.record_step(steps, progress, now, text);
            }
        }
    }
}

impl<G: GameRules> Example<G> {
    /// The steps of an example that begins like this; none if it does not come to its end.
    fn play(&self, situation: Situation<G>, text: &Text) -> Option<Vec<ExampleStep<G>>> {
        let Situation { seats, state, actions, shows } = situation;
        let mut game = Watched::<G>::new(state, seats);
        let (mut steps, mut progress) = (Vec::new(), Recording::NotYet);
        self.record_step(&mut steps, &mut progress, &game.beginning(), text);
        let mut actions = actions.into_iter();
        for _ in 0..MOST_ACTIONS {
            let (seat, action) = actions.next().or_else(|| game.first_legal())?;
            let done = game.act(seat, &action, |now| {
                let shown = now.event.is_none_or(|(event, _)| shows(event));
                if shown || now.is(self.from) || now.is(self.until) {
                    self.record_step(&mut steps, &mut progress, now, text);
                }
            });
            match progress {
                Recording::Over => return Some(steps),
                _ if !done => return None,
                _ => {}
            }
        }
        None
    }

    /// Makes a step of this moment, if it is one.
    fn record_step(
        &self,
        steps: &mut Vec<ExampleStep<G>>,
        progress: &mut Recording,
        now: &Occurrence<G>,
        text: &Text,
    ) {
        let words = || now.words(text);
        let remark = |at: usize| {
            let key = format!("{}-rules-{}-example-{at}", G::ID, self.chapter);
            text.try_tr(&key).map(AttrValue::from)
        };
        match progress {
            Recording::NotYet | Recording::Now if now.is(self.from) => {
                *progress = Recording::Now;
                steps.clear();
                let words = words().unwrap_or_default();
                steps.push(ExampleStep { scene: now.scene(), words, remark: remark(0) });
            }
            Recording::Now => {
                let over = now.is(self.until);
                if let Some(words) = words() {
                    let remark = remark(steps.len());
                    steps.push(ExampleStep { scene: now.scene(), words, remark });
                } else if over && let Some(last) = steps.last_mut() {
                    last.scene = now.scene();
                }
                if over {
                    *progress = Recording::Over;
                }
            }
            Recording::NotYet | Recording::Over => {}
        }
    }
}

//! The game that the pictures of the rules are taken from: a real one, replayed by the rules. A
//! picture names its moment by what has just happened, so that another game serves as well.

use std::rc::Rc;

use conclave::session::saves::Save;
use conclave::session::{Controller, Session};
use conclave::table::{Play, Rules, Seat, Viewer};
use yew::AttrValue;

use super::GameRules;
use crate::games::PlayerInfo;
use crate::text::Text;

/// What the players of that game are called, by seat.
const NAMES: [&str; 6] = ["Mia", "Tom", "Léa", "Max", "Nora", "Jan"];
/// Who looks on: the first player.
const VIEWER: Viewer = Viewer::Seat(Seat(0));

/// Whether this is the moment: the event that has just happened (none when the game begins), and
/// the view after it.
pub type Moment<G> = fn(Option<&<G as Rules>::Event>, &<G as Rules>::View) -> bool;

/// A picture, called by the text `CHAPTER-figure`.
pub struct Figure<G: Rules> {
    /// The id of its chapter.
    pub chapter: &'static str,
    /// Which part of the board it shows, as [`GameRules::draw`] and the style sheet know it.
    pub part: &'static str,
    /// What it shows: the first moment of the game that is this one.
    pub at: Moment<G>,
    /// What is ringed: a selector; empty for nothing.
    pub marks: &'static str,
}

/// An example to be stepped through, called by the text `CHAPTER-example`.
pub struct Example<G: Rules> {
    /// The id of its chapter.
    pub chapter: &'static str,
    /// Which part of the board it shows.
    pub part: &'static str,
    /// Where it ends: the first such moment after a beginning.
    pub until: Moment<G>,
    /// Where it begins: the last such moment before the end.
    pub from: Moment<G>,
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
pub struct Step<G: Rules> {
    /// The table after it.
    pub scene: FigureScene<G>,
    /// What has happened, as the log says it.
    pub words: AttrValue,
}

/// All pictures and examples of a game's rules.
pub struct FigureSet<G: Rules> {
    /// The pictures, in the order of [`GameRules::FIGURES`].
    pub figures: Vec<Option<FigureScene<G>>>,
    /// The steps of the examples, in the order of [`GameRules::EXAMPLES`]; the first one is where
    /// it begins.
    pub examples: Vec<Vec<Step<G>>>,
}

/// An example while the game is replayed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recording {
    NotYet,
    Now,
    Over,
}

/// Something that has happened in the game, or its beginning.
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

    fn is(&self, moment: Moment<G>) -> bool {
        moment(self.event.map(|(event, _)| event), self.view)
    }

    /// As the log says it, if it says it at all.
    fn words(&self, text: &Text) -> Option<AttrValue> {
        let (event, before) = self.event?;
        G::sentence(event, before, self.players, text).map(AttrValue::from)
    }
}

impl<G: GameRules> FigureSet<G> {
    /// Replays the game. Without it there are no pictures; a test sees to it that there is.
    pub fn replay(text: &Text) -> FigureSet<G> {
        let mut set = FigureSet {
            figures: G::FIGURES.iter().map(|_| None).collect(),
            examples: G::EXAMPLES.iter().map(|_| Vec::new()).collect(),
        };
        let session = Save::open(G::GAME).ok().and_then(|save| save.session::<G>().ok());
        if let Some(session) = session {
            set.record(&session, text);
        }
        set
    }

    fn record(&mut self, session: &Session<G>, text: &Text) {
        let record = session.play().record();
        let Ok(mut play) = Play::<G>::begin(record.setup.clone(), record.seed) else { return };
        let mut view = G::view(play.state(), VIEWER);
        let players: Rc<[PlayerInfo]> = (0..play.seats())
            .zip(NAMES)
            .map(|(seat, name)| PlayerInfo {
                name: AttrValue::Static(name),
                guild: G::guild(&view, Seat(seat)),
                controller: Controller::Person,
            })
            .collect();
        let mut progress: Vec<Recording> = G::EXAMPLES.iter().map(|_| Recording::NotYet).collect();
        let start = Occurrence { event: None, view: &view, players: &players };
        self.record_moment(&start, &mut progress, text);
        for (seat, action) in &record.actions {
            let Ok(events) = play.act(*seat, action.clone()) else { return };
            let events: Vec<_> = events.iter().filter_map(|e| G::redact(e, VIEWER)).collect();
            let last = events.len();
            for (at, event) in (1..).zip(events) {
                let before = view.clone();
                G::apply_event(&mut view, &event);
                if at == last {
                    // Who must decide what is told by no event.
                    view = G::view(play.state(), VIEWER);
                }
                let event = Some((&event, &before));
                let now = Occurrence { event, view: &view, players: &players };
                self.record_moment(&now, &mut progress, text);
            }
        }
        // One that does not end is none.
        for (steps, progress) in self.examples.iter_mut().zip(progress) {
            if progress != Recording::Over {
                steps.clear();
            }
        }
    }

    /// Takes what pictures and examples want of this moment.
    fn record_moment(&mut self, now: &Occurrence<G>, progress: &mut [Recording], text: &Text) {
        for (place, figure) in self.figures.iter_mut().zip(G::FIGURES) {
            if place.is_none() && now.is(figure.at) {
                *place = Some(now.scene());
            }
        }
        for ((steps, example), progress) in self.examples.iter_mut().zip(G::EXAMPLES).zip(progress)
        {
            match progress {
                Recording::NotYet | Recording::Now if now.is(example.from) => {
                    *progress = Recording::Now;
                    steps.clear();
                    let words = now.words(text).unwrap_or_default();
                    steps.push(Step { scene: now.scene(), words });
                }
                Recording::Now => {
                    let over = now.is(example.until);
                    if let Some(words) = now.words(text) {
                        steps.push(Step { scene: now.scene(), words });
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
}

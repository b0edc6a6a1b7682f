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
pub struct Scene<G: Rules> {
    /// The table.
    pub view: Rc<G::View>,
    /// What has just happened.
    pub event: Option<Rc<G::Event>>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
}

impl<G: Rules> Clone for Scene<G> {
    fn clone(&self) -> Self {
        Scene {
            view: Rc::clone(&self.view),
            event: self.event.clone(),
            players: Rc::clone(&self.players),
        }
    }
}

impl<G: Rules> PartialEq for Scene<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
    }
}

/// A step of an example.
pub struct Step<G: Rules> {
    /// The table after it.
    pub scene: Scene<G>,
    /// What has happened, as the log says it.
    pub words: AttrValue,
}

/// All pictures and examples of a game's rules.
pub struct Story<G: Rules> {
    /// The pictures, in the order of [`GameRules::FIGURES`].
    pub figures: Vec<Option<Scene<G>>>,
    /// The steps of the examples, in the order of [`GameRules::EXAMPLES`]; the first one is where
    /// it begins.
    pub examples: Vec<Vec<Step<G>>>,
}

/// An example while the game is replayed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    NotYet,
    Now,
    Over,
}

impl<G: GameRules> Story<G> {
    /// Replays the game. Without it there are no pictures; a test sees to it that there is.
    pub fn tell(text: &Text) -> Story<G> {
        let mut story = Story {
            figures: G::FIGURES.iter().map(|_| None).collect(),
            examples: G::EXAMPLES.iter().map(|_| Vec::new()).collect(),
        };
        let session = Save::open(G::GAME).ok().and_then(|save| save.session::<G>().ok());
        if let Some(session) = session {
            story.replay(&session, text);
        }
        story
    }

    fn replay(&mut self, session: &Session<G>, text: &Text) {
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
        let mut told: Vec<Told> = G::EXAMPLES.iter().map(|_| Told::NotYet).collect();
        self.note(None, None, &view, &players, &mut told, text);
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
                self.note(Some(&event), Some(&before), &view, &players, &mut told, text);
            }
        }
        // One that does not end is none.
        for (steps, told) in self.examples.iter_mut().zip(told) {
            if told != Told::Over {
                steps.clear();
            }
        }
    }

    /// Takes what pictures and examples want of this moment.
    fn note(
        &mut self,
        event: Option<&G::Event>,
        before: Option<&G::View>,
        view: &G::View,
        players: &Rc<[PlayerInfo]>,
        told: &mut [Told],
        text: &Text,
    ) {
        let mut made: Option<Scene<G>> = None;
        let mut scene = || {
            let make = || Scene {
                view: Rc::new(view.clone()),
                event: event.cloned().map(Rc::new),
                players: Rc::clone(players),
            };
            made.get_or_insert_with(make).clone()
        };
        for (place, figure) in self.figures.iter_mut().zip(G::FIGURES) {
            if place.is_none() && (figure.at)(event, view) {
                *place = Some(scene());
            }
        }
        let words = event.zip(before).and_then(|(event, before)| {
            G::sentence(event, before, players, text).map(AttrValue::from)
        });
        for ((steps, example), told) in self.examples.iter_mut().zip(G::EXAMPLES).zip(told) {
            match told {
                Told::NotYet | Told::Now if (example.from)(event, view) => {
                    *told = Told::Now;
                    steps.clear();
                    let words = words.clone().unwrap_or_default();
                    steps.push(Step { scene: scene(), words });
                }
                Told::Now => {
                    let over = (example.until)(event, view);
                    if let Some(words) = words.clone() {
                        steps.push(Step { scene: scene(), words });
                    } else if over && let Some(last) = steps.last_mut() {
                        last.scene = scene();
                    }
                    if over {
                        *told = Told::Over;
                    }
                }
                Told::NotYet | Told::Over => {}
            }
        }
    }
}

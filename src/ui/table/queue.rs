//! What is shown: a view that follows the game event by event, in its own time.

use std::collections::VecDeque;
use std::rc::Rc;

use conclave::table::Rules;
use yew::AttrValue;

use crate::games::{GameUi, PlayerInfo, Sound};
use crate::text::Text;

/// A line of the log: a sentence, and when it was said.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// How many actions were taken when it was true.
    pub turn: usize,
    /// The sentence.
    pub words: AttrValue,
}

/// Something still to be shown.
enum Step<G: Rules> {
    /// An event of the action that made the game `turn` actions long.
    Event(usize, Rc<G::Event>),
    /// The view in which it all ends.
    Resync(Rc<G::View>),
}

/// What came of showing a step.
#[derive(Default)]
pub struct Shown {
    /// The sentences to be read.
    pub lines: Vec<LogLine>,
    /// What is to be heard.
    pub sounds: Vec<Sound>,
    /// What is to be read aloud.
    pub aloud: Option<String>,
}

/// The view being shown, and what it has yet to show.
pub struct PlaybackQueue<G: GameUi> {
    view: Rc<G::View>,
    event: Option<Rc<G::Event>>,
    steps: VecDeque<Step<G>>,
}

impl<G: GameUi> PlaybackQueue<G> {
    /// A view at rest.
    pub fn new(view: G::View) -> PlaybackQueue<G> {
        PlaybackQueue { view: Rc::new(view), event: None, steps: VecDeque::new() }
    }

    /// What to show now.
    pub fn view(&self) -> &Rc<G::View> {
        &self.view
    }

    /// The event being shown.
    pub fn event(&self) -> Option<&Rc<G::Event>> {
        self.event.as_ref()
    }

    /// Whether all is shown.
    pub fn is_still(&self) -> bool {
        self.steps.is_empty() && self.event.is_none()
    }

    /// Shows this view, and forgets what was to be shown.
    pub fn jump(&mut self, view: G::View) {
        *self = PlaybackQueue::new(view);
    }

    /// Adds what happened: the events of one action each, and the view at the end.
    pub fn push(
        &mut self,
        entries: impl IntoIterator<Item = (usize, Vec<G::Event>)>,
        end: G::View,
    ) {
        for (turn, events) in entries {
            self.steps.extend(events.into_iter().map(|e| Step::Event(turn, Rc::new(e))));
        }
        self.steps.push_back(Step::Resync(Rc::new(end)));
    }

    /// Shows the next event, with those that are shown together with it, and
    /// returns how many milliseconds it wants to be looked at, at normal speed;
    /// none when all is shown.
    pub fn advance(
        &mut self,
        players: &[PlayerInfo],
        text: &Text,
        services: &G::Services,
        shown: &mut Shown,
    ) -> Option<u32> {
        self.event = None;
        while let Some(step) = self.steps.pop_front() {
            match step {
                Step::Resync(view) => self.view = view,
                Step::Event(turn, event) => {
                    if let Some(words) = G::sentence(&event, &self.view, players, text) {
                        shown.lines.push(LogLine { turn, words: words.into() });
                    }
                    shown.sounds.extend(G::sound(&event));
                    shown.aloud =
                        G::read_aloud(&event, &self.view, players, text).or(shown.aloud.take());
                    G::apply_event(Rc::make_mut(&mut self.view), &event);
                    let pace = G::duration_ms(&event, services);
                    if pace > 0 {
                        self.event = Some(event);
                        return Some(pace);
                    }
                }
            }
        }
        None
    }

    /// Shows everything at once.
    pub fn finish(
        &mut self,
        players: &[PlayerInfo],
        text: &Text,
        services: &G::Services,
        shown: &mut Shown,
    ) {
        while self.advance(players, text, services, shown).is_some() {}
    }
}

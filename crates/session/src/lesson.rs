//! Guided first games. A lesson is data around an ordinary game: who sits at the table, a
//! seed, and steps that ask for actions (`static/lessons/GAME.json`). It adds nothing to the
//! rules. Where a game stands in its lesson follows from its record alone, so saves, undo
//! and replay work as in any other game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Controller, Player, Session};
use conclave_rules::table::{Entry, Play, RecordError, Rules, Seat, Seed, Setup};

/// The name in the store of whether a lesson of this game was finished here.
pub fn learned_key(game: &str) -> String {
    format!("conclave:learned:{game}")
}

/// A guided game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Lesson<G: Rules> {
    /// Who decides for each seat: one person, the learner, and bots for the time after the
    /// scripted part.
    pub seats: Vec<Controller>,
    /// The variants to play with.
    #[serde(default)]
    pub options: G::Options,
    /// The seed of the game's random numbers.
    pub seed: Seed,
    /// What has been done when the lesson begins.
    #[serde(default = "Vec::new")]
    pub opening: Vec<(Seat, G::Action)>,
    /// The steps, in order.
    pub steps: Vec<LessonStep<G>>,
    /// What is explained when it happens for the first time, where nobody can foresee when.
    #[serde(default)]
    pub tips: Vec<LessonTip>,
}

/// What a lesson explains when it happens for the first time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LessonTip {
    /// Its name in texts: `GAME-lesson-NUMBER-TIP`.
    pub id: String,
    /// The events that it explains.
    pub on: Pattern,
}

/// A step of a lesson: what is asked of the learner, and what the others do after it.
///
/// A step asks for the actions `ask`, and then for one action that fits a pattern of `any`, which confirms
/// them; or for one of these alone; or, with neither, lets the learner take `free` actions of
/// any kind, and go on until an event fits `until`. Where the rules allow nothing of what it asks for, everything is allowed until they
/// do: a throw of real dice cannot be foreseen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct LessonStep<G: Rules> {
    /// Its name in texts: `GAME-lesson-NUMBER-STEP` says what to do, the same with `-why` adds
    /// a reason.
    pub id: String,
    /// The learner's actions, in any order.
    #[serde(default = "Vec::new")]
    pub ask: Vec<G::Action>,
    /// Patterns of actions: one that fits any of them is asked for, after all of `ask`.
    #[serde(default = "Vec::new")]
    pub any: Vec<Pattern>,
    /// How many actions the learner takes as they like.
    #[serde(default)]
    pub free: usize,
    /// The event with which the step ends, such as the end of a turn or a round, where the learner is free.
    #[serde(default)]
    pub until: Option<Pattern>,
    /// What the others do then, in order.
    #[serde(default = "Vec::new")]
    pub then: Vec<(Seat, G::Action)>,
}

/// An action or an event, written as in a record, with only those of its details that matter; `null` stands for
/// whatever it may be. `{"Throw": {"force": "Hard"}}` is any hard throw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pattern(Value);

impl Pattern {
    /// Whether an action or event is one of those meant.
    pub fn fits(&self, what: &impl Serialize) -> bool {
        fn is_in(pattern: &Value, value: &Value) -> bool {
            match (pattern, value) {
                (Value::Null, _) => true,
                (Value::Object(some), Value::Object(all)) => some
                    .iter()
                    .all(|(name, part)| all.get(name).is_some_and(|value| is_in(part, value))),
                _ => pattern == value,
            }
        }
        serde_json::to_value(what).is_ok_and(|value| is_in(&self.0, &value))
    }
}

/// Where a game stands in its lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonProgress<'a, G: Rules> {
    /// The step, counted from 0; how many there are once the lesson is over.
    pub step: usize,
    /// What the learner is still asked to do in this step, among what the rules allow or
    /// soon will. Empty where they are free, and while others act.
    pub wanted: Vec<G::Action>,
    /// Patterns of the actions that confirm all of `wanted`; none where nothing else is to be done.
    pub confirm: &'a [Pattern],
    /// What the script has another seat do now.
    pub scripted: Option<&'a (Seat, G::Action)>,
    /// Whether the lesson is over: by its script, or because the game is.
    pub over: bool,
}

/// The lessons of a game, from the JSON in which they are written.
///
/// # Errors
/// What is wrong with the text, in English.
pub fn from_json<G: Rules>(json: &str) -> Result<Vec<Lesson<G>>, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

/// The slot in which a game's lesson of this number (from 1) is kept.
pub fn slot(game: &str, number: usize) -> String {
    format!("lesson-{game}-{number}")
}

/// The number of the lesson of `game` that is kept in a slot.
pub fn number_of_slot(slot: &str, game: &str) -> Option<usize> {
    slot.strip_prefix("lesson-")?.strip_prefix(game)?.strip_prefix('-')?.parse().ok()
}

/// Whether an action is one of those that these patterns mean.
fn is_like(action: &impl Serialize, patterns: &[Pattern]) -> bool {
    patterns.iter().any(|pattern| pattern.fits(action))
}

/// How far a game has come in one step.
struct StepState {
    /// Of what is asked, what has been done.
    asked: Vec<bool>,
    /// Whether one of the kinds asked for was done.
    one: bool,
    /// How many free actions were taken.
    free: usize,
    /// Whether the event has come with which it ends, if it waits for one.
    ended: bool,
    /// How many of the others' actions were taken.
    then: usize,
}

impl StepState {
    fn at<G: Rules>(step: &LessonStep<G>) -> StepState {
        StepState {
            asked: vec![false; step.ask.len()],
            one: false,
            free: 0,
            ended: step.until.is_none(),
            then: 0,
        }
    }

    /// Whether the learner has done what `step` asks for.
    fn is_done<G: Rules>(&self, step: &LessonStep<G>) -> bool {
        self.asked.iter().all(|&done| done)
            && (step.any.is_empty() || self.one)
            && self.free >= step.free
            && self.ended
    }

    /// Takes an action of the learner into account.
    fn learner_did<G: Rules>(&mut self, step: &LessonStep<G>, action: &G::Action) {
        let asked = step.ask.iter().zip(&self.asked).position(|(a, &done)| !done && a == action);
        if let Some(at) = asked {
            self.asked[at] = true;
        }
        self.one |= is_like(action, &step.any);
        self.free += 1;
    }
}

impl<G: Rules> Lesson<G> {
    /// The seat of the learner.
    pub fn learner(&self) -> Seat {
        let at = self.seats.iter().position(|who| *who == Controller::Person);
        Seat(at.unwrap_or_default() as u8)
    }

    /// The lesson at its beginning, with these players: one for each of its seats.
    ///
    /// # Errors
    /// [`RecordError`] when its opening is against the rules; a test prevents it.
    pub fn begin(&self, players: Vec<Player>) -> Result<Session<G>, RecordError> {
        let setup = Setup { seats: self.seats.len() as u8, options: self.options.clone() };
        let play = Play::begin(setup, self.seed).map_err(RecordError::Setup)?;
        let mut record = play.record().clone();
        record.actions.clone_from(&self.opening);
        Session::resume(&record, players, Vec::new())
    }

    /// Whether `play` began as this lesson does.
    pub fn is_of(&self, play: &Play<G>) -> bool {
        let record = play.record();
        let setup = Setup { seats: self.seats.len() as u8, options: self.options.clone() };
        record.seed == self.seed
            && record.setup == setup
            && record.actions.starts_with(&self.opening)
    }

    /// Where a game that [is of](Lesson::is_of) this lesson stands in it.
    pub fn progress(&self, play: &Play<G>) -> LessonProgress<'_, G> {
        let me = self.learner();
        let mut steps = self.steps.iter().enumerate();
        let mut current = steps.next();
        let mut state = current.map(|(_, step)| StepState::at(step));
        for Entry { seat, action, events, .. } in play.entries().iter().skip(self.opening.len()) {
            let (Some((_, step)), Some(so_far)) = (current, &mut state) else { break };
            if *seat == me {
                so_far.learner_did(step, action);
            } else if so_far.is_done(step) {
                so_far.then += 1;
            }
            if let Some(until) = &step.until {
                so_far.ended |= events.iter().any(|event| until.fits(event));
            }
            if so_far.is_done(step) && so_far.then >= step.then.len() {
                current = steps.next();
                state = current.map(|(_, step)| StepState::at(step));
            }
        }
        let ended = play.to_act().is_empty();
        let (Some((step_number, step)), Some(state)) = (current, state) else {
            let step = self.steps.len();
            let wanted = Vec::new();
            return LessonProgress { step, wanted, confirm: &[], scripted: None, over: true };
        };
        let done = state.is_done(step);
        let mut confirm: &[Pattern] = &[];
        let wanted = if done || ended || !play.to_act().has(me) {
            Vec::new()
        } else {
            let legal = play.legal(me);
            let asked = step.ask.iter().zip(&state.asked).filter(|(_, done)| !**done);
            let asked: Vec<G::Action> = asked.map(|(action, _)| action.clone()).collect();
            if asked.iter().any(|action| legal.contains(action)) {
                confirm = &step.any;
                asked
            } else {
                legal.into_iter().filter(|action| is_like(action, &step.any)).collect()
            }
        };
        let scripted = step.then.get(state.then).filter(|_| done && !ended);
        LessonProgress { step: step_number, wanted, confirm, scripted, over: ended }
    }

    /// All that the step still asks for, in a row, with what confirms it; of several kinds of
    /// which one is asked for, one. Empty where the learner is free.
    pub fn plan(&self, play: &Play<G>) -> Vec<G::Action> {
        let LessonProgress { step, mut wanted, confirm, .. } = self.progress(play);
        let asks = |action| self.steps.get(step).is_some_and(|step| step.ask.contains(action));
        if !wanted.iter().all(asks) {
            wanted.truncate(1);
        }
        if !confirm.is_empty() {
            let me = self.learner();
            let mut after = play.clone();
            for action in &wanted {
                if after.act(me, action.clone()).is_err() {
                    break;
                }
            }
            let mut legal = after.legal(me).into_iter();
            wanted.extend(legal.find(|action| is_like(action, confirm)));
        }
        wanted
    }

    /// What has happened for the first time since the learner's last action, if it is to be explained.
    pub fn tip(&self, play: &Play<G>) -> Option<&LessonTip> {
        let me = self.learner();
        let entries = play.entries();
        let last = entries.iter().rposition(|entry| entry.seat == me)?;
        let happens = |tip: &LessonTip, entries: &[Entry<G>]| {
            entries.iter().flat_map(|entry| &entry.events).any(|event| tip.on.fits(event))
        };
        let (before, since) = entries.split_at(last.max(self.opening.len()).min(entries.len()));
        self.tips.iter().find(|tip| happens(tip, since) && !happens(tip, before))
    }

    /// Whether a step lets the learner do as they like.
    pub fn is_free(&self, step: usize) -> bool {
        self.steps.get(step).is_none_or(|step| step.ask.is_empty() && step.any.is_empty())
    }
}

impl<G: Rules> LessonProgress<'_, G> {
    /// Whether the learner may do these actions, in a row.
    pub fn allows(&self, actions: &[G::Action]) -> bool {
        if self.wanted.is_empty() {
            return true;
        }
        let mut wanted = self.wanted.clone();
        actions.iter().all(|action| {
            if wanted.is_empty() {
                return is_like(action, self.confirm);
            }
            let at = wanted.iter().position(|wanted| wanted == action);
            at.map(|at| wanted.swap_remove(at)).is_some()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_rules::games::elfenwizards::board::SpellBox;
    use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
    use conclave_rules::games::spell_wars::cards::Slot;
    use conclave_rules::games::spell_wars::{Action as Cast, SpellWars};

    /// Three guilds: the second, which begins, rolls, places a die where it likes, and keeps the
    /// rest.
    fn lesson() -> Lesson<Elfenwizards> {
        let json = r#"[{
            "seats": ["apprentice", "person", "apprentice"], "seed": 1,
            "steps": [
                {"id": "roll", "any": ["Roll"]},
                {"id": "free", "free": 1},
                {"id": "keep", "ask": ["KeepRest"]}
            ]
        }]"#;
        from_json(json).unwrap().remove(0)
    }

    fn players() -> Vec<Player> {
        let player = |who| Player { name: String::new(), controller: who };
        lesson().seats.into_iter().map(player).collect()
    }

    #[test]
    fn a_lesson_asks_for_one_thing_after_the_other() {
        let lesson = lesson();
        let mut session = lesson.begin(players()).unwrap();
        assert!(lesson.is_of(session.play()));
        let progress = lesson.progress(session.play());
        assert_eq!((progress.step, &progress.wanted[..]), (0, &[Action::Roll][..]));
        assert!(progress.allows(&[Action::Roll]) && !progress.allows(&[Action::KeepRest]));

        session.act(Seat(1), &[Action::Roll]).unwrap();
        let progress = lesson.progress(session.play());
        assert_eq!((progress.step, progress.wanted.len()), (1, 0));
        assert!(progress.allows(&session.play().legal(Seat(1))[..1]), "anything goes");

        let place = session.play().legal(Seat(1))[0];
        session.act(Seat(1), &[place]).unwrap();
        let progress = lesson.progress(session.play());
        assert_eq!((progress.step, &progress.wanted[..]), (2, &[Action::KeepRest][..]));
        session.act(Seat(1), &[Action::KeepRest]).unwrap();
        assert!(lesson.progress(session.play()).over);
    }

    #[test]
    fn what_happens_for_the_first_time_is_explained_once() {
        let mut lesson = lesson();
        lesson.tips = serde_json::from_str(
            r#"[{"id": "kept", "on": {"RestKept": null}}, {"id": "rolled", "on": {"Rolled": {"seat": 1}}}]"#,
        )
        .unwrap();
        let mut session = lesson.begin(players()).unwrap();
        assert_eq!(lesson.tip(session.play()), None);
        session.act(Seat(1), &[Action::Roll]).unwrap();
        let told = |session: &Session<_>| lesson.tip(session.play()).map(|tip| tip.id.clone());
        assert_eq!(told(&session).as_deref(), Some("rolled"));
        let place = session.play().legal(Seat(1))[0];
        session.act(Seat(1), &[place]).unwrap();
        assert_eq!(told(&session), None, "that was before");
        session.act(Seat(1), &[Action::KeepRest]).unwrap();
        assert_eq!(told(&session).as_deref(), Some("kept"));
    }

    #[test]
    fn what_confirms_comes_after_all_that_is_asked_for() {
        let json = r#"[{
            "seats": ["person", "apprentice"], "seed": 1,
            "steps": [{"id": "spell", "any": ["Ready"]}]
        }]"#;
        let mut lesson = from_json::<SpellWars>(json).unwrap().remove(0);
        let mut session = lesson.begin(players().split_off(1)).unwrap();
        let placed = |slot| {
            let legal = session.play().legal(Seat(0));
            let is_of = |action: &_| matches!(*action, Cast::Place { slot: s, .. } if s == slot);
            legal.into_iter().find(is_of).unwrap()
        };
        let (source, quality) = (placed(Slot::Source), placed(Slot::Quality));
        lesson.steps[0].ask = vec![source, quality];

        let progress = lesson.progress(session.play());
        assert!(progress.allows(&[source, quality, Cast::Ready]));
        assert!(progress.allows(&[quality, source]), "any order");
        assert!(!progress.allows(&[source, Cast::Ready]), "a card is missing");
        assert_eq!(lesson.plan(session.play()), [source, quality, Cast::Ready]);
        session.act(Seat(0), &[quality]).unwrap();
        let progress = lesson.progress(session.play());
        assert!(!progress.allows(&[Cast::Ready]) && progress.allows(&[source, Cast::Ready]));
        session.act(Seat(0), &[source]).unwrap();
        let progress = lesson.progress(session.play());
        assert_eq!((progress.step, &progress.wanted[..]), (0, &[Cast::Ready][..]));
        assert_eq!(lesson.plan(session.play()), [Cast::Ready]);
        session.act(Seat(0), &lesson.plan(session.play())).unwrap();
        assert!(lesson.progress(session.play()).over);
    }

    #[test]
    fn a_pattern_means_whatever_has_its_details() {
        let pattern = |json| serde_json::from_str::<Pattern>(json).unwrap();
        let place = |pips| Action::Place { pips, on: SpellBox::Minor };
        assert!(pattern(r#"{"Place": null}"#).fits(&place(3)));
        assert!(pattern(r#"{"Place": {"pips": 3}}"#).fits(&place(3)));
        assert!(!pattern(r#"{"Place": {"pips": 3}}"#).fits(&place(4)));
        assert!(!pattern(r#"{"Place": null}"#).fits(&Action::Roll));
        assert!(pattern(r#""Roll""#).fits(&Action::Roll) && pattern("null").fits(&Action::Roll));
    }

    #[test]
    fn a_step_lasts_until_its_event_has_come() {
        let mut lesson = lesson();
        let until = r#"{"DiePlaced": {"pips": null}}"#;
        lesson.steps.truncate(2);
        lesson.steps[1].free = 0;
        lesson.steps[1].until = serde_json::from_str(until).unwrap();
        let mut session = lesson.begin(players()).unwrap();
        session.act(Seat(1), &[Action::Roll]).unwrap();
        assert_eq!(lesson.progress(session.play()).step, 1, "no die was placed");
        let place = session.play().legal(Seat(1))[0];
        assert!(matches!(place, Action::Place { .. }), "{place:?}");
        session.act(Seat(1), &[place]).unwrap();
        assert!(lesson.progress(session.play()).over);
    }

    #[test]
    fn undo_goes_back_in_the_lesson() {
        let lesson = lesson();
        let mut session = lesson.begin(players()).unwrap();
        session.act(Seat(1), &[Action::Roll]).unwrap();
        let place = session.play().legal(Seat(1))[0];
        session.act(Seat(1), &[place]).unwrap();
        assert_eq!(lesson.progress(session.play()).step, 2);
        assert!(session.undo());
        assert_eq!(lesson.progress(session.play()).step, 1);
    }

    #[test]
    fn what_is_no_lesson_is_refused() {
        assert!(from_json::<Elfenwizards>("nonsense").is_err());
    }

    #[test]
    fn slots_name_their_lesson() {
        let slot = slot("dice-arena", 2);
        assert_eq!(number_of_slot(&slot, "dice-arena"), Some(2));
        assert_eq!(number_of_slot(&slot, "spell-wars"), None);
        assert_eq!(number_of_slot("18bc-5f", "dice-arena"), None);
    }
}

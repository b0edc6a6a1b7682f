//! A guided game: what the lesson asks for, what it refuses, and what its script has the
//! others do.

use std::rc::Rc;

use conclave_session::lesson::{Lesson, LessonProgress, learned_key};

use super::saving::new_save;
use super::{Env, Guide, Hint, TableController};
use crate::games::GameUi;
use crate::table::effects::TableEffect;

/// A lesson at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonTry<G: GameUi> {
    /// The lesson.
    pub lesson: Lesson<G>,
    /// Its number, counted from 1.
    pub number: usize,
    /// How many lessons the game has.
    pub lessons: usize,
    /// Whether it has just refused what the learner did.
    pub refused: bool,
}

/// Where the table stands in its lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonStatus {
    /// The number of the lesson, counted from 1.
    pub number: usize,
    /// How many lessons the game has.
    pub lessons: usize,
    /// The step, counted from 1; the last one when the lesson is over.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// The name of the step in texts.
    pub id: String,
    /// The name in texts of what has just happened for the first time, instead of the reason for the step.
    pub tip: Option<String>,
    /// Whether the learner has done what it asks for, and the others follow.
    pub done: bool,
    /// Whether the learner must decide now.
    pub yours: bool,
    /// Whether the step lets the learner do as they like.
    pub free: bool,
    /// Whether the learner must decide something else before the rules allow what the step
    /// asks for: the table says what.
    pub waits: bool,
    /// Whether the learner has just done something else than what is asked for.
    pub refused: bool,
    /// Whether the lesson is over.
    pub over: bool,
    /// Whether the game is over, too.
    pub ended: bool,
}

impl<G: GameUi> TableController<G> {
    /// The lesson, if the table has one.
    fn guided(&self) -> Option<&LessonTry<G>> {
        match &self.source.guide {
            Some(Guide::Lesson(lesson)) => Some(lesson),
            _ => None,
        }
    }

    /// Whether the table has a lesson.
    pub(super) fn has_lesson(&self) -> bool {
        self.guided().is_some()
    }

    /// Notes whether the lesson has just refused what the learner did.
    pub(super) fn set_refused(&mut self, refused: bool) {
        if let Some(Guide::Lesson(lesson)) = &mut self.source.guide {
            lesson.refused = refused;
        }
    }

    /// How far the lesson is; none where there is no lesson, and in a replay.
    fn progress(&self) -> Option<(&LessonTry<G>, LessonProgress<'_, G>)> {
        let guide = self.guided().filter(|_| self.replay().is_none())?;
        Some((guide, guide.lesson.progress(self.source.session.play())))
    }

    /// Where the table stands in its lesson, if it has one.
    pub fn lesson(&self) -> Option<LessonStatus> {
        let (guide, progress) = self.progress()?;
        let steps = guide.lesson.steps.len();
        let at = progress.step.min(steps - 1);
        let yours = self.deciding().is_some();
        let free = guide.lesson.is_free(progress.step);
        Some(LessonStatus {
            number: guide.number,
            lessons: guide.lessons,
            step: at + 1,
            steps,
            id: guide.lesson.steps[at].id.clone(),
            tip: guide.lesson.tip(self.source.session.play()).map(|tip| tip.id.clone()),
            done: progress.scripted.is_some(),
            yours,
            free,
            waits: yours && !free && progress.wanted.is_empty(),
            refused: guide.refused,
            over: progress.over && self.playback.is_still(),
            ended: self.is_over(),
        })
    }

    /// What the lesson asks for now; where it asks for nothing, what a hint proposes; where it
    /// has to wait, everything that can be done meanwhile.
    pub fn wanted(&self) -> Rc<[G::Action]> {
        match self.progress() {
            Some((guide, progress)) if self.deciding().is_some() && !progress.over => {
                match (&self.hint, progress.wanted) {
                    (Some(Hint::Given(plan, _)), wanted) if wanted.is_empty() => Rc::clone(plan),
                    (_, wanted) if wanted.is_empty() && !guide.lesson.is_free(progress.step) => {
                        self.source.session.play().legal(guide.lesson.learner()).into()
                    }
                    (_, wanted) => wanted.into(),
                }
            }
            _ => Rc::default(),
        }
    }

    /// Whether the lesson leaves the bots' decisions to its script.
    pub(super) fn is_scripted(&self) -> bool {
        let Some((guide, progress)) = self.progress() else { return false };
        let me = self.source.session.play().to_act().has(guide.lesson.learner());
        progress.scripted.is_some() || (me && !guide.lesson.is_free(progress.step))
    }

    /// Keeps that the game has been learned, once its lesson is over.
    pub(super) fn note_learned(&mut self) {
        if self.progress().is_some_and(|(_, progress)| progress.over) {
            self.effects.push(TableEffect::Store(learned_key(G::ID), "1".to_owned()));
        }
    }

    /// Plays what the script has another seat do now. Returns whether it had something.
    pub(super) fn play_script(&mut self, env: &Env<'_, G>) -> bool {
        let next = self.progress().and_then(|(_, progress)| progress.scripted.cloned());
        let Some((seat, action)) = next else { return false };
        let ply = self.source.session.play().ply();
        self.apply_actions(seat, &[action], env);
        self.source.session.play().ply() > ply
    }

    /// Whether the lesson lets the learner do these actions; if not, it says so.
    pub(super) fn lesson_allows(&mut self, actions: &[G::Action]) -> bool {
        let allowed = self.progress().is_none_or(|(_, progress)| progress.allows(actions));
        self.set_refused(!allowed);
        allowed
    }

    /// Does what this step asks for, so that a learner who knows it can go on; where the learner is
    /// free, shows a hint.
    pub(super) fn show_step(&mut self, env: &Env<'_, G>) {
        let Some(seat) = self.deciding() else { return };
        let Some((guide, _)) = self.progress() else { return };
        let plan = guide.lesson.plan(self.source.session.play());
        if plan.is_empty() {
            if !matches!(self.hint, Some(Hint::Asked(_) | Hint::Given(..))) {
                self.drop_hint();
                self.toggle_hint(env);
            }
            return;
        }
        self.set_refused(false);
        self.act_here(seat, &plan, env);
    }

    /// Begins the lesson anew.
    pub(super) fn restart_lesson(&mut self, env: &Env<'_, G>) {
        let Some(guide) = self.guided() else { return };
        if let Ok(session) = guide.lesson.begin(self.source.session.players().to_vec()) {
            self.source.session = session;
            self.reset(env);
            self.save(env);
        }
    }

    /// Plays on from here without the lesson, in a slot of its own.
    pub(super) fn leave_lesson(&mut self, env: &Env<'_, G>) {
        let session = self.source.session.branch(self.source.session.play().ply());
        self.effects.push(TableEffect::OpenGame(new_save(&session, env)));
    }
}

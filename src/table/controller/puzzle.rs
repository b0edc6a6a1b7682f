//! A puzzle: what the answer is worth, and what is said of it. Once it is answered right, the game
//! goes on as any other, but nothing of it is saved or counted.

use std::rc::Rc;

use conclave_session::puzzles::progress::PuzzleProgress;
use conclave_session::puzzles::{Grade, Puzzle, Verdict};

use super::{Env, Guide, Hint, OwnGame, TableController};
use crate::games::words::TableWords;
use crate::games::{GameUi, name_of};
use crate::table::effects::TableEffect;

/// What a puzzle is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleHead {
    /// Its number, counted from 1.
    pub number: usize,
    /// How many puzzles the game has.
    pub of: usize,
    /// How hard it is.
    pub grade: Grade,
}

/// What was answered last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleAnswer {
    /// Nothing yet.
    None,
    /// Something that is wrong.
    Wrong(Verdict),
    /// Something that is right.
    Right(Verdict),
}

/// A puzzle at a table, and what became of it.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleTry<G: GameUi> {
    puzzle: Puzzle<G>,
    head: PuzzleHead,
    /// The name under which progress is kept.
    key: String,
    /// What is kept there.
    progress: Option<PuzzleProgress>,
    /// The best that can still be told of this try: whether other answers were given, or the
    /// solution shown, since the puzzle was opened.
    best: PuzzleProgress,
    answer: PuzzleAnswer,
    /// Why the right answer is right, in sentences.
    why: String,
}

impl<G: GameUi> PuzzleTry<G> {
    /// A puzzle that is opened, with the name under which progress is kept, and what is kept there.
    pub fn new(
        puzzle: Puzzle<G>,
        head: PuzzleHead,
        key: String,
        progress: Option<PuzzleProgress>,
    ) -> PuzzleTry<G> {
        let (best, answer, why) = (PuzzleProgress::AtOnce, PuzzleAnswer::None, String::new());
        PuzzleTry { puzzle, head, key, progress, best, answer, why }
    }
}

/// Where a table stands with its puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleStatus {
    /// What it is called.
    pub head: PuzzleHead,
    /// The name of the player who decides.
    pub who: String,
    /// What was answered last.
    pub answer: PuzzleAnswer,
    /// Why the right answer is right, in sentences; empty before it was given.
    pub why: String,
    /// Whether it waits for an answer.
    pub open: bool,
    /// Whether the solution is shown.
    pub shown: bool,
}

impl<G: GameUi> OwnGame<G> {
    /// Whether the puzzle's decision has not been made.
    pub(super) fn is_puzzle_open(&self) -> bool {
        let ply = self.session.play().ply();
        matches!(&self.guide, Some(Guide::Puzzle(it)) if it.puzzle.record.actions.len() == ply)
    }
}

impl<G: GameUi> TableController<G> {
    /// The puzzle, if the table has one.
    pub(super) fn puzzle(&self) -> Option<&PuzzleTry<G>> {
        match &self.source.guide {
            Some(Guide::Puzzle(puzzle)) => Some(puzzle),
            _ => None,
        }
    }

    fn puzzle_mut(&mut self) -> Option<&mut PuzzleTry<G>> {
        match &mut self.source.guide {
            Some(Guide::Puzzle(puzzle)) => Some(puzzle),
            _ => None,
        }
    }

    /// Whether the puzzle's decision has not been made.
    pub fn is_puzzle_open(&self) -> bool {
        self.source.is_puzzle_open()
    }

    /// Where the table stands with its puzzle, if it has one.
    pub fn puzzle_status(&self) -> Option<PuzzleStatus> {
        let PuzzleTry { puzzle, head, answer, why, .. } = self.puzzle()?;
        let open = self.is_puzzle_open() && self.replay().is_none();
        Some(PuzzleStatus {
            head: *head,
            who: name_of(&self.players, puzzle.seat).to_owned(),
            answer: *answer,
            why: why.clone(),
            open,
            shown: open && matches!(self.hint, Some(Hint::Given(..))),
        })
    }

    /// Whether the puzzle lets these actions be done: a wrong answer is only told what it costs.
    pub(super) fn puzzle_allows(&mut self, actions: &[G::Action], env: &Env<'_, G>) -> bool {
        if !self.is_puzzle_open() {
            return true;
        }
        let Some(PuzzleTry { puzzle, best, progress, key, .. }) = self.puzzle() else {
            return true;
        };
        let seat = puzzle.seat;
        let legal = self.source.session.play().legal(seat);
        let Some(verdict) = actions.first().and_then(|first| puzzle.evaluate_answer(&legal, first))
        else {
            return true;
        };
        let (mut answer, mut why, mut kept) = (PuzzleAnswer::Wrong(verdict), String::new(), None);
        if verdict.right {
            answer = PuzzleAnswer::Right(verdict);
            let plan = &puzzle.plan;
            let plan = if plan.first() == actions.first() { plan } else { actions };
            let words = TableWords::new(env.text, &self.players, self.playback.view());
            why = G::reasons(plan, seat, &words).join(" ");
            // Only the first answer of all is one that was found at once.
            let now =
                progress.map_or(*best, |before| before.max((*best).min(PuzzleProgress::Solved)));
            kept = Some((key.clone(), now));
        }
        if let Some(puzzle) = self.puzzle_mut() {
            (puzzle.answer, puzzle.why) = (answer, why);
            puzzle.best = puzzle.best.min(PuzzleProgress::Solved);
        }
        self.keep_progress(kept);
        if !verdict.right {
            self.drop_hint();
        }
        verdict.right
    }

    /// Shows the solution: what is to be done, and why.
    pub(super) fn show_solution(&mut self, env: &Env<'_, G>) {
        let Some(PuzzleTry { puzzle, progress, key, .. }) = self.puzzle() else { return };
        if !self.is_puzzle_open() || self.deciding().is_none() {
            return;
        }
        let text = env.text;
        let words = TableWords::new(text, &self.players, self.playback.view());
        let phrase = G::describe_plan(&puzzle.plan, &words);
        let name = name_of(&self.players, puzzle.seat);
        let args = [("name", name.into()), ("plan", (&phrase).into())];
        let mut sentences = vec![text.tr_args("hint-plan", &args)];
        sentences.extend(G::reasons(&puzzle.plan, puzzle.seat, &words));
        let kept = progress.is_none().then(|| (key.clone(), PuzzleProgress::Shown));
        let plan: Rc<[G::Action]> = puzzle.plan.clone().into();
        self.drop_hint();
        self.hint = Some(Hint::Given(plan, sentences.join(" ")));
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.best = PuzzleProgress::Shown;
        }
        self.keep_progress(kept);
    }

    /// Back to the puzzle's decision.
    pub(super) fn restart_puzzle(&mut self, env: &Env<'_, G>) {
        let Some(start) = self.puzzle().map(|it| it.puzzle.record.actions.len()) else { return };
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.answer = PuzzleAnswer::None;
        }
        self.source.session = self.source.session.branch(start);
        self.reset(env);
    }

    /// Stores how far the reader has got with this puzzle.
    fn keep_progress(&mut self, kept: Option<(String, PuzzleProgress)>) {
        let Some((key, progress)) = kept else { return };
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.progress = Some(progress);
        }
        self.effects.push(TableEffect::Store(key, progress.id().to_owned()));
    }
}

//! Finding puzzles in a game.

use super::valuation::{Parted, Valuation};
use super::{Grade, Puzzle, SOLVER};
use conclave_rules::bots::playout::Playout;
use conclave_rules::bots::{Effort, Level, Policy, search};
use conclave_rules::table::{Play, Rng, Seat, Seed, Viewer};

/// The most actions of a decision that is looked at.
const MOST_ACTIONS: usize = 40;
/// Playouts of each action at first sight, and by how much the best must be better than the
/// worst.
const GLANCE: u32 = 32;
const PROMISING: f64 = 0.15;
/// Games of each action in the first batch, and how much of the difference must be seen in them.
const FIRST: u32 = 150;
const PROMISED: f64 = 0.6;
/// What a large difference is. Games of each action that find one out, and a smaller one; a fresh
/// batch of as many must confirm it.
const LARGE: f64 = 0.15;
const LARGE_GAP: u32 = 600;
const SMALL_GAP: u32 = 2_000;
/// How much of the difference that is wanted must be certain in the fresh batch.
const SURE: f64 = 0.5;
/// Games to the very end, without any evaluation on the way, and how much of the difference must
/// be seen in them.
const TO_THE_END: u32 = 300;
const SEEN: f64 = 0.02;
/// How often the solver is asked, and how often it must be right.
const ASKED: u64 = 5;
/// How often an apprentice is asked, and how many right answers make a puzzle easy, or not hard.
const TRIED: u64 = 32;
const EASY: usize = 29;
const MEDIUM: usize = 16;

/// What is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// By how much every right action must be better than every wrong one, in shares of victory.
    pub gap: f64,
    /// The least grade.
    pub grade: Grade,
}

/// The puzzle in the position in which a game stands now, if `seat` has one there.
pub fn find<G: Policy>(
    play: &Play<G>,
    seat: Seat,
    wanted: Wanted,
    seed: Seed,
) -> Option<(Grade, Puzzle<G>)> {
    let legal = play.legal(seat);
    if !(2..=MOST_ACTIONS).contains(&legal.len()) {
        return None;
    }
    let view = G::view(play.state(), Viewer::Seat(seat));
    let mut rng = Rng::new(seed);
    if !is_promising::<G>(&view, seat, &legal, &mut rng) {
        return None;
    }
    let mut batch = |count| Valuation::of::<G>(&view, seat, &legal, count, Seed(rng.bits()));
    let clearly = |least| move |parted: &Parted| parted.gap >= least;
    batch(FIRST).part(&legal).filter(clearly(wanted.gap * PROMISED))?;
    let count = if wanted.gap < LARGE { SMALL_GAP } else { LARGE_GAP };
    let Parted { right, .. } = batch(count).part(&legal).filter(clearly(wanted.gap))?;
    // What was chosen for its value looks better than it is: only a fresh batch tells.
    let fresh = batch(count);
    let wrong: Vec<usize> = (0..legal.len()).filter(|at| !right.contains(at)).collect();
    fresh.between(&right, &wrong).filter(|&(_, low)| low >= wanted.gap * SURE)?;
    let asked = BotQuery::<G> { view: &view, seat, legal: &legal, right: &right };
    let grade = asked.grade();
    if grade < wanted.grade {
        return None;
    }
    let means = fresh.means();
    if !is_seen_at_the_end::<G>(&view, seat, &legal, &right, &means, &mut rng)
        || asked.score(SOLVER, ASKED) < ASKED as usize
    {
        return None;
    }
    let plan = asked.right_plan(SOLVER, Seed(ASKED))?;
    let percent = |mean: f64| (mean * 100.0).round() as u8;
    let puzzle = Puzzle {
        record: play.record().clone(),
        seat,
        values: means.into_iter().map(percent).collect(),
        right: right.iter().map(|&at| at as u8).collect(),
        plan,
    };
    Some((grade, puzzle))
}

/// A decision that bots are asked about.
struct BotQuery<'a, G: Policy> {
    view: &'a G::View,
    seat: Seat,
    legal: &'a [G::Action],
    /// The right actions, as indices.
    right: &'a [usize],
}

impl<G: Policy> BotQuery<'_, G> {
    /// What a bot with this effort does, if that is right.
    fn right_plan(&self, effort: Effort, seed: Seed) -> Option<Vec<G::Action>> {
        let plan = search::<G>(self.view, self.seat, effort, seed, &mut || true)?.plan;
        let at = self.legal.iter().position(|action| plan.first() == Some(action))?;
        self.right.contains(&at).then_some(plan)
    }

    /// How often a bot with this effort is right.
    fn score(&self, effort: Effort, times: u64) -> usize {
        (0..times).filter(|&seed| self.right_plan(effort, Seed(seed)).is_some()).count()
    }

    fn grade(&self) -> Grade {
        match self.score(G::effort(Level::Apprentice), TRIED) {
            EASY.. => Grade::Easy,
            MEDIUM.. => Grade::Medium,
            _ => Grade::Hard,
        }
    }
}

/// How hard a puzzle is; none when its record cannot be replayed.
pub fn grade<G: Policy>(puzzle: &Puzzle<G>) -> Option<Grade> {
    let play = puzzle.record.replay().ok()?;
    let (seat, legal) = (puzzle.seat, play.legal(puzzle.seat));
    let view = G::view(play.state(), Viewer::Seat(seat));
    let right: Vec<usize> = puzzle.right.iter().map(|&at| usize::from(at)).collect();
    Some(BotQuery::<G> { view: &view, seat, legal: &legal, right: &right }.grade())
}

/// Whether a few quick playouts promise a puzzle: some actions are much better than others.
fn is_promising<G: Policy>(view: &G::View, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> bool {
    let seed = rng.bits();
    let mut playout = Playout::<G>::new(Rng::new(Seed(seed)), Some(G::determinize(view, rng)));
    let (mut least, mut most) = (1.0, 0.0);
    for action in legal {
        let mean = mean_of(&mut playout, view, seat, action, GLANCE, seed);
        (least, most) = (f64::min(least, mean), f64::max(most, mean));
    }
    most - least >= PROMISING
}

/// Whether the best of the right actions is better than each of the wrong ones, too, when games
/// are played to their end by everybody's rollout policy.
fn is_seen_at_the_end<G: Policy>(
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    right: &[usize],
    means: &[f64],
    rng: &mut Rng,
) -> bool {
    let seed = rng.bits();
    let mut playout = Playout::<G>::new(Rng::new(Seed(seed)), None);
    let mut value = |at: usize| mean_of(&mut playout, view, seat, &legal[at], TO_THE_END, seed);
    let best = right.iter().copied().max_by(|&a, &b| means[a].total_cmp(&means[b]));
    let Some(best) = best.map(&mut value) else { return false };
    (0..legal.len()).filter(|at| !right.contains(at)).all(|at| best - value(at) >= SEEN)
}

/// The seat's mean share of victory after an action, in so many worlds.
fn mean_of<G: Policy>(
    playout: &mut Playout<G>,
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    count: u32,
    seed: u64,
) -> f64 {
    let games = (0..count).map(|number| {
        let mut rng = Rng::new(Seed(seed ^ u64::from(number)));
        let mut state = G::determinize(view, &mut rng);
        playout.apply_plan(&mut state, seat, std::slice::from_ref(action));
        f64::from(playout.play_on(rng, state)[seat.index()])
    });
    games.sum::<f64>() / f64::from(count)
}

/// Whether a puzzle's solution holds: its record can be replayed to its decision, and in fresh games
/// every right action is certainly better than every wrong one. `tries` says in how many games each
/// action is tried: where one batch leaves doubts, the next one decides, which is then larger.
/// Returns by how much the right ones are better.
///
/// # Errors
/// What is wrong with it, in English.
pub fn check<G: Policy>(puzzle: &Puzzle<G>, tries: &[u32], seed: Seed) -> Result<f64, String> {
    let play = puzzle.record.replay().map_err(|why| why.to_string())?;
    let seat = puzzle.seat;
    let legal = play.legal(seat);
    let right: Vec<usize> = puzzle.right.iter().map(|&at| usize::from(at)).collect();
    if !play.to_act().has(seat) || puzzle.values.len() != legal.len() {
        return Err("another decision than that of its values".into());
    }
    let wrong: Vec<usize> = (0..legal.len()).filter(|at| !right.contains(at)).collect();
    let first = puzzle.plan.first().and_then(|first| legal.iter().position(|it| it == first));
    if first.is_none_or(|first| !right.contains(&first)) {
        return Err("its plan begins with no right action".into());
    }
    let view = G::view(play.state(), Viewer::Seat(seat));
    let mut found = (0.0, 0.0);
    for (number, &count) in (0..).zip(tries) {
        let fresh = Valuation::of::<G>(&view, seat, &legal, count, Seed(seed.0 ^ number << 48));
        found = fresh.between(&right, &wrong).ok_or("nothing is right, or nothing wrong")?;
        if found.1 > 0.0 {
            return Ok(found.0);
        }
    }
    Err(format!("its right actions are better by {:.3} only, perhaps by {:.3}", found.0, found.1))
}

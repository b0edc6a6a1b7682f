//! The report of an analysis: the books of a game, and what stands out in them.

use serde::{Deserialize, Serialize};

use crate::bots::Policy;
use crate::table::{PerSeat, Play, Rules, Seat};

use super::moment::AnalysedMoment;

/// How many standard errors a decision must be worse than the best by to be called a loss.
const CERTAIN: f64 = 2.6;
/// And by how much at least, in shares of victory. A smaller change is no turning point either.
const SMALLEST: f64 = 0.01;
/// No value of a report is as large: a game has fewer moments, each of one victory at most.
const LARGEST: f32 = 1e6;
/// How many turning points there are at most.
const TURNING_POINTS: usize = 3;

/// An analysis. All values are shares of victory: 1 is a won game. Lists by seat have an
/// entry for each seat of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report<A> {
    /// One entry for the beginning and one after each action.
    pub plies: Vec<PlyReport>,
    /// By seat: what chance brought in all.
    pub luck: Vec<f32>,
    /// By seat: what its own decisions cost it.
    pub loss: Vec<f32>,
    /// By seat: what others' losses brought it.
    pub gift: Vec<f32>,
    /// By seat: what is left over; nothing where everything lies open, else what the deal and
    /// the hiding were worth.
    pub rest: Vec<f32>,
    /// By seat: how often it had a choice.
    pub decisions: Vec<u32>,
    /// What changed most, largest first; at most three, fewer where little changed.
    pub turning_points: Vec<TurningPoint<A>>,
    /// All decisions that were certainly worse than another, those first that cost their seat
    /// most.
    pub mistakes: Vec<TurningPoint<A>>,
    /// To how much the win probabilities are known, with 95 % probability.
    pub margin: f32,
}

impl<A> Report<A> {
    /// Whether this can be the report of a game of so many seats and actions: all its lists are
    /// as long, its moments are moments of the game, and its values are sane numbers. Ask this
    /// of what comes from a store or a worker before its lists are indexed.
    pub fn fits(&self, seats: usize, actions: usize) -> bool {
        let by_seat = |values: &[f32]| {
            values.len() == seats && values.iter().all(|value| value.abs() < LARGEST)
        };
        let acted = |seat: Seat| seat.index() < seats || seat == Seat::CHANCE;
        let mut points = self.turning_points.iter().chain(&self.mistakes);
        self.plies.len().checked_sub(1) == Some(actions)
            && self.plies.iter().all(|moment| by_seat(&moment.win))
            && [&self.luck, &self.loss, &self.gift, &self.rest].into_iter().all(|it| by_seat(it))
            && self.decisions.len() == seats
            && self.margin.abs() < LARGEST
            && points.all(|point| {
                let end = point.ply.checked_add(point.actions);
                end.is_some_and(|end| end <= actions)
                    && point.actions > 0
                    && by_seat(&point.change)
                    && acted(point.seat)
                    && (point.kind != TurningPointKind::Loss || point.seat != Seat::CHANCE)
            })
    }
}

/// A moment of the curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlyReport {
    /// Win probability by seat.
    pub win: Vec<f32>,
}

/// What a turning point was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TurningPointKind {
    /// Chance.
    Luck,
    /// A decision that cost something.
    Loss,
    /// Something that came to light, or a good move that was not to be expected.
    Play,
}

/// A moment that changed much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurningPoint<A> {
    /// How many actions came before.
    pub ply: usize,
    /// How many actions the moment has.
    pub actions: usize,
    /// Who acted; 7 for chance.
    pub seat: Seat,
    /// What it was.
    pub kind: TurningPointKind,
    /// By seat: by how much it changed the chances.
    pub change: Vec<f32>,
    /// What would have been better, if it was a loss.
    pub instead: Vec<A>,
}

impl<A> TurningPoint<A> {
    /// The seat whose chances changed most, with the change.
    pub fn most_concerned(&self) -> (Seat, f32) {
        let seats = (0u8..).map(Seat).zip(self.change.iter().copied());
        seats.max_by(|a, b| a.1.abs().total_cmp(&b.1.abs())).unwrap_or((Seat(0), 0.0))
    }

    fn size(&self) -> f32 {
        self.most_concerned().1.abs()
    }

    /// What it cost the one who acted.
    fn cost(&self) -> f32 {
        self.change.get(self.seat.index()).map_or(0.0, |change| -change)
    }
}

/// The values of a moment, as they are booked.
struct MomentValues {
    /// Win probabilities before it.
    before: PerSeat<f64>,
    /// After the plan, before what chance brings.
    between: PerSeat<f64>,
    /// What the plan changed: nothing, or a loss of the acting seat.
    decision: PerSeat<f64>,
    /// What chance changed.
    luck: PerSeat<f64>,
}

/// Turning points of a game.
type Points<G> = Vec<TurningPoint<<G as Rules>::Action>>;

/// One table of values for a whole game.
pub(super) struct Books<'a, G: Policy> {
    moments: &'a [AnalysedMoment<G>],
    seats: usize,
    plies: usize,
    values: Vec<MomentValues>,
    /// How the game ended.
    end: PerSeat<f64>,
}

impl<'a, G: Policy> Books<'a, G> {
    /// The books of these moments, which make up the whole game.
    pub fn new(play: &Play<G>, moments: &'a [AnalysedMoment<G>], open: bool) -> Books<'a, G> {
        let outcome = G::outcome(play.state());
        let share = |seat| outcome.as_ref().map_or(0.0, |it| it.share(Seat(seat as u8)).into());
        let end: PerSeat<f64> = std::array::from_fn(share);
        let mut next = end;
        let mut values = Vec::with_capacity(moments.len());
        // From the end, since in an open game a value is that of what follows.
        for moment in moments.iter().rev() {
            let booked = if open { open_values(moment, next) } else { hidden_values(moment) };
            next = booked.before;
            values.push(booked);
        }
        values.reverse();
        Books { moments, seats: play.seats().into(), plies: play.ply(), values, end }
    }

    /// What the books say.
    pub fn report(&self) -> Report<G::Action> {
        let (mut luck, mut loss, mut gift) =
            <(PerSeat<f64>, PerSeat<f64>, PerSeat<f64>)>::default();
        let mut decisions = vec![0; self.seats];
        for (moment, values) in self.moments.iter().zip(&self.values) {
            for seat in 0..self.seats {
                luck[seat] += values.luck[seat];
                if seat == moment.seat.index() {
                    loss[seat] -= values.decision[seat];
                    decisions[seat] += u32::from(moment.choice);
                } else {
                    gift[seat] += values.decision[seat];
                }
            }
        }
        let begin = self.values.first().map_or(self.end, |values| values.before);
        let rest = std::array::from_fn(|seat| {
            let rest = self.end[seat] - begin[seat] - luck[seat] + loss[seat] - gift[seat];
            // What is left of adding up in another order is nothing.
            if rest.abs() < 1e-9 { 0.0 } else { rest }
        });
        let (turning_points, mistakes) = self.turning_points();
        Report {
            plies: self.curve(),
            luck: self.by_seat(&luck),
            loss: self.by_seat(&loss),
            gift: self.by_seat(&gift),
            rest: self.by_seat(&rest),
            decisions,
            turning_points,
            mistakes,
            margin: self.margin(),
        }
    }

    fn by_seat(&self, values: &PerSeat<f64>) -> Vec<f32> {
        values[..self.seats].iter().map(|&value| value as f32).collect()
    }

    fn curve(&self) -> Vec<PlyReport> {
        let mut plies = Vec::with_capacity(self.plies + 1);
        for (moment, values) in self.moments.iter().zip(&self.values) {
            plies.push(PlyReport { win: self.by_seat(&values.before) });
            for _ in 1..moment.plan.len() {
                plies.push(PlyReport { win: self.by_seat(&values.between) });
            }
        }
        plies.push(PlyReport { win: self.by_seat(&self.end) });
        plies
    }

    fn margin(&self) -> f32 {
        let errors = self.moments.iter().filter(|moment| moment.curve.count() > 0);
        let largest = errors.map(|moment| moment.curve.largest_error()).fold(0.0, f64::max);
        (1.96 * largest) as f32
    }

    /// What changed most, and all mistakes.
    fn turning_points(&self) -> (Points<G>, Points<G>) {
        let ends = self.values.iter().skip(1).map(|values| values.before).chain([self.end]);
        let (mut all, mut mistakes) = (Vec::new(), Vec::new());
        for ((moment, values), after) in self.moments.iter().zip(&self.values).zip(ends) {
            let point = |kind, change: &PerSeat<f64>, instead| TurningPoint {
                ply: moment.ply,
                actions: moment.plan.len(),
                seat: moment.seat,
                kind,
                change: self.by_seat(change),
                instead,
            };
            if values.decision.iter().any(|&change| change != 0.0) {
                let instead = moment.best.clone().unwrap_or_default();
                mistakes.push(point(TurningPointKind::Loss, &values.decision, instead));
            }
            let rest = std::array::from_fn(|seat| {
                after[seat] - values.before[seat] - values.luck[seat] - values.decision[seat]
            });
            all.push(point(TurningPointKind::Luck, &values.luck, Vec::new()));
            all.push(point(TurningPointKind::Play, &rest, Vec::new()));
        }
        mistakes.sort_by(|a: &TurningPoint<_>, b| b.cost().total_cmp(&a.cost()));
        all.extend(mistakes.iter().cloned());
        (what_tells(all), mistakes)
    }
}

/// The turning points among all that changed something, one of each moment. What adding up in
/// floating point leaves over is none.
fn what_tells<A>(mut all: Vec<TurningPoint<A>>) -> Vec<TurningPoint<A>> {
    all.sort_by(|a, b| b.size().total_cmp(&a.size()));
    let mut turning_points = Vec::<TurningPoint<A>>::new();
    for point in all {
        let known = turning_points.iter().any(|other| other.ply == point.ply);
        let large = f64::from(point.size()) >= SMALLEST;
        if !known && turning_points.len() < TURNING_POINTS && large {
            turning_points.push(point);
        }
    }
    turning_points
}

/// What the plan changed: a loss of the acting seat if that is certain, else nothing.
fn decision<G: Policy>(moment: &AnalysedMoment<G>) -> PerSeat<f64> {
    let seat = moment.seat.index();
    let gap = &moment.gap;
    let certain = gap.count() > 0 && gap.mean()[seat] - CERTAIN * gap.error(seat) > SMALLEST;
    if certain { gap.mean().map(|gap| -gap) } else { PerSeat::default() }
}

/// Where everything lies open: what chance brought is the difference to the value that
/// follows, `next`, and the value before is that of the plan without its loss.
fn open_values<G: Policy>(moment: &AnalysedMoment<G>, next: PerSeat<f64>) -> MomentValues {
    let between = if moment.reveals { moment.curve.mean() } else { next };
    // A loss is at most what there is to lose.
    let change = decision(moment);
    let possible = |seat: usize| match change[seat] {
        0.0 => 1.0,
        change if change < 0.0 => (1.0 - between[seat]) / -change,
        change => between[seat] / change,
    };
    let part = (0..change.len()).map(possible).fold(1.0, f64::min).max(0.0);
    let decision = change.map(|change| part * change);
    MomentValues {
        before: std::array::from_fn(|seat| between[seat] - decision[seat]),
        between,
        decision,
        luck: std::array::from_fn(|seat| next[seat] - between[seat]),
    }
}

/// Where hands are hidden.
fn hidden_values<G: Policy>(moment: &AnalysedMoment<G>) -> MomentValues {
    let before = moment.curve.mean();
    let luck = moment.chance.mean();
    MomentValues { before, between: before, decision: decision(moment), luck }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A report of a game of two seats and three actions.
    fn report() -> Report<u8> {
        let point = TurningPoint {
            ply: 1,
            actions: 2,
            seat: Seat(1),
            kind: TurningPointKind::Loss,
            change: vec![0.1, -0.1],
            instead: vec![7],
        };
        Report {
            plies: vec![PlyReport { win: vec![0.5, 0.5] }; 4],
            luck: vec![0.1, -0.1],
            loss: vec![0.0, 0.1],
            gift: vec![0.1, 0.0],
            rest: vec![0.0, 0.0],
            decisions: vec![2, 1],
            turning_points: vec![point.clone()],
            mistakes: vec![point],
            margin: 0.03,
        }
    }

    #[test]
    fn the_largest_changes_tell_and_the_smallest_never() {
        let points = |changes: &[(usize, f32)]| {
            let point = |&(ply, change)| TurningPoint {
                ply,
                change: vec![change, -change],
                ..report().mistakes.swap_remove(0)
            };
            what_tells(changes.iter().map(point).collect()).iter().map(|it| it.ply).collect()
        };
        let told: Vec<usize> = points(&[(0, 0.02), (1, -0.5), (1, 0.4), (2, 0.3), (3, 0.1)]);
        assert_eq!(told, [1, 2, 3]);
        let told: Vec<usize> = points(&[(0, 1e-7), (1, 0.2), (2, -0.009), (3, 0.0)]);
        assert_eq!(told, [1]);
    }

    #[test]
    fn only_the_report_of_a_game_fits_it() {
        assert!(report().fits(2, 3));
        assert!(!report().fits(3, 3));
        assert!(!report().fits(2, 4));
        let spoils: [fn(&mut Report<u8>); 12] = [
            |report| report.plies[2].win.clear(),
            |report| report.plies.clear(),
            |report| report.luck.clear(),
            |report| report.loss.truncate(1),
            |report| report.gift.push(0.0),
            |report| report.rest[1] = f32::NAN,
            |report| report.luck[0] = f32::MAX,
            |report| report.decisions.clear(),
            |report| report.turning_points[0].ply = usize::MAX,
            |report| report.mistakes[0].actions = 3,
            |report| report.mistakes[0].change.clear(),
            |report| report.turning_points[0].seat = Seat(2),
        ];
        for (number, spoil) in spoils.into_iter().enumerate() {
            let mut spoilt = report();
            spoil(&mut spoilt);
            assert!(!spoilt.fits(2, 3), "{number}");
        }
    }
}

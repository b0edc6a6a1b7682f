//! Fits the outcome model of the rules from simulated throws, and measures its
//! error.

use std::fmt::Write;

use conclave::games::dice_arena::model::{crowd, distance_class};
use conclave::games::dice_arena::odds::{DieOdds, Odds, TowerOdds};
use conclave::games::dice_arena::pose::clearest;
use conclave::games::dice_arena::{Aim, Dice, Die, Force, ThrowIntent};
use conclave::table::{Rng, Seed};

use crate::measure;
use crate::simulate::{Request, Simulation, simulate};

/// How often something happened, of how many times it could have.
#[derive(Clone, Copy, Default, Debug)]
struct Share {
    times: u32,
    of: u32,
}

impl Share {
    fn add(&mut self, happened: bool) {
        self.times += u32::from(happened);
        self.of += 1;
    }

    fn part(self) -> f64 {
        f64::from(self.times) / f64::from(self.of.max(1))
    }

    /// In parts of 65,536.
    fn per_mille(self) -> u16 {
        (self.part() * 65_536.0).round().min(65_535.0) as u16
    }
}

/// What became of dice that lay in the arena.
#[derive(Clone, Copy, Default, Debug)]
struct DieCounts {
    out: Share,
    turned: Share,
}

impl DieCounts {
    fn add(&mut self, out: bool, turned: bool) {
        self.out.add(out);
        self.turned.add(turned && !out);
    }

    fn effect(self) -> DieOdds {
        DieOdds { out: self.out.per_mille(), turned: self.turned.per_mille() }
    }
}

/// What became of towers.
#[derive(Clone, Copy, Default, Debug)]
struct TowerCounts {
    falls: Share,
    loses_part: Share,
    fallen_out: Share,
}

/// Everything that is counted for one force.
#[derive(Clone, Default, Debug)]
struct Counts {
    thrown_out: [Share; 2],
    at_rim: Share,
    target: DieCounts,
    near: [DieCounts; 4],
    crowd: [[DieCounts; 4]; 2],
    tower: [TowerCounts; 2],
}

impl Counts {
    /// Simulates `count` throws among scattered dice, as many aimed at a die as
    /// not, and half as many at or past towers.
    fn of(force: Force, count: u32, rng: &mut Rng) -> Counts {
        let mut counts = Counts::default();
        for index in 0..count {
            let arena = measure::scattered(1 + rng.below(20) as u8, rng);
            let aim = if index % 2 == 0 {
                Aim::Clear
            } else {
                Aim::At(Die(rng.below(arena.dice().len().into()) as u8))
            };
            let request = measure::throw(&arena, ThrowIntent { force, aim }, rng);
            counts.add(&request, aim, &simulate(&request));
        }
        for index in 0..count / 2 {
            let arena = measure::with_tower(2 + rng.below(9) as u8, rng);
            let top = arena.tower.top().unwrap_or_default();
            let aim = if index % 2 == 0 { Aim::Clear } else { Aim::At(top) };
            let request = measure::throw(&arena, ThrowIntent { force, aim }, rng);
            counts.add_tower(&request, aim, &simulate(&request));
        }
        counts
    }

    fn add(&mut self, request: &Request, aim: Aim, simulation: &Simulation) {
        let arena = &request.arena;
        let landed = &simulation.landed;
        let out = landed.showing.out();
        let aimed = usize::from(aim != Aim::Clear);
        for die in arena.flying.iter() {
            self.thrown_out[aimed].add(out.has(die));
            if !out.has(die) {
                self.at_rim.add(landed.at_rim.has(die));
            }
        }
        let center = match aim {
            Aim::At(die) => arena.pose(die).unwrap_or_default(),
            Aim::Clear => {
                let poses: Vec<_> = arena.dice().iter().filter_map(|die| arena.pose(die)).collect();
                clearest(poses.into_iter())
            }
        };
        let class = crowd(arena.dice().len());
        for die in arena.dice().iter() {
            let is_out = out.has(die);
            let turned = landed.showing.get(die) != arena.showing.get(die);
            if aim == Aim::At(die) {
                self.target.add(is_out, turned);
                continue;
            }
            let pose = arena.pose(die).unwrap_or_default();
            self.near[distance_class(pose.distance_squared(center))].add(is_out, turned);
            self.crowd[aimed][class].add(is_out, turned);
        }
    }

    fn add_tower(&mut self, request: &Request, aim: Aim, simulation: &Simulation) {
        let landed = &simulation.landed;
        let tower = request.arena.tower.set();
        let fate = &mut self.tower[usize::from(aim != Aim::Clear)];
        let left = landed.standing.len();
        fate.falls.add(left == 0);
        fate.loses_part.add(left > 0 && landed.standing != tower);
        let fallen: Dice = tower.minus(landed.standing);
        for die in fallen.iter() {
            fate.fallen_out.add(landed.showing.out().has(die));
        }
    }

    fn odds(&self) -> Odds {
        let tower = |fate: TowerCounts| TowerOdds {
            falls: fate.falls.per_mille(),
            loses_part: fate.loses_part.per_mille(),
            fallen_out: fate.fallen_out.per_mille(),
        };
        Odds {
            thrown_out: self.thrown_out.map(Share::per_mille),
            target: self.target.effect(),
            near: self.near.map(DieCounts::effect),
            crowd: self.crowd.map(|classes| classes.map(DieCounts::effect)),
            tower: self.tower.map(tower),
        }
    }

    /// Every chance with how often it was looked at.
    fn shares(&self) -> Vec<Share> {
        let fates = self.near.iter().chain(self.crowd.iter().flatten()).chain([&self.target]);
        let mut shares: Vec<Share> = fates.flat_map(|fate| [fate.out, fate.turned]).collect();
        shares.extend(self.thrown_out);
        for fate in self.tower {
            shares.extend([fate.falls, fate.loses_part, fate.fallen_out]);
        }
        shares
    }
}

/// How far the fitted chances are from those of fresh throws, in shares: the mean
/// over all chances, each weighing as often as it matters, and the greatest of
/// those that were looked at at least 200 times.
fn error(fitted: &Counts, fresh: &Counts) -> (f64, f64) {
    let (mut sum, mut weight, mut greatest) = (0.0, 0.0, 0.0f64);
    for (fitted, fresh) in fitted.shares().into_iter().zip(fresh.shares()) {
        let off = (fitted.part() - fresh.part()).abs();
        sum += off * f64::from(fresh.of);
        weight += f64::from(fresh.of);
        if fresh.of >= 200 && fitted.of >= 200 {
            greatest = greatest.max(off);
        }
    }
    (sum / f64::max(weight, 1.0), greatest)
}

/// Fits the model from `count` throws of each force (and half as many at towers),
/// tries it on as many fresh ones, and gives the text of the rules' file of
/// chances.
pub fn fitted(count: u32, seed: u64) -> String {
    let mut rng = Rng::new(Seed(seed));
    let mut text = String::new();
    let mut errors = String::new();
    let mut odds = Vec::new();
    let mut at_rim = Share::default();
    for force in Force::ALL {
        let fitted = Counts::of(force, count, &mut rng);
        let fresh = Counts::of(force, count, &mut rng);
        let (mean, greatest) = error(&fitted, &fresh);
        let _ =
            writeln!(errors, "//! | {force:?} | {:.2} | {:.2} |", 100.0 * mean, 100.0 * greatest);
        at_rim.times += fitted.at_rim.times;
        at_rim.of += fitted.at_rim.of;
        odds.push(fitted.odds());
    }
    let _ = write!(
        text,
        "//! The chances of the outcome model. Written by `arena_lab fit {count}`: do not
//! edit.
//!
//! Fitted from {count} simulated throws of each force among 1 to 20 scattered dice
//! and half as many at or past towers of 2 to 10. Against as many fresh throws the
//! chances are off by so many percentage points:
//!
//! | force | on average | at most |
//! |---|---|---|
{errors}
use super::odds::{{Chance, Effect, Odds, TowerEffect}};

const fn e(out: Chance, turned: Chance) -> Effect {{
    Effect {{ out, turned }}
}}

const fn t(falls: Chance, loses_part: Chance, fallen_out: Chance) -> TowerEffect {{
    TowerEffect {{ falls, loses_part, fallen_out }}
}}

/// A die that came to rest anew lies at the rim.
pub const AT_RIM: Chance = {};

/// By force, gentlest first.
pub const ODDS: [Odds; 3] = [
",
        at_rim.per_mille()
    );
    let effect = |e: &DieOdds| format!("e({}, {})", e.out, e.turned);
    let effects = |all: &[DieOdds; 4]| all.iter().map(effect).collect::<Vec<_>>().join(", ");
    for odds in odds {
        let towers = odds
            .tower
            .map(|t| format!("t({}, {}, {})", t.falls, t.loses_part, t.fallen_out))
            .join(", ");
        let _ = write!(
            text,
            "    Odds {{
        thrown_out: [{}, {}],
        target: {},
        near: [{}],
        crowd: [
            [{}],
            [{}],
        ],
        tower: [{towers}],
    }},
",
            odds.thrown_out[0],
            odds.thrown_out[1],
            effect(&odds.target),
            effects(&odds.near),
            effects(&odds.crowd[0]),
            effects(&odds.crowd[1]),
        );
    }
    text + "];\n"
}

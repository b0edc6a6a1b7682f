//! Fits the outcome model of the rules from throws into positions of played games, and
//! measures its error on those of others.

use std::fmt::Write;

use conclave_rules::games::dice_arena::model::{AimClass, crowd, distance_class, height_class};
use conclave_rules::games::dice_arena::odds::{DieOdds, Odds, TowerOdds};
use conclave_rules::games::dice_arena::pose::clearest;
use conclave_rules::games::dice_arena::state::{Arena, PublicState, Throw};
use conclave_rules::games::dice_arena::{Aim, Dice, Force, Landed, ThrowIntent};
use conclave_rules::table::{Rng, Seed};

use crate::intended;
use crate::played::{self, LandingSource};
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
    thrown_out: [Share; 5],
    at_rim: Share,
    target: [DieCounts; 2],
    near: [[DieCounts; 4]; 2],
    crowd: [[DieCounts; 4]; 2],
    tower: [[TowerCounts; 3]; 2],
}

/// The counts of every force, gentlest first.
type AllCounts = [Counts; 3];

/// Plays games until `count` positions were looked at, from which a player throws these dice.
fn each_position(count: u32, rng: &mut Rng, mut look: impl FnMut(&PublicState, Dice)) {
    let mut positions = 0;
    while positions < count {
        let seats = 2 + rng.below(4) as u8;
        played::game(seats, LandingSource::Physics, rng, |table, request, _| {
            if table.throw == Throw::Own && positions < count {
                positions += 1;
                look(table, request.arena.flying);
            }
        });
    }
}

/// In each position one throw of every force into the open, and one at a die.
fn collect(count: u32, rng: &mut Rng) -> AllCounts {
    let mut counts = AllCounts::default();
    let mut own = Rng::new(Seed(rng.bits()));
    each_position(count, rng, |table, flying| {
        for force in Force::ALL {
            look(table, flying, force, &mut own, &mut counts[force as usize]);
        }
    });
    counts
}

/// The dice that may be aimed at.
fn targets(table: &PublicState) -> Dice {
    table.arena.counted().minus(table.arena.lifted)
}

/// Throws into a position: into the open, and at one of its dice.
fn look(table: &PublicState, flying: Dice, force: Force, rng: &mut Rng, counts: &mut Counts) {
    let targets = targets(table);
    let nth = rng.below(u32::from(targets.len()).max(1)) as usize;
    let target = targets.iter().nth(nth).map(Aim::At);
    for aim in [Some(Aim::Clear), target].into_iter().flatten() {
        throw(table, flying, ThrowIntent { force, aim }, rng, counts);
    }
}

/// Throws into a position once.
fn throw(
    table: &PublicState,
    flying: Dice,
    intent: ThrowIntent,
    rng: &mut Rng,
    counts: &mut Counts,
) {
    let arena = Arena { flying, ..table.arena.clone() };
    let side = rng.below(65_536) as u16;
    let swing = intended(&arena, intent, side, rng);
    let request = Request { arena, swings: vec![swing], seed: rng.bits() as u32 };
    counts.add(&request, intent.aim, &simulate(&request));
}

impl Counts {
    fn add(&mut self, request: &Request, aim: Aim, simulation: &Simulation) {
        let arena = &request.arena;
        let landed = &simulation.landed;
        let out = landed.showing.out();
        for die in arena.flying.iter() {
            self.thrown_out[AimClass::of(arena, aim) as usize].add(out.has(die));
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
        let at = usize::from(aim != Aim::Clear);
        let tower = arena.tower.set();
        for die in arena.dice().minus(arena.lifted).minus(tower).iter() {
            let is_out = out.has(die);
            let turned = landed.showing.get(die) != arena.showing.get(die);
            if aim == Aim::At(die) {
                self.target[usize::from(arena.at_rim.has(die))].add(is_out, turned);
                continue;
            }
            let pose = arena.pose(die).unwrap_or_default();
            self.near[at][distance_class(pose.distance_squared(center))].add(is_out, turned);
            self.crowd[at][class].add(is_out, turned);
        }
        if !tower.is_empty() {
            self.add_tower(arena, aim, landed);
        }
    }

    fn add_tower(&mut self, arena: &Arena, aim: Aim, landed: &Landed) {
        let tower = arena.tower.set();
        let hit = matches!(aim, Aim::At(die) if arena.tower.top() == Some(die));
        let fate = &mut self.tower[usize::from(hit)][height_class(arena.tower.height())];
        let left = landed.standing.and(tower);
        fate.falls.add(left.is_empty());
        fate.loses_part.add(!left.is_empty() && left != tower);
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
            target: self.target.map(DieCounts::effect),
            near: self.near.map(|classes| classes.map(DieCounts::effect)),
            crowd: self.crowd.map(|classes| classes.map(DieCounts::effect)),
            tower: self.tower.map(|classes| classes.map(tower)),
        }
    }

    /// Every chance by name, with how often it was looked at.
    fn shares(&self) -> Vec<(String, Share)> {
        let mut shares = Vec::new();
        for (class, share) in self.thrown_out.into_iter().enumerate() {
            shares.push((format!("thrown die out, aim class {class}"), share));
        }
        let mut add = |name: String, fate: DieCounts| {
            shares.push((format!("{name} out"), fate.out));
            shares.push((format!("{name} turned"), fate.turned));
        };
        for (rim, fate) in self.target.into_iter().enumerate() {
            add(format!("target, at the rim {rim}"), fate);
        }
        for (name, sets) in [("near", self.near), ("crowd", self.crowd)] {
            for (at, classes) in sets.into_iter().enumerate() {
                for (class, fate) in classes.into_iter().enumerate() {
                    add(format!("{name}, aimed {at}, class {class}"), fate);
                }
            }
        }
        for (at, classes) in self.tower.into_iter().enumerate() {
            for (class, fate) in classes.into_iter().enumerate() {
                let name = format!("tower, aimed {at}, height {class}");
                shares.push((format!("{name} falls"), fate.falls));
                shares.push((format!("{name} loses part"), fate.loses_part));
                shares.push((format!("{name} dice out"), fate.fallen_out));
            }
        }
        shares
    }
}

/// Throws of every force at the towers in `count` positions of played games, several at each, for few
/// positions have one: by force and class, how often it happened in percent, and of how many times.
pub fn at_towers(count: u32, seed: u64) -> Vec<(Force, String, f64, u32)> {
    const TRIES: u32 = 12;
    let mut rng = Rng::new(Seed(seed));
    let mut own = Rng::new(Seed(rng.bits()));
    let mut counts = AllCounts::default();
    each_position(count, &mut rng, |table, flying| {
        let targets = targets(table);
        let top = table.arena.tower.top().filter(|&top| targets.has(top));
        let Some(aim) = top.map(Aim::At) else { return };
        for force in Force::ALL {
            for _ in 0..TRIES {
                let counts = &mut counts[force as usize];
                throw(table, flying, ThrowIntent { force, aim }, &mut own, counts);
            }
        }
    });
    let mut shares = Vec::new();
    for (force, counts) in Force::ALL.into_iter().zip(counts) {
        let towers =
            counts.shares().into_iter().filter(|(name, _)| name.starts_with("tower, aimed 1"));
        shares.extend(towers.map(|(name, share)| (force, name, 100.0 * share.part(), share.of)));
    }
    shares
}

/// How often a class must have been looked at for its error to count.
const SEEN: u32 = 600;

/// How far the fitted chances are from those of fresh throws, in shares: the mean
/// over all chances, each weighing as often as it matters, and the greatest of
/// those that were looked at often, with its name.
fn error(fitted: &Counts, fresh: &Counts) -> (f64, f64, String) {
    let (mut sum, mut weight, mut greatest, mut worst) = (0.0, 0.0, 0.0f64, String::new());
    for ((name, fitted), (_, fresh)) in fitted.shares().into_iter().zip(fresh.shares()) {
        let off = (fitted.part() - fresh.part()).abs();
        sum += off * f64::from(fresh.of);
        weight += f64::from(fresh.of);
        if fresh.of >= SEEN && fitted.of >= SEEN && off > greatest {
            (greatest, worst) = (off, name);
        }
    }
    (sum / f64::max(weight, 1.0), greatest, worst)
}

/// Fits the model from `count` positions of played games, tries it on as many of other
/// games, and gives the text of the rules' file of chances.
pub fn fitted(count: u32, seed: u64) -> String {
    let fitted = collect(count, &mut Rng::new(Seed(seed)));
    let fresh = collect(count, &mut Rng::new(Seed(!seed)));
    let mut text = String::new();
    let mut errors = String::new();
    let mut at_rim = Share::default();
    for ((force, fitted), fresh) in Force::ALL.into_iter().zip(&fitted).zip(&fresh) {
        let (mean, greatest, worst) = error(fitted, fresh);
        let (mean, greatest) = (100.0 * mean, 100.0 * greatest);
        let _ = writeln!(errors, "//! | {force:?} | {mean:.2} | {greatest:.2} ({worst}) |");
        at_rim.times += fitted.at_rim.times;
        at_rim.of += fitted.at_rim.of;
    }
    let _ = write!(
        text,
        "//! The chances of the outcome model. Written by `arena_lab fit {count}`: do not
//! edit.
//!
//! Fitted from {count} positions of played games, with a simulated throw of each force
//! into the open and one at a die. Against as many positions of other games the chances
//! are off by so many percentage points, at most among those looked at {SEEN} times:
//!
//! | force | on average | at most |
//! |---|---|---|
{errors}
use super::odds::{{Chance, DieOdds, Odds, TowerOdds}};

const fn e(out: Chance, turned: Chance) -> DieOdds {{
    DieOdds {{ out, turned }}
}}

const fn t(falls: Chance, loses_part: Chance, fallen_out: Chance) -> TowerOdds {{
    TowerOdds {{ falls, loses_part, fallen_out }}
}}

/// A die that came to rest anew lies at the rim.
pub const AT_RIM: Chance = {};

/// By force, gentlest first.
pub const ODDS: [Odds; 3] = [
",
        at_rim.per_mille()
    );
    for counts in &fitted {
        write_odds(&counts.odds(), &mut text);
    }
    text + "];\n"
}

fn write_odds(odds: &Odds, text: &mut String) {
    let effect = |e: &DieOdds| format!("e({}, {})", e.out, e.turned);
    let effects = |all: &[DieOdds]| all.iter().map(effect).collect::<Vec<_>>().join(", ");
    let tower = |t: &TowerOdds| format!("t({}, {}, {})", t.falls, t.loses_part, t.fallen_out);
    let towers = |all: &[TowerOdds]| all.iter().map(tower).collect::<Vec<_>>().join(", ");
    let _ = write!(
        text,
        "    Odds {{
        thrown_out: {:?},
        target: [{}],
        near: [
            [{}],
            [{}],
        ],
        crowd: [
            [{}],
            [{}],
        ],
        tower: [
            [{}],
            [{}],
        ],
    }},
",
        odds.thrown_out,
        effects(&odds.target),
        effects(&odds.near[0]),
        effects(&odds.near[1]),
        effects(&odds.crowd[0]),
        effects(&odds.crowd[1]),
        towers(&odds.tower[0]),
        towers(&odds.tower[1]),
    );
}

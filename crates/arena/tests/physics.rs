//! What holds for every throw. The numbers of throws are what a minute allows; the
//! lab (`arena_lab`) measures the same with as many as one likes.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test that unwraps fails where it stands")]

use conclave_arena::measure::{self, ThrowReport, ThrowTally};
use conclave_arena::{Request, Simulation, intended, simulate, wire};
use conclave_rules::games::dice_arena::physics::{HandMotion, SimulatedThrow, ThrowRequest};
use conclave_rules::games::dice_arena::pose::EDGE;
use conclave_rules::games::dice_arena::state::Arena;
use conclave_rules::games::dice_arena::{
    Action, Aim, Dice, DiceArena, Die, Force, Landed, Options, Swing, ThrowIntent,
};
use conclave_rules::table::{Play, Rng, Seat, Seed, Setup};

/// Throws of one kind, looked at closely.
fn watch(count: u32, mut throw: impl FnMut() -> Request) -> (ThrowTally, ThrowReport) {
    let mut tally = ThrowTally::default();
    let mut worst = ThrowReport { level: 1.0, ..ThrowReport::default() };
    for _ in 0..count {
        let request = throw();
        let (simulation, report) = measure::examine(&request);
        tally.add(&request, &simulation);
        worst.growth = worst.growth.max(report.growth);
        worst.depth = worst.depth.max(report.depth);
        worst.level = worst.level.min(report.level);
    }
    (tally, worst)
}

/// Throws of one die among others.
fn among(dice: u8, force: Force, at: bool, count: u32) -> (ThrowTally, ThrowReport) {
    let mut rng = Rng::new(Seed(u64::from(dice) + 100 * force as u64));
    watch(count, || {
        let arena = measure::scattered(dice, &mut rng);
        let aim = if at { Aim::At(Die(0)) } else { Aim::Clear };
        measure::throw(&arena, ThrowIntent { force, aim }, &mut rng)
    })
}

/// Throws at towers, or past them.
fn at_tower(height: u8, force: Force, at: bool, count: u32) -> (ThrowTally, ThrowReport) {
    let mut rng = Rng::new(Seed(u64::from(height) + 100 * force as u64));
    watch(count, || {
        let arena = measure::with_tower(height, &mut rng);
        let top = arena.tower.top().unwrap();
        let aim = if at { Aim::At(top) } else { Aim::Clear };
        measure::throw(&arena, ThrowIntent { force, aim }, &mut rng)
    })
}

#[test]
fn a_die_thrown_alone_is_fair_at_three_forces() {
    for force in Force::ALL {
        let tally = measure::alone(force, 1_500, 40 + force as u64);
        let chi = tally.chi_square();
        assert!(chi < 20.5, "{force:?}: chi-square {chi} of {:?} (p = 0.001)", tally.faces);
    }
}

#[test]
#[ignore = "takes a minute or two: cargo test -p conclave-arena --profile fast -- --ignored"]
fn a_die_thrown_alone_is_fair_over_sixty_thousand_throws() {
    for force in Force::ALL {
        let tally = measure::alone(force, 20_000, 60 + force as u64);
        let chi = tally.chi_square();
        println!("{force:?}: chi-square {chi:.2} of {:?}", tally.faces);
        assert!(chi < 20.5, "{force:?}: chi-square {chi} of {:?} (p = 0.001)", tally.faces);
    }
}

/// What must hold for any throw at all.
fn check(what: &str, report: ThrowReport) {
    assert!(report.growth < 0.0001, "{what}: energy grew by {} of the throw's", report.growth);
    assert!(report.depth < 0.02, "{what}: a die lies {} of an edge inside", report.depth);
    assert!(report.level > 0.999, "{what}: a die lies on an edge: cosine {}", report.level);
}

#[test]
fn energy_never_grows_and_dice_rest_flat_beside_each_other() {
    for dice in [0, 5, 12, 20] {
        for force in Force::ALL {
            let (_, report) = among(dice, force, dice > 0, 12);
            check(&format!("{dice} dice, {force:?}"), report);
        }
    }
}

#[test]
fn so_do_handfuls() {
    for dice in [2, 8, 18] {
        for force in Force::ALL {
            let mut rng = Rng::new(Seed(3));
            let (_, report) = watch(6, || measure::handful(dice, force, &mut rng));
            check(&format!("a handful of {dice}, {force:?}"), report);
        }
    }
}

#[test]
fn a_gentle_throw_disturbs_less_than_a_hard_one() {
    let [gentle, firm, hard] = Force::ALL.map(|force| among(8, force, true, 60).0.disturbing);
    assert!(gentle <= firm && firm < hard, "{gentle}, {firm} and {hard} of 60");
    assert!(hard > 10, "a hard throw at a die does something: {hard} of 60");
}

#[test]
fn a_throw_at_a_die_hits_it_best() {
    let mut rng = Rng::new(Seed(31));
    let mut at = |force: Force, beside| {
        let hits = measure::hits(8, false, beside, force.strength(), 300, &mut rng);
        (hits.moved, hits.turned)
    };
    for force in [Force::Firm, Force::Hard] {
        let (moved, turned) = at(force, 0);
        let (past, past_turned) = at(force, 1_000);
        assert!(
            moved > past && turned > past_turned,
            "{force:?}: {moved} {turned}, {past} {past_turned}"
        );
        assert!(moved > 240, "{force:?} moved {moved} of 300");
    }
}

#[test]
fn hard_throws_knock_dice_over_the_rim_and_are_lost_over_it() {
    let mut rng = Rng::new(Seed(37));
    let firm = measure::hits(8, false, 0, Force::Firm.strength(), 300, &mut rng);
    let hard = measure::hits(8, false, 0, Force::Hard.strength(), 300, &mut rng);
    let full = measure::hits(8, false, 0, 100, 300, &mut rng);
    assert!(firm.out < 5 && hard.out > 12 && full.out > 45, "{firm:?} {hard:?} {full:?}");
    assert!(firm.thrown_out < 20 && hard.thrown_out > 20, "{firm:?} {hard:?}");
    // Full force clears even the rim that a die lies at.
    let at_rim = measure::hits(8, true, 0, 100, 300, &mut rng);
    assert!(at_rim.out > 15, "{at_rim:?}");
}

#[test]
fn shaking_the_arena_turns_no_die_that_lies_flat() {
    let mut rng = Rng::new(Seed(41));
    for _ in 0..20 {
        let arena = measure::scattered(12, &mut rng);
        assert_eq!(measure::shaken(&arena, 6, &mut rng), 0);
    }
    for height in [2, 5, 10] {
        let arena = measure::with_tower(height, &mut rng);
        assert_eq!(measure::shaken(&arena, 2, &mut rng), 0, "a tower of {height}");
    }
}

#[test]
fn a_die_that_comes_to_rest_on_a_tower_is_told_to_stand_on_it() {
    let mut rng = Rng::new(Seed(43));
    let mut on_top = 0;
    for _ in 0..60 {
        let arena = measure::with_tower(3, &mut rng);
        let intent = ThrowIntent { force: Force::Gentle, aim: Aim::At(Die(2)) };
        let request = measure::throw(&arena, intent, &mut rng);
        let simulation = simulate(&request);
        let mut tally = ThrowTally::default();
        tally.add(&request, &simulation);
        let landed = simulation.landed;
        let pose = landed.measured.as_ref().and_then(|measured| {
            measured.moved.iter().find(|(die, _)| *die == Die(3)).map(|(_, pose)| *pose)
        });
        let high = pose.is_some_and(|pose| pose.z > 3 * EDGE);
        assert_eq!(landed.standing.has(Die(3)), high, "{landed:?}");
        if high {
            assert_eq!(tally.standing, 1, "a tower with a die more still stands");
        }
        on_top += u32::from(high);
    }
    assert!(on_top > 5, "{on_top} of 60 gentle throws end on top");
}

#[test]
fn towers_of_two_to_ten_dice_stand_untouched() {
    let mut rng = Rng::new(Seed(17));
    for height in 2..=10 {
        for _ in 0..4 {
            let (standing, depth) = measure::stand_untouched(height, 960, &mut rng);
            assert_eq!(standing, height, "a tower of {height} fell by itself");
            assert!(depth < 0.02, "a tower of {height}: {depth} of an edge inside");
        }
    }
}

#[test]
fn towers_fall_under_hard_hits_and_stand_gentle_throws_elsewhere() {
    for height in [2, 4, 7, 10] {
        let (gentle, report) = at_tower(height, Force::Gentle, false, 15);
        check(&format!("past a tower of {height}"), report);
        assert_eq!(gentle.standing, 15, "{height} high");
        let (hard, report) = at_tower(height, Force::Hard, true, 15);
        check(&format!("at a tower of {height}"), report);
        assert!(hard.standing <= 5, "{height} high: {} of 15 stand", hard.standing);
    }
}

#[test]
fn dice_that_leave_the_arena_are_reported_out_and_seen_to_leave() {
    let flying = Dice::one(Die(0));
    let arena = Arena { flying, ..Arena::default() };
    let aside = Swing { x: 7 * EDGE, y: 0, from: 0, force: 20, spin: 0 };
    for seed in 0..20 {
        let request = Request { arena: arena.clone(), swings: vec![aside], seed };
        let simulation = simulate(&request);
        assert_eq!(simulation.landed.showing.out(), flying);
        let last = simulation.trajectory.paths[0].frames.last().unwrap();
        assert!(last.position[2] < -2 * EDGE, "it falls out of sight");
    }
    let (hard, _) = among(1, Force::Hard, false, 60);
    assert!(hard.thrown_out > 0, "hard throws miss sometimes");
}

#[test]
fn a_trajectory_ends_where_the_dice_lie() {
    for request in measure::samples(6, 14) {
        let Simulation { trajectory, landed, .. } = simulate(&request);
        let moved = landed.measured.unwrap().moved;
        for path in &trajectory.paths {
            assert!(path.start + path.frames.len() as u32 <= trajectory.length + 1);
            let Some((_, pose)) = moved.iter().find(|(die, _)| *die == path.die) else {
                continue;
            };
            let last = path.frames.last().unwrap();
            let apart = [last.position[0] - pose.x, last.position[1] - pose.y];
            assert!(apart.iter().all(|off| off.abs() < EDGE / 20), "{apart:?}");
        }
    }
}

#[test]
fn lifted_dice_lie_as_they_lay() {
    let mut rng = Rng::new(Seed(23));
    for _ in 0..10 {
        let mut arena = measure::scattered(5, &mut rng);
        arena.lifted = Dice::one(Die(2)).or(Dice::one(Die(4)));
        let intent = ThrowIntent { force: Force::Hard, aim: Aim::At(Die(1)) };
        let request = measure::throw(&arena, intent, &mut rng);
        let landed = simulate(&request).landed;
        let turned = landed.showing.differing(arena.showing);
        assert!(turned.and(arena.lifted).is_empty());
    }
}

/// Plays a whole game in which every throw is simulated.
fn real_game(seats: u8, options: Options, seed: u64) -> (usize, u32) {
    let mut rng = Rng::new(Seed(seed));
    let mut play = Play::<DiceArena>::begin(Setup { seats, options }, Seed(seed)).unwrap();
    let mut throws = 0;
    while let Some(seat) = play.to_act().first() {
        let action = if seat == Seat::CHANCE {
            throws += 1;
            Action::Landed(real_throw(&play, &mut rng))
        } else {
            rng.pick(&play.legal(seat)).unwrap().clone()
        };
        let told = format!("{action:?}");
        play.act(seat, action).unwrap_or_else(|why| panic!("{why}: {told}"));
    }
    (play.ply(), throws)
}

fn real_throw(play: &Play<DiceArena>, rng: &mut Rng) -> Landed {
    let table = &play.state().table;
    let seats: Vec<Seat> = match table.throwers.is_empty() {
        true => vec![table.active],
        false => table.others_in_turn(table.throwers).collect(),
    };
    let swings = seats
        .iter()
        .map(|seat| intended(&table.arena, table.intents[seat.index()], 0, rng))
        .collect();
    let request = Request { arena: table.arena.clone(), swings, seed: rng.bits() as u32 };
    simulate(&request).landed
}

#[test]
fn the_rules_accept_every_result_in_whole_games() {
    for seats in 2..=5 {
        let options = Options { lift_from_rim: seats % 2 == 1, ..Options::default() };
        let (turns, throws) = real_game(seats, options, u64::from(seats));
        assert!(turns > throws as usize && throws > 5);
    }
}

/// What the page would ask about a throw.
fn question() -> (Request, ThrowRequest) {
    let request = measure::samples(3, 1).remove(0);
    let Request { arena, swings, seed } = request.clone();
    let gestures = swings.into_iter().map(HandMotion::Made).collect();
    (request, ThrowRequest { arena, gestures, seed })
}

/// What a worker says to these bytes.
fn hear(bytes: &[u8]) -> Option<SimulatedThrow> {
    postcard::from_bytes(&wire::answer(bytes)).unwrap()
}

#[test]
fn a_worker_answers_with_the_simulation_of_its_request() {
    let (request, question) = question();
    let Simulation { trajectory, landed, .. } = simulate(&request);
    let bytes = postcard::to_allocvec(&question).unwrap();
    assert_eq!(hear(&bytes), Some(SimulatedThrow { landed, trajectory }));
}

#[test]
fn what_was_only_meant_is_thrown_the_same_way_every_time() {
    let (_, question) = question();
    let meant = HandMotion::Meant(ThrowIntent { force: Force::Hard, aim: Aim::Clear }, 1_000);
    let question = ThrowRequest { gestures: vec![meant], ..question };
    let bytes = postcard::to_allocvec(&question).unwrap();
    let answer = hear(&bytes).unwrap();
    assert_eq!(hear(&bytes), Some(answer.clone()));
    assert!(answer.landed.measured.unwrap().swings[0].force > 70);
}

#[test]
fn a_worker_answers_nonsense_with_nothing() {
    let bytes = postcard::to_allocvec(&question().1).unwrap();
    for nonsense in [&[][..], &[255; 40], &bytes[..bytes.len() / 2]] {
        assert_eq!(hear(nonsense), None);
    }
}

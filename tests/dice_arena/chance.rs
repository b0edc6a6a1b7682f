//! The outcome model: throws without physics.

use conclave_rules::games::dice_arena::{
    Action, Aim, DiceArena, Die, Face, Force, Landed, ThrowIntent,
};
use conclave_rules::table::{Rng, Rules, Seed};

use crate::scenario::*;

fn drawn(table: &Scenario, rng: &mut Rng) -> Landed {
    match DiceArena::sample_chance(&table.state, rng) {
        Some(Action::Landed(landed)) => landed,
        other => panic!("the chance player did not act: {other:?}"),
    }
}

#[test]
fn nothing_happens_while_a_wizard_decides() {
    let table = Scenario::of(2).arena("C");
    assert_eq!(DiceArena::sample_chance(&table.state, &mut Rng::new(Seed(1))), None);
}

#[test]
fn thrown_dice_are_fair() {
    let mut rng = Rng::new(Seed(3));
    let mut table = Scenario::of(2).arena("C");
    table.throw(RED);
    let mut faces = [0u32; 6];
    let mut inside = 0;
    for _ in 0..60_000 {
        if let Some(face) = drawn(&table, &mut rng).showing.face(Die(1)) {
            faces[face as usize] += 1;
            inside += 1;
        }
    }
    let each = f64::from(inside) / 6.0;
    let chi: f64 = faces.iter().map(|&n| (f64::from(n) - each).powi(2) / each).sum();
    assert!(chi < 20.5, "chi-square {chi} with 5 degrees of freedom (p = 0.001)");
}

/// How often a throw changes any other die, in a thousand.
fn disturbed(intent: ThrowIntent, rng: &mut Rng) -> u32 {
    let mut table = Scenario::of(2).arena("CALW");
    table.act(RED, Action::Throw(intent));
    let before = table.state.table.arena.showing;
    let touched = |landed: &Landed| {
        !landed.showing.differing(before).minus(table.state.table.arena.flying).is_empty()
    };
    (0..20_000).filter(|_| touched(&drawn(&table, rng))).count() as u32 / 20
}

#[test]
fn harder_throws_and_throws_at_dice_disturb_more() {
    let mut rng = Rng::new(Seed(5));
    let at = |force| disturbed(ThrowIntent { force, aim: Aim::At(Die(0)) }, &mut Rng::new(Seed(6)));
    let mut clear = |force| disturbed(ThrowIntent { force, aim: Aim::Clear }, &mut rng);
    let [gentle, firm, hard] = Force::ALL.map(&mut clear);
    assert!(gentle <= firm && firm < hard, "{gentle} {firm} {hard}");
    let [at_gentle, at_firm, at_hard] = Force::ALL.map(at);
    assert!(at_gentle < at_firm && at_firm < at_hard, "{at_gentle} {at_firm} {at_hard}");
    assert!(gentle <= at_gentle && firm < at_firm && hard < at_hard);
}

#[test]
fn a_tower_mostly_stands_a_gentle_throw_elsewhere_and_falls_when_hit_hard() {
    let mut rng = Rng::new(Seed(8));
    let mut standing = |intent| {
        let mut table = Scenario::of(2).arena("CALW").tower(&[0, 1, 2]);
        table.act(RED, Action::Throw(intent));
        let all = table.state.table.arena.tower.set();
        (0..2_000).filter(|_| drawn(&table, &mut rng).standing == all).count()
    };
    assert!(standing(ThrowIntent { force: Force::Gentle, aim: Aim::Clear }) > 1_900);
    assert!(standing(ThrowIntent { force: Force::Hard, aim: Aim::At(Die(2)) }) < 1_000);
}

#[test]
fn every_answer_is_one_that_the_rules_accept() {
    let mut rng = Rng::new(Seed(11));
    for intent in Force::ALL.map(|force| ThrowIntent { force, aim: Aim::At(Die(3)) }) {
        let mut table = Scenario::of(3).arena("CALWI").tower(&[0, 1, 2]).immobile(&[]);
        table.act(RED, Action::Throw(intent));
        for _ in 0..3_000 {
            let mut after = table.clone();
            let landed = drawn(&table, &mut rng);
            assert_eq!(landed.showing.showing(Face::X).and(landed.standing), dice(&[]));
            after.answer(landed);
        }
    }
}

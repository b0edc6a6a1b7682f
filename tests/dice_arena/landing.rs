//! Results of throws that the rules accept from the chance player, and those they refuse.

use conclave_rules::games::dice_arena::pose::{EDGE, MOST_FORCE};
use conclave_rules::games::dice_arena::{
    Action, Aim, DiceArena, Die, Force, Landed, MeasuredThrow, Pose, Reason, Swing, ThrowIntent,
};
use conclave_rules::table::{Illegal, Rules, Seat};

use crate::scenario::*;

fn landed(letters: &str) -> Landed {
    Landed { showing: showing(letters), ..Landed::default() }
}

/// A result with positions for these dice.
fn measured(letters: &str, moved: &[u8]) -> Landed {
    let pose = |die: u8| Pose { x: i16::from(die % 5) * 1500 - 3000, y: 0, z: 500, turn: 9 };
    let moved = moved.iter().map(|&die| (Die(die), pose(die))).collect();
    let measured = MeasuredThrow { seed: 7, swings: vec![Swing::default()], moved };
    Landed { measured: Some(Box::new(measured)), ..landed(letters) }
}

#[test]
fn nothing_is_listed_for_the_chance_player() {
    let mut table = Scenario::of(2).arena("C");
    table.throw(RED);
    assert_eq!(DiceArena::to_act(&table.state).first(), Some(Seat::CHANCE));
    assert!(table.legal(Seat::CHANCE).is_empty());
}

#[test]
fn the_chance_player_acts_only_when_dice_are_in_the_air() {
    let table = Scenario::of(2).arena("C");
    table.refuses(Seat::CHANCE, Action::Landed(landed("C")), Illegal::NotActing);
    table.refuses(RED, Action::Landed(landed("C")), Illegal::Rule(Reason::NotAskedNow));
}

#[test]
fn the_chance_player_decides_nothing_else() {
    let mut table = Scenario::of(2).arena("C");
    table.throw(RED);
    for action in [Action::Stop, Action::Lift, Action::Take(Die(0)), Action::Stack(Die(0))] {
        table.refuses(Seat::CHANCE, action, Illegal::Rule(Reason::NotAskedNow));
    }
    let throw = Action::Throw(ThrowIntent { force: Force::Firm, aim: Aim::Clear });
    table.refuses(Seat::CHANCE, throw, Illegal::Rule(Reason::NotAskedNow));
}

#[test]
fn a_landing_names_every_die_and_no_other() {
    let mut table = Scenario::of(2).arena("CA");
    table.throw(RED);
    for other in ["CA", "C.A", "CALL", "CA.L", ""] {
        table.refuses_landing(landed(other), Reason::OtherDice);
    }
    table.lands("CAL");
}

#[test]
fn only_dice_inside_lie_at_the_rim() {
    let mut table = Scenario::of(2).arena("CA");
    table.throw(RED);
    for at_rim in [dice(&[1]), dice(&[5])] {
        table.refuses_landing(Landed { at_rim, ..landed("CoL") }, Reason::Misplaced);
    }
}

#[test]
fn dice_of_a_tower_do_not_lie_at_the_rim() {
    // Lifted off it they would have to stand on the tower and away from it at once.
    let mut table = Scenario::of(2).arena("IAC").tower(&[0, 1, 2]);
    table.throw(RED);
    for at_rim in [dice(&[0]), dice(&[2]), dice(&[2, 3])] {
        let standing = dice(&[0, 1, 2]);
        let forged = Landed { standing, at_rim, ..landed("IACL") };
        table.refuses_landing(forged, Reason::Misplaced);
    }
    // A die that fell off may.
    let (standing, at_rim) = (dice(&[0, 1]), dice(&[2, 3]));
    table.answer(Landed { standing, at_rim, ..landed("IACL") });
    assert_eq!(table.state.table.arena.at_rim, at_rim);
}

#[test]
fn measurements_tell_of_all_dice_at_first() {
    let mut table = Scenario::of(2).arena("CA");
    table.throw(RED);
    table.refuses_landing(measured("CAL", &[2]), Reason::Mismeasured);
    table.answer(measured("CAL", &[0, 1, 2]));
    assert_eq!(table.state.table.arena.pose(Die(1)).unwrap().x, -1500);
    assert_eq!(table.state.table.arena.pose(Die(3)), None);
}

#[test]
fn later_measurements_tell_of_the_dice_that_moved() {
    let mut table = Scenario::of(2).arena("CA");
    table.throw(RED).answer(measured("CAL", &[0, 1, 2])).throw(RED);
    table.refuses_landing(measured("CALW", &[]), Reason::Mismeasured);
    table.refuses_landing(measured("CIAW", &[1, 3]), Reason::Mismeasured);
    table.refuses_landing(measured("CALW", &[3, 3]), Reason::Mismeasured);
    table.refuses_landing(measured("CALW", &[3, 0]), Reason::Mismeasured);
    table.refuses_landing(measured("CALo", &[3]), Reason::Mismeasured);
    table.refuses_landing(measured("CALW", &[3, 30]), Reason::Mismeasured);
    table.answer(measured("CIoW", &[0, 1, 3]));
}

#[test]
fn measurements_stay_inside_the_arena() {
    let mut table = Scenario::of(2).arena("C");
    table.throw(RED);
    for pose in [
        Pose { x: 6 * EDGE, ..Pose::default() },
        Pose { y: -6 * EDGE, ..Pose::default() },
        Pose { z: -1, ..Pose::default() },
    ] {
        let mut landed = measured("CA", &[0, 1]);
        landed.measured.as_mut().unwrap().moved[1].1 = pose;
        table.refuses_landing(landed, Reason::Mismeasured);
    }
}

#[test]
fn there_is_a_swing_for_every_thrower() {
    let mut table = Scenario::of(3).arena("LA");
    table.turn(RED, "LAL").throw(GREEN).throw(BLUE);
    let mut answer = measured("LALCW", &[0, 1, 2, 3, 4]);
    table.refuses_landing(answer.clone(), Reason::Mismeasured);
    answer.measured.as_mut().unwrap().swings.push(Swing { force: MOST_FORCE, ..Swing::default() });
    let mut too_hard = answer.clone();
    too_hard.measured.as_mut().unwrap().swings[0].force = MOST_FORCE + 1;
    table.refuses_landing(too_hard, Reason::Mismeasured);
    table.answer(answer);
}

#[test]
fn an_unmeasured_throw_forgets_where_dice_lie() {
    let mut table = Scenario::of(2).arena("C");
    table.throw(RED).answer(measured("CA", &[0, 1]));
    table.turn(RED, "CAL");
    assert!(table.state.table.arena.poses.is_empty());
}

#[test]
fn a_tower_is_stacked_in_the_middle_and_closes_up() {
    let mut table = Scenario::of(2).arena("WLCI");
    table.throw(RED).answer(measured("WLCIW", &[0, 1, 2, 3, 4])).stack(RED, &[3, 1]);
    let height = |table: &Scenario, die| table.state.table.arena.pose(Die(die)).unwrap().z;
    assert_eq!([3, 1, 2].map(|die| height(&table, die)), [500, 1500, 2500]);
    let pose = table.state.table.arena.pose(Die(1)).unwrap();
    assert_eq!((pose.x, pose.y, pose.turn), (0, 0, 9));
    // Accio takes one from below.
    let stands = |landed| Landed { standing: dice(&[1, 2, 3]), ..landed };
    table.throw(GREEN).answer(stands(measured("ALCI", &[0])));
    table.throw(GREEN).answer(stands(measured("ALCIA", &[4]))).take(GREEN, 1);
    assert_eq!([3, 2].map(|die| height(&table, die)), [500, 1500]);
}

#[test]
fn a_result_is_written_with_letters() {
    let landed = measured("CAo", &[0]);
    let text = serde_json::to_string(&Action::Landed(landed.clone())).unwrap();
    assert!(text.contains("\"showing\":\"CAo\""), "{text}");
    assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), Action::Landed(landed));
    for wrong in ["\"Q\"", "\"CCCCCCCCCCCCCCCCCCCCCCCCCCC\"", "7"] {
        assert!(serde_json::from_str::<conclave_rules::games::dice_arena::Showing>(wrong).is_err());
    }
}

#[test]
fn a_die_that_comes_to_rest_on_top_of_a_tower_is_its_top() {
    // [ruling]
    let mut table = Scenario::of(2).arena("IAC").tower(&[0, 1, 2]);
    table.throw(RED).lands_with("IACI", &[0, 1, 2, 3]);
    assert_eq!(table.stacked(), [0, 1, 2, 3]);
    let arena = &table.state.table.arena;
    assert_eq!(arena.counted(), dice(&[3]), "it alone counts: no group with the lowest");
}

#[test]
fn one_that_shows_x_there_leaves_the_tower_as_it_was() {
    let mut table = Scenario::of(2).arena("IAC").tower(&[0, 1, 2]);
    table.throw(RED).lands_with("IACX", &[0, 1, 2, 3]);
    assert_eq!(table.stacked(), [0, 1, 2]);
}

#[test]
fn nothing_comes_to_rest_on_a_tower_that_has_fallen() {
    let mut table = Scenario::of(2).arena("IAC").tower(&[0, 1, 2]);
    table.throw(RED);
    let fallen = Landed { standing: dice(&[0, 3]), ..landed("IACL") };
    table.refuses_landing(fallen, Reason::Misplaced);
}

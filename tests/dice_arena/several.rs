//! Several groups at once: the order of their effects.

use conclave_rules::games::dice_arena::state::{Decision, Direction};
use conclave_rules::games::dice_arena::{Event, Faces};

use crate::scenario::*;

/// What happened, in short, in order.
fn story(events: &[Event]) -> Vec<&'static str> {
    let word = |event: &Event| {
        Some(match event {
            Event::Cast { .. } => "cast",
            Event::Thrown { .. } => "throw",
            Event::Taken { .. } => "take",
            Event::Summoned { .. } => "summon",
            Event::TowerBegan => "tower",
            Event::Stacked(_) => "stack",
            Event::Reversed(_) => "reverse",
            Event::TurnBegan(_) => "turn",
            Event::Immobile(_) => "hold",
            _ => return None,
        })
    };
    events.iter().filter_map(word).collect()
}

#[test]
fn immobulus_strips_each_other_spell_of_its_effect() {
    for (letter, others) in [("L", "AWC"), ("A", "LWC"), ("W", "LAC"), ("C", "LAW")] {
        let mut table =
            Scenario::of(3).arena(&format!("I{letter}{letter}{others}")).reserves(&[4, 5, 5]);
        table.turn(RED, &format!("I{letter}{letter}{others}I"));
        assert_eq!(story(&table.events), ["throw", "cast", "hold", "take", "turn"], "{letter}");
        assert_eq!(table.lies(), format!("I..{others}I"));
        assert_eq!(table.begins(), GREEN);
    }
}

#[test]
fn lashlabask_then_accio() {
    let mut table = Scenario::of(2).arena("LAACW");
    table.turn(RED, "LAACWL").throw(GREEN).lands("LAACWLI").take(RED, 6);
    assert_eq!(story(&table.events), ["throw", "cast", "throw", "take", "take", "summon", "turn"]);
    assert_eq!(table.lies(), "...CW");
}

#[test]
fn lashlabask_then_wingardium() {
    let mut table = Scenario::of(2).arena("LWWCA");
    table.turn(RED, "LWWCAL").throw(GREEN).lands("LWWCALI").stack(RED, &[6, 4]);
    assert_eq!(
        story(&table.events),
        ["throw", "cast", "throw", "take", "take", "tower", "stack", "stack", "stack", "turn"]
    );
    assert_eq!(table.stacked(), [6, 4, 3]);
}

#[test]
fn lashlabask_then_confundo() {
    let mut table = Scenario::of(3).arena("LCCA");
    table.turn(RED, "LCCAL").throw(GREEN).throw(BLUE).lands("LCCALIW");
    assert_eq!(
        story(&table.events),
        ["throw", "cast", "throw", "throw", "take", "take", "reverse", "turn"]
    );
    assert_eq!(table.begins(), BLUE);
}

#[test]
fn accio_then_wingardium() {
    let mut table = Scenario::of(2).arena("AWWLCI");
    table.turn(RED, "AWWLCIA").take(RED, 4).stack(RED, &[5]);
    assert_eq!(
        story(&table.events),
        ["throw", "cast", "take", "take", "summon", "tower", "stack", "stack", "turn"]
    );
    assert_eq!(table.stacked(), [5, 3], "the die that Accio took is not stacked");
}

#[test]
fn accio_may_leave_too_little_for_a_tower() {
    let mut table = Scenario::of(2).arena("AWWLC");
    table.turn(RED, "AWWLCA").take(RED, 3);
    assert!(table.stacked().is_empty());
    assert_eq!(table.lies(), "....C");
    assert_eq!(table.begins(), GREEN);
}

#[test]
fn accio_then_confundo() {
    let mut table = Scenario::of(3).arena("ACCLW");
    table.turn(RED, "ACCLWA");
    assert_eq!(table.state.table.direction, Direction::Clockwise, "not before Accio");
    table.take(RED, 3);
    assert_eq!(
        story(&table.events),
        ["throw", "cast", "take", "take", "summon", "reverse", "turn"]
    );
    assert_eq!(table.begins(), BLUE);
}

#[test]
fn wingardium_then_confundo() {
    let mut table = Scenario::of(3).arena("WCCLA");
    table.turn(RED, "WCCLAW");
    assert_eq!(table.asked(), (RED, Decision::Stack));
    assert_eq!(table.state.table.direction, Direction::Clockwise, "not before the tower");
    table.stack(RED, &[4]);
    assert_eq!(table.begins(), BLUE);
    assert_eq!(table.stacked(), [4, 3]);
}

#[test]
fn lashlabask_accio_wingardium_and_confundo_in_this_order() {
    let mut table = Scenario::of(3).arena("LAAWWCCI").reserves(&[4, 4, 4]);
    table.turn(RED, "LAAWWCCIL").throw(GREEN).throw(BLUE).lands("LAAWWCCILXI");
    // The Immobulus that this throw formed was taken too: nothing is left for
    // Accio and the tower.
    assert_eq!(
        story(&table.events),
        [
            "throw", "cast", "throw", "throw", "take", "take", "take", "take", "take", "reverse",
            "turn"
        ]
    );
    let mut table = Scenario::of(3).arena("LAAWWCCI").reserves(&[4, 4, 4]);
    table.turn(RED, "LAAWWCCIL").throw(GREEN).throw(BLUE).lands("LAAWWCCXLAL");
    assert_eq!(table.lies(), "", "three L and three A are taken");
    assert_eq!(table.begins(), BLUE);
}

#[test]
fn all_four_with_dice_left_for_each() {
    let mut table = Scenario::of(4).arena("LAAWWCCI").reserves(&[3, 4, 4, 4]);
    table.turn(RED, "LAAWWCCIL").throw(GREEN).throw(BLUE).throw(YELLOW);
    // The throw breaks Accio's, Wingardium's and Confundo's groups; their effects
    // come all the same.
    table.lands("LXAWXCXILXXX");
    assert_eq!(table.lies(), "..AW.C.I");
    table.take(RED, 7).stack(RED, &[2, 5]);
    assert_eq!(table.stacked(), [2, 5, 3]);
    assert_eq!(table.begins(), YELLOW);
    assert_eq!(
        story(&table.events)[6..],
        ["summon", "tower", "stack", "stack", "stack", "reverse", "turn"]
    );
}

#[test]
fn two_groups_without_an_order_of_choice_are_both_taken() {
    let mut table = Scenario::of(3).arena("AACC");
    table.turn(RED, "AACCC");
    assert_eq!(table.cast(), [spells("AC")]);
    assert_eq!(table.held(), [11, 7, 7]);
    assert_eq!(table.state.table.cast, Faces::NONE);
}

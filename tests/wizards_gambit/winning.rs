//! Winning.

use conclave_rules::games::wizards_gambit::cards::Gambit;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{GambitPlace, LAST_ROUND};
use conclave_rules::games::wizards_gambit::{Action, Ending, Event, WizardsGambit};
use conclave_rules::table::{Outcome, Rules, Seat, Seats};

use super::scenario::*;

#[test]
fn the_first_wizard_with_ten_points_wins_at_once() {
    let spell = Spell::HungryVoid;
    let mut scenario = Scenario::new(3)
        .almost(North, spell)
        .book(ME, &[Spell::OpenGates])
        .book(LEFT, &[Spell::Tithe])
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert!(scenario.happened(&Event::GameEnded(Ending::GrandSiegeMagus(ME))));
    let outcome = WizardsGambit::outcome(&scenario.state).unwrap();
    assert_eq!(outcome, Outcome { scores: vec![10, 3, 0], winners: Seats::one(ME) });
    assert!(WizardsGambit::to_act(&scenario.state).is_empty());
}

#[test]
fn nine_points_are_not_enough() {
    let spell = Spell::HeavyCrown;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::OpenGates])
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!((scenario.points(ME), WizardsGambit::outcome(&scenario.state)), (9, None));
}

#[test]
fn a_wizard_can_win_under_a_negation_gambit() {
    let spell = Spell::HungryVoid;
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, &[Spell::OpenGates])
        .hand(ME, cards(&[last(spell), F]))
        .in_play(LEFT, Gambit::II, GambitPlace::Book(ME))
        .ready();
    scenario.me(play(last(spell), North));
    assert_eq!(WizardsGambit::outcome(&scenario.state).unwrap().winners, Seats::one(ME));
}

#[test]
fn when_no_spell_is_left_anywhere_most_points_win() {
    // [ruling]
    let spell = Spell::Tithe;
    let mut scenario = last_spell(spell, &[Spell::HeavyCrown], &[Spell::BottomlessSatchel]);
    scenario.me(play(last(spell), North));
    assert!(scenario.happened(&Event::GameEnded(Ending::NoSpellLeft)));
    let outcome = WizardsGambit::outcome(&scenario.state).unwrap();
    assert_eq!(outcome, Outcome { scores: vec![7, 2], winners: Seats::one(ME) });
}

#[test]
fn when_no_spell_is_left_equal_points_share() {
    // [ruling]
    let spell = Spell::Tithe;
    let mut scenario =
        last_spell(spell, &[Spell::HeavyCrown], &[Spell::HungryVoid, Spell::Gleaning]);
    scenario.me(play(last(spell), North));
    let outcome = WizardsGambit::outcome(&scenario.state).unwrap();
    assert_eq!(outcome.winners, [ME, LEFT].into_iter().collect());
}

/// Only one spell is left, in the pool. (The others lie in books that no game
/// would see: those of wizards who are not there. So soundness is not checked.)
fn last_spell(spell: Spell, mine: &[Spell], others: &[Spell]) -> Scenario {
    let mut scenario = Scenario::new(2)
        .almost(North, spell)
        .book(ME, mine)
        .book(LEFT, others)
        .hand(ME, cards(&[last(spell), F]))
        .ready();
    for slot in [East, South, West] {
        scenario.state.table.pool[slot.index()] = None;
    }
    scenario.state.hidden.spells.clear();
    scenario.state.table.spells_left = 0;
    scenario.unchecked = true;
    scenario
}

#[test]
fn at_dawn_most_points_win() {
    // [ruling] So that every game ends.
    let mut scenario =
        Scenario::new(2).book(LEFT, &[Spell::Tithe]).hand(ME, cards(&[F, F])).ready();
    scenario.state.table.round = LAST_ROUND;
    scenario.me(play(F, North)).me(Action::Draw);
    assert_eq!(WizardsGambit::outcome(&scenario.state), None, "the round is played out");
    while scenario.turn_of() == LEFT && !WizardsGambit::to_act(&scenario.state).is_empty() {
        scenario.step_on();
    }
    assert!(scenario.happened(&Event::GameEnded(Ending::Dawn)));
    assert_eq!(WizardsGambit::outcome(&scenario.state).unwrap().winners, Seats::one(Seat(1)));
}

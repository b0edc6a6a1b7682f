//! Tests of what is picked up, where it can go, and which actions that makes.

use super::*;
use crate::games::elfenwizards::testing::asked;

#[test]
fn a_tap_on_a_box_puts_the_best_die_there_and_alike_dice_are_picked_together() {
    let (session, seat, mut intent) = asked(Decision::Place);
    let (position, legal) = (&session.play().state().position, session.play().legal(seat));
    let boxes: Vec<Target> = SpellBox::ALL.map(Target::Box).into();
    assert_eq!(intent.targets(&legal), boxes, "with no die picked up");
    let best = intent.best_die().expect("dice in the hand");
    assert_eq!(intent.tap(boxes[2], position, seat), []);
    let Intent::Allocate { draft, .. } = &intent else { panic!("{intent:?}") };
    assert_eq!(draft.dice()[0], (best, Some(SpellBox::ALL[2])));
    let alike = draft.dice().iter().filter(|die| **die == draft.dice()[1]).count();
    intent.pick_alike(1);
    assert_eq!(intent.held_for_boxes(), alike);
}

#[test]
fn a_tap_on_a_wizard_puts_the_best_spell_beside_it() {
    let (session, seat, mut intent) = asked(Decision::SupportOrPass);
    let (position, legal) = (&session.play().state().position, session.play().legal(seat));
    let target = *intent.targets(&legal).first().expect("a wizard to support");
    let Target::Wizard(wizard) = target else { panic!("{target:?}") };
    intent.tap(target, position, seat);
    let Intent::Support { draft, .. } = &intent else { panic!("{intent:?}") };
    let (spell, to) = draft.spells()[0];
    assert_eq!(to, wizard);
    let better = |action: &Action| match *action {
        Action::Support { spell: other, wizard: to } => {
            to == wizard && other.power() > spell.power()
        }
        _ => false,
    };
    assert!(!legal.iter().any(better), "{spell:?} is not the best of {legal:?}");
}

#[test]
fn dice_that_bring_most_are_picked_already() {
    let (session, seat, intent) = asked(Decision::Recover);
    let position = &session.play().state().position;
    let (chosen, all) = (intent.picked_dice(), position.player(seat).dice_in(SpellBox::Minor));
    let gain = position.recovered_with(seat, chosen);
    assert!(gain > 0 && gain == position.recovered_with(seat, all), "{chosen:?} of {all:?}");
}

#[test]
fn nothing_is_to_be_done_by_who_does_not_act() {
    let (session, ..) = asked(Decision::Place);
    let position = &session.play().state().position;
    let mut intent = Intent::of(position, None, &[]);
    assert_eq!(intent, Intent::Watch);
    assert_eq!(intent.targets(&[]), []);
    assert_eq!(intent.tap(Target::Box(SpellBox::Minor), position, Seat(0)), []);
    assert!(!intent.let_go());
}

#[test]
fn dice_go_where_they_are_put_and_can_be_taken_back() {
    let (session, seat, mut intent) = asked(Decision::Place);
    let position = &session.play().state().position;
    intent.pick(0);
    intent.pick(1);
    assert_eq!(intent.held_for_boxes(), 2);
    intent.pick(1);
    assert_eq!(intent.held_for_boxes(), 1, "a second tap lays a die down");
    assert_eq!(intent.tap(Target::Box(SpellBox::Grey), position, seat), [], "it is only drafted");
    let Intent::Allocate { draft, .. } = &intent else { panic!("{intent:?}") };
    assert_eq!(draft.meant_for(Some(SpellBox::Grey)).len(), 1);
    assert!(draft.actions().is_some_and(|actions| matches!(
        actions[..],
        [Action::Place { on: SpellBox::Grey, .. }, ..]
    )));
    // Lifted from its box, it can go back into the hand.
    intent.lift(Piece::Die(0), position, seat);
    assert!(intent.can_go_back());
    intent.take_to_hand(position, seat);
    let Intent::Allocate { draft, picked } = &intent else { panic!("{intent:?}") };
    assert!(draft.meant_for(Some(SpellBox::Grey)).is_empty() && picked.is_empty());
}

#[test]
fn escape_lays_down_what_is_picked_up_and_clearing_takes_the_draft_back() {
    let (session, seat, mut intent) = asked(Decision::Place);
    let position = &session.play().state().position;
    let before = intent.clone();
    intent.pick_all();
    assert!(intent.held_for_boxes() > 0 && intent.let_go() && !intent.let_go());
    assert_eq!(intent, before);
    intent.tap(Target::Box(SpellBox::Minor), position, seat);
    assert_ne!(intent, before);
    intent.clear(position, seat);
    assert_eq!(intent, before);
}

#[test]
fn a_picked_spell_goes_only_to_wizards_that_it_fits() {
    let (session, seat, mut intent) = asked(Decision::SupportOrPass);
    let legal = session.play().legal(seat);
    let Intent::Support { spells, .. } = &intent else { panic!("{intent:?}") };
    for (number, (_, spell)) in spells.clone().into_iter().enumerate() {
        intent.pick(number);
        assert_eq!(intent.held_for_tree(), HeldForTree::Spell);
        let targets = intent.targets(&legal);
        assert!(!targets.is_empty(), "{spell:?} is in the hand because it can go somewhere");
        for target in targets {
            let Target::Wizard(wizard) = target else { panic!("{target:?}") };
            assert!(legal.contains(&Action::Support { spell, wizard }), "{spell:?} {wizard:?}");
        }
        intent.pick(number);
    }
}

#[test]
fn a_wizard_is_picked_and_then_its_title() {
    let (session, seat, mut intent) = asked(Decision::TakeTitle);
    let position = &session.play().state().position;
    let legal = session.play().legal(seat);
    let Action::TakeTitle { wizard, title } = legal[0] else { panic!("{legal:?}") };
    intent.let_go();
    assert_eq!(intent.tap(Target::Title(title), position, seat), [], "no wizard is picked");
    intent.tap(Target::Wizard(wizard), position, seat);
    assert!(intent.targets(&legal).contains(&Target::Title(title)));
    assert_eq!(intent.tap(Target::Title(title), position, seat), [legal[0]]);
}

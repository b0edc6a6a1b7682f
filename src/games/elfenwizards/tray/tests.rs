//! What the trays show, one of each kind.

use conclave_i18n::Locale;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::games::elfenwizards::board::MagicianBox;
use conclave_rules::games::elfenwizards::state::Decision;
use conclave_rules::table::Seat;
use conclave_session::Session;

use super::super::testing::{asked, asked_where, players};
use super::*;
use crate::testing::{markup, text};

/// The tray's markup; `asking` about a re-roll.
fn shown_with(
    session: &Session<Elfenwizards>,
    seat: Option<Seat>,
    intent: Intent,
    asking: bool,
) -> String {
    let text = text(Locale::English);
    let position = Rc::new(session.play().state().position.clone());
    let words = TableWords::new(&text, &players(), &position);
    let contents = if intent == Intent::Watch {
        TrayContents::Watch(RolledDiceProps::of(&words))
    } else {
        let legal = seat.map(|seat| session.play().legal(seat)).unwrap_or_default();
        TrayContents::Decide(DecisionTray {
            words,
            targets: intent.targets(&legal).into(),
            intent: Rc::new(intent),
            legal: legal.into(),
            least: 1.0,
            asking,
        })
    };
    let send = Callback::noop();
    markup(&text, html! { <Tray {contents} arrangement={Arrangement::Wide} {send} /> })
}

fn shown(decision: Decision) -> String {
    let (session, seat, intent) = asked(decision);
    shown_with(&session, Some(seat), intent, false)
}

#[test]
fn dice_wait_to_be_rolled() {
    let found = shown(Decision::Roll);
    assert!(found.contains("Roll "), "{found}");
    assert!(found.contains("href=\"#die\"") && !found.contains("href=\"#die-"), "{found}");
}

#[test]
fn rolling_again_costs_and_is_asked_about() {
    let (session, seat, intent) = asked(Decision::AcceptOrReroll);
    let found = shown_with(&session, Some(seat), intent.clone(), false);
    assert!(found.contains("is-thrown"), "{found}");
    assert_eq!(found.matches("data-costs").count(), 1, "{found}");
    let found = shown_with(&session, Some(seat), intent, true);
    assert!(found.contains("role=\"alert\""), "{found}");
    assert_eq!(found.matches("data-costs").count(), 1, "{found}");
}

#[test]
fn dice_to_place_can_be_dragged() {
    let found = shown(Decision::Place);
    assert!(found.contains("data-drag=\"die-0\""), "{found}");
    assert!(found.contains("can-drag"), "{found}");
    assert!(found.contains("aria-pressed=\"false\""), "{found}");
    assert!(!found.contains("data-drop"), "nothing is held: {found}");
}

#[test]
fn spells_can_be_dragged_and_passed_on() {
    let found = shown(Decision::SupportOrPass);
    assert!(found.contains("<legend>"), "{found}");
    assert!(found.contains("data-drag=\"spell-"), "{found}");
    assert!(found.contains(">Pass"), "{found}");
}

#[test]
fn a_drafted_spell_can_be_taken_back_or_dragged_on() {
    let (session, seat, mut intent) = asked(Decision::SupportOrPass);
    let legal = session.play().legal(seat);
    let position = session.play().state().position.clone();
    intent.pick(0);
    let target = intent.targets(&legal).first().copied();
    let target = target.expect("the first spell can go somewhere");
    assert_eq!(intent.tap(target, &position, seat), []);
    let found = shown_with(&session, Some(seat), intent.clone(), false);
    assert!(found.contains("elfenwizards-drafted"), "{found}");
    assert!(found.contains("data-drag=\"drafted-0\""), "{found}");
    assert!(!found.contains(">Pass"), "{found}");
    // While it is dragged it can go to the same wizards as before, and back into the hand.
    intent.lift(super::super::target::Piece::Drafted(0), &position, seat);
    assert!(intent.targets(&legal).contains(&target));
    let found = shown_with(&session, Some(seat), intent.clone(), false);
    assert!(found.contains("data-drop=\"hand\""), "{found}");
    intent.take_to_hand(&position, seat);
    let found = shown_with(&session, Some(seat), intent, false);
    assert!(!found.contains("elfenwizards-drafted"), "{found}");
}

#[test]
fn dice_are_picked_out_of_a_box() {
    let found = shown(Decision::Recover);
    assert!(found.contains("role=\"status\""), "{found}");
    assert!(found.contains("elfenwizards-pick"), "{found}");
    assert!(!found.contains("data-drag"), "{found}");
}

#[test]
fn the_defeated_all_go_to_one_hollow_and_confirm() {
    let (session, seat, mut intent) = asked_where(
        Decision::Demote,
        |intent| matches!(intent, Intent::Demote { draft, .. } if draft.wizards().count() > 2),
    );
    let position = &session.play().state().position;
    let [first, second, ..] = MagicianBox::ALL.map(Target::Magicians);
    assert_eq!(intent.tap(first, position, seat), [], "there is something to arrange");
    let found = shown_with(&session, Some(seat), intent.clone(), false);
    assert!(found.contains("is-away") && found.contains("button-main"), "{found}");
    let Intent::Demote { draft, .. } = &intent else { panic!("{intent:?}") };
    let wizard = draft.wizards().next().expect("a wizard");
    intent.tap(Target::Wizard(wizard), position, seat);
    intent.tap(second, position, seat);
    let Intent::Demote { draft, .. } = &intent else { panic!("{intent:?}") };
    let waiting = |target: &Target| matches!(target, Target::Wizard(_));
    assert!(!intent.targets(&[]).iter().any(waiting), "a tap in a hollow means the hollow");
    let actions = draft.actions().expect("all have a place");
    assert!(actions.contains(&Action::Demote { wizard, to: MagicianBox::ALL[1] }), "{actions:?}");
    intent.clear(position, seat);
    let found = shown_with(&session, Some(seat), intent, false);
    assert!(!found.contains("is-away") && !found.contains("button-main"), "{found}");
}

#[test]
fn wizards_to_move_can_be_dragged() {
    let found = shown(Decision::Demote);
    assert!(found.contains("data-drag=\"wizard-"), "{found}");
    assert!(found.contains("is-aside"), "{found}");
}

#[test]
fn the_roll_is_shown_to_watching_players() {
    let (session, ..) = asked(Decision::Place);
    let found = shown_with(&session, None, Intent::Watch, false);
    assert!(found.contains("role=\"img\""), "{found}");
    assert!(!found.contains("<button"), "{found}");
}

//! Each phase of a round, as it is seen.

use browser_tests::{Hands, Key, LONG, Page};
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::games::elfenwizards::draft::Demotions;
use conclave_rules::games::elfenwizards::state::Decision;

use super::{open_table_at, open_table_where};
use crate::positions::{Sought, find_unseen, saves_of_fewest_and_most};

#[test]
#[ignore = "thorough: every decision on every screen"]
fn every_decision_is_in_view_and_what_can_be_chosen_within_reach() {
    let saves = saves_of_fewest_and_most::<Elfenwizards>(|state, _| {
        let position = &state.position;
        let fallen = Demotions::of(position, position.acting).wizards().count();
        let many = match position.decision {
            Decision::SupportOrPass => position.competition.supports.len() > 24,
            Decision::Demote => fallen > 3,
            _ => false,
        };
        Some(format!("{:?}{}", position.decision, if many { "-many" } else { "" }))
    });
    assert!(saves.len() > 20, "{:?}", saves.keys());
    let sought = Sought {
        tray: ".elfenwizards-tray",
        in_view: &[".elfenwizards-tray p:not(:empty)"],
        on_board: &[".elfenwizards-spot.is-target", ".elfenwizards-cover", ".elfenwizards-box"],
        read: &[".elfenwizards-box li"],
    };
    let unseen = find_unseen(&saves, sought);
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}

#[test]
#[ignore = "thorough: what is decided seldom"]
fn what_is_decided_seldom_is_asked_and_answered() {
    let page = Page::open("#/");
    a_wizard_is_freed_of_a_grey_token(&page);
    a_retired_high_druid_is_paid_for_from_the_reserve_or_a_box(&page);
    super::placing::all_defeated_wizards_are_sent_down_with_one_tap_and_confirmed(&page);
}

fn a_wizard_is_freed_of_a_grey_token(page: &Page) {
    open_table_at(page, Decision::RemoveGrey, "instant");
    let turn = page.ply();
    // The save has no names: everything and everybody gets one.
    assert_eq!(page.text(".table-title"), "Elfenwizards");
    let prompt = page.text(".prompt");
    assert!(prompt.starts_with("Player "), "{prompt}");
    assert!(prompt.contains("choose a wizard to free of a grey token"), "{prompt}");
    page.assert_accessible();
    let wizards = page.count(".elfenwizards-tray .elfenwizards-pick");
    assert!(wizards > 1, "there is no choice among {wizards}");
    page.click(".elfenwizards-tray .elfenwizards-pick");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {turn}"));
}

fn a_retired_high_druid_is_paid_for_from_the_reserve_or_a_box(page: &Page) {
    open_table_at(page, Decision::PayRetreat, "instant");
    let turn = page.ply();
    page.assert_accessible();
    page.click_named(".elfenwizards-tray .button", "Pay from the reserve");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {turn}"));
}

#[test]
fn titles_are_awarded_one_by_one_and_the_round_ends_with_a_card_at_normal_speed() {
    let page = Page::open("#/");
    open_table_where(&page, "normal", |position| {
        let passed = position.competition.passed.len();
        let decided = position.leaders().iter().flatten().count();
        position.decision == Decision::SupportOrPass
            && passed + 1 == position.players.len()
            && position.leaders()[0].is_some()
            && decided > 4
    });
    page.set_timeout(LONG);
    page.click_named(".elfenwizards-tray .button", "Pass for this round");
    // The High Druid first, against the other Druid.
    page.wait(".elfenwizards-stage.is-highest .is-risen .elfenwizards-power");
    page.wait(".elfenwizards-wizard.is-crowned");
    page.screenshot("elfenwizards-award");
    page.wait(".elfenwizards-stage:not(.is-highest) .elfenwizards-rival");
    // The dozen titles that are left are awarded in the same way.
    page.set_speed("fast");
    page.play(Hands::Mouse, "document.querySelector('.elfenwizards-card, .game-over')");
    page.wait(".elfenwizards-card");
    let card = page.text(".elfenwizards-card");
    for wanted in [" is over", "Won: ", "Back: ", " in all"] {
        assert!(card.contains(wanted), "no {wanted} in {card}");
    }
    page.assert_accessible();
    page.screenshot("elfenwizards-card");
    // It waits for a person.
    std::thread::sleep(std::time::Duration::from_secs(6));
    assert_eq!(page.count(".elfenwizards-card"), 1);
    page.press(Key::Enter);
    page.wait_gone(".elfenwizards-card");
}

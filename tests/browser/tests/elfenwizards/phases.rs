//! Each phase of a round, as it is seen.

use browser_tests::{Hands, Key, LONG, Visitor};
use conclave_rules::games::elfenwizards::draft::Demotions;
use conclave_rules::games::elfenwizards::state::{Decision, PublicState};

use super::{save_where, table_at, table_where};

#[test]
#[ignore = "thorough: every decision on every screen"]
fn every_phase_is_wholly_in_view_on_every_screen() {
    let at = |decision: Decision| move |position: &PublicState| position.decision == decision;
    let crowded = |position: &PublicState| {
        position.decision == Decision::SupportOrPass && position.competition.supports.len() > 24
    };
    let many_fallen = |position: &PublicState| {
        position.decision == Decision::Demote
            && Demotions::of(position, position.acting).wizards().count() > 3
    };
    let saves = [
        ("roll", save_where(4, at(Decision::Roll))),
        ("place", save_where(4, at(Decision::Place))),
        ("reroll", save_where(4, at(Decision::AcceptOrReroll))),
        ("recover", save_where(4, at(Decision::Recover))),
        ("support", save_where(4, crowded)),
        ("title", save_where(4, at(Decision::TakeTitle))),
        ("demote", save_where(4, many_fallen)),
        ("cleanse", save_where(4, at(Decision::Cleanse))),
        ("grey", save_where(4, at(Decision::RemoveGrey))),
        ("retreat", save_where(4, at(Decision::PayRetreat))),
        ("hollow", save_where(4, at(Decision::SettleRetreat))),
    ];
    for (width, height) in [(740, 360), (1280, 800), (1920, 1080), (360, 640)] {
        let touch = width < 800;
        let page = Visitor { size: (width, height), touch, ..Visitor::default() }.open("#/");
        for (name, save) in &saves {
            let screen = format!("elfenwizards-{name}-{width}x{height}");
            page.store(&format!("conclave:save:{name}"), &save.seal());
            page.goto(&format!("#/game/{name}"));
            page.wait(".elfenwizards-tray");
            std::thread::sleep(std::time::Duration::from_millis(900));
            page.screenshot(&screen);
            page.assert_no_sideways_scroll();
            let cut = page.js(
                "const height = innerHeight, root = document.documentElement;
                 const cut = [...document.querySelectorAll('.elfenwizards-tray :is(button, p, svg)')]
                     .filter((one) => one.checkVisibility())
                     .filter((one) => {
                         const { top, bottom } = one.getBoundingClientRect();
                         return top < -0.5 || bottom > height + 0.5;
                     })
                     .map((one) => one.outerHTML.slice(0, 160));
                 for (const box of document.querySelectorAll('.elfenwizards-box')) {
                     const { bottom } = box.getBoundingClientRect();
                     for (const one of box.querySelectorAll('li'))
                         if (one.getBoundingClientRect().bottom > bottom + 0.5)
                             cut.push(`${box.dataset.box}: ${one.outerHTML.slice(0, 160)}`);
                 }
                 if (innerWidth > 400 && root.scrollHeight > root.clientHeight)
                     cut.push(`the page is ${root.scrollHeight} high`);
                 return cut.join();",
            );
            assert_eq!(cut, "", "{screen}");
        }
    }
}

#[test]
fn what_is_decided_seldom_is_asked_and_answered() {
    a_wizard_is_freed_of_a_grey_token();
    a_retired_high_druid_is_paid_for_from_the_reserve_or_a_box();
    super::placing::all_defeated_wizards_are_sent_down_with_one_tap_and_confirmed();
}

fn a_wizard_is_freed_of_a_grey_token() {
    let page = table_at(Decision::RemoveGrey, "instant");
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

fn a_retired_high_druid_is_paid_for_from_the_reserve_or_a_box() {
    let page = table_at(Decision::PayRetreat, "instant");
    let turn = page.ply();
    page.assert_accessible();
    page.click_named(".elfenwizards-tray .button", "Pay from the reserve");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {turn}"));
}

#[test]
fn titles_are_awarded_one_by_one_and_the_round_ends_with_a_card_at_normal_speed() {
    let page = table_where("normal", |position| {
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

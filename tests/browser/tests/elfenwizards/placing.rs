//! Placing dice and spells by clicks and taps.

use browser_tests::{Hands, Key, Page, Visitor};
use conclave_rules::games::elfenwizards::draft::Demotions;
use conclave_rules::games::elfenwizards::state::Decision;

use super::{open_table_where, roll_and_draft, route};

#[test]
fn dice_and_spells_are_placed_by_presses_double_presses_and_keys() {
    let page = Page::open("#/");
    dice_that_are_placed_together_are_logged_in_one_line(&page);
    a_double_click_picks_all_dice_that_show_the_same(&page);
    super::whole_games::arrow_keys_walk_over_the_board(&page);
    spells_keep_their_places_while_they_are_drafted(&page);
}

fn dice_that_are_placed_together_are_logged_in_one_line(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    let before = page.count(".log-line");
    roll_and_draft(page);
    page.click(".can-drag:not(.is-away)");
    page.click(".elfenwizards-cover");
    page.wait_until("document.querySelectorAll('.can-drag.is-away').length === 2");
    page.click(".elfenwizards-tray .button-main");
    page.wait_until("document.querySelector('.log').textContent.includes('has placed dice: ')");
    // The roll, and the placing.
    assert_eq!(page.count(".log-line"), before + 2);
}

fn spells_keep_their_places_while_they_are_drafted(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    page.play(Hands::Mouse, "document.querySelector('.elfenwizards-group')");
    let places = || {
        page.js("return [...document.querySelectorAll('.elfenwizards-group')].map((group) => {
                     const { x, y } = group.getBoundingClientRect();
                     return `${Math.round(x)},${Math.round(y)}`;
                 }).join();")
    };
    let next = |words: &str| {
        page.wait_until(&format!(
            "document.querySelector('.elfenwizards-next')?.textContent.endsWith({words:?})"
        ));
    };
    let before = places();
    page.click(".elfenwizards-group .elfenwizards-pick");
    next("Choose a wizard for this spell.");
    assert_eq!(places(), before);
    page.click("button.elfenwizards-spot");
    next("place the second spell");
    assert_eq!(places(), before);
    assert_eq!(page.count(".elfenwizards-tray .button"), 0, "there is no passing now");
    // The draft is announced to screen readers.
    let told = page.text(".elfenwizards > [role=status]");
    assert!(told.contains(" beside Player ") && told.contains(", power "), "{told}");
    page.click(".elfenwizards-group .elfenwizards-pick");
    page.click("button.elfenwizards-spot");
    next("Confirm, or take a spell back.");
    assert_eq!(places(), before);
    page.assert_accessible();
    for left in [1, 0] {
        page.click(".elfenwizards-drafted");
        page.wait_until(&format!(
            "document.querySelectorAll('.elfenwizards-drafted').length === {left}"
        ));
    }
    page.wait_gone(".elfenwizards-next");
    assert_eq!(places(), before);
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_phone_shows_the_tree_while_a_spell_is_held() {
    let page = Visitor::with_phone().open(&route("person,person,person", ""));
    page.play(Hands::Mouse, "document.querySelector('.elfenwizards-group')");
    let tray = "document.querySelector('.elfenwizards-tray').getBoundingClientRect().height";
    page.wait_until(&format!("{tray} < 160"));
    page.assert_no_sideways_scroll();
    page.click(".elfenwizards-group .elfenwizards-pick");
    page.wait(".elfenwizards-pick.is-picked");
    page.screenshot("elfenwizards-held-phone");
    // Laying the spell down again brings all of them back.
    assert_eq!(page.count(".elfenwizards-group .is-picked"), 1);
    page.click(".elfenwizards-group .is-picked");
    page.wait_gone(".elfenwizards-group .is-picked");
}

/// What somebody clicks next who plays plainly: four dice on two boxes, then the rest on one; all
/// dice beside the first wizards that take them, then a pass; what is proposed elsewhere.
const PLAIN: &str = "
    const all = (css) => [...document.querySelectorAll(css)];
    const table = document.querySelector('.table').dataset;
    if ('fresh' in table || 'showing' in table) return null;
    const tray = '.elfenwizards-tray ';
    const main = document.querySelector(tray + '.button-main');
    const dice = all(tray + '.can-drag'), away = all(tray + '.can-drag.is-away').length;
    const spots = all('.elfenwizards-spot.is-target');
    const state = table.ply + '|' + document.querySelector(tray)?.innerHTML;
    if (state === window.__clicked) return null;
    const choose = () => {
        if (dice.length > 0) {
            if (main && away >= Math.min(4, dice.length)) return main;
            return all('.elfenwizards-cover')[1 + away % 2];
        }
        if (document.querySelector(tray + '.elfenwizards-group')) {
            const level = document.querySelector(
                tray + '.elfenwizards-group:has(.elfenwizards-pick .elfenwizards-die) legend');
            const rank = level?.textContent.slice(0, -1);
            const spot = spots.find((spot) => spot.ariaLabel.startsWith(rank)) ?? spots[0];
            const pass = document.querySelector(tray + '.elfenwizards-verbs .button');
            const drafted = document.querySelector('.elfenwizards-drafted');
            return main ?? (!level && !drafted ? pass : spot);
        }
        const wizards = all(tray + '[role=group] .elfenwizards-pick');
        const places = spots.filter((spot) =>
            !spot.matches(':last-child') || spot.ariaLabel.endsWith(': vacant'));
        return main ?? places[0] ?? wizards[0] ?? document.querySelector(tray + '.button');
    };
    const next = choose() ?? null;
    if (next) (window.__clicks ??= []).push(next.ariaLabel ?? next.innerText);
    if (next) window.__clicked = state;
    return next;";

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_first_round_takes_at_most_thirty_clicks() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=person,apprentice,apprentice,apprentice&seed=7&speed=instant&lang=en",
    );
    page.click_named(".button-main", "Roll 7 dice");
    while page.count(".elfenwizards-track li:nth-child(2).is-now") == 0 {
        let found = page.wait_on(page.driver().execute(PLAIN, Vec::new()));
        if found.json().is_null() {
            std::thread::sleep(std::time::Duration::from_millis(40));
            continue;
        }
        let control = page.wait_on(async { found.element() });
        page.wait_on(control.click());
    }
    let clicks = page.js("return window.__clicks;");
    let clicks = clicks.as_array().expect("clicks");
    println!("{} clicks: {clicks:?}", clicks.len());
    assert!(clicks.len() <= 30, "{} clicks: {clicks:#?}", clicks.len());
}

fn a_double_click_picks_all_dice_that_show_the_same(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".can-drag");
    page.double_click(".can-drag");
    let alike = "return [...document.querySelectorAll('.can-drag')].every((die, at, all) => \
                 (die.innerText === all[0].innerText) === die.matches('.is-picked'));";
    page.wait(".can-drag.is-picked");
    page.wait_until(alike.trim_start_matches("return ").trim_end_matches(';'));
    // With none picked up a tap on a box puts the best die there.
    page.press(Key::Escape);
    page.wait_gone(".is-picked");
    page.click(".elfenwizards-box[data-box=grey] .elfenwizards-cover");
    page.wait(".elfenwizards-box[data-box=grey] .is-drafted");
    assert_eq!(page.count(".can-drag:first-child.is-away"), 1);
}

pub(super) fn all_defeated_wizards_are_sent_down_with_one_tap_and_confirmed(page: &Page) {
    open_table_where(page, "normal", |position| {
        position.decision == Decision::Demote
            && Demotions::of(position, position.acting).wizards().count() > 2
    });
    let ply = page.ply();
    page.wait(".elfenwizards-tray .elfenwizards-pick");
    let wizards = page.count(".elfenwizards-tray .elfenwizards-pick");
    page.click_named("button.elfenwizards-spot", "Magician box 2");
    page.wait(".elfenwizards-tray .button-main");
    // (Yew lets the browser have its turn between one component and the next.)
    let away = "document.querySelectorAll('.elfenwizards-tray .is-away').length";
    page.wait_until(&format!("{away} === {wizards}"));
    page.assert_accessible();
    // One of them goes elsewhere after all.
    page.click(".elfenwizards-tray .elfenwizards-pick");
    page.click_named("button.elfenwizards-spot", "Magician box 4");
    page.wait_gone(".elfenwizards-tray .is-picked");
    page.click(".elfenwizards-tray .button-main");
    page.wait_until(&format!(
        "Number(document.querySelector('.table').dataset.ply) === {}",
        ply + wizards
    ));
}

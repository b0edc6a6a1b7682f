//! Fingers on a phone: what the mouse drags, they drag too, at the speed of people.

use browser_tests::{Browser, Page, Party, Visitor};
use std::time::Duration;

/// Opens a table where things move.
fn open(page: &Page, route: &str) {
    page.open_another_table(&format!("#/play/{route}&speed=normal&lang=en"));
}

#[test]
fn a_finger_drags_what_the_mouse_drags_in_every_game() {
    let page = Visitor::with_phone().open("#/");
    // No driver moves fingers in the others.
    if page.browser() != Browser::Chromium {
        return;
    }
    a_die_of_elfenwizards_is_dragged_to_a_box(&page);
    a_card_of_spell_wars_is_dragged_to_its_slot(&page);
    a_card_of_wizards_gambit_is_dragged_to_a_spell(&page);
    a_die_of_dice_arena_is_thrown(&page);
    a_swipe_over_cards_scrolls_and_a_tapped_card_is_not_enlarged(&page);
}

/// Where the page is longer than the window, what moves up at once scrolls it, also on a piece; and a card
/// that was tapped lies as small as before.
fn a_swipe_over_cards_scrolls_and_a_tapped_card_is_not_enlarged(page: &Page) {
    open(page, "spell-wars?seats=person,apprentice&seed=7");
    let card = ".spell-wars-group .spell-wars-pick:has(.is-source)";
    page.wait(card);
    page.wait_gone(".table[data-fresh]");
    let height = format!("document.querySelector('{card} > .spell-wars-card').offsetHeight");
    let usual = page.js(&format!("return {height};"));
    page.touch(card, Duration::from_millis(80));
    page.wait(&format!("{card}.is-picked"));
    page.wait_until(&format!("{height} === {usual}"));
    page.js("document.body.style.paddingBottom = '40rem'; scrollTo(0, 0);");
    page.swipe_up(".spell-wars-group .spell-wars-pick", 120.0);
    page.wait_until("scrollY > 30");
    assert_eq!(page.count("[data-drag-ghost], [data-dragged]"), 0);
}

fn a_die_of_elfenwizards_is_dragged_to_a_box(page: &Page) {
    open(page, "elfenwizards?seats=person,person,person&seed=7");
    page.click_named(".button-main", "Roll 7 dice");
    let druids = ".elfenwizards-box[data-box=druid]";
    page.wait(".can-drag");
    page.drag_with_finger(".can-drag:nth-child(2)", druids);
    page.wait(".can-drag:nth-child(2).is-away");
    page.wait(&format!("{druids} .is-drafted"));
    assert_eq!(page.count("[data-drag-ghost], [data-dragged]"), 0);
}

fn a_card_of_spell_wars_is_dragged_to_its_slot(page: &Page) {
    open(page, "spell-wars?seats=person,apprentice&seed=7");
    page.wait(".spell-wars-prepare");
    let slot = ".is-draft > .spell-wars-place:nth-child(1)";
    page.drag_with_finger(".spell-wars-group .spell-wars-pick:has(.is-source)", slot);
    page.wait(&format!("{slot} .spell-wars-card:not(.is-empty)"));
    assert_eq!(page.count("[data-drag-ghost], [data-dragged]"), 0);
}

fn a_card_of_wizards_gambit_is_dragged_to_a_spell(page: &Page) {
    open(page, "wizards-gambit?seats=person,apprentice&seed=5");
    let card = ".wizards-gambit-card.is-ingredient.is-useful";
    page.wait(card);
    // Which spells take it is known once it is picked up.
    page.click(card);
    page.wait(".wizards-gambit-spell[data-drop]");
    let place = page.attribute(".wizards-gambit-spell[data-drop]", "data-drop").expect("a place");
    page.click(".wizards-gambit-card.is-held");
    page.wait_gone(".wizards-gambit-held");
    let ply = page.ply();
    let at = place.rsplit('-').next().and_then(|at| at.parse::<usize>().ok()).expect("a number");
    let spell = format!(".wizards-gambit-pool > :nth-child({}) .wizards-gambit-emblem", at + 1);
    page.drag_with_finger(card, &spell);
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {ply}"));
}

fn a_die_of_dice_arena_is_thrown(page: &Page) {
    open(page, "dice-arena?seats=person,person&seed=3");
    page.wait(".dice-arena-throw");
    page.drag_with_finger(".dice-arena-reserve .is-next", ".dice-arena-floor");
    page.wait_until("Number(document.querySelector('.table').dataset.ply) > 2");
}

#[test]
#[ignore = "thorough: many_screens_games and the golden games hold most of it"]
fn a_die_that_is_thrown_on_a_telephone_lies_where_it_came_to_rest_on_every_screen() {
    let route = "#/host/dice-arena?seats=guest,guest&seed=5";
    let Some(party) = Party::gather(route, &["Ada", "Bea"], "normal") else { return };
    if party.table.browser() != Browser::Chromium {
        return;
    }
    let asked = "document.querySelector('.dice-arena-throw') !== null";
    let acting = |guest: &&Page| guest.js(&format!("return {asked};")) == true;
    party.table.wait_until("['0', '1'].includes(document.querySelector('.table').dataset.acting)");
    let seat = party.table.attribute(".table", "data-acting").and_then(|seat| seat.parse().ok());
    let thrower: &Page = &party.guests[seat.unwrap_or(0_usize)];
    thrower.wait_until(asked);
    assert_eq!(party.guests.iter().filter(acting).count(), 1, "one of them is asked to throw");
    let before = thrower.ply();
    thrower.drag_with_finger(".dice-arena-reserve .is-next", ".dice-arena-floor");
    // What was thrown, how, and where everything lies: as it is told, and as it is drawn from above.
    let screens = || std::iter::once(&party.table).chain(&party.guests);
    for screen in screens() {
        screen.wait_until(&format!(
            "document.querySelector('.table:not([data-showing])')?.dataset.ply > {before} + 1"
        ));
    }
    party.wait_until_equal();
    for screen in screens().filter(|screen| screen.count(".dice-arena-picture canvas") > 0) {
        // A table that nobody plays at shows no way to look otherwise.
        screen.js("document.querySelector('.dice-arena-views button:last-child').click();");
        screen.wait(".dice-arena-flat .dice-arena-die");
    }
    let seen = |screen: &Page| {
        screen.js("const words = [...document.querySelectorAll('.log li')]
                 .map((line) => line.textContent.replace(/\\s+/g, ' ').trim());
             const dice = [...document.querySelectorAll('.dice-arena-flat .dice-arena-die')]
                 .map((die) => [die.style.transform, die.querySelector('use').className.baseVal,
                     die.querySelector('.dice-arena-body > g').style.transform].join(' '));
             return [words.findLast((line) => / throws a die /.test(line)) ?? '', ...dice.sort()];")
    };
    let here = seen(thrower);
    assert!(here[0].as_str().is_some_and(|words| words.contains("throws a die ")), "{here}");
    assert!(here.as_array().is_some_and(|all| all.len() > 1), "no die lies there: {here}");
    for screen in screens() {
        assert_eq!(seen(screen), here, "another throw");
    }
}

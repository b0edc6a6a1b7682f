//! Dragging dice, spells and wizards, at the speed of people.

use browser_tests::{Key, Page};
use conclave_rules::games::elfenwizards::state::Decision;

use super::{open_table_at, route};

#[test]
fn dice_spells_and_wizards_are_dragged() {
    let page = Page::open("#/");
    a_quick_drag_moves_the_die_that_was_pressed(&page);
    a_die_is_dragged_to_a_box_and_back_at_normal_speed(&page);
    a_spell_is_dragged_to_a_wizard_and_on_at_normal_speed(&page);
    a_wizard_is_dragged_to_a_hollow_at_normal_speed(&page);
}

fn a_quick_drag_moves_the_die_that_was_pressed(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".can-drag");
    let nth = |n: usize| page.wait(&format!(".can-drag:nth-child({n})"));
    let away = "return [...document.querySelectorAll('.can-drag')].map((die) => \
                Number(die.matches('.is-away'))).join('');";
    // The first movement is already over the neighbour, the second over the box.
    let (first, second, spell_box) = (nth(1), nth(2), page.wait(".elfenwizards-box"));
    let chain = page.driver().action_chain();
    page.wait_on(
        chain
            .click_and_hold_element(&first)
            .move_to_element_center(&second)
            .move_to_element_center(&spell_box)
            .release()
            .perform(),
    );
    page.wait(".can-drag.is-away");
    assert_eq!(page.js(away), "1000000");

    // Lifted where no box is, it goes back, and nothing follows the mouse any more.
    let (third, header) = (nth(3), page.wait(".table-title"));
    let chain = page.driver().action_chain();
    page.wait_on(
        chain
            .click_and_hold_element(&third)
            .move_to_element_center(&header)
            .release()
            .move_to_element_center(&third)
            .move_by_offset(20, 0)
            .perform(),
    );
    assert_eq!(page.count("[data-dragged]"), 0);
    page.wait_gone("[data-drag-ghost]");
    assert_eq!(page.js(away), "1000000");

    // A tap is still a tap.
    page.click(".can-drag:nth-child(3)");
    page.wait(".can-drag:nth-child(3).is-picked");
}

fn a_die_is_dragged_to_a_box_and_back_at_normal_speed(page: &Page) {
    page.open_another_table(
        "#/play/elfenwizards?seats=person,person,person&seed=7&speed=normal&lang=en",
    );
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".can-drag");
    assert_eq!(page.count("[data-drop]"), 0, "nothing is held yet");
    let druids = ".elfenwizards-box[data-box=druid]";
    page.drag_over(".can-drag:nth-child(2)", druids);
    // Every box lights up, the one under the pointer most.
    assert_eq!(page.count(".elfenwizards-box.is-target[data-drop]"), 6);
    page.wait(&format!("{druids}.is-drop-over"));
    assert_eq!(page.count(".is-drop-over"), 1);
    assert_eq!(page.count("[data-drag-ghost]"), 1);
    page.let_go();
    page.wait(".can-drag:nth-child(2).is-away");
    page.wait(&format!("{druids} .is-drafted"));
    assert_eq!(page.count(".is-drop-over, [data-drag-ghost], [data-dragged], .is-picked"), 0);
    // The click that the browser makes of press and release has picked nothing up.
    assert_eq!(page.count("[data-drop]"), 0);

    // From the box it goes to another, and home into the hand.
    page.drag_over(".can-drag:nth-child(2)", ".elfenwizards-box[data-box=minor]");
    page.let_go();
    page.wait(".elfenwizards-box[data-box=minor] .is-drafted");
    page.wait_gone(&format!("{druids} .is-drafted"));
    page.drag_over(".can-drag:nth-child(2)", ".elfenwizards-tray .elfenwizards-verbs");
    page.let_go();
    page.wait_gone(".can-drag.is-away");

    // Escape puts it back while it is held.
    page.drag_over(".can-drag:nth-child(3)", druids);
    page.press(Key::Escape);
    page.wait_gone("[data-drag-ghost]");
    page.let_go();
    assert_eq!(page.count(".can-drag.is-away, .can-drag.is-picked"), 0);
}

fn a_spell_is_dragged_to_a_wizard_and_on_at_normal_speed(page: &Page) {
    open_table_at(page, Decision::SupportOrPass, "normal");
    let spell = ".elfenwizards-group [data-drag^=spell]";
    page.wait(spell);
    // Where it can go is known once it is lifted.
    page.drag_over(spell, ".table-title");
    page.wait("button.elfenwizards-spot[data-drop]");
    page.drag_on("button.elfenwizards-spot[data-drop]");
    page.wait(".elfenwizards-spot.is-drop-over");
    page.let_go();
    page.wait(".elfenwizards-drafted");
    page.wait(".elfenwizards-wizard .is-drafted");
    assert_eq!(page.count("[data-drop]"), 0);

    // What is drafted goes on to where it could have gone, or back into the hand.
    page.drag_over(".elfenwizards-drafted", ".table-title");
    page.wait("button.elfenwizards-spot[data-drop]");
    page.let_go();
    page.wait_gone("[data-drag-ghost]");
    assert_eq!(page.count(".elfenwizards-drafted"), 1);
    page.drag_over(".elfenwizards-drafted", ".elfenwizards-tray");
    page.let_go();
    page.wait_gone(".elfenwizards-drafted");
}

fn a_wizard_is_dragged_to_a_hollow_at_normal_speed(page: &Page) {
    open_table_at(page, Decision::Demote, "normal");
    let ply = page.ply();
    page.drag_over(".elfenwizards-tray [data-drag^=wizard]", ".table-title");
    page.wait("button.elfenwizards-spot[data-drop^=magicians]");
    page.drag_on("button.elfenwizards-spot[data-drop^=magicians]");
    page.let_go();
    // The others follow with one tap, if there are others.
    page.wait_until(&format!(
        "document.querySelector('.table').dataset.ply > {ply} || \
         document.querySelector('.elfenwizards-tray .is-away')"
    ));
    if page.ply() == ply {
        if page.count(".elfenwizards-tray .button-main") == 0 {
            page.click("button.elfenwizards-spot.is-target:not(:last-child)");
        }
        page.click(".elfenwizards-tray .button-main");
    }
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {ply}"));
}

//! Elfenwizards at the page, from the first roll to the last.

use browser_tests::{Browser, Hands, Key, LONG, NEVER, Page, Visitor};
use conclave::games::elfenwizards::Elfenwizards;
use conclave::games::elfenwizards::draft::Demotions;
use conclave::games::elfenwizards::state::{Decision, Position};
use conclave::session::saves::Save;
use conclave::session::{Controller, Player, Session};
use conclave::table::{Rng, Seed, Setup};

/// Opens a table where nothing waits for an animation.
fn table(seats: &str, more: &str) -> Page {
    Page::open_table(&route(seats, more))
}

fn route(seats: &str, more: &str) -> String {
    format!("#/play/elfenwizards?seats={seats}&seed=7&speed=instant&lang=en{more}")
}

fn acting(page: &Page) -> Option<String> {
    page.attribute(".table", "data-acting")
}

/// Rolls, puts the first die on the first box, and stops before it is confirmed.
fn roll_and_draft(page: &Page) {
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".can-drag");
    page.click(".can-drag");
    page.click(".elfenwizards-cover");
    page.wait(".can-drag.is-away");
}

#[test]
fn dice_that_are_placed_together_are_logged_in_one_line() {
    let page = table("person,person,person", "");
    let before = page.count(".log-line");
    roll_and_draft(&page);
    page.click(".can-drag:not(.is-away)");
    page.click(".elfenwizards-cover");
    page.wait_until("document.querySelectorAll('.can-drag.is-away').length === 2");
    page.click(".elfenwizards-tray .button-main");
    page.wait_until("document.querySelector('.log').textContent.includes('has placed dice: ')");
    // The roll, and the placing.
    assert_eq!(page.count(".log-line"), before + 2);
}

#[test]
fn spells_keep_their_places_while_they_are_drafted() {
    let page = table("person,person,person", "");
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

#[test]
fn a_quick_drag_moves_the_die_that_was_pressed() {
    let page = table("person,person,person", "");
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

#[test]
fn a_die_is_dragged_to_a_box_and_back_at_normal_speed() {
    let page = Page::open_table(
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

#[test]
fn a_spell_is_dragged_to_a_wizard_and_on_at_normal_speed() {
    let page = table_at(Decision::SupportOrPass, "normal");
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

#[test]
fn a_wizard_is_dragged_to_a_hollow_at_normal_speed() {
    let page = table_at(Decision::Demote, "normal");
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
fn a_first_round_takes_at_most_thirty_clicks() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=person,apprentice,apprentice,apprentice&seed=7&speed=fast&lang=en",
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

#[test]
fn a_double_click_picks_all_dice_that_show_the_same() {
    let page = table("person,person,person", "");
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

#[test]
fn all_defeated_wizards_are_sent_down_with_one_tap_and_confirmed() {
    let page = table_where("normal", |position| {
        position.decision == Decision::Demote
            && Demotions::of(position, position.acting).wizards().count() > 2
    });
    let ply = page.ply();
    page.wait(".elfenwizards-tray .elfenwizards-pick");
    let wizards = page.count(".elfenwizards-tray .elfenwizards-pick");
    page.click_named("button.elfenwizards-spot", "Magician box 2");
    page.wait(".elfenwizards-tray .button-main");
    assert_eq!(page.count(".elfenwizards-tray .is-away"), wizards);
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

#[test]
fn three_people_play_a_whole_game_with_the_mouse() {
    let page = table("person,person,person", "");
    let used = page.play(Hands::Mouse, NEVER);
    assert!(used > 50, "{used} clicks are no game");
    page.assert_over(3);
    page.screenshot("elfenwizards-end");
}

#[test]
fn a_person_plays_a_whole_game_with_the_keyboard_alone() {
    // The first round at normal speed, the others at fast.
    let page = Page::open_table(
        "#/play/elfenwizards?seats=person,apprentice,apprentice&seed=7&speed=normal&lang=en",
    );
    let first = page.play(
        Hands::Keyboard,
        "document.querySelector('.elfenwizards-track li:nth-child(2).is-now')",
    );
    page.goto("#/");
    page.store("conclave:settings", "speed=fast");
    page.reload();
    page.click(".save-link");
    page.wait(".table[data-speed=fast]");
    let used = first + page.play(Hands::Keyboard, NEVER);
    assert!(used > 15, "{used} controls are no game");
    page.assert_over(3);
}

#[test]
fn arrow_keys_walk_over_the_board() {
    let page = table("person,person,person", "");
    page.click("#page .button-main");
    page.click(".can-drag");
    let place = "const [at] = [document.activeElement]; return at.closest('.elfenwizards-tray') ? \
                 'tray' : at.matches('.elfenwizards-cover') ? 'box' : 'elsewhere';";
    assert_eq!(page.js(place), "tray");
    let die = "return [...document.querySelectorAll('.can-drag')].indexOf(document.activeElement);";
    assert_eq!(page.js(die), 0);
    page.press(Key::Right);
    assert_eq!(page.js(die), 1);
    for _ in 0..8 {
        if page.js(place) == "box" {
            break;
        }
        page.press(Key::Up);
    }
    assert_eq!(page.js(place), "box", "Up never leaves the hand");
    // A box clips what lies outside it: the ring of the focus lies inside each of the six.
    let rings = page.js("const at = document.activeElement;
         const rings = [...document.querySelectorAll('.elfenwizards-cover')].map((box) => {
             box.focus();
             const ring = getComputedStyle(box);
             return ring.outlineStyle !== 'none' && parseFloat(ring.outlineOffset) <= -2;
         });
         at.focus();
         return rings.join();");
    assert_eq!(rings, ["true"; 6].join(","));
    page.press(Key::Enter);
    page.wait(".can-drag.is-away");
    // Escape and Enter have left nothing half done: the draft can be confirmed.
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(".table[data-ply='3']");
}

fn bots_play_to_the_end(seats: usize) {
    let page = Visitor { watching: true, ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    page.wait("h1");
    page.goto(&route(&vec!["apprentice"; seats].join(","), ""));
    page.wait(".table");
    // Timed from here on: the start of the program is not part of waiting for bots.
    if page.browser() == Browser::Chromium {
        page.forget_tasks();
    }
    // All players are bots: this only waits until the game is over.
    assert_eq!(page.play(Hands::Mouse, NEVER), 0);
    page.assert_over(seats);
    if page.browser() == Browser::Chromium {
        let longest = page.longest_task();
        assert!(longest <= 50.0, "the page was busy for {longest} ms in one go");
    }
}

#[test]
fn three_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(3);
}

#[test]
fn four_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(4);
}

#[test]
fn five_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(5);
}

#[test]
fn six_bots_play_to_the_end_and_the_page_never_stands_still() {
    bots_play_to_the_end(6);
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let page = table("person,person,person", "");
    roll_and_draft(&page);
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(".table[data-ply='3']");
    roll_and_draft(&page);
    let (turn, acting) = (page.ply(), acting(&page));
    let dice = "return [...document.querySelectorAll('.can-drag > .visually-hidden')].map((die) => \
                die.textContent.replace(/:.*/, '')).sort().join();";
    let rolled = page.js(dice);

    let is_the_same = || {
        page.wait(".can-drag");
        assert_eq!(page.ply(), turn);
        assert_eq!(self::acting(&page), acting);
        assert_eq!(page.js(dice), rolled);
        assert_eq!(page.count(".can-drag.is-away"), 0, "a draft outlived its page");
    };
    page.reload();
    is_the_same();

    page.goto("#/");
    page.click(".save-link");
    is_the_same();
    let slot = page.js("return location.hash;");
    assert!(slot.as_str().is_some_and(|slot| slot.starts_with("#/game/")), "{slot}");
    page.reload();
    is_the_same();
    page.click(".can-drag");
    page.click(".elfenwizards-cover");
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(&format!(".table[data-ply='{}']", turn + 2));
}

#[test]
fn undo_goes_back_to_the_last_roll_and_no_further() {
    let undo = ".table-tools [aria-label=Undo]";
    let redo = ".table-tools [aria-label=Redo]";
    let enabled = |page: &Page, button: &str| page.count(&format!("{button}:enabled")) == 1;

    let page = table("person,person,person", "");
    roll_and_draft(&page);
    assert!(!enabled(&page, undo), "a roll has been seen");
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(".table[data-ply='3']");
    assert!(enabled(&page, undo) && !enabled(&page, redo));

    page.click(undo);
    page.wait(".table[data-ply='1']");
    page.wait(".can-drag");
    assert!(!enabled(&page, undo) && enabled(&page, redo));
    page.press_with(Key::Control, 'z');
    page.click(redo);
    page.wait(".table[data-ply='3']");
    assert!(enabled(&page, undo) && !enabled(&page, redo));

    page.press_with(Key::Control, 'z');
    page.wait(".table[data-ply='1']");
    page.press_with(Key::Control, 'y');
    page.wait(".table[data-ply='3']");

    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".table[data-ply='4']");
    assert!(!enabled(&page, undo) && !enabled(&page, redo), "chance was seen, and stays");
}

#[test]
fn the_second_of_two_tabs_overwrites_nothing() {
    let page = table("person,person,person", "");
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".table[data-ply='1']");
    let first = page.open_tab(&route("person,person,person", ""));
    page.wait(".table[data-ply='1']");
    page.click(".can-drag");
    page.click(".elfenwizards-cover");
    page.click("#page .button-main");
    page.wait(".table[data-ply='3']");
    page.to_tab(&first);
    page.wait(".banner");
    assert_eq!(page.ply(), 1);
    page.click_named(".banner .button", "Take up that one");
    page.wait(".table[data-ply='3']");
    page.wait_gone(".banner");
}

#[test]
fn a_browser_that_keeps_nothing_can_still_be_played_in() {
    let page =
        Visitor { no_storage: true, ..Visitor::default() }.open(&route("person,person,person", ""));
    if page.browser() == Browser::WebKit {
        return;
    }
    page.wait(".banner");
    page.assert_accessible();
    roll_and_draft(&page);
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(".table[data-ply='3']");
}

#[test]
fn links_that_make_no_sense_say_which_part() {
    let page = Page::open("#/");
    for (query, part) in [
        ("seats=person", "one player"),
        ("seats=person,wizard,person", "wizard"),
        ("seats=person,person,person&seed=x", "seed"),
        ("seats=person,person,person&guilds=red,red,blue", "guilds"),
        ("seats=person,person,person&clock=maybe", "clock"),
        ("colour=red", "colour"),
    ] {
        page.goto(&format!("#/play/elfenwizards?{query}"));
        page.wait_until(&format!(
            "(document.querySelector('.message p') ?? {{}}).textContent?.includes({part:?})"
        ));
    }
    for lost in ["#/play/no-such-game", "#/nowhere", "#/new/no-such-game"] {
        page.goto("#/");
        page.wait(".home");
        page.goto(lost);
        page.wait_until("document.querySelector('.message h1') !== null");
    }
}

#[test]
fn a_damaged_save_is_explained_and_kept() {
    let page = table("person,person,person", "");
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".table[data-ply='1']");
    page.goto("#/");
    page.wait(".save-link");
    let key =
        page.js("return Object.keys(localStorage).find((k) => k.startsWith('conclave:save:'));");
    let key = key.as_str().expect("the game was saved");
    let save = page.stored(key).expect("the save is there");
    let damaged = &save[..save.len() / 2];
    page.store(key, damaged);
    // With an earlier state beside it, that one would be taken up.
    page.js("for (const key of Object.keys(localStorage))
             if (key.startsWith('conclave:copy:')) localStorage.removeItem(key);");
    page.reload();
    assert!(page.text(".save-broken").contains("damaged"));
    page.assert_accessible();
    page.goto(&format!("#/game/{}", &key["conclave:save:".len()..]));
    page.wait_until("document.querySelector('#app .message')?.textContent.includes('damaged')");
    page.assert_accessible();
    assert_eq!(page.stored(key).as_deref(), Some(damaged));
}

#[test]
fn the_clock_gives_time_to_talk_and_a_bot_waits_for_it() {
    let person = Player { name: String::new(), controller: Controller::Person };
    let setup = Setup { seats: 3, options: Default::default() };
    let session = Session::<Elfenwizards>::begin(setup, Seed(7), vec![person; 3]).expect("a table");
    let first = session.play().to_act().first().expect("somebody begins");
    let mut seats = ["person"; 3];
    seats[first.index()] = "adept";
    let page = table(&seats.join(","), "&clock=on");
    page.wait_until("document.querySelector('.talk-clock')?.textContent === '0:57'");
    assert_eq!(page.ply(), 0);
    page.assert_accessible();
    page.click(".talk button");
    page.wait_until("Number(document.querySelector('.table').dataset.ply) > 0");
}

/// A table at which a player must make this decision, as it comes up in random games.
fn table_at(decision: Decision, speed: &str) -> Page {
    table_where(speed, |position| position.decision == decision)
}

/// A table at such a position, as it comes up in random games.
fn table_where(speed: &str, wanted: impl Fn(&Position) -> bool) -> Page {
    let save = save_where(3, wanted);
    let page = Page::open("#/");
    page.store("conclave:settings", &format!("speed={speed}"));
    page.store("conclave:save:x", &save.seal());
    page.goto("#/game/x");
    page.wait(".table");
    page
}

/// A random game of so many people that has come to such a position.
fn save_where(seats: u8, wanted: impl Fn(&Position) -> bool) -> Save {
    let found = (0..10_000).find_map(|seed| {
        let person = Player { name: String::new(), controller: Controller::Person };
        let setup = Setup { seats, options: Default::default() };
        let people = vec![person; seats.into()];
        let mut session =
            Session::<Elfenwizards>::begin(setup, Seed(seed), people).expect("a table");
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = session.play().to_act().first() {
            if wanted(&session.play().state().position) {
                return Some(session);
            }
            let legal = session.play().legal(seat);
            let action = *rng.pick(&legal).expect("whoever acts can");
            session.act(seat, &[action]).expect("it is legal");
        }
        None
    });
    Save::of(&found.expect("random players get there"), "", 0, 0)
}

#[test]
fn every_phase_is_wholly_in_view_on_every_screen() {
    let at = |decision: Decision| move |position: &Position| position.decision == decision;
    let crowded = |position: &Position| {
        position.decision == Decision::SupportOrPass && position.competition.supports.len() > 24
    };
    let many_fallen = |position: &Position| {
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
                 if (innerWidth > 400 && root.scrollHeight > root.clientHeight)
                     cut.push(`the page is ${root.scrollHeight} high`);
                 return cut.join();",
            );
            assert_eq!(cut, "", "{screen}");
        }
    }
}

#[test]
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

#[test]
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

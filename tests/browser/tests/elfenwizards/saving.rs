//! What is kept: saves, undo, two tabs, links, storage that fails; and the clock.

use browser_tests::{Browser, Key, Page, Visitor};
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Seed, Setup};
use conclave_session::{Controller, Player, Session};

use super::{acting, roll_and_draft, route, table};

#[test]
fn a_game_goes_on_where_it_was_left_and_is_undone_to_the_last_roll() {
    a_game_goes_on_where_it_was_left();
    undo_goes_back_to_the_last_roll_and_no_further();
}

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

fn undo_goes_back_to_the_last_roll_and_no_further() {
    let undo = ".table-tools [aria-label=Undo]";
    let redo = ".table-tools [aria-label=Redo]";
    let enabled =
        |page: &Page, button: &str| page.count(&format!("{button}:not([aria-disabled=true])")) == 1;

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
fn two_tabs_and_a_browser_that_keeps_nothing_lose_nothing() {
    the_second_of_two_tabs_overwrites_nothing();
    a_browser_that_keeps_nothing_can_still_be_played_in();
}

fn the_second_of_two_tabs_overwrites_nothing() {
    let page = table("person,person,person", "");
    page.click_named(".button-main", "Roll 7 dice");
    page.wait(".table[data-ply='1']");
    let first = page.open_tab(&route("person,person,person", ""));
    page.wait(".table[data-ply='1']");
    page.click(".can-drag");
    page.click(".elfenwizards-cover");
    page.click(".table .button-main");
    page.wait(".table[data-ply='3']");
    page.to_tab(&first);
    page.wait(".banner");
    assert_eq!(page.ply(), 1);
    page.click_named(".banner .button", "Take up that one");
    page.wait(".table[data-ply='3']");
    page.wait_gone(".banner");
}

fn a_browser_that_keeps_nothing_can_still_be_played_in() {
    let visitor = Visitor { no_storage: true, keeps_page: true, ..Visitor::default() };
    let page = visitor.open(&route("person,person,person", ""));
    if page.browser() == Browser::WebKit {
        return;
    }
    page.wait(".banner");
    page.assert_accessible();
    roll_and_draft(&page);
    page.click_named(".button-main", "Confirm: place 1, keep 6");
    page.wait(".table[data-ply='3']");
    // Nor is the page kept for playing offline, and it does not say so.
    page.wait_until("performance.now() > 4500");
    assert_ne!(page.js("return document.querySelector('.news').dataset.now ?? null;"), "offline");
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
    for lost in ["#/play/no-such-game", "#/nowhere", "#/new/no-such-game", "#/game/"] {
        page.goto("#/");
        page.wait(".home");
        page.goto(lost);
        page.wait_until("document.querySelector(':is(#app, #lobby) h1') !== null");
    }
}

#[test]
#[ignore = "thorough: crates/session/src/saves/save_store.rs and saves.rs hold it"]
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
    // With an earlier state beside it, or in the second store, that one would be taken up.
    page.js("for (const key of Object.keys(localStorage))
             if (key.startsWith('conclave:copy:')) localStorage.removeItem(key);
         indexedDB.deleteDatabase('conclave');");
    page.reload();
    assert!(page.text(".save-broken").contains("damaged"));
    page.assert_accessible();
    page.goto(&format!("#/game/{}", &key["conclave:save:".len()..]));
    page.wait_until("document.querySelector('#app .message')?.textContent.includes('damaged')");
    page.assert_accessible();
    assert_eq!(page.stored(key).as_deref(), Some(damaged));
}

#[test]
#[ignore = "thorough: it takes seconds, and src/table holds it"]
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

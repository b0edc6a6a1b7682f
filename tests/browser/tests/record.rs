//! The record of play: a game that is finished is counted, once; what is kept goes out with everything
//! and comes together with what is there.

use browser_tests::{Browser, Hands, NEVER, Page, Visitor};
use conclave_rules::bots::Level;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Seat, Seats};
use conclave_session::Controller;
use conclave_session::history::{FinishedGame, key};

use crate::positions::save_near_end;

/// The games that the page counts.
fn counted(page: &Page) -> String {
    page.text(".record-tiles li:first-child").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A finished game of one person against two bots, known by a number.
fn finished(number: u64, level: Level) -> FinishedGame {
    let bot = Controller::Bot(level);
    FinishedGame {
        id: format!("spell-wars-{number:016x}"),
        game: "spell-wars".into(),
        version: 2,
        ended: 1_795_000_000_000 + number,
        players: vec![Controller::Person, bot, bot],
        winners: Seats::one(Seat(if number.is_multiple_of(2) { 0 } else { 1 })),
        scores: vec![2, 1, 0],
        rounds: 3,
        bests: vec![("spell".into(), 12)],
        feats: vec!["two-with-one".into()],
        daily: None,
    }
}

/// Keeps such games, as they are written.
fn keep(page: &Page, numbers: std::ops::Range<u64>) {
    for number in numbers {
        let game = finished(number, if number < 6 { Level::Adept } else { Level::Archmage });
        page.store(&key(&game.id), &game.write());
    }
}

#[test]
fn a_game_is_counted_when_it_ends_and_only_once() {
    let page = Page::open("#/record");
    page.wait(".record-empty");
    page.assert_accessible();
    page.click_named(".record-empty a", "Elfenwizards");
    page.wait(".set-up-form");

    page.store("conclave:settings", "speed=instant");
    page.store("conclave:save:x", &save_near_end::<Elfenwizards>(12).seal());
    page.goto("#/game/x");
    page.reload();
    page.wait(".table");
    page.play(Hands::Mouse, NEVER);
    page.assert_over(3);
    let address = page.js("return location.hash;");
    page.assert_touchable(".game-over :is(button, a)", "the end");
    page.click_named(".game-over button", "Swap seats");
    page.wait(".table:not([data-outcome])");
    let seat = page.text(".seat:nth-child(2)");
    assert!(seat.contains("Player 1"), "the person sits one seat further on: {seat}");
    page.goto("#/record");
    page.wait(".record-game[data-game=elfenwizards]");
    assert_eq!(counted(&page), "1 game finished");
    page.assert_accessible();

    // The finished game is opened again, looked at, and imported as a file of everything.
    page.goto(address.as_str().expect("an address"));
    page.reload();
    page.wait(".game-over");
    page.goto("#/record");
    page.wait(".record-tiles");
    assert_eq!(counted(&page), "1 game finished");
    if page.browser() != Browser::WebKit {
        page.goto("#/saves");
        page.click_named(".storage-panel button", "Export everything");
        let file = page.downloaded("conclave.conclave");
        page.upload(".import input", &file);
        page.wait_until("document.querySelector('.saves [role=alert]')");
        page.goto("#/record");
        page.wait(".record-tiles");
        assert_eq!(counted(&page), "1 game finished");
        page.click_named(".record-foot button", "Clear the record");
        page.click_named("dialog button", "Keep it");
        page.wait_gone("dialog");
        page.click_named(".record-foot button", "Clear the record");
        page.click_named("dialog button", "Clear it");
        page.wait(".record-empty");
        page.goto("#/saves");
        page.wait(".save");
        page.upload(".import input", &file);
        page.wait_until("document.querySelector('.saves [role=alert]')");
        page.goto("#/record");
        page.wait(".record-tiles");
        assert_eq!(counted(&page), "1 game finished");
    }
    page.assert_no_errors();
}

#[test]
#[ignore = "thorough: crates/session/src/history holds most of it"]
fn many_games_are_counted_by_table_and_what_is_damaged_is_named_and_lost_alone() {
    for visitor in [Visitor::default(), Visitor::with_phone()] {
        let page = visitor.open("#/");
        keep(&page, 1..9);
        let line = finished(1, Level::Adept).write();
        page.store(&key("spell-wars-00000000000000aa"), &line);
        page.store(&key("spell-wars-00000000000000bb"), &line[..50]);
        page.click(".home-more a[href='#/record']");
        page.wait(".record-game");
        assert_eq!(counted(&page), "8 games finished");
        assert_eq!(page.count(".record-table tbody tr"), 2, "a row for each level");
        assert_eq!(page.count(".record-last .is-won"), 4);
        assert!(page.text(".record-refused").contains("2 entries cannot be used"));
        page.click(".record-feats summary");
        page.wait(".record-feat.is-done");
        page.assert_no_sideways_scroll();
        page.assert_accessible_in_every_look("record");
        page.assert_touchable(".record :is(button, a, summary)", "record");
        page.click_named(".record-refused button", "Remove them");
        page.wait_gone(".record-refused");
        assert_eq!(counted(&page), "8 games finished");
        page.click_named(".record-top a", "Home");
        page.wait("#home h1");
        page.assert_no_errors();
    }
}

#[test]
#[ignore = "thorough: crates/session/src/history holds most of it"]
fn the_record_speaks_french_and_says_when_nothing_can_be_kept() {
    let page = Visitor { language: "fr".into(), ..Visitor::default() }.open("#/record");
    page.wait(".record-empty");
    assert_eq!(page.text("#lobby h1"), "Carnet de jeu");
    let page = Visitor { no_storage: true, ..Visitor::default() }.open("#/record");
    page.wait(".record .banner");
    page.assert_no_errors();
}

//! The game of the day: begun once, told in a text whose link proves it, and counted as days in a row.

use browser_tests::{Page, Visitor};
use conclave_rules::games::game;
use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::table::{Rng, Seed};
use conclave_session::history::daily::{Day, begin, slot};
use conclave_session::history::{id_of, key};
use conclave_session::saves::Save;

/// Today, as the browser's calendar has it.
fn today(page: &Page) -> Day {
    let date = page.js("const now = new Date();
         return new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);");
    Day::read(date.as_str().expect("a date")).expect("a day")
}

/// Keeps a day's game of Spell Wars, played at random to its end, as the page would have.
fn finish(page: &Page, day: Day) {
    let mut session =
        begin::<SpellWars>(game("spell-wars").expect("a game"), day).expect("a table");
    let mut rng = Rng::new(Seed(1));
    while let Some(seat) = session.play().to_act().first() {
        let action = *rng.pick(&session.play().legal(seat)).expect("an action");
        session.act(seat, &[action]).expect("a legal one");
    }
    let save = Save::of(&session, "", day.noon(), day.noon()).seal();
    page.store(&key(&id_of(session.play().record())), &save);
    page.store(&format!("conclave:save:{}", slot("spell-wars", day)), &save);
}

/// The text to paste, once its link is there.
fn result_text(page: &Page) -> String {
    page.wait_until("/#.daily/.test(document.querySelector('.daily-text textarea')?.value ?? '')");
    let text = page.js("return document.querySelector('.daily-text textarea').value;");
    text.as_str().expect("a text").to_owned()
}

#[test]
fn a_game_of_the_day_is_begun_once_and_its_result_is_told_and_proved() {
    todays_game_is_begun_once_and_goes_on();
    a_page_that_is_open_over_midnight_begins_no_game_of_yesterday();
    a_result_is_told_without_giving_anything_away_and_its_link_proves_it();
}

fn a_page_that_is_open_over_midnight_begins_no_game_of_yesterday() {
    let page = Page::open("#/daily/spell-wars?lang=en");
    page.wait(".record-game");
    let day = page.text(".daily-about b");
    page.js("const { now } = Date; Date.now = () => now() + 86400000;");
    page.click_named(".record-game button", "Play it");
    page.wait(".banner");
    assert!(page.text(".banner").contains("Midnight has passed"));
    assert_ne!(page.text(".daily-about b"), day);
    page.click_named(".record-game button", "Play it");
    page.wait_until("location.hash.startsWith('#/game/daily-')");
    let tomorrow = today(&page).next();
    assert_eq!(page.js("return location.hash;"), format!("#/game/daily-{tomorrow}-spell-wars"));
}

fn todays_game_is_begun_once_and_goes_on() {
    let page = Page::open("#/");
    page.click(".home-more a[href='#/daily']");
    page.wait(".record-game");
    assert_eq!(page.count(".record-game"), 4);
    assert_eq!(page.count(".record-head b"), 1, "one is proposed");
    page.assert_accessible();
    page.goto("#/daily/spell-wars");
    page.wait_until("document.querySelectorAll('.record-game').length === 1");
    page.click_named(".record-game button", "Play it");
    page.wait_until("location.hash.startsWith('#/game/daily-')");
    page.wait(".table");
    assert_eq!(page.count(".seat"), 3);
    let address = page.js("return location.hash;");
    page.goto("#/daily/spell-wars");
    page.click_named(".record-game a", "Go on");
    page.wait(".table");
    assert_eq!(page.js("return location.hash;"), address);
    page.assert_no_errors();
}

fn a_result_is_told_without_giving_anything_away_and_its_link_proves_it() {
    let page = Visitor::with_phone().open("#/");
    finish(&page, today(&page));
    page.goto("#/daily/spell-wars");
    let text = result_text(&page);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[0].contains("Spell Wars"), "{text}");
    assert!(lines[1].contains(" 3 ") || lines[1].contains("of 3"), "{text}");
    assert!(lines[1].contains(['🟩', '🟨', '⬛']), "{text}");
    page.assert_no_sideways_scroll();
    page.assert_accessible();
    page.assert_touchable(".record :is(button, a)", "daily");
    page.click_named(".daily-text button", "Copy");
    page.wait_until("document.querySelector('.daily-text [role=status]').textContent");

    // The end of the game itself leads here.
    page.click_named(".record-game a", "Look at it");
    page.wait(".game-over");
    page.click_named(".game-over .button-main", "Share the result");
    assert_eq!(result_text(&page), text);

    // Who opens the link sees it replayed and confirmed, also on another device.
    let address = lines[2].split_once('#').expect("a fragment").1;
    page.goto(&format!("#{address}"));
    page.wait(".daily-confirmed");
    page.assert_accessible();
    let shown = page.text(".daily-symbols");
    assert!(lines[1].ends_with(&shown), "{shown}: {text}");
    // Other scores, another day, and a link that was cut are not confirmed.
    let scores = address.split_once("scores=").expect("scores").1;
    let day = today(&page);
    for forged in [
        address.replace(&format!("scores={scores}"), "scores=9,0,0"),
        address.replace(&day.to_string(), &day.before().to_string()),
        address.replacen("?day", "x?day", 1).replacen("/2.", "/2.1", 1),
    ] {
        page.goto(&format!("#{forged}"));
        page.wait(".daily-refused");
        assert_eq!(page.count(".daily-confirmed"), 0, "{forged}");
    }

    // It counts as a day, and only once: what follows is practice.
    page.goto("#/record");
    page.wait(".record-tiles");
    assert_eq!(page.text(".record-tiles li:nth-child(4) b"), "1");
    page.goto("#/daily/spell-wars");
    page.click_named(".record-game button", "Practise: does not count");
    page.wait_until("location.hash.startsWith('#/game/')");
    page.wait(".table");
    assert_eq!(page.js("return location.hash.includes('daily-');"), false);
    page.assert_no_errors();
}

#[test]
#[ignore = "thorough: crates/session/src/history/daily.rs holds it"]
fn yesterdays_result_can_still_be_shared_and_its_game_not_be_begun() {
    let page = Page::open("#/");
    let yesterday = today(&page).before();
    finish(&page, yesterday);
    page.goto(&format!("#/game/{}", slot("spell-wars", yesterday)));
    page.wait(".game-over");
    page.click_named(".game-over .button-main", "Share the result");
    assert!(result_text(&page).contains(&format!("day={yesterday}")));
    assert_eq!(page.count(".record-game .button"), 2, "copy, and look");
    page.goto(&format!("#/daily/dice-arena?day={yesterday}"));
    page.wait_until(
        "document.querySelector('.daily-content')?.textContent === 'It was not played.'",
    );
    page.assert_no_errors();
}

//! One table, many screens: going away, coming back and leaving; who is missed, who plays meanwhile, and who
//! comes later.

use browser_tests::{Hands, Page, Visitor, route};

use crate::many_screens::{connects, join, open, wait_until_equal};

/// A table with a guest, Ada, and an apprentice; none where the browser makes no connections.
fn table_with_ada() -> Option<(Page, Page)> {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=guest,apprentice");
    if !connects(&table) {
        return None;
    }
    let guest = join(&table, "Ada");
    Some((table, guest))
}

#[test]
#[ignore = "thorough: many_screens_games and crates/screens/src/host/tests.rs hold most of it"]
fn who_goes_away_is_missed_a_bot_plays_and_a_code_leads_back() {
    let Some((table, guest)) = table_with_ada() else { return };
    table.wait(".table");
    guest.goto("#/");
    table.wait("[data-connection=away]");
    table.wait_until("document.querySelector('.screens-bar').textContent.includes('Ada: away')");
    table.click(".screens-bar button");
    table.click_named(".seat-do button", "A bot plays");
    table.wait_until("Number(document.querySelector('.table').dataset.ply) > 2");
    let back = table.told("data-join");
    guest.goto(&format!("?back{}", route(&back)));
    table.let_in(&guest);
    guest.wait("[data-connection=open] .table");
    table.wait("[data-connection=open]");
}

#[test]
fn after_a_lost_network_both_go_on_within_two_seconds_and_without_loading_again() {
    let Some((table, guest)) = table_with_ada() else { return };
    table.wait(".table");
    guest.wait(".table");
    // What is sent is lost, as without a network: the connection itself stays.
    for page in [&table, &guest] {
        page.js("window.__send = RTCDataChannel.prototype.send;
             RTCDataChannel.prototype.send = () => {};");
    }
    guest.wait("[data-connection=away]");
    table.wait("[data-connection=away]");
    table.wait_until("document.querySelector('.screens-bar').textContent.includes('Ada: away')");
    table.js("RTCDataChannel.prototype.send = window.__send;");
    let back = guest.js("RTCDataChannel.prototype.send = window.__send;
         const start = performance.now();
         return new Promise((done) => {
             const look = () => document.querySelector('[data-connection=open]')
                 ? done(performance.now() - start)
                 : setTimeout(look, 10);
             look();
         });");
    // A sign of life comes every two seconds, and the timers of two browsers are not exact.
    assert!(back.as_f64().is_some_and(|ms| ms < 2_500.0), "{back} ms");
    table.wait("[data-connection=open]");
    wait_until_equal(&table, &guest);
    assert!(guest.js("return Boolean(window.__send);") == true, "it was loaded again");
    guest.play(Hands::Mouse, "document.querySelector('.table').dataset.ply > 4");
    wait_until_equal(&table, &guest);
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn a_table_keeps_its_screen_awake_also_after_it_was_hidden() {
    let page = open(Visitor::default(), "#/host/wizards-gambit?seats=person,guest");
    page.wait(".qr");
    if page.js("return !navigator.wakeLock;") == true {
        return;
    }
    // The browser takes a lock back while a page is hidden: it is asked for again.
    page.js("const request = navigator.wakeLock.request.bind(navigator.wakeLock);
         window.__locks = [];
         navigator.wakeLock.request = async (kind) => {
             const lock = await request(kind);
             window.__locks.push(lock);
             return lock;
         };
         document.dispatchEvent(new Event('visibilitychange'));");
    page.wait_until("__locks.length === 1 && !__locks[0].released");
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn somebody_at_the_table_plays_for_who_is_away_until_the_table_waits_again() {
    let Some((table, guest)) = table_with_ada() else { return };
    table.wait(".table");
    guest.goto("#/");
    table.wait("[data-connection=away]");
    table.click(".screens-bar button");
    let lent = "document.querySelector('[data-seat=\"0\"] .seat-status').textContent\
                .includes('at this device')";
    table.click_named("[data-seat='0'] .seat-do button", "Somebody here plays");
    table.wait_until(lent);
    table.click_named("[data-seat='0'] .seat-do button", "Wait");
    table.wait_until(&format!("!{lent}"));
    table.wait("[data-seat='0'][data-status=screens-seat-away]");
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn a_guest_leaves_on_purpose_and_the_table_knows() {
    let Some((table, guest)) = table_with_ada() else { return };
    guest.wait(".table");
    guest.click_named(".table-tools button", "Leave the table");
    guest.click_named("dialog button", "Stay");
    guest.wait_gone("dialog");
    guest.click_named(".table-tools button", "Leave the table");
    guest.click_named("dialog button", "Leave the table");
    guest.wait("[data-connection=closed] [data-ended=screens-left-own]");
    table.wait_until("document.querySelector('.screens-bar').textContent.includes('Ada: away')");
    table.click(".screens-bar button");
    table.wait("[data-seat='0'][data-status=screens-seat-free]");
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn a_phone_that_opens_the_code_in_another_tab_has_its_seat_there() {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=guest,guest");
    if !connects(&table) {
        return;
    }
    let guest = join(&table, "Ada");
    // The old tab stays where it is, as it does when a camera opens a link.
    guest.open_tab("?other#/");
    table.wait("[data-seat='0'][data-status=screens-seat-away]");
    // The other seat is free, so it is that one's code that is shown.
    let back = table.told("data-join");
    guest.goto(&format!("?again{}", route(&back)));
    table.let_in(&guest);
    table.wait("[data-seat='0'][data-status=screens-seat-here]");
    assert_eq!(table.count("[data-status=screens-seat-free]"), 1, "it is the same guest");
}

#[test]
fn a_late_guest_takes_a_bots_seat_somebody_looks_on_and_both_are_sent_away() {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=person,apprentice&names=Bea");
    if !connects(&table) {
        return;
    }
    table.click_named(".waiting-seats button", "Begin");
    table.wait(".table");
    table.click(".screens-bar button");
    table.click_named("[data-seat='1'] button", "Invite somebody to this seat");
    let ada = join(&table, "Bea");
    ada.wait(".wizards-gambit-hand");
    // Two are called the same.
    table.wait_until("document.querySelector('.seats').textContent.includes('Bea 2')");
    ada.wait_until("document.querySelector('.seats').textContent.includes('Bea 2')");
    table.click_named(".onlookers button", "Invite somebody to look on");
    let dot = join(&table, "Dot");
    dot.wait_until("document.querySelector('.table-title').textContent.includes('looking on')");
    assert_eq!(dot.count(".table[data-seat]"), 0);
    table.wait(".onlookers[data-count='1']");
    table.assert_accessible();
    table.click(".onlookers .icon-button");
    dot.wait("[data-connection=closed] [data-ended=screens-left-dismissed]");
    assert_eq!(dot.count("[data-connection]"), 1, "there is one element that tells");
    table.wait(".onlookers[data-count='0']");
    table.click_named("[data-seat='1'] button", "Take the seat back");
    ada.wait("[data-ended=screens-left-dismissed]");
    ada.reload();
    ada.wait("[data-ended=screens-left-dismissed]");
    table.wait("[data-seat='1'][data-status=screens-seat-free]");
    table.click_named("[data-seat='1'] button", "A bot plays");
    table.wait("[data-seat='1'][data-status=screens-seat-bot]");
}

//! One table, many screens: the whole table goes over to a guest's device, and everybody plays on.

use browser_tests::{Page, Party, play_on};

/// Asks the guest of the first seat to take the table, who says this to it.
fn offer(table: &Page, to: &Page, said: &str) {
    if table.count("dialog[open] .waiting-room") == 0 {
        table.click(".screens-bar button");
    }
    table.click_named("[data-seat='0'] .seat-do button", "Hand the table over");
    table.click_named("dialog button", "Ask Ada");
    to.click_named("dialog button", said);
}

fn is_page(page: &Page, kind: &str) {
    page.wait_until(&format!("location.hash.startsWith('#/{kind}/')"));
    page.wait("[data-connection=open] .table");
}

#[test]
fn a_table_that_nobody_plays_at_goes_over_and_its_device_looks_on() {
    let route = "#/host/wizards-gambit?seats=guest,guest,apprentice&seed=5";
    let Some(party) = Party::gather(route, &["Ada", "Bea"], "instant") else { return };
    let (table, ada, bea) = (&party.table, &party.guests[0], &party.guests[1]);
    party.play(|party| party.table.ply() > 2);
    offer(table, ada, "Rather not");
    table.wait_until("document.body.textContent.includes('Ada would rather not have the table')");
    table.screenshot("hand-over-declined");
    table.click_named("dialog button", "Close");
    party.play(|party| party.table.ply() > 4);
    offer(table, ada, "Take the table");
    is_page(ada, "host");
    // Everybody finds the new table by themselves.
    is_page(bea, "join");
    is_page(table, "join");
    assert!(table.ply() > 4, "it is the same game");
    assert_eq!(table.count(".wizards-gambit-hand"), 0, "who looks on sees what all may see");
    let saves =
        "Object.keys(localStorage).filter((key) => /^conclave:(save|copy:.):table-/.test(key))";
    assert_eq!(
        table.js(&format!("return {saves};")),
        serde_json::json!([]),
        "it has left this device"
    );
    let begun = table.ply();
    play_on(&[ada, bea], || ada.ply() >= begun + 4);
    // The new table is a table as any other.
    ada.reload();
    ada.wait(".table");
    assert!(ada.text(".screens-bar").contains("away"));
    ada.screenshot("hand-over-new-table");
    let back = Party { table: party.guests.into_iter().next().expect("Ada"), guests: vec![] };
    assert!(back.table.told("data-join").contains("#/join/wizards-gambit/"));
}

#[test]
#[ignore = "thorough: the other way round"]
fn who_plays_at_the_table_keeps_the_seat_when_it_goes_over_and_the_game_is_played_to_its_end() {
    let route = "#/host/wizards-gambit?seats=guest,guest,person&names=Ada,Bea,Cy&seed=8";
    let Some(party) = Party::gather(route, &["Ada", "Bea"], "instant") else { return };
    let (table, ada, bea) = (&party.table, &party.guests[0], &party.guests[1]);
    play_on(&[table, ada, bea], || table.ply() >= 7);
    offer(table, ada, "Take the table");
    is_page(ada, "host");
    is_page(bea, "join");
    is_page(table, "join");
    assert!(table.text(".seats").contains("Cy") && ada.text(".seats").contains("Bea"));
    play_on(&[ada, bea, table], || false);
    let won = ada.text(".game-over h2");
    for guest in [bea, table] {
        assert_eq!(guest.text(".game-over h2"), won);
    }
}

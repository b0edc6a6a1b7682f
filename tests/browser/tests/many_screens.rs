//! One table, many screens: joined by invitation and answer over a direct connection, and from another
//! window of the same browser; whole games, game nights, what is set up, and what is seen from afar.

use browser_tests::{Browser, Hands, NEVER, Page, Party, Visitor, route};
use std::time::Duration;

/// WebKit for Linux has no direct connections between browsers.
pub fn connects(page: &Page) -> bool {
    page.browser() != Browser::WebKit
}

/// A browser at this address, in which everything is shown at once.
pub fn open(visitor: Visitor, route: &str) -> Page {
    let page = Party::open(visitor, route, "instant");
    page.set_timeout(Duration::from_secs(40));
    page
}

/// A telephone that opens the table's next invitation, and shows its answer there.
pub fn join(table: &Page, name: &str) -> Page {
    let invitation = table.told("data-join");
    let guest = open(Visitor::with_phone(), &format!("{}?names={name}", route(&invitation)));
    table.let_in(&guest);
    guest
}

/// How many actions a table has seen, and who is to act.
fn standing(page: &Page) -> (Option<String>, Option<String>) {
    (page.attribute(".table", "data-ply"), page.attribute(".table", "data-acting"))
}

/// Waits until both show the same moment.
pub fn wait_until_equal(table: &Page, guest: &Page) {
    let ply = table.attribute(".table", "data-ply").expect("a number");
    guest.wait_until(&format!("document.querySelector('.table').dataset.ply === '{ply}'"));
    assert_eq!(standing(table), standing(guest));
}

#[test]
fn a_guest_plays_wizards_gambit_on_a_telephone() {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=guest,apprentice,apprentice");
    if !connects(&table) {
        return;
    }
    table.wait(".qr");
    table.assert_accessible();
    let guest = join(&table, "Ada");
    // Nobody else is to come, so the game begins.
    guest.wait(".wizards-gambit-hand");
    table.wait(".table");
    assert_eq!(table.count(".wizards-gambit-hand"), 0, "the table shows what all may see");
    assert!(table.text(".seats").contains("Ada"));
    guest.assert_accessible();
    guest.assert_no_sideways_scroll();
    // Until the guest is asked again, so that nobody goes on meanwhile.
    guest.play(
        Hands::Mouse,
        "(({ ply, acting }) => ply > 12 && acting === '0')(document.querySelector('.table').dataset)",
    );
    wait_until_equal(&table, &guest);
}

#[test]
#[ignore = "thorough: another game"]
fn two_prepare_spell_wars_at_once_each_on_their_own_screen() {
    let table = open(Visitor::default(), "#/host/spell-wars?seats=person,guest&names=Bea&seed=1");
    if !connects(&table) {
        return;
    }
    let guest = join(&table, "Ada");
    table.wait(".table");
    // Each is asked without the other being done.
    table.wait_until("document.querySelector('.table').dataset.acting === '0,1'");
    guest.wait_until("document.querySelector('.table').dataset.acting === '0,1'");
    let mine = |seat| {
        format!("!document.querySelector('.table').dataset.acting.split(',').includes('{seat}')")
    };
    let over = "document.querySelector('.game-over')";
    while guest.count(".game-over") == 0 || table.count(".game-over") == 0 {
        table.play(Hands::Mouse, &format!("{over} || {}", mine(0)));
        guest.play(Hands::Mouse, &format!("{over} || {}", mine(1)));
    }
    wait_until_equal(&table, &guest);
}

#[test]
fn another_window_of_the_same_browser_joins_at_once_and_comes_back_after_loading_again() {
    let table = open(Visitor::default(), "#/host/elfenwizards?seats=guest,apprentice,apprentice");
    let invitation = table.told("data-join");
    let first = table.open_tab(&format!("?window{}", route(&invitation)));
    // Somebody with fingers types a name.
    table.type_into("input[name=name]", "Zoé");
    table.click_named("form button", "Join");
    table.wait(".table");
    assert_eq!(table.told("data-connection"), "open");
    let second = table.wait_on(table.driver().window());
    table.reload();
    table.wait(".table");
    table.wait("[data-connection=open]");
    assert!(table.text(".seats").contains("Zoé"));
    table.to_tab(&first);
    table.wait(".table");
    // And the table itself.
    table.reload();
    table.wait(".table");
    table.wait("[data-connection=open]");
    assert!(table.text(".seats").contains("Zoé"));
    table.to_tab(&second);
    table.wait("[data-connection=open]");

    // Another window of the table says where it is, and takes it over with its guest.
    table.to_tab(&first);
    let address = table.js("return location.hash;");
    let address = format!("?table{}", address.as_str().expect("an address"));
    table.open_tab(&address);
    table.wait("[data-elsewhere]");
    assert_eq!(table.count(".table"), 0);
    table.assert_accessible();
    table.click("[data-elsewhere] .button-main");
    table.wait(".table");
    table.wait("[data-connection=open]");
    assert!(table.text(".seats").contains("Zoé"));
    table.to_tab(&first);
    table.wait("[data-elsewhere]");
    table.to_tab(&second);
    table.wait("[data-connection=open] .table");
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn guests_in_windows_of_one_browser_have_a_seat_each_and_keep_it() {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=guest,guest,apprentice");
    let mut windows = Vec::new();
    let mut addresses = Vec::new();
    for name in ["Ada", "Bea"] {
        let invitation = table.told("data-join");
        let address = route(&invitation).to_owned();
        let first = table.open_tab(&format!("?{name}{address}"));
        table.type_into("input[name=name]", name);
        table.click_named("form button", "Join");
        table.wait("[data-connection=open]");
        windows.push(table.wait_on(table.driver().window()));
        addresses.push(address);
        table.to_tab(&first);
        // The next seat has another invitation; the last one is followed by the game.
        table.wait_gone(&format!("[data-join='{invitation}']"));
    }
    table.wait(".table");
    let first = table.wait_on(table.driver().window());
    for (seat, window) in windows.iter().enumerate() {
        table.to_tab(window);
        table.wait(&format!("[data-connection=open] .table[data-seat='{seat}']"));
        table.reload();
        table.wait(&format!("[data-connection=open] .table[data-seat='{seat}']"));
    }
    // One is closed by mistake, and opened again.
    table.close_tab(&windows[0]);
    table.open_tab(&format!("?again{}", addresses[1]));
    table.wait("[data-connection=open] .table[data-seat='1']");
    table.to_tab(&windows[0]);
    table.wait("[data-connection=open] .table[data-seat='0']");
    table.to_tab(&first);
    table.wait("[data-connection=open]");
}

#[test]
#[ignore = "thorough: what every screen looks like"]
fn a_table_that_is_seen_from_afar_is_not_scrolled() {
    for (game, more) in [
        ("elfenwizards", "&clock=on"),
        ("spell-wars", ""),
        ("wizards-gambit", ""),
        ("dice-arena", ""),
    ] {
        let wide = Visitor { size: (1920, 1080), ..Visitor::default() };
        let seats = "seats=guest,guest,apprentice&seed=3";
        let table = open(wide, &format!("#/host/{game}?{seats}{more}"));
        for name in ["Ada", "Bea"] {
            let invitation = table.told("data-join");
            let first = table.open_tab(&format!("?{name}{}?names={name}", route(&invitation)));
            table.wait("[data-connection=open]");
            table.to_tab(&first);
            table.wait_gone(&format!("[data-join='{invitation}']"));
        }
        table.wait("[data-stage] .table");
        if game == "elfenwizards" {
            table.wait(".talk");
        }
        // A television, a laptop, a tablet that stands.
        for (width, height) in [(1920, 1080), (1280, 800), (820, 1180)] {
            table.resize(width, height);
            table.wait_until("document.documentElement.scrollHeight <= innerHeight");
            table.screenshot(&format!("from-afar-{game}-{width}"));
            // What the game is about is large: its tree, its stage, its reserve, its arena.
            let large = table.js(
                "const about = '.elfenwizards-scene, .spell-wars, .wizards-gambit, .dice-arena-picture';
                 return [...document.querySelectorAll(about)].some((seen) =>
                     seen.getBoundingClientRect().height > Math.min(innerWidth, innerHeight) / 2);",
            );
            assert!(large == true, "{game} is small at {width}×{height}");
        }
    }
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn an_answer_that_is_opened_in_the_tables_browser_is_handed_over() {
    let table = open(Visitor::default(), "#/host/dice-arena?seats=guest,guest");
    if !connects(&table) {
        return;
    }
    let invitation = table.told("data-join");
    let guest = open(Visitor::with_phone(), &format!("{}?names=Ada", route(&invitation)));
    let answer = guest.told("data-answer");
    let first = table.open_tab(&format!("?answer{}", route(&answer)));
    table.wait("[data-delivered=screens-handed][data-connection=closed]");
    guest.wait("[data-connection=open]");
    table.to_tab(&first);
    table.wait_until("document.querySelector('.seat-list').textContent.includes('Ada')");
    // Once more it is of no use, and an invitation is no answer.
    table.type_into("input[name=answer]", &answer);
    table.click_named(".answer-form button", "Let in");
    table
        .wait_until("document.querySelector('.waiting-told').textContent.includes('used already')");
    table.type_into("input[name=answer]", &invitation);
    table.click_named(".answer-form button", "Let in");
    table.wait_until(
        "document.querySelector('.waiting-told').textContent.includes('an invitation')",
    );
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn an_invitation_that_somebody_else_has_used_says_so() {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=guest,guest");
    let invitation = table.told("data-join");
    let first = table.open_tab(&format!("?ada{}?names=Ada", route(&invitation)));
    table.wait("[data-connection=open]");
    table.to_tab(&first);
    table.wait_gone(&format!("[data-join='{invitation}']"));
    table.open_tab(&format!("?bea{}?names=Bea", route(&invitation)));
    table.wait("[data-connection=closed] [data-ended=screens-left-uninvited]");
}

#[test]
#[ignore = "thorough: crates/screens/src/host/tests.rs holds the rest of it"]
fn a_connection_that_takes_long_brings_advice() {
    let table = open(Visitor::default(), "#/host/wizards-gambit?seats=guest,guest");
    if !connects(&table) {
        return;
    }
    let invitation = table.told("data-join");
    let guest = open(Visitor::with_phone(), &format!("{}?names=Ada", route(&invitation)));
    let answer = guest.told("data-answer");
    // Nobody is there any more when the table sets out.
    guest.goto("?gone");
    table.type_into("input[name=answer]", &answer);
    table.click_named(".answer-form button", "Let in");
    table.wait("[data-connection=connecting]");
    table.wait_until(
        "document.querySelector('.waiting-invitation .banner')?.textContent.includes('hotspot')",
    );
}

#[test]
fn a_game_night_is_played_on_the_same_screens_without_joining_again() {
    let table = open(Visitor::default(), "#/series");
    if !connects(&table) {
        return;
    }
    table.click_named(".pill", "2");
    table.wait_gone(".chair:nth-child(3)");
    table.type_into(".chair:nth-child(1) .chair-name", "Bea");
    table.js("const who = document.querySelector('.chair:nth-child(2) select');
         who.value = 'apprentice';
         who.dispatchEvent(new Event('change', { bubbles: true }));");
    table.click(".set-up-form > .check");
    table.click(".set-up-form .button-main");
    table.click(".series-games [data-game=wizards-gambit] button");
    let guest = join(&table, "Ada");
    guest.wait(".table[data-game=wizards-gambit][data-seat='0']");
    // The standings say Bea.
    assert!(guest.text(".seats").contains("Bea"));
    guest.play(Hands::Mouse, NEVER);
    table.wait(".table[data-outcome]");
    table.wait(".game-over");
    assert!(!table.text(".game-over").contains("Rematch"), "it would count instead of this game");
    table.click(".game-over .button-main");
    table.wait("td.series-sum");
    guest.wait_until("document.body.innerText.includes('The game night goes on at the table')");
    // Another game, in which everybody sits one seat further on; then the first game again.
    for game in ["dice-arena", "wizards-gambit"] {
        table.click(&format!(".series-games [data-game={game}] button"));
        table.wait(&format!(".table[data-game={game}]"));
        guest.wait(&format!(".table[data-game={game}][data-seat='1']"));
        table.wait("[data-connection=open]");
        if game == "dice-arena" {
            // Chance may have ended it in the bot's first turn.
            guest.wait(".table[data-acting='1']:not([data-fresh]), .table[data-outcome]");
            let over = guest.count(".table[data-outcome]") > 0;
            if !over {
                // By its class, for its words count the dice where the bot left none lying.
                guest.click(".dice-arena-throw");
                table.wait_until("Number(document.querySelector('.table').dataset.ply) > 2");
            }
            table.js("history.back();");
            if !over {
                table.click_named(".series-next button", "Put this game away");
            }
        }
    }
}

#[test]
#[ignore = "thorough: a form of its own"]
fn a_table_is_set_up_with_guests_bots_of_a_level_and_variants() {
    let table = open(Visitor::default(), "#/host/spell-wars");
    if !connects(&table) {
        return;
    }
    table.wait(".set-up-form");
    let who = || {
        table.js("return [...document.querySelectorAll('.chair select')].map((it) => it.value);")
    };
    assert!(who().as_array().is_some_and(|who| who.iter().all(|who| who == "guest")), "{}", who());
    table.js("const who = document.querySelector('.chair:nth-child(2) select');
         who.value = 'archmage';
         who.dispatchEvent(new Event('change', { bubbles: true }));");
    table.click("[data-explain=quick] input");
    table.click_named("button", "Begin");
    table.wait(".waiting-room");
    table.told("data-join");
    let address = table.js("return location.hash;");
    let address = address.as_str().expect("an address");
    assert!(address.starts_with("#/host/spell-wars?seats=guest,archmage"), "{address}");
    assert!(address.contains("&quick=on") && !address.contains("seed="), "{address}");
    assert_eq!(table.count("[data-status=screens-seat-bot]"), 1);
    // What was set up for other screens is not what the next game at one device begins with.
    table.goto("?alone#/new/spell-wars");
    table.wait(".set-up-form");
    assert_eq!(table.count("option[value=guest]"), 0);
}

#[test]
#[ignore = "thorough: what every screen looks like"]
fn the_pages_of_many_screens_can_be_read_in_every_look() {
    let table = open(Visitor::default(), "#/host/wizards-gambit");
    if !connects(&table) {
        return;
    }
    table.wait(".set-up-form");
    table.assert_accessible_in_every_look("many-screens-form");
    table.goto("?table#/host/wizards-gambit?seats=guest,apprentice");
    let invitation = table.told("data-join");
    table.wait(".qr");
    table.assert_accessible_in_every_look("many-screens-waiting");
    let guest = open(Visitor::with_phone(), route(&invitation));
    guest.wait("input[name=name]");
    guest.assert_accessible_in_every_look("many-screens-name");
    guest.type_into("input[name=name]", "Ada");
    guest.click_named("form button", "Join");
    guest.wait("[data-answer] .qr");
    guest.assert_accessible_in_every_look("many-screens-answer");
    table.let_in(&guest);
    guest.wait(".wizards-gambit-hand");
    guest.click_named(".table-tools button", "Leave the table");
    guest.wait("dialog[open]");
    guest.assert_accessible_in_every_look("many-screens-leave");
    guest.goto("#/");
    table.wait("[data-connection=away]");
    table.click(".screens-bar button");
    table.wait("dialog[open]");
    table.assert_accessible_in_every_look("many-screens-others");
}

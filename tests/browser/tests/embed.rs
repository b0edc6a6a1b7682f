//! Games in frames of other people's pages, at origins of their own.

use browser_tests::{Hands, Key, LONG, NEVER, Page, Visitor, record_errors};
use conclave_rules::games::elfenwizards::Action;
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::table::Seat;
use conclave_session::embed::acted;
use serde_json::{Value, json};
use std::time::Instant;
use xtask::serve::{Server, Site};

use crate::positions::save_near_end;

/// A page of another site, and the server with our games, whose name for itself is that of
/// another site.
struct HostPage {
    page: Page,
    games: Server,
}

impl HostPage {
    fn open() -> Self {
        let mut site = Site::new(xtask::root().join("dist"));
        record_errors(&mut site);
        let games = Server::start(site, "127.0.0.1:0").expect("a server");
        let at = games.url().replace("127.0.0.1", "localhost");
        // All that a host's own policy must allow.
        let policy = format!(
            "default-src 'none'; script-src 'self' {at}; frame-src 'self' {at}; img-src data:"
        );
        let folder = xtask::root().join("tests/browser/hosts");
        let visitor = Visitor { folder, policy, size: (1280, 1000), ..Visitor::default() };
        let page = visitor.open(&format!("?game={at}"));
        page.set_timeout(LONG);
        page.wait_until("globalThis.seat");
        Self { page, games }
    }

    /// Does something inside a frame, and comes back.
    #[track_caller]
    fn within<T>(&self, frame: u16, what: impl FnOnce(&Page) -> T) -> T {
        within(&self.page, frame, what)
    }

    /// The last message of this kind.
    fn last(&self, kind: &str) -> Value {
        self.page.js(&format!("return last('{kind}') ?? null;"))
    }

    /// Adds a game with the element.
    fn seat(&self, attributes: Value, record: Option<&str>) {
        self.page.js(&format!("return seat({attributes}, {});", json!(record)));
        self.page.wait_until("last('changed')");
    }
}

#[track_caller]
fn within<T>(page: &Page, frame: u16, what: impl FnOnce(&Page) -> T) -> T {
    // Not every driver scrolls the page around a frame to what it clicks in there.
    page.js(&format!("document.querySelectorAll('iframe')[{frame}].scrollIntoView();"));
    page.wait_on(page.driver().enter_frame(frame));
    let answer = what(page);
    let errors = page.js("return window.__errors ?? [];");
    assert_eq!(errors, json!([]), "the game in frame {frame} logged errors");
    page.wait_on(page.driver().enter_default_frame());
    answer
}

fn three(more: &[(&str, &str)]) -> Value {
    let mut attributes = json!({
        "game": "elfenwizards", "seats": "person,person,person", "seed": "7", "lang": "en",
        "speed": "instant", "title": "A table",
    });
    for (name, value) in more {
        attributes[*name] = json!(value);
    }
    attributes
}

#[test]
fn a_game_in_a_frame_speaks_with_its_host_on_another_site() {
    let host = HostPage::open();
    let page = &host.page;
    page.js("addEventListener('conclave-ready', () => element.focus(), { once: true });");
    host.seat(three(&[("theme", "light")]), None);
    host.within(0, |page| page.wait_until("document.activeElement.matches('.table-board')"));
    assert_eq!(
        page.js("return told[0].type === 'resized' ? told[1] : told[0];"),
        json!({ "type": "ready", "version": 1, "game": "elfenwizards" })
    );
    assert_eq!(
        host.last("changed"),
        json!({ "type": "changed", "turn": 0, "ply": 0, "acting": [2], "scores": [0, 0, 0] })
    );
    page.wait_until("last('saved').record.startsWith('conclave-save ')");
    // While the table was being rendered, the page around it did not jump: the frame was never lower than at first or
    // in the end.
    host.within(0, |page| drop(page.wait(".table .table-side")));
    let heights =
        page.js("return told.flatMap(({ type, height }) => (type === 'resized' ? height : []));");
    let heights: Vec<u32> = serde_json::from_value(heights).expect("pixels");
    let least = heights[0].min(heights[heights.len() - 1]);
    assert!(heights.iter().all(|height| *height >= least), "{heights:?}");

    // Actions in the frame are reported to the host.
    host.within(0, |page| {
        page.wait("[data-theme=day] .table[data-ply='0']");
        page.click(".elfenwizards .button-main");
        page.wait(".table[data-ply='1']");
        assert_eq!(page.js("return document.fullscreenEnabled;"), true);
        // Nothing is kept where the visitor's own games are.
        assert_eq!(page.js("return localStorage.length;"), 0);
        assert_eq!(
            page.js("return document.querySelector('.table-bar a').checkVisibility();"),
            false
        );
    });
    page.wait_until("last('changed').turn === 1");
    let acted = host.last("acted");
    assert_eq!((&acted["seat"], &acted["number"]), (&json!(2), &json!(0)), "{acted}");

    // What was thrown is not taken back; what was placed is.
    page.js("element.undo();");
    page.wait_until("last('error')?.code === 'undo'");
    host.within(0, |page| {
        page.click(".can-drag");
        page.click(".elfenwizards-cover");
        page.click(".elfenwizards-tray .button-main");
        page.wait(".table[data-ply='3']");
    });
    page.wait_until("element.turn === 3");
    page.js("element.undo();");
    page.wait_until("element.turn === 1");

    // The element is as tall as the game, up to the window; the focus can go in.
    page.wait_until(
        "document.querySelector('iframe').offsetHeight >=
        Math.min(last('resized').height, innerHeight)",
    );
    page.js("element.focus();");
    host.within(0, |page| page.wait_until("document.activeElement.closest('.table-board')"));

    // Settings change in place; another language loads the frame anew, and loses nothing.
    page.js("element.configure({ theme: 'contrast' });");
    host.within(0, |page| {
        page.wait("[data-theme=contrast] .table[data-ply='1']");
        assert_eq!(
            page.js("return document.activeElement.matches('.table-board *, .table-board');"),
            true
        );
    });
    page.js("told.length = 0; element.configure({ lang: 'fr' });");
    page.wait_until("last('changed')?.turn === 1");
    host.within(0, |page| {
        page.wait("[lang=fr][data-theme=contrast] .table[data-ply='1']");
        assert_eq!(page.attribute("[href='#/']", "aria-label").as_deref(), Some("Accueil"));
        page.assert_accessible();
    });

    // Another set-up is another game.
    page.js("told.length = 0; element.setAttribute('seats', 'person,person,person,person');");
    page.wait_until("last('changed')?.scores.length === 4 && element.turn === 0");
    // A set-up that makes no sense is explained.
    page.js("told.length = 0; element.setAttribute('seats', 'person');");
    page.wait_until("last('error')?.code === 'address'");
    assert!(host.last("error")["words"].as_str().is_some_and(|words| words.contains("3 à 6")));
    drop(host.games);
}

#[test]
fn a_sandboxed_frame_plays_with_bots_to_the_end_and_its_host_keeps_the_game() {
    let host = HostPage::open();
    let page = &host.page;
    let table = three(&[
        ("game", "wizards-gambit"),
        ("seats", "person,novice"),
        ("sandbox", "allow-scripts"),
        ("height", "900"),
    ]);
    host.seat(table.clone(), None);
    host.within(0, |page| {
        assert_eq!(page.js("return origin;"), "null");
        assert_eq!(page.js("return document.fullscreenEnabled;"), true);
        page.wait(".table");
        page.play(Hands::Mouse, "document.querySelector('.table').dataset.ply > 8");
    });
    page.wait_until("element.turn > 8");
    let record = page.js("return element.record;");
    let record = record.as_str().expect("a record").to_owned();

    page.reload();
    page.wait_until("globalThis.seat");
    host.seat(table, Some(&record));
    page.wait_until("element.turn > 8");
    // Another game of the host's, which is soon over.
    let near_end = save_near_end::<WizardsGambit>(24).seal();
    page.js(&format!("element.load({});", json!(near_end)));
    page.wait_until("element.turn > 40 && element.acting.length === 1");
    let entries = page.js("return history.length;");
    host.within(0, |page| {
        page.play(Hands::Mouse, NEVER);
        page.wait(".game-over");
    });
    page.wait_until("last('over')");
    let over = host.last("over");
    assert_eq!(over["scores"].as_array().map(Vec::len), Some(3), "{over}");
    assert_eq!(page.js("return element.acting.length;"), 0);

    // The Back button is the host's, whatever is opened and begun in the frame.
    host.within(0, |page| {
        page.click_named(".game-over .button", "Rematch");
        page.wait(".table[data-ply='0']");
        page.press("s");
        page.wait("dialog[open]");
        page.press(Key::Escape);
        page.wait_gone("dialog");
    });
    assert_eq!(page.js("return history.length;"), entries);

    // The host can go back to what it has kept.
    page.js(&format!("element.load({});", json!(record)));
    page.wait_until("element.turn > 8 && element.turn < 40 && element.acting.length === 1");
    host.within(0, |page| {
        page.wait(".table:not([data-outcome])");
    });
}

#[test]
fn frames_have_their_own_storage_and_host() {
    dice_are_thrown_in_a_sandboxed_frame();
    a_frame_set_up_for_another_host_posts_nothing_to_this_one();
}

fn dice_are_thrown_in_a_sandboxed_frame() {
    let host = HostPage::open();
    let table = json!({
        "game": "dice-arena", "seats": "apprentice,apprentice", "seed": "3", "lang": "en",
        "speed": "instant", "sandbox": "allow-scripts", "title": "The pit",
    });
    host.seat(table, None);
    host.page.wait_until("last('over')");
    // The chance player's actions contain what physics measured, which sampling has not.
    let landed =
        host.page.js("return told.filter((one) => one.type === 'acted' && one.seat === 'table')
             .map((one) => one.action.length);");
    let landed: Vec<usize> = serde_json::from_value(landed).expect("lengths");
    assert!(landed.iter().any(|&length| length > 60), "{landed:?}");
    host.within(0, |page| {
        page.wait(".game-over");
    });
}

#[test]
fn a_hostile_host_is_refused_and_the_game_goes_on() {
    let host = HostPage::open();
    let page = &host.page;
    let origin = page.js("return encodeURIComponent(location.origin);");
    let address = format!(
        "?host={}&lang=en&speed=instant#/play/elfenwizards?seats=person,remote,person&seed=7",
        origin.as_str().expect("an origin")
    );
    page.js(&format!("return frame({}, null);", json!(address)));
    page.wait_until("hellos === 1");

    // Before they have met: wrong shapes are not answered, other versions politely.
    for meet in [
        "1",
        "null",
        "'meet'",
        "[]",
        "{ conclave: 'meet' }",
        "{ conclave: 'meet', versions: 1 }",
        "{ conclave: 'meet', versions: ['1'] }",
        "{ conclave: 'meet', versions: [1], more: 1 }",
        "{ conclave: 'meet', versions: [1], settings: { theme: 'pink' } }",
        "{ conclave: 'meet', versions: [1], settings: null }",
        "{ conclave: 'meet', versions: [1], record: 7 }",
        "{ conclave: 'meet', versions: [1], record: 'x'.repeat(5e6) }",
        "JSON.parse('{ \"conclave\": \"meet\", \"versions\": [1], \"__proto__\": {} }')",
        "new Map([['conclave', 'meet'], ['versions', [1]]])",
    ] {
        page.js(&format!("call({meet});"));
    }
    page.js("call({ conclave: 'meet', versions: [2, 99] });");
    page.wait_until("told.length > 0");
    assert_eq!(
        page.js("return [told.length, told[0].code, told[0].versions];"),
        json!([1, "version", [1]])
    );
    // Another frame in the same page, even of the same origin, is not the host.
    page.js("return sibling().then((other) => {
        window.other = other;
        other.call(target, { conclave: 'meet', versions: [1] });
    });");
    page.js("told.length = 0; call({ conclave: 'meet', versions: [99, 1] });");
    page.wait_until("last('saved')");
    assert_eq!(page.js("return other.heard.length;"), 0);
    // Who has met needs no second line, and a message without one is nothing.
    page.js("window.first = port; call({ conclave: 'meet', versions: [1] });
        window.port = first; target.postMessage({ type: 'undo' }, '*');");

    let record = page.js("return last('saved').record;");
    let record = record.as_str().expect("a record");
    let roll = acted(Seat(0), 0, &Action::Roll);
    let roll = roll.rsplit(' ').next().expect("an action");
    for (message, code) in [
        ("1", "message"),
        ("null", "message"),
        ("[]", "message"),
        ("'undo'", "message"),
        ("{}", "message"),
        ("{ type: 1 }", "message"),
        ("{ type: 'constructor' }", "message"),
        ("{ type: '__proto__' }", "message"),
        ("{ type: 'toString' }", "message"),
        ("{ type: 'undo', more: 1 }", "message"),
        ("JSON.parse('{ \"type\": \"undo\", \"__proto__\": { \"a\": 1 } }')", "message"),
        ("new Map([['type', 'undo']])", "message"),
        ("new Date(0)", "message"),
        ("{ type: 'act', seat: 1, number: 0 }", "message"),
        ("{ type: 'act', seat: '1', number: 0, action: 'AA' }", "message"),
        ("{ type: 'act', seat: -1, number: 0, action: 'AA' }", "message"),
        ("{ type: 'act', seat: 0.5, number: 0, action: 'AA' }", "message"),
        ("{ type: 'act', seat: NaN, number: 0, action: 'AA' }", "message"),
        ("{ type: 'act', seat: 6, number: 0, action: 'AA' }", "message"),
        ("{ type: 'act', seat: 1, number: 0, action: 'A A' }", "message"),
        ("{ type: 'act', seat: 1, number: 0, action: 'A'.repeat(1e6) }", "message"),
        ("{ type: 'act', seat: 1, number: 0, action: 'zzzzzzzz' }", "message"),
        ("{ type: 'act', seat: 1, number: 0, action: ['AA'] }", "message"),
        // The visitor decides for a person's seat, and the frame throws its dice.
        ("{ type: 'act', seat: 0, number: 0, action: 'ROLL' }", "seat"),
        ("{ type: 'act', seat: 2, number: 0, action: 'ROLL' }", "seat"),
        ("{ type: 'act', seat: 'table', number: 0, action: 'ROLL' }", "seat"),
        ("{ type: 'act', seat: 1, number: 1, action: 'ROLL' }", "number"),
        ("{ type: 'act', seat: 1, number: 0, action: 'ROLL' }", "illegal"),
        ("{ type: 'undo' }", "undo"),
        ("{ type: 'load' }", "message"),
        ("{ type: 'load', record: '' }", "record"),
        ("{ type: 'load', record: 'conclave-save' }", "record"),
        ("{ type: 'load', record: 'conclave-save 99 elfenwizards' }", "record"),
        ("{ type: 'load', record: RECORD.slice(0, -9) }", "record"),
        ("{ type: 'load', record: RECORD.replace('elfenwizards', 'dice-arena') }", "record"),
        ("{ type: 'load', record: RECORD.replace(/.(?=.{20}$)/, '_') }", "record"),
        ("{ type: 'load', record: 'x'.repeat(5e6) }", "message"),
        ("{ type: 'configure', theme: 'dark' }", "message"),
        ("{ type: 'configure', lang: '../..' }", "message"),
        ("{ type: 'configure', confirm: 'off' }", "message"),
        ("{ type: 'start', game: '../x' }", "message"),
        ("{ type: 'start', seats: 'person' }", "message"),
        ("{ type: 'start', seats: Array(9).fill('person') }", "message"),
        ("{ type: 'start', seats: Array(3) }", "message"),
        ("{ type: 'start', seed: -1 }", "message"),
        ("{ type: 'start', seed: '1&seats=person' }", "message"),
        ("{ type: 'start', variants: { '<b>': 'on' } }", "message"),
        ("{ type: 'start', variants: { clock: {} } }", "message"),
        ("{ type: 'start', names: ['x'.repeat(1000)] }", "message"),
    ] {
        let message = message.replace("RECORD", &json!(record).to_string()).replace("ROLL", roll);
        let answer = page.js(&format!("return complaint({message});"));
        assert_eq!(answer, code, "{message}");
    }
    assert_eq!(page.js("return [last('changed').turn, ({}).a ?? null];"), json!([0, null]));
    // An action that cannot be read is refused with words, and a flood with few answers.
    let act = "{ type: 'act', seat: 1, number: 0, action: 'zzzzzzzz' }";
    page.js(&format!("return complaint({act});"));
    assert_ne!(page.js("return last('error').words;"), "");
    let answers = page.js("const before = told.length;
         for (let i = 0; i < 5000; i++) port.postMessage({ type: 'undo', more: i });
         return new Promise((done) => setTimeout(() => done(told.length - before), 1500));");
    assert!((1..=300).contains(&answers.as_u64().expect("a number")), "{answers} answers");
    host.within(0, |page| {
        assert_eq!(page.ply(), 0);
        page.click(".elfenwizards .button-main");
        page.wait(".table[data-ply='1']");
        assert_eq!(page.count(".banner"), 0);
    });
    page.wait_until("last('changed').turn === 1");
}

fn a_frame_set_up_for_another_host_posts_nothing_to_this_one() {
    let host = HostPage::open();
    let page = &host.page;
    let address = "?host=https%3A%2F%2Fexample.com&lang=en&speed=instant\
                   #/play/elfenwizards?seats=person,person,person&seed=7";
    page.js(&format!("return frame({}, null);", json!(address)));
    // It waits a while for its host, and then begins without.
    page.wait_on(page.driver().enter_frame(0));
    page.wait(".table[data-ply='0']");
    page.click(".elfenwizards .button-main");
    page.wait(".table[data-ply='1']");
    page.wait_on(page.driver().enter_default_frame());
    page.js("call({ conclave: 'meet', versions: [1] });");
    page.js("return new Promise((done) => setTimeout(done, 500));");
    assert_eq!(page.js("return [hellos, told.length];"), json!([0, 0]));
    // The browser itself logs that the hello was for another origin.
    let errors = page.take_errors();
    assert!(errors.iter().all(|error| error.contains("postMessage")), "{errors:?}");
}

#[test]
#[ignore = "thorough: two devices are in tests/embed.rs, a sandboxed frame is above"]
fn the_demo_plays_one_game_in_two_frames_and_keeps_a_sandboxed_one() {
    let visitor = Visitor { size: (1280, 1600), ..Visitor::default() };
    let page = visitor.open("embed-demo.html?speed=instant&lang=en");
    page.set_timeout(LONG);
    page.assert_accessible();
    page.click("[data-table=two] [data-do=open]");
    page.wait_until("document.querySelectorAll('iframe').length === 2");
    // Frames that grow move what is about to be clicked.
    page.js("document.querySelectorAll('[data-table=two] conclave-game')
        .forEach((game) => game.setAttribute('height', '1000'));");
    let ply = |page: &Page, seat| within(page, seat, |page| page.ply());
    // Whoever is asked plays, until each has decided several times.
    for _ in 0..400 {
        if ply(&page, 0) > 12 && ply(&page, 1) > 12 {
            break;
        }
        for seat in 0..2 {
            within(&page, seat, |page| {
                page.wait(".table");
                page.play(
                    Hands::Mouse,
                    &format!(
                        "!document.querySelector('.table').dataset.acting.split(',').includes('{seat}')"
                    ),
                );
            });
        }
    }
    // What one has done last is on its way to the other.
    let start = Instant::now();
    while ply(&page, 0) != ply(&page, 1) {
        assert!(start.elapsed() < LONG, "{} and {}", ply(&page, 0), ply(&page, 1));
        page.rest();
    }
    assert!(ply(&page, 0) > 12, "they play on");
    let acting = |seat| within(&page, seat, |page| page.attribute(".table", "data-acting"));
    assert_eq!(acting(0), acting(1));
    page.screenshot("embed-demo-two");

    page.reload();
    page.click("[data-table=kept] [data-do=open]");
    let turn = "document.querySelector('[data-table=kept] conclave-game')?.turn";
    page.wait_until(&format!("{turn} === 0"));
    within(&page, 0, |page| {
        page.wait(".table");
        page.play(Hands::Mouse, "document.querySelector('.table').dataset.ply > 4")
    });
    page.wait_until(&format!("{turn} > 4"));
    let before = page.js(&format!("return {turn};"));
    page.reload();
    page.wait_until(&format!("{turn} >= {before}"));
    page.assert_no_sideways_scroll();
    page.screenshot("embed-demo-kept");
}

#[test]
fn the_page_around_frames_carries_what_screens_of_one_table_say() {
    let host = HostPage::open();
    let page = &host.page;
    let screen = |name: &str, attributes: Value| {
        let mut all = json!({ "game": "wizards-gambit", "lang": "en", "speed": "instant" });
        all.as_object_mut()
            .expect("an object")
            .extend(attributes.as_object().cloned().expect("one"));
        page.js(&format!("return gather('{name}', {all});"));
    };
    screen("table", json!({ "screens": "table", "seats": "guest,apprentice", "title": "Table" }));
    host.within(0, |page| {
        page.wait(".waiting-room");
        assert_eq!(page.count(".qr"), 0, "nobody has to carry a code");
        page.assert_accessible();
        page.screenshot("relay-table");
    });
    let sandbox = "allow-scripts";
    screen(
        "ada",
        json!({ "screens": "guest", "names": "Ada", "title": "Ada", "sandbox": sandbox, "height": "900" }),
    );
    let ply = |page: &Page| {
        page.wait("[data-connection=open] .table");
        let ply = page.attribute(".table", "data-ply").expect("a number");
        ply.parse::<u32>().expect("a number")
    };
    let play = |until: u32| {
        host.within(1, |page| {
            page.wait("[data-connection=open] .table");
            let ply = "Number(document.querySelector('.table').dataset.ply)";
            page.play(Hands::Mouse, &format!("{ply} >= {until}"));
        });
    };
    host.within(0, |page| {
        page.wait(".table");
        assert_eq!(page.count(".wizards-gambit-hand"), 0, "the table shows what all may see");
        assert!(page.text(".seats").contains("Ada"));
    });
    play(6);
    // A guest's frame that is loaded anew is the same guest; the page has kept what it needs.
    let anew = |name: &str, place: &str| {
        page.js(&format!("const one = gathered.{name}; one.remove(); document.querySelector('main').{place}(one);"));
    };
    anew("ada", "append");
    let before = host.within(1, ply);
    assert!(before >= 6);
    play(before + 4);
    // So is the table, with its game.
    page.js("document.querySelector('h1').remove();");
    anew("table", "prepend");
    assert!(host.within(0, ply) >= before + 4, "the game goes on");
    play(before + 8);
    // What the page makes up is heard as a bad line is.
    page.js("const noise = (length) => crypto.getRandomValues(new Uint8Array(length));
         for (const from of ['ada', 'table', 'mallory'])
           for (let n = 0; n < 40; n += 1) {
             const data = noise(n);
             if (n > 5) data.set([n % 6, n % 2]);
             gathered.table.relay({ from, data });
             gathered.ada.relay({ from, data });
           }");
    assert_eq!(page.js("return told.length;"), 0, "they are messages all the same");
    for bad in [
        "{ from: 'ada', data: 'x' }",
        "{ from: '', data: new Uint8Array(9) }",
        "{ from: 7, data: new Uint8Array(9) }",
        "{ from: 'ada', data: new Uint8Array(70000) }",
    ] {
        page.js(&format!("told.length = 0; gathered.table.relay({bad});"));
        page.wait_until("last('error')?.code === 'message'");
    }
    play(before + 12);
    assert!(host.within(0, |page| page.text(".seats").contains("Ada")));
}

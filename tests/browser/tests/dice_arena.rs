//! Dice Arena at the page: whole games thrown by hand, by keyboard and without depth.

use browser_tests::{Hands, Key, LONG, NEVER, Page, Visitor};
use conclave_rules::games::dice_arena::DiceArena;
use conclave_rules::table::{Rules, Viewer};
use std::time::{Duration, Instant};

use crate::positions::{Sought, find_unseen, saves_by_kind};

/// The control that brings the game forward, as a selector; nothing when there is nothing to do
/// just now. A turn ends at once, or games would be long.
pub const NEXT: &str = "
    if (document.querySelector('.game-over')) return 'over';
    const first = (...all) => all.find((css) => document.querySelector(css)) ?? '';
    return first('.dice-arena-choice.is-target', '.dice-arena-stop', '.dice-arena-throw');";

fn route(seats: &str, more: &str) -> String {
    format!("#/play/dice-arena?seats={seats}&seed=7&lang=en{more}")
}

/// Opens a table where nothing waits for an animation.
fn table(seats: &str, more: &str) -> Page {
    let page = Page::open_table(&route(seats, &format!("&speed=instant{more}")));
    page.wait(".dice-arena");
    page
}

/// Plays for all people, using controls as `reach` does, until the game is over. Returns how many
/// controls were used.
fn play(page: &Page, mut reach: impl FnMut(&Page, &str)) -> usize {
    let mut used = 0;
    let mut since = (Instant::now(), usize::MAX);
    loop {
        let now = page.ply();
        if now != since.1 {
            let next = page.js(NEXT);
            match next.as_str().unwrap_or_default() {
                "over" => return used,
                "" => {}
                control => {
                    reach(page, control);
                    used += 1;
                    since = (Instant::now(), now);
                }
            }
        }
        assert!(since.0.elapsed() < LONG, "the game does not go on after turn {now}");
        std::thread::sleep(Duration::from_millis(40));
    }
}

/// Fails unless the game is over, with a winner.
fn assert_over(page: &Page) {
    page.wait(".game-over");
    let outcome = page.attribute(".table", "data-outcome").unwrap_or_default();
    assert!(outcome.starts_with("winners=") && !outcome.starts_with("winners=;"), "{outcome:?}");
}

/// Looks at the arena from the side, which a browser without a graphics card has to be asked for.
/// One without WebGL cannot.
fn look_in_depth(page: &Page) -> bool {
    page.wait(".dice-arena-picture");
    if page.js("return !document.createElement('canvas').getContext('webgl2');") == true {
        assert_eq!(page.count(".dice-arena-views"), 0, "a way to look that there is not");
        return false;
    }
    if !in_depth(page) {
        page.click_named(".dice-arena-views button", "Look from the side");
    }
    page.wait(".dice-arena-picture canvas");
    true
}

/// Whether the arena is seen in depth.
fn in_depth(page: &Page) -> bool {
    page.count(".dice-arena-picture canvas") == 1
}

#[test]
#[ignore = "thorough: every decision on every screen"]
fn every_decision_is_in_view_and_what_can_be_chosen_within_reach() {
    let kind = |state: &<DiceArena as Rules>::State, seat| {
        let table = DiceArena::view(state, Viewer::Seat(seat)).table;
        let many = if table.arena.dice().len() > 12 { "-many" } else { "" };
        let tower = if table.arena.tower.height() > 3 { "-tower" } else { "" };
        let seats = table.seats;
        Some(format!("{:?}-{:?}{many}{tower}-{seats}", table.decision, table.throw))
    };
    let sought = Sought {
        tray: ".dice-arena-tray",
        in_view: &[".dice-arena-views button", ".dice-arena-picture"],
        // On a phone that is upright there is the arena itself to press.
        on_board: &[".dice-arena-list button"],
        read: &[],
    };
    // With five players a phone on its side has no room to list all dice as well: there they are pressed
    // in the arena.
    let of_five = Sought { on_board: &[".dice-arena-clear button"], ..sought };
    let mut unseen = Vec::new();
    for (seats, sought) in [(2, sought), (5, of_five)] {
        let saves = saves_by_kind::<DiceArena>(seats, kind);
        assert!(saves.len() > 5, "{seats}: {:?}", saves.keys());
        unseen.extend(find_unseen(&saves, sought));
    }
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn two_people_throw_a_whole_game_by_dragging_dice() {
    let page = table("person,person", "");
    // Without WebGL dice are dragged over the view from above.
    let _ = look_in_depth(&page);
    let mut hand = 0;
    let used = play(&page, |page, control| {
        if control == ".dice-arena-throw" {
            hand += 1;
            page.drag(".dice-arena-reserve .is-next", ".dice-arena-floor");
        } else {
            page.click(control);
        }
    });
    assert!(hand > 5 && used > hand, "{hand} throws of {used} are no game");
    assert_over(&page);
    page.screenshot("dice-arena-end");
}

#[test]
fn dice_are_thrown_by_drags_presses_and_keys() {
    let page = Page::open("#/");
    a_drag_is_a_throw_to_where_it_ended_and_its_gesture_is_kept(&page);
    dice_are_picked_up_by_a_press_and_thrown_where_the_floor_is_pressed(&page);
    keys_aim_and_choose_the_force(&page);
}

fn a_drag_is_a_throw_to_where_it_ended_and_its_gesture_is_kept(page: &Page) {
    page.open_another_table(&route("person,person", "&speed=instant"));
    page.wait(".dice-arena-throw");
    page.drag(".dice-arena-reserve .is-next", ".dice-arena-floor");
    page.wait_until("Number(document.querySelector('.table').dataset.ply) > 2");
    assert!(page.text(".log").contains("throws a die"));
    // A die that is let go outside of the arena stays in the hand.
    let before = page.ply();
    page.wait(".dice-arena-throw");
    page.drag(".dice-arena-reserve .is-next", ".dice-arena-tray .dice-arena-throw");
    assert_eq!(page.ply(), before);
}

fn dice_are_picked_up_by_a_press_and_thrown_where_the_floor_is_pressed(page: &Page) {
    page.open_another_table(&route("person,person", "&speed=normal"));
    page.wait(".dice-arena-throw");
    assert_eq!(page.count("[data-drop]"), 0, "nothing is held, and something takes it");
    page.click(".dice-arena-reserve");
    page.wait(".dice-arena-picture[data-drop]");
    page.click(".dice-arena-reserve");
    page.wait_gone("[data-drop]");
    // What was laid down is not thrown: a press on the floor aims.
    let before = page.ply();
    page.click(".dice-arena-floor");
    page.wait_until(
        "document.querySelector('.dice-arena-aimed').textContent.includes('marked spot')",
    );
    assert_eq!(page.ply(), before);
    page.click(".dice-arena-reserve");
    page.click(".dice-arena-floor");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {before}"));
}

/// The words of who has won a game, as that is staged.
const WINS: &str = "wins the game!";

/// A table of one person and one bot, where the game is short.
fn short(more: &str) -> String {
    format!("#/play/dice-arena?seats=person,apprentice&seed=11&lang=en{more}")
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_person_plays_a_whole_game_with_the_keyboard_alone_at_normal_speed() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.watch_moments("stage-card");
    page.goto(&short(""));
    page.wait(".table");
    let mut used = page.play(Hands::Keyboard, "document.querySelector('.table').dataset.ply > 16");
    // What is left is shown in the same way, and sooner.
    page.set_speed("fast");
    used += page.play(Hands::Keyboard, NEVER);
    assert!(used > 3, "{used} controls are no game");
    assert_over(&page);
    let moment = page.moment_saying(WINS);
    let winner = page.text(".game-over h2").replace(" wins!", "");
    assert!(moment.words.contains(&winner), "{moment:?} is not about {winner}");
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_game_of_a_tournament_ends_with_a_card_that_waits_and_with_less_motion_stands_still() {
    let page = Visitor { reduced_motion: true, ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    page.goto(&short("&tournament=share"));
    page.wait(".table");
    let won = format!("document.querySelector('.stage-card')?.textContent.includes('{WINS}')");
    page.play(Hands::Mouse, &won);
    page.wait(".playback-bar .button-main");
    assert_eq!(page.text(".playback-bar .button-main"), "Go on");
    assert_eq!(page.js("return document.getAnimations().length;"), 0, "something moves");
    page.screenshot("dice-arena-game-card");
    // Everybody's points, as the seats have them: who is out first has one.
    let points = page.js(
        "const card = [...document.querySelectorAll('.dice-arena-standing b')].map((one) => one.textContent);
         const seats = [...document.querySelectorAll('.seat')]
             .map((one) => one.textContent.match(/(\\d+) points?/)[1]);
         return [card.join(), seats.join()];",
    );
    assert_eq!(points[0], points[1]);
    assert!(points[0] == "1,0" || points[0] == "0,1", "{points}");
    page.wait_gone(".table[data-fresh]");
    // It stands longer than anything that waits for nobody.
    std::thread::sleep(Duration::from_secs(5));
    assert_eq!(page.js(&format!("return {won};")), true, "it did not wait");
    let before = page.ply();
    page.click(".playback-bar .button-main");
    page.wait_until(&format!("!({won})"));
    // On with the second game, and last, of two players.
    page.play(
        Hands::Mouse,
        &format!("document.querySelector('.table').dataset.ply > {before} + 2"),
    );
    assert_eq!(page.count(".game-over"), 0);
}

fn keys_aim_and_choose_the_force(page: &Page) {
    page.open_another_table(&route("person,person", "&speed=instant"));
    page.wait(".dice-arena-throw");
    page.js("document.querySelector('.dice-arena-floor').focus();");
    page.press("3");
    page.wait_until(
        "document.querySelector('.dice-arena-force .is-chosen').textContent === 'Hard'",
    );
    page.press(Key::Left);
    page.press(Key::Up);
    page.wait_until(
        "document.querySelector('.dice-arena-aimed').textContent.includes('marked spot')",
    );
    page.press(Key::Enter);
    page.wait_until("Number(document.querySelector('.table').dataset.ply) > 2");
    page.wait_until("document.querySelector('.log').textContent.includes('throws a die hard')");
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn the_arc_is_that_of_the_throw_when_the_arena_has_been_turned() {
    let page = table("person,person", "");
    page.wait(".dice-arena-throw");
    if !look_in_depth(&page) {
        return;
    }
    // Away from the middle, about which the arena turns.
    page.js("document.querySelector('.dice-arena-floor').focus();");
    for _ in 0..3 {
        page.press(Key::Left);
    }
    page.wait_until(
        "document.querySelector('.dice-arena-aimed').textContent.includes('marked spot')",
    );
    let arc = || page.js("return document.querySelector('.dice-arena-arc').getAttribute('d');");
    let seated = arc();
    page.click_named(".dice-arena-views button", "Look from further left");
    page.wait_until(&format!(
        "document.querySelector('.dice-arena-arc').getAttribute('d') !== {seated}"
    ));
    let turned = arc();
    // Another force and back: all is drawn anew, from what would be thrown.
    for force in ["3", "2"] {
        page.press(force);
        page.wait(&format!(
            ".dice-arena-force button:nth-child({force}).is-chosen, \
             .dice-arena-force :nth-child({force}) .is-chosen"
        ));
    }
    assert_eq!(arc(), turned, "the arc that was shown was another throw's");
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn with_reduced_motion_a_whole_game_is_played_from_above() {
    let page = Visitor { reduced_motion: true, ..Visitor::default() }
        .open(&route("person,person,person", ""));
    page.set_timeout(LONG);
    page.wait(".dice-arena-flat");
    assert!(!in_depth(&page));
    play(&page, Page::click);
    assert_over(&page);
}

#[test]
fn without_depth_and_after_a_reload_dice_lie_where_they_landed() {
    without_a_graphics_card_the_arena_is_seen_from_above_unless_depth_is_chosen();
    without_webgl_the_arena_is_seen_from_above();
    a_throw_in_the_air_lands_after_a_reload();
}

/// Without a GPU, a throw in depth has a low frame rate, and the page waits for each frame.
fn without_a_graphics_card_the_arena_is_seen_from_above_unless_depth_is_chosen() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    // A browser that would rather not.
    page.js("const { getContext } = HTMLCanvasElement.prototype;
         HTMLCanvasElement.prototype.getContext = function (kind, wish) {
             return wish?.failIfMajorPerformanceCaveat ? null : getContext.call(this, kind);
         };");
    page.goto(&route("person,person", "&speed=instant"));
    page.wait(".dice-arena-flat");
    let _ = look_in_depth(&page);
}

fn without_webgl_the_arena_is_seen_from_above() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.js("HTMLCanvasElement.prototype.getContext = () => null;");
    page.goto(&route("person,person", "&speed=instant"));
    page.wait(".dice-arena-flat");
    page.click(".dice-arena-throw");
    page.wait_until("Number(document.querySelector('.table').dataset.ply) > 2");
    assert!(!in_depth(&page) && page.count(".dice-arena-views") == 0);
}

fn a_throw_in_the_air_lands_after_a_reload() {
    let page = Page::open(&route("person,person", "&speed=normal"));
    page.set_timeout(LONG);
    page.wait(".dice-arena-throw");
    page.click(".dice-arena-throw");
    page.wait_until("Number(document.querySelector('.table').dataset.ply) >= 2");
    let before = page.ply();
    page.reload();
    page.wait(".dice-arena");
    page.wait_until("!document.querySelector('.prompt')?.textContent.includes('in the air')");
    page.wait(".dice-arena-tray .button");
    assert!(page.ply() >= before);
    // What lies there is what the record says, not what a second simulation might.
    let list = page.text(".dice-arena-list");
    page.reload();
    page.wait(".dice-arena-tray .button");
    assert_eq!(page.text(".dice-arena-list"), list);
}

/// Notes how long the scripts of each frame take: the callbacks of one frame are
/// given the same time.
const WATCH_FRAMES: &str = "
    window.__frames = new Map();
    const later = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => later((time) => {
        const start = performance.now();
        callback(time);
        const took = performance.now() - start;
        window.__frames.set(time, (window.__frames.get(time) ?? 0) + took);
    });";

/// Opens a table for two people, seen in depth at normal speed, whose frames are
/// watched. None where nothing can be seen in depth.
pub fn watched() -> Option<Page> {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.js(WATCH_FRAMES);
    page.goto(&route("person,person", "&speed=normal"));
    page.wait(".dice-arena-throw");
    look_in_depth(&page).then_some(page)
}

/// Throws a die, and waits until it lies and something can be done.
pub fn throw(page: &Page) {
    let before = page.ply();
    page.click(".dice-arena-throw");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {before} + 1"));
    page.wait(".dice-arena-tray .button, .dice-arena-choice, .game-over");
}

#[test]
#[ignore = "thorough: what is drawn, frame by frame"]
fn no_frame_is_drawn_while_nothing_moves() {
    let Some(page) = watched() else { return };
    throw(&page);
    page.wait_until("window.__frames.size > 5");
    // What was lit or is on its way may still come to rest.
    std::thread::sleep(Duration::from_secs(2));
    page.js("window.__frames.clear();");
    std::thread::sleep(Duration::from_millis(1_500));
    assert_eq!(page.js("return window.__frames.size;"), 0);
}

/// Notes every picture of the arena: how much can be seen through its middle, which is the floor, and what is
/// there. Edges of the canvas are smooth or not, as `smooth` says.
const WATCH_PICTURES: &str = "
    window.__pictures = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, wish) {
        return getContext.call(this, kind, kind === 'webgl2' ? { ...wish, antialias: smooth } : wish);
    };
    let drawn = false;
    const { prototype } = WebGL2RenderingContext;
    const { drawArraysInstanced } = prototype;
    prototype.drawArraysInstanced = function (...all) {
        drawn = true;
        return drawArraysInstanced.apply(this, all);
    };
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const later = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => later((time) => {
        callback(time);
        const canvas = document.querySelector('.dice-arena-picture canvas');
        if (!drawn || !canvas) return;
        drawn = false;
        copy.clearRect(0, 0, 64, 64);
        copy.drawImage(canvas, 0, 0, 64, 64);
        const { data } = copy.getImageData(16, 16, 32, 32);
        const solid = Math.min(...data.filter((_, at) => at % 4 === 3));
        window.__pictures.push({ solid, seen: data.join() });
    });";

#[test]
#[ignore = "thorough: what is drawn, frame by frame"]
fn while_dice_move_at_normal_speed_the_arena_is_seen_beneath_them() {
    for smooth in [false, true] {
        let page = Page::open("#/");
        page.set_timeout(LONG);
        page.js(&format!("const smooth = {smooth}; {WATCH_PICTURES}"));
        page.goto(&route("person,person", "&speed=normal"));
        page.wait(".dice-arena-throw");
        if !look_in_depth(&page) {
            return;
        }
        page.js("window.__pictures.length = 0;");
        throw(&page);
        let seen = page.js(
            "const pictures = window.__pictures;
             return [new Set(pictures.map(({ seen }) => seen)).size, ...pictures.map(({ solid }) => solid)];",
        );
        let mut seen: Vec<u32> = serde_json::from_value(seen).expect("numbers");
        assert!(seen.remove(0) > 2, "few pictures differ: nothing was seen to move");
        assert!(seen.iter().all(|solid| *solid == 255), "smooth {smooth}: seen through {seen:?}");
    }
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_replay_shows_every_throw_again() {
    let page = table("apprentice,apprentice", "");
    assert_over(&page);
    page.click(".table-tools [aria-label=Replay]");
    page.wait(".replay");
    page.click(".replay [aria-label='To the beginning']");
    for _ in 0..6 {
        page.click(".replay [aria-label='One step on']");
    }
    page.wait(".dice-arena-list li");
}

#[test]
#[ignore = "thorough: what is drawn, frame by frame"]
fn a_group_that_is_taken_and_a_wizard_who_is_out_are_staged() {
    for (speed, mark, words) in [("normal", "stage-card", "+"), ("fast", "is-lost", "out")] {
        let page = Page::open("#/");
        page.set_timeout(LONG);
        page.watch_moments("stage-card");
        page.goto(&route("novice,novice,novice", &format!("&speed={speed}")));
        let moment = page.moment(mark);
        assert!(moment.words.contains(words), "{moment:?}");
        moment.assert_seen();
    }
}

//! Wizard's Gambit at the page: whole games, the curtain between hands, gambits.

use std::collections::BTreeMap;

use browser_tests::{Hands, Key, LONG, NEVER, Page, Visitor};
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::table::{Rules, Viewer};
use conclave_session::saves::Save;

use crate::positions::{
    SIZES, Sought, count_legal, find_unseen, open, save_where, saves_of_fewest_and_most, variant,
};

/// The device waits for its next holder.
const CURTAIN: &str = "document.querySelector('.curtain')";

fn route(seats: &str, seed: u32, more: &str) -> String {
    format!("#/play/wizards-gambit?seats={seats}&seed={seed}&speed=instant&lang=en{more}")
}

/// Opens a table where nothing waits for an animation.
fn table(seats: &str, seed: u32) -> Page {
    Page::open_table(&route(seats, seed, ""))
}

/// All that the page says, but for what is read out before it is asked for.
fn words(page: &Page) -> String {
    page.js("return document.querySelector('.table').textContent;").to_string()
}

/// The names of all ingredients in a text of the log about draws.
fn names_draws(words: &str) -> bool {
    ["Breath", "Ash", "Tooth", "Feather", "Tears", "Agate", "Flake"].iter().any(|name| {
        words
            .split("draws ")
            .skip(1)
            .any(|draw| draw.split('.').next().is_some_and(|draw| draw.contains(name)))
    })
}

/// Lifts the curtain.
fn take_device(page: &Page) {
    page.click(".curtain .button-main");
    page.wait(".wizards-gambit-hand");
}

#[test]
fn three_people_share_a_device_for_a_whole_game() {
    let page = table("person,person,person", 7);
    // Nothing of a hand is to be seen before its player confirms to hold the device.
    page.wait(".curtain");
    assert_eq!(page.count(".wizards-gambit-hand"), 0);
    assert!(!names_draws(&words(&page)));
    page.assert_accessible();
    take_device(&page);
    // The holder's log tells what they have drawn.
    page.wait_until(
        "/draws [^.]*(Breath|Ash|Tooth|Feather|Tears|Agate|Flake)/
             .test(document.querySelector('.log').textContent)",
    );
    page.play(Hands::Mouse, CURTAIN);
    assert_eq!(page.count(".wizards-gambit-hand"), 0);
    assert!(!names_draws(&words(&page)), "the log tells the next player too much");
    // The replay shows the table, and no hand.
    page.click(".table-tools > :nth-child(4)");
    page.wait(".replay");
    assert_eq!(page.count(".wizards-gambit-hand"), 0);
    page.click(".replay .button-main");
    page.wait(".curtain");
    let used = page.play(Hands::Mouse, NEVER);
    assert!(used > 50, "{used} clicks are no game");
    page.assert_over(3);
    page.screenshot("wizards-gambit-end");
}

/// The moment of who has won.
const MAGUS: &str = "is the Grand Siege Magus!";

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_person_plays_a_whole_game_with_the_keyboard_alone_at_normal_speed() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.watch_moments("stage-card");
    page.goto("#/play/wizards-gambit?seats=person,apprentice&seed=5&speed=normal&lang=en");
    page.wait(".table");
    let used = page.play(Hands::Keyboard, NEVER);
    assert!(used > 10, "{used} controls are no game");
    page.assert_over(2);
    // It ended with its winner, and the points that made them win.
    assert_won(&page, &page.moment_saying(MAGUS).words);
}

/// Fails unless the moment of who has won names the winner, with their points.
fn assert_won(page: &Page, staged: &str) {
    page.wait(".game-over");
    let outcome = page.attribute(".table", "data-outcome").unwrap_or_default();
    let (winner, scores) = outcome.split_once(";scores=").expect("an outcome");
    let winner: usize =
        winner.trim_start_matches("winners=").parse().expect("one winner, by points");
    let points = scores.split(',').nth(winner).expect("their points");
    let name =
        page.js(&format!("return document.querySelectorAll('.seat-name')[{winner}].textContent;"));
    let name = name.as_str().expect("a name");
    assert!(
        staged.contains(name) && staged.trim_end().ends_with(points),
        "{staged:?} is not of {name} with {points} points"
    );
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn with_less_motion_the_winner_is_a_still_card() {
    let page = Visitor { reduced_motion: true, ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    page.watch_moments("stage-card");
    page.goto("#/play/wizards-gambit?seats=novice,novice&seed=5&speed=normal&lang=en");
    page.wait_until(&format!(
        "document.querySelector('.stage-card')?.textContent.includes('{MAGUS}')"
    ));
    assert_eq!(page.js("return document.getAnimations().length;"), 0, "something moves");
    let moment = page.moment_saying(MAGUS);
    assert!(moment.shown_ms > 1_000.0, "too short to be seen: {moment:?}");
    assert_won(&page, &moment.words);
}

/// Plays tables of one person and an adept, with what is kept of earlier games, until one ends as
/// the last game did.
fn play_until(page: &Page, seeds: impl Iterator<Item = u32>, kept: &str) {
    let last = kept.split('&').next().expect("the last game");
    for seed in seeds {
        page.store(STREAK, kept);
        page.goto(&route("person,adept", seed, ""));
        page.wait(".table:not(:has(.game-over))");
        page.play(Hands::Keyboard, NEVER);
        if page.stored(STREAK).expect("the game is counted").starts_with(last) {
            return;
        }
    }
    panic!("no game ended as {last}");
}

const STREAK: &str = "conclave:streak:wizards-gambit";

#[test]
#[ignore = "thorough: crates/session/src/streak.rs holds most of it"]
fn after_three_games_that_ended_alike_another_level_is_proposed_once() {
    let page = table("person,adept", 4);
    page.play(Hands::Keyboard, NEVER);
    assert_eq!(page.count(".game-over-proposed"), 0);
    let kept = page.stored(STREAK).expect("the game is counted");
    assert!(kept.contains("&games=1&"), "{kept}");
    page.reload();
    page.wait(".game-over");
    assert_eq!(page.stored(STREAK), Some(kept.clone()), "it was only looked at");
    // The next game is the third that ends so.
    let last = kept.split('&').next().expect("the last game");
    play_until(&page, 5..15, &format!("{last}&games=2"));
    page.wait(".game-over-proposed");
    page.screenshot("another-level");
    let proposed = page.stored(STREAK).expect("the game is counted");
    page.click(".game-over-proposed .button");
    page.wait(".table:not(:has(.game-over))");
    let level = if last.ends_with("won") { "Archmage" } else { "Apprentice" };
    assert!(page.text(".seats").contains(level), "{}", page.text(".seats"));
    play_until(&page, 15..25, &proposed);
    assert_eq!(page.count(".game-over-proposed"), 0, "the same is proposed once");
}

#[test]
fn gambits_are_played_on_spells_and_books() {
    let page = Page::open("#/");
    a_gambit_protects_a_spell_and_another_destroys_it(&page);
    a_gambit_on_a_book_puts_it_to_sleep_until_it_is_released(&page);
}

fn a_gambit_protects_a_spell_and_another_destroys_it(page: &Page) {
    page.open_another_table(&route("person,person", 5, ""));
    take_device(page);
    page.click(".wizards-gambit-card.is-table");
    assert_eq!(
        page.count(".wizards-gambit-pool .is-target"),
        4,
        "every spell of the reserve can be protected"
    );
    assert_eq!(page.count(".wizards-gambit-book.is-target"), 0, "no book has a spell");
    page.click(".wizards-gambit-pool .is-target .wizards-gambit-cover");
    page.wait(".wizards-gambit-spell.is-sealed");
    assert!(page.text(".wizards-gambit-sealed").contains("Protected by"));
    // Its protector may not touch the spell either, nor release the gambit this turn.
    assert!(!page.text(".wizards-gambit").contains("Release"));
    page.click(".wizards-gambit-card.is-ingredient.is-useful");
    assert_eq!(page.count(".wizards-gambit-spell.is-sealed.is-target"), 0);
    page.click(".wizards-gambit-pool .is-target .wizards-gambit-cover");
    // Nothing is left to do but to draw, which needs no press.
    page.wait(".curtain");
    take_device(page);
    page.click(".wizards-gambit-card.is-table");
    page.click_named(
        ".wizards-gambit-spell.is-sealed .wizards-gambit-cover",
        "Destroy the gambit of Player 1",
    );
    page.wait_gone(".wizards-gambit-spell.is-sealed");
    page.click(".wizards-gambit-deck.is-discard");
    page.wait("dialog[open]");
    assert_eq!(
        page.text(".wizards-gambit-piles").matches("Gambit").count(),
        2,
        "both left the game"
    );
}

fn a_gambit_on_a_book_puts_it_to_sleep_until_it_is_released(page: &Page) {
    page.open_another_table(&route("person,person", 5, ""));
    // A player with a gambit to play, and a book to play it on.
    page.play(
        Hands::Mouse,
        "document.querySelector('.wizards-gambit-book:is(.has-one, .has-two)') && \
         document.querySelector('.wizards-gambit-card.is-gambit.is-useful') && !document.querySelector('.is-held') && \
         document.querySelector('.wizards-gambit-steps') && !document.querySelector('.wizards-gambit-sealed')",
    );
    page.click(".wizards-gambit-card.is-gambit.is-useful");
    page.click(".wizards-gambit-book.is-target .wizards-gambit-cover");
    page.wait(".wizards-gambit-book.is-asleep .wizards-gambit-sealed");
    // It sleeps still when the turn is over, whether that is now or after another action.
    page.play(Hands::Mouse, "document.querySelector('.curtain')");
    take_device(page);
    page.wait(".wizards-gambit-book.is-asleep .wizards-gambit-sealed");
    assert!(page.text(".wizards-gambit-book .wizards-gambit-sealed").contains("Negated by"));
    // Releasing it is an incantation action, and so waits for the next turn.
    let releases = "[...document.querySelectorAll('.wizards-gambit-verbs .button')].some((verb) => \
                    verb.textContent === 'Release your gambit')";
    assert_eq!(page.js(&format!("return {releases};")), false);
    page.play(Hands::Mouse, releases);
    page.click_named(".wizards-gambit-verbs .button", "Release your gambit");
    page.wait_gone(".wizards-gambit-book .wizards-gambit-sealed");
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_card_can_be_read_before_it_is_used() {
    let page = table("person,person", 5);
    take_device(&page);
    // Held: what it is, and where it goes or why it goes nowhere.
    page.click(".wizards-gambit-card.is-table");
    assert!(page.text(".wizards-gambit-held").contains("you cannot claim spells"));
    page.press(Key::Escape);
    page.wait_gone(".wizards-gambit-held");
    // At it with the keyboard.
    page.press(Key::Tab);
    page.wait(".wizards-gambit-lens");
    page.press(Key::Escape);
    page.wait_gone(".wizards-gambit-lens");
    // A book is browsed.
    page.click(".wizards-gambit-book .wizards-gambit-cover");
    page.wait("dialog[open] .wizards-gambit-open");
    page.press(Key::Escape);
    page.wait_gone("dialog");
}

/// Opens a table where things move, as they do for people who have changed no setting.
fn open_moving_table(page: &Page) {
    page.open_another_table(
        &route("person,person", 5, "").replace("speed=instant", "speed=normal"),
    );
    take_device(page);
}

/// A card that can be put on a rune slot, and such a slot, as selectors: found by picking the card
/// up and laying it down.
fn card_and_slot(page: &Page) -> (String, String) {
    page.click(".wizards-gambit-card.is-ingredient.is-useful");
    page.wait(".wizards-gambit-slot.is-target");
    let card = page.attribute(".wizards-gambit-card.is-held", "data-drag").expect("a card");
    let slot = page.attribute(".wizards-gambit-slot.is-target", "data-drop").expect("a slot");
    page.press(Key::Escape);
    page.wait_gone(".wizards-gambit-held");
    assert_eq!(page.count(".wizards-gambit-pool [data-drop]"), 0, "nothing is held");
    (format!("[data-drag='{card}']"), slot)
}

/// Where a slot is, whether or not it takes anything just now: its spell's number, and how many
/// slots stand before it.
fn place_of(slot: &str) -> String {
    let number: usize =
        slot.strip_prefix("rune-").and_then(|number| number.parse().ok()).expect("a rune slot");
    let (spell, rune) = (number / 7, number % 7);
    let key = [
        "angels-breath",
        "phoenix-ash",
        "dragons-tooth",
        "griffin-feather",
        "mermaids-tears",
        "cleft-agate",
        "prismatic-flake",
    ][rune];
    format!(".wizards-gambit-pool > :nth-child({}) .is-open [data-rune='{key}']", spell + 1)
}

#[test]
fn a_card_comes_to_its_spell_by_drags_clicks_and_keys() {
    let page = Page::open("#/");
    a_card_is_dragged_onto_its_rune_slot(&page);
    a_card_is_dragged_onto_its_spell(&page);
    a_card_is_picked_up_and_put_on_its_rune_slot_by_clicks(&page);
    a_card_is_put_on_its_rune_slot_with_the_keyboard(&page);
}

fn a_card_is_dragged_onto_its_rune_slot(page: &Page) {
    open_moving_table(page);
    let (card, slot) = card_and_slot(page);
    let ply = page.ply();
    let place = place_of(&slot);
    // Slowly, as a hand does: the places that take the card light up on the way.
    let from = page.wait(&card);
    let chain = page.driver().action_chain();
    page.wait_on(
        chain.move_to_element_center(&from).click_and_hold().move_by_offset(0, -40).perform(),
    );
    page.wait(&format!(".wizards-gambit-slot.is-target[data-drop='{slot}']"));
    page.wait("[data-dragged]");
    // The slot became a button, and so another element around the same rune.
    let to = page.wait(&place);
    let chain = page.driver().action_chain();
    page.wait_on(chain.move_to_element_center(&to).perform());
    page.wait(&format!(".wizards-gambit-slot.is-drop-over[data-drop='{slot}']"));
    let chain = page.driver().action_chain();
    page.wait_on(chain.release().perform());
    page.wait(".wizards-gambit-runes .is-there");
    page.wait_until(&format!("document.querySelector('.table').dataset.ply > {ply}"));
    page.wait_gone("[data-dragged]");
}

fn a_card_is_dragged_onto_its_spell(page: &Page) {
    open_moving_table(page);
    let (card, slot) = card_and_slot(page);
    let spell = place_of(&slot).split(" .is-open").next().expect("a spell").to_owned();
    let spell = format!("{spell} .wizards-gambit-emblem");
    page.drag(&card, &spell);
    page.wait(".wizards-gambit-runes .is-there");
}

fn a_card_is_picked_up_and_put_on_its_rune_slot_by_clicks(page: &Page) {
    open_moving_table(page);
    let (card, slot) = card_and_slot(page);
    page.click(&card);
    page.click(&format!("[data-drop='{slot}']"));
    page.wait(".wizards-gambit-runes .is-there");
    assert_eq!(page.count(".is-held"), 0);
}

fn a_card_is_put_on_its_rune_slot_with_the_keyboard(page: &Page) {
    open_moving_table(page);
    let (card, slot) = card_and_slot(page);
    page.js(&format!("document.querySelector(\"{card}\").focus();"));
    page.press(Key::Enter);
    page.wait(&format!("[data-drop='{slot}']"));
    page.js(&format!("document.querySelector(\"[data-drop='{slot}']\").focus();"));
    page.press(Key::Enter);
    page.wait(".wizards-gambit-runes .is-there");
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_finger_that_rests_on_a_spell_reads_it() {
    let page = Visitor::with_phone().open(&route("person,person", 5, ""));
    page.wait(".curtain");
    take_device(&page);
    page.js(
        "const at = document.querySelector('.wizards-gambit-pool .wizards-gambit-cover');
         at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));",
    );
    page.wait(".wizards-gambit-lens");
    page.assert_no_sideways_scroll();
    page.screenshot("wizards-gambit-lens-phone");
}

#[test]
#[ignore = "thorough: every decision on every screen"]
fn what_a_spell_may_replace_is_in_reach_of_a_finger_once_the_spell_is_held() {
    let save = save_where::<WizardsGambit>(2, |state, seat| {
        WizardsGambit::view(state, Viewer::Seat(seat)).looked_at.iter().count() > 2
    });
    for size in [(360, 640), (740, 360)] {
        let page = Visitor { size, ..Visitor::with_phone() }.open("#/");
        page.store("conclave:settings", "speed=normal");
        page.store("conclave:save:x", &save.seal());
        page.goto("#/game/x");
        page.wait(".curtain");
        take_device(&page);
        let offered = ".wizards-gambit-offer > .is-useful";
        page.wait(&format!(".table:not([data-fresh]) {offered}"));
        let count = page.count(".wizards-gambit-offer > *");
        page.click(offered);
        page.wait(".wizards-gambit-pool .is-target");
        page.screenshot(&format!("wizards-gambit-replace-{}", size.0));
        let out_of_reach = page.js(
            "const covers = document.querySelectorAll('.wizards-gambit-pool .is-target > .wizards-gambit-cover');
             return [...covers].map((cover) => {
                 cover.scrollIntoView({ block: 'start' });
                 const { x, y, width, height } = cover.getBoundingClientRect();
                 return document.elementFromPoint(x + width / 2, y + height / 2);
             }).filter((at, cover) => at !== covers[cover]).map((at) => at.outerHTML.slice(0, 200));",
        );
        assert_eq!(out_of_reach, serde_json::json!([]), "{size:?}");
        // Another one is chosen after putting this one back.
        page.click(".wizards-gambit-offer > .is-held");
        page.wait_gone(".is-held");
        assert_eq!(page.count(".wizards-gambit-offer > *"), count);
        page.click(offered);
        page.click(".wizards-gambit-pool .is-target .wizards-gambit-cover");
        page.wait_gone(".wizards-gambit-offer");
    }
}

/// Games of the fewest and of the most for each kind of decision, with few and with many actions.
fn every_decision() -> BTreeMap<String, Save> {
    let saves = saves_of_fewest_and_most::<WizardsGambit>(|state, seat| {
        let many = if count_legal::<WizardsGambit>(state, seat) > 8 { "-many" } else { "" };
        let table = &WizardsGambit::view(state, Viewer::Seat(seat)).table;
        let step = table.step().map(|step| variant(&step)).unwrap_or_default();
        Some(format!("{:?}-{step}{many}", table.decision))
    });
    assert!(saves.len() > 12, "{:?}", saves.keys());
    saves
}

#[test]
#[ignore = "thorough: every decision on every screen"]
fn what_is_said_of_a_card_that_is_held_moves_nothing() {
    let mut wrong = Vec::new();
    let saves = every_decision();
    for size in SIZES.into_iter().filter(|size| size.0 > size.1) {
        let page = Visitor { size, ..Visitor::default() }.open("#/?lang=fr");
        for (name, save) in &saves {
            open(&page, ".wizards-gambit-tray", save);
            let seen = page.js(
                "const root = document.documentElement;
                 const tray = document.querySelector('.wizards-gambit-tray');
                 const drawn = () => new Promise((seen) =>
                     requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen))));
                 const height = tray.clientHeight;
                 return (async () => {
                     const wrong = [];
                     for (const card of document.querySelectorAll('.wizards-gambit-hand > .wizards-gambit-pick')) {
                         card.click();
                         await drawn();
                         // Where a card is discarded or given, one press does it.
                         if (!document.querySelector('.is-held')) break;
                         const page = root.scrollHeight - innerHeight;
                         const scrolls = tray.scrollHeight - tray.clientHeight;
                         const grows = tray.clientHeight - height;
                         if (page > 1 || scrolls > 1 || grows > 1)
                             wrong.push({ card: card.textContent, page, scrolls, grows });
                         card.click();
                         await drawn();
                     }
                     return wrong;
                 })();",
            );
            if seen != serde_json::json!([]) {
                wrong.push(format!("{name} at {size:?}: {seen}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "thorough: every decision on every screen"]
fn every_decision_is_in_view_and_what_can_be_chosen_within_reach() {
    let saves = every_decision();
    let targets = [".is-target .wizards-gambit-cover"];
    let sought = Sought { tray: ".wizards-gambit-tray", on_board: &targets, ..Sought::default() };
    let unseen = find_unseen(&saves, sought);
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_gambit_that_is_played_is_staged_at_normal_speed_and_takes_no_press() {
    let page = Page::open_table(
        "#/play/wizards-gambit?seats=adept,adept,adept&seed=3&speed=normal&lang=en",
    );
    page.wait(".stage-card .wizards-gambit-seal");
    let at = "const { x, y, width, height } =
                  document.querySelector('.stage-card').getBoundingClientRect();
              const at = document.elementFromPoint(x + width / 2, y + height / 2);";
    assert_eq!(page.js(&format!("{at} return Boolean(at.closest('.stage-card'));")), false);
    let whole = "return x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;";
    assert_eq!(page.js(&format!("{at} {whole}")), true);
    page.wait_gone(".stage-card");
}

//! Wizard's Gambit at the page: whole games, the curtain between hands, gambits.

use browser_tests::{Browser, Hands, Key, NEVER, Page, Visitor};

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
fn tells_draws(words: &str) -> bool {
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
    page.wait(".wg-hand");
}

#[test]
fn three_people_share_a_device_for_a_whole_game() {
    let page = table("person,person,person", 7);
    // Nothing of a hand is to be seen before somebody says that it is theirs.
    page.wait(".curtain");
    assert_eq!(page.count(".wg-hand"), 0);
    assert!(!tells_draws(&words(&page)));
    page.assert_accessible();
    take_device(&page);
    assert!(tells_draws(&words(&page)), "the holder's log tells what they have drawn");
    page.play(Hands::Mouse, CURTAIN);
    assert_eq!(page.count(".wg-hand"), 0);
    assert!(!tells_draws(&words(&page)), "the log tells the next player too much");
    // A look back shows the table, and nobody's hand.
    page.click(".table-tools > :nth-child(4)");
    page.wait(".replay");
    assert_eq!(page.count(".wg-hand"), 0);
    page.click(".replay .button-main");
    page.wait(".curtain");
    let used = page.play(Hands::Mouse, NEVER);
    assert!(used > 50, "{used} clicks are no game");
    page.assert_over(3);
    page.screenshot("wizards-gambit-end");
}

#[test]
fn a_person_plays_a_whole_game_with_the_keyboard_alone() {
    let page = table("person,apprentice,apprentice", 4);
    let used = page.play(Hands::Keyboard, NEVER);
    assert!(used > 10, "{used} controls are no game");
    page.assert_over(3);
}

#[test]
fn five_bots_play_to_the_end() {
    let page = table("apprentice,apprentice,apprentice,apprentice,apprentice", 2);
    assert_eq!(page.play(Hands::Mouse, NEVER), 0);
    page.assert_over(5);
}

#[test]
fn a_gambit_protects_a_spell_and_another_destroys_it() {
    let page = table("person,person", 5);
    take_device(&page);
    page.click(".wg-card.is-table");
    assert_eq!(page.count(".wg-pool .is-target"), 4, "every spell of the reserve can be protected");
    assert_eq!(page.count(".wg-book.is-target"), 0, "no book has a spell");
    page.click(".wg-pool .is-target .wg-cover");
    page.wait(".wg-spell.is-sealed");
    assert!(page.text(".wg-sealed").contains("Protected by"));
    // Its protector may not touch the spell either, nor release the gambit this turn.
    page.click(".wg-card.is-ingredient.is-useful");
    assert_eq!(page.count(".wg-spell.is-sealed.is-target"), 0);
    page.click(".wg-pool .is-target .wg-cover");
    page.wait(".wg-verbs .button-main");
    assert!(!page.text(".wg-verbs").contains("Release"));
    page.click(".wg-verbs .button-main");
    page.wait(".curtain");
    take_device(&page);
    page.click(".wg-card.is-table");
    page.click_named(".wg-spell.is-sealed .wg-cover", "Destroy the gambit of Player 1");
    page.wait_gone(".wg-spell.is-sealed");
    page.click(".wg-deck.is-discard");
    page.wait("dialog[open]");
    assert_eq!(page.text(".wg-piles").matches("Gambit").count(), 2, "both left the game");
}

#[test]
fn a_gambit_on_a_book_puts_it_to_sleep_until_it_is_released() {
    let page = table("person,person", 5);
    // Somebody with a gambit to play, and a book to play it on.
    page.play(
        Hands::Mouse,
        "document.querySelector('.wg-book:is(.has-one, .has-two)') && \
         document.querySelector('.wg-card.is-gambit.is-useful') && !document.querySelector('.is-held') && \
         document.querySelector('.wg-steps') && !document.querySelector('.wg-sealed')",
    );
    page.click(".wg-card.is-gambit.is-useful");
    page.click(".wg-book.is-target .wg-cover");
    page.wait(".wg-book.is-asleep .wg-sealed");
    assert!(page.text(".wg-book .wg-sealed").contains("Negated by"));
    // Releasing it is an incantation action, and so waits for the next turn.
    let releases = "[...document.querySelectorAll('.wg-verbs .button')].some((verb) => \
                    verb.textContent === 'Release your gambit')";
    assert_eq!(page.js(&format!("return {releases};")), false);
    page.play(Hands::Mouse, releases);
    page.click_named(".wg-verbs .button", "Release your gambit");
    page.wait_gone(".wg-book .wg-sealed");
}

#[test]
fn a_card_can_be_read_before_it_is_used() {
    let page = table("person,person", 5);
    take_device(&page);
    // Held: what it is, and where it goes or why it goes nowhere.
    page.click(".wg-card.is-table");
    assert!(page.text(".wg-held").contains("you cannot claim spells"));
    page.press(Key::Escape);
    page.wait_gone(".wg-held");
    // At it with the keyboard.
    page.press(Key::Tab);
    page.wait(".wg-lens");
    page.press(Key::Escape);
    page.wait_gone(".wg-lens");
    // A book is browsed.
    page.click(".wg-book .wg-cover");
    page.wait("dialog[open] .wg-open");
    page.press(Key::Escape);
    page.wait_gone("dialog");
}

#[test]
fn a_card_can_be_dragged_to_its_spell() {
    let page = table("person,person", 5);
    if page.browser() == Browser::WebKit {
        return;
    }
    take_device(&page);
    // A wild ingredient or not: drop it where it belongs.
    page.click(".wg-card.is-ingredient.is-useful");
    let target = page.attribute(".wg-pool .is-target", "data-target").expect("a target");
    page.press(Key::Escape);
    page.wait_gone(".wg-held");
    page.drag(".wg-card.is-ingredient.is-useful", &format!("[data-target='{target}']"));
    page.wait(".wg-runes .is-there");
}

#[test]
fn a_finger_that_rests_on_a_spell_reads_it() {
    let page = Visitor::with_phone().open(&route("person,person", 5, ""));
    page.wait(".curtain");
    take_device(&page);
    page.js(
        "const at = document.querySelector('.wg-pool .wg-cover');
         at.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));",
    );
    page.wait(".wg-lens");
    page.assert_no_sideways_scroll();
    page.screenshot("wizards-gambit-lens-phone");
}

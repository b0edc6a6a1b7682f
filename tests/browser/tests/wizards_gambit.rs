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
    page.wait(".wizards-gambit-hand");
}

#[test]
fn three_people_share_a_device_for_a_whole_game() {
    let page = table("person,person,person", 7);
    // Nothing of a hand is to be seen before somebody says that it is theirs.
    page.wait(".curtain");
    assert_eq!(page.count(".wizards-gambit-hand"), 0);
    assert!(!tells_draws(&words(&page)));
    page.assert_accessible();
    take_device(&page);
    assert!(tells_draws(&words(&page)), "the holder's log tells what they have drawn");
    page.play(Hands::Mouse, CURTAIN);
    assert_eq!(page.count(".wizards-gambit-hand"), 0);
    assert!(!tells_draws(&words(&page)), "the log tells the next player too much");
    // A look back shows the table, and nobody's hand.
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
    page.click(".wizards-gambit-card.is-ingredient.is-useful");
    assert_eq!(page.count(".wizards-gambit-spell.is-sealed.is-target"), 0);
    page.click(".wizards-gambit-pool .is-target .wizards-gambit-cover");
    page.wait(".wizards-gambit-verbs .button-main");
    assert!(!page.text(".wizards-gambit-verbs").contains("Release"));
    page.click(".wizards-gambit-verbs .button-main");
    page.wait(".curtain");
    take_device(&page);
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

#[test]
fn a_gambit_on_a_book_puts_it_to_sleep_until_it_is_released() {
    let page = table("person,person", 5);
    // Somebody with a gambit to play, and a book to play it on.
    page.play(
        Hands::Mouse,
        "document.querySelector('.wizards-gambit-book:is(.has-one, .has-two)') && \
         document.querySelector('.wizards-gambit-card.is-gambit.is-useful') && !document.querySelector('.is-held') && \
         document.querySelector('.wizards-gambit-steps') && !document.querySelector('.wizards-gambit-sealed')",
    );
    page.click(".wizards-gambit-card.is-gambit.is-useful");
    page.click(".wizards-gambit-book.is-target .wizards-gambit-cover");
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

#[test]
fn a_card_can_be_dragged_to_its_spell() {
    let page = table("person,person", 5);
    if page.browser() == Browser::WebKit {
        return;
    }
    take_device(&page);
    // A wild ingredient or not: drop it where it belongs.
    page.click(".wizards-gambit-card.is-ingredient.is-useful");
    let target =
        page.attribute(".wizards-gambit-pool .is-target", "data-target").expect("a target");
    page.press(Key::Escape);
    page.wait_gone(".wizards-gambit-held");
    page.drag(".wizards-gambit-card.is-ingredient.is-useful", &format!("[data-target='{target}']"));
    page.wait(".wizards-gambit-runes .is-there");
}

#[test]
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

//! What is said on many screens when something goes wrong: the whole sentence, in both languages.

use browser_tests::{Page, Visitor, route};

use crate::many_screens::{connects, open};
use crate::screens::messages;

/// Longer than a code holds, and clocks differ, in milliseconds.
const LATER_MS: u32 = 42 * 60 * 1000;

const LANGUAGES: [&str; 2] = ["en", "fr"];

/// A browser of somebody who reads `language`.
fn reader(language: &str, visitor: Visitor, route: &str) -> Page {
    open(Visitor { language: language.into(), ..visitor }, route)
}

/// Waits until the page shows the sentence that is called `key`.
fn wait_for_words(page: &Page, language: &str, key: &str) {
    let messages = messages(language);
    let words = messages.get(key).unwrap_or_else(|| panic!("there is no {key} in {language}"));
    let words = serde_json::json!(words.split_whitespace().collect::<Vec<_>>().join(" "));
    page.wait_until(&format!("document.body.innerText.replace(/\\s+/g, ' ').includes({words})"));
}

#[test]
fn a_code_that_is_of_no_use_says_why_in_french() {
    a_code_that_is_of_no_use_says_why("fr");
}

#[test]
#[ignore = "thorough: every sentence"]
fn a_code_that_is_of_no_use_says_why_in_english() {
    a_code_that_is_of_no_use_says_why("en");
}

fn a_code_that_is_of_no_use_says_why(language: &str) {
    let table = reader(language, Visitor::default(), "#/host/wizards-gambit?seats=guest,guest");
    let invitation = table.told("data-join");
    let says = |key| {
        table.wait(&format!("[data-ended={key}]"));
        wait_for_words(&table, language, key);
    };
    let first = table.open_tab("?damaged#/join/spell-wars/zzzz");
    says("screens-code-damaged");
    table.goto("?short#/join/spell-wars/AAAA");
    says("screens-code-damaged");
    // The first byte of a code is its version.
    table.goto(&format!("?version#/join/spell-wars/Ag{}", "A".repeat(42)));
    says("screens-other-build");
    table.goto("?late#/");
    table.js(&format!(
        "const now = Date.now; Date.now = () => now() + {LATER_MS}; location.hash = '{}';",
        route(&invitation)
    ));
    says("screens-code-expired");
    // An invitation lets one in, and who is sent away is told so.
    table.goto(&format!("?ada{}?names=Ada", route(&invitation)));
    table.wait("[data-connection=open]");
    let ada = table.wait_on(table.driver().window());
    table.open_tab(&format!("?bea{}?names=Bea", route(&invitation)));
    says("screens-left-uninvited");
    table.to_tab(&first);
    table.click_named("[data-seat='0'] button", &messages(language)["screens-take-back"]);
    table.to_tab(&ada);
    says("screens-left-dismissed");
}

#[test]
#[ignore = "thorough: every sentence"]
fn a_table_says_in_both_languages_what_an_answer_lacks_and_what_may_help() {
    for language in LANGUAGES {
        let table = reader(language, Visitor::default(), "#/host/dice-arena?seats=guest,guest");
        if !connects(&table) {
            return;
        }
        table.click(".waiting-trouble summary");
        for advice in ["trouble-network", "trouble-asleep", "trouble-expired", "other-build"] {
            wait_for_words(&table, language, &format!("screens-{advice}"));
        }
        let other = reader(language, Visitor::default(), "#/host/dice-arena?seats=guest,guest");
        let stranger = reader(
            language,
            Visitor::with_phone(),
            &format!("{}?names=Eve", route(&other.told("data-join"))),
        );
        let of_other_table = stranger.told("data-answer");
        let invitation = table.told("data-join");
        let take = |answer: &str, key| {
            table.type_into("input[name=answer]", answer);
            table.click(".answer-form button");
            wait_for_words(&table, language, key);
        };
        take("an answer", "screens-code-damaged");
        take(&invitation, "screens-no-answer");
        take(&of_other_table, "screens-other-table");
        let guest =
            reader(language, Visitor::with_phone(), &format!("{}?names=Ada", route(&invitation)));
        let answer = guest.told("data-answer");
        table.let_in(&guest);
        take(&answer, "screens-answer-used");
        // An answer that comes to a browser without the table.
        stranger.goto(&format!("?answer{}", route(&answer)));
        wait_for_words(&stranger, language, "screens-no-table-here");
    }
}

#[test]
#[ignore = "thorough: every sentence"]
fn a_phone_says_in_both_languages_that_the_table_has_gone() {
    for language in LANGUAGES {
        let table =
            reader(language, Visitor::default(), "#/host/wizards-gambit?seats=guest,apprentice");
        if !connects(&table) {
            return;
        }
        let guest = reader(
            language,
            Visitor::with_phone(),
            &format!("{}?names=Ada", route(&table.told("data-join"))),
        );
        table.let_in(&guest);
        guest.wait(".table");
        // Somebody has closed the table's page.
        table.goto("?elsewhere#/");
        guest.wait("[data-connection=closed]");
        wait_for_words(&guest, language, "screens-lost");
    }
}

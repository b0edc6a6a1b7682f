//! The analysis of finished games: opened at the end and from a replay; stopped, shown, and played on from.

use browser_tests::{Page, Visitor};
use std::time::Duration;

/// The dialog of the analysis.
const DIALOG: &str = ".dialog:has(.analysis)";

/// A table at which bots have played a game to its end.
fn over(visitor: Visitor, game: &str, seats: &str, lang: &str) -> Page {
    let page =
        visitor.open(&format!("#/play/{game}?seats={seats}&seed=7&speed=instant&lang={lang}"));
    page.set_timeout(Duration::from_secs(120));
    page.wait(".game-over");
    page
}

/// Opens the analysis from `place`, and waits until all is known.
fn analyse(page: &Page, place: &str) {
    page.click_named(&format!("{place} button"), "Analysis");
    page.wait(&format!("{DIALOG} .analysis-chart"));
    page.wait(".table[data-analysis=done]");
}

/// Looks at all of the analysis of a game, and leaves it through its first turning point.
fn is_analysed_shown_and_played_on_from(page: &Page, seats: &str) {
    let players = seats.split(',').count();
    analyse(page, ".game-over");
    assert_eq!(page.count(&format!("{DIALOG} .analysis-chart .chart-line")), players);
    assert_eq!(page.count(&format!("{DIALOG} .analysis-luck")), players);
    let turns = page.count(&format!("{DIALOG} .analysis-turns li"));
    assert!((1..=3).contains(&turns), "{turns} turning points");
    page.assert_accessible();

    // The moment of the first turning point is shown in the replay.
    page.click_named(&format!("{DIALOG} .analysis-turns button"), "Show");
    page.wait_gone(DIALOG);
    page.wait_gone("[data-analysis]");
    page.wait(".replay");
    let shown = page.js("return document.querySelector('.replay input').value;");
    let plies = page.ply();
    let shown: usize = shown.as_str().and_then(|ply| ply.parse().ok()).expect("a moment");
    assert!(shown < plies);

    // The second time nothing has to be worked out; the game goes on from there.
    page.click_named(".replay button", "Analysis");
    page.wait(".table[data-analysis=done]");
    page.click_named(&format!("{DIALOG} .analysis-turns button"), "Play on from here");
    page.wait_until("location.hash.startsWith('#/game/')");
    page.wait_gone(DIALOG);
    page.wait(".table");
}

#[test]
fn a_game_of_bots_is_analysed_shown_and_played_on_from() {
    let seats = "apprentice,adept";
    let page = over(Visitor::default(), "wizards-gambit", seats, "en");
    // The archmage says what they would have done at a moment; another moment is another question.
    page.click_named(".game-over button", "Replay");
    page.wait(".replay");
    page.click_named(".replay button", "To the beginning");
    page.click_named(".table-tools button", "Hint");
    page.wait_until("document.querySelector('.hint p')?.textContent.includes('in 100')");
    page.click_named(".replay button", "One step on");
    page.wait_gone(".hint");
    page.click_named(".replay button", "Back to the game");
    page.wait(".game-over");
    is_analysed_shown_and_played_on_from(&page, seats);
}

#[test]
#[ignore = "thorough: every game"]
fn every_game_is_analysed_shown_and_played_on_from() {
    for (game, seats) in [
        ("dice-arena", "apprentice,adept"),
        ("elfenwizards", "apprentice,adept,apprentice"),
        ("spell-wars", "apprentice,adept"),
    ] {
        let page = over(Visitor::default(), game, seats, "en");
        is_analysed_shown_and_played_on_from(&page, seats);
    }
}

#[test]
#[ignore = "thorough: src/analysis holds most of it"]
fn the_analysis_speaks_french_and_is_left_at_any_time() {
    let page = over(Visitor::default(), "elfenwizards", "adept,adept,adept", "fr");
    page.click_named(".game-over button", "Analyse");
    page.wait(".table[data-analysis=running]");
    page.wait(&format!("{DIALOG} progress"));
    page.click_named(&format!("{DIALOG} button"), "Arrêter");
    page.wait_gone(DIALOG);
    page.wait_gone("[data-analysis]");
    page.wait(".game-over");
}

#[test]
#[ignore = "thorough: a screen of its own"]
fn a_phone_shows_the_whole_analysis() {
    let page = over(Visitor::with_phone(), "dice-arena", "adept,adept,adept", "en");
    analyse(&page, ".game-over");
    let wide = page.js(&format!(
        "const body = document.querySelector('{DIALOG} .dialog-body');
         return body.scrollWidth - body.clientWidth;"
    ));
    assert_eq!(wide, 0, "it is wider than the screen");
    page.assert_accessible();
}

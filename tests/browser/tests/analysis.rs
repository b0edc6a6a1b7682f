//! The analysis of finished games: opened at the end, from a replay and from a link; "show" and
//! "play on from here".

use browser_tests::{Page, Visitor};
use std::time::{Duration, Instant};

/// The dialog of the analysis.
const DIALOG: &str = "#analysis .dialog";

/// A table at which bots have played a game to its end.
fn over(game: &str, seats: &str) -> Page {
    let route = format!("#/play/{game}?seats={seats}&seed=7&speed=instant&lang=en");
    let page = Page::open_table(&route);
    page.set_timeout(Duration::from_secs(120));
    page.wait(".game-over");
    page
}

/// Opens the analysis from `place`, and waits until all is known.
fn analyse(page: &Page, place: &str) -> Duration {
    let begun = Instant::now();
    page.click_named(&format!("{place} button"), "Analysis");
    page.wait(&format!("{DIALOG} .analysis-chart"));
    println!("first result after {:?}", begun.elapsed());
    page.wait(".table[data-analysis=done]");
    begun.elapsed()
}

#[test]
fn a_game_of_bots_is_analysed_shown_and_played_on_from() {
    for (game, seats) in [
        ("dice-arena", "apprentice,adept"),
        ("elfenwizards", "apprentice,adept,apprentice"),
        ("wizards-gambit", "apprentice,adept"),
        ("spell-wars", "apprentice,adept"),
    ] {
        let page = over(game, seats);
        let players = seats.split(',').count();
        println!("{game}: all known after {:?}", analyse(&page, ".game-over"));
        assert_eq!(page.count(&format!("{DIALOG} .analysis-chart .chart-line")), players);
        assert_eq!(page.count(&format!("{DIALOG} .analysis-luck")), players);
        let turns = page.count(&format!("{DIALOG} .analysis-turns li"));
        assert!((1..=3).contains(&turns), "{turns} turning points");
        println!("{}", page.text(&format!("{DIALOG} .analysis-turns")));
        println!("{}", page.text(&format!("{DIALOG} .analysis-said")));
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
        assert!(analyse(&page, ".replay") < Duration::from_secs(20));
        page.click_named(&format!("{DIALOG} .analysis-turns button"), "Play on from here");
        page.wait_until("location.hash.startsWith('#/game/')");
        page.wait_gone(DIALOG);
        page.wait(".table");
    }
}

#[test]
fn the_analysis_speaks_french_and_is_left_at_any_time() {
    let page = Page::open_table(
        "#/play/elfenwizards?seats=adept,adept,adept&seed=3&speed=instant&lang=fr",
    );
    page.set_timeout(Duration::from_secs(120));
    page.wait(".game-over");
    page.click_named(".game-over button", "Analyse");
    page.wait(".table[data-analysis=running]");
    page.wait("#analysis .dialog progress");
    page.click_named("#analysis .dialog button", "Arrêter");
    page.wait_gone("#analysis .dialog");
    page.wait_gone("[data-analysis]");
    page.wait(".game-over");
}

#[test]
fn a_replay_says_what_the_archmage_would_have_done() {
    let page = over("elfenwizards", "adept,adept,adept");
    page.click_named(".game-over button", "Replay");
    page.wait(".replay");
    page.click_named(".table-tools button", "Hint");
    page.wait_until("/Good for/.test(document.querySelector('.hint')?.textContent ?? '')");
    // Another moment is another question.
    page.click_named(".replay button", "One step on");
    page.wait_gone(".hint");
}

#[test]
fn a_phone_shows_the_whole_analysis() {
    let page = Visitor::with_phone()
        .open("#/play/dice-arena?seats=adept,adept,adept&seed=5&speed=instant&lang=en");
    page.set_timeout(Duration::from_secs(120));
    page.wait(".game-over");
    analyse(&page, ".game-over");
    let wide = page.js("const body = document.querySelector('#analysis .dialog-body');
         return body.scrollWidth - body.clientWidth;");
    assert_eq!(wide, 0, "it is wider than the screen");
    page.assert_accessible();
}

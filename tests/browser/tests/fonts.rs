//! The faces of the page's type come beside a program, and all fits without them as well.

use browser_tests::{LONG, Page, Visitor};
use conclave_rules::games::IDS;

/// Whether text is drawn in the faces, and in all weights that the page uses.
const THERE: &str = "(() => {
    const faces = ['600 16px Alegreya', '400 16px \"Alegreya Sans\"', '600 16px \"Alegreya Sans\"'];
    const pen = document.createElement('canvas').getContext('2d');
    const width = (font) => {
        pen.font = font;
        return pen.measureText('Étoile filante 1789').width;
    };
    return document.fonts.size === 3 && faces.every((face) =>
        document.fonts.check(face) && width(`${face}, monospace`) !== width('16px monospace'));
})()";

#[test]
fn the_faces_come_with_a_table_and_all_fits_without_them_for_who_saves_data() {
    let page = Visitor { language: "fr".into(), ..Visitor::with_phone() }.open("#/");
    page.set_timeout(LONG);
    // Whoever saves data reads in the faces of the system. (A page that is loaded again has forgotten it.)
    page.js("Object.defineProperty(navigator, 'connection', { value: { saveData: true } });");
    page.goto("#/play/elfenwizards?seats=person,adept,adept&seed=7&speed=instant&lang=fr");
    page.wait(".table");
    assert_eq!(page.js("return document.fonts.size;"), 0);
    page.assert_no_sideways_scroll();
    page.reload();
    page.wait(".table");
    page.wait_until(THERE);
    page.assert_no_sideways_scroll();
}

#[test]
#[ignore = "thorough: every game"]
fn the_faces_come_at_home_and_with_every_table() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.wait_until(THERE);
    for game in IDS {
        page.goto(&format!("#/play/{game}?seats=person,adept,adept&seed=7&speed=instant"));
        page.wait(&format!(".table[data-game={game}]"));
        page.wait_until(THERE);
        page.assert_no_sideways_scroll();
    }
}

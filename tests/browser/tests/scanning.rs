//! Scanning an answer: with the table's camera, with the phone of somebody who is at the table, in a
//! photo; and what is said where there is no camera.

use browser_tests::{Page, Visitor, route};
use serde_json::json;
use thirtyfour::Key;

use crate::many_screens::{connects, join, open};

/// A camera in place of the page's, which sees what `shown` says: the drawing of a code and its side. With
/// `refusal`, the page does not get it.
const CAMERA: &str = "
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 720 });
    const paper = canvas.getContext('2d');
    window.tracks = [];
    window.drawing = setInterval(() => {
        paper.resetTransform();
        paper.fillStyle = '#443a33';
        paper.fillRect(0, 0, 1280, 720);
        if (!window.shown) return;
        const [path, side] = window.shown;
        // Nobody holds a telephone still, or straight.
        paper.translate(640, 360);
        paper.rotate(0.1 + 0.03 * Math.sin(performance.now() / 300));
        paper.scale(560 / side, 560 / side);
        paper.translate(-side / 2, -side / 2);
        paper.fillStyle = '#e8e8e8';
        paper.fillRect(0, 0, side, side);
        paper.fillStyle = '#202020';
        paper.fill(new Path2D(path));
    }, 50);
    navigator.mediaDevices.getUserMedia = async () => {
        if (window.refusal) throw new DOMException('refused', window.refusal);
        const stream = canvas.captureStream(20);
        window.tracks.push(...stream.getTracks());
        return stream;
    };";

/// Holds the code that one page shows before the camera of another.
fn show(code: &Page, camera: &Page) {
    code.wait(".qr path");
    let drawn = code.js("const code = document.querySelector('.qr');
         return [code.querySelector('path').getAttribute('d'), code.viewBox.baseVal.width];");
    camera.js(&format!("window.shown = {drawn};"));
}

/// Fails unless every camera that was on is off.
fn assert_off(page: &Page, cameras: usize) {
    let off = page.js("return window.tracks.map((track) => track.readyState);");
    assert_eq!(off, json!(vec!["ended"; cameras]));
}

#[test]
fn an_answer_is_scanned_with_the_tables_camera() {
    let table = open(Visitor::default(), "#/host/dice-arena?seats=guest,guest");
    if !connects(&table) {
        return;
    }
    let invitation = table.told("data-join");
    // Our own program reads the code, whatever the browser can do.
    table.js(&format!(
        "delete window.BarcodeDetector; {CAMERA} window.refusal = 'NotAllowedError';"
    ));
    table.click_named("button", "Scan the answer");
    table.wait("[data-said=refused]");
    assert!(table.text(".scanner-words").contains("may not use the camera"));
    table.assert_accessible();
    // Escape closes, and so does the button; the focus is where it was.
    let focus_is_back = "document.activeElement?.textContent === 'Scan the answer'";
    table.press(Key::Escape);
    table.wait_gone("code-scanner");
    table.wait_until(focus_is_back);
    table.press(Key::Enter);
    table.click("dialog .dialog-head button");
    table.wait_gone("code-scanner");
    table.wait_until(focus_is_back);
    table.press(Key::Enter);
    table.wait("[data-said=refused]");
    table.js("delete window.refusal;");
    table.click_named("code-scanner button", "Try again");
    table.wait("[data-said=looking]");
    // An invitation is no answer, and the camera goes on looking.
    let guest = open(Visitor::with_phone(), &format!("{}?names=Ada", route(&invitation)));
    guest.told("data-answer");
    show(&table, &table);
    table.wait_until(
        "document.querySelector('.scanner-told').textContent.includes('not an answer')",
    );
    show(&guest, &table);
    table.wait_gone("code-scanner");
    guest.wait("[data-connection=open]");
    assert_off(&table, 1);
    // Where there is no camera, a photo of the code does.
    table.wait_until("document.querySelector('.seat-list').textContent.includes('Ada')");
    let invitation = table.told("data-join");
    let guest = open(Visitor::with_phone(), &format!("{}?names=Bea", route(&invitation)));
    guest.told("data-answer");
    let photo = guest.screenshot("an-answer");
    table.js("window.refusal = 'NotFoundError';");
    table.click_named("button", "Scan the answer");
    table.wait("[data-said=none]");
    table.upload(".scan-picture input", &photo);
    guest.wait("[data-connection=open]");
    // Everybody is there, so the game begins.
    table.wait(".table");
}

#[test]
#[ignore = "thorough: the other way round"]
fn a_guest_scans_another_guests_answer_for_a_table_without_a_camera() {
    let table = open(Visitor::default(), "#/host/dice-arena?seats=guest,guest");
    if !connects(&table) {
        return;
    }
    let ada = join(&table, "Ada");
    table.wait_until("document.querySelector('.seat-list').textContent.includes('Ada')");
    let bea =
        open(Visitor::with_phone(), &format!("{}?names=Bea", route(&table.told("data-join"))));
    let answer = bea.told("data-answer");
    // A browser that reads codes itself.
    ada.js(&format!(
        "{CAMERA}
         window.says = 'https://example.org/menu';
         window.BarcodeDetector = class {{
             static getSupportedFormats = async () => ['qr_code'];
             detect = async () => [{{ rawValue: window.says }}];
         }};"
    ));
    ada.click(".table-tools [data-explain=scan]");
    ada.wait_until("document.querySelector('.scanner-told')?.textContent.includes('incomplete')");
    ada.assert_no_sideways_scroll();
    ada.js(&format!("window.says = {};", json!(answer)));
    bea.wait("[data-connection=open]");
    ada.wait_until("document.querySelector('dialog')?.textContent.includes('Thank you')");
    assert_off(&ada, 1);
    assert_eq!(ada.count("code-scanner"), 0);
    ada.click_named("dialog .row button", "Close");
    ada.wait_gone("dialog");
    // Everybody is there, so the game begins.
    table.wait(".table");
}

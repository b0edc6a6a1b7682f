//! The npm package, in the page of a game night that comes with it.

use browser_tests::{LONG, Visitor};
use serde_json::json;
use std::process::{Command, Stdio};
use xtask::command::{npm, output, run};
use xtask::release::{copy_folder, pack};
use xtask::tools::Tools;

#[test]
#[ignore = "thorough: of what is released, tests/browser/tests/embed.rs holds most"]
fn the_package_is_installed_into_a_bundled_page_that_keeps_the_score_of_a_night() {
    let root = xtask::root();
    let folder = root.join(format!("target/game-night-{}", std::process::id()));
    let night = folder.join("night");
    let tools = Tools::locate().expect("a folder of tools");
    tools.for_package().expect("Vite");

    // As the package's README says.
    let [_, package, _] = pack(&root.join("dist"), &folder.join("packages")).expect("a package");
    copy_folder(&root.join("packages/conclave-game/example"), &night).expect("a copy");
    // (Vite is there already.)
    let install =
        ["install", "--no-package-lock", "--omit=dev", "--no-audit", "--no-fund", "--silent"];
    run(npm().current_dir(&night).args(install).arg(package)).expect("installed");
    output(npm().current_dir(&night).args(["run", "--silent", "games"])).expect("copied");
    run(Command::new(tools.program("vite").expect("Vite"))
        .current_dir(&night)
        .args(["build", "--logLevel=warn"])
        .stdin(Stdio::null()))
    .expect("bundled");

    let visitor = Visitor { folder: night.join("dist"), ..Visitor::default() };
    let page = visitor.open("?bots=on&speed=instant");
    page.set_timeout(LONG);
    page.wait_until(
        "[...document.querySelectorAll('[role=status]')].every((it) => it.textContent.startsWith('Won by'))",
    );
    let board = "return [...document.querySelectorAll('tbody tr')]
        .map((row) => [...row.cells].map((cell) => cell.textContent));";
    let played = page.js(board);
    let rows = played.as_array().expect("rows");
    assert_eq!(rows.len(), 5, "{played}");
    assert!(rows.iter().all(|row| row[1] == "1"), "{played}");
    // The best ones stand first.
    assert_eq!((&rows[0][2], &rows[4][2]), (&json!("1"), &json!("0")), "{played}");

    // The night outlasts the page, and games that are over are counted once.
    page.reload();
    page.wait_until("document.querySelectorAll('conclave-game iframe').length === 2");
    assert_eq!(page.js(board), played);
    page.click("[data-table=elfenwizards] button");
    page.wait_until(
        "[...document.querySelectorAll('td:nth-child(2)')].filter((it) => it.textContent === '2').length === 3",
    );
    drop(page);
    std::fs::remove_dir_all(folder).expect("the folder gone");
}

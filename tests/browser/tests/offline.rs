//! Installed, without a network, and from one build to the next.

use browser_tests::{Browser, Hands, LONG, NEVER, Page, PageCopy, Visitor};
use conclave_rules::games::elfenwizards::Elfenwizards;
use serde_json::{Value, json};
use std::fs;
use xtask::finish::checksum;

use crate::positions::save_near_end;

/// Whether a game is over.
const OVER: &str = "document.querySelector('.table')?.dataset.outcome";
/// Whether news can be seen.
const NEWS: &str = "document.querySelector('.news').checkVisibility()";
/// What they are about.
const NOW: &str = "return document.querySelector('.news').dataset.now ?? null;";
/// Whether the news are of a new version.
const UPDATE: &str = "document.querySelector('.news').dataset.now === 'update'";
/// What there is to press.
const ACCEPT: &str = ".news .button-main:not([hidden])";
const CLOSE: &str = ".news .button-quiet";

/// What a new version does to a server: the build has another name, and so have all files whose
/// names carry a hash; those of the old one are gone.
fn update(copy: &PageCopy) {
    let files = copy.files();
    let page = fs::read_to_string(copy.folder().join("index.html")).expect("the page");
    let old = page.split("data-build=").nth(1).expect("a build").trim_start_matches('"');
    let mut names = vec![old[..8].to_owned()];
    for file in &files {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        names.extend(name.split(['-', '.', '_']).map(str::to_owned).filter(|part| {
            (12..=16).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_hexdigit())
        }));
    }
    let renamed = |text: &str| {
        names.iter().fold(text.to_owned(), |text, name| {
            text.replace(name.as_str(), &name.chars().rev().collect::<String>())
        })
    };
    for file in files {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let content = fs::read(&file).expect("a file");
        fs::remove_file(&file).expect("gone");
        let content = String::from_utf8(content)
            .map_or_else(|binary| binary.into_bytes(), |text| renamed(&text).into_bytes());
        fs::write(file.with_file_name(renamed(&name)), content).expect("a file");
    }
    // The service worker has a list of what is in the files.
    let worker = copy.folder().join("sw.js");
    let script = fs::read_to_string(&worker).expect("the worker");
    let list = script.split('"').nth(3).expect("the list of files");
    let files: Vec<String> = list
        .split(' ')
        .map(|file| {
            let (name, _) = file.split_once('#').expect("a sum");
            let path = name.split('?').next().expect("a path");
            format!("{name}#{}", checksum(&fs::read(copy.folder().join(path)).expect("a file")))
        })
        .collect();
    fs::write(worker, script.replace(list, &files.join(" "))).expect("the worker");
}

fn build(page: &Page) -> Value {
    page.js("return document.documentElement.dataset.build;")
}

/// How many builds are kept.
fn kept(page: &Page) -> Value {
    page.js("return caches.keys().then((names) => names.length);")
}

fn bots(game: &str) -> String {
    format!("#/play/{game}?seats=novice,novice,novice&seed=7&speed=instant")
}

#[test]
fn after_one_visit_every_game_is_played_without_a_network() {
    let page = Page::open_kept("#/");
    // With the focus in it, the notice stays.
    page.js(&format!("document.querySelector({CLOSE:?}).focus();"));
    assert!(page.text(".news").contains("Ready to play without a network."));
    page.assert_accessible();
    page.screenshot("news-offline");
    page.click(CLOSE);
    page.go_offline();

    // The tab that was open goes on; then each game's program is a page loaded from nothing.
    for game in conclave_rules::games::IDS {
        page.goto(&bots(game));
        // Bots play: workers with the same program.
        page.wait_until(&format!(
            "document.querySelector('.table[data-game={game}]')?.dataset.ply > 8"
        ));
        page.goto(&format!("#/rules/{game}"));
        page.wait(&format!(".rules-page[data-game={game}] h2"));
        page.goto(&format!("#/puzzles/{game}?puzzle=1"));
        page.wait(".table[data-puzzle='1'][data-puzzle-open]");
    }
    play_load_again_and_play_on(&page);
    page.reload();
    page.goto("#/about");
    page.wait(".about a[href='licenses.html']");
    // Links from chats lead on, too.
    page.goto("spell-wars.fr.html");
    page.wait("[lang=fr] .set-up-form");
    page.goto("elfenwizards.html");
    page.wait("[lang=en] .set-up-form");
    page.goto("#/");
    page.click("[data-lang=fr]");
    page.wait_until("document.documentElement.lang === 'fr'");
    page.goto("#/new/elfenwizards");
    page.wait(".set-up-form");
}

/// Goes to a game against two apprentices that is soon over, and returns how many actions there have been.
fn go_near_end(page: &Page) -> usize {
    page.store("conclave:settings", "speed=instant");
    page.store("conclave:save:x", &save_near_end::<Elfenwizards>(24).seal());
    page.goto("#/game/x");
    page.wait(".table[data-game=elfenwizards]:not([data-puzzle])");
    page.ply()
}

/// A person plays without a network, loads the page again and plays on.
fn play_load_again_and_play_on(page: &Page) {
    let begun = go_near_end(page);
    // Until the person is asked again: while bots are, the game goes on.
    page.play(
        Hands::Keyboard,
        &format!("(({{ ply, acting }}) => ply > {begun} && acting === '0')(document.querySelector('.table').dataset)"),
    );
    let turn = page.ply();
    page.reload();
    page.wait(".table");
    assert_eq!(page.ply(), turn);
    page.play(Hands::Keyboard, NEVER);
    page.wait_until(OVER);
}

#[test]
fn an_update_waits_for_the_end_of_the_game() {
    let copy = PageCopy::make();
    let page = copy.open("#/");
    page.set_timeout(LONG);
    let old = build(&page);
    page.wait_until_kept();
    page.click(CLOSE);
    let begun = go_near_end(&page);
    let on = format!("Number(document.querySelector('.table')?.dataset.ply) > {begun}");
    page.play(Hands::Keyboard, &on);

    update(&copy);
    // A page loaded meanwhile runs the old version, and does not ask.
    page.reload();
    page.wait(".table");
    page.wait_until(UPDATE);
    assert_eq!((build(&page), page.js(&format!("return {NEWS};"))), (old.clone(), json!(false)));
    page.play(Hands::Keyboard, NEVER);
    page.wait_until(OVER);

    page.wait_until(NEWS);
    page.wait(".game-over");
    page.assert_accessible();
    page.screenshot("news-update");
    assert!(page.text(".news").contains("A new version is ready."));
    page.click(ACCEPT);
    page.wait_until(&format!("document.documentElement.dataset.build !== {old}"));
    // It is the same game, at its end; what is new is told now that it is there.
    page.wait_until(OVER);
    page.wait_until("document.querySelector('.news').dataset.now === 'updated'");
    // The old build's files are deleted once no page of it is open.
    page.wait_until(
        "window.__kept === 1 || caches.keys().then((k) => window.__kept = k.length) * 0",
    );
    assert_eq!(kept(&page), 1);
}

#[test]
fn a_tab_of_the_old_build_goes_on_after_another_has_taken_the_new_one() {
    let copy = PageCopy::make();
    let page = copy.open("#/");
    page.set_timeout(LONG);
    let old = build(&page);
    page.wait_until_kept();
    update(&copy);
    let first = page.open_tab("#/new/elfenwizards");
    page.wait(".set-up-form");
    page.wait_until(UPDATE);
    page.click(ACCEPT);
    page.wait_until(&format!("document.documentElement.dataset.build !== {old}"));

    page.to_tab(&first);
    assert_eq!(build(&page), old);
    // The server knows none of this program's files any more, and this tab had none of them yet.
    page.goto(&bots("spell-wars"));
    page.wait_until(OVER);
    assert_eq!((build(&page), kept(&page)), (old.clone(), json!(2)));
    page.reload();
    page.wait(".table");
    assert_ne!(build(&page), old);
}

#[test]
fn what_could_not_be_kept_at_first_or_was_not_what_it_should_be_is_kept_later() {
    let copy = PageCopy::make();
    let missing = copy.folder().join("art/spell-wars.svg");
    fs::rename(&missing, copy.folder().join("away")).expect("moved");
    // As servers do that answer with their home page, or the gates of networks with theirs.
    let wrong = copy.folder().join("locales/fr/spell-wars.ftl");
    let right = fs::read(&wrong).expect("a file");
    fs::write(&wrong, "<!doctype html><title>Pay for the network</title>").expect("a file");
    let page = copy.open("#/");
    page.set_timeout(LONG);
    page.wait_until("navigator.serviceWorker.controller");
    page.wait_until(
        "window.__kept > 20 || caches.keys().then(async ([name]) => {
        window.__kept = (await (await caches.open(name)).keys()).length }) * 0",
    );
    assert_ne!(page.js(NOW), "offline");
    fs::rename(copy.folder().join("away"), &missing).expect("moved");
    fs::write(&wrong, right).expect("a file");
    page.reload();
    page.wait_until_kept();
    page.go_offline();
    page.goto(&format!("{}&lang=fr", bots("spell-wars")));
    page.wait(".table");
}

#[test]
fn where_the_browsers_cache_fails_the_network_is_asked() {
    let copy = PageCopy::make();
    let worker = copy.folder().join("sw.js");
    let script = fs::read_to_string(&worker).expect("the worker");
    let fails = "const match = caches.match.bind(caches);
        caches.match = (...what) => registration.active
            ? Promise.reject(new Error('Internal error'))
            : match(...what);";
    fs::write(&worker, format!("{fails}\n{script}")).expect("the worker");
    let page = copy.open("#/");
    page.set_timeout(LONG);
    page.wait_until("navigator.serviceWorker.controller");
    page.reload();
    page.goto(&bots("spell-wars"));
    page.wait(".table");
    assert_ne!(page.js(NOW), "offline");
}

#[test]
fn it_can_be_installed_from_any_path_and_is_offered_at_home_and_only_once() {
    the_manifest_is_whole_under_any_path();
    installing_is_offered_at_home_and_only_once();
}

fn the_manifest_is_whole_under_any_path() {
    let page = Visitor { base: "/games/conclave/".into(), ..Visitor::default() }.open("#/");
    let wrong = page.js("return (async () => {
        const at = document.querySelector('link[rel=manifest]').href;
        const manifest = await (await fetch(at)).json();
        const wrong = [];
        const icons = manifest.shortcuts.flatMap((shortcut) => shortcut.icons);
        for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, ...icons]) {
            const answer = await fetch(new URL(src, at));
            if (!answer.ok || answer.headers.get('content-type') !== type) wrong.push(src);
            const picture = Object.assign(new Image(), { src: answer.url });
            await picture.decode();
            const size = `${picture.naturalWidth}x${picture.naturalHeight}`;
            if (sizes !== 'any' && sizes !== size) wrong.push(`${src}: ${size}`);
        }
        const places = [manifest.start_url, manifest.scope];
        for (const place of [...places, ...manifest.shortcuts.map(({ url }) => url)])
            if (!new URL(place, at).href.startsWith(new URL('./', location).href)) wrong.push(place);
        return wrong;
    })();");
    assert_eq!(wrong, json!([]));
    if page.browser() == Browser::Chromium {
        let manifest = page.devtools("Page.getAppManifest");
        assert_eq!(manifest["errors"], json!([]));
        let errors = page.devtools("Page.getInstallabilityErrors");
        assert_eq!(errors["installabilityErrors"], json!([]));
    }
}

fn installing_is_offered_at_home_and_only_once() {
    let page = Page::open_kept("#/");
    page.click(CLOSE);
    let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true });
         offer.prompt = () => { window.__asked = true; };
         dispatchEvent(offer);";
    page.js(offer);
    assert_eq!(page.js(&format!("return {NEWS};")), true);
    page.screenshot("news-install");
    page.assert_accessible();
    page.goto("#/new/elfenwizards");
    page.wait(".set-up-form");
    assert_eq!(page.js(&format!("return {NEWS};")), false);
    page.goto("#/");
    page.click(ACCEPT);
    assert_eq!(page.js("return window.__asked;"), true);
    page.reload();
    page.wait_until("document.readyState === 'complete'");
    page.js(offer);
    assert_eq!(page.js(&format!("return {NEWS};")), false);
}

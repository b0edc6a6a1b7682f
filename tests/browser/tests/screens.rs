//! Every screen: for people with disabilities, on a phone, and in French.

use browser_tests::{Hands, LONG, Page, Visitor};
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_rules::table::{Rules, Viewer};
use std::collections::{BTreeMap, BTreeSet};

use crate::positions::{open, save_where, variant};

/// A player places spells.
const COMPETITION: &str = "document.querySelector('.elfenwizards-group')";

/// Shows every screen to `look`, with a name for it. (The rules of one game stand for those of all: `rules.rs` goes
/// through every chapter.)
fn every_screen(page: &Page, lang: &str, look: impl Fn(&str)) {
    page.set_timeout(LONG);
    let table = |seats: &str| {
        page.goto(&format!("#/play/elfenwizards?seats={seats}&seed=3&speed=instant&lang={lang}"));
        page.wait(".table");
    };
    table("apprentice,apprentice,apprentice");
    page.wait(".game-over");
    look("end");
    table("person,apprentice,apprentice");
    page.play(Hands::Mouse, "document.querySelector('.can-drag')");
    look("allocation");
    page.click(".table-tools > :last-child");
    page.wait("dialog[open]");
    look("settings");
    page.click(".dialog .button-main");
    page.wait_gone("dialog");
    page.click(".table-tools > :nth-child(4)");
    page.wait(".replay");
    look("replay");
    page.click(".replay .button-main");
    page.play(Hands::Mouse, COMPETITION);
    look("competition");
    gambit(page, lang, &look);
    spell_wars(page, lang, &look);
    dice_arena(page, lang, &look);
    // The table stays in the list of saves; its language is not stored.
    if lang != "en" {
        page.goto("#/");
        page.click(&format!(".switch[lang={lang}]"));
    }
    for (name, route, sign) in [
        ("home", "#/", ".save-link"),
        ("set-up", "#/new/elfenwizards", ".chair"),
        ("rules", "#/rules/elfenwizards", ".rules-page"),
    ] {
        page.goto(route);
        page.wait(sign);
        look(name);
    }
}

/// The screens of Wizard's Gambit.
fn gambit(page: &Page, lang: &str, look: impl Fn(&str)) {
    let table = |seats: &str, seed: u32| {
        page.goto(&format!(
            "#/play/wizards-gambit?seats={seats}&seed={seed}&speed=instant&lang={lang}"
        ));
        page.wait(".table[data-game=wizards-gambit]");
    };
    table("apprentice,apprentice,apprentice", 3);
    page.wait(".game-over");
    look("gambit-end");
    table("person,person,person,person,person", 8);
    page.wait(".curtain");
    look("gambit-curtain");
    page.click(".curtain .button");
    page.click(".wizards-gambit-card.is-table");
    page.wait(".wizards-gambit-held");
    look("gambit-held");
    // Five people seldom come to what is next by themselves.
    let tokens = save_where::<WizardsGambit>(5, |state, seat| {
        let mut legal = Vec::new();
        WizardsGambit::legal(state, seat, &mut legal);
        legal.iter().any(|action| variant(action) == "Pick")
    });
    open(page, ".wizards-gambit-tray", &tokens);
    page.wait(".wizards-gambit-token");
    look("gambit-tokens");
    let offer = save_where::<WizardsGambit>(5, |state, seat| {
        let table = WizardsGambit::view(state, Viewer::Seat(seat)).table;
        let recovers = table.step().is_some_and(|step| variant(&step).starts_with("Recover"));
        recovers && table.players.iter().any(|player| !player.book.is_empty())
    });
    open(page, ".wizards-gambit-tray", &offer);
    page.wait(".wizards-gambit-offer");
    look("gambit-offer");
    page.click(".wizards-gambit-book .wizards-gambit-cover");
    page.wait("dialog[open]");
    look("gambit-book");
}

/// The screens of Spell Wars.
fn spell_wars(page: &Page, lang: &str, look: impl Fn(&str)) {
    page.goto(&format!(
        "#/play/spell-wars?seats=person,person,apprentice&seed=3&speed=instant&lang={lang}"
    ));
    page.wait(".table[data-game=spell-wars]");
    page.wait(".curtain");
    look("spell-wars-curtain");
    page.click(".curtain .button-main");
    page.wait(".spell-wars-hand");
    look("spell-wars-hand");
    page.play(Hands::Mouse, "document.querySelector('.spell-wars-tray')");
    look("spell-wars-asked");
}

/// The screens of Dice Arena.
fn dice_arena(page: &Page, lang: &str, look: impl Fn(&str)) {
    page.goto(&format!(
        "#/play/dice-arena?seats=person,person,person,person,person&seed=3&speed=instant&lang={lang}"
    ));
    page.wait(".dice-arena-throw");
    look("dice-arena-throw");
    for _ in 0..2 {
        let before = page.ply();
        page.click(".dice-arena-throw");
        page.wait_until(&format!("document.querySelector('.table').dataset.ply > {before} + 1"));
        page.wait(".dice-arena-tray .button, .dice-arena-choice");
    }
    look("dice-arena-turn");
    page.goto("#/new/dice-arena");
    page.wait(".chair");
    look("dice-arena-set-up");
}

#[test]
#[ignore = "thorough: every look"]
fn axe_finds_nothing_on_any_screen_of_a_computer_in_any_look() {
    let page = Visitor { reduced_motion: true, ..Visitor::default() }.open("#/");
    every_screen(&page, "en", |screen| {
        page.assert_accessible_in_every_look(screen);
        // What is offered lies over the spells of the reserve, which can be read: docs/accessibility.md, 2.4.11.
        if screen != "gambit-offer" {
            page.assert_focus_in_sight(screen);
        }
        page.assert_text_can_be_spaced(screen);
    });
}

#[test]
fn a_phone_shows_every_screen_whole_in_french_big_enough_to_touch_and_axe_finds_nothing() {
    let (english, french) = (messages("en"), messages("fr"));
    let known: BTreeSet<&String> = french.values().collect();
    let foreign: Vec<&String> = english.values().filter(|words| !known.contains(words)).collect();
    assert!(foreign.len() > 50, "only {} messages are in English alone", foreign.len());
    let keys: Vec<&String> = english.keys().filter(|key| key.contains('-')).collect();

    let visitor = Visitor { reduced_motion: true, language: "fr".into(), ..Visitor::with_phone() };
    let page = visitor.open("#/");
    every_screen(&page, "fr", |screen| {
        page.screenshot(&format!("{screen}-phone"));
        page.assert_no_sideways_scroll();
        page.assert_touchable("button, a.button, a.icon-button, select", screen);
        page.assert_focus_in_sight(screen);
        let findings = page.axe();
        assert!(findings.is_empty(), "{screen}:\n{}", findings.join("\n"));
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"), "{screen}");
        let words = page.js("const words = [];
             const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
             while (walk.nextNode())
                 if (walk.currentNode.parentElement.checkVisibility()) words.push(walk.currentNode.data);
             for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
                 for (const one of document.querySelectorAll(`body [${name}]`))
                     words.push(one.getAttribute(name));
             return words.map((text) => text.replace(/\\s+/g, ' ').trim());");
        let words: Vec<String> = serde_json::from_value(words).expect("a list of texts");
        for text in &words {
            assert!(!foreign.contains(&text), "{screen}: {text:?} is English");
            assert!(!keys.iter().any(|key| text.contains(*key)), "{screen}: {text:?} is a key");
            assert_ne!(text, "\u{2026}", "{screen}: a text is missing");
        }
    });
}

/// The messages of a language that are plain words on one line.
pub fn messages(language: &str) -> BTreeMap<String, String> {
    let folder = xtask::root().join("static/locales").join(language);
    let mut messages = BTreeMap::new();
    for entry in std::fs::read_dir(folder).expect("the language has a folder") {
        let file = entry.expect("the folder can be read").path();
        let text = std::fs::read_to_string(file).expect("messages are text");
        for line in text.lines() {
            if let Some((key, words)) = line.split_once(" = ")
                && !line.starts_with([' ', '#'])
                && !words.contains('{')
            {
                messages.insert(key.to_owned(), words.to_owned());
            }
        }
    }
    messages
}

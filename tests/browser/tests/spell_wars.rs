//! Spell Wars at the page: matches around one device, with bots, by keyboard, on a phone.

use browser_tests::{Hands, Key, LONG, NEVER, Page, Visitor};
use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::table::{Rules, Viewer};

use crate::positions::{
    SIZES, Sought, count_legal, find_unseen, saves_of_fewest_and_most, variant,
};

/// A person at the page is asked a question.
const ASKED: &str = "document.querySelector('.spell-wars-tray')";

/// Opens a table where nothing waits for an animation.
fn table(seats: &str, more: &str) -> Page {
    Page::open_table(&route(seats, more))
}

fn route(seats: &str, more: &str) -> String {
    format!("#/play/spell-wars?seats={seats}&seed=7&speed=instant&lang=en{more}")
}

fn attribute(page: &Page, name: &str) -> String {
    page.attribute(".table", name).unwrap_or_default()
}

/// What is asked, in words.
fn question(page: &Page) -> String {
    page.text(".spell-wars-tray h3")
}

#[test]
fn two_people_play_a_whole_match_around_one_device_and_the_curtain_keeps_their_secrets() {
    let page = table("person,person", "&quick=on");
    // Nothing of anybody's hand is there before the curtain is lifted.
    page.wait(".curtain");
    assert_eq!(page.count(".spell-wars-card"), 0);
    assert!(!page.text(".log").contains(':'), "the log tells what somebody drew");
    page.click(".curtain .button-main");
    page.wait(".spell-wars-hand");
    let mine = page.text(".spell-wars-hand .spell-wars-ribbon b");
    assert!(page.text(".log").contains(&mine), "the log does not tell its reader");
    page.play(Hands::Mouse, "document.querySelector('.curtain')");
    assert!(!page.text(".log").contains(&mine), "the log tells the other player's cards");
    assert_eq!(page.count(".spell-wars-card"), 0);

    let used = page.play(Hands::Mouse, NEVER);
    assert!(used > 20, "{used} clicks are no match");
    page.assert_over(2);
    page.screenshot("spell-wars-end");
}

/// The card at the end of a round.
const ROUND_CARD: &str = ".spell-wars-stage.is-token";

/// Fails unless the card at the end of a round says who has won it, what that pays and how all stand,
/// and waits for a person. `Go on` is pressed by the keyboard.
fn assert_round_card_waits(page: &Page) {
    page.wait(".playback-bar .button-main");
    assert_eq!(page.text(".playback-bar .button-main"), "Go on");
    let words = page.text(&format!("{ROUND_CARD} > p"));
    assert!(words.contains("is the Last Wizard Standing, and gains a token!"), "{words}");
    // How all stand is what the seats say, the token that was just won among it.
    let standings = page.js(&format!(
        "const won = (words) => Number(words.match(/(\\d+) tokens?/)?.[1] ?? 0);
         const card = [...document.querySelectorAll('{ROUND_CARD} .spell-wars-standings > li')]
             .map((one) => one.querySelector('b').textContent + ' ' + won(one.textContent));
         const seats = [...document.querySelectorAll('.seats > .seat')].map((one) =>
             one.querySelector('.seat-name').textContent + ' ' +
             one.querySelector('.seat-score > [aria-hidden]').textContent);
         return [card.join(), seats.join()];"
    ));
    assert!(standings[0] == standings[1] && standings[0] != "", "{standings}");
    let winner = words.split(" is the Last").next().expect("a name");
    assert!(
        (1..=2).any(|won| standings[0]
            .as_str()
            .is_some_and(|all| all.contains(&format!("{winner} {won}")))),
        "{winner} has won, and the standings are {standings}"
    );
    page.wait_gone(".table[data-fresh]");
    let told = page.text(".prompt");
    // An end of a round that waits for nobody is shown for 1.5 s, or as long as it is read: 4.5 s at most.
    std::thread::sleep(std::time::Duration::from_secs(5));
    assert_eq!((page.count(ROUND_CARD), page.text(".prompt")), (1, told), "it did not wait");
    page.press(Key::Enter);
    page.wait_gone(ROUND_CARD);
}

#[test]
#[ignore = "thorough: a way to play of its own"]
fn a_person_plays_a_whole_match_with_the_keyboard_alone_at_normal_speed() {
    let page = Page::open_table("#/play/spell-wars?seats=person,apprentice&seed=22&lang=en");
    page.watch_moments("spell-wars-stage.is-won");
    let card = format!("document.querySelector('{ROUND_CARD}')");
    let mut used = page.play(Hands::Keyboard, &card);
    page.screenshot("spell-wars-round-card");
    assert_round_card_waits(&page);
    // What is left is shown in the same way, and sooner.
    page.set_speed("fast");
    // Who wins is staged for as long as it takes to read, if nobody asks for what comes next.
    let staged = "document.querySelector('.spell-wars-stage.is-won')";
    let says = format!("{staged}?.textContent.includes(' wins the match!')");
    used += page.play(Hands::Keyboard, &says);
    assert!(used > 15, "{used} controls are no match");
    let won = page.moment_saying(" wins the match!");
    assert!(won.words.contains("tokens"), "{won:?}");
    won.assert_seen();
    page.assert_over(2);
}

#[test]
fn with_less_motion_the_end_of_a_round_is_a_still_card_that_waits() {
    let page = Visitor { reduced_motion: true, ..Visitor::default() }.open("#/");
    page.set_timeout(LONG);
    page.goto("#/play/spell-wars?seats=person,apprentice&seed=22&speed=normal&lang=en");
    page.wait(".table");
    page.play(Hands::Mouse, &format!("document.querySelector('{ROUND_CARD}')"));
    page.wait(ROUND_CARD);
    assert_eq!(page.js("return document.getAnimations().length;"), 0, "something moves");
    page.screenshot("spell-wars-round-card-still");
    assert_round_card_waits(&page);
}

#[test]
fn a_spell_is_put_together_by_dragging_and_its_questions_are_answered() {
    let page = Page::open("#/");
    cards_are_dragged_to_the_slots_of_their_type_and_back_at_normal_speed(&page);
    whom_a_spell_would_hit_is_shown_while_it_is_prepared(&page);
    a_question_in_the_middle_of_a_spell_outlives_a_reload(&page);
    a_creature_blocks_in_the_middle_of_anothers_spell(&page);
}

fn cards_are_dragged_to_the_slots_of_their_type_and_back_at_normal_speed(page: &Page) {
    page.open_another_table(
        "#/play/spell-wars?seats=person,apprentice&seed=7&speed=normal&lang=en",
    );
    page.wait(".spell-wars-prepare");
    let card = |kind: &str| format!(".spell-wars-group .spell-wars-pick:has(.is-{kind})");
    let slot = |n: usize| format!(".is-draft > .spell-wars-place:nth-child({n})");
    let filled = |n: usize| format!("{} .spell-wars-card:not(.is-empty)", slot(n));
    assert_eq!(page.count("[data-drop]"), 0, "nothing is held, and something takes it");

    // While a card is held, its slot shows that it takes it, and no other does.
    let source = page.wait(&card("source"));
    let beside = page.wait(".spell-wars-verbs");
    let chain = page.driver().action_chain();
    page.wait_on(chain.click_and_hold_element(&source).move_by_offset(0, -40).perform());
    page.wait(&format!("{}[data-drop]", slot(1)));
    assert_eq!(page.count("[data-drop]"), 1);
    // Let go elsewhere, it is where it was.
    page.wait_on(page.driver().action_chain().move_to_element_center(&beside).release().perform());
    page.wait_gone("[data-drop]");
    assert_eq!(page.count(&filled(1)), 0);

    page.drag(&card("source"), &slot(1));
    page.wait(&filled(1));
    page.drag(&card("quality"), &slot(1));
    assert_eq!(page.count(&filled(2)), 0, "a Quality lies on the Source's slot");
    page.drag(&card("quality"), &slot(2));
    page.wait(&filled(2));
    page.screenshot("spell-wars-dragged");
    page.drag(&slot(2), ".spell-wars-hand .spell-wars-pick:has(.is-wild)");
    page.wait_gone(&filled(2));
    assert_eq!(page.count(&filled(1)), 1);
    page.click(".spell-wars-verbs .button-main");
    page.wait_gone(".spell-wars-prepare");
}

/// Fails unless all elements found are wholly within the window, and nothing scrolls.
fn assert_in_view(page: &Page, css: &str, screen: &str) {
    let outside = page.js(&format!(
        "const inside = (box) => box.left >= -1 && box.top >= -1 &&
            box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
         const root = document.documentElement;
         if (root.scrollHeight > innerHeight + 1) return `the page is ${{root.scrollHeight}} high`;
         const all = [...document.querySelectorAll({css:?})];
         if (all.length === 0) return 'nothing is there';
         const out = all.find((one) => !inside(one.getBoundingClientRect()));
         return out ? `${{out.className}}: ${{out.textContent}}` : '';"
    ));
    assert_eq!(outside, "", "{css} at {screen}");
}

#[test]
#[ignore = "thorough: every size and every question"]
fn a_hand_is_wholly_in_view_and_the_card_under_the_pointer_is_enlarged_in_full() {
    for (width, height) in SIZES {
        for lang in ["en", "fr"] {
            let screen = format!("{width}x{height}-{lang}");
            let page = Visitor { size: (width, height), ..Visitor::default() }.open(&format!(
                "#/play/spell-wars?seats=person,adept,adept,adept&seed=7&speed=normal&lang={lang}"
            ));
            page.set_timeout(LONG);
            page.wait(".spell-wars-prepare");
            page.screenshot(&format!("spell-wars-hand-{screen}"));
            assert_eq!(page.count(".spell-wars-hand .spell-wars-pick"), 8, "{screen}");
            let all = ".spell-wars-hand .spell-wars-pick, .spell-wars-wizard, .spell-wars-place, \
                       .spell-wars-verbs";
            assert_in_view(&page, all, &screen);
            let places = "return JSON.stringify([...document.querySelectorAll('.spell-wars-pick')]
                .map((one) => one.getBoundingClientRect()));";
            let before = page.js(places);
            for nth in [1, 6] {
                let card = page.js(&format!(
                    "return [...document.querySelectorAll('.spell-wars-pick')].indexOf(
                        document.querySelectorAll('.spell-wars-hand .spell-wars-pick')[{nth}]);"
                ));
                assert_eq!(card, nth);
                let button = page.driver().find_all(thirtyfour::By::Css(".spell-wars-pick"));
                let button = page.wait_on(button).swap_remove(nth);
                let chain = page.driver().action_chain().move_to_element_center(&button);
                page.wait_on(chain.perform());
                let shown = ".spell-wars-pick:hover > .spell-wars-card";
                assert_in_view(&page, shown, &screen);
                let cut = page.js(&format!(
                    "const card = document.querySelector({shown:?});
                     return card.scrollHeight - card.clientHeight;"
                ));
                assert!(cut.as_f64().is_some_and(|cut| cut <= 1.0), "{cut} px at {screen}");
                assert_eq!(page.js(places), before, "cards moved at {screen}");
                // Escape puts it away though the mouse is at rest on it.
                let width = format!(
                    "return document.querySelector({shown:?}).getBoundingClientRect().width;"
                );
                let enlarged = page.js(&width);
                page.press(Key::Escape);
                page.rest();
                assert!(page.js(&width).as_f64() < enlarged.as_f64(), "it stays at {screen}");
            }
            page.screenshot(&format!("spell-wars-enlarged-{screen}"));
            page.click(".spell-wars-pick:has(.is-destination)");
            page.wait(".spell-wars-verbs .button-main");
            assert_in_view(&page, &format!("{all}, .spell-wars-verbs button"), &screen);
        }
    }
}

fn whom_a_spell_would_hit_is_shown_while_it_is_prepared(page: &Page) {
    page.open_another_table(
        "#/play/spell-wars?seats=person,adept,adept&seed=7&speed=normal&lang=en",
    );
    page.wait(".spell-wars-prepare");
    assert_eq!(page.count(".spell-wars-preview"), 0);
    let picks = ".spell-wars-hand .spell-wars-pick";
    let aimed = page.js(&format!(
        "const all = [...document.querySelectorAll({picks:?})];
         return all.findIndex((one) => /your left-hand opponent/i.test(one.textContent));"
    ));
    let aimed = aimed.as_u64().and_then(|at| usize::try_from(at).ok()).expect("a card to the left");
    let cards = page.wait_on(page.driver().find_all(thirtyfour::By::Css(picks)));
    page.wait_on(cards[aimed].click());
    let preview = page.text(".spell-wars-wizards > :first-child .spell-wars-preview");
    assert!(preview.contains("Your left-hand opponent"), "{preview}");
    assert_eq!(page.count(".spell-wars-preview"), 1, "the other one is not at the left");
    page.wait_on(cards[aimed].click());
    page.wait_gone(".spell-wars-preview");
}

#[test]
#[ignore = "thorough: what is drawn, frame by frame"]
fn damage_flies_to_who_suffers_it_at_normal_speed_and_the_name_of_the_spell_stays() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.js("window.__flown = []; window.__names = [];
         const look = () => {
             const flag = document.querySelector('.spell-wars-change.is-flying');
             if (flag) window.__flown.push(flag.style.getPropertyValue('--from-y') +
                 flag.style.getPropertyValue('--from-x'));
             const named = document.querySelector('.spell-wars-banner q')?.textContent;
             const acting = document.querySelector('.is-casting')?.dataset.seat;
             if (named && acting) window.__names.push(acting + ' ' + named);
             requestAnimationFrame(look);
         };
         look();");
    page.goto(
        "#/play/spell-wars?seats=apprentice,apprentice,apprentice&seed=7&speed=normal&lang=en",
    );
    page.wait_until("window.__flown.length > 10");
    let still = page.js("return window.__flown.every((from) => /^0px0px$/.test(from));");
    assert_eq!(still, false, "it does not come from anywhere");
    // A spell with a Destination does not end in a magic word once its Creature stays.
    let turned = page.js("return window.__names.find((name, at) => /… /.test(name) && at > 0 &&
             window.__names[at - 1][0] === name[0] && !/… /.test(window.__names[at - 1])) ?? '';");
    assert_eq!(turned, "");
}

#[test]
#[ignore = "thorough: what is drawn, frame by frame"]
fn a_death_and_the_last_wizard_standing_are_staged_with_who_and_what_they_are_paid() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.watch_moments("spell-wars-stage.is-won");
    page.goto("#/play/spell-wars?seats=novice,novice&seed=7&speed=fast&lang=en");
    let death = page.moment("is-tomb");
    assert!(death.words.contains(" is dead"), "{death:?}");
    let won = page.moment("is-token");
    assert!(won.words.contains("Last Wizard Standing") && won.words.contains("token"), "{won:?}");
    for moment in [death, won] {
        moment.assert_seen();
    }
}

#[test]
#[ignore = "thorough: every size and every question"]
fn on_a_phone_the_attacking_card_and_ones_own_life_are_in_view_while_a_block_is_asked() {
    for (width, height) in [(360, 640), (740, 360)] {
        let page = Visitor { size: (width, height), ..Visitor::default() }.open("#/");
        page.set_timeout(LONG);
        page.goto(&route("person,person,person", ""));
        let block = "/damage. Block it\\?/.test(document.querySelector('.spell-wars-tray h3')?.textContent)";
        page.play(Hands::Mouse, &format!("{block} || document.querySelector('.game-over')"));
        page.wait(".spell-wars-tray");
        let screen = format!("{width}x{height}");
        page.screenshot(&format!("spell-wars-block-{screen}"));
        let all = ".spell-wars-wizard, .spell-wars-tray, .spell-wars-stage";
        assert_in_view(&page, all, &screen);
        let covered = page.js(
            "const line = document.querySelector('.spell-wars-stage li.is-lit, .spell-wars-stage .is-lit');
             const box = line.getBoundingClientRect();
             const there = document.elementFromPoint(box.left + box.width / 2, box.top + 4);
             return !line.contains(there) && !there?.contains(line);",
        );
        assert_eq!(covered, false, "the attacking card is covered at {screen}");
    }
}

fn a_question_in_the_middle_of_a_spell_outlives_a_reload(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    page.play(Hands::Mouse, ASKED);
    let (turn, asked) = (attribute(page, "data-ply"), question(page));
    let stage = page.text(".spell-wars-stage");
    let lit = page.count(".spell-wars-stage .is-lit");
    page.screenshot("spell-wars-question");
    page.reload();
    // What is asked before everybody needs no curtain, and then all is as it was.
    page.wait(".spell-wars-tray, .curtain");
    if page.count(".curtain") > 0 {
        page.click(".curtain .button-main");
    }
    page.wait(".spell-wars-tray");
    assert_eq!(attribute(page, "data-ply"), turn);
    assert_eq!(question(page), asked);
    assert_eq!(page.text(".spell-wars-stage"), stage);
    assert_eq!(page.count(".spell-wars-stage .is-lit"), lit);
    page.play(Hands::Mouse, &format!("document.querySelector('.table').dataset.ply > {turn}"));
}

#[test]
#[ignore = "thorough: every size and every question"]
fn every_question_is_in_view_and_its_answers_within_reach() {
    let saves = saves_of_fewest_and_most::<SpellWars>(|state, seat| {
        let view = SpellWars::view(state, Viewer::Seat(seat));
        let many = if count_legal::<SpellWars>(state, seat) > 6 { "-many" } else { "" };
        let ask = view.pending.ask?;
        Some(format!("{:?}-{}{many}", view.table.phase, variant(&ask.decision)))
    });
    assert!(saves.len() > 20, "{:?}", saves.keys());
    let own = [".spell-wars-own .spell-wars-wizard"];
    let read = [".spell-wars-stage .spell-wars-card.is-lit", ".spell-wars-stage .spell-wars-dice"];
    let sought =
        Sought { tray: ".spell-wars-tray", in_view: &own, read: &read, ..Sought::default() };
    let unseen = find_unseen(&saves, sought);
    assert!(unseen.is_empty(), "{}", unseen.join("\n"));
}

fn a_creature_blocks_in_the_middle_of_anothers_spell(page: &Page) {
    page.open_another_table(&route("person,person,person", ""));
    let block =
        "/damage. Block it\\?/.test(document.querySelector('.spell-wars-tray h3')?.textContent)";
    page.play(Hands::Mouse, &format!("{block} || document.querySelector('.game-over')"));
    page.wait(".spell-wars-tray");
    page.screenshot("spell-wars-block");
    // It is asked before everybody: nobody's hand is seen, and the spell stays in sight.
    assert_eq!(page.count(".curtain, .spell-wars-hand"), 0);
    page.wait(".spell-wars-stage");
    assert!(page.text(".spell-wars-answers .is-no").contains('→'), "what it costs is not said");
    page.click(".spell-wars-answers .spell-wars-pick");
    page.wait_until(&format!("!({block})"));
    assert!(page.text(".log").contains(", and is gone."), "none blocked");
}

#[test]
#[ignore = "thorough: a way of its own"]
fn names_of_spells_are_read_aloud_if_chosen_and_the_setting_is_stored() {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.js("window.__read = [];
         SpeechSynthesis.prototype.speak = (spoken) => window.__read.push(spoken.text);");
    page.goto("#/play/spell-wars?seats=apprentice,apprentice&seed=7&speed=fast&lang=en");
    page.wait(".table");
    let settings = ".table-tools > :last-child";
    page.click(settings);
    page.click_named("label", "Read the names of spells aloud");
    page.click(".dialog .button-main");
    page.wait_until("window.__read.length > 0");
    let name = page.js("return window.__read[0];");
    let name = name.as_str().unwrap_or_default();
    assert!(page.text(".log").contains(&format!("casts {name}")), "{name:?} was read");
    page.reload();
    page.click(settings);
    page.wait("dialog[open]");
    let kept = page.js("return [...document.querySelectorAll('dialog label')]
             .find((label) => label.textContent.includes('aloud')).control.checked;");
    assert_eq!(kept, true);
}

#[test]
#[ignore = "thorough: every size and every question"]
fn a_phone_shows_six_wizards_whole_and_big_enough_to_touch() {
    let page = Visitor { reduced_motion: true, ..Visitor::with_phone() }.open("#/");
    page.set_timeout(LONG);
    page.goto(&route("person,apprentice,apprentice,apprentice,apprentice,apprentice", ""));
    page.wait(".spell-wars-hand");
    for screen in ["hand", "asked"] {
        page.screenshot(&format!("spell-wars-{screen}-phone"));
        page.assert_no_sideways_scroll();
        page.assert_touchable(".spell-wars button", screen);
        page.play(Hands::Mouse, ASKED);
    }
}

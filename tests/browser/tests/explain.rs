//! Pieces explain themselves where they stand, and what cannot be done says why.

use std::time::Duration;

use browser_tests::{Key, LONG, Page, Visitor};
use conclave_rules::games::IDS;
use conclave_rules::games::dice_arena::{self, DiceArena, First, Landed, ThrowIntent};
use conclave_rules::games::spell_wars::cards::Slot;
use conclave_rules::games::spell_wars::{self, SpellWars};
use conclave_rules::table::{Play, Rules, Seat, Seed, Setup};
use conclave_session::saves::Save;
use conclave_session::{Controller, Player, Session};
use serde_json::{Value, json};

/// A game of the register at the beginning: its address, a piece of its board, and what is said of it.
struct Game {
    route: &'static str,
    board: &'static str,
    piece: &'static str,
    says: [&'static str; 2],
}

const GAMES: [Game; IDS.len()] = [
    Game {
        route: "#/play/elfenwizards?seats=person,person,person&seed=7",
        board: ".elfenwizards",
        piece: "[data-box=grey] h3",
        says: ["Grey magic", "4 pips for each token; tokens left in the box: 12."],
    },
    Game {
        route: "#/play/spell-wars?seats=person,apprentice&seed=7",
        board: ".spell-wars",
        piece: ".spell-wars-own .spell-wars-gauge .is-life",
        says: ["Life", "Now: 20 of at most 25."],
    },
    Game {
        route: "#/play/wizards-gambit?seats=person,apprentice&seed=7",
        board: ".wizards-gambit",
        piece: ".wizards-gambit-front",
        says: ["In front of a wizard", "Cards now: 5."],
    },
    Game {
        route: "#/play/dice-arena?seats=person,person&seed=7",
        board: ".dice-arena",
        piece: ".dice-arena-reserve",
        says: ["Your dice", "Left: 8."],
    },
];

#[test]
#[ignore = "thorough: the register"]
fn each_game_of_the_register_is_looked_at() {
    for (game, id) in GAMES.iter().zip(IDS) {
        assert!(game.route.starts_with(&format!("#/play/{id}?")), "{id}: {}", game.route);
    }
}

/// What stands beside a piece now.
const SHOWN: &str = "#explanation[data-shown]";

/// Opens a game at normal speed, and waits until somebody can play.
fn open(visitor: Visitor, route: &str, language: &str) -> Page {
    let page = visitor.open(&format!("{route}&lang={language}&speed=normal"));
    page.set_timeout(LONG);
    wait_for_turn(&page);
    page
}

/// Opens another game in the same page, in the same way.
fn open_another(page: &Page, route: &str, language: &str) {
    page.open_another_table(&format!("{route}&lang={language}&speed=normal"));
    wait_for_turn(page);
}

fn wait_for_turn(page: &Page) {
    // Where all decide at once, the bots have.
    page.wait(".table:not([data-showing], [data-acting*=',']) .prompt-yours");
    page.wait_gone(".table[data-fresh]");
}

/// Where the board and all its pieces are laid out: whatever is explained, nothing moves.
fn layout(page: &Page, board: &str) -> Value {
    page.js(&format!(
        "return [...document.querySelectorAll('{board}, {board} *, .table-bar, .seats')]
             .filter((at) => at instanceof HTMLElement)
             .map((at) => [at.offsetLeft, at.offsetTop, at.offsetWidth, at.offsetHeight]);"
    ))
}

fn assert_says(page: &Page, words: &[&str]) {
    for words in words {
        page.wait_until(&format!(
            "document.querySelector('{SHOWN}')?.innerText.includes({})",
            json!(words)
        ));
    }
    // All of it is to be seen.
    let inside = page.js(&format!(
        "const {{ left, top, right, bottom }} = document.querySelector('{SHOWN}').getBoundingClientRect();
         return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;"
    ));
    assert_eq!(inside, true, "the explanation lies beyond the window");
}

#[test]
fn a_mouse_that_rests_has_a_piece_explained_and_what_cannot_be_done_says_why_and_nothing_moves() {
    let page = Page::open("#/");
    for game in &GAMES {
        open_another(&page, game.route, "en");
        let (ply, before) = (page.ply(), layout(&page, game.board));
        page.point_at(game.piece);
        assert_says(&page, &game.says);
        assert!(layout(&page, game.board) == before, "{}: something has moved", game.board);
        page.point_at(".table-title");
        page.wait_gone(SHOWN);
        page.click("[data-explain=undo]");
        assert_says(&page, &["There is nothing to take back"]);
        assert_eq!(page.ply(), ply);
        assert!(layout(&page, game.board) == before, "{}: something has moved", game.board);
    }
}

fn fingers_have_pieces_explained_in_french_and_play_nothing() {
    let page = open(Visitor::with_phone(), GAMES[0].route, "fr");
    let piece = GAMES[0].piece;
    let says = ["Magie grise", "4 points de dé par jeton\u{a0}; jetons restants\u{a0}: 12."];
    // A finger that rests.
    page.touch(piece, Duration::from_millis(1500));
    assert_says(&page, &says);
    // The next touch is one again.
    page.touch(".table-title", Duration::from_millis(60));
    page.wait_gone(SHOWN);
    // A tap while "What is this?" is on.
    page.touch("[data-explain=what]", Duration::from_millis(60));
    page.wait(SHOWN);
    assert_eq!(page.attribute("[data-explain=what]", "aria-pressed").as_deref(), Some("true"));
    page.touch(piece, Duration::from_millis(60));
    assert_says(&page, &says);
    page.touch("[data-explain=what]", Duration::from_millis(60));
    page.wait_gone(SHOWN);
    page.wait_until("!document.documentElement.hasAttribute('data-explaining')");
    assert_eq!(page.ply(), 0);
}

#[test]
#[ignore = "thorough: every game"]
fn a_finger_that_rests_has_a_piece_explained_and_plays_nothing() {
    for game in &GAMES[1..] {
        let page = open(Visitor::with_phone(), game.route, "en");
        let ply = page.ply();
        page.touch(game.piece, Duration::from_millis(1500));
        assert_says(&page, &game.says);
        assert_eq!(page.ply(), ply);
    }
}

#[test]
fn keyboard_and_fingers_have_pieces_explained() {
    let page = open(Visitor::default(), GAMES[0].route, "en");
    what_the_keyboard_rests_at_is_described_and_then_shown(&page);
    the_keyboard_alone_reaches_every_piece_while_what_is_this_is_on(&page);
    fingers_have_pieces_explained_in_french_and_play_nothing();
}

fn the_keyboard_alone_reaches_every_piece_while_what_is_this_is_on(page: &Page) {
    open_another(page, GAMES[0].route, "en");
    page.press("w");
    page.wait("[data-explaining]");
    page.js("document.querySelector('.table-board').focus()");
    page.press(Key::Tab);
    assert_says(page, &["High Druid", "10 points a round."]);
    page.js("document.querySelector('.elfenwizards-tray .button-main').focus()");
    page.press(Key::Enter);
    assert_says(page, &["Roll"]);
    assert_eq!(page.ply(), 0, "Enter explains");
    page.press(Key::Escape);
    page.wait_until("!document.documentElement.hasAttribute('data-explaining')");
    assert_eq!(page.count("[data-explain-stop]"), 0);
    page.press(Key::Enter);
    page.wait_until("document.querySelector('.table').dataset.ply === '1'");
}

/// In a page that has only just been loaded: the keyboard comes from its very beginning.
fn what_the_keyboard_rests_at_is_described_and_then_shown(page: &Page) {
    page.press(Key::Tab);
    page.press(Key::Tab);
    page.wait_until(
        "document.activeElement.getAttribute('aria-describedby') === 'explanation'
             && document.querySelector('#explanation').textContent.includes('The game is saved')",
    );
    assert_says(page, &["Home"]);
    page.press(Key::Tab);
    page.wait_until("document.querySelectorAll('[aria-describedby=explanation]').length <= 1");
}

#[test]
fn what_the_rules_refuse_is_refused_in_words() {
    let page = Page::open("#/");
    a_wizard_that_is_pressed_before_the_roll_says_that_something_else_is_asked(&page);
    an_ingredient_that_a_spell_does_not_lack_is_refused_in_words(&page);
    a_second_source_is_refused_in_words(&page);
    a_die_that_immobulus_holds_is_refused_in_words(&page);
}

fn a_wizard_that_is_pressed_before_the_roll_says_that_something_else_is_asked(page: &Page) {
    open_another(page, GAMES[0].route, "en");
    page.click("span.elfenwizards-spot[data-try]");
    assert_says(page, &["Something else is to be decided now."]);
    assert_eq!(page.ply(), 0);
}

fn an_ingredient_that_a_spell_does_not_lack_is_refused_in_words(page: &Page) {
    open_another(page, GAMES[2].route, "en");
    let other = ".wizards-gambit-pool .wizards-gambit-spell:not(.is-target) .wizards-gambit-cover";
    let cards = page
        .js("return [...document.querySelectorAll('.wizards-gambit-pick.is-ingredient')]
             .map((card) => card.dataset.drag);");
    let cards = cards.as_array().expect("a hand").iter().filter_map(Value::as_str);
    let fits_not_all = cards.into_iter().any(|card| {
        page.click(&format!("[data-drag='{card}']"));
        page.wait(&format!("[data-drag='{card}'].is-held"));
        page.count(".wizards-gambit-spell.is-target") > 0 && page.count(other) > 0
    });
    assert!(fits_not_all, "every ingredient goes on every spell");
    page.click(other);
    assert_says(page, &["No open rune takes this ingredient."]);
    assert_eq!(page.ply(), 0);
}

/// Whether the explanation covers something.
fn covers(page: &Page, css: &str) -> bool {
    page.js(&format!(
        "const [a, b] = ['{SHOWN}', '{css}'].map((css) => document.querySelector(css).getBoundingClientRect());
         return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;"
    ))
    .as_bool()
    .expect("yes or no")
}

#[test]
#[ignore = "thorough: a piece of its own"]
fn a_card_that_is_looked_at_has_its_parts_explained_beside_it() {
    let creature = ".spell-wars-hand .spell-wars-pick:has(.spell-wars-initiative)";
    let parts = ["Destination", "Initiative", "Result of a roll"];
    let page = open(Visitor::default(), GAMES[1].route, "en");
    page.point_at(creature);
    assert_says(&page, &parts);
    assert!(!covers(&page, &format!("{creature} > .spell-wars-card")), "over the card");
    page.point_at(".table-title");
    page.wait_gone(SHOWN);
    page.press(Key::Tab);
    page.js(&format!("document.querySelector('{creature}').focus();"));
    assert_says(&page, &parts);
    assert!(!covers(&page, &format!("{creature}:focus > .spell-wars-card")), "over the card");

    let page = open(Visitor::with_phone(), GAMES[1].route, "en");
    page.touch(creature, Duration::from_millis(2500));
    assert_says(&page, &parts);
    assert_eq!(page.count(".spell-wars-pick.is-picked"), 0, "a finger that rests plays nothing");

    let page = open(Visitor::default(), GAMES[2].route, "en");
    page.point_at(".wizards-gambit-pool .wizards-gambit-spell");
    assert_says(&page, &["Spell of the reserve", "Spell points"]);
    assert!(!covers(&page, ".wizards-gambit-pool .wizards-gambit-spell"), "over the card");
}

/// Opens a game of two people of which this has been played.
fn open_kept<G: Rules>(page: &Page, options: G::Options, actions: Vec<(Seat, G::Action)>) {
    let person = |name: &str| Player { name: name.to_owned(), controller: Controller::Person };
    let setup = Setup { seats: 2, options };
    let players = vec![person("Ada"), person("Bo")];
    let mut session = Session::<G>::begin(setup, Seed(7), players).expect("a game");
    for (seat, action) in actions {
        session.act(seat, &[action]).expect("the rules allow it");
    }
    page.goto("#/");
    page.wait_gone(".table");
    page.store("conclave:save:kept", &Save::of(&session, "", 1, 1).seal());
    page.goto("#/game/kept");
    page.wait(".table");
}

fn a_second_source_is_refused_in_words(page: &Page) {
    let setup = Setup { seats: 2, options: Default::default() };
    let begun = Play::<SpellWars>::begin(setup, Seed(7)).expect("a game");
    let source = |action: &spell_wars::Action| matches!(action, spell_wars::Action::Place { card, slot: Slot::Source } if !card.is_wild());
    let place = begun.legal(Seat(0)).into_iter().find(source).expect("a Source in the hand");
    open_kept::<SpellWars>(page, Default::default(), vec![(Seat(0), place)]);
    page.click_named(".curtain .button", "I am Ada");
    let other = ".spell-wars-hand [data-try] .is-source";
    page.wait(other);
    let ply = page.ply();
    page.js(&format!("document.querySelector('{other}').closest('button').scrollIntoView();"));
    page.click(".spell-wars-hand [data-try]:has(.is-source)");
    assert_says(page, &["There is a card in that place already."]);
    assert_eq!(page.ply(), ply);
}

fn a_die_that_immobulus_holds_is_refused_in_words(page: &Page) {
    // Two dice show Immobulus and stay; Accio may take any die but those.
    let landed = |letters: &str| {
        let showing = letters.parse().expect("dice");
        (Seat::CHANCE, dice_arena::Action::Landed(Landed { showing, ..Landed::default() }))
    };
    let throw = |seat| (Seat(seat), dice_arena::Action::Throw(ThrowIntent::default()));
    let stop = |seat| (Seat(seat), dice_arena::Action::Stop);
    let actions = [
        vec![landed("I"), throw(0), landed("II")],
        vec![throw(1), landed("IIL"), stop(1)],
        vec![throw(0), landed("IILW"), stop(0)],
        vec![throw(1), landed("IILWA"), throw(1), landed("IILWAA")],
    ];
    let options = dice_arena::Options { first: First::Chosen(Seat(0)), ..Default::default() };
    open_kept::<DiceArena>(page, options, actions.concat());
    let held = ".dice-arena-list [data-try]";
    page.wait(".dice-arena-choice");
    page.wait_gone(".table[data-fresh]");
    let ply = page.ply();
    page.click(held);
    assert_says(page, &["Immobulus holds that die."]);
    assert_eq!(page.ply(), ply);
}

#[test]
#[ignore = "thorough: a piece of its own"]
fn a_die_in_the_arena_is_explained_under_the_pointer_and_beside_it_the_floor() {
    let [.., game] = &GAMES;
    let page = open(Visitor::default(), game.route, "en");
    let symbol = page.text(".dice-arena-list li:not(.is-none) .dice-arena-row");
    // From above the dice are elements, whose place is known.
    if page.count(".dice-arena-picture canvas") == 1 {
        page.click_named(".dice-arena-views button", "Look from above");
    }
    page.point_at(".dice-arena-picture .dice-arena-die");
    assert_says(&page, &[symbol.trim()]);
    page.point_at(".dice-arena-floor");
    assert_says(&page, &["Dice over the rim are lost."]);
}

#[test]
#[ignore = "thorough: a piece of its own"]
fn the_curtain_explains_itself() {
    let route = "#/play/wizards-gambit?seats=person,person&seed=7";
    for (language, said) in [("en", "so that nobody sees"), ("fr", "Rideau")] {
        let page = Visitor::default().open(&format!("{route}&lang={language}"));
        page.wait(".curtain");
        page.point_at(".curtain p");
        assert_says(&page, &[said]);
        page.point_at(".table-title");
        page.wait_gone(SHOWN);
        // Who comes to its button by keyboard is told, too.
        page.js("document.querySelector('.table-tools button:last-of-type').focus();");
        page.press(Key::Tab);
        page.wait_until("document.activeElement.closest('.curtain, .table')");
        page.js("document.querySelector('.curtain .button').focus();");
        assert_says(&page, &[said]);
        page.press(Key::Enter);
        page.wait_gone(".curtain");
        page.wait_gone(SHOWN);
    }
}

#[test]
#[ignore = "thorough: a piece of its own"]
fn set_up_explains_levels_and_variants() {
    let page = Visitor::default().open("#/new/elfenwizards?lang=en");
    page.point_at("[data-explain=cheap-grey]");
    assert_says(&page, &["Softer grey magic", "3 pips instead of 4"]);
    page.point_at("select[data-explain^=level]");
    page.wait_until(&format!("document.querySelector('{SHOWN}')?.innerText.match(/Human|bot/)"));
}

#[test]
#[ignore = "thorough: a piece of its own"]
fn what_is_pointed_at_while_the_page_scrolls_is_explained_when_it_has_stopped() {
    let page = Visitor::default().open("#/new/elfenwizards?lang=en");
    // The explanations are there.
    page.point_at("[data-explain=cheap-grey]");
    page.wait(SHOWN);
    page.js(
        "document.querySelector('select[data-explain^=level]').addEventListener(
             'pointerover', () => scrollBy({ top: scrollY ? -1 : 1, behavior: 'instant' }), { once: true });",
    );
    page.point_at("select[data-explain^=level]");
    page.wait_until(&format!("document.querySelector('{SHOWN}')?.innerText.match(/Human|bot/)"));
}

//! What is seen of a game while it goes on at normal speed: whose turn it is, what one has oneself, who
//! leads; and that it can be stopped, and seen again.

use browser_tests::{Hands, LONG, Page, Visitor};
use conclave_rules::games::IDS;

/// A person must decide, and all is shown.
const ASKED: &str =
    "document.querySelector('.table:not([data-showing])')?.dataset.acting.split(',').includes('0')";

/// What others have done is being shown.
const OTHERS: &str =
    "document.querySelector('.table[data-showing] .seat-acting:not(:first-child)')";

fn route(game: &str, seats: &str) -> String {
    format!("#/play/{game}?seats={seats}&seed=7&speed=normal&lang=en")
}

/// Opens a table whose story is watched.
fn watched(game: &str, seats: &str) -> Page {
    let page = Page::open("#/");
    page.set_timeout(LONG);
    page.watch_story();
    page.goto(&route(game, seats));
    page.wait(".table");
    page
}

#[test]
#[ignore = "thorough: what is shown, event by event"]
fn the_frame_of_who_acts_does_not_run_ahead_of_what_is_told_at_normal_speed() {
    // What only those do whose turn it is.
    let verbs = |game| match game {
        "elfenwizards" => &["rolls", "accepts", "has placed", "places", "passes"][..],
        "spell-wars" => &["casts", "targets"],
        "wizards-gambit" => {
            &["plays", "draws", "claims", "releases", "protects", "negates", "destroys"]
        }
        _ => &["casts", "takes"],
    };
    for game in IDS {
        let page = watched(game, "novice,novice,novice");
        page.hurry_until("window.__story.length > 60");
        let mut ahead = 0;
        let mut acted = Vec::new();
        let mut story = page.story();
        // A sentence stands on while the next one's dice roll, which are told when they lie still.
        story.dedup_by(|told, before| told.words == before.words);
        for told in story {
            // Who is told to do something of their own is who the frame is at.
            let Some((name, rest)) = told.words.split_once(' ') else { continue };
            if verbs(game).iter().any(|verb| rest.starts_with(verb)) {
                assert_eq!(told.framed, [name], "{game}: {told:?}");
                ahead += usize::from(told.next != [name]);
                acted.push(name.to_owned());
            }
        }
        assert!(ahead > 2, "{game} itself was never ahead of what is told: {ahead}");
        acted.sort();
        acted.dedup();
        assert_eq!(acted.len(), 3, "not everybody has acted in {game}: {acted:?}");
    }
}

/// From now on notes, in every frame in which others act, how many cards of one's own hand are there and
/// which of them are not to be seen: beside the page, or under something else.
const WATCH_HAND: &str = "
    window.__hand = { looks: 0, least: Infinity, unseen: [] };
    const look = () => {
        requestAnimationFrame(look);
        // What has just appeared takes no press: what lies where is not known then.
        if (document.querySelector('.table[data-fresh]')) return;
        const others = document.querySelector('.seat-acting:not(:first-child)');
        if (!others || document.querySelector('.seat-acting:first-child')) return;
        const cards = [...document.querySelectorAll(CARDS)];
        window.__hand.looks += 1;
        window.__hand.least = Math.min(window.__hand.least, cards.length);
        for (const card of cards) {
            const { left, top, right, bottom } = card.getBoundingClientRect();
            const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
            const seen = document.elementFromPoint(left + 6, top + 6);
            if ((!inside || !card.contains(seen)) && window.__hand.unseen.length < 5)
                window.__hand.unseen.push([left, top, right, bottom].map(Math.round).join(' ') +
                    `: ${card.textContent} ${inside ? `under ${seen?.className}` : ''}`);
        }
    };
    look();";

#[test]
#[ignore = "thorough: what is shown, event by event"]
fn ones_own_hand_stays_in_view_while_bots_act_at_normal_speed() {
    let hands = [
        ("spell-wars", "person,apprentice", ".spell-wars-own .spell-wars-pick"),
        ("wizards-gambit", "person,apprentice", ".wizards-gambit-hand .wizards-gambit-pick"),
    ];
    for (game, seats, cards) in hands {
        for size in [(1280, 800), (360, 640)] {
            let touch = size.0 < 800;
            let page = Visitor { size, touch, ..Visitor::default() }.open(&route(game, seats));
            page.set_timeout(LONG);
            page.wait(".table");
            page.play(Hands::Mouse, OTHERS);
            page.js(&WATCH_HAND.replace("CARDS", &format!("'{cards}'")));
            page.wait_until("window.__hand.looks > 0");
            page.screenshot(&format!("own-hand-{game}-{}", size.0));
            page.hurry_until(ASKED);
            let hand = page.js("return window.__hand;");
            let what = format!("{game} at {size:?}: {hand}");
            assert_eq!(hand["unseen"], serde_json::json!([]), "{what}");
            assert!(hand["least"].as_u64().is_some_and(|least| least > 1), "{what}");
        }
    }
}

/// All that is kept and shown of the game.
fn state_of(page: &Page) -> String {
    let state = page.js(
        "const { ply, acting, outcome } = document.querySelector('.table').dataset;
         const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('conclave:save'));
         return JSON.stringify([ply, acting, outcome, kept.sort(),
             document.querySelector('.seats').textContent,
             document.querySelector('.table-board').textContent,
             [...document.querySelectorAll('.log-line')].map((line) => line.textContent)]);",
    );
    state.as_str().expect("a state").to_owned()
}

#[test]
#[ignore = "thorough: what is shown, event by event"]
fn what_is_shown_can_be_stopped_and_shown_again_without_a_change_at_normal_speed() {
    for (game, seats) in
        [("spell-wars", "person,apprentice"), ("wizards-gambit", "person,novice,novice")]
    {
        let page = watched(game, seats);
        // The pause holds the event for longer than any is shown. (Others may be done before one comes to it.)
        const PAUSE: &str = "document.querySelector('.playback-controls [aria-label=Pause]')";
        loop {
            page.play(Hands::Mouse, OTHERS);
            if page.reach_if_there(PAUSE, Hands::Mouse)
                && page.count(".playback-controls [aria-label='Go on']") == 1
            {
                break;
            }
        }
        let shown = "return document.querySelector('.table-board').textContent +
            document.querySelector('.prompt').textContent + document.querySelectorAll('.log-line').length;";
        let held = page.js(shown);
        std::thread::sleep(std::time::Duration::from_secs(6));
        assert_eq!(page.js(shown), held, "{game}: it went on by itself");
        page.click(".playback-controls [aria-label='Go on']");
        page.wait_until(&format!("(() => {{ {shown} }})() !== {held}"));
        page.wait(".table[data-showing], .playback-controls [data-explain=again]");
        page.hurry_until(ASKED);

        let told = |page: &Page| {
            let mut words: Vec<String> = page.story().into_iter().map(|told| told.words).collect();
            // A sentence stands on while something is shown that needs no other.
            words.dedup();
            words
        };
        let first = told(&page);
        let state = state_of(&page);
        page.click(".playback-controls [data-explain=again]");
        page.wait(".table[data-showing]");
        assert_ne!(state_of(&page), state, "{game}: nothing is shown again");
        page.hurry_until(ASKED);
        let again = told(&page);
        assert!(again.len() > 2, "{game}: that is no story: {again:?}");
        assert!(first.ends_with(&again), "{game}: {again:#?} was shown again of {first:#?}");
        assert_eq!(state_of(&page), state, "{game}: it has changed");
    }
}

/// For each seat what is said there of what counts, and whether it is marked as leading; and what the score
/// sheet says, which is open. What is too small to be read, or beside the page, is not said.
const STANDINGS: &str = r"
    scrollTo(0, 0);
    const number = (element) => Number(element?.textContent.match(/\d+/)?.[0] ?? NaN);
    const seen = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left >= 6
            && bottom - top >= 10 && parseFloat(getComputedStyle(element).fontSize) >= 11;
    };
    const tokens = (at) => [...document.querySelectorAll(
        `.spell-wars-wizard[data-seat='${at}'] .spell-wars-marks > svg`)];
    const seats = [...document.querySelectorAll('.seats > .seat')].map((seat, at) => {
        // Tokens lie before the wizards, whose panels stand for the seats.
        const wizard = document.querySelector(`.spell-wars-wizard[data-seat='${at}']`);
        const leads = (wizard ?? seat).querySelector('.seat-leads') !== null;
        if (wizard) return [tokens(at).filter(seen).length, leads];
        const said = seat.querySelector('.seat-score > [aria-hidden], .dice-arena-front > :not(.dice-arena-count)');
        return [said && seen(said) ? number(said) : null, leads];
    });
    const rows = [...document.querySelectorAll(
        'dialog[open] tbody > tr, dialog[open] .wizards-gambit-sheet > li'
    )].map((row) => number(row.querySelector('.wizards-gambit-points, td > b') ?? row.querySelector('td')));
    return { seats, rows };";

#[test]
#[ignore = "thorough: what is shown, event by event"]
fn who_leads_and_by_how_much_is_read_at_the_seats_and_is_what_the_score_sheet_says() {
    for game in IDS {
        let page = Page::open_table(&format!(
            "#/play/{game}?seats=person,novice,novice&seed=7&speed=instant&lang=en"
        ));
        // Until they do not all stand alike.
        page.play(
            Hands::Mouse,
            "document.querySelector('.table:not([data-showing])') && new Set([...document.querySelectorAll('.seat')].map((seat) =>
                 seat.querySelector('.seat-score, .dice-arena-front > :not(.dice-arena-count)')?.textContent)).size > 1",
        );
        for (width, height) in [(1280, 800), (360, 640)] {
            page.resize(width, height);
            page.click(".table-tools [data-explain=sheet]");
            page.wait("dialog[open]");
            let found = page.js(STANDINGS);
            let what = format!("{game} at {width}×{height}: {found}");
            let all: Vec<(Option<f64>, bool)> =
                serde_json::from_value(found["seats"].clone()).expect(&what);
            let sheet: Vec<f64> = serde_json::from_value(found["rows"].clone()).expect(&what);
            let seats: Vec<f64> = all.iter().map(|seat| seat.0.expect(&what)).collect();
            assert_eq!(seats, sheet, "{what}");
            let best = sheet.iter().copied().fold(f64::MIN, f64::max);
            assert!(sheet.iter().any(|&one| one < best), "all stand alike: {what}");
            assert!(all.iter().all(|&(one, leads)| leads == (one == Some(best))), "{what}");
            page.screenshot(&format!("standings-{game}-{width}"));
            page.press(browser_tests::Key::Escape);
            page.wait_gone("dialog");
        }
    }
}

/// From now on notes, in every frame in which dice move, what is told of them meanwhile: a new line of the log,
/// or what they come to. (A busy machine begins a motion some frames late, and may skip the time between two.)
const WATCH_DICE: &str = "
    window.__dice = { rolls: 0, early: [] };
    let before = [], line = '';
    const look = () => {
        requestAnimationFrame(look);
        const motions = document.getAnimations().filter(({ playState, effect }) =>
            playState === 'running' && effect.getComputedTiming().progress < 0.7
                && effect.target?.closest('DICE'));
        const moves = motions.length > 0;
        const rolling = motions.some((motion) => before.includes(motion));
        const now = [...document.querySelectorAll('.log-line')].at(-1)?.textContent;
        const sum = document.querySelector('.spell-wars-sum');
        const told = [];
        if (moves && rolling && now !== line) told.push(now);
        if (moves && sum?.checkVisibility({ visibilityProperty: true })) told.push(sum.textContent);
        window.__dice.early.push(...told.slice(0, 5));
        window.__dice.rolls += Number(moves && !rolling);
        [before, line] = [motions, now];
    };
    look();";

#[test]
#[ignore = "thorough: what is shown, event by event"]
fn nothing_is_told_of_dice_that_still_move() {
    let dice = [
        ("elfenwizards", "novice,novice,novice", ".is-thrown > *"),
        ("spell-wars", "novice,novice", ".spell-wars-die"),
    ];
    // At slow speed: motions and what is told are divided alike by a speed, and only the pictures of a busy machine,
    // which come late, are not. Both are watched at once, for as long as it takes.
    let pages = dice.map(|(game, seats, dice)| {
        let page = Page::open("#/");
        page.set_timeout(LONG);
        page.js(&WATCH_DICE.replace("DICE", dice));
        page.goto(&route(game, seats).replace("speed=normal", "speed=slow"));
        page.wait(".table");
        (game, page)
    });
    for (game, page) in pages {
        page.wait_until("window.__dice.rolls >= 3");
        let seen = page.js("return window.__dice;");
        assert_eq!(seen["early"], serde_json::json!([]), "{game}: {seen}");
    }
}

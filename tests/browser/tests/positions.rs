//! Games that have come to certain positions, to begin a test there.

use std::collections::BTreeMap;

use browser_tests::{Page, Visitor};
use conclave_rules::bots::Level;
use conclave_rules::table::{Rng, Rules, Seat, Seed, Setup};
use conclave_session::saves::Save;
use conclave_session::{Controller, Player, Session};

/// Plays random games of these players, until whoever looks at a position, and at who is to act there, has
/// seen enough; or until there were so many games.
fn look<R: Rules>(
    players: &[Player],
    games: u64,
    mut is_enough: impl FnMut(&Session<R>, Seat) -> bool,
) {
    for seed in 0..games {
        let setup = Setup { seats: players.len() as u8, options: R::Options::default() };
        let mut session =
            Session::<R>::begin(setup, Seed(seed), players.to_vec()).expect("a table");
        let mut rng = Rng::new(Seed(seed));
        while let Some(seat) = session.play().to_act().first() {
            let action = if seat == Seat::CHANCE {
                R::sample_chance(session.play().state(), &mut rng)
            } else {
                if is_enough(&session, seat) {
                    return;
                }
                rng.pick(&session.play().legal(seat)).cloned()
            };
            session.act(seat, &[action.expect("whoever acts can")]).expect("it is legal");
        }
    }
}

fn player(controller: Controller) -> Player {
    Player { name: String::new(), controller }
}

fn people(seats: u8) -> Vec<Player> {
    vec![player(Controller::Person); seats.into()]
}

/// A random game of a person and two apprentices in which the person is to act, and which is over after some
/// `left` actions more.
pub fn save_near_end<R: Rules>(left: usize) -> Save {
    let bot = player(Controller::Bot(Level::Apprentice));
    let players = [player(Controller::Person), bot.clone(), bot];
    let mut last = 0;
    look::<R>(&players, 1, |session, _| {
        last = session.play().ply();
        false
    });
    let mut found = None;
    look::<R>(&players, 1, |session, seat| {
        let is_wanted = seat == Seat(0) && session.play().ply() + left >= last;
        if is_wanted {
            found = Some(Save::of(session, "", 0, 0));
        }
        is_wanted
    });
    found.expect("the person acts once more")
}

/// A random game of so many people in which somebody is to act at such a position.
pub fn save_where<R: Rules>(seats: u8, wanted: impl Fn(&R::State, Seat) -> bool) -> Save {
    let mut found = None;
    look::<R>(&people(seats), 10_000, |session, seat| {
        let is_wanted = wanted(session.play().state(), seat);
        if is_wanted {
            found = Some(Save::of(session, "", 0, 0));
        }
        is_wanted
    });
    found.expect("random players get there")
}

/// A game for each kind of position that comes up in random ones of so many people. What `kind` says of a
/// position becomes part of the names of files.
pub fn saves_by_kind<R: Rules>(
    seats: u8,
    kind: impl Fn(&R::State, Seat) -> Option<String>,
) -> BTreeMap<String, Save> {
    let mut found = BTreeMap::new();
    look::<R>(&people(seats), 400, |session, seat| {
        if let Some(kind) = kind(session.play().state(), seat) {
            found.entry(kind.to_lowercase()).or_insert_with(|| Save::of(session, "", 0, 0));
        }
        false
    });
    found
}

/// The same for the fewest and for the most who can play.
pub fn saves_of_fewest_and_most<R: Rules>(
    kind: impl Fn(&R::State, Seat) -> Option<String>,
) -> BTreeMap<String, Save> {
    let of = |seats: u8| {
        let saves = saves_by_kind::<R>(seats, &kind);
        saves.into_iter().map(move |(name, save)| (format!("{name}-{seats}"), save))
    };
    of(*R::SEATS.start()).chain(of(*R::SEATS.end())).collect()
}

/// The name of a value's variant, without what it holds.
pub fn variant(value: &impl std::fmt::Debug) -> String {
    let value = format!("{value:?}");
    value.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// How many actions are legal for a seat.
pub fn count_legal<R: Rules>(state: &R::State, seat: Seat) -> usize {
    let mut legal = Vec::new();
    R::legal(state, seat, &mut legal);
    legal.len()
}

/// A laptop, a large screen, a tablet, a laptop that is zoomed to 200 %, a phone on its side and one upright.
pub const SIZES: [(u32, u32); 6] =
    [(1280, 800), (1920, 1080), (1024, 768), (640, 400), (740, 360), (360, 640)];

/// On which of them nothing may be cut either in the system's faces, which are wider than the page's own and are
/// seen until those have come.
const IN_FACES_OF_THE_SYSTEM: [(u32, u32); 3] = [(1280, 800), (1024, 768), (740, 360)];

/// What somebody who is to act must see and be able to press, as selectors.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sought<'a> {
    /// Holds what can be answered: all its buttons are sought, and it may not scroll.
    pub tray: &'a str,
    /// Further things that are in view on every screen.
    pub in_view: &'a [&'a str],
    /// What may be scrolled to on a phone that is upright, and on no other screen. Where there is nothing of
    /// the kind no page scrolls.
    pub on_board: &'a [&'a str],
    /// What is read there. Nothing of it is cut, or lies under the buttons for seeing the last turn again;
    /// on a phone that is upright it may be scrolled to.
    pub read: &'a [&'a str],
}

/// Opens each of the saves on each screen, in French, whose texts are longer, takes a picture, and tells
/// what cannot be seen or pressed there. What is expected, in words, is always sought.
pub fn find_unseen(saves: &BTreeMap<String, Save>, sought: Sought<'_>) -> Vec<String> {
    let Sought { tray, in_view, on_board, read } = sought;
    let mut wrong = Vec::new();
    let own = SIZES.map(|size| (size, ""));
    let of_the_system = IN_FACES_OF_THE_SYSTEM.map(|size| (size, "-system"));
    for (size, faces) in own.into_iter().chain(of_the_system) {
        let visitor = if size.1 < 700 { Visitor::with_phone() } else { Visitor::default() };
        let page = Visitor { size, ..visitor }.open("?blank#/about");
        if !faces.is_empty() {
            page.block_fonts();
        }
        page.goto("?lang=fr#/");
        for (name, save) in saves {
            open(&page, tray, save);
            if faces.is_empty() {
                page.wait_until("document.fonts.size > 0");
            } else {
                assert_eq!(page.js("return document.fonts.size;"), 0, "a face of the page came");
            }
            let screen = format!("{}-asked-{name}-{}{faces}", tray.trim_matches('.'), size.0);
            page.screenshot(&screen);
            let seen = page.js(&format!(
                "const isUpright = innerWidth < innerHeight, root = document.documentElement;
                 const tray = document.querySelector('{tray}');
                 const all = (selectors) => selectors.flatMap((one) => [...document.querySelectorAll(one)]);
                 const isUnseen = (one) => {{
                     const {{ x, y, width, height }} = one.getBoundingClientRect();
                     const at = document.elementFromPoint(x + width / 2, y + height / 2);
                     return !one.contains(at) || x < -1 || y < -1
                         || x + width > innerWidth + 1 || y + height > innerHeight + 1;
                 }};
                 const scrolls = isUpright && {on_board:?}.length > 0;
                 const page = scrolls ? 0 : Math.max(0, root.scrollHeight - innerHeight - 1);
                 // Type reaches a little below the last line; on telephones a finger scrolls long words.
                 const isCut = (one) => one.clientHeight > 0
                     && getComputedStyle(one).overflowY !== 'auto'
                     && one.scrollHeight > one.clientHeight + 6;
                 const prompts = all(['.prompt', '.prompt > *']).filter((one) => one.checkVisibility());
                 const unseen = all(['{tray} button', ...{in_view:?}])
                     .filter((one) => one.checkVisibility()).filter(isUnseen);
                 unseen.push(...prompts.filter((one) => isCut(one) || (one.matches('.prompt') && isUnseen(one))));
                 unseen.push(...all({on_board:?}).filter((one) => {{
                     if (isUpright || one.closest('.dice-arena-list')) one.scrollIntoView({{ block: 'start' }});
                     return isUnseen(one);
                 }}));
                 const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
                     && one.top < other.bottom - 1 && other.top < one.bottom - 1;
                 const controls = document.querySelector('.playback-controls')?.getBoundingClientRect();
                 const cut = isUpright ? [] : all({read:?}).filter((one) => {{
                     const rect = one.getBoundingClientRect();
                     const around = one.parentElement.closest('section, .elfenwizards-box').getBoundingClientRect();
                     return (controls && meet(rect, controls)) || rect.bottom > around.bottom + 1;
                 }});
                 return {{
                     cut: cut.map((one) => one.textContent),
                     unseen: unseen.map((one) => one.textContent || one.ariaLabel),
                     page,
                     tray: Math.max(0, tray.scrollHeight - tray.clientHeight - 1),
                 }};",
            ));
            if seen != serde_json::json!({ "cut": [], "unseen": [], "page": 0, "tray": 0 }) {
                wrong.push(format!("{screen}: {seen}"));
            }
        }
    }
    wrong
}

/// Opens a save, takes the device if it waits for its holder, and lets what is laid out come to its place.
pub fn open(page: &Page, tray: &str, save: &Save) {
    page.store("conclave:save:x", &save.seal());
    page.goto("#/");
    page.goto("#/game/x");
    page.wait(&format!("{tray}, .curtain"));
    if page.count(".curtain") > 0 {
        page.click(".curtain .button-main");
    }
    page.wait(tray);
    // What breathes does not end.
    page.wait_until(
        "!document.getAnimations().some(({ effect, playState }) =>
             playState === 'running' && effect.getComputedTiming().endTime < Infinity)",
    );
}

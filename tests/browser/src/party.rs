//! A table and its guests, each in a browser of its own.

use std::time::{Duration, Instant};

use crate::player::AGAIN;
use crate::{Browser, Page, Visitor};

/// How long a table and its guests may take over anything, on a busy machine.
const STEP_TIMEOUT: Duration = Duration::from_secs(60);

/// A table on many screens. The table's device shows what all may see; its guests sit at telephones, in
/// browsers of their own, connected to it directly.
pub struct Party {
    /// The table.
    pub table: Page,
    /// The guests, in the order of their seats.
    pub guests: Vec<Page>,
}

impl Party {
    /// A table at `route`, with a guest of each name, once the game has begun; none in a browser that
    /// cannot connect to others (WebKit for Linux).
    ///
    /// Everything is shown at `speed`.
    #[track_caller]
    pub fn gather(route: &str, names: &[&str], speed: &str) -> Option<Party> {
        let table = Party::open(Visitor::default(), route, speed);
        if table.browser() == Browser::WebKit {
            return None;
        }
        let join = |name: &&str| {
            let invitation = table.told("data-join");
            let phone = Visitor { touch: speed != "instant", ..Visitor::with_phone() };
            let guest = Party::open(phone, &with_name(&invitation, name), speed);
            table.let_in(&guest);
            guest
        };
        let guests: Vec<Page> = names.iter().map(join).collect();
        table.wait(".table");
        guests.iter().for_each(|guest| drop(guest.wait(".table")));
        Some(Party { table, guests })
    }

    /// A browser at this address, in which everything is shown at `speed`.
    #[track_caller]
    pub fn open(visitor: Visitor, route: &str, speed: &str) -> Page {
        let reduced_motion = speed == "instant";
        let page = Visitor { plain_addresses: true, reduced_motion, ..visitor }.open("#/");
        page.store("conclave:settings", &format!("speed={speed}"));
        page.set_timeout(STEP_TIMEOUT);
        page.goto("?");
        page.goto(&format!("?{route}"));
        page
    }

    /// The guests play, whoever is to act, until the game is over everywhere or `enough` returns true.
    #[track_caller]
    pub fn play(&self, mut enough: impl FnMut(&Party) -> bool) {
        let guests: Vec<&Page> = self.guests.iter().collect();
        play_on(&guests, || enough(self));
    }

    /// Waits until everybody sees the same moment.
    #[track_caller]
    pub fn wait_until_equal(&self) {
        let standing = |page: &Page| {
            ["data-ply", "data-acting", "data-outcome"].map(|name| page.attribute(".table", name))
        };
        let start = Instant::now();
        // A bot may act between two looks.
        while self.guests.iter().any(|guest| standing(guest) != standing(&self.table)) {
            let all: Vec<_> = self.guests.iter().map(standing).collect();
            assert!(start.elapsed() < STEP_TIMEOUT, "{all:?}, not {:?}", standing(&self.table));
            self.table.rest();
        }
    }

    /// A guest whose connection has ended comes back to its seat by the code that the table shows.
    #[track_caller]
    pub fn bring_back(&self, guest: usize) {
        let guest = &self.guests[guest];
        let back = self.table.told("data-join");
        // Another address each time, so that the page is loaded again.
        guest.goto(&format!("?back{}{}", back.len() + self.table.ply(), route(&back)));
        self.table.click(".screens-bar button");
        self.table.let_in(guest);
        guest.wait("[data-connection=open] .table");
        self.table.press(crate::Key::Escape);
        self.table.wait_gone("dialog");
    }
}

/// Plays on at the screens of one game, whoever is to act, until it is over on all of them or `enough` returns true.
#[track_caller]
pub fn play_on(screens: &[&Page], mut enough: impl FnMut() -> bool) {
    let (mut ply, mut since) = (usize::MAX, Instant::now());
    let mut again = false;
    while !enough() {
        let used: Vec<_> = screens.iter().map(|screen| screen.play_once()).collect();
        if used.iter().all(Option::is_none) {
            return;
        }
        let now = screens[0].ply();
        if now != ply {
            (ply, since) = (now, Instant::now());
            again = false;
        }
        // Nobody is to act: a bot is, or something is on its way.
        if !used.contains(&Some(true)) {
            screens[0].rest();
            // Or a press was for nothing, as in `Page::play`.
            if !again && since.elapsed() > AGAIN {
                again = true;
                screens.iter().for_each(|screen| screen.forget_used());
            }
        }
        assert!(since.elapsed() < STEP_TIMEOUT, "the game does not go on after action {now}");
    }
}

/// The route of a link.
pub fn route(link: &str) -> &str {
    &link[link.find("#/").expect("a route")..]
}

/// The route of an invitation, for a guest of this name.
fn with_name(invitation: &str, name: &str) -> String {
    format!("{}?names={name}", route(invitation))
}

impl Page {
    /// What an element around the page tells in an attribute, once it does.
    #[track_caller]
    pub fn told(&self, name: &str) -> String {
        self.wait(&format!("[{name}]"));
        self.attribute(&format!("[{name}]"), name).expect("it is there")
    }

    /// Takes the answer that a guest shows, and lets the guest in.
    #[track_caller]
    pub fn let_in(&self, guest: &Page) {
        let answer = guest.told("data-answer");
        self.type_into("input[name=answer]", &answer);
        self.click(".answer-form button");
        guest.wait("[data-connection=open]");
    }
}

//! A table with eight guests over real peer connections, all in one page: six seats of Elfenwizards, and
//! two who look on. A guest decides ten times a second, and everybody is told of it.
//!
//! Among the tests it plays for some seconds; `cargo xtask soak` plays for as long as wished, and prints
//! how long decisions were on their way, and how much memory the page took.

use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::table::{Rng, Rules, Seat, Seed, Setup};
use conclave_screens::{
    Connection, Guest, Hello, Host, HostEvent, Invitation, Key, Status, TablePlace,
};
use conclave_session::{Controller, Player, Session};
use gloo::utils::window;
use js_sys::Reflect;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{console_log, wasm_bindgen_test};
use yew::Callback;
use yew::platform::time::sleep;

use super::peer::Peer;

/// How many have seats; with those who look on they are [`GUESTS`].
const SEATS: u8 = 6;
const GUESTS: u8 = 8;
/// How long after a decision the next one is made, in milliseconds.
const PACE_MS: f64 = 100.0;
/// After how many milliseconds a guest who has not heard of a decision is one whose connection is silent.
const SILENT_MS: f64 = 10_000.0;
/// How often everybody looks what has come.
const LOOK: Duration = Duration::from_millis(4);

/// For how many seconds it is played.
fn seconds() -> f64 {
    option_env!("SOAK_SECONDS").and_then(|text| text.parse().ok()).unwrap_or(4.0)
}

/// Milliseconds, with parts of them.
fn clock() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// What the page's scripts have on their heap, in bytes; 0 where the browser does not say.
fn heap() -> f64 {
    let get = |of: JsValue, name: &str| Reflect::get(&of, &name.into()).unwrap_or_default();
    let performance = window().performance().map(JsValue::from).unwrap_or_default();
    get(get(performance, "memory"), "usedJSHeapSize").as_f64().unwrap_or_default()
}

/// A guest's screen.
struct Screen {
    guest: Guest<Elfenwizards>,
    end: Peer,
}

/// The table and its guests.
struct SoakTable {
    host: Host<Elfenwizards>,
    session: Session<Elfenwizards>,
    screens: Vec<Screen>,
    rng: Rng,
    /// How many games there were before.
    games: u64,
}

/// The two ends of a connection, each of which knows the other by its code only.
async fn ends() -> Option<(Peer, Peer)> {
    let (host, offer) = Peer::offer(Vec::new(), Callback::noop()).await?;
    let (guest, answer) = Peer::answer(&offer, Vec::new(), Callback::noop()).await?;
    host.accept(&answer).await?;
    guest.start_checks(&offer);
    let open = |peer: &Peer| peer.status() == Status::Open;
    for _ in 0..1_000 {
        if open(&host) && open(&guest) {
            return Some((host, guest));
        }
        sleep(Duration::from_millis(20)).await;
    }
    None
}

fn begin(seed: u64) -> Session<Elfenwizards> {
    let player = Player { name: String::new(), controller: Controller::Guest };
    let setup = Setup { seats: SEATS, options: Default::default() };
    Session::begin(setup, Seed(seed), vec![player; usize::from(SEATS)]).expect("a game")
}

impl SoakTable {
    async fn open() -> SoakTable {
        let mut table = SoakTable {
            host: Host::new("build"),
            session: begin(0),
            screens: Vec::new(),
            rng: Rng::new(Seed(1)),
            games: 0,
        };
        for number in 0..GUESTS {
            let seat = TablePlace::Seat(Seat(number));
            let place = if number < SEATS { seat } else { TablePlace::Spectator };
            let invitation = Invitation(number.into());
            table.host.invite(invitation, place, u64::MAX);
            let (at_host, end) = ends().await.expect("a connection within twenty seconds");
            table.host.attach(Box::new(at_host), crate::storage::clock());
            let guest = Guest::new(Hello {
                game: Elfenwizards::ID.to_owned(),
                build: "build".to_owned(),
                name: format!("Guest {number}"),
                key: Key([number; 16]),
                invitation: Some(invitation),
            });
            table.screens.push(Screen { guest, end });
        }
        table
    }

    /// Everybody looks what has come.
    fn look(&mut self) {
        let now = crate::storage::clock();
        while let Some(event) = self.host.poll(&self.session, now) {
            match event {
                HostEvent::Acted(seat, actions) => {
                    self.session.act(seat, &actions).expect("a legal action");
                }
                HostEvent::Seated(seat, name) => {
                    let controller = Controller::Guest;
                    self.session.set_player(seat, Player { name, controller });
                }
                HostEvent::Lent(..) | HostEvent::Presence | HostEvent::Gestured(..) => {}
            }
        }
        for Screen { guest, end } in &mut self.screens {
            while guest.poll(end, now).is_some() {}
        }
        while self.session.play().to_act().has(Seat::CHANCE) {
            let chance = Elfenwizards::sample_chance(self.session.play().state(), &mut self.rng);
            self.session.act(Seat::CHANCE, &[chance.expect("chance acts")]).expect("it may");
        }
        if self.session.play().to_act().is_empty() {
            self.games += 1;
            self.session = begin(self.games);
            self.host.jumped();
        }
    }

    /// Which guests see the game as it is now.
    fn up_to_date(&self) -> impl Iterator<Item = bool> {
        let play = self.session.play();
        self.screens.iter().map(move |Screen { guest, .. }| {
            guest.seen().is_some_and(|seen| {
                seen.steps.len() == play.ply()
                    && seen.view == Elfenwizards::view(play.state(), guest.viewer())
            })
        })
    }

    /// One of those who may decide does.
    fn decide(&mut self) {
        for Screen { guest, .. } in &mut self.screens {
            let legal = guest.seen().map_or(&[][..], |seen| &seen.legal);
            if let Some(action) = self.rng.pick(legal).cloned() {
                assert!(guest.act(&[action]), "a guest that knows the game may decide");
                return;
            }
        }
        panic!("nobody may decide");
    }
}

#[wasm_bindgen_test]
async fn eight_guests_over_peer_connections_hear_of_everything_and_none_falls_silent() {
    let mut table = SoakTable::open().await;
    // Everybody comes in.
    let begun = clock();
    while !table.up_to_date().all(|is| is) {
        assert!(clock() - begun < SILENT_MS, "not everybody came in");
        table.look();
        sleep(LOOK).await;
    }
    let (begun, mut decided) = (clock(), 0);
    let mut taken: Vec<f64> = Vec::new();
    let mut memory = Vec::new();
    let minutes = |at: f64| (at - begun) / 60_000.0;
    while clock() - begun < seconds() * 1_000.0 {
        let at = clock();
        let ply = table.session.play().ply();
        let games = table.games;
        table.decide();
        decided += 1;
        let mut heard = [false; GUESTS as usize];
        while heard.contains(&false) {
            table.look();
            let moved = table.games > games || table.session.play().ply() > ply;
            for (number, is) in table.up_to_date().enumerate() {
                if is && moved && !heard[number] {
                    heard[number] = true;
                    taken.push(clock() - at);
                }
            }
            let silent: Vec<usize> = (0..heard.len()).filter(|&at| !heard[at]).collect();
            assert!(clock() - at < SILENT_MS, "{silent:?} did not hear of decision {decided}");
            sleep(LOOK).await;
        }
        if memory.len() as f64 <= minutes(clock()) {
            memory.push(heap());
        }
        let rest = (PACE_MS - (clock() - at)).max(0.0);
        sleep(Duration::from_millis(rest as u64)).await;
    }
    taken.sort_by(f64::total_cmp);
    let part = |part: f64| taken[((taken.len() - 1) as f64 * part) as usize];
    console_log!(
        "soak: {:.0} s, {} guests, {decided} decisions, {} messages heard, {} games over",
        seconds(),
        GUESTS,
        taken.len(),
        table.games
    );
    console_log!(
        "soak: ms from a decision until a guest sees it: {:.1} half, {:.1} 95 %, {:.1} 99 %, {:.1} all",
        part(0.5),
        part(0.95),
        part(0.99),
        part(1.0)
    );
    let memory: Vec<String> = memory.iter().map(|it| format!("{:.1}", it / 1e6)).collect();
    console_log!("soak: MB of scripts' memory, minute by minute: {}", memory.join(" "));
}

//! Tables whose guests sit at screens of their own, over connections in memory.

use super::*;
use crate::screens::join_page::missing;
use crate::table::hosting::Hosting;
use crate::table::log::Log;
use crate::table::viewed_game::ViewedPlay;
use crate::table::visiting::Visiting;
use conclave_rules::games::wizards_gambit::WizardsGambit;
use conclave_screens::memory::{Faults, LineEnd, MemoryLine};
use conclave_screens::{
    Guest, GuestEvent, Hello, Host, HostRecord, Invitation, Key, Status, TablePlace,
};
use conclave_tests::enough;
use std::cell::RefCell;
use yew::Callback;

mod visiting;

const BUILD: &str = "build";

/// A guest's screen.
struct Screen<G: GameUi> {
    guest: Rc<RefCell<Guest<G>>>,
    line: MemoryLine,
    end: LineEnd,
    jumps: usize,
    /// The table that it shows, once there is a game.
    shown: Option<Shown<G>>,
}

/// The table that a guest's screen shows.
struct Shown<G: GameUi> {
    visiting: Visiting<G>,
    table: TableController<G, GuestGame<G>>,
    effects: Vec<TableEffect>,
}

/// A table's page and the screens of its guests.
struct SharedTable<G: GameUi> {
    page: TestPage<G>,
    hosting: Hosting<G>,
    screens: Vec<Screen<G>>,
    now: u64,
    rng: Rng,
}

/// A table at which these sit; guests come to the seats that are theirs.
fn shared_table<G: GameUi>(controllers: &[By]) -> SharedTable<G> {
    let setting = Setting { controllers, speed: Speed::Instant, ..Setting::default() };
    shared_table_of(&setting)
}

fn shared_table_of<G: GameUi>(setting: &Setting<'_>) -> SharedTable<G> {
    let page = TestPage::open(setting);
    let hosting = Hosting::new(Host::new(BUILD), Callback::noop());
    let (screens, now, rng) = (Vec::new(), 1_000, Rng::new(Seed(8)));
    let mut shared = SharedTable { page, hosting, screens, now, rng };
    for (seat, who) in (0..).zip(setting.controllers) {
        if *who == By::Guest {
            shared.invite(TablePlace::Seat(Seat(seat)), seat);
        }
    }
    shared.pass(4);
    shared
}

impl<G: GameUi> SharedTable<G> {
    fn invite(&mut self, place: TablePlace, key: u8) {
        let invitation = Invitation(key.into());
        self.hosting.host.borrow_mut().invite(invitation, place, u64::MAX);
        let (line, host, end) = MemoryLine::new(Faults::default(), Seed(1));
        self.hosting.host.borrow_mut().attach(Box::new(host), self.now);
        let hello = Hello {
            game: G::ID.to_owned(),
            build: BUILD.to_owned(),
            name: format!("Guest {key}"),
            key: Key([key; 16]),
            invitation: Some(invitation),
        };
        let guest = Rc::new(RefCell::new(Guest::new(hello)));
        self.screens.push(Screen { guest, line, end, jumps: 0, shown: None });
    }

    /// A guest's line is cut.
    fn cut(&mut self, at: usize) {
        self.screens[at].line.set(Status::Closed);
        self.pass(1);
    }

    /// A guest comes back over another line.
    fn come_back(&mut self, at: usize) {
        let (line, host, end) = MemoryLine::new(Faults::default(), Seed(1));
        self.hosting.host.borrow_mut().attach(Box::new(host), self.now);
        let screen = &mut self.screens[at];
        (screen.line, screen.end) = (line, end);
        screen.guest.borrow_mut().greet(None);
        self.pass(2);
    }

    /// Sends the table a message, as its page does.
    fn send(&mut self, msg: impl Into<Msg<G>>) -> Vec<TableEffect> {
        let TestPage { table, text, speed, services, slots, .. } = &mut self.page;
        let env = Env { hosts: true, random: || 77, ..env(text, *speed, false, services, slots) };
        let effects = table.update(msg.into(), &env);
        self.page.effects.extend(effects.iter().cloned());
        if effects.contains(&TableEffect::Swapped) {
            let seats = self.page.table.players().len() as u8;
            self.hosting.host.borrow_mut().rotate(seats, self.now);
        }
        if effects.contains(&TableEffect::Jumped) {
            self.hosting.jumped();
        }
        self.poll();
        effects
    }

    /// The table looks after its guests.
    fn poll(&mut self) {
        let TestPage { table, text, speed, services, slots, effects, .. } = &mut self.page;
        let base = env(text, *speed, false, services, slots);
        let env = Env { hosts: true, clock: self.now, ..base };
        effects.extend(self.hosting.poll(table, &env).0);
    }

    /// Some time passes, and everybody takes in what has come.
    fn pass(&mut self, times: usize) {
        for _ in 0..times {
            self.now += 100;
            self.poll();
            let TestPage { text, speed, services, slots, .. } = &self.page;
            for screen in &mut self.screens {
                screen.look(&env(text, *speed, false, services, slots), self.now);
            }
        }
    }

    /// Chance, bots, people here and guests at their screens do one thing each, if they may.
    fn step(&mut self) {
        let play = self.page.table.session().play();
        let to_act = play.to_act();
        if to_act.has(Seat::CHANCE) {
            let number = self.page.table.source.chance.number().expect("chance was asked");
            self.send(Msg::ChanceReplied(number, None));
        } else if let Some(&seat) = self.page.table.curtain().iter().collect::<Vec<_>>().first() {
            self.send(GameCommand::TakeDevice(seat));
        } else if let Some(seat) = self.page.table.deciding() {
            let action = self.rng.pick(&play.legal(seat)).cloned().expect("an action");
            self.send(Msg::Act(vec![action]));
        } else if self.page.table.is_thinking() {
            self.page.answer();
        }
        let TestPage { text, speed, services, slots, .. } = &self.page;
        for Shown { table, .. } in self.screens.iter_mut().filter_map(|it| it.shown.as_mut()) {
            let Some(seat) = table.deciding() else { continue };
            let action = self.rng.pick(&table.legal(seat)).cloned().expect("an action");
            table.update(Msg::Act(vec![action]), &env(text, *speed, false, services, slots));
        }
        self.pass(2);
        assert!(self.agree());
    }

    fn play(&mut self, steps: usize) {
        for _ in 0..steps {
            if self.page.table.is_over() {
                break;
            }
            self.step();
        }
    }

    /// Whether every guest that is connected sees what its seat may see, and may do what it may.
    fn agree(&self) -> bool {
        let play = self.page.table.session().play();
        let there =
            |screen: &&Screen<G>| screen.line_is_open() && screen.guest.borrow().parted().is_none();
        self.screens.iter().filter(there).all(|screen| {
            let guest = screen.guest.borrow();
            guest.seen().is_some_and(|seen| {
                let legal = guest.seat().map(|seat| play.legal(seat)).unwrap_or_default();
                seen.view == G::view(play.state(), guest.viewer())
                    && seen.steps.len() == play.ply()
                    && seen.legal == legal
                    && screen.shows(&seen.view, &self.page)
            })
        })
    }

    fn who(&self, seat: u8) -> Option<By> {
        self.page.table.session().controller(Seat(seat))
    }
}

impl<G: GameUi> Screen<G> {
    /// Takes in what has come, as a guest's page does.
    fn look(&mut self, env: &Env<'_, G>, now: u64) {
        self.line.at(now);
        loop {
            let event = self.guest.borrow_mut().poll(&mut self.end, now);
            let Some(event) = event else { break };
            self.jumps += usize::from(event == GuestEvent::Jumped);
            if let Some(shown) = &self.shown {
                shown.visiting.tell(event);
                continue;
            }
            let nothing = Callback::noop;
            let visiting = Visiting::new(&self.guest, nothing(), nothing(), nothing());
            self.shown = visiting.map(|visiting| {
                let (table, effects) = TableController::visit(visiting.clone(), env);
                Shown { visiting, table, effects }
            });
        }
        if let Some(Shown { visiting, table, effects }) = &mut self.shown {
            for msg in visiting.take_messages() {
                effects.extend(table.update(msg, env));
            }
        }
    }

    /// Whether its table shows this view, at the present, and tells what its viewer may know.
    fn shows(&self, view: &G::View, page: &TestPage<G>) -> bool {
        let Some(Shown { table, .. }) = &self.shown else { return false };
        let play = page.table.session().play();
        let mut log = Log::default();
        let game = ViewedPlay { play, viewer: table.viewer() };
        log.rebuild(&game, play.ply(), table.players(), &page.text);
        **table.playback().view() == *view
            && table.deciding() == table.next_person()
            && table.log().lines() == log.lines()
    }

    fn line_is_open(&self) -> bool {
        use conclave_screens::Connection as _;
        self.end.status() == Status::Open
    }
}

/// Plays a whole game at a table of these, or of as many of them as can play.
fn whole_game<G: GameUi>(controllers: &[By]) {
    let seats = controllers.len().min(usize::from(*G::SEATS.end()));
    let mut shared = shared_table::<G>(&controllers[..seats]);
    shared.invite(TablePlace::Spectator, 99);
    shared.play(5_000);
    assert!(shared.page.table.is_over(), "{} is played to its end", G::ID);
    assert!(shared.agree());
    assert!(shared.screens.iter().all(|screen| screen.jumps == 1));
}

#[test]
fn every_game_is_played_to_its_end_over_many_screens() {
    macro_rules! of_each_game {
        ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
            $(
                if enough(false, true) {
                    whole_game::<conclave_rules::games::$module::$rules>(&[By::Guest; 3]);
                }
                whole_game::<conclave_rules::games::$module::$rules>(
                    &[By::Person, By::Guest, By::Bot(Level::Apprentice), By::Guest],
                );
            )*
        };
    }
    conclave_register::with_games!(of_each_game);
}

#[test]
fn a_table_without_people_of_its_own_shows_what_a_spectator_sees() {
    let mut shared = shared_table::<SpellWars>(&[By::Guest; 3]);
    for _ in 0..60 {
        shared.step();
        let table = &shared.page.table;
        assert_eq!(table.viewer(), Viewer::Spectator);
        let seen = SpellWars::view(table.session().play().state(), Viewer::Spectator);
        assert_eq!(**table.playback().view(), seen);
        assert!(table.curtain().is_empty() && table.deciding().is_none());
    }
}

#[test]
fn guests_are_called_what_they_say_and_their_actions_are_saved() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Person, By::Guest, By::Guest]);
    assert_eq!(shared.page.table.players()[1].name, "Guest 1");
    shared.play(12);
    let save = shared.page.slots.read("one").expect("a slot").expect("a save").expect("one");
    assert_eq!(save.players[2].controller, By::Guest);
    let session = save.session::<Elfenwizards>().expect("a game");
    assert_eq!(session.play(), shared.page.table.session().play());
}

#[test]
fn what_is_taken_back_is_taken_back_on_every_screen() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Guest; 3]);
    while !shared.page.table.can_undo() {
        shared.step();
    }
    let ply = shared.page.ply();
    shared.send(GameCommand::Undo);
    shared.pass(3);
    assert!(shared.page.ply() < ply && shared.agree());
    assert!(shared.screens.iter().all(|screen| screen.jumps == 2));
    shared.send(GameCommand::Redo);
    shared.pass(3);
    assert!(shared.page.ply() == ply && shared.agree());
    shared.play(20);
}

#[test]
fn two_guests_of_one_name_are_told_apart() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Person, By::Guest, By::Guest]);
    let named = |shared: &SharedTable<Elfenwizards>, seat: usize| {
        shared.page.table.players()[seat].name.to_string()
    };
    for seat in [1, 2] {
        shared.cut(seat - 1);
        shared.hosting.host.borrow_mut().dismiss(Seat(seat as u8), shared.now);
        *shared.screens[seat - 1].guest.borrow_mut() = Guest::new(Hello {
            name: if seat == 1 { "Ada".into() } else { " Ada ".into() },
            key: Key([40 + seat as u8; 16]),
            invitation: Some(Invitation(40 + seat as u64)),
            game: Elfenwizards::ID.to_owned(),
            build: BUILD.to_owned(),
        });
        let code = Invitation(40 + seat as u64);
        let place = TablePlace::Seat(Seat(seat as u8));
        shared.hosting.host.borrow_mut().invite(code, place, u64::MAX);
        shared.come_back(seat - 1);
    }
    assert_eq!((named(&shared, 1), named(&shared, 2)), ("Ada".into(), "Ada 2".into()));
    // And stay so when they come again.
    for at in [0, 1] {
        shared.cut(at);
        shared.come_back(at);
    }
    assert_eq!((named(&shared, 1), named(&shared, 2)), ("Ada".into(), "Ada 2".into()));
}

#[test]
fn a_guest_who_is_away_is_waited_for_or_replaced_and_finds_the_seat_again() {
    let mut shared = shared_table::<WizardsGambit>(&[By::Guest; 3]);
    shared.play(20);
    shared.cut(1);
    let waits = |shared: &SharedTable<WizardsGambit>| {
        shared.page.table.session().play().to_act() == Seats::one(Seat(1))
    };
    while !waits(&shared) {
        shared.step();
    }
    let ply = shared.page.ply();
    shared.play(5);
    assert_eq!(shared.page.ply(), ply, "nobody decides for them");
    shared.hosting.host.borrow_mut().lend(Seat(1), By::Bot(Level::Apprentice));
    shared.play(20);
    assert!(shared.page.ply() > ply && shared.who(1) == Some(By::Bot(Level::Apprentice)));
    assert_eq!(shared.page.table.players()[1].name, "Guest 1");
    shared.come_back(1);
    assert_eq!((shared.who(1), shared.agree()), (Some(By::Guest), true));
    assert_eq!(shared.screens[1].jumps, 1, "it goes on from where the guest left it");
    shared.play(20);
}

#[test]
fn every_screen_names_the_guests_who_are_away_and_for_whom_nobody_plays() {
    let mut shared_table = shared_table::<WizardsGambit>(&[By::Guest; 3]);
    let named = |shared_table: &SharedTable<WizardsGambit>, at: usize| {
        missing(&shared_table.screens[at].guest.borrow(), &shared_table.page.text)
    };
    assert_eq!(named(&shared_table, 0), None);
    shared_table.cut(1);
    shared_table.pass(2);
    assert_eq!(named(&shared_table, 0).as_deref(), Some("Guest 1"));
    shared_table.cut(2);
    shared_table.pass(2);
    assert_eq!(named(&shared_table, 0).as_deref(), Some("Guest 1, Guest 2"));
    shared_table.hosting.host.borrow_mut().lend(Seat(1), By::Bot(Level::Apprentice));
    shared_table.pass(2);
    assert_eq!(named(&shared_table, 0).as_deref(), Some("Guest 2"));
    shared_table.come_back(2);
    shared_table.pass(2);
    assert_eq!((named(&shared_table, 0), named(&shared_table, 2)), (None, None));
}

#[test]
fn bots_wait_for_a_guest_who_is_away_and_people_may_decide() {
    let bot = By::Bot(Level::Apprentice);
    // Everybody plays Spell Wars at once, so that bots would have something to do.
    let mut shared_table = shared_table::<SpellWars>(&[By::Guest, bot, By::Guest, bot]);
    let taken = |shared_table: &SharedTable<SpellWars>, seat: u8| {
        shared_table.page.table.session().taken_by(Seat(seat))
    };
    let bots =
        |shared_table: &SharedTable<SpellWars>| taken(shared_table, 1) + taken(shared_table, 3);
    let acts = |shared_table: &SharedTable<SpellWars>, seat: u8| {
        shared_table.page.table.session().play().to_act().has(Seat(seat))
    };
    // The moment at which a bot's answer is waited for, and the other guest can decide too.
    while !(shared_table.page.table.is_thinking()
        && acts(&shared_table, 1)
        && acts(&shared_table, 0))
    {
        shared_table.step();
    }
    shared_table.cut(1);
    shared_table.pass(2);
    assert!(shared_table.page.table.waits_for_guest() && !shared_table.page.table.is_thinking());
    // What was asked before is answered, and not done.
    let before = bots(&shared_table);
    shared_table.page.answer();
    let others = taken(&shared_table, 0);
    for _ in 0..30 {
        shared_table.step();
    }
    assert_eq!(bots(&shared_table), before, "no bot plays on without the guest");
    assert!(taken(&shared_table, 0) > others, "who is there may decide");
    // With somebody in the guest's place the game goes on, without anybody it waits again.
    shared_table.hosting.host.borrow_mut().lend(Seat(2), bot);
    shared_table.play(12);
    let lent = bots(&shared_table);
    assert!(lent > before);
    shared_table.hosting.host.borrow_mut().wait_for(Seat(2));
    shared_table.pass(2);
    let waiting = bots(&shared_table);
    shared_table.play(12);
    assert_eq!(bots(&shared_table), waiting);
    shared_table.come_back(1);
    shared_table.play(30);
    assert!(bots(&shared_table) > waiting && !shared_table.page.table.waits_for_guest());
}

#[test]
fn secrets_of_a_guest_for_whom_somebody_here_plays_need_the_curtain() {
    let mut shared = shared_table::<SpellWars>(&[By::Guest; 3]);
    shared.play(4);
    shared.cut(2);
    shared.hosting.host.borrow_mut().lend(Seat(2), By::Person);
    shared.pass(1);
    assert_eq!(shared.who(2), Some(By::Person));
    for _ in 0..40 {
        let table = &shared.page.table;
        let to_act = table.session().play().to_act().has(Seat(2));
        let secret = SpellWars::decides_in_secret(table.session().play().state(), Seat(2));
        if to_act && secret && table.viewer() == Viewer::Spectator {
            assert!(table.curtain().has(Seat(2)) && table.deciding().is_none());
        }
        shared.step();
    }
    shared.come_back(2);
    assert_eq!(shared.page.table.viewer(), Viewer::Spectator);
    assert_eq!(shared.who(2), Some(By::Guest));
}

#[test]
fn the_table_is_loaded_again_and_everybody_goes_on() {
    let shared = SharedMemory::default();
    let controllers = &[By::Person, By::Guest, By::Guest];
    let setting = Setting {
        controllers,
        speed: Speed::Instant,
        shared: shared.clone(),
        ..Setting::default()
    };
    let mut shared = shared_table_of::<Elfenwizards>(&setting);
    shared.play(25);
    let before = shared.page.table.session().clone();
    let kept = postcard::to_allocvec(shared.hosting.host.borrow().record()).expect("bytes");
    // The page is loaded again: what is left is the save, and what was kept beside it.
    let save = shared.page.slots.read("one").expect("a slot").expect("a save").expect("one");
    let session = save.session::<Elfenwizards>().expect("a game");
    assert_eq!(session.play(), before.play());
    let kept: HostRecord = postcard::from_bytes(&kept).expect("a record");
    shared.page = TestPage::around(&Setting { id: "two", ..setting }, session);
    shared.hosting = Hosting::new(Host::restore(BUILD, kept), Callback::noop());
    (0..2).for_each(|at| shared.come_back(at));
    assert!(shared.agree() && shared.who(1) == Some(By::Guest));
    shared.play(5_000);
    assert!(shared.page.table.is_over() && shared.agree());
}

#[test]
fn the_next_game_is_played_at_the_same_table_without_joining_again() {
    let mut shared = shared_table::<Elfenwizards>(&[By::Person, By::Guest, By::Guest]);
    shared.play(5_000);
    let names = |shared: &SharedTable<Elfenwizards>| -> Vec<String> {
        shared.page.table.players().iter().map(|player| player.name.to_string()).collect()
    };
    let mut before = names(&shared);
    for (swap, seats) in [(false, [1, 2]), (true, [2, 0]), (true, [0, 1])] {
        let command = if swap { GameCommand::SwapSeats } else { GameCommand::Rematch(None) };
        let effects = shared.send(command);
        assert!(effects.contains(&TableEffect::Jumped), "{effects:?}");
        assert!(!effects.iter().any(|effect| matches!(effect, TableEffect::OpenGame(_))));
        if swap {
            assert!(effects.contains(&TableEffect::Swapped), "{effects:?}");
            before.rotate_right(1);
        }
        shared.pass(4);
        assert_eq!((shared.page.ply(), shared.agree()), (0, true));
        // Guests go with their players.
        let now: Vec<_> =
            shared.screens.iter().map(|it| it.guest.borrow().seat().unwrap().0).collect();
        assert_eq!((now, names(&shared)), (seats.to_vec(), before.clone()));
        shared.play(20);
        assert!(shared.page.ply() > 5);
    }
}

#[test]
fn a_late_guest_takes_the_seat_of_a_bot_between_two_actions() {
    let bot = By::Bot(Level::Apprentice);
    let mut shared = shared_table::<DiceArena>(&[By::Person, bot, By::Guest]);
    shared.play(15);
    shared.invite(TablePlace::Seat(Seat(1)), 1);
    shared.pass(3);
    assert_eq!(shared.who(1), Some(By::Guest));
    shared.play(5_000);
    assert!(shared.page.table.is_over() && shared.agree());
}

//! Tables whose guests sit at screens of their own, over connections in memory.

use super::*;
use crate::screens::guest_table::missing;
use crate::table::hosting::Hosting;
use conclave::games::wizards_gambit::WizardsGambit;
use conclave::screens::memory::{End, Faults, MemoryLine};
use conclave::screens::{
    Guest, GuestEvent, Hello, Host, HostRecord, Invitation, Key, Place, Status,
};
use yew::Callback;

const BUILD: &str = "build";

/// A guest's screen.
struct Screen<G: GameUi> {
    guest: Guest<G>,
    line: MemoryLine,
    end: End,
    jumps: usize,
}

/// A table's page and the screens of its guests.
struct Evening<G: GameUi> {
    page: TestPage<G>,
    hosting: Hosting<G>,
    screens: Vec<Screen<G>>,
    now: u64,
    rng: Rng,
}

/// A table at which these sit; guests come to the seats that are theirs.
fn evening<G: GameUi>(controllers: &[By]) -> Evening<G> {
    let setting = Setting { controllers, speed: Speed::Instant, ..Setting::default() };
    evening_of(&setting)
}

fn evening_of<G: GameUi>(setting: &Setting<'_>) -> Evening<G> {
    let page = TestPage::open(setting);
    let hosting = Hosting::new(Host::new(BUILD), Callback::noop());
    let (screens, now, rng) = (Vec::new(), 1_000, Rng::new(Seed(8)));
    let mut evening = Evening { page, hosting, screens, now, rng };
    for (seat, who) in (0..).zip(setting.controllers) {
        if *who == By::Guest {
            evening.invite(Place::Seat(Seat(seat)), seat);
        }
    }
    evening.pass(4);
    evening
}

impl<G: GameUi> Evening<G> {
    fn invite(&mut self, place: Place, key: u8) {
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
        self.screens.push(Screen { guest: Guest::new(hello), line, end, jumps: 0 });
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
        screen.guest.greet(None);
        self.pass(2);
    }

    /// Sends the table a message, as its page does.
    fn send(&mut self, msg: Msg<G>) {
        let effects = self.page.send(msg);
        if effects.contains(&ControllerEffect::Swapped) {
            let seats = self.page.table.players().len() as u8;
            self.hosting.host.borrow_mut().rotate(seats, self.now);
        }
        if effects.contains(&ControllerEffect::Jumped) {
            self.hosting.jumped();
        }
        self.look();
    }

    /// The table looks after its guests.
    fn look(&mut self) {
        let TestPage { table, text, speed, services, slots, effects, .. } = &mut self.page;
        let base = env(text, *speed, false, services, slots);
        let env = Env { hosts: true, now: self.now, ..base };
        effects.extend(self.hosting.look(table, &env).0);
    }

    /// Some time passes, and everybody takes in what has come.
    fn pass(&mut self, times: usize) {
        for _ in 0..times {
            self.now += 100;
            self.look();
            for Screen { guest, line, end, jumps } in &mut self.screens {
                line.at(self.now);
                while let Some(event) = guest.poll(end, self.now) {
                    *jumps += usize::from(event == GuestEvent::Jumped);
                }
            }
        }
    }

    /// Chance, bots, people here and guests at their screens do one thing each, if they may.
    fn step(&mut self) {
        let play = self.page.table.session().play();
        let to_act = play.to_act();
        if to_act.has(Seat::CHANCE) {
            let number = self.page.table.chance.number().expect("chance was asked");
            self.send(Msg::ChanceReplied(number, None));
        } else if let Some(&seat) = self.page.table.curtain().iter().collect::<Vec<_>>().first() {
            self.send(Msg::TakeDevice(seat));
        } else if let Some(seat) = self.page.table.deciding() {
            let action = self.rng.pick(&play.legal(seat)).cloned().expect("an action");
            self.send(Msg::Act(vec![action]));
        } else if self.page.table.is_thinking() {
            self.page.answer();
        }
        for Screen { guest, .. } in &mut self.screens {
            let legal = guest.seen().map_or(&[][..], |seen| &seen.legal);
            if let Some(action) = self.rng.pick(legal).cloned() {
                guest.act(&[action]);
            }
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
        let there = |screen: &&Screen<G>| screen.line_is_open() && screen.guest.parted().is_none();
        self.screens.iter().filter(there).all(|Screen { guest, .. }| {
            guest.seen().is_some_and(|seen| {
                let legal = guest.seat().map(|seat| play.legal(seat)).unwrap_or_default();
                seen.view == G::view(play.state(), guest.viewer())
                    && seen.steps.len() == play.ply()
                    && seen.legal == legal
            })
        })
    }

    fn who(&self, seat: u8) -> Option<By> {
        self.page.table.session().controller(Seat(seat))
    }
}

impl<G: GameUi> Screen<G> {
    fn line_is_open(&self) -> bool {
        use conclave::screens::Connection as _;
        self.end.status() == Status::Open
    }
}

fn whole_game<G: GameUi>(controllers: &[By]) {
    let mut evening = evening::<G>(controllers);
    evening.invite(Place::Spectator, 99);
    evening.play(5_000);
    assert!(evening.page.table.is_over(), "{} is played to its end", G::ID);
    assert!(evening.agree());
    assert!(evening.screens.iter().all(|screen| screen.jumps == 1));
}

#[test]
fn every_game_is_played_to_its_end_over_many_screens() {
    macro_rules! of_each_game {
        ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
            $(
                whole_game::<conclave::games::$module::$rules>(&[By::Guest; 3]);
                whole_game::<conclave::games::$module::$rules>(
                    &[By::Person, By::Guest, By::Bot(Level::Apprentice), By::Guest],
                );
            )*
        };
    }
    conclave::with_games!(of_each_game);
}

#[test]
fn a_table_without_people_of_its_own_shows_what_a_spectator_sees() {
    let mut evening = evening::<SpellWars>(&[By::Guest; 3]);
    for _ in 0..60 {
        evening.step();
        let table = &evening.page.table;
        assert_eq!(table.viewer(), Viewer::Spectator);
        let seen = SpellWars::view(table.session().play().state(), Viewer::Spectator);
        assert_eq!(**table.playback().view(), seen);
        assert!(table.curtain().is_empty() && table.deciding().is_none());
    }
}

#[test]
fn guests_are_called_what_they_say_and_their_actions_are_saved() {
    let mut evening = evening::<Elfenwizards>(&[By::Person, By::Guest, By::Guest]);
    assert_eq!(evening.page.table.players()[1].name, "Guest 1");
    evening.play(12);
    let save = evening.page.slots.read("one").expect("a slot").expect("a save").expect("one");
    assert_eq!(save.players[2].controller, By::Guest);
    let session = save.session::<Elfenwizards>().expect("a game");
    assert_eq!(session.play(), evening.page.table.session().play());
}

#[test]
fn what_is_taken_back_is_taken_back_on_every_screen() {
    let mut evening = evening::<Elfenwizards>(&[By::Guest; 3]);
    while !evening.page.table.can_undo() {
        evening.step();
    }
    let ply = evening.page.ply();
    evening.send(Msg::Undo);
    evening.pass(3);
    assert!(evening.page.ply() < ply && evening.agree());
    assert!(evening.screens.iter().all(|screen| screen.jumps == 2));
    evening.send(Msg::Redo);
    evening.pass(3);
    assert!(evening.page.ply() == ply && evening.agree());
    evening.play(20);
}

#[test]
fn two_guests_of_one_name_are_told_apart() {
    let mut evening = evening::<Elfenwizards>(&[By::Person, By::Guest, By::Guest]);
    let named = |evening: &Evening<Elfenwizards>, seat: usize| {
        evening.page.table.players()[seat].name.to_string()
    };
    for seat in [1, 2] {
        evening.cut(seat - 1);
        evening.hosting.host.borrow_mut().dismiss(Seat(seat as u8), evening.now);
        evening.screens[seat - 1].guest = Guest::new(Hello {
            name: if seat == 1 { "Ada".into() } else { " Ada ".into() },
            key: Key([40 + seat as u8; 16]),
            invitation: Some(Invitation(40 + seat as u64)),
            game: Elfenwizards::ID.to_owned(),
            build: BUILD.to_owned(),
        });
        let code = Invitation(40 + seat as u64);
        let place = Place::Seat(Seat(seat as u8));
        evening.hosting.host.borrow_mut().invite(code, place, u64::MAX);
        evening.come_back(seat - 1);
    }
    assert_eq!((named(&evening, 1), named(&evening, 2)), ("Ada".into(), "Ada 2".into()));
    // And stay so when they come again.
    for at in [0, 1] {
        evening.cut(at);
        evening.come_back(at);
    }
    assert_eq!((named(&evening, 1), named(&evening, 2)), ("Ada".into(), "Ada 2".into()));
}

#[test]
fn a_guest_who_is_away_is_waited_for_or_replaced_and_finds_the_seat_again() {
    let mut evening = evening::<WizardsGambit>(&[By::Guest; 3]);
    evening.play(20);
    evening.cut(1);
    let waits = |evening: &Evening<WizardsGambit>| {
        evening.page.table.session().play().to_act() == Seats::one(Seat(1))
    };
    while !waits(&evening) {
        evening.step();
    }
    let ply = evening.page.ply();
    evening.play(5);
    assert_eq!(evening.page.ply(), ply, "nobody decides for them");
    evening.hosting.host.borrow_mut().lend(Seat(1), By::Bot(Level::Apprentice));
    evening.play(20);
    assert!(evening.page.ply() > ply && evening.who(1) == Some(By::Bot(Level::Apprentice)));
    assert_eq!(evening.page.table.players()[1].name, "Guest 1");
    evening.come_back(1);
    assert_eq!((evening.who(1), evening.agree()), (Some(By::Guest), true));
    assert_eq!(evening.screens[1].jumps, 1, "it goes on from where the guest left it");
    evening.play(20);
}

#[test]
fn every_screen_names_the_guests_who_are_away_and_for_whom_nobody_plays() {
    let mut evening = evening::<WizardsGambit>(&[By::Guest; 3]);
    let named = |evening: &Evening<WizardsGambit>, at: usize| {
        missing(&evening.screens[at].guest, &evening.page.text)
    };
    assert_eq!(named(&evening, 0), None);
    evening.cut(1);
    evening.pass(2);
    assert_eq!(named(&evening, 0).as_deref(), Some("Guest 1"));
    evening.cut(2);
    evening.pass(2);
    assert_eq!(named(&evening, 0).as_deref(), Some("Guest 1, Guest 2"));
    evening.hosting.host.borrow_mut().lend(Seat(1), By::Bot(Level::Apprentice));
    evening.pass(2);
    assert_eq!(named(&evening, 0).as_deref(), Some("Guest 2"));
    evening.come_back(2);
    evening.pass(2);
    assert_eq!((named(&evening, 0), named(&evening, 2)), (None, None));
}

#[test]
fn bots_wait_for_a_guest_who_is_away_and_people_may_decide() {
    let bot = By::Bot(Level::Apprentice);
    // Everybody plays Spell Wars at once, so that bots would have something to do.
    let mut evening = evening::<SpellWars>(&[By::Guest, bot, By::Guest, bot]);
    let taken =
        |evening: &Evening<SpellWars>, seat: u8| evening.page.table.session().taken_by(Seat(seat));
    let bots = |evening: &Evening<SpellWars>| taken(evening, 1) + taken(evening, 3);
    let acts = |evening: &Evening<SpellWars>, seat: u8| {
        evening.page.table.session().play().to_act().has(Seat(seat))
    };
    // The moment at which a bot's answer is waited for, and the other guest can decide too.
    while !(evening.page.table.is_thinking() && acts(&evening, 1) && acts(&evening, 0)) {
        evening.step();
    }
    evening.cut(1);
    evening.pass(2);
    assert!(evening.page.table.waits_for_guest() && !evening.page.table.is_thinking());
    // What was asked before is answered, and not done.
    let before = bots(&evening);
    evening.page.answer();
    let others = taken(&evening, 0);
    for _ in 0..30 {
        evening.step();
    }
    assert_eq!(bots(&evening), before, "no bot plays on without the guest");
    assert!(taken(&evening, 0) > others, "who is there may decide");
    // With somebody in the guest's place the game goes on, without anybody it waits again.
    evening.hosting.host.borrow_mut().lend(Seat(2), bot);
    evening.play(12);
    let lent = bots(&evening);
    assert!(lent > before);
    evening.hosting.host.borrow_mut().wait_for(Seat(2));
    evening.pass(2);
    let waiting = bots(&evening);
    evening.play(12);
    assert_eq!(bots(&evening), waiting);
    evening.come_back(1);
    evening.play(30);
    assert!(bots(&evening) > waiting && !evening.page.table.waits_for_guest());
}

#[test]
fn secrets_of_a_guest_for_whom_somebody_here_plays_need_the_curtain() {
    let mut evening = evening::<SpellWars>(&[By::Guest; 3]);
    evening.play(4);
    evening.cut(2);
    evening.hosting.host.borrow_mut().lend(Seat(2), By::Person);
    evening.pass(1);
    assert_eq!(evening.who(2), Some(By::Person));
    for _ in 0..40 {
        let table = &evening.page.table;
        let to_act = table.session().play().to_act().has(Seat(2));
        let secret = SpellWars::decides_in_secret(table.session().play().state(), Seat(2));
        if to_act && secret && table.viewer() == Viewer::Spectator {
            assert!(table.curtain().has(Seat(2)) && table.deciding().is_none());
        }
        evening.step();
    }
    evening.come_back(2);
    assert_eq!(evening.page.table.viewer(), Viewer::Spectator);
    assert_eq!(evening.who(2), Some(By::Guest));
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
    let mut evening = evening_of::<Elfenwizards>(&setting);
    evening.play(25);
    let before = evening.page.table.session().clone();
    let kept = postcard::to_allocvec(evening.hosting.host.borrow().record()).expect("bytes");
    // The page is loaded again: what is left is the save, and what was kept beside it.
    let save = evening.page.slots.read("one").expect("a slot").expect("a save").expect("one");
    let session = save.session::<Elfenwizards>().expect("a game");
    assert_eq!(session.play(), before.play());
    let kept: HostRecord = postcard::from_bytes(&kept).expect("a record");
    evening.page = TestPage::around(&Setting { id: "two", ..setting }, session);
    evening.hosting = Hosting::new(Host::restore(BUILD, kept), Callback::noop());
    (0..2).for_each(|at| evening.come_back(at));
    assert!(evening.agree() && evening.who(1) == Some(By::Guest));
    evening.play(5_000);
    assert!(evening.page.table.is_over() && evening.agree());
}

#[test]
fn the_next_game_is_played_at_the_same_table_without_joining_again() {
    let mut evening = evening::<Elfenwizards>(&[By::Person, By::Guest, By::Guest]);
    evening.play(5_000);
    let names = |evening: &Evening<Elfenwizards>| -> Vec<String> {
        evening.page.table.players().iter().map(|player| player.name.to_string()).collect()
    };
    let mut before = names(&evening);
    for (swap, seats) in [(false, [1, 2]), (true, [2, 0]), (true, [0, 1])] {
        let TestPage { table, text, speed, services, slots, .. } = &mut evening.page;
        let env = Env { hosts: true, ..env(text, *speed, false, services, slots) };
        let effects = table.update(Msg::Rematch(Seed(77), None, swap), &env);
        assert!(effects.contains(&ControllerEffect::Jumped), "{effects:?}");
        assert!(!effects.iter().any(|effect| matches!(effect, ControllerEffect::OpenGame(_))));
        if swap {
            assert!(effects.contains(&ControllerEffect::Swapped), "{effects:?}");
            evening.hosting.host.borrow_mut().rotate(3, evening.now);
            before.rotate_right(1);
        }
        evening.hosting.jumped();
        evening.pass(4);
        assert_eq!((evening.page.ply(), evening.agree()), (0, true));
        // Guests go with their players.
        let now: Vec<_> = evening.screens.iter().map(|it| it.guest.seat().unwrap().0).collect();
        assert_eq!((now, names(&evening)), (seats.to_vec(), before.clone()));
        evening.play(20);
        assert!(evening.page.ply() > 5);
    }
}

#[test]
fn a_late_guest_takes_the_seat_of_a_bot_between_two_actions() {
    let bot = By::Bot(Level::Apprentice);
    let mut evening = evening::<DiceArena>(&[By::Person, bot, By::Guest]);
    evening.play(15);
    evening.invite(Place::Seat(Seat(1)), 1);
    evening.pass(3);
    assert_eq!(evening.who(1), Some(By::Guest));
    evening.play(5_000);
    assert!(evening.page.table.is_over() && evening.agree());
}

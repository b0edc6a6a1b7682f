use super::*;
use crate::bot_client::BotError;
use crate::games::Speed;
use crate::table::autosave::tests::SharedMemory;
use crate::table::autosave::{SaveSlots, SaveStatus};
use crate::table::effects::TableEffect;
use crate::table::open::Opened;
use crate::table::playback::Replay;
use crate::testing;
use crate::text::Text;
use conclave_i18n::Locale;
use conclave_rules::bots::Level;
use conclave_rules::bots::{BotReply, BotRequest};
use conclave_rules::games::dice_arena::DiceArena;
use conclave_rules::games::elfenwizards::{Action, Elfenwizards};
use conclave_rules::games::spell_wars::SpellWars;
use conclave_rules::table::{Rng, Rules, Seats, Seed, Setup, Viewer};
use conclave_session::embed::{self, EmbedError};
use conclave_session::history;
use conclave_session::saves::{Memory, Save, SaveStore, StoreError};
use conclave_session::{Controller as By, Player};

mod curtain;
mod end;
mod guests;
mod hints;
mod lesson;
mod negotiation;
mod pace;
mod puzzle;
mod waits;

/// A page with a table, without a browser: answers to bots and chance come when the test
/// wants them, the timer runs out when the test says so.
struct TestPage<G: GameUi> {
    table: TableController<G>,
    effects: Vec<TableEffect>,
    text: Text,
    speed: Speed,
    framed: bool,
    services: G::Services,
    slots: SaveStore<SharedMemory>,
}

/// What a page is to be like.
struct Setting<'a> {
    controllers: &'a [By],
    id: &'a str,
    speed: Speed,
    shared: SharedMemory,
}

impl Default for Setting<'_> {
    fn default() -> Self {
        let controllers = &[By::Person, By::Bot(Level::Apprentice), By::Person];
        Setting { controllers, id: "one", speed: Speed::Normal, shared: SharedMemory::default() }
    }
}

/// A game that, where its rules allow, the first seat begins.
fn session<G: Rules>(controllers: &[By]) -> Session<G> {
    let mut sessions = (1..20).map(|seed| begin(controllers, Seed(seed)));
    let first = |session: &Session<G>| session.play().to_act().first() == Some(Seat(0));
    sessions.find(first).unwrap_or_else(|| begin(controllers, Seed(3)))
}

fn begin<G: Rules>(controllers: &[By], seed: Seed) -> Session<G> {
    let setup = Setup { seats: controllers.len() as u8, options: Default::default() };
    let player = |(at, &controller): (usize, &By)| Player { name: format!("P{at}"), controller };
    let players = controllers.iter().enumerate().map(player).collect();
    Session::begin(setup, seed, players).expect("a game")
}

impl<G: GameUi> TestPage<G> {
    fn open(setting: &Setting<'_>) -> TestPage<G> {
        TestPage::around(setting, session(setting.controllers))
    }

    fn around(setting: &Setting<'_>, session: Session<G>) -> TestPage<G> {
        TestPage::with_guide(setting, session, None)
    }

    fn with_guide(
        setting: &Setting<'_>,
        session: Session<G>,
        guide: Option<Guide<G>>,
    ) -> TestPage<G> {
        let text = testing::text(Locale::English);
        let slots = SaveStore::new(setting.shared.clone());
        let services = G::Services::default();
        let (id, name) = (setting.id.to_owned(), "Thursday".to_owned());
        let (new, notice) = (!matches!(guide, Some(Guide::Puzzle(_))), None);
        let game = Opened { id, name, created: 1, session, new, notice, guide };
        let (speed, framed) = (setting.speed, false);
        let env = env(&text, speed, framed, &services, &slots);
        let (table, effects) = TableController::open(game, &env);
        TestPage { table, effects, text, speed, framed, services, slots }
    }

    /// Sends a message, and collects what it effects.
    fn send(&mut self, msg: impl Into<Msg<G>>) -> Vec<TableEffect> {
        let env = env(&self.text, self.speed, self.framed, &self.services, &self.slots);
        let effects = self.table.update(msg.into(), &env);
        self.effects.extend(effects.iter().cloned());
        effects
    }

    /// Lets the timer run out until all is shown; returns how long that took.
    fn watch(&mut self) -> u32 {
        let mut ms = self.timer().unwrap_or(0);
        while !self.table.playback().is_still() {
            let effects = self.send(self.onward());
            ms += timers(&effects).last().copied().unwrap_or(0);
        }
        ms
    }

    /// What shows the next event: the timer; or a person, at the end of a part of the game.
    fn onward(&self) -> Msg<G> {
        if self.table.is_at_part_end() { GameCommand::ShowNext.into() } else { Msg::Next }
    }

    /// The timer that was started last.
    fn timer(&self) -> Option<u32> {
        timers(&self.effects).last().copied()
    }

    /// The last request to the bots that was not cancelled.
    fn asked(&self) -> Option<(u64, BotRequest)> {
        self.effects.iter().rev().find_map(|effect| match effect {
            TableEffect::AskBots(number, request) => Some((*number, request.clone())),
            _ => None,
        })
    }

    /// A legal action of the player who is to act.
    fn legal(&self) -> (Seat, G::Action) {
        let play = self.table.session().play();
        let seat = play.to_act().first().expect("the game goes on");
        (seat, play.legal(seat).swap_remove(0))
    }

    fn ply(&self) -> usize {
        self.table.session().play().ply()
    }

    /// The bots answer the last request with a legal action.
    fn answer(&mut self) -> u64 {
        let (number, request) = self.asked().expect("a request");
        let plan = self.table.session().play().legal(request.seat).into_iter().take(1).collect();
        self.send(Msg::BotReplied(number, Ok(reply::<G>(plan))));
        number
    }

    /// Plays a person's or a bot's next action, and watches it.
    fn step(&mut self) {
        let (seat, action) = self.legal();
        if self.table.is_person(seat) {
            self.send(Msg::Act(vec![action]));
        } else {
            self.answer();
        }
        self.watch();
    }
}

fn env<'a, G: GameUi>(
    text: &'a Text,
    speed: Speed,
    framed: bool,
    services: &'a G::Services,
    slots: &'a dyn SaveSlots,
) -> Env<'a, G> {
    let (hosts, crashed, now, clock) = (false, false, 5, 5);
    let (staged, random) = (speed, || 9);
    Env { text, speed, staged, framed, hosts, crashed, now, clock, random, services, slots }
}

fn timers(effects: &[TableEffect]) -> Vec<u32> {
    let timer = |effect: &TableEffect| match effect {
        TableEffect::StartTimer(ms) => Some(*ms),
        _ => None,
    };
    effects.iter().filter_map(timer).collect()
}

fn reply<G: Rules>(plan: Vec<G::Action>) -> BotReply<G::Action> {
    BotReply { plan, win_probability: 0.5, alternative: None, iterations: 1 }
}

fn is_ask(effect: &TableEffect) -> bool {
    matches!(effect, TableEffect::AskBots(..))
}

#[test]
fn an_act_is_shown_saved_and_answered_by_the_bot() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting::default());
    page.watch();
    assert_eq!(page.effects[0], TableEffect::SpawnBots);
    // People play until a bot is asked.
    while !page.effects.iter().any(is_ask) {
        let (seat, action) = page.legal();
        assert_eq!(page.table.deciding(), Some(seat));
        let before = page.ply();
        let effects = page.send(Msg::Act(vec![action]));
        assert_eq!(page.ply(), before + 1);
        assert!(timers(&effects).len() == 1 && effects.contains(&TableEffect::Render));
        assert_eq!(page.table.deciding(), None, "nobody decides while events are shown");
        let save = SaveSlots::read(&page.slots, "one").expect("it is saved");
        assert_eq!(save.session::<Elfenwizards>().expect("readable").play().ply(), before + 1);
        page.watch();
    }
    let (number, request) = page.asked().expect("a request");
    assert_eq!((request.seat, request.game.as_str()), (Seat(1), "elfenwizards"));
    let before = page.ply();
    page.send(Msg::BotReplied(number + 7, Ok(reply::<Elfenwizards>(vec![Action::Roll]))));
    assert_eq!(page.ply(), before, "an answer to another request");
    page.answer();
    assert_eq!(page.ply(), before + 1);
    assert!(!page.table.playback().is_still());
}

#[test]
fn a_bot_thinks_while_events_are_shown_and_plays_when_all_is_still() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting::default());
    page.watch();
    while !page.effects.iter().any(is_ask) {
        let (_, action) = page.legal();
        page.send(Msg::Act(vec![action]));
        if page.effects.iter().any(is_ask) {
            break;
        }
        page.watch();
    }
    assert!(!page.table.playback().is_still(), "it was asked at once");
    let before = page.ply();
    page.answer();
    assert_eq!(page.ply(), before, "its answer waits");
    while page.ply() == before {
        page.send(Msg::Next);
    }
    assert_eq!(page.ply(), before + 1);
}

#[test]
fn what_the_rules_refuse_is_explained_and_changes_nothing() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting::default());
    page.watch();
    let refuses = |effects: &[TableEffect]| {
        effects.iter().any(|effect| matches!(effect, TableEffect::Refuse(_)))
    };
    let effects = page.send(Msg::Act(vec![Action::Accept]));
    assert_eq!(page.ply(), 0);
    assert!(refuses(&effects), "{effects:?}");
    assert!(page.table.notice().is_none(), "nothing on the page moves for it");
    let (_, action) = page.legal();
    let effects = page.send(Msg::Act(vec![action]));
    assert!(!refuses(&effects), "{effects:?}");
}

/// What belongs to a moment of the game and must not outlive it.
fn leftovers(page: &TestPage<Elfenwizards>) -> [bool; 7] {
    let table = &page.table;
    [
        table.hint.is_some(),
        table.source.notice.is_some(),
        table.bots.asked.as_ref().is_some_and(|_| table.bot_seats() == 0),
        table.replay().is_some(),
        table.playback.timer,
        table.ended,
        !table.playback.is_still(),
    ]
}

impl<G: GameUi> TableController<G> {
    fn bot_seats(&self) -> usize {
        let bot = |seat: Seat| matches!(self.source.session.controller(seat), Some(By::Bot(_)));
        self.source.session.play().to_act().iter().filter(|&seat| bot(seat)).count()
    }
}

#[test]
fn undo_resets_the_same_things_as_taking_up_another_tabs_game() {
    let setting = Setting::default();
    let mut here = TestPage::<Elfenwizards>::open(&setting);
    here.watch();
    // A throw cannot be undone; what is placed after it can.
    while !here.table.can_undo() {
        here.step();
    }
    let disturb = |page: &mut TestPage<Elfenwizards>| {
        page.send(GameCommand::Hint);
        page.send(Msg::Notice("Something".to_owned()));
        page.table.playback.timer = true;
        page.table.ended = true;
    };
    // The other tab reads the same slot, and goes on.
    let save = SaveSlots::read(&here.slots, "one").expect("a save");
    let theirs = SaveStore::new(setting.shared.clone());
    let mut session = SaveSlots::read(&theirs, "one")
        .expect("a save")
        .session::<Elfenwizards>()
        .expect("readable");
    let seat = session.play().to_act().first().expect("somebody acts");
    let action = session.play().legal(seat).swap_remove(0);
    session.act(seat, &[action]).expect("a legal action");

    let before = here.ply();
    disturb(&mut here);
    let effects = here.send(GameCommand::Undo);
    assert!(here.ply() < before && effects.contains(&TableEffect::CancelBots));
    assert_eq!(leftovers(&here), [false; 7]);
    here.send(GameCommand::Redo);
    assert_eq!((here.ply(), leftovers(&here)), (before, [false; 7]));

    // The slot now holds what was redone: read it again to be allowed to write.
    SaveSlots::read(&theirs, "one").expect("a save");
    let later = Save { saved: 9, ..Save::of(&session, &save.name, save.created, 9) };
    SaveSlots::write(&theirs, "one", &later).expect("it is written");
    disturb(&mut here);
    here.send(Msg::SlotChanged(Some("one".to_owned())));
    assert_eq!(here.table.save_status(), SaveStatus::Elsewhere);
    here.send(GameCommand::TakeTheirs);
    assert_eq!(here.table.save_status(), SaveStatus::Saved);
    assert_eq!((here.ply(), leftovers(&here)), (before + 1, [false; 7]));
}

#[test]
fn a_table_that_was_carried_on_elsewhere_takes_nothing() {
    let setting = Setting { controllers: &[By::Person; 3], ..Setting::default() };
    let mut here = TestPage::<Elfenwizards>::open(&setting);
    here.watch();
    here.step();
    let theirs = SaveStore::new(setting.shared.clone());
    let mut save = SaveSlots::read(&theirs, "one").expect("a save");
    save.saved += 1;
    SaveSlots::write(&theirs, "one", &save).expect("it is written");
    assert_eq!(here.send(Msg::SlotChanged(Some("another".to_owned()))), []);
    assert!(here.table.deciding().is_some());
    here.send(Msg::SlotChanged(Some("one".to_owned())));
    assert_eq!(here.table.deciding(), None, "the board offers nothing");
    let before = here.ply();
    let (_, action) = here.legal();
    here.send(Msg::Act(vec![action]));
    here.send(GameCommand::Undo);
    here.send(GameCommand::Hint);
    assert_eq!(here.ply(), before);
    assert!(!here.table.can_undo() && here.table.hint().is_none());
    // What is played on here is another game.
    let effects = here.send(GameCommand::KeepMine);
    assert!(matches!(effects[0], TableEffect::OpenGame(_)));
}

#[test]
fn a_game_that_was_deleted_elsewhere_waits_until_somebody_wants_it() {
    let setting = Setting { controllers: &[By::Person; 3], ..Setting::default() };
    let mut here = TestPage::<Elfenwizards>::open(&setting);
    here.watch();
    here.step();
    let theirs = SaveStore::new(setting.shared.clone());
    theirs.remove("one").expect("it is deleted");
    here.send(Msg::SlotChanged(None));
    assert_eq!(here.table.save_status(), SaveStatus::Deleted);
    assert_eq!(here.table.deciding(), None, "the board offers nothing");
    assert_eq!(SaveSlots::read(&theirs, "one"), None);
    here.send(GameCommand::KeepMine);
    assert_eq!(here.table.save_status(), SaveStatus::Saved);
    assert!(here.table.deciding().is_some());
    assert_eq!(SaveSlots::read(&theirs, "one").expect("it is back").turn, here.ply());
}

#[test]
fn a_game_that_could_not_be_saved_is_saved_when_another_tab_has_made_room() {
    let setting = Setting { controllers: &[By::Person; 3], ..Setting::default() };
    let mut here = TestPage::<Elfenwizards>::open(&setting);
    here.watch();
    setting.shared.0.limit(10);
    here.step();
    assert_eq!(here.table.save_status(), SaveStatus::Failed(StoreError::Full));
    setting.shared.0.limit(1_000_000);
    here.send(Msg::SlotChanged(None));
    assert_eq!(here.table.save_status(), SaveStatus::Saved);
    let saved = SaveSlots::read(&here.slots, "one").expect("a save");
    assert_eq!(saved.turn, here.ply());
}

#[test]
fn a_throw_that_lands_after_the_game_was_carried_on_elsewhere_is_dropped() {
    let setting = Setting { controllers: &[By::Person; 2], ..Setting::default() };
    let mut page = TestPage::<DiceArena>::open(&setting);
    page.watch();
    let request = page.effects.iter().rev().find_map(|effect| match effect {
        TableEffect::AskChance(number, _) => Some(*number),
        _ => None,
    });
    let number = request.expect("the opening throw is asked for");
    let theirs = SaveStore::new(setting.shared.clone());
    let mut save = SaveSlots::read(&theirs, "one").expect("a save");
    save.saved += 1;
    SaveSlots::write(&theirs, "one", &save).expect("it is written");
    page.send(Msg::SlotChanged(Some("one".to_owned())));
    let before = page.ply();
    page.send(Msg::ChanceReplied(number, None));
    assert_eq!(page.ply(), before);
}

#[test]
fn chance_answers_each_request_once() {
    let setting = Setting { controllers: &[By::Person; 2], ..Setting::default() };
    let mut page = TestPage::<DiceArena>::open(&setting);
    page.watch();
    let before = page.ply();
    page.send(Msg::ChanceReplied(99, None));
    assert_eq!(page.ply(), before, "an answer to another request");
    page.send(Msg::ChanceReplied(1, None));
    assert_eq!(page.ply(), before + 1, "the rules' own chance");
    page.send(Msg::ChanceReplied(1, None));
    assert_eq!(page.ply(), before + 1);
}

#[test]
fn a_replay_goes_step_by_step_by_itself_and_back_to_the_present() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting {
        controllers: &[By::Person; 3],
        ..Setting::default()
    });
    page.watch();
    for _ in 0..4 {
        page.step();
    }
    let present = Rc::clone(page.table.playback().view());
    let lines = page.table.log().lines().len();
    page.send(GameCommand::Replay(ReplayCommand::Toggle));
    assert_eq!(page.table.replay(), Some(&Replay { ply: 4, playing: false }));
    assert_eq!((page.table.deciding(), page.table.acting()), (None, Seats::NONE));
    page.send(GameCommand::Replay(ReplayCommand::Ply(0)));
    assert_eq!(**page.table.playback().view(), page.table.view_at(0));
    page.send(GameCommand::Replay(ReplayCommand::Forward));
    assert_eq!(page.table.replay().map(|replay| replay.ply), Some(1));
    page.watch();
    assert_eq!(**page.table.playback().view(), page.table.view_at(1));
    // From here on by itself.
    let effects = page.send(GameCommand::Replay(ReplayCommand::PlayPause));
    assert_eq!(timers(&effects), [500]);
    while page.table.replay().is_some_and(|replay| replay.playing) {
        assert!(!page.send(Msg::Next).is_empty(), "the timer runs");
    }
    assert_eq!(page.table.replay(), Some(&Replay { ply: 4, playing: false }));
    assert_eq!(*page.table.playback().view(), present);
    assert_eq!(page.table.log().lines().len(), lines, "what is seen again is not written again");
    page.send(GameCommand::Close);
    assert!(page.table.replay().is_none() && page.table.deciding().is_some());
}

#[test]
fn a_shared_game_is_looked_at_and_taken_up_as_another() {
    let mut session = session::<Elfenwizards>(&[By::Person; 3]);
    let seat = session.play().to_act().first().expect("somebody acts");
    session.act(seat, &[Action::Roll]).expect("a legal action");
    let setting = Setting { id: "", controllers: &[By::Person; 3], ..Setting::default() };
    let mut page = TestPage::around(&setting, session);
    assert_eq!(page.table.replay(), Some(&Replay { ply: 0, playing: false }));
    assert_eq!(page.send(GameCommand::Close), [], "not by accident");
    let effects = page.send(GameCommand::Replay(ReplayCommand::Toggle));
    let opened = effects.iter().find_map(|effect| match effect {
        TableEffect::OpenGame(save) => save.session::<Elfenwizards>().ok(),
        _ => None,
    });
    assert_eq!(opened.expect("a game").play().ply(), 1);
    // Its first moves were made by others: its end says nothing about the people here.
    let excluded = |effect: &TableEffect| matches!(effect, TableEffect::ExcludeFromHistory(_));
    assert!(effects.iter().any(excluded), "{effects:?}");
    page.send(GameCommand::Replay(ReplayCommand::Ply(0)));
    let effects = page.send(GameCommand::Replay(ReplayCommand::Branch));
    assert!(!effects.iter().any(excluded), "from the start on it is a game like any other");
}

#[test]
fn the_replay_of_a_finished_game_has_a_hint_for_whoever_decided_there() {
    let mut session = begin::<DiceArena>(&[By::Person, By::Person], Seed(3));
    let mut rng = Rng::new(Seed(3));
    while let Some(seat) = session.play().to_act().first() {
        let action = match seat {
            Seat::CHANCE => DiceArena::sample_chance(session.play().state(), &mut rng),
            _ => rng.pick(&session.play().legal(seat)).cloned(),
        };
        session.act(seat, &[action.expect("an action")]).expect("a legal one");
    }
    let actions = session.play().record().actions.clone();
    let mut page = TestPage::around(&Setting::default(), session);
    assert_eq!(page.table.advised(), None, "nobody decides any more");
    for (ply, (seat, _)) in actions.iter().enumerate().take(8) {
        page.send(GameCommand::Replay(ReplayCommand::Ply(ply)));
        let advised = (*seat != Seat::CHANCE).then_some(*seat);
        assert_eq!(page.table.advised(), advised, "at {ply}");
        page.effects.clear();
        page.send(GameCommand::Hint);
        assert_eq!(page.asked().map(|(_, request)| request.seat), advised);
    }
}

#[test]
fn bots_that_cannot_be_reached_are_asked_again() {
    let bot = By::Bot(Level::Apprentice);
    let mut page =
        TestPage::<Elfenwizards>::open(&Setting { controllers: &[bot; 3], ..Setting::default() });
    let (number, _) = page.asked().expect("a request");
    page.send(Msg::BotReplied(number, Err(BotError::Failed)));
    assert!(page.table.bots_failed() && !page.table.is_thinking());
    page.watch();
    let effects = page.send(GameCommand::Retry);
    assert!(effects.iter().any(is_ask) && !page.table.bots_failed());
}

#[test]
fn the_host_gets_the_game_status_and_refusals() {
    let mut page = TestPage::<Elfenwizards>::open(&Setting {
        controllers: &[By::Person; 3],
        ..Setting::default()
    });
    page.framed = true;
    page.watch();
    let (_, action) = page.legal();
    let sent = |effects: &[TableEffect]| -> Vec<String> {
        let kind = |effect: &TableEffect| match effect {
            TableEffect::PostToEmbedder(message) => message.split(' ').next().map(str::to_owned),
            _ => None,
        };
        effects.iter().filter_map(kind).collect()
    };
    let effects = page.send(Msg::Act(vec![action]));
    assert_eq!(sent(&effects), ["acted", "changed", "saved"]);
    let effects = page.send(Msg::Embed("dance".to_owned()));
    assert_eq!(sent(&effects), ["error"]);
    let refusal = embed::error(EmbedError::Message, EmbedError::Message.words());
    assert!(effects.contains(&TableEffect::PostToEmbedder(refusal)));
}

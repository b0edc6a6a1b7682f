//! A game as a guest plays it: the same board, log and pace as at any table, of what the guest's seat
//! may know.
//!
//! | module | what |
//! |---|---|
//! | this one | what has come and what the guest decides; showing events |
//! | `hints` | hints, found by this screen's own bots in what its seat sees |
//! | `looking_back` | earlier moments, as this screen has seen them |
//! | `view` | the table as it is drawn |

mod hints;
mod looking_back;
mod view;

use std::rc::Rc;

use conclave::bots::BotReply;
use conclave::screens::Guest;
use conclave::screens::wire::{ActionRefusal, Sitting};
use conclave::session::Controller;
use conclave::table::{Illegal, Seat, Seats};
use gloo::timers::callback::Timeout;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::board::focus::KeyboardFocus;
use crate::board::playback::FRESH_MS;
use crate::boot;
use crate::bot_client::{BotClient, BotError};
use crate::components::players::stand_ins;
use crate::games::{GameUi, PlayerInfo, Sound, Speed};
use crate::shell::Shell;
use crate::table::command::{Command, Panel};
use crate::table::controller::{Hint, Replay};
use crate::table::log::{Log, LogLine};
use crate::table::playback::{EventContext, Playback, PlyEvents, Shown};
use crate::table::score_chart::{ScoreChartProps, chart_of};
use crate::text::Text;

/// What happens at a guest's table.
pub enum TableMsg<G: GameUi> {
    /// A control or a key of the table.
    Do(Command),
    /// What gives the reasons that this command asks for has come, or not.
    Reasons(Command),
    /// The board: the guest decides.
    Act(Vec<G::Action>),
    /// It is time for the next event.
    Next,
    /// What has just appeared takes presses now.
    Ready,
    /// What was said of the table was said for long enough.
    Told,
    /// Somebody else's answer is to be scanned: the page does that.
    Scan,
    /// The guest is to be asked whether they leave the table: the page does that.
    Leave,
    /// The answer to the hint's request of this number.
    Replied(u64, Result<BotReply<G::Action>, BotError>),
    /// A key; whether it asks for the next event.
    Key {
        /// Whether it does.
        show_next: bool,
    },
    /// A press, here on the page; whether it is on the board.
    Pressed {
        /// Where.
        at: (i32, i32),
        /// Whether it can ask for the next event.
        show_next: bool,
    },
    /// The end of a press.
    Released((i32, i32)),
}

/// A game as a guest plays it.
pub struct GuestTable<G: GameUi> {
    link: Callback<TableMsg<G>>,
    /// What the controls do, and what the board does. Made once, so that a component whose properties
    /// are the same is not rendered again.
    send: Callback<Command>,
    act: Callback<Vec<G::Action>>,
    services: G::Services,
    bots: BotClient,
    /// How often they were asked.
    requests: u64,
    hint: Option<Hint<G>>,
    players: Rc<[PlayerInfo]>,
    playback: Playback<G>,
    log: Log,
    /// What was shown when the guest last decided; none before that.
    before: Option<Rc<G::View>>,
    /// Runs until the next event is shown.
    timer: Option<Timeout>,
    /// Whether each event waits for the guest.
    paused: bool,
    /// Whether the event after the one being shown waits for the guest.
    waiting: bool,
    /// Whether events are passed over until this part of the game ends.
    skips_to_part_end: bool,
    /// Whether an event has taken time since controls last appeared.
    shown_over_time: bool,
    /// Whether what is shown was shown before.
    again: bool,
    /// The moment that is looked back at, and how many actions had been shown before.
    replay: Option<(Replay, usize)>,
    /// Whether the end was shown, and how the scores went, where there is something to draw.
    ended: bool,
    chart: Option<ScoreChartProps>,
    /// Runs as long as what has just appeared takes no press.
    fresh: Option<Timeout>,
    panel: Option<Panel>,
    log_open: bool,
    whole_log: bool,
    /// Where a press began that asks for the next event.
    pressed: Option<(i32, i32)>,
    /// The outermost element of the table.
    root: NodeRef,
    keyboard: KeyboardFocus,
    /// Where the focus goes once this is rendered: a selector.
    focus: Option<&'static str>,
    /// How the game began that is shown, how many actions it had, and whose eyes saw it: what tells
    /// undoing from another game.
    shown: Option<(G::View, usize, Option<Seat>)>,
    /// What the table has just done with the game: the key of a sentence. It stands in the prompt's
    /// place until the timer has run out, or something happens.
    told: Option<(&'static str, Timeout)>,
}

/// How long it is said what the table has done, in milliseconds.
const TOLD_MS: u32 = 4_000;

/// What the players are called, in this screen's language where they have no name.
pub fn names<G: GameUi>(guest: &Guest<G>, text: &Text) -> Vec<AttrValue> {
    let players = &guest.table().players;
    let named = players.iter().zip(stand_ins(players.len(), text));
    named
        .map(|(it, no_name)| if it.name.is_empty() { no_name } else { it.name.clone() }.into())
        .collect()
}

/// The names of the other guests who are away, and for whom nobody plays; none when all are there.
pub fn missing<G: GameUi>(guest: &Guest<G>, text: &Text) -> Option<String> {
    let sittings = (0..).map(Seat).zip(&guest.table().players);
    let named = sittings.zip(names(guest, text));
    let is_missing = |seat: Seat, sitting: &Sitting| {
        sitting.away && sitting.controller == Controller::Guest && guest.seat() != Some(seat)
    };
    let missing = named.filter(|((seat, sitting), _)| is_missing(*seat, sitting));
    let missing: Vec<AttrValue> = missing.map(|(_, name)| name).collect();
    (!missing.is_empty()).then(|| missing.join(", "))
}

impl<G: GameUi> GuestTable<G> {
    /// The table of a guest who has been sent the game; none before that.
    pub fn new(
        guest: &Guest<G>,
        link: Callback<TableMsg<G>>,
        shell: &Shell,
    ) -> Option<GuestTable<G>> {
        let view = guest.seen()?.view.clone();
        let root = NodeRef::default();
        let mut table = GuestTable {
            send: link.reform(TableMsg::Do),
            act: link.reform(TableMsg::Act),
            link,
            services: G::Services::default(),
            bots: BotClient::default(),
            requests: 0,
            hint: None,
            players: Rc::new([]),
            playback: Playback::new(view),
            log: Log::default(),
            before: None,
            timer: None,
            paused: false,
            waiting: false,
            skips_to_part_end: false,
            shown_over_time: false,
            again: false,
            replay: None,
            ended: false,
            chart: None,
            fresh: None,
            panel: None,
            log_open: false,
            whole_log: false,
            pressed: None,
            keyboard: KeyboardFocus::new(root.clone()),
            root,
            focus: None,
            shown: None,
            told: None,
        };
        table.jump(guest, shell);
        Some(table)
    }

    /// Who sits where has changed.
    pub fn seat(&mut self, guest: &Guest<G>, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let names = names(guest, &shell.text);
        let player = |(at, sitting): (u8, &Sitting)| PlayerInfo {
            name: names.get(usize::from(at)).cloned().unwrap_or_default(),
            guild: G::guild(&seen.view, Seat(at)),
            controller: match sitting.controller {
                _ if guest.seat() == Some(Seat(at)) => Controller::Person,
                // They sit at another device, as seen from here.
                Controller::Person => Controller::Guest,
                other => other,
            },
        };
        self.players = (0..).zip(&guest.table().players).map(player).collect();
    }

    /// The game stands elsewhere than it did: shows it as it is.
    pub fn jump(&mut self, guest: &Guest<G>, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        self.seat(guest, shell);
        self.tell(guest, shell);
        self.drop_hint();
        self.timer = None;
        (self.paused, self.waiting, self.skips_to_part_end) = (false, false, false);
        (self.again, self.replay, self.ended) = (false, None, false);
        self.shown_over_time = false;
        self.before = None;
        self.playback.jump(seen.view.clone());
        let mut lines = Vec::new();
        let mut view = seen.beginning.view.clone();
        let mut write = |ply, event: &G::Event, view: &G::View| {
            if let Some(words) = G::sentence(event, view, &self.players, &shell.text) {
                lines.push(LogLine { ply, words: words.into(), heading: G::begins_part(event) });
            }
        };
        for event in &seen.beginning.events {
            // The view already shows what came of the set-up.
            write(0, event, &view);
        }
        for (ply, step) in (1..).zip(&seen.steps) {
            for event in &step.events {
                write(ply, event, &view);
                G::apply_event(&mut view, event);
            }
        }
        self.log = Log::default();
        self.log.append(lines, true);
        self.log.clear_announcements();
        self.appear(guest, shell);
    }

    /// Says what the table has done with the game.
    fn tell(&mut self, guest: &Guest<G>, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let (steps, seat) = (seen.steps.len(), guest.seat());
        let before = self.shown.replace((seen.beginning.view.clone(), steps, seat));
        let key = match before {
            Some((_, _, eyes)) if eyes != seat => "screens-told-swapped",
            Some((view, _, _)) if view != seen.beginning.view => "screens-told-next",
            Some((_, before, _)) if before > steps => "screens-told-undone",
            Some((_, before, _)) if before < steps => "screens-told-redone",
            _ => return,
        };
        self.say(key, shell);
    }

    /// Says something of the table for a while: the key of a sentence.
    pub fn say(&mut self, key: &'static str, shell: &Shell) {
        let link = self.link.clone();
        self.told = Some((key, Timeout::new(TOLD_MS, move || link.emit(TableMsg::Told))));
        if shell.settings.aloud {
            boot::read_aloud(&shell.text.tr(key));
        }
    }

    /// The game has gone on: what has come after so many actions is shown, unless the guest looks back.
    pub fn follow(&mut self, guest: &Guest<G>, from: usize, shell: &Shell) {
        self.drop_hint();
        if let Some(((_, steps, _), seen)) = self.shown.as_mut().zip(guest.seen()) {
            *steps = seen.steps.len();
        }
        self.told = None;
        if self.replay.is_none() {
            self.push(guest, from);
            self.go_on(guest, shell);
        } else if guest.seat().is_some_and(|me| to_act(guest).has(me)) {
            self.sound(Sound::Turn, shell);
        }
    }

    /// What has come after so many actions is to be shown.
    fn push(&mut self, guest: &Guest<G>, from: usize) {
        let Some(seen) = guest.seen() else { return };
        let new = (from + 1..).zip(seen.steps.iter().skip(from)).map(|(ply, step)| PlyEvents {
            ply,
            here: guest.seat() == Some(step.seat) && !self.again,
            events: step.events.clone(),
        });
        self.playback.push(new, seen.view.clone());
    }

    /// What the guest has decided was refused.
    pub fn refused(&self, why: ActionRefusal, shell: &Shell) {
        boot::refuse(&shell.text.tr(match why {
            ActionRefusal::NotYours => "not-your-turn",
            ActionRefusal::Stale => "screens-stale",
            ActionRefusal::Illegal => "screens-refused",
        }));
    }

    /// Takes a message. Returns whether there is something to send to the table.
    pub fn update(&mut self, msg: TableMsg<G>, guest: &mut Guest<G>, shell: &Shell) -> bool {
        match msg {
            TableMsg::Act(actions) => {
                self.keyboard.lay_down(".table-board");
                return self.act(&actions, guest, shell);
            }
            TableMsg::Do(Command::TakeHint) => {
                let plan = self.hint_to_take(guest);
                return plan.is_some_and(|plan| self.act(&plan, guest, shell));
            }
            TableMsg::Do(command) => self.command(command, guest, shell),
            TableMsg::Reasons(command) => self.carry_out(command, guest, shell),
            TableMsg::Next => {
                self.timer = None;
                self.replay_timer(guest);
                self.go_on(guest, shell);
            }
            TableMsg::Ready => self.fresh = None,
            TableMsg::Told => self.told = None,
            TableMsg::Scan | TableMsg::Leave => {}
            TableMsg::Replied(number, reply) => self.replied(number, reply, guest, shell),
            TableMsg::Key { show_next } => {
                self.keyboard.enter();
                if show_next {
                    self.show_next_now(guest, shell);
                }
            }
            TableMsg::Pressed { at, show_next } => {
                self.keyboard.leave();
                // What a press begins, such as the throw of a die, asks for no next event.
                let shown = show_next && !self.playback.is_still();
                self.pressed = shown.then_some(at);
            }
            TableMsg::Released(to) => {
                let near = |at: (i32, i32)| at.0.abs_diff(to.0).max(at.1.abs_diff(to.1)) < 10;
                if self.pressed.take().is_some_and(near) {
                    self.show_next_now(guest, shell);
                }
            }
        }
        false
    }

    /// The guest decides. Returns whether that can be sent.
    fn act(&mut self, actions: &[G::Action], guest: &mut Guest<G>, shell: &Shell) -> bool {
        let seat = self.deciding(guest);
        let sent = seat.is_some() && guest.act(actions);
        if sent {
            self.drop_hint();
            self.before = Some(Rc::clone(self.playback.view()));
            if let Some(made) = seat.and_then(|seat| G::gesture(&self.services, seat)) {
                guest.gesture(made);
            }
        } else {
            let text = &shell.text;
            // The table would refuse it too; why, the rules say here.
            boot::refuse(&match actions.first().and_then(|first| guest.refusal(first)) {
                Some(Illegal::Rule(reason)) => G::explain_refusal(reason, text),
                Some(Illegal::Over | Illegal::NotActing) => text.tr("not-your-turn"),
                None => text.tr("screens-refused"),
            });
        }
        sent
    }

    /// Carries out a command; one that asks for reasons, once what gives them is there.
    fn command(&mut self, command: Command, guest: &Guest<G>, shell: &Shell) {
        if command == Command::Hint {
            crate::hints::fetch::<G>(self.link.reform(move |()| TableMsg::Reasons(command)));
        } else {
            self.carry_out(command, guest, shell);
        }
    }

    /// Carries out a command; one that only concerns the table's own device does nothing.
    fn carry_out(&mut self, command: Command, guest: &Guest<G>, shell: &Shell) {
        match command {
            Command::Hint => self.toggle_hint(guest),
            Command::ShowNext => self.show_next_now(guest, shell),
            Command::Skip if !self.playback.is_still() => {
                self.paused = false;
                self.skips_to_part_end = true;
                self.show_next_now(guest, shell);
            }
            Command::Pause if !self.playback.is_still() => {
                self.paused = !self.paused;
                self.waiting = self.paused && self.timer.take().is_some();
                self.go_on(guest, shell);
            }
            Command::Again => self.show_again(guest, shell),
            Command::Replay(to) => self.replay_to(to, guest, shell),
            Command::Jump(ply) => {
                if self.log_open {
                    // Where the log lies below the board, back to it.
                    self.focus = Some(".table-board");
                }
                self.look_at(ply, guest, shell);
            }
            Command::Rules => open_rules(None),
            Command::FocusBoard => self.focus = Some(".table-board"),
            Command::Open(panel) => self.panel = panel,
            Command::Close if self.panel.is_some() => self.panel = None,
            Command::Close if self.hint.is_some() => self.drop_hint(),
            Command::Close if self.replay.is_some() => self.look_at_present(guest, shell),
            Command::Close if self.is_at_part_end(guest) => self.show_next_now(guest, shell),
            Command::ToggleLog => {
                self.log_open = !self.log_open;
                if self.log_open {
                    self.focus = Some(".table-side h2");
                }
            }
            Command::WholeLog => self.whole_log = true,
            Command::Explain => boot::toggle_explaining(),
            Command::ToggleSound => shell.with(|settings| settings.sound = !settings.sound),
            _ => {}
        }
    }

    /// Moves the focus where it was requested; and, for keyboard users, back to the board when the
    /// control that had it is gone.
    pub fn move_focus(&mut self) {
        match self.focus.take() {
            Some(selector) => self.keyboard.bring_to(&[selector]),
            None => self.keyboard.restore(&[".replay input", ".table-board"]),
        }
    }

    /// Shows everything at once.
    fn show_all(&mut self, shell: &Shell) {
        (self.timer, self.waiting) = (None, false);
        self.play(shell, |playback, context, shown| {
            playback.finish(context, shown);
            None
        });
    }

    fn show_next_now(&mut self, guest: &Guest<G>, shell: &Shell) {
        if self.fresh.is_some() {
            // The press was meant for what was shown before the card that has just appeared.
            return;
        }
        (self.timer, self.waiting) = (None, false);
        self.go_on(guest, shell);
    }

    /// Shows something, tells what is to be told of it, and returns for how long it is shown.
    fn play(
        &mut self,
        shell: &Shell,
        how: impl FnOnce(&mut Playback<G>, EventContext<'_, G>, &mut Shown) -> Option<u32>,
    ) -> Option<u32> {
        let mut shown = Shown::default();
        let context = EventContext {
            players: &self.players,
            text: &shell.text,
            services: &self.services,
            speed: shell.speed(),
            staged: shell.settings.speed,
        };
        let ms = how(&mut self.playback, context, &mut shown);
        if let Some(&last) = shown.sounds.last() {
            self.sound(last, shell);
        }
        if let Some(words) = shown.aloud.filter(|_| shell.settings.aloud) {
            boot::read_aloud(&words);
        }
        self.log.append(shown.lines, self.replay.is_none() && !self.again);
        ms
    }

    /// Shows the next event, unless one is being shown.
    fn go_on(&mut self, guest: &Guest<G>, shell: &Shell) {
        if self.playback.is_still() || self.timer.is_some() || self.waiting {
            return;
        }
        let skips = self.skips_to_part_end;
        let ms = self.play(shell, |playback, context, shown| {
            let mut ms = playback.advance(context, shown);
            while skips && ms.is_some() && !playback.ends_part() {
                ms = playback.advance(context, shown);
            }
            ms
        });
        let Some(ms) = ms else {
            // Those who are out skip what others do next, too.
            self.skips_to_part_end &= self.is_out(guest);
            return self.appear(guest, shell);
        };
        self.shown_over_time = true;
        self.skips_to_part_end = false;
        let ends = self.is_at_part_end(guest);
        if ends {
            self.controls_appeared();
        }
        self.waiting = self.paused || ends || shell.speed() == Speed::Step;
        if !self.waiting {
            self.start_timer(ms);
        }
    }

    /// What has just appeared takes no press for a moment.
    fn controls_appeared(&mut self) {
        let link = self.link.clone();
        self.fresh = Some(Timeout::new(FRESH_MS, move || link.emit(TableMsg::Ready)));
    }

    fn start_timer(&mut self, ms: u32) {
        let link = self.link.clone();
        self.timer = Some(Timeout::new(ms, move || link.emit(TableMsg::Next)));
    }

    /// All is shown: the guest may have to decide, or it is over.
    fn appear(&mut self, guest: &Guest<G>, shell: &Shell) {
        self.again = false;
        if self.replay.is_some() {
            return self.play_on(guest, shell);
        }
        if self.deciding(guest).is_some() && std::mem::take(&mut self.shown_over_time) {
            self.paused = false;
            self.controls_appeared();
            self.sound(Sound::Turn, shell);
        }
        if let Some(seen) = guest.seen().filter(|seen| seen.to_act.is_empty() && !self.ended) {
            self.ended = true;
            if std::mem::take(&mut self.shown_over_time) {
                self.controls_appeared();
            }
            let events = seen.steps.iter().flat_map(|step| &step.events).cloned().map(Some);
            let start = seen.beginning.view.clone();
            self.chart = chart_of::<G>(start, events, &self.players, &shell.text);
            self.focus = Some(".game-over h2");
            self.sound(Sound::End, shell);
        }
    }

    fn sound(&self, sound: Sound, shell: &Shell) {
        if shell.settings.sound {
            boot::play_sound(G::ID, sound.id(), shell.settings.volume);
        }
    }

    /// The guest's seat, when it can decide here and now.
    fn deciding(&self, guest: &Guest<G>) -> Option<Seat> {
        let ready = self.playback.is_still() && self.replay.is_none() && !guest.is_waiting();
        guest.seat().filter(|&seat| ready && to_act(guest).has(seat))
    }

    /// Whether the event being shown ends a part of the game, and waits for the guest by itself. Nobody
    /// is at the screen of a spectator to press anything.
    fn is_at_part_end(&self, guest: &Guest<G>) -> bool {
        guest.seat().is_some() && self.replay.is_none() && self.playback.ends_part()
    }

    fn is_out(&self, guest: &Guest<G>) -> bool {
        guest.seat().is_some_and(|seat| G::is_out(self.playback.view(), seat))
    }
}

/// Who must decide.
fn to_act<G: GameUi>(guest: &Guest<G>) -> Seats {
    guest.seen().map_or(Seats::NONE, |seen| seen.to_act)
}

/// Opens the rules of the game at a chapter. Without their program they are a page of their own, at home.
fn open_rules(chapter: Option<String>) {
    spawn_local(async { drop(boot::open_rules(chapter).await) });
}

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

use std::ops::Range;
use std::rc::Rc;

use conclave_rules::bots::BotReply;
use conclave_rules::table::{Illegal, Seat, Seats};
use conclave_screens::wire::{ActionRefusal, SeenAction, Sitting};
use conclave_screens::{Guest, Seen};
use conclave_session::Controller;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::bot_client::{BotClient, BotError};
use crate::components::players::stand_ins;
use crate::games::{GameUi, PlayerInfo, Sound};
use crate::shell::Shell;
use crate::speech;
use crate::table::command::{Command, GameCommand, ReplayCommand};
use crate::table::controller::Hint;
use crate::table::frame_state::{FrameState, TableInput, TableTimer};
use crate::table::playback::{EventContext, PlyEvents};
use crate::table::playback_control::PlaybackControl;
use crate::table::score_chart::{ScoreChartProps, chart_of};
use crate::table::viewed_game::ViewedGame;
use crate::text::Text;

/// What happens at a guest's table.
pub enum TableMsg<G: GameUi> {
    /// A control or a key of the table.
    Do(Command),
    /// The board: the guest decides.
    Act(Vec<G::Action>),
    /// A timer has run out.
    Timer(TableTimer),
    /// What was said of the table was said for long enough.
    NoticeExpired,
    /// Somebody else's answer is to be scanned: the page does that.
    Scan,
    /// The guest is to be asked whether they leave the table: the page does that.
    Leave,
    /// The answer to the hint's request of this number.
    Replied(u64, Result<BotReply<G::Action>, BotError>),
    /// A key or a press.
    Input(TableInput),
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
    playback: PlaybackControl<G>,
    /// The page around the game.
    frame: FrameState,
    /// What was shown when the guest last decided; none before that.
    before: Option<Rc<G::View>>,
    /// How many actions had been shown when the guest began to look back.
    left_at: usize,
    /// Whether the end was shown, and how the scores went, where there is something to draw.
    ended: bool,
    chart: Option<ScoreChartProps>,
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
        let mut table = GuestTable {
            send: link.reform(TableMsg::Do),
            act: link.reform(TableMsg::Act),
            link,
            services: G::Services::default(),
            bots: BotClient::default(),
            requests: 0,
            hint: None,
            players: Rc::new([]),
            playback: PlaybackControl::new(view),
            frame: FrameState::default(),
            before: None,
            left_at: 0,
            ended: false,
            chart: None,
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
        self.ended = false;
        self.before = None;
        self.playback.reset(seen.view.clone());
        let context = event_context(&self.players, &self.services, shell);
        self.playback.rebuild_log(seen, seen.steps.len(), context);
        self.playback.clear_announcements();
        self.go_on(guest, shell);
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
        self.told = Some((key, Timeout::new(TOLD_MS, move || link.emit(TableMsg::NoticeExpired))));
        if shell.settings.aloud {
            speech::read_aloud(&shell.text.tr(key), &shell.text);
        }
    }

    /// The game has gone on: what has come after so many actions is shown, unless the guest looks back.
    pub fn show_progress(&mut self, guest: &Guest<G>, from: usize, shell: &Shell) {
        self.drop_hint();
        if let Some(((_, steps, _), seen)) = self.shown.as_mut().zip(guest.seen()) {
            *steps = seen.steps.len();
        }
        self.told = None;
        if self.playback.replay().is_none() {
            self.push(guest, from, shell);
        } else if guest.seat().is_some_and(|me| to_act(guest).has(me)) {
            self.playback.sound(Sound::Turn);
        }
        self.go_on(guest, shell);
    }

    /// What has come after so many actions is to be shown.
    fn push(&mut self, guest: &Guest<G>, from: usize, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let me = guest.seat();
        let mut new = seen.events(from..seen.plies());
        for (events, step) in new.iter_mut().zip(&seen.steps[from..]) {
            events.here = me == Some(step.seat);
        }
        let context = event_context(&self.players, &self.services, shell);
        self.playback.push(new, seen.view.clone(), context);
    }

    /// What the guest has decided was refused.
    pub fn refused(&self, why: ActionRefusal, shell: &Shell) {
        shell.explainer.refuse(&shell.text.tr(match why {
            ActionRefusal::NotYours => "not-your-turn",
            ActionRefusal::Stale => "screens-stale",
            ActionRefusal::Illegal => "screens-refused",
        }));
    }

    /// Takes a message. Returns whether there is something to send to the table.
    pub fn update(&mut self, msg: TableMsg<G>, guest: &mut Guest<G>, shell: &Shell) -> bool {
        match msg {
            TableMsg::Act(actions) => {
                self.frame.blur_pressed();
                return self.act(&actions, guest, shell);
            }
            TableMsg::Do(Command::Game(GameCommand::TakeHint)) => {
                let plan = self.hint_to_take(guest);
                return plan.is_some_and(|plan| self.act(&plan, guest, shell));
            }
            TableMsg::Do(Command::Game(command)) => self.command(command, guest, shell),
            TableMsg::Do(Command::Page(command)) => {
                self.frame.carry_out(command, shell);
            }
            TableMsg::Timer(TableTimer::Next) => {
                if guest.seen().is_some_and(|seen| self.playback.timer_ran_out(seen)) {
                    self.go_on(guest, shell);
                }
            }
            TableMsg::Timer(TableTimer::Ready) => {
                self.frame.ready();
            }
            TableMsg::NoticeExpired => self.told = None,
            TableMsg::Scan | TableMsg::Leave => {}
            TableMsg::Replied(number, reply) => self.replied(number, reply, guest, shell),
            TableMsg::Input(input) => {
                if self.frame.takes(input, self.playback.is_still()) {
                    self.command(GameCommand::ShowNext, guest, shell);
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
            shell.explainer.refuse(&match actions.first().and_then(|first| guest.refusal(first)) {
                Some(Illegal::Rule(reason)) => G::explain_refusal(reason, text),
                Some(Illegal::Over | Illegal::NotActing) => text.tr("not-your-turn"),
                None => text.tr("screens-refused"),
            });
        }
        sent
    }

    /// Carries out a command; one that only concerns the table's own device does nothing.
    fn command(&mut self, command: GameCommand, guest: &Guest<G>, shell: &Shell) {
        let playing = !self.playback.is_still();
        match command {
            GameCommand::Hint => self.toggle_hint(guest),
            GameCommand::ShowNext if playing && !self.frame.is_fresh() => {
                self.playback.stop_timer()
            }
            GameCommand::Skip if playing => self.playback.skip(),
            GameCommand::Pause if playing => self.playback.toggle_pause(),
            GameCommand::Again => self.show_again(guest),
            GameCommand::Replay(to) => self.replay_to(to, guest, shell),
            GameCommand::Close if self.hint.is_some() => self.drop_hint(),
            GameCommand::Close if self.playback.replay().is_some() => {
                self.replay_to(ReplayCommand::Toggle, guest, shell);
            }
            GameCommand::Close if self.playback.is_at_part_end(&self.players) => {
                self.playback.stop_timer();
            }
            _ => {}
        }
        self.go_on(guest, shell);
    }

    /// Moves the focus once this is rendered.
    pub fn move_focus(&mut self) {
        self.frame.move_focus();
    }

    /// Shows the next event, unless one is being shown; does what that asks for.
    fn go_on(&mut self, guest: &Guest<G>, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let context = event_context(&self.players, &self.services, shell);
        self.playback.go_on(seen.plies(), context);
        if self.playback.is_still() && self.playback.replay().is_none() {
            self.all_is_shown(seen, guest, shell);
        }
        for effect in self.playback.take_effects() {
            let link = self.link.clone();
            let ontimer = move |timer| link.emit(TableMsg::Timer(timer));
            self.frame.run::<G>(effect, shell, ontimer);
        }
    }

    /// All is shown: the guest may have to decide, or it is over.
    fn all_is_shown(&mut self, seen: &Seen<G>, guest: &Guest<G>, shell: &Shell) {
        let over = seen.to_act.is_empty();
        if (over || self.deciding(guest).is_some()) && self.playback.controls_appear() {
            let acted = seen.steps.iter().rfind(|step| step.seat != Seat::CHANCE);
            if !over && acted.is_some_and(|step| Some(step.seat) != guest.seat()) {
                self.playback.sound(Sound::Turn);
            }
        }
        if over && !self.ended {
            self.ended = true;
            let events = seen.steps.iter().flat_map(|step| &step.events).cloned().map(Some);
            let start = seen.beginning.view.clone();
            self.chart = chart_of::<G>(start, events, &self.players, &shell.text);
            self.frame.focus = Some(".game-over h2");
            self.playback.sound(Sound::End);
        }
    }

    /// The guest's seat, when it can decide here and now.
    fn deciding(&self, guest: &Guest<G>) -> Option<Seat> {
        let still = self.playback.is_still() && self.playback.replay().is_none();
        let ready = still && !guest.is_waiting();
        guest.seat().filter(|&seat| ready && to_act(guest).has(seat))
    }
}

impl<G: GameUi> ViewedGame<G> for Seen<G> {
    fn plies(&self) -> usize {
        self.steps.len()
    }

    fn view_at(&self, ply: usize) -> G::View {
        Seen::view_at(self, ply)
    }

    fn setup_events(&self) -> Vec<G::Event> {
        self.beginning.events.clone()
    }

    fn events(&self, actions: Range<usize>) -> Vec<PlyEvents<G>> {
        let of = |(ply, step): (usize, &SeenAction<G>)| PlyEvents {
            ply,
            here: false,
            events: step.events.clone(),
        };
        let steps = (1..).zip(&self.steps);
        steps.skip(actions.start).take(actions.len()).map(of).collect()
    }
}

/// What events are told with, among these players.
fn event_context<'a, G: GameUi>(
    players: &'a Rc<[PlayerInfo]>,
    services: &'a G::Services,
    shell: &'a Shell,
) -> EventContext<'a, G> {
    EventContext {
        players,
        text: &shell.text,
        services,
        speed: shell.speed(),
        staged: shell.settings.speed,
    }
}

/// Who must decide.
fn to_act<G: GameUi>(guest: &Guest<G>) -> Seats {
    guest.seen().map_or(Seats::NONE, |seen| seen.to_act)
}

//! A game as a guest plays it: the same board, log and pace as at any table, of what the guest's seat
//! may know.

use std::rc::Rc;

use conclave::screens::Guest;
use conclave::screens::wire::{Refusal, Sitting};
use conclave::session::Controller;
use conclave::table::{Illegal, Seat, Seats};
use gloo::timers::callback::Timeout;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::board::playback::FRESH_MS;
use crate::boot;
use crate::games::{GameUi, PlayerInfo, Sound, Speed};
use crate::shell::Shell;
use crate::table::command::{Command, Panel};
use crate::table::listen::{linked_chapter, on_board_or_prompt};
use crate::table::log::{Log, LogLine};
use crate::table::log_panel::LogPanel;
use crate::table::panels::panel;
use crate::table::playback::{EventContext, Playback, PlyEvents, Shown};
use crate::table::playback_bar::{PlaybackBar, PlaybackStatus};
use crate::table::seats_bar::SeatsBar;
use crate::table::sentence::spoken;

use super::guest_menu::GuestMenu;

/// What a guest's table tells its page.
#[derive(Clone)]
pub struct GuestCallbacks<G: GameUi> {
    /// A control or a key of the table.
    pub send: Callback<Command>,
    /// What the board does.
    pub act: Callback<Vec<G::Action>>,
    /// It is time for the next event.
    pub next: Callback<()>,
    /// What has just appeared takes presses now.
    pub ready: Callback<()>,
}

/// A game as a guest plays it.
pub struct GuestTable<G: GameUi> {
    callbacks: GuestCallbacks<G>,
    services: G::Services,
    players: Rc<[PlayerInfo]>,
    playback: Playback<G>,
    log: Log,
    /// Each seat's score when the guest last decided; nothing before that.
    scores: Rc<[i32]>,
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
    /// Runs as long as what has just appeared takes no press.
    fresh: Option<Timeout>,
    panel: Option<Panel>,
    log_open: bool,
    whole_log: bool,
}

impl<G: GameUi> GuestTable<G> {
    /// The table of a guest who has been sent the game; none before that.
    pub fn new(
        guest: &Guest<G>,
        callbacks: GuestCallbacks<G>,
        shell: &Shell,
    ) -> Option<GuestTable<G>> {
        let view = guest.seen()?.view.clone();
        let mut table = GuestTable {
            callbacks,
            services: G::Services::default(),
            players: Rc::new([]),
            playback: Playback::new(view),
            log: Log::default(),
            scores: Rc::default(),
            timer: None,
            paused: false,
            waiting: false,
            skips_to_part_end: false,
            shown_over_time: false,
            fresh: None,
            panel: None,
            log_open: false,
            whole_log: false,
        };
        table.seat(guest);
        table.jump(guest, shell);
        Some(table)
    }

    /// Who sits where has changed.
    pub fn seat(&mut self, guest: &Guest<G>) {
        let Some(seen) = guest.seen() else { return };
        let player = |(at, sitting): (u8, &Sitting)| PlayerInfo {
            name: AttrValue::from(sitting.name.clone()),
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
        self.seat(guest);
        self.timer = None;
        (self.paused, self.waiting, self.skips_to_part_end) = (false, false, false);
        self.scores = Rc::default();
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
    }

    /// The game has gone on: what has come after so many actions is shown.
    pub fn follow(&mut self, guest: &Guest<G>, from: usize, shell: &Shell) {
        let Some(seen) = guest.seen() else { return };
        let new = (from + 1..).zip(seen.steps.iter().skip(from)).map(|(ply, step)| PlyEvents {
            ply,
            here: guest.seat() == Some(step.seat),
            events: step.events.clone(),
        });
        self.playback.push(new, seen.view.clone());
        self.go_on(guest, shell);
    }

    /// What the guest has decided was refused.
    pub fn refused(&self, why: Refusal, shell: &Shell) {
        boot::refuse(&shell.text.tr(match why {
            Refusal::NotYours => "not-your-turn",
            Refusal::Stale => "screens-stale",
            Refusal::Illegal => "screens-refused",
        }));
    }

    /// The guest decides. Returns whether that can be sent.
    pub fn act(&mut self, actions: &[G::Action], guest: &mut Guest<G>, shell: &Shell) -> bool {
        let sent = self.deciding(guest).is_some() && guest.act(actions);
        if sent {
            self.scores = G::scores(self.playback.view()).into();
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

    /// What has just appeared takes presses.
    pub fn ready(&mut self) {
        self.fresh = None;
    }

    /// It is time for the next event.
    pub fn next(&mut self, guest: &Guest<G>, shell: &Shell) {
        self.timer = None;
        self.go_on(guest, shell);
    }

    /// Carries out a command; one that only concerns a table on one device does nothing.
    pub fn command(&mut self, command: Command, guest: &Guest<G>, shell: &Shell) {
        match command {
            Command::ShowNext => self.show_next_now(guest, shell),
            Command::Skip if !self.playback.is_still() => {
                self.paused = false;
                self.skips_to_part_end = self.is_out(guest);
                if self.skips_to_part_end {
                    self.show_next_now(guest, shell);
                } else {
                    (self.timer, self.waiting) = (None, false);
                    self.play(shell, |playback, context, shown| {
                        playback.finish(context, shown);
                        None
                    });
                    self.appear(guest, shell);
                }
            }
            Command::Pause if !self.playback.is_still() => {
                self.paused = !self.paused;
                self.waiting = self.paused && self.timer.take().is_some();
                self.go_on(guest, shell);
            }
            Command::Open(panel) => self.panel = panel,
            Command::Close if self.panel.is_some() => self.panel = None,
            Command::Close if self.is_at_part_end() => self.show_next_now(guest, shell),
            Command::ToggleLog => self.log_open = !self.log_open,
            Command::WholeLog => self.whole_log = true,
            Command::Explain => boot::toggle_explaining(),
            Command::ToggleSound => shell.with(|settings| settings.sound = !settings.sound),
            _ => {}
        }
    }

    fn show_next_now(&mut self, guest: &Guest<G>, shell: &Shell) {
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
        self.log.append(shown.lines, true);
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
            let at_end =
                |playback: &Playback<G>| playback.event().is_some_and(|it| G::ends_part(it));
            while skips && ms.is_some() && !at_end(playback) {
                ms = playback.advance(context, shown);
            }
            ms
        });
        let Some(ms) = ms else { return self.appear(guest, shell) };
        self.shown_over_time = true;
        self.skips_to_part_end = false;
        self.waiting = self.paused || self.is_at_part_end() || shell.speed() == Speed::Step;
        if !self.waiting {
            let next = self.callbacks.next.clone();
            self.timer = Some(Timeout::new(ms, move || next.emit(())));
        }
    }

    /// All is shown: the guest may have to decide.
    fn appear(&mut self, guest: &Guest<G>, shell: &Shell) {
        if self.deciding(guest).is_some() && std::mem::take(&mut self.shown_over_time) {
            self.paused = false;
            let ready = self.callbacks.ready.clone();
            self.fresh = Some(Timeout::new(FRESH_MS, move || ready.emit(())));
            self.sound(Sound::Turn, shell);
        }
    }

    fn sound(&self, sound: Sound, shell: &Shell) {
        if shell.settings.sound {
            boot::play_sound(G::ID, sound.id(), shell.settings.volume);
        }
    }

    /// The guest's seat, when it can decide here and now.
    fn deciding(&self, guest: &Guest<G>) -> Option<Seat> {
        let to_act = guest.seen().map_or(Seats::NONE, |seen| seen.to_act);
        let ready = self.playback.is_still() && !guest.is_waiting();
        guest.seat().filter(|&seat| ready && to_act.has(seat))
    }

    fn is_at_part_end(&self) -> bool {
        self.playback.event().is_some_and(|event| G::ends_part(event))
    }

    fn is_out(&self, guest: &Guest<G>) -> bool {
        guest.seat().is_some_and(|seat| G::is_out(self.playback.view(), seat))
    }

    /// The table.
    pub fn view(&self, guest: &Guest<G>, shell: &Shell) -> Html {
        let Some(seen) = guest.seen() else { return Html::default() };
        let text = &shell.text;
        let send = &self.callbacks.send;
        let still = self.playback.is_still();
        let over = seen.to_act.is_empty();
        let acting: Vec<String> = seen.to_act.iter().map(|seat| seat.0.to_string()).collect();
        let since = guest.seat().and_then(|me| seen.steps.iter().rposition(|step| step.seat == me));
        let (ply, seat) = (seen.steps.len().to_string(), self.deciding(guest));
        let prompt = AttrValue::from(G::prompt(self.playback.view(), &self.players, text));
        let words = match self.log.announcements().last() {
            Some((_, words)) if !still => words.clone(),
            _ => prompt.clone(),
        };
        let status = match (still, self.waiting) {
            (true, _) => PlaybackStatus::Done { again: false, why: false },
            (_, true) if self.is_at_part_end() => PlaybackStatus::AtPartEnd,
            (_, true) => PlaybackStatus::Waiting { step: shell.speed() == Speed::Step },
            _ => PlaybackStatus::Running,
        };
        let turn = G::turn_of(self.playback.view()).map_or(Seats::NONE, Seats::one);
        let said = self.log.announcements().iter();
        let said = said.map(|(number, words)| html! { <p key={*number}>{ spoken(words) }</p> });
        let asked = seat.map(|_| html! { <p key="prompt">{ prompt.clone() }</p> });
        let onclick = {
            let send = (!still).then(|| send.clone());
            move |event: MouseEvent| {
                if let Some(chapter) = linked_chapter(&event) {
                    event.prevent_default();
                    // Without their program the rules are a page of their own, at home.
                    spawn_local(async { drop(boot::open_rules(Some(chapter)).await) });
                } else if on_board_or_prompt(&event)
                    && let Some(send) = &send
                {
                    send.emit(Command::ShowNext);
                }
            }
        };
        html! {
            <div
                class={classes!("table", self.log_open.then_some("table-log-open"))}
                data-game={G::ID}
                data-ply={ply.clone()}
                data-turn={ply}
                data-seat={guest.seat().map(|seat| seat.0.to_string())}
                data-acting={acting.join(",")}
                data-over={over.then_some("")}
                data-speed={shell.speed().id()}
                data-showing={(!still).then_some("")}
                data-fresh={self.fresh.as_ref().map(|_| "")}
                {onclick}
            >
                <GuestMenu
                    key="menu"
                    name={text.tr(&format!("{}-name", G::ID))}
                    log_open={self.log_open}
                    send={send.clone()}
                />
                <SeatsBar<G>
                    key="seats"
                    view={Rc::clone(self.playback.view())}
                    players={Rc::clone(&self.players)}
                    acting={if still { seen.to_act } else { turn }}
                    thinking=false
                    before={Rc::clone(&self.scores)}
                />
                <div key="middle" class="table-middle">
                    <div key="main" class="table-main">
                        <PlaybackBar
                            key="playback"
                            words={(!over || !still).then_some(words)}
                            rules={(G::ID, G::chapter(self.playback.view()))}
                            players={Rc::clone(&self.players)}
                            yours={seat.is_some()}
                            {status}
                            out={self.is_out(guest)}
                            send={send.clone()}
                        >
                            { Html::default() }
                        </PlaybackBar>
                        if over && still {
                            <section key="over" class="game-over vellum">
                                <h2 tabindex="-1">{ text.tr("screens-over") }</h2>
                                <div>{ G::score_sheet(self.playback.view(), &self.players, text) }</div>
                            </section>
                        }
                        <section
                            key="board"
                            class="table-board"
                            tabindex="-1"
                            aria-labelledby="board-title"
                        >
                            <h2 id="board-title" class="visually-hidden">{ text.tr("board") }</h2>
                            <G::Board
                                view={Rc::clone(self.playback.view())}
                                event={self.playback.event().cloned()}
                                {seat}
                                legal={seat.map_or_else(|| Rc::new([]) as Rc<[G::Action]>, |_| Rc::from(seen.legal.clone()))}
                                hint={Rc::new([]) as Rc<[G::Action]>}
                                wanted={Rc::new([]) as Rc<[G::Action]>}
                                players={Rc::clone(&self.players)}
                                text={text.clone()}
                                speed={shell.speed()}
                                services={self.services.clone()}
                                confirm={shell.settings.confirm}
                                act={self.callbacks.act.clone()}
                            />
                        </section>
                    </div>
                    <LogPanel
                        key="log"
                        lines={Rc::clone(self.log.lines())}
                        players={Rc::clone(&self.players)}
                        since={since.map_or(1, |since| since + 1)}
                        whole={self.whole_log}
                        ply={None::<usize>}
                        send={send.clone()}
                    />
                </div>
                <div key="announcements" class="visually-hidden" role="log" aria-live="polite">
                    { for said.chain(asked) }
                </div>
                <key="panel">{ self.panel(shell) }</>
            </div>
        }
    }

    /// What is open over the table.
    fn panel(&self, shell: &Shell) -> Html {
        let onclose = self.callbacks.send.reform(|()| Command::Open(None));
        panel::<G>(self.panel, shell, self.playback.view(), &self.players, onclose)
    }
}

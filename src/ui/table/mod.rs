//! The table: any game, with people and bots around it.
//!
//! | room | what |
//! |---|---|
//! | [`open`] | how a table comes to be |
//! | [`flow`] | how a game goes on: who decides, what is shown, what is kept |
//! | [`listen`] | keys, double clicks, other tabs |
//! | [`host`] | the page around a framed game |
//! | [`queue`] | what is shown while events play |
//! | [`replay`] | looking back |
//! | [`view`] | what the page looks like |
//! | [`seats`], [`log`], [`ending`], [`chart`] | its parts |

pub mod chart;
pub mod ending;
pub mod flow;
pub mod host;
pub mod listen;
pub mod log;
pub mod open;
pub mod queue;
pub mod replay;
pub mod seats;
pub mod view;

use std::marker::PhantomData;
use std::rc::Rc;

use conclave::bots::BotReply;
use conclave::session::embed::HostError;
use conclave::session::saves::StoreError;
use conclave::table::{Seat, Viewer};
use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::boot;
use crate::bot_client::{BotClient, BotError};
use crate::games::{GameUi, PlayerInfo};
use crate::shell::Shell;
use open::{Closed, GameSource, Opened};
use queue::{LogLine, PlaybackQueue};
use replay::Replay;

/// What the table is given.
#[derive(Properties)]
pub struct TableProps<G: GameUi> {
    /// Where the game comes from.
    pub source: GameSource,
    /// What every page shares.
    pub shell: Shell,
    /// Which game.
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for TableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source && self.shell == other.shell
    }
}

/// A table, or why there is none.
pub struct Table<G: GameUi> {
    live: Result<Live<G>, Closed>,
    _listeners: Vec<EventListener>,
}

/// A game being played.
pub struct Live<G: GameUi> {
    /// The game, and its slot.
    game: Opened<G>,
    /// Who sits where, as everybody sees it.
    players: Rc<[PlayerInfo]>,
    /// Who has said that they hold the device, at a table with secrets.
    holder: Option<Seat>,
    /// What is shown.
    queue: PlaybackQueue<G>,
    /// The log.
    log: Rc<Vec<LogLine>>,
    /// What is being read out, with a number for each line.
    announcements: Vec<(usize, AttrValue)>,
    /// What shows the next event, or plays the next step of a replay.
    timer: Option<Timeout>,
    /// The line to the bots.
    bots: BotClient,
    /// How often they were asked.
    bot_requests: u64,
    /// What the game keeps beside its state.
    services: G::Services,
    /// What the bots were asked.
    asked: Option<Asked<G>>,
    /// Whether the bots cannot be reached.
    bots_failed: bool,
    /// What the world was asked.
    chance: Option<ChanceRequest<G>>,
    /// How often it was asked.
    chance_requests: u32,
    /// A hint, waited for or given.
    hint: Option<Hint<G>>,
    /// Looking back, if so.
    replay: Option<Replay>,
    /// How the keeping goes.
    save_status: SaveStatus,
    /// Why the last action was refused, or what is to be said of the game before any.
    refused: Option<String>,
    /// The time to talk.
    negotiation: Option<Negotiation>,
    /// What is open over the table.
    panel: Option<Panel>,
    /// Whether the log is open where it has no place of its own.
    log_open: bool,
    /// Whether the log is shown to its beginning.
    log_all: bool,
    /// Whether the reader's hands are on the keyboard.
    by_keyboard: bool,
    /// Whether the end was announced.
    ended: bool,
    /// Where the focus goes once this is rendered.
    focus: Option<&'static str>,
}

/// A question to the bots.
struct Asked<G: GameUi> {
    number: u64,
    turn: usize,
    seat: Seat,
    /// The answer, once it is there.
    plan: Option<Vec<G::Action>>,
}

/// A question to the world.
struct ChanceRequest<G: GameUi> {
    turn: usize,
    /// The question's number.
    number: u32,
    /// The answer, once it is there; none of it leaves it to chance.
    answer: Option<Option<G::Action>>,
}

/// A hint.
enum Hint<G: GameUi> {
    /// Being thought about: the question's number.
    Asked(u64),
    /// What to do, and why, in a sentence.
    Given(Rc<[G::Action]>, String),
    /// There is none to be had.
    None,
}

/// How the keeping goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SaveStatus {
    /// Well.
    Fine,
    /// Storage refuses.
    Failed(StoreError),
    /// Another tab carried on with the game.
    Elsewhere,
}

impl SaveStatus {
    /// How it goes as long as nothing fails.
    fn as_in(shell: &Shell) -> SaveStatus {
        // What is kept in memory is kept well, and gone with the tab.
        if shell.save_store.store().lasts() {
            SaveStatus::Fine
        } else {
            SaveStatus::Failed(StoreError::Blocked)
        }
    }
}

/// The time that the table agreed to talk.
struct Negotiation {
    /// Before which decision: how many actions were taken.
    turn: usize,
    /// Seconds left.
    left: u32,
    _ticking: Interval,
}

/// What can be open over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// The rules of the game.
    Rules,
    /// The score sheet.
    Sheet,
    /// The settings.
    Settings,
    /// What the keys do.
    Keys,
}

/// What happens to a table.
pub enum Msg<G: GameUi> {
    /// The person to act does this.
    Act(Vec<G::Action>),
    /// The bots' answer to the request with this number.
    BotReplied(u64, Result<BotReply<G::Action>, BotError>),
    /// The world answers the question with this number.
    ChanceReplied(u32, Option<G::Action>),
    /// Time to show what comes next.
    Next,
    /// A click or a key: show the rest at once.
    Skip {
        /// Whether it was a key.
        key: bool,
    },
    /// Back to a person's last step.
    Undo,
    /// Forward again.
    Redo,
    /// Ask for a hint, or put it away.
    Hint,
    /// Put the hint away, or leave the replay.
    Close,
    /// Go to the board with the keyboard.
    ToBoard,
    /// Look back, or move about there.
    Replay(replay::ReplayCommand),
    /// Show the moment of a line of the log.
    Jump(usize),
    /// Ask the bots again.
    Retry,
    /// Whoever is to act holds the device.
    TakeDevice,
    /// A second of talking has passed.
    Tick,
    /// Enough talked.
    NegotiationOver,
    /// Another tab wrote to this.
    Stored(String),
    /// The host wants this.
    Host(String),
    /// Take up what the other tab has done.
    TakeTheirs,
    /// Go on here, in a slot of its own.
    KeepMine,
    /// The texts of the rules page have come, or not.
    Rules(bool),
    /// Open this over the table, or nothing.
    Open(Option<Panel>),
    /// Show or hide the log.
    Log,
    /// Shows the log to its beginning.
    LogAll,
    /// The same table again, with new chance.
    Rematch,
    /// Save the game as a file.
    Export,
    /// Offer the game to be shared.
    Share,
}

impl<G: GameUi> Component for Table<G> {
    type Message = Msg<G>;
    type Properties = TableProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let TableProps { source, shell, .. } = ctx.props();
        let live = open::open(source, shell).map(|game| Live::new(game, ctx));
        if let Err(closed) = &live {
            host::report_error(
                if closed.keep.is_some() { HostError::Record } else { HostError::Address },
                &closed.words,
            );
        }
        Table { live, _listeners: listen::listeners(ctx) }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &TableProps<G>) -> bool {
        if let Ok(live) = &mut self.live
            && ctx.props().shell.text != old.shell.text
        {
            live.rebuild_log(&ctx.props().shell.text);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        match &mut self.live {
            Ok(live) => live.update(ctx, msg),
            Err(_) => {
                // Where there is no game, the host may bring one.
                if let Msg::Host(command) = msg
                    && let Some(save) = command.strip_prefix("load ")
                {
                    host::load::<G>(save, &ctx.props().shell);
                }
                false
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.live {
            Ok(live) => live.view(ctx),
            Err(closed) => view::closed::<G>(closed, &ctx.props().shell),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let Ok(live) = &mut self.live else { return };
        // A control that is gone, or that just became of no use, leaves the keyboard nowhere.
        if live.focus.is_none() && live.by_keyboard && lost_focus() {
            live.focus = Some(live.replay.as_ref().map_or(".table-board", |_| ".replay input"));
        }
        if let Some(target) = live.focus.take() {
            let document = web_sys::window().and_then(|window| window.document());
            let target = document.and_then(|d| d.query_selector(target).ok().flatten());
            if let Some(target) = target.and_then(|t| t.dyn_into::<HtmlElement>().ok()) {
                drop(target.focus());
            }
        }
    }
}

/// Whether the keyboard is nowhere.
fn lost_focus() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document
        .and_then(|document| document.active_element())
        .is_none_or(|at| at.tag_name() == "BODY" || at.matches(":disabled").unwrap_or(false))
}

impl<G: GameUi> Live<G> {
    /// Sits down.
    fn new(mut game: Opened<G>, ctx: &Context<Table<G>>) -> Live<G> {
        let state = game.session.play().state();
        let view = G::view(state, Viewer::Spectator);
        let players = players::<G>(&game, &view);
        let mut live = Live {
            queue: PlaybackQueue::new(view),
            players,
            holder: None,
            log: Rc::default(),
            announcements: Vec::new(),
            timer: None,
            bots: BotClient::default(),
            bot_requests: 0,
            services: G::Services::default(),
            asked: None,
            bots_failed: false,
            chance: None,
            chance_requests: 0,
            hint: None,
            replay: None,
            save_status: SaveStatus::as_in(&ctx.props().shell),
            refused: game.notice.take(),
            negotiation: None,
            panel: None,
            log_open: false,
            log_all: false,
            by_keyboard: false,
            ended: false,
            focus: None,
            game,
        };
        boot::playing(&live.game.id);
        if live.is_shared() {
            live.replay = Some(Replay { turn: 0, playing: false });
            live.queue.jump(live.view_at(0));
        } else {
            live.queue.jump(live.current_view());
        }
        live.rebuild_log(&ctx.props().shell.text);
        if live.game.new {
            live.autosave(&ctx.props().shell);
        } else {
            live.report();
        }
        if live.game.session.people() < live.players.len() && !live.is_shared() {
            live.bots.spawn();
        }
        live.advance_game(ctx);
        live
    }

    /// Through whose eyes the table is seen: the only person's, else those of
    /// whoever holds the device.
    fn viewer(&self) -> Viewer {
        let session = &self.game.session;
        let only = || (0..session.play().seats()).map(Seat).find(|&seat| self.is_person(seat));
        match session.people() {
            1 => only(),
            _ => self.holder,
        }
        .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The game as it is now, as far as the viewer may know.
    fn current_view(&self) -> G::View {
        G::view(self.game.session.play().state(), self.viewer())
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.is_person())
    }

    /// Whether somebody shared this game: then it is looked at, and what is played on
    /// from it is another game.
    fn is_shared(&self) -> bool {
        self.game.id.is_empty()
    }

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.game.session.play().to_act().is_empty()
    }

    /// The person who must decide next, whoever holds the device.
    fn next_person(&self) -> Option<Seat> {
        let to_act = self.game.session.play().to_act();
        // Whoever holds the device first, so that it is passed on seldom.
        self.holder
            .filter(|&seat| to_act.has(seat))
            .or_else(|| to_act.iter().find(|&seat| self.is_person(seat)))
    }

    /// Whose secrets the device must not show before they say that they hold it.
    fn curtain(&self) -> Option<Seat> {
        let session = &self.game.session;
        self.next_person().filter(|&seat| {
            session.people() > 1
                && self.holder != Some(seat)
                && G::has_secrets(session.play().state(), seat)
        })
    }

    /// The person who can decide here and now.
    fn deciding(&self) -> Option<Seat> {
        let ready = self.replay.is_none() && self.queue.is_still() && self.curtain().is_none();
        self.next_person().filter(|_| ready)
    }
}

/// Who sits where, as everybody sees it.
fn players<G: GameUi>(game: &Opened<G>, view: &G::View) -> Rc<[PlayerInfo]> {
    (0..)
        .zip(game.session.players())
        .map(|(seat, player)| PlayerInfo {
            name: AttrValue::from(player.name.clone()),
            guild: G::guild(view, Seat(seat)),
            controller: player.controller,
        })
        .collect()
}

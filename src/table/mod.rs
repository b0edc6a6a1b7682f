//! The table: any game, with people and bots around it.
//!
//! It is the same for a game of this device and for one that a guest follows at a screen of their own;
//! where the game comes from is the [`Source`](controller::Source) of the controller.
//!
//! A click or a key becomes a command of the game or of the page ([`Command`]), or an action; the [`Table`] passes it to the
//! [`TableController`] as a message, carries out the effects that come
//! back, and draws what the controller holds.
//!
//! | module | what |
//! |---|---|
//! | [`open`] | opening a table |
//! | [`controller`] | the course of the game: a reducer without a browser |
//! | [`playback`] | what is shown while events play, when the next one follows, and the line that tells it |
//! | [`viewed_game`] | the game so far, as one viewer may know it |
//! | [`frame_state`] | the page around the game: how much of it is rendered, panels, the focus, timers |
//! | [`log`], [`sentence`] | the log and the announcements, and how a sentence is drawn |
//! | [`autosave`] | the saving after each action |
//! | [`mod@hosting`] | guests at screens of their own |
//! | [`visiting`] | a guest's way to the host, where this is a guest's screen |
//! | [`embed_link`] | messages with the embedding page |
//! | [`effects`] | what a table asks of the browser, and doing it |
//! | `listen` | keys, stray presses, other tabs |
//! | [`command`] | the commands of the controls around the board |
//! | `view` | the table as it is drawn, of the components in the other modules |

pub mod autosave;
pub mod banners;
pub mod boxes;
pub mod command;
pub mod controller;
pub mod effects;
pub mod embed_link;
pub mod frame_state;
pub mod game_over;
pub mod hosting;
pub mod lesson_guide;
pub mod listen;
pub mod log;
pub mod log_panel;
pub mod open;
pub mod panels;
pub mod playback;
pub mod puzzle_guide;
pub mod replay_bar;
pub mod score_chart;
pub mod seats_bar;
pub mod sentence;
pub mod share_dialog;
pub mod table_menu;
mod view;
pub mod viewed_game;
pub mod visiting;

use std::cell::Cell;
use std::marker::PhantomData;
use std::rc::Rc;

use conclave_rules::bots::Level;
use conclave_session::embed::{self, EmbedError};
use conclave_session::link;
use conclave_session::report::Report;
use conclave_session::saves::Save;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::window;
use yew::prelude::*;

use crate::bot_client::BotClient;
use crate::components::report;
use crate::games::GameUi;
use crate::random::random_seed;
use crate::shell::Shell;
use crate::storage::{clock, now};
use crate::{boot, router, speech};
use command::{Command, GameCommand, PageCommand, ReplayCommand};
use controller::{Env, OwnGame, TableController};
use frame_state::{FrameState, Opening, TableInput, TableTimer};
use hosting::Hosting;
use open::{Closed, TableSource};
use share_dialog::SharedGame;

/// Properties of [`Table`].
#[derive(Properties)]
pub struct TableProps<G: GameUi, S: TableSource<G> = OwnGame<G>> {
    /// Where the game comes from.
    pub source: S::Origin,
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The guests at screens of their own.
    #[prop_or_default]
    pub hosting: Option<Hosting<G>>,
    /// Which game.
    pub game: PhantomData<G>,
}

impl<G: GameUi, S: TableSource<G>> PartialEq for TableProps<G, S> {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source && self.shell == other.shell && self.hosting == other.hosting
    }
}

/// An open table, or why it cannot be opened.
pub struct Table<G: GameUi, S: TableSource<G> = OwnGame<G>> {
    table: Result<OpenTable<G, S>, Closed>,
    _listeners: Vec<EventListener>,
}

/// A game being played: its controller, what the browser does for it, and how the page
/// around the board is set.
struct OpenTable<G: GameUi, S: TableSource<G>> {
    controller: TableController<G, S>,
    services: G::Services,
    bots: BotClient,
    countdown: Option<Interval>,
    /// The page around the game.
    frame: FrameState,
    /// What the controls do. Made once, so that a component whose properties are the same
    /// is not rendered again.
    send: Callback<Command>,
    /// What the board does.
    act: Callback<Vec<G::Action>>,
    /// The level that is proposed for the next game.
    proposed: Option<Level>,
    /// The finished game whose analysis is open.
    analysed: Option<Rc<Save>>,
    /// The game that is offered to be shared.
    shared: Option<Rc<SharedGame>>,
    /// The report of something that is wrong, as long as it is looked at.
    report: Option<Rc<Report>>,
    /// The guide of a lesson.
    guide: NodeRef,
    /// Whether the people were told that chance decides what the game's services cannot.
    chance_alone: Rc<Cell<bool>>,
}

/// Messages of the table.
pub enum Msg<G: GameUi> {
    /// Something for the controller.
    Game(controller::Msg<G>),
    /// A control or a key of the table.
    Do(Command),
    /// A key or a press.
    Input(TableInput),
    /// A press on a link to the chapter of the rules with this id.
    Chapter(String),
    /// A timer has run out.
    Timer(TableTimer),
    /// So much of the table is to be rendered.
    Open(Opening),
    /// The analysis asks for a moment of the game, after so many actions; or to play on from there.
    Show(usize, bool),
    /// The analysis is closed.
    CloseAnalysis,
    /// The game is not to be shared any more, or not again.
    CloseShare,
    /// The report is not looked at any more.
    CloseReport,
}

impl<G: GameUi, S: TableSource<G>> Component for Table<G, S> {
    type Message = Msg<G>;
    type Properties = TableProps<G, S>;

    fn create(ctx: &Context<Self>) -> Self {
        let table = OpenTable::new(ctx);
        if let Err(closed) = &table
            && boot::framed()
        {
            let error =
                if closed.keep.is_some() { EmbedError::Record } else { EmbedError::Address };
            boot::post_to_embedder(&embed::error(error, &closed.words));
        }
        Table { table, _listeners: listen::listeners(ctx) }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        match &mut self.table {
            Ok(table) => table.update(msg, ctx),
            Err(_) => {
                // Without a game, the embedder may still load one.
                if let Msg::Game(controller::Msg::Embed(command)) = msg {
                    let shell = &ctx.props().shell;
                    match embed_link::load_command::<G>(&command, &shell.text) {
                        Some(Ok(save)) => router::navigate(&shell.create_slot(save)),
                        Some(Err(refusal)) => boot::post_to_embedder(&refusal.message()),
                        None => {}
                    }
                }
                false
            }
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Self::Properties) -> bool {
        // To look after the guests, who may have nothing to say, alone changes nothing.
        let changed = self.table.as_mut().is_ok_and(|table| table.poll(ctx));
        let TableProps { source, shell, .. } = ctx.props();
        if old.shell.settings.aloud && !shell.settings.aloud {
            speech::cancel();
        }
        changed || *source != old.source || *shell != old.shell
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        match &self.table {
            Ok(table) => table.view(shell, ctx.link()),
            Err(closed) => panels::closed_table::<G>(closed, shell),
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if let Ok(table) = &mut self.table {
            table.move_focus();
            if let Some(next) = table.frame.opening.next().filter(|_| table.has_view()) {
                ctx.link().send_message(Msg::Open(next));
            }
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        speech::cancel();
    }
}

impl<G: GameUi, S: TableSource<G>> OpenTable<G, S> {
    /// Opens the table.
    fn new(ctx: &Context<Table<G, S>>) -> Result<OpenTable<G, S>, Closed> {
        let TableProps { source, shell, .. } = ctx.props();
        let services = G::Services::default();
        let (controller, effects) = S::open(source, shell, &env(ctx, &services))?;
        let mut table = OpenTable {
            controller,
            services,
            bots: BotClient::default(),
            countdown: None,
            frame: FrameState::default(),
            send: ctx.link().callback(Msg::Do),
            act: ctx.link().callback(|actions| Msg::Game(controller::Msg::Act(actions))),
            proposed: None,
            analysed: None,
            shared: None,
            report: None,
            guide: NodeRef::default(),
            chance_alone: Rc::default(),
        };
        table.run(effects, ctx);
        table.poll(ctx);
        // The link of a finished game may ask for its analysis.
        let asked = || {
            let hash = window().location().hash().unwrap_or_default();
            let query = hash.split_once('?').map_or("", |(_, query)| query);
            link::parts(query).any(|(name, _)| name == "analysis")
        };
        if table.controller.is_shared() && table.controller.is_over() && asked() {
            table.analyse();
        }
        Ok(table)
    }

    /// Takes a message. Returns whether something that is shown has changed.
    fn update(&mut self, msg: Msg<G>, ctx: &Context<Table<G, S>>) -> bool {
        match msg {
            Msg::Game(msg) => {
                if matches!(msg, controller::Msg::Act(_)) {
                    self.frame.blur_pressed();
                }
                self.dispatch(msg, ctx)
            }
            Msg::Input(input) => {
                self.frame.takes(input, self.controller.playback().is_still())
                    && self.ask(GameCommand::ShowNext, ctx)
            }
            Msg::Chapter(id) => {
                ctx.props().shell.open_rules.emit(Some(id.into()));
                false
            }
            Msg::Timer(TableTimer::Next) => self.dispatch(controller::Msg::Next, ctx),
            Msg::Timer(TableTimer::Ready) => self.frame.ready(),
            Msg::Timer(TableTimer::Seen) => {
                self.frame.unseen = None;
                false
            }
            Msg::Timer(TableTimer::News) => self.dispatch(controller::Msg::NewsExpired, ctx),
            Msg::Open(opening) => std::mem::replace(&mut self.frame.opening, opening) != opening,
            Msg::Do(Command::Game(command)) => self.ask(command, ctx),
            Msg::Do(Command::Page(PageCommand::Analyse)) => {
                self.analyse();
                true
            }
            Msg::Do(Command::Page(PageCommand::Report)) => {
                self.report(&ctx.props().shell);
                true
            }
            Msg::Do(Command::Page(command)) => self.frame.carry_out(command, &ctx.props().shell),
            Msg::Show(ply, play_on) => {
                self.analysed = None;
                if self.frame.log_open {
                    // Where the log lies below the board, back to it.
                    self.frame.focus = Some(".table-board");
                }
                self.ask(GameCommand::Replay(ReplayCommand::Ply(ply)), ctx);
                if play_on {
                    self.ask(GameCommand::Replay(ReplayCommand::Branch), ctx);
                }
                true
            }
            Msg::CloseAnalysis => self.analysed.take().is_some(),
            Msg::CloseShare => self.shared.take().is_some(),
            Msg::CloseReport => self.report.take().is_some(),
        }
    }

    /// Opens the analysis of the game.
    fn analyse(&mut self) {
        self.analysed = self.controller.own().map(|own| Rc::new(own.snapshot(now())));
    }

    /// Notes what there is to be told when something is wrong, in place of what is open over the table.
    fn report(&mut self, shell: &Shell) {
        self.frame.panel = None;
        let table = &self.controller;
        let replay = table.replay().map(|replay| format!("moment {}", replay.ply));
        let more = vec![
            ("game", format!("{}, rules {}", G::ID, G::VERSION)),
            ("looked-back-at", replay.unwrap_or_default()),
            ("shown", report::shown()),
        ];
        let save = table.own().map(|own| own.snapshot(now()));
        self.report = Some(Rc::new(report::report(shell, save, more)));
    }

    /// Passes a command to the controller.
    fn ask(&mut self, command: GameCommand, ctx: &Context<Table<G, S>>) -> bool {
        // What has just appeared takes no press yet.
        let stray = self.frame.takes_no_next() && command == GameCommand::ShowNext;
        !stray && self.dispatch(controller::Msg::Do(command), ctx)
    }

    /// Passes a message to the controller, and carries out its effects.
    fn dispatch(&mut self, msg: controller::Msg<G>, ctx: &Context<Table<G, S>>) -> bool {
        let effects = self.controller.update(msg, &env(ctx, &self.services));
        let changed = self.run(effects, ctx);
        self.poll(ctx) || changed
    }

    /// Looks after the other screens at this table, if there are any. Returns whether something that is
    /// shown has changed.
    fn poll(&mut self, ctx: &Context<Table<G, S>>) -> bool {
        let effects = S::poll(&mut self.controller, ctx.props(), &env(ctx, &self.services));
        self.run(effects, ctx)
    }
}

/// What the controller needs to know of the page.
fn env<'a, G: GameUi, S: TableSource<G>>(
    ctx: &'a Context<Table<G, S>>,
    services: &'a G::Services,
) -> Env<'a, G> {
    let TableProps { shell, hosting, .. } = ctx.props();
    Env {
        hosts: hosting.is_some(),
        text: &shell.text,
        speed: shell.speed(),
        staged: shell.settings.speed,
        framed: boot::framed(),
        crashed: boot::crashed(),
        now: now(),
        clock: clock(),
        random: random_seed,
        services,
        slots: &*shell.save_store,
    }
}

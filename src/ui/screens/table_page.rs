//! A table on many screens: before its game begins, and while it is played.

use std::marker::PhantomData;

use conclave::bots::Level;
use conclave::screens::Connection;
use conclave::session::Controller;
use conclave::table::Seat;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::code::{Purpose, TableId, code_in};
use super::door::Door;
use super::host_page::{KeptTable, show_address, slot};
use super::room::Room;
use super::screens_bar::ScreensBar;
use super::waiting_room::{SeatStatus, WaitingRoom};
use super::wake_lock::WakeLock;
use super::{bring_to, link};
use crate::components::dialog::Dialog;
use crate::games::GameUi;
use crate::shell::Shell;
use crate::table::Table;
use crate::table::open::{Closed, GameSource, hosted};
use crate::table::panels::closed_table;

/// How often guests are looked after, whatever happens, in milliseconds.
const LOOK_MS: u32 = 500;

/// Properties of [`TablePage`].
#[derive(Properties)]
pub struct TablePageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The table.
    pub table: TableId,
    /// Who sits there, and by which rules: a link's query.
    pub query: AttrValue,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for TablePageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.shell, self.table, &self.query) == (&other.shell, other.table, &other.query)
    }
}

/// A table on many screens.
pub struct TablePage<G: GameUi> {
    door: Door,
    room: Result<Room<G>, Closed>,
    /// Whether the codes are shown over the game.
    showing: bool,
    /// Keeps the screen on while the game is played.
    awake: Option<WakeLock>,
    /// The seat whose invitation is shown, if one was chosen.
    chosen: Option<Seat>,
    /// What was last kept, so that it is not written again and again.
    kept: Option<KeptTable>,
    /// What became of the last answer: the key of a text.
    told: Option<&'static str>,
    _looking: Interval,
}

/// What happens at the table.
pub enum Msg {
    /// Something has come over a connection, or it is time to look.
    Look,
    /// Somebody comes.
    Arrived(Box<dyn Connection>),
    /// The invitation to this seat is to be shown.
    Choose(Seat),
    /// An answer was brought: a link or a code.
    Answer(String),
    /// A code was opened in this window.
    Brought(String),
    /// The game begins.
    Begin,
    /// The codes are shown over the game, or not any longer.
    Show(bool),
    /// Somebody else plays for those who are away.
    Replace(Controller),
}

impl<G: GameUi> Component for TablePage<G> {
    type Message = Msg;
    type Properties = TablePageProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let TablePageProps { shell, table, query, .. } = ctx.props();
        let link = ctx.link();
        let door = Door::open(*table, link.callback(Msg::Arrived), link.callback(|()| Msg::Look));
        let look = link.callback(|()| Msg::Look);
        let told = link.callback(|()| Msg::Look);
        let room = hosted::<G>(query, slot(*table), shell)
            .map(|game| Room::new(game, KeptTable::read(*table, shell), told));
        let mut page = TablePage {
            door,
            room,
            showing: false,
            awake: None,
            chosen: None,
            kept: None,
            told: None,
            _looking: Interval::new(LOOK_MS, move || look.emit(())),
        };
        bring_to(Some(link.callback(Msg::Brought)));
        page.look(ctx);
        page
    }

    fn destroy(&mut self, _: &Context<Self>) {
        bring_to(None);
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let TablePageProps { shell, table, query, .. } = ctx.props();
        let Ok(room) = &mut self.room else { return false };
        match msg {
            Msg::Look => self.look(ctx),
            Msg::Arrived(connection) => {
                room.admit(connection);
                self.look(ctx);
            }
            Msg::Choose(seat) => self.chosen = Some(seat),
            Msg::Brought(code) => {
                show_address::<G>(query, *table);
                ctx.link().send_message(Msg::Answer(code));
            }
            Msg::Answer(pasted) => {
                let taken = self.door.answer(code_in(&pasted));
                self.told = Some(taken.err().unwrap_or("screens-answer-taken"));
            }
            Msg::Begin => {
                room.lend_all(SeatStatus::Free, Controller::Bot(Level::Adept));
                room.welcome(&shell.text);
                room.begin(slot(*table), shell);
                self.look(ctx);
            }
            Msg::Show(showing) => self.showing = showing,
            Msg::Replace(controller) => {
                room.lend_all(SeatStatus::Away, controller);
                self.look(ctx);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let room = match &self.room {
            Ok(room) => room,
            Err(closed) => {
                return closed_table::<G>(closed, shell);
            }
        };
        let seats = room.seats();
        let next = seats.iter().position(|(_, status)| status.is_open());
        let shown = self.chosen.map(Seat::index).filter(|&at| seats[at].1.is_open()).or(next);
        let invitation = |at: usize| {
            let code = self.door.code(room.purpose(Seat(at as u8)));
            code.map(|code| AttrValue::from(link(G::ID, &code)))
        };
        let link = ctx.link();
        let missing: Vec<&str> = seats
            .iter()
            .filter(|(_, status)| *status == SeatStatus::Away)
            .map(|(name, _)| name.as_str())
            .collect();
        let waiting_room = || {
            html! {
                <WaitingRoom
                    key="waiting"
                    game={G::ID}
                    begun={room.has_begun()}
                    seats={seats.clone()}
                    shown={shown.map(|at| Seat(at as u8))}
                    invitation={shown.and_then(invitation)}
                    told={self.told}
                    slow={room.is_slow()}
                    onchoose={link.callback(Msg::Choose)}
                    onanswer={link.callback(Msg::Answer)}
                    onbegin={link.callback(|()| Msg::Begin)}
                />
            }
        };
        html! {
            <div
                class="screens"
                data-game={G::ID}
                data-join={next.and_then(invitation)}
                data-connection={room.status().as_str()}
            >
                if room.has_begun() {
                    <ScreensBar
                        key="bar"
                        missing={AttrValue::from(missing.join(", "))}
                        onshow={link.callback(|()| Msg::Show(true))}
                        onreplace={link.callback(Msg::Replace)}
                    />
                    <Table<G>
                        key="table"
                        source={GameSource::Slot(slot(ctx.props().table))}
                        shell={shell.clone()}
                        hosting={room.hosting.clone()}
                        game={PhantomData}
                    />
                    if self.showing {
                        <Dialog
                            key="dialog"
                            title={shell.text.tr("screens-guests")}
                            wide=true
                            onclose={link.callback(|()| Msg::Show(false))}
                        >
                            { waiting_room() }
                        </Dialog>
                    }
                } else {
                    { waiting_room() }
                }
            </div>
        }
    }
}

impl<G: GameUi> TablePage<G> {
    /// Looks after the guests.
    fn look(&mut self, ctx: &Context<Self>) {
        let TablePageProps { shell, table, .. } = ctx.props();
        let Ok(room) = &mut self.room else { return };
        if room.game.is_none() {
            // The table does the rest.
            room.hosting.looks += 1;
        } else if room.welcome(&shell.text) {
            self.told = None;
            if room.is_full() {
                room.begin(slot(*table), shell);
            }
        }
        room.forget_arrived();
        if room.has_begun() && self.awake.is_none() {
            self.awake = Some(WakeLock::new());
        }
        let seats = (0..room.seats().len() as u8).map(Seat);
        let open = seats.filter(|&seat| room.seat(seat).1.is_open());
        let open: Vec<Purpose> = open.map(|seat| room.purpose(seat)).collect();
        self.door.withdraw(|purpose| !open.contains(&purpose));
        for purpose in open {
            self.door.offer(purpose);
        }
        self.keep(ctx);
    }

    /// Keeps what is needed when the page is loaded again.
    fn keep(&mut self, ctx: &Context<Self>) {
        let TablePageProps { shell, table, query, .. } = ctx.props();
        let Ok(room) = &self.room else { return };
        let guests = room.hosting.host.borrow().record().clone();
        let kept = KeptTable { query: query.to_string(), begun: room.has_begun(), guests };
        if self.kept.as_ref() != Some(&kept) {
            kept.write(*table, shell);
            self.kept = Some(kept);
        }
    }
}

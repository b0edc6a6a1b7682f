//! A table on many screens: before its game begins, and while it is played.

use std::marker::PhantomData;

use conclave_rules::bots::Level;
use conclave_rules::table::Seat;
use conclave_screens::{Connection, Key, Status, TablePlace};
use conclave_session::Controller;
use gloo::timers::callback::Interval;
use gloo::utils::document;
use yew::prelude::*;

use self::going_over::Going;
use super::code::{Purpose, TableId, words_of_answer};
use super::consent::named;
use super::host_page::{KeptTable, game_slot, series_in, show_address};
use super::invitation_pool::InvitationPool;
use super::peer::Peer;
use super::relay_gate::RelayGate;
use super::room::Room;
use super::scanner::Scanner;
use super::screens_bar::ScreensStatus;
use super::servers::{ConnectionOptions, Servers};
use super::signaling_box::SignalingStatus;
use super::signaling_host::SignalingHost;
use super::succession::handed_by;
use super::waiting_room::{RoomCommand, SeatCommand, SeatStatus, WaitingRoom};
use super::wake_lock::WakeLock;
use super::{deliver_codes_to, link};
use crate::boot;
use crate::components::dialog::Dialog;
use crate::games::GameUi;
use crate::shell::Shell;
use crate::storage::clock;
use crate::table::Table;
use crate::table::open::{Closed, GameSource, hosted};
use crate::table::panels::closed_table;

mod going_over;

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
    pool: InvitationPool,
    /// The way through a signalling server, where one is named.
    signaling: Option<SignalingHost>,
    /// The way through the page around this frame, where it is asked for.
    relay: Option<RelayGate>,
    room: Result<Room<G>, Closed>,
    /// Whether the codes are shown over the game.
    showing: bool,
    /// Keeps the screen on: the others look at it, and are lost when it goes dark.
    _awake: WakeLock,
    /// The place whose invitation is shown, if one was chosen.
    chosen: Option<TablePlace>,
    /// What was last kept, so that it is not written again and again.
    kept: Option<KeptTable>,
    /// Shows the codes over the game.
    onshow: Callback<()>,
    /// Whether the code is to be brought into view, because it was asked for.
    reveals: bool,
    /// What became of the last answer: the key of a text.
    told: Option<&'static str>,
    /// Whether an answer is being scanned.
    scanning: bool,
    /// The guest to whose device the table goes over, and how far that has come.
    going: Option<(Seat, Going<G>)>,
    /// What the device was before that handed this table over, as long as others come by it; and when each
    /// of them was last sent a code.
    handed_by: Option<Key>,
    passed_on: Vec<(Key, u64)>,
    opened: u64,
    _looking: Interval,
}

/// What happens at the table.
pub enum Msg {
    /// Something has come over a connection, or it is time to look.
    Look,
    /// Somebody comes.
    Arrived(Box<dyn Connection>),
    /// Somebody comes by the link for everybody, or through the page around.
    Called(Box<dyn Connection>),
    /// Somebody in the waiting room wants this.
    Room(RoomCommand),
    /// An answer was brought: a link or a code.
    Answer(String),
    /// A code was opened in this window.
    Brought(String),
    /// No answer is to be scanned any longer.
    EndScan,
    /// The page may use the camera.
    Camera,
    /// The codes are shown over the game, or not any longer.
    Show(bool),
    /// The guest is to be asked who was chosen to have the table.
    AskOver,
    /// The table stays here after all.
    Keep,
}

impl<G: GameUi> Component for TablePage<G> {
    type Message = Msg;
    type Properties = TablePageProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let TablePageProps { shell, table, query, .. } = ctx.props();
        let link = ctx.link();
        let (arrived, called) = (link.callback(Msg::Arrived), link.callback(Msg::Called));
        let look = link.callback(|()| Msg::Look);
        let told = look.clone();
        let connection_options = ConnectionOptions::of(query).map_err(|part| {
            let words = shell.text.tr_args("link-part", &[("part", part.into())]);
            Closed { words, keep: None }
        });
        let servers = connection_options
            .as_ref()
            .map_or_else(|_| Servers::default(), |it| named(&it.servers));
        let pool = InvitationPool::open(*table, &servers, arrived, called.clone(), look.clone());
        let signaling = SignalingHost::open(*table, &servers, pool.clone(), look.clone(), shell);
        let relayed = boot::framed()
            && connection_options.as_ref().is_ok_and(|connection_options| connection_options.relay);
        let relay = relayed.then(|| RelayGate::open(*table, called, look.clone()));
        let kept = KeptTable::read(*table, shell).map(|kept| kept.for_query(query));
        let mut room = connection_options
            .and_then(|connection_options| {
                hosted::<G>(&connection_options.rest, game_slot(*table, query), shell)
            })
            .map(|game| Room::new(game, kept, told, &shell.text));
        if let Ok(room) = &mut room {
            Peer::take_over(*table, &look).into_iter().for_each(|peer| room.admit_again(peer));
        }
        let mut page = TablePage {
            pool,
            signaling,
            relay,
            room,
            showing: false,
            _awake: WakeLock::new(),
            chosen: None,
            kept: None,
            onshow: link.callback(|()| Msg::Show(true)),
            reveals: false,
            told: None,
            scanning: false,
            going: None,
            handed_by: handed_by(*table, shell),
            passed_on: Vec::new(),
            opened: clock(),
            _looking: Interval::new(LOOK_MS, move || look.emit(())),
        };
        // A table that is closed takes no answers: what is opened in its window leads on.
        if page.room.is_ok() {
            deliver_codes_to(Some(link.callback(Msg::Brought)));
        }
        page.look(ctx);
        page
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        deliver_codes_to(None);
        let TablePageProps { table, query, .. } = ctx.props();
        // The next game of a game night is played at the same table.
        if let Ok(room) = &self.room
            && series_in(query).is_some()
        {
            room.hosting.host.borrow_mut().leave_open(*table);
        }
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
            Msg::Called(connection) => {
                room.admit_caller(connection);
                self.look(ctx);
            }
            Msg::Room(RoomCommand::Seat(seat, command)) => {
                self.chosen = Some(TablePlace::Seat(seat));
                match command {
                    SeatCommand::Show => self.reveals = true,
                    SeatCommand::Wait => room.hosting.host.borrow_mut().wait_for(seat),
                    SeatCommand::Lend(to) => room.hosting.host.borrow_mut().lend(seat, to),
                    SeatCommand::TakeBack => room.take_back(seat),
                    SeatCommand::HandOver => {
                        self.showing = false;
                        self.going = Some((seat, Going::Confirm));
                    }
                }
                self.look(ctx);
            }
            Msg::Room(RoomCommand::InviteOnlooker) => {
                (self.chosen, self.reveals) = (Some(TablePlace::Spectator), true);
                self.look(ctx);
            }
            Msg::Room(RoomCommand::DismissOnlooker(at)) => {
                room.hosting.host.borrow_mut().dismiss_onlooker(at, clock());
                self.look(ctx);
            }
            Msg::Brought(code) => {
                show_address::<G>(query, *table);
                ctx.link().send_message(Msg::Answer(code));
            }
            Msg::Answer(pasted) | Msg::Room(RoomCommand::Answer(pasted)) => {
                let taken = self.pool.answer(&pasted);
                self.scanning &= taken.is_err();
                self.told = Some(words_of_answer(taken));
            }
            Msg::Room(RoomCommand::Scan) => (self.scanning, self.told) = (true, None),
            Msg::EndScan => (self.scanning, self.told) = (false, None),
            // Browsers hide a machine's addresses from pages that may not.
            Msg::Camera => self.pool.renew(),
            Msg::Room(RoomCommand::Begin) => {
                room.lend_all(SeatStatus::Free, Controller::Bot(Level::Adept));
                room.welcome(&shell.text);
                room.begin(game_slot(*table, query), shell);
                self.look(ctx);
            }
            Msg::Show(showing) => self.showing = showing,
            Msg::AskOver => {
                if let Some((seat, going)) = &mut self.going {
                    room.hosting.host.borrow_mut().offer_table(*seat);
                    *going = Going::Asking;
                }
            }
            Msg::Keep => {
                room.hosting.host.borrow_mut().keep_table();
                if self.going.take().is_some_and(|(_, going)| going.is_still()) {
                    room.resume();
                }
            }
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        // On a small screen the code is below the seats.
        if std::mem::take(&mut self.reveals)
            && let Ok(Some(code)) = document().query_selector(".waiting-invitation")
        {
            code.scroll_into_view();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let room = match &self.room {
            Ok(room) => room,
            Err(closed) => {
                return html! {
                    <div class="screens" data-game={G::ID} data-connection={Status::Closed.as_str()}>
                        { closed_table::<G>(closed, shell) }
                    </div>
                };
            }
        };
        if let Some(going_over) = self.going_over(room, ctx) {
            return going_over;
        }
        let seats = room.seats();
        let shown = shown(self.chosen, room);
        let invitation = shown.and_then(|place| {
            let code = self.pool.code(room.purpose(place));
            code.map(|code| AttrValue::from(link(G::ID, &code)))
        });
        let signaling = self.signaling.as_ref().map(|signaling| SignalingStatus {
            host: signaling.host().to_owned().into(),
            link: signaling.code().map(|code| link(G::ID, &code).into()),
            silent: signaling.is_silent(),
        });
        let join = shown.and_then(|_| match &signaling {
            Some(signaling) if !signaling.silent => signaling.link.clone(),
            // Guests come without it.
            _ if self.relay.is_some() => None,
            _ => invitation.clone(),
        });
        let link = ctx.link();
        // Also those who have left: their seats are free, and the table waits for somebody to play there.
        let away = seats.iter().filter(|seat| seat.status.is_open());
        let missing: Vec<&str> = away
            .clone()
            .filter(|seat| seat.lent.is_none())
            .map(|seat| seat.name.as_str())
            .collect();
        let waiting_room = || {
            html! {
                <WaitingRoom
                    key="waiting"
                    game={G::ID}
                    begun={room.has_begun()}
                    seats={seats.clone()}
                    onlookers={room.onlookers()}
                    {shown}
                    invitation={invitation.clone()}
                    told={self.told}
                    signaling={signaling.clone()}
                    relayed={self.relay.is_some()}
                    transferable={self.is_transferable(ctx)}
                    slow={room.is_slow()}
                    oncommand={link.callback(Msg::Room)}
                />
            }
        };
        html! {
            <div
                class="screens"
                data-game={G::ID}
                data-join={join}
                data-connection={room.status().as_str()}
                // Nobody plays here: what it shows is seen from afar.
                data-stage={room.is_stage().then_some("")}
            >
                if room.has_begun() {
                    <ContextProvider<ScreensStatus>
                        key="table"
                        context={ScreensStatus {
                            missing: missing.join(", ").into(),
                            away: away.count(),
                            onshow: self.onshow.clone(),
                        }}
                    >
                        <Table<G>
                            source={GameSource::Slot(game_slot(ctx.props().table, &ctx.props().query))}
                            shell={shell.clone()}
                            hosting={room.hosting.clone()}
                            game={PhantomData}
                        />
                    </ContextProvider<ScreensStatus>>
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
                { for self.hand_over_dialog(room, ctx) }
                if self.scanning {
                    <Scanner
                        key="scanner"
                        title={shell.text.tr("screens-scan")}
                        told={self.told}
                        oncamera={link.callback(|()| Msg::Camera)}
                        onread={link.callback(Msg::Answer)}
                        onclose={link.callback(|()| Msg::EndScan)}
                    />
                }
            </div>
        }
    }
}

impl<G: GameUi> TablePage<G> {
    /// Looks after the guests.
    fn look(&mut self, ctx: &Context<Self>) {
        let TablePageProps { shell, table, query, .. } = ctx.props();
        let Ok(room) = &mut self.room else { return };
        let still = self.going.as_ref().is_some_and(|(_, going)| going.is_still());
        if room.game.is_none() {
            // The table does the rest.
            room.hosting.polls += 1;
        } else if room.welcome(&shell.text) && !still {
            self.told = None;
            if room.is_full() {
                room.begin(game_slot(*table, query), shell);
            }
        }
        room.forget_arrived();
        room.renew();
        let seats = (0..room.seats().len() as u8).map(Seat);
        let open = seats.filter(|&seat| room.seat(seat).status.is_open()).map(TablePlace::Seat);
        let open: Vec<TablePlace> = open.collect();
        let shown = shown(self.chosen, room).filter(|place| !open.contains(place));
        let open: Vec<Purpose> =
            open.into_iter().chain(shown).map(|place| room.purpose(place)).collect();
        self.pool.withdraw(|purpose| !open.contains(&purpose));
        if let Some(signaling) = &self.signaling {
            signaling.expect(&open);
        }
        match &self.relay {
            Some(relay) => relay.expect(&open),
            None => open.into_iter().for_each(|purpose| self.pool.offer(purpose)),
        }
        self.invite_over(ctx);
        if self.go_over(ctx) {
            return;
        }
        // Guests bring what this device cannot see.
        let brought = || self.room.as_ref().ok()?.hosting.host.borrow_mut().brought();
        while let Some((line, code)) = brought() {
            let taken = self.pool.answer(&code);
            if let Ok(room) = &self.room {
                room.hosting.host.borrow_mut().report_answer(line, taken);
            }
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

/// The place whose invitation is shown: the one that was chosen, as long as somebody can take it, or the next
/// that is open.
fn shown<G: GameUi>(chosen: Option<TablePlace>, room: &Room<G>) -> Option<TablePlace> {
    let can_come = |place: &TablePlace| match place {
        TablePlace::Seat(seat) => room.seat(*seat).status != SeatStatus::Here,
        TablePlace::Spectator => true,
    };
    let seats = room.seats();
    // Who is away for a moment comes back without a code: first those are let in who have no seat yet.
    let free = seats.iter().position(|seat| seat.status == SeatStatus::Free);
    let next = free.or_else(|| seats.iter().position(|seat| seat.status.is_open()));
    chosen.filter(can_come).or(next.map(|at| TablePlace::Seat(Seat(at as u8))))
}

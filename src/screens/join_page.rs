//! A guest's page: what somebody sees who opens an invitation, until they are at the table.

use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use conclave_art::Lettering;
use conclave_rules::table::Seat;
use conclave_screens::wire::{Parting, Sitting, name_of_guest};
use conclave_screens::{Connection, Guest, GuestEvent, Hello, Status};
use conclave_session::Controller;
use conclave_session::link::Link;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use gloo::utils::{document, window};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::arrival::{Answer, Ended, NameForm};
use super::code::{Code, Purpose, build_number, read_answer, words_of_answer};
use super::consent::{agree, to_ask};
use super::deliver_page::DeliverPage;
use super::guest_connections::GuestConnections;
use super::hand_over::OfferedDialog;
use super::identity::{Identity, keep_name, kept_name};
use super::leave_dialog::LeaveDialog;
use super::relay_page::{RELAY, RelayPage};
use super::scanner::Scanner;
use super::servers::signal_host;
use super::succession::HandedTable;
use super::wake_lock::WakeLock;
use super::window::WindowId;
use super::{build, link, minutes};
use crate::boot;
use crate::components::heading::PageHeading;
use crate::components::notices::Banner;
use crate::games::GameUi;
use crate::random::random_seed;
use crate::router;
use crate::shell::Shell;
use crate::storage::clock;
use crate::table::Table;
use crate::table::controller::{GuestGame, names};
use crate::table::visiting::Visiting;
use crate::text::Text;

/// How often the table is looked after, whatever happens, in milliseconds.
const LOOK_MS: u32 = 500;
/// How often a guest asks for another place when the one that it was given is somebody else's.
const MOST_REFUSED: u32 = 3;

/// Properties of [`JoinPage`].
#[derive(Properties)]
pub struct JoinPageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The code.
    pub code: AttrValue,
    /// What follows the question mark.
    pub query: AttrValue,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for JoinPageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.shell, &self.code, &self.query) == (&other.shell, &other.code, &other.query)
    }
}

/// What is behind a code: a table to join, an answer to be taken there, or nothing of use.
#[component]
pub fn JoinPage<G: GameUi>(JoinPageProps { shell, code, query, .. }: &JoinPageProps<G>) -> Html {
    let named = Link::parse(query).ok().and_then(|link| link.names.into_iter().next());
    let read = use_memo(code.clone(), |code| Code::read(code, minutes(), build_number(&build())));
    if *code == RELAY && boot::framed() {
        return html! { <RelayPage<G> shell={shell.clone()} {named} /> };
    }
    match &*read {
        Ok(code) if code.purpose == Purpose::Answer => {
            html! { <DeliverPage code={code.clone()} /> }
        }
        Ok(code) => html! { <GuestPage<G> shell={shell.clone()} code={code.clone()} {named} /> },
        Err(error) => html! {
            <div class="screens joining" data-game={G::ID} data-connection={Status::Closed.as_str()}>
                <Ended<G> words={error.key()} />
            </div>
        },
    }
}

/// Properties of [`GuestPage`].
#[derive(Properties)]
pub struct GuestPageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The invitation.
    pub code: Code,
    /// The guest's name, if the address has it.
    pub named: Option<String>,
    /// Whether the only way is through the page around this frame.
    #[prop_or_default]
    pub relayed: bool,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for GuestPageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.shell, &self.code, &self.named) == (&other.shell, &other.code, &other.named)
    }
}

/// A guest, on the way to a table and at it.
pub struct GuestPage<G: GameUi> {
    /// Who this is among the guests of this browser; none until that is known.
    identity: Option<Identity>,
    /// None before the guest has a name.
    guest: Option<Rc<RefCell<Guest<G>>>>,
    connections: Option<GuestConnections>,
    /// The way to the table that shows the game; none before the game was sent.
    visiting: Option<Visiting<G>>,
    /// Whether the answer to this invitation was used before the page was loaded again.
    used: bool,
    /// Whether the seat that this invitation led to was taken back before the page was loaded again.
    dismissed: bool,
    /// How often the table gave a place that was somebody else's by then.
    refused: u32,
    /// How the way was doing when it was last looked at.
    was: Status,
    /// Whether the guest is asked if they mean to leave the table.
    asks_to_leave: bool,
    /// The scanner of others' answers, if it is open.
    scanning: Option<Scanning>,
    /// Keeps the screen on as long as the guest shows an answer, or plays; none once they have parted.
    awake: Option<WakeLock>,
    /// How the table was last heard of: its status, the seconds left of its talk, whether it is between games,
    /// whether it is offered to this device.
    heard: (Status, Option<u32>, bool, bool),
    _looking: Option<Interval>,
    _listener: EventListener,
}

/// Scanning somebody else's answer for the table.
#[derive(Clone, Copy, Default)]
struct Scanning {
    /// What became of it: the key of a text.
    told: Option<&'static str>,
    /// Whether the table has taken it.
    done: bool,
}

/// What happens to a guest.
pub enum Msg {
    /// It is known who this is among the guests of this browser.
    Known(Identity),
    /// The guest is called so, and wants in.
    Join(String),
    /// Something has come, or it is time to look.
    Look,
    /// The page is hidden, or shown again.
    Hidden(bool),
    /// Somebody else's answer is to be scanned, or not any longer.
    Scan(bool),
    /// A code was scanned.
    Scanned(String),
    /// The guest takes the table that is offered, or does not.
    Take(bool),
    /// The guest is to be asked whether they leave the table.
    AskToLeave,
    /// The guest means to leave the table, or stays.
    Leave(bool),
}

impl<G: GameUi> Component for GuestPage<G> {
    type Message = Msg;
    type Properties = GuestPageProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let table = ctx.props().code.table;
        ctx.link().send_future(async move { Msg::Known(Identity::claim(table).await) });
        GuestPage {
            identity: None,
            guest: None,
            connections: None,
            visiting: None,
            used: false,
            dismissed: false,
            refused: 0,
            was: Status::Waiting,
            asks_to_leave: false,
            scanning: None,
            awake: None,
            heard: (Status::Waiting, None, false, false),
            _looking: None,
            _listener: listener(ctx),
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Known(identity) => self.begin(identity, ctx),
            Msg::Join(name) => self.join(&name, ctx),
            Msg::Look => return self.look(ctx),
            Msg::Scan(scan) => self.scanning = scan.then(Scanning::default),
            Msg::AskToLeave => self.asks_to_leave = true,
            Msg::Leave(leaves) => {
                self.asks_to_leave = false;
                if let Some(guest) = self.guest.as_ref().filter(|_| leaves) {
                    guest.borrow_mut().leave();
                }
                self.look(ctx);
            }
            Msg::Scanned(code) => self.scanned(&code, ctx),
            Msg::Take(takes) => {
                if let Some(guest) = &self.guest {
                    guest.borrow_mut().take_table(takes);
                }
                self.look(ctx);
            }
            Msg::Hidden(hidden) => {
                // Who has windows of one browser before them goes from one to the other.
                if let (Some(guest), Some(connections)) = (&self.guest, &mut self.connections)
                    && !connections.is_window()
                {
                    guest.borrow_mut().hide(hidden, connections);
                    if let Some(identity) = &self.identity {
                        identity.set_held(!hidden);
                    }
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let status = self.status();
        let answer = self.connections.as_ref().and_then(GuestConnections::answer);
        let answer = answer.map(|code| AttrValue::from(link(G::ID, &code)));
        let guest = self.guest.as_ref().map(|guest| guest.borrow());
        let taken = guest.as_ref().is_some_and(|guest| guest.takes_table());
        let offered = taken || guest.is_some_and(|guest| guest.is_offered_table());
        html! {
            <div
                class="screens joining"
                data-game={G::ID}
                data-answer={answer.clone().filter(|_| !self.used)}
                data-connection={status.as_str()}
            >
                { self.content(status, answer, shell, ctx) }
                if offered {
                    <OfferedDialog
                        key="offered"
                        {taken}
                        onanswer={ctx.link().callback(Msg::Take)}
                    />
                }
                if self.asks_to_leave {
                    <LeaveDialog key="leave" onanswer={ctx.link().callback(Msg::Leave)} />
                }
                if let Some(Scanning { told, done }) = self.scanning {
                    <Scanner
                        key="scanner"
                        title={shell.text.tr("screens-scan-for")}
                        {told}
                        {done}
                        onread={ctx.link().callback(Msg::Scanned)}
                        onclose={ctx.link().callback(|()| Msg::Scan(false))}
                    />
                }
            </div>
        }
    }
}

impl<G: GameUi> GuestPage<G> {
    /// Who was at the table before comes back without being asked.
    fn begin(&mut self, identity: Identity, ctx: &Context<Self>) {
        let GuestPageProps { shell, code, named, .. } = ctx.props();
        self.used = !is_arranged(ctx.props()) && identity.offer(shell) == Some(code.offer);
        self.dismissed = identity.was_dismissed(code, shell);
        let again = identity.key(shell).and(kept_name(shell));
        self.identity = Some(identity);
        if self.dismissed {
            return;
        }
        if let Some(name) = named.clone().or(again)
            && to_ask(&code.servers, shell).is_empty()
        {
            self.join(&name, ctx);
        }
    }

    /// Sets out for the table.
    fn join(&mut self, name: &str, ctx: &Context<Self>) {
        let GuestPageProps { shell, code, relayed, .. } = ctx.props();
        let Some(identity) = &self.identity else { return };
        agree(&code.servers, shell);
        let name = name_of_guest(name);
        keep_name(&name, shell);
        let key = identity.key_or_new(shell);
        let invitation = match code.purpose {
            Purpose::Invite(invitation) => Some(invitation),
            Purpose::Return | Purpose::Answer | Purpose::Meet(_) => None,
        };
        let hello = Hello { game: G::ID.to_owned(), build: build(), name, key, invitation };
        self.guest = Some(Rc::new(RefCell::new(Guest::new(hello))));
        let look = ctx.link().callback(|()| Msg::Look);
        let back = identity.offer(shell).is_some();
        // No other window draws the same number, and none draws the table's.
        let own = 1 + random_seed() as WindowId;
        self.connections =
            Some(GuestConnections::new(code.clone(), own, back, *relayed, look.clone()));
        self._looking = Some(Interval::new(LOOK_MS, move || look.emit(())));
        self.awake = Some(WakeLock::new());
    }

    /// Takes a code that was scanned to the table, if it is an answer to it.
    fn scanned(&mut self, scanned: &str, ctx: &Context<Self>) {
        let (Some(guest), Some(scanning)) = (&self.guest, &mut self.scanning) else { return };
        let answer =
            read_answer(scanned, ctx.props().code.table, minutes(), build_number(&build()));
        scanning.told = Some(match answer {
            Ok(answer) => {
                // One that is on its way already is told about first.
                guest.borrow_mut().deliver_answer(&answer.write());
                "screens-handing"
            }
            Err(why) => words_of_answer(Err(why)),
        });
        self.look(ctx);
    }

    /// Looks what has come. Returns whether something that is shown may have changed.
    fn look(&mut self, ctx: &Context<Self>) -> bool {
        let shell = &ctx.props().shell;
        // On the way there is always something new.
        let mut news = self.visiting.is_none();
        let (Some(identity), Some(guest), Some(connections)) =
            (&self.identity, &self.guest, &mut self.connections)
        else {
            return true;
        };
        let status = connections.status();
        if status == Status::Open && self.was != Status::Open {
            guest.borrow_mut().greet(connections.invitation());
            identity.keep_offer(ctx.props().code.offer, shell);
        }
        self.was = status;
        // Another device is the table now.
        if let Some(answer) = connections.answer_to_next() {
            guest.borrow_mut().deliver_answer(&answer);
        }
        if let Some(code) = connections.change_over() {
            guest.borrow_mut().greet(None);
            news = true;
            keep_address::<G>(&code.write());
            if let Some(visiting) = &self.visiting {
                visiting.say("screens-told-moved");
            }
        }
        let (mut over, mut left) = (false, false);
        loop {
            let event = guest.borrow_mut().poll(connections, clock());
            let Some(event) = event else { break };
            news = true;
            match event {
                GuestEvent::Yours => {
                    if let Some(handed) = HandedTable::read(guest.borrow().table_handed()) {
                        let table = ctx.props().code.table;
                        handed.keep(table, shell);
                        connections.leave_open(table);
                        router::navigate(&format!("#/host/{}?table={table:016x}", G::ID));
                        return true;
                    }
                }
                GuestEvent::Moved => {
                    let code = guest.borrow_mut().code_of_moved().unwrap_or_default();
                    let code = Code::read(&code, minutes(), build_number(&build()));
                    if let Some(code) = code.ok().filter(|it| it.table == ctx.props().code.table) {
                        connections.move_to(code);
                    }
                }
                _ => {}
            }
            if let GuestEvent::Goes(game) = event {
                connections.leave_open(ctx.props().code.table);
                go_on_with(game);
                return true;
            }
            if let (GuestEvent::Answered(answered), Some(scanning)) = (event, &mut self.scanning) {
                let told = Some(words_of_answer(answered));
                *scanning = Scanning { told, done: answered.is_ok() };
            }
            if let GuestEvent::Parted(why) = event {
                let known = !matches!(why, Parting::Uninvited | Parting::Taken | Parting::Expired);
                left = why == Parting::Left;
                if left {
                    identity.forget(shell);
                } else if !known {
                    identity.forget_offer(shell);
                } else if why == Parting::Dismissed {
                    identity.keep_dismissal(&ctx.props().code, shell);
                }
                over = known || self.refused >= MOST_REFUSED;
                if is_arranged(ctx.props()) && !over {
                    self.refused += 1;
                    guest.borrow_mut().greet(None);
                    connections.ask_anew();
                }
            }
            match &self.visiting {
                Some(visiting) => visiting.tell(event),
                None => {
                    let link = ctx.link();
                    let ondecide = link.callback(|()| Msg::Look);
                    let onscan = link.callback(|()| Msg::Scan(true));
                    let onleave = link.callback(|()| Msg::AskToLeave);
                    self.visiting = Visiting::new(guest, ondecide, onscan, onleave);
                }
            }
        }
        // Whoever is at the table no longer lets the screen go dark.
        if guest.borrow().parted().is_some() {
            self.awake = None;
        } else {
            self.awake.get_or_insert_default();
        }
        // What is said of a way that is being arranged changes by itself.
        news |= is_arranged(ctx.props()) && status != Status::Open;
        if left || (over && is_arranged(ctx.props())) {
            // Nobody comes back by themselves after that.
            (self.connections, self._looking) = (None, None);
        }
        // What is not heard any more is news too: the table is away or between two games, or its clock
        // has stopped.
        let guest = guest.borrow();
        let (between, offered) = (guest.is_between_games(), guest.is_offered_table());
        let talk = guest.talk_left(clock());
        drop(guest);
        let heard = (self.status(), talk, between, offered);
        news |= std::mem::replace(&mut self.heard, heard) != heard;
        if let Some(visiting) = self.visiting.as_mut().filter(|_| news) {
            visiting.polls += 1;
        }
        news
    }

    /// How the way to the table is doing.
    fn status(&self) -> Status {
        let way = self.connections.as_ref().map_or(Status::Waiting, Connection::status);
        self.guest.as_ref().map_or(way, |guest| guest.borrow().status(way, clock()))
    }

    fn content(
        &self,
        status: Status,
        answer: Option<AttrValue>,
        shell: &Shell,
        ctx: &Context<Self>,
    ) -> Html {
        let text = &shell.text;
        if self.identity.is_none() {
            return html! {};
        }
        if self.dismissed {
            return html! { <Ended<G> words={words_of(Parting::Dismissed)} /> };
        }
        let Some(guest) = &self.guest else {
            let GuestPageProps { code, named, .. } = ctx.props();
            let onjoin = ctx.link().callback(Msg::Join);
            let through = AttrValue::from(to_ask(&code.servers, shell).join(", "));
            let kept = named.clone().or_else(|| kept_name(shell));
            let lasts = shell.save_store.store().lasts();
            return html! { <NameForm<G> {kept} {through} {lasts} {onjoin} /> };
        };
        let guest = guest.borrow();
        let trouble = self.connections.as_ref().and_then(GuestConnections::signaling_trouble);
        if let Some(parting) = guest.parted() {
            let words = match parting {
                Parting::Uninvited | Parting::Taken if is_arranged(ctx.props()) => "screens-full",
                parting => words_of(parting),
            };
            return html! { <Ended<G> {words} /> };
        }
        let server = ctx.props().code.servers.signal.as_deref().and_then(signal_host);
        let server = [("server", server.unwrap_or_default().into())];
        let seated = guest.place().is_some();
        if let Some(visiting) = &self.visiting {
            let away = match status {
                Status::Closed => Some("screens-lost"),
                _ if guest.is_leaving() => Some("screens-leaving"),
                _ if guest.is_between_games() => Some("screens-between"),
                Status::Open => None,
                _ => trouble.filter(|key| *key == "screens-server-silent").or(Some("screens-away")),
            };
            let words = match away {
                Some(key) => Some(text.tr_args(key, &server)),
                // Of a table that is not heard nobody knows who else is there.
                None => missing(&guest, text).map(|names| {
                    text.tr_args("screens-missing", &[("names", names.as_str().into())])
                }),
            };
            return html! {
                <>
                    if let Some(words) = words {
                        <Banner key="away" role="status" {words} />
                    }
                    <Table<G, GuestGame<G>>
                        key="table"
                        source={visiting.clone()}
                        shell={shell.clone()}
                        game={PhantomData}
                    />
                </>
            };
        }
        let words = match status {
            Status::Waiting if self.used => text.tr("screens-lost"),
            Status::Waiting => match trouble {
                Some(key) => text.tr_args(key, &server),
                None => return html! { <Answer<G> {answer} /> },
            },
            Status::Connecting => text.tr("screens-connecting"),
            Status::Open if guest.seat().is_none() => text.tr("screens-looks-on-soon"),
            Status::Open => {
                let mut names = names(&guest, text).into_iter();
                let name =
                    guest.seat().and_then(|seat| names.nth(seat.index())).unwrap_or_default();
                text.tr_args("screens-seated", &[("name", name.as_str().into())])
            }
            Status::Away if guest.is_between_games() => text.tr("screens-between"),
            Status::Away => text.tr("screens-away"),
            Status::Closed if seated => text.tr("screens-lost"),
            Status::Closed => text.tr("screens-slow"),
        };
        html! {
            <div class="message vellum">
                <PageHeading key="heading">
                    <Lettering of={G::ID} name={text.tr(&format!("{}-name", G::ID))} />
                </PageHeading>
                <p key="words" role="status">{ words }</p>
                // Whoever was here before is asked neither a name nor an answer.
                if status == Status::Open {
                    <p key="dealer" class="note">{ text.tr("screens-dealer-there") }</p>
                }
            </div>
        }
    }
}

/// The table is another device now: loading the page again leads there.
fn keep_address<G: GameUi>(code: &str) {
    let address = format!("#/join/{}/{code}", G::ID);
    if let Ok(history) = window().history() {
        // Without it, loading the page again leads to the old table.
        drop(history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
    }
}

/// Goes to the page of another game at the same table.
fn go_on_with(game: &str) {
    let hash = window().location().hash().unwrap_or_default();
    // `#/join/GAME/CODE?QUERY`
    if let Some(code) = hash.splitn(4, '/').nth(3) {
        router::navigate(&format!("#/join/{game}/{code}"));
    }
}

/// Listens to whether the page is looked at, as long as this is kept.
fn listener<G: GameUi>(ctx: &Context<GuestPage<G>>) -> EventListener {
    let link = ctx.link().clone();
    EventListener::new(&document(), "visibilitychange", move |_| {
        link.send_message(Msg::Hidden(document().hidden()));
    })
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

/// Whether the table arranges the way, and nobody has to carry a code.
fn is_arranged<G: GameUi>(props: &GuestPageProps<G>) -> bool {
    props.relayed || matches!(props.code.purpose, Purpose::Meet(_))
}

/// The key of the words for the end.
fn words_of(parting: Parting) -> &'static str {
    match parting {
        Parting::OtherBuild => "screens-other-build",
        Parting::OtherGame => "screens-left-game",
        Parting::Uninvited => "screens-left-uninvited",
        Parting::Expired => "screens-code-expired",
        Parting::Taken => "screens-left-taken",
        Parting::Crowded => "screens-left-crowded",
        Parting::Elsewhere => "screens-left-elsewhere",
        Parting::Dismissed => "screens-left-dismissed",
        Parting::Flooded => "screens-left-flooded",
        Parting::Left => "screens-left-own",
    }
}

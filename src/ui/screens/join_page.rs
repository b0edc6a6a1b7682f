//! A guest's page: what somebody sees who opens an invitation, until they are at the table.

use std::marker::PhantomData;

use conclave::screens::wire::{Parting, name_of_guest};
use conclave::screens::{Connection, Guest, GuestEvent, Hello, Key, Status};
use conclave::session::link::Link;
use conclave::session::saves::Store;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Interval;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::arrival::{Answer, Ended, NameForm};
use super::code::{Code, Purpose, TableId, build_number};
use super::deliver_page::DeliverPage;
use super::guest_table::{GuestCallbacks, GuestTable};
use super::ways::Ways;
use super::window::WindowId;
use super::{build, link, minutes};
use crate::boot;
use crate::components::art::Lettering;
use crate::components::heading::PageHeading;
use crate::components::notices::Banner;
use crate::games::GameUi;
use crate::random::random_seed;
use crate::shell::Shell;
use crate::storage::now;
use crate::table::command::Command;
use crate::table::listen::command_of_key;

/// How often the table is looked after, whatever happens, in milliseconds.
const LOOK_MS: u32 = 500;
/// What the guest of this device was last called.
const NAME: &str = "conclave:guest-name";

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
    let read = use_memo(code.clone(), |code| Code::read(code, minutes(), build_number(&build())));
    match &*read {
        Ok(code) if code.purpose == Purpose::Answer => {
            html! { <DeliverPage code={code.clone()} /> }
        }
        Ok(code) => {
            let named = Link::parse(query).ok().and_then(|link| link.names.into_iter().next());
            html! { <GuestPage<G> shell={shell.clone()} code={code.clone()} {named} /> }
        }
        Err(error) => html! { <Ended<G> words={error.key()} /> },
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
    /// None before the guest has a name.
    guest: Option<Guest<G>>,
    ways: Option<Ways>,
    /// The game; none before it was sent.
    table: Option<GuestTable<G>>,
    /// Whether the answer to this invitation was used before the page was loaded again.
    used: bool,
    /// How the way was doing when it was last looked at.
    was: Status,
    _looking: Option<Interval>,
    _listeners: Vec<EventListener>,
}

/// What happens to a guest.
pub enum Msg<G: GameUi> {
    /// The guest is called so, and wants in.
    Join(String),
    /// Something has come, or it is time to look.
    Look,
    /// A control or a key of the table.
    Do(Command),
    /// The guest decides.
    Act(Vec<G::Action>),
    /// It is time for the next event.
    Next,
    /// What has just appeared takes presses.
    Ready,
    /// The page is hidden, or shown again.
    Hidden(bool),
}

impl<G: GameUi> Component for GuestPage<G> {
    type Message = Msg<G>;
    type Properties = GuestPageProps<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let GuestPageProps { shell, code, named, .. } = ctx.props();
        let mut page = GuestPage {
            guest: None,
            ways: None,
            table: None,
            used: kept_offer(code.table, shell) == Some(code.offer),
            was: Status::Waiting,
            _looking: None,
            _listeners: listeners(ctx),
        };
        // Who was here before comes back without being asked.
        let again = kept_key(code.table, shell).and(kept_name(shell));
        if let Some(name) = named.clone().or(again) {
            page.join(&name, ctx);
        }
        page
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg<G>) -> bool {
        match msg {
            Msg::Join(name) => self.join(&name, ctx),
            Msg::Look => self.look(ctx),
            Msg::Do(Command::Rules) => {
                spawn_local(async { drop(boot::open_rules(None).await) });
            }
            Msg::Hidden(hidden) => {
                if let (Some(guest), Some(ways)) = (&mut self.guest, &mut self.ways) {
                    guest.hide(hidden, ways);
                }
            }
            msg => {
                let shell = &ctx.props().shell;
                if let (Some(guest), Some(table)) = (&mut self.guest, &mut self.table) {
                    match msg {
                        Msg::Do(command) => table.command(command, guest, shell),
                        Msg::Next => table.next(guest, shell),
                        Msg::Ready => table.ready(),
                        Msg::Act(actions) if table.act(&actions, guest, shell) => self.look(ctx),
                        _ => {}
                    }
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let shell = &ctx.props().shell;
        let status = self.status();
        let answer = self.ways.as_ref().and_then(Ways::answer);
        let answer = answer.map(|code| AttrValue::from(link(G::ID, &code)));
        html! {
            <div
                class="screens joining"
                data-game={G::ID}
                data-answer={answer.clone().filter(|_| !self.used)}
                data-connection={status.as_str()}
            >
                { self.content(status, answer, shell, ctx) }
            </div>
        }
    }
}

impl<G: GameUi> GuestPage<G> {
    /// Sets out for the table.
    fn join(&mut self, name: &str, ctx: &Context<Self>) {
        let GuestPageProps { shell, code, .. } = ctx.props();
        let name = name_of_guest(name);
        // What cannot be kept is asked again next time.
        let _ = shell.save_store.store().set(NAME, &name);
        let key = kept_key(code.table, shell).unwrap_or_else(|| {
            let key = random_key();
            let _ = shell.save_store.store().set(&key_of_table(code.table), &key.to_text());
            key
        });
        let invitation = match code.purpose {
            Purpose::Invite(invitation) => Some(invitation),
            Purpose::Return | Purpose::Answer => None,
        };
        let hello = Hello { game: G::ID.to_owned(), build: build(), name, key, invitation };
        self.guest = Some(Guest::new(hello));
        let look = ctx.link().callback(|()| Msg::Look);
        // No other window draws the same number, and none draws the table's.
        let own = 1 + random_seed() as WindowId;
        self.ways = Some(Ways::new(code.clone(), own, look.clone()));
        self._looking = Some(Interval::new(LOOK_MS, move || look.emit(())));
    }

    /// Looks what has come.
    fn look(&mut self, ctx: &Context<Self>) {
        let shell = &ctx.props().shell;
        let (Some(guest), Some(ways)) = (&mut self.guest, &mut self.ways) else { return };
        let status = ways.status();
        if status == Status::Open && self.was != Status::Open {
            guest.greet(None);
            let Code { table, offer, .. } = ctx.props().code;
            // Without storage, the table says that the answer was used.
            let _ = shell.save_store.store().set(&offer_of_table(table), &offer.to_string());
        }
        self.was = status;
        while let Some(event) = guest.poll(ways, now()) {
            let Some(table) = &mut self.table else {
                let link = ctx.link();
                let callbacks = GuestCallbacks {
                    send: link.callback(Msg::Do),
                    act: link.callback(Msg::Act),
                    next: link.callback(|()| Msg::Next),
                    ready: link.callback(|()| Msg::Ready),
                };
                self.table = GuestTable::new(guest, callbacks, shell);
                continue;
            };
            match event {
                GuestEvent::Went { from } => table.follow(guest, from, shell),
                GuestEvent::Jumped => table.jump(guest, shell),
                GuestEvent::Refused(why) => table.refused(why, shell),
                GuestEvent::Table => table.seat(guest),
                GuestEvent::Welcome | GuestEvent::Parted(_) => {}
            }
        }
    }

    /// How the way to the table is doing.
    fn status(&self) -> Status {
        let way = self.ways.as_ref().map_or(Status::Waiting, Connection::status);
        self.guest.as_ref().map_or(way, |guest| guest.status(way, now()))
    }

    fn content(
        &self,
        status: Status,
        answer: Option<AttrValue>,
        shell: &Shell,
        ctx: &Context<Self>,
    ) -> Html {
        let text = &shell.text;
        let Some(guest) = &self.guest else {
            let onjoin = ctx.link().callback(Msg::Join);
            return html! { <NameForm<G> kept={kept_name(shell)} {onjoin} /> };
        };
        if let Some(parting) = guest.parted() {
            return html! { <Ended<G> words={words_of(parting)} /> };
        }
        let seated = guest.place().is_some();
        if let Some(table) = &self.table {
            let away = match status {
                Status::Open => None,
                Status::Closed => Some("screens-lost"),
                _ => Some("screens-away"),
            };
            return html! {
                <>
                    if let Some(key) = away {
                        <Banner key="away" role="status" words={text.tr(key)} />
                    }
                    <key="table">{ table.view(guest, shell) }</>
                </>
            };
        }
        let words = match status {
            Status::Waiting if self.used => text.tr("screens-lost"),
            Status::Waiting => return html! { <Answer<G> {answer} /> },
            Status::Connecting => text.tr("screens-connecting"),
            Status::Open if guest.seat().is_none() => text.tr("screens-looks-on"),
            Status::Open => {
                let players = &guest.table().players;
                let player = guest.seat().and_then(|seat| players.get(seat.index()));
                let name = player.map(|player| player.name.as_str()).unwrap_or_default();
                text.tr_args("screens-seated", &[("name", name.into())])
            }
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
            </div>
        }
    }
}

/// Listens to keys, and to whether the page is looked at, as long as these are kept.
fn listeners<G: GameUi>(ctx: &Context<GuestPage<G>>) -> Vec<EventListener> {
    let link = ctx.link().clone();
    let seen = EventListener::new(&document(), "visibilitychange", move |_| {
        link.send_message(Msg::Hidden(document().hidden()));
    });
    let link = ctx.link().clone();
    let keys = EventListener::new_with_options(
        &window(),
        "keydown",
        EventListenerOptions::enable_prevent_default(),
        move |event| {
            if let Some(command) = event.dyn_ref().and_then(command_of_key) {
                event.prevent_default();
                link.send_message(Msg::Do(command));
            }
        },
    );
    vec![seen, keys]
}

/// Where the key of a guest at a table is kept.
fn key_of_table(table: TableId) -> String {
    format!("conclave:guest:{table:016x}")
}

/// The key that this device has for a table, if it was there before.
fn kept_key(table: TableId, shell: &Shell) -> Option<Key> {
    Key::from_text(&shell.save_store.store().get(&key_of_table(table)).ok()??)
}

/// Where it is kept which offer of a table led there.
fn offer_of_table(table: TableId) -> String {
    format!("conclave:guest-offer:{table:016x}")
}

/// The offer of a table that led there.
fn kept_offer(table: TableId, shell: &Shell) -> Option<u32> {
    shell.save_store.store().get(&offer_of_table(table)).ok()??.parse().ok()
}

/// What the guest of this device was last called.
fn kept_name(shell: &Shell) -> Option<String> {
    shell.save_store.store().get(NAME).ok()?
}

/// A key that nobody guesses.
fn random_key() -> Key {
    let mut bytes = [0; 16];
    // Every browser that runs WebAssembly has a source.
    let _ = getrandom::fill(&mut bytes);
    Key(bytes)
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
        Parting::Over => "screens-left-over",
    }
}

//! Who is at a table on many screens, and how those who are to come get there.

use conclave_art::Lettering;
use conclave_rules::bots::Level;
use conclave_rules::table::Seat;
use conclave_screens::TablePlace;
use conclave_session::Controller;
use web_sys::{FormData, HtmlFormElement};
use yew::prelude::*;

use super::code_box::CodeBox;
use super::signaling_box::{SignalingBox, SignalingStatus};
use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, IconButton, TextButton};
use crate::components::notices::Banner;
use crate::context::use_text;

/// Whether somebody is at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatStatus {
    /// Somebody at this device plays it.
    Own,
    /// A bot plays it.
    Bot,
    /// It is free for a guest.
    Free,
    /// Its guest is there.
    Here,
    /// Its guest was there, and is not now.
    Away,
}

impl SeatStatus {
    /// Whether a guest is to come.
    pub fn is_open(self) -> bool {
        matches!(self, SeatStatus::Free | SeatStatus::Away)
    }

    /// The key of its words.
    fn key(self) -> &'static str {
        match self {
            SeatStatus::Own => "screens-seat-own",
            SeatStatus::Bot => "screens-seat-bot",
            SeatStatus::Free => "screens-seat-free",
            SeatStatus::Here => "screens-seat-here",
            SeatStatus::Away => "screens-seat-away",
        }
    }
}

/// A player, and whether somebody is there.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatInfo {
    /// What they are called.
    pub name: AttrValue,
    /// Whether they are there.
    pub status: SeatStatus,
    /// Who plays in their place.
    pub lent: Option<Controller>,
    /// Whether there is a connection to a device of theirs.
    pub reached: bool,
}

/// What can be done about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatCommand {
    /// Show the code that leads there.
    Show,
    /// Wait for its guest.
    Wait,
    /// Let somebody else play in the guest's place.
    Lend(Controller),
    /// Take it back from its guest.
    TakeBack,
    /// Hand the whole table over to its guest.
    HandOver,
}

/// Properties of [`WaitingRoom`].
#[derive(Properties, PartialEq)]
pub struct WaitingRoomProps {
    /// The game's id.
    pub game: &'static str,
    /// Whether the game has begun: then this is about those who are away.
    pub begun: bool,
    /// The players.
    pub seats: Vec<SeatInfo>,
    /// Those who may look on: their names, and whether they are there.
    pub onlookers: Vec<(AttrValue, bool)>,
    /// The place whose invitation is shown; none when all are there.
    pub shown: Option<TablePlace>,
    /// The link of that invitation; none while it is being made.
    pub invitation: Option<AttrValue>,
    /// What became of the last answer: the key of a text.
    pub told: Option<&'static str>,
    /// The way through a signalling server, where one is named.
    pub signaling: Option<SignalingStatus>,
    /// Whether guests come through the page around this frame.
    pub relayed: bool,
    /// Whether the table can be handed over to a guest.
    pub transferable: bool,
    /// Whether somebody has been on the way for long.
    pub slow: bool,
    /// Called with what is to be done.
    pub oncommand: Callback<RoomCommand>,
}

/// What can be done in a waiting room.
pub enum RoomCommand {
    /// Something about a seat.
    Seat(Seat, SeatCommand),
    /// Show the invitation to look on.
    InviteOnlooker,
    /// Send this one of those who look on away.
    DismissOnlooker(usize),
    /// Take an answer: a link or a code.
    Answer(String),
    /// Scan an answer.
    Scan,
    /// Begin the game.
    Begin,
}

/// Who is at the table, and how those who are to come get there.
#[component]
pub fn WaitingRoom(props: &WaitingRoomProps) -> Html {
    let text = use_text();
    let &WaitingRoomProps { game, begun, shown, relayed, slow, .. } = props;
    let WaitingRoomProps { seats, signaling, oncommand, .. } = props;
    let only_table = !seats.iter().any(|seat| seat.status == SeatStatus::Own);
    let free = seats.iter().any(|seat| seat.status == SeatStatus::Free);
    // As long as the server answers, one link is for all.
    let meets = signaling.as_ref().filter(|signaling| !signaling.silent);
    let no_codes = relayed && signaling.is_none();
    html! {
        <div
            class={classes!("waiting-room", begun.then_some("is-begun"), no_codes.then_some("is-relayed"))}
        >
            if !begun {
                <PageHeading key="heading">
                    <Lettering of={game} name={text.tr(&format!("{game}-name"))} />
                    <span class="visually-hidden">{ format!(", {}", text.tr("screens")) }</span>
                </PageHeading>
            }
            <section key="seats" class="vellum waiting-seats">
                <h2 key="title">{ text.tr("screens-seats") }</h2>
                <ol key="list" class="seat-list">
                    for (seat, info) in (0..).map(Seat).zip(seats) {
                        <SeatRow
                            key={seat.0}
                            {seat}
                            info={info.clone()}
                            {begun}
                            shown={shown == Some(TablePlace::Seat(seat))}
                            only_link={meets.is_some() || relayed}
                            transferable={props.transferable && info.reached}
                            {oncommand}
                        />
                    }
                </ol>
                <Onlookers
                    key="onlookers"
                    onlookers={props.onlookers.clone()}
                    shown={shown == Some(TablePlace::Spectator)}
                    {oncommand}
                />
                if only_table {
                    <p key="table" class="note">{ text.tr("screens-only-table") }</p>
                }
                <p key="dealer" class="note">{ text.tr("screens-dealer") }</p>
                if relayed {
                    <p key="relayed" class="note">{ text.tr("screens-relayed") }</p>
                } else if signaling.is_none() {
                    <p key="no-server" class="note">{ text.tr("screens-no-server") }</p>
                }
                if !begun {
                    <div key="row" class="row">
                        <TextButton
                            icon={Icon::Play}
                            main=true
                            label={text.tr(if free { "screens-begin-bots" } else { "screens-begin" })}
                            onclick={oncommand.reform(|_: MouseEvent| RoomCommand::Begin)}
                        />
                    </div>
                }
                <Trouble key="trouble" />
            </section>
            if let Some(signaling) = meets.filter(|_| shown.is_some()) {
                <SignalingBox key="signaling" signaling={signaling.clone()} {slow} />
            } else if let Some(place) = shown.filter(|_| !relayed) {
                <InvitationBox
                    key="invitation"
                    {place}
                    away={away(seats, place)}
                    link={props.invitation.clone()}
                    silent={signaling.as_ref().map(|signaling| signaling.host.clone())}
                    told={props.told}
                    {slow}
                    {oncommand}
                />
            }
        </div>
    }
}

/// Who is away, if a place is somebody's who is.
fn away(seats: &[SeatInfo], place: TablePlace) -> Option<AttrValue> {
    let TablePlace::Seat(seat) = place else { return None };
    let missing = seats.get(seat.index()).filter(|it| it.status == SeatStatus::Away);
    missing.map(|it| it.name.clone())
}

/// Properties of [`SeatRow`].
#[derive(Properties, PartialEq)]
struct SeatRowProps {
    /// Which seat.
    seat: Seat,
    /// Who plays there.
    info: SeatInfo,
    /// Whether the game has begun.
    begun: bool,
    /// Whether its invitation is shown.
    shown: bool,
    /// Whether one link is for all seats.
    only_link: bool,
    /// Whether the table can be handed over to its guest.
    transferable: bool,
    /// Called with what is to be done.
    oncommand: Callback<RoomCommand>,
}

/// A seat: who plays, whether they are there, and what can be done about it.
#[component]
fn SeatRow(props: &SeatRowProps) -> Html {
    use SeatCommand::{HandOver, Lend, Show, TakeBack, Wait};
    let text = use_text();
    let &SeatRowProps { seat, begun, shown, only_link, transferable, .. } = props;
    let SeatRowProps { info: SeatInfo { name, status, lent, .. }, oncommand, .. } = props;
    let number = [("number", (seat.index() + 1).into())];
    let free = *status == SeatStatus::Free;
    let called = if free { text.tr_args("screens-seat", &number) } else { name.to_string() };
    let button = |key: &'static str, command: SeatCommand| {
        html! {
            <button
                {key}
                type="button"
                class="button"
                aria-pressed={(command == Show).then_some(if shown { "true" } else { "false" })}
                aria-label={(key == "screens-code").then(|| text.tr_args("screens-show-seat", &number))}
                onclick={oncommand.reform(move |_| RoomCommand::Seat(seat, command))}
            >
                { text.tr(key) }
            </button>
        }
    };
    let bot = Controller::Bot(Level::Adept);
    let meanwhile = lent.filter(|_| *status == SeatStatus::Away).map(|who| match who {
        Controller::Person => "screens-seat-own",
        _ => "screens-seat-bot",
    });
    let is_replaceable = begun && status.is_open();
    html! {
        <li class="seat-row" data-seat={seat.0.to_string()} data-status={status.key()}>
            <span key="number" class="chair-number" aria-hidden="true">{ seat.0 + 1 }</span>
            <span key="name" class="seat-name">{ called }</span>
            <span key="status" class="seat-status">
                { text.tr(status.key()) }
                if let Some(who) = meanwhile {
                    { format!(" · {}", text.tr(who)) }
                }
            </span>
            <span key="do" class="seat-do">
                if status.is_open() && !only_link {
                    { button("screens-code", Show) }
                } else if !status.is_open() && *status != SeatStatus::Here {
                    { button("screens-invite-here", Show) }
                }
                if is_replaceable && lent.is_some() {
                    { button("screens-wait", Wait) }
                }
                if is_replaceable && *lent != Some(bot) {
                    { button("screens-bot-plays", Lend(bot)) }
                }
                if is_replaceable && *lent != Some(Controller::Person) {
                    { button("screens-here-plays", Lend(Controller::Person)) }
                }
                if transferable && *status == SeatStatus::Here {
                    { button("screens-hand-over", HandOver) }
                }
                if matches!(status, SeatStatus::Here | SeatStatus::Away) {
                    { button("screens-take-back", TakeBack) }
                }
            </span>
        </li>
    }
}

/// Properties of [`Onlookers`].
#[derive(Properties, PartialEq)]
struct OnlookersProps {
    /// Their names, and whether they are there.
    onlookers: Vec<(AttrValue, bool)>,
    /// Whether the invitation to look on is shown.
    shown: bool,
    /// Called with what is to be done.
    oncommand: Callback<RoomCommand>,
}

/// Those who look on, and how somebody else comes to do so.
#[component]
fn Onlookers(OnlookersProps { onlookers, shown, oncommand }: &OnlookersProps) -> Html {
    let text = use_text();
    let row = |(at, (name, here)): (usize, &(AttrValue, bool))| {
        let status = if *here { SeatStatus::Here } else { SeatStatus::Away };
        let called =
            if name.is_empty() { text.tr("screens-onlooker").into() } else { name.clone() };
        let args = [("name", called.as_str().into())];
        html! {
            <li key={at} class="seat-row" data-status={status.key()}>
                <span key="number" class="chair-number" aria-hidden="true">{ "·" }</span>
                <span key="name" class="seat-name">{ &called }</span>
                <span key="status" class="seat-status">{ text.tr(status.key()) }</span>
                <span key="do" class="seat-do">
                    <IconButton
                        icon={Icon::Close}
                        label={text.tr_args("screens-dismiss", &args)}
                        onclick={oncommand.reform(move |_| RoomCommand::DismissOnlooker(at))}
                    />
                </span>
            </li>
        }
    };
    html! {
        <section class="onlookers" data-count={onlookers.len().to_string()}>
            <h3 key="title">
                { text.tr_args("screens-onlookers", &[("count", onlookers.len().into())]) }
            </h3>
            <ul key="list" class="seat-list">{ for onlookers.iter().enumerate().map(row) }</ul>
            <button
                key="invite"
                type="button"
                class="button"
                aria-pressed={if *shown { "true" } else { "false" }}
                onclick={oncommand.reform(|_| RoomCommand::InviteOnlooker)}
            >
                { text.tr("screens-invite-onlooker") }
            </button>
        </section>
    }
}

/// Properties of [`InvitationBox`].
#[derive(Properties, PartialEq)]
struct InvitationBoxProps {
    /// The place that it leads to.
    place: TablePlace,
    /// Whose place it is, if it is somebody's who is away.
    away: Option<AttrValue>,
    /// The link; none while it is being made.
    link: Option<AttrValue>,
    /// The signalling server that does not answer, where one is named.
    silent: Option<AttrValue>,
    /// What became of the last answer: the key of a text.
    told: Option<&'static str>,
    /// Whether somebody has been on the way for long.
    slow: bool,
    /// Called with what is to be done.
    oncommand: Callback<RoomCommand>,
}

/// The way to a place: a code to be scanned, and where the answer goes.
#[component]
fn InvitationBox(props: &InvitationBoxProps) -> Html {
    let text = use_text();
    let InvitationBoxProps { place, away, link, silent, told, slow, oncommand } = props;
    let label = match (away, *place) {
        (Some(name), _) => text.tr_args("screens-way-back", &[("name", name.as_str().into())]),
        (None, TablePlace::Seat(seat)) => {
            text.tr_args("screens-invite", &[("number", (seat.index() + 1).into())])
        }
        (None, TablePlace::Spectator) => text.tr("screens-invite-onlooker"),
    };
    let onsubmit = oncommand.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form: HtmlFormElement = event.target_unchecked_into();
        let answer = FormData::new_with_form(&form).ok().map(|data| data.get("answer"));
        form.reset();
        RoomCommand::Answer(answer.and_then(|answer| answer.as_string()).unwrap_or_default())
    });
    html! {
        <section class="vellum waiting-invitation">
            <h2 key="title">{ &label }</h2>
            if let Some(server) = silent {
                <Banner
                    key="silent"
                    role="status"
                    words={text.tr_args("screens-server-lost", &[("server", server.as_str().into())])}
                />
            }
            <p key="how" class="note">{ text.tr("screens-invite-how") }</p>
            <CodeBox key="code" {link} label={AttrValue::from(label.clone())}>
                <TextButton
                    class="scan-answer"
                    main=true
                    label={text.tr("screens-scan")}
                    onclick={oncommand.reform(|_: MouseEvent| RoomCommand::Scan)}
                />
            </CodeBox>
            <p key="answer-how" class="note">{ text.tr("screens-answer-how") }</p>
            <form key="answer" class="answer-form" {onsubmit}>
                <label class="field">
                    <span>{ text.tr("screens-answer") }</span>
                    <input name="answer" autocomplete="off" required=true />
                </label>
                <button class="button">{ text.tr("screens-answer-take") }</button>
            </form>
            <p key="told" class="note waiting-told" role="status">
                { told.map(|key| text.tr(key)).unwrap_or_default() }
            </p>
            if *slow {
                <Banner key="slow" role="status" words={text.tr("screens-slow")} />
            }
        </section>
    }
}

/// What to do when it does not work.
#[component]
fn Trouble() -> Html {
    let text = use_text();
    let advice = [
        "screens-trouble-network",
        "screens-trouble-asleep",
        "screens-trouble-expired",
        "screens-other-build",
    ];
    html! {
        <details class="waiting-trouble">
            <summary>{ text.tr("screens-trouble") }</summary>
            <ul>
                { for advice.map(|key| html! { <li {key}>{ text.tr(key) }</li> }) }
            </ul>
        </details>
    }
}

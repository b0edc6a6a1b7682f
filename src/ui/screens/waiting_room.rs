//! Who is at a table on many screens, and how those who are to come get there.

use conclave::table::Seat;
use web_sys::{FormData, HtmlFormElement};
use yew::prelude::*;

use super::code_box::CodeBox;
use crate::components::art::Lettering;
use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, TextButton};
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

/// Properties of [`WaitingRoom`].
#[derive(Properties, PartialEq)]
pub struct WaitingRoomProps {
    /// The game's id.
    pub game: &'static str,
    /// Whether the game has begun: then this is about those who are away.
    pub begun: bool,
    /// The players' names, and whether they are there.
    pub seats: Vec<(AttrValue, SeatStatus)>,
    /// The seat whose invitation is shown; none when all are there.
    pub shown: Option<Seat>,
    /// The link of that invitation; none while it is being made.
    pub invitation: Option<AttrValue>,
    /// What became of the last answer: the key of a text.
    pub told: Option<&'static str>,
    /// Whether somebody has been on the way for long.
    pub slow: bool,
    /// Called with the seat whose invitation is to be shown.
    pub onchoose: Callback<Seat>,
    /// Called with an answer.
    pub onanswer: Callback<String>,
    /// Called when the game is to begin.
    pub onbegin: Callback<()>,
}

/// Who is at the table, and how those who are to come get there.
#[component]
pub fn WaitingRoom(props: &WaitingRoomProps) -> Html {
    let text = use_text();
    let &WaitingRoomProps { game, begun, ref seats, shown, ref onbegin, .. } = props;
    let only_table = !seats.iter().any(|(_, status)| *status == SeatStatus::Own);
    let free = seats.iter().any(|(_, status)| *status == SeatStatus::Free);
    html! {
        <div class="waiting-room">
            if !begun {
                <PageHeading key="heading">
                    <Lettering of={game} name={text.tr(&format!("{game}-name"))} />
                    <span class="visually-hidden">{ format!(", {}", text.tr("screens")) }</span>
                </PageHeading>
            }
            <section key="seats" class="vellum waiting-seats">
                <h2>{ text.tr("screens-seats") }</h2>
                <ol class="seat-list">
                    { for (0..).map(Seat).zip(seats).map(|(seat, (name, status))| html! {
                        <SeatRow
                            key={seat.0}
                            {seat}
                            {name}
                            status={*status}
                            shown={shown == Some(seat)}
                            onchoose={props.onchoose.clone()}
                        />
                    }) }
                </ol>
                if only_table {
                    <p key="table" class="note">{ text.tr("screens-only-table") }</p>
                }
                <p key="dealer" class="note">{ text.tr("screens-dealer") }</p>
                if !begun {
                    <div key="row" class="row">
                        <TextButton
                            icon={Icon::Play}
                            main=true
                            label={text.tr(if free { "screens-begin-bots" } else { "screens-begin" })}
                            onclick={onbegin.reform(|_: MouseEvent| ())}
                        />
                    </div>
                }
                <Trouble key="trouble" />
            </section>
            if let Some(seat) = shown {
                <Invitation
                    key="invitation"
                    seat={seat}
                    away={seats.get(seat.index()).filter(|it| it.1 == SeatStatus::Away).map(|it| it.0.clone())}
                    link={props.invitation.clone()}
                    told={props.told}
                    slow={props.slow}
                    onanswer={props.onanswer.clone()}
                />
            }
        </div>
    }
}

/// Properties of [`SeatRow`].
#[derive(Properties, PartialEq)]
struct SeatRowProps {
    seat: Seat,
    name: AttrValue,
    status: SeatStatus,
    /// Whether its invitation is shown.
    shown: bool,
    onchoose: Callback<Seat>,
}

/// A seat: who plays, and whether they are there.
#[component]
fn SeatRow(SeatRowProps { seat, name, status, shown, onchoose }: &SeatRowProps) -> Html {
    let text = use_text();
    let seat = *seat;
    let number = [("number", (seat.index() + 1).into())];
    let free = *status == SeatStatus::Free;
    let called = if free { text.tr_args("screens-seat", &number) } else { name.to_string() };
    html! {
        <li class="seat-row" data-seat={seat.0.to_string()} data-status={status.key()}>
            <span key="number" class="chair-number" aria-hidden="true">{ seat.0 + 1 }</span>
            <span key="name" class="seat-name">{ called }</span>
            <span key="status" class="seat-status">{ text.tr(status.key()) }</span>
            if status.is_open() {
                <button
                    key="show"
                    type="button"
                    class="button seat-show"
                    aria-pressed={if *shown { "true" } else { "false" }}
                    aria-label={text.tr_args("screens-show-seat", &number)}
                    onclick={onchoose.reform(move |_| seat)}
                >
                    { text.tr("screens-code") }
                </button>
            }
        </li>
    }
}

/// Properties of [`Invitation`].
#[derive(Properties, PartialEq)]
struct InvitationProps {
    seat: Seat,
    /// Who is away, if the seat is somebody's.
    away: Option<AttrValue>,
    link: Option<AttrValue>,
    told: Option<&'static str>,
    slow: bool,
    onanswer: Callback<String>,
}

/// The way to a seat: a code to be scanned, and where the answer goes.
#[component]
fn Invitation(props: &InvitationProps) -> Html {
    let text = use_text();
    let number = [("number", (props.seat.index() + 1).into())];
    let label = match &props.away {
        Some(name) => text.tr_args("screens-way-back", &[("name", name.as_str().into())]),
        None => text.tr_args("screens-invite", &number),
    };
    let onsubmit = props.onanswer.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form: HtmlFormElement = event.target_unchecked_into();
        let answer = FormData::new_with_form(&form).ok().map(|data| data.get("answer"));
        form.reset();
        answer.and_then(|answer| answer.as_string()).unwrap_or_default()
    });
    html! {
        <section class="vellum waiting-invitation">
            <h2 key="title">{ &label }</h2>
            <p key="how" class="note">{ text.tr("screens-invite-how") }</p>
            <CodeBox key="code" link={props.link.clone()} label={AttrValue::from(label.clone())} />
            <form key="answer" class="answer-form" {onsubmit}>
                <label class="field">
                    <span>{ text.tr("screens-answer") }</span>
                    <input name="answer" autocomplete="off" required=true />
                </label>
                <button class="button">{ text.tr("screens-answer-take") }</button>
            </form>
            <p key="answer-how" class="note">{ text.tr("screens-answer-how") }</p>
            <p key="told" class="note waiting-told" role="status">
                { props.told.map(|key| text.tr(key)).unwrap_or_default() }
            </p>
            if props.slow {
                <Banner key="slow" role="status" words={text.tr("screens-slow")} />
            }
        </section>
    }
}

/// What to do when it does not work.
#[component]
fn Trouble() -> Html {
    let text = use_text();
    let advice = ["network", "asleep", "expired", "build"];
    html! {
        <details class="waiting-trouble">
            <summary>{ text.tr("screens-trouble") }</summary>
            <ul>
                { for advice.map(|about| html! {
                    <li key={about}>{ text.tr(&format!("screens-trouble-{about}")) }</li>
                }) }
            </ul>
        </details>
    }
}

//! Boxes beside and before the board: the curtain, the hint, the time to talk.

use conclave_art::Sigil;
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::command::{Command, GameCommand};
use super::controller::Hint;
use crate::components::icons::{Icon, IconButton, TextButton};
use crate::context::use_text;
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

/// Properties of [`Curtain`].
#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// Those whose secrets may come next: one of them takes up the device.
    pub players: Vec<(Seat, PlayerInfo)>,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// Replaces the board until a player who must act confirms to hold the device.
#[component]
pub fn Curtain(CurtainProps { players, send }: &CurtainProps) -> Html {
    let text = use_text();
    let words = match &players[..] {
        [(_, player)] => text.tr_args("curtain", &[("name", player.name.as_str().into())]),
        _ => text.tr("curtain-who"),
    };
    let lift = players.iter().map(|(seat, player)| {
        let seat = *seat;
        html! {
            <button
                key={seat.0}
                type="button"
                class={classes!("button", "button-main", "button-large")}
                data-explain="curtain"
                onclick={GameCommand::TakeDevice(seat).on_press(send)}
            >
                <span class={classes!("badge", "seat-guild", format!("guild-{}", player.guild))}>
                    <Sigil of={player.guild} />
                </span>
                { text.tr_args("curtain-lift", &[("name", player.name.as_str().into())]) }
            </button>
        }
    });
    html! {
        <section class="curtain">
            <p key="words" data-explain="curtain">{ words }</p>
            { for lift }
        </section>
    }
}

/// Properties of [`HintBox`].
#[derive(Properties, PartialEq)]
pub struct HintBoxProps {
    /// The hint, or that it is waited for.
    pub words: AttrValue,
    /// Whether it can be done as it is.
    pub doable: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The hint.
#[component]
pub fn HintBox(HintBoxProps { words, doable, send }: &HintBoxProps) -> Html {
    let text = use_text();
    html! {
        <div class="hint">
            { Icon::Hint.small() }
            <p key="words" role="status">{ words }</p>
            if *doable {
                <TextButton
                    key="do"
                    label={text.tr("hint-do")}
                    onclick={GameCommand::TakeHint.on_press(send)}
                />
            }
            <IconButton
                key="close"
                icon={Icon::Close}
                label={text.tr("close")}
                onclick={GameCommand::Close.on_press(send)}
            />
        </div>
    }
}

/// The hint that is waited for or given; nothing without one.
pub fn hint_box<G: GameUi>(
    hint: Option<&Hint<G>>,
    doable: bool,
    send: &Callback<Command>,
    text: &Text,
) -> Html {
    let words = match hint {
        None => return html! {},
        Some(Hint::Asked(_)) => text.tr("hint-wait"),
        Some(Hint::Given(_, words) | Hint::BotReason(words)) => words.clone(),
        Some(Hint::None) => text.tr("hint-none"),
    };
    html! { <HintBox {words} {doable} send={send.clone()} /> }
}

/// What a clock shows of so many seconds.
fn clock(left: u32) -> String {
    format!("{}:{:02}", left / 60, left % 60)
}

/// Properties of [`NegotiationBox`].
#[derive(Properties, PartialEq)]
pub struct NegotiationBoxProps {
    /// How many seconds are left.
    pub left: u32,
    /// Whether it can be ended here.
    pub can_end: bool,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The time to talk, as long as it lasts.
#[component]
pub fn NegotiationBox(NegotiationBoxProps { left, can_end, send }: &NegotiationBoxProps) -> Html {
    let text = use_text();
    html! {
        <div class="talk">
            <span class="talk-clock" role="timer">
                { clock(*left) }
            </span>
            <span>{ text.tr("talk") }</span>
            if *can_end {
                <TextButton
                    label={text.tr("talk-over")}
                    onclick={GameCommand::EndNegotiation.on_press(send)}
                />
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_session::Controller;

    #[test]
    fn seconds_have_two_digits() {
        let text = testing::text(Locale::English);
        let clock = |left: u32, can_end: bool| {
            testing::markup(&text, html! { <NegotiationBox {left} {can_end} send={|_| ()} /> })
        };
        let (here, guest) = (clock(65, true), clock(180, false));
        assert!(here.contains(">1:05<") && here.contains("<button"), "{here}");
        assert!(guest.contains(">3:00<") && !guest.contains("<button"), "{guest}");
    }

    #[test]
    fn the_curtain_names_who_is_to_take_the_device() {
        let text = testing::text(Locale::English);
        let player = |name: &'static str, guild| PlayerInfo {
            name: name.into(),
            guild,
            controller: Controller::Person,
        };
        let ada = (Seat(0), player("Ada", "red"));
        let one = vec![ada.clone()];
        let found = testing::markup(&text, html! { <Curtain players={one} send={|_| ()} /> });
        assert!(found.contains("Ada, it is your turn") && found.contains("guild-red"), "{found}");
        assert_eq!(found.matches("data-explain=\"curtain\"").count(), 2, "{found}");
        // Where the order is free, each of them has a button to say that they are there.
        let two = vec![ada, (Seat(2), player("Cy", "blue"))];
        let found = testing::markup(&text, html! { <Curtain players={two} send={|_| ()} /> });
        assert_eq!(found.matches("<button").count(), 2, "{found}");
        assert!(found.contains("I am Cy") && found.contains("Who has the device?"), "{found}");
    }
}

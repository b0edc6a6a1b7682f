//! Boxes beside and before the board: the curtain, the hint, the time to talk.

use yew::prelude::*;

use super::command::Command;
use crate::components::art::Sigil;
use crate::components::icons::{Glyph, Icon, IconButton, TextButton};
use crate::context::use_text;
use crate::games::PlayerInfo;

/// Properties of [`Curtain`].
#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// Whose secrets come next.
    pub player: PlayerInfo,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// Replaces the board until the player who must act confirms to hold the device.
#[component]
pub fn Curtain(CurtainProps { player, send }: &CurtainProps) -> Html {
    let text = use_text();
    let name = [("name", player.name.as_str().into())];
    html! {
        <section class={classes!("curtain", format!("guild-{}", player.guild))}>
            <Sigil of={player.guild} />
            <p>{ text.tr_args("curtain", &name) }</p>
            <button
                type="button"
                class="button button-main button-large"
                onclick={send.reform(|_| Command::TakeDevice)}
            >
                { text.tr_args("curtain-lift", &name) }
            </button>
        </section>
    }
}

/// Properties of [`HintBox`].
#[derive(Properties, PartialEq)]
pub struct HintBoxProps {
    /// The hint, or that it is waited for.
    pub words: AttrValue,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The hint.
#[component]
pub fn HintBox(HintBoxProps { words, send }: &HintBoxProps) -> Html {
    let text = use_text();
    html! {
        <div class="hint">
            <Glyph icon={Icon::Hint} small=true />
            <p role="status">{ words }</p>
            <IconButton
                icon={Icon::Close}
                label={text.tr("close")}
                onclick={send.reform(|_| Command::Hint)}
            />
        </div>
    }
}

/// Properties of [`NegotiationBox`].
#[derive(Properties, PartialEq)]
pub struct NegotiationBoxProps {
    /// How many seconds are left.
    pub left: u32,
    /// Called with the command of a control that was used.
    pub send: Callback<Command>,
}

/// The time to talk, as long as it lasts.
#[component]
pub fn NegotiationBox(NegotiationBoxProps { left, send }: &NegotiationBoxProps) -> Html {
    let text = use_text();
    html! {
        <div class="talk">
            <span class="talk-clock" role="timer">
                { format!("{}:{:02}", left / 60, left % 60) }
            </span>
            <span>{ text.tr("talk") }</span>
            <TextButton
                label={text.tr("talk-over")}
                onclick={send.reform(|_| Command::EndNegotiation)}
            />
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave::i18n::Locale;
    use conclave::session::Controller;

    #[test]
    fn seconds_have_two_digits() {
        let text = testing::text(Locale::English, &["shell"]);
        let clock =
            |left: u32| testing::markup(&text, html! { <NegotiationBox {left} send={|_| ()} /> });
        assert!(clock(65).contains(">1:05<"), "{}", clock(65));
        assert!(clock(180).contains(">3:00<"));
    }

    #[test]
    fn the_curtain_names_who_is_to_take_the_device() {
        let text = testing::text(Locale::English, &["shell"]);
        let player =
            PlayerInfo { name: "Ada".into(), guild: "red", controller: Controller::Person };
        let found = testing::markup(&text, html! { <Curtain {player} send={|_| ()} /> });
        assert!(found.contains("Ada") && found.contains("curtain guild-red"), "{found}");
    }
}

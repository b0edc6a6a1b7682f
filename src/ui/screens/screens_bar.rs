//! What a table on many screens says of them while the game is played: who is away, and what can be done
//! about it.

use conclave::bots::Level;
use conclave::session::Controller;
use yew::prelude::*;

use crate::components::icons::{Icon, IconDrawing, TextButton};
use crate::context::use_text;

/// Properties of [`ScreensBar`].
#[derive(Properties, PartialEq)]
pub struct ScreensBarProps {
    /// The names of those who are away; empty when all are there.
    pub missing: AttrValue,
    /// Called when the codes are to be shown.
    pub onshow: Callback<()>,
    /// Called with who is to play for those who are away.
    pub onreplace: Callback<Controller>,
}

/// The line above the game.
#[component]
pub fn ScreensBar(ScreensBarProps { missing, onshow, onreplace }: &ScreensBarProps) -> Html {
    let text = use_text();
    let replace = |controller| onreplace.reform(move |_: MouseEvent| controller);
    let is_missing = !missing.is_empty();
    html! {
        <div class={classes!("screens-bar", is_missing.then_some("is-missing"))}>
            <p key="who" role="status">
                if is_missing {
                    <IconDrawing key="drawing" icon={Icon::Warning} small=true />
                    <span key="missing">
                        { text.tr_args("screens-missing", &[("names", missing.as_str().into())]) }
                    </span>
                }
            </p>
            if is_missing {
                <TextButton
                    key="bot"
                    label={text.tr("screens-bot-plays")}
                    onclick={replace(Controller::Bot(Level::Adept))}
                />
                <TextButton
                    key="here-plays"
                    label={text.tr("screens-here-plays")}
                    onclick={replace(Controller::Person)}
                />
            }
            <TextButton
                key="show"
                label={text.tr("screens-guests")}
                onclick={onshow.reform(|_: MouseEvent| ())}
            />
        </div>
    }
}

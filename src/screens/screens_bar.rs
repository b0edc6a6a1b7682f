//! What a table on many screens says of them while the game is played: who is away, and the way to what can
//! be done about it.

use yew::prelude::*;

use crate::components::icons::Icon;
use crate::context::use_text;

/// Who is away, as a context: the table's page provides it, and the bar above the board shows it.
#[derive(Clone, PartialEq)]
pub struct ScreensStatus {
    /// The names of those who are away and for whom nobody plays; empty when there are none.
    pub missing: AttrValue,
    /// How many are away, those included for whom somebody plays.
    pub away: usize,
    /// Called when all about the screens is to be shown.
    pub onshow: Callback<()>,
}

/// A button in the bar above the board, as small as the others there until somebody is missed; nothing at a
/// table without other screens.
#[component]
pub fn ScreensBar() -> Html {
    let text = use_text();
    let Some(ScreensStatus { missing, away, onshow }) = use_context() else {
        return Html::default();
    };
    let is_missing = !missing.is_empty();
    html! {
        <div class={classes!("screens-bar", is_missing.then_some("is-missing"))} role="status">
            <button type="button" class="icon-button" onclick={onshow.reform(|_: MouseEvent| ())}>
                { if away > 0 { Icon::Warning } else { Icon::Person }.drawing() }
                <span class={if is_missing { "screens-missing" } else { "screens-words" }}>
                    if is_missing {
                        { text.tr_args("screens-missing", &[("names", missing.as_str().into())]) }
                    } else {
                        { text.tr("screens-guests") }
                    }
                </span>
            </button>
        </div>
    }
}

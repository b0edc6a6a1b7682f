//! Asks a guest whether they mean to leave the table.

use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::context::use_text;

/// Properties of [`LeaveDialog`].
#[derive(Properties, PartialEq)]
pub struct LeaveDialogProps {
    /// Called with the answer.
    pub onanswer: Callback<bool>,
}

/// Asks a guest whether they mean to leave the table.
#[component]
pub fn LeaveDialog(LeaveDialogProps { onanswer }: &LeaveDialogProps) -> Html {
    let text = use_text();
    html! {
        <Dialog title={text.tr("screens-leave")} onclose={onanswer.reform(|()| false)}>
            <p key="words">{ text.tr("screens-leave-how") }</p>
            <div key="row" class="row">
                <button type="button" class="button button-main" onclick={onanswer.reform(|_| true)}>
                    { text.tr("screens-leave") }
                </button>
                <button type="button" class="button" onclick={onanswer.reform(|_| false)}>
                    { text.tr("screens-leave-not") }
                </button>
            </div>
        </Dialog>
    }
}

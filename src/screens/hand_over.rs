//! What the two devices show while a table is handed over from one to the other.

use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::heading::PageHeading;
use crate::context::use_text;

/// How far it has come, as the old table shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandOverStage {
    /// Whoever sits at the table is asked whether they mean it.
    Confirm,
    /// The guest is asked.
    Asking,
    /// The guest does not want it.
    Declined,
}

/// Properties of [`HandOverDialog`].
#[derive(Properties, PartialEq)]
pub struct HandOverDialogProps {
    /// What the guest is called.
    pub name: AttrValue,
    /// How far it has come.
    pub stage: HandOverStage,
    /// Called when the guest is to be asked.
    pub onask: Callback<()>,
    /// Called when the table is to stay.
    pub onkeep: Callback<()>,
}

/// Asks whether the table is to go over to a guest's device, and waits for the guest's answer.
#[component]
pub fn HandOverDialog(props: &HandOverDialogProps) -> Html {
    let text = use_text();
    let HandOverDialogProps { name, stage, onask, onkeep } = props;
    let args = [("name", name.as_str().into())];
    let words = match stage {
        HandOverStage::Confirm => "screens-hand-over-how",
        HandOverStage::Asking => "screens-hand-over-asked",
        HandOverStage::Declined => "screens-hand-over-declined",
    };
    let keep = if *stage == HandOverStage::Declined { "close" } else { "screens-hand-over-not" };
    html! {
        <Dialog title={text.tr("screens-hand-over")} onclose={onkeep}>
            <p key="words" role="status">{ text.tr_args(words, &args) }</p>
            <div key="row" class="row">
                if *stage == HandOverStage::Confirm {
                    <button
                        key="ask"
                        type="button"
                        class="button button-main"
                        onclick={onask.reform(|_| ())}
                    >
                        { text.tr_args("screens-hand-over-ask", &args) }
                    </button>
                }
                <button key="keep" type="button" class="button" onclick={onkeep.reform(|_| ())}>
                    { text.tr(keep) }
                </button>
            </div>
        </Dialog>
    }
}

/// Properties of [`HandingOver`].
#[derive(Properties, PartialEq)]
pub struct HandingOverProps {
    /// What the guest is called.
    pub name: AttrValue,
    /// Called when the table is to stay; none when it cannot any more. (The new one has not answered, or takes
    /// long to.)
    pub onkeep: Option<Callback<()>>,
}

/// The table goes over to a guest's device.
#[component]
pub fn HandingOver(HandingOverProps { name, onkeep }: &HandingOverProps) -> Html {
    let text = use_text();
    html! {
        <div class="message vellum">
            <PageHeading key="heading">{ text.tr("screens-hand-over") }</PageHeading>
            <p key="words" role="status">
                { text.tr_args("screens-handing-over", &[("name", name.as_str().into())]) }
            </p>
            if let Some(onkeep) = onkeep {
                <div key="row" class="row">
                    <button type="button" class="button" onclick={onkeep.reform(|_| ())}>
                        { text.tr("screens-hand-over-not") }
                    </button>
                </div>
            }
        </div>
    }
}

/// Properties of [`OfferedDialog`].
#[derive(Properties, PartialEq)]
pub struct OfferedDialogProps {
    /// Whether the guest has taken the table, which is on its way.
    pub taken: bool,
    /// Called with whether the guest takes the table.
    pub onanswer: Callback<bool>,
}

/// Asks a guest whether their device is to be the table.
#[component]
pub fn OfferedDialog(OfferedDialogProps { taken, onanswer }: &OfferedDialogProps) -> Html {
    let text = use_text();
    let words = if *taken { "screens-offered-comes" } else { "screens-offered-how" };
    // Once taken, it comes, whether this is closed or not.
    let onclose = if *taken { Callback::noop() } else { onanswer.reform(|()| false) };
    html! {
        <Dialog title={text.tr("screens-offered")} {onclose}>
            <p key="words" role="status">{ text.tr(words) }</p>
            if !taken {
                <div key="row" class="row">
                    <button type="button" class="button button-main" onclick={onanswer.reform(|_| true)}>
                        { text.tr("screens-offered-take") }
                    </button>
                    <button type="button" class="button" onclick={onanswer.reform(|_| false)}>
                        { text.tr("screens-offered-leave") }
                    </button>
                </div>
            }
        </Dialog>
    }
}

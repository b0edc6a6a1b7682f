//! What the two devices show while a table is handed over from one to the other.

use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::heading::PageHeading;
use crate::context::use_text;
use crate::text::Text;

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

/// Asks whether the table is to go over to the device of the guest called `name`, and waits for the guest's
/// answer. `onask` is called when the guest is to be asked, `onkeep` when the table is to stay.
pub fn hand_over_dialog(
    name: &str,
    stage: HandOverStage,
    onask: &Callback<()>,
    onkeep: &Callback<()>,
    text: &Text,
) -> Html {
    let args = [("name", name.into())];
    let words = match stage {
        HandOverStage::Confirm => "screens-hand-over-how",
        HandOverStage::Asking => "screens-hand-over-asked",
        HandOverStage::Declined => "screens-hand-over-declined",
    };
    let keep = if stage == HandOverStage::Declined { "close" } else { "screens-hand-over-not" };
    html! {
        <Dialog key="hand-over" title={text.tr("screens-hand-over")} onclose={onkeep.clone()}>
            <p key="words" role="status">{ text.tr_args(words, &args) }</p>
            <div key="row" class="row">
                if stage == HandOverStage::Confirm {
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

/// The table goes over to the device of the guest called `name`. With `onkeep` it can still stay: the new one
/// has not answered, or takes long to.
pub fn handing_over(name: &str, onkeep: Option<Callback<()>>, text: &Text) -> Html {
    html! {
        <div class="message vellum">
            <PageHeading key="heading">{ text.tr("screens-hand-over") }</PageHeading>
            <p key="words" role="status">
                { text.tr_args("screens-handing-over", &[("name", name.into())]) }
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

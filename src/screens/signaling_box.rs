//! The one link that leads everybody to a table through a signalling server.

use yew::prelude::*;

use super::code_box::CodeBox;
use crate::components::notices::Banner;
use crate::context::use_text;

/// A table's way through a signalling server, as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct SignalingStatus {
    /// The server's machine.
    pub host: AttrValue,
    /// The link; none as long as the server has not answered.
    pub link: Option<AttrValue>,
    /// Whether the server does not answer.
    pub silent: bool,
}

/// Properties of [`SignalingBox`].
#[derive(Properties, PartialEq)]
pub struct SignalingBoxProps {
    /// The way through the server.
    pub signaling: SignalingStatus,
    /// Whether somebody has been on the way for long.
    pub slow: bool,
}

/// The invitation for everybody: whoever opens it has all that is needed.
#[component]
pub fn SignalingBox(SignalingBoxProps { signaling, slow }: &SignalingBoxProps) -> Html {
    let text = use_text();
    let label = AttrValue::from(text.tr("screens-link"));
    let server = [("server", signaling.host.as_str().into())];
    html! {
        <section class="vellum waiting-invitation">
            <h2 key="title">{ &label }</h2>
            <p key="how" class="note">{ text.tr("screens-link-how") }</p>
            <CodeBox key="code" link={signaling.link.clone()} {label} />
            <p key="through" class="note">{ text.tr_args("screens-link-through", &server) }</p>
            if *slow {
                <Banner key="slow" role="status" words={text.tr("screens-link-slow")} />
            }
        </section>
    }
}

//! A code to be shown: drawn, and as a link to be copied or shared.

use web_sys::HtmlInputElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::qr::{QrCode, path};
use crate::components::icons::{Icon, TextButton};
use crate::context::use_text;
use crate::sharing;

/// Properties of [`CodeBox`].
#[derive(Properties, PartialEq)]
pub struct CodeBoxProps {
    /// The link; none while it is being made.
    pub link: Option<AttrValue>,
    /// What it is.
    pub label: AttrValue,
    /// What else can be done about it, beside copying it.
    #[prop_or_default]
    pub children: Html,
}

/// A link as a QR code, and to be copied or shared. It keeps its size while the link is being made.
#[component]
pub fn CodeBox(CodeBoxProps { link, label, children }: &CodeBoxProps) -> Html {
    let text = use_text();
    let field = use_node_ref();
    // Whether copying worked, and for which address: the notice does not apply to another one.
    let told = use_state(|| None::<(AttrValue, &'static str)>);
    let drawn = use_memo(link.clone(), |link| path(link.as_ref()?));
    let address = link.clone().unwrap_or_default();
    let copy = Callback::from({
        let (address, field, told) = (address.clone(), field.clone(), told.clone());
        move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
            }
            let (address, told) = (address.clone(), told.clone());
            spawn_local(async move {
                let copied = sharing::copy(&address).await;
                let words = if copied { "screens-copied" } else { "screens-copy-it" };
                told.set(Some((address, words)));
            });
        }
    });
    let onshare = Callback::from({
        let address = address.clone();
        move |_: MouseEvent| share(&address)
    });
    let told = told.as_ref().filter(|(of, _)| *of == address);
    html! {
        <div class="code-box">
            <div key="code" class="code-square">
                if let Some(drawn) = &*drawn {
                    <QrCode drawn={drawn.clone()} {label} />
                } else if link.is_none() {
                    <span class="code-coming">{ text.tr("screens-code-coming") }</span>
                }
            </div>
            <label key="link" class="field code-link">
                <span>{ label }</span>
                <input ref={field} readonly=true value={address.clone()} />
            </label>
            <div key="buttons" class="row">
                <key="more">{ children.clone() }</>
                <TextButton
                    key="copy"
                    label={text.tr("screens-copy")}
                    disabled={link.is_none()}
                    onclick={copy}
                />
                if sharing::can_share() {
                    <TextButton
                        key="share"
                        icon={Icon::Share}
                        label={text.tr("screens-share")}
                        disabled={link.is_none()}
                        onclick={onshare}
                    />
                }
            </div>
            <p key="told" class="note code-told" role="status">
                { told.map(|(_, key)| text.tr(key)).unwrap_or_default() }
            </p>
        </div>
    }
}

/// Lets the reader pass a link on to another app.
fn share(address: &str) {
    let data = web_sys::ShareData::new();
    data.set_url(address);
    spawn_local(async move {
        // There is nothing to say where it could not be offered: the link can be copied.
        let _ = sharing::share(&data).await;
    });
}

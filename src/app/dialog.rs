//! A dialog: the browser's own, which keeps the focus and closes on Escape.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::icons::{Icon, Look, icon_button};

/// What a dialog is given.
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// What it is about.
    pub title: AttrValue,
    /// The word for closing it.
    pub close: AttrValue,
    /// Called when the reader closes it. It is open as long as it is rendered.
    pub onclose: Callback<()>,
    /// Whether it needs much room.
    #[prop_or_default]
    pub wide: bool,
    /// What is in it.
    pub children: Html,
}

/// A dialog over the page.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            let document = web_sys::window().and_then(|window| window.document());
            let opener = document.and_then(|document| document.active_element());
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                drop(dialog.show_modal());
            }
            // A dialog taken out of the page does not give the focus back itself.
            move || {
                if let Some(opener) = opener.and_then(|o| o.dyn_into::<HtmlElement>().ok()) {
                    drop(opener.focus());
                }
            }
        }
    });
    let onclose = props.onclose.reform(|_: Event| ());
    // A click beside the dialog lands on the <dialog> itself, whose content fills
    // it: a convenience, not the only way out.
    let onclick = {
        let (node, close) = (node.clone(), props.onclose.clone());
        Callback::from(move |event: MouseEvent| {
            if event.target().map(Into::into) == node.get().map(wasm_bindgen::JsValue::from) {
                close.emit(());
            }
        })
    };
    html! {
        <dialog
            ref={node}
            class={classes!("dialog", props.wide.then_some("dialog-wide"))}
            aria-labelledby="dialog-title"
            {onclose}
            {onclick}
        >
            <div class="dialog-body vellum">
                <header class="dialog-head">
                    <h2 id="dialog-title" tabindex="-1" autofocus=true>{ props.title.clone() }</h2>
                    { icon_button(
                        Icon::Close,
                        props.close.to_string(),
                        props.onclose.reform(|_| ()),
                        Look::default(),
                    ) }
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

//! A dialog: the browser's own, which keeps the focus and closes on Escape.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::components::back::use_back;
use crate::components::icons::{Icon, IconButton};
use crate::context::use_text;

/// Properties of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// What it is about.
    pub title: AttrValue,
    /// Whether it is wide.
    #[prop_or_default]
    pub wide: bool,
    /// Called when the reader closes it. It is open as long as it is rendered.
    pub onclose: Callback<()>,
    /// Its content.
    pub children: Html,
}

/// A dialog over the page.
#[component]
pub fn Dialog(DialogProps { title, wide, onclose, children }: &DialogProps) -> Html {
    let text = use_text();
    let node = use_node_ref();
    use_back(true, onclose.clone());
    use_effect_with((), {
        let node = node.clone();
        move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                drop(dialog.show_modal());
            }
            // A dialog that is taken out of the page gives the focus back only if it is closed before.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        }
    });
    // On Escape, whoever renders the dialog decides. Were it the browser, the dialog would be closed a moment
    // before its owner knows, and a key pressed in that moment could not open it again.
    let oncancel = onclose.reform(|event: Event| event.prevent_default());
    // A click beside the dialog lands on the <dialog> itself, whose content fills it: a
    // convenience, not the only way out.
    let onclick = {
        let (node, onclose) = (node.clone(), onclose.clone());
        move |event: MouseEvent| {
            if event.target_dyn_into::<HtmlDialogElement>() == node.cast::<HtmlDialogElement>() {
                onclose.emit(());
            }
        }
    };
    html! {
        <dialog
            ref={node}
            class={classes!("dialog", wide.then_some("dialog-wide"))}
            aria-label={title}
            {oncancel}
            onclose={onclose.reform(|_: Event| ())}
            {onclick}
        >
            <div class="dialog-body vellum">
                <header class="dialog-head">
                    <h2 tabindex="-1" autofocus=true>{ title }</h2>
                    <IconButton
                        icon={Icon::Close}
                        label={text.tr("close")}
                        onclick={onclose.reform(|_| ())}
                    />
                </header>
                { children.clone() }
            </div>
        </dialog>
    }
}

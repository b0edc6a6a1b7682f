//! A dialog: the browser's own, which keeps the focus and closes on Escape.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::components::icons::{Icon, IconButtonOptions, icon_button};
use crate::components::tags::{class, component, el, held, tag, words};
use crate::text::Text;

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
    pub wide: bool,
    /// What is in it.
    pub children: Html,
}

/// A dialog over the page. (A type rather than a function with hooks: the page has
/// no hooks elsewhere, and they would come with 6 KB.)
pub struct Dialog {
    node: NodeRef,
    /// What had the focus before.
    opener: Option<HtmlElement>,
}

impl Component for Dialog {
    type Message = ();
    type Properties = DialogProps;

    fn create(_: &Context<Self>) -> Self {
        let document = web_sys::window().and_then(|window| window.document());
        let opener = document.and_then(|document| document.active_element());
        Dialog { node: NodeRef::default(), opener: opener.and_then(|o| o.dyn_into().ok()) }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        // A click beside the dialog lands on the <dialog> itself, whose content fills
        // it: a convenience, not the only way out.
        let (node, close) = (self.node.clone(), props.onclose.clone());
        let onclick = Callback::from(move |event: MouseEvent| {
            if event.target().map(Into::into) == node.get().map(wasm_bindgen::JsValue::from) {
                close.emit(());
            }
        });
        let head = el!(
            "header",
            "class" = "dialog-head",
            [
                el!(
                    "h2",
                    "id" = "dialog-title",
                    "tabindex" = "-1",
                    "autofocus" = true,
                    [words(props.title.clone())]
                ),
                icon_button(
                    Icon::Close,
                    props.close.to_string(),
                    props.onclose.reform(|_| ()),
                    IconButtonOptions::default(),
                )
            ]
        );
        let dialog = el!(
            "dialog",
            "class" = class("dialog", &[(props.wide, "dialog-wide")]),
            "aria-labelledby" = "dialog-title",
            onclose = props.onclose.reform(|_: Event| ()),
            onclick = onclick,
            [tag("div", "dialog-body vellum", vec![head, props.children.clone()])]
        );
        held(&self.node, dialog)
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if let Some(dialog) = self.node.cast::<HtmlDialogElement>().filter(|_| first) {
            drop(dialog.show_modal());
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        // A dialog taken out of the page does not give the focus back itself.
        if let Some(opener) = &self.opener {
            drop(opener.focus());
        }
    }
}

/// A dialog with this in it; `onclose` is called when the reader is done.
pub fn dialog(title: String, wide: bool, onclose: Callback<()>, text: &Text, inside: Html) -> Html {
    let (title, close) = (title.into(), text.tr("close").into());
    component::<Dialog>(DialogProps { title, close, onclose, wide, children: inside })
}

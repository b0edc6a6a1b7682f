//! Dialogs about a save: rename, delete, earlier states.

use conclave_session::saves::{Save, SlotId};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::saves::save_date;
use crate::components::icons::TextButton;
use crate::context::use_text;
use crate::shell::Shell;

/// Properties of [`RenameForm`].
#[derive(Properties, PartialEq)]
pub struct RenameFormProps {
    /// The name so far.
    pub name: AttrValue,
    /// Called with the new name.
    pub onrename: Callback<String>,
}

/// Asks for another name.
#[component]
pub fn RenameForm(RenameFormProps { name, onrename }: &RenameFormProps) -> Html {
    let text = use_text();
    let input = use_node_ref();
    let onsubmit = {
        let (input, onrename) = (input.clone(), onrename.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = input.cast::<HtmlInputElement>() {
                onrename.emit(input.value());
            }
        }
    };
    html! {
        <form class="settings" {onsubmit}>
            <label class="field">
                <span>{ text.tr("save-name") }</span>
                <input ref={input} name="name" maxlength="60" required=true value={name} />
            </label>
            <button class="button button-main">{ text.tr("rename") }</button>
        </form>
    }
}

/// Properties of [`DeleteQuestion`].
#[derive(Properties, PartialEq)]
pub struct DeleteQuestionProps {
    /// What the save is called.
    pub name: AttrValue,
    /// Called when it is to be deleted.
    pub ondelete: Callback<()>,
    /// Called when it is to stay.
    pub onkeep: Callback<()>,
}

/// Asks whether a save is to be deleted.
#[component]
pub fn DeleteQuestion(props: &DeleteQuestionProps) -> Html {
    let DeleteQuestionProps { name, ondelete, onkeep } = props;
    let text = use_text();
    html! {
        <>
            <p>{ text.tr_args("delete-question", &[("name", name.as_str().into())]) }</p>
            <div class="row">
                <TextButton
                    label={text.tr("delete")}
                    main=true
                    onclick={ondelete.reform(|_| ())}
                />
                <TextButton label={text.tr("keep")} onclick={onkeep.reform(|_| ())} />
            </div>
        </>
    }
}

/// Properties of [`EarlierStates`].
#[derive(Properties, PartialEq)]
pub struct EarlierStatesProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The slot of the save.
    pub id: SlotId,
    /// What the save is called.
    pub name: AttrValue,
    /// Called with the state to be played on, as a game of its own.
    pub onchoose: Callback<Box<Save>>,
}

/// The earlier states of a save, each with a button.
#[component]
pub fn EarlierStates(props: &EarlierStatesProps) -> Html {
    let EarlierStatesProps { shell, id, name, onchoose } = props;
    let text = &shell.text;
    let now = shell.save_store.read(id).ok().flatten().and_then(Result::ok);
    let mut states = shell.save_store.copies(id).unwrap_or_default();
    states.retain(|state| now.as_ref().is_none_or(|now| now.record != state.record));
    if states.is_empty() {
        return html! { <p>{ text.tr("earlier-none") }</p> };
    }
    let state = |(at, state): (usize, Save)| {
        let (ply, when) = (state.turn, save_date(&state, text));
        let label =
            text.tr_args("earlier-state", &[("turn", ply.into()), ("when", (&when).into())]);
        let args = [("name", name.as_str().into()), ("number", ply.into())];
        let save = Save { name: text.tr_args("branch-name", &args), ..state };
        let onclick = onchoose.reform(move |_: MouseEvent| Box::new(save.clone()));
        html! { <TextButton key={at} {label} {onclick} /> }
    };
    html! {
        <div class="settings">
            <p key="about">{ text.tr("earlier-words") }</p>
            { for states.into_iter().enumerate().map(state) }
        </div>
    }
}

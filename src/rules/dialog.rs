//! The dialog over a table.

use yew::prelude::*;

use super::GameRules;
use super::figure_set::FigureSet;
use super::reader::Reader;
use crate::components::dialog::Dialog;
use crate::text::Text;

/// Properties of [`RulesDialog`].
#[derive(Properties, PartialEq)]
pub struct RulesDialogProps {
    /// The texts.
    pub text: Text,
    /// The chapter to show.
    pub chapter: Option<AttrValue>,
    /// Called when the reader is done.
    pub onclose: Callback<()>,
}

/// The rules over a table.
#[component]
pub fn RulesDialog<G: GameRules>(props: &RulesDialogProps) -> Html {
    let RulesDialogProps { text, chapter, onclose } = props;
    let figures = use_memo((), |()| FigureSet::<G>::replay(text));
    html! {
        <Dialog title={text.tr("rules")} wide=true {onclose}>
            <Reader<G> text={text.clone()} {figures} page=false chapter={chapter.clone()} />
        </Dialog>
    }
}

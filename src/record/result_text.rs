//! The result of a day's game as a text to paste.

use web_sys::HtmlTextAreaElement;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::components::icons::TextButton;
use crate::context::use_text;
use crate::router::Claim;
use crate::{boot, sharing};

/// Properties of [`ResultText`].
#[derive(Properties, PartialEq)]
pub struct ResultTextProps {
    /// The game's id.
    pub game: AttrValue,
    /// The day, as it is written in links.
    pub day: AttrValue,
    /// The scores that are claimed.
    pub claim: AttrValue,
    /// What comes before the link.
    pub head: AttrValue,
    /// The sealed save of the game.
    pub sealed: AttrValue,
}

/// The result as a text to paste, with a link that proves it.
#[component]
pub fn ResultText(props: &ResultTextProps) -> Html {
    let text = use_text();
    let link = use_state(String::new);
    let status = use_state(|| None::<&'static str>);
    use_effect_with(props.sealed.clone(), {
        let (link, game, day, scores) =
            (link.clone(), props.game.to_string(), props.day.to_string(), props.claim.to_string());
        move |sealed| {
            let sealed = sealed.clone();
            spawn_local(async move {
                let address = boot::pack(&sealed).await.ok().and_then(|it| it.as_string());
                // Without compression (a browser from before 2023) there is no link.
                if let Some((_, packed)) = address.as_deref().and_then(|it| it.rsplit_once('/')) {
                    let claim = Claim { game, packed: packed.to_owned(), day, scores };
                    link.set(format!("{}{}", sharing::here(), claim.address()));
                }
            });
        }
    });
    let words = format!("{}\n{}", props.head, *link);
    let field = use_node_ref();
    let copy = {
        let (words, status, field) = (words.clone(), status.clone(), field.clone());
        move |_: MouseEvent| {
            // Where the clipboard cannot be written to, a key copies what is selected.
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.select();
            }
            let (words, status) = (words.clone(), status.clone());
            spawn_local(async move {
                let copied = sharing::copy(&words).await;
                status.set(Some(if copied { "daily-copied" } else { "daily-copy-it" }));
            });
        }
    };
    html! {
        <div class="daily-text">
            <label key="text" class="field">
                <span>{ text.tr("daily-result") }</span>
                <textarea ref={field} readonly=true rows="4" value={words.trim_end().to_owned()} />
            </label>
            <div key="row" class="row">
                <TextButton label={text.tr("daily-copy")} main=true onclick={copy} />
                <span role="status">{ (*status).map(|key| text.tr(key)) }</span>
            </div>
        </div>
    }
}

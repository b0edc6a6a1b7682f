//! Notices: a line on a page, or a message instead of one.

use yew::prelude::*;

use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, TextButton};
use crate::shell::Shell;

/// Properties of [`Banner`].
#[derive(Properties, PartialEq)]
pub struct BannerProps {
    /// How urgent it is: `alert` interrupts a screen reader, `status` waits.
    pub role: &'static str,
    /// The message.
    pub words: AttrValue,
}

/// Something to know, on the page that it is about.
#[component]
pub fn Banner(BannerProps { role, words }: &BannerProps) -> Html {
    html! {
        <p class="banner" role={*role}>
            { Icon::Warning.drawing() }
            <span>{ words }</span>
        </p>
    }
}

/// Properties of [`MessagePage`].
#[derive(Properties, PartialEq)]
pub struct MessagePageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// Its heading.
    pub title: AttrValue,
    /// The message.
    pub words: AttrValue,
    /// The slot whose content can be exported as a file, if there is one.
    #[prop_or_default]
    pub slot: Option<AttrValue>,
    /// The id of a game that can be set up instead.
    #[prop_or_default]
    pub game: Option<AttrValue>,
}

/// A message in place of a page, with links to other pages.
#[component]
pub fn MessagePage(
    MessagePageProps { shell, title, words, slot, game }: &MessagePageProps,
) -> Html {
    let text = &shell.text;
    let export = slot.clone().map(|slot| {
        let shell = shell.clone();
        Callback::from(move |_: MouseEvent| shell.export(&slot, &slot))
    });
    html! {
        <div class="message vellum">
            <PageHeading key="heading">{ title }</PageHeading>
            <p key="words">{ words }</p>
            if slot.is_some() {
                <p key="kept">{ text.tr("save-kept") }</p>
            }
            <div key="row" class="row">
                if let Some(game) = game {
                    <a key="set-up" class="button button-main" href={format!("#/new/{game}")}>
                        { text.tr("set-up") }
                    </a>
                }
                if let Some(onclick) = export {
                    <TextButton
                        key="export"
                        icon={Icon::Export}
                        label={text.tr("export")}
                        {onclick}
                    />
                }
                <a
                    key="home"
                    class={classes!("button", game.is_none().then_some("button-main"))}
                    href="#/"
                >
                    { text.tr("home") }
                </a>
            </div>
        </div>
    }
}

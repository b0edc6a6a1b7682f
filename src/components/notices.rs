//! Notices: a line on a page, or a message instead of one.

use conclave_session::embed::{self, EmbedError};
use conclave_session::saves::StoreError;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::boot;
use crate::components::heading::PageHeading;
use crate::components::icons::{Icon, TextButton};
use crate::router::WrongAddress;
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

/// Properties of [`LostPage`].
#[derive(Properties, PartialEq)]
pub struct LostPageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// What is wrong with the address; none where no part of it can be named.
    #[prop_or_default]
    pub wrong: Option<WrongAddress>,
    /// The id of a game that can be set up instead.
    #[prop_or_default]
    pub game: Option<AttrValue>,
}

/// The page of an address that leads nowhere: why, and ways on.
#[component]
pub fn LostPage(LostPageProps { shell, wrong, game }: &LostPageProps) -> Html {
    let text = &shell.text;
    let named = wrong.as_ref().and_then(|wrong| wrong.game.clone()).map(AttrValue::from);
    let words = wrong.as_ref().map_or_else(|| text.tr("lost-words"), |wrong| wrong.words(text));
    use_effect_with(words.clone(), |words| {
        if boot::framed() {
            boot::post_to_embedder(&embed::error(EmbedError::Address, words));
        }
    });
    html! {
        <MessagePage
            shell={shell.clone()}
            title={text.tr("lost")}
            {words}
            game={named.or_else(|| game.clone())}
        />
    }
}

/// Properties of [`RestoredNotice`].
#[derive(Properties, PartialEq)]
pub struct RestoredNoticeProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
}

/// Says that games or results had been lost or damaged, and have come back from the browser's second store.
#[component]
pub fn RestoredNotice(RestoredNoticeProps { shell }: &RestoredNoticeProps) -> Html {
    let count = shell.save_store.restored();
    if count == 0 {
        return Html::default();
    }
    let words = shell.text.tr_args("restored", &[("count", count.into())]);
    html! { <Banner role="status" {words} /> }
}

/// How often is looked whether what could not be kept can be kept now, in milliseconds.
const RETRY_MS: u32 = 2_000;

/// Properties of [`MissingNotice`].
#[derive(Properties, PartialEq)]
pub struct MissingNoticeProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
}

/// Says that something could not be kept (results, settings, seats at a table), and sees to it that it is kept
/// as soon as there is room. What a table says of its own game is the table's.
#[component]
pub fn MissingNotice(MissingNoticeProps { shell }: &MissingNoticeProps) -> Html {
    let missing = use_state_eq(|| shell.save_store.store().missing());
    use_effect_with((), {
        let (missing, save_store) = (missing.setter(), shell.save_store.clone());
        move |()| {
            let look = Interval::new(RETRY_MS, move || {
                save_store.store().retry();
                missing.set(save_store.store().missing());
            });
            || drop(look)
        }
    });
    let Some(why) = *missing else { return Html::default() };
    let key = match why {
        StoreError::Full => "missing-full",
        StoreError::Blocked => "missing-blocked",
    };
    html! {
        <div class="banner" role="alert" data-missing="">
            { Icon::Warning.drawing() }
            <p>{ shell.text.tr(key) }</p>
            if why == StoreError::Full {
                <a class="button" href="#/saves" target="_blank">{ shell.text.tr("saves-and-room") }</a>
            }
        </div>
    }
}

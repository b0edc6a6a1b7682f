//! The parts of the page of an invitation: asking for a name, showing the answer, and saying why there is
//! no way to the table.

use std::marker::PhantomData;

use conclave_art::Lettering;
use gloo::utils::window;
use web_sys::{FormData, HtmlFormElement};
use yew::prelude::*;

use super::code_box::CodeBox;
use crate::components::heading::PageHeading;
use crate::components::notices::Banner;
use crate::context::use_text;
use crate::games::GameUi;

/// Properties of [`NameForm`].
#[derive(Properties)]
pub struct NameFormProps<G> {
    /// What the guest was last called.
    pub kept: Option<String>,
    /// The servers that joining contacts and that the guest must be told of; may be empty.
    pub through: AttrValue,
    /// Whether what this browser keeps outlives the page: if not, the seat ends with it.
    pub lasts: bool,
    /// Called with the guest's name.
    pub onjoin: Callback<String>,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G> PartialEq for NameFormProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.kept, &self.through, self.lasts) == (&other.kept, &other.through, other.lasts)
    }
}

/// Asks what the guest is called.
#[component]
pub fn NameForm<G: GameUi>(
    NameFormProps { kept, through, lasts, onjoin, .. }: &NameFormProps<G>,
) -> Html {
    let text = use_text();
    let onsubmit = onjoin.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form: HtmlFormElement = event.target_unchecked_into();
        let name =
            FormData::new_with_form(&form).ok().and_then(|data| data.get("name").as_string());
        name.unwrap_or_default()
    });
    html! {
        <form class="message vellum" {onsubmit}>
            <PageHeading key="heading">
                <Lettering of={G::ID} name={text.tr(&format!("{}-name", G::ID))} />
                <span class="visually-hidden">{ format!(", {}", text.tr("screens-join")) }</span>
            </PageHeading>
            if !through.is_empty() {
                <p key="through" data-through={through}>
                    { text.tr_args("screens-through", &[("server", through.as_str().into())]) }
                </p>
            }
            if !lasts {
                <Banner key="lasts" role="status" words={text.tr("screens-seat-not-kept")} />
            }
            <label key="name" class="field">
                <span>{ text.tr("screens-name") }</span>
                <input name="name" maxlength="24" autocomplete="nickname" value={kept.clone()} />
            </label>
            <p key="dealer" class="note">{ text.tr("screens-dealer-there") }</p>
            <div key="row" class="row">
                <button class="button button-main button-large">{ text.tr("screens-join-go") }</button>
            </div>
        </form>
    }
}

/// Properties of [`Answer`].
#[derive(Properties)]
pub struct AnswerProps<G> {
    /// Its link; none while it is being made.
    pub answer: Option<AttrValue>,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G> PartialEq for AnswerProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.answer == other.answer
    }
}

/// The answer, to be shown to the table.
#[component]
pub fn Answer<G: GameUi>(AnswerProps { answer, .. }: &AnswerProps<G>) -> Html {
    let text = use_text();
    let coming = answer.is_none();
    html! {
        <div class="message vellum answer-page">
            <PageHeading key="heading">
                { text.tr(if coming { "screens-looking" } else { "screens-answer-show" }) }
            </PageHeading>
            <p key="how">{ text.tr("screens-answer-guest") }</p>
            <CodeBox key="code" link={answer.clone()} label={text.tr("screens-answer-link")} />
            <p key="wait" class="note" role="status">{ text.tr("screens-answer-wait") }</p>
            <p key="network" class="note">{ text.tr("screens-trouble-network") }</p>
            <p key="dealer" class="note">{ text.tr("screens-dealer-there") }</p>
        </div>
    }
}

/// Properties of [`Ended`].
#[derive(Properties)]
pub struct EndedProps<G> {
    /// The key of the reason.
    pub words: &'static str,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G> PartialEq for EndedProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

/// There is no way to the table, or none any more: why, and what to try. It stands in the element `.screens`
/// of the page, which says that the connection is closed.
#[component]
pub fn Ended<G: GameUi>(EndedProps { words, .. }: &EndedProps<G>) -> Html {
    let text = use_text();
    let onclick = Callback::from(|_: MouseEvent| drop(window().location().reload()));
    html! {
        <div class="message vellum" data-ended={*words}>
            <PageHeading>
                <Lettering of={G::ID} name={text.tr(&format!("{}-name", G::ID))} />
            </PageHeading>
            <Banner role="alert" words={text.tr(words)} />
            <div class="row">
                <button type="button" class="button button-main" {onclick}>
                    { text.tr("screens-reload") }
                </button>
                <a class="button" href="#/">{ text.tr("home") }</a>
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::elfenwizards::Elfenwizards;

    #[test]
    fn a_guest_is_told_who_deals_and_can_see_all() {
        for (locale, words) in [
            (Locale::English, "deals, and can see all"),
            (Locale::French, "distribue, et peut tout voir"),
        ] {
            let text = text(locale);
            let name = html! {
                <NameForm<Elfenwizards> kept={None::<String>} through="" lasts=true onjoin={|_| ()} />
            };
            let answer = html! { <Answer<Elfenwizards> answer={None::<AttrValue>} /> };
            for content in [name, answer] {
                let found = markup(&text, content);
                assert!(found.contains(words), "{found}");
            }
        }
    }

    #[test]
    fn a_guest_whose_browser_keeps_nothing_is_told_before_they_sit_down() {
        let text = text(Locale::English);
        let form = |lasts| {
            let form = html! {
                <NameForm<Elfenwizards> kept={None::<String>} through="" {lasts} onjoin={|_| ()} />
            };
            markup(&text, form)
        };
        assert!(!form(true).contains("banner"));
        assert!(form(false).contains("ends with this page"), "{}", form(false));
    }
}

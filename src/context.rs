//! The contexts that every component can use: the texts, and the reader's settings. The page
//! provides both at its root, so that nothing has to pass them on.

use std::rc::Rc;

use conclave_session::Settings;
use yew::prelude::*;

use crate::text::Text;

/// Properties of [`PageContext`].
#[derive(Properties, PartialEq)]
pub struct PageContextProps {
    /// The texts in the reader's language.
    pub text: Text,
    /// The reader's settings.
    pub settings: Rc<Settings>,
    /// The page.
    pub children: Html,
}

/// Provides the texts and the settings to everything in it.
#[component]
pub fn PageContext(PageContextProps { text, settings, children }: &PageContextProps) -> Html {
    html! {
        <ContextProvider<Text> context={text.clone()}>
            <ContextProvider<Rc<Settings>> context={settings.clone()}>
                { children.clone() }
            </ContextProvider<Rc<Settings>>>
        </ContextProvider<Text>>
    }
}

/// The texts in the reader's language.
#[hook]
pub fn use_text() -> Text {
    use_context().unwrap_or_default()
}

/// The reader's settings.
#[hook]
pub fn use_settings() -> Rc<Settings> {
    use_context().unwrap_or_default()
}

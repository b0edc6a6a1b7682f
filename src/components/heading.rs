//! The heading of a page.

use yew::prelude::*;

/// Properties of [`PageHeading`].
#[derive(Properties, PartialEq)]
pub struct PageHeadingProps {
    /// Its words.
    pub children: Html,
}

/// The heading of a page. It takes the focus when one arrives, so that a screen reader
/// reads on from here.
#[component]
pub fn PageHeading(PageHeadingProps { children }: &PageHeadingProps) -> Html {
    html! { <h1 tabindex="-1">{ children.clone() }</h1> }
}

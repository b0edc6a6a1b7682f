//! The mark of who is one step from winning.

use yew::prelude::*;

/// Properties of [`NearlyMark`].
#[derive(Properties, PartialEq)]
pub struct NearlyMarkProps {
    /// What lacks, in words; a small panel has room for the star alone.
    pub words: AttrValue,
}

/// A star on the edge of a player's panel, and what it says.
#[component]
pub fn NearlyMark(NearlyMarkProps { words }: &NearlyMarkProps) -> Html {
    html! { <span class="nearly-mark" title={words}><span>{ words }</span></span> }
}

//! Something that the browser keeps, as an entry of a list.

use yew::prelude::*;

/// Properties of [`SaveEntry`].
#[derive(Properties, PartialEq)]
pub struct SaveEntryProps {
    /// Where it is opened; none when it is damaged.
    #[prop_or_default]
    pub address: Option<AttrValue>,
    /// Its name.
    pub name: AttrValue,
    /// What else there is to know, in a line.
    pub about: AttrValue,
    /// Buttons for what can be done with it.
    #[prop_or_default]
    pub children: Html,
}

/// A save or a game night in a list.
#[component]
pub fn SaveEntry(SaveEntryProps { address, name, about, children }: &SaveEntryProps) -> Html {
    let words = html! {
        <>
            <span class="save-name">{ name }</span>
            <span class="save-about">{ about }</span>
        </>
    };
    html! {
        <li class="save">
            if let Some(address) = address {
                <a key="link" class="save-link" href={address}>{ words }</a>
            } else {
                <p key="broken" class="save-link save-broken">{ words }</p>
            }
            if *children != Html::default() {
                <div key="tools" class="save-tools">{ children.clone() }</div>
            }
        </li>
    }
}

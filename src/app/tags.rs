//! Elements, made by functions: `html!` writes its code anew at each place where it
//! stands, and a board has a hundred of them. That can be a tenth of a game's
//! download.

use yew::prelude::*;

/// An element of this class, with what is in it.
pub fn tag(name: &'static str, class: &str, inside: Vec<Html>) -> Html {
    let class = (!class.is_empty()).then(|| class.to_owned());
    html! { <@{name} {class}>{ for inside }</@> }
}

/// A `span` of this class.
pub fn span(class: &str, inside: Vec<Html>) -> Html {
    tag("span", class, inside)
}

/// A `span` with a tip.
pub fn tip(class: &str, title: String, inside: Vec<Html>) -> Html {
    html! { <span class={class.to_owned()} {title}>{ for inside }</span> }
}

/// Words.
pub fn words(words: String) -> Html {
    Html::from(words)
}

/// A number.
pub fn number(n: u8) -> Html {
    words(n.to_string())
}

/// Words of a tag.
pub fn said(name: &'static str, class: &str, said: String) -> Html {
    tag(name, class, vec![words(said)])
}

/// Words for those who do not see the rest.
pub fn unseen(words: String) -> Html {
    said("span", "unseen", words)
}

/// A button.
pub fn button(
    class: &str,
    onclick: Callback<MouseEvent>,
    pressed: Option<bool>,
    inside: Vec<Html>,
) -> Html {
    let pressed = pressed.map(|pressed| if pressed { "true" } else { "false" });
    html! {
        <button type="button" class={class.to_owned()} {onclick} aria-pressed={pressed}>
            { for inside }
        </button>
    }
}

/// A class, and another if something is so.
pub fn class(base: &str, more: &[(bool, &str)]) -> String {
    let mut class = base.to_owned();
    for (_, one) in more.iter().filter(|(is, _)| *is) {
        class.push(' ');
        class.push_str(one);
    }
    class
}

/// Nothing.
pub fn none() -> Html {
    Html::default()
}

/// Something, if it is so.
pub fn when(is: bool, what: impl FnOnce() -> Html) -> Html {
    if is { what() } else { none() }
}

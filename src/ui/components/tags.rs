//! Elements, made by functions: `html!` writes its code anew at each place where it
//! stands, 400 bytes for each element, and a page has hundreds of them. That can be
//! a tenth of a game's download. `el!` writes a call, and is read like an element:
//!
//! ```ignore
//! el!("button", "class" = "button", "aria-label" = label, onclick = press, [words(name)])
//! ```
//!
//! First what it is, then its attributes, then what it listens to; last, in
//! brackets, what is in it. An attribute that is `None` or `false` is left out.

use std::rc::Rc;

use yew::html::BaseComponent;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, VComp, VList, VNode, VTag};

/// Writes the call of [`element`] for an element.
macro_rules! el {
    (
        $name:expr
        $(, $key:literal = $value:expr)*
        $(, $event:ident = $callback:expr)*
        $(, [$($inside:expr),* $(,)?])?
        $(,)?
    ) => {
        $crate::components::tags::element(
            $name,
            &[$($key),*],
            Box::new([$($crate::components::tags::Value::written($value)),*]),
            Box::new([$(Some($crate::components::tags::listener(yew::html::$event::Wrapper::new($callback)))),*]),
            vec![$($($inside),*)?],
        )
    };
}
pub(crate) use el;

/// What an attribute can be.
pub trait Value {
    /// How it is written; not at all when it is none.
    fn written(self) -> Option<AttributeOrProperty>;
}

impl Value for &'static str {
    fn written(self) -> Option<AttributeOrProperty> {
        Some(AttributeOrProperty::Static(self))
    }
}

impl Value for String {
    fn written(self) -> Option<AttributeOrProperty> {
        Some(AttributeOrProperty::Attribute(self.into()))
    }
}

impl Value for AttrValue {
    fn written(self) -> Option<AttributeOrProperty> {
        Some(AttributeOrProperty::Attribute(self))
    }
}

impl Value for bool {
    fn written(self) -> Option<AttributeOrProperty> {
        self.then_some(AttributeOrProperty::Static(""))
    }
}

impl<V: Value> Value for Option<V> {
    fn written(self) -> Option<AttributeOrProperty> {
        self.and_then(Value::written)
    }
}

/// Whatever listens to an element.
pub fn listener(listener: impl Listener + 'static) -> Rc<dyn Listener> {
    Rc::new(listener)
}

/// An element; `el!` is the way to write it.
#[inline(never)]
pub fn element(
    name: &'static str,
    names: &'static [&'static str],
    values: Box<[Option<AttributeOrProperty>]>,
    listeners: Box<[Option<Rc<dyn Listener>>]>,
    inside: Vec<Html>,
) -> Html {
    let mut tag = VTag::new(name);
    tag.set_attributes(Attributes::Dynamic { keys: names, values });
    if !listeners.is_empty() {
        tag.set_listeners(listeners);
    }
    if !inside.is_empty() {
        tag.add_children(inside);
    }
    tag.into()
}

/// A component with these properties.
pub fn component<C: BaseComponent>(props: C::Properties) -> Html {
    VComp::new::<C>(Rc::new(props), None).into()
}

/// The element with something changed that no attribute says.
fn changed(mut element: Html, change: impl FnOnce(&mut VTag)) -> Html {
    if let VNode::VTag(tag) = &mut element {
        change(Rc::make_mut(tag));
    }
    element
}

/// The element, known by this key among those beside it.
pub fn keyed(key: impl Into<Key>, element: Html) -> Html {
    changed(element, |tag| tag.key = Some(key.into()))
}

/// An `input` that says this.
pub fn saying(value: String, input: Html) -> Html {
    changed(input, |tag| tag.set_value(Some(AttrValue::from(value))))
}

/// An `input` that is ticked, or not.
pub fn ticked(on: bool, input: Html) -> Html {
    changed(input, |tag| tag.set_checked(on))
}

/// An element that can be got hold of.
pub fn held(node: &NodeRef, element: Html) -> Html {
    changed(element, |tag| tag.node_ref = node.clone())
}

/// Several things.
pub fn all(things: impl IntoIterator<Item = Html>) -> Html {
    several(things.into_iter().collect())
}

fn several(things: Vec<Html>) -> Html {
    VList::with_children(things, None).into()
}

/// A class, if any is given.
pub fn given(class: &str) -> Option<String> {
    (!class.is_empty()).then(|| class.to_owned())
}

/// An element of this class, with what is in it.
pub fn tag(name: &'static str, class: &str, inside: Vec<Html>) -> Html {
    element(name, &["class"], Box::new([given(class).written()]), Box::default(), inside)
}

/// A `span` of this class.
pub fn span(class: &str, inside: Vec<Html>) -> Html {
    tag("span", class, inside)
}

/// A `span` with a tip.
pub fn tip(class: &str, title: String, inside: Vec<Html>) -> Html {
    let values = Box::new([class.to_owned().written(), title.written()]);
    element("span", &["class", "title"], values, Box::default(), inside)
}

/// Words.
pub fn words(words: impl Into<AttrValue>) -> Html {
    yew::virtual_dom::VText::new(words).into()
}

/// A number.
pub fn number(n: u8) -> Html {
    words(n.to_string())
}

/// The heading of a page, from which one just arrived at is read.
pub fn heading(class: &str, inside: Vec<Html>) -> Html {
    el!("h1", "class" = given(class), "tabindex" = "-1", [all(inside)])
}

/// Words of a tag.
pub fn said(name: &'static str, class: &str, said: String) -> Html {
    tag(name, class, vec![words(said)])
}

/// Words for those who do not see the rest.
pub fn unseen(words: String) -> Html {
    said("span", "visually-hidden", words)
}

/// A button.
pub fn button(
    class: &str,
    onclick: Callback<MouseEvent>,
    pressed: Option<bool>,
    inside: Vec<Html>,
) -> Html {
    let values =
        Box::new(["button".written(), class.to_owned().written(), truth(pressed).written()]);
    let listeners = Box::new([Some(listener(yew::html::onclick::Wrapper::new(onclick)))]);
    element("button", &["type", "class", "aria-pressed"], values, listeners, inside)
}

/// How an attribute says whether something is so.
pub fn truth(is: Option<bool>) -> Option<&'static str> {
    is.map(|is| if is { "true" } else { "false" })
}

/// A link.
pub fn link(class: &'static str, href: String, inside: Vec<Html>) -> Html {
    element(
        "a",
        &["class", "href"],
        Box::new([class.written(), href.written()]),
        Box::default(),
        inside,
    )
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

// What components have replaced, for the code that still calls functions.

use super::art;
use super::icons::{Glyph, Icon, IconButton, TextButton};

/// See [`art::Drawing`].
pub fn drawing(class: &str, view: &'static str, parts: Vec<Html>) -> Html {
    el!("svg", "class" = given(class), "viewBox" = view, "aria-hidden" = "true", [all(parts)])
}

/// A symbol as a part of a drawing.
pub fn part(id: &str) -> Html {
    el!("use", "href" = ["#", id].concat())
}

/// A symbol as a part of a drawing: where, and how large.
pub fn part_at(id: &str, [x, y, size]: [&'static str; 3]) -> Html {
    let href = ["#", id].concat();
    el!("use", "href" = href, "x" = x, "y" = y, "width" = size, "height" = size)
}

/// See [`art::Sigil`].
pub fn sigil(guild: &str) -> Html {
    html! { <art::Sigil of={guild.to_owned()} /> }
}

/// See [`art::Emblem`].
pub fn emblem(of: &str) -> Html {
    html! { <art::Emblem of={of.to_owned()} /> }
}

/// See [`art::Lettering`].
pub fn lettering(of: &str, name: String) -> Html {
    html! { <art::Lettering of={of.to_owned()} {name} /> }
}

/// See [`IconButton`].
#[derive(Clone, Copy, Default)]
pub struct IconButtonOptions {
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// For a button that stays pressed: whether it is.
    pub pressed: Option<bool>,
    /// One more class.
    pub class: &'static str,
}

/// See [`IconButton`].
pub fn icon_button(
    icon: Icon,
    label: String,
    onclick: Callback<MouseEvent>,
    options: IconButtonOptions,
) -> Html {
    let IconButtonOptions { disabled, pressed, class } = options;
    html! { <IconButton {icon} {label} {onclick} {disabled} {pressed} {class} /> }
}

/// See [`TextButton`].
pub fn word_button(
    icon: Option<Icon>,
    label: String,
    main: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <TextButton {icon} {label} {main} {onclick} /> }
}

/// See [`Glyph`].
pub fn small(icon: Icon) -> Html {
    html! { <Glyph {icon} small=true /> }
}

/// See [`super::dialog::Dialog`].
pub fn dialog(
    title: String,
    wide: bool,
    onclose: Callback<()>,
    _: &crate::text::Text,
    inside: Html,
) -> Html {
    html! { <super::dialog::Dialog {title} {wide} {onclose}>{ inside }</super::dialog::Dialog> }
}

impl Icon {
    /// See [`Glyph`].
    pub fn draw(self) -> Html {
        html! { <Glyph icon={self} /> }
    }
}

//! Small line drawings for buttons.

use yew::prelude::*;

use super::tags::{self, button, class, el, span, truth};

/// A drawing for a button, without a meaning of its own: the button has the
/// words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what is drawn for")]
pub enum Icon {
    Home,
    Undo,
    Redo,
    Hint,
    Replay,
    Log,
    Sheet,
    Rules,
    Sound,
    Silence,
    Settings,
    Keys,
    Close,
    Play,
    Pause,
    First,
    Back,
    Forward,
    Last,
    Person,
    Bot,
    Warning,
    Rename,
    Export,
    Import,
    Delete,
    Share,
}

impl Icon {
    /// The strokes, on a square of 24.
    const fn path(self) -> &'static str {
        match self {
            Icon::Home => "M4 11l8-7 8 7M6 9.500V20h12V9.500M10 20v-6h4v6",
            Icon::Undo => "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Icon::Redo => "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
            Icon::Hint => "M12 3a6 6 0 0 0-3.500 10.900V17h7v-3.100A6 6 0 0 0 12 3zM9.500 20.500h5",
            Icon::Replay => "M4 12a8 8 0 1 0 2.500-5.800M4 4v4h4M12 8v4l3 2",
            Icon::Log => {
                "M7 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2h12v2M7 4a2 2 0 0 0-2 2v10M9 8h7M9 12h7"
            }
            Icon::Sheet => "M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14",
            Icon::Rules => {
                "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"
            }
            Icon::Sound => {
                "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"
            }
            Icon::Silence => {
                "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5"
            }
            Icon::Settings => {
                "M12 8.500a3.500 3.500 0 1 0 .01 0zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100"
            }
            Icon::Keys => "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17.500 10h.01M7 14h10",
            Icon::Close => "M6 6l12 12M18 6L6 18",
            Icon::Play => "M8 5l11 7-11 7z",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::First => "M6 5v14M18 5l-8 7 8 7z",
            Icon::Back => "M16 5l-8 7 8 7z",
            Icon::Forward => "M8 5l8 7-8 7z",
            Icon::Last => "M18 5v14M6 5l8 7-8 7z",
            Icon::Person => {
                "M12 4a4 4 0 1 0 .01 0zM4.500 20.500c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500"
            }
            Icon::Bot => {
                "M12 2.500l4 7.500h4.500l-2 3H5.500l-2-3H8zM8 13c-.5 4 1 7.500 4 8.500 3-1 4.500-4.500 4-8.500"
            }
            Icon::Warning => "M12 4L2.500 20h19zM12 10v5M12 17.500h.01",
            Icon::Rename => "M4 20l1-5L16.500 3.500l4 4L9 19zM14 6l4 4",
            Icon::Export => "M12 4v11M7.500 10.500L12 15l4.500-4.500M4 16v4h16v-4",
            Icon::Import => "M12 15V4M7.500 8.500L12 4l4.500 4.500M4 16v4h16v-4",
            Icon::Share => {
                "M6.500 9.500a2.500 2.500 0 1 0 .01 0zM17.500 3.500a2.500 2.500 0 1 0 .01 0zM17.500 15.500a2.500 2.500 0 1 0 .01 0zM8.800 10.800L15.200 7.200M8.800 13.200L15.200 16.800"
            }
            Icon::Delete => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500",
        }
    }

    /// The drawing.
    pub fn draw(self) -> Html {
        el!(
            "svg",
            "class" = "icon",
            "viewBox" = "0 0 24 24",
            "aria-hidden" = "true",
            [el!("path", "d" = self.path())]
        )
    }
}

/// What else there is to an icon button.
#[derive(Clone, Copy, Default)]
pub struct Look {
    /// Whether it cannot be used now.
    pub disabled: bool,
    /// For a button that stays pressed: whether it is.
    pub pressed: Option<bool>,
    /// One more class.
    pub class: &'static str,
}

/// A button with a drawing; its words are read out, and shown on hovering.
pub fn icon_button(icon: Icon, label: String, onclick: Callback<MouseEvent>, look: Look) -> Html {
    let label = AttrValue::from(label);
    el!(
        "button",
        "type" = "button",
        "class" = class("icon-button", &[(!look.class.is_empty(), look.class)]),
        "aria-label" = label.clone(),
        "title" = label,
        "aria-pressed" = truth(look.pressed),
        "disabled" = look.disabled,
        onclick = onclick,
        [icon.draw()]
    )
}

/// A button with an icon and words, or with words only.
pub fn word_button(
    icon: Option<Icon>,
    words: String,
    main: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let class = if main { "button button-main" } else { "button" };
    let drawing = icon.map(small).unwrap_or_default();
    button(class, onclick, None, vec![drawing, tags::words(words)])
}

/// An icon beside words.
pub fn small(icon: Icon) -> Html {
    span("small-icon", vec![icon.draw()])
}

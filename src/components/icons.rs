//! Small line drawings for buttons.

use yew::prelude::*;

/// A drawing for a button, without a meaning of its own: the button has the
/// words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say what is drawn for")]
pub enum Icon {
    Home,
    Undo,
    Redo,
    Hint,
    Why,
    Replay,
    Log,
    Sheet,
    Rules,
    Sound,
    Silence,
    Settings,
    Keys,
    What,
    Close,
    Done,
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
    Scan,
    Leave,
    FullScreen,
    Window,
}

impl Icon {
    /// The strokes, on a square of 24.
    const fn path(self) -> &'static str {
        match self {
            Icon::Home => "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
            Icon::Undo => "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Icon::Redo => "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
            Icon::Hint => "M12 3a6 6 0 0 0-3.5 10.9V17h7v-3.1A6 6 0 0 0 12 3zM9.5 20.5h5",
            Icon::Why => {
                "M4 4h16v12h-8l-4 4v-4H4zM10.2 8.6a2 2 0 1 1 3 1.7c-.8.5-1.2.8-1.2 1.6M12 13.9v.1"
            }
            Icon::Replay => "M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4l3 2",
            Icon::Log => {
                "M7 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2h12v2M7 4a2 2 0 0 0-2 2v10M9 8h7M9 12h7"
            }
            Icon::Sheet => "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
            Icon::Rules => {
                "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"
            }
            Icon::Sound => {
                "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
            }
            Icon::Silence => "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
            Icon::Settings => {
                "M12 8.5a3.5 3.5 0 1 0 .01 0zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"
            }
            Icon::Keys => "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M7 14h10",
            Icon::What => {
                "M12 3a9 9 0 1 0 .01 0zM9.3 9.7a2.7 2.7 0 1 1 4 2.3c-.9.5-1.3 1-1.3 2M12 17h.01"
            }
            Icon::Done => "M4.5 12.5l5 5 10-11",
            Icon::Close => "M6 6l12 12M18 6L6 18",
            Icon::Play => "M8 5l11 7-11 7z",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::First => "M6 5v14M18 5l-8 7 8 7z",
            Icon::Back => "M16 5l-8 7 8 7z",
            Icon::Forward => "M8 5l8 7-8 7z",
            Icon::Last => "M18 5v14M6 5l8 7-8 7z",
            Icon::Person => "M12 4a4 4 0 1 0 .01 0zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
            Icon::Bot => {
                "M12 2.5l4 7.5h4.5l-2 3H5.5l-2-3H8zM8 13c-.5 4 1 7.5 4 8.5 3-1 4.5-4.5 4-8.5"
            }
            Icon::Warning => "M12 4L2.5 20h19zM12 10v5M12 17.5h.01",
            Icon::Rename => "M4 20l1-5L16.5 3.5l4 4L9 19zM14 6l4 4",
            Icon::Export => "M12 4v11M7.5 10.5L12 15l4.5-4.5M4 16v4h16v-4",
            Icon::Import => "M12 15V4M7.5 8.5L12 4l4.5 4.5M4 16v4h16v-4",
            Icon::Share => {
                "M6.5 9.5a2.5 2.5 0 1 0 .01 0zM17.5 3.5a2.5 2.5 0 1 0 .01 0zM17.5 15.5a2.5 2.5 0 1 0 .01 0zM8.8 10.8L15.2 7.2M8.8 13.2L15.2 16.8"
            }
            Icon::Scan => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M4 12h16",
            Icon::Leave => "M13 4H5v16h8M10 12h10M16 8l4 4-4 4",
            Icon::FullScreen => "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
            Icon::Window => "M20 11h-7V4M13 11l7-7M4 13h7v7M11 13l-7 7",
            Icon::Delete => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
        }
    }
}

impl Icon {
    /// Its drawing, hidden from screen readers: text beside it, or its button, has the meaning.
    pub fn drawing(self) -> Html {
        html! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={self.path()} /></svg>
        }
    }

    /// Its drawing, a little smaller, to stand beside words.
    pub fn small(self) -> Html {
        html! { <span key="icon" class="small-icon">{ self.drawing() }</span> }
    }
}

/// Properties of [`IconButton`].
#[derive(Properties, PartialEq)]
pub struct IconButtonProps {
    /// The drawing on it.
    pub icon: Icon,
    /// Its words, read out, and shown on hovering.
    pub label: AttrValue,
    /// Called when it is pressed.
    pub onclick: Callback<MouseEvent>,
    /// Whether it cannot be used now. It looks so, and says why if `explain` names a text for that,
    /// but stays a button.
    #[prop_or_default]
    pub disabled: bool,
    /// For a button that stays pressed: whether it is.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// What explains it, in place of its words on hovering: see [`crate::board::explain`].
    #[prop_or_default]
    pub explain: Option<&'static str>,
}

/// A button with a drawing.
#[component]
pub fn IconButton(props: &IconButtonProps) -> Html {
    let IconButtonProps { icon, label, onclick, disabled, pressed, class, explain } = props;
    html! {
        <button
            type="button"
            class={classes!("icon-button", class.clone())}
            aria-label={label.clone()}
            title={explain.is_none().then(|| label.clone())}
            data-explain={*explain}
            aria-pressed={pressed.map(aria_bool)}
            aria-disabled={disabled.then_some("true")}
            onclick={(!disabled).then(|| onclick.clone())}
        >
            { icon.drawing() }
        </button>
    }
}

/// Properties of [`TextButton`].
#[derive(Properties, PartialEq)]
pub struct TextButtonProps {
    /// The drawing beside the words, if any.
    #[prop_or_default]
    pub icon: Option<Icon>,
    /// The words.
    pub label: AttrValue,
    /// Whether it is what most people want now.
    #[prop_or_default]
    pub main: bool,
    /// Whether it cannot be used now.
    #[prop_or_default]
    pub disabled: bool,
    /// For a button that stays pressed: whether it is.
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// What explains it: see [`crate::board::explain`].
    #[prop_or_default]
    pub explain: Option<AttrValue>,
    /// Called when it is pressed.
    pub onclick: Callback<MouseEvent>,
}

/// A button with words, and perhaps an icon before them.
#[component]
pub fn TextButton(props: &TextButtonProps) -> Html {
    let TextButtonProps { icon, label, main, disabled, pressed, class, explain, onclick } = props;
    html! {
        <button
            type="button"
            class={classes!("button", main.then_some("button-main"), class.clone())}
            aria-pressed={pressed.map(aria_bool)}
            disabled={*disabled}
            data-explain={explain}
            onclick={onclick.clone()}
        >
            if let Some(icon) = *icon {
                { icon.small() }
            }
            { label }
        </button>
    }
}

/// The value of a boolean ARIA attribute.
pub fn aria_bool(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

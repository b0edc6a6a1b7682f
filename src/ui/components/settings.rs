//! The settings: language, look, speed, sound, confirmations.

use conclave::i18n::Locale;
use conclave::session::{Speed, Theme};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::tags::dialog;
use crate::components::tags::{all, el, link, said, tag, ticked, when, words};
use crate::shell::Shell;

/// The settings, in a dialog; `onclose` is called when the reader is done. `aloud` is
/// the game in which something can be read aloud, if this is one.
pub fn settings_dialog(shell: &Shell, aloud: Option<&str>, onclose: Callback<()>) -> Html {
    let Shell { text, settings, .. } = shell;
    let select = |key: &'static str, options: Vec<(String, String)>, chosen: &str, onchange| {
        let option = |(id, name): (String, String)| {
            el!("option", "selected" = id == chosen, "value" = id, [words(name)])
        };
        tag(
            "label",
            "field",
            vec![
                said("span", "", text.tr(key)),
                el!("select", onchange = onchange, [all(options.into_iter().map(option))]),
            ],
        )
    };
    let chosen = |change: fn(&mut conclave::session::Settings, &str)| {
        let shell = shell.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            shell.with(|settings| change(settings, &select.value()));
        })
    };
    let check = |key: &str, on: bool, change: fn(&mut conclave::session::Settings, bool)| {
        let shell = shell.clone();
        let onchange = Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            shell.with(|settings| change(settings, input.checked()));
        });
        let input = ticked(on, el!("input", "type" = "checkbox", onchange = onchange));
        tag("label", "check", vec![input, said("span", "", text.tr(key))])
    };
    let languages = Locale::ALL.iter().map(|l| (l.id().to_owned(), l.name().to_owned())).collect();
    let themes =
        Theme::ALL.iter().map(|t| (t.id().into(), text.tr(&format!("theme-{}", t.id())))).collect();
    let speeds =
        Speed::ALL.iter().map(|s| (s.id().into(), text.tr(&format!("speed-{}", s.id())))).collect();
    let form = el!(
        "form",
        "class" = "settings",
        "method" = "dialog",
        [
            select(
                "language",
                languages,
                text.locale().id(),
                Callback::from(|event: Event| {
                    crate::boot::speak(&event.target_unchecked_into::<HtmlSelectElement>().value());
                })
            ),
            select(
                "theme",
                themes,
                settings.theme.id(),
                chosen(|s, id| s.theme = Theme::from_id(id).unwrap_or_default())
            ),
            select(
                "speed",
                speeds,
                settings.speed.id(),
                chosen(|s, id| s.speed = Speed::from_id(id).unwrap_or_default())
            ),
            when(shell.still, || said("p", "note", text.tr("speed-still"))),
            check("sound", settings.sound, |s, on| s.sound = on),
            check("confirm", settings.confirm, |s, on| s.confirm = on),
            all(aloud.filter(|_| crate::boot::voice()).map(|game| {
                check(&[game, "-aloud"].concat(), settings.aloud, |s, on| s.aloud = on)
            })),
            link("", "#/saves".into(), vec![words(text.tr("saves-and-room"))]),
            said("button", "button button-main", text.tr("done"))
        ]
    );
    dialog(text.tr("settings"), false, onclose, text, form)
}

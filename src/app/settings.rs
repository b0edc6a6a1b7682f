//! The settings: language, look, speed, sound, confirmations.

use conclave::page::{Speed, Theme};
use conclave::text::Locale;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::dialog::Dialog;
use super::shell::Shell;

/// The settings, in a dialog; `onclose` is called when the reader is done.
pub fn settings_dialog(shell: &Shell, onclose: Callback<()>) -> Html {
    let Shell { text, settings, .. } = shell;
    let select = |key: &'static str, options: Vec<(String, String)>, chosen: &str, onchange| {
        html! {
            <label class="field">
                <span>{ text.say(key) }</span>
                <select {onchange}>
                    { for options.into_iter().map(|(id, name)| html! {
                        <option selected={id == chosen} value={id.clone()}>{ name }</option>
                    }) }
                </select>
            </label>
        }
    };
    let chosen = |change: fn(&mut conclave::page::Settings, &str)| {
        let shell = shell.clone();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            shell.with(|settings| change(settings, &select.value()));
        })
    };
    let check = |key: &'static str, on: bool, change: fn(&mut conclave::page::Settings, bool)| {
        let shell = shell.clone();
        let onchange = Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            shell.with(|settings| change(settings, input.checked()));
        });
        html! {
            <label class="check">
                <input type="checkbox" checked={on} {onchange} />
                <span>{ text.say(key) }</span>
            </label>
        }
    };
    let languages = Locale::ALL.iter().map(|l| (l.id().to_owned(), l.name().to_owned())).collect();
    let themes = Theme::ALL
        .iter()
        .map(|t| (t.id().into(), text.say(&format!("theme-{}", t.id()))))
        .collect();
    let speeds = Speed::ALL
        .iter()
        .map(|s| (s.id().into(), text.say(&format!("speed-{}", s.id()))))
        .collect();
    html! {
        <Dialog title={text.say("settings")} close={text.say("close")} {onclose}>
            <form class="settings" method="dialog">
                { select("language", languages, text.locale().id(), Callback::from(|event: Event| {
                    super::boot::speak(&event.target_unchecked_into::<HtmlSelectElement>().value());
                })) }
                { select("theme", themes, settings.theme.id(), chosen(|s, id| s.theme = Theme::from_id(id).unwrap_or_default())) }
                { select("speed", speeds, settings.speed.id(), chosen(|s, id| s.speed = Speed::from_id(id).unwrap_or_default())) }
                if shell.still {
                    <p class="note">{ text.say("speed-still") }</p>
                }
                { check("sound", settings.sound, |s, on| s.sound = on) }
                { check("confirm", settings.confirm, |s, on| s.confirm = on) }
                <button class="button button-main">{ text.say("done") }</button>
            </form>
        </Dialog>
    }
}

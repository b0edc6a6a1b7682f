//! The settings: language, look, speed, sound and its volume, confirmations, keys.

use conclave_i18n::Locale;
use conclave_session::{Settings, Speed, Theme};
use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::forms::{Checkbox, Choice, SelectField, Slider};
use crate::components::full_screen::use_full_screen;
use crate::components::icons::{Icon, TextButton};
use crate::games::Sound;
use crate::shell::{Shell, theme};

/// Properties of [`SettingsDialog`].
#[derive(Properties, PartialEq)]
pub struct SettingsDialogProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The id of the game in which something can be read aloud, if this is one.
    #[prop_or_default]
    pub aloud: Option<&'static str>,
    /// Called when the reader says that something is wrong.
    pub onreport: Callback<()>,
    /// Called when the reader is done.
    pub onclose: Callback<()>,
}

/// The settings, in a dialog. A change is in force at once.
#[component]
pub fn SettingsDialog(props: &SettingsDialogProps) -> Html {
    let SettingsDialogProps { shell, aloud, onreport, onclose } = props;
    let Shell { text, settings, still, .. } = shell;
    let screen = use_full_screen();
    let choose = |change: fn(&mut Settings, &str)| {
        let shell = shell.clone();
        Callback::from(move |id: String| shell.with(|settings| change(settings, &id)))
    };
    let switch = |change: fn(&mut Settings, bool)| {
        let shell = shell.clone();
        Callback::from(move |on| shell.with(|settings| change(settings, on)))
    };
    let volume = {
        let shell = shell.clone();
        Callback::from(move |volume| {
            shell.with(|settings| settings.volume = volume);
            crate::boot::play_sound("", Sound::Award.id(), volume);
        })
    };
    let languages: Vec<Choice> = Locale::ALL
        .iter()
        .map(|locale| Choice { value: locale.id().into(), label: locale.name().into() })
        .collect();
    let named = |kind: &str, id: &'static str| Choice {
        value: id.into(),
        label: text.tr(&format!("{kind}-{id}")).into(),
    };
    let themes: Vec<Choice> = Theme::ALL.iter().map(|theme| named("theme", theme.id())).collect();
    let speeds: Vec<Choice> = Speed::ALL.iter().map(|speed| named("speed", speed.id())).collect();
    html! {
        <Dialog title={text.tr("settings")} {onclose}>
            <form class="settings" method="dialog">
                <SelectField
                    key="language"
                    label={text.tr("language")}
                    choices={languages}
                    chosen={text.locale().id()}
                    onchange={|id: String| crate::boot::set_language(&id)}
                />
                <SelectField
                    key="theme"
                    label={text.tr("theme")}
                    choices={themes}
                    chosen={theme(settings).id()}
                    onchange={choose(|s, id| s.theme = Theme::from_id(id))}
                />
                <SelectField
                    key="speed"
                    label={text.tr("speed")}
                    choices={speeds}
                    chosen={settings.speed.id()}
                    onchange={choose(|s, id| s.speed = Speed::from_id(id).unwrap_or_default())}
                />
                if *still {
                    <p key="note" class="note">{ text.tr("speed-still") }</p>
                }
                <Checkbox
                    key="sound"
                    label={text.tr("sound")}
                    checked={settings.sound}
                    onchange={switch(|s, on| s.sound = on)}
                />
                <Slider
                    key="volume"
                    label={text.tr("volume")}
                    value={settings.volume}
                    disabled={!settings.sound}
                    onchange={volume}
                />
                <Checkbox
                    key="confirm"
                    label={text.tr("confirm")}
                    checked={settings.confirm}
                    onchange={switch(|s, on| s.confirm = on)}
                />
                <Checkbox
                    key="letters"
                    label={text.tr("letters")}
                    checked={settings.letters}
                    onchange={switch(|s, on| s.letters = on)}
                />
                if let Some(game) = aloud.filter(|_| crate::speech::is_available()) {
                    <Checkbox
                        key="aloud"
                        label={text.tr(&format!("{game}-aloud"))}
                        checked={settings.aloud}
                        onchange={switch(|s, on| s.aloud = on)}
                    />
                }
                // (Where tools are few, such as on telephones, it is here only.)
                if let Some(screen) = screen {
                    <TextButton
                        key="full-screen"
                        icon={screen.icon()}
                        label={text.tr("full-screen")}
                        explain="full-screen"
                        pressed={screen.is_on}
                        onclick={screen.switch}
                    />
                }
                <a key="saves" href="#/saves">{ text.tr("saves-and-room") }</a>
                <TextButton
                    key="report"
                    icon={Icon::Warning}
                    label={text.tr("report")}
                    onclick={onreport.reform(|_| ())}
                />
                <button key="done" class="button button-main">{ text.tr("done") }</button>
            </form>
        </Dialog>
    }
}

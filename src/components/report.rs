//! "Something is wrong here": a report that a reader can save and give away. What it holds is shown before, and
//! nothing of it is sent.

use std::rc::Rc;

use conclave_session::report::Report;
use conclave_session::saves::Save;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::forms::Checkbox;
use crate::components::icons::{Icon, TextButton};
use crate::context::use_text;
use crate::screens::build;
use crate::shell::Shell;
use crate::storage::offer_file;

/// What a report's file is called.
const FILE: &str = "conclave-report.txt";

/// The parts of a table of which a report tells what they show.
const SHOWN: &str = ".table-title, .banner, .prompt, .table-board, .game-over, .table-side";

/// Something that is wrong now: which program it is, where, and what is shown; with the game, if it is here.
pub fn report(shell: &Shell, save: Option<Save>, more: Vec<(&'static str, String)>) -> Report {
    let (window, navigator) = (window(), window().navigator());
    let size = |value: Result<wasm_bindgen::JsValue, _>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or_default()
    };
    let screen = format!(
        "{} × {}, {} pixels to one",
        size(window.inner_width()),
        size(window.inner_height()),
        window.device_pixel_ratio()
    );
    // What follows in an address may be names, or keys of tables.
    let address = window.location().hash().unwrap_or_default();
    let path: Vec<&str> = address.split(['/', '?']).take(2).collect();
    let mut facts = vec![
        ("version", format!("{}, build {}", env!("CARGO_PKG_VERSION"), build())),
        ("browser", navigator.user_agent().unwrap_or_default()),
        ("window", screen),
        ("language", shell.text.locale().id().to_owned()),
        ("settings", shell.settings.write()),
        ("less-motion", shell.still.to_string()),
        ("page", path.join("/")),
    ];
    facts.extend(more);
    Report { facts, save }
}

/// What a table shows, in words.
pub fn shown() -> String {
    let Ok(parts) = document().query_selector_all(SHOWN) else { return String::new() };
    let parts = (0..parts.length()).filter_map(|at| parts.item(at)?.dyn_into::<HtmlElement>().ok());
    parts.map(|part| part.inner_text()).collect::<Vec<_>>().join("\n")
}

/// Properties of [`ReportForm`].
#[derive(Properties, PartialEq)]
pub struct ReportFormProps {
    /// The report.
    pub report: Rc<Report>,
}

/// What a report holds, and a button that saves it.
#[component]
pub fn ReportForm(ReportFormProps { report }: &ReportFormProps) -> Html {
    let text = use_text();
    let names = use_state(|| false);
    let content = report.write(*names);
    let save = {
        let content = content.clone();
        move |_: MouseEvent| offer_file(FILE, &content)
    };
    let switch = {
        let names = names.clone();
        move |on: bool| names.set(on)
    };
    html! {
        <div class="settings">
            <p key="about">{ text.tr("report-about") }</p>
            if report.save.is_some() {
                <p key="game">{ text.tr("report-game") }</p>
            }
            <label key="content" class="field">
                <span>{ text.tr("report-content") }</span>
                <textarea rows="8" readonly=true value={content} />
            </label>
            if report.has_names() {
                <Checkbox
                    key="names"
                    label={text.tr("report-names")}
                    checked={*names}
                    onchange={switch}
                />
            }
            <div key="row" class="row">
                <TextButton
                    icon={Icon::Export}
                    label={text.tr("report-save")}
                    main=true
                    onclick={save}
                />
            </div>
        </div>
    }
}

/// Properties of [`ReportDialog`].
#[derive(Properties, PartialEq)]
pub struct ReportDialogProps {
    /// The report.
    pub report: Rc<Report>,
    /// Called when the reader closes the dialog.
    pub onclose: Callback<()>,
}

/// The same, over a table.
#[component]
pub fn ReportDialog(ReportDialogProps { report, onclose }: &ReportDialogProps) -> Html {
    let text = use_text();
    html! {
        <Dialog title={text.tr("report")} onclose={onclose.clone()}>
            <ReportForm report={report.clone()} />
        </Dialog>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::{Seed, Setup};
    use conclave_session::{Controller, Player, Session};

    #[test]
    fn what_a_report_holds_is_shown_before_it_is_saved_and_has_no_names_unasked() {
        let player = |name: &str| Player { name: name.into(), controller: Controller::Person };
        let players = ["Ada", "Béa", "Cy"].map(player).to_vec();
        let setup = Setup { seats: 3, options: Default::default() };
        let session = Session::<Elfenwizards>::begin(setup, Seed(1), players).expect("a game");
        let facts = vec![("shown", "It is Ada's turn".to_owned())];
        let save = Some(Save::of(&session, "Thursday", 1, 2));
        let markup = |report: Report| {
            let text = testing::text(Locale::English);
            testing::markup(&text, html! { <ReportForm report={Rc::new(report)} /> })
        };
        let found = markup(Report { facts: facts.clone(), save });
        assert!(found.contains("It is #1"), "{found}");
        assert!(found.contains("conclave-save") && found.contains("type=\"checkbox\""), "{found}");
        assert!(!found.contains("Ada"), "{found}");
        let without = markup(Report { facts, save: None });
        assert!(!without.contains("checkbox") && without.contains("<button"), "{without}");
    }
}

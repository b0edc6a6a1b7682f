//! Something is wrong: the page on which a report can be had without a table, also after a crash.

use yew::prelude::*;

use crate::boot;
use crate::components::heading::PageHeading;
use crate::components::icons::Icon;
use crate::components::report::{ReportForm, report};
use crate::shell::Shell;

/// Properties of [`ReportPage`].
#[derive(Properties, PartialEq)]
pub struct ReportPageProps {
    /// The services and texts that all pages share.
    pub shell: Shell,
}

/// The page.
#[component]
pub fn ReportPage(ReportPageProps { shell }: &ReportPageProps) -> Html {
    let text = &shell.text;
    let report = use_memo((), |()| {
        // After a crash: why, what was shown, and the slot of the game.
        let failure = boot::failure().map(|failure| failure.to_vec()).unwrap_or_default();
        let told = |at: usize| failure.get(at).and_then(|it| it.as_string()).unwrap_or_default();
        let save = match told(2) {
            slot if slot.is_empty() => None,
            slot => shell.save_store.read(&slot).ok().flatten().and_then(Result::ok),
        };
        report(shell, save, vec![("error", told(0)), ("shown", told(1))])
    });
    html! {
        <div class="about">
            <header class="record-top">
                <PageHeading>{ text.tr("report") }</PageHeading>
                <a class="button" href="#/">
                    { Icon::Home.small() }
                    { text.tr("home") }
                </a>
            </header>
            <ReportForm {report} />
        </div>
    }
}

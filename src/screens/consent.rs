//! Asks for consent before other people's servers are contacted, once for each server in a browser.

use conclave_art::Lettering;
use conclave_session::saves::Store;
use gloo::utils::{document, window};
use yew::prelude::*;

use super::servers::Servers;
use crate::components::heading::PageHeading;
use crate::context::use_text;
use crate::shell::Shell;

/// The machines that somebody has agreed to, with spaces between.
const AGREED: &str = "conclave:servers";
/// How many are remembered.
const MOST: usize = 20;

/// The servers of a table: those of its link; where it names none, those of the page (`meta` elements
/// `signal` and `ice`).
pub fn named(link: &Servers) -> Servers {
    if *link != Servers::default() {
        return link.clone();
    }
    let mut servers = Servers::default();
    let said = |name: &str| {
        let selector = format!("meta[name={name}]");
        document().query_selector(&selector).ok()??.get_attribute("content")
    };
    // An invalid part names no server.
    if let Some(address) = said("signal") {
        let _ = servers.name_signal(&address);
    }
    if let Some(list) = said("ice")
        && servers.name_ice(&list).is_err()
    {
        servers.ice.clear();
    }
    servers
}

/// The machines among these servers that somebody must be told of before they are asked.
pub fn to_ask(servers: &Servers, shell: &Shell) -> Vec<String> {
    let own = window().location().hostname().unwrap_or_default();
    let agreed = agreed(shell);
    let is_new = |host: &&str| !agreed.iter().any(|known| known == host);
    servers.hosts_beside(&own).into_iter().filter(is_new).map(str::to_owned).collect()
}

/// Somebody has been told of these servers, and goes on.
pub fn agree(servers: &Servers, shell: &Shell) {
    let new = to_ask(servers, shell);
    if new.is_empty() {
        return;
    }
    let mut all = agreed(shell);
    all.extend(new);
    let first = all.len().saturating_sub(MOST);
    // What cannot be kept is asked again next time.
    let _ = shell.save_store.store().set(AGREED, &all[first..].join(" "));
}

fn agreed(shell: &Shell) -> Vec<String> {
    let kept = shell.save_store.store().get(AGREED).ok().flatten().unwrap_or_default();
    kept.split_whitespace().map(str::to_owned).collect()
}

/// Properties of [`Consent`].
#[derive(Properties, PartialEq)]
pub struct ConsentProps {
    /// The game's id.
    pub game: &'static str,
    /// The servers' machines.
    pub through: AttrValue,
    /// Called when the table is to be opened.
    pub onagree: Callback<()>,
}

/// Tells of the servers that the link of a table names, before it is opened.
#[component]
pub fn Consent(&ConsentProps { game, ref through, ref onagree }: &ConsentProps) -> Html {
    let text = use_text();
    html! {
        <div
            class="screens message vellum"
            data-game={game}
            data-connection="waiting"
            data-through={through}
        >
            <PageHeading>
                <Lettering of={game} name={text.tr(&format!("{game}-name"))} />
                <span class="visually-hidden">{ format!(", {}", text.tr("screens")) }</span>
            </PageHeading>
            <p>{ text.tr_args("screens-open-through", &[("server", through.as_str().into())]) }</p>
            <div class="row">
                <button
                    type="button"
                    class="button button-main button-large"
                    onclick={onagree.reform(|_: MouseEvent| ())}
                >
                    { text.tr("screens-open") }
                </button>
                <a class="button" href={format!("#/host/{game}")}>{ text.tr("screens-without") }</a>
            </div>
        </div>
    }
}

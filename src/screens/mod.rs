//! One table, many screens, in the browser: what `conclave_screens` needs of it.
//!
//! The device that opens a table (`#/host/GAME`) shows an invitation for each open seat, as a link
//! and as a QR code; who opens it (`#/join/GAME/CODE`) joins, from another window of the same browser
//! at once, from another device by showing an answer back.
//!
//! | module | what it holds |
//! |---|---|
//! | [`code`] | codes: invitations and answers, as links |
//! | [`endpoint`] | one end of a peer connection, as little as a code must say of it |
//! | [`peer`] | peer connections (WebRTC) |
//! | [`servers`] | the servers that a site's owner may name, and [`consent`] to ask them |
//! | [`signaling_client`] | a room at a signalling server |
//! | [`signaling_host`], [`callers`] | the table's place in its room, and who was given which seat |
//! | [`relay`], [`relay_gate`] | the page around a frame, which carries messages, and the table's side of it |
//! | [`window`] | other windows of the same browser (BroadcastChannel) |
//! | [`inbox`] | what has arrived over either |
//! | [`invitation_pool`] | the table's side: offers, and the connections that come of them |
//! | [`guest_connections`] | the guest's side: ways to the table, until one is open |
//! | [`host_page`] | the address of a table, and the form that opens one |
//! | [`table_page`], [`room`], [`waiting_room`] | the table itself, who is there, and what it shows while somebody is to come |
//! | [`screens_bar`], [`wake_lock`] | who is away while the game is played; the screen stays on |
//! | [`hand_over`], [`succession`] | a table that goes over to a guest's device: what is shown of it, and the old table meanwhile |
//! | [`identity`] | who a guest of this browser is at a table |
//! | [`join_page`], [`arrival`], [`leave_dialog`] | a guest's page: the way to the table, until they leave; the game is a [`Table`](crate::table::Table) |
//! | [`relay_page`] | a guest in a frame, until the table has answered |
//! | [`deliver_page`] | the page of an answer that is opened in the table's browser |
//! | [`code_box`], [`signaling_box`], [`qr`] | codes to be shown: drawn, and as links |
//! | [`scanner`] | codes to be scanned, with the camera or in a photo |

pub mod arrival;
pub mod callers;
pub mod code;
pub mod code_box;
pub mod consent;
pub mod deliver_page;
pub mod endpoint;
pub mod guest_connections;
pub mod hand_over;
pub mod host_page;
pub mod identity;
pub mod inbox;
pub mod invitation_pool;
pub mod join_page;
pub mod leave_dialog;
pub mod peer;
pub mod qr;
pub mod relay;
pub mod relay_gate;
pub mod relay_page;
pub mod room;
#[cfg(test)]
mod scan_tests;
pub mod scanner;
pub mod screens_bar;
pub mod servers;
pub mod signaling_box;
pub mod signaling_client;
pub mod signaling_host;
#[cfg(all(test, target_arch = "wasm32"))]
mod soak;
pub mod sole_table;
pub mod succession;
pub mod table_page;
pub mod waiting_room;
pub mod wake_lock;
pub mod window;

use std::cell::RefCell;

use gloo::utils::{document_element, window as browser};
use yew::Callback;

use crate::storage::now;

/// What this page was built from; screens of different builds do not understand each other.
pub fn build() -> String {
    document_element().get_attribute("data-build").unwrap_or_default()
}

/// The address of a file of this build.
fn file(name: &str) -> String {
    match build() {
        build if build.is_empty() => name.to_owned(),
        build => format!("{name}?{build}"),
    }
}

/// Minutes since 1970.
pub fn minutes() -> u32 {
    (now() / 60_000) as u32
}

/// The address of a code for others: the page's own, without what may stand in it for a frame.
pub fn link(game: &str, code: &str) -> String {
    let location = browser().location();
    let (origin, path) = (location.origin(), location.pathname());
    let page = [origin.unwrap_or_default(), path.unwrap_or_default()].concat();
    format!("{page}#/join/{game}/{code}")
}

thread_local! {
    /// Where codes are brought that are opened in the very window of a table.
    static RECEIVER: RefCell<Option<Callback<String>>> = const { RefCell::new(None) };
}

/// From now on codes that are opened in this window are brought to its table; or, with none, to nobody.
fn deliver_codes_to(receiver: Option<Callback<String>>) {
    RECEIVER.with(|kept| kept.replace(receiver));
}

/// Brings a code to the table of this window. Whether there is one.
pub fn deliver_code(code: &str) -> bool {
    let receiver = RECEIVER.with(|kept| kept.borrow().clone());
    receiver.inspect(|receiver| receiver.emit(code.to_owned())).is_some()
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use yew::prelude::*;

    use super::code::{Code, Purpose};
    use super::consent::Consent;
    use super::deliver_page::DeliverPage;
    use super::servers::Servers;
    use crate::testing::{markup, text};

    #[test]
    fn pages_before_a_table_is_reached_say_how_its_connection_is_doing() {
        let text = text(Locale::English);
        let onagree = Callback::<()>::noop();
        let consent = html! { <Consent game="elfenwizards" through="a.example" {onagree} /> };
        let code = Code {
            table: 1,
            offer: 0,
            until: 0,
            build: 0,
            endpoint: None,
            servers: Servers::default(),
            purpose: Purpose::Answer,
        };
        for content in [consent, html! { <DeliverPage {code} /> }] {
            let found = markup(&text, content);
            assert_eq!(found.matches("data-connection=\"waiting\"").count(), 1, "{found}");
        }
    }
}

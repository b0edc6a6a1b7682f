//! The page of a table that others join from their own screens: who is to come, then the game.

use std::marker::PhantomData;

use conclave_rules::table::Seat;
use conclave_screens::HostRecord;
use conclave_session::codec::{from_text, to_text};
use conclave_session::link::{Link, parts};
use conclave_session::saves::{SlotId, Store};
use conclave_session::series;
use gloo::utils::window;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::code::TableId;
use super::consent::{Consent, agree, to_ask};
use super::servers::ConnectionOptions;
use super::sole_table::SoleTable;
use super::table_page::TablePage;
use crate::boot;
use crate::components::notices::MessagePage;
use crate::games::GameUi;
use crate::random::random_u64;
use crate::shell::Shell;

/// The prefix of the keys under which tables are stored; `static/frame.js` has it too.
const KEPT: &str = "conclave:table:";
/// The slots of games on many screens begin with this; `static/address.js` knows it too.
const SLOT: &str = "table-";

/// The slot of a table's game.
pub fn slot(table: TableId) -> SlotId {
    format!("{SLOT}{table:016x}")
}

/// The table whose game is in a slot; none for other games.
pub fn table_of_slot(slot: &str) -> Option<TableId> {
    TableId::from_str_radix(slot.strip_prefix(SLOT)?, 16).ok()
}

/// What is kept of a table beside its game. It stays on this device: the guests' keys are in it.
#[derive(PartialEq, Serialize, Deserialize)]
pub struct KeptTable {
    /// The query of the link that opened it.
    pub query: String,
    /// Whether the game has begun.
    pub begun: bool,
    /// The guests.
    pub guests: HostRecord,
}

impl KeptTable {
    fn key(table: TableId) -> String {
        format!("{KEPT}{table:016x}")
    }

    /// What is kept of a table.
    pub fn read(table: TableId, shell: &Shell) -> Option<KeptTable> {
        from_text(&shell.save_store.store().get(&KeptTable::key(table)).ok()??)
    }

    /// The part that applies to a game of this query: everything, or, for the next game of a game night,
    /// the guests, each at its player's present seat.
    #[must_use]
    pub fn for_query(self, query: &str) -> KeptTable {
        if series_in(&self.query) == series_in(query) {
            return self;
        }
        let names = |query: &str| Link::parse(query).map(|link| link.names).unwrap_or_default();
        let (before, now) = (names(&self.query), names(query));
        let guests = self.guests.reseated(|seat| {
            let name = before.get(seat.index())?;
            now.iter().position(|other| other == name).map(|at| Seat(at as u8))
        });
        KeptTable { query: query.to_owned(), begun: false, guests }
    }

    /// Forgets it: the table is another device now.
    pub fn forget(table: TableId, shell: &Shell) {
        // What cannot be removed is a table without guests when it is opened again.
        let _ = shell.save_store.store().remove(&KeptTable::key(table));
    }

    /// Keeps it. Without storage, a table is lost when its page is loaded again.
    pub fn write(&self, table: TableId, shell: &Shell) {
        let _ = shell.save_store.store().set(&KeptTable::key(table), &to_text(self));
    }
}

/// Properties of [`HostPage`].
#[derive(Properties)]
pub struct HostPageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The table, if the address names one by its slot.
    #[prop_or_default]
    pub table: Option<TableId>,
    /// What follows the question mark of an address that opens a table.
    #[prop_or_default]
    pub query: AttrValue,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for HostPageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.shell, self.table, &self.query) == (&other.shell, other.table, &other.query)
    }
}

/// A table on many screens.
#[component]
pub fn HostPage<G: GameUi>(HostPageProps { shell, table, query, .. }: &HostPageProps<G>) -> Html {
    let agreed = use_state(|| false);
    let named = *use_memo((*table, query.clone()), |(table, query)| {
        table.or_else(|| table_in(query)).or_else(|| {
            let seats = parts(query).any(|(name, _)| name == "seats");
            seats.then(|| name_table::<G>(query))
        })
    });
    match named {
        Some(table) => {
            let kept = KeptTable::read(table, shell).map(|kept| kept.query);
            // The next game of a game night is another one at the same table, and reached as that.
            let asked = carry_reach(kept.as_deref().unwrap_or_default(), without_table(query));
            let kept = kept.filter(|kept| {
                let series = series_in(&asked);
                series.is_none() || series == series_in(kept)
            });
            let seated = parts(&asked).any(|(name, _)| name == "seats");
            if kept.is_none() && !seated && is_empty(&slot(table), shell) {
                let (title, words) = (shell.text.tr("lost"), shell.text.tr("screens-no-table"));
                return html! { <MessagePage shell={shell.clone()} {title} {words} game={G::ID} /> };
            }
            let query = AttrValue::from(kept.unwrap_or(asked));
            // The table's page explains an invalid query.
            let connection_options = ConnectionOptions::of(&query).unwrap_or_default();
            let through = to_ask(&connection_options.servers, shell);
            if !through.is_empty() && !*agreed {
                let onagree = Callback::from({
                    let (agreed, shell) = (agreed.clone(), shell.clone());
                    move |()| {
                        agree(&connection_options.servers, &shell);
                        agreed.set(true);
                    }
                });
                return html! { <Consent game={G::ID} through={through.join(", ")} {onagree} /> };
            }
            let key = query.to_string();
            html! {
                <SoleTable key={table} game={G::ID} {table}>
                    <TablePage<G> {key} shell={shell.clone()} {table} {query} />
                </SoleTable>
            }
        }
        // Its set-up is a page of another program.
        None => Html::default(),
    }
}

/// Whether there is no game in a slot.
fn is_empty(slot: &str, shell: &Shell) -> bool {
    matches!(shell.save_store.read(slot), Ok(None)) && boot::passed_in_memory(slot).is_none()
}

/// Whether an address with this query is a table's; without seats it is the set-up of one.
pub fn is_table(query: &str) -> bool {
    parts(query).any(|(name, _)| name == "seats" || name == "table")
}

/// The table that an address names, so that loading it again leads to the same one.
fn table_in(query: &str) -> Option<TableId> {
    let (_, id) = parts(query).find(|(name, _)| *name == "table")?;
    TableId::from_str_radix(id, 16).ok()
}

/// Which game of which game night a query is.
pub fn series_in(query: &str) -> Option<&str> {
    parts(query).find(|(name, _)| *name == "evening").map(|(_, id)| id)
}

/// The slot of the game that is played at a table.
pub fn game_slot(table: TableId, query: &str) -> SlotId {
    series_in(query).map_or_else(|| slot(table), series::slot)
}

/// A query that says how its table is reached as `before` does, unless it says so itself.
fn carry_reach(before: &str, query: String) -> String {
    let says =
        |part: &&str| ["signal=", "ice=", "relay="].iter().any(|name| part.starts_with(name));
    if query.split('&').any(|part| says(&part)) {
        return query;
    }
    let kept = before.split('&').filter(says);
    std::iter::once(&query[..]).chain(kept).collect::<Vec<_>>().join("&")
}

/// What follows the question mark, without the table and without what says nothing.
fn without_table(query: &str) -> String {
    let rest = query.split('&').filter(|part| !part.is_empty() && !part.starts_with("table="));
    rest.collect::<Vec<_>>().join("&")
}

/// Draws the number of a new table, and puts it into the address.
fn name_table<G: GameUi>(query: &str) -> TableId {
    let table = random_u64();
    show_address::<G>(query, table);
    table
}

/// Puts the address of a table into the address bar, so that loading the page again leads to it.
pub fn show_address<G: GameUi>(query: &str, table: TableId) {
    let address = format!("#/host/{}?{query}&table={table:016x}", G::ID);
    if let Ok(history) = window().history() {
        // Without it, loading the page again opens another table.
        drop(history.replace_state_with_url(&JsValue::NULL, "", Some(&address)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_names_its_table_and_no_other_does() {
        let table = 0x0012_3456_789a_bcde;
        assert_eq!(slot(table), "table-00123456789abcde");
        assert_eq!(table_of_slot(&slot(table)), Some(table));
        assert_eq!((table_of_slot("18bc-5f"), table_of_slot("table-x")), (None, None));
    }

    #[test]
    fn guests_sit_where_their_player_does_in_the_next_game_of_a_game_night() {
        use conclave_rules::games::elfenwizards::Elfenwizards;
        use conclave_screens::{Host, HostRecord};

        let query =
            |names, round| format!("seats=guest,guest,adept&names={names}&evening=5-{round}");
        let kept = |guests| KeptTable { query: query("Ada,B%C3%A9a,Bot", 0), begun: true, guests };
        let none = HostRecord::default();
        let host = Host::<Elfenwizards>::new("build");
        assert!(kept(none.clone()).for_query(&query("Ada,B%C3%A9a,Bot", 0)).begun);
        let next = kept(host.record().clone()).for_query(&query("B%C3%A9a,Bot,Ada", 1));
        assert_eq!((next.begun, next.query), (false, query("B%C3%A9a,Bot,Ada", 1)));
        assert_eq!(game_slot(7, &query("a", 3)), series::slot("5-3"));
        assert_eq!(game_slot(7, "seats=guest"), slot(7));
    }

    #[test]
    fn the_next_game_is_reached_as_the_one_before() {
        let before = "seats=guest&signal=wss://a.example&ice=stun:b.example";
        let carried = carry_reach(before, "seats=guest&evening=x-2".into());
        assert_eq!(carried, "seats=guest&evening=x-2&signal=wss://a.example&ice=stun:b.example");
        let own = "seats=guest&signal=wss://c.example";
        assert_eq!(carry_reach(before, own.into()), own);
        assert_eq!(carry_reach("", "seats=guest".into()), "seats=guest");
    }

    #[test]
    fn the_table_in_an_address_is_no_part_of_the_game() {
        let query = "seats=person,guest&table=00123456789abcde&clock=on";
        assert_eq!(table_in(query), Some(0x0012_3456_789a_bcde));
        assert_eq!(without_table(query), "seats=person,guest&clock=on");
        assert_eq!(without_table("seats=person,guest&"), "seats=person,guest");
        assert_eq!((table_in("seats=person"), table_in("table=no")), (None, None));
    }
}

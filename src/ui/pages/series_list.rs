//! The evenings that this browser keeps.

use conclave::session::saves::{Store, StoreError};
use conclave::session::series::{Evening, read_outcome, result_key, slot};

use crate::save_errors::explain;
use crate::shell::Shell;
use crate::text::Text;

/// What the names of evenings begin with in the store.
const PREFIX: &str = "conclave:evening:";

/// How addresses name an evening.
pub fn id(evening: &Evening) -> String {
    format!("{:x}", evening.began)
}

/// The address of an evening.
pub fn address(evening: &Evening) -> String {
    ["#/evening/", &id(evening)].concat()
}

/// What an evening is called: its day.
pub fn title(evening: &Evening, text: &Text) -> String {
    let date = js_sys::Date::new(&(evening.began as f64).into());
    let day = date.to_locale_date_string(text.locale().id(), &js_sys::Object::new());
    text.tell("evening-of", &[("day", (&String::from(day)).into())])
}

/// Keeps an evening.
///
/// # Errors
/// [`StoreError`] when storage refuses.
pub fn keep(evening: &Evening, shell: &Shell) -> Result<(), StoreError> {
    shell.shelf.store().set(&[PREFIX, &id(evening)].concat(), &evening.seal())
}

/// Throws an evening away.
///
/// # Errors
/// [`StoreError`] when storage refuses.
pub fn remove(evening: &Evening, shell: &Shell) -> Result<(), StoreError> {
    shell.shelf.store().remove(&[PREFIX, &id(evening)].concat())
}

/// Every evening that can be read, the latest first.
pub fn all(shell: &Shell) -> Vec<Evening> {
    let store = shell.shelf.store();
    let keys = store.keys().unwrap_or_default();
    let texts =
        keys.iter().filter(|key| key.starts_with(PREFIX)).filter_map(|key| store.get(key).ok());
    let mut evenings: Vec<Evening> =
        texts.flatten().filter_map(|text| Evening::open(&text).ok()).collect();
    conclave::table::sort_few(&mut evenings, |a, b| a.began > b.began);
    evenings
}

/// The evening of this id, or else the one that is going on; with every game noted
/// that has ended since.
pub fn take_up(id: Option<&str>, shell: &Shell) -> Option<Evening> {
    let store = shell.shelf.store();
    let mut evening = match id {
        Some(id) => {
            let text = store.get(&[PREFIX, id].concat()).ok().flatten()?;
            Evening::open(&text).ok()?
        }
        None => all(shell).into_iter().find(|evening| !evening.over)?,
    };
    let mut told = Vec::new();
    for round in 0..evening.rounds.len() {
        let key = result_key(&slot(&evening.round_id(&evening.rounds[round])));
        if let Some(outcome) = store.get(&key).ok().flatten().and_then(|o| read_outcome(&o)) {
            evening.settle(round, outcome);
            told.push(key);
        }
    }
    // What a game has left is taken away once it is noted.
    if !told.is_empty() && keep(&evening, shell).is_ok() {
        for key in told {
            let _ = store.remove(&key);
        }
    }
    Some(evening)
}

/// Takes in an evening from a file, and goes to it.
///
/// # Errors
/// What is wrong with it, in words.
pub fn import(content: &str, shell: &Shell) -> Result<(), String> {
    let evening = Evening::open(content).map_err(|why| explain(&why, &shell.text))?;
    keep(&evening, shell).map_err(|_| shell.text.say("evening-not-kept"))?;
    crate::router::go(&address(&evening));
    Ok(())
}

//! The game nights that this browser keeps.

use conclave_session::saves::{Store, StoreError};
use conclave_session::series::{Series, read_outcome, result_key, slot};
use std::cmp::Reverse;

use crate::save_errors::explain;
use crate::shell::Shell;
use crate::text::Text;

/// What the names of game nights begin with in the store.
const PREFIX: &str = "conclave:evening:";

/// How addresses name a game night.
pub fn id(series: &Series) -> String {
    format!("{:x}", series.began)
}

/// The address of a game night.
pub fn address(series: &Series) -> String {
    format!("#/series/{}", id(series))
}

/// What a game night is called: its day.
pub fn title(series: &Series, text: &Text) -> String {
    let date = js_sys::Date::new(&(series.began as f64).into());
    let day = date.to_locale_date_string(text.locale().id(), &js_sys::Object::new());
    text.tr_args("series-of", &[("day", (&String::from(day)).into())])
}

/// Keeps a game night.
///
/// # Errors
/// [`StoreError`] when storage refuses.
pub fn keep(series: &Series, shell: &Shell) -> Result<(), StoreError> {
    shell.save_store.store().set(&format!("{PREFIX}{}", id(series)), &series.seal())
}

/// Deletes a game night.
///
/// # Errors
/// [`StoreError`] when storage refuses.
pub fn remove(series: &Series, shell: &Shell) -> Result<(), StoreError> {
    shell.save_store.store().remove(&format!("{PREFIX}{}", id(series)))
}

/// Every game night that can be read, the latest first.
pub fn all(shell: &Shell) -> Vec<Series> {
    let store = shell.save_store.store();
    let keys = store.keys().unwrap_or_default();
    let texts =
        keys.iter().filter(|key| key.starts_with(PREFIX)).filter_map(|key| store.get(key).ok());
    let mut kept: Vec<Series> =
        texts.flatten().filter_map(|text| Series::open(&text).ok()).collect();
    kept.sort_by_key(|series| Reverse(series.began));
    kept
}

/// The game night of this id, or else the one that is going on; with every game noted
/// that has ended since.
pub fn take_up(id: Option<&str>, shell: &Shell) -> Option<Series> {
    let store = shell.save_store.store();
    let mut series = match id {
        Some(id) => {
            let text = store.get(&format!("{PREFIX}{id}")).ok().flatten()?;
            Series::open(&text).ok()?
        }
        None => all(shell).into_iter().find(|series| !series.over)?,
    };
    let mut reported = Vec::new();
    for round in 0..series.rounds.len() {
        let key = result_key(&slot(&series.round_id(&series.rounds[round])));
        if let Some(outcome) = store.get(&key).ok().flatten().and_then(|o| read_outcome(&o)) {
            series.record_outcome(round, outcome);
            reported.push(key);
        }
    }
    // The outcome that a game has stored is removed once it is noted.
    if !reported.is_empty() && keep(&series, shell).is_ok() {
        for key in reported {
            let _ = store.remove(&key);
        }
    }
    Some(series)
}

/// Takes in a game night from a file, and goes to it.
///
/// # Errors
/// What is wrong with it, in words.
pub fn import(content: &str, shell: &Shell) -> Result<(), String> {
    let series = Series::open(content).map_err(|why| explain(&why, &shell.text))?;
    keep(&series, shell).map_err(|_| shell.text.tr("series-not-kept"))?;
    crate::router::navigate(&address(&series));
    Ok(())
}

//! Reports that are kept in this browser. They can be made again at any time, so they are
//! not exported, and only the last ones are kept.

use conclave::analysis::Report;
use conclave::session::codec;
use conclave::session::saves::Store;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What the names of kept reports begin with. (What belongs to saves begins with
/// `conclave:`.)
const PREFIX: &str = "conclave.analysis.1.";
/// How many reports are kept.
const MOST: usize = 12;

/// The name of the report of this record.
fn name(record: &[u8]) -> String {
    format!("{PREFIX}{:016x}", codec::checksum(record))
}

/// The report of this record, if it was kept.
pub fn read<A: DeserializeOwned>(store: &impl Store, record: &[u8]) -> Option<Report<A>> {
    codec::from_text(&store.get(&name(record)).ok()??)
}

/// Keeps the report of this record.
pub fn write<A: Serialize>(store: &impl Store, record: &[u8], report: &Report<A>) {
    let name = name(record);
    let others = store.keys().unwrap_or_default().into_iter();
    let others = others.filter(|other| other.starts_with(PREFIX) && *other != name);
    for other in others.skip(MOST - 1) {
        let _ = store.remove(&other);
    }
    // Without storage it is made again next time.
    let _ = store.set(&name, &codec::to_text(report));
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave::session::saves::Memory;

    #[test]
    fn the_last_reports_are_kept() {
        let store = Memory::default();
        let report = |margin| Report::<u8> {
            plies: Vec::new(),
            luck: Vec::new(),
            loss: Vec::new(),
            gift: Vec::new(),
            rest: Vec::new(),
            decisions: Vec::new(),
            turning_points: Vec::new(),
            mistakes: Vec::new(),
            margin,
        };
        for game in 0..20u8 {
            write(&store, &[game], &report(f32::from(game)));
        }
        assert_eq!(read(&store, &[19]), Some(report(19.0)));
        assert_eq!(read::<u8>(&store, &[20]), None);
        assert_eq!(store.keys().map(|keys| keys.len()), Ok(MOST));
    }
}

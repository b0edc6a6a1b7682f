//! Reports that are kept in this browser. They can be made again at any time, so they are
//! not exported, few are kept, and they make room for saves.

use conclave_rules::analysis::Report;
use conclave_session::codec;
use conclave_session::saves::{CACHE, Store};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How many reports are kept at most.
const MOST: usize = 12;
/// The most characters that a report may have to be kept: a fiftieth of what browsers grant.
const LONGEST: usize = 100_000;

/// What the names of kept reports begin with.
fn prefix() -> String {
    format!("{CACHE}analysis.")
}

/// The name of the report of this record.
fn name(record: &[u8]) -> String {
    format!("{}{:016x}", prefix(), codec::checksum(record))
}

/// The report of this record, if it was kept.
pub fn read<A: DeserializeOwned>(store: &impl Store, record: &[u8]) -> Option<Report<A>> {
    codec::from_text(&store.get(&name(record)).ok()??)
}

/// Keeps the report of this record, unless it is very long. At most twelve are kept, the newest
/// among them.
pub fn write<A: Serialize>(store: &impl Store, record: &[u8], report: &Report<A>) {
    let report = codec::to_text(report);
    if report.len() > LONGEST {
        return;
    }
    let (name, prefix) = (name(record), prefix());
    let others = store.keys().unwrap_or_default().into_iter();
    let others = others.filter(|other| other.starts_with(&prefix) && *other != name);
    for other in others.skip(MOST - 1) {
        let _ = store.remove(&other);
    }
    // Without storage it is made again next time.
    let _ = store.set(&name, &report);
}

#[cfg(test)]
mod tests {
    use super::*;
    use conclave_session::saves::Memory;

    #[test]
    fn few_reports_are_kept_the_newest_among_them_and_no_long_one() {
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
        let long = Report { luck: vec![0.1; LONGEST], ..report(0.0) };
        write(&store, &[30], &long);
        assert_eq!(read::<u8>(&store, &[30]), None);
    }
}

//! Randomness from the browser's own source (natively the system's): seeds of games and
//! the names of slots.

/// Seeds are below this: at most nine digits, easy to read out and to type.
const SEEDS: u64 = 1_000_000_000;

/// An unpredictable seed, from 0 to 999,999,999.
pub fn random_seed() -> u64 {
    random_number() % SEEDS
}

/// A name for what was made at `now` (milliseconds since 1970): hexadecimal digits and
/// one hyphen, different for two things made in the same millisecond.
pub fn random_id(now: u64) -> String {
    format!("{now:x}-{:x}", random_seed())
}

fn random_number() -> u64 {
    // Every browser that runs WebAssembly has a source. Without one, games still begin.
    getrandom::u64().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn seeds_have_nine_digits_and_differ() {
        let seeds: BTreeSet<u64> = (0..1000).map(|_| random_seed()).collect();
        assert!(seeds.len() > 990, "{}", seeds.len());
        assert!(seeds.iter().all(|&seed| seed < SEEDS));
        assert!(seeds.iter().any(|&seed| seed > SEEDS / 2));
    }

    #[test]
    fn ids_made_at_once_differ_and_suit_addresses() {
        let ids: BTreeSet<String> = (0..1000).map(|_| random_id(1_700_000_000_000)).collect();
        assert!(ids.len() > 990, "{}", ids.len());
        for id in ids {
            assert!(id.starts_with("18bcfe56800-"), "{id}");
            assert!(id.bytes().all(|b| b.is_ascii_hexdigit() || b == b'-'), "{id}");
        }
    }
}

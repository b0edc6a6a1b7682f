//! Randomness from the browser's secure source (natively the system's): seeds of games, names of slots,
//! keys and invitations. Everything random in the page is drawn here.

/// Seeds are below this: at most nine digits, easy to read out and to type.
const SEEDS: u64 = 1_000_000_000;

/// An unpredictable seed, from 0 to 999,999,999.
pub fn random_seed() -> u64 {
    // Every browser that runs WebAssembly has a source. Without one, games still begin.
    getrandom::u64().unwrap_or_default() % SEEDS
}

/// A name for what was made at `now` (milliseconds since 1970): hexadecimal digits and
/// one hyphen, different for two things made in the same millisecond.
pub fn random_id(now: u64) -> String {
    format!("{now:x}-{:x}", random_seed())
}

/// Unpredictable bytes.
///
/// # Panics Without a source: a predictable key is worse than none.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // The error has no details that would help anybody here.
    assert!(getrandom::fill(&mut bytes).is_ok(), "there is no source of randomness");
    bytes
}

/// An unpredictable number.
///
/// # Panics
/// Without a source, as [`random_bytes`].
pub fn random_u64() -> u64 {
    u64::from_le_bytes(random_bytes())
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
    fn keys_and_numbers_differ() {
        let keys: BTreeSet<[u8; 16]> = (0..100).map(|_| random_bytes()).collect();
        assert_eq!(keys.len(), 100);
        let numbers: BTreeSet<u64> = (0..100).map(|_| random_u64()).collect();
        assert_eq!(numbers.len(), 100);
        assert!(numbers.iter().any(|&number| number > u64::from(u32::MAX)), "{numbers:?}");
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

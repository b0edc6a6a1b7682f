//! An insertion sort for a few items.

/// Sorts a few items, equals staying as they are; `before` returns whether the first
/// belongs strictly before the second.
///
/// For a handful of items an insertion sort is as fast as any, and the standard
/// library's adds some kilobytes to the page's download for every type that it is
/// used on.
pub fn sort_few<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_items_are_sorted_and_equals_stay_in_order() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_few(&mut items, |a, b| a.0 < b.0);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_few::<u8>(&mut [], |a, b| a < b);
    }
}

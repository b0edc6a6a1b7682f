//! Processing many files in parallel, as many at a time as there are cores.

use anyhow::{Result, bail};
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Calls `work` for each item; the results are in the order of the items.
///
/// # Errors The first error of `work`; the remaining items may then be left out.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> Result<R> + Sync) -> Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let some = || -> Result<Vec<(usize, R)>> {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { return Ok(done) };
            done.push((at, work(item)?));
        }
    };
    let mut all = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores()).map(|_| scope.spawn(some)).collect();
        let mut all = Vec::new();
        for worker in workers {
            match worker.join() {
                Ok(done) => all.extend(done?),
                Err(_) => bail!("a thread has ended early"),
            }
        }
        Ok(all)
    })?;
    all.sort_by_key(|(at, _)| *at);
    Ok(all.into_iter().map(|(_, done)| done).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_is_worked_on_once_and_the_order_stays() {
        let items: Vec<usize> = (0..100).collect();
        assert_eq!(
            map(&items, |item| Ok(item * 2)).unwrap(),
            (0..200).step_by(2).collect::<Vec<_>>()
        );
        assert!(map(&items, |item| if *item == 50 { bail!("fifty") } else { Ok(()) }).is_err());
    }
}

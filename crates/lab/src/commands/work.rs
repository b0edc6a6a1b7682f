//! Long work: spread over threads, with its progress on standard error.

use indicatif::{ParallelProgressIterator, ProgressBar, ProgressFinish, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rayon::prelude::IndexedParallelIterator;

use super::Failure;

/// How many threads to use by default.
pub fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Does `job` for every number below `count` on some threads, and gives what came
/// of each in order.
///
/// # Errors
/// The first failure of any job.
pub fn spread<T: Send>(
    count: usize,
    threads: usize,
    what: &str,
    job: impl Fn(usize) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let progress = progress(count, what)?;
    let done: Result<_, String> =
        ThreadPoolBuilder::new().num_threads(threads.max(1)).build()?.install(|| {
            // One by one, because games take unlike times.
            let numbers =
                (0..count).into_par_iter().with_max_len(1).progress_with(progress.clone());
            numbers
                .map(|i| {
                    let done = job(i).map_err(|why| why.to_string());
                    report(&progress, what);
                    done
                })
                .collect()
        });
    Ok(done?)
}

/// A bar on a terminal, gone when all is done.
fn progress(count: usize, what: &str) -> Result<ProgressBar, Failure> {
    let style = format!("{what} {{pos}} of {{len}} {{wide_bar}} {{eta}} left");
    let bar = ProgressBar::new(u64::try_from(count)?).with_finish(ProgressFinish::AndClear);
    Ok(bar.with_style(ProgressStyle::with_template(&style)?))
}

/// Says in a line of its own how far work has come, twenty times in all, where no bar is to be seen: in a file,
/// and on a machine of the forge.
fn report(progress: &ProgressBar, what: &str) {
    let (done, count) = (progress.position() + 1, progress.length().unwrap_or_default());
    if progress.is_hidden() && done.is_multiple_of(count.div_ceil(20).max(1)) && done < count {
        eprintln!("{what} {done} of {count}, {} s left", progress.eta().as_secs());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once_and_the_order_stays() {
        for threads in [1, 2, 7] {
            let doubled = spread(100, threads, "number", |i| Ok(2 * i)).expect("all done");
            assert_eq!(doubled, (0..200).step_by(2).collect::<Vec<_>>());
        }
        assert!(spread(0, 2, "number", Ok).expect("nothing to do").is_empty());
    }

    #[test]
    fn the_first_failure_ends_it() {
        let fifty = spread(100, 2, "number", |i| if i == 50 { Err("fifty".into()) } else { Ok(i) });
        assert_eq!(fifty.expect_err("a failure").to_string(), "fifty");
    }
}

//! Long work: spread over threads, with its progress on standard error.

use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

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
    let next = AtomicUsize::new(0);
    let done = Mutex::new((0..count).map(|_| None).collect::<Vec<Option<T>>>());
    let failed = Mutex::new(None);
    let progress = ProgressLine::new(what, count);
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    if i >= count {
                        return;
                    }
                    match job(i) {
                        Ok(result) => {
                            if let Ok(mut done) = done.lock() {
                                done[i] = Some(result);
                            }
                            progress.step();
                        }
                        Err(why) => {
                            next.store(count, Ordering::Relaxed);
                            if let Ok(mut failed) = failed.lock() {
                                failed.get_or_insert(why.to_string());
                            }
                        }
                    }
                }
            });
        }
    });
    progress.end();
    if let Ok(Some(why)) = failed.into_inner() {
        return Err(why.into());
    }
    let done = done.into_inner().map_err(|_| "a thread failed")?;
    Ok(done.into_iter().flatten().collect())
}

/// Reports the progress of long work: on a terminal several times a second in one line,
/// else every half minute in a line of its own.
struct ProgressLine<'a> {
    what: &'a str,
    count: usize,
    began: Instant,
    terminal: bool,
    state: Mutex<(usize, Option<Instant>)>,
}

impl ProgressLine<'_> {
    fn new(what: &str, count: usize) -> ProgressLine<'_> {
        ProgressLine {
            what,
            count,
            began: Instant::now(),
            terminal: std::io::stderr().is_terminal(),
            state: Mutex::default(),
        }
    }

    fn step(&self) {
        let Ok(mut state) = self.state.lock() else { return };
        state.0 += 1;
        let pause = Duration::from_millis(if self.terminal { 200 } else { 30_000 });
        if state.1.unwrap_or(self.began).elapsed() < pause {
            return;
        }
        state.1 = Some(Instant::now());
        let left =
            self.began.elapsed().as_secs_f64() / state.0 as f64 * (self.count - state.0) as f64;
        let line = format!("{} {} of {}, {left:.0} s left", self.what, state.0, self.count);
        let mut err = std::io::stderr();
        // Failing to report progress is harmless.
        let _ = if self.terminal { write!(err, "\r{line}   ") } else { writeln!(err, "{line}") };
    }

    fn end(&self) {
        if self.terminal {
            eprint!("\r{:60}\r", "");
        }
    }
}

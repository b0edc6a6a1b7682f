//! How long the page's main thread is busy at a time, by the processor's time: other programs on
//! the same machine make a task end later, but not longer.

use crate::page::{Page, or_panic};
use anyhow::Result;
use serde::Deserialize;
use std::collections::HashSet;

/// What the driver is to trace for [`Page::longest_task`]: tasks of every thread.
pub(crate) const TRACED: &str = "toplevel";

/// What a task is called in the trace, and the microtasks that come after it: Yew renders a page in those.
const TASK: &str = "ThreadControllerImpl::RunTask";
const MICROTASKS: &str = "BlinkScheduler_PerformMicrotaskCheckpoint";

/// An entry of the driver's performance log.
#[derive(Deserialize)]
struct PerformanceEntry {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    method: String,
    params: serde_json::Value,
}

/// An event of Chromium's trace.
#[derive(Deserialize)]
struct Event {
    name: String,
    pid: u32,
    tid: u32,
    /// When it began, in microseconds.
    #[serde(default)]
    ts: f64,
    /// How long it took, in microseconds.
    #[serde(default)]
    dur: f64,
    /// The processor's time of that, in microseconds.
    #[serde(default)]
    tdur: f64,
    #[serde(default)]
    args: Arguments,
}

#[derive(Deserialize, Default)]
struct Arguments {
    /// What a thread is called, in the event that tells it.
    #[serde(default)]
    name: Option<String>,
}

impl Page {
    /// Forgets the tasks so far. The visitor must be one who [watches](crate::Visitor::watching).
    #[track_caller]
    pub fn forget_tasks(&self) {
        or_panic(self.trace());
    }

    /// The longest task of the page's main thread since the last call, or since
    /// [`Page::forget_tasks`], in milliseconds of a processor. Chromium only.
    #[track_caller]
    pub fn longest_task(&self) -> f64 {
        let events = or_panic(self.trace());
        // Thread names are sent whenever a trace begins, and each call begins a new one.
        let threads: HashSet<_> = events
            .iter()
            .filter(|event| event.args.name.as_deref() == Some("CrRendererMain"))
            .map(|event| (event.pid, event.tid))
            .collect();
        assert!(!threads.is_empty(), "the trace has no main thread of a page");
        let mut tasks: Vec<&Event> = events
            .iter()
            .filter(|event| event.name == TASK || event.name == MICROTASKS)
            .filter(|event| threads.contains(&(event.pid, event.tid)))
            .collect();
        tasks.sort_by(|a, b| a.ts.total_cmp(&b.ts));
        let (mut longest, mut task, mut end) = (0.0_f64, 0.0, 0.0);
        for event in tasks {
            // Within a task is what it waits for.
            if event.ts < end {
                continue;
            }
            // Microtasks after a task are part of it, but traced beside it.
            task = if event.name == TASK { event.tdur } else { task + event.tdur };
            end = event.ts + event.dur;
            longest = longest.max(task);
        }
        longest / 1_000.0
    }

    /// What was traced since the last call.
    fn trace(&self) -> Result<Vec<Event>> {
        let mut events = Vec::new();
        loop {
            // A long trace comes in parts.
            let entries = self.block(self.driver().get_log("performance"))?;
            if entries.is_empty() {
                return Ok(events);
            }
            for entry in entries {
                let PerformanceEntry { message } = serde_json::from_str(&entry.message)?;
                if message.method == "Tracing.dataCollected" {
                    events.push(serde_json::from_value(message.params)?);
                }
            }
        }
    }
}

//! How long the page's main thread is busy at a time, by the processor's time: other programs on
//! the same machine make a task end later, but not longer.

use crate::page::{Page, or_panic};
use anyhow::Result;
use serde::Deserialize;
use std::collections::HashSet;

/// What the driver is to trace for [`Page::longest_task`]: tasks of every thread.
pub(crate) const TRACED: &str = "toplevel";

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
    /// The processor's time it took, in microseconds.
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
        events
            .iter()
            .filter(|event| event.name == "ThreadControllerImpl::RunTask")
            .filter(|event| threads.contains(&(event.pid, event.tid)))
            .map(|event| event.tdur / 1_000.0)
            .fold(0.0, f64::max)
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

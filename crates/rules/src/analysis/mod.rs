//! Analysis of a finished game: where it was decided, and by what.
//!
//! The game is parted into moments: a plan of one seat, with whatever chance brings at
//! its end. Each gets up to three values from bots' playouts (`values`), all of them shares
//! of victory by seat:
//!
//! | value | where everything lies open | where hands are hidden |
//! |---|---|---|
//! | before | what follows, without what chance and the plan changed | what playouts by everybody's rollout policy come to, by what the table knew |
//! | loss | what the plan that was played is worth less than the best one that was found, if that is certain; else nothing | the same, by what the acting seat knew |
//! | luck | what chance brought beyond what was to be expected of that plan | the same, by what the acting seat knew |
//!
//! The books close, for every seat: its win probability at the end less that at the
//! beginning is `luck − loss + gift + rest`, where a gift is what others' losses brought.
//! Where everything lies open, a moment's value is that of the next less its luck and its
//! loss, and nothing is left over. Where hands are hidden, decisions and luck are judged by
//! what the acting seat knew and the curve by what the table knew; the difference, the rest,
//! is what the deal and the hiding were worth.
//!
//! Nothing hidden is ever looked at: all worlds are drawn by
//! [`Rules::determinize`](crate::table::Rules::determinize) from views. The same record and
//! seed give the same report.

mod mean;
mod moment;
mod report;
mod run;
mod values;
pub mod wire;

pub use report::{PlyReport, Report, TurningPoint, TurningPointKind};
pub use run::Analysis;

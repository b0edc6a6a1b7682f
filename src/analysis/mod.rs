//! The analysis of a finished game: where it was decided.
//!
//! | module | what |
//! |---|---|
//! | `dialog` | the dialog over the table |
//! | `chart` | the curves of the players' chances, and the bars of their luck |
//! | [`words`] | the sentences |
//! | `report_cache` | reports that are kept, so that no game is analysed twice |
//!
//! The work is done in a worker ([`bot_worker`](crate::bot_worker)).

mod chart;
mod dialog;
mod report_cache;
pub mod words;

pub use dialog::AnalysisDialog;

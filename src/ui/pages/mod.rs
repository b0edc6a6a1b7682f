//! The pages beside the table.

pub mod lobby;
mod saves;
mod series;
mod series_list;
pub mod setup;
mod standings;
mod storage_panel;

//! All pages other than the table. (Home itself is HTML, which `crates/home` renders when the page is built.)

pub mod about;
mod later_file;
pub mod lesson;
pub mod puzzles;
pub mod report;
mod save_dialogs;
mod save_row;
pub mod saves;
pub mod series;
mod series_list;
pub mod setup;
mod standings;
mod storage_panel;

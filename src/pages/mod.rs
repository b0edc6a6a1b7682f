//! All pages other than the table.

pub mod about;
mod all_languages;
pub mod body;
pub mod card;
mod home;
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

//! Components that several pages use.

pub mod back;
pub mod chart;
pub mod dialog;
pub mod forms;
pub mod full_screen;
pub mod heading;
pub mod icons;
pub mod nearly_mark;
pub mod notices;
pub mod players;
pub mod report;
pub mod save_entry;
pub mod settings;
pub mod stage_card;

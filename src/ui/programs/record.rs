//! The record of play, and the game of the day.

fn main() {
    conclave_ui::record::run();
}

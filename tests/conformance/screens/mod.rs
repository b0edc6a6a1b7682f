//! One table, many screens: what guests are sent, and what comes of what they send, in every game.

mod bad_lines;
mod forgers;
mod leaks;
mod room;

pub use bad_lines::shows_guests_over_bad_lines_what_their_seats_see;
pub use forgers::lets_guests_do_nothing_but_legal_actions_of_their_seats;
pub use leaks::sends_guests_nothing_but_what_they_may_know;

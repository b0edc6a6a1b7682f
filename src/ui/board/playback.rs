//! Durations and speeds of playback, for all games.
//!
//! A game defines how long each of its events is shown at normal speed
//! ([`GameUi::duration_ms`](crate::games::GameUi::duration_ms)); everything that moves
//! or waits divides by [`rate`]. The durations of the style sheets are under `[data-speed]` in
//! `tokens.css`.

use crate::games::Speed;

/// How long a moment of a replay is shown before the next one, in milliseconds, at
/// normal speed.
pub const REPLAY_PAUSE_MS: u32 = 500;

/// How many times as fast as at normal speed things are shown; 0 where nothing moves
/// and everything is shown at once.
pub const fn rate(speed: Speed) -> u8 {
    match speed {
        Speed::Normal => 1,
        Speed::Fast => 3,
        Speed::Instant => 0,
    }
}

/// How long something is shown at this speed, in milliseconds, that is shown for
/// `normal_ms` at normal speed; 0 where everything is shown at once.
pub const fn shown_ms(normal_ms: u32, speed: Speed) -> u32 {
    match rate(speed) {
        0 => 0,
        rate => normal_ms / rate as u32,
    }
}

/// How long a replay waits between two moments at this speed, in milliseconds. At the
/// instant speed a replay that plays is still watched, as at fast speed.
pub const fn replay_pause_ms(speed: Speed) -> u32 {
    match speed {
        Speed::Normal | Speed::Fast => shown_ms(REPLAY_PAUSE_MS, speed),
        Speed::Instant => shown_ms(REPLAY_PAUSE_MS, Speed::Fast),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_is_three_times_as_fast_and_instant_takes_no_time() {
        assert_eq!(shown_ms(900, Speed::Normal), 900);
        assert_eq!(shown_ms(900, Speed::Fast), 300);
        assert_eq!(shown_ms(900, Speed::Instant), 0);
    }

    #[test]
    fn a_replay_that_plays_can_be_watched_at_every_speed() {
        assert_eq!(replay_pause_ms(Speed::Normal), 500);
        assert_eq!(replay_pause_ms(Speed::Fast), 166);
        assert_eq!(replay_pause_ms(Speed::Instant), 166);
    }
}

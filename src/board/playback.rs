//! Durations and speeds of playback, for all games.
//!
//! A game defines how long each of its events is shown at normal speed
//! ([`GameUi::duration_ms`](crate::games::GameUi::duration_ms)), and what is told of it
//! stands long enough to be read ([`reading_ms`]); everything that moves or waits divides by
//! [`rate`]. The style sheets divide by the
//! `--rate` of `tokens.css`, which a test holds to these.

use crate::games::Speed;

/// How long a moment of a replay is shown before the next one, in milliseconds, at
/// normal speed.
pub const REPLAY_PAUSE_MS: u32 = 500;

/// How long controls that appear when events have been shown take no press, in milliseconds:
/// the press was meant for the events.
pub const FRESH_MS: u32 = 400;

/// How long a piece that was let go where no place is flies back at most, in milliseconds.
pub const FLY_BACK_MS: u32 = 250;

/// How long a finger rests on a card until it is shown in full, in milliseconds.
pub const LONG_PRESS_MS: u32 = 450;

/// How long a reader takes for a character, in milliseconds.
const CHARACTER_MS: u32 = 60;

/// How long at least, and at most, one waits for a sentence to be read, in milliseconds.
const SENTENCE_MS: (u32, u32) = (900, 4_500);

/// How many times as fast as at normal speed things are shown; 0 where nothing moves
/// and everything is shown at once.
pub const fn rate(speed: Speed) -> f32 {
    match speed {
        Speed::Slow => 0.5,
        Speed::Normal | Speed::Step => 1.0,
        Speed::Fast => 3.0,
        Speed::Instant => 0.0,
    }
}

/// How long something is shown at this speed, in milliseconds, that is shown for
/// `normal_ms` at normal speed; 0 where everything is shown at once.
pub const fn shown_ms(normal_ms: u32, speed: Speed) -> u32 {
    match speed {
        Speed::Slow => normal_ms * 2,
        Speed::Normal | Speed::Step => normal_ms,
        Speed::Fast => normal_ms / 3,
        Speed::Instant => 0,
    }
}

/// How long `words` are read at normal speed, in milliseconds. What stood in the same place
/// in the sentence before them is recognised and not read again.
pub fn reading_ms(words: &str, before: &str) -> u32 {
    let same = |(a, b): &(char, char)| a == b;
    let start = words.chars().zip(before.chars()).take_while(same).count();
    let end = words.chars().rev().zip(before.chars().rev()).take_while(same).count();
    let new = words.chars().count().saturating_sub(start + end);
    (new as u32 * CHARACTER_MS).clamp(SENTENCE_MS.0, SENTENCE_MS.1)
}

/// How long a replay waits between two moments at this speed, in milliseconds. At the
/// instant speed a replay that plays is still watched, as at fast speed.
pub const fn replay_pause_ms(speed: Speed) -> u32 {
    match speed {
        Speed::Instant => shown_ms(REPLAY_PAUSE_MS, Speed::Fast),
        _ => shown_ms(REPLAY_PAUSE_MS, speed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_takes_twice_the_time_fast_a_third_and_instant_none() {
        let of = |speed| shown_ms(900, speed);
        assert_eq!(
            [Speed::Slow, Speed::Normal, Speed::Step, Speed::Fast, Speed::Instant].map(of),
            [1800, 900, 900, 300, 0]
        );
        for &speed in Speed::ALL.iter().filter(|&&speed| speed != Speed::Instant) {
            assert_eq!((900.0 / rate(speed)) as u32, of(speed));
        }
    }

    #[test]
    fn style_sheets_have_the_same_rates() {
        let tokens = include_str!("../../static/styles/tokens.css");
        for &speed in Speed::ALL {
            let block = tokens.split_once(&format!("[data-speed=\"{}\"] {{", speed.id()));
            let block = block.and_then(|(_, rest)| rest.split_once('}')).map_or("", |(css, _)| css);
            let value = |name: &str| {
                let (_, rest) = block.split_once(&format!("{name}:"))?;
                rest.split_once(';').map(|(value, _)| value.trim())
            };
            match rate(speed) {
                0.0 => assert_eq!(value("--second"), Some("0s"), "{}", speed.id()),
                of => {
                    let found = value("--rate").map_or(Ok(1.0), str::parse);
                    assert_eq!(found, Ok(of), "{}", speed.id());
                }
            }
        }
    }

    #[test]
    fn a_sentence_stands_as_long_as_it_is_read_within_bounds() {
        let forty = "Corvin places a five on the Druids' box.";
        assert_eq!(reading_ms(forty, ""), forty.len() as u32 * 60);
        assert_eq!(reading_ms("Ada passes.", ""), 900);
        assert_eq!(reading_ms(&forty.repeat(4), ""), 4_500);
        // Of the same sentence about another die only the number is new.
        assert_eq!(reading_ms(&forty.replace("five", "six"), forty), 900);
    }

    #[test]
    fn a_replay_that_plays_can_be_watched_at_every_speed() {
        assert_eq!(replay_pause_ms(Speed::Normal), 500);
        assert_eq!(replay_pause_ms(Speed::Fast), 166);
        assert_eq!(replay_pause_ms(Speed::Instant), 166);
    }
}

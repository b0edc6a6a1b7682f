//! Durations and speeds of playback, for all games.
//!
//! A game defines how long each of its events is shown
//! ([`GameUi::duration_ms`](crate::games::GameUi::duration_ms)) at slow speed, at which everything can be
//! read as it happens; everything that moves or waits divides by [`rate`]. At normal speed and above
//! sentences are for the log, and only what concerns a person here stands until it has been read
//! ([`standing_ms`]). The style sheets divide by the `--rate` of `tokens.css`, which a test holds to these.

use crate::games::Speed;

/// How long a moment of a replay is shown before the next one, in milliseconds, at slow speed.
pub const REPLAY_PAUSE_MS: u32 = 1_000;

/// How long controls that appear when events have been shown take no press, in milliseconds:
/// the press was meant for the events.
pub const FRESH_MS: u32 = 400;

/// How long an event that came by itself takes no press, in milliseconds, if it is shown for
/// `shown_ms`: a press that came so soon was meant for the event before it, and nobody would have seen
/// this one.
pub fn unseen_ms(shown_ms: u32) -> u32 {
    (shown_ms / 2).min(250)
}

/// How long a piece that was let go where no place is flies back at most, in milliseconds.
pub const FLY_BACK_MS: u32 = 250;

/// How long a finger rests on a card until it is shown in full, in milliseconds.
pub const LONG_PRESS_MS: u32 = 450;

/// How long a reader takes for a character, in milliseconds.
const CHARACTER_MS: u32 = 60;

/// How long at least, and at most, one waits for a sentence to be read, in milliseconds.
const SENTENCE_MS: (u32, u32) = (900, 4_500);

/// How long one waits at most for a sentence that is read quickly, in milliseconds: the log keeps it.
const GLANCE_MS: u32 = 1_700;

/// How many times as fast as at slow speed things are shown; 0 where nothing moves and everything is
/// shown at once.
const fn times(speed: Speed) -> u32 {
    match speed {
        Speed::Slow | Speed::Step => 1,
        Speed::Normal => 2,
        Speed::Fast => 6,
        Speed::Instant => 0,
    }
}

/// How many times as fast as at slow speed things move; 0 where nothing does.
pub const fn rate(speed: Speed) -> f32 {
    times(speed) as f32
}

/// How long something is shown at this speed, in milliseconds, that is shown for `slow_ms` at slow speed;
/// 0 where everything is shown at once.
pub const fn shown_ms(slow_ms: u32, speed: Speed) -> u32 {
    match slow_ms.checked_div(times(speed)) {
        Some(ms) => ms,
        None => 0,
    }
}

/// How long `words` stand at this speed so that they can be read, in milliseconds; `before` are the words
/// that stood in the same place. At slow speed all words are read, at leisure; otherwise those that concern
/// a person here, quickly.
pub fn standing_ms(words: &str, before: &str, concerns: bool, speed: Speed) -> u32 {
    match speed {
        Speed::Slow | Speed::Step => reading_ms(words, before),
        Speed::Normal if concerns => glancing_ms(words, before),
        Speed::Fast if concerns => glancing_ms(words, before) / 3,
        _ => 0,
    }
}

/// How long `words` are read quickly, in milliseconds.
fn glancing_ms(words: &str, before: &str) -> u32 {
    (reading_ms(words, before) * 3 / 4).min(GLANCE_MS)
}

/// How long `words` are read, in milliseconds. What stood in the same place
/// in the sentence before them is recognised and not read again.
fn reading_ms(words: &str, before: &str) -> u32 {
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
    fn normal_is_twice_as_fast_as_slow_fast_three_times_as_fast_as_normal_and_instant_takes_no_time()
     {
        let of = |speed| shown_ms(900, speed);
        assert_eq!(
            [Speed::Slow, Speed::Step, Speed::Normal, Speed::Fast, Speed::Instant].map(of),
            [900, 900, 450, 150, 0]
        );
        for &speed in Speed::ALL.iter().filter(|&&speed| speed != Speed::Instant) {
            assert_eq!((900.0 / rate(speed)) as u32, of(speed));
        }
    }

    #[test]
    fn only_at_slow_speed_everything_stands_until_it_is_read() {
        let words = "Corvin places a five on the Druids' box.";
        let of = |concerns| {
            Speed::ALL.iter().map(move |&speed| (speed, standing_ms(words, "", concerns, speed)))
        };
        let read = reading_ms(words, "");
        for (speed, ms) in of(true) {
            let wanted = match speed {
                Speed::Instant => 0,
                Speed::Fast => GLANCE_MS / 3,
                Speed::Normal => GLANCE_MS,
                Speed::Slow | Speed::Step => read,
            };
            assert_eq!(ms, wanted, "{}", speed.id());
        }
        for (speed, ms) in of(false) {
            let waits = matches!(speed, Speed::Slow | Speed::Step);
            assert_eq!(ms, if waits { read } else { 0 }, "{}", speed.id());
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

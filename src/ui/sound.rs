//! Short soft tones, synthesised with Web Audio. They are optional and can be muted.

use std::cell::{Cell, RefCell};

use web_sys::{AudioContext, OscillatorType};

use crate::games::Sound;

thread_local! {
    static ALLOWED: Cell<bool> = const { Cell::new(false) };
    /// Made at the first tone.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: when it begins (seconds from now), its pitch in hertz, how long it
/// takes to fade (seconds), and how loud it is (0 to 1).
type Tone = (f64, f32, f64, f32);

/// The tones of a sound, and what they are made of.
const fn tones(sound: Sound) -> (OscillatorType, &'static [Tone]) {
    match sound {
        // Wooden knocks, each a little lower.
        Sound::Roll => (
            OscillatorType::Triangle,
            &[
                (0.0, 310.0, 0.05, 0.10),
                (0.06, 270.0, 0.05, 0.09),
                (0.13, 290.0, 0.06, 0.07),
                (0.21, 240.0, 0.09, 0.06),
            ],
        ),
        Sound::Place => (OscillatorType::Triangle, &[(0.0, 220.0, 0.09, 0.12)]),
        // A small bell, rising.
        Sound::Award => {
            (OscillatorType::Sine, &[(0.0, 587.3, 0.35, 0.07), (0.11, 880.0, 0.6, 0.06)])
        }
        Sound::Lose => {
            (OscillatorType::Sine, &[(0.0, 293.7, 0.2, 0.07), (0.12, 220.0, 0.35, 0.06)])
        }
        Sound::End => (
            OscillatorType::Sine,
            &[
                (0.0, 440.0, 0.5, 0.06),
                (0.16, 554.4, 0.5, 0.06),
                (0.32, 659.3, 0.6, 0.06),
                (0.48, 880.0, 1.1, 0.06),
            ],
        ),
    }
}

/// Allows sound from now on, if a person made this event: browsers allow it only
/// after a person's gesture in the page.
pub fn allow(event: &web_sys::Event) {
    if event.is_trusted() {
        ALLOWED.set(true);
    }
}

/// Plays a sound. Does nothing where the browser has no audio.
pub fn play(sound: Sound) {
    if !ALLOWED.get() {
        return;
    }
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = AudioContext::new().ok();
        }
        let Some(audio) = audio else { return };
        // While the audio context resumes, tones are dropped and not queued.
        if audio.state() != web_sys::AudioContextState::Running {
            drop(audio.resume());
            return;
        }
        let (kind, tones) = tones(sound);
        for tone in tones {
            drop(ring(audio, kind, *tone));
        }
    });
}

fn ring(
    audio: &AudioContext,
    kind: OscillatorType,
    (after, pitch, length, loudness): Tone,
) -> Result<(), wasm_bindgen::JsValue> {
    let start = audio.current_time() + after;
    let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    oscillator.set_type(kind);
    oscillator.frequency().set_value(pitch);
    gain.gain().set_value_at_time(0.000_1, start)?;
    gain.gain().exponential_ramp_to_value_at_time(loudness, start + 0.008)?;
    gain.gain().exponential_ramp_to_value_at_time(0.000_1, start + length)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(start + length + 0.02)
}

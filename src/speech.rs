//! Reading aloud, by the browser's own voice.

use gloo::utils::window;
use js_sys::Reflect;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance};

use crate::text::Text;

/// The browser's voice, if it has one.
fn voice() -> Option<SpeechSynthesis> {
    let window = window();
    let has_voice = Reflect::has(&window, &"speechSynthesis".into()).unwrap_or_default();
    window.speech_synthesis().ok().filter(|_| has_voice)
}

/// Whether the browser can read aloud.
pub fn is_available() -> bool {
    voice().is_some()
}

/// Reads this aloud in the language of the texts, instead of what is being read.
pub fn read_aloud(words: &str, text: &Text) {
    let spoken = SpeechSynthesisUtterance::new_with_text(words).ok();
    if let Some((voice, spoken)) = voice().zip(spoken) {
        spoken.set_lang(text.locale().id());
        voice.cancel();
        voice.speak(&spoken);
    }
}

/// Reads no further.
pub fn cancel() {
    if let Some(voice) = voice() {
        voice.cancel();
    }
}

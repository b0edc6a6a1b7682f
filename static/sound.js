// Short soft tones, synthesised with Web Audio. They are optional, can be muted, and are fetched with
// the first of them: a first visit shows the table before it sounds.

// A tone: when it begins (seconds from now), its pitch in hertz, how long it takes to fade (seconds),
// and how loud it is (0 to 1).
/** @typedef {[after: number, pitch: number, length: number, loudness: number]} Tone */

// The tones of each sound, and what they are made of.
/** @type {Record<string, { of: OscillatorType, tones: Tone[] }>} */
const SOUNDS = {
  // Wooden knocks, each a little lower.
  roll: {
    of: "triangle",
    tones: [
      [0, 310, 0.05, 0.1],
      [0.06, 270, 0.05, 0.09],
      [0.13, 290, 0.06, 0.07],
      [0.21, 240, 0.09, 0.06],
    ],
  },
  place: { of: "triangle", tones: [[0, 220, 0.09, 0.12]] },
  // A small bell, rising.
  award: {
    of: "sine",
    tones: [
      [0, 587.3, 0.35, 0.07],
      [0.11, 880, 0.6, 0.06],
    ],
  },
  lose: {
    of: "sine",
    tones: [
      [0, 293.7, 0.2, 0.07],
      [0.12, 220, 0.35, 0.06],
    ],
  },
  end: {
    of: "sine",
    tones: [
      [0, 440, 0.5, 0.06],
      [0.16, 554.4, 0.5, 0.06],
      [0.32, 659.3, 0.6, 0.06],
      [0.48, 880, 1.1, 0.06],
    ],
  },
};
const SILENCE = 0.0001;

/** @type {AudioContext | undefined} */
let audio;

/** @type {(of: OscillatorType, tone: Tone, to: AudioContext) => void} */
const ring = (of, [after, pitch, length, loudness], to) => {
  const start = to.currentTime + after;
  const oscillator = new OscillatorNode(to, { type: of, frequency: pitch });
  const gain = new GainNode(to);
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
};

// Plays a sound. Does nothing where the browser has no audio.
/** @param {string} name */
export const play = (name) => {
  audio ??= new AudioContext();
  // While the audio context resumes, tones are dropped and not queued.
  if (audio.state !== "running") return void audio.resume();
  const { of, tones } = SOUNDS[name];
  for (const tone of tones) ring(of, tone, audio);
};

// Short soft sounds, synthesised with Web Audio from what a table is made of: wood, stone, felt, paper,
// wax, bells, and air for magic. They can be muted. This script is fetched with the first sound, after the
// table is shown.

// A part of a sound: what it is made of, when it begins (seconds from now), its pitch in hertz, how long
// it takes to fade (seconds), and how loud it is (0 to 1).
/** @typedef {[of: keyof typeof MATERIALS, after: number, pitch: number, length: number, loudness: number]} Part */
// Where a part goes, when it begins, and how much higher it is than written.
/** @typedef {{ to: BaseAudioContext, into: AudioNode, start: number, drift: number }} Stage */

const SILENCE = 0.0001;

// Two dice on a surface, of so many knocks.
/** @type {(of: "wood" | "stone" | "felt", pitch: number, loudness: number) => Part[]} */
const tumble = (of, pitch, loudness) => [
  [of, 0, pitch, 0.06, loudness],
  [of, 0.055, pitch * 0.86, 0.05, loudness * 0.9],
  [of, 0.13, pitch * 1.07, 0.06, loudness * 0.7],
  [of, 0.17, pitch * 0.93, 0.05, loudness * 0.5],
  [of, 0.26, pitch * 0.8, 0.09, loudness * 0.45],
];

// What each sound is in every game, unless the game has its own.
/** @type {Record<string, Part[]>} */
export const SOUNDS = {
  // A small bell: somebody here is to act.
  turn: [["bell", 0, 1046.5, 0.5, 0.05]],
  roll: tumble("wood", 640, 0.3),
  place: [["wood", 0, 320, 0.09, 0.3]],
  award: [
    ["bell", 0, 587.3, 0.4, 0.06],
    ["bell", 0.11, 880, 0.7, 0.06],
  ],
  lose: [
    ["tone", 0, 293.7, 0.22, 0.07],
    ["tone", 0.12, 220, 0.4, 0.07],
  ],
  end: [
    ["bell", 0, 440, 0.6, 0.05],
    ["bell", 0.16, 554.4, 0.6, 0.05],
    ["bell", 0.32, 659.3, 0.7, 0.05],
    ["bell", 0.48, 880, 1.3, 0.06],
  ],
  // Arcane: bells that rise.
  "magic-1": [
    ["bell", 0, 784, 0.3, 0.04],
    ["bell", 0.07, 987.8, 0.3, 0.04],
    ["bell", 0.14, 1318.5, 0.6, 0.04],
  ],
  // Dark: a groan under the floor.
  "magic-2": [
    ["fall", 0, 110, 0.7, 0.12],
    ["air", 0, 180, 0.7, 0.2],
  ],
  // The elements: a crackle of fire.
  "magic-3": [
    ["air", 0, 900, 0.5, 0.2],
    ["stone", 0.05, 1900, 0.03, 0.12],
    ["stone", 0.11, 2600, 0.03, 0.1],
    ["stone", 0.2, 2100, 0.03, 0.12],
    ["stone", 0.24, 3000, 0.03, 0.08],
    ["stone", 0.36, 2400, 0.03, 0.06],
  ],
  // Illusion: two voices that do not agree.
  "magic-4": [
    ["rise", 0, 523.3, 0.5, 0.045],
    ["rise", 0.03, 531, 0.5, 0.045],
  ],
  // Primal: a drum.
  "magic-5": [
    ["felt", 0, 95, 0.22, 0.5],
    ["felt", 0.16, 80, 0.3, 0.5],
  ],
  // What turns everything round: a breath that rises.
  "magic-6": [
    ["air", 0, 500, 0.3, 0.15],
    ["rise", 0.05, 330, 0.45, 0.06],
  ],
};

// Sounds of games whose pieces are of another material.
/** @type {Record<string, Record<string, Part[]>>} */
const GAMES = {
  // Cards on a table.
  "spell-wars": { place: [["paper", 0, 2600, 0.12, 0.22]] },
  // Cards, and spells that are claimed under a seal of wax.
  "wizards-gambit": {
    place: [["paper", 0, 2200, 0.14, 0.22]],
    award: [
      ["wax", 0, 150, 0.16, 0.35],
      ["bell", 0.14, 880, 0.8, 0.06],
    ],
  },
  // A pit of stone.
  "dice-arena": {
    roll: tumble("stone", 1700, 0.22),
    place: [["stone", 0, 1300, 0.05, 0.25]],
  },
};

/** @type {AudioBuffer | undefined} */
let hiss;
// A second of noise. It is the same each time, so that a sound can be compared with itself.
/** @type {(to: BaseAudioContext) => AudioBuffer} */
const noise = (to) => {
  if (hiss?.sampleRate === to.sampleRate) return hiss;
  hiss = new AudioBuffer({ length: to.sampleRate, sampleRate: to.sampleRate });
  let seed = 1;
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    samples[at] = seed / 2 ** 31;
  }
  return hiss;
};

// A source that swells in so many seconds, fades until its end, and is heard through a filter, if any.
/** @type {(stage: Stage, source: OscillatorNode | AudioBufferSourceNode, swell: number, length: number, loudness: number, filter?: BiquadFilterOptions) => void} */
const sound = ({ to, into, start }, source, swell, length, loudness, filter) => {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + swell);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + swell + length);
  const filtered = filter ? source.connect(new BiquadFilterNode(to, filter)) : source;
  filtered.connect(gain).connect(into);
  source.start(start);
  source.stop(start + swell + length + 0.02);
};

/** @type {(type: OscillatorType, glide: number, swell: number) => (stage: Stage, pitch: number, length: number, loudness: number) => void} */
const voice = (type, glide, swell) => (stage, pitch, length, loudness) => {
  const from = pitch * stage.drift;
  const oscillator = new OscillatorNode(stage.to, { type, frequency: from });
  oscillator.frequency.setValueAtTime(from, stage.start);
  oscillator.frequency.exponentialRampToValueAtTime(from * glide, stage.start + swell + length);
  sound(stage, oscillator, swell, length, loudness);
};

/** @type {(type: BiquadFilterType, Q: number, swell: number) => (stage: Stage, pitch: number, length: number, loudness: number) => void} */
const rush = (type, Q, swell) => (stage, pitch, length, loudness) => {
  const source = new AudioBufferSourceNode(stage.to, { buffer: noise(stage.to), loop: true });
  sound(stage, source, swell, length, loudness, { type, frequency: pitch * stage.drift, Q });
};

// A struck object has two sounds: the blow, and the body that rings.
/** @type {(body: OscillatorType, ring: number, blow: number, Q: number) => (stage: Stage, pitch: number, length: number, loudness: number) => void} */
const struck = (body, ring, blow, Q) => (stage, pitch, length, loudness) => {
  voice(body, 0.8, 0.002)(stage, pitch, length * ring, loudness * 0.5);
  rush("bandpass", Q, 0.001)(stage, pitch * 2, length, loudness * blow);
};

const tone = voice("sine", 1, 0.008);
const MATERIALS = {
  tone,
  fall: voice("triangle", 0.6, 0.05),
  rise: voice("sine", 1.5, 0.06),
  wood: struck("triangle", 1, 1, 2),
  stone: struck("sine", 0.5, 2, 6),
  felt: struck("sine", 1, 0.3, 0.7),
  wax: struck("sine", 1, 0.6, 0.5),
  paper: rush("bandpass", 0.8, 0.03),
  air: rush("bandpass", 3, 0.12),
  // The partials of a bell are no multiples of its pitch.
  /** @type {typeof tone} */
  bell: (stage, pitch, length, loudness) => {
    tone(stage, pitch, length, loudness);
    tone(stage, pitch * 2.76, length * 0.5, loudness * 0.35);
    tone(stage, pitch * 5.4, length * 0.2, loudness * 0.15);
  },
};

// Puts a sound of a game into an audio context, so many times as loud as written (at most 2, of `play`), a
// little higher or lower.
/** @type {(to: BaseAudioContext, game: string, name: string, volume: number, drift?: number) => void} */
export const put = (to, game, name, volume, drift = 1) => {
  const into = new GainNode(to, { gain: volume });
  into.connect(to.destination);
  for (const [of, after, pitch, length, loudness] of GAMES[game]?.[name] ?? SOUNDS[name] ?? [])
    MATERIALS[of]({ to, into, start: to.currentTime + after, drift }, pitch, length, loudness);
};

/** @type {AudioContext | undefined} */
let audio;
let played = 0;

// Plays a sound of a game, so loud (percent). Does nothing where the browser has no audio.
/** @type {(game: string, name: string, volume: number) => void} */
export const play = (game, name, volume) => {
  audio ??= new AudioContext();
  // While the audio context resumes, sounds are dropped and not queued.
  if (audio.state !== "running") return void audio.resume();
  // Repeated knocks differ: each sounds up to 3 % higher or lower.
  const drift = 0.97 + 0.06 * ((++played * 0.618) % 1);
  put(audio, game, name, (volume / 100) ** 2 * 2, drift);
};

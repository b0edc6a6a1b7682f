/**
 * Types of the custom element `<conclave-game>`, which `embed.js` defines. What all of it means is in
 * docs/embedding.md. The type checker holds embed.js to this file (`@implements` there).
 */

/** The games. */
export type GameId = "elfenwizards" | "spell-wars" | "wizards-gambit" | "dice-arena";

/** Who decides for a seat: somebody at this device, somebody elsewhere, a guest on another screen, or a bot. */
export type Player = "person" | "remote" | "guest" | "novice" | "apprentice" | "adept" | "archmage";

/** A seat, numbered clockwise from 0; `"table"` while dice roll. */
export type SeatId = number | "table";

/** The attributes of the element. All but `game` may be missing. */
export interface ConclaveGameAttributes {
  game: GameId;
  /** The folder of the games; without it, where `embed.js` is. */
  src?: string;
  /** {@link Player}s clockwise, with commas between. */
  seats?: string;
  /** A name for each seat, with commas between; a comma in a name is written `%2C`. */
  names?: string;
  /** A guild's id for each seat, with commas between. */
  guilds?: string;
  /** A whole number. */
  seed?: string;
  /** As in a link: `clock=on&cheap-grey=on`. */
  variants?: string;
  /** Played on many screens: this frame is the table, or the screen of a guest. */
  screens?: "table" | "guest";
  /** A table's signalling server, `wss://…`. */
  signal?: string;
  /** A table's STUN and TURN servers, with commas between. */
  ice?: string;
  lang?: "en" | "fr";
  theme?: "night" | "dark" | "day" | "light" | "contrast";
  speed?: "instant" | "fast" | "normal" | "slow" | "step";
  sound?: "on" | "off";
  /** As of an `iframe`; `allow-scripts` is enough. */
  sandbox?: string;
  /** A CSS height, or a number of pixels. */
  height?: string;
  /** The frame's name for screen readers. */
  title?: string;
}

/** What `start` changes before it begins a new game; `undefined` takes an attribute away. */
export interface StartOptions {
  game?: GameId;
  seats?: string | Player[];
  names?: string | string[];
  guilds?: string | string[];
  seed?: string | number;
  variants?: string | Record<string, string>;
}

export type ConclaveSettings = Pick<ConclaveGameAttributes, "lang" | "theme" | "speed" | "sound">;

/** What was decided for a seat: the detail of a `conclave-acted` event. */
export interface Acted {
  seat: SeatId;
  /** How many actions this seat had taken before. */
  number: number;
  /** The action, as base64url. */
  action: string;
}

/** What a screen has to say to another: the detail of a `conclave-relay` event. */
export interface Said {
  /** `"table"`, or the guest, as the page calls them. */
  to: string;
  data: Uint8Array;
}

/** What another screen has said. */
export interface Brought {
  /** `"table"`, or the guest, as the page calls them: a text of at most 60 characters. */
  from: string;
  data: Uint8Array;
}

export type ErrorCode =
  | "version"
  | "message"
  | "seat"
  | "number"
  | "illegal"
  | "undo"
  | "record"
  | "address"
  | "busy"
  | "crash";

/** The details of the element's events, by the events' names. */
export interface ConclaveGameEvents {
  "conclave-ready": { version: number; game: string };
  /** In CSS pixels. */
  "conclave-resized": { height: number };
  /** `ply` is how many actions were taken; `turn` is its former name. */
  "conclave-changed": { ply: number; turn: number; acting: SeatId[]; scores: number[] };
  "conclave-acted": Acted;
  "conclave-over": { winners: SeatId[]; scores: number[] };
  "conclave-saved": { record: string };
  "conclave-relay": Said;
  /** What a frame on many screens must be given again when it is loaded anew. */
  "conclave-kept": { kept: string };
  "conclave-error": { code: ErrorCode; words: string; versions?: number[] };
}

/** A game of Conclave in a frame. */
export class ConclaveGame extends HTMLElement {
  static observedAttributes: (keyof ConclaveGameAttributes)[];
  /** The record of the game as last saved, or as last given to `load`. */
  get record(): string | undefined;
  /** What a frame on many screens must be given again when it is loaded anew; the element does so itself. */
  get kept(): string | undefined;
  set kept(kept: string | undefined);
  /** How many actions were taken. */
  get ply(): number;
  /** @deprecated The former name of `ply`. */
  get turn(): number;
  /** The seats to act. */
  get acting(): SeatId[];
  /** Whether the game listens. */
  get connected(): boolean;
  /** A new game: as the attributes say, which `options` change first. */
  start(options?: StartOptions): void;
  /** Goes on with a game that was saved. */
  load(record: string): void;
  /** What was decided for a remote seat. */
  act(action: Acted): void;
  /** Brings what another screen has said. */
  relay(brought: Brought): void;
  /** Takes back the last step of whoever plays here. */
  undo(): void;
  /** Changes the settings. */
  configure(settings: ConclaveSettings): void;
  /** Puts the keyboard at the board. */
  focus(): void;
  addEventListener<Name extends keyof ConclaveGameEvents>(
    type: Name,
    listener: (event: CustomEvent<ConclaveGameEvents[Name]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "conclave-game": ConclaveGame;
  }
}

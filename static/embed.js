// <conclave-game game="elfenwizards" seats="person,adept,adept" lang="fr" theme="dark" seed="7">:
// a game of Conclave in any page. docs/embedding.md documents it, embed.d.ts declares its types.
import "./address.js";

/** @typedef {import("./embed.js").ConclaveGameAttributes} Attributes */
/** @typedef {import("./embed.js").Acted} Acted */
/** @typedef {import("./embed.js").SeatId} SeatId */

const VERSION = 1;
// Where the games are, unless the element says so: beside this script. (Written together, bundlers would take this
// for the name of a file.)
const { url } = import.meta;
const HERE = new URL(".", url).href;
// Attributes that start another game, and attributes that are only settings.
const GAME = /** @type {const} */ (["game", "seats", "names", "guilds", "seed", "variants"]);
// How a table is played on many screens: in another frame.
const SCREENS = /** @type {const} */ (["screens", "signal", "ice"]);
const SETTINGS = /** @type {const} */ (["lang", "theme", "speed", "sound"]);
// Other names for the looks.
/** @type {Record<string, string>} */
const LOOKS = { dark: "night", light: "day" };
const TYPES = /** @type {const} */ (["ready", "resized", "changed", "acted", "over", "saved", "relay", "kept", "error"]);
const OBSERVED = [...GAME, ...SCREENS, ...SETTINGS, .../** @type {const} */ (["src", "sandbox", "height", "title"])];
/**
 * embed.d.ts declares these attributes and events, and no others.
 * @typedef {import("./embed.js").ConclaveGameEvents} Events
 * @typedef {Same<(typeof OBSERVED)[number], keyof Attributes>} SameAttributes
 * @typedef {Same<`conclave-${(typeof TYPES)[number]}`, keyof Events>} SameEvents
 */

/** @type {(name: string) => boolean} */
const isSetting = (name) => SETTINGS.some((setting) => setting === name);

/**
 * A game of Conclave in a frame.
 * @implements {Pick<import("./embed.js").ConclaveGame, keyof import("./embed.js").ConclaveGame>}
 */
export class ConclaveGame extends HTMLElement {
  static observedAttributes = OBSERVED;

  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  /** @type {MessagePort | undefined} */
  #port;
  /** @type {string | undefined} */
  #record;
  /** @type {string | undefined} */
  #kept;
  #ply = 0;
  /** @type {SeatId[]} */
  #acting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #due;
  // Whether a table is ready; the messages since the last save; and whether settings have changed
  // since the frame's address was set.
  #ready = false;
  /** @type {Acted[]} */
  #unsaved = [];
  #changed = false;
  // The frame's size, since it was last loaded.
  #width = 0;
  #height = 0;
  /** @param {MessageEvent} event */
  #onmessage = (event) => this.#receiveHello(event);

  /** The record of the game as last saved, or as last given to `load`. */
  get record() {
    return this.#record;
  }
  /** What a frame on many screens must be given again when it is loaded anew. */
  get kept() {
    return this.#kept;
  }
  set kept(kept) {
    this.#kept = kept;
  }
  /** How many actions were taken. */
  get ply() {
    return this.#ply;
  }
  /** The former name of `ply`. */
  get turn() {
    return this.#ply;
  }
  /** The seats to act: numbers from 0, or "table" while dice roll. */
  get acting() {
    return [...this.#acting];
  }
  /** Whether the game is connected. */
  get connected() {
    return Boolean(this.#port);
  }

  connectedCallback() {
    addEventListener("message", this.#onmessage);
    this.#open();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#onmessage);
    this.#disconnect();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /** @param {keyof Attributes} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (!this.#frame || before === now) return;
    if (name === "title") this.#frame.title = this.#title();
    else if (name === "height") this.#resize();
    else if (isSetting(name)) {
      this.#changed = !this.#port;
      this.#post("configure", this.#settings());
    }
    // Several may change at once.
    else this.#due ??= setTimeout(() => (name === "sandbox" || name === "src" ? this.#open() : this.start()));
  }

  /**
   * Starts a new game with the element's attributes, after setting those in `options`.
   * @param {import("./embed.js").StartOptions} options
   */
  start(options = {}) {
    for (const [name, value] of Object.entries(options)) {
      const words = name === "variants" ? new URLSearchParams(value) : name === "names" ? list(value) : value;
      if (value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(words));
    }
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#record = undefined;
    this.#kept = undefined;
    this.#unsaved = [];
    if (this.#port && !this.hasAttribute("screens")) {
      this.#post("start", this.#setup());
      this.#disconnect();
    } else if (this.isConnected) this.#open();
  }

  /** Goes on with a game that was saved. @param {string} record */
  load(record) {
    this.#unsaved = [];
    if (this.#port) this.#post("load", { record });
    else this.#record = record;
  }

  /** What was decided for a remote seat: the details of an `acted` event. @param {Acted} acted */
  act({ seat, number, action }) {
    const act = { seat, number, action };
    this.#unsaved.push(act);
    if (this.#ready) this.#post("act", act);
  }

  /** Brings what another screen has said. @param {import("./embed.js").Brought} brought */
  relay({ from, data }) {
    this.#post("relay", { from, data });
  }

  /** Takes back the last step of whoever plays here. */
  undo() {
    this.#post("undo", {});
  }

  /** Changes the settings. @param {import("./embed.js").ConclaveSettings} settings */
  configure(settings) {
    for (const name of SETTINGS) {
      const value = settings[name];
      if (value !== undefined) this.setAttribute(name, value);
    }
  }

  /** Moves the focus to the board. */
  focus() {
    this.#frame?.focus();
    this.#post("focus", {});
  }

  #title() {
    return this.getAttribute("title") || "Conclave";
  }

  /** @param {keyof Attributes} name */
  #words(name) {
    return this.getAttribute(name) ?? undefined;
  }

  #settings() {
    /** @type {Record<string, string | undefined>} */
    const settings = Object.fromEntries(SETTINGS.map((name) => [name, this.#words(name)]));
    settings.theme = LOOKS[settings.theme ?? ""] ?? settings.theme;
    return settings;
  }

  #setup() {
    /** @param {keyof Attributes} name */
    const lists = (name) => this.#words(name)?.split(",").map((word) => word.trim());
    const variants = Object.fromEntries(new URLSearchParams(this.#words("variants")));
    return {
      game: this.#words("game"),
      seats: lists("seats"),
      // A comma in a name is written %2C.
      names: lists("names")?.map((name) => name.replaceAll("%2C", ",")),
      guilds: lists("guilds"),
      seed: this.#words("seed"),
      variants,
    };
  }

  // The page of the frame: a game, or its table or a guest's screen where it is played on many.
  #page() {
    const { game = "", ...setup } = this.#setup();
    const play = conclaveAddress.play(game, setup);
    const screens = this.#words("screens");
    if (screens === "guest") return play.replace("/play/", "/join/").replace("?", "/relay?");
    if (screens !== "table") return play;
    /** @param {"signal" | "ice"} name */
    const server = (name) => {
      const words = this.#words(name)?.split(",").map((word) => encodeURIComponent(word.trim()));
      return words ? `&${name}=${words}` : "";
    };
    return `${play.replace("/play/", "/host/")}&relay=on${server("signal")}${server("ice")}`;
  }

  // The folder of the games.
  get #home() {
    const src = this.#words("src");
    return src === undefined ? new URL(HERE) : new URL(src.replace(/\/*$/, "/"), document.baseURI);
  }

  get #origin() {
    const sandbox = this.#words("sandbox");
    const own = sandbox === undefined || sandbox.split(/\s+/).includes("allow-same-origin");
    return own ? this.#home.origin : "null";
  }

  // Creates the frame, or creates it anew.
  #open() {
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#disconnect();
    const query = new URLSearchParams({ host: location.origin });
    for (const [name, value] of Object.entries(this.#settings())) if (value !== undefined) query.set(name, value);
    const frame = document.createElement("iframe");
    const sandbox = this.#words("sandbox");
    if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
    frame.title = this.#title();
    frame.allow = "fullscreen";
    frame.src = new URL(`?${query}${this.#page()}`, this.#home).href;
    Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: "40rem" });
    this.#frame = frame;
    this.#changed = false;
    this.#resize();
    this.replaceChildren(frame);
  }

  // As tall as the game, at most as the window; on a phone, the whole game. It never shrinks while its
  // width stays the same, so that nothing moves away from under a finger.
  /** @param {number} [height] */
  #resize(height) {
    const fixed = this.#words("height");
    if (!this.#frame) return;
    const { style, clientWidth: width } = this.#frame;
    if (fixed !== undefined) style.height = /^\d+$/.test(fixed) ? `${fixed}px` : fixed;
    if (fixed !== undefined || !height) return;
    const least = this.#width === width ? this.#height : 0;
    this.#width = width;
    this.#height = Math.max(least, width < 600 ? height : Math.min(height, innerHeight));
    style.height = `${this.#height}px`;
  }

  #disconnect() {
    this.#port = undefined;
    this.#ready = false;
  }

  // The frame sends a hello, and gets a MessagePort of its own, which no other window can use.
  /** @param {MessageEvent} event */
  #receiveHello({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin) return;
    if (data?.conclave !== "hello") return;
    this.#disconnect();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => port1 === this.#port && this.#handleMessage(data);
    /** @type {Record<string, unknown>} */
    const message = { conclave: "meet", versions: [VERSION] };
    if (this.#changed) message.settings = this.#settings();
    if (this.#record) message.record = this.#record;
    if (this.#kept) message.kept = this.#kept;
    this.#changed = false;
    // An opaque origin cannot be addressed; the source of the message is the frame.
    this.#frame.contentWindow?.postMessage(message, origin === "null" ? "*" : origin, [port2]);
  }

  /** @param {string} type @param {object} fields */
  #post(type, fields) {
    this.#port?.postMessage({ type, ...fields });
  }

  /** @param {any} data */
  #handleMessage(data) {
    const { type, ...detail } = data ?? {};
    if (!TYPES.includes(type)) return;
    if (type === "resized") this.#resize(detail.height);
    if (type === "kept") this.#kept = detail.kept;
    if (type === "saved") [this.#record, this.#unsaved] = [detail.record, []];
    if (type === "ready") {
      this.#ready = true;
      this.#width = 0;
      for (const act of this.#unsaved) this.#post("act", act);
    }
    if (type === "changed") {
      detail.ply = detail.turn;
      [this.#ply, this.#acting] = [detail.ply, detail.acting];
    }
    this.dispatchEvent(new CustomEvent(`conclave-${type}`, { detail, bubbles: true }));
  }
}

/** @param {string | string[] | undefined} names */
const list = (names) => (Array.isArray(names) ? names.map((name) => name.replaceAll(",", "%2C")) : names);

if (!customElements.get("conclave-game")) customElements.define("conclave-game", ConclaveGame);

// <conclave-game game="elfenwizards" seats="person,adept,adept" lang="fr" theme="dark" seed="7">:
// a game of Conclave in any page. docs/embedding.md tells all about it.

const VERSION = 1;
const home = new URL(".", import.meta.url);
// What makes another game, and what only makes it look or sound another way.
const GAME = ["game", "seats", "names", "guilds", "seed", "variants"];
const SETTINGS = ["lang", "theme", "speed", "sound"];
// Other names for the looks.
const LOOKS = { dark: "night", light: "day" };
const TYPES = ["ready", "resized", "changed", "acted", "over", "saved", "error"];

/** A game of Conclave in a frame. */
export class ConclaveGame extends HTMLElement {
  static observedAttributes = [...GAME, ...SETTINGS, "sandbox", "height", "title"];

  #frame;
  #port;
  #record;
  #turn = 0;
  #acting = [];
  #due;
  // Whether there is a table to act at; what was said since the game was last saved; and whether
  // settings have changed that the frame's address has not.
  #ready = false;
  #unsaved = [];
  #changed = false;
  // The frame's size, since it was last loaded.
  #width = 0;
  #height = 0;
  #hear = (event) => this.#meet(event);

  /** The record of the game as last saved, or as last given to `load`. */
  get record() {
    return this.#record;
  }
  /** How many actions were taken. */
  get turn() {
    return this.#turn;
  }
  /** The seats to act: numbers from 0, or "table" while dice roll. */
  get acting() {
    return [...this.#acting];
  }
  /** Whether the game listens. */
  get connected() {
    return Boolean(this.#port);
  }

  connectedCallback() {
    addEventListener("message", this.#hear);
    this.#open();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#hang();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  attributeChangedCallback(name, before, now) {
    if (!this.#frame || before === now) return;
    if (name === "title") this.#frame.title = this.#title();
    else if (name === "height") this.#resize();
    else if (SETTINGS.includes(name)) {
      this.#changed = !this.#port;
      this.#say("configure", this.#settings());
    }
    // Several may change at once.
    else this.#due ??= setTimeout(() => (name === "sandbox" ? this.#open() : this.start()));
  }

  /** A new game: as the attributes say, which `options` change first. */
  start(options = {}) {
    for (const [name, value] of Object.entries(options)) {
      const words = name === "variants" ? new URLSearchParams(value) : name === "names" ? list(value) : value;
      if (value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, words);
    }
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#record = undefined;
    this.#unsaved = [];
    if (this.#port) {
      this.#say("start", this.#setup());
      this.#hang();
    } else if (this.isConnected) this.#open();
  }

  /** Goes on with a game that was saved. */
  load(record) {
    this.#unsaved = [];
    if (this.#port) this.#say("load", { record });
    else this.#record = record;
  }

  /** What was decided for a remote seat: the details of an `acted` event. */
  act({ seat, number, action }) {
    const act = { seat, number, action };
    this.#unsaved.push(act);
    if (this.#ready) this.#say("act", act);
  }

  /** Takes back the last step of whoever plays here. */
  undo() {
    this.#say("undo", {});
  }

  /** Changes the settings: `lang`, `theme`, `speed`, `sound`. */
  configure(settings) {
    for (const name of SETTINGS) if (settings[name] !== undefined) this.setAttribute(name, settings[name]);
  }

  /** Puts the keyboard at the board. */
  focus() {
    this.#frame?.focus();
    this.#say("focus", {});
  }

  #title() {
    return this.getAttribute("title") || "Conclave";
  }

  #words(name) {
    return this.getAttribute(name) ?? undefined;
  }

  #settings() {
    const settings = Object.fromEntries(SETTINGS.map((name) => [name, this.#words(name)]));
    settings.theme = LOOKS[settings.theme] ?? settings.theme;
    return settings;
  }

  #setup() {
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

  get #origin() {
    const sandbox = this.#words("sandbox");
    const own = sandbox === undefined || sandbox.split(/\s+/).includes("allow-same-origin");
    return own ? home.origin : "null";
  }

  // Makes the frame, or makes it anew.
  #open() {
    clearTimeout(this.#due);
    this.#due = undefined;
    this.#hang();
    const { game, seats, names, guilds, seed, variants } = this.#setup();
    const settings = Object.entries(this.#settings()).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams([["host", location.origin], ...settings]);
    const setup = new URLSearchParams(variants);
    for (const [name, value] of Object.entries({ seats, guilds, seed })) if (value) setup.set(name, value);
    const called = names ? `&names=${names.map(encodeURIComponent)}` : "";
    const frame = document.createElement("iframe");
    const sandbox = this.#words("sandbox");
    if (sandbox !== undefined) frame.sandbox = sandbox;
    frame.title = this.#title();
    frame.src = new URL(`?${query}#/play/${encodeURIComponent(game ?? "")}?${setup}${called}`, home);
    Object.assign(frame.style, { display: "block", width: "100%", border: "0", height: "40rem" });
    this.#frame = frame;
    this.#changed = false;
    this.#resize();
    this.replaceChildren(frame);
  }

  // As tall as the game, up to the window where there is one to be filled; on a phone, all of it. It
  // never shrinks while it is as wide: nothing may move away from under a finger.
  #resize(height) {
    const fixed = this.#words("height");
    const { style, clientWidth: width } = this.#frame;
    if (fixed !== undefined) style.height = /^\d+$/.test(fixed) ? `${fixed}px` : fixed;
    if (fixed !== undefined || !height) return;
    const least = this.#width === width ? this.#height : 0;
    this.#width = width;
    this.#height = Math.max(least, width < 600 ? height : Math.min(height, innerHeight));
    style.height = `${this.#height}px`;
  }

  #hang() {
    this.#port = undefined;
    this.#ready = false;
  }

  // The frame says hello, and gets a line of its own, on which nobody else can speak.
  #meet({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#origin) return;
    if (data?.conclave !== "hello") return;
    this.#hang();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => port1 === this.#port && this.#told(data);
    const message = { conclave: "meet", versions: [VERSION] };
    if (this.#changed) message.settings = this.#settings();
    if (this.#record) message.record = this.#record;
    this.#changed = false;
    // An origin like no other cannot be addressed; this is the frame that has just spoken.
    source.postMessage(message, origin === "null" ? "*" : origin, [port2]);
  }

  #say(type, fields) {
    this.#port?.postMessage({ type, ...fields });
  }

  #told(data) {
    const { type, ...detail } = data ?? {};
    if (!TYPES.includes(type)) return;
    if (type === "resized") this.#resize(detail.height);
    if (type === "saved") [this.#record, this.#unsaved] = [detail.record, []];
    if (type === "ready") {
      this.#ready = true;
      this.#width = 0;
      for (const act of this.#unsaved) this.#say("act", act);
    }
    if (type === "changed") [this.#turn, this.#acting] = [detail.turn, detail.acting];
    this.dispatchEvent(new CustomEvent(`conclave-${type}`, { detail, bubbles: true }));
  }
}

const list = (names) => (Array.isArray(names) ? names.map((name) => name.replaceAll(",", "%2C")) : names);

if (!customElements.get("conclave-game")) customElements.define("conclave-game", ConclaveGame);

// The frame's side of the messages between an embedded game and its host: docs/embedding.md. start.js
// loads this only where there is a host, and starts no program before the handshake is over.

const VERSIONS = [1];
const address = conclaveAddress;
const SETTINGS = address.keys.settings;
// The prefix of the keys under which tables on many screens are stored (src/screens/host_page.rs).
const TABLE = "conclave:table:";
// How long to wait for the host's answer, in milliseconds.
const HOST_TIMEOUT = 3000;
// How long the focus that a host gives to the frame may take to arrive, in milliseconds.
const FOCUS_TIMEOUT = 1000;
const here = new URL(import.meta.url);
// The longest message between screens, in bytes: the longest one for a guest, and its header.
const LONGEST_RELAYED = 65_536 + 8;

/** @typedef {(value: any) => boolean} Check */

// The schema of messages. Values are structured clones; field names are not trusted.
/** @param {unknown} value @returns {value is Record<string, unknown>} */
const plain = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
/** @type {(fields: Record<string, Check>) => Check} */
const shaped = (fields) => (value) =>
  plain(value) &&
  Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
  Object.entries(fields).every(([name, is]) => is(Object.hasOwn(value, name) ? value[name] : undefined));
/** @type {(most: number, pattern?: RegExp) => Check} */
const text = (most, pattern) => (value) =>
  typeof value === "string" && value.length <= most && (!pattern || pattern.test(value));
/** @type {(most: number) => Check} */
const whole = (most) => (value) => Number.isSafeInteger(value) && value >= 0 && value <= most;
/** @type {(is: Check, most: number) => Check} */
const list = (is, most) => (value) => Array.isArray(value) && value.length <= most && Array.from(value).every(is);
/** @type {(is: Check) => Check} */
const maybe = (is) => (value) => value === undefined || is(value);
/** @type {(...checks: Check[]) => Check} */
const either = (...checks) => (value) => checks.some((is) => is(value));
/** @type {(is: Check) => Check} */
const named = (is) => (value) =>
  plain(value) &&
  Object.keys(value).length <= 20 &&
  Object.entries(value).every(([name, one]) => /^[a-z][a-z-]{0,39}$/.test(name) && is(one));

const id = text(40, /^[a-z][a-z-]*$/);
const record = text(4_000_000);
/** @type {(most: number) => Check} */
const bytes = (most) => (value) => value instanceof Uint8Array && value.byteLength <= most;
/** @type {Record<string, Check>} */
const SETTING = Object.fromEntries(
  Object.entries(address.SETTINGS).map(([name, values]) => [
    name,
    maybe((value) => typeof value === "string" && values.includes(value)),
  ]),
);
const MEET = shaped({
  conclave: text(5, /^meet$/),
  versions: list(whole(1e6), 20),
  record: maybe(record),
  kept: maybe(record),
  settings: maybe(shaped(SETTING)),
});
/** @type {Record<string, Record<string, Check>>} */
const FIELDS = {
  start: {
    game: maybe(id),
    seats: maybe(list(id, 8)),
    names: maybe(list(text(60), 8)),
    guilds: maybe(list(id, 8)),
    seed: maybe(either(whole(Number.MAX_SAFE_INTEGER), text(20, /^\d+$/))),
    variants: maybe(named(text(100))),
  },
  load: { record },
  act: {
    seat: either(whole(5), text(5, /^table$/)),
    number: whole(65535),
    action: text(60_000, /^[\w-]+$/),
  },
  undo: {},
  configure: SETTING,
  relay: { from: text(60, /./), data: bytes(LONGEST_RELAYED) },
  focus: {},
};
/** @param {string} type */
const said = (type) => text(9, new RegExp(`^${type}$`));
const MESSAGES = new Map(
  Object.entries(FIELDS).map(([type, fields]) => [type, shaped({ type: said(type), ...fields })]),
);

// The program's storage, in memory instead of the browser's.
/** @type {Map<string, string>} */
const kept = new Map([[SETTINGS, location.search.slice(1)]]);
/** @type {PageStorage} */
const storage = {
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem(key, value) {
    kept.set(key, String(value));
    keep();
  },
  removeItem(key) {
    kept.delete(key);
    keep();
  },
};
// A table that is played on many screens, and a guest of one, need more than a record when they are
// loaded again. The host has it, and does not have to understand it.
const onManyScreens = () => address.isOnScreens(address.parse(location.hash));
let keeping = false;
const keep = () => {
  if (keeping || !onManyScreens()) return;
  keeping = true;
  setTimeout(() => {
    keeping = false;
    post({ type: "kept", kept: JSON.stringify([...kept].filter(([key]) => key !== SETTINGS)) });
  });
};
/** @param {string} text */
const restore = (text) => {
  try {
    for (const [key, value] of JSON.parse(text))
      if (/^conclave:/.test(key) && key !== SETTINGS) kept.set(key, String(value));
    // The address that opens a table leads to the one that was opened here.
    const { page, query } = address.parse(location.hash);
    const table = [...kept.keys()].find((key) => key.startsWith(TABLE))?.slice(TABLE.length);
    if (page !== "host" || !table || query.has("table")) return;
    const { hash } = location;
    history.replaceState(null, "", `${hash}${hash.includes("?") ? "&" : "?"}table=${table}`);
  } catch {
    reportError("record", "This is not what was kept.");
  }
};

/** @typedef {{ type: string, [field: string]: unknown }} Message */
/** @type {MessagePort | undefined} */
let port;
let host = "";
let ready = false;
// The last message of each type, for a host that connects late.
/** @type {Map<string, Message>} */
const latest = new Map();
/** @param {Message} message */
const post = (message) => {
  latest.set(message.type, message);
  port?.postMessage(message);
};
/** @type {(code: string, words: string) => void} */
const reportError = (code, words) => post({ type: "error", code, words });
// Refusals in one second, beyond which a flood of bad messages is not answered.
const MOST_REFUSALS = 100;
let refused = 0;
let counted = 0;
/** @type {(code: string, words: string) => void} */
const refuse = (code, words) => {
  const now = performance.now();
  if (now - counted > 1000) [refused, counted] = [0, now];
  if (refused++ < MOST_REFUSALS) reportError(code, words);
};

// Navigates this frame to another page, which repeats the handshake.
/** @type {(hash: string, settings: URLSearchParams | string | undefined) => void} */
const move = (hash, settings) => {
  const query = new URLSearchParams(settings);
  query.set("host", host);
  if (`?${query}` !== location.search) return location.replace(`?${query}${hash}`);
  history.replaceState(null, "", hash);
  location.reload();
};

/** @param {Record<string, string | undefined>} wanted */
const change = (wanted) => {
  const settings = new URLSearchParams(kept.get(SETTINGS));
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) settings.set(name, value);
  kept.set(SETTINGS, String(settings));
  return settings;
};

/** @type {Record<string, (message: any) => void>} */
const DO = {
  start: ({ game, ...setup }) =>
    move(address.play(game ?? conclave.place(), setup), kept.get(SETTINGS)),
  load: ({ record }) => order(`load ${record}`),
  act: ({ seat, number, action }) => order(`act ${seat} ${number} ${action}`),
  undo: () => order("undo"),
  relay({ from, data }) {
    const event = new CustomEvent("conclave-relay", { cancelable: true, detail: { from, data } });
    if (dispatchEvent(event)) refuse("busy", "No table on many screens listens.");
  },
  configure({ type: _, ...wanted }) {
    const { lang } = document.documentElement;
    const settings = change(wanted);
    if ((wanted.lang ?? lang) !== lang) move(location.hash, settings);
    else dispatchEvent(new HashChangeEvent("hashchange"));
  },
  focus() {
    const board = () =>
      /** @type {HTMLElement | null} */ (
        document.querySelector(".table-board") ?? document.querySelector("h1")
      )?.focus();
    board();
    // The host's page also gives the focus to the frame. That may come after this message, and would
    // take it from the board.
    const signal = AbortSignal.timeout(FOCUS_TIMEOUT);
    addEventListener("focus", board, { once: true, signal });
    // A table that has just opened gets its board a moment later.
    if (document.querySelector(".table-board")) return;
    const opening = new MutationObserver(() => {
      if (!document.querySelector(".table-board")) return;
      opening.disconnect();
      board();
    });
    opening.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener("abort", () => opening.disconnect());
  },
};

// A command for the program, which listens while there is a table.
/** @type {string | undefined} */
let command;
/** @param {string} words */
const order = (words) => {
  command = words;
  dispatchEvent(new Event("conclave"));
  if (command !== undefined) refuse("busy", "No game is at the table.");
};

/** @param {unknown} data */
const handleMessage = (data) => {
  const type = plain(data) && Object.hasOwn(data, "type") ? String(data.type) : "";
  if (MESSAGES.get(type)?.(data)) DO[type](data);
  else refuse("message", "This is no message of version 1.");
};

// Stores the host's record where the program will load it.
/** @param {string} record */
const take = (record) => {
  const game = address.save.game(record);
  if (!game || !document.querySelector(`meta[name=program][data-name="${CSS.escape(game)}"]`))
    return reportError("record", "This is no record of a game that is here.");
  storage.setItem(address.keys.save("host"), record);
  history.replaceState(null, "", "#/game/host");
};

// Turns the program's messages (text, see conclave_session::embed) into objects for the host.
/** @param {string} words */
const items = (words) => (words === "-" ? [] : words.split(","));
/** @param {string} word */
const seat = (word) => (word === "table" ? word : Number(word));
/** @type {Record<string, (...words: string[]) => object>} */
const OUTGOING = {
  changed: (turn, acting, scores) => ({
    turn: Number(turn),
    acting: items(acting).map(seat),
    scores: items(scores).map(Number),
  }),
  acted: (who, number, action) => ({ seat: seat(who), number: Number(number), action }),
  over: (winners, scores) => ({ winners: items(winners).map(seat), scores: items(scores).map(Number) }),
};
const announce = () => {
  if (ready) return;
  ready = true;
  post({ type: "ready", version: 1, game: conclave.place() });
};
/** @param {string} message */
const postToHost = (message) => {
  const [type, ...words] = message.split(" ");
  announce();
  if (type === "changed") latest.delete("over");
  if (type === "saved") post({ type, record: words.join(" ") });
  else if (type === "error") refuse(words[0], words.slice(1).join(" "));
  else post({ type, ...OUTGOING[type](...words) });
};

Object.assign(conclave, {
  postToHost,
  // The bytes are in the program's memory, so a copy is sent.
  /** @type {(to: string, data: Uint8Array) => void} */
  relay(to, data) {
    announce();
    port?.postMessage({ type: "relay", to, data: data.slice() });
  },
  command() {
    const words = command;
    command = undefined;
    return words ?? "";
  },
  /** @param {string} lang */
  setLanguage: (lang) => move(location.hash, change({ lang })),
});

// A sandboxed frame has an opaque origin, from which no worker script can be loaded: it starts a blob
// worker, which imports the script. (It is a classic worker: Chromium treats module workers as cross-origin
// all the same.)
if (origin === "null") {
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    /** @param {string | URL} script @param {WorkerOptions} options */
    constructor(script, { name } = {}) {
      const whole = JSON.stringify(new URL(script, document.baseURI));
      const words = `import(${whole}).catch((error) => setTimeout(() => { throw error; }));`;
      super(URL.createObjectURL(new Blob([words], { type: "text/javascript" })), { name });
    }
  };
}

const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL(`styles/frame.css${here.search}`, here) });
document.head.append(style);

/** @type {number | undefined} */
let height;
new ResizeObserver(() => {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now && now !== height) post({ type: "resized", height: (height = now) });
}).observe(document.body);

addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) reportError("crash", "The game has broken down.");
});

/** Reports to the host that the address asks for an unknown game, since no table will. */
/** @param {string | undefined} game */
export const refuseAddress = (game) => reportError("address", `There is no game called ${(game ?? "").slice(0, 40)}.`);

/**
 * The handshake with the host, whose origin the address names. Resolves to the page's storage.
 * @type {(origin: string) => Promise<PageStorage>}
 */
export const connect = (origin) =>
  new Promise((done) => {
    host = origin;
    const late = setTimeout(() => done(storage), HOST_TIMEOUT);
    addEventListener("message", ({ source, origin, data, ports: [line] }) => {
      // Accept messages of the host's origin only. This is the only message outside of the MessagePort.
      if (source !== parent || origin !== host || port || !line || !MEET(data)) return;
      if (!data.versions.some((/** @type {number} */ version) => VERSIONS.includes(version))) {
        const words = `This game speaks version ${VERSIONS}, and its host ${data.versions}.`;
        line.postMessage({ type: "error", code: "version", words, versions: VERSIONS });
        return;
      }
      clearTimeout(late);
      if (data.settings) change(data.settings);
      port = line;
      port.onmessage = ({ data }) => handleMessage(data);
      port.onmessageerror = () => handleMessage(undefined);
      for (const message of latest.values()) port.postMessage(message);
      if (onManyScreens()) {
        if (data.kept && !ready) restore(data.kept);
      } else if (data.record && !ready) take(data.record);
      done(storage);
    });
    try {
      // The hello contains no data, so it may go to any origin: an opaque one cannot be addressed.
      parent.postMessage({ conclave: "hello", versions: VERSIONS }, host === "null" ? "*" : host);
    } catch {
      done(storage);
    }
  });

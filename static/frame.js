// The frame's side of what a framed game and its host say to each other: docs/embedding.md. boot.js
// loads this only where there is a host, and starts no program before they have met.

const VERSIONS = [1];
const SETTINGS = "conclave:settings";
// How long to wait for a host that may have nothing to say, in milliseconds.
const PATIENCE = 3000;
const here = new URL(import.meta.url);

// What messages may hold. Their values are copies without code; their names are not to be trusted.
const plain = (value) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const shaped = (fields) => (value) =>
  plain(value) &&
  Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
  Object.entries(fields).every(([name, is]) => is(Object.hasOwn(value, name) ? value[name] : undefined));
const text = (most, pattern) => (value) =>
  typeof value === "string" && value.length <= most && (!pattern || pattern.test(value));
const whole = (most) => (value) => Number.isSafeInteger(value) && value >= 0 && value <= most;
const list = (is, most) => (value) => Array.isArray(value) && value.length <= most && Array.from(value).every(is);
const maybe = (is) => (value) => value === undefined || is(value);
const either = (...ways) => (value) => ways.some((is) => is(value));
const named = (is) => (value) =>
  plain(value) &&
  Object.keys(value).length <= 20 &&
  Object.entries(value).every(([name, one]) => /^[a-z][a-z-]{0,39}$/.test(name) && is(one));

const id = text(40, /^[a-z][a-z-]*$/);
const record = text(4_000_000);
const SETTING = {
  lang: maybe(text(2, /^(en|fr)$/)),
  theme: maybe(text(8, /^(night|day|contrast)$/)),
  speed: maybe(text(7, /^(instant|fast|normal)$/)),
  sound: maybe(text(3, /^(on|off)$/)),
};
const MEET = shaped({
  conclave: text(5, /^meet$/),
  versions: list(whole(1e6), 20),
  record: maybe(record),
  settings: maybe(shaped(SETTING)),
});
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
  focus: {},
};
const said = (type) => text(9, new RegExp(`^${type}$`));
const MESSAGES = new Map(
  Object.entries(FIELDS).map(([type, fields]) => [type, shaped({ type: said(type), ...fields })]),
);

// What the program keeps, instead of the browser's storage.
const kept = new Map([[SETTINGS, location.search.slice(1)]]);
const storage = {
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, String(value)),
  removeItem: (key) => void kept.delete(key),
};

let port, host;
let ready = false;
// The last of each kind, for a host that comes late.
const latest = new Map();
const tell = (message) => {
  latest.set(message.type, message);
  port?.postMessage(message);
};
const fault = (code, words) => tell({ type: "error", code, words });

// Goes to another page of this frame, which then meets the host anew.
const move = (hash, settings) => {
  const query = new URLSearchParams(settings);
  query.set("host", host);
  if (`?${query}` !== location.search) return location.replace(`?${query}${hash}`);
  history.replaceState(null, "", hash);
  location.reload();
};

const change = (wanted) => {
  const settings = new URLSearchParams(kept.get(SETTINGS));
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) settings.set(name, value);
  kept.set(SETTINGS, String(settings));
  return settings;
};

const DO = {
  start({ game, seats, names, guilds, seed, variants }) {
    const lists = Object.entries({ seats, guilds }).filter(([, list]) => list);
    const query = new URLSearchParams({ ...variants, ...Object.fromEntries(lists) });
    if (seed !== undefined) query.set("seed", seed);
    // A name may have a comma in it.
    const called = names ? `&names=${names.map(encodeURIComponent)}` : "";
    move(`#/play/${game ?? conclave.place()}?${query}${called}`, kept.get(SETTINGS));
  },
  load: ({ record }) => order(`load ${record}`),
  act: ({ seat, number, action }) => order(`act ${seat} ${number} ${action}`),
  undo: () => order("undo"),
  configure({ type: _, ...wanted }) {
    const { lang } = document.documentElement;
    const settings = change(wanted);
    if ((wanted.lang ?? lang) !== lang) move(location.hash, settings);
    else dispatchEvent(new HashChangeEvent("hashchange"));
  },
  focus: () => (document.querySelector(".table-board") ?? document.querySelector("h1"))?.focus(),
};

// A command for the program, which listens while there is a table.
let command;
const order = (words) => {
  command = words;
  dispatchEvent(new Event("conclave"));
  if (command !== undefined) fault("busy", "No game is at the table.");
};

const obey = ({ data }) => {
  const type = plain(data) && Object.hasOwn(data, "type") ? data.type : undefined;
  if (MESSAGES.get(type)?.(data)) DO[type](data);
  else fault("message", "This is no message of version 1.");
};

// What the host has kept, for the program to begin with.
const take = (record) => {
  const game = record.split(/\s+/, 3)[2];
  if (!game || !document.querySelector(`meta[name=program][data-game="${CSS.escape(game)}"]`))
    return fault("record", "This is no record of a game that is here.");
  storage.setItem("conclave:save:host", record);
  history.replaceState(null, "", "#/game/host");
};

// What the program tells, as text: conclave::page::embed.
const items = (words) => (words === "-" ? [] : words.split(","));
const seat = (word) => (word === "table" ? word : Number(word));
const TOLD = {
  changed: (turn, acting, scores) => ({
    turn: Number(turn),
    acting: items(acting).map(seat),
    scores: items(scores).map(Number),
  }),
  acted: (who, number, action) => ({ seat: seat(who), number: Number(number), action }),
  over: (winners, scores) => ({ winners: items(winners).map(seat), scores: items(scores).map(Number) }),
};
const hear = (told) => {
  const [type, ...words] = told.split(" ");
  if (!ready) {
    ready = true;
    tell({ type: "ready", version: 1, game: conclave.place() });
  }
  if (type === "changed") latest.delete("over");
  if (type === "saved") tell({ type, record: words.join(" ") });
  else if (type === "error") fault(words[0], words.slice(1).join(" "));
  else tell({ type, ...TOLD[type](...words) });
};

Object.assign(conclave, {
  postToHost: hear,
  command: () => {
    const words = command;
    command = undefined;
    return words ?? "";
  },
  speak: (lang) => move(location.hash, change({ lang })),
});

// A frame in a sandbox has an origin like no other, which no worker's script can be of: it starts
// one of its own, which fetches the other. (It is none with `type: "module"`: Chromium takes those to
// be from another origin even so.)
if (origin === "null") {
  const Plain = Worker;
  globalThis.Worker = class extends Plain {
    constructor(script, { name }) {
      const whole = JSON.stringify(new URL(script, document.baseURI));
      const words = `import(${whole}).catch((error) => setTimeout(() => { throw error; }));`;
      super(URL.createObjectURL(new Blob([words], { type: "text/javascript" })), { name });
    }
  };
}

const style = document.createElement("link");
Object.assign(style, { rel: "stylesheet", href: new URL(`frame.css${here.search}`, here) });
document.head.append(style);

let height;
new ResizeObserver(() => {
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now && now !== height) tell({ type: "resized", height: (height = now) });
}).observe(document.body);

addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) fault("crash", "The game has broken down.");
});

/** Meets the host, whose origin the address tells; what comes of it is where the page keeps things. */
export const meet = (origin) =>
  new Promise((done) => {
    host = origin;
    const late = setTimeout(() => done(storage), PATIENCE);
    addEventListener("message", ({ source, origin, data, ports: [line] }) => {
      // Nobody else has anything to say here, and the host says only this without a line of its own.
      if (source !== parent || origin !== host || port || !line || !MEET(data)) return;
      if (!data.versions.some((version) => VERSIONS.includes(version))) {
        const words = `This game speaks version ${VERSIONS}, and its host ${data.versions}.`;
        line.postMessage({ type: "error", code: "version", words, versions: VERSIONS });
        return;
      }
      clearTimeout(late);
      if (data.settings) change(data.settings);
      port = line;
      port.onmessage = obey;
      port.onmessageerror = () => obey({});
      for (const message of latest.values()) port.postMessage(message);
      if (data.record && !ready) take(data.record);
      done(storage);
    });
    try {
      // It says no more than that somebody is here; an origin like no other cannot be addressed.
      parent.postMessage({ conclave: "hello", versions: VERSIONS }, host === "null" ? "*" : host);
    } catch {
      done(storage);
    }
  });

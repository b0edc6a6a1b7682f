// The script of embed-demo.html, an example of a host page.
import "./embed.js";

const KEPT = "conclave-demo:record";
const root = document.documentElement;
const query = new URLSearchParams(location.search);

/** @typedef {import("./embed.js").ConclaveGame} Game */
/** @typedef {NonNullable<import("./embed.js").ConclaveSettings["lang"]>} Language */

/** @type {NodeListOf<HTMLElement>} */
const languageButtons = document.querySelectorAll("[data-lang]");
/** @param {Language} lang */
const setLanguage = (lang) => {
  root.lang = lang;
  for (const one of languageButtons)
    one.setAttribute("aria-pressed", String(one.dataset.lang === lang));
  for (const game of document.querySelectorAll("conclave-game")) game.configure({ lang });
};
const wanted = [query.get("lang"), ...navigator.languages].map((tag) => tag?.slice(0, 2));
/** @type {(tag: string | undefined) => tag is Language} */
const isLanguage = (tag) => tag === "en" || tag === "fr";
setLanguage(wanted.find(isLanguage) ?? "en");
for (const one of languageButtons)
  one.onclick = () => isLanguage(one.dataset.lang) && setLanguage(one.dataset.lang);

/** @type {(title: string, attributes: Record<string, string>) => Game} */
const make = (title, attributes) => {
  const game = document.createElement("conclave-game");
  const all = { lang: root.lang, speed: query.get("speed") ?? "fast", title, ...attributes };
  for (const [name, value] of Object.entries(all)) game.setAttribute(name, value);
  return game;
};

// Where storage is denied (private windows), the record lasts as long as the page.
/** @type {string | undefined} */
let record;
try {
  record = localStorage.getItem(KEPT) ?? undefined;
} catch {}
/** @param {string} now */
const keep = (now) => {
  record = now;
  try {
    localStorage.setItem(KEPT, now);
  } catch {}
};

/** @type {Record<string, () => Game[]>} */
const TABLES = {
  plain: () => [
    make("Elfenwizards", { game: "elfenwizards", seats: "person,apprentice,apprentice", seed: "7" }),
  ],
  kept() {
    const game = make("Wizard’s Gambit", {
      game: "wizards-gambit",
      seats: "person,adept",
      sandbox: "allow-scripts",
    });
    if (record) game.load(record);
    game.addEventListener("conclave-saved", ({ detail }) => keep(detail.record));
    // If the stored record cannot be used any more, begin a new game.
    game.addEventListener("conclave-error", ({ detail }) => detail.code === "record" && game.start());
    return [game];
  },
  two() {
    const same = { game: "spell-wars", seed: "11", names: "Ada,Ben", variants: "quick=on" };
    const games = ["person,remote", "remote,person"].map((seats, at) =>
      make(`Spell Wars ${at + 1}`, { ...same, seats }),
    );
    const [one, two] = games;
    one.addEventListener("conclave-acted", ({ detail }) => two.act(detail));
    two.addEventListener("conclave-acted", ({ detail }) => one.act(detail));
    return games;
  },
};

/** @type {Record<string, (game: Game) => void>} */
const DO = {
  start: (game) => game.start(),
  undo: (game) => game.undo(),
  focus: (game) => game.focus(),
  look: (game) => game.configure({ theme: game.getAttribute("theme") === "light" ? "dark" : "light" }),
};

// A message in a line: long texts are cut.
/** @type {(name: string, detail: unknown) => string} */
const line = (name, detail) =>
  `${name} ${JSON.stringify(detail, (_, value) =>
    typeof value === "string" && value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value,
  )}`;

/** @type {<Found extends Element = HTMLElement>(within: ParentNode, selector: string) => Found} */
const find = (within, selector) => /** @type {any} */ (within.querySelector(selector));

/** @type {HTMLTemplateElement} */
const template = find(document, "template");
/** @type {NodeListOf<HTMLElement>} */
const sections = document.querySelectorAll("[data-table]");
for (const section of sections) {
  section.append(template.content.cloneNode(true));
  const [place, told] = [find(section, ".tables"), find(section, ".told")];
  told.setAttribute("aria-label", `conclave-game: ${section.dataset.table}`);
  /** @param {Event} event */
  const logEvent = (event) => {
    const { type, detail, target } = /** @type {CustomEvent & { target: Game }} */ (event);
    const item = document.createElement("li");
    const [, name] = type.split("-");
    item.textContent = line(place.children.length > 1 ? `${target.title}: ${name}` : name, detail);
    told.append(item);
    if (told.children.length > 200) told.firstElementChild?.remove();
    told.scrollTop = told.scrollHeight;
  };
  for (const type of ["ready", "resized", "changed", "acted", "over", "saved", "error"])
    section.addEventListener(`conclave-${type}`, logEvent);
  section.addEventListener("click", ({ target }) => {
    /** @type {HTMLElement | null} */
    const button = target instanceof Element ? target.closest("[data-do]") : null;
    const what = button?.dataset.do;
    const game = place.querySelector("conclave-game");
    if (what === "open") place.replaceChildren(...TABLES[section.dataset.table ?? ""]());
    else if (what && game) DO[what](game);
  });
}
// Continue a stored game.
if (record) find(document, "[data-table=kept] [data-do=open]").click();

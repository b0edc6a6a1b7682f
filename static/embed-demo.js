// The script of embed-demo.html, an example of a host page.
import "./embed.js";

const KEPT = "conclave-demo:record";
const root = document.documentElement;
const ways = new URLSearchParams(location.search);

const speak = (lang) => {
  root.lang = lang;
  for (const one of document.querySelectorAll("[data-lang]"))
    one.setAttribute("aria-pressed", one.dataset.lang === lang);
  for (const game of document.querySelectorAll("conclave-game")) game.configure({ lang });
};
const wanted = [ways.get("lang"), ...navigator.languages].map((tag) => tag?.slice(0, 2));
speak(wanted.find((tag) => tag === "en" || tag === "fr") ?? "en");
for (const one of document.querySelectorAll("[data-lang]")) one.onclick = () => speak(one.dataset.lang);

const make = (title, attributes) => {
  const game = document.createElement("conclave-game");
  const all = { lang: root.lang, speed: ways.get("speed") ?? "fast", title, ...attributes };
  for (const [name, value] of Object.entries(all)) game.setAttribute(name, value);
  return game;
};

// Where storage is denied (private windows), the record lasts as long as the page.
let record;
try {
  record = localStorage.getItem(KEPT) ?? undefined;
} catch {}
const keep = (now) => {
  record = now;
  try {
    localStorage.setItem(KEPT, now);
  } catch {}
};

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

const DO = {
  start: (game) => game.start(),
  undo: (game) => game.undo(),
  focus: (game) => game.focus(),
  look: (game) => game.configure({ theme: game.getAttribute("theme") === "light" ? "dark" : "light" }),
};

// A message in a line: long texts are cut.
const line = (name, detail) =>
  `${name} ${JSON.stringify(detail, (_, value) =>
    typeof value === "string" && value.length > 60 ? `${value.slice(0, 60)}… (${value.length})` : value,
  )}`;

const template = document.querySelector("template");
for (const section of document.querySelectorAll("[data-table]")) {
  section.append(template.content.cloneNode(true));
  const [place, told] = [section.querySelector(".tables"), section.querySelector(".told")];
  told.setAttribute("aria-label", `conclave-game: ${section.dataset.table}`);
  const hear = ({ type, detail, target }) => {
    const item = document.createElement("li");
    const [, name] = type.split("-");
    item.textContent = line(place.children.length > 1 ? `${target.title}: ${name}` : name, detail);
    told.append(item);
    if (told.children.length > 200) told.firstChild.remove();
    told.scrollTop = told.scrollHeight;
  };
  for (const type of ["ready", "resized", "changed", "acted", "over", "saved", "error"])
    section.addEventListener(`conclave-${type}`, hear);
  section.addEventListener("click", ({ target }) => {
    const what = target.closest("[data-do]")?.dataset.do;
    if (what === "open") place.replaceChildren(...TABLES[section.dataset.table]());
    else if (what && place.firstChild) DO[what](place.firstChild);
  });
}
// Continue a stored game.
if (record) document.querySelector("[data-table=kept] [data-do=open]").click();

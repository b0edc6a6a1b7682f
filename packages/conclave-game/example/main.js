// A game night: two tables, and a score board that comes from what the tables tell.
import "conclave-game";

// Who sits at each table. (With `?bots=on&speed=instant` in the address, bots play for everybody.)
const asked = new URLSearchParams(location.search);
/** @type {Record<string, { seats: string, names: string[] }>} */
const TABLES = {
  elfenwizards: { seats: "person,person,adept", names: ["Ada", "Ben", "Cleo"] },
  "wizards-gambit": { seats: "person,person", names: ["Dora", "Emil"] },
};

/**
 * What the night has come to. A finished game is on the board once, by the name of its table and its number.
 * @typedef {{ games: Record<string, number>, records: Record<string, string>,
 *   over: Record<string, { names: string[], winners: string[] }> }} Night
 */

// It outlasts a reload of this page: frames keep nothing by themselves.
const KEPT = "game-night";
/** @type {Night} */
const night = JSON.parse(localStorage.getItem(KEPT) ?? '{ "games": {}, "records": {}, "over": {} }');
const keep = () => localStorage.setItem(KEPT, JSON.stringify(night));

/** @type {<Found extends Element>(within: ParentNode, selector: string) => Found} */
const find = (within, selector) => /** @type {any} */ (within.querySelector(selector));

const showBoard = () => {
  /** @type {Map<string, { games: number, won: number }>} */
  const board = new Map();
  for (const { names } of Object.values(TABLES)) for (const name of names) board.set(name, { games: 0, won: 0 });
  for (const { names, winners } of Object.values(night.over))
    for (const name of names) {
      const { games, won } = board.get(name) ?? { games: 0, won: 0 };
      board.set(name, { games: games + 1, won: won + Number(winners.includes(name)) });
    }
  const rows = [...board].sort(([, a], [, b]) => b.won - a.won || a.games - b.games);
  find(document, "tbody").replaceChildren(
    ...rows.map(([name, { games, won }]) => {
      const row = document.createElement("tr");
      // Names are text, never markup.
      for (const words of [name, games, won]) row.insertCell().textContent = String(words);
      return row;
    }),
  );
};

/** @type {NodeListOf<HTMLElement>} */
const sections = document.querySelectorAll("[data-table]");
for (const section of sections) {
  const table = section.dataset.table ?? "";
  const { names, seats } = TABLES[table];
  const [status, next] = [find(section, "[role=status]"), find(section, "button")];
  const game = document.createElement("conclave-game");
  /** @type {Record<string, string>} */
  const attributes = { src: "games/", game: table, seats, names: names.join() };
  if (asked.has("bots")) attributes.seats = names.map(() => "novice").join();
  attributes.speed = asked.get("speed") ?? "normal";
  attributes.title = find(section, "h2").textContent ?? "";
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);

  game.addEventListener("conclave-changed", ({ detail: { acting, scores } }) => {
    const turn = acting.map((seat) => (seat === "table" ? "the dice" : names[seat])).join(", ");
    status.textContent = `${names.map((name, seat) => `${name} ${scores[seat]}`).join(", ")}. To act: ${turn}`;
  });
  game.addEventListener("conclave-over", ({ detail: { winners } }) => {
    const won = winners.flatMap((seat) => (seat === "table" ? [] : [names[seat]]));
    status.textContent = `Won by ${won.join(", ")}`;
    night.over[`${table} ${night.games[table] ?? 0}`] = { names, winners: won };
    keep();
    showBoard();
  });
  // A frame that is loaded again goes on where its game stood.
  game.addEventListener("conclave-saved", ({ detail }) => {
    night.records[table] = detail.record;
    keep();
  });
  // A record of rules that have changed since cannot be played on.
  game.addEventListener("conclave-error", ({ detail }) => {
    if (detail.code === "record") game.start();
  });
  next.addEventListener("click", () => {
    night.games[table] = (night.games[table] ?? 0) + 1;
    delete night.records[table];
    game.start();
  });
  const record = night.records[table];
  if (record) game.load(record);
  section.append(game);
}

find(document, "#again").addEventListener("click", () => {
  localStorage.removeItem(KEPT);
  location.reload();
});
showBoard();

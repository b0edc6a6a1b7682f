// The grammar of addresses, settings and saves, for every script that reads or writes one: settings.js, start.js,
// frame.js and share.js in the page, and embed.js in the pages of hosts. It is a plain script, because
// settings.js needs it before the first paint, so it defines a global, `conclaveAddress`, which globals.d.ts
// declares. The programs' own side is src/router.rs, crates/session/src/settings.rs and
// crates/session/src/saves/envelope.rs.
(() => {
  // The settings that a link or a host may give, with their values.
  const SETTINGS = {
    lang: ["en", "fr"],
    theme: ["night", "day", "contrast"],
    speed: ["instant", "fast", "normal", "slow", "step"],
    sound: ["on", "off"],
  };
  // Pages whose address names the game in its next part (for `game`: the slot of a save).
  const PAGES_OF_GAMES = ["new", "play", "game", "learn", "puzzles", "rules", "shared", "host", "join"];
  // The slots of games on many screens begin with this.
  const TABLE = "table-";
  // The longest query that any address has.
  const LONGEST_QUERY = 8000;
  // A sealed save: `conclave-save SCHEMA GAME … BODY`.
  const SAVE = "conclave-save";

  globalThis.conclaveAddress = {
    SETTINGS,
    keys: {
      settings: "conclave:settings",
      save: (slot) => `conclave:save:${slot}`,
      setUp: (game) => `conclave:setup:${game}`,
      learned: (game) => `conclave:learned:${game}`,
      copy: (slot) => `conclave:copy:0:${slot}`,
    },

    // `#/PAGE/NAME/REST?QUERY`
    parse(hash) {
      const [path, asked = ""] = hash.replace(/^#/, "").split("?");
      // One that is longer than any is refused by the program.
      const query = asked.length > LONGEST_QUERY ? "" : asked;
      const [page, written, rest] = path.split("/").filter(Boolean);
      /** @type {string | undefined} */
      let name = written;
      try {
        name = written && decodeURIComponent(written);
      } catch {}
      return { page, name, rest, query: new URLSearchParams(query) };
    },
    isOfGame: (page) => PAGES_OF_GAMES.includes(page ?? ""),
    // Without seats it is the set-up of a table.
    isOnScreens: ({ page, name, query }) =>
      page === "join" ||
      (page === "host" && (query.has("seats") || query.has("table"))) ||
      (page === "game" && Boolean(name?.startsWith(TABLE))),

    // The first of these language tags for which there are texts.
    language: (...tags) =>
      tags.map((tag) => tag?.slice(0, 2)).find((tag) => tag && SETTINGS.lang.includes(tag)),
    theme: (word) => SETTINGS.theme.find((theme) => theme === word),
    inLanguage: (hash, language) =>
      /[?&]lang=/.test(hash)
        ? conclaveAddress.withLanguage(hash, language)
        : `${hash || "#/"}${hash.includes("?") ? "&" : "?"}lang=${language}`,
    withLanguage: (hash, language) => hash.replace(/([?&]lang=)[^&]*/, `$1${language}`),

    // A name may have a comma in it, so names are escaped one by one.
    play(game, { seats, names, guilds, seed, variants }) {
      const query = new URLSearchParams(variants);
      for (const [name, value] of Object.entries({ seats, guilds, seed }))
        if (value !== undefined && value !== "") query.set(name, String(value));
      const called = names ? `&names=${names.map(encodeURIComponent)}` : "";
      return `#/play/${encodeURIComponent(game)}?${query}${called}`;
    },

    save: {
      // A saved game may be in any state: damaged, of another version, empty.
      game: (save) => save?.split(/\s+/, 3)[2],
      words(save) {
        const [, schema, game, ...rest] = save.split(" ");
        return { schema, game, rest, body: rest.pop() ?? "" };
      },
      seal: ({ schema, game, rest, body }) => [SAVE, schema, game, ...rest, body].join(" "),
    },
    // A whole game in a link: `#/shared/GAME/SCHEMA.….PACKED`
    shared: {
      link: ({ schema, game, rest, body }) => `#/shared/${game}/${[schema, ...rest, body].join(".")}`,
      words(game, packed) {
        const [schema = "", ...rest] = packed.split(".");
        return { schema, game, rest, body: rest.pop() ?? "" };
      },
    },
  };
})();

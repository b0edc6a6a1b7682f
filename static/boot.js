// Starts the page. Home is there already; a game is a program that is fetched when an address asks
// for it. This script also speaks to that program, as `conclave`, and outlives its crashes.
(() => {
  const SETTINGS = "conclave:settings";
  const SLOT = "conclave:save:";
  const COPY = "conclave:copy:0:";
  const root = document.documentElement;
  const here = document.currentScript.src;
  const build = root.dataset.build;
  const address = (name) => new URL(name, here).href + (build ? `?${build}` : "");

  // A page in a frame may have a host that speaks with it (frame.js) and keeps its games; then its
  // settings stand in the address.
  const query = new URLSearchParams(location.search);
  const host = parent !== self && query.get("host");

  // Storage may be forbidden; what is kept in it may be anything.
  let storage;
  try {
    storage = host ? undefined : localStorage;
  } catch {}
  const kept = (key) => {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (name, value) => {
    const settings = new URLSearchParams(kept(SETTINGS) ?? "");
    settings.set(name, value);
    try {
      storage.setItem(SETTINGS, settings);
    } catch {}
  };

  // An address is `#/PART/PART?QUERY`.
  const parts = () => location.hash.replace(/^#/, "").split("?")[0].split("/").filter(Boolean);
  const asked = (name) => new URLSearchParams(location.hash.split("?")[1] ?? "").get(name);

  const settings = host ? query : new URLSearchParams(kept(SETTINGS) ?? "");
  const known = (...tags) => tags.map((tag) => tag?.slice(0, 2)).find((tag) => /^(en|fr)$/.test(tag));
  root.lang = known(asked("lang"), settings.get("lang"), ...navigator.languages) ?? "en";
  const look = asked("theme") ?? settings.get("theme");
  if (/^(night|day|contrast)$/.test(look)) root.dataset.theme = look;
  if (host) root.dataset.page = "game";

  const meta = (game) =>
    document.querySelector(`meta[name="program"][data-game="${CSS.escape(game)}"]`);
  const script = (game) => meta(game)?.content;
  const wasm = (script) => new URL(script.replace(/\.js$/, "_bg.wasm"), here);
  const slots = () => {
    try {
      return Object.keys(storage).filter((key) => key.startsWith(SLOT));
    } catch {
      return [];
    }
  };
  // A save that could not be stored, on its way from a file to its table.
  let handed;
  const saved = (id) => (handed?.[0] === id ? handed[1] : kept(SLOT + id));

  // Where we are: at home, at a game's (its id is the second thing), or in the lobby, which has
  // everything else.
  const place = () => {
    const [page, name] = parts();
    if (!page || page === "saves") return ["home"];
    if (!/^(new|play|game|rules|shared)$/.test(page)) return ["lobby"];
    // A save names its game in its third word; of a damaged one there is a copy.
    const of = (save) => save?.split(/\s+/).slice(2, 3).find(script);
    const game = page === "game" ? (of(saved(name)) ?? of(kept(COPY + name))) : name;
    return game && script(game) ? ["game", game] : ["lobby"];
  };

  // A game that is in the address is unpacked before its program starts.
  let unpacked;
  const isShared = () => parts()[0] === "shared";
  const unpack = async () => {
    const { hash } = location;
    const [, game, packed] = parts();
    const { unpack } = await import(address("share.js"));
    unpacked = [hash, await unpack(game, packed ?? "")];
  };

  let running, lobby, slot;
  const texts = {};
  let crashed = false;
  globalThis.conclave = {
    texts: (program) => texts[program],
    program: () => new URL(script(running), here).href,
    rules: (game) => text(`locales/${root.lang}/${game}-rules.ftl`),
    place: () => place().at(-1),
    playing: (id) => (slot = id),
    passInMemory: (id, save) => (handed = [id, save]),
    passedInMemory: (id) => (handed?.[0] === id ? handed[1] : undefined),
    shared: () => (unpacked?.[0] === location.hash ? unpacked[1] : undefined),
    share: async (...game) => (await import(address("share.js"))).offer(...game),
    crashed: () => crashed,
    voice: () => "speechSynthesis" in window,
    read(words) {
      const spoken = new SpeechSynthesisUtterance(words);
      spoken.lang = root.lang;
      speechSynthesis.cancel();
      speechSynthesis.speak(spoken);
    },
    storage: () => storage ?? undefined,
    framed: () => Boolean(host),
    speak(language) {
      keep("lang", language);
      const said = location.hash.replace(/([?&]lang=)[^&]*/, `$1${language}`);
      history.replaceState(null, "", said || "#/");
      location.reload();
    },
  };

  const text = async (name) => {
    const answer = await fetch(address(name));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.text();
  };
  const style = (name) =>
    new Promise((loaded, failed) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href: address(name), onload: loaded, onerror: failed });
      document.head.append(link);
    });
  const words = async (program, areas) => {
    const files = areas.map((area) => text(`locales/${root.lang}/${area}.ftl`));
    texts[program] = (await Promise.all(files)).join("\n");
  };
  const start = async (script, ...rest) => {
    const waiting = document.querySelector("#waiting");
    const late = setTimeout(() => (waiting.hidden = root.dataset.page === "home"), 300);
    try {
      const binary = fetch(wasm(script));
      const [program] = await Promise.all([import(new URL(script, here).href), binary, ...rest]);
      await program.default({ module_or_path: binary });
    } catch (error) {
      console.error(error);
      if (!crashed) say("#missing");
    } finally {
      clearTimeout(late);
      waiting.hidden = true;
    }
  };
  const load = (game) => {
    running = game;
    const drawings = ["sprite.svg"];
    // A game may have drawings of its own.
    if ("own" in meta(game).dataset) drawings.push(`${game}.svg`);
    const art = Promise.all(drawings.map(text)).then((drawings) =>
      document.body.insertAdjacentHTML("afterbegin", drawings.join("")),
    );
    const areas = ["shell", game];
    // What draws the chart at the end can come at any time before, or be missing.
    import(address("chart.js")).catch(() => {});
    const styles = [style("table.css"), style(`${game}.css`)];
    return start(script(game), words(game, areas), art, ...styles, isShared() && unpack());
  };
  // The list of saves at home, and the pages of the lobby, are drawn by a program without a game.
  const open = () => {
    lobby = true;
    const { content } = document.querySelector("meta[name=lobby]");
    return start(content, words("lobby", ["shell", "lobby"]), style("lobby.css"));
  };

  // Says something instead of the game.
  const say = (template) => {
    const app = document.querySelector("#app");
    app.replaceChildren(document.querySelector(template).content.cloneNode(true));
    root.dataset.page = "game";
    for (const way of app.querySelectorAll("[data-reload]"))
      way.addEventListener("click", () => setTimeout(() => location.reload()));
    const save = slot && saved(slot);
    const file = app.querySelector("[data-export]");
    if (file && save) {
      file.href = URL.createObjectURL(new Blob([save]));
      file.download = `${slot}.conclave`;
    } else file?.remove();
    app.querySelector("h1").focus();
  };
  const fail = (error) => {
    if (crashed || !(error instanceof WebAssembly.RuntimeError)) return;
    crashed = true;
    say("#crash");
  };
  addEventListener("error", (event) => fail(event.error));
  addEventListener("unhandledrejection", (event) => fail(event.reason));

  const go = () => {
    // The texts of a link's language are fetched when the page begins.
    if ((known(asked("lang")) ?? root.lang) !== root.lang) return location.reload();
    const [page, game] = place();
    const before = root.dataset.page;
    root.dataset.page = page;
    if (page === "home" && before !== "home") {
      document.title = "Conclave";
      document.querySelector("#home h1").focus();
      scrollTo(0, 0);
    }
    if (!lobby && (page === "lobby" || (page === "home" && (parts()[0] || slots().length)))) open();
    if (game && !running) load(game);
    else if (game && (game !== running || isShared())) location.reload();
  };
  addEventListener("hashchange", go);

  addEventListener("DOMContentLoaded", () => {
    const press = (name, value) => {
      for (const one of document.querySelectorAll(`[data-${name}]`))
        one.setAttribute("aria-pressed", one.dataset[name] === value);
    };
    press("lang", root.lang);
    press("look", root.dataset.theme);
    document.querySelector("#home").addEventListener("click", ({ target }) => {
      const { lang, look } = target.closest(".switch")?.dataset ?? {};
      if (lang) conclave.speak(lang);
      if (look) {
        keep("theme", look);
        root.dataset.theme = look;
        press("look", look);
      }
    });
    // Who points at a game will soon want its program.
    document.querySelector("#home").addEventListener("pointerover", ({ target }) => {
      const game = target.closest("a")?.hash.split("/")[2];
      if (game && !running && script(game)) {
        const link = document.createElement("link");
        link.rel = "modulepreload";
        link.href = new URL(script(game), here);
        document.head.append(link);
      }
    });
    if (host) import(address("frame.js")).then(async (frame) => go((storage = await frame.meet(host))));
    else go();
  });
})();

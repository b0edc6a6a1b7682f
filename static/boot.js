// Starts the page. Home is there already; a game is a program that is fetched when an address asks
// for it. This script also speaks to that program, as `conclave`, and outlives its crashes.
(() => {
  const SETTINGS = "conclave:settings";
  const SLOT = "conclave:save:";
  const root = document.documentElement;
  const here = document.currentScript.src;
  const build = root.dataset.build;
  const address = (name) => new URL(name, here).href + (build ? `?${build}` : "");

  // Storage may be forbidden; what is kept in it may be anything.
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (name, value) => {
    const settings = new URLSearchParams(kept(SETTINGS) ?? "");
    settings.set(name, value);
    try {
      localStorage.setItem(SETTINGS, settings);
    } catch {}
  };

  // An address is `#/PART/PART?QUERY`.
  const parts = () => location.hash.replace(/^#/, "").split("?")[0].split("/").filter(Boolean);
  const asked = (name) => new URLSearchParams(location.hash.split("?")[1] ?? "").get(name);

  const settings = new URLSearchParams(kept(SETTINGS) ?? "");
  const spoken = [asked("lang"), settings.get("lang"), ...navigator.languages];
  root.lang = spoken.map((tag) => tag?.slice(0, 2)).find((tag) => /^(en|fr)$/.test(tag)) ?? "en";
  const look = asked("theme") ?? settings.get("theme");
  if (/^(night|day|contrast)$/.test(look)) root.dataset.theme = look;

  const meta = (game) =>
    document.querySelector(`meta[name="program"][data-game="${CSS.escape(game)}"]`);
  const script = (game) => meta(game)?.content;
  const wasm = (game) => new URL(script(game).replace(/\.js$/, "_bg.wasm"), here);
  const slots = () => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(SLOT));
    } catch {
      return [];
    }
  };
  // A save names its game in its third word.
  const gameOf = (key) => kept(key)?.split(/\s+/)[2];
  const anyGame = () =>
    slots().map(gameOf).find((game) => game && script(game)) ??
    document.querySelector("meta[name=program]").dataset.game;

  // Which game's program this address needs; none for home without saves.
  const needed = () => {
    const [page, name] = parts();
    if (!page) return slots().length ? (running ?? anyGame()) : null;
    if (page === "game") {
      const game = gameOf(SLOT + name) ?? running;
      return game && script(game) ? game : anyGame();
    }
    return name && script(name) ? name : (running ?? anyGame());
  };

  let running, texts, slot;
  let crashed = false;
  globalThis.conclave = {
    texts: () => texts,
    program: () => new URL(script(running), here).href,
    playing: (id) => (slot = id),
    crashed: () => crashed,
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
  const load = async (game) => {
    running = game;
    const waiting = document.querySelector("#waiting");
    const late = setTimeout(() => (waiting.hidden = root.dataset.page === "home"), 300);
    try {
      const areas = ["shell", game, `${game}-rules`];
      const [program, art, ownArt, files] = await Promise.all([
        import(conclave.program()),
        text("sprite.svg"),
        // A game may have drawings of its own.
        "own" in meta(game).dataset ? text(`${game}.svg`) : "",
        Promise.all(areas.map((area) => text(`locales/${root.lang}/${area}.ftl`))),
        style("table.css"),
        style(`${game}.css`),
      ]);
      texts = files.join("\n");
      document.body.insertAdjacentHTML("afterbegin", art + ownArt);
      await program.default({ module_or_path: wasm(game) });
    } catch (error) {
      console.error(error);
      if (!crashed) say("#missing");
    } finally {
      clearTimeout(late);
      waiting.hidden = true;
    }
  };

  // Says something instead of the game.
  const say = (template) => {
    const app = document.querySelector("#app");
    app.replaceChildren(document.querySelector(template).content.cloneNode(true));
    root.dataset.page = "game";
    for (const way of app.querySelectorAll("[data-reload]"))
      way.addEventListener("click", () => setTimeout(() => location.reload()));
    const save = slot && kept(SLOT + slot);
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
    const [page] = parts();
    const before = root.dataset.page;
    root.dataset.page = !page || page === "saves" ? "home" : "game";
    if (root.dataset.page === "home" && before !== "home") {
      document.title = "Conclave";
      document.querySelector("#home h1").focus();
      scrollTo(0, 0);
    }
    const game = needed();
    if (game && !running) load(game);
    else if (game && game !== running) location.reload();
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
    go();
  });
})();

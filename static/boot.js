// Starts the page. Home is there already; a game is a program that is fetched when an address asks
// for it. This script also speaks to that program, as `conclave`, and outlives its crashes.
(() => {
  const address = conclaveAddress;
  const root = document.documentElement;
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const { build } = root.dataset;
  /** @param {string} name */
  const file = (name) => new URL(name, here).href + (build ? `?${build}` : "");
  /** @param {string} selector */
  const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

  // A page in a frame may have a host, which exchanges messages with it (frame.js) and stores its
  // games; then its settings are in the address.
  const query = new URLSearchParams(location.search);
  const host = parent !== self && query.get("host");

  // Access to storage may be denied, and its content is not trusted.
  /** @type {PageStorage | undefined} */
  let storage;
  try {
    storage = host ? undefined : localStorage;
  } catch {}
  /** @param {string} key */
  const kept = (key) => {
    try {
      return storage?.getItem(key);
    } catch {}
  };
  /** @type {(name: SettingName, value: string) => void} */
  const keep = (name, value) => {
    const settings = new URLSearchParams(kept(address.keys.settings) ?? "");
    settings.set(name, value);
    try {
      storage?.setItem(address.keys.settings, String(settings));
    } catch {}
  };

  const asked = () => address.parse(location.hash);

  const settings = host ? query : new URLSearchParams(kept(address.keys.settings) ?? "");
  const wanted = asked().query;
  root.lang =
    address.language(wanted.get("lang"), settings.get("lang"), ...navigator.languages) ?? "en";
  const look = address.theme(wanted.get("theme") ?? settings.get("theme"));
  if (look) root.dataset.theme = look;
  if (host) root.dataset.page = "game";

  // The games, and the programs that play them, are named in the page's head.
  /** @type {(game: string) => HTMLMetaElement | null} */
  const meta = (game) =>
    document.querySelector(`meta[name=program][data-game="${CSS.escape(game)}"]`);
  // A game with its lessons and puzzles is another program than the game alone, and so are its rules and
  // others: those are named alike in every game.
  /** @type {(game: string, kind: string) => string | undefined} */
  const scriptOf = (game, kind) => {
    const plays = meta(game)?.content;
    return plays && kind !== "program" ? file(`${kind}_${game.replaceAll("-", "_")}.js`) : plays;
  };
  const kindAsked = () => address.kind(asked());
  const slots = () => {
    try {
      return Object.keys(storage ?? {}).filter((key) => key.startsWith(address.keys.save("")));
    } catch {
      return [];
    }
  };
  // A save that could not be stored, on its way from a file to its table.
  /** @type {[string, string] | undefined} */
  let inMemory;
  /** @param {string} slot */
  const passed = (slot) => (inMemory && inMemory[0] === slot ? inMemory[1] : undefined);
  /** @param {string} slot */
  const saved = (slot) => passed(slot) ?? kept(address.keys.save(slot));
  /** @param {string | undefined} slot */
  const gameOfSave = (slot) => {
    // If the save in the slot is damaged, take its copy.
    const saves = slot ? [saved(slot), kept(address.keys.copy(slot))] : [];
    return saves.map(address.save.game).find((game) => game && meta(game));
  };

  // Where we are: at home, at a game's (its id is the second thing), at the record of play, or in the
  // lobby, which has everything else.
  const place = () => {
    const { page, name } = asked();
    if (!page || page === "saves") return ["home"];
    if (page === "record" || page === "daily") return ["record"];
    if (!address.isOfGame(page)) return ["lobby"];
    const game = page === "game" ? gameOfSave(name) : name;
    return game && meta(game) ? ["game", game] : ["lobby"];
  };

  /** @type {() => Promise<typeof import("./share.js")>} */
  const sharing = () => import(file("share.js"));
  // A game that is in the address is unpacked before its program starts.
  /** @type {[string, string] | undefined} */
  let unpacked;
  const isShared = () => asked().page === "shared";
  const unpack = async () => {
    const { hash } = location;
    const { name, rest } = asked();
    unpacked = [hash, await (await sharing()).unpack(name ?? "", rest ?? "")];
  };

  // Fetching. What was asked for once is not fetched again: a program's files are on their way before
  // it is started.
  /** @type {Map<string, Promise<any>>} */
  const fetched = new Map();
  /** @type {<T>(name: string, start: () => Promise<T>) => Promise<T>} */
  const once = (name, start) => {
    let promise = fetched.get(name);
    if (!promise) {
      promise = start();
      fetched.set(name, promise);
      // The caller sees the failure; the next call tries again.
      promise.catch(() => fetched.delete(name));
    }
    return promise;
  };
  /** @param {string} name */
  const text = (name) =>
    once(name, async () => {
      const answer = await fetch(file(name));
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return answer.text();
    });
  /** @type {(script: string) => Promise<ProgramModule>} */
  const code = (script) => once(script, () => import(new URL(script, here).href));
  /** @param {string} script */
  const wasm = (script) => new URL(script.replace(/\.js(?=\?|$)/, "_bg.wasm"), here).href;
  /** @param {string} script */
  const compiled = (script) =>
    once(wasm(script), async () => {
      const answer = await fetch(wasm(script));
      if (!answer.ok) throw new Error(`${script}: ${answer.status}`);
      const streams = answer.headers.get("Content-Type") === "application/wasm";
      // A server that names no type sends the same bytes.
      return streams
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer());
    });
  // When something is to be seen on the page; soon, where nothing is painted because nobody sees it.
  const PAINT_TIMEOUT_MS = 150;
  /** @type {() => Promise<void>} */
  const paint = () =>
    new Promise((then) => {
      setTimeout(then, PAINT_TIMEOUT_MS);
      new PerformanceObserver((entries) => {
        if (entries.getEntriesByName("first-contentful-paint").length) then();
      }).observe({ type: "paint", buffered: true });
    });
  /** @type {(rel: string, href: string, as?: string) => Promise<unknown>} */
  const link = (rel, href, as) =>
    new Promise((onload, onerror) => {
      const element = document.createElement("link");
      Object.assign(element, { rel, href, onload, onerror }, as && { as });
      document.head.append(element);
    });

  /**
   * What a program needs: its script, its texts and drawings, and its styles.
   * @typedef {{ name: string, script: string, areas: string[], drawings: string[], styles: string[] }} Program
   */
  /** @type {(game: string, kind?: string) => Program | undefined} */
  const programOf = (game, kind = kindAsked()) => {
    const script = scriptOf(game, kind);
    if (!script) return undefined;
    const drawings = ["sprite.svg", `${game}.svg`];
    const areas = ["shell", game];
    const styles = ["table.css", `${game}.css`];
    if (kind === "learn") styles.push("lessons.css", "puzzles.css");
    if (address.isOnScreens(kind)) {
      areas.push("screens", `screens-${kind}`);
      styles.push("screens.css");
    }
    if (kind === "rules") {
      areas.push("rules", `${game}-rules`, `${game}-explain`);
      styles.push("rules.css");
    }
    return { name: game, script, areas, drawings, styles };
  };
  const games = () => /** @type {NodeListOf<HTMLMetaElement>} */ (
    document.querySelectorAll("meta[name=program]")
  );
  // The list of saves at home, and the pages of the lobby, are drawn by a program without a game; the
  // record of play by another, which tells of every game.
  /** @type {(name: "lobby" | "record") => Program | undefined} */
  const programBeside = (name) => {
    const named = /** @type {HTMLMetaElement | null} */ (document.querySelector(`meta[name=${name}]`));
    const told = [...games()].map(({ dataset }) => `${dataset.game}-record`);
    const areas = ["shell", name, ...(name === "record" ? told : [])];
    return named ? { name, script: named.content, areas, drawings: [], styles: [`${name}.css`] } : undefined;
  };
  /** @param {string} area */
  const locale = (area) => text(`locales/${root.lang}/${area}.ftl`);

  // Whether the frame of a table is shown before its program.
  const hasFrame = () => /^(play|game|learn|shared)$/.test(asked().page ?? "");
  // A program's binary is by far its largest file: it waits until that frame is to be seen.
  /** @param {string} script */
  const binary = (script) =>
    hasFrame() ? once("paint", paint).then(() => compiled(script)) : compiled(script);

  // Fetches all of a program at once, without starting it. `how` is for its styles: "preload" when they
  // are needed now, "prefetch" when they may be.
  /** @type {(program: Program | undefined, how: "preload" | "prefetch") => void} */
  const fetchAhead = (program, how) => {
    if (!program || fetched.has(program.script)) return;
    const { script, areas, drawings, styles } = program;
    const parts = [
      binary(script),
      code(script),
      ...areas.map(locale),
      ...drawings.map(text),
    ];
    for (const part of parts) part.catch(() => {});
    for (const name of styles) link(how, file(name), "style").catch(() => {});
  };

  /** @type {string | undefined} */
  let running;
  let kind = "program";
  /** @type {string | undefined} */
  let slot;
  /** @type {Set<string>} */
  const opened = new Set();
  let crashed = false;

  // Before somebody has pressed something here, browsers let a page make no sound, and a game in a frame
  // should not even where its host was pressed.
  let touched = false;
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, () => (touched = true), { capture: true, once: true });
  /** @type {Record<string, string>} */
  const texts = {};
  // What gives the reasons of a game's hints, once it is there.
  /** @type {Map<string, (question: Uint8Array) => string>} */
  const reasons = new Map();
  /** @type {(kind: string, given: object) => Promise<void>} */
  const openPanel = async (kind, given) =>
    (await import(file("panel.js"))).open(kind, place()[1], given);
  globalThis.conclave = {
    texts: (program) => texts[program],
    program: () => new URL((running && scriptOf(running, kind)) ?? "", here).href,
    area: locale,
    fetchHints: (game) =>
      once(`reasons of ${game}`, async () => {
        const script = scriptOf(game, "hints") ?? "";
        const [module, made, hints] = await Promise.all([
          compiled(script),
          /** @type {Promise<HintsModule>} */ (code(script)),
          locale(`${game}-hints`),
        ]);
        await made.default({ module_or_path: module });
        const words = `${texts[game]}\n${hints}`;
        reasons.set(game, (question) => made.reasons(root.lang, words, question));
      }),
    reasons: (game, question) => reasons.get(game)?.(question) ?? "",
    lessons: (game) => text(`lessons/${game}.txt`),
    puzzles: (game) => text(`puzzles/${game}.txt`),
    place: () => place().at(-1) ?? "home",
    playing: (id) => (slot = id),
    passInMemory: (id, save) => (inMemory = [id, save]),
    passedInMemory: passed,
    shared: () => (unpacked && unpacked[0] === location.hash ? unpacked[1] : undefined),
    share: async (...game) => (await sharing()).offer(...game),
    pack: async (save) => (await sharing()).pack(save),
    unpack: async (game, packed) => (await sharing()).unpack(game, packed),
    playSound: (game, name, volume) => {
      if (!touched) return;
      import(file("sound.js")).then(({ play }) => play(game, name, volume)).catch(() => {});
    },
    // Without its script there is no chart, but all else of the end.
    loadChart: () => void import(file("chart.js")).catch(() => {}),
    // Without its script nothing explains itself, and a refusal is only heard about.
    toggleExplaining: () => void explaining().then((module) => module?.toggle()),
    refuse: (words) => void explaining().then((module) => module?.refuse(words)),
    analyse: (save, show) => openPanel("analysis", { save: () => save, show }),
    openRules: (chapter) => openPanel("rules", { chapter: () => chapter }),
    crashed: () => crashed,
    voice: () => "speechSynthesis" in window,
    readAloud(words) {
      const spoken = new SpeechSynthesisUtterance(words);
      spoken.lang = root.lang;
      speechSynthesis.cancel();
      speechSynthesis.speak(spoken);
    },
    storage: () => storage,
    framed: () => Boolean(host),
    setLanguage(language) {
      keep("lang", language);
      history.replaceState(null, "", address.withLanguage(location.hash, language) || "#/");
      location.reload();
    },
  };

  // What explains the pieces of a table comes when the first one is pointed at, focused or pressed.
  // When it does not come, the next one asks again.
  /** @type {Promise<typeof import("./explain.js") | undefined> | undefined} */
  let explanations;
  const explaining = () =>
    (explanations ??= import(file("explain.js")).then(
      (module) => {
        for (const type of EXPLAINED_BY) removeEventListener(type, explain);
        return module;
      },
      () => (explanations = undefined),
    ));
  /** @param {Event} event */
  const explain = async (event) => {
    const { target } = event;
    if (!explanations && target instanceof Element && target.closest("[data-explain], .table [data-look]")) {
      /** @type {Event | undefined} */
      let last = event;
      for (const type of ["pointerup", "pointercancel", "pointerout", "focusout"])
        addEventListener(type, () => (last = undefined), { once: true });
      addEventListener("click", (press) => (last = press), { capture: true, once: true });
      const module = await explaining();
      if (last) module?.begin(last);
    }
  };
  const EXPLAINED_BY = ["pointerover", "pointerdown", "focusin"];
  for (const type of EXPLAINED_BY) addEventListener(type, explain, { passive: true });

  // The faces of the type come after all else (fonts.js). Where the service worker has kept them they come
  // at once, as does the list of saves at home: for so long nothing is painted that would change or move.
  const HELD_TIMEOUT_MS = 500;
  const faces = () => import(file("fonts.js")).catch(() => {});
  const paintHeld = () => delete root.dataset.held;
  // (A frame may not even ask for its service worker.)
  if (parent === self && navigator.serviceWorker?.controller) {
    root.dataset.held = "";
    faces();
    setTimeout(paintHeld, HELD_TIMEOUT_MS);
  }

  // Drawings and styles of the programs that were started: what several need is in the page once.
  const there = new Set();
  /** @param {string} name */
  const isNew = (name) => !there.has(name) && Boolean(there.add(name));
  /** @param {Program} program @param {...Promise<unknown>} rest */
  const start = async (program, ...rest) => {
    const { name, script, areas, drawings, styles } = program;
    const waiting = find("#waiting");
    // Where the table's frame is to be seen, so are the words in it.
    const frame = document.querySelector("#app > .table-frame");
    const show = () => (waiting.hidden = root.dataset.page === "home");
    const late = setTimeout(show, frame ? 0 : 300);
    const words = Promise.all(areas.map(locale)).then((all) => (texts[name] = all.join("\n")));
    const art = Promise.all(drawings.filter(isNew).map(text)).then((all) =>
      document.body.insertAdjacentHTML("afterbegin", all.join("")),
    );
    const looks = styles.filter(isNew).map((name) => link("stylesheet", file(name)));
    try {
      const parts = [binary(script), code(script), words, art, ...looks, ...rest];
      const [module, made] = await /** @type {Promise<[WebAssembly.Module, ProgramModule]>} */ (
        Promise.all(parts)
      );
      await made.default({ module_or_path: module });
    } catch (error) {
      console.error(error);
      if (!crashed) showMessage("#missing");
    } finally {
      clearTimeout(late);
      waiting.hidden = true;
      faces();
    }
  };
  /** @param {string} game */
  const load = (game) => {
    running = game;
    kind = kindAsked();
    there.add(`#${kind}/${game}`);
    // The frame of the table is there before its program; the program puts the table in its place.
    if (hasFrame()) {
      const frame = template("#table-frame");
      frame.firstElementChild?.append(...introduction(game));
      find("#app").replaceChildren(frame);
    }
    const program = programOf(game);
    if (!program) return;
    // A program that starts keeps the page from painting anything else.
    const started = start(program, paint(), ...(isShared() ? [unpack()] : []));
    // A finger does not point before it presses.
    if (matchMedia("(pointer: coarse)").matches) started.then(explaining);
  };
  /** @param {"lobby" | "record"} name */
  const openBeside = async (name) => {
    if (opened.has(name)) return;
    opened.add(name);
    const program = programBeside(name);
    if (program) await start(program);
  };

  /** @param {string} selector */
  const template = (selector) =>
    /** @type {DocumentFragment} */ (
      /** @type {HTMLTemplateElement} */ (find(selector)).content.cloneNode(true)
    );
  // What a game is called and what it is about, as home says it: to read while its program comes.
  /** @param {string} game */
  const introduction = (game) =>
    [...document.querySelectorAll(`#home [data-game="${game}"] :is(.card-name, .card-blurb)`)].map(
      (part) => part.cloneNode(true),
    );

  // Shows a message instead of the game.
  /** @param {string} selector */
  const showMessage = (selector) => {
    const app = find("#app");
    app.replaceChildren(template(selector));
    root.dataset.page = "game";
    for (const button of app.querySelectorAll("[data-reload]"))
      button.addEventListener("click", () => setTimeout(() => location.reload()));
    const save = slot && saved(slot);
    const download = /** @type {HTMLAnchorElement | null} */ (app.querySelector("[data-export]"));
    if (download && save) {
      download.href = URL.createObjectURL(new Blob([save]));
      download.download = `${slot}.conclave`;
    } else download?.remove();
    find("#app h1").focus();
  };
  /** @param {unknown} error */
  const fail = (error) => {
    if (crashed || !(error instanceof WebAssembly.RuntimeError)) return;
    crashed = true;
    showMessage("#crash");
  };
  addEventListener("error", (event) => fail(event.error));
  addEventListener("unhandledrejection", (event) => fail(event.reason));

  /** @type {() => "lobby" | "record" | undefined} */
  const beside = () => {
    const [page] = place();
    if (page === "record") return page;
    const saves = page === "home" && Boolean(asked().page || slots().length);
    return page === "lobby" || saves ? "lobby" : undefined;
  };
  // Goes where the address says; resolves when the list of saves at home is there.
  /** @type {() => Promise<void> | void} */
  const go = () => {
    // The texts of a link's language are fetched when the page begins.
    if ((address.language(asked().query.get("lang")) ?? root.lang) !== root.lang)
      return location.reload();
    const [page, game] = place();
    const before = root.dataset.page;
    root.dataset.page = page;
    if (page === "home" && before !== "home") {
      document.title = "Conclave";
      find("#home h1").focus();
      scrollTo(0, 0);
    }
    const needed = beside();
    const shown = needed && openBeside(needed);
    if (game && !running) load(game);
    else if (game && (game !== running || kind !== kindAsked() || isShared())) {
      // The connections to other screens, which go on from game to game and when another device becomes the
      // table, live in this page. A table that takes an answer puts its own address back at once.
      if (![kind, kindAsked()].every(address.isOnScreens)) location.reload();
      else setTimeout(goOn);
    }
    return shown;
  };
  // Goes on with another program on many screens, beside the one before, which then shows nothing.
  const goOn = () => {
    const [, game] = place();
    const next = kindAsked();
    if (!game || (game === running && next === kind)) return;
    if (isNew(`#${next}/${game}`)) load(game);
    else [running, kind] = [game, next];
  };
  addEventListener("hashchange", go);

  // What the address asks for is on its way while the page is still being read.
  const [, first] = place();
  const early = beside();
  // Home, which is in the page already, does not show in a table's place meanwhile.
  if (first) root.dataset.page = "game";
  if (first) fetchAhead(programOf(first), "preload");
  else if (early) fetchAhead(programBeside(early), "preload");

  addEventListener("DOMContentLoaded", () => {
    /** @type {(name: string, value: string | undefined) => void} */
    const press = (name, value) => {
      for (const one of document.querySelectorAll(`[data-${name}]`))
        one.setAttribute("aria-pressed", String(one.getAttribute(`data-${name}`) === value));
    };
    press("lang", root.lang);
    press("look", root.dataset.theme);
    /** @type {(event: Event, selector: string) => HTMLElement | null} */
    const closest = ({ target }, selector) =>
      target instanceof Element ? target.closest(selector) : null;
    const home = find("#home");
    home.addEventListener("click", (event) => {
      const { lang, look } = closest(event, ".switch")?.dataset ?? {};
      if (lang) conclave.setLanguage(lang);
      if (look) {
        keep("theme", look);
        root.dataset.theme = look;
        press("look", look);
      }
    });
    // Prefetch a game's program when the pointer or the focus reaches its button.
    for (const type of ["pointerover", "focusin", "touchstart"])
      home.addEventListener(
        type,
        (event) => {
          const near = /** @type {HTMLAnchorElement | null} */ (closest(event, "a"));
          const parts = address.parse(near?.hash ?? "");
          if (parts.name && !running)
            fetchAhead(programOf(parts.name, address.kind(parts)), "prefetch");
        },
        { passive: true },
      );
    if (host)
      import(file("frame.js")).then(async (frame) => {
        storage = await frame.connect(host);
        go();
        const { page, name } = asked();
        if (address.isOfGame(page) && place()[0] !== "game") frame.refuseAddress(name);
      });
    else {
      const shown = go();
      if ("held" in root.dataset) Promise.all([faces(), shown]).then(paintHeld);
    }
  });

  // Some seconds after home was shown, while the browser is idle, fetch the faces of its type, and
  // prefetch the games' programs into the browser's cache, one after the other, unless the reader saves
  // data. Not at once: on a slow line they would compete with what home itself still loads.
  const PREFETCH_DELAY_MS = 4000;
  addEventListener("load", () => {
    if (host || root.dataset.page !== "home" || navigator.connection?.saveData) return;
    const idle = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 2000));
    const prefetch = async () => {
      await faces();
      for (const { content } of games()) {
        if (running) return;
        for (const url of [wasm(content), new URL(content, here).href])
          await fetch(url, { priority: "low" })
            .then((answer) => answer.arrayBuffer())
            .catch(() => {});
      }
    };
    setTimeout(() => idle(prefetch), PREFETCH_DELAY_MS);
  });
})();

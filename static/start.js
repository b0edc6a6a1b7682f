// Starts the page. Home is there already; everything else is drawn by a program: each game's, or the
// lobby's, which is fetched when an address asks for it. This script also speaks to that program, as
// `conclave` (src/boot.rs), and outlives its crashes.
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
  const settings = () => new URLSearchParams(kept(address.keys.settings) ?? "");
  /** @type {(name: SettingName, value: string) => void} */
  const keep = (name, value) => {
    const changed = settings();
    changed.set(name, value);
    // Where storage is full, copies of saves make room, one after the other.
    for (let full = true; full; )
      try {
        storage?.setItem(address.keys.settings, String(changed));
        full = false;
      } catch {
        full = dropCopy();
      }
  };
  // Removes something that makes room for everything else (crates/session/src/saves/keeper.rs).
  const dropCopy = () => {
    try {
      const name = Object.keys(storage ?? {}).find((key) => /^conclave(:copy:|\.cache\.)/.test(key));
      if (name) storage?.removeItem(name);
      return Boolean(name);
    } catch {
      return false;
    }
  };

  // Language and look, before anything is seen.
  const asked = () => address.parse(location.hash);
  const wanted = asked().query;
  const chosen = host ? query : settings();
  root.lang =
    address.language(wanted.get("lang"), chosen.get("lang"), ...navigator.languages) ?? "en";
  // Without a choice the look is the system's, which may change (src/shell.rs has it while a game is there).
  const contrast = matchMedia("(prefers-contrast: more)");
  const look = () =>
    address.theme(wanted.get("theme") ?? (host ? query : settings()).get("theme")) ??
    (contrast.matches ? "contrast" : "night");
  root.dataset.theme = look();
  if (host) root.dataset.page = "game";

  // The script of a game's program, or of the lobby's: the page's head names them.
  /** @param {string} name */
  const scriptOf = (name) => {
    const meta = document.querySelector(`meta[name=program][data-name="${CSS.escape(name)}"]`);
    return meta && new URL(/** @type {HTMLMetaElement} */ (meta).content, here).href;
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
    return saves.map(address.save.game).find((game) => game && scriptOf(game));
  };
  // Whose page the address names: home, a game's id, or the lobby, which has everything else.
  const place = () => {
    const { page, name } = asked();
    if (!page || page === "saves") return "home";
    const game = page === "game" ? gameOfSave(name) : address.isOfGame(page) && name;
    return game && scriptOf(game) ? game : "lobby";
  };
  const isGame = () => !["home", "lobby"].includes(place());

  // Fetching. What was asked for once is not fetched again; after a failure the next call tries again.
  /** @type {Map<string, Promise<any>>} */
  const fetched = new Map();
  /** @type {<T>(url: string, start: () => Promise<T>) => Promise<T>} */
  const once = (url, start) => {
    const promise = fetched.get(url) ?? start();
    fetched.set(url, promise);
    promise.catch(() => fetched.delete(url));
    return promise;
  };
  /** @param {string} url */
  const get = async (url) => {
    let answer = await fetch(url);
    // Instead of a file that is missing some servers send a page, and so do the gates of some networks. The
    // browser may have kept that.
    const isPage = () => answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage()) answer = await fetch(url, { cache: "reload" });
    if (!answer.ok || isPage()) throw new Error(`${url}: ${answer.status}`);
    return answer;
  };
  /** @param {string} name */
  const text = (name) => once(name, async () => (await get(file(name))).text());
  /** @type {(script: string) => Promise<ProgramModule>} */
  const code = (script) => once(script, () => import(script));
  /** @param {string} script */
  const compiled = (script) => {
    const wasm = script.replace(/\.js(?=\?|$)/, "_bg.wasm");
    return once(wasm, async () => {
      const answer = await get(wasm);
      // Compiling while streaming needs the right type; other servers send the same bytes.
      return answer.headers.get("Content-Type") === "application/wasm"
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer());
    });
  };
  /** @param {string} name */
  const style = (name) =>
    once(`styles/${name}.css`, () =>
      new Promise((onload, onerror) => {
        const href = file(`styles/${name}.css`);
        const link = document.createElement("link");
        document.head.append(Object.assign(link, { rel: "stylesheet", href, onload, onerror }));
      }),
    );
  /** @param {string} name */
  const drawings = (name) =>
    once(`put ${name}`, async () =>
      document.body.insertAdjacentHTML("afterbegin", await text(`art/${name}.svg`)),
    );
  /** @param {string} area */
  const locale = (area) => text(`locales/${root.lang}/${area}.ftl`);

  const keepOwnNodes = () =>
    once("own nodes", async () => (await import(file("own_nodes.js"))).keepOwnNodes());

  // The faces of the type (docs/fonts.md): they come beside a program, or when home has been read for a
  // while; until then those of the system stand in, in the same size. Users on Save-Data skip them.
  /** @type {[family: string, file: string, weight: string][]} */
  const FACES = [
    ["Alegreya", "alegreya", "500 700"],
    ["Alegreya Sans", "alegreya-sans-400", "400 500"],
    ["Alegreya Sans", "alegreya-sans-700", "600 900"],
  ];
  const FACES_TIMEOUT_MS = 150;
  const faces = () =>
    once("faces", async () => {
      const saves = matchMedia("(prefers-reduced-data: reduce)").matches;
      if (saves || navigator.connection?.saveData) return;
      const load = FACES.map(async ([family, name, weight]) => {
        const bytes = await (await get(file(`fonts/${name}.woff2`))).arrayBuffer();
        return new FontFace(family, bytes, { weight }).load();
      });
      for (const face of await Promise.all(load)) document.fonts.add(face);
    }).catch(() => {});

  // What a program needs before it can draw, in the order in which it is wanted; and the styles of what can
  // wait until a table stands. (Every sheet brings its parts along: static/styles/later.css.)
    /** @param {string} name */
  const parts = (name) =>
    name === "lobby"
      ? { areas: ["shell", name], art: [], styles: [name], later: [] }
      : { areas: ["shell", name], art: ["sprite", name], styles: [name], later: ["later"] };
  /** @param {string} name */
  const fetchAhead = (name) => {
    const script = scriptOf(name);
    if (!script) return;
    const { areas, art } = parts(name);
    const files = [...areas.map(locale), ...art.map((name) => text(`art/${name}.svg`))];
    for (const part of [compiled(script), code(script), ...files]) part.catch(() => {});
  };

  // A game that is contained in the address is unpacked before its program starts.
  /** @type {() => Promise<typeof import("./share.js")>} */
  const sharing = () => import(file("share.js"));
  /** @type {[string, string] | undefined} */
  let unpacked;
  const unpack = async () => {
    const { page, name, rest } = asked();
    const { hash } = location;
    if (page === "shared")
      unpacked = [hash, await (await sharing()).unpack(name ?? "", rest ?? "")];
  };

  // The program of the game whose page this is; the lobby may be there beside it.
  let running = "";
  /** @type {string | undefined} */
  let slot;
  let crashed = false;
  /** @type {Record<string, string>} */
  const texts = {};
  /** @param {string} name */
  const start = async (name) => {
    const script = scriptOf(name);
    if (!script) return;
    const waiting = find("#waiting");
    const hasFrame = Boolean(document.querySelector("#app > .table-frame"));
    const late = setTimeout(() => (waiting.hidden = root.dataset.page === "home"), hasFrame ? 0 : 300);
    const { areas, art, styles, later } = parts(name);
    const needed = hasFrame ? styles : [...styles, ...later];
    try {
      const [module, made, words] = await Promise.all([
        compiled(script),
        code(script),
        Promise.all(areas.map(locale)),
        unpack(),
        keepOwnNodes(),
        ...art.map(drawings),
        ...needed.map(style),
      ]);
      // The faces come before the table where the line is quick, and are not waited for where it is slow.
      await Promise.race([faces(), new Promise((then) => setTimeout(then, FACES_TIMEOUT_MS))]);
      texts[name] = words.join("\n");
      await made.default({ module_or_path: module });
      for (const name of later) style(name).catch(() => {});
    } catch (error) {
      console.error(error);
      if (!crashed) showMessage("#missing");
    } finally {
      clearTimeout(late);
      waiting.hidden = true;
    }
  };
  /** @param {string} name */
  const startOnce = (name) => once(`start ${name}`, () => start(name));

  // The frame of a table is there before its program; the program puts the table in its place. Until then
  // it says what the game is called and what it is about, as home does.
  const hasFrame = () => /^(play|game|learn|shared)$/.test(asked().page ?? "");
  const showFrame = () => {
    const frame = template("#table-frame");
    const about = `#home [data-game="${running}"] :is(.card-name, .card-blurb)`;
    const words = [...document.querySelectorAll(about)].map((part) => part.cloneNode(true));
    frame.firstElementChild?.append(...words);
    find("#app").replaceChildren(frame);
  };
  /** @param {string} selector */
  const template = (selector) =>
    /** @type {DocumentFragment} */ (
      /** @type {HTMLTemplateElement} */ (find(selector)).content.cloneNode(true)
    );

  // A voice would read on when the page is left.
  const hush = () => globalThis.speechSynthesis?.cancel();
  addEventListener("pagehide", hush);

  // Shows a message instead of the game.
  /** @param {string} selector */
  const showMessage = (selector) => {
    hush();
    // What the program has drawn is put aside with the element that it is in: whatever the program still
    // does is done there.
    const drawn = find("#app");
    const app = /** @type {HTMLElement} */ (drawn.cloneNode(false));
    app.append(template(selector));
    drawn.replaceWith(app);
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

  // What is expected of somebody new to a game is to learn it.
  const offerLessons = () => {
    for (const card of document.querySelectorAll("#home [data-game]")) {
      const game = card.getAttribute("data-game") ?? "";
      const isNew = !kept(address.keys.learned(game)) && !kept(address.keys.setUp(game));
      for (const page of ["new", "learn"])
        card
          .querySelector(`a[href="#/${page}/${game}"]`)
          ?.classList.toggle("button-main", (page === "learn") === isNew);
    }
  };

  // Goes where the address says.
  const go = () => {
    // The texts of a link's language are fetched when the page begins.
    if ((address.language(asked().query.get("lang")) ?? root.lang) !== root.lang)
      return location.reload();
    const now = place();
    const before = root.dataset.page;
    root.dataset.page = isGame() ? "game" : now;
    if (now === "home") offerLessons();
    if (now === "home" && before !== "home") {
      document.title = "Conclave";
      find("#home h1").focus();
      scrollTo(0, 0);
    }
    if (now === "lobby" || (now === "home" && hasSaves())) return startOnce("lobby");
    if (now === "home" || (now === running && !isShared())) return;
    // Another game is another page. But the connections to other screens, which go on from game to game of a
    // game night, live in this one: the next game's program draws beside the one before.
    if (running && !(onScreens && address.isOnScreens(asked()))) return location.reload();
    running = now;
    onScreens = address.isOnScreens(asked());
    if (hasFrame()) showFrame();
    return startOnce(now);
  };
  let onScreens = false;
  const isShared = () => asked().page === "shared";
  const hasSaves = () => {
    try {
      const isSave = (/** @type {string} */ key) => key.startsWith(address.keys.save(""));
      return Boolean(asked().page) || Object.keys(storage ?? {}).some(isSave);
    } catch {
      return false;
    }
  };
  addEventListener("hashchange", go);
  // In a frame an entry of the history would be one of the host's: its Back button is not for us (src/router.rs).
  addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (parent === self || !link || event.defaultPrevented || link.getAttribute("target")) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    location.replace(link.getAttribute("href") ?? "");
  });

  // Browsers allow no sound before the first press in a page, and a game in a frame should make none before
  // it was pressed itself.
  let touched = false;
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, () => (touched = true), { capture: true, once: true });

  // What a finger has touched looks hovered until it touches something else: styles ask for this.
  addEventListener(
    "pointerover",
    ({ pointerType }) => root.toggleAttribute("data-touch", pointerType === "touch"),
    { capture: true, passive: true },
  );

  globalThis.conclave = {
    texts: (program) => texts[program],
    program: () => scriptOf(running) ?? "",
    lessons: (game) => text(`lessons/${game}.json`),
    puzzles: (game) => text(`puzzles/${game}.txt`),
    place,
    playing: (id) => (slot = id),
    passInMemory: (id, save) => (inMemory = [id, save]),
    passedInMemory: passed,
    shared: () => (unpacked && unpacked[0] === location.hash ? unpacked[1] : undefined),
    pack: async (save) => (await sharing()).pack(save),
    unpack: async (game, packed) => (await sharing()).unpack(game, packed),
    playSound: (game, name, volume) => {
      if (touched) import(file("sound.js")).then(({ play }) => play(game, name, volume)).catch(() => {});
    },
    picture: async () => (await import(file("picture.js"))).png(),
    crashed: () => crashed,
    storage: () => storage,
    framed: () => Boolean(host),
    setLanguage(language) {
      keep("lang", language);
      // Where nothing can be kept, the address says it.
      const kept = settings().get("lang") === language;
      const hash = address[kept ? "withLanguage" : "inLanguage"](location.hash, language);
      history.replaceState(null, "", hash || "#/");
      location.reload();
    },
  };

  // What the address asks for is on its way while the page is still being read; home, which is in the page
  // already, does not show in a table's place meanwhile.
  const first = place();
  if (isGame()) root.dataset.page = "game";
  if (first !== "home") {
    fetchAhead(first);
    // Their place in the page is behind the sheets that stand in its head, which are not there yet.
    for (const name of parts(first).styles) {
      const preload = { rel: "preload", as: "style", href: file(`styles/${name}.css`) };
      document.head.append(Object.assign(document.createElement("link"), preload));
    }
  }

  addEventListener("DOMContentLoaded", async () => {
    const home = find("#home");
    /** @type {(name: string, value: string | undefined) => void} */
    const press = (name, value) => {
      for (const one of home.querySelectorAll(`[data-${name}]`))
        one.setAttribute("aria-pressed", String(one.getAttribute(`data-${name}`) === value));
    };
    press("lang", root.lang);
    const show = () => press("look", (root.dataset.theme = look()));
    show();
    contrast.addEventListener("change", () => isGame() || show());
    /** @type {(event: Event, selector: string) => HTMLElement | null} */
    const closest = ({ target }, selector) =>
      target instanceof Element ? target.closest(selector) : null;
    home.addEventListener("click", (event) => {
      const { lang, look: theme } = closest(event, ".switch")?.dataset ?? {};
      if (lang) conclave.setLanguage(lang);
      if (theme) {
        keep("theme", theme);
        root.dataset.theme = theme;
        press("look", theme);
      }
    });
    // A game's program is on its way when the pointer or the focus reaches its button.
    for (const type of ["pointerover", "focusin", "touchstart"])
      home.addEventListener(
        type,
        (event) => {
          const { name } = address.parse(closest(event, "a")?.getAttribute("href") ?? "");
          if (name && !running) fetchAhead(name);
        },
        { passive: true },
      );
    if (!host) return void go();
    const frame = await import(file("frame.js"));
    storage = await frame.connect(host);
    go();
    const { page, name } = asked();
    if (address.isOfGame(page) && !isGame()) frame.refuseAddress(name);
  });

  // Some seconds after home was shown, while the browser is idle, the faces of its type and the games'
  // programs come, one after the other, unless the reader saves data. Not at once: on a slow line they
  // would compete with what home itself still loads.
  const PREFETCH_DELAY_MS = 4000;
  addEventListener("load", () => {
    if (host || first !== "home" || navigator.connection?.saveData) return;
    const idle = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 2000));
    const prefetch = async () => {
      await faces();
      const games = /** @type {NodeListOf<HTMLMetaElement>} */ (
        document.querySelectorAll("meta[name=program]")
      );
      for (const { dataset } of games) {
        const script = scriptOf(dataset.name ?? "");
        for (const url of script ? [script.replace(/\.js(?=\?|$)/, "_bg.wasm"), script] : [])
          if (!running) await fetch(url, { priority: "low" }).then((it) => it.arrayBuffer()).catch(() => {});
      }
    };
    setTimeout(() => idle(prefetch), PREFETCH_DELAY_MS);
  });
})();

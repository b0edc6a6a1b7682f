// Starts the page. Home is there already; everything else is drawn by a program: each game's, or the
// lobby's, which is fetched when an address asks for it. This script also speaks to that program, as
// `conclave` (src/boot.rs), and outlives its crashes.
(() => {
  const address = conclaveAddress;
  const { host, kept } = conclaveSettings;
  const { file, once, text, scriptOf, code, part, compiled, style, preloadStyle, drawing, drawings, locale, faces } =
    conclaveFetching;
  const root = document.documentElement;
  /** @param {string} selector */
  const find = (selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

  // The second store of saves (second_store.js) is read before a program starts, which takes from it what the
  // first has lost. Some browsers answer late, or never: a game is not kept waiting for that, unless it is lost.
  const SECOND_TIMEOUT_MS = 1000;
  const LOST_TIMEOUT_MS = 5000;
  /** @type {(ms: number) => Promise<undefined>} */
  const wait = (ms) => new Promise((then) => setTimeout(then, ms));
  /** @type {PageStorage | undefined} */
  let second;
  const readSecond = async () => {
    try {
      if (!host) second = await (await import(file("second_store.js"))).read();
    } catch {
      second = undefined;
    }
  };
  // A page that has been open for long reads it anew.
  const firstReading = readSecond();
  let isRead = false;
  const readSecondAfresh = () => {
    const reading = isRead ? readSecond() : firstReading;
    isRead = true;
    return Promise.race([reading, wait(SECOND_TIMEOUT_MS)]);
  };

  const asked = () => address.parse(location.hash);

  // A save that could not be stored, on its way from a file to its table.
  /** @type {[string, string] | undefined} */
  let inMemory;
  /** @param {string} slot */
  const passed = (slot) => (inMemory && inMemory[0] === slot ? inMemory[1] : undefined);
  /** @param {string} slot */
  const saved = (slot) => passed(slot) ?? kept(address.keys.save(slot));
  /** @param {string | undefined} slot */
  const gameOfSave = (slot) => {
    // If the save in the slot is damaged, take its copy, or what the second store has.
    const saves = slot
      ? [saved(slot), kept(address.keys.copy(slot)), second?.getItem(address.keys.save(slot))]
      : [];
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

  const keepOwnNodes = () =>
    once("own nodes", async () => (await import(file("own_nodes.js"))).keepOwnNodes());

  // How long a table waits for the faces of its type, and how soon its program must have come for that: on a slow
  // line the table stands before they are there, whether it waits or not.
  const FACES_TIMEOUT_MS = 150;
  const QUICK_LINE_MS = 1000;

  // What a program needs before it can draw, in the order in which it is wanted; and the styles of what can
  // wait until a table stands. (Every sheet brings its parts along: static/styles/later.css.)
  /** @param {string} name */
  const parts = (name) =>
    name === "lobby"
      ? { areas: ["shell", name], art: [], styles: [name], later: [] }
      : { areas: ["shell", name], art: ["sprite", name], styles: [name], later: ["later"] };
  // All of that but the program itself and its styles.
  /** @param {string} name */
  const fetchAround = (name) => {
    const script = scriptOf(name);
    if (!script) return;
    const { areas, art } = parts(name);
    for (const part of [code(script), ...areas.map(locale), ...art.map(drawing)]) part.catch(() => {});
  };
  /** @param {string} name */
  const fetchAhead = (name) => {
    fetchAround(name);
    const script = scriptOf(name);
    if (script) compiled(script).catch(() => {});
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

  // A program keeps a slow line busy for seconds: the frame of its table is on the screen before it is asked for,
  // and what else the table needs is on its way by then. (A page that is not shown paints nothing.)
  const PAINT_TIMEOUT_MS = 500;
  const framePainted = () => {
    const painted = new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    return Promise.race([painted, wait(document.hidden ? 0 : PAINT_TIMEOUT_MS)]);
  };

  // What is waited for, and how much of it has come. Nothing of it shows when the program comes at once, from a
  // cache. Screen readers are told when half has come.
  const WAITING_MS = 300;
  /** @param {string} name */
  const showWaiting = (name) => {
    const come = part(name);
    find("#waiting").hidden = root.dataset.page === "home";
    find("#waiting [data-half]").hidden = come < 0.5 || come === 1;
    /** @type {HTMLProgressElement} */ (find("#waiting progress")).value = come;
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
    const hasFrame = Boolean(document.querySelector("#app > .table-frame"));
    const waiting = setInterval(() => showWaiting(name), WAITING_MS);
    const { areas, art, styles, later } = parts(name);
    const needed = hasFrame ? styles : [...styles, ...later];
    const asked = performance.now();
    try {
      const [module, made, words] = await Promise.all([
        hasFrame ? framePainted().then(() => compiled(script)) : compiled(script),
        code(script),
        Promise.all(areas.map(locale)),
        unpack(),
        readSecondAfresh(),
        keepOwnNodes(),
        ...art.map(drawings),
        ...needed.map(style),
      ]);
      const isQuick = performance.now() - asked < QUICK_LINE_MS;
      await Promise.race([faces(), wait(isQuick ? FACES_TIMEOUT_MS : 0)]);
      texts[name] = words.join("\n");
      await made.default({ module_or_path: module });
      for (const name of later) style(name).catch(() => {});
    } catch (error) {
      console.error(error);
      if (!crashed) showMessage("#missing");
    } finally {
      clearInterval(waiting);
      find("#waiting").hidden = true;
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
  // What a report of a crash tells (src/pages/report.rs).
  /** @type {string[] | undefined} */
  let failure;
  /** @param {unknown} error */
  const fail = (error) => {
    if (crashed || !(error instanceof WebAssembly.RuntimeError)) return;
    crashed = true;
    failure = [`${error}\n${error.stack}`, find("#app").innerText, slot ?? ""];
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
      const stored = Object.keys(conclaveSettings.storage() ?? {}).some(isSave) || second?.length;
      return Boolean(asked().page || stored);
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

  // What a finger has touched looks hovered until it touches something else, and Escape puts away what a mouse at
  // rest has enlarged: styles ask for this. (What moves under such a mouse is told as if the mouse had.)
  let mouse = "";
  /** @param {PointerEvent} event */
  const point = ({ pointerType, clientX, clientY }) => {
    const here = `${clientX} ${clientY}`;
    if (pointerType === "touch" || here !== mouse) root.toggleAttribute("data-touch", pointerType === "touch");
    mouse = here;
  };
  addEventListener("pointerover", point, { capture: true, passive: true });
  addEventListener("pointermove", point, { capture: true, passive: true });
  addEventListener("keydown", ({ key }) => key === "Escape" && root.setAttribute("data-touch", ""), { capture: true });

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
    failure: () => failure,
    storage: conclaveSettings.storage,
    secondStorage: () => second,
    framed: () => Boolean(host),
    setLanguage: conclaveSettings.setLanguage,
    fetchAhead(hash) {
      const { name } = address.parse(hash);
      if (name && !running) fetchAhead(name);
    },
  };

  // What the address asks for is on its way while the page is still being read; home, which is in the page
  // already, does not show in a table's place meanwhile.
  const first = place();
  if (host || isGame()) root.dataset.page = "game";
  if (first !== "home") {
    if (isGame() && hasFrame()) fetchAround(first);
    else fetchAhead(first);
    parts(first).styles.forEach(preloadStyle);
  }

  addEventListener("DOMContentLoaded", async () => {
    if (!host) {
      // Whose page it is, or whether there is anything to list, only the second store may know.
      const isLost = asked().page === "game" && place() === "lobby";
      if (isLost) await Promise.race([firstReading, wait(LOST_TIMEOUT_MS)]);
      go();
      await firstReading;
      if (place() === "home") go();
      return;
    }
    const frame = await import(file("frame.js"));
    conclaveSettings.storeIn(await frame.connect(host));
    go();
    const { page, name } = asked();
    if (address.isOfGame(page) && !isGame()) frame.refuseAddress(name);
  });
})();

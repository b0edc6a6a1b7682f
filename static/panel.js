// Opens a program over the page: the analysis of a finished game, or the rules at a table. Each is a
// program of its own for each game, which the page's head names. It stays, and an event of its name
// tells it that it is asked for again.

/** @type {Set<string>} */
const running = new Set();

// Opens a game's program of this kind. `given` is what the program asks the page for.
/** @type {<K extends keyof ConclavePanels>(kind: K, game: string, given: Omit<ConclavePanels[K], "program">) => Promise<void>} */
export const open = async (kind, game, given) => {
  const { build } = document.documentElement.dataset;
  const named = /** @type {HTMLMetaElement | null} */ (
    document.querySelector(`meta[name="${kind}"][data-game="${CSS.escape(game)}"]`)
  );
  const program = new URL(named?.content ?? "", document.baseURI).href;
  globalThis.conclavePanels = {
    ...globalThis.conclavePanels,
    [kind]: { program: () => program, ...given },
  };
  if (running.has(kind)) return void dispatchEvent(new Event(kind));
  running.add(kind);
  const styles = document.createElement("link");
  const sheet = new URL(`${kind}.css`, import.meta.url).href;
  Object.assign(styles, { rel: "stylesheet", href: build ? `${sheet}?${build}` : sheet });
  const root = document.createElement("div");
  root.id = kind;
  document.head.append(styles);
  document.body.append(root);
  try {
    /** @type {PanelModule} */
    const made = await import(program);
    await made.default({ module_or_path: program.replace(/\.js$/, "_bg.wasm") });
  } catch (error) {
    // The next call tries again.
    running.delete(kind);
    root.remove();
    styles.remove();
    throw error;
  }
};

// Opens a program over the page: the analysis of a finished game, or the rules at a table. Each is a
// program of its own for each game. It stays, and an event of its name
// tells it that it is asked for again.

/** @type {Set<string>} */
const running = new Set();

// Opens a game's program of this kind. `given` is what the program asks the page for.
/** @type {<K extends keyof ConclavePanels>(kind: K, game: string, given: Omit<ConclavePanels[K], "program">) => Promise<void>} */
export const open = async (kind, game, given) => {
  const { build } = document.documentElement.dataset;
  /** @param {string} name */
  const file = (name) => new URL(name, import.meta.url).href + (build ? `?${build}` : "");
  const name = `${kind}_${game.replaceAll("-", "_")}`;
  const program = file(`${name}.js`);
  globalThis.conclavePanels = {
    ...globalThis.conclavePanels,
    [kind]: { program: () => program, ...given },
  };
  if (running.has(kind)) return void dispatchEvent(new Event(kind));
  running.add(kind);
  const styles = document.createElement("link");
  Object.assign(styles, { rel: "stylesheet", href: file(`${kind}.css`) });
  const root = document.createElement("div");
  root.id = kind;
  document.head.append(styles);
  document.body.append(root);
  try {
    /** @type {PanelModule} */
    const made = await import(program);
    await made.default({ module_or_path: file(`${name}_bg.wasm`) });
  } catch (error) {
    // The next call tries again.
    running.delete(kind);
    root.remove();
    styles.remove();
    throw error;
  }
};

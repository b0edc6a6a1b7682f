// Opens the analysis of a finished game: a program of its own for each game, which the page's head
// names. It stays, and the event `analyse` tells it that there is another game.

/** @type {string | undefined} */
let running;

// Opens the analysis of the game in a sealed save. `show` shows the moment of the game after so many
// actions at its table.
/** @type {(game: string, save: string, show: (ply: number) => void) => Promise<void>} */
export const analyse = async (game, save, show) => {
  const { build } = document.documentElement.dataset;
  const named = /** @type {HTMLMetaElement | null} */ (
    document.querySelector(`meta[name="analysis"][data-game="${CSS.escape(game)}"]`)
  );
  const program = new URL(named?.content ?? "", document.baseURI).href;
  globalThis.conclaveAnalysis = { save: () => save, program: () => program, show };
  if (running) return void dispatchEvent(new Event("analyse"));
  running = program;
  const styles = document.createElement("link");
  const sheet = new URL("analysis.css", import.meta.url).href;
  Object.assign(styles, { rel: "stylesheet", href: build ? `${sheet}?${build}` : sheet });
  const root = document.createElement("div");
  root.id = "analysis";
  document.head.append(styles);
  document.body.append(root);
  try {
    /** @type {AnalysisModule} */
    const made = await import(program);
    await made.default({ module_or_path: program.replace(/\.js$/, "_bg.wasm") });
  } catch (error) {
    // The next call tries again.
    running = undefined;
    root.remove();
    styles.remove();
    throw error;
  }
};

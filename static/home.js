// Brings home's switches to life, and has what home's buttons lead to on its way before they are pressed.
(() => {
  const { host, contrast, look, keep, setLanguage } = conclaveSettings;
  const { scriptOf, wasmOf, faces } = conclaveFetching;
  const root = document.documentElement;
  const isHome = () => root.dataset.page === "home";

  const home = /** @type {HTMLElement} */ (document.querySelector("#home"));
  /** @type {(name: string, value: string | undefined) => void} */
  const press = (name, value) => {
    for (const one of home.querySelectorAll(`[data-${name}]`))
      one.setAttribute("aria-pressed", String(one.getAttribute(`data-${name}`) === value));
  };
  press("lang", root.lang);
  press("look", look());
  contrast.addEventListener("change", () => {
    if (root.dataset.page !== "game") press("look", (root.dataset.theme = look()));
  });
  /** @type {(event: Event, selector: string) => HTMLElement | null} */
  const closest = ({ target }, selector) =>
    target instanceof Element ? target.closest(selector) : null;
  home.addEventListener("click", (event) => {
    const { lang, look: theme } = closest(event, ".switch")?.dataset ?? {};
    if (lang) setLanguage(lang);
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
      (event) => conclave.fetchAhead(closest(event, "a")?.getAttribute("href") ?? ""),
      { passive: true },
    );

  // Some seconds after home was shown, while the browser is idle, the faces of its type and the games'
  // programs come, one after the other, unless the reader saves data. Not at once: on a slow line they
  // would compete with what home itself still loads.
  const PREFETCH_DELAY_MS = 4000;
  addEventListener("load", () => {
    if (host || !isHome() || navigator.connection?.saveData) return;
    const idle = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 2000));
    const prefetch = async () => {
      await faces();
      const games = /** @type {NodeListOf<HTMLMetaElement>} */ (
        document.querySelectorAll("meta[name=program]")
      );
      for (const { dataset } of games) {
        const script = scriptOf(dataset.name ?? "");
        for (const url of script ? [wasmOf(script), script] : [])
          if (!conclave.program()) await fetch(url, { priority: "low" }).then((it) => it.arrayBuffer()).catch(() => {});
      }
    };
    setTimeout(() => idle(prefetch), PREFETCH_DELAY_MS);
  });
})();

// The page's side of its service worker (sw.js): registers it when the page is idle, and shows
// notices about offline use and updates between games.
(() => {
  const SHOWN = "conclave:told";
  // Which version this tab has left for a new one, until it has said so.
  const UPDATED = "conclave:updated";
  const { build } = document.documentElement.dataset;
  const here = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
  const news = /** @type {HTMLElement} */ (document.querySelector("#news"));

  // A notice that was shown or dismissed is not shown again; storage may be denied.
  /** @param {string} name */
  const wasShown = (name) => {
    try {
      return localStorage.getItem(SHOWN)?.includes(name);
    } catch {}
  };
  /** @param {string} name */
  const noteShown = (name) => {
    try {
      localStorage.setItem(SHOWN, `${localStorage.getItem(SHOWN) ?? ""} ${name}`);
    } catch {}
  };
  // One notice at a time, the most important first.
  /** @type {Set<string>} */
  const shown = new Set();
  /** @param {string} [name] */
  const show = (name) => {
    if (name) shown.add(name);
    const now = ["update", "updated", "offline", "install"].find((one) => shown.has(one));
    news.dataset.now = now ?? "";
    news.hidden = !now;
    for (const part of news.children)
      if (part instanceof HTMLElement) part.hidden = ![undefined, now].includes(part.dataset.news);
  };

  /** @type {BeforeInstallPromptEvent | undefined} */
  let prompt;
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  let accepted = false;
  /** @type {Record<string, () => void>} */
  const act = {
    install: () => void prompt?.prompt(),
    update() {
      accepted = true;
      try {
        sessionStorage.setItem(UPDATED, build ?? "");
      } catch {}
      // Another tab may have activated it.
      if (registration?.waiting) registration.waiting.postMessage("take over");
      else location.reload();
    },
  };
  news.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(".button");
    if (!(button instanceof HTMLElement)) return;
    act[button.dataset.news ?? ""]?.();
    if (news.dataset.now === "install") noteShown("install");
    shown.delete(news.dataset.now ?? "");
    show();
  });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    if (!wasShown("install")) show("install");
  });

  // A notice that needs no decision disappears by itself, but not from under a hand.
  /** @param {string} name */
  const leaveLater = (name) => {
    const leave = () => {
      if (news.matches(":hover, :focus-within")) return void setTimeout(leave, 3000);
      shown.delete(name);
      show();
    };
    setTimeout(leave, 12000);
  };

  // What is new stands in the new version, so it is told once that is there.
  const tellUpdated = () => {
    try {
      const before = sessionStorage.getItem(UPDATED);
      if (!before || before === build) return;
      sessionStorage.removeItem(UPDATED);
      show("updated");
      leaveLater("updated");
    } catch {}
  };

  const start = async () => {
    try {
      const workers = navigator.serviceWorker;
      if (navigator.connection?.saveData && !workers.controller) return;
      const ours = await workers.register(here + "sw.js", { updateViaCache: "none" });
      registration = ours;
      const offer = () => ours.waiting && workers.controller && show("update");
      ours.addEventListener("updatefound", () =>
        ours.installing?.addEventListener("statechange", offer),
      );
      offer();
      workers.addEventListener("controllerchange", () => accepted && location.reload());

      const { active } = await workers.ready;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        if (!data || wasShown("offline")) return;
        noteShown("offline");
        show("offline");
        leaveLater("offline");
      };
      active?.postMessage("keep", [port2]);

      // Pages that stay open check for new versions, too.
      let asked = performance.now();
      addEventListener("hashchange", () => {
        if (performance.now() - asked < 3600000) return;
        asked = performance.now();
        ours.update().catch(() => {});
      });
    } catch {
      // Service workers are missing or denied: the page works without.
    }
  };

  // No service worker in frames, nor for development builds.
  if (!build || top !== self) return;
  // The worker deletes a build's cache when no tab holds its lock any more.
  const forever = new Promise(() => {});
  navigator.locks?.request(`conclave ${here} ${build}`, { mode: "shared" }, () => forever).catch(() => {});
  tellUpdated();
  addEventListener("load", () => setTimeout(start, 3000));
})();

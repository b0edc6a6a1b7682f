// What the page has to do with its service worker (sw.js): it asks for it once there is nothing
// better to do, and says between games what comes of it.
(() => {
  const TOLD = "conclave:told";
  const { build } = document.documentElement.dataset;
  const here = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
  const news = /** @type {HTMLElement} */ (document.querySelector("#news"));

  // What was said once, or not wanted, is not said again; storage may be forbidden.
  /** @param {string} name */
  const told = (name) => {
    try {
      return localStorage.getItem(TOLD)?.includes(name);
    } catch {}
  };
  /** @param {string} name */
  const tell = (name) => {
    try {
      localStorage.setItem(TOLD, `${localStorage.getItem(TOLD) ?? ""} ${name}`);
    } catch {}
  };
  // One thing at a time, the most important first.
  /** @type {Set<string>} */
  const shown = new Set();
  /** @param {string} [name] */
  const show = (name) => {
    if (name) shown.add(name);
    const now = ["update", "offline", "install"].find((one) => shown.has(one));
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
      // Another tab may have taken it up.
      if (registration?.waiting) registration.waiting.postMessage("take over");
      else location.reload();
    },
  };
  news.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (!button) return;
    act[button.dataset.news ?? ""]?.();
    if (news.dataset.now === "install") tell("install");
    shown.delete(news.dataset.now ?? "");
    show();
  });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    if (!told("install")) show("install");
  });

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
        if (!data || told("offline")) return;
        tell("offline");
        show("offline");
        // Nothing is to be decided: whoever has not read it by then need not.
        setTimeout(() => {
          shown.delete("offline");
          show();
        }, 12000);
      };
      active?.postMessage("keep", [port2]);

      // Who never leaves hears of new versions too.
      let asked = Date.now();
      addEventListener("hashchange", () => {
        if (Date.now() - asked < 3600000) return;
        asked = Date.now();
        ours.update().catch(() => {});
      });
    } catch {
      // Not here, or not allowed: then it is a page like others.
    }
  };

  // In a frame the page is its host's, and a development build is nobody's to keep.
  if (!build || top !== self) return;
  // The worker lets go of a build when no tab holds its lock any more.
  const forever = new Promise(() => {});
  navigator.locks?.request(`conclave ${here} ${build}`, { mode: "shared" }, () => forever).catch(() => {});
  addEventListener("load", () => setTimeout(start, 3000));
})();

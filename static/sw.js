// The service worker: keeps the page of one build, whole, so that it starts without a network.
//
// The build writes two lines in front: BUILD names it, FILES is what to keep beside home. Each build keeps
// its files in a cache of its own. The page gets home from the build that is in charge, and everything else
// from the build that it is of: a tab that was opened before an update goes on with its own build for as
// long as it is open. Nothing is done here that the page has not requested, above all no change of builds
// (offline.js).
/** @typedef {{ BUILD?: string, FILES: string[] }} Kept */
const worker = /** @type {ServiceWorkerGlobalScope & Kept} */ (/** @type {unknown} */ (self));
const HERE = new URL("./", location.href).href;
const NAMES = `conclave ${HERE} `;
const OURS = NAMES + worker.BUILD;

/** @param {string} url */
const inOurs = (url) => caches.match(url, { cacheName: OURS, ignoreVary: true });
// Names with a hash have no query, and stand for the same in every build.
/** @param {Request} request */
const inAny = (request) =>
  caches.match(request, { ignoreSearch: !request.url.includes("?"), ignoreVary: true });

// Keeps one file, unless it is there; what has not changed since another build is not loaded again.
/** @type {(url: string, options?: RequestInit) => Promise<void>} */
const keep = async (url, options) => {
  if (await inOurs(url)) return;
  const answer = (!options && (await inAny(new Request(url)))) || (await fetch(url, options));
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  // The new version is only half uploaded: try again later.
  if (options && !(await answer.clone().text()).includes(worker.BUILD ?? "")) throw new Error("not yet");
  await (await caches.open(OURS)).put(url, answer);
};

// Stores all files that can be fetched, one after the other, so that a running game comes first. Failures
// are tried again when a page next asks. Returns whether nothing failed.
const keepAll = async () => {
  let whole = true;
  for (const file of worker.FILES) await keep(HERE + file).catch(() => (whole = false));
  return whole;
};

// Deletes the builds that no tab uses. (Each tab holds a lock with its build's name.) Not while a new build
// arrives or waits, since a cache may be its own.
const tidy = async () => {
  const names = await caches.keys();
  const { held } = await navigator.locks.query();
  if (worker.registration.installing || worker.registration.waiting) return;
  /** @param {string} name */
  const unused = (name) => name !== OURS && !held?.some((lock) => lock.name === name);
  for (const name of names)
    if (name.startsWith(NAMES) && unused(name)) await caches.delete(name);
};

worker.addEventListener("install", (event) => {
  // A development build, into which nothing was written, is replaced at once.
  if (!worker.BUILD) return worker.skipWaiting();
  event.waitUntil(keep(HERE, { cache: "no-cache" }).then(keepAll));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.BUILD ? worker.clients.claim() : worker.registration.unregister());
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "keep")
    event.waitUntil(
      keepAll().then((whole) => {
        event.ports[0].postMessage(whole);
        return tidy();
      }),
    );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!worker.BUILD || request.method !== "GET" || !request.url.startsWith(HERE)) return;
  const home = /^(index\.html)?([?#]|$)/.test(request.url.slice(HERE.length));
  if (request.mode === "navigate" && !home) return;
  const kept = request.mode === "navigate" ? inOurs(HERE) : inAny(request);
  event.respondWith(kept.then((found) => found ?? fetch(request)));
});

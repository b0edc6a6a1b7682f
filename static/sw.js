// The service worker: keeps the page of one build, whole, so that it starts without a network.
//
// The build writes two lines in front: BUILD names it, FILES is what to keep beside home, as NAME#CHECKSUM.
// Each build keeps its files in a cache of its own. The page gets home from the build that is in charge, and
// everything else from the build that it is of: a tab that was opened before an update goes on with its own
// build for as long as it is open. Nothing is done here that the page has not requested, above all no change
// of builds (offline.js).
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

// FNV-1a, as the build has it of each file (xtask/src/finish.rs).
/** @param {ArrayBuffer} bytes */
const sum = (bytes) => {
  let sum = 0x811c9dc5;
  for (const byte of new Uint8Array(bytes)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, "0");
};

// Keeps one file, unless it is there. Some servers answer with a page where they have no such file, and so do
// the gates of some networks: only what is right is kept. What has not changed since another build is not
// loaded again, and what the browser holds for right is asked for once more when it is not.
/** @type {(url: string, isRight: (bytes: ArrayBuffer) => boolean) => Promise<void>} */
const keep = async (url, isRight) => {
  if (await inOurs(url)) return;
  const sources = [
    () => inAny(new Request(url)),
    () => fetch(url),
    () => fetch(url, { cache: "reload" }),
  ];
  for (const source of sources) {
    const answer = await source();
    if (!answer?.ok) continue;
    const bytes = await answer.clone().arrayBuffer();
    if (!isRight(bytes)) continue;
    // Browsers refuse to show a kept answer that has come by a detour.
    const plain = answer.redirected ? new Response(bytes, answer) : answer;
    return (await caches.open(OURS)).put(url, plain);
  }
  throw new Error(`${url} is not what it should be`);
};

// Home names its build. While a new version is only half uploaded, it does not yet: try again later.
const keepHome = () =>
  keep(HERE, (bytes) => new TextDecoder().decode(bytes).includes(worker.BUILD ?? ""));

// Stores all files that can be fetched, one after the other, so that a running game comes first. Failures
// are tried again when a page next asks. Returns whether nothing failed.
const keepAll = async () => {
  let whole = true;
  for (const file of worker.FILES) {
    const [name, right] = file.split("#");
    await keep(HERE + name, (bytes) => sum(bytes) === right).catch(() => (whole = false));
  }
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
  event.waitUntil(keepHome().then(keepAll));
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

// Where a game's own page leads (GAME.html, for links in chats). It is not kept: without a network one goes there at
// once.
/** @param {string} path */
const setUpOf = (path) => {
  const [, game, language] = /^([a-z-]+)(?:\.([a-z]+))?\.html(?:[?#]|$)/.exec(path) ?? [];
  const isGame = worker.FILES.some((file) => file.startsWith(`puzzles/${game}.`));
  return isGame && `${HERE}#/new/${game}${language ? `?lang=${language}` : ""}`;
};

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!worker.BUILD || request.method !== "GET" || !request.url.startsWith(HERE)) return;
  const path = request.url.slice(HERE.length);
  const [, page] = /^(index\.html|licenses\.html|)(?:[?#]|$)/.exec(path) ?? [];
  if (request.mode === "navigate" && page === undefined) {
    const setUp = setUpOf(path);
    if (setUp) event.respondWith(fetch(request).catch(() => Response.redirect(setUp)));
    return;
  }
  // Another page than home is asked for as people would write it, without its build.
  const ours = page === "licenses.html" ? `${HERE}${page}?${worker.BUILD}` : HERE;
  const kept = request.mode === "navigate" ? inOurs(ours) : inAny(request);
  // A browser's cache may fail where its network does not.
  event.respondWith(kept.catch(() => undefined).then((found) => found ?? fetch(request)));
});

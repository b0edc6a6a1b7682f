// The faces of the page's type. They are fetched once there is something to see, and put in together:
// before anything is painted, where the service worker has kept them; otherwise with the next thing that
// somebody does here, which changes the page anyway (at a table: right after the picture that answers the
// next move, which does not wait for them). So nothing moves under anybody's eyes. Until then, and without
// them, the faces of the system stand in, in the same size (font-size-adjust in base.css). How the files
// were made: docs/fonts.md.

/** @type {[family: string, file: string, weight: string][]} */
const FACES = [
  ["Alegreya", "alegreya", "500 700"],
  ["Alegreya Sans", "alegreya-sans-400", "400 500"],
  ["Alegreya Sans", "alegreya-sans-700", "600 900"],
];
const PRESSES = ["click", "keydown", "pointerup"];
// What happens later than this comes of something else.
const PRESSED_MS = 500;

/** @param {string} family @param {string} name @param {string} weight */
const face = async (family, name, weight) => {
  const { href, search } = new URL(import.meta.url);
  const answer = await fetch(new URL(`fonts/${name}.woff2${search}`, href), { priority: "low" });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new FontFace(family, await answer.arrayBuffer(), { weight }).load();
};
// Whoever saves data reads as well in what there is.
if (!navigator.connection?.saveData && !matchMedia("(prefers-reduced-data: reduce)").matches) {
  const faces = await Promise.all(FACES.map((parts) => face(...parts)));
  const done = new AbortController();
  let pressed = -PRESSED_MS;
  const moves = new MutationObserver(() => {
    if (performance.now() - pressed < PRESSED_MS) requestAnimationFrame(() => setTimeout(put));
  });
  const put = () => {
    done.abort();
    moves.disconnect();
    for (const face of faces) document.fonts.add(face);
  };
  // What is pressed at a table and is no move, such as what cannot be done, changes nothing there.
  /** @param {Event} event */
  const act = ({ type, timeStamp }) => {
    if (PRESSES.includes(type) && document.querySelector(".table")) pressed = timeStamp;
    else put();
  };
  const how = { capture: true, signal: done.signal };
  // As long as they are waited for, nothing is painted (boot.js).
  if ("held" in document.documentElement.dataset) put();
  else {
    for (const type of [...PRESSES, "hashchange", "visibilitychange"]) addEventListener(type, act, how);
    moves.observe(document.body, { attributeFilter: ["data-ply"], subtree: true });
  }
}

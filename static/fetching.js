// Fetching: what was asked for once is not fetched again; after a failure the next call tries again. A global,
// `conclaveFetching`, for the script that starts the page's programs (start.js).
globalThis.conclaveFetching = (() => {
  const root = document.documentElement;
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const { build } = root.dataset;
  /** @param {string} name */
  const file = (name) => new URL(name, here).href + (build ? `?${build}` : "");

  /** @type {Map<string, Promise<any>>} */
  const fetched = new Map();
  /** @type {<T>(url: string, start: () => Promise<T>) => Promise<T>} */
  const once = (url, start) => {
    const promise = fetched.get(url) ?? start();
    fetched.set(url, promise);
    promise.catch(() => fetched.delete(url));
    return promise;
  };
  /** @param {string} url */
  const get = async (url) => {
    let answer = await fetch(url);
    // Instead of a file that is missing some servers send a page, and so do the gates of some networks. The
    // browser may have kept that.
    const isPage = () => answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage()) answer = await fetch(url, { cache: "reload" });
    if (!answer.ok || isPage()) throw new Error(`${url}: ${answer.status}`);
    return answer;
  };
  /** @param {string} name */
  const text = (name) => once(name, async () => (await get(file(name))).text());

  // The script of a program: the page's head names it.
  /** @type {(name: string) => HTMLMetaElement | null} */
  const metaOf = (name) => document.querySelector(`meta[name=program][data-name="${CSS.escape(name)}"]`);
  /** @param {string} name */
  const scriptOf = (name) => {
    const meta = metaOf(name);
    return meta && new URL(meta.content, here).href;
  };
  /** @param {string} script */
  const wasmOf = (script) => script.replace(/\.js(?=\?|$)/, "_bg.wasm");
  /** @type {(script: string) => Promise<ProgramModule>} */
  const code = (script) => once(script, () => import(script));
  // How many bytes of each program have come, unpacked. (A copy of the answer is counted: what browsers have
  // compiled of an answer itself they keep for the next visit.)
  /** @type {Map<string, number>} */
  const came = new Map();
  /** @type {(wasm: string, answer: Response) => void} */
  const count = (wasm, answer) => {
    let bytes = 0;
    /** @param {Uint8Array} chunk */
    const write = ({ length }) => void came.set(wasm, (bytes += length));
    answer.body?.pipeTo(new WritableStream({ write })).catch(() => {});
  };
  // How much of a program has come, from 0 to 1: the build has written beside its name how large it is.
  /** @param {string} name */
  const part = (name) => {
    const bytes = came.get(wasmOf(scriptOf(name) ?? "")) ?? 0;
    return Math.min(bytes / Number(metaOf(name)?.dataset.bytes), 1) || 0;
  };
  /** @param {string} script */
  const compiled = (script) => {
    const wasm = wasmOf(script);
    return once(wasm, async () => {
      const answer = await get(wasm);
      count(wasm, answer.clone());
      // Compiling while streaming needs the right type; other servers send the same bytes.
      return answer.headers.get("Content-Type") === "application/wasm"
        ? WebAssembly.compileStreaming(answer)
        : WebAssembly.compile(await answer.arrayBuffer());
    });
  };

  /** @param {string} name */
  const style = (name) =>
    once(`styles/${name}.css`, () =>
      new Promise((onload, onerror) => {
        const href = file(`styles/${name}.css`);
        const link = document.createElement("link");
        document.head.append(Object.assign(link, { rel: "stylesheet", href, onload, onerror }));
      }),
    );
  // Its place in the page is behind the sheets that stand in its head, which may not be there yet.
  /** @param {string} name */
  const preloadStyle = (name) => {
    const preload = { rel: "preload", as: "style", href: file(`styles/${name}.css`) };
    document.head.append(Object.assign(document.createElement("link"), preload));
  };
  /** @param {string} name */
  const drawing = (name) => text(`art/${name}.svg`);
  /** @param {string} name */
  const drawings = (name) =>
    once(`put ${name}`, async () =>
      document.body.insertAdjacentHTML("afterbegin", await drawing(name)),
    );
  /** @param {string} area */
  const locale = (area) => text(`locales/${root.lang}/${area}.ftl`);

  // The faces of the type (docs/fonts.md): they come beside a program, or when home has been read for a
  // while; until then those of the system stand in, in the same size. Users on Save-Data skip them.
  /** @type {[family: string, file: string, weight: string][]} */
  const FACES = [
    ["Alegreya", "alegreya", "500 700"],
    ["Alegreya Sans", "alegreya-sans-400", "400 500"],
    ["Alegreya Sans", "alegreya-sans-700", "600 900"],
  ];
  const faces = () =>
    once("faces", async () => {
      const saves = matchMedia("(prefers-reduced-data: reduce)").matches;
      if (saves || navigator.connection?.saveData) return;
      const load = FACES.map(async ([family, name, weight]) => {
        const bytes = await (await get(file(`fonts/${name}.woff2`))).arrayBuffer();
        return new FontFace(family, bytes, { weight }).load();
      });
      for (const face of await Promise.all(load)) document.fonts.add(face);
    }).catch(() => {});

  return {
    file, once, text, scriptOf, wasmOf, code, part, compiled, style, preloadStyle, drawing, drawings, locale, faces,
  };
})();

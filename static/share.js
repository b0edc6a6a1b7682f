// Games as links. A link contains a whole game, compressed; it is stored on no server.
//
//   #/shared/GAME/SCHEMA.….PACKED
//
// PACKED is the body of a sealed save (src/session/saves/envelope.rs), compressed; before it are the
// save's other words. The program that opens the save validates it.

// No link is longer, and no game in one is larger than this, in bytes.
const LONGEST = 100_000;
const LARGEST = 1_000_000;

const here = import.meta.url;
/** @type {Record<string, string>} */
const known = { "-": "+", _: "/", "+": "-", "/": "_", "=": "" };
/** @param {string} text */
const swapped = (text) => text.replace(/[-_+/=]/g, (one) => known[one]);
/** @param {string} text */
const fromText = (text) => Uint8Array.from(atob(swapped(text)), (one) => one.charCodeAt(0));
/** @param {Uint8Array} bytes */
const toText = (bytes) => swapped(btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join("")));

// Pipes bytes through a stream, and fails when the output is too long.
/** @type {(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>} */
const through = async (stream, bytes) => {
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const through = new Blob([bytes]).stream().pipeThrough(stream);
  const reader = through.getReader();
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > LARGEST) throw new RangeError("too large");
    chunks.push(value);
  }
};

// The address, within the page, of the game in a sealed save.
/** @param {string} save */
export const pack = async (save) => {
  const words = conclaveAddress.save.words(save);
  const stream = new CompressionStream("deflate-raw");
  const body = toText(await through(stream, fromText(words.body)));
  return conclaveAddress.shared.link({ ...words, body });
};

// The sealed save in a link of that game. A link that cannot be unpacked gives a damaged save.
/** @type {(game: string, link: string) => Promise<string>} */
export const unpack = async (game, link) => {
  const words = conclaveAddress.shared.words(game, link.slice(0, LONGEST));
  let body = "";
  try {
    body = toText(await through(new DecompressionStream("deflate-raw"), fromText(words.body)));
  } catch {}
  return conclaveAddress.save.seal({ ...words, body });
};

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, unknown>} properties
 * @param {...(Node | string)} inside
 */
const element = (name, properties, ...inside) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
};

// The address of a file of this build.
/** @param {string} name */
const fileOfBuild = (name) => {
  const { build } = document.documentElement.dataset;
  return new URL(name, here).href + (build ? `?${build}` : "");
};

const words = async () => {
  const answer = await fetch(fileOfBuild(`locales/${document.documentElement.lang}/shell.ftl`));
  return Object.fromEntries(
    [...(await answer.text()).matchAll(/^share-([a-z-]+) = (.*)$/gm)].map(([, key, said]) => [key, said]),
  );
};

// Offers a game to be shared: the sealed save, the same without names, what a file of it would be
// called, and whether it tells what somebody at the table must not know.
/** @type {(named: string, nameless: string, file: string, secrets: boolean) => Promise<void>} */
export const offer = async (named, nameless, file, secrets) => {
  const texts = await words();
  /** @type {(key: string, onclick: () => void, main?: boolean) => HTMLButtonElement} */
  const button = (key, onclick, main) =>
    element("button", { type: "button", className: main ? "button button-main" : "button", onclick }, texts[key]);
  const content = element("div", { className: "settings" });
  const dialog = element(
    "dialog",
    { className: "dialog", onclose: () => dialog.remove() },
    element(
      "div",
      { className: "dialog-body vellum" },
      element(
        "header",
        { className: "dialog-head" },
        element("h2", { id: "share-title", tabIndex: -1, autofocus: true }, texts.title),
        button("close", () => dialog.close()),
      ),
      content,
    ),
  );
  dialog.setAttribute("aria-labelledby", "share-title");

  const choose = () => {
    const status = element("p", { className: "note" });
    status.setAttribute("role", "status");
    /** @param {string} key */
    const tell = (key) => (status.textContent = texts[key]);
    const names = element("input", { type: "checkbox", checked: true });
    // Only a game that is over can be analysed.
    const over = Boolean(document.querySelector(".table[data-outcome]"));
    const analysis = element("input", { type: "checkbox" });
    const link = element("input", { readOnly: true, id: "share-link" });
    const field = element("label", { className: "field" }, element("span", {}, texts.link), link);
    const buttons = element("div", { className: "row" });
    const save = () => (names.checked ? named : nameless);
    const paper = () => new File([save()], file, { type: "text/plain" });
    /** @param {ShareData} what */
    const share = async (what) => {
      try {
        await navigator.share({ title: document.title, ...what });
      } catch (error) {
        // Whoever closes the sheet has shared nothing, and knows it.
        if (!(error instanceof DOMException && error.name === "AbortError")) tell("not-shared");
      }
    };
    const copy = async () => {
      link.select();
      try {
        await navigator.clipboard.writeText(link.value);
        tell("copied");
      } catch {
        tell("copy-it");
      }
    };
    /** @type {(blob: Blob, download: string) => void} */
    const offerFile = (blob, download) => {
      const href = URL.createObjectURL(blob);
      element("a", { href, download }).click();
      setTimeout(() => URL.revokeObjectURL(href), 1000);
    };
    const keep = () => offerFile(paper(), file);
    const picture = async () => {
      try {
        const { png } = await import(fileOfBuild("picture.js"));
        const made = await png();
        if (!made) throw new Error("there is no picture");
        offerFile(made, file.replace(/\.[a-z]+$/, ".png"));
      } catch (error) {
        console.warn(error);
        tell("not-shared");
      }
    };
    const fill = async () => {
      try {
        // Without what may stand in the address of a frame.
        const address = (await pack(save())) + (over && analysis.checked ? "?analysis" : "");
        link.value = new URL(address, new URL(location.pathname, location.href)).href;
        for (const one of byLink) one.disabled = false;
      } catch (error) {
        // A browser from before 2023.
        console.warn(error);
        field.hidden = true;
        for (const one of byLink) one.hidden = true;
        tell("no-link");
      }
    };
    const pictureButton = button("picture", picture);
    names.onchange = () => {
      // The picture has the names of the players in it.
      pictureButton.disabled = !names.checked;
      fill();
    };
    analysis.onchange = fill;
    const byLink = [button("copy", copy, true)];
    if ("share" in navigator) byLink.push(button("sheet", () => share({ url: link.value })));
    buttons.append(...byLink);
    if (navigator.canShare?.({ files: [paper()] }))
      buttons.append(button("sheet-file", () => share({ files: [paper()] })));
    buttons.append(button("file", keep));
    if (document.querySelector(".game-over")) buttons.append(pictureButton);
    content.replaceChildren(
      element("p", {}, texts.about),
      element("label", { className: "check" }, names, element("span", {}, texts.names)),
      ...(over ? [element("label", { className: "check" }, analysis, element("span", {}, texts.analysis))] : []),
      field,
      buttons,
      status,
    );
    return fill();
  };

  if (secrets) {
    const anyway = button("anyway", async () => {
      await choose();
      content.querySelector("button")?.focus();
    });
    content.append(
      element("p", {}, texts.secrets),
      element("div", { className: "row" }, button("not-now", () => dialog.close(), true), anyway),
    );
  } else await choose();
  document.body.append(dialog);
  dialog.showModal();
};

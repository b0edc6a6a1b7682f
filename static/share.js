// Games as links. A link contains a whole game, compressed; it is stored on no server.
//
//   #/shared/GAME/SCHEMA.….PACKED
//
// PACKED is the body of a sealed save (crates/session/src/saves/envelope.rs), compressed; before it are the
// save's other words. The program that opens the save validates it.

// No link is longer, and no game in one is larger than this, in bytes.
const LONGEST = 100_000;
const LARGEST = 1_000_000;

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

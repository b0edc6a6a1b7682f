// The second store of saves, of another kind than the browser's storage: IndexedDB, which puts what it is
// given on the disk before it says that it has it. A browser drops or damages one of them while the other
// stays whole. To the programs it looks like the browser's storage, without its waiting: what it holds was
// read before a program started, and what is written is there at once and goes to the disk by and by
// (crates/session/src/saves/second.rs says what it is for).

const NAME = "conclave";
const TABLE = "kept";

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const result = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** @type {Promise<IDBDatabase> | undefined} */
let database;
const close = () => (database = undefined);
const open = async () => {
  // Where pages may keep nothing, to ask for it fails.
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  const opened = await result(request);
  // The reader, or the browser, may delete it while the page is open; the next call makes another.
  opened.onclose = close;
  opened.onversionchange = () => {
    opened.close();
    close();
  };
  return opened;
};
const opened = () => {
  if (!database) {
    database = open();
    database.catch(close);
  }
  return database;
};

/** What it holds, as far as this page knows.
 * @type {Map<string, string>} */
let kept = new Map();
/** Their names in a row, once they are asked for.
 * @type {string[] | undefined} */
let names;
/** What is to be written, the newest text of each name; undefined for what is to go.
 * @type {Map<string, string | undefined>} */
const waiting = new Map();

/** @type {(key: string, text: string | undefined) => Promise<void>} */
const write = async (key, text) => {
  const database = await opened();
  const change = database.transaction(TABLE, "readwrite", { durability: "strict" });
  const table = change.objectStore(TABLE);
  if (text === undefined) table.delete(key);
  else table.put(text, key);
  await new Promise((done, failed) => {
    change.oncomplete = done;
    change.onabort = () => failed(change.error);
  });
  const there = await result(database.transaction(TABLE).objectStore(TABLE).get(key));
  if (there !== text) throw new Error(`${key} was not kept`);
};

// Writes one text after the other; of those that come meanwhile only the newest of each name. What fails is
// tried again with what comes next.
let busy = false;
const writeAll = async () => {
  if (busy) return;
  busy = true;
  /** @type {Map<string, string | undefined>} */
  const failed = new Map();
  for (let next; (next = waiting.entries().next().value); ) {
    const [key, text] = next;
    waiting.delete(key);
    await write(key, text).catch(() => failed.set(key, text));
  }
  busy = false;
  for (const [key, text] of failed) waiting.set(key, text);
};

/** @type {(key: string, text: string | undefined) => void} */
const change = (key, text) => {
  if (text === undefined) kept.delete(key);
  else kept.set(key, text);
  names = undefined;
  waiting.set(key, text);
  writeAll();
};

/** @type {PageStorage} */
const store = {
  get length() {
    return kept.size;
  },
  key: (at) => (names ??= [...kept.keys()])[at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => change(key, text),
  removeItem: (key) => change(key, undefined),
};

// The store, when all that it holds has been read (once more); an error where the browser has none.
export const read = async () => {
  const table = (await opened()).transaction(TABLE).objectStore(TABLE);
  const [keys, texts] = await Promise.all([result(table.getAllKeys()), result(table.getAll())]);
  names = undefined;
  kept = new Map(keys.map((key, at) => [String(key), String(texts[at])]));
  for (const [key, text] of waiting)
    if (text === undefined) kept.delete(key);
    else kept.set(key, text);
  return store;
};

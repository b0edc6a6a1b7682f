// Storage, settings, language and look: what the page knows of its reader before anything is seen, for the scripts
// that start it (start.js, home.js). They need it before the first paint, so it defines a global, `conclaveSettings`.
globalThis.conclaveSettings = (() => {
  const address = conclaveAddress;
  const root = document.documentElement;

  // A page in a frame may have a host, which exchanges messages with it (frame.js) and stores its
  // games; then its settings are in the address.
  const query = new URLSearchParams(location.search);
  const host = parent !== self && query.get("host");

  // Access to storage may be denied, and its content is not trusted.
  /** @type {PageStorage | undefined} */
  let storage;
  try {
    storage = host ? undefined : localStorage;
  } catch {}
  /** @param {string} key */
  const kept = (key) => {
    try {
      return storage?.getItem(key);
    } catch {}
  };
  const settings = () => new URLSearchParams(kept(address.keys.settings) ?? "");
  /** @type {(name: SettingName, value: string) => void} */
  const keep = (name, value) => {
    const changed = settings();
    changed.set(name, value);
    // Where storage is full, copies of saves make room, one after the other.
    for (let full = true; full; )
      try {
        storage?.setItem(address.keys.settings, String(changed));
        full = false;
      } catch {
        full = dropCopy();
      }
  };
  // Removes something that makes room for everything else (crates/session/src/saves/keeper.rs).
  const dropCopy = () => {
    try {
      const name = Object.keys(storage ?? {}).find((key) => /^conclave(:copy:|\.cache\.)/.test(key));
      if (name) storage?.removeItem(name);
      return Boolean(name);
    } catch {
      return false;
    }
  };

  const wanted = address.parse(location.hash).query;
  const chosen = host ? query : settings();
  root.lang =
    address.language(wanted.get("lang"), chosen.get("lang"), ...navigator.languages) ?? "en";
  // Without a choice the look is the system's, which may change (src/shell.rs has it while a game is there).
  const contrast = matchMedia("(prefers-contrast: more)");
  const look = () =>
    address.theme(wanted.get("theme") ?? (host ? query : settings()).get("theme")) ??
    (contrast.matches ? "contrast" : "night");
  root.dataset.theme = look();

  return {
    host,
    contrast,
    look,
    kept,
    keep,
    storage: () => storage,
    /** @param {PageStorage} other */
    storeIn: (other) => (storage = other),
    /** @param {string} language */
    setLanguage(language) {
      keep("lang", language);
      // Where nothing can be kept, the address says it.
      const hasKept = settings().get("lang") === language;
      const hash = address[hasKept ? "withLanguage" : "inLanguage"](location.hash, language);
      history.replaceState(null, "", hash || "#/");
      location.reload();
    },
  };
})();

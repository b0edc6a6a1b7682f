// What the scripts of the page share, for the type checker (tsconfig.json); nothing of it is shipped.

/** The words of a sealed save. */
interface SaveWords {
  schema: string;
  game: string;
  rest: string[];
  body: string;
}

/** How a game begins. */
interface GameSetup {
  seats?: string[];
  names?: string[];
  guilds?: string[];
  seed?: string | number;
  variants?: Record<string, string>;
}

type SettingName = "lang" | "theme" | "speed" | "sound";

/** address.js */
interface ConclaveAddress {
  /** Every setting that a link or a host may give, with its values. */
  SETTINGS: Record<SettingName, string[]>;
  /** The keys of the browser's storage. */
  keys: {
    settings: string;
    save(slot: string): string;
    setUp(game: string): string;
    learned(game: string): string;
    copy(slot: string): string;
  };
  /** The parts of an address, which may be anything. */
  parse(hash: string): { page?: string; name?: string; rest?: string; query: URLSearchParams };
  /** Whether this page is one of a game. */
  isOfGame(page: string | undefined): boolean;
  /** Whether an address is of one table on many screens: the table, or a guest of it. */
  isOnScreens(parts: { page?: string; name?: string; query: URLSearchParams }): boolean;
  /** The first of these language tags that there are texts in. */
  language(...tags: (string | null | undefined)[]): string | undefined;
  /** This word, if it is a theme. */
  theme(word: string | null | undefined): string | undefined;
  /** The address, which names this language. */
  inLanguage(hash: string, language: string): string;
  /** The address with another language, if it names one. */
  withLanguage(hash: string, language: string): string;
  /** The address of a new game. */
  play(game: string, setup: GameSetup): string;
  save: {
    /** The game of a saved text, if it names one. */
    game(save: string | null | undefined): string | undefined;
    words(save: string): SaveWords;
    seal(words: SaveWords): string;
  };
  shared: {
    link(words: SaveWords): string;
    words(game: string, packed: string): SaveWords;
  };
}
declare var conclaveAddress: ConclaveAddress;

/** Where things are kept: the browser's storage, or memory in a frame that has a host. */
type PageStorage = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/** settings.js */
interface ConclaveSettings {
  /** Where the page that this one is embedded in comes from, if it has a host. */
  host: string | false | null;
  /** Whether the system asks for more contrast. */
  contrast: MediaQueryList;
  /** The look that was chosen, or the system's. */
  look(): string;
  /** What is stored under a key, where storage may be read. */
  kept(key: string): string | null | undefined;
  /** Stores a setting; other things make room for it. */
  keep(name: SettingName, value: string): void;
  storage(): PageStorage | undefined;
  storeIn(storage: PageStorage): void;
  /** Chooses a language, in which the page begins anew. */
  setLanguage(language: string): void;
}
declare var conclaveSettings: ConclaveSettings;

/** fetching.js */
interface ConclaveFetching {
  /** The address of a file of this build. */
  file(name: string): string;
  /** What was started under this name, or what starts now; after a failure the next call starts again. */
  once<T>(name: string, start: () => Promise<T>): Promise<T>;
  text(file: string): Promise<string>;
  /** The script of a program, if there is one of this name. */
  scriptOf(program: string): string | null;
  wasmOf(script: string): string;
  code(script: string): Promise<ProgramModule>;
  compiled(script: string): Promise<WebAssembly.Module>;
  /** How much of a program has come, from 0 to 1. */
  part(program: string): number;
  /** Puts a sheet into the page. */
  style(name: string): Promise<unknown>;
  preloadStyle(name: string): void;
  drawing(name: string): Promise<string>;
  /** Puts drawings into the page. */
  drawings(name: string): Promise<unknown>;
  /** The texts of an area in the page's language. */
  locale(area: string): Promise<string>;
  /** Puts the faces of the type into the page, unless the reader saves data. */
  faces(): Promise<unknown>;
}
declare var conclaveFetching: ConclaveFetching;

/** start.js, as the programs and home see it: src/boot.rs says what each does. */
interface ConclaveBoot {
  texts(program: string): string | undefined;
  program(): string;
  lessons(game: string): Promise<string>;
  puzzles(game: string): Promise<string>;
  place(): string;
  playing(slot: string): void;
  passInMemory(slot: string, save: string): void;
  passedInMemory(slot: string): string | undefined;
  shared(): string | undefined;
  pack(save: string): Promise<string>;
  unpack(game: string, packed: string): Promise<string>;
  picture(): Promise<Blob | undefined>;
  playSound(game: string, name: string, volume: number): void;
  crashed(): boolean;
  failure(): string[] | undefined;
  storage(): PageStorage | undefined;
  secondStorage(): PageStorage | undefined;
  framed(): boolean;
  setLanguage(language: string): void;
  /** Has the program of this address's game on its way, unless one is running. */
  fetchAhead(hash: string): void;
  /** Of frame.js: there is a host only where that is loaded. */
  postToHost?(message: string): void;
  relay?(to: string, message: Uint8Array): void;
  command?(): string;
}
declare var conclave: ConclaveBoot;

/** The module of a program which fetches its WebAssembly itself. */
interface PanelModule {
  default(options: { module_or_path: string }): Promise<unknown>;
}

/** The module of the program that reads QR codes (crates/scan/src/bin/scan.rs). */
interface ScanModule extends PanelModule {
  read(rgba: Uint8Array, width: number, way: number): string | undefined;
  ways(): number;
}

/** The Barcode Detection API: Chromium on some systems, and Safari behind a switch. */
interface BarcodeDetector {
  detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
declare var BarcodeDetector:
  | {
      new (options: { formats: string[] }): BarcodeDetector;
      getSupportedFormats(): Promise<string[]>;
    }
  | undefined;

/** The module that wasm-bindgen makes of a program. */
interface ProgramModule {
  default(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
}

/** Chromium's offer to install the page. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}
interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}
interface Navigator {
  /** Chromium only. */
  connection?: { saveData?: boolean };
}

/** An error of the type checker unless both are the same. */
type Same<A extends B, B extends C, C = A> = [A, B, C];

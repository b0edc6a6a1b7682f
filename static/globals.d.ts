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

/** start.js, as the programs see it: src/boot.rs says what each does. */
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
  storage(): PageStorage | undefined;
  framed(): boolean;
  setLanguage(language: string): void;
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

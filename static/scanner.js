// Reads QR codes with the camera, or in a photo: the element `code-scanner` (src/screens/scanner.rs). It
// shows the camera's picture, what it waits for or what went wrong (`data-said`), and buttons for photos.
// Its events are `camera` (it may use the camera) and `read` (the content of a code). The camera is on only
// while the element is in a visible page.

// How often the camera's picture is searched for a code.
const LOOK_MS = 120;
// A code that is still in view is reported again after so long, because what failed at first may work by
// then.
const AGAIN_MS = 4000;
// The longest side of a picture that our reader searches: of a camera's, and of a photo, which may take
// longer.
const SIDE = 720;
const PHOTO_SIDES = [1000, 2000, 500];

// The messages after which trying again may help.
const TRY_AGAIN = ["refused", "framed", "none", "busy", "broken"];

// The element's own content, before the page's; its words are the page's, too.
const CONTENT = `
<div class="scanner-picture"><video playsinline muted aria-hidden="true"></video></div>
<div class="scanner-words">
  <p class="scanner-said" role="status"></p>
  <div class="row">
    <button type="button" class="button button-main" data-text="again" hidden></button>
    <label class="button photo scan-photo">
      <span data-text="photo"></span>
      <input class="visually-hidden" type="file" accept="image/*" capture="environment" />
    </label>
    <label class="button photo scan-picture">
      <span data-text="picture"></span>
      <input class="visually-hidden" type="file" accept="image/*" />
    </label>
  </div>
</div>`;

// The words for what it says, as the page gives them: in each line a name, a space and the words.
/** @type {(lines: string) => Map<string, string>} */
const words = (lines) => new Map(lines.split("\n").map((line) => [line.split(" ", 1)[0], line.replace(/^\S+ /, "")]));

/** @type {(ms: number) => Promise<void>} */
const wait = (ms) => new Promise((then) => setTimeout(then, ms));

/**
 * A reader of QR codes: finds the content of a code in a camera's picture or a photo, if there is one.
 * @typedef {(picture: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>} Reader
 */

/** @type {() => Promise<Reader>} */
const ofBrowser = async () => {
  const { BarcodeDetector } = globalThis;
  const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  if (!BarcodeDetector || !formats.includes("qr_code")) throw new Error("the browser reads no codes");
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
};

// Where the browser has no reader, the program that the page's head names does it.
/** @type {() => Promise<Reader>} */
const ofProgram = async () => {
  const named = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=scan]"));
  const program = new URL(named?.content ?? "", document.baseURI).href;
  /** @type {ScanModule} */
  const made = await import(program);
  await made.default({ module_or_path: program.replace(/\.js$/, "_bg.wasm") });
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  /** @type {(picture: CanvasImageSource, x: number, y: number, wide: number, high: number, side: number) => Uint8Array} */
  const pixels = (picture, x, y, wide, high, side) => {
    const scale = Math.min(1, side / Math.max(wide, high));
    canvas.width = Math.max(1, Math.round(wide * scale));
    canvas.height = Math.max(1, Math.round(high * scale));
    paper?.drawImage(picture, x, y, wide, high, 0, 0, canvas.width, canvas.height);
    return new Uint8Array(paper?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? []);
  };
  let way = 0;
  return async (picture) => {
    if ("videoWidth" in picture) {
      // The square in the middle, which is what the reader sees of it; each time in another way.
      const { videoWidth, videoHeight } = picture;
      const side = Math.min(videoWidth, videoHeight);
      const [x, y] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
      return made.read(pixels(picture, x, y, side, side, SIDE), canvas.width, way++);
    }
    for (const side of PHOTO_SIDES) {
      const looked = pixels(picture, 0, 0, picture.width, picture.height, side);
      for (let way = 0; way < made.ways(); way += 1) {
        const says = made.read(looked, canvas.width, way);
        if (says) return says;
        await wait(0);
      }
    }
  };
};

/** @type {Promise<Reader> | undefined} */
let reader;
/** @type {Reader} */
const read = async (picture) => {
  reader ??= ofBrowser().catch(ofProgram);
  const asked = reader;
  try {
    return await (await asked)(picture);
  } catch (error) {
    // Some browsers have the interface without an implementation.
    if (reader === asked) reader = ofProgram();
    reader.catch(() => (reader = undefined));
    return (await reader)(picture);
  }
};

// Why there is no camera, as the name of a text.
/** @type {(error: unknown) => string} */
const reason = (error) => {
  const name = error instanceof DOMException ? error.name : "";
  if (/^(NotFound|Overconstrained)Error$/.test(name)) return "none";
  if (/^(NotReadable|Abort)Error$/.test(name)) return "busy";
  return parent === self ? "refused" : "framed";
};

customElements.define(
  "code-scanner",
  class extends HTMLElement {
    /** @type {MediaStream | undefined} */
    #stream;
    // Counts the requests for the camera: answers to earlier ones are ignored.
    #asked = 0;
    /** @type {Map<string, string>} */
    #texts = new Map();
    // The last content read, and when it was reported.
    #last = "";
    #told = 0;
    #seen = () => (document.hidden ? this.#stop("hidden") : this.#start());

    connectedCallback() {
      document.addEventListener("visibilitychange", this.#seen);
      this.addEventListener("change", this.#photo);
      this.insertAdjacentHTML("afterbegin", CONTENT);
      this.#again.addEventListener("click", this.#start);
      this.#texts = words(this.dataset.words ?? "");
      for (const one of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-text]")))
        one.textContent = this.#texts.get(one.dataset.text ?? "") ?? "";
      this.#say(this.dataset.said ?? "asking");
      // Whoever put it there listens by then.
      setTimeout(this.#start);
    }

    get #again() {
      return /** @type {HTMLElement} */ (this.querySelector("button"));
    }

    /** @param {string} what */
    #say(what) {
      this.dataset.said = what;
      const words = this.querySelector(".scanner-said");
      if (words) words.textContent = this.#texts.get(what) ?? "";
      this.#again.hidden = !TRY_AGAIN.includes(what);
      if (what === "looking") this.dispatchEvent(new Event("camera"));
    }

    disconnectedCallback() {
      document.removeEventListener("visibilitychange", this.#seen);
      this.removeEventListener("change", this.#photo);
      this.#stop();
    }

    /** @param {string} detail */
    #tell(detail) {
      this.dispatchEvent(new CustomEvent("read", { detail }));
    }

    /** @param {string} [why] */
    #stop(why) {
      this.#asked += 1;
      for (const track of this.#stream?.getTracks() ?? []) track.stop();
      this.#stream = undefined;
      if (why) this.#say(why);
    }

    #start = async () => {
      if (!this.isConnected || document.hidden) return;
      this.#stop("asking");
      const asked = this.#asked;
      const { mediaDevices } = navigator;
      if (!mediaDevices) return this.#say(isSecureContext ? "none" : "insecure");
      try {
        const stream = await mediaDevices.getUserMedia({
          video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
        });
        if (asked !== this.#asked) {
          for (const track of stream.getTracks()) track.stop();
          return;
        }
        this.#stream = stream;
        for (const track of stream.getVideoTracks()) {
          track.onended = () => asked === this.#asked && this.#stop("busy");
          // Facing the camera, people expect to see themselves as in a mirror.
          const { facingMode } = track.getSettings();
          this.toggleAttribute("data-mirror", facingMode !== "environment");
        }
        const video = /** @type {HTMLVideoElement} */ (this.querySelector("video"));
        video.srcObject = stream;
        // It plays by itself as soon as there is something to see.
        video.play().catch(() => {});
        this.#say("looking");
        await this.#look(asked, video);
      } catch (error) {
        if (asked !== this.#asked) return;
        console.warn(error);
        const camera = error instanceof DOMException && !this.#stream;
        this.#stop(camera ? reason(error) : "broken");
      }
    };

    // Looks at the camera's picture as long as there is one.
    /** @type {(asked: number, video: HTMLVideoElement) => Promise<void>} */
    async #look(asked, video) {
      for (;;) {
        const says = video.readyState > 1 && (await read(video));
        if (asked !== this.#asked) return;
        const now = performance.now();
        if (says && (says !== this.#last || now > this.#told + AGAIN_MS)) {
          [this.#last, this.#told] = [says, now];
          this.#tell(says);
        }
        await wait(LOOK_MS);
      }
    }

    /** @param {Event} event */
    #photo = async ({ target }) => {
      const file = target instanceof HTMLInputElement && target.files?.[0];
      if (!file) return;
      this.#say("reading");
      /** @type {string | undefined} */
      let says;
      let why = "nothing";
      try {
        says = await read(await createImageBitmap(file));
      } catch (error) {
        console.warn(error);
        why = error instanceof DOMException ? "unreadable" : "broken";
      }
      // The same photo can be chosen again.
      target.value = "";
      if (says) {
        this.#say(this.#stream ? "looking" : "seen");
        this.#tell(says);
      } else this.#say(why);
    };
  },
);

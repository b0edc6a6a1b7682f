// Explains the pieces of a table, and the fields of a form, where they stand. Whatever has the attribute
// data-explain="KEY NUMBER NUMBER" is explained by `explain-KEY` (its name), `explain-KEY-text` (what it
// is) and, where there are numbers, `explain-KEY-now` (what they are now), of the game's or the shared
// texts: when the mouse or the keyboard rests there, under a long press, and at any tap as long as
// "What is this?" is on. The same box says why something that was pressed cannot be done. It is a
// script, shared by all games, because it is smaller than the same in WebAssembly.

const REST_MS = 600;
// Whoever has just read one explanation looks for the next.
const NEXT_MS = 120;
const FOCUS_MS = 1000;
const PRESS_MS = 500;
// Whoever looks at a card reads it first; a finger that is still there wants more.
const LOOK_MS = 3000;
const HOLD_MS = 1500;
const REFUSAL_MS = 6000;
const GAP = 8;

const root = document.documentElement;
/** @type {(selector: string, event: Event) => HTMLElement | null} */
const closest = (selector, { target }) => (target instanceof Element ? target.closest(selector) : null);
/** @param {Event} event */
const piece = (event) => closest("[data-explain]", event);
// What shows itself in full when it is pointed at, such as a card, is explained only after a while, with
// its parts, and beside it.
const LOOK = "[data-look]";
/** @param {Event} event */
const unread = (event) => (isOn() || !closest(LOOK, event) ? piece(event) : null);
/** @param {Event} event */
const explained = (event) => (isOn() && piece(event)) || closest(LOOK, event) || piece(event);

/** @type {Map<string, Promise<Map<string, string>>>} */
const areas = new Map();
// The texts of an area by key, without what all its keys begin with.
/** @param {string} name */
const area = (name) => {
  let texts = areas.get(name);
  if (!texts) {
    const lines = conclave.area(name).then((file) => file.matchAll(/^(?:[a-z-]+-)??explain-([a-z0-9-]+) = (.*)$/gm));
    texts = lines.then((lines) => new Map([...lines].map(([, key, words]) => [key, words])));
    // What did not come is asked for again.
    texts.catch(() => areas.delete(name));
    areas.set(name, texts);
  }
  return texts;
};

/** @param {Element} at */
const texts = async (at) => {
  const game = at.closest("[data-game]")?.getAttribute("data-game");
  const names = game ? [game, "shell"] : ["shell"];
  const found = await Promise.all(names.map(area));
  /** @type {(key: string, ...numbers: string[]) => string | undefined} */
  return (key, ...numbers) =>
    found
      .find((texts) => texts.has(key))
      ?.get(key)
      ?.replace(/\{ \$([nm]) \}/g, (_, name) => numbers[name === "n" ? 0 : 1] ?? "");
};

/** @type {(name: string, words?: string) => HTMLElement} */
const element = (name, words = "") => Object.assign(document.createElement(name), { textContent: words });
const box = Object.assign(element("div"), { id: "explanation", className: "explanation" });
box.setAttribute("role", "tooltip");
// Above dialogs too.
box.setAttribute("popover", "manual");
const announcer = Object.assign(element("div"), { className: "visually-hidden" });
announcer.setAttribute("aria-live", "polite");
document.body.append(box, announcer);

/** What is explained now. @type {Element | undefined} */
let shown;
/** What will be, when the pointer or the keyboard has rested there. @type {Element | undefined} */
let next;
let timer = 0;
// What was asked for last: answers to earlier questions come too late.
let asked = 0;
let hidden = -Infinity;
/** Where the mouse was last, and whether anything was pressed since. */
const mouse = { x: 0, y: 0, stays: false };
/** Where the last press was, and on what. @type {{ at: Element, area: DOMRect } | undefined} */
let pressed;
/** Where a finger is down. @type {{ x: number, y: number } | undefined} */
let finger;
/** Whether the click that the present press ends with is not to act. */
let spent = false;
const observer = new MutationObserver(() => {
  if (!shown) return;
  if (!shown.isConnected) hide();
  else if ((shown.getAttribute("data-explain") ?? "") !== box.dataset.of) explain(shown);
});

const wait = () => clearTimeout(timer);
const hide = () => {
  wait();
  next = undefined;
  asked += 1;
  if (!box.dataset.shown) return;
  delete box.dataset.shown;
  box.hidePopover?.();
  observer.disconnect();
  hidden = performance.now();
  shown = undefined;
};

// Shows the box beside an area of the window: above it, where a hand does not cover it, if there is room;
// below it, or at its side.
/** @param {DOMRect} area */
const place = (area) => {
  box.dataset.shown = "true";
  box.showPopover?.();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = root;
  const above = area.top - GAP - height;
  const below = area.bottom + GAP;
  const over = above >= 4 ? above : below;
  const fits = above >= 4 || below + height <= clientHeight - 4;
  const sides = [area.right + GAP, area.left - GAP - width].filter((x) => x >= 4 && x + width <= clientWidth - 4);
  const top = fits ? over : Math.max(4, Math.min(sides.length ? area.top : below, clientHeight - height - 4));
  const left = fits || !sides.length ? area.left + (area.width - width) / 2 : sides[0];
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(4, Math.min(left, clientWidth - width - 4))}px`;
};

// The name and the sentences of a piece, and of the parts of what is looked at; nothing for what has no
// texts.
/** @param {Element} at */
const words = async (at) => {
  const text = await texts(at);
  const parts = looksAt(at) ? at.querySelectorAll("[data-explain]") : [];
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const part of [at, ...parts]) {
    const [key, ...numbers] = (part.getAttribute("data-explain") ?? "").split(" ");
    const now = numbers.length ? text(`${key}-now`, ...numbers) : undefined;
    const name = text(key);
    if (name && !found.has(name)) found.set(name, [text(`${key}-text`), now].filter(Boolean).join(" "));
  }
  return found.size ? [...found] : undefined;
};
/** Whether all of a card is meant. @param {Element} at */
const looksAt = (at) => at.matches(LOOK) && !(isOn() && at.matches("[data-explain]"));
// Where something lies: of what is looked at, all that is seen of it.
/** @param {Element} at */
const areaOf = (at) => {
  const area = at.getBoundingClientRect();
  if (!looksAt(at)) return area;
  // Its text, the card in it that is enlarged, or the one that is shown elsewhere.
  const card = at.matches("ul") ? at.parentElement : at.firstElementChild;
  const areas = [card, document.querySelector("[role=tooltip]:not(#explanation)")].flatMap((it) => it?.getBoundingClientRect() ?? []);
  const left = Math.min(area.left, ...areas.map((it) => it.left));
  const top = Math.min(area.top, ...areas.map((it) => it.top));
  const right = Math.max(area.right, ...areas.map((it) => it.right));
  const bottom = Math.max(area.bottom, ...areas.map((it) => it.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
};

/** @param {[string, string][]} found */
const fill = (found) => {
  box.classList.remove("is-refusal");
  box.replaceChildren(...found.flatMap(([name, sentence]) => [element("strong", name), element("p", sentence)]));
};

/** @type {(at: Element, aloud?: boolean) => Promise<void>} */
const explain = async (at, aloud) => {
  const mine = ++asked;
  const found = await words(at).catch(() => undefined);
  if (mine !== asked || !at.isConnected || !found) return;
  fill(found);
  box.dataset.of = at.getAttribute("data-explain") ?? "";
  place(areaOf(at));
  shown = at;
  if (aloud) announcer.textContent = found.flat().join(". ");
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-explain"] });
};

/** @type {(at: Element | null, after: number) => void} */
const rest = (at, after) => {
  if (at && (at === next || at === shown)) return;
  hide();
  if (!at) return;
  next = at;
  const soon = performance.now() - hidden < 400 ? NEXT_MS : after;
  timer = setTimeout(() => explain(at), looksAt(at) ? LOOK_MS : soon);
};

// Says why what was pressed last cannot be done.
/** @param {string} words */
export const refuse = (words) => {
  hide();
  const at = pressed?.at.isConnected ? pressed.at : document.activeElement;
  const area = pressed && at !== pressed.at ? pressed.area : at?.getBoundingClientRect();
  if (!area) return;
  box.classList.add("is-refusal");
  box.replaceChildren(element("p", words));
  place(area);
  announcer.textContent = words;
  timer = setTimeout(hide, REFUSAL_MS);
};

/** @type {(at: Element, key: string, more?: string) => Promise<void>} */
const refuseBecause = async (at, key, more = "") => {
  const mine = ++asked;
  const found = await texts(at).catch(() => undefined);
  const why = found?.(key);
  if (why && mine === asked && at.isConnected) refuse(`${why} ${more}`.trim());
};

// While "What is this?" is on, the keyboard can go to every piece.
const STOP = "data-explain-stop";
const stops = () => {
  for (const at of document.querySelectorAll("[data-explain]:not(button, a, input, select, summary, [tabindex])")) {
    at.setAttribute(STOP, "");
    at.setAttribute("tabindex", "0");
  }
};
const button = () => document.querySelector("[data-explain=what]");
export const toggle = () => {
  const on = root.toggleAttribute("data-explaining");
  hide();
  button()?.setAttribute("aria-pressed", String(on));
  if (on) stops();
  else
    for (const at of document.querySelectorAll(`[${STOP}]`)) {
      at.removeAttribute(STOP);
      at.removeAttribute("tabindex");
    }
  const at = button();
  if (on && at) explain(at, true);
};
const isOn = () => root.hasAttribute("data-explaining");
const leave = () => isOn() && toggle();

/** @param {Event} event */
const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
/** @type {<K extends keyof WindowEventMap>(name: K, handle: (event: WindowEventMap[K]) => void) => void} */
const listen = (name, handle) => addEventListener(name, handle, { capture: true });
// While "What is this?" is on, presses do nothing but on its own button, and in what is not the table.
/** @param {Event} event */
const explains = (event) =>
  isOn() && Boolean(closest(".table, .set-up", event)) && !closest("[data-explain=what], dialog", event);

// What appears under a mouse that rests was not pointed at.
const acted = () => {
  hide();
  hidden = -Infinity;
  mouse.stays = true;
};
listen("pointerover", (event) => {
  const { clientX: x, clientY: y } = event;
  if (event.pointerType === "touch" || event.buttons || (mouse.stays && mouse.x === x && mouse.y === y)) return;
  Object.assign(mouse, { x, y, stays: false });
  rest(explained(event), isOn() ? NEXT_MS : REST_MS);
});
// A finger that rests on a piece has it explained.
/** @type {(event: PointerEvent, held: Element | null) => void} */
const touch = ({ pointerType, clientX, clientY }, held) => {
  if (pointerType !== "touch" || !held) return;
  wait();
  finger = { x: clientX, y: clientY };
  timer = setTimeout(() => {
    spent = true;
    explain(held, true);
  }, looksAt(held) ? HOLD_MS : PRESS_MS);
};
listen("pointerdown", (event) => {
  acted();
  Object.assign(mouse, { x: event.clientX, y: event.clientY });
  const at = event.target instanceof Element ? event.target : root;
  pressed = { at, area: at.getBoundingClientRect() };
  spent = false;
  // A drag must not begin.
  if (explains(event)) return event.stopImmediatePropagation();
  touch(event, explained(event));
});
listen("pointermove", (event) => {
  const { clientX, clientY, buttons } = event;
  if (clientX !== mouse.x || clientY !== mouse.y) Object.assign(mouse, { x: clientX, y: clientY, stays: false });
  const moved = finger && Math.max(Math.abs(clientX - finger.x), Math.abs(clientY - finger.y)) > GAP;
  if (moved || (buttons && event.pointerType !== "touch")) hide();
});
const lifted = () => {
  finger = undefined;
  if (!spent && !box.dataset.shown) wait();
};
listen("pointerup", (event) => {
  lifted();
  // Disabled controls get no click.
  if (spent || !closest("button:disabled", event)) return;
  const at = piece(event);
  if (!explains(event)) answer(event);
  else if (at) explain(at, true);
});
listen("pointercancel", lifted);
// What browsers do about a long press is in its way.
listen("contextmenu", (event) => {
  const held = finger && explained(event);
  if (!held) return;
  event.preventDefault();
  // A card is read first; its own time explains it.
  if (looksAt(held)) return;
  if (!spent) explain(held, true);
  spent = true;
});

const CONTROLS = "button:enabled:not([aria-disabled=true]), a, input, select, summary, dialog, [data-drag], [data-drop]";
/** @param {MouseEvent} event */
const click = (event) => {
  if (spent && event.detail) return void (spent = false, stop(event));
  const at = piece(event);
  if (explains(event)) {
    stop(event);
    const meant = at ?? closest(LOOK, event);
    return meant ? void explain(meant, true) : hide();
  }
  const off = closest("[aria-disabled=true]:not([data-try])", event);
  if (off) {
    pressed = { at: off, area: off.getBoundingClientRect() };
    const key = off.getAttribute("data-explain")?.split(" ")[0];
    if (key) refuseBecause(off, `${key}-not`);
    return stop(event);
  }
  answer(event);
};
listen("click", click);
// A press on what is no control explains it, or says that somebody else is to act; while events are
// shown it asks for the next one. What the board says about it comes later, and instead.
/** @param {Event} event */
const answer = (event) => {
  const at = unread(event);
  const table = closest(".table", event);
  if (!at || !table || !closest(".table-board", event)) return;
  // What the board says about the very press that this script was fetched for comes first.
  if (box.dataset.shown && box.classList.contains("is-refusal")) return;
  if ("showing" in table.dataset || closest(CONTROLS, event)) return;
  const prompt = table.querySelector(".prompt");
  if (table.dataset.acting && !prompt?.classList.contains("prompt-yours"))
    refuseBecause(at, "not-yours", prompt?.textContent ?? "");
  else explain(at);
};
listen("keydown", (event) => {
  const { key } = event;
  if (key === "Escape" && isOn()) {
    stop(event);
    return leave();
  }
  const acts = key === "Enter" || key === " ";
  if (acts && explains(event)) {
    stop(event);
    const at = explained(event);
    return at ? void explain(at, true) : undefined;
  }
  if (key === "Tab" && isOn()) stops();
  if (acts && document.activeElement) {
    const at = document.activeElement;
    pressed = { at, area: at.getBoundingClientRect() };
  }
  acted();
});

// What the keyboard is at is described to screen readers at once, and shown after a rest.
/** @param {Event} event */
const focus = async (event) => {
  const { target } = event;
  const at = explained(event);
  if (!at || !(target instanceof Element) || !target.matches(":focus-visible")) return;
  if (isOn()) return void explain(at);
  rest(at, FOCUS_MS);
  const found = await words(at).catch(() => undefined);
  if (!found || document.activeElement !== target || target.hasAttribute("aria-describedby")) return;
  if (!box.dataset.shown) fill(found);
  target.setAttribute("aria-describedby", box.id);
};
listen("focusin", focus);
listen("focusout", (event) => {
  const { target } = event;
  const at = explained(event);
  if (target instanceof Element && target.getAttribute("aria-describedby") === box.id)
    target.removeAttribute("aria-describedby");
  if (at && (at === shown || at === next)) hide();
});
listen("scroll", ({ target }) => {
  const waiting = next;
  const at = shown ?? waiting ?? pressed?.at;
  if (!(target instanceof Node) || !at || !target.contains(at)) return;
  hide();
  // What the pointer or the keyboard has come to on the way is explained when the way has ended.
  if (waiting) rest(waiting, REST_MS);
});
listen("resize", hide);
listen("hashchange", leave);

// The texts are there before anybody has rested long enough to want them.
texts(document.querySelector("#app [data-game]") ?? root).catch(() => {});

// What brought this script: a pointer or the focus that are still at a piece, a finger that is still on
// it, or a press.
/** @param {Event} event */
export const begin = (event) => {
  const at = explained(event);
  if (event.type === "click") click(/** @type {MouseEvent} */ (event));
  else if (event.type === "focusin") focus(event);
  else if (event instanceof PointerEvent && event.pointerType === "touch") touch(event, at);
  else rest(at, REST_MS);
};

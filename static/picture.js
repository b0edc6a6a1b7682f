// A picture of how a game ended, for a chat: the game's name, who won, everybody's points and the chart of
// them, or the score sheet, and below that the board as it was left; drawn here and saved as PNG. This
// script is fetched when somebody asks for the picture.
//
// An SVG that is rendered into an image cannot use the page's style sheets or symbols, so whatever it takes
// from the page is copied into it.

const WIDTH = 1200;
const HEIGHT = 675;
const MARGIN = 48;
// The board's greatest height in the picture.
const BOARD = 1200;
// The most characters of a name that fit.
const NAME = 15;
const SVG = "http://www.w3.org/2000/svg";
// What of the page's styles the chart needs.
const STYLES = ["color", "fill", "font", "opacity", "stroke", "stroke-dasharray", "stroke-linejoin", "stroke-width", "text-anchor"];

/** @type {(name: string, attributes: Record<string, string | number>, ...inside: (Node | string)[]) => SVGElement} */
const draw = (name, attributes, ...inside) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inside);
  return made;
};

// A symbol of the page, as a drawing of its own.
/** @type {(href: string, x: number, y: number, height: number, color: string) => SVGElement} */
const symbol = (href, x, y, height, color) => {
  const found = href.startsWith("#") ? document.querySelector(`symbol${href}`) : null;
  const [, , width = 1, tall = 1] = (found?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const viewBox = found?.getAttribute("viewBox") ?? "0 0 1 1";
  const made = draw("svg", { x, y, height, width: (height * width) / tall, viewBox, color, fill: color });
  made.append(...[...(found?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  return made;
};

// The chart of the page with its styles written out.
/** @param {SVGElement} from */
const written = (from) => {
  const copy = /** @type {SVGElement} */ (from.cloneNode(true));
  const [olds, news] = [from, copy].map((one) => [...one.querySelectorAll("*")]);
  news.forEach((one, at) => {
    const style = getComputedStyle(olds[at]);
    if (one instanceof SVGElement)
      for (const name of STYLES) one.style.setProperty(name, style.getPropertyValue(name));
    if (one instanceof SVGUseElement) {
      const [x, y, height] = ["x", "y", "height"].map((name) => Number(one.getAttribute(name)));
      one.replaceWith(symbol(one.getAttribute("href") ?? "", x, y, height, style.color));
    }
  });
  return copy;
};

// The picture as a drawing; nothing when the page shows no end of a game.
const drawing = () => {
  const end = document.querySelector(".game-over");
  const game = document.querySelector(".table")?.getAttribute("data-game");
  if (!end || !game) return undefined;
  const style = getComputedStyle(end);
  const [ink, paper] = [style.color, style.getPropertyValue("--vellum") || "#f2e8d2"];
  const serif = style.getPropertyValue("--serif");
  /** @type {(x: number, y: number, size: number, text: string, more?: Record<string, string | number>) => SVGElement} */
  const words = (x, y, size, text, more = {}) =>
    draw("text", { x, y, "font-size": size, "font-family": serif, fill: ink, ...more }, text);
  const picture = draw(
    "svg",
    { xmlns: SVG, width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    draw("rect", { width: WIDTH, height: HEIGHT, fill: paper }),
    symbol(`#name-${CSS.escape(game)}`, 48, 40, 64, ink),
    words(WIDTH - 48, 84, 26, "Conclave", { "text-anchor": "end", opacity: 0.7 }),
    words(48, 176, 48, end.querySelector("h2")?.textContent ?? "", { "font-weight": 600 }),
  );
  [...document.querySelectorAll(".seats .seat")].forEach((seat, at) => {
    const y = 236 + 68 * at;
    const badge = seat.querySelector(".badge");
    const colors = badge && getComputedStyle(badge);
    const guild = /guild-([a-z]+)/.exec(seat.className)?.[1];
    // By code points, some of which take two UTF-16 units.
    const name = [...(seat.querySelector(".seat-name")?.textContent ?? "")];
    const score = seat.querySelector(".seat-score span")?.textContent ?? "";
    picture.append(
      draw("circle", { cx: 72, cy: y, r: 24, fill: colors?.backgroundColor ?? ink }),
      symbol(`#sigil-${guild}`, 57, y - 15, 30, colors?.color ?? paper),
      words(112, y + 10, 28, name.length > NAME ? `${name.slice(0, NAME - 1).join("")}…` : name.join("")),
      words(400, y + 10, 32, score, { "text-anchor": "end", "font-weight": 600 }),
    );
  });
  const chart = /** @type {SVGElement | null} */ (end.querySelector(".score-chart"));
  if (chart) {
    const copy = written(chart);
    const place = { x: 440, y: 210, width: 712, height: 420, xmlns: SVG };
    for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
    picture.append(copy);
  }
  return picture;
};

/** @param {SVGElement} picture */
const load = async (picture) => {
  const image = new Image();
  const source = new XMLSerializer().serializeToString(picture);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  return image;
};

// Styles that keep the copied part of the page in place and still. Its ancestors are only there for the
// selectors.
const ALONE = `
  [data-around] {
    position: static !important; display: block !important; min-height: 0 !important; max-width: none !important;
    margin: 0 !important; padding: 0 !important; border: 0 !important;
    background: none !important; box-shadow: none !important }
  * { animation: none !important; transition: none !important }`;
// How far content may overflow a part at its sides, in pixels.
const BLEED = 8;

/**
 * A drawing, and the part of it that counts.
 * @typedef {{ picture: SVGElement, width: number, height: number }} Part
 */

// The rules of a sheet and of those that it imports.
/** @type {(sheet: CSSStyleSheet) => CSSRule[]} */
const rulesOf = ({ cssRules }) =>
  [...cssRules].flatMap((rule) =>
    rule instanceof CSSImportRule ? (rule.styleSheet ? rulesOf(rule.styleSheet) : []) : [rule],
  );

// A part of the page's table as a drawing of the size that it has there; nothing where it is not to be
// seen, or is drawn by the graphics card, whose pictures cannot be read.
/** @type {(selector: string) => Part | undefined} */
const part = (selector) => {
  const found = document.querySelector(selector);
  const size = found?.getBoundingClientRect();
  if (!found || !size?.width || !size.height || found.querySelector("canvas")) return undefined;
  const [width, height] = [size.width + 2 * BLEED, size.height];
  const rules = [...document.styleSheets].flatMap(rulesOf);
  // As large as the window, so that the styles choose what they have chosen on the page.
  const [wide, tall] = [Math.max(innerWidth, width), Math.max(innerHeight, height)];
  const picture = draw(
    "svg",
    { xmlns: SVG, width: wide, height: tall, viewBox: `0 0 ${wide} ${tall}` },
    draw("style", {}, rules.map((rule) => rule.cssText).join("\n") + ALONE),
    ...[...document.querySelectorAll("symbol, body > svg > defs")].map((one) =>
      draw("svg", { width: 0, height: 0 }, one.cloneNode(true)),
    ),
  );
  for (const { name, value } of document.documentElement.attributes)
    if (/^(lang|data-.*)$/.test(name)) picture.setAttribute(name, value);
  let copy = /** @type {HTMLElement} */ (found.cloneNode(true));
  copy.style.cssText += `; width: ${size.width}px; margin: 0 ${BLEED}px`;
  // A table with a heading is as tall as both.
  if (!(found instanceof HTMLTableElement)) copy.style.height = `${height}px`;
  for (let around = found.parentElement; around?.closest(".table"); around = around.parentElement) {
    const next = /** @type {HTMLElement} */ (around.cloneNode(false));
    next.dataset.around = "";
    next.append(copy);
    copy = next;
  }
  picture.append(draw("foreignObject", { width, height }, copy));
  return { picture, width, height };
};

// Draws a part of the page into this box, as large as fits, in the middle of its width.
/** @type {(context: CanvasRenderingContext2D, part: Part, x: number, y: number, width: number, height: number) => Promise<void>} */
const place = async (context, part, x, y, width, height) => {
  const scale = Math.min(width / part.width, height / part.height);
  const image = await load(part.picture);
  const [wide, tall] = [part.width * scale, part.height * scale];
  context.drawImage(image, 0, 0, part.width, part.height, x + (width - wide) / 2, y, wide, tall);
};

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob | null>} */
const blobOf = (canvas) => new Promise((then) => canvas.toBlob(then, "image/png"));

// The picture as PNG; nothing when there is none.
export const png = async () => {
  const picture = drawing();
  if (!picture) return undefined;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const end = await load(picture);
  const board = part(".table-board");
  const sheet = document.querySelector(".score-chart") ? undefined : part(".score-sheet");
  const inner = WIDTH - 2 * MARGIN;
  const below = board ? Math.min(BOARD, (inner * board.height) / board.width) + MARGIN : 0;
  try {
    [canvas.width, canvas.height] = [WIDTH, HEIGHT + Math.round(below)];
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, HEIGHT, WIDTH, below);
    context.drawImage(end, 0, 0, WIDTH, HEIGHT);
    if (sheet) await place(context, sheet, 440, 210, 712, 420);
    if (board) await place(context, board, MARGIN, HEIGHT + MARGIN / 2, inner, below - MARGIN);
    return (await blobOf(canvas)) ?? undefined;
  } catch {
    // Some browsers do not export such a drawing: then the picture goes without it.
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    context.drawImage(end, 0, 0, WIDTH, HEIGHT);
    return (await blobOf(canvas)) ?? undefined;
  }
};

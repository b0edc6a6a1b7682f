// Lets the type grow with every step of the browser's zoom. In a large window all is as large as the window allows
// (base.css), which is as large when it is zoomed: a reader who zooms in would get no larger type.
(() => {
  const root = document.documentElement;
  const here = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;

  // How far the browser has zoomed in. No browser says so: more pixels for a point may be the system's doing, in
  // whole quarters, and the window may be larger than the page for other reasons. What fits both best is taken.
  const SCALES = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4];
  const zoom = () => {
    // Around a frame is more than a window.
    if (parent !== self) return 1;
    const wider = outerWidth / innerWidth;
    const possible = SCALES.map((scale) => devicePixelRatio / scale).filter((zoom) => zoom > 1.05);
    /** @type {(best: number, other: number) => number} */
    const nearer = (best, other) => (Math.abs(other - wider) < Math.abs(best - wider) ? other : best);
    return possible.reduce(nearer, 1);
  };
  // In a large window all is larger (base.css), and with every step of the zoom larger still; then the page is
  // as narrow as its type makes it. Media queries do not know of that type: their lengths are made longer.
  /** @type {Map<CSSMediaRule, string>} */
  const queries = new Map();
  /** @param {CSSRuleList} rules */
  const collect = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSImportRule && rule.styleSheet) collect(rule.styleSheet.cssRules);
      if (!(rule instanceof CSSMediaRule)) continue;
      if (!queries.has(rule)) queries.set(rule, rule.media.mediaText);
      collect(rule.cssRules);
    }
  };
  let longer = 1;
  const fit = () => {
    const zoomed = zoom();
    root.style.setProperty("--zoom", String(zoomed));
    const usual = document.createElement("i");
    usual.style.fontSize = "medium";
    document.head.append(usual);
    /** @param {Element} element */
    const size = (element) => parseFloat(getComputedStyle(element).fontSize);
    const now = zoomed > 1 ? Math.max(1, size(root) / size(usual)) : 1;
    usual.remove();
    if (now === 1 && longer === 1) return;
    longer = now;
    // (Sheets of extensions cannot be read, and are none of ours.)
    for (const sheet of document.styleSheets) if (sheet.href?.startsWith(here)) collect(sheet.cssRules);
    for (const [rule, query] of queries) {
      const scaled = query.replace(/[\d.]+(?=rem)/g, (length) => String(Number(length) * now));
      if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled;
    }
  };
  addEventListener("resize", fit);
  addEventListener("DOMContentLoaded", fit);
  // Style sheets that come later (start.js). The event does not bubble.
  document.addEventListener("load", (event) => event.target instanceof HTMLLinkElement && fit(), true);
})();

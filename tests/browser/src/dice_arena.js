// The control that brings a game of Dice Arena forward: an element; "over" when the game is; null when
// there is nothing to do just now. A turn ends at once, or games would be long.
const table = document.querySelector('.table');
if (!table) return null;
if (document.querySelector('.game-over')) return 'over';
// What has just appeared takes no click.
if ('fresh' in table.dataset) return null;

const first = (...all) => all.map((css) => document.querySelector(css)).find(Boolean) ?? null;
const next = first('.playback-bar .button-main', '.dice-arena-choice.is-target', '.dice-arena-stop',
    '.dice-arena-throw');
// What was used must change something before it is used again.
const state = [table.dataset.ply, next?.className, next?.textContent].join('|');
if (state === window.__used) return null;
if (next) window.__used = state;
return next;

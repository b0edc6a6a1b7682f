// The control that brings a game of Wizard's Gambit forward: an element; "over" when the game is;
// null when there is nothing to do just now. The same state leads to the same choice, as long as choices
// lead to actions.
const all = (css) => [...document.querySelectorAll(css)];
const table = document.querySelector('.table');
if (!table) return null;
if (document.querySelector('.game-over')) return 'over';
// What has just appeared takes no click.
if ('fresh' in table.dataset) return null;

const turn = Number(table.dataset.ply);
// How often something was used since the last action: who only picks up one thing after another, as two
// things that can be swapped let one do for ever, tries others in the end: in no order, or the tries
// could go round in a circle.
if (window.__turn !== turn) [window.__turn, window.__uses] = [turn, 0];
const other = Math.imul(Math.max(0, window.__uses - 12), 0x9e3779b1) >>> 16;
// Spread, so that all kinds of controls get their turn.
const any = (list) => list[((turn * 7919 >> 2) + other) % list.length];
const targets = () =>
    all('.wizards-gambit .is-target').map((one) => (one.matches('button') ? one : one.querySelector('.wizards-gambit-cover')));

function choose() {
    // At the end of a game the table waits.
    const on = document.querySelector('.curtain button, .playback-bar .button-main');
    if (on) return on;
    if (!document.querySelector('.wizards-gambit.is-deciding')) return null;
    const held = document.querySelector('.wizards-gambit .is-held');
    if (held) {
        const goals = targets().filter((one) => one !== held);
        return document.querySelector('.wizards-gambit-held .button-main') ?? any(goals) ?? held;
    }
    const main = document.querySelector('.wizards-gambit-verbs .button-main');
    if (main && turn % 3 > 0) return main;
    const ingredients = all('.wizards-gambit-pick.is-useful.is-ingredient');
    if (turn % 2 > 0 && ingredients.length > 0) return any(ingredients);
    return any([...targets(), ...all('.wizards-gambit-pick.is-useful'), ...all('.wizards-gambit-verbs .button')]);
}

// What was used must change something before it is used again. (Where the held piece is counts too: another
// may have the same name.)
const next = choose() ?? null;
const held = all('.wizards-gambit *').flatMap((one, at) => (one.matches('.is-held') ? at : []));
const state = [turn, table.dataset.acting, next?.className, held, all('.is-target').length,
    document.querySelector('.wizards-gambit-tray')?.textContent].join('|');
if (state === window.__used) return null;
if (next) {
    window.__used = state;
    window.__uses += 1;
    // The tray lies over the foot of a small page.
    if (!next.closest('.wizards-gambit-tray')) next.scrollIntoView({ block: 'start' });
}
return next;

// The control that brings a game of Elfenwizards forward: an element; "over" when the game is;
// null when there is nothing to do just now. The same state leads to the same choice.
const all = (css) => [...document.querySelectorAll(css)];
const table = document.querySelector('.table');
if (!table) return null;
if (document.querySelector('.game-over')) return 'over';
// What has just appeared takes no click.
if ('fresh' in table.dataset) return null;

const tray = '.elfenwizards-tray ';
const targets = all('.elfenwizards-spot.is-target');
const turn = Number(table.dataset.ply);
const main = document.querySelector(tray + '.button-main');
const verb = document.querySelector(tray + '.elfenwizards-verbs .button:not(.button-main)');
const any = (list) => list[turn % list.length];
const picked = (list) => list.find((one) => one.classList.contains('is-picked'));

function choose() {
    // At the end of a round the table waits.
    const on = document.querySelector('.playback-bar .button-main');
    if (on) return on;
    // Dice to place: one by itself, and the rest together where all must be placed.
    const dice = all(tray + '.can-drag');
    if (dice.length > 0) {
        const hand = dice.filter((die) => !die.classList.contains('is-away'));
        const placed = dice.length - hand.length;
        if (picked(dice)) {
            const boxes = all('.elfenwizards-cover');
            return boxes[(turn + placed) % boxes.length];
        }
        if (placed === 0) return dice[0];
        return main ?? (hand.length > 1 ? verb : hand[0]);
    }
    // Spells to place; now and then a pass, or the game would be long.
    const spells = all(tray + '.elfenwizards-group .elfenwizards-pick');
    if (picked(spells)) return any(targets);
    if (spells.length > 0) {
        const drafted = document.querySelector('.elfenwizards-drafted');
        return main ?? (drafted || turn % 3 > 0 ? any(spells) : verb);
    }
    // Dice to take out of a box, or to leave there.
    if (document.querySelector(tray + '[role=status]')) {
        const dice = all(tray + '.elfenwizards-pick');
        if (!picked(dice) && turn % 2 > 0) return verb ?? dice[0];
        return main ?? picked(dice) ?? dice[0];
    }
    // Wizards to move, and where to.
    const places = targets.filter((spot) =>
        !spot.matches(':last-child') || spot.ariaLabel.endsWith(': vacant'));
    const wizards = all(tray + '[role=group] .elfenwizards-pick:not(.is-away)');
    if (wizards.length > 0) return picked(wizards) ? any(places) : any(wizards);
    return main ?? places[0] ?? document.querySelector(tray + '.button');
}

// What was used must change something before it is used again.
const next = choose() ?? null;
const state = [turn, table.dataset.acting, targets.length, next?.className,
    document.querySelector(tray)?.innerHTML].join('|');
if (state === window.__used) return null;
if (next) window.__used = state;
return next;

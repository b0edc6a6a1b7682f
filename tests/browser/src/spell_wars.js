// The control that brings a match of Spell Wars forward: an element; "over" when the match is; null
// when there is nothing to do just now. The same state leads to the same choice.
const all = (css) => [...document.querySelectorAll(css)];
const table = document.querySelector('.table');
if (!table) return null;
if (document.querySelector('.game-over')) return 'over';
// What has just appeared takes no click.
if ('fresh' in table.dataset) return null;

const turn = Number(table.dataset.ply);
const any = (list) => list[turn % list.length];

function choose() {
    // At the end of a round the table waits.
    const on = document.querySelector('.curtain .button-main, .playback-bar .button-main');
    if (on) return on;
    // A question: some answer, and not always the same.
    const answers = all('.spell-wars-answers button');
    if (answers.length > 0) return any(answers);
    // A spell: one card of each type that there is, then the seal.
    const hand = document.querySelector('.spell-wars-prepare .spell-wars-hand');
    if (!hand) return null;
    const groups = [...hand.querySelectorAll('.spell-wars-group')];
    const open = groups.find((group) => !group.querySelector('.is-picked, .is-wild'));
    if (open) return any([...open.querySelectorAll('button:enabled')]);
    const seal = document.querySelector('.spell-wars-verbs .button-main');
    if (seal) return seal;
    // Nothing but Wild Magic.
    return document.querySelector('.spell-wars-place .is-open')?.parentElement
        ?? hand.querySelector('button:enabled');
}

// What was used must change something before it is used again.
const next = choose() ?? null;
const state = [turn, table.dataset.acting, next?.className, next?.textContent,
    document.querySelector('.spell-wars-verbs')?.textContent,
    document.querySelector('.curtain, .prompt')?.textContent].join('|');
if (state === window.__used) return null;
if (next) window.__used = state;
return next;

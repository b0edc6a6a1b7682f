//! Drawings that several pages use, as SVG symbols: put one on the page with
//! `<svg class="sigil"><use href="#sigil-red" /></svg>`.

use yew::prelude::*;

/// All symbols, once in the document and not seen themselves. Each is drawn in
/// `currentColor` on a square of 24.
#[component]
pub fn Sprite() -> Html {
    html! {
        <svg class="sprite" aria-hidden="true" width="0" height="0">
            <symbol id="sigil-red" viewBox="0 0 24 24">
                <path fill="currentColor" d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z" />
            </symbol>
            <symbol id="sigil-green" viewBox="0 0 24 24">
                <path fill="currentColor" d="M20 3C10 3 4 8 4 15c0 1 .2 2 .6 3L3 21l2 1 2-3c8 2 14-4 13-16zM7 17c2-5 5-7 9-9-3 3-6 5-8 9z" />
            </symbol>
            <symbol id="sigil-blue" viewBox="0 0 24 24">
                <path fill="currentColor" d="M2 15c3-9 12-12 17-6-4-1-6 1-5 4 1 2 5 3 8 1-2 5-8 6-11 3-2 2-5 2-9-2z" />
            </symbol>
            <symbol id="sigil-yellow" viewBox="0 0 24 24">
                <path fill="currentColor" d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.400l1.400-1.400 2.800 2.800-1.400 1.400zM15.800 17.200l1.400-1.400 2.800 2.800-1.400 1.400zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM15.800 6.800L18.600 4 20 5.400l-2.800 2.800z" />
            </symbol>
            <symbol id="sigil-black" viewBox="0 0 24 24">
                <path fill="currentColor" d="M2 9l5-2c1-2 3-3 5-3 4 0 6 3 6 7l4 8-5-2-2 4-2-4c-5 0-7-3-6-7zM9 7.500a1 1 0 1 0 .1 0z" />
            </symbol>
            <symbol id="sigil-white" viewBox="0 0 24 24">
                <path fill="currentColor" d="M12 1l2.500 8.500L23 12l-8.500 2.500L12 23l-2.500-8.500L1 12l8.500-2.500z" />
            </symbol>
        </svg>
    }
}

//! The Great Tree itself, the static part of the drawing. Drawn from the geometry, so that it
//! fits every arrangement.

use std::fmt::Write;

use conclave_rules::games::elfenwizards::board::{MagicianBox, Rank, Title};
use yew::prelude::*;

use super::geometry::{Arrangement, PLANK, TREE};
use crate::components::drawing::Tenths;

/// Properties of [`Scenery`].
#[derive(Properties, PartialEq)]
pub struct SceneryProps {
    /// How the board is arranged.
    pub arrangement: Arrangement,
}

/// The tree with its platforms, ladders and hollows.
#[component]
pub fn Scenery(&SceneryProps { arrangement }: &SceneryProps) -> Html {
    let (width, height) = arrangement.size();
    let hollow = |magicians: MagicianBox| {
        let area = arrangement.magicians(magicians);
        let d = hollow(area.x + 0.4, area.y, area.w - 0.8, area.h);
        html! { <path key={format!("hollow-{}", magicians.0)} class="elfenwizards-hollow" {d} /> }
    };
    let plank = |title: Title| {
        let stand = arrangement.title(title);
        let w = arrangement.plank(title);
        html! {
            <rect
                key={title.0}
                class="elfenwizards-plank"
                x={Tenths(stand.x - w / 2.0).to_string()}
                y={Tenths(stand.y).to_string()}
                width={Tenths(w).to_string()}
                height={Tenths(PLANK).to_string()}
                rx="0.9"
            />
        }
    };
    html! {
        <svg
            class="elfenwizards-scenery"
            viewBox={format!("0 0 {} {}", Tenths(width), Tenths(height))}
            aria-hidden="true"
        >
            <path key="leaves" class="elfenwizards-leaves" d={leaves(arrangement, 1.0)} />
            <path key="light-leaves" class="elfenwizards-leaves is-light" d={leaves(arrangement, 0.62)} />
            <path key="bark" class="elfenwizards-bark" d={trunk(arrangement)} />
            <path key="boughs" class="elfenwizards-boughs" d={boughs(arrangement)} />
            <path key="rungs" class="elfenwizards-rungs" d={ladders(arrangement, 0.0)} />
            <path key="rails"
                class="elfenwizards-rails"
                d={ladders(arrangement, 0.9) + &ladders(arrangement, -0.9)}
            />
            { for MagicianBox::ALL.map(hollow) }
            { for Title::all().map(plank) }
        </svg>
    }
}

/// Adds to a path. Writing to a string cannot fail.
macro_rules! draw {
    ($d:ident, $($shape:tt)*) => { let _ = write!($d, $($shape)*); };
}

/// A cloud of leaves around every platform, so many times its full size.
fn leaves(arrangement: Arrangement, size: f32) -> String {
    // Across, down and how large, in widths of the wizard on it.
    const PUFFS: [(f32, f32, f32); 6] = [
        (-0.85, -0.25, 0.62),
        (-0.4, -0.95, 0.6),
        (0.15, -1.2, 0.55),
        (0.55, -0.85, 0.62),
        (0.9, -0.2, 0.6),
        (0.0, -0.4, 0.85),
    ];
    let mut d = String::new();
    for title in Title::all() {
        let stand = arrangement.title(title);
        for (x, y, r) in PUFFS {
            let (x, y, r) = (stand.x + x * stand.w, stand.y + y * stand.w, r * stand.w * size);
            draw!(d, "M{} {}", Tenths(x - r), Tenths(y));
            draw!(
                d,
                "a{} {} 0 1 0 {} 0a{} {} 0 1 0-{} 0",
                Tenths(r),
                Tenths(r),
                Tenths(2.0 * r),
                Tenths(r),
                Tenths(r),
                Tenths(2.0 * r)
            );
        }
    }
    d
}

fn trunk(arrangement: Arrangement) -> String {
    let x = arrangement.tree_x() + TREE / 2.0;
    let top = arrangement.row(Rank::HighDruid) + 2.0;
    let roots = arrangement.magicians(MagicianBox(0));
    let (ground, bend) = (roots.y + roots.h, roots.y);
    let mut d = String::new();
    draw!(
        d,
        "M{} {}C{} {} {} {}",
        Tenths(x - 1.6),
        Tenths(top),
        Tenths(x - 3.5),
        Tenths(bend),
        Tenths(x - 6.0),
        Tenths(bend)
    );
    draw!(d, " {} {}H{}", Tenths(x - 26.0), Tenths(ground), Tenths(x + 26.0));
    draw!(
        d,
        "C{} {} {} {} {} {}Z",
        Tenths(x + 6.0),
        Tenths(bend),
        Tenths(x + 3.5),
        Tenths(bend),
        Tenths(x + 1.6),
        Tenths(top)
    );
    d
}

/// One bough to each side at every height, under all its platforms.
fn boughs(arrangement: Arrangement) -> String {
    let middle = arrangement.tree_x() + TREE / 2.0;
    let mut d = String::new();
    for rank in [Rank::Druid, Rank::Sorcerer, Rank::Necromancer] {
        let y = arrangement.row(rank);
        for title in [rank.titles().first(), rank.titles().last()].into_iter().flatten() {
            let end = arrangement.title(*title).x;
            let bend = middle + (end - middle) * 0.45;
            draw!(d, "M{} {}", Tenths(middle), Tenths(y + 13.0));
            draw!(d, "Q{} {} {} {}", Tenths(bend), Tenths(y + 5.5), Tenths(end), Tenths(y + 1.5));
        }
    }
    d
}

/// The ladders to every title, or lines so far beside them.
fn ladders(arrangement: Arrangement, beside: f32) -> String {
    let mut d = String::new();
    let mut line = |x1: f32, y1: f32, x2: f32, y2: f32| {
        draw!(d, "M{} {}L{} {}", Tenths(x1 + beside), Tenths(y1), Tenths(x2 + beside), Tenths(y2));
    };
    for title in Title::all() {
        let to = arrangement.title(title);
        match (title.candidates(), title.magicians()) {
            (Some(spaces), _) => {
                for space in spaces {
                    let from = arrangement.title(space);
                    let side = (from.x - to.x).signum() * 4.2;
                    line(from.x - side * 0.4, from.y, to.x + side, to.y + PLANK);
                }
            }
            (None, Some(magicians)) => {
                line(to.x, arrangement.magicians(magicians).y + 3.0, to.x, to.y + PLANK);
            }
            (None, None) => {}
        }
    }
    d
}

fn hollow(x: f32, y: f32, w: f32, h: f32) -> String {
    let mut d = String::new();
    draw!(d, "M{} {}v-{}", Tenths(x), Tenths(y + h), Tenths(h - 6.0));
    draw!(d, "q0 -6 6 -6h{}q6 0 6 6v{}", Tenths(w - 12.0), Tenths(h - 6.0));
    draw!(d, "q-{} 2 -{} 0z", Tenths(w / 2.0), Tenths(w));
    d
}

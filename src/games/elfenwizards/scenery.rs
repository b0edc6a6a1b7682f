//! The Great Tree itself, the static part of the drawing. Drawn from the geometry, so that it
//! fits every arrangement.

use std::fmt::Write;

use conclave_rules::games::elfenwizards::board::{MagicianBox, Rank, Title};
use yew::prelude::*;

use super::geometry::{Arrangement, PLANK, TREE};

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
                x={format!("{:.1}", stand.x - w / 2.0)}
                y={format!("{:.1}", stand.y)}
                width={format!("{w:.1}")}
                height={format!("{PLANK:.1}")}
                rx="0.9"
            />
        }
    };
    html! {
        <svg
            class="elfenwizards-scenery"
            viewBox={format!("0 0 {width} {height}")}
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
            let (left, width) = (x - r, 2.0 * r);
            draw!(d, "M{left:.1} {y:.1}");
            draw!(d, "a{r:.1} {r:.1} 0 1 0 {width:.1} 0a{r:.1} {r:.1} 0 1 0-{width:.1} 0");
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
    draw!(d, "M{:.1} {top:.1}", x - 1.6);
    draw!(d, "C{:.1} {bend:.1} {:.1} {bend:.1} {:.1} {ground:.1}", x - 3.5, x - 6.0, x - 26.0);
    draw!(d, "H{:.1}", x + 26.0);
    draw!(d, "C{:.1} {bend:.1} {:.1} {bend:.1} {:.1} {top:.1}Z", x + 6.0, x + 3.5, x + 1.6);
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
            draw!(d, "M{middle:.1} {:.1}", y + 13.0);
            draw!(d, "Q{bend:.1} {:.1} {end:.1} {:.1}", y + 5.5, y + 1.5);
        }
    }
    d
}

/// The ladders to every title, or lines so far beside them.
fn ladders(arrangement: Arrangement, beside: f32) -> String {
    let mut d = String::new();
    let mut line = |x1: f32, y1: f32, x2: f32, y2: f32| {
        draw!(d, "M{:.1} {y1:.1}L{:.1} {y2:.1}", x1 + beside, x2 + beside);
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
    draw!(d, "M{x:.1} {:.1}v-{:.1}", y + h, h - 6.0);
    draw!(d, "q0 -6 6 -6h{:.1}q6 0 6 6v{:.1}", w - 12.0, h - 6.0);
    draw!(d, "q-{:.1} 2 -{w:.1} 0z", w / 2.0);
    d
}

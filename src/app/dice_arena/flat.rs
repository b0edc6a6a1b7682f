//! The arena from straight above, as a plain drawing: for browsers without WebGL
//! and readers who want less motion.

use conclave::dice_arena::{Dice, Die, Face, Pose};
use yew::prelude::*;

use super::look::{Leaving, Look};
use super::pieces;

/// The drawing.
pub fn flat(look: &Look) -> Html {
    let arena = &look.view.table.arena;
    let places = arena.places();
    let mut dice: Vec<Die> = arena.dice().minus(arena.showing.out()).iter().collect();
    // What lies higher is drawn over what lies lower.
    conclave::table::sort_few(&mut dice, |a, b| places[a.index()].z < places[b.index()].z);
    let lying = dice.into_iter().filter_map(|die| {
        let face = arena.showing.face(die)?;
        let tower = arena.tower.top() == Some(die);
        let class = look.class(die);
        let height = if tower { arena.tower.height() } else { 0 };
        Some(drawn(die, face, places[die.index()], class, height))
    });
    let leaving = look.leaving.iter().map(|&Leaving { die, face, pose, how }| {
        drawn(Die(die.0 + 32), face, pose, classes!(how), 0)
    });
    html! {
        <svg class="dice-arena-flat" viewBox="-620 -620 1240 1240" aria-hidden="true">
            <use href="#arena-pit" x="-620" y="-620" width="1240" height="1240" />
            { for lying }
            { for leaving }
        </svg>
    }
}

/// A die from above; `height` when it is the top of a tower.
fn drawn(die: Die, face: Face, pose: Pose, class: Classes, height: u8) -> Html {
    // Tenths of a thousandth of an edge are more than anybody sees. What is higher
    // is nearer to the eye.
    let (x, y) = (pose.x / 10, -pose.y / 10 - pose.z / 50);
    let turn = -(i32::from(pose.turn) * 45 / 8_192);
    let place = format!("transform:translate({x}px,{y}px)");
    let turned = format!("transform:rotate({turn}deg)");
    html! {
        <g key={die.0} class={classes!("dice-arena-die", class)} style={place}>
            <g class="dice-arena-body">
                <g style={turned}>
                    <circle class="dice-arena-ring" r="76" />
                    <use href="#arena-die" x="-50" y="-50" width="100" height="100" />
                </g>
                <use class={pieces::colour(face)} href={pieces::mark(face)} x="-33" y="-35" width="66" height="66" />
                if height > 1 {
                    <circle class="dice-arena-height" cx="40" cy="-44" r="27" />
                    <text x="40" y="-32" text-anchor="middle">{ height }</text>
                }
            </g>
        </g>
    }
}

/// The topmost of `dice` at a point of the floor, in edges.
pub fn at(look_dice: Dice, places: &[Pose], x: f32, y: f32) -> Option<Die> {
    let mut best: Option<(i16, Die)> = None;
    for die in look_dice.iter() {
        let pose = places.get(die.index()).copied().unwrap_or_default();
        let (dx, dy) = (f32::from(pose.x) / 1_000.0 - x, f32::from(pose.y) / 1_000.0 - y);
        let near = dx * dx + dy * dy < 0.5;
        if near && best.is_none_or(|(z, _)| z < pose.z) {
            best = Some((pose.z, die));
        }
    }
    best.map(|(_, die)| die)
}

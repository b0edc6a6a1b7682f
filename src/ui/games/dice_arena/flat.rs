//! The arena from straight above, as a plain drawing: for browsers without WebGL
//! and readers who want less motion.

use conclave::games::dice_arena::{Dice, Die, Face, Pose};
use yew::prelude::*;

use super::look::{DieLook, Leaving};
use super::pieces;
use crate::components::tags::{all, el, keyed, number, tag, when};
use crate::components::tags::{drawing, part_at};

/// The class of a die.
const DIE: &str = "dice-arena-die";

/// The drawing.
pub fn flat(look: &DieLook) -> Html {
    let arena = &look.view.table.arena;
    let places = arena.places();
    let mut dice: Vec<Die> = arena.dice().minus(arena.showing.out()).iter().collect();
    // What lies higher is drawn over what lies lower.
    conclave::table::sort_few(&mut dice, |a, b| places[a.index()].z < places[b.index()].z);
    let lying = dice.into_iter().filter_map(|die| {
        let face = arena.showing.face(die)?;
        let tower = arena.tower.top() == Some(die);
        let class = look.class(DIE, die);
        let height = if tower { arena.tower.height() } else { 0 };
        Some(drawn(die, face, places[die.index()], class, height))
    });
    let leaving = look.leaving.iter().map(|&Leaving { die, face, pose, how }| {
        drawn(Die(die.0 + 32), face, pose, [DIE, " ", how].concat(), 0)
    });
    let pit = part_at("arena-pit", ["-620", "-620", "1240"]);
    let parts = vec![pit, all(lying), all(leaving)];
    drawing("dice-arena-flat", "-620 -620 1240 1240", parts)
}

/// A die from above; `height` when it is the top of a tower.
fn drawn(die: Die, face: Face, pose: Pose, class: String, height: u8) -> Html {
    // Tenths of a thousandth of an edge are more than anybody sees. What is higher
    // is nearer to the eye.
    let (x, y) = (pose.x / 10, -pose.y / 10 - pose.z / 50);
    let turn = -(i32::from(pose.turn) * 45 / 8_192);
    let place = format!("transform:translate({x}px,{y}px)");
    let turned = format!("transform:rotate({turn}deg)");
    let mark = pieces::mark(face);
    let body = [
        el!(
            "g",
            "style" = turned,
            [el!("circle", "class" = "dice-arena-ring", "r" = "76"), pieces::die()]
        ),
        el!(
            "use",
            "class" = mark.clone(),
            "href" = ["#", &mark].concat(),
            "x" = "-33",
            "y" = "-35",
            "width" = "66",
            "height" = "66"
        ),
        when(height > 1, || {
            all([
                el!("circle", "class" = "dice-arena-height", "cx" = "40", "cy" = "-44", "r" = "27"),
                el!("text", "x" = "40", "y" = "-32", "text-anchor" = "middle", [number(height)]),
            ])
        }),
    ];
    let body = tag("g", "dice-arena-body", body.into());
    keyed(die.0, el!("g", "class" = class, "style" = place, [body]))
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

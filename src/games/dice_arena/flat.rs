//! The arena from straight above, as a plain drawing: for browsers without WebGL
//! and readers who want less motion.

use conclave_art::Drawing;
use conclave_rules::games::dice_arena::{Die, Face, Pose};
use yew::prelude::*;

use super::pieces::{DieBody, mark};
use super::scene::Scene;
use crate::board::renders;

/// The class of a die.
const DIE: &str = "dice-arena-die";

/// Properties of [`FlatArena`].
#[derive(Properties, PartialEq)]
pub struct FlatArenaProps {
    /// What is seen.
    pub scene: Scene,
}

/// The arena from above.
#[component]
pub fn FlatArena(FlatArenaProps { scene }: &FlatArenaProps) -> Html {
    renders::note("FlatArena");
    let arena = scene.arena();
    let places = arena.places();
    let pose = |die: Die| places.get(die.index()).copied().unwrap_or_default();
    let mut dice: Vec<Die> = arena.dice().minus(arena.showing.out()).iter().collect();
    // What lies higher is drawn over what lies lower.
    dice.sort_by_key(|&die| pose(die).z);
    let lying = dice.into_iter().filter_map(|die| {
        let face = arena.showing.face(die)?;
        let height = if arena.tower.top() == Some(die) { arena.tower.height() } else { 0 };
        let class = scene.class(DIE, die);
        Some(html! { <FlatDie key={die.0} {face} pose={pose(die)} {class} {height} /> })
    });
    let leaving = scene.leaving.iter().map(|one| {
        // Its number may be that of a die which still lies there.
        let (key, class) = (format!("leaving-{}", one.die.0), classes!(DIE, one.how));
        html! { <FlatDie {key} face={one.face} pose={one.pose} {class} /> }
    });
    html! {
        <Drawing class="dice-arena-flat" view_box="-620 -620 1240 1240">
            <use key="pit" href="#arena-pit" x="-620" y="-620" width="1240" height="1240" />
            { for lying }
            { for leaving }
        </Drawing>
    }
}

/// Properties of [`FlatDie`].
#[derive(Properties, PartialEq)]
struct FlatDieProps {
    /// What it shows.
    face: Face,
    /// Where it lies.
    pose: Pose,
    /// How it looks.
    class: Classes,
    /// The height of the tower that it is the top of; else 0.
    #[prop_or_default]
    height: u8,
}

/// A die from above, as a part of the drawing, in which an edge is 100.
#[component]
fn FlatDie(FlatDieProps { face, pose, class, height }: &FlatDieProps) -> Html {
    // What is higher is nearer to the eye.
    let (x, y) = (pose.x / 10, -pose.y / 10 - pose.z / 50);
    let turn = -(i32::from(pose.turn) * 45 / 8_192);
    let mark = mark(*face);
    html! {
        <g class={class.clone()} style={format!("transform:translate({x}px,{y}px)")}>
            <g class="dice-arena-body">
                <g key="body" style={format!("transform:rotate({turn}deg)")}>
                    <circle class="dice-arena-ring" r="76" />
                    <DieBody />
                </g>
                <use
                    key="face"
                    class={mark.clone()}
                    href={format!("#{mark}")}
                    x="-33"
                    y="-35"
                    width="66"
                    height="66"
                />
                if *height > 1 {
                    <circle key="height" class="dice-arena-height" cx="40" cy="-44" r="27" />
                    <text key="number" x="40" y="-32" text-anchor="middle">{ *height }</text>
                }
            </g>
        </g>
    }
}

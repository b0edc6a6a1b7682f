//! The drawings of an analysis: the players' chances over the game, and their luck.

use std::fmt::Write;
use std::rc::Rc;

use conclave::analysis::PlyReport;
use yew::prelude::*;

use super::words::signed;
use crate::components::art::Sigil;
use crate::games::PlayerInfo;

/// The size of the chart, in its own units.
const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 240.0;
/// How much of it is left and right of the lines, above and below them.
const LEFT: f32 = 34.0;
const RIGHT: f32 = 30.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 22.0;

/// Properties of [`WinChart`].
#[derive(Properties, PartialEq)]
pub struct WinChartProps {
    /// What it shows, for those who do not see it.
    pub label: AttrValue,
    /// The chances at every moment.
    pub plies: Rc<[PlyReport]>,
    /// The players by seat.
    pub players: Rc<[PlayerInfo]>,
    /// The moments to mark, in the order of their numbers.
    pub marks: Vec<usize>,
}

/// A line for each player: the chance to win over the game. Lines differ by their dashes and
/// by the sigils at their ends as well as by colour.
#[component]
pub fn WinChart(props: &WinChartProps) -> Html {
    let WinChartProps { label, plies, players, marks } = props;
    let last = plies.len().saturating_sub(1).max(1) as f32;
    let x = |ply: usize| LEFT + (WIDTH - LEFT - RIGHT) * ply as f32 / last;
    let y = |win: f32| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - win.clamp(0.0, 1.0));
    let across = [0, 25, 50, 75, 100].map(|percent| {
        let y = y(percent as f32 / 100.0);
        html! {
            <g key={percent} class="analysis-grid">
                <path d={format!("M{LEFT:.0} {y:.1}H{:.0}", WIDTH - RIGHT)} />
                <text x={format!("{:.0}", LEFT - 6.0)} y={format!("{:.0}", y + 4.0)}>
                    { percent }
                </text>
            </g>
        }
    });
    let marked = marks.iter().enumerate().map(|(at, &ply)| {
        let x = x(ply);
        html! {
            <g key={at} class="analysis-mark">
                <path d={format!("M{x:.1} {TOP:.0}V{:.0}", HEIGHT - BOTTOM)} />
                <text x={format!("{x:.1}")} y={format!("{:.0}", HEIGHT - 6.0)}>{ at + 1 }</text>
            </g>
        }
    });
    let lines = players.iter().enumerate().map(|(seat, player)| {
        let mut d = String::new();
        for (ply, moment) in plies.iter().enumerate() {
            let win = moment.win.get(seat).copied().unwrap_or_default();
            let letter = if ply == 0 { 'M' } else { 'L' };
            // Writing to a text cannot fail.
            let _ = write!(d, "{letter}{:.1} {:.1}", x(ply), y(win));
        }
        let end = plies.last().and_then(|moment| moment.win.get(seat)).copied();
        // Those who did not win end at the same height, one beside the other.
        let (end_x, end_y) = match end.filter(|&end| end > 0.0) {
            Some(end) => (WIDTH - RIGHT + 5.0, y(end) - 4.0),
            None => (WIDTH - RIGHT + 5.0, y(0.0) - 12.0 - 19.0 * seat as f32),
        };
        let place = [format!("{end_x:.0}"), format!("{end_y:.0}")];
        let [x, y] = place;
        html! {
            <g key={seat} class={format!("guild-{}", player.guild)}>
                <path class="chart-edge" d={d.clone()} />
                <path class={format!("chart-line analysis-line-{seat}")} {d} />
                <use
                    href={format!("#sigil-{}", player.guild)}
                    {x}
                    {y}
                    width="16"
                    height="16"
                />
            </g>
        }
    });
    html! {
        <svg
            class="analysis-chart"
            viewBox={format!("0 0 {WIDTH:.0} {HEIGHT:.0}")}
            role="img"
            aria-label={label.clone()}
        >
            <g key="across">{ for across }</g>
            <g key="marks">{ for marked }</g>
            <g key="lines">{ for lines }</g>
        </svg>
    }
}

/// Properties of [`LuckBar`].
#[derive(Properties, PartialEq)]
pub struct LuckBarProps {
    /// Whose luck.
    pub player: PlayerInfo,
    /// How much, in shares of victory.
    pub luck: f32,
    /// How much a whole half of the bar is.
    pub most: f32,
}

/// A player's luck as a bar from the middle, good luck to the right.
#[component]
pub fn LuckBar(LuckBarProps { player, luck, most }: &LuckBarProps) -> Html {
    let width = 50.0 * (luck.abs() / most.max(0.01)).min(1.0);
    let left = if *luck < 0.0 { 50.0 - width } else { 50.0 };
    html! {
        <div class={classes!("analysis-luck", format!("guild-{}", player.guild))}>
            <span key="name" class="analysis-name">
                <Sigil of={player.guild} />{ &player.name }
            </span>
            <span key="bar" class="analysis-bar" aria-hidden="true">
                <span style={format!("left:{left:.1}%;width:{width:.1}%")} />
            </span>
            <span key="points" class="analysis-points">
                { signed(*luck) }
            </span>
        </div>
    }
}

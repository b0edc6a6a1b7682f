//! The drawings of an analysis: the players' chances over the game, and their luck.

use std::rc::Rc;

use conclave_art::Sigil;
use conclave_rules::analysis::PlyReport;
use yew::prelude::*;

use super::words::signed;
use crate::components::chart::{Frame, GuildLine, Scale};
use crate::games::PlayerInfo;

/// The chart, in its own units.
const FRAME: Frame =
    Frame { width: 640.0, height: 240.0, left: 34.0, right: 30.0, top: 10.0, bottom: 22.0 };
/// How large the sigils at the ends are, and how far they are apart at least.
const SIGIL: f32 = 16.0;
const SIGIL_STEP: f32 = 19.0;

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
    let last = plies.len().saturating_sub(1);
    let scale = Scale { frame: FRAME, last, least: 0.0, most: 100.0 };
    let win = |ply: &PlyReport, seat: usize| 100.0 * ply.win.get(seat).copied().unwrap_or_default();
    let marked = marks.iter().enumerate().map(|(at, &ply)| {
        let x = scale.x(ply);
        html! {
            <g key={at} class="analysis-mark">
                <path d={format!("M{x:.1} {}V{}", FRAME.top, FRAME.height - FRAME.bottom)} />
                <text x={format!("{x:.1}")} y={(FRAME.height - 6.0).to_string()}>{ at + 1 }</text>
            </g>
        }
    });
    let lines = players.iter().enumerate().map(|(seat, player)| {
        // Those who did not win end at the same height, one beside the other.
        let end = match plies.last().map(|ply| win(ply, seat)).filter(|&end| end > 0.0) {
            Some(end) => scale.y(end) - 4.0,
            None => scale.y(0.0) - 12.0 - SIGIL_STEP * seat as f32,
        };
        html! {
            <GuildLine
                key={seat}
                guild={player.guild}
                d={scale.path(plies.iter().map(|ply| win(ply, seat)))}
                class={classes!(format!("analysis-line-{seat}"))}
            >
                <use
                    href={format!("#sigil-{}", player.guild)}
                    x={(FRAME.width - FRAME.right + 5.0).to_string()}
                    y={format!("{end:.0}")}
                    width={SIGIL.to_string()}
                    height={SIGIL.to_string()}
                />
            </GuildLine>
        }
    });
    html! {
        <svg
            class="analysis-chart"
            viewBox={scale.view_box()}
            role="img"
            aria-label={label.clone()}
        >
            <g key="across">{ scale.lines_across([0, 25, 50, 75, 100]) }</g>
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

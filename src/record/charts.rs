//! Small charts of the record.

use conclave_session::history::{FinishedGame, Opponents, opponents};
use yew::prelude::*;

use crate::context::use_text;

/// A bar's width and the place that it takes, in the chart's own units.
const BAR: u32 = 14;
const STEP: u32 = 20;
/// The chart's height, and that of its bars.
const HEIGHT: u32 = 72;
const BARS: u32 = 56;

/// Properties of [`WeekChart`].
#[derive(Properties, PartialEq)]
pub struct WeekChartProps {
    /// How many games were finished in each week, the present one last.
    pub weeks: Vec<u32>,
}

/// A bar for each week.
#[component]
pub fn WeekChart(WeekChartProps { weeks }: &WeekChartProps) -> Html {
    let text = use_text();
    let most = weeks.iter().copied().max().unwrap_or_default().max(1);
    let bars = weeks.iter().enumerate().map(|(at, &games)| {
        let height = if games == 0 { 2 } else { (games * BARS / most).max(4) };
        let (x, y) = (at as u32 * STEP + (STEP - BAR) / 2, HEIGHT - height);
        html! {
            <g key={at} class={classes!((games == 0).then_some("is-none"))}>
                <rect
                    x={x.to_string()}
                    y={y.to_string()}
                    width={BAR.to_string()}
                    height={height.to_string()}
                    rx="2"
                />
                if games > 0 {
                    <text x={(x + BAR / 2).to_string()} y={(y - 4).to_string()}>{ games }</text>
                }
            </g>
        }
    });
    let counts: Vec<String> = weeks.iter().map(u32::to_string).collect();
    let title = text.tr("record-weeks");
    html! {
        <figure class="record-weeks">
            <figcaption>{ &title }</figcaption>
            <svg
                viewBox={format!("0 0 {} {HEIGHT}", STEP * weeks.len() as u32)}
                role="img"
                aria-label={format!("{title}: {}", counts.join(", "))}
            >
                { for bars }
            </svg>
        </figure>
    }
}

/// Properties of [`LastGames`].
#[derive(Properties, PartialEq)]
pub struct LastGamesProps {
    /// The games, the latest first.
    pub games: Vec<FinishedGame>,
}

/// A mark for each of the last games: full where it was won, an empty one where it was lost, and
/// a small one where people played among themselves.
#[component]
pub fn LastGames(LastGamesProps { games }: &LastGamesProps) -> Html {
    let text = use_text();
    let end = |game: &FinishedGame| match opponents(game) {
        Opponents::People => "people",
        _ if game.is_won() => "won",
        _ => "lost",
    };
    let marks = games.iter().rev().enumerate().map(|(at, game)| {
        let (x, end) = (at as u32 * STEP + STEP / 2, end(game));
        let radius = if end == "people" { "3" } else { "6" };
        html! {
            <circle key={at} class={format!("is-{end}")} cx={x.to_string()} cy="10" r={radius} />
        }
    });
    let said: Vec<String> =
        games.iter().rev().map(|game| text.tr(&format!("record-last-{}", end(game)))).collect();
    let title = text.tr_args("record-last", &[("count", games.len().into())]);
    html! {
        <figure class="record-last">
            <figcaption>{ &title }</figcaption>
            <svg
                viewBox={format!("0 0 {} 20", STEP * games.len() as u32)}
                style={format!("max-width: {}px", 24 * games.len())}
                role="img"
                aria-label={format!("{title}: {}", said.join(", "))}
            >
                { for marks }
            </svg>
        </figure>
    }
}

//! The score history as a chart.

use yew::prelude::*;

use crate::components::chart::{Frame, GuildLine, Scale, spread, ticks};
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

/// The chart, in its own units.
const FRAME: Frame =
    Frame { width: 360.0, height: 200.0, left: 30.0, right: 26.0, top: 12.0, bottom: 24.0 };
/// The least distance between the names of two steps.
const NAME_WIDTH: f32 = 20.0;
/// How far the marks at the end are apart, at least.
const MARK: f32 = 17.0;
/// With fewer steps than this each is marked on the lines.
const SHORT: usize = 9;

/// A step of the game.
#[derive(PartialEq, Clone, Debug)]
pub struct ScoreStep {
    /// What stands below it; the beginning has no name.
    pub name: String,
    /// The scores in the order of the seats.
    pub scores: Vec<i32>,
}

/// Properties of [`ScoreChart`].
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct ScoreChartProps {
    /// What it shows, for those who do not see it: the unit, and each player's score.
    pub label: AttrValue,
    /// The guilds in the order of the seats.
    pub guilds: Vec<&'static str>,
    /// The steps of the game.
    pub history: Vec<ScoreStep>,
}

/// A line for each player over the steps of the game, with the guild's sigil at its end.
#[component]
pub fn ScoreChart(ScoreChartProps { label, guilds, history }: &ScoreChartProps) -> Html {
    let scores = || history.iter().flat_map(|step| step.scores.iter().copied());
    let least = scores().min().unwrap_or_default().min(0);
    let most = scores().max().unwrap_or_default().max(least + 3);
    let last = history.len().saturating_sub(1);
    let scale = Scale { frame: FRAME, last, least: least as f32, most: most as f32 };
    let score =
        |step: &ScoreStep, seat: usize| step.scores.get(seat).copied().unwrap_or_default() as f32;
    let lines = guilds.iter().enumerate().map(|(seat, &guild)| {
        let steps = history.iter().enumerate().skip(1).filter(|_| last < SHORT);
        let marks = steps.map(|(at, step)| {
            let (cx, cy) = (scale.x(at), scale.y(score(step, seat)));
            html! { <circle key={at} cx={format!("{cx:.1}")} cy={format!("{cy:.1}")} r="3" /> }
        });
        html! {
            <GuildLine
                key={seat}
                {guild}
                d={scale.path(history.iter().map(|step| score(step, seat)))}
            >
                { for marks }
            </GuildLine>
        }
    });
    html! {
        <svg class="score-chart" viewBox={scale.view_box()} role="img" aria-label={label.clone()}>
            <g key="across">{ scale.lines_across(ticks(least, most)) }</g>
            <g key="names" class="chart-names">{ names(history, &scale) }</g>
            <g key="lines">{ for lines }</g>
            <g key="ends">{ ends(guilds, history, &scale) }</g>
        </svg>
    }
}

/// The names of the steps, as many as there is room for, each once.
fn names(history: &[ScoreStep], scale: &Scale) -> Html {
    let mut free = 0.0;
    let is_new = |at: usize| at == 0 || history[at - 1].name != history[at].name;
    let named =
        history.iter().enumerate().filter(|(at, step)| !step.name.is_empty() && is_new(*at));
    let shown = named.filter(|(at, _)| {
        let fits = scale.x(*at) >= free;
        if fits {
            free = scale.x(*at) + NAME_WIDTH;
        }
        fits
    });
    let text = |(at, step): (usize, &ScoreStep)| {
        let (x, y) = (format!("{:.1}", scale.x(at)), (FRAME.height - 7.0).to_string());
        html! { <text key={at} {x} {y}>{ &step.name }</text> }
    };
    shown.map(text).collect()
}

/// The marks at the ends of the lines, beside each other.
fn ends(guilds: &[&'static str], history: &[ScoreStep], scale: &Scale) -> Html {
    let score = |seat| history.last().and_then(|step| step.scores.get(seat)).copied();
    let place = |seat: usize| scale.y(score(seat).unwrap_or_default() as f32);
    let mut ends: Vec<(f32, &str)> =
        guilds.iter().enumerate().map(|(seat, &guild)| (place(seat), guild)).collect();
    ends.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    let mut places: Vec<f32> = ends.iter().map(|end| end.0).collect();
    spread(&mut places, MARK, FRAME.height - 9.0);
    let mark = |(&y, (_, guild)): (&f32, &(f32, &str))| {
        html! {
            <g key={*guild} class={format!("chart-end guild-{guild}")}>
                <circle cx={(FRAME.width - 13.0).to_string()} cy={format!("{y:.1}")} r="8" />
                <use
                    href={format!("#sigil-{guild}")}
                    x={(FRAME.width - 18.5).to_string()}
                    y={format!("{:.1}", y - 5.5)}
                    width="11"
                    height="11"
                />
            </g>
        }
    };
    places.iter().zip(&ends).map(mark).collect()
}

/// The chart of a game that began as in `view`, from the events as its viewer may know them; none for
/// games without one.
pub fn chart_of<G: GameUi>(
    mut view: G::View,
    events: impl Iterator<Item = Option<G::Event>>,
    players: &[PlayerInfo],
    text: &Text,
) -> Option<ScoreChartProps> {
    let mut values = G::score_step(&view, text)?.values;
    // The beginning has no name.
    let (mut last, mut name, mut columns) = (None, String::new(), Vec::new());
    for event in events {
        if let Some(event) = event {
            G::apply_event(&mut view, &event);
        }
        let Some(next) = G::score_step(&view, text) else { continue };
        if last != Some(next.step) {
            columns.push(ScoreStep { name, scores: values });
        }
        (last, name, values) = (Some(next.step), next.name, next.values);
    }
    let scores = players.iter().zip(&values);
    let scores: String =
        scores.map(|(player, value)| format!(", {} {value}", player.name)).collect();
    columns.push(ScoreStep { name, scores: values });
    Some(ScoreChartProps {
        label: format!("{}{scores}", text.tr(&format!("{}-chart", G::ID))).into(),
        guilds: players.iter().map(|player| player.guild).collect(),
        history: columns,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;

    #[test]
    fn a_chart_has_a_line_and_a_mark_for_each_guild_and_names_each_step_once() {
        let step = |name: &str, scores: [i32; 2]| ScoreStep {
            name: name.to_owned(),
            scores: scores.to_vec(),
        };
        let history =
            vec![step("", [0, 0]), step("1", [5, 3]), step("1", [6, 3]), step("2", [9, -8])];
        let found = markup(
            &text(Locale::English),
            html! { <ScoreChart label="Points" guilds={vec!["red", "blue"]} {history} /> },
        );
        assert_eq!(found.matches("chart-line").count(), 2, "{found}");
        assert_eq!(found.matches("chart-end").count(), 2, "{found}");
        assert_eq!(found.matches("r=\"3\"").count(), 6, "{found}");
        let names = &found[found.find("chart-names").expect("names")..];
        assert_eq!(names.matches("<text").count(), 2, "{found}");
        assert!(found.contains(">-5</text>") && !found.contains("NaN"), "{found}");
    }
}

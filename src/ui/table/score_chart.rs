//! The score history as a chart. `static/chart.js` draws it, and is fetched when there is one.

use conclave::table::{Play, Viewer};
use yew::prelude::*;

use crate::boot;
use crate::games::{GameUi, PlayerInfo};
use crate::text::Text;

/// Properties of [`ScoreChart`].
#[derive(Properties, PartialEq, Clone, Debug)]
pub struct ScoreChartProps {
    /// What it shows, for those who do not see it: the unit, and each player's score.
    pub label: AttrValue,
    /// The guilds in the order of the seats, parted by spaces.
    pub guilds: AttrValue,
    /// The steps of the game, parted by semicolons: what stands below each, a colon, and
    /// the scores in the order of the seats, parted by commas.
    pub history: AttrValue,
}

/// A line for each player over the steps of the game.
#[component]
pub fn ScoreChart(ScoreChartProps { label, guilds, history }: &ScoreChartProps) -> Html {
    use_effect_with((), |()| boot::load_chart());
    html! {
        <score-chart
            role="img"
            aria-label={label.clone()}
            data-guilds={guilds.clone()}
            data-history={history.clone()}
        />
    }
}

/// The chart of a game as `viewer` may see it; none for games that have none.
pub fn chart<G: GameUi>(
    play: &Play<G>,
    viewer: Viewer,
    players: &[PlayerInfo],
    text: &Text,
) -> Option<ScoreChartProps> {
    let events = play.entries().iter().flat_map(|entry| &entry.events);
    let seen = events.map(|event| G::redact(event, viewer));
    chart_of::<G>(G::view(play.at_ply(0).state(), viewer), seen, players, text)
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
            columns.push(column(&name, &values));
        }
        (last, name, values) = (Some(next.step), next.name, next.values);
    }
    columns.push(column(&name, &values));
    let guilds: Vec<&str> = players.iter().map(|player| player.guild).collect();
    let scores = players.iter().zip(&values);
    let scores: String =
        scores.map(|(player, value)| format!(", {} {value}", player.name)).collect();
    Some(ScoreChartProps {
        label: format!("{}{scores}", text.tr(&format!("{}-chart", G::ID))).into(),
        guilds: guilds.join(" ").into(),
        history: columns.join(";").into(),
    })
}

/// A step: its name, and the value of each player.
fn column(name: &str, values: &[i32]) -> String {
    let values: Vec<String> = values.iter().map(ToString::to_string).collect();
    format!("{name}:{}", values.join(","))
}

//! What charts of lines have in common: the scale, the lines across with their numbers, a line for each
//! guild, and the marks at its end.

use std::fmt::Write;

use yew::prelude::*;

/// The size of a chart and of the space around its lines, in its own units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// How wide the chart is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// How much of it is left of the lines,
    pub left: f32,
    /// right of them,
    pub right: f32,
    /// above them,
    pub top: f32,
    /// and below them.
    pub bottom: f32,
}

/// Where steps and values lie in a chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// The chart.
    pub frame: Frame,
    /// The number of the last step; the first one is 0.
    pub last: usize,
    /// The least value, at the lower edge.
    pub least: f32,
    /// The greatest one, at the upper edge.
    pub most: f32,
}

impl Scale {
    /// How far from the left a step lies.
    pub fn x(&self, step: usize) -> f32 {
        let Frame { width, left, right, .. } = self.frame;
        left + (width - left - right) * step as f32 / self.last.max(1) as f32
    }

    /// How far from the top a value lies.
    pub fn y(&self, value: f32) -> f32 {
        let Frame { height, top, bottom, .. } = self.frame;
        let share = (self.most - value) / (self.most - self.least);
        top + (height - top - bottom) * share.clamp(0.0, 1.0)
    }

    /// The `viewBox` of the chart.
    pub fn view_box(&self) -> String {
        format!("0 0 {} {}", self.frame.width, self.frame.height)
    }

    /// A line across at each of these values, with its number.
    pub fn lines_across(&self, values: impl IntoIterator<Item = i32>) -> Html {
        let Frame { width, left, right, .. } = self.frame;
        let line = |value: i32| {
            let y = self.y(value as f32);
            html! {
                <g key={value} class="chart-grid">
                    <path d={format!("M{left} {y:.1}H{}", width - right)} />
                    <text x={(left - 5.0).to_string()} y={format!("{:.1}", y + 3.5)}>{ value }</text>
                </g>
            }
        };
        values.into_iter().map(line).collect()
    }

    /// The line through these values, one for each step, as a `path` has it.
    pub fn path(&self, values: impl IntoIterator<Item = f32>) -> String {
        let mut path = String::new();
        for (step, value) in values.into_iter().enumerate() {
            let letter = if step == 0 { 'M' } else { 'L' };
            // Writing to a text cannot fail.
            let _ = write!(path, "{letter}{:.1} {:.1}", self.x(step), self.y(value));
        }
        path
    }
}

/// About five round numbers between two values, to draw lines across at.
pub fn ticks(least: i32, most: i32) -> Vec<i32> {
    let steps = [1, 2, 5, 10, 20, 25, 50, 100];
    let every = steps.into_iter().find(|every| most - least <= 5 * every).unwrap_or(200);
    // The first multiple that is not below the least.
    let first = -(-least).div_euclid(every);
    (first..).map(|number| number * every).take_while(|tick| *tick <= most).collect()
}

/// Moves marks that are in the order of their places apart, so that none is nearer to the next than
/// `distance`, and none beyond `end`.
pub fn spread(places: &mut [f32], distance: f32, end: f32) {
    let mut above = f32::NEG_INFINITY;
    for place in places.iter_mut() {
        *place = place.max(above + distance);
        above = *place;
    }
    let mut below = end + distance;
    for place in places.iter_mut().rev() {
        *place = place.min(below - distance);
        below = *place;
    }
}

/// Properties of [`GuildLine`].
#[derive(Properties, PartialEq)]
pub struct GuildLineProps {
    /// Whose line it is.
    pub guild: AttrValue,
    /// Its `path`.
    pub d: AttrValue,
    /// More classes of the line.
    #[prop_or_default]
    pub class: Classes,
    /// The marks on it.
    #[prop_or_default]
    pub children: Html,
}

/// A guild's line, with an edge that lifts it off the others.
#[component]
pub fn GuildLine(GuildLineProps { guild, d, class, children }: &GuildLineProps) -> Html {
    html! {
        <g class={format!("guild-{guild}")}>
            <path class="chart-edge" d={d.clone()} />
            <path class={classes!("chart-line", class.clone())} {d} />
            { children.clone() }
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_across_are_at_about_five_round_numbers() {
        assert_eq!(ticks(0, 3), [0, 1, 2, 3]);
        assert_eq!(ticks(0, 17), [0, 5, 10, 15]);
        assert_eq!(ticks(-7, 41), [0, 10, 20, 30, 40]);
        assert_eq!(ticks(-12, 30), [-10, 0, 10, 20, 30]);
        assert_eq!(ticks(0, 1_000).len(), 6);
        for most in 3..1_500 {
            let ticks = ticks(0, most);
            assert!((2..=8).contains(&ticks.len()), "{most}: {ticks:?}");
        }
    }

    #[test]
    fn marks_do_not_cover_each_other_nor_leave_the_chart() {
        let mut places = [50.0, 50.0, 60.0];
        spread(&mut places, 17.0, 190.0);
        assert_eq!(places, [50.0, 67.0, 84.0]);
        let mut places = [180.0, 185.0, 190.0];
        spread(&mut places, 17.0, 191.0);
        assert_eq!(places, [157.0, 174.0, 191.0]);
    }

    #[test]
    fn a_game_of_no_steps_has_a_place_too() {
        let frame =
            Frame { width: 100.0, height: 50.0, left: 10.0, right: 10.0, top: 5.0, bottom: 5.0 };
        let scale = Scale { frame, last: 0, least: 0.0, most: 10.0 };
        assert_eq!(scale.path([10.0]), "M10.0 5.0");
        assert_eq!(scale.y(0.0), 45.0);
    }
}

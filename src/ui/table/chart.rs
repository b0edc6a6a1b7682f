//! The course of a game, as a chart.

use yew::prelude::*;

use super::Live;
use crate::components::tags::{el, none};
use crate::games::GameUi;
use crate::text::Text;

impl<G: GameUi> Live<G> {
    /// The chart at the end; nothing for games that have none. `static/chart.js`
    /// draws it.
    pub(super) fn chart(&self, text: &Text) -> Html {
        let play = self.game.session.play();
        let viewer = self.viewer();
        let mut view = self.view_at(0);
        let Some((_, _, mut values)) = G::score_history(&view, text) else { return none() };
        // The beginning has no name.
        let (mut last, mut name, mut course) = (None, String::new(), String::new());
        for event in play.entries().iter().flat_map(|entry| &entry.events) {
            if let Some(event) = G::redact(event, viewer) {
                G::apply_event(&mut view, &event);
            }
            let Some((step, now, next)) = G::score_history(&view, text) else { continue };
            if last != Some(step) {
                column(&mut course, &name, &values);
                course.push(';');
            }
            (last, name, values) = (Some(step), now, next);
        }
        column(&mut course, &name, &values);
        let guilds: Vec<&str> = self.players.iter().map(|player| player.guild).collect();
        let mut label = text.tr(&[G::ID, "-chart"].concat());
        for (player, value) in self.players.iter().zip(&values) {
            label = [&label, ", ", &player.name, " ", &value.to_string()].concat();
        }
        el!(
            "score-chart",
            "role" = "img",
            "aria-label" = label,
            "data-guilds" = guilds.join(" "),
            "data-course" = course,
        )
    }
}

/// Adds a step of the course: its name, and everybody's value.
fn column(course: &mut String, name: &str, values: &[i32]) {
    let values: Vec<String> = values.iter().map(ToString::to_string).collect();
    *course += &[name, ":", &values.join(",")].concat();
}

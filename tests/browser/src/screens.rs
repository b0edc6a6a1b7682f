//! What every screen of every game must be.

use crate::page::Page;
use serde_json::json;

impl Page {
    /// Fails if axe finds anything wrong in one of the three looks; takes a picture of each, named
    /// after the screen.
    #[track_caller]
    pub fn assert_accessible_in_every_look(&self, screen: &str) {
        for theme in ["night", "day", "contrast"] {
            self.js(&format!("document.documentElement.dataset.theme = '{theme}';"));
            let findings = self.axe();
            self.screenshot(&format!("{screen}-{theme}"));
            assert!(findings.is_empty(), "{screen}, {theme}:\n{}", findings.join("\n"));
        }
    }

    /// Fails unless the end has a chart with a line for each of so many seats.
    #[track_caller]
    pub fn assert_chart(&self, seats: usize) {
        self.wait("score-chart svg");
        assert_eq!(self.count("score-chart .chart-line"), seats);
        let nonsense = self.js("return document.querySelector('score-chart').innerHTML
                 .match(/[^\"]*(NaN|undefined|Infinity)[^\"]*/)?.[0];");
        assert!(nonsense.is_null(), "the chart has {nonsense}");
    }

    /// Fails if a control that is seen, among those that `css` selects, is smaller than a finger
    /// (44 pixels, less half a one of rounding).
    #[track_caller]
    pub fn assert_touchable(&self, css: &str, screen: &str) {
        let small = self.js(&format!(
            "return [...document.querySelectorAll({css})]
                 .filter((control) => control.checkVisibility({{ visibilityProperty: true }}))
                 .map((control) => [control, control.getBoundingClientRect()])
                 .filter(([, {{ width, height }}]) => Math.min(width, height) < 43.5)
                 .map(([control, {{ width, height }}]) => `${{width.toFixed(1)}} × ` +
                     `${{height.toFixed(1)}}: ${{control.outerHTML.slice(0, 160)}}`);",
            css = json!(css),
        ));
        assert_eq!(small, json!([]), "{screen}: smaller than 44 pixels");
    }
}

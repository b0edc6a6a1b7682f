//! What every screen of every game must be.

use crate::page::{Page, or_panic};
use anyhow::{Context, Result};
use serde_json::json;
use std::path::{Path, PathBuf};
use xtask::tools::Tools;

impl Page {
    /// Fails if axe finds anything wrong in one of the three looks; takes a picture of each, named
    /// after the screen.
    #[track_caller]
    pub fn assert_accessible_in_every_look(&self, screen: &str) {
        for theme in ["night", "day", "contrast"] {
            self.js(&format!("document.documentElement.dataset.theme = '{theme}';"));
            // Buttons take a moment to turn from one look's colours to another's.
            self.js("const turning = document.getAnimations()
                     .filter((moves) => moves instanceof CSSTransition)
                     .map((moves) => moves.finished.catch(() => {}));
                 return Promise.all(turning).then(() => true);");
            let findings = self.axe();
            self.screenshot(&format!("{screen}-{theme}"));
            assert!(findings.is_empty(), "{screen}, {theme}:\n{}", findings.join("\n"));
        }
    }

    /// Fails unless the end has a chart with a line for each of so many seats.
    #[track_caller]
    pub fn assert_chart(&self, seats: usize) {
        self.wait(".score-chart");
        assert_eq!(self.count(".score-chart .chart-line"), seats);
        let nonsense = self.js("return document.querySelector('.score-chart').innerHTML
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

    /// Fails if the page can be scrolled sideways.
    #[track_caller]
    pub fn assert_no_sideways_scroll(&self) {
        let wide = self.js("const root = document.documentElement;
             if (root.scrollWidth <= root.clientWidth) return [];
             return [...document.querySelectorAll('body *')]
                 .filter((e) => e.getBoundingClientRect().right > root.clientWidth + 0.5)
                 .slice(0, 10).map((e) => e.outerHTML.slice(0, 120));");
        assert_eq!(wide, json!([]), "the page is wider than the window");
    }

    /// Takes a picture of the window, `target/screenshots/NAME.png`.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        let file = screenshots().join(format!("{name}.png"));
        or_panic(self.try_screenshot(&file));
        file
    }

    /// Takes a picture of the window.
    pub fn try_screenshot(&self, file: &Path) -> Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let picture = self.block(self.driver().screenshot_as_png())?;
        Ok(std::fs::write(file, picture)?)
    }

    /// What axe finds wrong for people with disabilities, a text for each finding.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        or_panic(self.try_axe())
    }

    /// Fails if axe finds anything wrong.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let findings = self.axe();
        assert!(findings.is_empty(), "axe found:\n{}", findings.join("\n"));
    }

    fn try_axe(&self) -> Result<Vec<String>> {
        let file = Tools::locate()?.axe();
        let script = std::fs::read_to_string(&file)
            .with_context(|| format!("axe-core is not installed ({})", file.display()))?;
        let contrast = include_str!("contrast.js");
        let body = format!(
            "{script};
             const onGradients = (report) => {{ {contrast} }};
             return axe.run().then((report) => report.violations.map((found) =>
                 found.id + ' (' + found.impact + '): ' + found.help + found.nodes.map((node) =>
                     '\\n    ' + node.html.slice(0, 200) + '\\n        ' +
                     node.failureSummary.replace(/\\n/g, '\\n        ')).join(''))
                 .concat(onGradients(report)));"
        );
        Ok(serde_json::from_value(self.try_js(&body)?)?)
    }
}

pub(crate) fn screenshots() -> PathBuf {
    xtask::root().join("target/screenshots")
}

//! What every screen of every game must be.

use crate::Key;
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

    /// Fails if the keyboard can come to a control that is wholly covered then, or without a mark of it (WCAG 2.4.7
    /// and 2.4.11).
    #[track_caller]
    pub fn assert_focus_in_sight(&self, screen: &str) {
        // From here on the keyboard is what is used: browsers mark where it is only then.
        self.press(Key::Tab);
        let lost = self.js("const dialog = document.querySelector('dialog[open]');
             const stops = [...(dialog ?? document).querySelectorAll(
                 'a[href], button:enabled, input:enabled, select:enabled, [tabindex=\"0\"]')]
                 .filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
             const lost = [];
             for (const stop of stops) {
                 stop.focus();
                 if (document.activeElement !== stop) continue;
                 const all = stop.closest('label') ?? stop;
                 const { left, top, width, height } = stop.getBoundingClientRect();
                 const seen = [1, 3, 5, 7, 9].some((x) => [1, 5, 9].some((y) => {
                     const hit = document.elementFromPoint(left + width * x / 10, top + height * y / 10);
                     return hit !== null && all.contains(hit);
                 }));
                 const marks = [stop, all].map((one) => getComputedStyle(one))
                     .some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none');
                 if (!seen || !marks) lost.push(`${seen ? 'no mark' : 'covered'}: ${stop.outerHTML.slice(0, 160)}`);
             }
             document.activeElement?.blur();
             scrollTo(0, 0);
             return lost;");
        assert_eq!(lost, json!([]), "{screen}");
    }

    /// Fails if words that were in sight are cut off where a reader spaces text out (WCAG 1.4.12). Pictures in the
    /// rules are pictures; cards in a hand, and names in the panels of Spell Wars, are in docs/accessibility.md.
    #[track_caller]
    pub fn assert_text_can_be_spaced(&self, screen: &str) {
        let cut = self.js("const cut = () => {
                 const found = new Set();
                 for (const element of document.querySelectorAll('body *')) {
                     const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
                     if (!own || !element.checkVisibility({ visibilityProperty: true })
                         || element.closest('svg, .visually-hidden, .rules-board, .board-card, .spell-wars-wizard')) continue;
                     const range = document.createRange();
                     range.selectNodeContents(element);
                     const words = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
                     for (let box = element; box !== document.body; box = box.parentElement) {
                         const { overflow, clipPath } = getComputedStyle(box);
                         if (/auto|scroll/.test(overflow) || clipPath !== 'none') break;
                         if (!/hidden|clip/.test(overflow)) continue;
                         const area = box.getBoundingClientRect();
                         if (words.some((it) => it.right > area.right + 2 || it.left < area.left - 2
                             || it.bottom > area.bottom + 4 || it.top < area.top - 4))
                             found.add(`${box.className || box.localName}: ${element.textContent.trim().slice(0, 60)}`);
                         break;
                     }
                 }
                 return found;
             };
             const before = cut();
             const spaced = new CSSStyleSheet();
             spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; ' +
                 'word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }');
             document.adoptedStyleSheets.push(spaced);
             const after = cut();
             document.adoptedStyleSheets.pop();
             return [...after].filter((words) => !before.has(words));");
        assert_eq!(cut, json!([]), "{screen}: cut off where text is spaced out");
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
             // What is new in WCAG 2.2, and that names say what stands on a control, is left out by default.
             const rules = {{ 'target-size': {{ enabled: true }}, 'label-content-name-mismatch': {{ enabled: true }} }};
             return axe.run({{ rules }}).then((report) => report.violations.map((found) => ({{
                 ...found,
                 // What lies under a bar at the foot of the window is scrolled out from there.
                 nodes: found.nodes.filter((node) =>
                     found.id !== 'target-size' || !node.failureSummary.includes('partially obscured')),
             }})).filter((found) => found.nodes.length > 0).map((found) =>
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

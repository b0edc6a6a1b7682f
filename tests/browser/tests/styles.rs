//! What would make every table slow: a style that has browsers style the whole page anew.

use browser_tests::Page;
use conclave_rules::games::IDS;

/// The selectors of all styles here that go from an element with `:has()`, or from a sibling, on to elements
/// of any kind. One of them makes browsers style the whole page anew whenever anything changes that some
/// `:has()` asks for.
const ENDLESS: &str = r"
    const rules = (list) => [...list].flatMap((rule) => [rule, ...rules(rule.cssRules ?? [])]);
    const flat = (selector) => {
        const inner = selector.replaceAll(/:has\([^()]*\)/g, ':HAS').replaceAll(/\([^()]*\)/g, '');
        return inner === selector ? selector : flat(inner);
    };
    const of_any_kind = (part) => !/[.#[\w]|:(is|where)\b/.test(part.replaceAll(/::?(?!is|where)[\w-]+/g, ''));
    const endless = (selector) => {
        const parts = selector.trim().split(/[\s>+~]+/);
        const has = parts.slice(0, -1).some((part) => part.includes(':HAS'));
        return /[~+]\s*\*/.test(selector) || (has && of_any_kind(parts.at(-1)));
    };
    return [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
        .flatMap((rule) => (flat(rule.selectorText ?? '').split(',').some(endless) ? [rule.selectorText] : []));";

#[test]
#[ignore = "thorough: every style of every game"]
fn a_change_of_one_element_does_not_style_all_of_them_anew() {
    for game in IDS {
        let page = Page::open_table(&format!("#/play/{game}?seats=person,novice,novice&seed=7"));
        assert_eq!(page.js(ENDLESS), serde_json::json!([]), "{game}");
        page.js("document.styleSheets[0].insertRule('.a:has(.b) > :not(.c, .d) { top: 0 }');");
        assert_ne!(page.js(ENDLESS), serde_json::json!([]), "the test finds such rules");
    }
}

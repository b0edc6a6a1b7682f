//! What a person at the page sees and does.

use crate::game::LONG;
use crate::page::{Page, or_panic};
use crate::visitor::Visitor;
use anyhow::Result;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thirtyfour::action_chain::ActionChain;
use thirtyfour::{By, TypingData, WebElement};

/// How long a hand takes to move the mouse from one place to another.
const HAND: Duration = Duration::from_millis(300);

/// How long a person looks before pressing, and then holds the button.
const LOOK_BEFORE: Duration = Duration::from_millis(150);
const HOLD: Duration = Duration::from_millis(80);

impl Page {
    /// Waits until a selector matches, and returns the first match.
    #[track_caller]
    pub fn wait(&self, css: &str) -> WebElement {
        let there = format!("document.querySelector({})", json!(css));
        self.patiently(&format!("nothing matches {css}"), || {
            let found = self.block(self.driver().find_all(By::Css(css)))?.into_iter().next();
            if found.is_none() {
                self.watch_until(&there)?;
            }
            Ok(found)
        })
    }

    /// Waits until a selector matches nothing any more.
    #[track_caller]
    pub fn wait_gone(&self, css: &str) {
        let gone = format!("!document.querySelector({})", json!(css));
        self.patiently(&format!("there is still a {css}"), || {
            Ok(self.watch_until(&gone)?.then_some(()))
        });
    }

    /// How many elements a selector matches just now.
    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        or_panic(self.try_count(css))
    }

    /// Clicks the first match of a selector, once that is possible.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.patiently(&format!("cannot click {css}"), || {
            let found = self.block(self.driver().find(By::Css(css)))?;
            self.try_click(&found)?;
            Ok(Some(()))
        });
    }

    /// Clicks the first match of a selector that a person would call by this name: its label for
    /// screen readers or its text.
    #[track_caller]
    pub fn click_named(&self, css: &str, name: &str) {
        let find = format!(
            "const text = (s) => (s || '').replace(/\\s+/g, ' ').trim();
             return [...document.querySelectorAll({css})].find((e) =>
                 text(e.getAttribute('aria-label')) === {name} || text(e.textContent) === {name}
             ) ?? null;",
            css = json!(css),
            name = json!(name),
        );
        self.patiently(&format!("cannot click a {css} named {name}"), || {
            let found = self.block(self.driver().execute(find.as_str(), Vec::new()))?;
            if found.json().is_null() {
                return Ok(None);
            }
            self.try_click(&found.element()?)?;
            Ok(Some(()))
        });
    }

    /// Presses keys one after another, wherever the focus is: `"abc"`, `Key::Tab`.
    #[track_caller]
    pub fn press(&self, keys: impl Into<TypingData>) {
        let chain = self.driver().action_chain().send_keys(keys);
        self.wait_on(chain.perform());
    }

    /// Presses a key while holding another, such as Control.
    #[track_caller]
    pub fn press_with(&self, held: thirtyfour::Key, key: impl Into<char>) {
        let key: char = key.into();
        let chain = self.driver().action_chain();
        self.wait_on(
            chain.key_down(held.value()).key_down(key).key_up(key).key_up(held.value()).perform(),
        );
    }

    /// Empties a field and types into it.
    #[track_caller]
    pub fn type_into(&self, css: &str, text: &str) {
        let field = self.wait(css);
        self.wait_on(async {
            field.clear().await?;
            field.send_keys(text).await
        });
    }

    /// Clicks twice, as fast as can be, at the place of the first match of a selector.
    #[track_caller]
    pub fn double_click(&self, css: &str) {
        let element = self.wait(css);
        self.wait_on(self.driver().action_chain().double_click_element(&element).perform());
    }

    /// Drags the middle of one element to the middle of another.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        self.wait_gone(".table[data-fresh]");
        let (from, to) = (self.wait(from), self.wait(to));
        let chain = self.driver().action_chain().drag_and_drop_element(&from, &to);
        self.wait_on(chain.perform());
    }

    /// Presses the mouse on one element and moves it over another, as fast as a hand does, without
    /// letting go: [`Page::drag_on`] moves it further, [`Page::let_go`] ends it.
    #[track_caller]
    pub fn drag_over(&self, from: &str, to: &str) {
        self.wait_gone(".table[data-fresh]");
        let (from, to) = (self.wait(from), self.wait(to));
        let chain = self.by_hand().click_and_hold_element(&from).move_to_element_center(&to);
        self.wait_on(chain.perform());
    }

    /// Moves what is being dragged over another element.
    #[track_caller]
    pub fn drag_on(&self, to: &str) {
        let to = self.wait(to);
        self.wait_on(self.by_hand().move_to_element_center(&to).perform());
    }

    /// Moves the mouse to the middle of the first match of a selector, as fast as a hand does, and
    /// leaves it there.
    #[track_caller]
    pub fn point_at(&self, css: &str) {
        let at = self.wait(css);
        self.wait_on(self.by_hand().move_to_element_center(&at).perform());
    }

    /// Lets the mouse button go.
    #[track_caller]
    pub fn let_go(&self) {
        self.wait_on(self.by_hand().release().perform());
    }

    /// Actions whose movements take as long as those of a hand.
    fn by_hand(&self) -> ActionChain {
        self.driver().action_chain_with_delay(None, Some(HAND))
    }

    /// The text of the first match of a selector as it is shown, to eyes or to a screen reader.
    /// (Drivers disagree about what only one of them gets; pages do not.)
    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        self.wait(css);
        let text = self.js(&format!(
            "const found = document.querySelector({});
             return (found.innerText ?? found.textContent).trim();",
            json!(css)
        ));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// An attribute of the first match of a selector.
    #[track_caller]
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let found = self.wait(css);
        self.wait_on(found.attr(name))
    }

    /// Gives a file to a file field, which may be hidden.
    #[track_caller]
    pub fn upload(&self, css: &str, file: &Path) {
        let field = self.wait(css);
        self.wait_on(field.send_keys(file.display().to_string()));
    }

    /// Waits until a file that the page offered has arrived, and returns where it is. It is gone
    /// when the page is. Chromium and Firefox only.
    #[track_caller]
    pub fn downloaded(&self, name: &str) -> PathBuf {
        let file = self.session().downloads().join(name);
        self.patiently(&format!("no file {name} was downloaded"), || {
            // While it arrives it is empty or has another name.
            let there = file.metadata().is_ok_and(|data| data.len() > 0);
            Ok(there.then(|| file.clone()))
        })
    }

    /// What the page keeps in `localStorage` under a key.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        let value = self.js(&format!("return localStorage.getItem({});", json!(key)));
        value.as_str().map(str::to_owned)
    }

    /// Puts something into the page's `localStorage`.
    #[track_caller]
    pub fn store(&self, key: &str, value: &str) {
        self.js(&format!("localStorage.setItem({}, {});", json!(key), json!(value)));
    }

    /// Opens a route, and waits until the page is kept for use without a network.
    #[track_caller]
    pub fn open_kept(route: &str) -> Page {
        let page = Visitor { keeps_page: true, ..Visitor::default() }.open(route);
        page.set_timeout(LONG);
        page.wait_until_kept();
        page
    }

    /// Waits until the page is kept for offline and has said so; for [`Visitor::keeps_page`].
    #[track_caller]
    pub fn wait_until_kept(&self) {
        // The notice itself disappears after a while; that it was shown is remembered.
        self.wait_until("(localStorage.getItem('conclave:told') ?? '').includes('offline')");
    }

    /// Clicks an element, once it is in view.
    pub(crate) fn try_click(&self, element: &WebElement) -> Result<()> {
        self.uncover(element)?;
        self.block(element.click())
    }

    /// Clicks an element as people do: the mouse comes, rests, and its button is held for a moment.
    pub(crate) fn try_press(&self, element: &WebElement) -> Result<()> {
        self.uncover(element)?;
        self.block(self.by_hand().move_to_element_center(element).perform())?;
        std::thread::sleep(LOOK_BEFORE);
        self.block(self.driver().action_chain().click_and_hold().perform())?;
        std::thread::sleep(HOLD);
        self.block(self.driver().action_chain().release().perform())
    }

    /// Where something lies over an element, such as a bar at the foot of the page, scrolls, as a person
    /// would.
    fn uncover(&self, element: &WebElement) -> Result<()> {
        const UNCOVER: &str = "const [element] = arguments;
            const { left, top, width, height } = element.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, top + height / 2);
            if (!element.contains(seen))
                element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });";
        self.block(async { self.driver().execute(UNCOVER, vec![element.to_json()?]).await })?;
        Ok(())
    }

    fn try_count(&self, css: &str) -> Result<usize> {
        Ok(self.block(self.driver().find_all(By::Css(css)))?.len())
    }
}

//! What is rendered after the rest of a page, in a task of its own.

use yew::prelude::*;

/// Properties of [`Later`].
#[derive(Properties, PartialEq)]
pub struct LaterProps {
    /// After how many renderings of what is around it; where several parts of a page wait, one by one.
    #[prop_or(1)]
    pub turns: u8,
    /// What is rendered then, and from then on at once.
    pub children: Html,
}

/// Renders its children when what is around them is there.
///
/// Yew renders everything that is pending in one task, and gives the browser a turn before what a rendering has asked
/// for, such as this, if it took longer than a picture is shown. So a slow device does not make a whole table
/// before it paints the first part of it, or takes a press.
#[component]
pub fn Later(LaterProps { turns, children }: &LaterProps) -> Html {
    let left = use_state(|| *turns);
    let now = *left;
    use_effect_with(now, move |_| {
        if now > 0 {
            left.set(now - 1);
        }
    });
    if now == 0 { children.clone() } else { Html::default() }
}

#[cfg(all(test, target_arch = "wasm32"))]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use conclave_i18n::Locale;
    use gloo::timers::callback::Timeout;
    use wasm_bindgen_test::wasm_bindgen_test;

    use super::*;
    use crate::testing::page::Mounted;
    use crate::testing::text;

    /// What has happened, in order.
    #[derive(Clone, Default)]
    struct Diary(Rc<RefCell<Vec<String>>>);

    impl PartialEq for Diary {
        fn eq(&self, other: &Self) -> bool {
            Rc::ptr_eq(&self.0, &other.0)
        }
    }

    #[derive(Properties, PartialEq)]
    struct PartProps {
        name: AttrValue,
        diary: Diary,
    }

    /// Notes when it is rendered for the first time, and takes longer than a picture is shown.
    #[component]
    fn Part(PartProps { name, diary }: &PartProps) -> Html {
        let (told, note) = (diary.clone(), name.to_string());
        use_memo((), move |()| {
            let begun = js_sys::Date::now();
            while js_sys::Date::now() < begun + 20.0 {}
            told.0.borrow_mut().push(note.clone());
            let browser = move || told.0.borrow_mut().push(format!("a turn after {note}"));
            Timeout::new(0, browser).forget();
        });
        html! { <i>{ name }</i> }
    }

    #[wasm_bindgen_test]
    async fn parts_are_rendered_one_by_one_and_the_browser_has_a_turn_between_them() {
        let diary = Diary::default();
        let part = |name: &'static str| html! { <Part {name} diary={diary.clone()} /> };
        let content = html! {
            <>
                <Later key="log" turns=2>{ part("log") }</Later>
                <Later key="board">{ part("board") }</Later>
                <key="menu">{ part("menu") }</>
            </>
        };
        let page = Mounted::new(&text(Locale::English), content).await;
        let happened = diary.0.take();
        let wanted = ["menu", "a turn after menu", "board", "a turn after board", "log"];
        assert_eq!(happened[..5], wanted);
        assert!(page.markup().contains("<i>log</i><i>board</i><i>menu</i>"), "{}", page.markup());
    }

    #[wasm_bindgen_test]
    async fn what_was_rendered_once_changes_with_the_rest() {
        let texts = text(Locale::English);
        let content = |name: &'static str| html! { <Later><b>{ name }</b></Later> };
        let mut page = Mounted::new(&texts, content("before")).await;
        assert!(page.markup().contains("<b>before</b>"), "{}", page.markup());
        page.show(&texts, content("after")).await;
        assert!(page.markup().contains("<b>after</b>"), "{}", page.markup());
    }
}

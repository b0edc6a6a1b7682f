//! The page of an answer that is opened as a link, in the browser that has the table: it takes the
//! answer to the table's window, and says whether it arrived.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::code::{Code, TableId};
use super::window::{TABLE, WindowId, WindowMessage, Windows};
use crate::components::heading::PageHeading;
use crate::context::use_text;
use crate::random::random_seed;

/// How often the table is called, in milliseconds.
const CALL_MS: u32 = 400;
/// After so many calls there is no table here.
const CALLS: u32 = 6;
/// The key of what is said until the table has answered.
const HANDING: &str = "screens-handing";

/// Properties of [`DeliverPage`].
#[derive(Properties, PartialEq)]
pub struct DeliverPageProps {
    /// The answer.
    pub code: Code,
}

/// Takes an answer to the table.
#[component]
pub fn DeliverPage(DeliverPageProps { code }: &DeliverPageProps) -> Html {
    let text = use_text();
    // The key of what is to be said.
    let told = use_state(|| AttrValue::from(HANDING));
    use_effect_with(code.clone(), {
        let told = told.clone();
        move |code| {
            let answered = Rc::new(Cell::new(false));
            let hear = Callback::from({
                let (told, answered) = (told.clone(), answered.clone());
                move |(from, said)| {
                    if let (TABLE, WindowMessage::Taken(reason)) = (from, said) {
                        answered.set(true);
                        let key = if reason.is_empty() { "screens-handed".into() } else { reason };
                        told.set(AttrValue::from(key));
                    }
                }
            });
            let (table, written): (TableId, String) = (code.table, code.write());
            let windows = Windows::join(table, random_seed() as WindowId, hear);
            let mut calls = 0;
            let say = move || {
                calls += 1;
                match &windows {
                    Some(windows) if calls == 1 => {
                        windows.say(TABLE, &WindowMessage::Answer(written.clone()));
                    }
                    _ if calls == CALLS && !answered.get() => {
                        told.set("screens-no-table-here".into());
                    }
                    _ => {}
                }
            };
            let calling = Interval::new(CALL_MS, say);
            move || drop(calling)
        }
    });
    html! {
        <div
            class="screens message vellum"
            data-delivered={(*told).clone()}
            data-connection={if *told == HANDING { "waiting" } else { "closed" }}
        >
            <PageHeading>{ text.tr("screens") }</PageHeading>
            <p role="status">{ text.tr(&told) }</p>
        </div>
    }
}

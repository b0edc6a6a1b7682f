//! Picking who plays, in forms.

use std::ops::RangeInclusive;

use conclave::session::{Occupant, Who};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::tags::{all, el, said, saying, tag, ticked, words};
use crate::text::Text;

/// The name of whoever has none, at `seat`: bots have names of their own.
fn default_name(seat: usize, who: Who, text: &Text) -> String {
    let key = match who {
        Who::Person | Who::Remote => "person-name",
        Who::Bot(_) => "bot-name",
    };
    text.tell(key, &[("number", (seat + 1).into())])
}

/// How many characters of a name there is room for.
const LONGEST_NAME: usize = 24;

/// Gives a name to whoever has none, and cuts those from links and saves that are too
/// long to be shown.
pub fn name_all(occupants: &mut [Occupant], text: &Text) {
    for (seat, occupant) in occupants.iter_mut().enumerate() {
        let name: String = occupant.name.trim().chars().take(LONGEST_NAME).collect();
        occupant.name = if name.is_empty() { default_name(seat, occupant.who, text) } else { name };
    }
}

/// Says it in words when two have the same name.
///
/// # Errors
/// Those words.
pub fn tell_apart(occupants: &[Occupant], text: &Text) -> Result<(), String> {
    for (seat, Occupant { name, .. }) in occupants.iter().enumerate() {
        if occupants[..seat].iter().any(|other| other.name == *name) {
            return Err(text.tell("name-twice", &[("name", name.into())]));
        }
    }
    Ok(())
}

/// All of it: how many play, and a chair for each.
pub fn players(how_many: Html, chairs: Vec<Html>, more: Html, text: &Text) -> Html {
    tag(
        "fieldset",
        "set-up-seats",
        vec![said("legend", "", text.say("players")), how_many, tag("ul", "chairs", chairs), more],
    )
}

/// How many play; `name` tells these buttons from others of the form.
pub fn how_many(
    name: &'static str,
    counts: RangeInclusive<usize>,
    chosen: usize,
    choose: &Callback<usize>,
) -> Html {
    let pill = |count: usize| {
        let onchange = choose.reform(move |_: Event| count);
        let radio = el!("input", "type" = "radio", "name" = name, onchange = onchange);
        let inside = vec![ticked(count == chosen, radio), said("span", "", count.to_string())];
        tag("label", "pill", inside)
    };
    tag("div", "pills", counts.map(pill).collect())
}

/// A chair and who sits on it: a name, and who decides. `more` is what else can be
/// chosen.
pub fn chair(
    seat: usize,
    class: &str,
    occupant: &Occupant,
    onname: &Callback<String>,
    onwho: &Callback<Who>,
    more: Html,
    text: &Text,
) -> Html {
    let number = [("number", (seat + 1).into())];
    let name = el!(
        "input",
        "class" = "chair-name",
        "aria-label" = text.tell("name-of", &number),
        "placeholder" = default_name(seat, occupant.who, text),
        "maxlength" = LONGEST_NAME.to_string(),
        "autocomplete" = "off",
        oninput = onname.reform(|event: InputEvent| {
            event.target_unchecked_into::<HtmlInputElement>().value()
        })
    );
    let who = |who: Who| {
        el!(
            "option",
            "value" = who.id(),
            "selected" = who == occupant.who,
            [words(text.say(&["who-", who.id()].concat()))]
        )
    };
    let who = el!(
        "select",
        "class" = "chair-who",
        "aria-label" = text.tell("who-of", &number),
        onchange = onwho.reform(|event: Event| {
            let id = event.target_unchecked_into::<HtmlSelectElement>().value();
            Who::from_id(&id).unwrap_or(Who::Person)
        }),
        [all(Who::all().map(who))]
    );
    let at = words((seat + 1).to_string());
    tag(
        "li",
        class,
        vec![
            el!("span", "class" = "chair-number", "aria-hidden" = "true", [at]),
            saying(occupant.name.clone(), name),
            who,
            more,
        ],
    )
}

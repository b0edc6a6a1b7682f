//! Picking who plays, in forms.

use std::ops::RangeInclusive;

use conclave::session::{Controller, Player};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::tags::{all, el, said, saying, tag, ticked, words};
use crate::text::Text;

/// The name of whoever has none, at `seat`: bots have names of their own.
fn default_name(seat: usize, who: Controller, text: &Text) -> String {
    let key = match who {
        Controller::Person | Controller::Remote => "person-name",
        Controller::Bot(_) => "bot-name",
    };
    text.tr_args(key, &[("number", (seat + 1).into())])
}

/// How many characters of a name there is room for.
const LONGEST_NAME: usize = 24;

/// Gives a name to whoever has none, and cuts those from links and saves that are too
/// long to be shown.
pub fn name_all(players: &mut [Player], text: &Text) {
    for (seat, player) in players.iter_mut().enumerate() {
        let name: String = player.name.trim().chars().take(LONGEST_NAME).collect();
        player.name =
            if name.is_empty() { default_name(seat, player.controller, text) } else { name };
    }
}

/// Says it in words when two have the same name.
///
/// # Errors
/// Those words.
pub fn tell_apart(players: &[Player], text: &Text) -> Result<(), String> {
    for (seat, Player { name, .. }) in players.iter().enumerate() {
        if players[..seat].iter().any(|other| other.name == *name) {
            return Err(text.tr_args("name-twice", &[("name", name.into())]));
        }
    }
    Ok(())
}

/// All of it: how many play, and a chair for each.
pub fn players(how_many: Html, chairs: Vec<Html>, more: Html, text: &Text) -> Html {
    tag(
        "fieldset",
        "set-up-seats",
        vec![said("legend", "", text.tr("players")), how_many, tag("ul", "chairs", chairs), more],
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
    player: &Player,
    onname: &Callback<String>,
    onwho: &Callback<Controller>,
    more: Html,
    text: &Text,
) -> Html {
    let number = [("number", (seat + 1).into())];
    let name = el!(
        "input",
        "class" = "chair-name",
        "aria-label" = text.tr_args("name-of", &number),
        "placeholder" = default_name(seat, player.controller, text),
        "maxlength" = LONGEST_NAME.to_string(),
        "autocomplete" = "off",
        oninput = onname.reform(|event: InputEvent| {
            event.target_unchecked_into::<HtmlInputElement>().value()
        })
    );
    let who = |who: Controller| {
        el!(
            "option",
            "value" = who.id(),
            "selected" = who == player.controller,
            [words(text.tr(&["who-", who.id()].concat()))]
        )
    };
    let who = el!(
        "select",
        "class" = "chair-who",
        "aria-label" = text.tr_args("who-of", &number),
        onchange = onwho.reform(|event: Event| {
            let id = event.target_unchecked_into::<HtmlSelectElement>().value();
            Controller::from_id(&id).unwrap_or(Controller::Person)
        }),
        [all(Controller::all().map(who))]
    );
    let at = words((seat + 1).to_string());
    tag(
        "li",
        class,
        vec![
            el!("span", "class" = "chair-number", "aria-hidden" = "true", [at]),
            saying(player.name.clone(), name),
            who,
            more,
        ],
    )
}

//! The rules page: the whole game in our words, our rulings named.

use conclave::games::dice_arena::{DiceArena, Face, dice_each};
use yew::prelude::*;

use super::pieces::Symbol;
use super::words::{Words, number};
use crate::rules::GameRules;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling, Variant};
use crate::text::Text;

/// The spells in the order in which their chapter tells them, each followed by a ruling.
const SPELLS: [Face; 5] =
    [Face::Immobulus, Face::Lashlabask, Face::Accio, Face::WingardiumLeviosa, Face::Confundo];

impl GameRules for DiceArena {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule, Ruling]),
        ("setup", &[Rule, Ruling]),
        ("turn", &[Rule, Rule, Rule, Rule]),
        ("spells", &[Rule, Ruling, Rule, Ruling, Rule, Ruling, Rule, Ruling, Rule]),
        ("end", &[Rule, Ruling]),
        ("throw", &[Rule, Rule, Rule, Ruling, Variant, Ruling, Variant]),
        ("tournament", &[Variant, Ruling]),
    ];

    fn text(text: &Text, key: &str) -> String {
        let numbers = [
            ("two", number(dice_each(2))),
            ("three", number(dice_each(3))),
            ("four", number(dice_each(4))),
            ("five", number(dice_each(5))),
        ];
        Words::new(text).tr_args(&format!("rules-{key}"), &numbers)
    }

    fn drawing(key: &str, _: &Text) -> Option<Html> {
        let at: usize = key.strip_prefix("spells-")?.parse().ok()?;
        let face = (at % 2 == 1).then(|| SPELLS.get(at / 2)).flatten()?;
        Some(html! { <><Symbol face={*face} />{ " " }</> })
    }
}

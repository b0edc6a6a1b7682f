//! The rules page: the whole game in our words, our rulings named.

use conclave::games::elfenwizards::board::Rank;
use conclave::games::elfenwizards::state::{
    GREY_TOKENS, MAJOR_SPELLS, MINOR_SPELL_PRICE, MINOR_SPELLS, ROUNDS, Spell,
};
use conclave::games::elfenwizards::{Elfenwizards, GreyPrice, wizards_per_guild};
use yew::prelude::*;

use super::words::{Words, number, rank_id};
use crate::rules::GameRules;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling, Variant};
use crate::text::{Arg, Text};

impl GameRules for Elfenwizards {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule, Rule]),
        ("board", &[Rule, Rule, Ruling]),
        ("setup", &[Rule, Ruling, Ruling, Rule]),
        ("p1", &[Rule, Ruling]),
        ("p2", &[Rule, Rule, Ruling]),
        ("p3", &[Rule]),
        ("p4", &[Rule, Rule, Ruling]),
        ("p5", &[Rule, Rule, Ruling, Rule, Ruling]),
        ("award", &[Rule, Rule, Ruling, Rule, Ruling, Rule, Ruling]),
        ("p6", &[Rule, Ruling]),
        ("p7", &[Rule, Rule, Ruling]),
        ("p8", &[Rule, Ruling]),
        ("p9", &[Rule, Variant]),
        ("p10", &[Rule]),
        ("end", &[Rule, Rule, Ruling]),
        ("talk", &[Rule, Variant]),
    ];

    fn text(text: &Text, key: &str) -> String {
        let wizards = |players| Arg::Number(wizards_per_guild(players) as i64);
        let numbers = [
            ("rounds", number(ROUNDS)),
            ("major", number(MAJOR_SPELLS)),
            ("minor", number(MINOR_SPELLS)),
            ("power", number(Spell::Minor.power())),
            ("pips", number(MINOR_SPELL_PRICE)),
            ("tokens", number(GREY_TOKENS)),
            ("grey", number(GreyPrice::FourPips.pips())),
            ("three", wizards(3)),
            ("four", wizards(4)),
            ("five", wizards(5)),
            ("six", wizards(6)),
            ("cheap", number(GreyPrice::ThreePips.pips())),
        ];
        Words::new(text).tr_args(&["rules-", key].concat(), &numbers)
    }

    /// What each rank scores.
    fn after(id: &str, text: &Text) -> Html {
        let words = Words::new(text);
        let worth = |rank: Rank| {
            let args = [("rank", rank_id(rank).into()), ("points", number(rank.points()))];
            html! { <li key={rank_id(rank)}>{ words.tr_args("worth", &args) }</li> }
        };
        match id {
            "p10" => html! { <ul>{ for Rank::ALL.map(worth) }</ul> },
            _ => Html::default(),
        }
    }
}

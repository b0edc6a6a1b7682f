//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave::games::wizards_gambit::WizardsGambit;
use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{HAND, LAST_ROUND, STALLED_ROUNDS, WINNING_POINTS};
use conclave::games::wizards_gambit::wording;
use yew::prelude::*;

use super::words::{Words, use_words};
use crate::rules::GameRules;
use crate::rules::chapters::Chapter;
use crate::rules::chapters::ParagraphKind::{Rule, Ruling};
use crate::text::Text;

impl GameRules for WizardsGambit {
    const CHAPTERS: &'static [Chapter] = &[
        ("aim", &[Rule]),
        ("setup", &[Rule, Rule, Ruling]),
        ("turn", &[Rule, Rule, Rule, Rule, Ruling]),
        ("cannot", &[Rule, Ruling, Rule, Ruling]),
        ("claim", &[Rule, Rule, Rule, Ruling, Ruling]),
        ("effects", &[Rule, Ruling, Ruling, Ruling]),
        ("gambits", &[Rule, Rule, Rule, Rule, Ruling, Ruling, Ruling]),
        ("hands", &[Rule, Rule, Ruling, Ruling]),
        ("end", &[Rule, Ruling, Ruling, Ruling]),
        ("cards", &[Ruling]),
    ];

    fn text(text: &Text, key: &str) -> String {
        let numbers = [
            ("points", WINNING_POINTS.into()),
            ("hand", HAND.into()),
            ("round", LAST_ROUND.into()),
            ("stall", STALLED_ROUNDS.into()),
        ];
        Words::new(text).tr_args(&format!("rules-{key}"), &numbers)
    }

    fn after(id: &str, _: &Text) -> Html {
        if id == "cards" {
            html! { <CardList /> }
        } else {
            Html::default()
        }
    }
}

/// Every spell and incantation, with what it does.
#[component]
fn CardList() -> Html {
    let text = use_words();
    let incantation_does = |incantation: Incantation| {
        wording::incantation(incantation, &|key, args| text.page().tr_args(key, args))
    };
    html! {
        <dl class="wizards-gambit-list">
            for spell in Spell::ALL {
                <key={spell.card().key}>
                    <dt>
                        { text.spell(spell) }
                        { " " }
                        <small>{ text.count("points", spell.card().points) }</small>
                    </dt>
                    <dd>{ text.spell_does(spell).join(" ") }</dd>
                </>
            }
            for incantation in Incantation::ALL {
                <key={format!("incantation-{}", incantation.key())}>
                    <dt>
                        { text.incantation(incantation) }
                        { " " }
                        <small>{ text.count("copies", incantation.copies()) }</small>
                    </dt>
                    <dd>{ incantation_does(incantation) }</dd>
                </>
            }
        </dl>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::reader::Reader;
    use crate::testing::{markup, text};
    use conclave::i18n::Locale;

    #[test]
    fn the_rules_have_every_chapter_and_every_card() {
        for locale in Locale::ALL {
            let text = text(locale, &["wizards-gambit", "rules", "wizards-gambit-rules"]);
            let found = markup(&text, html! { <Reader<WizardsGambit> /> });
            assert_eq!(found.matches("<h2>").count(), WizardsGambit::CHAPTERS.len());
            assert_eq!(found.matches("<dt>").count(), Spell::COUNT + Incantation::COUNT);
            let rulings = WizardsGambit::CHAPTERS.iter().flat_map(|(_, kinds)| *kinds);
            let rulings = rulings.filter(|kind| **kind == Ruling).count();
            assert_eq!(found.matches("class=\"ruling\"").count(), rulings);
        }
    }
}

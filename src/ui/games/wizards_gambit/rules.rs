//! The rules page: the whole game in our words, our rulings named, and all cards.

use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::{HAND, LAST_ROUND, STALLED_ROUNDS, WINNING_POINTS};
use conclave::games::wizards_gambit::wording;
use yew::prelude::*;

use super::words::{Words, use_words};

/// What a paragraph of the rules is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ParagraphKind {
    /// What the rules of the game say.
    Rule,
    /// How we read them.
    Ruling,
}
use ParagraphKind::{Rule, Ruling};

/// The chapters and their paragraphs. Headings are the texts `rules-ID`, paragraphs
/// `rules-ID-1` and on.
const CHAPTERS: [(&str, &[ParagraphKind]); 9] = [
    ("aim", &[Rule]),
    ("setup", &[Rule, Rule, Ruling]),
    ("turn", &[Rule, Rule, Rule, Rule, Ruling]),
    ("cannot", &[Rule, Ruling, Rule, Ruling]),
    ("claim", &[Rule, Rule, Rule, Ruling, Ruling]),
    ("effects", &[Rule, Ruling, Ruling, Ruling]),
    ("gambits", &[Rule, Rule, Rule, Rule, Ruling, Ruling, Ruling]),
    ("hands", &[Rule, Rule, Ruling, Ruling]),
    ("end", &[Rule, Ruling, Ruling, Ruling]),
];

/// A text of the rules, with the numbers that they name.
fn rule_text(text: &Words, key: &str) -> String {
    let numbers = [
        ("points", WINNING_POINTS.into()),
        ("hand", HAND.into()),
        ("round", LAST_ROUND.into()),
        ("stall", STALLED_ROUNDS.into()),
    ];
    text.tr_args(&format!("rules-{key}"), &numbers)
}

/// The rules.
#[component]
pub fn RulesPage() -> Html {
    let text = use_words();
    html! {
        <div class="wizards-gambit-rules">
            <p key="intro">{ rule_text(&text, "intro") }</p>
            for (id, kinds) in CHAPTERS {
                <section key={id}>
                    <h2 key="heading">{ rule_text(&text, id) }</h2>
                    for (at, kind) in kinds.iter().copied().enumerate() {
                        <Paragraph key={at} {kind} text={format!("{id}-{}", at + 1)} />
                    }
                </section>
            }
            <section key="cards">
                <h2>{ rule_text(&text, "cards") }</h2>
                <Paragraph kind={Ruling} text="cards-1" />
                <CardList />
            </section>
        </div>
    }
}

/// Properties of [`Paragraph`].
#[derive(Properties, PartialEq)]
struct ParagraphProps {
    kind: ParagraphKind,
    /// The key of its text, without `rules-`.
    text: AttrValue,
}

/// A paragraph; one that says how we read the rules is marked.
#[component]
fn Paragraph(ParagraphProps { kind, text: key }: &ParagraphProps) -> Html {
    let text = use_words();
    let paragraph = rule_text(&text, key);
    match kind {
        Rule => html! { <p>{ paragraph }</p> },
        Ruling => html! {
            <p class="ruling">
                <b>{ text.tr("rules-ruling") }</b>{ " " }{ paragraph }
            </p>
        },
    }
}

/// Every spell and incantation, with what it does.
#[component]
fn CardList() -> Html {
    let text = use_words();
    let incantation_does = |incantation: Incantation| {
        wording::incantation(incantation, &|key, args| text.0.tr_args(key, args))
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
    use crate::testing::{markup, text};
    use conclave::i18n::Locale;

    #[test]
    fn the_rules_have_every_chapter_and_every_card() {
        for locale in Locale::ALL {
            let text = text(locale, &["wizards-gambit", "wizards-gambit-rules"]);
            let found = markup(&text, html! { <RulesPage /> });
            assert_eq!(found.matches("<h2>").count(), CHAPTERS.len() + 1);
            assert_eq!(found.matches("<dt>").count(), Spell::COUNT + Incantation::COUNT);
            let rulings = CHAPTERS.iter().flat_map(|(_, kinds)| *kinds);
            let rulings = rulings.filter(|kind| **kind == Ruling).count() + 1;
            assert_eq!(found.matches("class=\"ruling\"").count(), rulings);
        }
    }
}

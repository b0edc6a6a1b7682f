//! The faces of the cards: drawings and texts.

use conclave_rules::games::wizards_gambit::cards::{Card, ComponentFace, Gambit, Ingredient};
use conclave_rules::games::wizards_gambit::spells::Spell;
use yew::prelude::*;

use super::words::{numeral, use_words};
use crate::board::explain::explain;

/// Properties of [`Symbol`].
#[derive(Properties, PartialEq)]
pub struct SymbolProps {
    /// Its kind: `emblem`, `rune`, `known` or `wax`.
    pub kind: &'static str,
    /// Which of that kind.
    pub of: &'static str,
}

/// A drawing of `static/art/wizards-gambit.svg`.
#[component]
pub fn Symbol(&SymbolProps { kind, of }: &SymbolProps) -> Html {
    html! {
        <svg class={format!("wizards-gambit-{kind}")} aria-hidden="true">
            <use href={format!("#wizards-gambit-{kind}-{of}")} />
        </svg>
    }
}

/// Properties of [`Seal`].
#[derive(Properties, PartialEq)]
pub struct SealProps {
    /// Which gambit.
    pub gambit: Gambit,
}

/// A gambit as a wax seal; the owner's colours come from around it.
#[component]
pub fn Seal(&SealProps { gambit }: &SealProps) -> Html {
    html! {
        <span class="wizards-gambit-seal">
            <Symbol kind="wax" of="seal" />
            <b aria-hidden="true">{ numeral(gambit) }</b>
        </span>
    }
}

/// Properties of [`Rune`].
#[derive(Properties, PartialEq)]
pub struct RuneProps {
    /// Which ingredient.
    pub of: Ingredient,
}

/// An ingredient's rune on a tile of its colour.
#[component]
pub fn Rune(&RuneProps { of }: &RuneProps) -> Html {
    html! {
        <span class="wizards-gambit-tile" data-rune={of.key()} aria-hidden="true">
            <Symbol kind="rune" of={of.key()} />
        </span>
    }
}

/// Properties of [`Points`].
#[derive(Properties, PartialEq)]
pub struct PointsProps {
    /// How many.
    pub points: u8,
}

/// Spell points.
#[component]
pub fn Points(&PointsProps { points }: &PointsProps) -> Html {
    let text = use_words();
    html! {
        <span
            class="wizards-gambit-points"
            data-explain={explain("points", &[points.into()])}
        >
            <span class="visually-hidden">{ text.count("points", points) }</span>
            <b aria-hidden="true">{ points }</b>
        </span>
    }
}

/// Sentences, each on a line of its own.
pub fn sentences(sentences: Vec<String>) -> Html {
    html! {
        <div key="does" class="wizards-gambit-does">
            for (at, sentence) in sentences.into_iter().enumerate() {
                <p key={at}>{ sentence }</p>
            }
        </div>
    }
}

/// Properties of [`SpellFace`].
#[derive(Properties, PartialEq)]
pub struct SpellFaceProps {
    /// Which spell.
    pub spell: Spell,
}

/// All that stands on a spell: its emblem, name, points, and what it does for its
/// owner.
#[component]
pub fn SpellFace(&SpellFaceProps { spell }: &SpellFaceProps) -> Html {
    let text = use_words();
    let key = spell.card().key;
    html! {
        <>
            <Symbol kind="emblem" of={key} />
            <h3>{ text.spell(spell) }</h3>
            <Points points={spell.card().points} />
            { sentences(text.spell_does(spell)) }
            <p class="wizards-gambit-mood">{ text.tr(&format!("spell-{key}-mood")) }</p>
        </>
    }
}

/// Properties of [`CardFace`].
#[derive(Properties, PartialEq)]
pub struct CardFaceProps {
    /// Which card.
    pub card: Card,
}

/// What a card of a hand shows: its picture and its name.
#[component]
pub fn CardFace(&CardFaceProps { card }: &CardFaceProps) -> Html {
    let text = use_words();
    let picture = match card.face() {
        ComponentFace::Ingredient(ingredient) => html! { <Rune of={ingredient} /> },
        ComponentFace::Incantation(incantation) => {
            html! { <Symbol kind="emblem" of={incantation.key()} /> }
        }
        ComponentFace::Gambit(gambit) => html! { <Seal {gambit} /> },
    };
    html! {
        <>
            { picture }
            <span class="wizards-gambit-name">{ text.card(card) }</span>
        </>
    }
}

/// What kind of card it is, for styles and texts.
pub const fn kind(card: Card) -> &'static str {
    match card.face() {
        ComponentFace::Ingredient(_) => "ingredient",
        ComponentFace::Incantation(_) => "incantation",
        ComponentFace::Gambit(_) => "gambit",
    }
}

/// Something whose full text can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardLook {
    /// A spell.
    Spell(Spell),
    /// A component card.
    Card(Card),
}

impl CardLook {
    /// As a number, for `data-look`: by it the page finds what the mouse is at.
    pub const fn id(self) -> usize {
        match self {
            CardLook::Spell(spell) => spell as usize,
            CardLook::Card(card) => 100 + card.index(),
        }
    }

    /// What has that number.
    pub fn from_id(id: usize) -> Option<CardLook> {
        match id.checked_sub(100) {
            None => Spell::ALL.get(id).copied().map(CardLook::Spell),
            Some(card) => Card::all().nth(card).map(CardLook::Card),
        }
    }
}

/// Properties of [`FullText`].
#[derive(Properties, PartialEq)]
pub struct FullTextProps {
    /// Of which card.
    pub of: CardLook,
}

/// The whole description of a card.
#[component]
pub fn FullText(&FullTextProps { of }: &FullTextProps) -> Html {
    let text = use_words();
    match of {
        CardLook::Spell(spell) => html! {
            <>
                <SpellFace {spell} />
                <p class="wizards-gambit-takes">
                    { text.about("takes", &text.cards(spell.card().runes)) }
                </p>
            </>
        },
        CardLook::Card(card) => html! {
            <>
                <CardFace key="face" {card} />
                <small key="kind">{ text.tr(&format!("kind-{}", kind(card))) }</small>
                { sentences(text.card_does(card)) }
                if let ComponentFace::Incantation(incantation) = card.face() {
                    <p key="mood" class="wizards-gambit-mood">
                        { text.tr(&format!("incantation-{}-mood", incantation.key())) }
                    </p>
                }
            </>
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::incantations::Incantation;

    #[test]
    fn every_look_has_a_number_of_its_own() {
        let spells = Spell::ALL.into_iter().map(CardLook::Spell);
        for look in spells.chain(Card::all().map(CardLook::Card)) {
            assert_eq!(CardLook::from_id(look.id()), Some(look));
        }
    }

    #[test]
    fn a_spell_shows_its_name_its_points_and_what_it_does() {
        for locale in Locale::ALL {
            let text = text(locale);
            for spell in Spell::ALL {
                let found = markup(&text, html! { <SpellFace {spell} /> });
                let emblem = format!("#wizards-gambit-emblem-{}", spell.card().key);
                assert!(found.contains(&emblem), "{found}");
                assert!(found.contains(&format!("{}</b>", spell.card().points)), "{found}");
                assert_eq!(
                    found.matches("<p>").count(),
                    spell.card().clauses.len(),
                    "a sentence for each clause: {found}"
                );
            }
        }
    }

    #[test]
    fn the_full_text_of_an_incantation_has_its_mood() {
        let text = text(Locale::English);
        let of = CardLook::Card(Incantation::ALL[0].card());
        let found = markup(&text, html! { <FullText {of} /> });
        assert!(found.contains("wizards-gambit-mood"), "{found}");
        let of = CardLook::Card(Ingredient::PhoenixAsh.card());
        let found = markup(&text, html! { <FullText {of} /> });
        assert!(found.contains("Phoenix Ash") && !found.contains("wizards-gambit-mood"), "{found}");
    }
}

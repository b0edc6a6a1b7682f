//! What is printed on cards: components with their ribbon, treasures, Dead Wizard
//! cards, and backs.

use conclave_rules::games::spell_wars::cards::{Card, DeadCard, Slot, Treasure};
use conclave_session::wording::spell_wars::{
    FaceLine, Mark, dead_sign, glyph_id, slot_id, treasure_sign,
};
use yew::prelude::*;

use super::pieces::{drawing, glyph_sign, initiative, symbol};
use super::spotlight::Spotlight;
use super::words::{Words, use_words};
use crate::board::renders;

/// How a card stands among others.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CardState {
    /// As it is.
    #[default]
    Plain,
    /// It is being carried out.
    Lit,
    /// It has been carried out.
    Done,
    /// A Creature that stays in play.
    Kept,
    /// Only its name and picture count.
    Brief,
}

impl CardState {
    const fn class(self) -> Option<&'static str> {
        match self {
            CardState::Plain => None,
            CardState::Lit => Some("is-lit"),
            CardState::Done => Some("is-done"),
            CardState::Kept => Some("is-kept"),
            CardState::Brief => Some("is-brief"),
        }
    }
}

/// Properties of [`CardFace`].
#[derive(Properties, PartialEq)]
pub struct CardFaceProps {
    /// Which card.
    pub card: Card,
    /// How it stands among others.
    #[prop_or_default]
    pub state: CardState,
    /// What is being carried out, if it is on this card.
    #[prop_or_default]
    pub light: Option<Spotlight>,
    /// The chances of the three results of its power roll, in percent.
    #[prop_or_default]
    pub chances: Option<[u8; 3]>,
}

/// A card's face: its ribbon with the name, its picture, what it says.
#[component]
pub fn CardFace(&CardFaceProps { card, state, light, chances }: &CardFaceProps) -> Html {
    renders::note("CardFace");
    let words = use_words();
    let kind = card.slot().map_or("wild", slot_id);
    let magic = card.glyph().map_or("wild", glyph_id);
    let class = classes!(
        "board-card",
        "spell-wars-card",
        format!("is-{kind}"),
        format!("is-{magic}"),
        state.class()
    );
    html! {
        <div {class}>
            <div key="ribbon" class="spell-wars-ribbon">
                if let Some(glyph) = card.glyph() {
                    { glyph_sign(&words, glyph) }
                }
                <b key="name">{ words.card(card) }</b>
                if card.initiative() > 0 {
                    { initiative(&words, card.initiative()) }
                }
            </div>
            if let Some(slot) = card.slot() {
                <small key="type" class="spell-wars-type" data-explain={slot_id(slot)}>
                    { symbol(slot_id(slot)) }
                    <span>{ words.slot(slot) }</span>
                </small>
            }
            { picture(card) }
            { card_text(&words.face(card), light, chances) }
        </div>
    }
}

/// The picture on a card. Sources are wizards: a hat by their magic, a face of
/// their own.
fn picture(of: Card) -> Html {
    let class = "spell-wars-emblem";
    match (of.slot(), of.glyph()) {
        (Some(Slot::Source), Some(glyph)) => {
            let face = format!("face-{}", of.kind() % 4);
            let hat = format!("hat-{}", glyph_id(glyph));
            drawing(&face, class, Some(&hat))
        }
        (Some(_), _) => drawing(of.key(), class, None),
        (None, _) => drawing("wild", class, None),
    }
}

/// The lines of a card; what happens now is lit.
fn card_text(lines: &[FaceLine], light: Option<Spotlight>, chances: Option<[u8; 3]>) -> Html {
    let tiers = lines.iter().scan(0, |tiers, line| {
        let tier = *tiers;
        *tiers += usize::from(line.mark == Mark::Tier);
        Some(tier)
    });
    html! {
        // The text is read under the pointer: no explanation may cover it.
        <ul key="text" class="spell-wars-lines" data-look="">
            for (at, (line, tier)) in lines.iter().zip(tiers).enumerate() {
                <li
                    key={at}
                    data-explain={explain_mark(line.mark)}
                    class={classes!(
                        mark_class(line.mark),
                        light.is_some_and(|light| light.lights(line)).then_some("is-lit"),
                    )}
                >
                    if line.mark == Mark::Pay {
                        <key="pay">{ symbol("blood") }</>
                    }
                    if line.mark == Mark::Tower {
                        <key="tower">{ symbol("tower") }</>
                    }
                    if !line.label.is_empty() {
                        <b key="label">{ &line.label }</b>
                        { " " }
                    }
                    <span key="text">{ &line.text }</span>
                    if let Some(chances) = chances.filter(|_| line.mark == Mark::Tier) {
                        <i key="chance">{ format!(" {}\u{a0}%", chances[tier.min(2)]) }</i>
                    }
                </li>
            }
        </ul>
    }
}

/// What explains a line of a card.
const fn explain_mark(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Plain | Mark::Option(_) => None,
        Mark::Pay => Some("pay"),
        Mark::Tower => Some("tower-line"),
        Mark::When => Some("when"),
        Mark::Tier => Some("tier"),
    }
}

const fn mark_class(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Plain => None,
        Mark::Pay => Some("is-pay"),
        Mark::Tower => Some("is-tower"),
        Mark::Option(_) => Some("is-option"),
        Mark::When => Some("is-when"),
        Mark::Tier => Some("is-tier"),
    }
}

/// A card face down: nothing but that it is there.
pub fn card_back(words: &Words, key: u8) -> Html {
    let name = AttrValue::from(words.tr("sealed"));
    html! {
        <span key={format!("back-{key}")} class="spell-wars-sealed" data-explain="sealed">
            { drawing("envelope", "spell-wars-envelope", None) }
            <span class="visually-hidden">{ name }</span>
        </span>
    }
}

/// A small card: drawings of what it is and does, its name, and what it says.
pub fn small_card(
    signs: &[&'static str],
    name: &AttrValue,
    lines: Vec<FaceLine>,
    light: Option<Spotlight>,
) -> Html {
    html! {
        <div key={name.as_str()} class={classes!("board-card", "spell-wars-thing", light.map(|_| "is-lit"))}>
            for (at, &sign) in signs.iter().enumerate() {
                <key={at}>{ symbol(sign) }</>
            }
            <b key="name">{ name }</b>
            { card_text(&lines, light, None) }
        </div>
    }
}

/// What lies before a wizard beside their spell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A treasure.
    Treasure(Treasure),
    /// A Dead Wizard card.
    DeadWizard(DeadCard),
}

/// Properties of [`ThingCard`].
#[derive(Properties, PartialEq)]
pub struct ThingCardProps {
    /// Which.
    pub of: Thing,
    /// What is being carried out, if it is on this card.
    #[prop_or_default]
    pub light: Option<Spotlight>,
}

/// A treasure or a Dead Wizard card, and what it says.
#[component]
pub fn ThingCard(&ThingCardProps { of, light }: &ThingCardProps) -> Html {
    let words = use_words();
    let (signs, name, lines) = match of {
        Thing::Treasure(of) => {
            (["treasure", treasure_sign(of)], words.treasure(of), words.treasure_face(of))
        }
        Thing::DeadWizard(of) => (["tomb", dead_sign(of)], words.dead(of), words.dead_face(of)),
    };
    small_card(&signs, &name.into(), lines, light)
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::spell_wars::pending::Script;

    use super::*;
    use crate::testing::{markup, text};

    fn face(card: &str, light: bool) -> String {
        let card = Card::named(card).expect("a card");
        let light = light.then(|| Spotlight::on(Script::Component(card)));
        markup(&text(Locale::English), html! { <CardFace {card} {light} chances={[67, 33, 0]} /> })
    }

    #[test]
    fn a_source_has_a_face_under_the_hat_of_its_magic() {
        let face = face("shufflebeard", false);
        assert!(face.contains("spell-wars-card is-source is-"), "{face}");
        assert!(face.contains("Shufflebeard’s"), "{face}");
        assert!(face.contains("#spell-wars-face-") && face.contains("#spell-wars-hat-"), "{face}");
        assert!(!face.contains("spell-wars-initiative"), "{face}");
    }

    #[test]
    fn a_quality_has_a_picture_of_its_own() {
        let face = face("wobbly-kneed", false);
        assert!(face.contains("is-quality"), "{face}");
        assert!(face.contains("#spell-wars-wobbly-kneed"), "{face}");
    }

    #[test]
    fn a_creature_has_initiative_a_target_and_three_results_with_their_chances() {
        let face = face("jelly-cube", false);
        assert!(face.contains("is-destination"), "{face}");
        assert!(face.contains("spell-wars-initiative"), "{face}");
        assert!(face.contains("<b>Target</b>"), "{face}");
        assert_eq!(face.matches("is-tier").count(), 3, "{face}");
        for chance in ["67", "33", "0"] {
            assert!(face.contains(&format!("<i> {chance}\u{a0}%</i>")), "{chance} in {face}");
        }
    }

    #[test]
    fn wild_magic_has_neither_type_nor_magic() {
        let face = face("wild-magic", false);
        assert!(face.contains("spell-wars-card is-wild"), "{face}");
        assert!(!face.contains("spell-wars-glyph"), "{face}");
        assert!(face.contains("#spell-wars-wild"), "{face}");
    }

    #[test]
    fn what_is_carried_out_is_lit() {
        assert!(!face("shufflebeard", false).contains("is-lit"));
        assert_eq!(face("shufflebeard", true).matches("is-lit").count(), 1);
    }

    #[test]
    fn treasures_and_dead_wizard_cards_say_what_they_do() {
        let text = text(Locale::English);
        for of in conclave_rules::games::spell_wars::cards::Treasures::ALL.iter() {
            let face = markup(&text, html! { <ThingCard of={Thing::Treasure(of)} /> });
            assert!(face.contains("#spell-wars-treasure") && face.contains("<li"), "{face}");
        }
        for of in DeadCard::all() {
            let face = markup(&text, html! { <ThingCard of={Thing::DeadWizard(of)} /> });
            assert!(face.contains("#spell-wars-tomb") && face.contains("<li"), "{face}");
        }
    }
}

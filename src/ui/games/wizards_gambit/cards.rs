//! The cards: their drawings, faces, and the full text of each.

use conclave::games::wizards_gambit::cards::{Card, Face, Gambit, Ingredient};
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::state::PoolSpell;
use conclave::table::Seat;
use yew::prelude::*;

use super::words::{GUILDS, Words, numeral};
use crate::components::tags::{self, el, said, span, tag, unseen, words as text};

/// A drawing of `static/art/wizards-gambit.svg`.
pub fn symbol(kind: &str, key: &str) -> Html {
    let href = ["#wizards-gambit-", kind, "-", key].concat();
    el!(
        "svg",
        "class" = ["wizards-gambit-", kind].concat(),
        "aria-hidden" = "true",
        [el!("use", "href" = href)]
    )
}

/// Words for those who see only: others are told otherwise.
pub fn quiet(name: &'static str, class: &'static str, words: String) -> Html {
    el!(name, "class" = class, "aria-hidden" = "true", [text(words)])
}

/// A gambit as a wax seal; the owner's colours come from around it.
pub fn seal(gambit: Gambit) -> Html {
    tag(
        "span",
        "wizards-gambit-seal",
        vec![symbol("wax", "seal"), quiet("b", "", numeral(gambit).into())],
    )
}

/// A seat's sigil.
pub fn sigil(seat: Seat) -> Html {
    crate::components::tags::sigil(GUILDS[seat.index() % GUILDS.len()])
}

/// An ingredient's rune on a tile of its colour.
pub fn rune(ingredient: Ingredient, class: &'static str) -> Html {
    let key = ingredient.key();
    el!(
        "span",
        "class" = tags::class("wizards-gambit-tile", &[(!class.is_empty(), class)]),
        "data-rune" = key,
        "aria-hidden" = "true",
        [symbol("rune", key)]
    )
}

/// Spell points.
pub fn points(points: u8, words: Words<'_>) -> Html {
    let seen = quiet("b", "", points.to_string());
    span("wizards-gambit-points", vec![unseen(words.count("points", points)), seen])
}

/// A spell's emblem on its sky.
pub fn emblem(spell: Spell) -> Html {
    symbol("emblem", spell.card().key)
}

/// Sentences, each on a line of its own.
pub fn lines(lines: Vec<String>) -> Html {
    tag("div", "wizards-gambit-does", lines.into_iter().map(|line| said("p", "", line)).collect())
}

/// A spell with all that stands on it.
pub fn spell(spell: Spell, words: Words<'_>) -> Vec<Html> {
    vec![
        emblem(spell),
        said("h3", "", words.spell(spell)),
        points(spell.card().points, words),
        lines(words.spell_does(spell)),
        mood("spell-", spell.card().key, words),
    ]
}

/// A line for the mood.
fn mood(kind: &str, key: &str, words: Words<'_>) -> Html {
    said("p", "wizards-gambit-mood", words.tr(&[kind, key, "-mood"].concat()))
}

/// A place for an ingredient beside a spell.
#[derive(Clone, Copy)]
pub struct RuneSlot {
    /// Which ingredient.
    pub ingredient: Ingredient,
    /// Whether it lies there.
    pub there: bool,
    /// Whether it stands for another one.
    pub wild: bool,
}

/// The places for ingredients beside a spell: one for each rune, then the cards
/// that stand for any.
pub fn rune_slots(there: &PoolSpell) -> Vec<RuneSlot> {
    let mut slots = Vec::new();
    for card in there.spell.card().runes.iter() {
        let Some(ingredient) = card.ingredient() else { continue };
        let before = slots.iter().filter(|slot: &&RuneSlot| slot.ingredient == ingredient).count();
        let laid = usize::from(there.laid.count(card)) > before;
        slots.push(RuneSlot { ingredient, there: laid, wild: false });
    }
    let flake = Ingredient::PrismaticFlake;
    let flakes = std::iter::repeat_n(flake, usize::from(there.laid.count(flake.card())));
    for ingredient in flakes.chain(there.wild.iter().filter_map(Card::ingredient)) {
        slots.push(RuneSlot { ingredient, there: true, wild: true });
    }
    slots
}

/// What a card of a hand shows.
pub fn face(card: Card, words: Words<'_>) -> Vec<Html> {
    let picture = match card.face() {
        Face::Ingredient(ingredient) => rune(ingredient, ""),
        Face::Incantation(incantation) => symbol("emblem", incantation.key()),
        Face::Gambit(gambit) => seal(gambit),
    };
    vec![picture, said("span", "wizards-gambit-name", words.card(card))]
}

/// What kind of card it is, for styles and texts.
pub const fn kind(card: Card) -> &'static str {
    match card.face() {
        Face::Ingredient(_) => "ingredient",
        Face::Incantation(_) => "incantation",
        Face::Gambit(_) => "gambit",
    }
}

/// Something whose full text can be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardLook {
    /// A spell.
    Spell(Spell),
    /// A component card.
    Card(Card),
}

impl CardLook {
    /// As a number, for the page.
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

/// All that stands on a card.
pub fn full(look: CardLook, words: Words<'_>) -> Vec<Html> {
    match look {
        CardLook::Spell(spell) => {
            let runes = words.about("takes", &words.cards(spell.card().runes));
            let mut all = self::spell(spell, words);
            all.push(said("p", "wizards-gambit-takes", runes));
            all
        }
        CardLook::Card(card) => {
            let mut all = face(card, words);
            all.push(said("small", "", words.tr(&["kind-", kind(card)].concat())));
            all.push(lines(words.card_does(card)));
            if let Face::Incantation(incantation) = card.face() {
                all.push(mood("incantation-", incantation.key(), words));
            }
            all
        }
    }
}

//! The cards: their drawings, faces, and the full text of each.

use conclave::table::Seat;
use conclave::wizards_gambit::cards::{Card, Face, Gambit, Ingredient};
use conclave::wizards_gambit::spells::Spell;
use conclave::wizards_gambit::state::PoolSpell;
use yew::prelude::*;

use super::words::{GUILDS, Words, numeral};

/// A drawing of `static/art/wizards-gambit.svg`.
pub fn symbol(kind: &str, key: &str) -> Html {
    let href = ["#wg-", kind, "-", key].concat();
    html! { <svg class={["wg-", kind].concat()} aria-hidden="true"><use {href} /></svg> }
}

/// A gambit as a wax seal; the owner's colours come from around it.
pub fn seal(gambit: Gambit) -> Html {
    html! {
        <span class="wg-seal" aria-hidden="true">
            { symbol("wax", "seal") }
            <b>{ numeral(gambit) }</b>
        </span>
    }
}

/// A seat's sigil.
pub fn sigil(seat: Seat) -> Html {
    crate::art::sigil(GUILDS[seat.index() % GUILDS.len()])
}

/// An ingredient's rune on a tile of its colour.
pub fn rune(ingredient: Ingredient, class: &'static str) -> Html {
    let key = ingredient.key();
    html! {
        <span class={classes!("wg-tile", class)} data-rune={key} aria-hidden="true">
            { symbol("rune", key) }
        </span>
    }
}

/// Spell points.
pub fn points(points: u8, words: Words<'_>) -> Html {
    html! {
        <span class="wg-points">
            <span class="unseen">{ words.count("points", points) }</span>
            <b aria-hidden="true">{ points }</b>
        </span>
    }
}

/// A spell's emblem on its sky.
pub fn emblem(spell: Spell) -> Html {
    symbol("emblem", spell.card().key)
}

/// Sentences, each on a line of its own.
pub fn lines(lines: Vec<String>) -> Html {
    html! { <div class="wg-does">{ for lines.into_iter().map(|line| html! { <p>{ line }</p> }) }</div> }
}

/// A spell with all that stands on it.
pub fn spell(spell: Spell, words: Words<'_>) -> Html {
    html! {
        <>
            { emblem(spell) }
            <h3>{ words.spell(spell) }</h3>
            { points(spell.card().points, words) }
            { lines(words.spell_does(spell)) }
            { mood("spell-", spell.card().key, words) }
        </>
    }
}

/// A line for the mood.
fn mood(kind: &str, key: &str, words: Words<'_>) -> Html {
    html! { <p class="wg-mood">{ words.say(&[kind, key, "-mood"].concat()) }</p> }
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
pub fn face(card: Card, words: Words<'_>) -> Html {
    let picture = match card.face() {
        Face::Ingredient(ingredient) => rune(ingredient, ""),
        Face::Incantation(incantation) => symbol("emblem", incantation.key()),
        Face::Gambit(gambit) => seal(gambit),
    };
    html! { <>{ picture }<span class="wg-name">{ words.card(card) }</span></> }
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
pub enum Look {
    /// A spell.
    Spell(Spell),
    /// A component card.
    Card(Card),
}

impl Look {
    /// As a number, for the page.
    pub const fn id(self) -> usize {
        match self {
            Look::Spell(spell) => spell as usize,
            Look::Card(card) => 100 + card.index(),
        }
    }

    /// What has that number.
    pub fn from_id(id: usize) -> Option<Look> {
        match id.checked_sub(100) {
            None => Spell::ALL.get(id).copied().map(Look::Spell),
            Some(card) => Card::all().nth(card).map(Look::Card),
        }
    }
}

/// All that stands on a card.
pub fn full(look: Look, words: Words<'_>) -> Html {
    match look {
        Look::Spell(spell) => {
            let runes = words.about("takes", &words.cards(spell.card().runes));
            html! { <>{ self::spell(spell, words) }<p class="wg-takes">{ runes }</p></> }
        }
        Look::Card(card) => html! {
            <>
                { face(card, words) }
                <small>{ words.say(&["kind-", kind(card)].concat()) }</small>
                { lines(words.card_does(card)) }
                if let Face::Incantation(incantation) = card.face() {
                    { mood("incantation-", incantation.key(), words) }
                }
            </>
        },
    }
}

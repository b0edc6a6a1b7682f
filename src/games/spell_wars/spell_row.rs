//! The spells on the table: cards joined by their ribbon.

use conclave_rules::games::spell_wars::cards::{Card, Cards, Slot};
use conclave_session::wording::spell_wars::slot_id;
use yew::prelude::*;

use super::card_face::{CardFace, CardState, card_back};
use super::pieces::drawing;
use super::spotlight::Spotlight;
use super::words::{Words, use_words};
use crate::board::renders;

/// Properties of [`SpellRow`].
#[derive(Properties, PartialEq)]
pub struct SpellRowProps {
    /// The cards of the spell.
    pub spell: Cards,
    /// Those of it that are still to be carried out; when there are none, all are
    /// shown alike.
    pub unresolved: Cards,
    /// How many cards lie face down, while the spell is not known.
    pub sealed: u8,
    /// Creatures of earlier spells that stay in play.
    pub kept: Cards,
    /// The card being carried out.
    pub current: Option<Card>,
    /// What of it is being carried out.
    pub light: Option<Spotlight>,
}

/// A wizard's spell, as all players see it.
#[component]
pub fn SpellRow(props: &SpellRowProps) -> Html {
    renders::note("SpellRow");
    let &SpellRowProps { spell, unresolved, sealed, kept, current, light } = props;
    let state = |card: Card| {
        if current == Some(card) {
            CardState::Lit
        } else if kept.has(card) {
            CardState::Kept
        } else if unresolved.has(card) || unresolved.is_empty() {
            CardState::Plain
        } else {
            CardState::Done
        }
    };
    let face = |card: Card| {
        // On phones the card being carried out lies open below the others: another piece, in another place.
        html! {
            <CardFace
                key={2 * usize::from(card.id()) + usize::from(current == Some(card))}
                {card}
                state={state(card)}
                light={light.filter(|_| current == Some(card))}
            />
        }
    };
    let backs = if spell.is_empty() { sealed } else { 0 };
    let words = use_words();
    let back = |at| card_back(&words, at);
    html! {
        <div class="spell-wars-spell">
            { for in_order(spell).map(face).chain((0..backs).map(back)).chain(in_order(kept).map(face)) }
        </div>
    }
}

/// Cards in the order in which a spell is carried out. Wild Magic has no place of its
/// own in it.
fn in_order(cards: Cards) -> impl Iterator<Item = Card> {
    Slot::ALL.into_iter().flat_map(move |slot| (cards & Cards::of_slot(slot)).iter())
}

/// A slot of a spell with no card in it.
pub fn empty_slot(words: &Words, slot: Slot, open: bool) -> Html {
    let name = words.slot(slot);
    html! {
        <div class={classes!("board-card", "spell-wars-card", "is-empty", open.then_some("is-open"))}>
            <div class="spell-wars-ribbon"><b>{ name }</b></div>
            { drawing(slot_id(slot), "spell-wars-emblem", None) }
        </div>
    }
}

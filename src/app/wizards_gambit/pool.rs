//! The spell reserve: the spells around the deck, and the ingredients beside them.

use conclave::wizards_gambit::state::{Place, PoolSpell, Slot};
use yew::prelude::*;

use super::board::{Msg, Open};
use super::cards::{self, Look, RuneSlot};
use super::intent::{Held, Target};
use super::scene::Scene;
use crate::tags::{span, tag, unseen};

impl Scene<'_> {
    /// The reserve.
    pub fn pool(&self) -> Html {
        html! {
            <section class="wg-pool" aria-label={self.words.say("pool")}>
                { for Slot::ALL.map(|slot| self.place(slot)) }
                { self.decks() }
            </section>
        }
    }

    fn place(&self, slot: Slot) -> Html {
        let target = Target::Slot(slot);
        let Some(there) = self.words.table().spell_at(slot) else {
            return html! { <div key={slot.index()} class="wg-spell is-gone" /> };
        };
        let spell = there.spell;
        let seal = self.words.table().gambit_at(Place::Pool(slot));
        let class = classes!(
            "wg-spell",
            self.lit(target),
            seal.map(|_| "is-sealed"),
            (there.missing() == 1).then_some("is-near"),
        );
        let look = Look::Spell(spell);
        html! {
            <article
                key={100 + spell as usize}
                {class}
                data-target={target.id().to_string()}
                data-look={look.id().to_string()}
            >
                { for cards::spell(spell, self.words) }
                { self.cover(target, self.words.about("read", &self.words.spell(spell)), Msg::Look(look)) }
                { self.runes(slot, there) }
                { self.seal_at(Place::Pool(slot), "protected") }
            </article>
        }
    }

    /// The ingredients that a spell takes, and those that lie there.
    fn runes(&self, slot: Slot, there: &PoolSpell) -> Html {
        let slots = cards::rune_slots(there);
        let open = slots.iter().filter(|slot| !slot.there).count();
        let missing = there.missing();
        let mut before = None;
        html! {
            <ul class="wg-runes" aria-label={self.words.count("missing", missing)}>
                { for slots.into_iter().enumerate().map(|(at, rune)| {
                    // Of like ingredients the first one can be tapped.
                    let first = rune.there && before != Some((rune.ingredient, rune.wild));
                    if rune.there {
                        before = Some((rune.ingredient, rune.wild));
                    }
                    self.rune(at, slot, rune, first)
                }) }
                if open > usize::from(missing) {
                    { cards::quiet("li", "wg-any", self.words.count("any", missing)) }
                }
            </ul>
        }
    }

    fn rune(&self, at: usize, slot: Slot, rune: RuneSlot, first: bool) -> Html {
        let RuneSlot { ingredient, there, wild } = rune;
        let key = if there { "rune-there" } else { "rune-lacking" };
        let label = self.words.about(key, &self.words.ingredient(ingredient));
        let target = Target::Token(slot, ingredient);
        let tile = cards::rune(ingredient, "");
        let held = self.held == Some(Held::Token(slot, ingredient));
        let inside = if first && self.tap(target).is_some() {
            let name = self.tap_name(target).unwrap_or(label);
            html! {
                <button
                    type="button"
                    class={classes!("wg-token", self.lit(target), held.then_some("is-held"))}
                    aria-label={name}
                    aria-pressed={held.to_string()}
                    onclick={self.on(Msg::Tap(target))}
                >{ tile }</button>
            }
        } else {
            span("", vec![unseen(label), tile])
        };
        // A card that is put down is a new one: it comes flying.
        let key = if there { 100 + at } else { at };
        html! {
            <li
                {key}
                class={classes!(if there { "is-there" } else { "is-open" }, wild.then_some("is-wild"))}
                data-look={Look::Card(ingredient.card()).id().to_string()}
            >{ inside }</li>
        }
    }

    /// The decks and the discard, in the middle.
    fn decks(&self) -> Html {
        let table = self.words.table();
        let discarded = table.discard.len();
        let stack = |key: &'static str, count: u8| {
            let inside = vec![
                unseen(self.words.count(key, count)),
                cards::quiet("b", "", count.to_string()),
            ];
            tag("div", &["wg-deck is-", key].concat(), inside)
        };
        html! {
            <div key="decks" class="wg-decks">
                { stack("spells-left", table.spells_left) }
                { stack("cards-left", table.deck_left) }
                <button
                    type="button"
                    class="wg-deck is-discard"
                    aria-label={self.words.count("discard", discarded)}
                    title={self.words.count("discard", discarded)}
                    onclick={self.on(Msg::Open(Some(Open::Discard)))}
                >
                    <b aria-hidden="true">{ discarded }</b>
                </button>
            </div>
        }
    }
}

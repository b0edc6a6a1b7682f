//! The spell reserve: the spells around the deck, and the ingredients beside them.

use conclave::games::wizards_gambit::state::{Place, PoolSpell, Slot};
use yew::prelude::*;

use super::board::{Msg, Open};
use super::cards::{self, CardLook, RuneSlot};
use super::intent::{Held, Target};
use super::scene::Scene;
use crate::components::tags::{all, class, el, keyed, span, tag, truth, unseen, when};

impl Scene<'_> {
    /// The reserve.
    pub fn pool(&self) -> Html {
        el!(
            "section",
            "class" = "wizards-gambit-pool",
            "aria-label" = self.words.tr("pool"),
            [all(Slot::ALL.map(|slot| self.place(slot))), self.decks()]
        )
    }

    fn place(&self, slot: Slot) -> Html {
        let target = Target::Slot(slot);
        let Some(there) = self.words.table().spell_at(slot) else {
            return keyed(slot.index(), tag("div", "wizards-gambit-spell is-gone", Vec::new()));
        };
        let spell = there.spell;
        let seal = self.words.table().gambit_at(Place::Pool(slot));
        let class = class(
            "wizards-gambit-spell",
            &[
                (true, &self.lit(target)),
                (seal.is_some(), "is-sealed"),
                (there.missing() == 1, "is-near"),
            ],
        );
        let look = CardLook::Spell(spell);
        let read = self.words.about("read", &self.words.spell(spell));
        keyed(
            100 + spell as usize,
            el!(
                "article",
                "class" = class,
                "data-target" = target.id().to_string(),
                "data-look" = look.id().to_string(),
                [
                    all(cards::spell(spell, self.words)),
                    self.cover(target, read, Msg::Look(look)),
                    self.runes(slot, there),
                    self.seal_at(Place::Pool(slot), "protected")
                ]
            ),
        )
    }

    /// The ingredients that a spell takes, and those that lie there.
    fn runes(&self, slot: Slot, there: &PoolSpell) -> Html {
        let slots = cards::rune_slots(there);
        let open = slots.iter().filter(|slot| !slot.there).count();
        let missing = there.missing();
        let mut before = None;
        let runes = slots.into_iter().enumerate().map(|(at, rune)| {
            // Of like ingredients the first one can be tapped.
            let first = rune.there && before != Some((rune.ingredient, rune.wild));
            if rune.there {
                before = Some((rune.ingredient, rune.wild));
            }
            self.rune(at, slot, rune, first)
        });
        el!(
            "ul",
            "class" = "wizards-gambit-runes",
            "aria-label" = self.words.count("missing", missing),
            [
                all(runes),
                when(open > usize::from(missing), || {
                    cards::quiet("li", "wizards-gambit-any", self.words.count("any", missing))
                })
            ]
        )
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
            el!(
                "button",
                "type" = "button",
                "class" =
                    class("wizards-gambit-token", &[(true, &self.lit(target)), (held, "is-held")]),
                "aria-label" = name,
                "aria-pressed" = truth(Some(held)),
                onclick = self.on(Msg::Tap(target)),
                [tile]
            )
        } else {
            span("", vec![unseen(label), tile])
        };
        // A card that is put down is a new one: it comes flying.
        let key = if there { 100 + at } else { at };
        keyed(
            key,
            el!(
                "li",
                "class" = class(if there { "is-there" } else { "is-open" }, &[(wild, "is-wild")]),
                "data-look" = CardLook::Card(ingredient.card()).id().to_string(),
                [inside]
            ),
        )
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
            tag("div", &["wizards-gambit-deck is-", key].concat(), inside)
        };
        let label = AttrValue::from(self.words.count("discard", discarded));
        let discard = el!(
            "button",
            "type" = "button",
            "class" = "wizards-gambit-deck is-discard",
            "aria-label" = label.clone(),
            "title" = label,
            onclick = self.on(Msg::Open(Some(Open::Discard))),
            [cards::quiet("b", "", discarded.to_string())]
        );
        keyed(
            "decks",
            tag(
                "div",
                "wizards-gambit-decks",
                vec![
                    stack("spells-left", table.spells_left),
                    stack("cards-left", table.deck_left),
                    discard,
                ],
            ),
        )
    }
}
